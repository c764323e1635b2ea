"""What follows when a card or a citizen is gained, in a fixed order (AW-286), and the repairs."""

from __future__ import annotations

from typing import ClassVar

from tessera.core.agenda import Step
from tessera.core.seats import EVERYONE
from tessera.games.the_ancient_world.actions import N_SKILLS
from tessera.games.the_ancient_world.card_text import priced
from tessera.games.the_ancient_world.cards import ON_GAIN_CITIZEN
from tessera.games.the_ancient_world.state import N_ROUNDS, STARVING, UNOWNED, Ancient
from tessera.games.the_ancient_world.steps.bases import Repair
from tessera.games.the_ancient_world.steps.reactions import reaction


def add_coins(s: Ancient, seat: int, n: int, key: str, piece: int = -1) -> None:
    """AW-7. Take coins from the supply, which never runs out."""
    s.coins[seat] += n
    s.tell(EVERYONE, key, seat=seat, piece=piece, n=n, m=s.coins[seat])


def add_knowledge(s: Ancient, seat: int, n: int, key: str, piece: int = -1) -> None:
    """AW-9. Take knowledge from the supply, which never runs out."""
    s.knowledge[seat] += n
    s.tell(EVERYONE, key, seat=seat, piece=piece, n=n, m=s.knowledge[seat])


def tell_price(s: Ancient, seat: int, kind: int, coins: int, knowledge: int) -> None:
    """AW-122. Say what was paid for a card or its action, if anything was."""
    if coins or knowledge:
        s.tell(EVERYONE, priced("paid-for", coins, knowledge), seat=seat, piece=kind, n=coins, m=knowledge)


def claim_token(s: Ancient, seat: int) -> None:
    """AW-153, AW-154, AW-156, AW-157. Take the first-player token and turn its hand side up, unless it is up."""
    if s.hand_up:
        s.tell(EVERYONE, "token-locked", seat=seat, rival=s.first_player)
        return
    s.first_player = seat
    s.hand_up = True
    s.tell(EVERYONE, "token-claimed" if s.round < N_ROUNDS else "token-claimed-last", seat=seat)


def gain_citizen(s: Ancient, seat: int) -> bool:
    """AW-186 to AW-189, AW-277. Put the lowest citizen that is not yet owned into the Starving box, if there is one."""
    own = s.citizens[seat]
    for skill in range(N_SKILLS):
        if own[skill] == UNOWNED:
            own[skill] = STARVING
            s.tell(EVERYONE, "citizen-gained", seat=seat, n=skill + 1)
            return True
    return False


class Gain(Step[Ancient]):
    """AW-286. A card has entered the tableau: its symbols become live; then come its citizens, its Repair and reactions."""

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
            s.then(*reaction(s, ON_GAIN_CITIZEN, self.seat, n_new))
        if card.repairs:
            s.agenda.append(CardRepair(self.seat, card.repairs, 1))


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
    """AW-281, AW-282. Repair by a card action or on gaining a card: the first is mandatory, the others are optional."""

    RULE: ClassVar[str] = "AW-281"

    def again(self) -> Repair:
        return CardRepair(self.seat, self.left - 1, self.must - 1)
