"""Non-interference: worlds that a seat cannot tell apart send it the same bytes, in the same frames, in the same order."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest
from laws.worlds import CASES, LONG, NAMES, Case, acting, positions, sized
from server.asgi import Socket
from server.rigged import PLANS, Shelf, World, draw_alike, draw_on, reply_alike, rig

from tessera.core.action import Action
from tessera.core.seats import WATCHER
from tessera.core.state import State
from tessera.core.view import imagine, look
from tessera.games import GAMES
from tessera.server import commands, wire

PAIRS = sized(60, 5000)
"""For each game, shared out among its cases: more than 200 for four games, and 5,000 for each when long."""
IMAGINED = sized(4, 12)
"""Worlds that are tried before the seat's own is taken: some moves leave no other."""
SKIPPED = 400
LONGEST = sized(40, 100_000)
"""Moves of one pair: the whole game when long; in CI a window that begins anywhere in it."""
MOST_ROUNDS = 20
"""Where windows show nothing hidden, as most of The Ancient World's do, so many times more pairs are played until one does."""
ADVISED = 0.5
"""How often a move is the one that the game's bot would make. Moves by lots alone make matches of thousands of moves that no
people play, most of them on the market; with advice wars are won and monuments finished, and the match ends as matches do."""
RETURNS, BLUNDERS, UNDOS = (0.02, 0.03, 0.03) if LONG else (0.2, 0.15, 0.1)
"""How often after a move the seat asks by HTTP and comes back with another device, how often somebody tries what they may not,
and how often somebody takes back. Whole games have room for many of each even if they are rare."""


