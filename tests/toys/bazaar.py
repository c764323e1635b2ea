"""Bazaar: copies of a kind, hidden numbers, sealed bids, theft unseen, and offers that no table could list."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any, ClassVar, NotRequired, TypedDict

from tessera.core.action import Action, ActionTable
from tessera.core.agenda import Draw, Step, Together
from tessera.core.bot import Bot
from tessera.core.box import Box, Place
from tessera.core.event import Message
from tessera.core.game import Game, steps_of
from tessera.core.refusal import Refused, refuse
from tessera.core.seats import EVERYONE, only
from tessera.core.state import State
from tessera.core.view import View

FOLDER = Path(__file__).parent
"""The toys share one folder of words."""

NAMES = ["iron", "grain", "marble"]
COPIES = [4, 4, 2]
SEATS = 3
DECK, PILE, HAND = 0, 1, 2
ROUNDS = 3

ACTIONS = ActionTable()
DEAL = [ACTIONS.mint("deal", (kind,), name) for kind, name in enumerate(NAMES)]
PURSE = [ACTIONS.mint("fill", (n,), str(n)) for n in range(4)]
BID = [ACTIONS.mint("bid", (n,), str(n)) for n in range(4)]
STEAL = [ACTIONS.mint("steal", (kind,), name) for kind, name in enumerate(NAMES)]
SELL = [ACTIONS.mint("sell", (kind,), name) for kind, name in enumerate(NAMES)]
ACCEPT = [ACTIONS.mint("accept", (n,), f"o{n}") for n in range(ROUNDS * SEATS * 3)]
DONE = ACTIONS.mint("done", ())


class BazaarBox(Box):
    def __init__(self) -> None:
        places = [Place("deck"), Place("pile", face_up=True), *[Place("hands", seat) for seat in range(SEATS)]]
        super().__init__(SEATS, {}, NAMES, COPIES, [0, 0, 0], places, ACTIONS)

    def blank(self) -> State:
        return Bazaar(self)

    def guess(self, view: View, number: int, rng: Random) -> int:
        """A purse holds at least what its owner was seen to pay."""
        return rng.randint(view.fields["paid"][number], 3)


class Bazaar(State):
    OPEN: ClassVar[tuple[str, ...]] = ("round", "paid", "offers", "done", "n_offers")

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self.round = 0
        self.paid = [0] * SEATS
        self.offers: list[list[int]] = []
        """For each open offer: its number, its maker, the kind given, the kind wanted."""
        self.done = [0] * SEATS
        self.n_offers = 0

    def clone(self) -> Bazaar:
        twin = Bazaar(self.box)
        self.copy_to(twin)
        twin.round, twin.n_offers = self.round, self.n_offers
        twin.paid, twin.done = self.paid[:], self.done[:]
        twin.offers = [offer[:] for offer in self.offers]
        return twin

    def scores(self) -> list[int]:
        return [len(self.places[HAND + seat]) for seat in range(SEATS)]

    def winners(self) -> list[int]:
        return [seat for seat in range(SEATS) if self.scores()[seat] == max(self.scores())]


def chance_kinds(s: Bazaar, place: int, minted: list[Action]) -> list[Action]:
    return [minted[kind] for kind in sorted(set(s.kinds_in(place)))]


def chance_weights(s: Bazaar, place: int) -> list[int]:
    kinds = s.kinds_in(place)
    return [kinds.count(kind) for kind in sorted(set(kinds))]


def start(box: Box) -> State:
    s = Bazaar(box)
    s.set_out()
    s.places[DECK] = list(range(len(box.kind)))
    s.then(*[FillPurse(seat) for seat in range(SEATS)], *[Deal(seat, 2) for seat in range(SEATS)], Round())
    return s


class FillPurse(Draw[Bazaar]):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, s: Bazaar) -> list[Action]:
        return PURSE

    def take(self, s: Bazaar, seat: int, action: Action) -> None:
        s.numbers.append(action.args[0])
        s.number_eyes.append(only(self.seat))
        s.tell(only(self.seat), "purse", seat=self.seat, n=action.args[0])


class Deal(Draw[Bazaar]):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def is_due(self, s: Bazaar) -> bool:
        return bool(s.places[DECK])

    def choices(self, s: Bazaar) -> list[Action]:
        return chance_kinds(s, DECK, DEAL)

    def weights(self, s: Bazaar) -> list[int]:
        return chance_weights(s, DECK)

    def take(self, s: Bazaar, seat: int, action: Action) -> None:
        s.draw(s.one_of(action.args[0], DECK), DECK, HAND + self.seat, only(self.seat))
        s.tell(only(self.seat), "dealt", seat=self.seat, piece=action.args[0])
        if self.n > 1:
            s.then(Deal(self.seat, self.n - 1))


class Round(Step[Bazaar]):
    def run(self, s: Bazaar) -> None:
        s.round += 1
        s.done = [0] * SEATS
        s.offers = []
        if s.round <= ROUNDS:
            s.then(SealedBid(), Market(), Round())


class SealedBid(Together[Bazaar]):
    RULE: ClassVar[str] = "BZ-1"

    def asked(self, s: Bazaar) -> tuple[int, ...]:
        return (0, 1, 2)

    def options(self, s: Bazaar, seat: int) -> list[Action]:
        return BID[: s.numbers[seat] + 1] if 0 <= seat < SEATS and s.sealed[seat] is None else []

    def reveal(self, s: Bazaar, answers: list[Action]) -> None:
        bids = [answer.args[0] for answer in answers]
        for seat, bid in enumerate(bids):
            s.tell(EVERYONE, "bid", seat=seat, n=bid)
        best = bids.index(max(bids))
        for seat, bid in enumerate(bids):
            s.paid[seat] = max(s.paid[seat], bid)
        s.then(Theft(best, (best + 1) % SEATS))

    def why_not(self, s: Bazaar, seat: int, action: Action) -> Refused:
        return refuse("BZ-1", "no-such-bid", n=s.numbers[seat])


class Theft(Draw[Bazaar]):
    FIELDS: ClassVar[tuple[str, ...]] = ("thief", "victim")

    def __init__(self, thief: int, victim: int) -> None:
        self.thief = thief
        self.victim = victim

    def is_due(self, s: Bazaar) -> bool:
        return bool(s.places[HAND + self.victim])

    def choices(self, s: Bazaar) -> list[Action]:
        return chance_kinds(s, HAND + self.victim, STEAL)

    def weights(self, s: Bazaar) -> list[int]:
        return chance_weights(s, HAND + self.victim)

    def take(self, s: Bazaar, seat: int, action: Action) -> None:
        source = HAND + self.victim
        eyes = only(self.thief) | only(self.victim)
        s.draw(s.one_of(action.args[0], source), source, HAND + self.thief, eyes)
        s.tell(eyes, "stolen", seat=self.thief, rival=self.victim, piece=action.args[0])
        s.tell(EVERYONE & ~eyes, "stolen-unseen", seat=self.thief, rival=self.victim)


class Offer(Action):
    """An action that is read when it is played."""

    def __init__(self, give: int, want: int) -> None:
        super().__init__(-1, "offer", (give, want), f"offer {NAMES[give]} for {NAMES[want]}", ())


class Market(Step[Bazaar]):
    """One question to all: offer anything, accept, sell or be done. A done seat may still accept."""

    RULE: ClassVar[str] = "BZ-2"
    GRAMMAR: ClassVar[str] = "offer KIND for KIND"

    def waiting(self, s: Bazaar) -> tuple[int, ...]:
        return tuple(seat for seat in range(SEATS) if not s.done[seat])

    def options(self, s: Bazaar, seat: int) -> list[Action]:
        if not 0 <= seat < SEATS:
            return []
        held = set(s.kinds_in(HAND + seat))
        found = [SELL[kind] for kind in sorted(held)] if not s.done[seat] else []
        found += [ACCEPT[n] for n, maker, _, want in s.offers if maker != seat and want in held]
        return found + ([DONE] if not s.done[seat] else [])

    def pieces(self, s: Bazaar, seat: int, action: Action) -> tuple[str, ...]:
        if action.verb == "sell":
            return (f"hands/{seat}/{NAMES[action.args[0]]}",)
        return (f"offer/o{action.args[0]}",) if action.verb == "accept" else ()

    def parse(self, s: Bazaar, seat: int, text: str) -> Action | None:
        words = text.split()
        if len(words) != 4 or words[0] != "offer" or words[2] != "for" or not {words[1], words[3]} <= set(NAMES):
            return None
        return Offer(NAMES.index(words[1]), NAMES.index(words[3]))

    def allows(self, s: Bazaar, seat: int, action: Action) -> bool:
        if isinstance(action, Offer):
            return not s.done[seat] and action.args[0] in s.kinds_in(HAND + seat) and s.n_offers < len(ACCEPT)
        return action in self.options(s, seat)

    def why_not(self, s: Bazaar, seat: int, action: Action) -> Refused:
        return refuse("BZ-2", "no-card-for-it", n=len(s.places[HAND + seat]), text=action.text)

    def take(self, s: Bazaar, seat: int, action: Action) -> None:
        if not (action is DONE and sum(s.done) == SEATS - 1):
            s.agenda.append(self)
        if isinstance(action, Offer):
            self.offer(s, seat, action)
        elif action.verb == "accept":
            self.accept(s, seat, action.args[0])
        elif action.verb == "sell":
            s.move(s.one_of(action.args[0], HAND + seat), HAND + seat, PILE, EVERYONE)
            s.tell(EVERYONE, "sold", seat=seat, piece=action.args[0])
        else:
            s.done[seat] = 1
            s.tell(EVERYONE, "done", seat=seat)
        s.offers = [offer for offer in s.offers if s.one_of(offer[2], HAND + offer[1]) >= 0]

    def offer(self, s: Bazaar, seat: int, action: Offer) -> None:
        give, want = action.args
        s.show([s.one_of(give, HAND + seat)], EVERYONE)
        s.offers.append([s.n_offers, seat, give, want])
        s.n_offers += 1
        s.tell(EVERYONE, "offer", seat=seat, pieces=(give, want))

    def accept(self, s: Bazaar, seat: int, number: int) -> None:
        _, maker, give, want = next(offer for offer in s.offers if offer[0] == number)
        s.offers = [offer for offer in s.offers if offer[0] != number]
        s.move(s.one_of(give, HAND + maker), HAND + maker, HAND + seat, EVERYONE)
        s.move(s.one_of(want, HAND + seat), HAND + seat, HAND + maker, EVERYONE)
        s.tell(EVERYONE, "trade", seat=seat, rival=maker, pieces=(give, want))


class EvenBot(Bot):
    def weigh(self, s: Any, seat: int, options: list[Action]) -> list[float]:
        return [float(option.code % 5) for option in options]

    def explain(self, s: Any, seat: int, action: Action) -> Message:
        return Message("why-any")

    def value(self, s: Any, seat: int) -> float:
        return 0.5


def open_box(seats: int, options: dict[str, Any]) -> Box:
    return BazaarBox()


class Unseen(TypedDict):
    deck: int
    pile: int
    hands: list[int]


class BazaarView(TypedDict):
    seat: int | None
    deck: list[str]
    pile: list[str]
    hands: list[list[str]]
    unseen: Unseen
    round: int
    paid: list[int]
    offers: list[list[int]]
    done: list[int]
    n_offers: int
    numbers: NotRequired[list[int | None]]
    answered: list[bool]
    answer: str | None
    agenda: list[list[Any]]


class BazaarKit(TypedDict):
    copies: dict[str, int]


def kit(box: Box) -> dict[str, Any]:
    printed: BazaarKit = {"copies": dict(zip(NAMES, COPIES, strict=True))}
    return dict(printed)


GAME = Game(
    "bazaar",
    "Bazaar",
    "1",
    (SEATS,),
    open_box,
    start,
    steps_of(sys.modules[__name__]),
    FOLDER,
    EvenBot(),
    view_type=BazaarView,
    kit=kit,
    kit_type=BazaarKit,
)
