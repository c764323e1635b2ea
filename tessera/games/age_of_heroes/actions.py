"""Every action that can be listed in advance, minted once. Other trades and attacks are typed freely."""

from __future__ import annotations

from typing import Final

from tessera.core.action import Action, ActionTable
from tessera.games.age_of_heroes.components import BATTLE_VALUES, ITEMS, NAMES, RESOURCES, TRIBES
from tessera.games.age_of_heroes.forces import counted
from tessera.games.age_of_heroes.kinds import (
    ARMY,
    CITADEL,
    CITY,
    GENERAL,
    GOLD,
    LUCK,
    MAX_SEATS,
    MIGHTY_HERO,
    N_RESOURCES,
    OBJECTIVES,
    OLYMPIC_GAMES,
    ROAD,
    is_immediate,
)

ACTIONS: Final = ActionTable()
N_ARMIES: Final = ITEMS[ARMY].copies
N_GENERALS: Final = ITEMS[GENERAL].copies
N_HEROES: Final = RESOURCES[MIGHTY_HERO].copies
N_OFFERS: Final = 120
"""The numbers for offers of one Market Day: enough for twelve by each of six seats, and for twenty circuits of calls."""
N_ALTERNATIVES: Final = 4
"""AH-252."""
FIGHTERS: Final = N_ARMIES + N_HEROES
"""AH-316. The Armies by number, followed by the Hero-Armies."""
TRADABLE: Final[list[int]] = [kind for kind in range(N_RESOURCES) if not is_immediate(kind)]
"""AH-243."""


def army_name(fighter: int) -> str:
    """A fighter as it is typed: `army 1` to `army 12`, or the first, second or third Hero of its side."""
    return f"hero {fighter_number(fighter)}" if is_hero(fighter) else f"army {fighter_number(fighter)}"


def is_hero(fighter: int) -> int:
    """1 for a Hero that fights as an Army, 0 for an Army."""
    return 1 if fighter >= N_ARMIES else 0


def fighter_number(fighter: int) -> int:
    """The number by which players call an Army, or a Hero of its side."""
    return fighter - N_ARMIES + 1 if fighter >= N_ARMIES else fighter + 1


def in_hand(seat: int, kind: int) -> str:
    """A card of a hand, as clients name it."""
    return f"hands/{seat}/{NAMES[kind]}"


def fighter_of(seat: int, fighter: int) -> str:
    """An Army or a fighting Hero of a seat, as clients name it."""
    return f"{'hero' if is_hero(fighter) else 'army'}/{seat}/{fighter_number(fighter)}"


def by_kind(verb: str) -> list[Action]:
    """One action for each kind of Resource card."""
    return [ACTIONS.mint(verb, (kind,), NAMES[kind]) for kind in range(N_RESOURCES)]


# -- chance -----------------------------------------------------------------------------------------------------

DRAW: Final[list[Action]] = [ACTIONS.mint("draw", (kind,), NAMES[kind]) for kind in range(len(NAMES))]
SEIZE: Final[list[Action]] = [ACTIONS.mint("seize", (kind,), NAMES[kind]) for kind in range(N_RESOURCES)]

# -- setup and turn ---------------------------------------------------------------------------------------------

TRIBE: Final[list[Action]] = [
    ACTIONS.mint("tribe", (tribe,), TRIBES[tribe].id, (f"tribe/{TRIBES[tribe].id}",)) for tribe in range(len(TRIBES))
]
GO_ON: Final = ACTIONS.mint("go-on", ())
ASK: Final[list[Action]] = [ACTIONS.mint("ask", (seat,), str(seat), (f"seat/{seat}",)) for seat in range(MAX_SEATS)]
YES: Final = ACTIONS.mint("yes", ())
NO: Final = ACTIONS.mint("no", ())
TAXES: Final = ACTIONS.mint("taxes", ())
BUILD: Final = ACTIONS.mint("build", ())
WAR: Final = ACTIONS.mint("war", ())
REST: Final = ACTIONS.mint("rest", ())
EXCHANGE: Final[list[Action]] = by_kind("exchange")
PLACE: Final[list[Action]] = [ACTIONS.mint("place", (n,), str(n)) for n in range(7)]
DISCARD: Final[list[Action]] = by_kind("discard")

# -- building ---------------------------------------------------------------------------------------------------


def payments(item: int) -> list[tuple[int, ...]]:
    """AH-66, AH-67. Every set of cards that pays for an item. Gold replaces any other kind, but nothing replaces Gold."""
    found: list[tuple[int, ...]] = [()]
    for kind in ITEMS[item].cost:
        choices = (kind,) if kind == GOLD else (kind, GOLD)
        found = [(*paid, choice) for paid in found for choice in choices]
    unique: list[tuple[int, ...]] = []
    for paid in found:
        if (cards := tuple(sorted(paid))) not in unique:
            unique.append(cards)
    return unique


def mint_builds(item: int, words: str, target: int = -1) -> list[Action]:
    made: list[Action] = []
    for paid in payments(item):
        names = " ".join(NAMES[kind] for kind in paid)
        made.append(ACTIONS.mint("build", (item, target, *paid), f"{words} with {names}"))
    return made


