"""Live tables: tables that are loaded in this process, with their subscribers.

A lock for each table makes sure that one writer at a time changes it, and that nobody sees what is not stored yet.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import msgspec

from tessera.core.game import Game
from tessera.core.match import Match
from tessera.core.record import Record
from tessera.core.refusal import BadCall, BadRecord, Refused
from tessera.core.replay import replay
from tessera.server.acts import (
    Act,
    Continued,
    Imported,
    Played,
    Resumed,
    TimedOut,
    TookBack,
    decode_act,
    decode_heading,
    encode,
)
from tessera.server.refusals import Rejection, RuleRejection, unavailable, unknown
from tessera.server.services import Services
from tessera.server.snapshot import SeatLog, Snapshot, news_message, take_snapshot
from tessera.server.store import Conflict, StoreDown, Summary
from tessera.server.table_state import TableState

if TYPE_CHECKING:
    from tessera.server.duties import Duties
    from tessera.server.registry import Registry

Command = Callable[[TableState], Act]
"""Looks at a table and returns the act that shall happen, or raises a refusal."""
PLAIN = (Played, TookBack, TimedOut)
"""Acts that the kernel refuses without a trace; after any other refusal the table is read again."""
TRIES = 50
"""The number of attempts for an act while other processes write to the same table."""
BRINGS_RECORD = (Imported, Continued)
"""Acts with a match that was played before; it is replayed outside the event loop."""
FEW_ACTS = 20
"""The number of acts of other processes that are applied at once. With more, the table is read anew outside the event loop."""
FEW_EVENTS = 100
"""The number of new events that are worded in the event loop. More are worded outside of it."""
EMPTY, EACH = 20_000, 600
"""Bytes of memory that a table takes, about, and those that each entry of its match and each event of a seat's log adds."""


class Subscriber:
    """Somebody who receives the news of a table: a socket, as far as a table knows it."""

    def __init__(self, place: int | None, kind: str = "watcher", expires: float = math.inf) -> None:
        self.place = place
        """The place that its right belongs to; None is a watcher."""
        self.seat = place
        """The current seat of the player of that place."""
        self.kind = kind
        """The right by which it subscribes: watcher, share or seat."""
        self.expires = expires
        """The time at which that right expires."""
        self.latest: Snapshot | None = None
        self.wake = asyncio.Event()
        self.replies: list[bytes] = []
        """Messages to this subscriber alone, to be sent before news."""
        self.closed = ""

    def tell(self, message: bytes) -> None:
        self.replies.append(message)
        self.wake.set()

    def close(self, why: str) -> None:
        self.closed = why
        self.wake.set()


