"""Spoils and the way home (chapters 9.6 to 9.9)."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.core.action import Action
from tessera.core.agenda import Step
from tessera.core.refusal import Refused
from tessera.core.seats import CHANCE, EVERYONE, only
from tessera.games.age_of_heroes.actions import N_ARMIES, SEIZE, TAKE
from tessera.games.age_of_heroes.kinds import AWAY, CONQUEST, OBJECTIVES, PLUNDER, RAZING
from tessera.games.age_of_heroes.places import DISCARDS, HAND, LOOT, MONUMENT, STRIDE
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.battle import ALONE, ATTACK, CHANCE_ALONE, DESTROYED, NOBODY_ASKED, copies_in


def entitlement(s: Heroes) -> int:
    """AH-154 to AH-156, AH-158, AH-162, AH-163. How many Cities or cards the Victorious Armies may take at most."""
    if s.objective == CONQUEST:
        return min(s.victorious // 2, 2, s.cities[s.defender])
    if s.objective == PLUNDER:
        return min(2 * s.victorious, s.n_hand(s.defender))
    return min((s.victorious + 1) // 2, 2, s.n_monument(s.defender))


class TakeSpoils(Step[Heroes]):
    """AH-152, AH-165, AH-166. The attacker takes as much of the entitlement as is wanted."""

    RULE: ClassVar[str] = "AH-165"
    TITLE: ClassVar[str] = "ask-spoils"

    def waiting(self, s: Heroes) -> tuple[int, ...]:
        return ALONE[s.attacker] if entitlement(s) else NOBODY_ASKED

    def run(self, s: Heroes) -> None:
        s.tell(EVERYONE, "no-spoils", seat=s.attacker, rival=s.defender, n=s.victorious)

    def options(self, s: Heroes, seat: int) -> list[Action]:
        return TAKE[: entitlement(s) + 1] if seat == s.attacker else []

    def default(self, s: Heroes, seat: int) -> Action:
        return TAKE[entitlement(s)]

    def why_not(self, s: Heroes, seat: int, action: Action) -> Refused:
        return Refused("AH-165", f"{s.victorious} Victorious Armies may take from 0 to {entitlement(s)}")

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


class Seize(Step[Heroes]):
    """AH-158, AH-159, I-8. So many cards out of the defender's hand by chance, seen by the two parties alone."""

    RULE: ClassVar[str] = "AH-159"
    FIELDS: ClassVar[tuple[str, ...]] = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def waiting(self, s: Heroes) -> tuple[int, ...]:
        return CHANCE_ALONE if self.n < s.n_hand(s.defender) else NOBODY_ASKED

    def run(self, s: Heroes) -> None:
        """A whole hand needs no chance, and whoever knew cards of it knows where they go."""
        hand = HAND + STRIDE * s.defender
        self.tell_parties(s, tuple(s.kinds_in(hand)))
        for card in s.places[hand][:]:
            s.move(card, hand, LOOT, parties(s))

    def options(self, s: Heroes, seat: int) -> list[Action]:
        return seizable(s, s.defender) if seat == CHANCE else []

    def weights(self, s: Heroes) -> list[int]:
        return copies_in(s, HAND + STRIDE * s.defender)

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        hand = HAND + STRIDE * s.defender
        s.draw(s.one_of(action.args[0], hand), hand, LOOT, parties(s))
        self.tell_parties(s, action.args)
        if self.n > 1:
            s.agenda.append(Seize(self.n - 1))

    def tell_parties(self, s: Heroes, kinds: tuple[int, ...]) -> None:
        """AH-321. The two parties are told what is taken as they see it; the others only heard how many."""
        s.tell(parties(s), "loot", seat=s.attacker, rival=s.defender, pieces=kinds)


def seizable(s: Heroes, victim: int) -> list[Action]:
    """One draw for each kind in a hand, in code order."""
    found: list[Action] = []
    last = -1
    for kind in s.kinds_in(HAND + STRIDE * victim):
        if kind != last:
            found.append(SEIZE[kind])
            last = kind
    return found


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
    """AH-167 to AH-173. Surviving attackers are away, or home at once by a direct Road; it is looked up now."""

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
