"""Attacks on Titans, and the damage that falling Titans do (sections 8 and 9)."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.core.action import Action
from tessera.core.agenda import NOBODY, Ask, Draw, Step
from tessera.core.refusal import Refused, refuse
from tessera.core.seats import EVERYONE
from tessera.games.the_ancient_world.actions import COIN_FACE, TITAN_FACE
from tessera.games.the_ancient_world.cards import ARROW, LOOT, ON_DAMAGE, ON_DEFEAT, ON_THREAT, REPAIR, SPY, SWORD, Card
from tessera.games.the_ancient_world.state import OUT, TITAN_TOP, Ancient
from tessera.games.the_ancient_world.steps.draws import RevealTitan
from tessera.games.the_ancient_world.steps.gain import ArmyRepair, Gain, add_coins, add_knowledge, tell_price
from tessera.games.the_ancient_world.steps.reactions import reacting, reaction

ARMY_SWORD: Final = 0
ARMY_ARROW: Final = 1
FACE_WORDS: Final = ("face-titan", "face-coin", "face-blank")


def army_shows(s: Ancient, seat: int, slot: int, symbol: int) -> int:
    """AW-167, AW-168, AW-217. How many of a symbol an army has: those of its active card and of all legacies below."""
    pieces = s.places[s.ancient.armies[seat] + slot]
    if not pieces:
        return 0
    n = s.cards[s.kind[pieces[0]]].active[symbol]
    for i in range(1, len(pieces)):
        n += s.cards[s.kind[pieces[i]]].legacy[symbol]
    return n


def shown_by(s: Ancient, seat: int, armies: int, symbol: int) -> int:
    """How many of a symbol a set of armies has."""
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
        """AW-208, AW-215. What these armies cost together."""
        n = 0
        for slot in range(self.slots):
            if armies >> slot & 1:
                n += self.prices[slot]
        return n

    def value(self, titan: Card, armies: int) -> int:
        """AW-134, AW-217 to AW-220. The strength of these armies: swords, Draft and, if the Titan counts them, arrows."""
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


def attack_pieces(s: Ancient, seat: int, action: Action) -> tuple[str, ...]:
    """The Titan that an attack is on, and the armies that are paid for it."""
    kind, armies = action.args
    paid = [army_piece(seat, slot) for slot in range(s.ancient.slots) if armies >> slot & 1]
    return (s.ancient.card_at(TITAN_TOP + s.cards[kind].stars - 1, kind), *paid)


def army_piece(seat: int, slot: int) -> str:
    """An army as a piece of the table: `army/0/2`."""
    return f"army/{seat}/{slot + 1}"


def refuse_attack(s: Ancient, seat: int, action: Action) -> Refused:
    """Why this attack is not possible."""
    kind, armies = action.args
    titan = s.cards[kind]
    if top_titan(s, titan.stars - 1) != kind:
        return refuse("AW-205", "no-top-titan", piece=kind)
    muster = Muster(s, seat)
    bar = muster.bar(titan, armies)
    if bar == "AW-207":
        return refuse_armies(s, seat, armies)
    if bar == "AW-215":
        return refuse(bar, "no-attack-price", n=muster.price(armies), m=muster.coins)
    return refuse("AW-213", "no-attack-strength", piece=kind, n=titan.defence, m=muster.value(titan, armies))


def refuse_armies(s: Ancient, seat: int, armies: int) -> Refused:
    """AW-207. Name an army that does not exist; if all do, one of them was used this round."""
    for slot in range(s.ancient.slots):
        if armies >> slot & 1 and not s.places[s.ancient.armies[seat] + slot]:
            return refuse("AW-207", "no-such-army", n=slot + 1)
    used = 0
    while not armies >> used & 1 or s.is_ready(seat, used):
        used += 1
    return refuse("AW-207", "no-ready-army", n=used + 1, m=s.name_coins[seat][used])


def strike(s: Ancient, seat: int, kind: int, armies: int) -> None:
    """AW-222. Carry an attack out: pay, spy, claim the Titan, reveal the next, repair, roll for damage, and loot at last."""
    titan = s.cards[kind]
    muster = Muster(s, seat)
    price = muster.price(armies)
    value = muster.value(titan, armies)
    spies = shown_by(s, seat, armies, SPY)
    repairs = shown_by(s, seat, armies, REPAIR)
    loot = shown_by(s, seat, armies, LOOT)
    pay_armies(s, seat, muster, armies)
    paid = paid_cards(s, seat, armies)
    key = "attacked" if len(paid) == 1 else "attacked-together"
    text = s.minted.army_words[armies].replace(" ", ", ")
    s.tell(EVERYONE, key, seat=seat, piece=kind, pieces=paid, n=price, m=value, text=text)
    if spies:
        add_knowledge(s, seat, spies, "spied")
    deck = titan.stars - 1
    s.move(s.places[TITAN_TOP + deck][0], TITAN_TOP + deck, s.ancient.titans[seat], EVERYONE)
    s.tell(EVERYONE, "titan-claimed", seat=seat, piece=kind, n=titan.defence)
    s.keep_moment()
    s.then(
        Gain(seat, kind),
        *reaction(s, ON_DEFEAT, seat, titan.stars),
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


class RollDice(Draw[Ancient]):
    """AW-235 to AW-238, AW-381. Roll a die for each banner. Only when all are rolled are coins lost and cards damaged."""

    RULE: ClassVar[str] = "AW-235"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "coin_faces", "titan_faces")

    def __init__(self, seat: int, left: int, coin_faces: int, titan_faces: int) -> None:
        self.seat = seat
        self.left = left
        self.coin_faces = coin_faces
        self.titan_faces = titan_faces

    def is_due(self, s: Ancient) -> bool:
        return self.left > 0

    def choices(self, s: Ancient) -> list[Action]:
        return s.minted.roll[:]

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        face = action.args[0]
        s.tell(EVERYONE, "rolled", seat=self.seat, text=FACE_WORDS[face])
        coin_faces = self.coin_faces + (1 if face == COIN_FACE else 0)
        titan_faces = self.titan_faces + (1 if face == TITAN_FACE else 0)
        s.then(RollDice(self.seat, self.left - 1, coin_faces, titan_faces))

    def run(self, s: Ancient) -> None:
        lost = min(self.coin_faces, s.coins[self.seat])
        s.keep_moment()
        if lost:
            s.coins[self.seat] -= lost
            s.tell(EVERYONE, "coins-lost", seat=self.seat, n=lost, m=s.coins[self.seat])
        s.then(Damage(self.seat, self.titan_faces - warded(s, self.seat, self.titan_faces)))


def warded(s: Ancient, seat: int, faces: int) -> int:
    """AW-407. How many of these Titan faces wards keep from doing damage. Without an intact card there is nothing to keep."""
    n = min(faces, s.wards[seat]) if s.places[s.ancient.intact[seat]] else 0
    s.wards[seat] -= n
    if n:
        s.tell(EVERYONE, "warded", seat=seat, n=n, m=s.wards[seat])
    return n


class Damage(Ask[Ancient]):
    """AW-239 to AW-245. For each Titan face the attacker turns an intact Empire card face down, as long as there is one."""

    RULE: ClassVar[str] = "AW-239"
    TITLE: ClassVar[str] = "ask-damage"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        return (self.seat,) if self.left > 0 and s.places[s.ancient.intact[self.seat]] else NOBODY

    def choices(self, s: Ancient) -> list[Action]:
        return [s.minted.damage[s.kind[piece]] for piece in s.places[s.ancient.intact[self.seat]]]

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        s.then(Damage(seat, self.left - 1))
        threaten(s, seat, action.args[0])

    def pieces(self, s: Ancient, seat: int, action: Action) -> tuple[str, ...]:
        return (s.ancient.card_at(s.ancient.intact[seat], action.args[0]),)

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        if action.verb == "damage":
            return refuse("AW-239", "no-intact-card", piece=action.args[0])
        return refuse("AW-239", "no-damage-chosen", n=self.left)


def damage(s: Ancient, seat: int, kind: int) -> None:
    """AW-239, AW-413. A card is turned face down, and what works still may react."""
    s.move(s.one_of(kind, s.ancient.intact[seat]), s.ancient.intact[seat], s.ancient.damaged[seat], EVERYONE)
    s.enliven(seat, kind, -1)
    s.tell(EVERYONE, "damaged", seat=seat, piece=kind)
    s.then(DiscardArmy(seat), *reaction(s, ON_DAMAGE, seat))


def threaten(s: Ancient, seat: int, kind: int, last: int = -1) -> None:
    """AW-413, AW-425. The next card of the owner that can prevent this damage reacts; if there is none, the card is damaged."""
    shields = reacting(s, seat, ON_THREAT, seat)
    names = [shield for shield, _ in shields]
    at = names.index(last) + 1 if last in names else 0
    if at == len(shields):
        damage(s, seat, kind)
    else:
        shield, i = shields[at]
        s.cards[shield].triggers[i].react(s, seat, shield, kind)


class Prevent(Ask[Ancient]):
    """AW-413. The owner of a card that is about to be damaged may pay another of his cards, or that one, to prevent it."""

    RULE: ClassVar[str] = "AW-413"
    TITLE: ClassVar[str] = "ask-prevent"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind", "shield", "price")

    def __init__(self, seat: int, kind: int, shield: int, price: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.shield = shield
        self.price = price

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        return (self.seat,) if s.works(self.seat, self.shield) and s.coins[self.seat] >= self.price else NOBODY

    def run(self, s: Ancient) -> None:
        threaten(s, self.seat, self.kind, self.shield)

    def choices(self, s: Ancient) -> list[Action]:
        return [s.minted.use[self.shield], s.minted.decline]

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        if action is s.minted.decline:
            self.run(s)
            return
        s.coins[seat] -= self.price
        tell_price(s, seat, self.shield, self.price, 0)
        s.tell(EVERYONE, "prevented", seat=seat, piece=self.kind, pieces=(self.shield,))

    def default(self, s: Ancient, seat: int) -> Action:
        return s.minted.decline

    def pieces(self, s: Ancient, seat: int, action: Action) -> tuple[str, ...]:
        return () if action is s.minted.decline else (s.ancient.card_at(s.tableau(seat, self.shield), self.shield),)

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        return refuse("AW-413", "no-use-chosen", piece=self.shield, n=self.price)


class DiscardArmy(Ask[Ancient]):
    """AW-233, AW-234, AW-242, AW-243. Whole armies above the limit leave the game; their owner chooses which."""

    RULE: ClassVar[str] = "AW-242"
    TITLE: ClassVar[str] = "ask-discard-army"

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        return (self.seat,) if s.n_armies(self.seat) > s.army_limit(self.seat) else NOBODY

    def choices(self, s: Ancient) -> list[Action]:
        first = s.ancient.armies[self.seat]
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

    def pieces(self, s: Ancient, seat: int, action: Action) -> tuple[str, ...]:
        return (army_piece(seat, action.args[0]),)

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        return refuse("AW-242", "no-army-discarded", n=s.n_armies(seat), m=s.army_limit(seat))


class Loot(Step[Ancient]):
    """AW-229, AW-230. A coin for each Loot symbol that was paid for, after the dice."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def run(self, s: Ancient) -> None:
        if self.n:
            add_coins(s, self.seat, self.n, "looted")
