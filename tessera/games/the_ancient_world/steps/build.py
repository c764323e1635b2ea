"""Build: which card is bought and how it is paid for (section 6.2)."""

from __future__ import annotations

from typing import ClassVar

from tessera.core.action import Action
from tessera.core.agenda import Ask
from tessera.core.refusal import Refused, refuse
from tessera.core.seats import EVERYONE
from tessera.games.the_ancient_world.cards import ON_BUILD
from tessera.games.the_ancient_world.state import EMPIRE_ROW, Ancient
from tessera.games.the_ancient_world.steps.gain import Gain, tell_price


def buy_bar(s: Ancient, seat: int, kind: int, discarded: int, coins: int) -> str:
    """AW-122, AW-123, AW-126, AW-313, AW-314. The rule that bars this purchase with these coins, or an empty text.

    What no coin can mend comes first: the name, then the room, then the price.
    """
    if discarded >= 0 and not s.has_intact(seat, discarded):
        return "AW-313"
    if kind != discarded and s.owns(seat, kind):
        return "AW-126"
    if s.free_capacity(seat) < (1 if discarded < 0 else 0):
        return "AW-123"
    card = s.cards[kind]
    if discarded < 0 and (coins < card.coins or s.knowledge[seat] < card.knowledge):
        return "AW-122"
    return ""


def add_buys(s: Ancient, seat: int, coins: int, way: int, stored: bool, found: list[Action]) -> None:
    """AW-120, AW-310. Add the purchases from the row, or of stored cards, that are legal in this way of paying."""
    discarded = s.minted.discarded[way]
    minted = s.minted.buy_stored[way] if stored else s.minted.buy[way]
    last = -1
    for piece in s.places[s.ancient.stored[seat] if stored else EMPIRE_ROW]:
        kind = s.kind[piece]
        if kind != last and not buy_bar(s, seat, kind, discarded, coins):
            found.append(minted[kind])
        last = kind


def purchases(s: Ancient, seat: int, coins: int) -> list[Action]:
    """D-3, D-4. Every purchase that is legal with these coins."""
    found: list[Action] = []
    for way in range(len(s.minted.discarded)):
        discarded = s.minted.discarded[way]
        if discarded < 0 or s.has_intact(seat, discarded):
            add_buys(s, seat, coins, way, False, found)
            add_buys(s, seat, coins, way, True, found)
    return found


class Build(Ask[Ancient]):
    """AW-120 to AW-128. A seat buys one card of the row or one that it has stored."""

    RULE: ClassVar[str] = "AW-120"
    TITLE: ClassVar[str] = "ask-build"

    def rebate(self) -> int:
        """How many coins less than its price the card costs."""
        return 0

    def choices(self, s: Ancient) -> list[Action]:
        found = purchases(s, self.seat, s.coins[self.seat] + self.rebate())
        # AW-121 guarantees a purchase. But a rival that imagines the stored cards of the builder may imagine dearer ones.
        return found or [s.minted.done]

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        if action is s.minted.done:
            return
        kind, discarded, stored = action.args
        if discarded < 0:
            pay(s, seat, kind, self.rebate())
        else:
            s.cards[discarded].reactions(ON_BUILD)[0].react(s, seat, discarded, 1)
        source = s.ancient.stored[seat] if stored else EMPIRE_ROW
        s.move(s.one_of(kind, source), source, s.ancient.intact[seat], EVERYONE)
        s.tell(EVERYONE, "built-stored" if stored else "built", seat=seat, piece=kind)
        s.then(Gain(seat, kind))

    def pieces(self, s: Ancient, seat: int, action: Action) -> tuple[str, ...]:
        if action is s.minted.done:
            return ()
        kind, discarded, stored = action.args
        bought = s.ancient.card_at(s.ancient.stored[seat] if stored else EMPIRE_ROW, kind)
        return (bought, s.ancient.card_at(s.ancient.intact[seat], discarded)) if discarded >= 0 else (bought,)

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        if action.verb != "buy":
            return refuse("AW-121", "no-buy-chosen")
        kind, discarded, stored = action.args
        source = s.ancient.stored[seat] if stored else EMPIRE_ROW
        if s.one_of(kind, source) < 0:
            return refuse("AW-120", "no-stored-card" if stored else "no-row-card", piece=kind)
        return refuse_buy(s, seat, kind, discarded, self.rebate())


class BuildForLess(Build):
    """AW-405. The same by a card action, for so many coins less."""

    RULE: ClassVar[str] = "AW-405"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "less")

    def __init__(self, seat: int, less: int) -> None:
        super().__init__(seat)
        self.less = less

    def rebate(self) -> int:
        return self.less


def refuse_buy(s: Ancient, seat: int, kind: int, discarded: int, less: int) -> Refused:
    """Why a card of the row or a stored card cannot be bought in this way."""
    bar = buy_bar(s, seat, kind, discarded, s.coins[seat] + less)
    if bar == "AW-122":
        return refuse_price(s, seat, kind, less)
    if bar == "AW-123":
        return refuse_capacity(s, seat)
    if bar == "AW-313":
        return refuse(bar, "no-card-to-discard", piece=discarded)
    return refuse(bar, "no-second-of-name", piece=kind)


def refuse_capacity(s: Ancient, seat: int) -> Refused:
    """AW-123. Say how many Empire cards the seat owns, and for how many it has room."""
    owned = s.n_owned(seat)
    return refuse("AW-123", "no-capacity", n=owned, m=owned + s.free_capacity(seat))


def all_owned(s: Ancient, seat: int) -> bool:
    """AW-126. True if there are cards on offer and the seat owns one of the same name for each."""
    offered = s.kinds_in(EMPIRE_ROW) + s.kinds_in(s.ancient.stored[seat])
    return len(offered) > 0 and all(s.owns(seat, kind) for kind in offered)


def refuse_price(s: Ancient, seat: int, kind: int, less: int) -> Refused:
    """AW-122. Say what the seat has too little of: coins, knowledge or both."""
    card = s.cards[kind]
    coins = max(0, card.coins - less)
    if s.knowledge[seat] >= card.knowledge:
        return refuse("AW-122", "no-card-coins", piece=kind, n=coins, m=s.coins[seat])
    if s.coins[seat] >= coins:
        return refuse("AW-122", "no-card-knowledge", piece=kind, n=card.knowledge, m=s.knowledge[seat])
    return refuse("AW-122", "no-card-price", piece=kind, n=coins, m=card.knowledge)


def pay(s: Ancient, seat: int, kind: int, less: int) -> None:
    """AW-122, AW-405. Pay the knowledge of a card and its coins, but for so many; neither replaces the other."""
    card = s.cards[kind]
    coins = max(0, card.coins - less)
    s.coins[seat] -= coins
    s.knowledge[seat] -= card.knowledge
    tell_price(s, seat, kind, coins, card.knowledge)
