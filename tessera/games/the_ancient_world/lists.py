"""The lists of the rulebook page, made from code and data: what cards can do, and the cards of the house deck by tribe."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from tessera.core.box import Box
from tessera.core.data import Sheet
from tessera.core.messages import Messages
from tessera.games.the_ancient_world.bonuses import BONUSES, read_bonus
from tessera.games.the_ancient_world.card_text import describe, sentence
from tessera.games.the_ancient_world.cards import DECK_A, DECK_B, DISTRICT, EMPIRE, MILITARY, START, TITAN, TRIBES, Card
from tessera.games.the_ancient_world.effects import EFFECTS, read_effect
from tessera.games.the_ancient_world.state import AncientBox
from tessera.games.the_ancient_world.triggers import TRIGGERS, read_trigger

Listed = Callable[[Box, Messages], str]
"""Makes a list of the box in these words, as Markdown."""

CARD_KINDS: Final[tuple[Any, ...]] = (*EFFECTS, *TRIGGERS, *BONUSES)
"""Every kind of what a card does besides its symbols."""
DECKS: Final = {START: "start", DECK_A: "deck-a", DECK_B: "deck-b"}
"""What the words call the Empire decks."""


def example(text: str) -> Sheet:
    """An example of what a pack may write, to be read."""
    return Sheet(Path("example.toml"), [text], 1, "example", tomllib.loads(f"example = {text}")["example"])


def table(heads: list[str], rows: list[list[str]], words: Messages) -> str:
    """A Markdown table; the words name its columns."""
    lines = [[words.say(f"list-{head}") for head in heads], ["---"] * len(heads), *rows]
    return "\n".join(["| " + " | ".join(line) + " |" for line in lines])


# -- what cards can do ----------------------------------------------------------------------------------------------


def house_rules(box: Box, words: Messages) -> str:
    """The rules that the kinds of effects, reactions and bonuses name, by their ids."""
    ids = sorted({id for kind in CARD_KINDS for id in kind.RULES})
    return "\n".join([f"- **{id}** ⌂ {words.say(id)}" for id in ids])


def table_of(kinds: tuple[Any, ...], read: Callable[[Any], Any]) -> Listed:
    """The list of these kinds: the first example of each, and what a card with it says."""

    def made(box: Box, words: Messages) -> str:
        rows: list[list[str]] = []
        for kind in kinds:
            said = sentence(read(example(kind.EXAMPLES[0])).say())
            rows.append([f"`{kind.EXAMPLES[0]}`", words.tell(dict(said), None, [])])
        return table(["example", "text"], rows, words)

    return made


# -- the cards ------------------------------------------------------------------------------------------------------


def row_of(card: Card, words: Messages) -> list[str]:
    """A card with its copies, all that it shows, and its line of flavour."""
    return [words.name(card.id), str(card.copies), describe(card, words), words.say(f"{card.id}.flavour")]


def cards_of(box: Box, group: int) -> list[Card]:
    assert isinstance(box, AncientBox)
    return [card for card in box.cards if card.group == group]


def empire(box: Box, words: Messages) -> str:
    """Each tribe with its character and its cards; a card belongs to the tribe of its first banner."""
    parts: list[str] = []
    for tribe, colour in enumerate(TRIBES):
        rows: list[list[str]] = []
        for card in cards_of(box, EMPIRE):
            if card.tribes[0] == tribe:
                name, *rest = row_of(card, words)
                rows.append([name, words.say(f"list-{DECKS[card.back]}"), *rest])
        title = words.say("list-tribe", text=words.say(f"tribe-{colour}.people"), colour=words.name(f"tribe-{colour}"))
        heads = ["card", "deck", "copies", "text", "flavour"]
        parts += [f"### {title}", words.say(f"tribe-{colour}.about"), table(heads, rows, words)]
    return "\n\n".join(parts)


def group(number: int) -> Listed:
    """The list of all cards of a group."""

    def made(box: Box, words: Messages) -> str:
        return table(["card", "copies", "text", "flavour"], [row_of(card, words) for card in cards_of(box, number)], words)

    return made


LISTS: Final[dict[str, Listed]] = {
    "house": house_rules,
    "actions": table_of(EFFECTS, read_effect),
    "reactions": table_of(TRIGGERS, read_trigger),
    "points": table_of(BONUSES, read_bonus),
    "empire": empire,
    "military": group(MILITARY),
    "titans": group(TITAN),
    "districts": group(DISTRICT),
}
