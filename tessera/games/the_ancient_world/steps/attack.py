"""Attacks on Titans, and the damage they do in falling (sections 8 and 9)."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.core.action import Action
from tessera.core.agenda import Step
from tessera.core.refusal import Refused
from tessera.core.seats import CHANCE, EVERYONE
from tessera.games.the_ancient_world.actions import COIN_FACE, TITAN_FACE
from tessera.games.the_ancient_world.cards import ARROW, LOOT, REPAIR, SPY, SWORD, Card
from tessera.games.the_ancient_world.state import OUT, TITAN_TOP, Ancient
from tessera.games.the_ancient_world.steps.draws import CHANCE_ALONE, NOBODY_ASKED, RevealTitan
from tessera.games.the_ancient_world.steps.gain import ArmyRepair, Gain, add_coins, add_knowledge

ARMY_SWORD: Final = 0
ARMY_ARROW: Final = 1
FACE_WORDS: Final = ("face-titan", "face-coin", "face-blank")


def army_shows(s: Ancient, seat: int, slot: int, symbol: int) -> int:
    """AW-167, AW-168, AW-217. What an army has of a symbol: its active card's, and all legacies below."""
    pieces = s.places[s.ancient.armies[seat] + slot]
    if not pieces:
        return 0
    n = s.cards[s.kind[pieces[0]]].active[symbol]
    for i in range(1, len(pieces)):
        n += s.cards[s.kind[pieces[i]]].legacy[symbol]
    return n


def shown_by(s: Ancient, seat: int, armies: int, symbol: int) -> int:
    """What a set of armies has of a symbol."""
    n = 0
    for slot in range(s.ancient.slots):
        if armies >> slot & 1:
            n += army_shows(s, seat, slot, symbol)
    return n


class Muster:
    """What a seat can bring against Titans now: coins, ready armies with their prices, and free strength."""

    def __init__(self, s: Ancient, seat: int) -> None:
        self.coins = s.coins[seat]
        self.swords = s.live[seat][SWORD] + s.draft[seat]
        self.arrows = s.live[seat][ARROW]
        self.ready = 0
        self.slots = s.ancient.slots
        self.prices: list[int] = []
        self.army_swords: list[int] = []
        self.army_arrows: list[int] = []
        for slot in range(self.slots):
            ready = s.is_ready(seat, slot)
            if ready:
                self.ready |= 1 << slot
            self.prices.append(s.price(seat, slot))
            self.army_swords.append(army_shows(s, seat, slot, ARMY_SWORD) if ready else 0)
            self.army_arrows.append(army_shows(s, seat, slot, ARMY_ARROW) if ready else 0)

    def price(self, armies: int) -> int:
        """AW-208, AW-215."""
        n = 0
        for slot in range(self.slots):
            if armies >> slot & 1:
                n += self.prices[slot]
        return n

    def value(self, titan: Card, armies: int) -> int:
        """AW-134, AW-217 to AW-220. Swords, Draft and, if the Titan counts them, arrows."""
        n = self.swords + (self.arrows if titan.counts_arrows else 0)
        for slot in range(self.slots):
            if armies >> slot & 1:
                n += self.army_swords[slot]
                if titan.counts_arrows:
                    n += self.army_arrows[slot]
        return n

    def bar(self, titan: Card, armies: int) -> str:
        """AW-207, AW-213, AW-215, AW-221. The rule that bars this attack, if one does."""
        if armies & ~self.ready:
            return "AW-207"
        if self.price(armies) > self.coins:
            return "AW-215"
        return "AW-213" if self.value(titan, armies) < titan.defence else ""


def top_titan(s: Ancient, deck: int) -> int:
    """AW-205. The kind of the face-up Titan of a deck, or -1."""
    pieces = s.places[TITAN_TOP + deck]
    return s.kind[pieces[0]] if pieces else -1


def add_attacks(s: Ancient, muster: Muster, deck: int, found: list[Action]) -> None:
    """D-16. Every set of ready armies that can be paid and is strong enough for a deck's top Titan."""
    kind = top_titan(s, deck)
    ready = muster.ready
    if kind < 0 or ready == 0 or muster.coins == 0:
        return
    titan = s.cards[kind]
    if muster.value(titan, ready) < titan.defence:
        return
    armies = ready & -ready
    while armies:
        if not muster.bar(titan, armies):
            found.append(s.minted.attack[kind][armies])
        armies = (armies - ready) & ready


def refuse_attack(s: Ancient, seat: int, action: Action) -> Refused:
    """Why an attack is not possible."""
    kind, armies = action.args
    titan = s.cards[kind]
    if top_titan(s, titan.stars - 1) != kind:
        return Refused("AW-205", f"{titan.name} is not the face-up Titan of its deck")
    muster = Muster(s, seat)
    bar = muster.bar(titan, armies)
    if bar == "AW-207":
        return Refused(bar, "only armies whose active card has no coin on its name can be paid")
    if bar == "AW-215":
        return Refused(bar, f"these armies cost {muster.price(armies)} coins; you have {muster.coins}")
    return Refused("AW-213", f"{titan.name} has defence {titan.defence}; this attack reaches {muster.value(titan, armies)}")


