"""Play in the terminal: one person against agents, by text."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

import tessera
from tessera.agents import Agent, expert, make_agent
from tessera.arena.match import seed_of
from tessera.cli.commands import find_rule, read_options
from tessera.core.game import Game
from tessera.core.match import Match
from tessera.core.refusal import BadCall, Refused
from tessera.core.view import View
from tessera.games import find_game

HELP = """Answer with an option's number or its text. Other commands:
  why          explains the last refusal        undo         takes your last action back, where the rules allow it
  table        draws the table again            log          shows everything you were told
  hint         advises you                      rules [ID]   shows the rulebook page, or one rule of it
  save FILE    writes the record to a file      quit         leaves the table"""


def run(args: argparse.Namespace) -> int:
    """`tessera play --terminal`."""
    game = find_game(args.game)
    options = game.with_people(read_options(args.option))
    match = tessera.new_match(game.id, args.seats, args.seed, options)
    if not 0 <= args.seat < match.seats:
        raise BadCall(f"--seat is 0 to {match.seats - 1}, not {args.seat}")
    rivals = {
        seat: make_agent(args.against, game, seed_of(args.seed or 0, "agent", seat))
        for seat in range(match.seats)
        if seat != args.seat
    }
    session = TerminalSession(game, match, args.seat, rivals, Console(highlight=False), options)
    session.play()
    if args.save:
        session.save(args.save)
    return 0


class TerminalSession:
    """A match that a person plays in the terminal."""

    def __init__(
        self, game: Game, match: Match, seat: int, rivals: dict[int, Agent], console: Console, options: dict[str, Any]
    ) -> None:
        self.game = game
        self.match = match
        self.seat = seat
        self.rivals = rivals
        self.console = console
        self.options = options
        self.n_told = 0
        self.refused: Refused | None = None
        self.players = ["you" if other == seat else f"Player {other}" for other in range(match.seats)]
        self.left = False

    def play(self) -> None:
        """Ask until the match is over or the person leaves."""
        self.console.print(
            f"[bold]{escape(self.game.title)}[/bold], seat {self.seat} of {self.match.seats}. Type help for help."
        )
        self.console.print(f"The draws are committed to: {self.match.dealer.commitment[:16]}...", style="dim")
        while not self.match.over and not self.left:
            if not self.let_a_rival_play():
                self.ask()
        self.tell_news()
        if self.match.over:
            self.close()

    def let_a_rival_play(self) -> bool:
        """Let one rival answer that is waited for; False if there is none but those whose last word waits for the person's."""
        waiting = self.match.waiting()
        for seat in waiting:
            if seat == self.seat:
                continue
            chosen = self.rivals[seat].choose(self.match.look(seat), self.match.options(seat))
            action = self.match.box.actions.by_text[chosen]
            if self.seat not in waiting or not self.match.state.agenda[-1].is_last_word(action):
                self.match.play(seat, chosen)
                return True
        return False

    def ask(self) -> None:
        """Show the table and the question, and take one answer."""
        self.tell_news()
        self.show_all()
        ask = self.match.ask(self.seat)
        while self.match.ask(self.seat) == ask and not self.left:
            self.answer(self.read_line())

    def read_line(self) -> str:
        try:
            return self.console.input("[bold]> [/bold]").strip()
        except EOFError:
            return "quit"

    def answer(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        said = {
            "": lambda: None,
            "help": lambda: self.console.print(HELP),
            "?": lambda: self.console.print(HELP),
            "why": self.explain_refusal,
            "undo": self.undo,
            "table": self.show_all,
            "log": self.show_log,
            "hint": self.hint,
            "quit": self.leave,
        }
        if word == "rules":
            self.show_rules(rest.strip())
        elif word == "save" and rest:
            self.save(rest.strip())
        elif line.lower() in said:
            said[line.lower()]()
        else:
            self.move(line)

    def move(self, line: str) -> None:
        options = self.match.options(self.seat)
        text = options[int(line) - 1] if line.isdigit() and 0 < int(line) <= len(options) else line
        try:
            self.match.play(self.seat, text)
            self.refused = None
        except Refused as refused:
            self.refused = refused
            self.console.print(f"[red]No:[/red] {escape(refused.reason)} {escape(f'({refused.rule})')}. Type why for more.")

    def explain_refusal(self) -> None:
        if self.refused is None:
            self.console.print("Nothing has been refused.")
            return
        self.console.print(escape(self.refused.reason))
        if self.refused.rule:
            self.show_rules(self.refused.rule)
        if self.refused.nearest:
            self.console.print(f"Nearest legal: {escape(', '.join(self.refused.nearest))}")

    def undo(self) -> None:
        try:
            self.match.undo(self.seat)
            self.console.print("Taken back.")
        except Refused as refused:
            self.refused = refused
            self.console.print(f"[red]No:[/red] {escape(refused.reason)}.")

    def hint(self) -> None:
        view, options = self.match.look(self.seat), self.match.options(self.seat)
        agent = make_agent(expert(self.game) or "greedy", self.game, 1)
        choice = agent.choose(view, options)
        reasons = [event.json(view.box.names) for event in agent.explain(view, choice)] if len(options) > 1 else []
        why = [self.game.words().tell(reason, self.seat, self.players) for reason in reasons]
        self.console.print(escape(f"{choice}: {' '.join(why) or 'this is the only option'}"))

    def leave(self) -> None:
        self.left = True

    def save(self, name: str) -> None:
        """Write the record. Before the end of the match it lacks the secret, which would reveal all draws to come."""
        try:
            Path(name).write_text(json.dumps(self.match.record(reveal=self.match.over), indent=1) + "\n", encoding="utf-8")
            self.console.print(f"Written to {escape(name)}.")
        except OSError as error:
            self.console.print(f"[red]No:[/red] {escape(name)} cannot be written: {error.strerror}.")

    # -- showing ------------------------------------------------------------------------------------------------

    def tell_news(self) -> None:
        log = self.match.log(self.seat)
        for event in self.game.words().fold(event for _, event in log[self.n_told :]):
            self.console.print(f"  {escape(self.sentence(event))}", style="italic")
        self.n_told = len(log)

    def sentence(self, event: dict[str, Any]) -> str:
        said = self.game.words().tell(event, self.seat, self.players)
        rule = self.game.words().rule(event)
        return f"{said} ({rule})" if rule else said

    def show_table(self) -> None:
        view = self.match.look(self.seat)
        self.console.print(self.game.draw(view) if self.game.draw else listed(view))

    def show_all(self) -> None:
        self.show_table()
        self.show_question()

    def show_question(self) -> None:
        asked = self.match.prompt(self.seat)
        if asked is None:
            return
        self.console.print(f"[bold]{escape(self.game.words().say(asked['title']))}[/bold] [dim]({asked['rule']})[/dim]")
        columns = Grid.grid(padding=(0, 3))
        texts = [f"{i}. {option['do']}" for i, option in enumerate(asked["options"], 1)]
        width = max(1, self.console.width // (max(len(text) for text in texts) + 3))
        for i in range(0, len(texts), width):
            columns.add_row(*[Text(text) for text in texts[i : i + width]])
        self.console.print(columns)
        if asked["open"]:
            self.console.print(f"or: {asked['open']}", style="dim", markup=False)

    def show_log(self) -> None:
        for entry, event in self.match.log(self.seat):
            self.console.print(f"{entry:4}  {escape(self.sentence(event))}")

    def show_rules(self, id: str) -> None:
        from rich.markdown import Markdown

        if not id:
            self.console.print(Markdown(self.game.rulebook()))
            return
        try:
            self.console.print(escape(find_rule(self.game, id)))
        except BadCall as error:
            self.console.print(f"[red]No:[/red] {escape(str(error))}")

    def close(self) -> None:
        self.show_table()
        scores = ", ".join(f"{self.players[seat]} {score}" for seat, score in enumerate(self.match.scores))
        winners = " and ".join(self.players[seat] for seat in self.match.winners) or "nobody"
        self.console.print(f"[bold]The match is over: {scores}. Won by {winners}.[/bold]")
        self.console.print(f"The secret of the draws was {self.match.dealer.secret.hex()}.", style="dim")
        self.console.print("Type save FILE to keep the match (tessera verify FILE checks it), log, or Enter to leave.")
        while (line := self.read_line()) not in {"", "quit"}:
            self.answer(line)


def listed(view: View) -> RenderableType:
    """A view as a plain list, for games that have no drawing."""
    grid = Grid.grid(padding=(0, 2))
    for name, value in view.json().items():
        if name not in {"agenda", "answered", "answer"}:
            grid.add_row(Text(name, style="bold"), Text(json.dumps(value)))
    return grid
