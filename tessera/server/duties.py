"""Duties: what the server does by itself. Agents answer, clocks run out, questions with one option are answered."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tessera.core.refusal import Refused
from tessera.server import drafts
from tessera.server.agents import AgentFailed, Question, facts_of
from tessera.server.logs import log
from tessera.server.refusals import No
from tessera.server.sitting import Sitting
from tessera.server.store import StoreDown

if TYPE_CHECKING:
    from tessera.server.house import House
    from tessera.server.tables import LiveTable

ATTEMPTS = 2
TIDY = 3600.0
"""Seconds between two times that what has run out is thrown away."""
AT_ONCE = 1000
"""Neglected tables that are taken up at a time."""


class Duties:
    """Who is at work for which question. A question is tended once, however often it is looked at."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.busy: set[tuple[str, int, int]] = set()
        self.hopeless: set[str] = set()
        """Overdue tables that cannot be read, as after a change of rules; they must not crowd out the others."""
        self.resting = False

    def arrange(self, live: LiveTable, sitting: Sitting) -> None:
        """See to all questions that the server must answer, now or later."""
        match = sitting.match
        if match is None or self.resting:
            return
        for seat in sitting.waiting():
            asked = sitting.asked[seat]
            if asked is None or (live.id, seat, asked[0]) in self.busy:
                continue
            if sitting.players[seat].agent is not None or sitting.forced(seat) or sitting.clocks.deadline(seat) is not None:
                self.busy.add((live.id, seat, asked[0]))
                self.house.keep(self.tend(live, seat, asked[0]))

    async def tend(self, live: LiveTable, seat: int, ask: int) -> None:
        try:
            while not self.resting and await self.house.bus.claim(live.id, self.house.settings.lease):
                wait = await self.step(live, seat, ask)
                if wait is None or wait > self.house.settings.lease:
                    return  # whoever sweeps takes it up again in good time
                await asyncio.sleep(min(wait, self.house.settings.lease / 3))
        except (No, StoreDown, Refused):
            # The store is away or the question is gone; whoever sweeps next looks again.
            return
        finally:
            self.busy.discard((live.id, seat, ask))

    async def step(self, live: LiveTable, seat: int, ask: int) -> float | None:
        """Do what is due for a question; else say after how many seconds to look again. None: nothing is left to do."""
        sitting = await live.peek()
        asked = sitting.asked[seat]
        if asked is None or asked[0] != ask:
            return None
        now, player = self.house.now(), sitting.players[seat]
        if player.agent is not None:
            return await self.ask_agent(live, sitting, seat, ask)
        if sitting.forced(seat):
            left = asked[1] + sitting.heading.pause - now
            if left > 0:
                return left
            assert sitting.match is not None
            only = sitting.match.options(seat)[0]
            await live.commit(lambda sitting: drafts.answer_for(sitting, seat, ask, only))
            return None
        deadline = sitting.clocks.deadline(seat)
        if deadline is None:
            return None
        if deadline > now:
            return deadline - now
        await live.commit(lambda sitting: drafts.time_out(sitting, seat, ask, "clock"))
        return None

    async def ask_agent(self, live: LiveTable, sitting: Sitting, seat: int, ask: int) -> float | None:
        """Let an agent answer; if it fails twice, the game's default is done for it."""
        match, name = sitting.match, sitting.players[seat].agent
        assert match is not None
        assert name is not None
        question = Question(sitting.heading.game, sitting.heading.seats, sitting.heading.options, name, facts_of(match, seat))
        options = match.options(seat)
        for _ in range(ATTEMPTS):
            try:
                chosen = await self.house.agents.choose(question, options)
                await self.house.poker_pause(live, seat)
                await live.commit(lambda sitting, do=chosen: drafts.answer_for(sitting, seat, ask, do))  # type: ignore[misc]
                return None
            except AgentFailed:
                self.house.metrics.count("agent_failures", agent=name)
            except Refused:
                now = (await live.peek()).match
                if now is not None and now.options(seat) != options:
                    return 0.0  # others moved while it thought, as in an open market: it is asked anew
                self.house.metrics.count("agent_failures", agent=name)
        await live.commit(lambda sitting: drafts.time_out(sitting, seat, ask, "agent"))
        return None

    async def sweep(self) -> None:
        """Take up tables that nobody tends: after a restart, or when the process that tended them died."""
        due = await self.house.store.due(self.house.now() + self.house.settings.lease, AT_ONCE + len(self.hopeless))
        for id in due:
            if self.resting:
                return
            if id not in self.hopeless and await self.house.bus.claim(id, self.house.settings.lease):
                await self.take_up(id)

    async def take_up(self, id: str) -> None:
        """Whatever is wrong with one table must not keep the others waiting."""
        try:
            live = self.house.live(id)
            self.arrange(live, await live.peek())
        except No as error:
            if error.code == "gone":
                self.hopeless.add(id)
        except StoreDown:
            raise
        except Exception as error:
            log("fault", kind=type(error).__name__, table=id)
            self.hopeless.add(id)

    async def patrol(self) -> None:
        """Sweep for as long as the server runs; trouble with the store passes or does not, but never ends it."""
        tidied = 0.0
        while True:
            try:
                if self.house.now() - tidied > TIDY:
                    await self.house.store.tidy(tidied := self.house.now())
                await self.house.store.beat(self.house.node, self.house.now())
                await self.sweep()
                await self.house.forsake()
            except (StoreDown, No):
                pass
            except Exception as error:
                log("fault", kind=type(error).__name__)
            await asyncio.sleep(self.house.settings.sweep)
