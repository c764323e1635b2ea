"""The position: cards in their places, items, offers on the table, and the battle that is being fought."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

from tessera.core.box import Box
from tessera.core.refusal import BadOption
from tessera.core.seats import EVERYONE
from tessera.core.state import State
from tessera.core.view import View
from tessera.games.age_of_heroes.actions import ACTIONS, N_OFFERS
from tessera.games.age_of_heroes.components import BACKS, COPIES, ITEMS, NAMES
from tessera.games.age_of_heroes.kinds import (
    ARMY,
    CITY,
    CULTURE,
    EMPIRE,
    GENERAL,
    HOME,
    MAX_SEATS,
    N_RESOURCES,
    ROAD,
    is_immediate,
    special_of,
)
from tessera.games.age_of_heroes.places import DISCARDS, HAND, LOOT, MONUMENT, STRIDE, lay_out
from tessera.games.age_of_heroes.roads import n_connected
from tessera.games.age_of_heroes.view import derive

TOTALS: Final[list[int]] = [item.copies for item in ITEMS]
"""AH-4 to AH-8."""
MOST_CIRCUITS: Final = N_OFFERS // MAX_SEATS
"""AH-269, AH-313. With more circuits there could be more offers than numbers for them."""
MEMORY: Final = (1 << 5 * 24) - 1
"""A mask for the 24 cards that a hand received last. They are remembered in their order, in five bits each."""


def expect_from_to(name: str, value: int, most: int) -> None:
    if not 0 <= value <= most:
        raise BadOption(f"option {name} takes a whole number from 0 to {most}, not {value}", f"{name} = 0 … {most}")


class HeroesBox(Box):
    """AH-1, AH-11. 108 Resource cards and 36 Battle Cards, each deck with its own back."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        super().__init__(seats, options, NAMES, COPIES, BACKS, lay_out(seats), ACTIONS)
        self.open_market = bool(options["market"] == "open")
        self.market_circuits = int(options["market_circuits"])
        self.random_tribes = bool(options["tribes"] == "random")
        self.max_rounds = int(options["max_rounds"])
        expect_from_to("market_circuits", self.market_circuits, MOST_CIRCUITS)
        expect_from_to("max_rounds", self.max_rounds, 1_000_000)
        self.hands: list[int] = [HAND + STRIDE * seat for seat in range(seats)]

    def blank(self) -> State:
        return Heroes(self)

    def fits(self, place: int, kind: int) -> bool:
        """AH-20. No immediate card is part of a hand."""
        return not is_immediate(kind)

    def picky(self) -> list[int]:
        return [*self.hands, LOOT]

    def guess(self, view: View, number: int, rng: Random) -> int:
        """The order in which a rival received its cards is left empty. Defaults then go by the kinds of its cards."""
        return 0

    def derive(self, view: View) -> dict[str, Any]:
        return dict(derive(view))


