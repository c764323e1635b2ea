"""Matches as learning programs play them: one question at a time, written as numbers.

This is the compiled part of the environments in `pettingzoo.py`, `vector.py` and `gymnasium.py`. It needs no numpy:
observations, masks and rewards are written into buffers of bytes, which the environments show as arrays.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from tessera.core.action import Action
from tessera.core.box import Box
from tessera.core.features import Features
from tessera.core.observation import Encoder, Memo, Row
from tessera.core.playout import weighted
from tessera.core.seats import CHANCE
from tessera.core.state import State
from tessera.core.view import look
from tessera.research.rewards import rewards

WIDE: Final = 20_000
"""Masks with more numbers are changed in place. Shorter ones are written anew each time, which is faster."""
EVERY_SEAT: Final = -1
"""The learner where all seats are played from outside."""
NOBODY: Final = -1
"""The seat that is asked in a match that is over."""


class Numbers:
    """The numbers of one game with its options: observations, and the players' actions."""

    def __init__(self, begin: Any, box: Box, features: Features) -> None:
        self.begin = begin
        """Begins a match: the game's own function."""
        self.box = box
        self.encoder: Encoder = features.new_encoder(box)
        self.size = self.encoder.size
        """How many numbers an observation has."""
        self.actions = features.actions(box).all
        """The players' actions, by number."""
        self.number = features.actions(box).number
        """For each code of the action table the number of the action."""
        self.width = len(self.actions)
        """How many numbers a mask has."""
        self.index: list[Any] = list(self.number)
        """The same numbers as objects, because making them costs more than looking them up."""
        self.row = Row(self.size)

    def fill(self, mask: Any, options: list[Action], number: Any) -> None:
        """Write a number into a mask for each of these options."""
        index = self.index
        for option in options:
            mask[index[option.code]] = number


class RunningMatch:
    """One match, which draws by itself and stops at every question to a player."""

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        self.luck = Random(0)
        """The generator of the draws. It is not seeded again when the next match begins."""
        self.seat = NOBODY
        """The seat that is asked."""
        self.options: list[Action] = []
        """What this seat may do."""
        self.state: State = numbers.begin(numbers.box)
        self.memo: Memo = numbers.encoder.memo()

    def begin(self) -> None:
        """Begin a match, up to its first question."""
        self.state = self.numbers.begin(self.numbers.box)
        self.memo = self.numbers.encoder.memo()
        self.go_on()

    def answer(self, action: Action) -> None:
        """Answer the question with one of the options, and go on to the next one."""
        self.state.apply(self.seat, action)
        self.go_on()

    def go_on(self) -> None:
        """Draw until a player is asked or the match is over."""
        s = self.state
        while s.agenda:
            step = s.agenda[-1]
            seat = step.waiting(s)[0]
            options = step.options(s, seat)
            if seat != CHANCE:
                self.seat, self.options = seat, options
                return
            weights = step.weights(s)
            chance = self.luck.random()
            s.apply(seat, options[weighted(weights, chance) if weights else int(chance * len(options))])
        self.seat, self.options = NOBODY, []

    def observe(self, seat: int) -> bytearray:
        """What a seat knows, as numbers that are valid until the next call for any match of this game."""
        row = self.numbers.row
        self.numbers.encoder.fill(self.state, seat, row, self.memo)
        return row.numbers

    def allows(self, number: int) -> bool:
        """True if the action of this number is an option now."""
        return 0 <= number < self.numbers.width and self.numbers.actions[number] in self.options


class Buffers:
    """Where matches are written: one row for each match in every buffer."""

    def __init__(self, observations: Any, masks: Any, seats: Any, rewards: Any, ended: Any, final: Any) -> None:
        self.observations = observations
        """Bytes, as many for each match as an observation has numbers."""
        self.masks = masks
        """Bytes, one for each match and each action of players."""
        self.seats = seats
        """The seat that is asked, a byte for each match."""
        self.rewards = rewards
        """The rewards of the matches that ended in the last step, a float for each match and seat."""
        self.ended = ended
        """1 for a match that ended in the last step, a byte for each."""
        self.final = final
        """The learner's last observations of the matches that ended; empty where all seats are played from outside."""


