"""Endpoints and their doors. Every call of the server is declared with the door that says who may make it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from tessera.server.acts import Act
from tessera.server.limits import Limits
from tessera.server.live_table import Command, LiveTable
from tessera.server.refusals import Rejection, unavailable, unknown
from tessera.server.seats import cookie_name, hashed
from tessera.server.server import TableServer
from tessera.server.services import Services
from tessera.server.store import Key, StoreDown
from tessera.server.table_state import TableState


class Door(Enum):
    """The callers that may make a call."""

    ANYONE = "anyone"
    WATCHER = "watcher"
    """Whoever may watch the table; with ?seat=N only who holds that seat or was allowed to look over its shoulder."""
    SEAT = "seat"
    """The holder of the seat that the request names."""
    OVER = "over"
    """Everybody who may watch the table, once its match is over."""


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
    place: int | None = None
    """The place whose rights the caller was let in with,"""
    seat: int | None = None
    """and the seat for which something shall be done."""
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

    async def key_of(self, place: int, *kinds: str) -> Key | None:
        """The key of this place that the caller holds, unless it has expired."""
        for kind in kinds:
            secret = self.cookies.get(cookie_name(self.table, place, kind))
            if secret is None:
                continue
            try:
                key = await self.services.store.find_key(hashed(secret))
            except StoreDown:
                raise unavailable() from None
            if key is not None and key[1:4] == (self.table, place, kind) and key.expires > self.services.now():
                return key
        return None

    async def holds(self, place: int, *kinds: str) -> bool:
        """True if the caller holds a key of this place that has not expired."""
        return await self.key_of(place, *kinds) is not None

    async def holds_any(self, state: TableState) -> bool:
        return any([await self.holds(place, "seat", "share") for place in range(state.heading.seats)])

    def asked_seat(self, name: str = "seat") -> int | None:
        """The seat in the query, if there is one."""
        said = self.query.get(name, "")
        if not said:
            return None
        if not (said.isascii() and said.isdigit() and len(said) < 3):
            raise Rejection("malformed", "server-not-a-number", text=name)
        return int(said)

    def asked_place(self, state: TableState) -> int | None:
        """The place that the query names, itself or by the seat that it was drawn for; None: it names neither."""
        place, seat = self.asked_seat("place"), self.asked_seat()
        if place is None and seat is not None and seat < state.heading.seats:
            return state.places[seat]
        return place if place is not None else seat

    async def read_state(self) -> TableState:
        """The table as it is stored now, if the caller still sits where the call says."""
        state = await self.live.read_state()
        self.expect_same_seat(state)
        return state

    async def commit(self, command: Command, done: Callable[[Act], None] | None = None) -> Act:
        """Let something happen, if the caller still sits where the call says."""

        def checked(state: TableState) -> Act:
            self.expect_same_seat(state)
            return command(state)

        return await self.live.commit(checked, done)

    def expect_same_seat(self, state: TableState) -> None:
        """Refuse a call for a seat whose player was drawn for another one after the door was passed."""
        if self.seat is not None and state.places[self.seat] != self.place:
            raise Rejection("conflict", "server-seats-drawn")

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
    waits: bool = False
    """True if it changes nothing and waits for a process that thinks: whoever hangs up does not wait any more."""


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
    waits: bool = False,
) -> Callable[[Callable[[Call], Awaitable[Any]]], Callable[[Call], Awaitable[Any]]]:
    """Declare a call."""

    def declare(run: Callable[[Call], Awaitable[Any]]) -> Callable[[Call], Awaitable[Any]]:
        about = (run.__doc__ or "").strip()
        ENDPOINTS.append(Endpoint(method, path, door, body, answer, about, run, status, creates, big, query, waits))
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
        seat = call.body.seat
        await expect_place(call, state, state.places[seat] if seat < state.heading.seats else seat, ("seat",), False)
        call.place, call.seat = state.places[seat], seat
    elif (place := call.asked_place(state)) is not None:
        # Once the match is over everything may be seen by everybody, though not everything may be done.
        await expect_place(call, state, place, ("seat", "share"), door is Door.OVER and over)
        call.place = place
    if door is Door.OVER and not over:
        raise Rejection("conflict", "server-not-over")


async def expect_place(call: Call, state: TableState, place: int, kinds: tuple[str, ...], public: bool) -> None:
    if place >= state.heading.seats or not (public or await call.holds(place, *kinds)):
        raise Rejection("forbidden", "server-not-your-seat")