class Heroes(State):
    """A position of Age of Heroes. Seats, Armies and kinds are numbers. A list is by seat unless it says otherwise."""

    OPEN: ClassVar[tuple[str, ...]] = (
        "start_seat",
        "active",
        "round",
        "turn",
        "phase",
        "alive",
        "tribes",
        "cities",
        "citadels",
        "supply",
        "roads",
        "army_owner",
        "army_general",
        "army_state",
        "army_sent",
        "empire_claims",
        "culture_claims",
        "road_answers",
        "offers",
        "gives",
        "wants",
        "n_offers",
        "offers_made",
        "done",
        "timed_out",
        "attacker",
        "defender",
        "objective",
        "forces",
        "led",
        "fought",
        "rounds",
        "victorious",
        "winner",
        "result",
    )

    def __init__(self, box: HeroesBox) -> None:
        super().__init__(box)
        n = box.seats
        self.heroes: HeroesBox = box
        self.start_seat = 0
        self.active = -1
        self.round = 0
        self.turn = 0
        """The number of turns begun so far. An Army that is sent out remembers it (AH-228)."""
        self.phase = "setup"
        self.alive: list[int] = [1] * n
        self.tribes: list[int] = [-1] * n
        self.cities: list[int] = [0] * n
        self.citadels: list[int] = [0] * n
        self.supply: list[int] = TOTALS[:]
        """AH-18. For each kind of item the number in the Item Deck."""
        self.roads: list[list[int]] = []
        """Each Road as the two seats it joins, the lower first."""
        self.army_owner: list[int] = [-1] * TOTALS[ARMY]
        """For each Army its owner, or -1 in the Item Deck. The next three lists are by Army too."""
        self.army_general: list[int] = [0] * TOTALS[ARMY]
        self.army_state: list[int] = [HOME] * TOTALS[ARMY]
        self.army_sent: list[int] = [0] * TOTALS[ARMY]
        self.empire_claims: list[int] = [0] * n
        self.culture_claims: list[int] = [0] * n
        self.road_answers: list[list[int]] = []
        """AH-322. The neighbours who were asked for a Road this turn, each with 1 for yes or 0 for no."""
        self.offers: list[list[int]] = []
        """For each open offer its number, maker, addressee (-1: everyone), the number it replies to (0: none), and the seats
        that declined it, as bits."""
        self.gives: list[list[int]] = []
        """For each open offer the kinds that it gives. `wants` has its alternatives."""
        self.wants: list[list[list[int]]] = []
        self.n_offers = 0
        self.offers_made: list[int] = [0] * n
        self.done: list[int] = [0] * n
        self.timed_out: list[int] = [0] * n
        self.attacker = -1
        self.defender = -1
        self.objective = 0
        self.forces: list[list[int]] = [[], []]
        """The fighters of attacker and defender: Armies by id, then Hero-Armies."""
        self.led: list[list[int]] = [[], []]
        """For each fighter whether a General or Hero-General leads it."""
        self.fought: list[list[int]] = [[], []]
        """For each fighter 0 as long as it has not fought, 1 when it has fought, or 2 when it was destroyed."""
        self.rounds: list[list[int]] = []
        """For each round fought the attacking fighter, its card and total, then the defending fighter, its card and total."""
        self.victorious = 0
        self.winner = -1
        self.result = ""

    def clone(self) -> Heroes:
        twin = Heroes(self.heroes)
        self.copy_to(twin)
        self.copy_turn(twin)
        self.copy_items(twin)
        self.copy_trade(twin)
        self.copy_battle(twin)
        return twin

    def copy_turn(self, twin: Heroes) -> None:
        twin.start_seat = self.start_seat
        twin.active = self.active
        twin.round = self.round
        twin.turn = self.turn
        twin.phase = self.phase
        twin.alive = self.alive[:]
        twin.empire_claims = self.empire_claims[:]
        twin.culture_claims = self.culture_claims[:]
        twin.road_answers = self.road_answers[:]
        twin.winner = self.winner
        twin.result = self.result

    def copy_items(self, twin: Heroes) -> None:
        twin.tribes = self.tribes[:]
        twin.cities = self.cities[:]
        twin.citadels = self.citadels[:]
        twin.supply = self.supply[:]
        twin.roads = self.roads[:]
        twin.army_owner = self.army_owner[:]
        twin.army_general = self.army_general[:]
        twin.army_state = self.army_state[:]
        twin.army_sent = self.army_sent[:]

    def copy_trade(self, twin: Heroes) -> None:
        """What an offer gives and wants never changes, so clones share it."""
        twin.offers = [offer[:] for offer in self.offers]
        twin.gives = self.gives[:]
        twin.wants = self.wants[:]
        twin.n_offers = self.n_offers
        twin.offers_made = self.offers_made[:]
        twin.done = self.done[:]
        twin.timed_out = self.timed_out[:]

    def copy_battle(self, twin: Heroes) -> None:
        twin.attacker = self.attacker
        twin.defender = self.defender
        twin.objective = self.objective
        twin.forces = [self.forces[0][:], self.forces[1][:]]
        twin.led = [self.led[0][:], self.led[1][:]]
        twin.fought = [self.fought[0][:], self.fought[1][:]]
        twin.rounds = self.rounds[:]
        twin.victorious = self.victorious

    # -- the end ------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """AH-296. The larger of Cities and Monument cards."""
        return [max(self.cities[seat], self.n_monument(seat)) for seat in range(self.box.seats)]

    def winners(self) -> list[int]:
        return [self.winner] if self.winner >= 0 else []

    # -- seats --------------------------------------------------------------------------------------------------

    def n_alive(self) -> int:
        return sum(self.alive)

    def clockwise(self, first: int) -> list[int]:
        """The surviving seats in order of play, beginning with this one or with the next survivor."""
        n = self.box.seats
        return [(first + i) % n for i in range(n) if self.alive[(first + i) % n]]

    def neighbours(self, seat: int) -> list[int]:
        """AH-88, AH-89, AH-91. The nearest surviving seats on both sides, in seat order. Among two tribes there is only one."""
        around = self.clockwise(seat + 1)
        if around and around[-1] == seat:
            around.pop()
        if len(around) < 2:
            return around
        left, right = around[0], around[-1]
        return [left, right] if left < right else [right, left]

    # -- items --------------------------------------------------------------------------------------------------

    def has_road(self, seat: int, rival: int) -> bool:
        """AH-104. True if there is a direct Road between these two seats."""
        pair = [seat, rival] if seat < rival else [rival, seat]
        return pair in self.roads

    def n_connected(self, seat: int) -> int:
        """AH-103, AH-306. How many other tribes an unbroken chain of Roads leads to."""
        return n_connected(self.roads, seat)

    def home_armies(self, seat: int) -> list[int]:
        """The Armies of a seat that are at home, by number."""
        found: list[int] = []
        for army in range(len(self.army_owner)):
            if self.army_owner[army] == seat and self.army_state[army] == HOME:
                found.append(army)
        return found

    def n_armies(self, seat: int) -> int:
        return self.army_owner.count(seat)

    def add_army(self, seat: int) -> int:
        """AH-75. A new Army is at home and has no General. It takes the lowest free number, which is returned."""
        army = self.army_owner.index(-1)
        self.army_owner[army] = seat
        self.army_general[army] = 0
        self.army_state[army] = HOME
        self.supply[ARMY] -= 1
        return army

    def remove_army(self, army: int) -> None:
        """AH-85. An Army returns to the Item Deck together with its General."""
        self.supply[ARMY] += 1
        self.supply[GENERAL] += self.army_general[army]
        self.army_owner[army] = -1
        self.army_general[army] = 0
        self.army_state[army] = HOME

    def add_city(self, seat: int) -> None:
        self.cities[seat] += 1
        self.supply[CITY] -= 1

    def add_road(self, seat: int, rival: int) -> None:
        self.roads = sorted([*self.roads, [min(seat, rival), max(seat, rival)]])
        self.supply[ROAD] -= 1

    # -- cards --------------------------------------------------------------------------------------------------

    def n_hand(self, seat: int) -> int:
        return len(self.places[HAND + STRIDE * seat])

    def n_monument(self, seat: int) -> int:
        return len(self.places[MONUMENT + STRIDE * seat])

    def is_empire(self, seat: int) -> bool:
        """AH-285, AH-314."""
        return self.cities[seat] >= EMPIRE

    def is_culture(self, seat: int) -> bool:
        """AH-222, AH-285."""
        return self.n_monument(seat) >= CULTURE

    def special(self, seat: int) -> int:
        return special_of(self.tribes[seat])

    def counts(self, seat: int) -> list[int]:
        """For each kind the number of cards in a hand."""
        found = [0] * N_RESOURCES
        kind = self.box.kind
        for card in self.places[HAND + STRIDE * seat]:
            found[kind[card]] += 1
        return found

    def n_held(self, seat: int, kind: int) -> int:
        n = 0
        kinds = self.box.kind
        for card in self.places[HAND + STRIDE * seat]:
            if kinds[card] == kind:
                n += 1
        return n

    def discard(self, seat: int, kind: int) -> None:
        """I-4. One card of this kind goes from a hand to the open pile."""
        place = HAND + STRIDE * seat
        self.move(self.one_of(kind, place), place, DISCARDS, EVERYONE)

    def discard_all(self, place: int) -> None:
        for card in self.places[place][:]:
            self.move(card, place, DISCARDS, EVERYONE)

    def note_received(self, seat: int, kind: int) -> None:
        """Remember the order in which cards reached a hand, as its owner would (D-10, D-19)."""
        self.numbers[seat] = (self.numbers[seat] << 5 | kind + 1) & MEMORY

    def latest_received(self, seat: int) -> int:
        """The kind of the card that reached this hand last. Of equal copies the first to come was the first to go (AH-317)."""
        counts = self.counts(seat)
        memory = self.numbers[seat]
        while memory:
            kind = (memory & 31) - 1
            if counts[kind]:
                return kind
            memory >>= 5
        return self.box.kind[self.places[HAND + STRIDE * seat][-1]]

    def forget_latest(self, seat: int, kind: int) -> None:
        """Remove the latest card of this kind from the memory of what was received, because that card leaves the hand."""
        memory = self.numbers[seat]
        for at in range(0, 5 * 24, 5):
            if (memory >> at & 31) == kind + 1:
                self.numbers[seat] = (memory >> at + 5) << at | memory & ((1 << at) - 1)
                return


def covers(counts: list[int], wanted: list[int]) -> bool:
    """True if a hand with these counts holds all the wanted cards, which are given by their sorted kinds."""
    last = -1
    n = 0
    for kind in wanted:
        n = n + 1 if kind == last else 1
        last = kind
        if counts[kind] < n:
            return False
    return True
