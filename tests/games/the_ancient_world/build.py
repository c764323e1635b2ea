"""Builds positions of The Ancient World for tests."""

from __future__ import annotations

import re
import shutil
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tessera.core.action import Action
from tessera.core.agenda import Step
from tessera.core.messages import Messages
from tessera.core.refusal import Refused
from tessera.core.seats import CHANCE, EVERYONE, NOBODY
from tessera.games.the_ancient_world import GAME
from tessera.games.the_ancient_world.actions import SPACES
from tessera.games.the_ancient_world.cards import LIVE
from tessera.games.the_ancient_world.state import (
    AT_HAND,
    DISTRICT_BOTTOM,
    DISTRICT_DECK,
    DISTRICT_TOP,
    EMPIRE_A,
    EMPIRE_B,
    EMPIRE_DISCARDS,
    EMPIRE_ROW,
    MILITARY_DECK,
    MILITARY_ROW,
    OUT,
    TITAN_DECK,
    TITAN_TOP,
    UNOWNED,
    Ancient,
    AncientBox,
)
from tessera.games.the_ancient_world.steps.rounds import DECK_OF, EndOfRound
from tessera.games.the_ancient_world.steps.turn import Turn

FIRST_DECK = Path(__file__).with_name("first_deck")
"""The pack with which rules are tested: the first house deck, so that a new one changes no test of a rule."""

LOOSE = [
    EMPIRE_A,
    EMPIRE_B,
    EMPIRE_ROW,
    EMPIRE_DISCARDS,
    MILITARY_DECK,
    MILITARY_ROW,
    DISTRICT_TOP,
    DISTRICT_DECK,
    DISTRICT_BOTTOM,
    *range(TITAN_TOP, TITAN_DECK + 3),
    OUT,
]
"""Where a test may fetch a card from, decks first."""

WRONG_PLURAL = re.compile(r"(?<![\d-])1 (coins|cards|armies|citizens|Districts|Titans|Münzen|Karten|Armeen|Titanen|Bezirke)\b")


def open_box(
    seats: int = 2,
    first: int = 0,
    expand_plus: bool = False,
    cards: dict[str, str] | None = None,
    pack: Path | None = FIRST_DECK,
) -> AncientBox:
    """A box with a pack or the house deck, in which cards may do something else: `{"crane": "triggers = [...]"}`."""
    if cards:
        return rewritten(seats, first, expand_plus, tuple(cards.items()))
    own = {"pack": str(pack)} if pack is not None else {}
    box = GAME.box(seats, {"first_player": first, "expand_plus": expand_plus, **own})
    assert isinstance(box, AncientBox)
    return box


@cache
def rewritten(seats: int, first: int, expand_plus: bool, cards: tuple[tuple[str, str], ...]) -> AncientBox:
    """A box with a pack: the house deck with these cards rewritten."""
    with TemporaryDirectory() as folder:
        pack = shutil.copytree(FIRST_DECK, Path(folder) / "own")
        for card, line in cards:
            rewrite(pack, card, line)
        box = GAME.box(seats, {"first_player": first, "expand_plus": expand_plus, "pack": str(pack)})
    assert isinstance(box, AncientBox)
    return box


def rewrite(pack: Path, card: str, line: str) -> None:
    """Let a card of a pack have this line instead of those that say what it does."""
    for path in sorted(pack.glob("*.toml")):
        blocks = path.read_text(encoding="utf-8").split("\n\n")
        for i, block in enumerate(blocks):
            if f'id = "{card}"' in block:
                kept = [old for old in block.splitlines() if not old.startswith(("action", "triggers", "scoring"))]
                blocks[i] = "\n".join([*kept, line])
                path.write_text("\n\n".join(blocks) + "\n", encoding="utf-8")
                return
    raise AssertionError(f"the house deck has no {card}")


