"""The observations of Age of Heroes."""

from __future__ import annotations

from typing import Any, Final

from tessera.core.box import Box
from tessera.core.features import Features
from tessera.core.observation import Encoder, Memo, Row, least
from tessera.games.age_of_heroes.components import ITEMS
from tessera.games.age_of_heroes.state import Heroes

LINES: Final = {"dealt": 12, "aside": 12, "battle": 14}
"""How many cards of a line are told in their order."""
PHASES: Final = ("setup", "draw", "action", "monument", "discard", "retrieve", "market", "over")
COUNTERS: Final = [
    "alive",
    "tribe plus 1",
    "Cities",
    "Citadels",
    "empire claims",
    "culture claims",
    "offers made",
    "done",
    "timed out",
]
N_ARMIES: Final = 12
ARMY: Final = ["owner", "General", "state", "sent, ones", "sent, 256s"]
N_OFFERS: Final = 36
"""AH-269. As many offers as six tribes can leave open in six circuits. Further ones are not told."""
N_CARDS: Final = 2
"""How many cards of each side of an offer are told; the listed offers have one. Their number is always told."""
OFFER: Final = ["number", "maker", "addressee", "reply to", "declined by", "gives", "alternatives", "wants"]
N_FIGHTERS: Final = 14
"""Twelve Armies, and Heroes beyond them."""
FIGHTER: Final = ["fighter plus 2", "is led", "has fought"]
ROUND: Final = ["attacker", "its card", "its total", "defender", "its card", "its total"]
N_RECEIVED: Final = 24
WAR: Final = ["attacker", "defender", "objective", "Victorious Armies", "winner", "is over"]


