"""Rounds and turns: draw, Road questions, action, Monument, discard, retrieve (chapters 4, 6, 8.2, 12 to 14)."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.core.action import Action
from tessera.core.agenda import Ask, Step
from tessera.core.refusal import Refused, refuse
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
    in_hand,
)
from tessera.games.age_of_heroes.kinds import AWAY, HAND_LIMIT, HOME, ROAD, SHAKEN
from tessera.games.age_of_heroes.places import HAND, MONUMENT, QUAKES, STRIDE
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.base import AskIfDue, SeatStep
from tessera.games.age_of_heroes.steps.build import Build, buildable, nothing_to_build
from tessera.games.age_of_heroes.steps.draws import AT_ONCE, DrawCards
from tessera.games.age_of_heroes.steps.ending import Checkpoint, EndTurn, VictoryTest, pass_start
from tessera.games.age_of_heroes.steps.market import MarketDay
from tessera.games.age_of_heroes.steps.war import DeclareWar, can_attack


class Round(Step[Heroes]):
    """AH-40, AH-44. Each survivor has a turn, clockwise from the start player."""

    def run(self, s: Heroes) -> None:
        s.round += 1
        s.tell(EVERYONE, "round-begins", n=s.round)
        s.then(*[Turn(seat) for seat in s.clockwise(s.start_seat)], END_ROUND)


class EndRound(Step[Heroes]):
    """AH-41, AH-43, AH-295, AH-315. An eliminated start player is replaced. A Market Day and the next round follow."""

    def run(self, s: Heroes) -> None:
        pass_start(s)
        if s.heroes.max_rounds and s.round >= s.heroes.max_rounds:
            s.result = "unfinished"
            s.phase = "over"
            s.tell(EVERYONE, "unfinished", n=s.round)
            s.agenda.clear()
        else:
            s.then(MarketDay(), ROUND)


class Turn(SeatStep):
    """AH-45, AH-282. The five phases of a turn. An eliminated tribe has no turn."""

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
            DrawCards(seat, 1, AT_ONCE),
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
    """I-1. The next phase of the turn begins. Everybody may know it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("phase",)

    def __init__(self, phase: str) -> None:
        self.phase = phase

    def run(self, s: Heroes) -> None:
        s.phase = self.phase


# -- Roads ------------------------------------------------------------------------------------------------------


class AskForRoad(AskIfDue):
    """AH-88 to AH-95, AH-99. Before its action a tribe may ask each neighbour without a Road once."""

    RULE: ClassVar[str] = "AH-93"
    TITLE: ClassVar[str] = "ask-ask"

    def is_due(self, s: Heroes) -> bool:
        return len(self.askable(s)) > 0

    def askable(self, s: Heroes) -> list[int]:
        if not s.supply[ROAD]:
            return []
        asked = [answer[0] for answer in s.road_answers]
        return [rival for rival in s.neighbours(self.seat) if rival not in asked and not s.has_road(self.seat, rival)]

    def choices(self, s: Heroes) -> list[Action]:
        return [GO_ON, *[ASK[rival] for rival in self.askable(s)]]

    def default(self, s: Heroes, seat: int) -> Action:
        return GO_ON

    def why_not(self, s: Heroes, seat: int, action: Action) -> Refused:
        if action.verb != "ask":
            return refuse("AH-93", "no-question-so")
        rival = action.args[0]
        if rival >= s.box.seats:
            return refuse("AH-88", "no-other-tribe", n=rival)
        if rival not in s.neighbours(seat):
            return refuse("AH-88", "no-neighbour", rival=rival)
        if s.has_road(seat, rival):
            return refuse("AH-90", "no-second-road", rival=rival)
        return refuse("AH-94", "no-second-question", rival=rival)

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        if action is GO_ON:
            return
        s.tell(EVERYONE, "road-asked", seat=seat, rival=action.args[0])
        s.then(AnswerRoad(seat, action.args[0]), self)


class AnswerRoad(Ask[Heroes]):
    """AH-96, AH-97. The neighbour says yes or no for this turn. The answer is final."""

    RULE: ClassVar[str] = "AH-96"
    TITLE: ClassVar[str] = "ask-road"
    FIELDS: ClassVar[tuple[str, ...]] = ("asker", "seat")
    FINAL: ClassVar[bool] = True

    def __init__(self, asker: int, seat: int) -> None:
        super().__init__(seat)
        self.asker = asker

    def choices(self, s: Heroes) -> list[Action]:
        return [YES, NO]

    def default(self, s: Heroes, seat: int) -> Action:
        return NO

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        s.road_answers = [*s.road_answers, [seat, 1 if action is YES else 0]]
        s.tell(EVERYONE, "road-granted" if action is YES else "road-refused", seat=seat, rival=self.asker)


# -- the action -------------------------------------------------------------------------------------------------


