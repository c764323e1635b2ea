"""What Expand, Learn and Rebuild ask, and what the neighbours' cards do when somebody learns (sections 6.4 to 6.6)."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.core.action import Action
from tessera.core.agenda import NOBODY, Ask, Draw, Step
from tessera.core.refusal import Refused, refuse
from tessera.core.seats import EVERYONE, only
from tessera.games.the_ancient_world.cards import ON_EXPAND
from tessera.games.the_ancient_world.state import DISTRICT_BOTTOM, DISTRICT_DECK, DISTRICT_TOP, Ancient
from tessera.games.the_ancient_world.steps.attack import army_piece
from tessera.games.the_ancient_world.steps.bases import deal_options, deal_weights
from tessera.games.the_ancient_world.steps.draws import RevealDistrict
from tessera.games.the_ancient_world.steps.gain import Gain, add_coins, add_knowledge, claim_token
from tessera.games.the_ancient_world.steps.reactions import reaction

EXPAND_COSTS: Final = 3
REBUILD_REPAIRS: Final = 2
REBUILD_GIVES: Final = 1
SURVEY: Final = 3
"""How many Districts Expand+ draws."""

# -- Expand -------------------------------------------------------------------------------------------------------


class PayExpand(Ask[Ancient]):
    """AW-140, AW-144. Expand is paid with one knowledge or three coins, never with a mixture."""

    RULE: ClassVar[str] = "AW-140"
    TITLE: ClassVar[str] = "ask-expand"

    def choices(self, s: Ancient) -> list[Action]:
        found: list[Action] = []
        if s.knowledge[self.seat] >= 1:
            found.append(s.minted.pay_knowledge)
        if s.coins[self.seat] >= EXPAND_COSTS:
            found.append(s.minted.pay_coins)
        return found

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        if action is s.minted.pay_knowledge:
            s.knowledge[seat] -= 1
            s.tell(EVERYONE, "paid-knowledge", seat=seat, n=1, m=s.knowledge[seat])
        else:
            s.coins[seat] -= EXPAND_COSTS
            s.tell(EVERYONE, "expand-paid", seat=seat, n=EXPAND_COSTS, m=s.coins[seat])
        expand(s, seat)

    def pieces(self, s: Ancient, seat: int, action: Action) -> tuple[str, ...]:
        return (f"knowledge/{seat}" if action is s.minted.pay_knowledge else f"coins/{seat}",)

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        return refuse("AW-140", "no-expand-price", n=s.coins[seat], m=s.knowledge[seat])


def expand(s: Ancient, seat: int) -> None:
    """AW-141, AW-372, AW-405. A seat that has paid, to the board action or to a card, gains a District."""
    if s.ancient.expand_plus:
        s.then(MaySurvey(seat))
    else:
        win_district(s, seat, s.places[DISTRICT_TOP][0], DISTRICT_TOP)


class MaySurvey(Ask[Ancient]):
    """AW-374. With Expand+ the player takes the face-up District or draws. If no other is left, there is nothing to decide."""

    RULE: ClassVar[str] = "AW-374"
    TITLE: ClassVar[str] = "ask-survey"

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        return (self.seat,) if s.places[DISTRICT_DECK] or s.places[DISTRICT_BOTTOM] else NOBODY

    def run(self, s: Ancient) -> None:
        win_district(s, self.seat, s.places[DISTRICT_TOP][0], DISTRICT_TOP)

    def choices(self, s: Ancient) -> list[Action]:
        return [s.minted.take_district[s.kind[s.places[DISTRICT_TOP][0]]], s.minted.survey]

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        if action is s.minted.survey:
            survey(s, seat)
        else:
            self.run(s)

    def pieces(self, s: Ancient, seat: int, action: Action) -> tuple[str, ...]:
        return () if action is s.minted.survey else (s.ancient.card_at(DISTRICT_TOP, action.args[0]),)

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        return refuse("AW-374", "no-survey-chosen", piece=s.kind[s.places[DISTRICT_TOP][0]])


def win_district(s: Ancient, seat: int, piece: int, source: int) -> None:
    """AW-141, AW-142. A District enters the tableau, and the next is turned face up."""
    kind = s.kind[piece]
    s.move(piece, source, s.ancient.districts[seat], EVERYONE)
    s.tell(EVERYONE, "expanded", seat=seat, piece=kind)
    s.then(Gain(seat, kind), RevealDistrict(), *reaction(s, ON_EXPAND, seat))


def survey(s: Ancient, seat: int) -> None:
    """AW-372. The face-up District and the two below it are drawn."""
    s.move(s.places[DISTRICT_TOP][0], DISTRICT_TOP, s.ancient.examined[seat], EVERYONE)
    s.then(Survey(seat), ChooseDistrict(seat))


class Survey(Draw[Ancient]):
    """AW-372, AW-375. Draw until three Districts are in hand or none is left. Only the drawer sees them (I-13)."""

    RULE: ClassVar[str] = "AW-372"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def wants(self, s: Ancient) -> bool:
        return len(s.places[s.ancient.examined[self.seat]]) < SURVEY

    def is_due(self, s: Ancient) -> bool:
        return self.wants(s) and len(s.places[DISTRICT_DECK]) > 0

    def run(self, s: Ancient) -> None:
        hand = s.ancient.examined[self.seat]
        while self.wants(s) and s.places[DISTRICT_BOTTOM]:
            piece = s.places[DISTRICT_BOTTOM][0]
            s.move(piece, DISTRICT_BOTTOM, hand, only(self.seat))
            s.tell(only(self.seat), "district-seen", seat=self.seat, piece=s.kind[piece])
        s.tell(EVERYONE, "surveyed", seat=self.seat, n=len(s.places[hand]))

    def choices(self, s: Ancient) -> list[Action]:
        return deal_options(s, DISTRICT_DECK)

    def weights(self, s: Ancient) -> list[int]:
        return deal_weights(s, DISTRICT_DECK)

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        piece = s.one_of(action.args[0], DISTRICT_DECK)
        s.draw(piece, DISTRICT_DECK, s.ancient.examined[self.seat], only(self.seat))
        s.tell(only(self.seat), "district-seen", seat=self.seat, piece=action.args[0])
        s.agenda.append(self)


class ChooseDistrict(Ask[Ancient]):
    """AW-372, AW-376. One District is kept. The others go below the deck, in the order in which they were drawn.

    A rival that knew some of the three can follow them only as long as it knew every card before them: of two cards that
    look alike to it, it cannot tell which was kept.
    """

    RULE: ClassVar[str] = "AW-372"
    TITLE: ClassVar[str] = "ask-district"

    def choices(self, s: Ancient) -> list[Action]:
        kinds = sorted(set(s.kinds_in(s.ancient.examined[self.seat])))
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

    def pieces(self, s: Ancient, seat: int, action: Action) -> tuple[str, ...]:
        return (s.ancient.card_at(s.ancient.examined[seat], action.args[0]),)

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        return refuse("AW-372", "no-district-kept", n=len(s.places[s.ancient.examined[seat]]))


# -- Learn --------------------------------------------------------------------------------------------------------


class RemoveCoin(Ask[Ancient]):
    """AW-315 to AW-317. Distant Outpost: a coin of one of the owner's active cards may return to the supply."""

    RULE: ClassVar[str] = "AW-315"
    TITLE: ClassVar[str] = "ask-remove-coin"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind")

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        if not s.works(self.seat, self.kind):
            return NOBODY
        return (self.seat,) if n_army_coins(s, self.seat) else NOBODY

    def choices(self, s: Ancient) -> list[Action]:
        found: list[Action] = []
        for slot in range(s.ancient.slots):
            if s.name_coins[self.seat][slot]:
                found.append(s.minted.name_coin[slot])
        for slot in range(s.ancient.slots):
            if s.picture_coins[self.seat][slot]:
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

    def pieces(self, s: Ancient, seat: int, action: Action) -> tuple[str, ...]:
        return () if action is s.minted.decline else (army_piece(seat, action.args[0]),)

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        if action.verb == "remove":
            return refuse(self.RULE, "no-army-coin", n=action.args[0] + 1)
        return refuse(self.RULE, "no-coin-chosen")


