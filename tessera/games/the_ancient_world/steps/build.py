"""Build: which card is bought, and how it is paid (section 6.2)."""

from __future__ import annotations

from typing import ClassVar

from tessera.core.action import Action
from tessera.core.agenda import Step
from tessera.core.refusal import Refused
from tessera.core.seats import EVERYONE
from tessera.games.the_ancient_world.state import EMPIRE_ROW, Ancient
from tessera.games.the_ancient_world.steps.gain import Gain


def buy_bar(s: Ancient, seat: int, kind: int, discarded: int, coins: int) -> str:
    """AW-122, AW-123, AW-126, AW-313, AW-314. The rule that bars this purchase with so many coins, if one does."""
    card = s.cards[kind]
    if discarded < 0:
        if coins < card.coins or s.knowledge[seat] < card.knowledge:
            return "AW-122"
        if s.free_capacity(seat) < 1:
            return "AW-123"
    elif not s.has_intact(seat, discarded):
        return "AW-313"
    elif s.free_capacity(seat) < 0:
        return "AW-123"
    if kind != discarded and s.owns(seat, kind):
        return "AW-126"
    return ""


def add_buys(s: Ancient, seat: int, coins: int, way: int, stored: bool, found: list[Action]) -> None:
    """AW-120, AW-310. The cards of the row, or the own stored ones, that may be bought in this way."""
    discarded = s.minted.discarded[way]
    minted = s.minted.buy_stored[way] if stored else s.minted.buy[way]
    last = -1
    for piece in s.places[s.ancient.stored[seat] if stored else EMPIRE_ROW]:
        kind = s.kind[piece]
        if kind != last and not buy_bar(s, seat, kind, discarded, coins):
            found.append(minted[kind])
        last = kind


def purchases(s: Ancient, seat: int, coins: int) -> list[Action]:
    """D-3, D-4. Every purchase that is legal with so many coins."""
    found: list[Action] = []
    for way in range(len(s.minted.discarded)):
        discarded = s.minted.discarded[way]
        if discarded < 0 or s.has_intact(seat, discarded):
            add_buys(s, seat, coins, way, False, found)
            add_buys(s, seat, coins, way, True, found)
    return found


def build_bar(s: Ancient, seat: int, surcharge: int) -> str:
    """AW-117, AW-118, AW-121. The rule that bars Build at this surcharge, if one does."""
    coins = s.coins[seat] - surcharge
    if coins < 0:
        return "AW-117"
    return "" if purchases(s, seat, coins) else "AW-121"


class Build(Step[Ancient]):
    """AW-120 to AW-128. One card of the row or of the own stored ones is bought."""

    RULE: ClassVar[str] = "AW-120"
    TITLE: ClassVar[str] = "ask-build"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, s: Ancient, seat: int) -> list[Action]:
        if seat != self.seat:
            return []
        found = purchases(s, seat, s.coins[seat])
        # The builder can always buy (AW-121); but a rival who imagines his stored card may imagine a dearer one.
        return found or [s.minted.done]

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        if action is s.minted.done:
            return
        kind, discarded, stored = action.args
        if discarded >= 0:
            discard_for_free_build(s, seat, discarded)
        else:
            pay(s, seat, kind)
        source = s.ancient.stored[seat] if stored else EMPIRE_ROW
        s.move(s.one_of(kind, source), source, s.ancient.intact[seat], EVERYONE)
        s.tell(EVERYONE, "built-stored" if stored else "built", seat=seat, piece=kind)
        s.then(Gain(seat, kind))

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        if action.verb != "buy":
            return Refused("AW-121", "a card is bought now, with: buy and its name")
        kind, discarded, stored = action.args
        source = s.ancient.stored[seat] if stored else EMPIRE_ROW
        if s.one_of(kind, source) < 0:
            where = "among your stored cards" if stored else "in the row"
            return Refused("AW-120", f"{s.cards[kind].name} is not {where}")
        bar = buy_bar(s, seat, kind, discarded, s.coins[seat])
        return Refused(bar, say_buy_bar(s, seat, kind, discarded, bar))


def say_buy_bar(s: Ancient, seat: int, kind: int, discarded: int, bar: str) -> str:
    card = s.cards[kind]
    if bar == "AW-122":
        held = f"you hold {s.coins[seat]} coins and {s.knowledge[seat]} knowledge"
        return f"{card.name} costs {card.coins} coins and {card.knowledge} knowledge; {held}"
    if bar == "AW-123":
        owned = s.n_owned(seat)
        return f"your {owned} Empire cards fill your capacity of {owned + s.free_capacity(seat)}"
    if bar == "AW-313":
        return f"you have no intact {s.cards[discarded].name} to discard"
    return f"you own a card named {card.name} already"


def discard_for_free_build(s: Ancient, seat: int, discarded: int) -> None:
    """AW-313, AW-314. Crane leaves play before the card comes, and the card costs nothing."""
    s.tell(EVERYONE, "discarded-for-build", seat=seat, piece=discarded)
    s.discard_from_play(s.one_of(discarded, s.ancient.intact[seat]), s.ancient.intact[seat])
    s.enliven(seat, discarded, -1)


def pay(s: Ancient, seat: int, kind: int) -> None:
    """AW-122. Coins and knowledge, both in kind."""
    card = s.cards[kind]
    s.coins[seat] -= card.coins
    s.knowledge[seat] -= card.knowledge
    s.tell(EVERYONE, "paid-for", seat=seat, piece=kind, n=card.coins, m=card.knowledge)
