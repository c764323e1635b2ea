"""Board actions without a card to choose: Labor, Draft, Expand, Learn, Rebuild and Grow."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.core.action import Action
from tessera.core.agenda import Step
from tessera.core.refusal import Refused
from tessera.core.seats import CHANCE, EVERYONE, only
from tessera.games.the_ancient_world.actions import DRAFT
from tessera.games.the_ancient_world.cards import ON_LEARN_LEFT, ON_LEARN_RIGHT
from tessera.games.the_ancient_world.state import DISTRICT_BOTTOM, DISTRICT_DECK, DISTRICT_TOP, UNOWNED, Ancient
from tessera.games.the_ancient_world.steps.draws import (
    CHANCE_ALONE,
    NOBODY_ASKED,
    RevealDistrict,
    deal_options,
    deal_weights,
)
from tessera.games.the_ancient_world.steps.gain import (
    Gain,
    RebuildRepair,
    Welcome,
    add_coins,
    add_knowledge,
    claim_token,
    gain_citizen,
)

LABOR_GIVES: Final = 2
EXPAND_COSTS: Final = 3
LEARN_COSTS: Final = 3
GROW_COSTS: Final = 3
REBUILD_GIVES: Final = 1
SURVEY: Final = 3
"""Districts that Expand+ draws."""


def labor(s: Ancient, seat: int) -> None:
    """AW-110. Two coins."""
    add_coins(s, seat, LABOR_GIVES, "labored")


# -- Draft --------------------------------------------------------------------------------------------------------


def draft(s: Ancient, seat: int) -> None:
    """AW-132 to AW-139. One for each citizen on the space, whoever owns it, the one just placed among them."""
    n = 0
    for own in s.citizens:
        for at in own:
            if at == DRAFT:
                n += 1
    s.draft[seat] += n
    s.tell(EVERYONE, "drafted", seat=seat, n=n, m=s.draft[seat])


# -- Expand -------------------------------------------------------------------------------------------------------


def expand_bar(s: Ancient, seat: int) -> str:
    """AW-140, AW-143, AW-144. The rule that bars Expand, if one does."""
    if not s.places[DISTRICT_TOP]:
        return "AW-143"
    if s.knowledge[seat] < 1 and s.coins[seat] < EXPAND_COSTS:
        return "AW-140"
    return ""


class PayExpand(Step[Ancient]):
    """AW-140, AW-144. One knowledge or three coins, never a mixture."""

    RULE: ClassVar[str] = "AW-140"
    TITLE: ClassVar[str] = "ask-expand"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, s: Ancient, seat: int) -> list[Action]:
        found: list[Action] = []
        if seat != self.seat:
            return found
        if s.knowledge[seat] >= 1:
            found.append(s.minted.pay_knowledge)
        if s.coins[seat] >= EXPAND_COSTS:
            found.append(s.minted.pay_coins)
        return found

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        if action is s.minted.pay_knowledge:
            s.knowledge[seat] -= 1
            s.tell(EVERYONE, "paid-knowledge", seat=seat, n=1, m=s.knowledge[seat])
        else:
            s.coins[seat] -= EXPAND_COSTS
            s.tell(EVERYONE, "paid-coins", seat=seat, n=EXPAND_COSTS, m=s.coins[seat])
        if s.ancient.expand_plus:
            survey(s, seat)
        else:
            win_district(s, seat, s.places[DISTRICT_TOP][0], DISTRICT_TOP)

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        held = f"you hold {s.coins[seat]} coins and {s.knowledge[seat]} knowledge"
        return Refused("AW-144" if action.verb == "pay" else "AW-140", f"Expand costs 1 knowledge or 3 coins; {held}")


def win_district(s: Ancient, seat: int, piece: int, source: int) -> None:
    """AW-141, AW-142. A District enters the tableau, and the next is turned face up."""
    kind = s.kind[piece]
    s.move(piece, source, s.ancient.districts[seat], EVERYONE)
    s.tell(EVERYONE, "expanded", seat=seat, piece=kind)
    s.then(Gain(seat, kind), RevealDistrict())


def survey(s: Ancient, seat: int) -> None:
    """AW-372, AW-374. With Expand+ the face-up District and the two below it are drawn."""
    s.move(s.places[DISTRICT_TOP][0], DISTRICT_TOP, s.ancient.examined[seat], EVERYONE)
    s.then(Survey(seat), ChooseDistrict(seat))


class Survey(Step[Ancient]):
    """AW-372, AW-375. Draw until three Districts are in hand or none is left. Only the drawer sees them (I-13)."""

    RULE: ClassVar[str] = "AW-372"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def wants(self, s: Ancient) -> bool:
        return len(s.places[s.ancient.examined[self.seat]]) < SURVEY

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        return CHANCE_ALONE if self.wants(s) and s.places[DISTRICT_DECK] else NOBODY_ASKED

    def run(self, s: Ancient) -> None:
        hand = s.ancient.examined[self.seat]
        while self.wants(s) and s.places[DISTRICT_BOTTOM]:
            piece = s.places[DISTRICT_BOTTOM][0]
            s.move(piece, DISTRICT_BOTTOM, hand, only(self.seat))
            s.tell(only(self.seat), "looked-at", seat=self.seat, piece=s.kind[piece])
        s.tell(EVERYONE, "surveyed", seat=self.seat, n=len(s.places[hand]))

    def options(self, s: Ancient, seat: int) -> list[Action]:
        return deal_options(s, DISTRICT_DECK) if seat == CHANCE else []

    def weights(self, s: Ancient) -> list[int]:
        return deal_weights(s, DISTRICT_DECK)

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        piece = s.one_of(action.args[0], DISTRICT_DECK)
        s.draw(piece, DISTRICT_DECK, s.ancient.examined[self.seat], only(self.seat))
        s.tell(only(self.seat), "looked-at", seat=self.seat, piece=action.args[0])
        s.agenda.append(self)


class ChooseDistrict(Step[Ancient]):
    """AW-372, AW-376. One District is kept, the others go below the deck in the order in which they were drawn.

    Who knew some of the three follows them only as far as it knows each before: of two alike it cannot tell which was kept.
    """

    RULE: ClassVar[str] = "AW-372"
    TITLE: ClassVar[str] = "ask-district"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, s: Ancient, seat: int) -> list[Action]:
        if seat != self.seat:
            return []
        kinds = sorted(set(s.kinds_in(s.ancient.examined[seat])))
        return [s.minted.take_district[kind] for kind in kinds]

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        hand = s.ancient.examined[seat]
        chosen = s.one_of(action.args[0], hand)
        follow, gap = EVERYONE, False
        for piece in s.places[hand][:]:
            if not gap:
                follow &= s.eyes[piece]
            gap = gap or piece == chosen
            if piece != chosen:
                s.eyes[piece] &= follow
                s.move(piece, hand, DISTRICT_BOTTOM, only(seat))
        win_district(s, seat, chosen, hand)

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        n = len(s.places[s.ancient.examined[seat]])
        return Refused("AW-372", f"one of the {n} Districts that you drew is kept, with: take and its name")


# -- Learn --------------------------------------------------------------------------------------------------------


def learn(s: Ancient, seat: int) -> None:
    """AW-147, AW-148. Three coins for a knowledge; then neighbours react, clockwise, a player's cards by name."""
    s.coins[seat] -= LEARN_COSTS
    add_knowledge(s, seat, 1, "learned")
    reactions: list[Step[Ancient]] = []
    for distance in range(1, s.n):
        rival = (seat + distance) % s.n
        named: list[tuple[str, int, int]] = []
        for piece in s.places[s.ancient.intact[rival]]:
            kind = s.kind[piece]
            card = s.cards[kind]
            if distance == 1 and card.trigger(ON_LEARN_RIGHT) is not None:
                named.append((card.name, kind, ON_LEARN_RIGHT))
            if distance == s.n - 1 and card.trigger(ON_LEARN_LEFT) is not None:
                named.append((card.name, kind, ON_LEARN_LEFT))
        for _, kind, on in sorted(named):
            reactions.append(RemoveCoin(rival, kind) if on == ON_LEARN_RIGHT else PayForKnowledge(rival, kind))
    s.agenda.extend(reactions[::-1])


