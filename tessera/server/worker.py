"""A worker: reads jobs as lines of JSON and answers each with a line. It knows games, agents and records, but no tables."""

from __future__ import annotations

import contextlib
import gc
import importlib
import os
import resource
import sys
import time
from collections import OrderedDict
from pathlib import Path
from typing import Any

import msgspec

from tessera.agents import Agent, make_agent
from tessera.arena.review import Review
from tessera.compiled import is_compiled
from tessera.core.editions import FOLDERS
from tessera.core.game import Game
from tessera.core.preview import preview
from tessera.core.record import Record
from tessera.core.refusal import BadCall, BadRecord
from tessera.core.replay import verify
from tessera.core.view import View
from tessera.server.history import draws_of, moment
from tessera.server.uploads import damaged, fault_of, objection_to

MOST_AGENTS = 64
"""Agents that are kept between questions; the one that was asked longest ago goes first."""
FULL = 0.5
"""The share of its memory above which a worker keeps fewer agents."""
STATM = Path("/proc/self/statm")


def find_games(where: str) -> dict[str, Game]:
    """The games that a "module:name" holds, as a mapping or a list."""
    module, _, name = where.partition(":")
    found = getattr(importlib.import_module(module), name)
    return dict(found) if isinstance(found, dict) else {game.id: game for game in found}


class KeptAgents:
    """The agents that wait for the next question of their seats, by the numbers that the server gave them."""

    def __init__(self, bytes: int) -> None:
        self.bytes = bytes
        """The memory that this process may use, in bytes."""
        self.agents: OrderedDict[int, Agent] = OrderedDict()

    def find(self, job: dict[str, Any], game: Game) -> Agent:
        """The agent that answers a job: the one that was kept for it, or a new one. Number 0 is never kept."""
        number = job["memory"]
        agent = self.agents.pop(number, None) or make_agent(job["agent"], game, job["seed"])
        if number:
            self.agents[number] = agent
        return agent

    def forget(self, numbers: list[int]) -> None:
        for number in numbers:
            self.agents.pop(number, None)

    def make_room(self) -> None:
        """Drop agents while there are too many, or while the process has filled too much of its memory."""
        while len(self.agents) > MOST_AGENTS or (self.agents and used_bytes() > FULL * self.bytes):
            self.agents.popitem(last=False)
            gc.collect()


def used_bytes() -> int:
    """The address space of this process, which is what its limit counts; 0 where the system does not say."""
    try:
        return int(STATM.read_text().split()[0]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


def view_of(game: Game, job: dict[str, Any]) -> View:
    """All that a seat knows, at a table of any edition. The server says where packs lie that it has unpacked."""
    for seal, folder in job["folders"].items():
        FOLDERS.setdefault(seal, Path(folder))
    return View.from_facts(game.box(job["seats"], job["options"], job["rules"]), game.steps, job["facts"])


def choose(games: dict[str, Game], kept: KeptAgents, job: dict[str, Any]) -> dict[str, Any]:
    game = games[job["game"]]
    view = view_of(game, job)
    return {"do": kept.find(job, game).choose(view, job["texts"])}


def advise(games: dict[str, Game], kept: KeptAgents, job: dict[str, Any]) -> dict[str, Any]:
    """The agent's choice, with its reasons."""
    game = games[job["game"]]
    view = view_of(game, job)
    agent = kept.find(job, game)
    chosen = agent.choose(view, job["texts"])
    return {"do": chosen, "why": [message.json(view.box.names) for message in agent.explain(view, chosen)]}


def foresee(games: dict[str, Game], kept: KeptAgents, job: dict[str, Any]) -> dict[str, Any]:
    """The certain effects of each option."""
    game = games[job["game"]]
    return {"options": preview(game, view_of(game, job))}


def judge(games: dict[str, Game], kept: KeptAgents, job: dict[str, Any]) -> dict[str, Any]:
    """Whether an uploaded record is what it claims to be, and may be kept."""

    def find(id: str) -> Game:
        if id not in games:
            raise BadCall(f"there is no game '{id}' here")
        return games[id]

    begin = time.process_time()
    try:
        record = Record.parse(job["record"])
        find(record.game)
        fault = fault_of(record)
        if fault is not None:
            return {"fault": fault.facts()}
        verdict = verify(find, record)
    except (BadRecord, BadCall) as error:
        return {"fault": damaged(str(error)).facts()}
    fault = objection_to(record, verdict, time.process_time() - begin)
    return {"why": str(verdict)} if fault is None else {"fault": fault.facts()}


def show_moment(games: dict[str, Game], kept: KeptAgents, job: dict[str, Any]) -> dict[str, Any]:
    record = job["record"]
    shown = moment(games[record["game"]], record, job["names"], job["table"], job["entry"], job["seat"])
    return {"moment": msgspec.to_builtins(shown)}


def list_draws(games: dict[str, Game], kept: KeptAgents, job: dict[str, Any]) -> dict[str, Any]:
    return {"draws": msgspec.to_builtins(draws_of(games[job["record"]["game"]], job["record"]))}


REVIEWED: dict[str, Review] = {}
"""The review that this process worked on last, by table: the next slice goes on with it."""


def review(games: dict[str, Game], kept: KeptAgents, job: dict[str, Any]) -> dict[str, Any]:
    """A slice of a review. A process that has not worked on it before passes over what others have done."""
    for seal, folder in job["folders"].items():
        FOLDERS.setdefault(seal, Path(folder))
    record, under_way = job["record"], REVIEWED.pop(job["table"], None)
    REVIEWED.clear()
    if under_way is None or under_way.n_done != job["from"]:
        under_way = Review(games[record["game"]], Record.read(record), job["from"])
    found = under_way.slice(job["seconds"])
    if found["done"] < len(record["entries"]):
        REVIEWED[job["table"]] = under_way
    return found


JOBS = {
    "choose": choose,
    "advise": advise,
    "preview": foresee,
    "verify": judge,
    "moment": show_moment,
    "draws": list_draws,
    "review": review,
}


def answer(games: dict[str, Game], kept: KeptAgents, line: bytes) -> dict[str, Any]:
    """The answer to one job. Whatever goes wrong in an agent is reported, and the next job is taken."""
    try:
        job = msgspec.json.decode(line)
        kept.forget(job["forget"])
        return JOBS[job["job"]](games, kept, job)
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}


def limit(memory: int) -> None:
    """Run in the background, within so many bytes, and leave no core dump."""
    os.nice(5)
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def main(games: str, memory: str) -> None:
    limit(int(memory))
    known, kept = find_games(games), KeptAgents(int(memory))
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what an agent prints must not be taken for an answer
    out.write(msgspec.json.encode({"compiled": is_compiled()}) + b"\n")
    out.flush()
    for line in sys.stdin.buffer:
        out.write(msgspec.json.encode(answer(known, kept, line)) + b"\n")
        out.flush()
        kept.make_room()


if __name__ == "__main__":
    # Without a server there is nobody to answer, and nothing to complain about.
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        main(*sys.argv[1:3])
