"""Finished matches: their records and pages as bytes, which are made once and sent to whoever asks.

A record may have a megabyte. It is written beside the event loop, and all who are sent it share the same bytes.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from html import escape

from tessera.core.record import canonical
from tessera.server.fold_queue import FoldQueue
from tessera.server.history import record_of
from tessera.server.table_state import TableState

KEPT = 16 << 20
"""Bytes that are kept; those that nobody has asked for longest go first."""
Maker = Callable[[TableState], bytes]


class Finished:
    """The results that were computed from finished matches, by table and kind."""

    def __init__(self, folds: FoldQueue, record_folds: FoldQueue) -> None:
        self.folds = folds
        self.record_folds = record_folds
        """The queue for matches that strangers uploaded."""
        self.kept: OrderedDict[tuple[str, Maker], bytes] = OrderedDict()
        self.making: dict[tuple[str, Maker], asyncio.Future[bytes]] = {}

    async def find(self, state: TableState, make: Maker) -> bytes:
        """The result of a function for a table. Simultaneous callers share one computation."""
        key = (state.heading.table, make)
        if (found := self.kept.get(key)) is not None:
            self.kept.move_to_end(key)
            return found
        if key not in self.making:
            self.making[key] = asyncio.ensure_future(self.make(key, state))
            self.making[key].add_done_callback(
                lambda done: done.cancelled() or done.exception()
            )  # whether or not anybody waits
        return await asyncio.shield(self.making[key])

    async def make(self, key: tuple[str, Maker], state: TableState) -> bytes:
        folds = self.folds if state.brought is None else self.record_folds
        try:
            made = self.kept[key] = await folds.do(key[0], key[1], state)
        finally:
            del self.making[key]
        while sum(map(len, self.kept.values())) > KEPT and len(self.kept) > 1:
            self.kept.popitem(last=False)
        return made


def record_text(state: TableState) -> bytes:
    """The record of a match that is over, its secret revealed."""
    return canonical(record_of(state))


def record_page(state: TableState) -> bytes:
    """A page on a finished match, each entry with an address of its own."""
    table, record = state.heading.table, record_of(state)
    rows = "".join(
        f'<li value="{n}"><a href="/records/{table}/{n}/watcher">{escape(entry)}</a></li>'
        for n, entry in enumerate(record["entries"], 1)
    )
    names = ", ".join(escape(player.name) for player in state.players)
    scores = state.match.scores if state.match is not None else []
    head = f"<h1>{escape(state.game.title)}</h1><p>{names}. Scores: {escape(str(scores))}.</p>"
    return f'{head}<p><a href="/api/tables/{table}/record">The record</a></p><ol>{rows}</ol>'.encode()
