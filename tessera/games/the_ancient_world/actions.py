"""Every action, minted once for each box, because the cards of a pack give actions their names."""

from __future__ import annotations

from typing import Final

from tessera.core.action import Action, ActionTable
from tessera.games.the_ancient_world.cards import DISTRICT, EMPIRE, MILITARY, ON_BUILD, START, TITAN, Card

SPACES: Final = ("labor", "build", "draft", "expand", "learn", "rebuild", "recruit", "explore", "grow")
"""AW-3. The nine board actions, as action texts name them; `board_actions.py` says what they do."""
N_SPACES: Final = 9
DRAFT: Final = 2
"""The space whose citizens count (AW-132)."""

N_SKILLS: Final = 5
STARS: Final = ("one-star", "two-star", "three-star")
FACES: Final = ("titan", "coin", "blank")
TITAN_FACE: Final = 0
COIN_FACE: Final = 1

NO_ACTION: Final = Action(-1, "", (), "", ())
"""A placeholder in lists by kind, for cards that have no such action."""


class Actions:
    """What can be done in a match with these cards. Options are listed in the order in which they are minted here."""

    def __init__(self, cards: list[Card], seats: int, slots: int) -> None:
        self.table = ActionTable()
        self.cards = cards
        self.begin: list[Action] = [self.table.mint("begin", (seat,), f"seat {seat}") for seat in range(seats)]
        self.deal = self.for_cards("deal", (EMPIRE, MILITARY, TITAN, DISTRICT))
        self.roll: list[Action] = [self.table.mint("roll", (face,), FACES[face]) for face in range(len(FACES))]
        self.place: list[list[Action]] = [[self.mint_place(space, skill) for skill in range(6)] for space in range(N_SPACES)]
        self.use_card: list[list[Action]] = [self.mint_use(kind) for kind in range(len(cards))]
        self.army_words: list[str] = [armies_in_words(armies, slots) for armies in range(1 << slots)]
        self.attack: list[list[Action]] = [self.mint_attacks(kind, slots) for kind in range(len(cards))]
        self.pass_turn = self.table.mint("pass", ())
        self.mint_board_answers(slots)
        self.mint_card_answers(slots)

    def mint_board_answers(self, slots: int) -> None:
        self.buy: list[list[Action]] = []
        """For each way to pay, the purchases of cards of the row by kind. Way 0 pays the price, the others discard a card."""
        self.buy_stored: list[list[Action]] = []
        self.discarded: list[int] = [-1]
        """For each way to pay the kind of the card that is discarded, or -1."""
        for kind in range(len(self.cards)):
            if self.cards[kind].reactions(ON_BUILD):
                self.discarded.append(kind)
        for way in self.discarded:
            self.buy.append(self.mint_buys(way, False))
            self.buy_stored.append(self.mint_buys(way, True))
        self.pay_knowledge = self.table.mint("pay", (1,), "knowledge")
        self.pay_coins = self.table.mint("pay", (3,), "coins")
        self.take_district = self.for_cards("take", (DISTRICT,))
        self.survey = self.table.mint("survey", ())
        self.repair = self.for_cards("repair", (EMPIRE,))
        self.recruit = self.for_cards("recruit", (MILITARY,))
        self.retire: list[Action] = [self.mint_army("retire", slot, "army") for slot in range(slots)]
        self.new_army = self.table.mint("form", (), "a new army")
        self.explore = self.table.mint("explore", ())
        self.keep = self.for_cards("keep", (EMPIRE,))
        self.starve: list[Action] = [self.mint_starve(tokens) for tokens in range(1 << N_SKILLS)]

    def mint_card_answers(self, slots: int) -> None:
        self.copy = self.for_cards("copy", (EMPIRE,))
        self.inspect: list[Action] = [self.table.mint("inspect", (deck,), STARS[deck]) for deck in range(3)]
        self.lay = self.for_cards("lay", (TITAN,))
        self.damage = self.for_cards("damage", (EMPIRE,))
        self.discard_army: list[Action] = [self.mint_army("discard", slot, "army") for slot in range(slots)]
        self.name_coin: list[Action] = [self.mint_army("remove", slot, "name coin of army") for slot in range(slots)]
        self.picture_coin: list[Action] = [self.mint_army("remove", slot, "picture coin of army") for slot in range(slots)]
        self.use: list[Action] = [self.mint_choice(kind) for kind in range(len(self.cards))]
        self.store = self.for_cards("store", (EMPIRE,))
        self.replace = self.for_cards("replace", (EMPIRE,))
        self.store_unseen = self.table.mint("store", (-1,), "the unseen top card")
        self.done = self.table.mint("done", ())
        self.decline = self.table.mint("decline", ())

    def for_cards(self, verb: str, groups: tuple[int, ...]) -> list[Action]:
        """One action for each card of these groups, such as `recruit militia`."""
        minted: list[Action] = []
        for kind in range(len(self.cards)):
            card = self.cards[kind]
            if card.group in groups:
                minted.append(self.table.mint(verb, (kind,), card.id))
            else:
                minted.append(NO_ACTION)
        return minted

    def mint_place(self, space: int, skill: int) -> Action:
        """D-2. Such as `place 3 labor`."""
        if skill == 0:
            return NO_ACTION
        return self.table.mint("place", (skill, space), f"{skill} {SPACES[space]}")

    def mint_use(self, kind: int) -> list[Action]:
        """D-2. Such as `place 2 desert-archive`, for a card with a card action."""
        card = self.cards[kind]
        if card.action is None:
            return []
        minted = [NO_ACTION]
        for skill in range(1, N_SKILLS + 1):
            minted.append(self.table.mint("place", (skill, N_SPACES + kind), f"{skill} {card.id}"))
        return minted

    def mint_choice(self, kind: int) -> Action:
        """Such as `use scribe-guild`, for a card whose reaction may be chosen."""
        card = self.cards[kind]
        may_react = card.group == EMPIRE or (card.group == TITAN and len(card.triggers) > 0)
        return self.table.mint("use", (kind,), card.id) if may_react else NO_ACTION

    def mint_attacks(self, kind: int, slots: int) -> list[Action]:
        """D-16. Such as `attack stone-being with army 1 3`. The arguments are the Titan and the set of armies as bits."""
        card = self.cards[kind]
        if card.group != TITAN:
            return []
        minted = [NO_ACTION]
        for armies in range(1, 1 << slots):
            minted.append(self.table.mint("attack", (kind, armies), f"{card.id} with army {self.army_words[armies]}"))
        return minted

    def mint_buys(self, discarded: int, stored: bool) -> list[Action]:
        """D-3, D-4. Such as `buy stored bridge discarding crane`."""
        minted: list[Action] = []
        for kind in range(len(self.cards)):
            card = self.cards[kind]
            if card.group != EMPIRE or card.back == START:
                minted.append(NO_ACTION)
                continue
            words = f"stored {card.id}" if stored else card.id
            if discarded >= 0:
                words += f" discarding {self.cards[discarded].id}"
            minted.append(self.table.mint("buy", (kind, discarded, int(stored)), words))
        return minted

    def mint_army(self, verb: str, slot: int, words: str) -> Action:
        return self.table.mint(verb, (slot,), f"{words} {slot + 1}")

    def mint_starve(self, tokens: int) -> Action:
        """D-24. Such as `starve 1 4`. The argument is a set of citizens as bits, which is never empty and never all of them."""
        skills = [skill + 1 for skill in range(N_SKILLS) if tokens >> skill & 1]
        if not 0 < len(skills) < N_SKILLS:
            return NO_ACTION
        return self.table.mint("starve", (tokens,), " ".join([str(skill) for skill in skills]))


def armies_in_words(armies: int, slots: int) -> str:
    """The numbers of a set of armies: "1 3"."""
    return " ".join([str(slot + 1) for slot in range(slots) if armies >> slot & 1])