class HeroesEncoder(Encoder):
    """Turn, tribes, items, armies, roads, offers and the war, besides what the kernel tells."""

    def __init__(self, box: Box, steps: dict[str, Any]) -> None:
        super().__init__(box, steps, LINES, depth=32, width=4)

    def lay_out_fields(self) -> None:
        for number, phase in enumerate(PHASES):
            self.words[phase] = number + 1
        meaning = "the first seat, the active seat, and the numbers of the round and of the turn"
        self.turn = self.add("turn", meaning, ["first", "active", "round", "round, 256s", "turn", "turn, 256s"])
        self.phase = self.add("phase", "1 at the phase of the turn", list(PHASES))
        self.counters = self.add_per_seat("tribe", "the state of each tribe", COUNTERS)
        self.supply = self.add("supply", "items left in the Item Deck", [item.id for item in ITEMS])
        seats = [f"seat +{turn}" for turn in range(self.n)]
        self.roads = self.add_per_seat("Roads", "the number of the Road to each seat, in the order of building", seats)
        meaning = "the answer to a request for a Road this turn: 2n + 1 for no and 2n + 2 for yes, if n were asked before"
        self.road_answers = self.add_per_seat("Road answer", meaning, ["answer"])
        self.lay_out_armies()
        self.lay_out_offers()
        self.lay_out_war()
        meaning = "the latest cards that the own hand received, last first: kinds plus 1"
        self.received = self.add("received", meaning, [f"{at}" for at in range(N_RECEIVED)])

    def lay_out_armies(self) -> None:
        self.army = self.size
        for army in range(N_ARMIES):
            self.add(f"Army {army}", "the owner (0 none), a General, the state, and the turn in which it was sent out", ARMY)

    def lay_out_offers(self) -> None:
        self.n_offers = self.add("offers", "offers made in this Market Day", ["number", "256s"])
        cards = [f"{side} {at}" for side in ("gives", "wants", "or wants") for at in range(N_CARDS)]
        meaning = "an open offer: numbers, seats, who declined as bits from the own seat on, numbers of cards, and kinds plus 1"
        self.offer = self.size
        for number in range(N_OFFERS):
            self.add(f"offer {number}", meaning, OFFER + cards)

    def lay_out_war(self) -> None:
        meaning = "the attacking seat plus 1 (1 for Barbarians), the defender, the objective, and how it stands"
        self.war = self.add("war", meaning, WAR)
        self.fighters = self.size
        for side in ("attacker", "defender"):
            for fighter in range(N_FIGHTERS):
                meaning = "a fighter (Army or Hero), whether a General leads it, and 1 if it has fought, 2 if destroyed"
                self.add(f"{side}'s fighter {fighter}", meaning, FIGHTER)
        self.rounds = self.size
        for number in range(N_FIGHTERS):
            self.add(f"battle round {number}", "a round that was fought; every number plus 1", ROUND)

    # -- filling --------------------------------------------------------------------------------------------------

    def fill_fields(self, s: Any, seat: int, row: Row, memo: Memo) -> None:
        assert isinstance(s, Heroes)
        at = self.turn
        row.put(at, self.relative(s.start_seat, seat))
        row.put(at + 1, self.relative(s.active, seat))
        row.put_wide(at + 2, s.round)
        row.put_wide(at + 4, s.turn)
        row.put(self.phase + self.words[s.phase] - 1, 1)
        for turn in range(self.n):
            self.fill_tribe(s, (seat + turn) % self.n, self.counters + len(COUNTERS) * turn, row)
        row.put_all(self.supply, s.supply)
        self.fill_roads(s, seat, row)
        self.fill_armies(s, seat, row)
        row.put_wide(self.n_offers, s.n_offers)
        for number in range(len(s.offers) if len(s.offers) < N_OFFERS else N_OFFERS):
            self.fill_offer(s, number, seat, row)
        self.fill_war(s, seat, row)
        memory, at = s.numbers[seat], self.received
        while memory and at < self.received + N_RECEIVED:
            row.put(at, memory & 31)
            memory >>= 5
            at += 1

    def fill_tribe(self, s: Heroes, other: int, at: int, row: Row) -> None:
        row.put(at, s.alive[other])
        row.put(at + 1, s.tribes[other] + 1)
        row.put(at + 2, s.cities[other])
        row.put(at + 3, s.citadels[other])
        row.put(at + 4, s.empire_claims[other])
        row.put(at + 5, s.culture_claims[other])
        row.put(at + 6, s.offers_made[other])
        row.put(at + 7, s.done[other])
        row.put(at + 8, s.timed_out[other])

    def fill_roads(self, s: Heroes, seat: int, row: Row) -> None:
        for number in range(len(s.roads)):
            one, other = (s.roads[number][0] - seat) % self.n, (s.roads[number][1] - seat) % self.n
            row.put(self.roads + self.n * one + other, number + 1)
            row.put(self.roads + self.n * other + one, number + 1)
        for number in range(len(s.road_answers)):
            asked, answer = s.road_answers[number]
            row.put(self.road_answers + (asked - seat) % self.n, 2 * number + 1 + answer)

    def fill_armies(self, s: Heroes, seat: int, row: Row) -> None:
        at = self.army
        for army in range(len(s.army_owner)):
            row.put(at, self.relative(s.army_owner[army], seat))
            row.put(at + 1, s.army_general[army])
            row.put(at + 2, s.army_state[army])
            row.put_wide(at + 3, s.army_sent[army])
            at += len(ARMY)

    def fill_offer(self, s: Heroes, number: int, seat: int, row: Row) -> None:
        at = self.offer + (len(OFFER) + 3 * N_CARDS) * number
        name, maker, addressee, reply, declined = s.offers[number]
        gives, wants = s.gives[number], s.wants[number]
        row.put(at, name)
        row.put(at + 1, self.relative(maker, seat))
        row.put(at + 2, self.relative(addressee, seat))
        row.put(at + 3, reply)
        row.put(at + 4, (declined >> seat | declined << self.n - seat) & (1 << self.n) - 1)
        row.put(at + 5, len(gives) + 1)
        row.put(at + 6, len(wants))
        at += len(OFFER)
        self.fill_cards(gives, at, row)
        for choice in range(len(wants) if len(wants) < 2 else 2):
            row.put(at - 1, len(wants[0]) + 1)
            self.fill_cards(wants[choice], at + N_CARDS * (1 + choice), row)

    def fill_cards(self, kinds: list[int], at: int, row: Row) -> None:
        for i in range(len(kinds) if len(kinds) < N_CARDS else N_CARDS):
            row.put(at + i, kinds[i] + 1)

    def fill_war(self, s: Heroes, seat: int, row: Row) -> None:
        at = self.war
        row.put(at, self.relative(s.attacker, seat) + 1 if s.attacker != -1 else 0)
        row.put(at + 1, self.relative(s.defender, seat))
        row.put(at + 2, s.objective)
        row.put(at + 3, s.victorious)
        row.put(at + 4, self.relative(s.winner, seat))
        row.put(at + 5, 1 if s.result else 0)
        for side in range(2):
            at = self.fighters + N_FIGHTERS * len(FIGHTER) * side
            for fighter in range(least(len(s.forces[side]), N_FIGHTERS)):
                row.put(at, s.forces[side][fighter] + 2)
                row.put(at + 1, s.led[side][fighter])
                row.put(at + 2, s.fought[side][fighter])
                at += len(FIGHTER)
        at = self.rounds
        for fought in s.rounds[:N_FIGHTERS]:
            for number in fought:
                row.put(at, number + 1)
                at += 1


FEATURES = Features(HeroesEncoder, chance=("draw", "seize"))