BUILD_CITY: Final = mint_builds(CITY, "city")
BUILD_ARMY: Final = mint_builds(ARMY, "army")
BUILD_CITADEL: Final = mint_builds(CITADEL, "citadel")
BUILD_GENERAL: Final = [mint_builds(GENERAL, f"general on army {army + 1}", army) for army in range(N_ARMIES)]
BUILD_ROAD: Final = [mint_builds(ROAD, f"road to {seat}", seat) for seat in range(MAX_SEATS)]
STOP: Final = ACTIONS.mint("stop", ())

# -- events and responses ---------------------------------------------------------------------------------------

RESOLVE: Final[list[Action]] = by_kind("resolve")
SHAKE: Final[list[Action]] = [ACTIONS.mint("shake", (army,), f"army {army + 1}") for army in range(N_ARMIES)]
ERUPT: Final[list[Action]] = [ACTIONS.mint("erupt", (seat,), str(seat), (f"seat/{seat}",)) for seat in range(MAX_SEATS)]
NOTHING: Final = ACTIONS.mint("nothing", ())
PLAY_LUCK: Final = ACTIONS.mint("play", (LUCK,), "luck")
PLAY_GAMES: Final = ACTIONS.mint("play", (OLYMPIC_GAMES,), "olympic-games")

HERO_ROLES: Final[list[tuple[int, int, int]]] = [
    (armies, generals, pairs)
    for armies in range(N_HEROES + 1)
    for generals in range(N_HEROES + 1)
    for pairs in range(2)
    if armies + generals + 2 * pairs <= N_HEROES
]
"""AH-117 to AH-119. How many Heroes serve as Armies, as Generals of Armies, and in pairs. The first entry is none at all."""
PLAY_HEROES: Final[list[Action]] = [
    ACTIONS.mint("play", (MIGHTY_HERO, *roles), counted(0, 0, *roles)) for roles in HERO_ROLES[1:]
]

# -- war --------------------------------------------------------------------------------------------------------


def counts(force: str) -> list[str]:
    """The parts of a force as clients name them: `2 army 1 general` is `force/2-army` and `force/1-general`."""
    words = force.split()
    return [f"force/{n}-{name}" for n, name in zip(words[::2], words[1::2], strict=True)]


def mint_war(target: int, objective: int, plain: int, led: int, roles: tuple[int, int, int]) -> Action | None:
    """AH-108, AH-118. An attack by numbers, or None if no Army takes part or a Hero-General has no Army to lead."""
    hero_armies, hero_generals, pairs = roles
    if plain + led + hero_armies + pairs == 0 or plain + led > N_ARMIES or hero_generals > plain:
        return None
    force = counted(plain, led, *roles)
    n_fighters = plain + led + hero_armies + pairs
    named = (f"seat/{target}", f"objective/{OBJECTIVES[objective]}", f"fighters/{n_fighters}", *counts(force))
    return ACTIONS.mint("war", (target, objective, plain, led, *roles), f"{target} {OBJECTIVES[objective]} with {force}", named)


ATTACKS: Final[list[list[list[list[list[Action | None]]]]]] = [
    [
        [
            [[mint_war(target, objective, plain, led, roles) for roles in HERO_ROLES] for led in range(N_GENERALS + 1)]
            for plain in range(N_ARMIES + 1)
        ]
        for objective in range(len(OBJECTIVES))
    ]
    for target in range(MAX_SEATS)
]
"""By target, objective, number of Armies without and with a General, and roles of Heroes. Equal Armies are interchangeable."""

LAY: Final[list[list[Action]]] = [
    [ACTIONS.mint("lay", (fighter, value), f"{value + 1} under {army_name(fighter)}") for value in range(BATTLE_VALUES)]
    for fighter in range(FIGHTERS)
]
FIGHT: Final[list[Action]] = [ACTIONS.mint("fight", (fighter,), army_name(fighter)) for fighter in range(FIGHTERS)]
TAKE: Final[list[Action]] = [ACTIONS.mint("take", (n,), str(n)) for n in range(2 * FIGHTERS + 1)]

# -- trade ------------------------------------------------------------------------------------------------------

PASS: Final = ACTIONS.mint("pass", ())
DONE: Final = ACTIONS.mint("done", ())
ACCEPT: Final[list[list[Action]]] = [
    [
        ACTIONS.mint(
            "accept", (number + 1, choice), f"o{number + 1} {choice + 1}", (f"offer/o{number + 1}", f"accept/{choice + 1}")
        )
        for choice in range(N_ALTERNATIVES)
    ]
    for number in range(N_OFFERS)
]
DECLINE: Final[list[Action]] = [
    ACTIONS.mint("decline", (number + 1,), f"o{number + 1}", (f"offer/o{number + 1}", "answer/decline"))
    for number in range(N_OFFERS)
]
WITHDRAW: Final[list[Action]] = [
    ACTIONS.mint("withdraw", (number + 1,), f"o{number + 1}", (f"offer/o{number + 1}", "answer/withdraw"))
    for number in range(N_OFFERS)
]


def mint_offer(give: int, want: int) -> Action | None:
    """AH-318. A one-for-one offer to everyone, or None if there is none; its arguments are those of `Terms.args`."""
    if give == want or is_immediate(give) or is_immediate(want):
        return None
    return ACTIONS.mint("offer", (-1, 0, 1, give, 1, want), f"{NAMES[give]} for {NAMES[want]}")


OFFERS_OF: Final[list[list[Action]]] = [
    [action for want in range(N_RESOURCES) if (action := mint_offer(give, want)) is not None] for give in range(N_RESOURCES)
]
"""For each kind given, the offers for all kinds wanted."""