class RemoveCoin(Step[Ancient]):
    """AW-315 to AW-317. Distant Outpost: a coin of one of the owner's active cards may return to the supply."""

    RULE: ClassVar[str] = "AW-315"
    TITLE: ClassVar[str] = "ask-remove-coin"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        if not s.has_intact(self.seat, self.kind):
            return NOBODY_ASKED
        n_coins = sum(s.name_coins[self.seat]) + sum(s.picture_coins[self.seat])
        return (self.seat,) if n_coins else NOBODY_ASKED

    def options(self, s: Ancient, seat: int) -> list[Action]:
        found: list[Action] = []
        if seat != self.seat:
            return found
        for slot in range(s.ancient.slots):
            if s.name_coins[seat][slot]:
                found.append(s.minted.name_coin[slot])
        for slot in range(s.ancient.slots):
            if s.picture_coins[seat][slot]:
                found.append(s.minted.picture_coin[slot])
        found.append(s.minted.decline)
        return found

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        if action is s.minted.decline:
            s.tell(EVERYONE, "declined", seat=seat, piece=self.kind)
            return
        slot = action.args[0]
        named = action is s.minted.name_coin[slot]
        coins = s.name_coins[seat] if named else s.picture_coins[seat]
        coins[slot] -= 1
        key = "name-coin-removed" if named else "picture-coin-removed"
        s.tell(EVERYONE, key, seat=seat, pieces=(self.kind,), n=s.price(seat, slot), m=slot + 1)
        if named and s.is_ready(seat, slot):
            s.tell(EVERYONE, "army-ready", seat=seat, m=slot + 1)

    def default(self, s: Ancient, seat: int) -> Action:
        return s.minted.decline

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        if action.verb == "remove":
            return Refused("AW-315", f"there is no such coin on your army {action.args[0] + 1}")
        return Refused("AW-315", "a coin of an army is removed now, or decline")


