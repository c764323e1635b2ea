"""The commands that compute and print."""

from __future__ import annotations

import argparse
import json
import math
import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.progress import Progress
from rich.table import Table as Grid

import tessera
from tessera.agents import agents_for, levels, make_agent
from tessera.arena import analyse as analysing
from tessera.arena import bench as benching
from tessera.arena import tournament as tournaments
from tessera.arena.analyse import Effort
from tessera.arena.plot import plot_chances
from tessera.arena.series import series
from tessera.compiled import describe, is_compiled
from tessera.core.game import Game
from tessera.core.match import Match
from tessera.core.messages import Messages
from tessera.core.record import Record
from tessera.core.refusal import BadCall, BadRecord
from tessera.core.replay import ENTRY
from tessera.core.replay import verify as verify_record
from tessera.core.witness import Witness
from tessera.games import GAMES, find_game

FINE, NO = 0, 1
FIGURES = {
    "decisions_per_second": "players' decisions/s, by state calls",
    "draws_per_second": "draws/s, in the same time",
    "match_decisions_per_second": "decisions/s, through Match",
    "pettingzoo_decisions_per_second": "decisions/s, through PettingZoo",
    "vector_decisions_per_second": "decisions/s, 256 matches side by side",
    "decisions_per_game": "decisions/game",
    "options_us": "options, µs",
    "apply_us": "a step, µs",
    "clone_us": "a clone, µs",
    "view_us": "a view, µs",
    "imagine_us": "an imagined world, µs",
    "search_simulations_per_second": "simulations to the end/s",
    "cut_off_simulations_per_second": "simulations cut off/s",
}
"""The figures of `tessera bench`, with their names in its table."""
VERDICTS = {
    "above": "{agent} wins more than {claim}, at the 5 % level",
    "below": "{agent} wins less than {claim}, at the 5 % level",
    "open": "it is open whether {agent} wins more than {claim}; more games would decide it",
}
"""The sentences for the verdicts of a sequential test."""
SIDE_BY_SIDE = 256
"""How many matches `tessera bench` plays in the vector environment."""
MAX_RECORD = 16 << 20
MAX_WITNESS = 1 << 16
"""The largest record file that is read, in bytes."""


def read_options(pairs: list[str]) -> dict[str, Any]:
    """Read options that were typed as NAME=VALUE."""
    found: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadCall(f"an option is NAME=VALUE, not '{pair}'")
        found[name] = value
    return found