class LiveTable:
    """A table in memory: a cache of what the store holds, and its subscribers."""

    def __init__(self, id: str, services: Services, tables: Registry, duties: Duties) -> None:
        self.id = id
        self.services = services
        self.tables = tables
        self.duties = duties
        self.lock = asyncio.Lock()
        self.state: TableState | None = None
        self.seat_logs: dict[int | None, SeatLog] = {}
        self.snapshots: dict[int | None, Snapshot] = {}
        """For each seat with subscribers the latest snapshot."""
        self.last_news: dict[int | None, tuple[Snapshot, Snapshot, bytes | None]] = {}
        """For each seat the last step from one snapshot to the next, encoded once for all its subscribers."""
        self.subscribers: set[Subscriber] = set()
        self.n_published = 0
        """How many events of the match all subscribers have been sent."""
        self.refusals: dict[tuple[int, str], RuleRejection] = {}
        """The moves that the rules refused, so that a repeated move is refused in the same words."""
        self.told_present: frozenset[int] = frozenset()
        """The places whose people are there, as far as all who watch have been told."""
        self.looks_around = False
        """True if the presence of people is about to be sent."""
        self.n_users = 0
        """The number of tasks that hold the lock or wait for it."""

    @property
    def is_idle(self) -> bool:
        """True if nobody would notice that the table is dropped from memory."""
        return not self.subscribers and not self.n_users

    @property
    def is_finished(self) -> bool:
        """True if nobody can change the table any more, so that nobody is kept waiting when it is read again."""
        return self.state is not None and self.state.status in ("over", "abandoned")

    @property
    def weight(self) -> int:
        """Bytes of memory that the table takes, about."""
        if self.state is None or self.state.match is None:
            return EMPTY
        n_told = sum(len(log.read) for log in self.seat_logs.values())
        return EMPTY + EACH * (len(self.state.match.actions) + n_told)

    @property
    def present(self) -> frozenset[int]:
        """The places whose people are there."""
        return self.services.presence.at(self.id)

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[None]:
        self.n_users += 1
        try:
            async with self.lock:
                yield
        finally:
            self.n_users -= 1
            self.tables.weigh(self)

    # -- reading ------------------------------------------------------------------------------------------------

    async def read_state(self) -> TableState:
        """The table as it is stored now."""
        async with self.locked():
            await self.catch_up()
            return await self.current()

    async def look(self, place: int | None) -> Snapshot:
        """What the player of a place may know now. Nothing is shown that could still be lost."""
        async with self.locked():
            await self.catch_up()
            state = await self.current()
            return await self.first_snapshot(state, None if place is None else state.seat_of(place))

    async def first_snapshot(self, state: TableState, seat: int | None) -> Snapshot:
        """A snapshot for a seat whose log may have to be worded from the beginning. The caller holds the lock."""
        log = self.seat_logs.setdefault(seat, SeatLog(seat))
        if state.match is not None and len(state.match.events) - len(log.read) > FEW_EVENTS:
            await self.services.folds.do(self.id, log.follow, state)
        return self.snapshot_for(state, seat)

    def snapshot_for(self, state: TableState, seat: int | None) -> Snapshot:
        return take_snapshot(state, seat, self.seat_logs.setdefault(seat, SeatLog(seat)), self.present)

    async def current(self) -> TableState:
        """The table as it stands. The caller holds the lock."""
        if self.state is None:
            self.state = await self.load()
            self.seat_logs.clear()
        if self.id in self.services.downtime.owed:
            await self.give_time_back(self.state)
        return self.state or await self.current()

    async def load(self) -> TableState:
        try:
            stored = await self.services.store.load(self.id)
            if stored is not None:
                await self.services.find_components(decode_heading(stored[0]))
        except StoreDown:
            raise unavailable() from None
        if stored is None:
            self.tables.forget(self.id)
            raise unknown()
        record = await self.find_record(decode_act(stored[1][0])) if stored[1] else None
        folds = self.services.folds if record is None else self.services.record_folds
        return await folds.do(self.id, fold, self.services.games, self.id, stored, record)

    async def find_record(self, act: Act) -> bytes | None:
        """The record that an act refers to, if it does."""
        if not isinstance(act, BRINGS_RECORD) or not isinstance(act.record, str):
            return None
        try:
            return await self.services.store.find_record(act.record)
        except StoreDown:
            raise unavailable() from None

    async def give_time_back(self, state: TableState) -> None:
        """Give running clocks the time in which no server ran, unless another process has done so."""
        seen, lost = self.services.downtime.owed[self.id]
        if state.clocks.running and state.status == "playing" and state.resumed_at <= seen != state.resumed_after:
            try:
                await self.attempt(state, lambda state: Resumed(lost=lost, seen=seen))
            except Conflict:
                self.state = None
                return
        self.services.downtime.settle(self.id)

    async def catch_up(self) -> None:
        """Apply what other processes have stored. The caller holds the lock."""
        if self.state is None or not self.services.store.shared:
            return
        try:
            later = [decode_act(act) for act in await self.services.store.since(self.id, self.state.version)]
            if len(later) > FEW_ACTS or any(isinstance(act, BRINGS_RECORD) for act in later):
                self.state = None
                await self.current()
            else:
                self.expect_watchers(self.state)
                for act in later:
                    self.state.apply(act)
        except StoreDown:
            raise unavailable() from None
        except (Refused, BadRecord, Rejection):
            self.state = None
            await self.current()
        if later:
            self.publish()

    async def poker_pause(self, seat: int) -> None:
        """At a poker-face table let every answer wait for the same moment, whoever gives it and however fast."""
        state = self.state or await self.read_state()
        if not state.heading.poker_face:
            return
        state = await self.read_state()
        if 0 <= seat < state.heading.seats and (asked := state.asked[seat]):
            await asyncio.sleep(max(0.0, asked[1] + self.services.settings.poker_pause - self.services.now()))

    # -- subscribers --------------------------------------------------------------------------------------------

    async def subscribe(self, subscriber: Subscriber) -> Snapshot:
        """Send a subscriber all news after the snapshot that is returned."""
        async with self.locked():
            await self.catch_up()
            state = await self.current()
            subscriber.seat = None if subscriber.place is None else state.seat_of(subscriber.place)
            if lost_right(state, subscriber, self.services.now()):
                raise Rejection("forbidden", "server-right-ended")
            self.subscribers.add(subscriber)
            self.count_people()
            try:
                now = self.snapshots[subscriber.seat] = await self.first_snapshot(state, subscriber.seat)
            except BaseException:
                self.unsubscribe(subscriber)
                raise
            subscriber.latest = now
            return now

    def unsubscribe(self, subscriber: Subscriber) -> None:
        self.subscribers.discard(subscriber)
        if not any(other.seat == subscriber.seat for other in self.subscribers):
            self.snapshots.pop(subscriber.seat, None)
            self.last_news.pop(subscriber.seat, None)
        self.count_people()

    def count_people(self) -> None:
        """Note who has the table before their eyes at this process."""
        people = [other.place for other in self.subscribers if other.kind == "seat" and other.place is not None]
        self.services.presence.note(self.id, frozenset(people))
        self.look_around()

    def look_around(self) -> None:
        """Tell all before long who has come and gone. Somebody who comes back at once was never away."""
        if self.subscribers and not self.looks_around:
            self.looks_around = True
            self.services.tasks.start(self.tell_presence())

    async def tell_presence(self) -> None:
        await asyncio.sleep(self.services.settings.presence_pause)
        self.looks_around = False
        async with self.locked():
            if self.state is not None and self.present != self.told_present:
                self.publish()

    def publish(self) -> None:
        """Hand every subscriber the snapshot of what is stored now, each its own seat's."""
        assert self.state is not None
        self.follow_players(self.state)
        self.told_present = self.present
        for subscriber in list(self.subscribers):
            if why := lost_right(self.state, subscriber, self.services.now()):
                subscriber.close(why)
                self.unsubscribe(subscriber)
        for seat in {subscriber.seat for subscriber in self.subscribers}:
            old = self.snapshots.get(seat)
            new = self.snapshots[seat] = self.snapshot_for(self.state, seat)
            if old is not None:
                self.last_news[seat] = (old, new, news_message(old, new))
        if self.state.match is not None:
            self.state.match.forget_moments(self.n_published)
            self.n_published = len(self.state.match.events)
        for subscriber in self.subscribers:
            subscriber.latest = self.snapshots[subscriber.seat]
            subscriber.wake.set()

    def follow_players(self, state: TableState) -> None:
        """Where it was drawn who sits where, everybody goes on with the news of the new seat and of no other."""
        before = [subscriber.seat for subscriber in self.subscribers]
        for subscriber in self.subscribers:
            subscriber.seat = None if subscriber.place is None else state.seat_of(subscriber.place)
        if before != [subscriber.seat for subscriber in self.subscribers]:
            self.snapshots = {seat: snapshot for seat, snapshot in self.snapshots.items() if seat is None}
            self.last_news.clear()

    def expect_watchers(self, state: TableState) -> None:
        """Keep the positions that an act passes through only while somebody watches."""
        if state.match is not None:
            state.match.keep_moments(bool(self.subscribers))

    def news(self, seat: int | None, old: Snapshot, new: Snapshot) -> bytes | None:
        """The message that leads from one snapshot to another; the usual one is encoded once."""
        step = self.last_news.get(seat)
        if step is not None and step[0] is old and step[1] is new:
            return step[2]
        return news_message(old, new)

    # -- writing ------------------------------------------------------------------------------------------------

    async def commit(self, command: Command, done: Callable[[Act], None] | None = None) -> Act:
        """Let something happen: stored first, then told. A caller who goes away does not stop it half way."""
        return await asyncio.shield(self.services.tasks.start(self.write(command, done)))

    async def write(self, command: Command, done: Callable[[Act], None] | None) -> Act:
        in_use = self.tables.live(self.id)
        if in_use is not self:  # this object was dropped from memory meanwhile; subscribers are at the other one
            return await in_use.write(command, done)
        async with self.locked():
            for _ in range(TRIES):
                state = await self.current()
                before = state.waiting()
                try:
                    act = await self.attempt(state, command)
                except Conflict:
                    self.state = None
                    continue
                if done is not None:
                    done(act)
                self.publish()
                self.services.bus.publish(self.id)
                self.duties.arrange(self, state)
                self.services.webhooks.tell(before, state)
                return act
            raise Rejection("conflict", "server-busy-table")

    async def attempt(self, state: TableState, command: Command) -> Act:
        """Apply the act of a command and store it. `Conflict` means that another process was faster."""
        wished = command(state)
        version = state.version
        if isinstance(wished, BRINGS_RECORD):
            record = await self.find_record(wished)
            state.replayed = await self.services.record_folds.do(self.id, replay_record, state.game, wished, record)
        self.expect_watchers(state)
        try:
            act = state.apply(msgspec.structs.replace(wished, at=self.services.now()))
            summary = Summary(state.status, state.due(), state.changed)
            with self.services.metrics.store.timed():
                await self.services.store.append(self.id, version, encode(act), summary)
        except Refused as refused:
            if not isinstance(wished, PLAIN):
                self.state = None
            raise RuleRejection(refused, state.box.names) from None
        except StoreDown:
            # The state in memory is ahead of the store, or perhaps it is not: read it again before the next act.
            self.state = None
            raise unavailable() from None
        except BaseException:
            self.state = None
            raise
        self.services.metrics.count("acts", act=type(act).__name__.lower())
        return act