class Matches:
    """Some matches of one game. A match that ends begins anew at once.

    With a learner, the other seats are played here. Without one, all seats are played from outside.
    """

    def __init__(self, numbers: Numbers, first: int, n: int, buffers: Buffers, learner: int, make_rivals: Any) -> None:
        self.numbers = numbers
        self.first = first
        """The row of the first match. Matches are numbered from 0 on here."""
        self.n = n
        self.buffers = buffers
        self.learner = learner
        self.make_rivals = make_rivals
        """Makes the agents of all seats of a match from its seed; None for rivals that play at random."""
        self.mask = Row(numbers.width if numbers.width < WIDE else 0)
        self.matches: list[RunningMatch] = [RunningMatch(numbers) for _ in range(n)]
        self.filled: list[list[Action]] = [[] for _ in range(n)]
        """For each match the options that stand in a mask that is changed in place."""
        self.rows: list[Any] = []
        """For each match its mask, where masks are changed in place."""
        if numbers.width >= WIDE:
            whole = memoryview(buffers.masks)
            self.rows = [whole[row * numbers.width : (row + 1) * numbers.width] for row in range(first, first + n)]
        self.rivals: list[list[Any]] = []
        """For each match the agents of its seats."""
        self.choices: list[Random] = []
        """For each match the generator of rivals that play at random."""
        self.ended: list[int] = []
        """The matches that ended in the last step."""

    def reset(self, seed: int) -> None:
        """Begin all matches. The first one follows from this seed, the second one from the next, and so on."""
        self.choices = [Random(f"rivals {seed + slot}") for slot in range(self.n)]
        self.rivals = []
        if self.make_rivals is not None:
            self.rivals = [self.make_rivals(seed + slot) for slot in range(self.n)]
        self.clear_ended()
        for slot in range(self.n):
            self.empty(slot)
            match = self.matches[slot]
            match.luck = Random(seed + slot)
            match.begin()
            self.ask(slot)

    def step(self, slots: list[int], chosen: list[int]) -> None:
        """Answer in these matches, and go on to the next question in each. The answers are known to be legal."""
        self.clear_ended()
        actions, matches = self.numbers.actions, self.matches
        for i in range(len(slots)):
            slot = slots[i]
            self.empty(slot)
            matches[slot].answer(actions[chosen[i]])
            self.ask(slot)

    def clear_ended(self) -> None:
        """Forget which matches ended in the step before."""
        seats = self.numbers.box.seats
        for slot in self.ended:
            row = self.first + slot
            self.buffers.ended[row] = 0
            for seat in range(seats):
                self.buffers.rewards[row * seats + seat] = 0.0
        self.ended = []

    def ask(self, slot: int) -> None:
        """Let rivals answer, and begin anew after the end, until somebody outside is asked; then write the question."""
        match = self.matches[slot]
        while True:
            if match.seat == NOBODY:
                self.end(slot, match)
                match.begin()
            elif self.learner == EVERY_SEAT or self.learner == match.seat:
                break
            else:
                match.answer(self.choose(slot, match))
        self.write(slot, match)

    def choose(self, slot: int, match: RunningMatch) -> Action:
        """The answer of a rival."""
        options = match.options
        if not self.rivals:
            return options[int(self.choices[slot].random() * len(options))]
        if len(options) == 1:
            return options[0]
        texts = [option.text for option in options]
        text = self.rivals[slot][match.seat].choose(look(match.state, match.seat), texts)
        return self.numbers.box.actions.by_text[text]

    def end(self, slot: int, match: RunningMatch) -> None:
        """Write the rewards of a match, and what the learner sees at its end.

        Should the next match end before the learner is asked in it, the first one counts, because the learner acted in it.
        """
        buffers, seats, row = self.buffers, self.numbers.box.seats, self.first + slot
        if buffers.ended[row]:
            return
        paid = rewards(match.state)
        for seat in range(seats):
            buffers.rewards[row * seats + seat] = paid[seat]
        buffers.ended[row] = 1
        self.ended.append(slot)
        if self.learner != EVERY_SEAT:
            size = self.numbers.size
            buffers.final[row * size : (row + 1) * size] = match.observe(self.learner)

    def write(self, slot: int, match: RunningMatch) -> None:
        """Write the question of a match."""
        row, size, width = self.first + slot, self.numbers.size, self.numbers.width
        self.buffers.observations[row * size : (row + 1) * size] = match.observe(match.seat)
        self.buffers.seats[row] = match.seat
        if width < WIDE:
            self.mask.clear()
            self.numbers.fill(self.mask.numbers, match.options, 1)
            self.buffers.masks[row * width : (row + 1) * width] = self.mask.numbers
            return
        self.numbers.fill(self.rows[slot], match.options, 1)
        self.filled[slot] = match.options

    def empty(self, slot: int) -> None:
        """Take the options of the last question out of a mask that is changed in place."""
        if self.filled[slot]:
            self.numbers.fill(self.rows[slot], self.filled[slot], 0)
            self.filled[slot] = []

    def sample(self, rng: Random) -> list[int]:
        """A random option of each match."""
        number = self.numbers.number
        found: list[int] = []
        for match in self.matches:
            found.append(number[match.options[int(rng.random() * len(match.options))].code])
        return found
