"""Builders of positions of Age of Heroes, and answers played as text."""

from __future__ import annotations

from typing import Any

from tessera.core.agenda import Step
from tessera.core.event import Event
from tessera.core.refusal import Refused, refuse
from tessera.core.seats import CHANCE, EVERYONE, only
from tessera.games.age_of_heroes import GAME
from tessera.games.age_of_heroes.actions import ACTIONS
from tessera.games.age_of_heroes.components import KIND, NAMES
from tessera.games.age_of_heroes.kinds import ARMY, AWAY, CITADEL, CITY, GENERAL, HOME, SHAKEN
from tessera.games.age_of_heroes.places import (
    ASIDE,
    DECK,
    DISCARDS,
    HAND,
    MONUMENT,
    QUAKES,
    REVEALED,
    STRIDE,
)
from tessera.games.age_of_heroes.state import Heroes, HeroesBox
from tessera.games.age_of_heroes.steps.setup import set_out

CONDITIONS = {"home": HOME, "away": AWAY, "shaken": SHAKEN}


def blank(seats: int, **options: Any) -> Heroes:
    """A position with both decks complete, nothing dealt and an empty agenda."""
    box = GAME.box(seats, options)
    assert isinstance(box, HeroesBox)
    return set_out(box)


def heroes(
    seats: int = 3,
    hands: tuple[str, ...] = (),
    cities: tuple[int, ...] = (),
    armies: tuple[str, ...] = (),
    citadels: tuple[int, ...] = (),
    monuments: tuple[int, ...] = (),
    roads: tuple[tuple[int, int], ...] = (),
    deck: str | None = None,
    rest: int = DISCARDS,
    active: int = 0,
    round: int = 1,
    turn: int = 1,
    phase: str = "action",
    agenda: tuple[Step[Any], ...] = (),
    **options: Any,
) -> Heroes:
    """A position in play. Seat n leads tribe n and has one City and one Army at home, unless said otherwise."""
    s = blank(seats, **options)
    s.active, s.round, s.turn, s.phase = active, round, turn, phase
    for seat in range(seats):
        s.tribes[seat] = seat
        give(s, seat, hands[seat] if seat < len(hands) else "")
        for _ in range(cities[seat] if seat < len(cities) else 1):
            s.add_city(seat)
        for name in (armies[seat] if seat < len(armies) else "home").split():
            add_army(s, seat, name)
        for _ in range(citadels[seat] if seat < len(citadels) else 0):
            s.citadels[seat] += 1
            s.supply[CITADEL] -= 1
        for _ in range(monuments[seat] if seat < len(monuments) else 0):
            carry(s, NAMES[5 + seat], MONUMENT + STRIDE * seat, EVERYONE)
    for first, second in roads:
        s.add_road(first, second)
    if deck is not None:
        stack(s, deck, rest)
    s.log = []
    s.then(*agenda)
    s.settle()
    return s


def carry(s: Heroes, name: str, place: int, eyes: int) -> None:
    s.draw(s.one_of(KIND[name], DECK), DECK, place, eyes)


def give(s: Heroes, seat: int, names: str) -> None:
    for name in names.split():
        carry(s, name, HAND + STRIDE * seat, only(seat))
        s.note_received(seat, KIND[name])


def reveal(s: Heroes, name: str) -> None:
    """Lay an event card out to be resolved."""
    carry(s, name, REVEALED, EVERYONE)


def set_aside(s: Heroes, seat: int, *names: str) -> None:
    for name in names:
        carry(s, name, ASIDE + STRIDE * seat, EVERYONE)


def add_army(s: Heroes, seat: int, name: str) -> int:
    army = s.add_army(seat)
    s.army_general[army] = 1 if name.endswith("*") else 0
    s.supply[GENERAL] -= s.army_general[army]
    s.army_state[army] = CONDITIONS[name.rstrip("*")]
    if s.army_state[army] == SHAKEN:
        carry(s, "earthquake", QUAKES + STRIDE * seat, EVERYONE)
    return army


def stack(s: Heroes, names: str, rest: int = DISCARDS) -> None:
    """Leave only these cards in the deck, and move the others to another place."""
    wanted = [KIND[name] for name in names.split()]
    for card in s.places[DECK][:]:
        kind = s.box.kind[card]
        if kind in wanted:
            wanted.remove(kind)
        else:
            s.move(card, DECK, rest, EVERYONE if rest == DISCARDS else 0)
    assert not wanted


def play(s: Heroes, *lines: str) -> None:
    """Play lines such as `0: taxes` and `chance: draw iron`. Each is checked as a match checks it."""
    for line in lines:
        who, text = line.split(": ", 1)
        seat = CHANCE if who == "chance" else int(who)
        step = s.agenda[-1]
        if seat == CHANCE:
            assert CHANCE in s.waiting(), (line, step.save(), s.waiting())
        action = ACTIONS.find(text) or step.parse(s, seat, text)
        if action is None:
            raise refuse(step.RULE, "no-such-action", text=text)
        if not step.allows(s, seat, action):
            raise step.why_not(s, seat, action)
        s.apply(seat, action)


def refusal(s: Heroes, line: str) -> str:
    """The rule that forbids this line, or an empty text if it is allowed."""
    before = GAME.save(s)
    try:
        play(s.clone(), line)
    except Refused as refused:
        assert GAME.save(s) == before
        return refused.rule
    return ""


def timeout(s: Heroes, seat: int) -> None:
    step = s.agenda.pop()
    step.timeout(s, seat)
    s.settle()


def texts(s: Heroes, seat: int) -> list[str]:
    return [option.text for option in s.options(seat)]


def drawn(s: Heroes) -> list[str]:
    """What chance may draw now."""
    return texts(s, CHANCE)


def names(s: Heroes, place: int) -> list[str]:
    return [NAMES[kind] for kind in s.kinds_in(place)]


def hand(s: Heroes, seat: int) -> list[str]:
    return names(s, HAND + STRIDE * seat)


def monument(s: Heroes, seat: int) -> list[str]:
    return names(s, MONUMENT + STRIDE * seat)


def discards(s: Heroes) -> list[str]:
    return names(s, DISCARDS)


def step_name(s: Heroes) -> str:
    return type(s.agenda[-1]).__name__ if s.agenda else ""


def events(s: Heroes, key: str = "") -> list[Event]:
    return [event for event in s.log or [] if not key or event.key == key]


def keys(s: Heroes) -> list[str]:
    return [event.key for event in s.log or []]


def armies(s: Heroes, seat: int) -> list[str]:
    """The conditions of a seat's Armies by number, with a star for a General."""
    found = []
    for army in range(len(s.army_owner)):
        if s.army_owner[army] == seat:
            state = ("home", "away", "shaken")[s.army_state[army]]
            found.append(state + "*" * s.army_general[army])
    return found


def check_items(s: Heroes) -> None:
    """AH-18, AH-19. Items in the deck and in play add up, and every General is on one Army."""
    owned = [army for army, owner in enumerate(s.army_owner) if owner >= 0]
    assert s.supply[CITY] + sum(s.cities) == 12
    assert s.supply[ARMY] + len(owned) == 12
    assert s.supply[CITADEL] + sum(s.citadels) == 9
    assert s.supply[GENERAL] + sum(s.army_general) == 6
    assert s.supply[4] + len(s.roads) == 6
    assert all(s.army_general[army] == 0 for army in range(12) if army not in owned)
    assert set(s.army_general) <= {0, 1}
    assert min(s.supply) >= 0