class PayForKnowledge(Step[Ancient]):
    """AW-330, AW-331. Scribe Guild: its owner may pay for knowledge when the left neighbour learns."""

    RULE: ClassVar[str] = "AW-330"
    TITLE: ClassVar[str] = "ask-pay-for-knowledge"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def price(self, s: Ancient) -> int:
        trigger = s.cards[self.kind].trigger(ON_LEARN_LEFT)
        return trigger.pay_coins if trigger is not None else 0

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        able = s.has_intact(self.seat, self.kind) and s.coins[self.seat] >= self.price(s)
        return (self.seat,) if able else NOBODY_ASKED

    def options(self, s: Ancient, seat: int) -> list[Action]:
        return [s.minted.use[self.kind], s.minted.decline] if seat == self.seat else []

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        trigger = s.cards[self.kind].trigger(ON_LEARN_LEFT)
        if action is s.minted.decline or trigger is None:
            s.tell(EVERYONE, "declined", seat=seat, piece=self.kind)
            return
        s.coins[seat] -= trigger.pay_coins
        s.tell(EVERYONE, "paid-coins", seat=seat, n=trigger.pay_coins, m=s.coins[seat])
        add_knowledge(s, seat, trigger.gain_knowledge, "knowledge-gained", self.kind)

    def default(self, s: Ancient, seat: int) -> Action:
        return s.minted.decline

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        return Refused("AW-330", f"either use {s.cards[self.kind].name} for {self.price(s)} coin, or decline")


# -- Rebuild ------------------------------------------------------------------------------------------------------


def rebuild(s: Ancient, seat: int) -> None:
    """AW-152 to AW-155. Up to two repairs, the first-player token, a coin."""
    s.then(RebuildRepair(seat, 2, 0), FinishRebuild(seat))


class FinishRebuild(Step[Ancient]):
    """AW-153 to AW-157. The token is taken if its hand side is down, and a coin comes in any case."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Ancient) -> None:
        claim_token(s, self.seat)
        add_coins(s, self.seat, REBUILD_GIVES, "rebuilt")


# -- Grow ---------------------------------------------------------------------------------------------------------


def grow_bar(s: Ancient, seat: int) -> str:
    """AW-185, AW-187. The rule that bars Grow, if one does."""
    if s.citizens[seat][-1] != UNOWNED:
        return "AW-187"
    return "AW-185" if s.coins[seat] < GROW_COSTS else ""


def grow(s: Ancient, seat: int) -> None:
    """AW-185, AW-302. Three coins, a new citizen, and only then what welcomes it."""
    s.coins[seat] -= GROW_COSTS
    s.tell(EVERYONE, "paid-coins", seat=seat, n=GROW_COSTS, m=s.coins[seat])
    if gain_citizen(s, seat):
        s.then(Welcome(seat, 1))