def fresh(
    seats: int = 2,
    first: int = 0,
    expand_plus: bool = False,
    cards: dict[str, str] | None = None,
    pack: Path | None = FIRST_DECK,
) -> Ancient:
    """A match before its first draw, with nothing run yet."""
    s = GAME.start(open_box(seats, first, expand_plus, cards, pack))
    assert isinstance(s, Ancient)
    return s


def world(
    seats: int = 2,
    first: int = 0,
    round: int = 1,
    expand_plus: bool = False,
    cards: dict[str, str] | None = None,
    pack: Path | None = FIRST_DECK,
) -> Ancient:
    """A match at the first turn of a round. Chance always took the first of its options, and nobody has acted."""
    s = fresh(seats, first, expand_plus, cards, pack)
    s.settle()
    deal(s)
    if round > 1:
        while s.round < round:
            seat = s.waiting()[0]
            s.apply(seat, s.minted.pass_turn)
            deal(s)
        for seat in range(seats):
            s.coins[seat] = 6
    return s


def deal(s: Ancient) -> None:
    """Let chance always take the first of its options."""
    while CHANCE in s.waiting():
        s.apply(CHANCE, s.options(CHANCE)[0])


def kind(s: Ancient, name: str) -> int:
    return s.box.by_name[name]


def names(s: Ancient, place: int) -> list[str]:
    return [s.box.names[kind] for kind in s.kinds_in(place)]


def fetch(s: Ancient, name: str, *, but: int = -1) -> int:
    """Take a card of this name out of a deck, row or pile. The caller puts it somewhere else."""
    for place in LOOSE:
        if place != but:
            piece = s.one_of(kind(s, name), place)
            if piece >= 0:
                s.places[place].remove(piece)
                return piece
    raise AssertionError(f"no {name} is left")


def own(s: Ancient, seat: int, *cards: str) -> Ancient:
    """Give a seat these cards, intact: Empire cards, Districts or Titans."""
    box = s.ancient
    for name in cards:
        piece = fetch(s, name)
        group = s.cards[kind(s, name)].group
        s.put(piece, [box.intact, box.intact, box.titans, box.districts][group][seat], EVERYONE)
        s.enliven(seat, kind(s, name), 1)
    return s


def damage(s: Ancient, seat: int, *cards: str) -> Ancient:
    """Turn intact cards of a seat face down."""
    for name in cards:
        piece = s.one_of(kind(s, name), s.ancient.intact[seat])
        s.move(piece, s.ancient.intact[seat], s.ancient.damaged[seat], EVERYONE)
        s.enliven(seat, kind(s, name), -1)
    return s


def hold(s: Ancient, seat: int, *cards: str, eyes: int | None = None) -> Ancient:
    """Let a seat have these cards stored, seen by itself alone unless said otherwise."""
    for name in cards:
        s.put(fetch(s, name), s.ancient.stored[seat], 1 << seat if eyes is None else eyes)
    return s


def set_row(s: Ancient, *cards: str, place: int = EMPIRE_ROW) -> Ancient:
    """Let just these cards be on offer; the others go back to their deck."""
    for piece in s.places[place][:]:
        s.places[place].remove(piece)
        s.put(piece, DECK_OF[s.cards[s.kind[piece]].back], NOBODY)
    for name in cards:
        s.put(fetch(s, name, but=place), place, EVERYONE)
    return s


def set_military(s: Ancient, *cards: str) -> Ancient:
    return set_row(s, *cards, place=MILITARY_ROW)


def set_titans(s: Ancient, *cards: str) -> Ancient:
    """Let these be the face-up Titans of their decks."""
    for name in cards:
        deck = s.cards[kind(s, name)].stars - 1
        set_row(s, name, place=TITAN_TOP + deck)
    return s


def set_army(s: Ancient, seat: int, slot: int, *cards: str, name_coins: int = 0, picture_coins: int = 0) -> Ancient:
    """Let an army consist of these cards, the active one first. What was there leaves the game."""
    army = s.ancient.armies[seat] + slot
    for piece in s.places[army][:]:
        s.move(piece, army, OUT, EVERYONE)
    for name in cards:
        s.put(fetch(s, name), army, EVERYONE)
    s.name_coins[seat][slot] = name_coins
    s.picture_coins[seat][slot] = picture_coins
    return s


