"""Rounds and turns: draw, Road questions, action, Monument, discard, retrieve (chapters 4, 6, 8.2, 12 to 14)."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.core.action import Action
from tessera.core.agenda import Step
from tessera.core.refusal import Refused
from tessera.core.seats import EVERYONE
from tessera.games.age_of_heroes.actions import (
    ASK,
    BUILD,
    DISCARD,
    EXCHANGE,
    GO_ON,
    NO,
    PLACE,
    REST,
    TAXES,
    WAR,
    YES,
)
from tessera.games.age_of_heroes.components import NAMES
from tessera.games.age_of_heroes.kinds import AWAY, HAND_LIMIT, HOME, ROAD, SHAKEN
from tessera.games.age_of_heroes.places import HAND, MONUMENT, QUAKES, STRIDE
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.battle import ALONE, NOBODY_ASKED
from tessera.games.age_of_heroes.steps.build import Build, buildable
from tessera.games.age_of_heroes.steps.draws import AT_ONCE, Draw
from tessera.games.age_of_heroes.steps.ending import Checkpoint, EndTurn, VictoryTest, pass_start
from tessera.games.age_of_heroes.steps.market import MarketDay
from tessera.games.age_of_heroes.steps.war import DeclareWar, can_attack


class Round(Step[Heroes]):
    """AH-40, AH-44. One turn for each survivor, clockwise from the start player."""

    def run(self, s: Heroes) -> None:
        s.round += 1
        s.tell(EVERYONE, "round-begins", n=s.round)
        s.then(*[Turn(seat) for seat in s.clockwise(s.start_seat)], END_ROUND)


class EndRound(Step[Heroes]):
    """AH-41, AH-43, AH-295, AH-315. The role of a fallen start player passes on; a Market Day and a round follow."""

    def run(self, s: Heroes) -> None:
        pass_start(s)
        if s.heroes.max_rounds and s.round >= s.heroes.max_rounds:
            s.result = "unfinished"
            s.phase = "over"
            s.tell(EVERYONE, "unfinished", n=s.round)
            s.agenda.clear()
        else:
            s.then(MarketDay(), ROUND)


class Turn(Step[Heroes]):
    """AH-45, AH-282. The five phases of a turn; a fallen tribe has none."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heroes) -> None:
        if not s.alive[self.seat]:
            return
        seat = self.seat
        s.active = seat
        s.turn += 1
        s.phase = "draw"
        s.road_answers = []
        s.tell(EVERYONE, "turn-begins", seat=seat, n=s.n_hand(seat))
        s.then(
            Draw(seat, 1, AT_ONCE),
            AskForRoad(seat),
            ENTER_ACTION,
            ChooseAction(seat),
            Checkpoint(seat),
            ENTER_MONUMENT,
            BuildMonument(seat),
            Checkpoint(seat),
            ENTER_DISCARD,
            DiscardDown(seat),
            Retrieve(seat),
            VictoryTest(seat),
            END_TURN,
        )


class EnterPhase(Step[Heroes]):
    """I-1. The phase of a turn is public."""

    FIELDS: ClassVar[tuple[str, ...]] = ("phase",)

    def __init__(self, phase: str) -> None:
        self.phase = phase

    def run(self, s: Heroes) -> None:
        s.phase = self.phase


# -- Roads ------------------------------------------------------------------------------------------------------


class AskForRoad(Step[Heroes]):
    """AH-88 to AH-95, AH-99. Before the action each neighbour without a Road may be asked once."""

    RULE: ClassVar[str] = "AH-93"
    TITLE: ClassVar[str] = "ask-ask"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waiting(self, s: Heroes) -> tuple[int, ...]:
        return ALONE[self.seat] if self.askable(s) else NOBODY_ASKED

    def askable(self, s: Heroes) -> list[int]:
        if not s.supply[ROAD]:
            return []
        asked = [answer[0] for answer in s.road_answers]
        return [rival for rival in s.neighbours(self.seat) if rival not in asked and not s.has_road(self.seat, rival)]

    def options(self, s: Heroes, seat: int) -> list[Action]:
        return [GO_ON, *[ASK[rival] for rival in self.askable(s)]] if seat == self.seat else []

    def default(self, s: Heroes, seat: int) -> Action:
        return GO_ON

    def why_not(self, s: Heroes, seat: int, action: Action) -> Refused:
        if action.verb != "ask":
            return Refused("AH-93", "ask a neighbour for a Road now, or go on")
        rival = action.args[0]
        if rival not in s.neighbours(seat):
            return Refused("AH-88", f"seat {rival} is not your neighbour")
        if s.has_road(seat, rival):
            return Refused("AH-90", f"a Road to seat {rival} exists, and one is all there can be")
        return Refused("AH-94", f"seat {rival} was asked this turn already")

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        if action is GO_ON:
            return
        s.tell(EVERYONE, "road-asked", seat=seat, rival=action.args[0])
        s.then(AnswerRoad(seat, action.args[0]), self)


