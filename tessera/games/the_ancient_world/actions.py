"""Every action, minted once for each box: the cards of a pack give them their names."""

from __future__ import annotations

from typing import Final

from tessera.core.action import Action, ActionTable
from tessera.games.the_ancient_world.cards import DISTRICT, EMPIRE, MILITARY, ON_BUILD, START, TITAN, Card

LABOR: Final = 0
BUILD: Final = 1
DRAFT: Final = 2
EXPAND: Final = 3
LEARN: Final = 4
REBUILD: Final = 5
RECRUIT: Final = 6
EXPLORE: Final = 7
GROW: Final = 8
N_SPACES: Final = 9
SPACES: Final = ("labor", "build", "draft", "expand", "learn", "rebuild", "recruit", "explore", "grow")
"""AW-3. The nine board actions."""

N_SKILLS: Final = 5
STARS: Final = ("one-star", "two-star", "three-star")
FACES: Final = ("titan", "coin", "blank")
TITAN_FACE: Final = 0
COIN_FACE: Final = 1

NO_ACTION: Final = Action(-1, "", (), "", ())
"""Stands in lists where a card has no such action."""


class Actions:
    """What can be done in a match with these cards. Options are listed in the order in which they stand here."""

    def __init__(self, cards: list[Card], seats: int, slots: int) -> None:
        self.table = ActionTable()
        self.cards = cards
        self.begin: list[Action] = [self.table.mint("begin", (seat,), f"seat {seat}") for seat in range(seats)]
        self.deal = self.for_cards("deal", (EMPIRE, MILITARY, TITAN, DISTRICT), touch=False)
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
        """For each way to pay, row cards by kind: way 0 is the price, the others discard a card instead."""
        self.buy_stored: list[list[Action]] = []
        self.discarded: list[int] = [-1]
        """For each way to pay the kind of the card that it discards."""
        for kind in range(len(self.cards)):
            if self.cards[kind].trigger(ON_BUILD) is not None:
                self.discarded.append(kind)
        for way in self.discarded:
            self.buy.append(self.mint_buys(way, False))
            self.buy_stored.append(self.mint_buys(way, True))
        self.pay_knowledge = self.table.mint("pay", (1,), "knowledge", ("token:knowledge",))
        self.pay_coins = self.table.mint("pay", (3,), "coins", ("token:coins",))
        self.take_district = self.for_cards("take", (DISTRICT,))
        self.repair = self.for_cards("repair", (EMPIRE,))
        self.recruit = self.for_cards("recruit", (MILITARY,))
        self.retire: list[Action] = [self.mint_army("retire", slot, "army") for slot in range(slots)]
        self.new_army = self.table.mint("form", (), "a new army")
        self.explore = self.table.mint("explore", (), "", ("deck:empire",))
        self.keep = self.for_cards("keep", (EMPIRE,))
        self.starve: list[Action] = [self.mint_starve(tokens) for tokens in range(1 << N_SKILLS)]

    def mint_card_answers(self, slots: int) -> None:
        self.copy = self.for_cards("copy", (EMPIRE,))
        self.inspect: list[Action] = [
            self.table.mint("inspect", (deck,), STARS[deck], (f"deck:{STARS[deck]}",)) for deck in range(3)
        ]
        self.lay = self.for_cards("lay", (TITAN,))
        self.damage = self.for_cards("damage", (EMPIRE,))
        self.discard_army: list[Action] = [self.mint_army("discard", slot, "army") for slot in range(slots)]
        self.name_coin: list[Action] = [self.mint_army("remove", slot, "name coin of army") for slot in range(slots)]
        self.picture_coin: list[Action] = [self.mint_army("remove", slot, "picture coin of army") for slot in range(slots)]
        self.use = self.for_cards("use", (EMPIRE,))
        self.store = self.for_cards("store", (EMPIRE,))
        self.store_unseen = self.table.mint("store", (-1,), "the unseen top card", ("deck:empire",))
        self.done = self.table.mint("done", ())
        self.decline = self.table.mint("decline", ())

    def for_cards(self, verb: str, groups: tuple[int, ...], touch: bool = True) -> list[Action]:
        """One action for each card of these groups, such as `recruit militia`."""
        minted: list[Action] = []
        for kind in range(len(self.cards)):
            card = self.cards[kind]
            if card.group in groups:
                minted.append(self.table.mint(verb, (kind,), card.id, (f"card:{card.id}",) if touch else ()))
            else:
                minted.append(NO_ACTION)
        return minted

    def mint_place(self, space: int, skill: int) -> Action:
        """D-2. `place 3 labor`."""
        if skill == 0:
            return NO_ACTION
        on = (f"space:{SPACES[space]}", f"citizen:{skill}")
        return self.table.mint("place", (skill, space), f"{skill} {SPACES[space]}", on)

    def mint_use(self, kind: int) -> list[Action]:
        """D-2. `place 2 desert-archive`, for each card with a card action."""
        card = self.cards[kind]
        if card.action is None:
            return []
        minted = [NO_ACTION]
        for skill in range(1, N_SKILLS + 1):
            on = (f"card:{card.id}", f"citizen:{skill}")
            minted.append(self.table.mint("place", (skill, N_SPACES + kind), f"{skill} {card.id}", on))
        return minted

    def mint_attacks(self, kind: int, slots: int) -> list[Action]:
        """D-16. `attack stone-being with army 1 3`: a Titan, and a set of armies as bits."""
        card = self.cards[kind]
        if card.group != TITAN:
            return []
        minted = [NO_ACTION]
        for armies in range(1, 1 << slots):
            numbers = [slot + 1 for slot in range(slots) if armies >> slot & 1]
            words = f"{card.id} with army {self.army_words[armies]}"
            on = (f"card:{card.id}", *[f"army:{number}" for number in numbers])
            minted.append(self.table.mint("attack", (kind, armies), words, on))
        return minted

    def mint_buys(self, discarded: int, stored: bool) -> list[Action]:
        """D-3, D-4. `buy stored bridge discarding crane`."""
        minted: list[Action] = []
        for kind in range(len(self.cards)):
            card = self.cards[kind]
            if card.group != EMPIRE or card.back == START:
                minted.append(NO_ACTION)
                continue
            words = f"stored {card.id}" if stored else card.id
            on: tuple[str, ...] = (f"card:{card.id}",)
            if discarded >= 0:
                words += f" discarding {self.cards[discarded].id}"
                on = (*on, f"card:{self.cards[discarded].id}")
            minted.append(self.table.mint("buy", (kind, discarded, int(stored)), words, on))
        return minted

    def mint_army(self, verb: str, slot: int, words: str) -> Action:
        return self.table.mint(verb, (slot,), f"{words} {slot + 1}", (f"army:{slot + 1}",))

    def mint_starve(self, tokens: int) -> Action:
        """D-24. `starve 1 4`: a set of citizens as bits; never none, never all."""
        skills = [skill + 1 for skill in range(N_SKILLS) if tokens >> skill & 1]
        if not 0 < len(skills) < N_SKILLS:
            return NO_ACTION
        on = tuple([f"citizen:{skill}" for skill in skills])
        return self.table.mint("starve", (tokens,), " ".join([str(skill) for skill in skills]), on)


def armies_in_words(armies: int, slots: int) -> str:
    """The numbers of a set of armies: "1 3"."""
    return " ".join([str(slot + 1) for slot in range(slots) if armies >> slot & 1])