class ChooseAction(Ask[Heroes]):
    """AH-55 to AH-57, AH-73, AH-98, AH-301. A tribe takes at most one action: taxes, build or war."""

    RULE: ClassVar[str] = "AH-55"
    TITLE: ClassVar[str] = "ask-action"

    def choices(self, s: Heroes) -> list[Action]:
        seat = self.seat
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
            return nothing_to_build(s, seat)
        if action is WAR:
            return refuse("AH-301", "no-army-for-war")
        if action.verb == "ask":
            return refuse("AH-99", "no-question-now")
        return refuse("AH-55", "no-action-so")

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        s.tell(EVERYONE, f"chose-{action.verb}", seat=seat, n=s.cities[seat])
        if action is BUILD:
            s.then(Build(seat))
        elif action is WAR:
            s.then(DeclareWar(seat))
        elif action is TAXES and s.cities[seat]:
            s.then(DrawCards(seat, s.cities[seat], AT_ONCE))  # AH-58: the number is fixed now
        elif action is TAXES:
            s.then(ExchangeCard(seat))


class ExchangeCard(Ask[Heroes]):
    """AH-60 to AH-62. Taxes of a tribe without Cities: it discards a card of its choice and draws one."""

    RULE: ClassVar[str] = "AH-60"
    TITLE: ClassVar[str] = "ask-exchange"

    def choices(self, s: Heroes) -> list[Action]:
        return held_kinds(s, self.seat, EXCHANGE)

    def pieces(self, s: Heroes, seat: int, action: Action) -> tuple[str, ...]:
        return (in_hand(seat, action.args[0]),)

    def default(self, s: Heroes, seat: int) -> Action:
        return EXCHANGE[s.latest_received(seat)]

    def why_not(self, s: Heroes, seat: int, action: Action) -> Refused:
        return refuse("AH-60", "no-card-to-exchange", n=s.n_hand(seat))

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        kind = action.args[0]
        s.discard(seat, kind)
        s.forget_latest(seat, kind)
        s.tell(EVERYONE, "exchanged", seat=seat, piece=kind)
        s.then(DrawCards(seat, 1, AT_ONCE))


def held_kinds(s: Heroes, seat: int, actions: list[Action]) -> list[Action]:
    """The action for each kind in a hand, in code order."""
    counts = s.counts(seat)
    return [actions[kind] for kind in range(len(counts)) if counts[kind]]


# -- Monument, discard, retrieve --------------------------------------------------------------------------------


class BuildMonument(AskIfDue):
    """AH-218 to AH-222. A tribe adds any number of its own special cards to its Monument."""

    RULE: ClassVar[str] = "AH-220"
    TITLE: ClassVar[str] = "ask-monument"

    def choices(self, s: Heroes) -> list[Action]:
        return PLACE[: s.n_held(self.seat, s.special(self.seat)) + 1]

    def default(self, s: Heroes, seat: int) -> Action:
        """D-18. All of them, or one fewer if that would eliminate the tribe."""
        n = s.n_held(seat, s.special(seat))
        return PLACE[n - 1 if n and n == s.n_hand(seat) and not s.cities[seat] else n]

    def why_not(self, s: Heroes, seat: int, action: Action) -> Refused:
        special = s.special(seat)
        return refuse("AH-219", "no-so-many-for-monument", n=s.n_held(seat, special), piece=special)

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        n, special = action.args[0], s.special(seat)
        hand = HAND + STRIDE * seat
        for _ in range(n):
            s.move(s.one_of(special, hand), hand, MONUMENT + STRIDE * seat, EVERYONE)
        if n:
            s.tell(EVERYONE, "placed", seat=seat, piece=special, n=n, m=s.n_monument(seat))


class DiscardDown(AskIfDue):
    """AH-224 to AH-226. A tribe discards cards of its choice until it holds five. The limit applies at no other time."""

    RULE: ClassVar[str] = "AH-224"
    TITLE: ClassVar[str] = "ask-discard"

    def is_due(self, s: Heroes) -> bool:
        return s.n_hand(self.seat) > HAND_LIMIT

    def choices(self, s: Heroes) -> list[Action]:
        return held_kinds(s, self.seat, DISCARD)

    def pieces(self, s: Heroes, seat: int, action: Action) -> tuple[str, ...]:
        return (in_hand(seat, action.args[0]),)

    def default(self, s: Heroes, seat: int) -> Action:
        return DISCARD[s.latest_received(seat)]

    def why_not(self, s: Heroes, seat: int, action: Action) -> Refused:
        return refuse("AH-224", "no-card-to-discard", n=s.n_hand(seat), m=HAND_LIMIT)

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        kind = action.args[0]
        s.discard(seat, kind)
        s.forget_latest(seat, kind)
        s.tell(EVERYONE, "discarded", seat=seat, piece=kind, n=s.n_hand(seat))
        s.agenda.append(self)


class Retrieve(SeatStep):
    """AH-170, AH-198, AH-227 to AH-230. Armies that were sent out on an earlier turn come home, and shaken ones recover."""

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
