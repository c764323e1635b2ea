"""Two servers whose worlds one seat cannot tell apart: what chance draws in each is planned, not dealt."""

from __future__ import annotations

from random import Random
from typing import Any

from laws.worlds import Case, choose, told
from server.asgi import NAMES, ROOMY, Client

import tessera.server.table_state as state_module
from tessera.core.action import Action
from tessera.core.dealer import Dealer
from tessera.core.match import Match
from tessera.core.seats import CHANCE
from tessera.core.state import State
from tessera.server.acts import Heading, Joined
from tessera.server.app import build_app
from tessera.server.seats import cookie_name, hashed
from tessera.server.server import TableServer
from tessera.server.settings import Settings
from tessera.server.store import Conflict, Key, Store, Summary

MOST = 8
"""Other answers that are tried before the same one is."""
PLANS: list[list[int]] = []
"""The draws to come in the world that acts next."""


class PlannedDealer(Dealer):
    """A dealer who draws what was planned."""

    def pick(self, draw: int, n_options: int, weights: list[int]) -> int:
        return PLANS[0].pop(0)


def rig(monkeypatch: Any) -> None:
    monkeypatch.setattr(state_module, "Dealer", PlannedDealer)


def hear(s: State, ear: int) -> list[Any]:
    """What this ear was told since, as values."""
    said = [told(event) for event in s.log or [] if event.heard_by(ear)]
    s.log = []
    return said


def draw_on(s: State, ear: int, rng: Random) -> tuple[list[int], list[Any]]:
    """Let chance draw freely until a seat is waited for: what it drew, and what was heard after each draw."""
    drawn: list[int] = []
    heard = [hear(s, ear)]
    while CHANCE in s.waiting():
        options = s.options(CHANCE)
        drawn.append(options.index(choose(s, CHANCE, rng)))
        s.apply(CHANCE, options[drawn[-1]])
        heard.append(hear(s, ear))
    return drawn, heard


def draw_alike(s: State, ear: int, rng: Random, wanted: list[Any]) -> list[int] | None:
    """Draws that sound the same to this ear, others than before where they can be. None: the worlds have parted."""
    if hear(s, ear) != wanted[0]:
        return None
    drawn: list[int] = []
    while CHANCE in s.waiting():
        options = list(enumerate(s.options(CHANCE)))
        rng.shuffle(options)
        if len(drawn) + 1 >= len(wanted):
            return None
        for index, option in options:  # noqa: B007
            trial = s.clone()
            trial.log = []
            trial.apply(CHANCE, option)
            if hear(trial, ear) == wanted[len(drawn) + 1]:
                break
        else:
            return None
        drawn.append(index)
        s.apply(CHANCE, option)
        s.log = []
    return drawn if len(drawn) + 1 == len(wanted) else None


class Shelf(Store):
    """A store in memory: what is compared here is what seats receive, and thousands of matches need no disk."""

    def __init__(self) -> None:
        self.kept: dict[str, tuple[bytes, list[bytes]]] = {}
        self.keys: dict[str, Key] = {}

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def create(
        self, table: str, heading: bytes, public: bool, commitment: str, summary: Summary, keys: list[Key]
    ) -> None:
        self.kept[table] = (heading, [])
        self.keys.update({key.hash: key for key in keys})

    async def append(self, table: str, version: int, act: bytes, summary: Summary) -> None:
        if len(self.kept[table][1]) != version:
            raise Conflict(table)
        self.kept[table][1].append(act)

    async def load(self, table: str) -> tuple[bytes, list[bytes]] | None:
        return self.kept.get(table)

    async def find_key(self, hash: str) -> Key | None:
        return self.keys.get(hash)

    async def untouched(self, before: float, limit: int) -> list[str]:
        return []

    async def tidy(self, now: float) -> None:
        pass

    async def due(self, before: float, limit: int) -> list[str]:
        return []

    async def stale(self, before: float, limit: int) -> list[str]:
        return []

    async def beat(self, node: str, now: float) -> None:
        pass

    async def last_beat(self) -> float | None:
        return None


class World:
    """One server with one table, and somebody on every seat."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.server = TableServer(Settings(games="server.rigged:ALL", **ROOMY, **NAMES), now=lambda: 1000.0)
        self.server.services.store = Shelf()
        self.server.duties.paused = True
        self.app = build_app(self.server)
        self.clients = [Client(self.app) for _ in range(case.seats + 1)]

    async def open(self, table: str, plan: list[int]) -> None:
        """The same table in every world, down to its keys: only what is hidden differs."""
        seats = range(self.case.seats)
        secrets = [f"{table}-seat-key-{seat:020d}" for seat in seats]
        box = self.case.game.box(self.case.seats, dict(self.case.options))
        heading = Heading(
            table, self.case.game.id, self.case.game.version, self.case.seats, dict(box.options), "00" * 32, "c" * 64,
            [None for _ in seats], 1000.0,
        )  # fmt: skip
        keys = [Key(hashed(secret), table, seat, "seat", 1e12) for seat, secret in enumerate(secrets)]
        await self.server.tables.create(heading, keys)
        PLANS[:] = [plan]
        live = self.server.tables.live(table)
        for seat in seats:
            await live.commit(lambda state, seat=seat: Joined(seat=seat, name=f"P{seat}"))  # type: ignore[misc]
            self.clients[seat].http.cookies.set(cookie_name(table, seat, "seat"), secrets[seat])

    def match(self, table: str) -> Match:
        table_state = self.server.tables.live(table).state
        assert table_state is not None
        assert table_state.match is not None
        return table_state.match


def reply_alike(s: State, actor: int, ear: int, own: Action, rng: Random, wanted: list[Any]) -> tuple[Action, list[int]] | None:
    """What this actor can do in another world so that the ear hears the same: preferably something else."""
    options = s.options(actor)
    rng.shuffle(options)
    options = [option for option in options if option is not own][:MOST] + [own for option in options if option is own]
    if actor == ear:
        options = [own]
    for option in options:
        trial = s.clone()
        trial.log = []
        trial.apply(actor, option)
        drawn = draw_alike(trial, ear, rng, wanted)
        if drawn is not None:
            return option, drawn
    return None


def all_games() -> list[Any]:
    from laws.worlds import CASES

    return list({case.game.id: case.game for case in CASES}.values())


ALL = all_games()