class AnswerRoad(Step[Heroes]):
    """AH-96, AH-97. The neighbour says yes or no, for this turn and for good."""

    RULE: ClassVar[str] = "AH-96"
    TITLE: ClassVar[str] = "ask-road"
    FIELDS: ClassVar[tuple[str, ...]] = ("asker", "seat")
    FINAL: ClassVar[bool] = True

    def __init__(self, asker: int, seat: int) -> None:
        self.asker = asker
        self.seat = seat

    def waiting(self, s: Heroes) -> tuple[int, ...]:
        return ALONE[self.seat]

    def options(self, s: Heroes, seat: int) -> list[Action]:
        return [YES, NO] if seat == self.seat else []

    def default(self, s: Heroes, seat: int) -> Action:
        return NO

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        s.road_answers = [*s.road_answers, [seat, 1 if action is YES else 0]]
        s.tell(EVERYONE, "road-granted" if action is YES else "road-refused", seat=seat, rival=self.asker)


# -- the action -------------------------------------------------------------------------------------------------


class ChooseAction(Step[Heroes]):
    """AH-55 to AH-57, AH-73, AH-98, AH-301. At most one action: taxes, build, war, or rest."""

    RULE: ClassVar[str] = "AH-55"
    TITLE: ClassVar[str] = "ask-action"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waiting(self, s: Heroes) -> tuple[int, ...]:
        return ALONE[self.seat]

    def options(self, s: Heroes, seat: int) -> list[Action]:
        if seat != self.seat:
            return []
        found: list[Action] = []
        if s.cities[seat] or s.n_hand(seat):
            found.append(TAXES)
        if buildable(s, seat):
            found.append(BUILD)
        if can_attack(s, seat):
            found.append(WAR)
        found.append(REST)
        return found

    def default(self, s: Heroes, seat: int) -> Action:
        return TAXES if s.cities[seat] else REST

    def why_not(self, s: Heroes, seat: int, action: Action) -> Refused:
        if action is BUILD:
            return Refused("AH-73", f"none of the items can be paid with your {s.n_hand(seat)} cards, or none is left")
        if action is WAR:
            return Refused("AH-301", "war needs an Army at home or a Mighty Hero in hand")
        if action.verb == "ask":
            return Refused("AH-99", "the time to ask for a Road is over")
        return Refused("AH-55", "one action now: taxes, build or war, or rest")

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        s.tell(EVERYONE, f"chose-{action.verb}", seat=seat, n=s.cities[seat])
        if action is BUILD:
            s.then(Build(seat))
        elif action is WAR:
            s.then(DeclareWar(seat))
        elif action is TAXES and s.cities[seat]:
            s.then(Draw(seat, s.cities[seat], AT_ONCE))  # AH-58: the number is fixed now
        elif action is TAXES:
            s.then(ExchangeCard(seat))


class ExchangeCard(Step[Heroes]):
    """AH-60 to AH-62. Without a City: discard a card of one's choice, then draw one."""

    RULE: ClassVar[str] = "AH-60"
    TITLE: ClassVar[str] = "ask-exchange"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waiting(self, s: Heroes) -> tuple[int, ...]:
        return ALONE[self.seat]

    def options(self, s: Heroes, seat: int) -> list[Action]:
        return held_kinds(s, seat, EXCHANGE) if seat == self.seat else []

    def default(self, s: Heroes, seat: int) -> Action:
        return EXCHANGE[s.latest_received(seat)]

    def why_not(self, s: Heroes, seat: int, action: Action) -> Refused:
        return Refused("AH-60", f"exchange one of the {s.n_hand(seat)} cards in your hand")

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        kind = action.args[0]
        s.discard(seat, kind)
        s.forget_latest(seat, kind)
        s.tell(EVERYONE, "exchanged", seat=seat, piece=kind)
        s.then(Draw(seat, 1, AT_ONCE))