def lost_right(state: TableState, subscriber: Subscriber, now: float) -> str:
    """Why a subscriber may no longer receive news. Rights end by acts or by time, so they end in every process alike."""
    if subscriber.seat is None:
        return ""
    if now >= subscriber.expires:
        return "expired"
    player = state.players[subscriber.seat]
    if player.left:
        return "left"
    return "unshared" if subscriber.kind == "share" and not player.shares else ""


def replay_record(game: Game, act: Imported | Continued, record: bytes | None) -> Match:
    """The match that an act brings, from the record that it holds or refers to."""
    data = act.record if isinstance(act.record, dict) else msgspec.json.decode(record or b"null")
    return replay(game, Record.read(data), act.entry if isinstance(act, Continued) else None, listens=True)


def fold(games: Any, id: str, stored: tuple[bytes, list[bytes]], record: bytes | None = None) -> TableState:
    """The state of a table, computed from its heading, its acts, and the record that its first act may refer to."""
    heading = decode_heading(stored[0])
    try:
        game = games[heading.game]
        state = TableState(game, heading)
        for act in map(decode_act, stored[1]):
            if isinstance(act, BRINGS_RECORD):
                state.replayed = replay_record(game, act, record)
            state.apply(act)
            if state.match is not None and not state.agents_only:
                state.match.listen()  # what happened is told act by act, and not in one go while others wait
    except (KeyError, BadCall, BadRecord, Refused, Rejection):
        raise Rejection("gone", "server-unknown-rules") from None
    return state
