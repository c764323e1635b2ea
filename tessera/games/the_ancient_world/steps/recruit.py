"""Recruit: a Military card is taken and joins an army (section 6.7)."""

from __future__ import annotations

from typing import ClassVar

from tessera.core.action import Action
from tessera.core.agenda import Ask
from tessera.core.refusal import Refused, refuse
from tessera.core.seats import EVERYONE
from tessera.games.the_ancient_world.cards import ON_RECRUIT
from tessera.games.the_ancient_world.state import MILITARY_ROW, Ancient
from tessera.games.the_ancient_world.steps.attack import army_piece
from tessera.games.the_ancient_world.steps.reactions import reaction


def has_room(s: Ancient, seat: int) -> bool:
    """AW-163, AW-165, AW-170. True if the seat can form another army, or retire an active card that is ready."""
    if s.n_armies(seat) < s.army_limit(seat):
        return True
    return any(s.is_ready(seat, slot) for slot in range(s.ancient.slots))


def recruits(s: Ancient, coins: int) -> list[Action]:
    """D-8. The cards of the row that cost no more than these coins."""
    found: list[Action] = []
    last = -1
    for piece in s.places[MILITARY_ROW]:
        kind = s.kind[piece]
        if kind != last and s.cards[kind].coins <= coins:
            found.append(s.minted.recruit[kind])
        last = kind
    return found


def recruit(s: Ancient, seat: int) -> None:
    """AW-160, AW-412. A seat recruits, by the board action or by a card; then cards react."""
    s.then(Recruit(seat), *reaction(s, ON_RECRUIT, seat))


class Recruit(Ask[Ancient]):
    """AW-160. A seat takes one card of the Military row and pays its cost."""

    RULE: ClassVar[str] = "AW-160"
    TITLE: ClassVar[str] = "ask-recruit"

    def choices(self, s: Ancient) -> list[Action]:
        return recruits(s, s.coins[self.seat])

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        kind = action.args[0]
        s.coins[seat] -= s.cards[kind].coins
        price = s.cards[kind].coins
        s.tell(EVERYONE, "recruited" if price else "recruited-free", seat=seat, piece=kind, n=price, m=s.coins[seat])
        s.then(JoinArmy(seat, kind))

    def pieces(self, s: Ancient, seat: int, action: Action) -> tuple[str, ...]:
        return (s.ancient.card_at(MILITARY_ROW, action.args[0]),)

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        if action.verb != "recruit":
            return refuse("AW-390", "no-recruit-chosen")
        kind = action.args[0]
        if s.one_of(kind, MILITARY_ROW) < 0:
            return refuse("AW-160", "no-military-row", piece=kind)
        return refuse("AW-160", "no-card-coins", piece=kind, n=s.cards[kind].coins, m=s.coins[seat])


class JoinArmy(Ask[Ancient]):
    """AW-163 to AW-169. The recruit forms a new army, or an active card that is ready retires below it."""

    RULE: ClassVar[str] = "AW-163"
    TITLE: ClassVar[str] = "ask-join"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind")

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def choices(self, s: Ancient) -> list[Action]:
        found = [s.minted.retire[slot] for slot in range(s.ancient.slots) if s.is_ready(self.seat, slot)]
        if s.n_armies(self.seat) < s.army_limit(self.seat):
            found.append(s.minted.new_army)
        return found

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        slot = first_free(s, seat) if action is s.minted.new_army else action.args[0]
        army = s.ancient.armies[seat] + slot
        if s.places[army]:
            retired = s.kind[s.places[army][0]]
            n = s.picture_coins[seat][slot]
            s.tell(EVERYONE, "retired-coins" if n else "retired", seat=seat, piece=retired, n=n, m=slot + 1)
            s.picture_coins[seat][slot] = 0  # AW-166: to the supply, not to the player
        else:
            s.tell(EVERYONE, "army-formed", seat=seat, piece=self.kind, m=slot + 1)
        piece = s.one_of(self.kind, MILITARY_ROW)
        s.places[MILITARY_ROW].remove(piece)
        s.put_first(piece, army, EVERYONE)

    def pieces(self, s: Ancient, seat: int, action: Action) -> tuple[str, ...]:
        return () if action is s.minted.new_army else (army_piece(seat, action.args[0]),)

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        if action is s.minted.new_army:
            return refuse("AW-161", "no-new-army", n=s.n_armies(seat), m=s.army_limit(seat))
        if action.verb != "retire":
            return refuse("AW-163", "no-army-chosen")
        slot = action.args[0]
        if not s.places[s.ancient.armies[seat] + slot]:
            return refuse("AW-163", "no-such-army", n=slot + 1)
        return refuse("AW-165", "no-used-army", n=slot + 1, m=s.name_coins[seat][slot])


def first_free(s: Ancient, seat: int) -> int:
    """The lowest slot without an army."""
    slot = 0
    while s.places[s.ancient.armies[seat] + slot]:
        slot += 1
    return slot
