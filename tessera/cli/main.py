"""The command `tessera`: its subcommands with their options and examples."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from tessera import __version__
from tessera.cli import browse, commands, observations, serve, tables, terminal
from tessera.compiled import OFF, choice, describe, is_compiled
from tessera.core.refusal import BadCall, BadRecord
from tessera.games import GAMES

FINE, NO, WRONG = 0, 1, 2
"""Exit codes: success, the answer is no, and a wrong call."""


SLOWER_WHEN_PLAIN = ("match", "tournament", "analyse")
"""Commands that take several times longer on the plain engine."""


class Parser(argparse.ArgumentParser):
    """A parser that reports an error in one line, with the command that shows its help."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG, f"{self.prog}: {message}; see {self.prog} --help\n")


def parser() -> Parser:
    main = Parser(prog="tessera", description="Printed games of the ancient world: play them, and measure agents and cards.")
    main.add_argument("--version", action="version", version=f"tessera {__version__} ({describe()})")
    found = main.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)
    add_play(found)
    add_match(found)
    add_tournament(found)
    add_agents(found)
    add_rules(found)
    add_record(found)
    add_verify(found)
    add_analyse(found)
    add_bench(found)
    said = "the meaning of every number that learning programs get"
    observations.add_arguments(command(found, "observations", said, observations.EXAMPLE, observations.run))
    serve.add_arguments(command(found, "serve", "the table server", serve.EXAMPLE, serve.run))
    tables.add_arguments(command(found, "tables", "what a server has stored", tables.EXAMPLE, tables.run))
    return main


def command(
    found: Any, name: str, help: str, example: str, run: Callable[[argparse.Namespace], int]
) -> argparse.ArgumentParser:
    made: argparse.ArgumentParser = found.add_parser(
        name,
        help=help,
        description=help,
        epilog=f"example: {example}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    made.set_defaults(run=run)
    return made


def add_option_argument(made: argparse.ArgumentParser) -> None:
    made.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may be repeated"
    )


def add_play(found: Any) -> None:
    made = command(
        found,
        "play",
        "play against the computer",
        "tessera play tides-of-time --terminal --against greedy",
        play,
    )
    made.add_argument("game", nargs="?", metavar="GAME", help="begin with this game at once")
    made.add_argument("--terminal", action="store_true", help="in this terminal, by text")
    made.add_argument("--port", type=int, default=8321, help="of the browser table (default: 8321)")
    made.add_argument("--no-browser", action="store_true", help="only print the table's address")
    made.add_argument("--against", default="greedy", metavar="AGENT", help="agent of the other seats (default: greedy)")
    made.add_argument("--seats", type=int, metavar="K", help="number of seats (default: the fewest)")
    made.add_argument("--seat", type=int, default=0, metavar="N", help="your seat, counted from 0 (default: 0)")
    made.add_argument("--seed", type=int, metavar="S", help="fixes every draw")
    made.add_argument("--save", metavar="FILE", help="write the record there at the end")
    add_option_argument(made)


def play(args: argparse.Namespace) -> int:
    """Play in the browser, or with `--terminal` in the terminal."""
    if not args.terminal:
        return browse.run(args)
    args.game = args.game or next(iter(GAMES))
    return terminal.run(args)


def add_match(found: Any) -> None:
    made = command(
        found,
        "match",
        "play many games between agents and count their wins",
        "tessera match tides-of-time --agents greedy,random --games 200 --seed 1",
        commands.match,
    )
    made.add_argument("game", metavar="GAME")
    made.add_argument("--agents", required=True, metavar="A,B", help="their names; the last fills the remaining seats")
    made.add_argument("--games", type=int, default=100, metavar="N")
    made.add_argument("--seed", type=int, default=1, metavar="S")
    made.add_argument("--seats", type=int, metavar="K", help="how many seats (default: one for each agent)")
    made.add_argument("--out", metavar="DIR", help="keep every result there; a second call resumes from them")
    made.add_argument(
        "--claim", type=float, metavar="SHARE", help="end when the first agent wins significantly more or less than this share"
    )
    made.add_argument("--json", action="store_true", help="print one JSON object")
    add_workers(made)
    add_option_argument(made)


def add_workers(made: argparse.ArgumentParser) -> None:
    made.add_argument("--workers", type=int, default=1, metavar="N", help="processes to play in; the results are the same")
    made.add_argument("--cluster", default="", metavar="ADDRESS", help="the scheduler of a Dask cluster to play on")


