"""The terminal lets rivals answer before the person is asked again, and have their last word after the person's."""

from __future__ import annotations

import io

from rich.console import Console

import tessera
from tessera.agents import make_agent
from tessera.cli.terminal import TerminalSession
from tessera.games import find_game


class Gift(TerminalSession):
    """A person who gives a card away on the first Market Day, then says done, and leaves."""

    seen: list[tuple[str, list[int], int]]

    def read_line(self) -> str:
        view, asked = self.match.view(0), self.match.prompt(0)
        title = asked["title"] if asked else ""
        if title != "ask-bargain":
            return "quit" if self.seen else "1"
        traded = [event for _, event in self.match.log(0) if event["key"] == "traded" and event["rival"] == 0]
        self.seen.append((title, view["done"], len(traded)))
        return f"offer {view['hands'][0][0]} for nothing" if len(self.seen) == 1 else "done"


def test_rivals_answer_a_person_in_the_open_market_before_the_person_is_done() -> None:
    game = find_game("age-of-heroes")
    options = {"market": "open"}
    match = tessera.new_match(game.id, seats=3, seed=4, options=options)
    rivals = {seat: make_agent("novice", game, seat) for seat in (1, 2)}
    session = Gift(game, match, 0, rivals, Console(file=io.StringIO()), options)
    session.seen = []
    session.play()
    assert session.seen[:2] == [("ask-bargain", [0, 0, 0], 0), ("ask-bargain", [0, 0, 0], 1)]
    assert "trading-over" in [event["key"] for _, event in match.log(0)]
