"""Card actions: what a citizen on an Empire card does, copies of it, and Forest Hideout (sections 7 and 13)."""

from __future__ import annotations

from typing import ClassVar

from tessera.core.action import Action
from tessera.core.agenda import Step
from tessera.core.refusal import Refused
from tessera.core.seats import CHANCE, EVERYONE, only
from tessera.games.the_ancient_world import cards
from tessera.games.the_ancient_world.cards import CardAction, Effect
from tessera.games.the_ancient_world.state import TITAN_DECK, TITAN_TOP, Ancient
from tessera.games.the_ancient_world.steps.attack import Muster, add_attacks, refuse_attack, strike
from tessera.games.the_ancient_world.steps.draws import CHANCE_ALONE, NOBODY_ASKED, deal_options
from tessera.games.the_ancient_world.steps.explore import Explore, explore_bar
from tessera.games.the_ancient_world.steps.gain import CardRepair, add_coins, add_knowledge, claim_token


def action_bar(s: Ancient, seat: int, action: CardAction, coins: int, knowledge: int) -> str:
    """AW-200, AW-337. The rule that bars a card action with these means, if one does."""
    if coins < action.coins or knowledge < action.knowledge:
        return "AW-200"
    for effect in action.effects:
        if can_do(s, seat, effect, coins - action.coins, knowledge - action.knowledge):
            return ""
    return "AW-337" if action.copies else "AW-200"


def can_do(s: Ancient, seat: int, effect: Effect, coins: int, knowledge: int) -> bool:
    """AW-200, AW-204. Would this effect change anything?"""
    if effect.verb == cards.REPAIR_CARDS:
        return len(s.places[s.ancient.damaged[seat]]) > 0
    if effect.verb == cards.EXPLORE:
        return explore_bar(s) == ""
    if effect.verb == cards.CLAIM_TOKEN:
        return not s.hand_up
    if effect.verb == cards.COPY_ACTION:
        return len(copyable(s, seat, coins, knowledge)) > 0
    if effect.verb == cards.COINS_PER_FOOD:
        return s.food(seat) > 0
    if effect.verb in (cards.REARRANGE, cards.REARRANGE_AND_ATTACK):
        return len(open_decks(s)) > 0
    return True


def copyable(s: Ancient, seat: int, coins: int, knowledge: int) -> list[int]:
    """AW-305 to AW-309, AW-337, AW-338. The kinds of rivals' intact cards whose action this seat could carry out."""
    found: list[int] = []
    for rival in range(s.n):
        if rival == seat:
            continue
        for piece in s.places[s.ancient.intact[rival]]:
            kind = s.kind[piece]
            action = s.cards[kind].action
            if action is None or action.copies or kind in found:
                continue
            if not action_bar(s, seat, action, coins, knowledge):
                found.append(kind)
    found.sort()
    return found


def open_decks(s: Ancient) -> list[int]:
    """AW-339. The Titan decks that have a card left."""
    return [deck for deck in range(3) if s.places[TITAN_TOP + deck]]


def begin_action(s: Ancient, seat: int, kind: int) -> None:
    """AW-199, AW-204, AW-308. Pay for a card action and carry out its effects in order, whoever owns the card."""
    action = s.cards[kind].action
    if action is None:
        return
    if action.coins or action.knowledge:
        s.coins[seat] -= action.coins
        s.knowledge[seat] -= action.knowledge
        s.tell(EVERYONE, "paid-for", seat=seat, piece=kind, n=action.coins, m=action.knowledge)
    s.then(DoEffect(seat, kind, 0))


class DoEffect(Step[Ancient]):
    """AW-199, AW-204. The next effect of a card action; one that cannot be carried out is skipped."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind", "index")

    def __init__(self, seat: int, kind: int, index: int) -> None:
        self.seat = seat
        self.kind = kind
        self.index = index

    def run(self, s: Ancient) -> None:
        action = s.cards[self.kind].action
        if action is None or self.index >= len(action.effects):
            return
        s.agenda.append(DoEffect(self.seat, self.kind, self.index + 1))
        effect = action.effects[self.index]
        if can_do(s, self.seat, effect, s.coins[self.seat], s.knowledge[self.seat]):
            self.do(s, effect)

    def do(self, s: Ancient, effect: Effect) -> None:
        seat = self.seat
        if effect.verb == cards.GAIN_COINS:
            add_coins(s, seat, effect.n, "coins-gained", self.kind)
        elif effect.verb == cards.GAIN_KNOWLEDGE:
            add_knowledge(s, seat, effect.n, "knowledge-gained", self.kind)
        elif effect.verb == cards.COINS_PER_FOOD:
            add_coins(s, seat, s.food(seat), "coins-gained", self.kind)
        elif effect.verb == cards.REPAIR_CARDS:
            s.then(CardRepair(seat, effect.n, 1))
        elif effect.verb == cards.EXPLORE:
            s.then(Explore(seat))
        elif effect.verb == cards.CLAIM_TOKEN:
            claim_token(s, seat)
        elif effect.verb == cards.COPY_ACTION:
            s.then(CopyAction(seat, self.kind))
        else:
            s.then(InspectTitans(seat, effect.n, int(effect.verb == cards.REARRANGE_AND_ATTACK)))


class CopyAction(Step[Ancient]):
    """AW-305 to AW-309, AW-338. Bridge and Trade City: a rival's card action is carried out by this player."""

    RULE: ClassVar[str] = "AW-305"
    TITLE: ClassVar[str] = "ask-copy"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, s: Ancient, seat: int) -> list[Action]:
        if seat != self.seat:
            return []
        return [s.minted.copy[kind] for kind in copyable(s, seat, s.coins[seat], s.knowledge[seat])]

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        s.tell(EVERYONE, "copied", seat=seat, piece=action.args[0], pieces=(self.kind,))
        begin_action(s, seat, action.args[0])

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        if action.verb != "copy":
            return Refused("AW-305", "a rival's card action is chosen now, with: copy and its name")
        card = s.cards[action.args[0]]
        if card.action is None:
            return Refused("AW-305", f"{card.name} has no card action")
        if card.action.copies:
            return Refused("AW-338", f"{card.name} copies actions itself")
        if not any(s.has_intact(rival, action.args[0]) for rival in range(s.n) if rival != seat):
            return Refused("AW-307", f"no rival has an intact {card.name}")
        return Refused("AW-337", f"you could not carry out the action of {card.name} now")


