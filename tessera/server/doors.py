"""Doors: every way into the server is declared here, with who is let in. An endpoint without a door cannot exist."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from tessera.server.house import House
from tessera.server.refusals import No, unavailable, unknown
from tessera.server.seats import cookie_name, hashed
from tessera.server.sitting import Sitting
from tessera.server.store import StoreDown


class Door(Enum):
    """Who is let in."""

    ANYONE = "anyone"
    WATCHER = "watcher"
    """Whoever may watch the table; with ?seat=N only who holds that seat or was let look over its shoulder."""
    SEAT = "seat"
    """Who holds the seat that the request names."""
    OVER = "over"
    """Whoever may watch the table, once its match is over."""


@dataclass
class Call:
    """A request, as far as the house needs to know it."""

    house: House
    address: str
    cookies: dict[str, str]
    path: dict[str, str] = field(default_factory=dict)
    query: dict[str, str] = field(default_factory=dict)
    body: Any = None
    raw: bytes = b""
    set_cookies: list[str] = field(default_factory=list)

    @property
    def table(self) -> str:
        return self.path["table"]

    async def holds(self, seat: int, *kinds: str) -> bool:
        """Does the caller hold a key of this seat that has not run out?"""
        for kind in kinds:
            secret = self.cookies.get(cookie_name(self.table, seat, kind))
            if secret is None:
                continue
            try:
                key = await self.house.store.find_key(hashed(secret))
            except StoreDown:
                raise unavailable() from None
            if key is not None and key[1:4] == (self.table, seat, kind) and key.expires > self.house.now():
                return True
        return False

    async def holds_any(self, sitting: Sitting) -> bool:
        return any([await self.holds(seat, "seat", "share") for seat in range(sitting.heading.seats)])

    def asked_seat(self) -> int | None:
        """The seat in the query, if there is one."""
        said = self.query.get("seat", "")
        if not said:
            return None
        if not (said.isascii() and said.isdigit() and len(said) < 3):
            raise No("malformed", "seat is a number")
        return int(said)

    def number(self, name: str, default: float) -> float:
        try:
            value = float(self.query.get(name, default))
        except ValueError:
            raise No("malformed", f"{name} is a number") from None
        if not abs(value) < 1e15:
            raise No("malformed", f"{name} is a number")
        return value


@dataclass(frozen=True)
class Endpoint:
    """One way in: where, for whom, with what, and what it answers."""

    method: str
    path: str
    door: Door
    body: Any
    answer: Any
    about: str
    run: Callable[[Call], Awaitable[Any]]
    status: int = 200
    creates: bool = False
    """Does it make something that is kept? Then it counts against a stricter limit."""
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
    """Declare a way in."""

    def declare(run: Callable[[Call], Awaitable[Any]]) -> Callable[[Call], Awaitable[Any]]:
        about = (run.__doc__ or "").strip()
        ENDPOINTS.append(Endpoint(method, path, door, body, answer, about, run, status, creates, big, query))
        return run

    return declare


async def open_door(call: Call, door: Door) -> None:
    """Let the caller in, or raise. A table that one may not see and one that does not exist look the same."""
    if door is Door.ANYONE:
        return
    sitting = await call.house.live(call.table).peek()
    inside = sitting.heading.watched or await call.holds_any(sitting)
    if not inside:
        raise unknown()
    over = sitting.status == "over"
    if door is Door.SEAT:
        await expect_seat(call, sitting, call.body.seat, ("seat",), False)
    elif (seat := call.asked_seat()) is not None:
        # Everything is public once the match is over, except to act.
        await expect_seat(call, sitting, seat, ("seat", "share"), door is Door.OVER and over)
    if door is Door.OVER and not over:
        raise No("conflict", "the match is not over yet")


async def expect_seat(call: Call, sitting: Sitting, seat: int, kinds: tuple[str, ...], public: bool) -> None:
    if seat >= sitting.heading.seats or not (public or await call.holds(seat, *kinds)):
        raise No("forbidden", "this seat is not yours")
