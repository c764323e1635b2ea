"""Recruit: a Military card is taken, and joins an army (section 6.7)."""

from __future__ import annotations

from typing import ClassVar

from tessera.core.action import Action
from tessera.core.agenda import Step
from tessera.core.refusal import Refused
from tessera.core.seats import EVERYONE
from tessera.games.the_ancient_world.state import MILITARY_ROW, Ancient


def has_room(s: Ancient, seat: int) -> bool:
    """AW-163, AW-165, AW-170. Is an army open, or an active card ready to retire?"""
    if s.n_armies(seat) < s.army_limit(seat):
        return True
    return any(s.is_ready(seat, slot) for slot in range(s.ancient.slots))


def recruits(s: Ancient, coins: int) -> list[Action]:
    """D-8. The cards of the row that can be paid."""
    found: list[Action] = []
    last = -1
    for piece in s.places[MILITARY_ROW]:
        kind = s.kind[piece]
        if kind != last and s.cards[kind].coins <= coins:
            found.append(s.minted.recruit[kind])
        last = kind
    return found


def recruit_bar(s: Ancient, seat: int, surcharge: int) -> str:
    """AW-117, AW-170, AW-390. The rule that bars Recruit at this surcharge, if one does."""
    coins = s.coins[seat] - surcharge
    if coins < 0:
        return "AW-117"
    if not has_room(s, seat):
        return "AW-170"
    return "" if recruits(s, coins) else "AW-390"


class Recruit(Step[Ancient]):
    """AW-160. One card of the Military row, at its cost."""

    RULE: ClassVar[str] = "AW-160"
    TITLE: ClassVar[str] = "ask-recruit"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, s: Ancient, seat: int) -> list[Action]:
        return recruits(s, s.coins[seat]) if seat == self.seat else []

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        kind = action.args[0]
        s.coins[seat] -= s.cards[kind].coins
        s.tell(EVERYONE, "recruited", seat=seat, piece=kind, n=s.cards[kind].coins, m=s.coins[seat])
        s.then(JoinArmy(seat, kind))

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        if action.verb != "recruit":
            return Refused("AW-390", "a Military card is taken now, with: recruit and its name")
        card = s.cards[action.args[0]]
        if s.one_of(action.args[0], MILITARY_ROW) < 0:
            return Refused("AW-160", f"{card.name} is not in the Military row")
        return Refused("AW-160", f"{card.name} costs {card.coins} coins; you have {s.coins[seat]}")


class JoinArmy(Step[Ancient]):
    """AW-163 to AW-169. The recruit forms a new army, or an active card that is ready retires below it."""

    RULE: ClassVar[str] = "AW-163"
    TITLE: ClassVar[str] = "ask-join"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, s: Ancient, seat: int) -> list[Action]:
        if seat != self.seat:
            return []
        found = [s.minted.retire[slot] for slot in range(s.ancient.slots) if s.is_ready(seat, slot)]
        if s.n_armies(seat) < s.army_limit(seat):
            found.append(s.minted.new_army)
        return found

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        slot = first_free(s, seat) if action is s.minted.new_army else action.args[0]
        army = s.ancient.armies[seat] + slot
        if s.places[army]:
            retired = s.kind[s.places[army][0]]
            s.tell(EVERYONE, "retired", seat=seat, piece=retired, n=s.picture_coins[seat][slot], m=slot + 1)
            s.picture_coins[seat][slot] = 0  # AW-166: to the supply, not to the player
        else:
            s.tell(EVERYONE, "army-formed", seat=seat, piece=self.kind, m=slot + 1)
        piece = s.one_of(self.kind, MILITARY_ROW)
        s.places[MILITARY_ROW].remove(piece)
        s.put_first(piece, army, EVERYONE)

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        if action is s.minted.new_army:
            return Refused("AW-161", f"you have {s.n_armies(seat)} armies and a limit of {s.army_limit(seat)}")
        if action.verb != "retire":
            return Refused("AW-163", "say where the recruit goes: retire army N, or form a new army")
        slot = action.args[0]
        if not s.places[s.ancient.armies[seat] + slot]:
            return Refused("AW-163", f"you have no army {slot + 1}")
        n = s.name_coins[seat][slot]
        return Refused("AW-165", f"army {slot + 1} was used this round: {n} coins lie on its active card's name")


def first_free(s: Ancient, seat: int) -> int:
    """The lowest number that no army bears."""
    slot = 0
    while s.places[s.ancient.armies[seat] + slot]:
        slot += 1
    return slot
