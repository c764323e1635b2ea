"""Event cards that are resolved when they are drawn (chapter 11). The Barbarians have a chapter of their own."""

from __future__ import annotations

from typing import ClassVar

from tessera.core.action import Action
from tessera.core.agenda import Step
from tessera.core.refusal import Refused, refuse
from tessera.core.seats import EVERYONE
from tessera.games.age_of_heroes.actions import ERUPT, NOTHING, PLAY_LUCK, SHAKE, fighter_of
from tessera.games.age_of_heroes.kinds import (
    CITY,
    EARTHQUAKE,
    FAMINE,
    GRAIN,
    HOME,
    LUCK,
    POPULATION_BOOM,
    SHAKEN,
    VOLCANO,
)
from tessera.games.age_of_heroes.places import QUAKES, REVEALED, STRIDE
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.barbarians import DISCARD_REVEALED, RespondToBarbarians
from tessera.games.age_of_heroes.steps.base import AskIfDue, SeatStep
from tessera.games.age_of_heroes.steps.ending import Checkpoint
from tessera.games.age_of_heroes.steps.luck import AskForLuck


class ResolveEvent(Step[Heroes]):
    """AH-49, AH-188. The revealed card takes effect for its drawer, is discarded, and a checkpoint follows."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "seat")

    def __init__(self, kind: int, seat: int) -> None:
        self.kind = kind
        self.seat = seat

    def run(self, s: Heroes) -> None:
        if self.kind == POPULATION_BOOM:
            s.then(Boom(self.seat), DISCARD_REVEALED, Checkpoint(self.seat))
        elif self.kind == EARTHQUAKE:
            s.then(ChooseArmy(self.seat), DISCARD_REVEALED, Checkpoint(self.seat))
        elif self.kind == VOLCANO:
            s.then(ChooseVictim(self.seat), DISCARD_REVEALED, Checkpoint(self.seat))
        elif self.kind == FAMINE:
            s.then(Famine(0, 0, self.seat), DISCARD_REVEALED, Checkpoint(self.seat))
        else:
            s.then(RespondToBarbarians(self.seat))


class Boom(SeatStep):
    """AH-34, AH-191 to AH-193. The tribe gets a City without payment, if one is left."""

    def run(self, s: Heroes) -> None:
        if s.supply[CITY]:
            s.add_city(self.seat)
            s.tell(EVERYONE, "boom", seat=self.seat, n=s.cities[self.seat])
        else:
            s.tell(EVERYONE, "boom-in-vain", seat=self.seat)


# -- Earthquake -------------------------------------------------------------------------------------------------


def shakable(s: Heroes, drawer: int) -> list[int]:
    """AH-84, AH-194. The Armies of other tribes that are at home and have no General, by number."""
    return [
        army
        for army in range(len(s.army_owner))
        if s.army_owner[army] >= 0 and s.army_owner[army] != drawer and s.army_state[army] == HOME and not s.army_general[army]
    ]


class ChooseArmy(AskIfDue):
    """AH-194 to AH-196. The drawer of an Earthquake must choose an Army, if there is one to choose."""

    RULE: ClassVar[str] = "AH-194"
    TITLE: ClassVar[str] = "ask-shake"

    def is_due(self, s: Heroes) -> bool:
        return len(shakable(s, self.seat)) > 0

    def run(self, s: Heroes) -> None:
        s.tell(EVERYONE, "earthquake-in-vain", seat=self.seat)

    def choices(self, s: Heroes) -> list[Action]:
        return [SHAKE[army] for army in shakable(s, self.seat)]

    def pieces(self, s: Heroes, seat: int, action: Action) -> tuple[str, ...]:
        return (fighter_of(s.army_owner[action.args[0]], action.args[0]),)

    def default(self, s: Heroes, seat: int) -> Action:
        """D-2. The first Army that may be chosen, of the first tribe clockwise."""
        legal = shakable(s, seat)
        for owner in s.clockwise(seat + 1):
            for army in legal:
                if s.army_owner[army] == owner:
                    return SHAKE[army]
        return SHAKE[legal[0]]

    def why_not(self, s: Heroes, seat: int, action: Action) -> Refused:
        return refuse("AH-194", "no-army-to-shake")

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        army = action.args[0]
        s.tell(EVERYONE, "quake-aimed", seat=seat, rival=s.army_owner[army], n=army + 1)
        s.then(LuckAgainstEarthquake(army))


class LuckAgainstEarthquake(AskForLuck):
    """AH-197 to AH-200. The owner may block the Earthquake with Luck. Otherwise the Army is shaken and the card stays on it."""

    RULE: ClassVar[str] = "AH-200"
    TITLE: ClassVar[str] = "ask-luck-earthquake"
    FIELDS: ClassVar[tuple[str, ...]] = ("army",)

    def __init__(self, army: int) -> None:
        self.army = army

    def asked(self, s: Heroes) -> int:
        owner = s.army_owner[self.army]
        return owner if s.n_hand(owner) else -1

    def run(self, s: Heroes) -> None:
        owner = s.army_owner[self.army]
        s.army_state[self.army] = SHAKEN
        s.move(s.places[REVEALED][0], REVEALED, QUAKES + STRIDE * owner, EVERYONE)
        s.tell(EVERYONE, "shaken", seat=owner, n=self.army + 1)


# -- Volcano ----------------------------------------------------------------------------------------------------


class ChooseVictim(AskIfDue):
    """AH-201 to AH-203. The drawer of a Volcano must choose another tribe with a City, if there is one."""

    RULE: ClassVar[str] = "AH-201"
    TITLE: ClassVar[str] = "ask-erupt"

    def is_due(self, s: Heroes) -> bool:
        return len(self.victims(s)) > 0

    def victims(self, s: Heroes) -> list[int]:
        return [seat for seat in range(s.box.seats) if seat != self.seat and s.cities[seat]]

    def run(self, s: Heroes) -> None:
        s.tell(EVERYONE, "volcano-in-vain", seat=self.seat)

    def choices(self, s: Heroes) -> list[Action]:
        return [ERUPT[victim] for victim in self.victims(s)]

    def default(self, s: Heroes, seat: int) -> Action:
        """D-3. The tribe with the most Cities, and among equals the first clockwise."""
        chosen = -1
        for rival in s.clockwise(seat + 1):
            if rival != seat and s.cities[rival] and (chosen < 0 or s.cities[rival] > s.cities[chosen]):
                chosen = rival
        return ERUPT[chosen]

    def why_not(self, s: Heroes, seat: int, action: Action) -> Refused:
        return refuse("AH-201", "no-city-to-lose")

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        s.tell(EVERYONE, "volcano-aimed", seat=seat, rival=action.args[0])
        s.then(LuckAgainstVolcano(action.args[0]))


class LuckAgainstVolcano(AskForLuck):
    """AH-204, AH-205. The chosen tribe may block the Volcano with Luck. Otherwise it loses a City."""

    RULE: ClassVar[str] = "AH-205"
    TITLE: ClassVar[str] = "ask-luck-volcano"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asked(self, s: Heroes) -> int:
        return self.seat if s.n_hand(self.seat) else -1

    def run(self, s: Heroes) -> None:
        s.cities[self.seat] -= 1
        s.supply[CITY] += 1
        s.tell(EVERYONE, "city-lost", seat=self.seat, n=s.cities[self.seat])


# -- Famine -----------------------------------------------------------------------------------------------------


class Famine(AskForLuck):
    """AH-206 to AH-209. Everyone may play Luck, clockwise from the drawer. Then all unprotected Grain is discarded at once."""

    RULE: ClassVar[str] = "AH-208"
    TITLE: ClassVar[str] = "ask-luck-famine"
    FIELDS: ClassVar[tuple[str, ...]] = ("turn", "protected", "drawer")

    def __init__(self, turn: int, protected: int, drawer: int) -> None:
        self.turn = turn
        """The seat whose answer is due, counted clockwise from the drawer."""
        self.protected = protected
        """The seats that played Luck, as bits."""
        self.drawer = drawer

    def asked(self, s: Heroes) -> int:
        """The seat whose answer is due, or -1. Every survivor with cards is asked, whatever these are (I-12)."""
        n = s.box.seats
        for turn in range(self.turn, n):
            seat = (self.drawer + turn) % n
            if s.alive[seat] and s.n_hand(seat):
                return seat
        return -1

    def choices(self, s: Heroes, seat: int) -> list[Action]:
        return super().choices(s, seat) if s.n_held(seat, GRAIN) else [NOTHING]

    def why_not(self, s: Heroes, seat: int, action: Action) -> Refused:
        if action is PLAY_LUCK and s.n_held(seat, LUCK):
            return refuse("AH-208", "no-grain-to-keep")
        return super().why_not(s, seat, action)

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        protected = self.protected
        if action is PLAY_LUCK:
            self.play(s, seat)
            protected |= 1 << seat
        s.then(Famine((seat - self.drawer) % s.box.seats + 1, protected, self.drawer))

    def run(self, s: Heroes) -> None:
        for seat in s.clockwise(self.drawer):
            n = 0 if self.protected >> seat & 1 else s.n_held(seat, GRAIN)
            for _ in range(n):
                s.discard(seat, GRAIN)
            if n:
                s.tell(EVERYONE, "grain-lost", seat=seat, n=n)
