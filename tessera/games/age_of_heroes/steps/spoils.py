"""Spoils and the way home (chapters 9.6 to 9.9)."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.core.action import Action
from tessera.core.agenda import Step
from tessera.core.refusal import Refused, refuse
from tessera.core.seats import EVERYONE, only
from tessera.games.age_of_heroes.actions import N_ARMIES, TAKE
from tessera.games.age_of_heroes.kinds import AWAY, CONQUEST, OBJECTIVES, RAZING
from tessera.games.age_of_heroes.places import DISCARDS, HAND, LOOT, MONUMENT, STRIDE
from tessera.games.age_of_heroes.scoring import reward
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.base import AskByPosition, DrawFromHand
from tessera.games.age_of_heroes.steps.battle import ATTACK, DESTROYED


def entitlement(s: Heroes) -> int:
    """AH-162, AH-163. The most Cities or cards that the Victorious Armies may take."""
    held = (s.cities[s.defender], s.n_hand(s.defender), s.n_monument(s.defender))
    return min(reward(s.objective, s.victorious), held[s.objective])


class TakeSpoils(AskByPosition):
    """AH-152, AH-165, AH-166. The attacker takes as much of the entitlement as it wants."""

    RULE: ClassVar[str] = "AH-165"
    TITLE: ClassVar[str] = "ask-spoils"

    def asked(self, s: Heroes) -> int:
        return s.attacker if entitlement(s) else -1

    def run(self, s: Heroes) -> None:
        s.tell(EVERYONE, f"{OBJECTIVES[s.objective]}-in-vain", seat=s.attacker, rival=s.defender, n=s.victorious)

    def choices(self, s: Heroes, seat: int) -> list[Action]:
        return TAKE[: entitlement(s) + 1]

    def default(self, s: Heroes, seat: int) -> Action:
        return TAKE[entitlement(s)]

    def why_not(self, s: Heroes, seat: int, action: Action) -> Refused:
        return refuse("AH-165", "no-such-spoils", n=s.victorious, m=entitlement(s))

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        n = action.args[0]
        s.tell(EVERYONE, f"took-{OBJECTIVES[s.objective]}", seat=seat, rival=s.defender, n=n, m=s.victorious)
        if s.objective == CONQUEST:  # AH-157
            s.cities[s.defender] -= n
            s.cities[seat] += n
        elif s.objective == RAZING:
            monument = MONUMENT + STRIDE * s.defender
            for card in s.places[monument][:n]:
                s.move(card, monument, DISCARDS, EVERYONE)
        elif n:
            s.then(Seize(n), ShareLoot())


class Seize(DrawFromHand):
    """AH-158, AH-159, I-8. Cards are drawn at random from the defender's hand. Only the two parties see them."""

    RULE: ClassVar[str] = "AH-159"

    def is_due(self, s: Heroes) -> bool:
        return self.n < s.n_hand(s.defender)

    def run(self, s: Heroes) -> None:
        """Taking the complete hand needs no draw. Whoever knew cards of it knows where they go."""
        hand = HAND + STRIDE * s.defender
        self.tell_parties(s, tuple(s.kinds_in(hand)))
        for card in s.places[hand][:]:
            s.move(card, hand, LOOT, parties(s))

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        hand = HAND + STRIDE * s.defender
        s.draw(s.one_of(action.args[0], hand), hand, LOOT, parties(s))
        self.tell_parties(s, action.args)
        if self.n > 1:
            s.agenda.append(Seize(self.n - 1))

    def tell_parties(self, s: Heroes, kinds: tuple[int, ...]) -> None:
        """AH-321. The two parties are told which cards are taken. The others were told how many."""
        s.tell(parties(s), "loot", seat=s.attacker, rival=s.defender, pieces=kinds)


def parties(s: Heroes) -> int:
    return only(s.attacker) | only(s.defender)


class ShareLoot(Step[Heroes]):
    """AH-160, AH-304, AH-317. The plundered cards reach the attacker's hand together."""

    def run(self, s: Heroes) -> None:
        kinds = s.kinds_in(LOOT)
        for card in s.places[LOOT][:]:
            s.move(card, LOOT, HAND + STRIDE * s.attacker, parties(s))
        for kind in kinds:
            s.note_received(s.attacker, kind)


class WayHome(Step[Heroes]):
    """AH-167 to AH-173. Surviving attackers are away, unless there is a direct Road now: then they come home at once."""

    def run(self, s: Heroes) -> None:
        survivors = [
            s.forces[ATTACK][i]
            for i in range(len(s.forces[ATTACK]))
            if s.fought[ATTACK][i] != DESTROYED and s.forces[ATTACK][i] < N_ARMIES
        ]
        if not survivors:
            return
        if s.has_road(s.attacker, s.defender):
            s.tell(EVERYONE, "home-by-road", seat=s.attacker, rival=s.defender, n=len(survivors))
            return
        for army in survivors:
            s.army_state[army] = AWAY
            s.army_sent[army] = s.turn
        s.tell(EVERYONE, "armies-away", seat=s.attacker, n=len(survivors))


SPOILS: Final = TakeSpoils()
WAY_HOME: Final = WayHome()