@contextmanager
def progress(what: str, n: int) -> Iterator[Any]:
    """A progress bar, which appears when the work takes more than two seconds; calling the value moves it on."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda: None
        return
    bar = Progress(console=console, transient=True)
    task = bar.add_task(what, total=n)
    began = time.monotonic()

    def tick() -> None:
        bar.advance(task)
        if not bar.live.is_started and time.monotonic() - began > 2:
            bar.start()

    try:
        yield tick
    finally:
        bar.stop()


def match(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    names = [name.strip() for name in args.agents.split(",") if name.strip()]
    seats = args.seats if args.seats is not None else max(len(names), game.seats[0])
    options = read_options(args.option)
    game.box(seats, options)
    for name in names:
        make_agent(name, game, 0)
    if args.games < 1:
        raise BadCall(f"--games is at least 1, not {args.games}")
    folder = Path(args.out) if args.out else None
    with progress(f"{game.title}: {args.agents}", args.games) as tick:
        outcome = series(
            game, names, args.games, args.seed, seats, options, tick, args.workers, args.cluster, folder, args.claim
        )
    if args.json:
        print(json.dumps(outcome.json()))
        return FINE
    grid = Grid(title=f"{game.title}, {seats} seats, {outcome.games} games, seed {args.seed}")
    for heading in ("agent", "wins", "95 % interval", "mean score"):
        grid.add_column(heading, justify="left" if heading == "agent" else "right")
    for each in outcome.standings:
        low, high = each.interval
        grid.add_row(each.agent, f"{each.win_rate:.1%}", f"{low:.1%} – {high:.1%}", f"{each.mean_score:.2f}")
    console = Console()
    console.print(grid)
    console.print(
        f"{outcome.games / outcome.seconds:,.1f} games/s, every deal played from each seat; fair share {1 / seats:.1%}"
    )
    if outcome.verdict is not None:
        console.print(VERDICTS[outcome.verdict].format(agent=names[0], claim=f"{args.claim:.1%}"))
    return FINE


def tournament(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    names = tuple(name.strip() for name in args.agents.split(",") if name.strip())
    seats = args.seats if args.seats is not None else min(seats for seats in game.seats if seats > 1)
    options = read_options(args.option)
    game.box(seats, options)
    for name in names:
        make_agent(name, game, 0)
    if args.games < 2 or args.games % 2:
        raise BadCall(f"--games is an even number, since every deal is played from both sides, not {args.games}")
    plan = tournaments.Plan(game.id, names, seats, args.games, args.seed, options, args.ladder)
    folder = Path(args.out) if args.out else None
    with progress(f"{game.title}: {len(names)} agents", len(plan.jobs())) as tick:
        ratings = tournaments.run(plan, folder, args.workers, args.cluster, args.stop_early, tick)
    if args.json:
        print(json.dumps({"game": game.id, "seats": seats, "seed": args.seed, "agents": [asdict(each) for each in ratings]}))
        return FINE
    grid = Grid(title=f"{game.title}, {seats} seats, seed {args.seed}")
    for heading in ("agent", "rating", "95 % interval", "seats held", "wins"):
        grid.add_column(heading, justify="left" if heading == "agent" else "right")
    for each in ratings:
        grid.add_row(
            each.agent, f"{each.rating:.0f}", f"{each.low:.0f} – {each.high:.0f}", str(each.games), f"{each.share:.1%}"
        )
    Console().print(grid)
    return FINE


def agents(args: argparse.Namespace) -> int:
    game = find_game(args.game) if args.game else next(iter(GAMES.values()))
    found = {name: make_agent(name, game, 0).about for name in agents_for(game)}
    ladder = levels(game)
    if args.json:
        rungs = [asdict(level) for level in ladder]
        print(json.dumps({"levels": rungs, "agents": [{"agent": name, "about": about} for name, about in found.items()]}))
        return FINE
    for level in ladder:
        rating = f"rating {level.rating}" if level.rating is not None else "not rated"
        print(f"{level.name:12} {level.about}; at most {level.seconds:g} s a move, {rating}")
    for name, about in found.items():
        print(f"{name:12} {about}")
    return FINE


def rules(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    if args.id is None:
        Console().print(Markdown(game.rulebook()))
        return FINE
    print(find_rule(game, args.id))
    return FINE


def find_rule(game: Game, id: str) -> str:
    """One rule of the rulebook page, as plain text."""
    wanted = id.upper()
    found = re.search(rf"^- \*\*{re.escape(wanted)}\*\* (.*(?:\n  .*)*)", game.rulebook(), re.M)
    if found is None:
        raise BadCall(f"{game.title} has no rule '{id}'; its rules are listed by: tessera rules {game.id}")
    return f"{wanted} {' '.join(found[1].split())}"


def read_record(name: str) -> Record:
    path = Path(name)
    try:
        if path.stat().st_size > MAX_RECORD:
            raise BadRecord(f"{name} is larger than any record ({MAX_RECORD >> 20} MiB)")
        return Record.parse(path.read_bytes())
    except OSError as error:
        raise BadRecord(f"{name} cannot be read: {error.strerror}") from None


def read_witness(name: str) -> Witness:
    try:
        with Path(name).open("rb") as file:
            return Witness.parse(file.read(MAX_WITNESS))
    except OSError as error:
        raise BadRecord(f"{name} cannot be read: {error.strerror}") from None


def record(args: argparse.Namespace) -> int:
    """Print the entries and the events that followed, as one seat or a spectator was told them."""
    kept = read_record(args.file)
    table = tessera.replay(kept.json())
    if args.seat is not None:
        table.expect_seat(args.seat)
    words = words_of(table.game, args.language)
    players = names_of(table, args.names, words)
    told: dict[int, list[dict[str, Any]]] = {}
    for when, event in table.log(args.seat):
        told.setdefault(0 if args.told else when, []).append(event)
    print(words.say("record-title", text=words.name("game-title"), n=table.seats, m=kept.rules))
    for number, entry in enumerate(["", *table.entries]):
        if entry and not args.told:
            print(f"{number:5}  {shown(table, entry, args.seat)}")
        for event in words.fold(told.get(number, [])):
            rule = words.rule(event)
            line = words.tell(event, args.seat, players) + (f" ({rule})" if rule else "")
            print(line if args.told else f"           {line}")
    if table.over:
        winners = ", ".join(players[seat] for seat in table.winners)
        print(words.say("record-won" if winners else "record-lost", pieces=table.scores, text=winners))
    return FINE


def words_of(game: Game, language: str) -> Messages:
    if language not in game.languages:
        raise BadCall(f"{game.title} has no words in '{language}'; it has them in: {', '.join(game.languages)}")
    return game.words(language)


def names_of(table: Match, names: str, words: Messages) -> list[str]:
    """What the players are called: by these names, or by their seats."""
    given = [name.strip() for name in names.split(",")] if names else []
    if given and len(given) != table.seats:
        raise BadCall(f"--names has {len(given)} names, and the match has {table.seats} seats")
    return given or [words.say("record-seat", n=seat) for seat in range(table.seats)]


def shown(table: Match, entry: str, seat: int | None) -> str:
    """An entry as this seat may see it: all entries of a finished match, only its own ones of an unfinished match."""
    found = ENTRY.fullmatch(entry)
    if table.over or found is None or (seat is not None and found[1] == str(seat)):
        return entry
    return f"{found[1]}: ..."


def verify(args: argparse.Namespace) -> int:
    witness = read_witness(args.witness) if args.witness else None
    verdict = verify_record(find_game, read_record(args.file), witness)
    if args.json:
        said = {"holds": verdict.holds, "where": verdict.where, "why": verdict.why, "draws": verdict.n_draws}
        print(json.dumps({**said, "notes": list(verdict.notes)}))
    else:
        print(verdict if verdict.holds else f"the record does not hold: {verdict}")
        for note in verdict.notes:
            print(f"Not proved: {note}")
    return FINE if verdict.holds else NO


def analyse(args: argparse.Namespace) -> int:
    kept = read_record(args.file)
    game = find_game(kept.game)
    effort = Effort(simulations=max(1, args.simulations), playouts=max(1, args.playouts), seed=args.seed)
    with progress(f"analysing {game.title}", len(kept.entries)) as tick:
        found = analysing.analyse(game, kept, effort, tick)
    if args.graph:
        Path(args.graph).write_text(plot_chances(found), encoding="utf-8")
    if args.json:
        print(json.dumps(found.json()))
        return FINE
    print_decisions(found)
    for seat in range(found.seats):
        luck = sum(draw.luck[seat] for draw in found.draws)
        error = math.sqrt(sum(draw.error[seat] ** 2 for draw in found.draws))
        losses = ", ".join(f"{decision.loss:.0%} at entry {decision.entry}" for decision in found.worst(seat)) or "nothing"
        print(f"seat {seat}: luck of the draws {luck:+.0%} ± {2 * error:.0%}; its worst decisions cost {losses}")
    return FINE


def print_decisions(found: analysing.Analysis) -> None:
    grid = Grid(title=f"{found.game}: every decision, as its seat could know it")
    for heading in ("entry", "seat", "done", "chance", "best", "loss"):
        grid.add_column(heading, justify="right" if heading in {"entry", "chance", "loss"} else "left")
    for each in found.decisions:
        grid.add_row(str(each.entry), str(each.seat), each.done, f"{each.value:.0%}", spoken_best(each), spoken_loss(each))
    Console().print(grid)
    if any(each.exact for each in found.decisions):
        print("= before a loss means computed exactly, not estimated; several best options form a mixture")


def spoken_best(each: analysing.Decision) -> str:
    """The best option, or the options of the best mixture with their shares."""
    if len(each.mixture) > 1:
        shares = sorted(each.mixture.items(), key=lambda item: -item[1])
        return ", ".join(f"{option} {share:.0%}" for option, share in shares)
    return "the same" if each.best == each.done else each.best


def spoken_loss(each: analysing.Decision) -> str:
    loss = f"{each.loss:.0%}" if each.loss else ""
    return f"={loss or '0%'}" if each.exact else loss


def bench(args: argparse.Namespace) -> int:
    chosen = [find_game(id) for id in args.games] or list(GAMES.values())
    found = []
    for game in chosen:
        seats = args.seats if args.seats is not None else game.seats[0]
        game.box(seats)
        if sys.stderr.isatty():
            print(f"measuring {game.title} ...", file=sys.stderr)
        seconds = max(0.1, args.seconds)
        row = benching.bench(game, seats, seconds)
        row["pettingzoo_decisions_per_second"] = through_pettingzoo(game, seats, seconds)
        row["vector_decisions_per_second"] = side_by_side(game, seats, seconds)
        found.append(row)
    if args.json:
        print(json.dumps({"compiled": is_compiled(), "games": found}))
        return FINE
    print(f"the engine is {describe()}; one core, processor time")
    grid = Grid()
    grid.add_column("")
    for row in found:
        grid.add_column(f"{row['game']}, {row['seats']}", justify="right")
    for figure, said in FIGURES.items():
        grid.add_row(said, *["not installed" if row[figure] is None else f"{row[figure]:,}" for row in found])
    Console().print(grid)
    return FINE


def through_pettingzoo(game: Game, seats: int, seconds: float) -> int | None:
    """Decisions per second through PettingZoo's loop; None where PettingZoo is not installed."""
    try:
        from tessera.research.pettingzoo import env, random_steps
    except BadCall:
        return None
    table = env(game.id, seats)
    table.reset(seed=1)
    return round(random_steps(table, seconds, Random(1)))


def side_by_side(game: Game, seats: int, seconds: float) -> int | None:
    """Decisions per second in the vector environment; None where numpy is not installed."""
    try:
        from tessera.research.vector import SelfPlay, random_decisions
    except BadCall:
        return None
    with SelfPlay(game.id, SIDE_BY_SIDE, seats) as matches:
        return round(random_decisions(matches, seconds))
