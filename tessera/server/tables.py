"""Live tables: one turnstile each, so that one writer at a time changes a table, and nobody sees what is not durable."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import msgspec

from tessera.core.refusal import BadCall, BadRecord, Refused
from tessera.server.acts import Act, Played, Resumed, TimedOut, TookBack, decode_act, decode_heading, encode
from tessera.server.picture import Picture, Story, news, picture
from tessera.server.refusals import No, unavailable, unknown
from tessera.server.sitting import Sitting
from tessera.server.store import Conflict, Face, StoreDown

if TYPE_CHECKING:
    from tessera.server.house import House

Draft = Callable[[Sitting], Act]
"""Looks at a table and says what shall happen, or raises a refusal."""
PLAIN = (Played, TookBack, TimedOut)
"""Acts that the kernel refuses without a trace; after any other refusal the table is read again."""
TRIES = 50
"""How often an act is tried anew when other processes write to the same table."""


class Ear:
    """Somebody who listens to a table: a socket, as far as a table knows it."""

    def __init__(self, seat: int | None, kind: str = "watcher") -> None:
        self.seat = seat
        self.kind = kind
        """With what right it listens: watcher, share or seat."""
        self.latest: Picture | None = None
        self.waking = asyncio.Event()
        self.said: list[bytes] = []
        """Answers to this ear alone, to be sent before news."""
        self.closed = ""

    def tell(self, said: bytes) -> None:
        self.said.append(said)
        self.waking.set()

    def close(self, why: str) -> None:
        self.closed = why
        self.waking.set()


class LiveTable:
    """A table in memory: a cache of what the store holds, and those who listen to it."""

    def __init__(self, house: House, id: str) -> None:
        self.house = house
        self.id = id
        self.turnstile = asyncio.Lock()
        self.sitting: Sitting | None = None
        self.stories: dict[int | None, Story] = {}
        self.pictures: dict[int | None, Picture] = {}
        self.fresh: dict[int | None, tuple[Picture, Picture, bytes | None]] = {}
        """For each seat the last step from one picture to the next, encoded once for all its ears."""
        self.ears: set[Ear] = set()
        self.refusals: dict[tuple[int, str], Any] = {}
        self.visitors = 0
        """How many are inside or wait to be; with any of them the table is not put away."""

    @asynccontextmanager
    async def inside(self) -> AsyncIterator[None]:
        """Pass the turnstile."""
        self.visitors += 1
        try:
            async with self.turnstile:
                yield
        finally:
            self.visitors -= 1

    # -- reading ------------------------------------------------------------------------------------------------

    async def current(self) -> Sitting:
        """The table as it stands. Call it behind the turnstile."""
        if self.sitting is None:
            self.sitting = await self.read()
            self.stories.clear()
        if self.id in self.house.owed:
            await self.give_back(self.sitting)
        return self.sitting or await self.current()

    async def give_back(self, sitting: Sitting) -> None:
        """Give running clocks the time in which no server ran, unless another process has."""
        seen, lost = self.house.owed[self.id]
        if sitting.clocks.running and sitting.status == "playing" and sitting.resumed_at <= seen:
            try:
                await self.attempt(sitting, lambda sitting: Resumed(lost=lost))
            except Conflict:
                self.sitting = None
                return
        self.house.owed.pop(self.id, None)

    async def read(self) -> Sitting:
        try:
            kept = await self.house.store.load(self.id)
        except StoreDown:
            raise unavailable() from None
        if kept is None:
            self.house.tables.pop(self.id, None)
            raise unknown()
        return await self.house.fold(self.id, kept)

    async def look(self, seat: int | None) -> Picture:
        """What a seat may know now. Nothing is shown that could still be lost."""
        async with self.inside():
            await self.catch_up()
            return self.take_picture(await self.current(), seat)

    async def peek(self) -> Sitting:
        """The table as it stands, for what is answered at once and from public facts."""
        async with self.inside():
            await self.catch_up()
            return await self.current()

    def take_picture(self, sitting: Sitting, seat: int | None) -> Picture:
        return picture(sitting, seat, self.stories.setdefault(seat, Story(seat)))

    async def catch_up(self) -> None:
        """Read what other processes have written. Call it behind the turnstile."""
        if self.sitting is None or not self.house.store.shared:
            return
        try:
            later = await self.house.store.since(self.id, self.sitting.version)
            for act in later:
                self.sitting.apply(decode_act(act))
        except StoreDown:
            raise unavailable() from None
        except (Refused, BadRecord):
            self.sitting = None
            await self.current()
        if later:
            self.publish()

    # -- listening ----------------------------------------------------------------------------------------------

    async def listen(self, ear: Ear) -> Picture:
        """Let somebody hear all that follows this picture."""
        async with self.inside():
            await self.catch_up()
            sitting = await self.current()
            if why := lost_right(sitting, ear):
                raise No("forbidden", f"this seat is not yours any more: {why}")
            now = self.pictures[ear.seat] = self.take_picture(sitting, ear.seat)
            ear.latest = now
            self.ears.add(ear)
            return now

    def leave(self, ear: Ear) -> None:
        self.ears.discard(ear)
        if not any(other.seat == ear.seat for other in self.ears):
            self.pictures.pop(ear.seat, None)
            self.fresh.pop(ear.seat, None)

    def publish(self) -> None:
        """Show everybody who listens what is durable now, each by its own picture."""
        assert self.sitting is not None
        for ear in list(self.ears):
            if why := lost_right(self.sitting, ear):
                ear.close(why)
                self.leave(ear)
        for seat in {ear.seat for ear in self.ears}:
            old = self.pictures.get(seat)
            new = self.pictures[seat] = self.take_picture(self.sitting, seat)
            if old is not None:
                self.fresh[seat] = (old, new, news(old, new))
        for ear in self.ears:
            ear.latest = self.pictures[ear.seat]
            ear.waking.set()

    def news(self, seat: int | None, old: Picture, new: Picture) -> bytes | None:
        """The frame from one picture to another; the usual step is encoded once."""
        step = self.fresh.get(seat)
        if step is not None and step[0] is old and step[1] is new:
            return step[2]
        return news(old, new)

    # -- writing ------------------------------------------------------------------------------------------------

    async def commit(self, draft: Draft, done: Callable[[Act], None] | None = None) -> Act:
        """Let something happen: durable first, then told. A caller who goes away does not stop it half way."""
        return await asyncio.shield(self.house.keep(self.write(draft, done)))

    async def write(self, draft: Draft, done: Callable[[Act], None] | None) -> Act:
        in_use = self.house.live(self.id)
        if in_use is not self:  # this one was put away while its holder thought; those who listen are at the other
            return await in_use.write(draft, done)
        async with self.inside():
            for _ in range(TRIES):
                sitting = await self.current()
                before = sitting.waiting()
                try:
                    act = await self.attempt(sitting, draft)
                except Conflict:
                    self.sitting = None
                    continue
                if done is not None:
                    done(act)
                self.publish()
                self.house.bus.publish(self.id)
                self.house.duties.arrange(self, sitting)
                self.house.webhooks.tell(before, sitting)
                return act
            raise No("conflict", "others keep writing to this table; try again")

    async def attempt(self, sitting: Sitting, draft: Draft) -> Act:
        wished = draft(sitting)
        version = sitting.version
        try:
            act = sitting.apply(msgspec.structs.replace(wished, at=self.house.now()))
            face = Face(sitting.status, sitting.due(), sitting.changed)
            await self.house.store.append(self.id, version, encode(act), face)
        except Refused:
            if not isinstance(wished, PLAIN):
                self.sitting = None
            raise
        except StoreDown:
            # What is in memory is ahead of what is kept, or perhaps is not: read it again before the next act.
            self.sitting = None
            raise unavailable() from None
        except BaseException:
            self.sitting = None
            raise
        self.house.metrics.count("acts", act=type(act).__name__.lower())
        return act


def lost_right(sitting: Sitting, ear: Ear) -> str:
    """Why an ear may no longer listen: rights end by acts, so they end in every process alike."""
    if ear.seat is None or ear.kind == "watcher":
        return ""
    player = sitting.players[ear.seat]
    if player.left:
        return "left"
    return "unshared" if ear.kind == "share" and not player.shares else ""


def fold(games: Any, id: str, kept: tuple[bytes, list[bytes]]) -> Sitting:
    """A table again from what was written down of it."""
    heading = decode_heading(kept[0])
    try:
        game = games[heading.game]
        if game.edition(heading.options) != heading.rules:
            raise BadCall(f"version {heading.rules}")
        sitting = Sitting(game, heading)
        for act in kept[1]:
            sitting.apply(decode_act(act))
    except (KeyError, BadCall, BadRecord, Refused) as error:
        raise No("gone", f"this table follows rules that this server no longer knows ({type(error).__name__})") from None
    return sitting
