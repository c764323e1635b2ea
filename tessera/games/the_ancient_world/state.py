"""The position: decks and rows, and for each player a tableau, armies, citizens, coins and knowledge."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tessera.core.box import Box, Place
from tessera.core.seats import EVERYONE
from tessera.core.state import State
from tessera.core.view import View
from tessera.games.the_ancient_world.actions import N_SKILLS, SPACES, Actions
from tessera.games.the_ancient_world.cards import (
    ARMY_LIMIT,
    CAPACITY,
    CAPITAL_CITY,
    DECK_A,
    EVENTS,
    FOOD,
    N_LIVE,
    START,
    TITAN,
    Card,
)

EMPIRE_A: Final = 0
EMPIRE_B: Final = 1
EMPIRE_ROW: Final = 2
EMPIRE_DISCARDS: Final = 3
MILITARY_DECK: Final = 4
MILITARY_ROW: Final = 5
DISTRICT_TOP: Final = 6
DISTRICT_DECK: Final = 7
DISTRICT_BOTTOM: Final = 8
TITAN_TOP: Final = 9
"""Three lines, one for each number of stars: the face-up Titan, then those whose order somebody knows."""
TITAN_DECK: Final = 12
"""The three bags of face-down Titans below those lines."""
OUT: Final = 15
"""Cards that have left the game for good (AW-75, AW-79, AW-234)."""
FIRST_OWN: Final = 16

OWN: Final = ("stored", "examined", "intact", "damaged", "districts", "titans")
"""The places of each player besides the armies. Examined cards were looked at and are not yet kept or returned."""

UNOWNED: Final = -1
AT_HAND: Final = -2
STARVING: Final = -3
"""Where a citizen can be. Other numbers are a space (0 to 8) or a card (9 plus its kind)."""

N_ROUNDS: Final = 6
ROUND_OF_B: Final = 4
N_FOLLOWERS: Final = 3
"""Citizens that everybody owns from the start."""


def set_places(seats: int, slots: int) -> list[Place]:
    """Where cards can lie. An army is a line: its active card, then the retired ones, latest first."""
    places = [
        Place("empire_a"),
        Place("empire_b"),
        Place("empire_row", face_up=True),
        Place("empire_discards"),
        Place("military_deck"),
        Place("military_row", face_up=True),
        Place("district_top", line=True, face_up=True),
        Place("district_deck"),
        Place("district_bottom", line=True),
        Place("titan_1_top", line=True),
        Place("titan_2_top", line=True),
        Place("titan_3_top", line=True),
        Place("titan_1_deck"),
        Place("titan_2_deck"),
        Place("titan_3_deck"),
        Place("out"),
    ]
    for seat in range(seats):
        places.append(Place("stored", seat))
        places.append(Place("examined", seat, line=True))
        for name in OWN[2:]:
            places.append(Place(name, seat, face_up=True))
        for slot in range(slots):
            places.append(Place(f"army_{slot + 1}", seat, line=True, face_up=True))
    return places


class AncientBox(Box):
    """The cards of a pack for this number of players, with all actions that are possible with them."""

    def __init__(self, seats: int, options: dict[str, Any], cards: list[Card], slots: int) -> None:
        names = [card.id for card in cards]
        copies = [seats if card.back == START else card.copies for card in cards]  # AW-54: spare starting cards stay outside
        backs = [card.back for card in cards]
        self.minted: Actions = Actions(cards, seats, slots)
        super().__init__(seats, options, names, copies, backs, set_places(seats, slots), self.minted.table)
        self.cards: list[Card] = cards
        self.slots = slots
        self.first_player = int(options["first_player"])
        self.expand_plus = bool(options["expand_plus"])
        self.has_house_deck = options["pack"] == ""
        self.heeded: list[bool] = [any(card.reactions(on) for card in cards) for on in range(len(EVENTS))]
        """For each event whether a card of the pack reacts to it."""
        stride = len(OWN) + slots
        self.stored: list[int] = [FIRST_OWN + stride * seat for seat in range(seats)]
        self.examined: list[int] = [place + 1 for place in self.stored]
        self.intact: list[int] = [place + 2 for place in self.stored]
        self.damaged: list[int] = [place + 3 for place in self.stored]
        self.districts: list[int] = [place + 4 for place in self.stored]
        self.titans: list[int] = [place + 5 for place in self.stored]
        self.armies: list[int] = [place + 6 for place in self.stored]
        """For each seat the place of its first army; the others follow."""

    def blank(self) -> State:
        return Ancient(self)

    def card_at(self, place: int, kind: int) -> str:
        """A card named with the place in which it lies: `empire_row/bridge`, `intact/1/bridge`."""
        at = self.places[place]
        return f"{at.name}/{self.names[kind]}" if at.seat < 0 else f"{at.name}/{at.seat}/{self.names[kind]}"

    def derive(self, view: View) -> dict[str, Any]:
        from tessera.games.the_ancient_world.view import derive  # it uses the rules, which import this module

        return dict(derive(self, view))

    def whereabouts(self, at: int) -> str | None:
        """Where a citizen is, as views say it: nothing if it is not owned, `at-hand`, `starving`, or its space or card."""
        if at >= len(SPACES):
            return self.names[at - len(SPACES)]
        if at >= 0:
            return SPACES[at]
        return {UNOWNED: None, AT_HAND: "at-hand", STARVING: "starving"}[at]


class Ancient(State):
    """A position of The Ancient World."""

    OPEN: ClassVar[tuple[str, ...]] = (
        "round",
        "first_player",
        "hand_up",
        "passed",
        "coins",
        "knowledge",
        "draft",
        "wards",
        "meals",
        "citizens",
        "name_coins",
        "picture_coins",
        "live",
        "points",
    )

    def __init__(self, box: AncientBox) -> None:
        super().__init__(box)
        self.ancient: AncientBox = box
        self.cards: list[Card] = box.cards
        self.kind: list[int] = box.kind
        self.minted: Actions = box.minted
        self.n: int = box.seats
        self.round = 0
        self.first_player = 0
        """The seat that holds the first-player token."""
        self.hand_up = False
        """AW-153. True if the token was claimed this round, which its hand side shows."""
        self.passed: list[bool] = []
        self.coins: list[int] = []
        self.knowledge: list[int] = []
        self.draft: list[int] = []
        self.wards: list[int] = []
        """AW-407. For each seat how many Titan faces of this round do no damage."""
        self.meals: list[int] = []
        """AW-408. For each seat how many citizens more are fed at this end of round."""
        self.citizens: list[list[int]] = []
        """For each seat where its five citizens are, ordered by skill."""
        self.name_coins: list[list[int]] = []
        self.picture_coins: list[list[int]] = []
        """For each seat the coins on its armies."""
        self.live: list[list[int]] = []
        """For each seat its live symbols of each sort, including those of the Capital City."""
        self.points: list[int] = []

    def clone(self) -> Ancient:
        twin = Ancient(self.ancient)
        self.copy_to(twin)
        twin.round = self.round
        twin.first_player = self.first_player
        twin.hand_up = self.hand_up
        twin.passed = self.passed[:]
        twin.coins = self.coins[:]
        twin.knowledge = self.knowledge[:]
        twin.draft = self.draft[:]
        twin.wards = self.wards[:]
        twin.meals = self.meals[:]
        twin.citizens = [own[:] for own in self.citizens]
        twin.name_coins = [own[:] for own in self.name_coins]
        twin.picture_coins = [own[:] for own in self.picture_coins]
        twin.live = [own[:] for own in self.live]
        twin.points = self.points[:]
        return twin

    def set_up(self) -> None:
        """AW-47 to AW-49. Give every player what is there before the first round, except starting cards and coins."""
        n = self.n
        self.passed = [False] * n
        self.coins = [0] * n
        self.knowledge = [0] * n
        self.draft = [0] * n
        self.wards = [0] * n
        self.meals = [0] * n
        self.points = [0] * n
        self.citizens = [[AT_HAND] * N_FOLLOWERS + [UNOWNED] * (N_SKILLS - N_FOLLOWERS) for _ in range(n)]
        self.name_coins = [[0] * self.ancient.slots for _ in range(n)]
        self.picture_coins = [[0] * self.ancient.slots for _ in range(n)]
        self.live = [list(CAPITAL_CITY) for _ in range(n)]

    # -- small questions ----------------------------------------------------------------------------------------

    def empire_deck(self) -> int:
        """AW-67, AW-70. The Empire deck in use."""
        return EMPIRE_A if self.round < ROUND_OF_B else EMPIRE_B

    def n_owned(self, seat: int) -> int:
        """AW-125. How many Empire cards use capacity, whether intact or damaged."""
        return len(self.places[self.ancient.intact[seat]]) + len(self.places[self.ancient.damaged[seat]])

    def owns(self, seat: int, kind: int) -> bool:
        """AW-126, AW-127. True if a card of this name is in the tableau, intact or damaged."""
        return self.has_intact(seat, kind) or self.one_of(kind, self.ancient.damaged[seat]) >= 0

    def has_intact(self, seat: int, kind: int) -> bool:
        return self.one_of(kind, self.ancient.intact[seat]) >= 0

    def works(self, seat: int, kind: int) -> bool:
        """AW-241, AW-391. True if the seat has this card intact, or if it is one of its Titans."""
        return self.one_of(kind, self.tableau(seat, kind)) >= 0

    def tableau(self, seat: int, kind: int) -> int:
        """The place in which a working card of this kind lies: among the Titans of the seat or its intact Empire cards."""
        return self.ancient.titans[seat] if self.cards[kind].group == TITAN else self.ancient.intact[seat]

    def n_citizens(self, seat: int) -> int:
        n = 0
        for at in self.citizens[seat]:
            if at != UNOWNED:
                n += 1
        return n

    def n_armies(self, seat: int) -> int:
        n = 0
        for slot in range(self.ancient.slots):
            if self.places[self.ancient.armies[seat] + slot]:
                n += 1
        return n

    def army_limit(self, seat: int) -> int:
        """AW-162. How many armies a seat may have: its live army symbols."""
        return self.live[seat][ARMY_LIMIT]

    def food(self, seat: int) -> int:
        return self.live[seat][FOOD]

    def fed(self, seat: int) -> int:
        """AW-257, AW-408. How many citizens would be fed now: by live food and by the meals of card actions."""
        return self.live[seat][FOOD] + self.meals[seat]

    def free_capacity(self, seat: int) -> int:
        """AW-123, AW-124. How many more Empire cards a seat has room for."""
        return self.live[seat][CAPACITY] - self.n_owned(seat)

    def price(self, seat: int, slot: int) -> int:
        """AW-208. What an army costs: one coin more than lie on its active card."""
        return 1 + self.name_coins[seat][slot] + self.picture_coins[seat][slot]

    def is_ready(self, seat: int, slot: int) -> bool:
        """AW-165, AW-207. True if there is an army whose active card has no name coin."""
        return self.name_coins[seat][slot] == 0 and len(self.places[self.ancient.armies[seat] + slot]) > 0

    # -- small changes ------------------------------------------------------------------------------------------

    def enliven(self, seat: int, kind: int, sign: int) -> None:
        """Count the symbols of a card. The sign is 1 if it enters play or is repaired, -1 if it leaves or is damaged."""
        live = self.live[seat]
        shown = self.cards[kind].live
        for symbol in range(N_LIVE):
            live[symbol] += sign * shown[symbol]

    def discard_from_play(self, piece: int, source: int) -> None:
        """AW-79, AW-82. Discard an Empire card. From round 4 on a card of deck A leaves the game instead."""
        gone = self.round >= ROUND_OF_B and self.cards[self.kind[piece]].back == DECK_A
        self.move(piece, source, OUT if gone else EMPIRE_DISCARDS, EVERYONE)

    # -- the end ------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """AW-350. The points, which are 0 until the end."""
        return self.points[:]

    def standing(self, seat: int) -> tuple[int, int, int, int]:
        """AW-359, AW-365 to AW-371. What a seat is ranked by: points, then coins, then cards, then knowledge."""
        places = self.places
        box = self.ancient
        n_cards = self.n_owned(seat) + len(places[box.districts[seat]]) + len(places[box.titans[seat]])
        return (self.points[seat], self.coins[seat], n_cards, self.knowledge[seat])

    def ranking(self) -> list[int]:
        """AW-370. For each seat its rank, beginning with 1; equal seats share a rank."""
        standings = [self.standing(seat) for seat in range(self.n)]
        return [1 + len([other for other in standings if other > mine]) for mine in standings]

    def winners(self) -> list[int]:
        """AW-359, AW-368. The seats with the best standing; several share the victory."""
        best = max([self.standing(seat) for seat in range(self.n)])
        return [seat for seat in range(self.n) if self.standing(seat) == best]