def set_citizens(s: Ancient, seat: int, n: int) -> Ancient:
    """Let a seat own citizens of skill 1 to n, all at hand."""
    s.citizens[seat] = [AT_HAND] * n + [UNOWNED] * (5 - n)
    return s


def put_citizen(s: Ancient, seat: int, skill: int, space: str) -> Ancient:
    """Let a citizen stand on a space already."""
    s.citizens[seat][skill - 1] = SPACES.index(space)
    return s


def means(s: Ancient, seat: int, coins: int, knowledge: int = 0) -> Ancient:
    s.coins[seat] = coins
    s.knowledge[seat] = knowledge
    return s


def ask(s: Ancient, *steps: Step[Ancient]) -> Ancient:
    """Let just these steps be on the agenda, in reading order."""
    s.agenda = []
    s.then(*steps)
    s.settle()
    return s


def turn(s: Ancient, seat: int) -> Ancient:
    """Let it be this seat's turn, with the end of the round after it."""
    return ask(s, Turn(seat), EndOfRound())


def read(s: Ancient, line: str) -> tuple[int, Action]:
    who, text = line.split(": ", 1)
    action = s.box.actions.find(text)
    assert action is not None, f"no action reads '{text}'"
    return (CHANCE if who == "chance" else int(who)), action


def play(s: Ancient, *lines: str) -> Ancient:
    """Answer questions: `0: place 3 labor`, `chance: roll coin`."""
    for line in lines:
        seat, action = read(s, line)
        step = s.agenda[-1]
        assert seat in step.waiting(s), f"{line}: asked are {step.waiting(s)} by {step.save()}"
        if not step.allows(s, seat, action):
            raise step.why_not(s, seat, action)
        s.apply(seat, action)
    return s


def refused(s: Ancient, line: str) -> str:
    """The rule by which this is refused; empty if it is legal."""
    seat, action = read(s, line)
    step = s.agenda[-1]
    if step.allows(s, seat, action):
        return ""
    refusal = step.why_not(s, seat, action)
    assert isinstance(refusal, Refused)
    for language in GAME.languages:
        expect_sentence(GAME.words(language), refusal.message.json(s.box.names))
    return refusal.rule


def expect_sentence(words: Messages, message: dict[str, Any]) -> None:
    """The message is in the word files, every value of its sentence is known, and its plurals are right."""
    assert message["key"] in words, message
    said = words.tell(message, None, [])
    assert not set("?{}") & set(said), said
    assert not re.search(WRONG_PLURAL, said), said


def texts(s: Ancient, seat: int, verb: str = "") -> list[str]:
    """What a seat may do now, all or those of one verb."""
    return [option.text for option in s.options(seat) if not verb or option.verb == verb]


def asked(s: Ancient) -> str:
    """The name of the question that waits."""
    return type(s.agenda[-1]).__name__ if s.agenda else ""


def live(s: Ancient, seat: int, symbol: str) -> int:
    return s.live[seat][LIVE.index(symbol)]


def intact(s: Ancient, seat: int) -> list[str]:
    return names(s, s.ancient.intact[seat])


def damaged(s: Ancient, seat: int) -> list[str]:
    return names(s, s.ancient.damaged[seat])


def stored(s: Ancient, seat: int) -> list[str]:
    return names(s, s.ancient.stored[seat])


def army(s: Ancient, seat: int, slot: int) -> list[str]:
    return names(s, s.ancient.armies[seat] + slot)


def titans(s: Ancient, seat: int) -> list[str]:
    return names(s, s.ancient.titans[seat])


def roll(s: Ancient, *faces: str) -> Ancient:
    """Let the damage dice show these faces. If another Titan is to be drawn first, it is."""
    while CHANCE in s.waiting() and asked(s) != "RollDice":
        s.apply(CHANCE, s.options(CHANCE)[0])
    return play(s, *[f"chance: roll {face}" for face in faces])