class ReadyArmy(RemoveCoin):
    """AW-401. A card action takes up to so many coins off the armies of the acting player."""

    RULE: ClassVar[str] = "AW-401"
    TITLE: ClassVar[str] = "ask-ready-army"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind", "left")

    def __init__(self, seat: int, kind: int, left: int) -> None:
        super().__init__(seat, kind)
        self.left = left

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        return (self.seat,) if self.left > 0 and n_army_coins(s, self.seat) else NOBODY

    def choices(self, s: Ancient) -> list[Action]:
        found = [action for action in super().choices(s) if action is not s.minted.decline]
        found.append(s.minted.done)
        return found

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        if action is not s.minted.done:
            super().take(s, seat, action)
            s.then(ReadyArmy(seat, self.kind, self.left - 1))

    def default(self, s: Ancient, seat: int) -> Action:
        return s.minted.done

    def pieces(self, s: Ancient, seat: int, action: Action) -> tuple[str, ...]:
        return () if action is s.minted.done else (army_piece(seat, action.args[0]),)


def n_army_coins(s: Ancient, seat: int) -> int:
    """How many coins lie on the active cards of a seat."""
    return sum(s.name_coins[seat]) + sum(s.picture_coins[seat])


class PayForKnowledge(Ask[Ancient]):
    """AW-330, AW-331. Scribe Guild: its owner may pay for knowledge when the left neighbour learns."""

    RULE: ClassVar[str] = "AW-330"
    TITLE: ClassVar[str] = "ask-pay-for-knowledge"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind", "price", "n")

    def __init__(self, seat: int, kind: int, price: int, n: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.price = price
        self.n = n

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        able = s.works(self.seat, self.kind) and s.coins[self.seat] >= self.price
        return (self.seat,) if able else NOBODY

    def choices(self, s: Ancient) -> list[Action]:
        return [s.minted.use[self.kind], s.minted.decline]

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        if action is s.minted.decline:
            s.tell(EVERYONE, "declined", seat=seat, piece=self.kind)
            return
        s.coins[seat] -= self.price
        if self.price:
            s.tell(EVERYONE, "paid-coins", seat=seat, n=self.price, m=s.coins[seat])
        add_knowledge(s, seat, self.n, "knowledge-gained", self.kind)

    def default(self, s: Ancient, seat: int) -> Action:
        return s.minted.decline

    def pieces(self, s: Ancient, seat: int, action: Action) -> tuple[str, ...]:
        return () if action is s.minted.decline else (s.ancient.card_at(s.tableau(seat, self.kind), self.kind),)

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        return refuse("AW-330", "no-use-chosen", piece=self.kind, n=self.price)


# -- Rebuild ------------------------------------------------------------------------------------------------------


class FinishRebuild(Step[Ancient]):
    """AW-153 to AW-157. The token is taken if its hand side is down; the coin is gained in any case."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Ancient) -> None:
        claim_token(s, self.seat)
        add_coins(s, self.seat, REBUILD_GIVES, "rebuilt")