def add_tournament(found: Any) -> None:
    made = command(
        found,
        "tournament",
        "rate agents: each meets every other",
        "tessera tournament tides-of-time --agents random,greedy,ismcts:simulations=50 --games 20 --out results",
        commands.tournament,
    )
    made.add_argument("game", metavar="GAME")
    made.add_argument("--agents", required=True, metavar="A,B,C", help="two or more, with settings as NAME:SETTING=VALUE")
    made.add_argument("--games", type=int, default=20, metavar="N", help="games for each pair of agents (default: 20)")
    made.add_argument("--seed", type=int, default=1, metavar="S")
    made.add_argument("--seats", type=int, metavar="K", help="how many seats (default: the fewest, two at least)")
    made.add_argument("--out", metavar="DIR", help="keep results, table and plot there; a second call resumes from them")
    made.add_argument("--ladder", action="store_true", help="each agent meets only the next of the list")
    made.add_argument("--stop-early", action="store_true", help="end when every rank is significant")
    made.add_argument("--json", action="store_true", help="print one JSON object")
    add_workers(made)
    add_option_argument(made)


def add_agents(found: Any) -> None:
    made = command(found, "agents", "the agents and what they do", "tessera agents tides-of-time", commands.agents)
    made.add_argument("game", nargs="?", metavar="GAME")
    made.add_argument("--json", action="store_true", help="print one JSON object")


def add_rules(found: Any) -> None:
    made = command(found, "rules", "the rulebook page, or one rule", "tessera rules tides-of-time TT-34", commands.rules)
    made.add_argument("game", metavar="GAME")
    made.add_argument("id", nargs="?", metavar="ID")


def add_record(found: Any) -> None:
    made = command(found, "record", "a finished match, move by move", "tessera record match.json", commands.record)
    made.add_argument("file", metavar="FILE")
    made.add_argument("--seat", type=int, metavar="N", help="as this seat was told it (default: as a spectator)")
    made.add_argument("--language", default="en", metavar="LANGUAGE", help="the language of the sentences: en, de")
    made.add_argument("--names", default="", metavar="A,B", help="what the players are called (default: by their seats)")
    made.add_argument("--told", action="store_true", help="only what was told, without the entries")


def add_verify(found: Any) -> None:
    made = command(
        found,
        "verify",
        "recompute every draw of a match from its revealed secret",
        "tessera verify match.json --witness witness.json",
        commands.verify,
    )
    made.add_argument("file", metavar="FILE")
    made.add_argument("--witness", metavar="FILE", help="what a seat kept of the time before the match; its page writes it")
    made.add_argument("--json", action="store_true", help="print one JSON object")


def add_analyse(found: Any) -> None:
    made = command(
        found,
        "analyse",
        "estimate the cost of each decision of a finished match, and the luck of each draw",
        "tessera analyse match.json --graph chances.svg",
        commands.analyse,
    )
    made.add_argument("file", metavar="FILE")
    made.add_argument("--simulations", type=int, default=200, metavar="N", help="simulations for each decision (default: 200)")
    made.add_argument("--playouts", type=int, default=32, metavar="N", help="playouts for each estimated chance (default: 32)")
    made.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the estimates")
    made.add_argument("--graph", metavar="FILE", help="write a plot of the chances there, as SVG")
    made.add_argument("--json", action="store_true", help="print one JSON object")


def add_bench(found: Any) -> None:
    made = command(found, "bench", "measure the engine's speed", "tessera bench tides-of-time --json", commands.bench)
    made.add_argument("games", nargs="*", metavar="GAME", help="games to measure (default: all)")
    made.add_argument("--seats", type=int, metavar="K", help="number of seats (default: the fewest)")
    made.add_argument("--seconds", type=float, default=3.0, metavar="T", help="seconds of playouts for each game (default: 3)")
    made.add_argument("--json", action="store_true", help="print one JSON object")


def warn_if_plain() -> None:
    """Say in one line that the engine is plain Python, and why; pip hides what a build says about it."""
    if not is_compiled() and choice().why != OFF:
        print(f"the engine is {describe()}", file=sys.stderr)


def main(argv: Sequence[str] | None = None) -> int:
    args = parser().parse_args(argv)
    if args.command in SLOWER_WHEN_PLAIN:
        warn_if_plain()
    try:
        return int(args.run(args))
    except (BadCall, BadRecord) as error:
        print(f"tessera {args.command}: {error}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # The reader of our output has gone, as `head` does. Nothing may be written any more, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE


if __name__ == "__main__":
    sys.exit(main())
