"""Duties: the questions that the server answers by itself, for agents, for clocks that ran out, and for forced answers."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from tessera.core.match import Match
from tessera.server import commands
from tessera.server.agents import AgentFailed, Memory, Question, facts_of
from tessera.server.refusals import Rejection, RuleRejection
from tessera.server.services import Services
from tessera.server.store import StoreDown
from tessera.server.table_state import TableState

if TYPE_CHECKING:
    from tessera.server.live_table import LiveTable

ATTEMPTS = 2
"""The number of times that an agent may fail at a question before the game's default is played for it."""
OPENING = (-1, 0)
"""Stands for a seat and its question while the table waits for nonces."""


class Duties:
    """Looks after open questions. Each is looked after once, however often it is arranged."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.busy: set[tuple[str, int, int]] = set()
        """The questions that are looked after now: table, seat, and number of the question."""
        self.held_back: dict[str, dict[int, int]] = {}
        """For each table the seats whose agents have only a last word left, which waits for people, and the version of
        the table at which they found so."""
        self.paused = False

    def arrange(self, live: LiveTable, state: TableState) -> None:
        """Look after all questions of a table that the server has to answer, now or later."""
        if state.status in ("over", "abandoned"):
            self.services.agents.forget_table(live.id)
            self.services.origins.forget(live.id)
            self.held_back.pop(live.id, None)
        self.services.origins.note(live.id, state.agents_only, state.listed)
        if self.paused:
            return
        if state.match is None:
            self.arrange_opening(live, state)
            return
        for seat in state.waiting():
            asked = state.asked[seat]
            if asked is None or (live.id, seat, asked[0]) in self.busy:
                continue
            if self.held_back.get(live.id, {}).get(seat) == state.version:
                continue
            if state.players[seat].agent is not None or state.forced(seat) or state.clocks.deadline(seat) is not None:
                self.busy.add((live.id, seat, asked[0]))
                self.services.tasks.start(self.look_after(live, seat, asked[0]))

    def arrange_opening(self, live: LiveTable, state: TableState) -> None:
        """See to it that a table does not wait for ever for somebody who does not open a nonce."""
        if state.opening_ends() is not None and (live.id, *OPENING) not in self.busy:
            self.busy.add((live.id, *OPENING))
            self.services.tasks.start(self.look_after(live, *OPENING))

    async def look_after(self, live: LiveTable, seat: int, ask: int) -> None:
        """Stay with a question until it is answered, as long as this process holds the lease of the table."""
        lease = self.services.settings.lease
        try:
            while not self.paused and await self.services.bus.claim(live.id, lease):
                wait = await self.step(live, seat, ask)
                if wait is None or wait > lease:
                    return  # the next sweep takes it up again in good time
                await asyncio.sleep(min(wait, lease / 3))
        except (Rejection, StoreDown):
            # The store is away or the question is gone; the next sweep looks again.
            return
        finally:
            self.busy.discard((live.id, seat, ask))

    async def step(self, live: LiveTable, seat: int, ask: int) -> float | None:
        """Do what is due for a question, or return after how many seconds to look again; None if nothing is left to do."""
        state = await live.read_state()
        if (seat, ask) == OPENING:
            return await self.end_opening(live, state)
        asked = state.asked[seat]
        if asked is None or asked[0] != ask:
            return None
        now, player = self.services.now(), state.players[seat]
        if player.agent is not None:
            return await self.ask_agent(live, state, seat, ask)
        if state.forced(seat):
            left = asked[1] + state.heading.pause - now
            if left > 0:
                return left
            assert state.match is not None
            only = state.match.options(seat)[0]
            await live.commit(lambda state: commands.answer_for(state, seat, ask, only))
            return None
        deadline = state.clocks.deadline(seat)
        if deadline is None:
            return None
        if deadline > now:
            return deadline - now
        await live.commit(lambda state: commands.time_out(state, seat, ask, "clock"))
        return None

    async def end_opening(self, live: LiveTable, state: TableState) -> float | None:
        """Let the match begin when the time for nonces is over."""
        ends, now = state.opening_ends(), self.services.now()
        if ends is None or ends > now:
            return ends - now if ends is not None else None
        await live.commit(lambda state: commands.begin_without(state, self.services.now()))
        return None

    async def ask_agent(self, live: LiveTable, state: TableState, seat: int, ask: int) -> float | None:
        """Let an agent answer; if it fails too often, the game's default is played for it."""
        match, name = state.match, state.players[seat].agent
        assert match is not None
        assert name is not None
        version = state.version
        heading, memory = state.heading, Memory(live.id, seat, state.players[seat].agent_since)
        turn = self.services.origins.turn(live.id, state.agents_only)
        facts = facts_of(match, seat)
        question = Question(heading.game, heading.seats, heading.options, name, facts, memory, turn, heading.rules)
        if state.course is not None:  # an agent of a lesson answers the same question alike, so none is kept
            question = replace(question, memory=None, seed=state.course.lesson.rival_seed(ask))
        options = match.options(seat)
        for _ in range(ATTEMPTS):
            try:
                with self.services.metrics.agents.timed():
                    chosen = await self.services.agents.choose(question, options)
                if is_last_word(match, chosen) and people_are_asked(state):
                    return self.hold_back(live, state, seat, version)
                await live.poker_pause(seat)
                await live.commit(lambda state, do=chosen: commands.answer_for(state, seat, ask, do))  # type: ignore[misc]
                return None
            except AgentFailed:
                self.services.metrics.count("agent_failures", agent=name)
            except RuleRejection:
                self.services.agents.forget(question)
                now = (await live.read_state()).match
                if now is not None and now.options(seat) != options:
                    return 0.0  # others moved while it thought, as in an open market: it is asked anew
                self.services.metrics.count("agent_failures", agent=name)
        await live.commit(lambda state: commands.time_out(state, seat, ask, "agent"))
        return None

    def hold_back(self, live: LiveTable, state: TableState, seat: int, version: int) -> float | None:
        """Keep an agent's last word until something happens at the table; if it has happened meanwhile, ask it anew."""
        if state.version != version:
            return 0.0
        self.held_back.setdefault(live.id, {})[seat] = version
        return None


def is_last_word(match: Match, chosen: str) -> bool:
    """True if a seat says with this option that it has had enough, while others may go on."""
    action = match.box.actions.by_text.get(chosen)
    return not match.over and action is not None and match.state.agenda[-1].is_last_word(action)


def people_are_asked(state: TableState) -> bool:
    """True if a person at the table owes an answer."""
    return any(state.players[seat].agent is None for seat in state.waiting())
