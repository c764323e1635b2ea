"""A match being played: it checks what the engine trusts, draws for chance, and writes the record."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

from tessera.core.action import Action, tidy
from tessera.core.agenda import Step
from tessera.core.box import Box
from tessera.core.dealer import Dealer
from tessera.core.event import Event
from tessera.core.game import Game
from tessera.core.prompt import prompt
from tessera.core.record import Record
from tessera.core.refusal import Refused, refuse
from tessera.core.seats import CHANCE, EVERYONE, WATCHER
from tessera.core.state import State
from tessera.core.view import View, look

NEAREST = 3
LONGEST = 500
"""Characters of a typed action that are read at all."""


class Checkpoint:
    """Where a seat may return to: the position before its action, and what it knew then."""

    def __init__(self, seat: int, state: State, n_events: int) -> None:
        self.seat = seat
        self.state = state
        self.n_events = n_events


class Match:
    """A match being played. Public calls take and give texts and plain values."""

    def __init__(self, game: Game, box: Box, dealer: Dealer, undoable: bool = True) -> None:
        self.game = game
        self.box = box
        self.dealer = dealer
        self.state = game.begin(box, [] if undoable else None)
        self.entries: list[str] = []
        self.n_draws = 0
        self.events: list[tuple[int, Event]] = []
        """Each with the number of entries that had been written when it happened."""
        self.undoable = undoable
        """Are positions kept to return to? Simulations need none."""
        self.checkpoints: list[Checkpoint] = []
        self.n_answers = [0] * box.seats
        self.settle()

    # -- asking -------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return self.box.seats

    @property
    def over(self) -> bool:
        return self.state.over()

    @property
    def scores(self) -> list[int]:
        return self.state.scores()

    @property
    def winners(self) -> list[int]:
        return self.state.winners() if self.over else []

    def waiting(self) -> list[int]:
        """The seats that owe an answer."""
        return list(self.state.waiting())

    def options(self, seat: int) -> list[str]:
        self.expect_seat(seat)
        return [option.text for option in self.state.options(seat)]

    def look(self, seat: int | None) -> View:
        """What a seat knows, as agents get it; None is a spectator."""
        if seat is None:
            return look(self.state, WATCHER)
        self.expect_seat(seat)
        return look(self.state, seat)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat knows, as plain values."""
        return self.look(seat).json()

    def ask(self, seat: int) -> int:
        """The number of the question before this seat. Only its own answers count, or others' would show in it."""
        return self.n_answers[seat] + 1

    def prompt(self, seat: int) -> dict[str, Any] | None:
        self.expect_seat(seat)
        return prompt(self.state, seat, self.ask(seat))

    def log(self, seat: int | None) -> list[tuple[int, dict[str, Any]]]:
        """What this seat was told, each with the number of the entry it belongs to."""
        ear = WATCHER if seat is None else seat
        return [(entry, event.json(self.box.names)) for entry, event in self.events if event.heard_by(ear)]

    # -- playing ------------------------------------------------------------------------------------------------

    def play(self, seat: int, text: str) -> None:
        """Do what the text says, or raise `Refused` and change nothing."""
        action = self.read(seat, text)
        self.checkpoint(seat)
        self.entries.append(f"{seat}: {action.text}")
        self.n_answers[seat] += 1
        self.state.apply(seat, action)
        self.settle()

    def timeout(self, seat: int) -> None:
        """Go on without a seat that does not answer: its default is done for it, and everybody is told."""
        self.expect_seat(seat)
        if seat not in self.state.waiting():
            raise self.worded(refuse("", "owes-no-answer", seat=seat))
        self.entries.append(f"host: timeout {seat}")
        self.checkpoints.clear()
        self.n_answers[seat] += 1
        self.state.tell(EVERYONE, "timed-out", seat=seat)
        step = self.state.agenda.pop()
        step.timeout(self.state, seat)
        self.state.settle()
        self.settle()

    def read(self, seat: int, text: str) -> Action:
        """The legal action that a text names."""
        self.expect_seat(seat)
        if type(text) is not str:
            raise self.worded(refuse("", "action-is-text"))
        if self.over:
            raise self.worded(refuse("", "match-is-over"))
        step = self.state.agenda[-1]
        options = step.options(self.state, seat)
        action = self.find(step, seat, text[:LONGEST])
        if not options and seat not in step.waiting(self.state):
            if step.GRAMMAR and action is not None and step.allows(self.state, seat, action):
                return action  # nothing is listed for this seat, but an open step takes what no list holds
            raise self.not_asked(step, seat)
        if action is None:
            raise self.worded(refuse(step.RULE, "no-such-action", text=shortened(text)), nearest(text, options))
        if not step.allows(self.state, seat, action):
            raise self.worded(step.why_not(self.state, seat, action), nearest(text, options))
        return action

    def not_asked(self, step: Step[Any], seat: int) -> Refused:
        """Refuse a seat that is not asked. The sentence names the first of those that are."""
        waiting = self.state.waiting()
        key = "not-asked" if len(waiting) == 1 else "not-asked-several"
        return self.worded(refuse(step.RULE, key, seat=seat, rival=waiting[0], n=len(waiting) - 1))

    def worded(self, refused: Refused, nearest: list[str] | None = None) -> Refused:
        """A refusal with its sentence in English, and the legal actions that are most like what was tried."""
        if refused.message.key != "untranslated":
            players = [f"seat {seat}" for seat in range(self.seats)]
            refused.word(self.game.words().tell(refused.message.json(self.box.names), None, players))
        refused.nearest = refused.nearest or nearest or []
        return refused

    def find(self, step: Step[Any], seat: int, text: str) -> Action | None:
        return self.box.actions.find(text) or step.parse(self.state, seat, tidy(text))

    def settle(self) -> None:
        """Let chance draw as long as it is waited for, and collect what was told."""
        s = self.state
        while CHANCE in s.waiting():
            self.collect()
            step = s.agenda[-1]
            options = step.options(s, CHANCE)
            drawn = options[self.dealer.pick(self.n_draws, len(options), step.weights(s))]
            self.n_draws += 1
            self.checkpoints.clear()
            self.entries.append(f"chance: {drawn.text}")
            s.apply(CHANCE, drawn)
        self.collect()

    def collect(self) -> None:
        if self.state.log:
            self.events.extend((len(self.entries), event) for event in self.state.log)
            self.state.log = []

    # -- taking back --------------------------------------------------------------------------------------------

    def checkpoint(self, seat: int) -> None:
        """Remember the position before an action. What a seat did before another acted is past recall."""
        if self.checkpoints and self.checkpoints[-1].seat != seat:
            self.checkpoints.clear()
        if self.state.agenda[-1].FINAL or not self.undoable:
            self.checkpoints.clear()
            return
        self.checkpoints.append(Checkpoint(seat, self.state.clone(), len(self.events)))

    def can_undo(self, seat: int) -> bool:
        """May this seat take back its last action? Nobody else acted, nothing was drawn, it learnt nothing since."""
        if not self.checkpoints or self.checkpoints[-1].seat != seat:
            return False
        return not learnt(self.checkpoints[-1].state, self.state, seat)

    def undo(self, seat: int) -> None:
        """Take back this seat's last action. The record keeps both."""
        self.expect_seat(seat)
        if not self.can_undo(seat):
            raise self.worded(refuse("", "cannot-take-back"))
        back = self.checkpoints.pop()
        self.entries.append(f"{seat}: undo")
        self.n_answers[seat] += 1
        self.state = back.state
        self.state.log = []
        del self.events[back.n_events :]
        self.state.tell(EVERYONE, "took-back", seat=seat)
        self.collect()

    # -- keeping ------------------------------------------------------------------------------------------------

    def written(self, reveal: bool = True) -> Record:
        result = {"scores": self.scores, "winners": self.winners} if self.over else None
        return Record(
            game=self.game.id,
            rules=self.game.edition(self.box.options),
            seats=self.seats,
            options=dict(self.box.options),
            commitment=self.dealer.commitment,
            nonces=list(self.dealer.nonces),
            secret=self.dealer.secret.hex() if reveal else None,
            entries=list(self.entries),
            result=result,
        )

    def record(self, reveal: bool = True) -> dict[str, Any]:
        """The match so far. Whoever holds it with the secret revealed knows every draw to come."""
        return self.written(reveal).json()

    def clone(self) -> Match:
        """A table of its own with the same past and the same future draws."""
        twin = Match.__new__(Match)
        twin.game, twin.box, twin.dealer = self.game, self.box, self.dealer
        twin.state = self.state.clone()
        twin.state.log = []
        twin.entries = self.entries[:]
        twin.n_draws = self.n_draws
        twin.events = self.events[:]
        twin.checkpoints = [Checkpoint(back.seat, back.state.clone(), back.n_events) for back in self.checkpoints]
        twin.undoable = self.undoable
        twin.n_answers = self.n_answers[:]
        return twin

    # -- small change -------------------------------------------------------------------------------------------

    def expect_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise self.worded(refuse("", "no-such-seat", text=shortened(repr(seat)), n=self.seats - 1))


def learnt(before: State, after: State, seat: int) -> bool:
    """Does this seat know more faces of some kind, or more numbers, than it did?"""
    known = [0] * len(before.box.names)
    for card, kind in enumerate(before.box.kind):
        known[kind] += (after.eyes[card] >> seat & 1) - (before.eyes[card] >> seat & 1)
    if any(n > 0 for n in known) or len(after.numbers) > len(before.numbers):
        return True
    return any(new >> seat & 1 and not old >> seat & 1 for old, new in zip(before.number_eyes, after.number_eyes, strict=False))


def nearest(text: str, options: list[Action]) -> list[str]:
    """The legal actions whose texts are most like this one; else the first."""
    texts = [option.text for option in options]
    return get_close_matches(tidy(text[:LONGEST]), texts, NEAREST, 0.3) or texts[:NEAREST]


def shortened(text: str) -> str:
    printable = "".join(letter if letter.isprintable() else "?" for letter in text[:61])
    return printable if len(printable) <= 60 else printable[:57] + "..."