def n_pairs(case: Case) -> int:
    share = PAIRS if case.game.id in GAMES else PAIRS // 3
    return -(-share // sum(other.game.id == case.game.id for other in CASES))


class Pair:
    """Two worlds, and one seat that must not notice which of them it is in."""

    def __init__(self, case: Case, mine: World, other: World, seat: int, table: str, rng: Random) -> None:
        self.case, self.mine, self.other = case, mine, other
        self.seat = None if seat == WATCHER else seat
        self.ear, self.table, self.rng = seat, table, rng
        self.sockets: list[list[Socket]] = [[], []]
        self.compared = 0
        """How many frames of the first device are known to be the same."""
        self.n_moves = self.n_different = 0

    async def open(self) -> None:
        """Set both tables out. Whatever this seat does not see is dealt differently where it can be."""
        states = [self.case.game.begin(self.case.game.box(self.case.seats, dict(self.case.options)), []) for _ in range(2)]
        drawn, heard = draw_on(states[0], self.ear, self.rng)
        alike = draw_alike(states[1], self.ear, self.rng, heard)
        self.n_different += drawn != alike
        await self.mine.open(self.table, drawn[:])
        await self.other.open(self.table, (drawn if alike is None else alike)[:])
        if alike is None:
            self.imagine_other()
        if not LONG and self.rng.random() < 0.6:
            self.skip(self.rng.randrange(SKIPPED))
        await self.listen("")

    def skip(self, n: int) -> None:
        """Play on before anybody listens, and imagine the other world from there."""
        match = self.mine.match(self.table)
        for _ in range(n):
            actor = acting(match.state, self.case.seats, self.rng)
            action = self.rng.choice(match.state.options(actor))
            trial = match.state.clone()
            trial.apply(actor, action)
            PLANS[:] = [draw_on(trial, self.ear, self.rng)[0]]
            if trial.over():
                break
            match.play(actor, action.text)
        table_state = self.other.server.tables.live(self.table).state
        assert table_state is not None
        table_state.match = match.clone()
        self.imagine_other()

    def imagine_other(self) -> None:
        """Put any world in the place of the other in which this seat would know what it knows."""
        mine, other = self.mine.match(self.table), self.other.match(self.table)
        other.state = imagine(look(mine.state, self.ear), self.rng)
        other.state.log = []
        other.checkpoints.clear()
        mine.checkpoints.clear()

    async def listen(self, mark: str) -> None:
        """A further device in both worlds: it comes back with a mark."""
        index = self.case.seats if self.seat is None else self.seat
        for world, sockets in zip((self.mine, self.other), self.sockets, strict=True):
            sockets.append(await world.clients[index].socket(self.table, self.seat, mark))

    async def compare(self) -> None:
        """Every frame so far, on every device, is the same."""
        await self.sockets[0][0].settle(6)  # what comes later is compared later
        for mine, other in zip(*self.sockets, strict=True):
            first = mine is self.sockets[0][0]
            assert mine.frames[self.compared * first :] == other.frames[self.compared * first :]
        self.compared = len(self.sockets[0][0].frames)
        index = self.case.seats if self.seat is None else self.seat
        path = f"/api/tables/{self.table}" + (f"?seat={self.seat}" if self.seat is not None else "")
        if self.rng.random() < RETURNS:
            answers = [await world.clients[index].get(path) for world in (self.mine, self.other)]
            assert answers[0].content == answers[1].content
            assert answers[0].headers == answers[1].headers
            await self.listen(answers[0].json()["mark"] if self.rng.random() < 0.8 else "0-x-0")
            for sockets in self.sockets:
                if len(sockets) > 3:
                    await sockets.pop(1).close()

    async def move(self) -> bool:
        """Somebody acts in both worlds, and this seat hears the same. False: the match is over."""
        s = self.mine.match(self.table).state
        actor = acting(s, self.case.seats, self.rng)
        action = self.choose(s, actor)
        trial = s.clone()
        trial.log = []
        trial.apply(actor, action)
        drawn, heard = draw_on(trial, self.ear, self.rng)
        if trial.over():
            return False  # the end reveals everything
        do, alike = self.find_alike(s, actor, action, drawn, heard)
        self.n_different += do is not action or alike != drawn
        await self.play(self.mine, actor, action.text, drawn)
        await self.play(self.other, actor, do.text, alike)
        self.n_moves += 1
        return True

    def choose(self, s: State, actor: int) -> Action:
        options = s.options(actor)
        if len(options) == 1 or self.rng.random() >= ADVISED:
            return self.rng.choice(options)
        weights = self.case.game.bot.weigh(s, actor, options)
        return options[weights.index(max(weights))]

    def find_alike(self, s: State, actor: int, action: Action, drawn: list[int], heard: list[Any]) -> tuple[Action, list[int]]:
        """What sounds the same in the other world. Where nothing does, that world is imagined anew from the seat's view."""
        other = self.other.match(self.table)
        for _ in range(IMAGINED):
            assert other.waiting() == list(s.waiting())
            found = reply_alike(other.state, actor, self.ear, action, self.rng, heard)
            if found is not None:
                return found
            self.imagine_other()
        other.state = s.clone()
        other.state.log = []
        return action, drawn

    async def play(self, world: World, actor: int, do: str, drawn: list[int]) -> None:
        PLANS[:] = [drawn[:]]
        ask = world.match(self.table).ask(actor)
        move: dict[str, Any] = {"seat": actor, "ask": ask, "id": f"m{self.n_moves}", "do": do}
        if actor == self.ear:
            socket = self.sockets[world is self.other][0]
            socket.send({"type": "move", **move})
            assert (await socket.answer(move["id"]))["type"] == "receipt"
        else:
            await world.server.tables.live(self.table).commit(lambda state: commands.play(state, wire.Move(**move)))
        assert not PLANS[0]

    async def blunder(self) -> None:
        """The seat tries what it may not, others do too, and some take back."""
        tries = [self.rng.choice(self.mine.match(self.table).box.actions.all).text, "nonsense", "draft \u202e"]
        text, id = self.rng.choice(tries), f"b{self.n_moves}"
        for world, sockets in zip((self.mine, self.other), self.sockets, strict=True):
            others = [seat for seat in range(self.case.seats) if seat != self.ear]
            match = world.match(self.table)
            if self.seat is not None and text not in match.options(self.seat):
                sockets[0].send({"type": "move", "seat": self.seat, "ask": match.ask(self.seat), "id": id, "do": text})
                await sockets[0].answer(id)
            for seat in others[:1]:
                move = {"seat": seat, "ask": match.ask(seat), "id": id, "do": "nonsense"}
                assert (await world.clients[seat].post(f"/api/tables/{self.table}/moves", move)).status_code == 422

    async def take_back(self) -> None:
        """One who may take back in both worlds does."""
        for seat in range(self.case.seats):
            if all(world.match(self.table).can_undo(seat) for world in (self.mine, self.other)):
                for world in (self.mine, self.other):
                    undo = {"seat": seat, "id": f"u{self.n_moves}"}
                    answer = await world.clients[seat].post(f"/api/tables/{self.table}/undo", undo)
                    assert answer.status_code == 200, answer.text
                return

    async def run(self) -> None:
        await self.open()
        await self.compare()
        while self.n_moves < LONGEST and await self.move():
            await self.compare()
            if self.rng.random() < BLUNDERS:
                await self.blunder()
                await self.compare()
            if self.rng.random() < UNDOS:
                await self.take_back()
                await self.compare()
        for sockets in self.sockets:
            for socket in sockets:
                await socket.close()


async def run_pairs(case: Case, numbers: Iterable[int]) -> tuple[int, int]:
    """Pairs by their numbers: each follows from its case and number alone, so that any of them can be run again."""
    mine, other = World(case), World(case)
    await mine.server.open()
    await other.server.open()
    n_moves = n_different = 0
    try:
        for number in numbers:
            rng = Random(f"{case} {number}")
            pair = Pair(case, mine, other, rng.choice(case.eyes()), f"pair{number:08d}", rng)
            await pair.run()
            n_moves, n_different = n_moves + pair.n_moves, n_different + pair.n_different
            for world in (mine, other):
                world.server.tables.loaded.clear()
                world.server.services.store = Shelf()
    finally:
        await mine.server.close()
        await other.server.close()
    return n_moves, n_different


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_worlds_that_look_alike_send_the_same_bytes(case: Case, monkeypatch: Any) -> None:
    rig(monkeypatch)
    n, n_moves, n_different = 0, 0, 0
    while n < n_pairs(case) or (n_different == 0 and n < MOST_ROUNDS * n_pairs(case) and hides(case)):
        more = asyncio.run(run_pairs(case, range(n, n + n_pairs(case))))
        n, n_moves, n_different = n + n_pairs(case), n_moves + more[0], n_different + more[1]
    print(f"{case}: {n} pairs, {n_moves} moves, {n_different} of them hidden from the seat and different")
    assert n_different > 0 or not hides(case), "the worlds should differ in what the seat does not see"


def test_there_are_enough_pairs() -> None:
    """Two hundred in all; 5,000 of each game when long."""
    pairs = {game: sum(n_pairs(case) for case in CASES if case.game.id == game) for game in GAMES}
    assert sum(pairs.values()) >= 200
    assert min(pairs.values()) >= sized(40, 5000)


def hides(case: Case) -> bool:
    """Is there anything that a seat does not see? In some modes all lies open."""
    for s in positions(case, 1, 40):
        for ear in case.eyes():
            other, places = imagine(look(s, ear), Random(1)), range(len(s.places))
            if any(s.kinds_in(place) != other.kinds_in(place) for place in places):
                return True
    return False


def test_the_test_would_notice_a_leak(monkeypatch: Any) -> None:
    """Were the sealed answer of another seat shown, or the number of entries told, the bytes would differ."""
    from tessera.core.match import Match

    rig(monkeypatch)
    case = CASES[0]

    def leaky(self: Match, seat: int | None) -> dict[str, Any]:
        view = self.look(seat).json()
        s: State = self.state
        return {**view, "sealed": [answer.text if answer is not None else None for answer in s.sealed]}

    monkeypatch.setattr(Match, "view", leaky)
    with pytest.raises(AssertionError):
        asyncio.run(run_pairs(case, range(n_pairs(case))))
