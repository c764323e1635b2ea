"""Gaining cards and citizens, and repairing: what follows from a card in a fixed order (AW-286)."""

from __future__ import annotations

from typing import ClassVar

from tessera.core.action import Action
from tessera.core.agenda import Step
from tessera.core.refusal import Refused
from tessera.core.seats import EVERYONE
from tessera.games.the_ancient_world.actions import N_SKILLS
from tessera.games.the_ancient_world.cards import ON_GAIN_CITIZEN
from tessera.games.the_ancient_world.state import STARVING, UNOWNED, Ancient
from tessera.games.the_ancient_world.steps.draws import NOBODY_ASKED


def add_coins(s: Ancient, seat: int, n: int, key: str, piece: int = -1) -> None:
    """AW-7. Coins from the supply, which never runs out."""
    s.coins[seat] += n
    s.tell(EVERYONE, key, seat=seat, piece=piece, n=n, m=s.coins[seat])


def add_knowledge(s: Ancient, seat: int, n: int, key: str, piece: int = -1) -> None:
    """AW-9. Knowledge from the supply, which never runs out."""
    s.knowledge[seat] += n
    s.tell(EVERYONE, key, seat=seat, piece=piece, n=n, m=s.knowledge[seat])


def claim_token(s: Ancient, seat: int) -> None:
    """AW-153, AW-154, AW-156, AW-157. Take the first-player token and turn its hand side up, unless it is up."""
    if s.hand_up:
        s.tell(EVERYONE, "token-locked", seat=seat, rival=s.first_player)
        return
    s.first_player = seat
    s.hand_up = True
    s.tell(EVERYONE, "token-claimed", seat=seat)


def gain_citizen(s: Ancient, seat: int) -> bool:
    """AW-186 to AW-189, AW-277. The lowest token not yet owned comes into the Starving box, if there is one."""
    own = s.citizens[seat]
    for skill in range(N_SKILLS):
        if own[skill] == UNOWNED:
            own[skill] = STARVING
            s.tell(EVERYONE, "citizen-gained", seat=seat, n=skill + 1)
            return True
    return False


class Gain(Step[Ancient]):
    """AW-286. A card has entered the tableau: its symbols are live; then citizens, bare Repair, and reactions."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def run(self, s: Ancient) -> None:
        card = s.cards[self.kind]
        s.enliven(self.seat, self.kind, 1)
        n_new = 0
        for _ in range(card.citizens):
            if gain_citizen(s, self.seat):
                n_new += 1
        if n_new:
            s.agenda.append(Welcome(self.seat, n_new))
        if card.repairs:
            s.agenda.append(CardRepair(self.seat, card.repairs, 1))


class Welcome(Step[Ancient]):
    """AW-300 to AW-304, AW-391. Cards that are intact now react to each new citizen."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n_new")

    def __init__(self, seat: int, n_new: int) -> None:
        self.seat = seat
        self.n_new = n_new

    def run(self, s: Ancient) -> None:
        for piece in s.places[s.ancient.intact[self.seat]]:
            kind = s.kind[piece]
            if s.cards[kind].trigger(ON_GAIN_CITIZEN) is not None:
                add_coins(s, self.seat, self.n_new * s.food(self.seat), "welcomed", kind)


class Repair(Step[Ancient]):
    """AW-246. Turn damaged cards face up: so many may be, and of these so many must."""

    RULE: ClassVar[str] = "AW-246"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "must")
    TITLE: ClassVar[str] = "ask-repair"

    def __init__(self, seat: int, left: int, must: int) -> None:
        self.seat = seat
        self.left = left
        self.must = must

    def again(self) -> Repair:
        """The same question for the rest."""
        raise NotImplementedError

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        return (self.seat,) if self.left > 0 and s.places[s.ancient.damaged[self.seat]] else NOBODY_ASKED

    def options(self, s: Ancient, seat: int) -> list[Action]:
        if seat != self.seat:
            return []
        found = [s.minted.repair[s.kind[piece]] for piece in s.places[s.ancient.damaged[seat]]]
        if self.must <= 0:
            found.append(s.minted.done)
        return found

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        if action is s.minted.done:
            return
        kind = action.args[0]
        s.move(s.one_of(kind, s.ancient.damaged[seat]), s.ancient.damaged[seat], s.ancient.intact[seat], EVERYONE)
        s.enliven(seat, kind, 1)
        s.tell(EVERYONE, "repaired", seat=seat, piece=kind)
        s.agenda.append(self.again())

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        if action is s.minted.done:
            return Refused(
                self.RULE, f"this repair is not optional, and {len(s.places[s.ancient.damaged[seat]])} cards are damaged"
            )
        if action.verb == "repair":
            return Refused(self.RULE, f"{s.cards[action.args[0]].name} is not among your damaged cards")
        return Refused(self.RULE, "a card to repair is chosen now, with: repair and its name")


class RebuildRepair(Repair):
    """AW-152. Rebuild repairs none, one or two cards."""

    RULE: ClassVar[str] = "AW-152"
    TITLE: ClassVar[str] = "ask-rebuild"

    def again(self) -> Repair:
        return RebuildRepair(self.seat, self.left - 1, 0)


class ArmyRepair(Repair):
    """AW-227, AW-228. Each Repair symbol of a paid army repairs a card before the dice roll."""

    RULE: ClassVar[str] = "AW-228"

    def again(self) -> Repair:
        return ArmyRepair(self.seat, self.left - 1, self.must - 1)


class CardRepair(Repair):
    """AW-281, AW-282. Repair by a card action or on gaining a card: the first is a must, the others are free."""

    RULE: ClassVar[str] = "AW-281"

    def again(self) -> Repair:
        return CardRepair(self.seat, self.left - 1, self.must - 1)
