"""Card actions: what a citizen on an Empire card does, copied actions, and Forest Hideout (sections 7 and 13)."""

from __future__ import annotations

from typing import ClassVar

from tessera.core.action import Action
from tessera.core.agenda import NOBODY, Ask, Draw, Step
from tessera.core.refusal import Refused, refuse
from tessera.core.seats import EVERYONE, only
from tessera.games.the_ancient_world.actions import STARS
from tessera.games.the_ancient_world.cards import CardAction
from tessera.games.the_ancient_world.state import TITAN_DECK, TITAN_TOP, Ancient
from tessera.games.the_ancient_world.steps.attack import Muster, add_attacks, attack_pieces, refuse_attack, strike
from tessera.games.the_ancient_world.steps.bases import deal_options
from tessera.games.the_ancient_world.steps.gain import tell_price


def can_act(s: Ancient, seat: int, action: CardAction, coins: int, knowledge: int) -> bool:
    """AW-200, AW-337. True if these means pay for a card action and one of its effects would change something."""
    coins -= action.coins
    knowledge -= action.knowledge
    return coins >= 0 and knowledge >= 0 and any(effect.can_do(s, seat, coins, knowledge) for effect in action.effects)


def refuse_action(s: Ancient, seat: int, kind: int, action: CardAction) -> Refused:
    """AW-200. Why the action of a card cannot be used: its price, or that it would change nothing."""
    if s.coins[seat] < action.coins:
        return refuse("AW-200", "no-action-coins", piece=kind, n=action.coins, m=s.coins[seat])
    if s.knowledge[seat] < action.knowledge:
        return refuse("AW-200", "no-action-knowledge", piece=kind, n=action.knowledge, m=s.knowledge[seat])
    if len(action.effects) == 1:
        return action.effects[0].why_not(kind)
    return refuse("AW-200", "no-useful-action", piece=kind)


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
            if can_act(s, seat, action, coins, knowledge):
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
    s.coins[seat] -= action.coins
    s.knowledge[seat] -= action.knowledge
    tell_price(s, seat, kind, action.coins, action.knowledge)
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
        if effect.can_do(s, self.seat, s.coins[self.seat], s.knowledge[self.seat]):
            effect.do(s, self.seat, self.kind)


class CopyAction(Ask[Ancient]):
    """AW-305 to AW-309, AW-338. Bridge and Trade City: a rival's card action is carried out by this player."""

    RULE: ClassVar[str] = "AW-305"
    TITLE: ClassVar[str] = "ask-copy"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind")

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def choices(self, s: Ancient) -> list[Action]:
        return [s.minted.copy[kind] for kind in copyable(s, self.seat, s.coins[self.seat], s.knowledge[self.seat])]

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        s.tell(EVERYONE, "copied", seat=seat, piece=action.args[0], pieces=(self.kind,))
        begin_action(s, seat, action.args[0])

    def pieces(self, s: Ancient, seat: int, action: Action) -> tuple[str, ...]:
        kind = action.args[0]
        for distance in range(1, s.n):
            rival = (seat + distance) % s.n
            if s.has_intact(rival, kind):
                return (s.ancient.card_at(s.ancient.intact[rival], kind),)
        return ()

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        if action.verb != "copy":
            return refuse("AW-305", "no-copy-chosen")
        kind = action.args[0]
        copied = s.cards[kind].action
        if copied is None:
            return refuse("AW-305", "no-card-action", piece=kind)
        if copied.copies:
            return refuse("AW-338", "no-copy-of-copies", piece=kind)
        if not any(s.has_intact(rival, kind) for rival in range(s.n) if rival != seat):
            return refuse("AW-307", "no-rival-with-card", piece=kind)
        return refuse("AW-337", "no-useful-copy", piece=kind)


# -- Forest Hideout -----------------------------------------------------------------------------------------------


