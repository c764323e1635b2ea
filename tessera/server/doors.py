"""Endpoints and their doors. Every call of the server is declared with the door that says who may make it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from tessera.server.limits import Limits
from tessera.server.live_table import LiveTable
from tessera.server.refusals import Rejection, unavailable, unknown
from tessera.server.seats import cookie_name, hashed
from tessera.server.server import TableServer
from tessera.server.services import Services
from tessera.server.store import Key, StoreDown
from tessera.server.table_state import TableState


class Door(Enum):
    """Who may make a call."""

    ANYONE = "anyone"
    WATCHER = "watcher"
    """Whoever may watch the table; with ?seat=N only who holds that seat or was allowed to look over its shoulder."""
    SEAT = "seat"
    """The holder of the seat that the request names."""
    OVER = "over"
    """Whoever may watch the table, once its match is over."""


@dataclass
class Call:
    """A request, as far as the endpoints need to know it."""

    server: TableServer
    address: str
    cookies: dict[str, str]
    path: dict[str, str] = field(default_factory=dict)
    query: dict[str, str] = field(default_factory=dict)
    body: Any = None
    raw: bytes = b""
    set_cookies: list[str] = field(default_factory=list)

    @property
    def table(self) -> str:
        """The id of the table in the path."""
        return self.path["table"]

    @property
    def live(self) -> LiveTable:
        return self.server.tables.live(self.table)

    @property
    def services(self) -> Services:
        return self.server.services

    @property
    def limits(self) -> Limits:
        return self.server.limits

    async def key_of(self, seat: int, *kinds: str) -> Key | None:
        """The key of this seat that the caller holds, unless it has expired."""
        for kind in kinds:
            secret = self.cookies.get(cookie_name(self.table, seat, kind))
            if secret is None:
                continue
            try:
                key = await self.services.store.find_key(hashed(secret))
            except StoreDown:
                raise unavailable() from None
            if key is not None and key[1:4] == (self.table, seat, kind) and key.expires > self.services.now():
                return key
        return None

    async def holds(self, seat: int, *kinds: str) -> bool:
        """True if the caller holds a key of this seat that has not expired."""
        return await self.key_of(seat, *kinds) is not None

    async def holds_any(self, state: TableState) -> bool:
        return any([await self.holds(seat, "seat", "share") for seat in range(state.heading.seats)])

    def asked_seat(self) -> int | None:
        """The seat in the query, if there is one."""
        said = self.query.get("seat", "")
        if not said:
            return None
        if not (said.isascii() and said.isdigit() and len(said) < 3):
            raise Rejection("malformed", "server-not-a-number", text="seat")
        return int(said)

    def number(self, name: str, default: float) -> float:
        try:
            value = float(self.query.get(name, default))
        except ValueError:
            raise Rejection("malformed", "server-not-a-number", text=name) from None
        if not abs(value) < 1e15:
            raise Rejection("malformed", "server-not-a-number", text=name)
        return value


@dataclass(frozen=True)
class Endpoint:
    """One call: its path, who may make it, what it takes, and what it answers."""

    method: str
    path: str
    door: Door
    body: Any
    answer: Any
    about: str
    run: Callable[[Call], Awaitable[Any]]
    status: int = 200
    creates: bool = False
    """True if it makes something that is stored. Such calls have a stricter limit."""
    big: bool = False
    query: tuple[str, ...] = ()


ENDPOINTS: list[Endpoint] = []


def endpoint(
    method: str,
    path: str,
    door: Door,
    answer: Any,
    body: Any = None,
    status: int = 200,
    creates: bool = False,
    big: bool = False,
    query: tuple[str, ...] = (),
) -> Callable[[Callable[[Call], Awaitable[Any]]], Callable[[Call], Awaitable[Any]]]:
    """Declare a call."""

    def declare(run: Callable[[Call], Awaitable[Any]]) -> Callable[[Call], Awaitable[Any]]:
        about = (run.__doc__ or "").strip()
        ENDPOINTS.append(Endpoint(method, path, door, body, answer, about, run, status, creates, big, query))
        return run

    return declare


async def open_door(call: Call, door: Door) -> None:
    """Let the caller in, or raise. A table that the caller may not see and one that does not exist look the same."""
    if door is Door.ANYONE:
        return
    state = await call.live.read_state()
    inside = state.heading.watched or await call.holds_any(state)
    if not inside:
        raise unknown()
    over = state.status == "over"
    if door is Door.SEAT:
        await expect_seat(call, state, call.body.seat, ("seat",), False)
    elif (seat := call.asked_seat()) is not None:
        # Once the match is over everything may be seen by everybody, though not everything may be done.
        await expect_seat(call, state, seat, ("seat", "share"), door is Door.OVER and over)
    if door is Door.OVER and not over:
        raise Rejection("conflict", "server-not-over")


async def expect_seat(call: Call, state: TableState, seat: int, kinds: tuple[str, ...], public: bool) -> None:
    if seat >= state.heading.seats or not (public or await call.holds(seat, *kinds)):
        raise Rejection("forbidden", "server-not-your-seat")
