"""Finds the deal of a lesson: the one on which all steps come up in the order of the lesson, after the fewest moves.

`python -m tessera.lab.lessons --game tides-of-time --deals 200` tries so many deals and prints the best ones.
"""

from __future__ import annotations

import argparse
from dataclasses import replace

from tessera.agents import make_agent
from tessera.agents.base import Agent
from tessera.core.game import Game
from tessera.core.lesson import LEARNER, NO_STEP, Course, Lesson, LessonLine
from tessera.core.match import Match
from tessera.games import GAMES

MOST_MOVES = 200
"""A lesson that takes more moves of the learner is given up."""
BEST = 5


class Pupil:
    """Plays a lesson as a table does, and does whatever the guide points at."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.match = Match(game, game.box(lesson.seats, dict(lesson.options)), lesson.dealer())
        self.course = Course(lesson, game.bot)
        self.lines: list[LessonLine] = []
        """What the guide said before each move that the table did not make by itself."""

    @property
    def n_moves(self) -> int:
        return len(self.lines)

    def line(self) -> LessonLine | None:
        return self.course.line(self.match.look(LEARNER), self.match.options(LEARNER))

    def answer(self, seat: int, name: str) -> str:
        """What an agent says to the open question of a seat."""
        agent: Agent = make_agent(name, self.game, self.lesson.rival_seed(self.match.ask(seat)))
        return agent.choose(self.match.look(seat), self.match.options(seat))

    def move(self) -> None:
        """Answer one open question: the rivals' first."""
        seat = max(self.match.waiting())
        if seat != LEARNER:
            self.match.play(seat, self.answer(seat, self.lesson.rival))
            return
        view, options = self.match.look(LEARNER), self.match.options(LEARNER)
        line = self.course.line(view, options)
        if line is not None and (len(options) > 1 or line.step != NO_STEP):
            self.lines.append(line)
        do = line.do if line is not None and line.do else options[0]
        self.match.play(LEARNER, do)
        self.course.note(view, options, do)

    def n_turns_back(self) -> int:
        """How often a step came up after one that the lesson lists behind it; optional ones may come up at any time."""
        done = [step for step in self.course.moves if step >= 0 and not self.lesson.steps[step].optional]
        return sum([done[i] > done[i + 1] for i in range(len(done) - 1)])

    def play(self) -> bool:
        """Play until everything is learnt, if it ever is."""
        while self.course.left() and not self.match.over and self.n_moves < MOST_MOVES:
            self.move()
        return not self.course.left()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", required=True, choices=[game.id for game in GAMES.values() if game.lesson])
    parser.add_argument("--deals", type=int, default=100, help="how many deals are tried")
    chosen = parser.parse_args()
    game = GAMES[chosen.game]
    assert game.lesson is not None
    found: list[tuple[int, int, int]] = []
    missed: dict[str, int] = {}
    for seed in range(1, chosen.deals + 1):
        pupil = Pupil(game, replace(game.lesson, seed=seed))
        if pupil.play():
            found.append((pupil.n_turns_back(), pupil.n_moves, seed))
        for i in pupil.course.left():
            name = game.lesson.steps[i].name
            missed[name] = missed.get(name, 0) + 1
    for back, moves, seed in sorted(found)[:BEST]:
        print(f"seed {seed}: {moves} moves, {back} steps not in order")
    print(f"{len(found)} of {chosen.deals} deals teach everything; missed: {missed}")


if __name__ == "__main__":
    main()
