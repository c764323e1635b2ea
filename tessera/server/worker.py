"""A worker: reads jobs as lines of JSON and answers each with a line. It knows games and agents, and no table."""

from __future__ import annotations

import contextlib
import importlib
import os
import resource
import sys
from typing import Any

import msgspec

from tessera.agents import make_agent
from tessera.core.agenda import frozen
from tessera.core.box import Box
from tessera.core.game import Game
from tessera.core.record import Record
from tessera.core.refusal import BadCall, BadRecord
from tessera.core.replay import verify
from tessera.core.view import View


def find_games(where: str) -> dict[str, Game]:
    """The games that a "module:name" holds, as a mapping or a list."""
    module, _, name = where.partition(":")
    found = getattr(importlib.import_module(module), name)
    return dict(found) if isinstance(found, dict) else {game.id: game for game in found}


def read_view(game: Game, box: Box, facts: list[Any]) -> View:
    """A view again, from its facts."""
    seat, places, seen, fields, numbers, answered, answer, agenda = facts
    view = View(box, seat)
    view.places, view.seen, view.fields, view.numbers, view.answered = places, seen, fields, numbers, answered
    view.answer = box.actions.find(answer) if answer is not None else None
    view.agenda = [game.steps[name](*[frozen(value) for value in values]) for name, *values in agenda]
    return view


def choose(games: dict[str, Game], job: dict[str, Any]) -> dict[str, Any]:
    game = games[job["game"]]
    view = read_view(game, game.box(job["seats"], job["options"]), job["facts"])
    return {"do": make_agent(job["agent"], game, job["seed"]).choose(view, job["texts"])}


def advise(games: dict[str, Game], job: dict[str, Any]) -> dict[str, Any]:
    """What the agent would do, and why."""
    game = games[job["game"]]
    view = read_view(game, game.box(job["seats"], job["options"]), job["facts"])
    agent = make_agent(job["agent"], game, job["seed"])
    chosen = agent.choose(view, job["texts"])
    return {"do": chosen, "why": [event.json(view.box.names) for event in agent.explain(view, chosen)]}


def judge(games: dict[str, Game], job: dict[str, Any]) -> dict[str, Any]:
    """Is this record what it claims to be?"""

    def find(id: str) -> Game:
        if id not in games:
            raise BadCall(f"there is no game '{id}' here")
        return games[id]

    try:
        record = Record.parse(job["record"])
        find(record.game)
        verdict = verify(find, record)
    except (BadRecord, BadCall) as error:
        return {"holds": False, "why": str(error)}
    return {"holds": verdict.holds, "why": str(verdict), "over": record.result is not None}


JOBS = {"choose": choose, "advise": advise, "verify": judge}


def answer(games: dict[str, Game], line: bytes) -> dict[str, Any]:
    """The answer to one job. Whatever goes wrong in an agent is said, and the next job is taken."""
    try:
        job = msgspec.json.decode(line)
        return JOBS[job["job"]](games, job)
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}


def limit(memory: int) -> None:
    """Think in the background, within so many bytes, and leave no core behind."""
    os.nice(5)
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def main(games: str, memory: str) -> None:
    limit(int(memory))
    known = find_games(games)
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what an agent prints must not be taken for an answer
    out.write(b"{}\n")
    out.flush()
    for line in sys.stdin.buffer:
        out.write(msgspec.json.encode(answer(known, line)) + b"\n")
        out.flush()


if __name__ == "__main__":
    # Without a server there is nobody to answer, and nothing to complain about.
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        main(*sys.argv[1:3])