def strike(s: Ancient, seat: int, kind: int, armies: int) -> None:
    """AW-222. Pay, spy, claim the Titan; reveal the next, repair, roll and suffer, and loot at last."""
    titan = s.cards[kind]
    muster = Muster(s, seat)
    price = muster.price(armies)
    value = muster.value(titan, armies)
    spies = shown_by(s, seat, armies, SPY)
    repairs = shown_by(s, seat, armies, REPAIR)
    loot = shown_by(s, seat, armies, LOOT)
    pay_armies(s, seat, muster, armies)
    paid = paid_cards(s, seat, armies)
    s.tell(EVERYONE, "attacked", seat=seat, piece=kind, pieces=paid, n=price, m=value, text=s.minted.army_words[armies])
    if spies:
        add_knowledge(s, seat, spies, "spied")
    deck = titan.stars - 1
    s.move(s.places[TITAN_TOP + deck][0], TITAN_TOP + deck, s.ancient.titans[seat], EVERYONE)
    s.tell(EVERYONE, "titan-claimed", seat=seat, piece=kind, n=titan.defence)
    s.then(
        Gain(seat, kind),
        RevealTitan(deck),
        ArmyRepair(seat, repairs, repairs),
        RollDice(seat, len(titan.tribes), 0, 0),
        Loot(seat, loot),
    )


def pay_armies(s: Ancient, seat: int, muster: Muster, armies: int) -> None:
    """AW-209. Each price is put on the army's active card as name coins."""
    for slot in range(s.ancient.slots):
        if armies >> slot & 1:
            s.coins[seat] -= muster.prices[slot]
            s.name_coins[seat][slot] += muster.prices[slot]


def paid_cards(s: Ancient, seat: int, armies: int) -> tuple[int, ...]:
    """The active cards of these armies."""
    first = s.ancient.armies[seat]
    return tuple([s.kind[s.places[first + slot][0]] for slot in range(s.ancient.slots) if armies >> slot & 1])


class RollDice(Step[Ancient]):
    """AW-235 to AW-238, AW-381. A die for each banner, all rolled before any counts; then the coins are lost."""

    RULE: ClassVar[str] = "AW-235"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "coin_faces", "titan_faces")

    def __init__(self, seat: int, left: int, coin_faces: int, titan_faces: int) -> None:
        self.seat = seat
        self.left = left
        self.coin_faces = coin_faces
        self.titan_faces = titan_faces

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        return CHANCE_ALONE if self.left > 0 else NOBODY_ASKED

    def options(self, s: Ancient, seat: int) -> list[Action]:
        return s.minted.roll[:] if seat == CHANCE else []

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        face = action.args[0]
        s.tell(EVERYONE, "rolled", seat=self.seat, text=FACE_WORDS[face])
        coin_faces = self.coin_faces + (1 if face == COIN_FACE else 0)
        titan_faces = self.titan_faces + (1 if face == TITAN_FACE else 0)
        s.then(RollDice(self.seat, self.left - 1, coin_faces, titan_faces))

    def run(self, s: Ancient) -> None:
        lost = min(self.coin_faces, s.coins[self.seat])
        if lost:
            s.coins[self.seat] -= lost
            s.tell(EVERYONE, "coins-lost", seat=self.seat, n=lost, m=s.coins[self.seat])
        s.then(Damage(self.seat, self.titan_faces))


class Damage(Step[Ancient]):
    """AW-239 to AW-245. For each Titan face the attacker turns an intact Empire card face down, if he has one."""

    RULE: ClassVar[str] = "AW-239"
    TITLE: ClassVar[str] = "ask-damage"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        return (self.seat,) if self.left > 0 and s.places[s.ancient.intact[self.seat]] else NOBODY_ASKED

    def options(self, s: Ancient, seat: int) -> list[Action]:
        if seat != self.seat:
            return []
        return [s.minted.damage[s.kind[piece]] for piece in s.places[s.ancient.intact[seat]]]

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        kind = action.args[0]
        s.move(s.one_of(kind, s.ancient.intact[seat]), s.ancient.intact[seat], s.ancient.damaged[seat], EVERYONE)
        s.enliven(seat, kind, -1)
        s.tell(EVERYONE, "damaged", seat=seat, piece=kind)
        s.then(DiscardArmy(seat), Damage(seat, self.left - 1))

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        if action.verb == "damage":
            return Refused("AW-239", f"{s.cards[action.args[0]].name} is not among your intact Empire cards")
        return Refused("AW-239", f"{self.left} Titan faces are left: choose a card with: damage and its name")


class DiscardArmy(Step[Ancient]):
    """AW-233, AW-234, AW-242, AW-243. Armies above the limit leave the game whole, of the owner's choice."""

    RULE: ClassVar[str] = "AW-242"
    TITLE: ClassVar[str] = "ask-discard-army"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        return (self.seat,) if s.n_armies(self.seat) > s.army_limit(self.seat) else NOBODY_ASKED

    def options(self, s: Ancient, seat: int) -> list[Action]:
        if seat != self.seat:
            return []
        first = s.ancient.armies[seat]
        return [s.minted.discard_army[slot] for slot in range(s.ancient.slots) if s.places[first + slot]]

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        slot = action.args[0]
        army = s.ancient.armies[seat] + slot
        pieces = s.places[army][:]
        kinds = tuple([s.kind[piece] for piece in pieces])
        s.tell(EVERYONE, "army-discarded", seat=seat, pieces=kinds, n=s.army_limit(seat), m=slot + 1)
        for piece in pieces:
            s.move(piece, army, OUT, EVERYONE)
        s.name_coins[seat][slot] = 0
        s.picture_coins[seat][slot] = 0
        s.agenda.append(self)

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        limit = s.army_limit(seat)
        return Refused("AW-242", f"you have {s.n_armies(seat)} armies and a limit of {limit}: choose one with: discard army N")


class Loot(Step[Ancient]):
    """AW-229, AW-230. A coin for each Loot symbol that was paid for, after the dice."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def run(self, s: Ancient) -> None:
        if self.n:
            add_coins(s, self.seat, self.n, "looted")