class InspectTitans(Ask[Ancient]):
    """AW-320, AW-339. One Titan deck that is not empty is chosen."""

    RULE: ClassVar[str] = "AW-320"
    TITLE: ClassVar[str] = "ask-inspect"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n", "attack")

    def __init__(self, seat: int, n: int, attack: int) -> None:
        super().__init__(seat)
        self.n = n
        self.attack = attack

    def choices(self, s: Ancient) -> list[Action]:
        return [s.minted.inspect[deck] for deck in open_decks(s)]

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

    def pieces(self, s: Ancient, seat: int, action: Action) -> tuple[str, ...]:
        return (f"deck/{STARS[action.args[0]]}",)

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        if action.verb == "inspect":
            return refuse("AW-339", "no-titan-in-deck")
        return refuse("AW-320", "no-deck-chosen")


class LookAtTitans(Draw[Ancient]):
    """AW-320, AW-321, AW-339. Face-down Titans are added until four are in hand or the deck is empty (I-12)."""

    RULE: ClassVar[str] = "AW-320"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "deck", "n")

    def __init__(self, seat: int, deck: int, n: int) -> None:
        self.seat = seat
        self.deck = deck
        self.n = n

    def is_due(self, s: Ancient) -> bool:
        wanted = len(s.places[s.ancient.examined[self.seat]]) < self.n
        return wanted and len(s.places[TITAN_DECK + self.deck]) > 0

    def choices(self, s: Ancient) -> list[Action]:
        return deal_options(s, TITAN_DECK + self.deck)

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        piece = s.one_of(action.args[0], TITAN_DECK + self.deck)
        s.draw(piece, TITAN_DECK + self.deck, s.ancient.examined[self.seat], only(self.seat))
        s.tell(only(self.seat), "looked-at", seat=self.seat, piece=action.args[0])
        s.agenda.append(self)


class LayTitan(Ask[Ancient]):
    """AW-320, AW-322. The Titans are laid back one by one, the new top card first and face up."""

    RULE: ClassVar[str] = "AW-320"
    TITLE: ClassVar[str] = "ask-lay"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "deck", "laid")

    def __init__(self, seat: int, deck: int, laid: int) -> None:
        super().__init__(seat)
        self.deck = deck
        self.laid = laid

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        return (self.seat,) if s.places[s.ancient.examined[self.seat]] else NOBODY

    def choices(self, s: Ancient) -> list[Action]:
        return [s.minted.lay[kind] for kind in sorted(s.kinds_in(s.ancient.examined[self.seat]))]

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        hand = s.ancient.examined[seat]
        piece = s.one_of(action.args[0], hand)
        line = s.places[TITAN_TOP + self.deck]
        s.draw(piece, hand, TITAN_TOP + self.deck, EVERYONE if self.laid == 0 else only(seat))
        line.insert(self.laid, line.pop())  # above the Titans that stayed in the deck
        if self.laid == 0:
            s.tell(EVERYONE, "titan-revealed", piece=action.args[0], n=self.deck + 1)
        s.tell(only(seat), "laid", seat=seat, piece=action.args[0], n=self.laid + 1)
        s.then(LayTitan(seat, self.deck, self.laid + 1))

    def pieces(self, s: Ancient, seat: int, action: Action) -> tuple[str, ...]:
        return (s.ancient.card_at(s.ancient.examined[seat], action.args[0]),)

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        return refuse("AW-320", "no-titan-laid", n=len(s.places[s.ancient.examined[seat]]))


class AttackNow(Ask[Ancient]):
    """AW-323, AW-324. The top card of that deck may be attacked at once."""

    RULE: ClassVar[str] = "AW-323"
    TITLE: ClassVar[str] = "ask-attack-now"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "deck")

    def __init__(self, seat: int, deck: int) -> None:
        super().__init__(seat)
        self.deck = deck

    def choices(self, s: Ancient) -> list[Action]:
        found: list[Action] = []
        add_attacks(s, Muster(s, self.seat), self.deck, found)
        found.append(s.minted.decline)
        return found

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        if action is not s.minted.decline:
            strike(s, seat, action.args[0], action.args[1])

    def default(self, s: Ancient, seat: int) -> Action:
        return s.minted.decline

    def pieces(self, s: Ancient, seat: int, action: Action) -> tuple[str, ...]:
        return () if action is s.minted.decline else attack_pieces(s, seat, action)

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        if action.verb != "attack":
            return refuse("AW-323", "no-attack-chosen")
        if s.cards[action.args[0]].stars != self.deck + 1:
            return refuse("AW-324", "no-other-deck")
        return refuse_attack(s, seat, action)
