"""A turn: place a citizen, attack a Titan, or pass (sections 5 and 10)."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.core.action import Action
from tessera.core.agenda import Step
from tessera.core.refusal import Refused
from tessera.core.seats import EVERYONE
from tessera.games.the_ancient_world.actions import (
    BUILD,
    DRAFT,
    EXPAND,
    EXPLORE,
    GROW,
    LABOR,
    LEARN,
    N_SKILLS,
    N_SPACES,
    REBUILD,
    RECRUIT,
    SPACES,
)
from tessera.games.the_ancient_world.cards import ON_FIRST_PASS
from tessera.games.the_ancient_world.state import AT_HAND, STARVING, UNOWNED, Ancient
from tessera.games.the_ancient_world.steps.attack import Muster, add_attacks, refuse_attack, strike
from tessera.games.the_ancient_world.steps.board import (
    EXPAND_COSTS,
    GROW_COSTS,
    LEARN_COSTS,
    PayExpand,
    draft,
    expand_bar,
    grow,
    grow_bar,
    labor,
    learn,
    rebuild,
)
from tessera.games.the_ancient_world.steps.build import Build, build_bar
from tessera.games.the_ancient_world.steps.card_actions import action_bar, begin_action
from tessera.games.the_ancient_world.steps.explore import Explore, FirstPass, explore_bar
from tessera.games.the_ancient_world.steps.recruit import Recruit, recruit_bar

UNCOVERED: Final = (1, 1, 1, 1, 1, 1, 1, 2, 3)
"""AW-43, AW-68, AW-69. For each space the round in which it opens."""


def skills_there(s: Ancient) -> list[int]:
    """For each board action the skills of the citizens on it, as bits."""
    found = [0] * N_SPACES
    for own in s.citizens:
        for skill in range(N_SKILLS):
            at = own[skill]
            if 0 <= at < N_SPACES:
                found[at] |= 2 << skill
    return found


def surcharge(space: int, there: int, skill: int) -> int:
    """AW-115, AW-116, AW-119, AW-159. One coin on Build and Recruit, unless nobody or one of equal skill is there."""
    if space != BUILD and space != RECRUIT:
        return 0
    return 0 if there == 0 or there >> skill & 1 else 1


def citizen_bar(s: Ancient, seat: int, skill: int) -> str:
    """AW-95. The rule that bars this citizen, if one does."""
    return "" if s.citizens[seat][skill - 1] == AT_HAND else "AW-95"


def placement_bar(space: int, there: int, skill: int) -> str:
    """AW-90 to AW-94, AW-114, AW-151, AW-158. The rule by which the citizens there bar this one, if they do."""
    if space in (BUILD, RECRUIT, REBUILD):
        return ""
    return "AW-90" if there >> skill else ""


def space_bar(s: Ancient, seat: int, space: int, extra: int) -> str:
    """AW-96, AW-97. The rule that bars a board action at this surcharge, whatever the citizen, if one does."""
    if s.round < UNCOVERED[space]:
        return "AW-96"
    if space == BUILD:
        return build_bar(s, seat, extra)
    if space == RECRUIT:
        return recruit_bar(s, seat, extra)
    if space == EXPAND:
        return expand_bar(s, seat)
    if space == LEARN:
        return "AW-147" if s.coins[seat] < LEARN_COSTS else ""
    if space == EXPLORE:
        return explore_bar(s)
    if space == GROW:
        return grow_bar(s, seat)
    return ""


def card_bar(s: Ancient, seat: int, kind: int) -> str:
    """AW-195 to AW-200, AW-202. The rule that bars the action of an own card, if one does."""
    action = s.cards[kind].action
    if action is None or not s.has_intact(seat, kind):
        return "AW-195"
    if N_SPACES + kind in s.citizens[seat]:
        return "AW-197"
    return action_bar(s, seat, action, s.coins[seat], s.knowledge[seat])


class Turn(Step[Ancient]):
    """AW-86. Exactly one of three: place a citizen, attack a Titan, pass."""

    RULE: ClassVar[str] = "AW-86"
    TITLE: ClassVar[str] = "ask-turn"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, s: Ancient, seat: int) -> list[Action]:
        found: list[Action] = []
        if seat != self.seat:
            return found
        usable = [skill for skill in range(1, N_SKILLS + 1) if not citizen_bar(s, seat, skill)]
        if usable:
            add_spaces(s, seat, usable, found)
            add_cards(s, seat, usable, found)
        muster = Muster(s, seat)
        for deck in range(3):
            add_attacks(s, muster, deck, found)
        found.append(s.minted.pass_turn)
        return found

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        s.agenda.append(NextTurn(seat))
        if action is s.minted.pass_turn:
            pass_turn(s, seat)
        elif action.verb == "attack":
            strike(s, seat, action.args[0], action.args[1])
        else:
            place(s, seat, action.args[0], action.args[1])

    def default(self, s: Ancient, seat: int) -> Action:
        return s.minted.pass_turn

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        if action.verb == "attack":
            return refuse_attack(s, seat, action)
        if action.verb == "place":
            return refuse_place(s, seat, action.args[0], action.args[1])
        return Refused("AW-86", "place a citizen, attack a Titan, or pass")


def add_spaces(s: Ancient, seat: int, usable: list[int], found: list[Action]) -> None:
    """D-2. Each usable citizen on each board action that is open to it."""
    there = skills_there(s)
    for space in range(N_SPACES):
        if space_bar(s, seat, space, 0):
            continue
        bar_with_surcharge = "?"
        for skill in usable:
            if placement_bar(space, there[space], skill):
                continue
            if surcharge(space, there[space], skill):
                if bar_with_surcharge == "?":
                    bar_with_surcharge = space_bar(s, seat, space, 1)
                if bar_with_surcharge:
                    continue
            found.append(s.minted.place[space][skill])


def add_cards(s: Ancient, seat: int, usable: list[int], found: list[Action]) -> None:
    """D-2. Each usable citizen on each own card action."""
    for piece in s.places[s.ancient.intact[seat]]:
        kind = s.kind[piece]
        if s.cards[kind].action is not None and not card_bar(s, seat, kind):
            for skill in usable:
                found.append(s.minted.use_card[kind][skill])


# -- placing ------------------------------------------------------------------------------------------------------


def place(s: Ancient, seat: int, skill: int, at: int) -> None:
    """AW-89, AW-93, AW-100. A citizen takes its place and acts at once."""
    there = skills_there(s)
    s.citizens[seat][skill - 1] = at
    if at >= N_SPACES:
        s.tell(EVERYONE, "placed-on-card", seat=seat, piece=at - N_SPACES, n=skill)
        begin_action(s, seat, at - N_SPACES)
        return
    s.tell(EVERYONE, "placed", seat=seat, n=skill, text=SPACES[at])
    extra = surcharge(at, there[at], skill)
    if extra:
        s.coins[seat] -= extra
        s.tell(EVERYONE, "paid-surcharge", seat=seat, n=extra, m=s.coins[seat], text=SPACES[at])
    perform(s, seat, at)


def perform(s: Ancient, seat: int, space: int) -> None:
    """Carry out a board action."""
    if space == LABOR:
        labor(s, seat)
    elif space == BUILD:
        s.then(Build(seat))
    elif space == DRAFT:
        draft(s, seat)
    elif space == EXPAND:
        s.then(PayExpand(seat))
    elif space == LEARN:
        learn(s, seat)
    elif space == REBUILD:
        rebuild(s, seat)
    elif space == RECRUIT:
        s.then(Recruit(seat))
    elif space == EXPLORE:
        s.then(Explore(seat))
    else:
        grow(s, seat)


def refuse_place(s: Ancient, seat: int, skill: int, at: int) -> Refused:
    """Why a citizen cannot be placed there."""
    bar = citizen_bar(s, seat, skill)
    if bar:
        return Refused(bar, say_citizen(s, seat, skill))
    if at >= N_SPACES:
        bar = card_bar(s, seat, at - N_SPACES)
        return Refused(bar, say_card_bar(s, at - N_SPACES, bar))
    there = skills_there(s)[at]
    bar = space_bar(s, seat, at, 0)
    if bar:
        return Refused(bar, say_space_bar(s, seat, at, bar))
    if placement_bar(at, there, skill):
        highest = max([other for other in range(1, N_SKILLS + 1) if there >> other & 1])
        return Refused("AW-90", f"a citizen of skill {highest} stands there, and {skill} is not higher")
    bar = space_bar(s, seat, at, surcharge(at, there, skill))
    return Refused(bar, f"a surcharge of 1 coin is due; {say_space_bar(s, seat, at, bar)}")


def say_citizen(s: Ancient, seat: int, skill: int) -> str:
    at = s.citizens[seat][skill - 1]
    if at == UNOWNED:
        return f"you have no citizen of skill {skill} yet"
    if at == STARVING:
        return f"your citizen of skill {skill} is in the Starving box this round"
    return f"your citizen of skill {skill} is placed already"


def say_card_bar(s: Ancient, kind: int, bar: str) -> str:
    name = s.cards[kind].name
    if bar == "AW-195":
        return f"{name} is not an intact card of yours with a card action"
    if bar == "AW-197":
        return f"the action of {name} was used this round"
    if bar == "AW-337":
        return f"no rival has an intact card whose action {name} could copy for you now"
    return f"the action of {name} cannot be paid or would change nothing now"


def say_space_bar(s: Ancient, seat: int, space: int, bar: str) -> str:
    coins = f"you have {s.coins[seat]}"
    said = {
        "AW-96": f"{SPACES[space]} is covered until round {UNCOVERED[space]}",
        "AW-117": f"the surcharge is 1 coin; {coins}",
        "AW-121": f"no card can be bought; {coins} and {s.knowledge[seat]} knowledge, with room for {s.free_capacity(seat)}",
        "AW-140": f"Expand costs 1 knowledge or {EXPAND_COSTS} coins; {coins} and {s.knowledge[seat]} knowledge",
        "AW-143": "no District is left",
        "AW-147": f"Learn costs {LEARN_COSTS} coins; {coins}",
        "AW-170": f"all your {s.n_armies(seat)} armies were used this round and your limit is {s.army_limit(seat)}",
        "AW-181": "there is no card to explore",
        "AW-185": f"Grow costs {GROW_COSTS} coins; {coins}",
        "AW-187": "you own all five citizens",
        "AW-390": f"no card of the Military row can be paid; {coins}",
    }
    return said[bar]


# -- passing, and whose turn is next ------------------------------------------------------------------------------


def pass_turn(s: Ancient, seat: int) -> None:
    """AW-248, AW-249, AW-335. No more turns this round; who passes first may have a card for that."""
    is_first = True not in s.passed
    s.passed[seat] = True
    s.tell(EVERYONE, "passed-first" if is_first else "passed", seat=seat)
    if not is_first:
        return
    for piece in s.places[s.ancient.intact[seat]][::-1]:
        kind = s.kind[piece]
        if s.cards[kind].trigger(ON_FIRST_PASS) is not None:
            s.then(FirstPass(seat, kind))


class NextTurn(Step[Ancient]):
    """AW-85, AW-87, AW-88. Clockwise to the next who has not passed; when all have, the phase ends."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Ancient) -> None:
        for distance in range(1, s.n + 1):
            seat = (self.seat + distance) % s.n
            if not s.passed[seat]:
                s.agenda.append(Turn(seat))
                return