# -- Forest Hideout -----------------------------------------------------------------------------------------------


class InspectTitans(Step[Ancient]):
    """AW-320, AW-339. One Titan deck that is not empty is chosen."""

    RULE: ClassVar[str] = "AW-320"
    TITLE: ClassVar[str] = "ask-inspect"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n", "attack")

    def __init__(self, seat: int, n: int, attack: int) -> None:
        self.seat = seat
        self.n = n
        self.attack = attack

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, s: Ancient, seat: int) -> list[Action]:
        return [s.minted.inspect[deck] for deck in open_decks(s)] if seat == self.seat else []

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        deck = action.args[0]
        hand = s.ancient.examined[seat]
        n = min(self.n, len(s.places[TITAN_TOP + deck]) + len(s.places[TITAN_DECK + deck]))
        s.tell(EVERYONE, "inspected", seat=seat, n=n, m=deck + 1)
        for piece in s.places[TITAN_TOP + deck][: self.n]:
            s.move(piece, TITAN_TOP + deck, hand, only(seat))
            s.tell(only(seat), "looked-at", seat=seat, piece=s.kind[piece])
        if self.attack:
            s.then(AttackNow(seat, deck))
        s.then(LookAtTitans(seat, deck, self.n), LayTitan(seat, deck, 0))

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        if action.verb == "inspect":
            return Refused("AW-339", "this Titan deck is empty")
        return Refused("AW-320", "a Titan deck is chosen now, with: inspect one-star, two-star or three-star")


class LookAtTitans(Step[Ancient]):
    """AW-320, AW-321, AW-339. Face-down Titans are added until four are in hand or the deck is empty (I-12)."""

    RULE: ClassVar[str] = "AW-320"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "deck", "n")

    def __init__(self, seat: int, deck: int, n: int) -> None:
        self.seat = seat
        self.deck = deck
        self.n = n

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        wanted = len(s.places[s.ancient.examined[self.seat]]) < self.n
        return CHANCE_ALONE if wanted and s.places[TITAN_DECK + self.deck] else NOBODY_ASKED

    def options(self, s: Ancient, seat: int) -> list[Action]:
        return deal_options(s, TITAN_DECK + self.deck) if seat == CHANCE else []

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        piece = s.one_of(action.args[0], TITAN_DECK + self.deck)
        s.draw(piece, TITAN_DECK + self.deck, s.ancient.examined[self.seat], only(self.seat))
        s.tell(only(self.seat), "looked-at", seat=self.seat, piece=action.args[0])
        s.agenda.append(self)


class LayTitan(Step[Ancient]):
    """AW-320, AW-322. The Titans are laid back one by one, the new top card first and face up."""

    RULE: ClassVar[str] = "AW-320"
    TITLE: ClassVar[str] = "ask-lay"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "deck", "laid")

    def __init__(self, seat: int, deck: int, laid: int) -> None:
        self.seat = seat
        self.deck = deck
        self.laid = laid

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        return (self.seat,) if s.places[s.ancient.examined[self.seat]] else NOBODY_ASKED

    def options(self, s: Ancient, seat: int) -> list[Action]:
        if seat != self.seat:
            return []
        return [s.minted.lay[kind] for kind in sorted(s.kinds_in(s.ancient.examined[seat]))]

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        hand = s.ancient.examined[seat]
        piece = s.one_of(action.args[0], hand)
        line = s.places[TITAN_TOP + self.deck]
        s.draw(piece, hand, TITAN_TOP + self.deck, EVERYONE if self.laid == 0 else only(seat))
        line.insert(self.laid, line.pop())  # above what lies deeper and stayed there
        if self.laid == 0:
            s.tell(EVERYONE, "titan-revealed", piece=action.args[0], n=self.deck + 1)
        s.tell(only(seat), "laid", seat=seat, piece=action.args[0], n=self.laid + 1)
        s.then(LayTitan(seat, self.deck, self.laid + 1))

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        n = len(s.places[s.ancient.examined[seat]])
        return Refused("AW-320", f"one of the {n} Titans in your hand is laid next, with: lay and its name")


class AttackNow(Step[Ancient]):
    """AW-323, AW-324. The top card of that deck may be attacked at once."""

    RULE: ClassVar[str] = "AW-323"
    TITLE: ClassVar[str] = "ask-attack-now"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "deck")

    def __init__(self, seat: int, deck: int) -> None:
        self.seat = seat
        self.deck = deck

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, s: Ancient, seat: int) -> list[Action]:
        found: list[Action] = []
        if seat != self.seat:
            return found
        add_attacks(s, Muster(s, seat), self.deck, found)
        found.append(s.minted.decline)
        return found

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        if action is not s.minted.decline:
            strike(s, seat, action.args[0], action.args[1])

    def default(self, s: Ancient, seat: int) -> Action:
        return s.minted.decline

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        if action.verb != "attack":
            return Refused("AW-323", "attack the top card of this deck now, or decline")
        if s.cards[action.args[0]].stars != self.deck + 1:
            return Refused("AW-324", "only the deck that you arranged may be attacked now")
        return refuse_attack(s, seat, action)
