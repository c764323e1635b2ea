"""The lists of the rulebook page that follow from what cards can do: house rules, actions, reactions and points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tessera.core.box import Box
from tessera.core.messages import Messages
from tessera.games.the_ancient_world.bonuses import BONUSES, read_bonus
from tessera.games.the_ancient_world.card_text import sentence
from tessera.games.the_ancient_world.effects import EFFECTS, read_effect
from tessera.games.the_ancient_world.kinds import example
from tessera.games.the_ancient_world.triggers import TRIGGERS, read_trigger

CARD_KINDS: Final[tuple[Any, ...]] = (*EFFECTS, *TRIGGERS, *BONUSES)
"""Every kind of what a card does besides its symbols."""


def house_rules(box: Box, words: Messages) -> str:
    """The rules that the kinds of effects, reactions and bonuses name, by their ids."""
    ids = sorted({id for kind in CARD_KINDS for id in kind.RULES})
    return "\n".join([f"- **{id}** {words.say(id)}" for id in ids])


def table_of(kinds: tuple[Any, ...], read: Callable[[Any], Any]) -> Callable[[Box, Messages], str]:
    """The list of these kinds: the first example of each, and what a card with it says."""

    def made(box: Box, words: Messages) -> str:
        rows = [f"| {words.say('list-example')} | {words.say('list-text')} |", "| --- | --- |"]
        for kind in kinds:
            said = sentence(read(example(kind.EXAMPLES[0])).say())
            rows.append(f"| `{kind.EXAMPLES[0]}` | {words.tell(dict(said), None, [])} |")
        return "\n".join(rows)

    return made


LISTS = {
    "house": house_rules,
    "actions": table_of(EFFECTS, read_effect),
    "reactions": table_of(TRIGGERS, read_trigger),
    "points": table_of(BONUSES, read_bonus),
}