def held_kinds(s: Heroes, seat: int, actions: list[Action]) -> list[Action]:
    """The action for each kind in a hand, in code order."""
    counts = s.counts(seat)
    return [actions[kind] for kind in range(len(counts)) if counts[kind]]


# -- Monument, discard, retrieve --------------------------------------------------------------------------------


class BuildMonument(Step[Heroes]):
    """AH-218 to AH-222. Any number of the tribe's own special cards. Whoever holds cards is asked."""

    RULE: ClassVar[str] = "AH-220"
    TITLE: ClassVar[str] = "ask-monument"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waiting(self, s: Heroes) -> tuple[int, ...]:
        return ALONE[self.seat] if s.n_hand(self.seat) else NOBODY_ASKED

    def options(self, s: Heroes, seat: int) -> list[Action]:
        return PLACE[: s.n_held(seat, s.special(seat)) + 1] if seat == self.seat else []

    def default(self, s: Heroes, seat: int) -> Action:
        """D-18. All; one fewer if that would be the end of the tribe."""
        n = s.n_held(seat, s.special(seat))
        return PLACE[n - 1 if n and n == s.n_hand(seat) and not s.cities[seat] else n]

    def why_not(self, s: Heroes, seat: int, action: Action) -> Refused:
        special = s.special(seat)
        return Refused("AH-219", f"you can place 0 to {s.n_held(seat, special)} cards, all of them {NAMES[special]}")

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        n, special = action.args[0], s.special(seat)
        hand = HAND + STRIDE * seat
        for _ in range(n):
            s.move(s.one_of(special, hand), hand, MONUMENT + STRIDE * seat, EVERYONE)
        if n:
            s.tell(EVERYONE, "placed", seat=seat, piece=special, n=n, m=s.n_monument(seat))


class DiscardDown(Step[Heroes]):
    """AH-224 to AH-226. Down to five cards of one's choice, here and at no other time."""

    RULE: ClassVar[str] = "AH-224"
    TITLE: ClassVar[str] = "ask-discard"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waiting(self, s: Heroes) -> tuple[int, ...]:
        return ALONE[self.seat] if s.n_hand(self.seat) > HAND_LIMIT else NOBODY_ASKED

    def options(self, s: Heroes, seat: int) -> list[Action]:
        return held_kinds(s, seat, DISCARD) if seat == self.seat else []

    def default(self, s: Heroes, seat: int) -> Action:
        return DISCARD[s.latest_received(seat)]

    def why_not(self, s: Heroes, seat: int, action: Action) -> Refused:
        return Refused("AH-224", f"discard one of your {s.n_hand(seat)} cards; {HAND_LIMIT} may stay")

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        kind = action.args[0]
        s.discard(seat, kind)
        s.forget_latest(seat, kind)
        s.tell(EVERYONE, "discarded", seat=seat, piece=kind, n=s.n_hand(seat))
        s.agenda.append(self)


class Retrieve(Step[Heroes]):
    """AH-170, AH-198, AH-227 to AH-230. Armies sent out on an earlier turn come home, shaken ones recover."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heroes) -> None:
        s.phase = "retrieve"
        back = 0
        for army in range(len(s.army_owner)):
            if s.army_owner[army] != self.seat:
                continue
            if s.army_state[army] == SHAKEN or (s.army_state[army] == AWAY and s.army_sent[army] < s.turn):
                s.army_state[army] = HOME
                back += 1
        s.discard_all(QUAKES + STRIDE * self.seat)
        if back:
            s.tell(EVERYONE, "armies-home", seat=self.seat, n=back)


ROUND: Final = Round()
END_ROUND: Final = EndRound()
END_TURN: Final = EndTurn()
ENTER_ACTION: Final = EnterPhase("action")
ENTER_MONUMENT: Final = EnterPhase("monument")
ENTER_DISCARD: Final = EnterPhase("discard")
