"""A match being played: it checks what the engine trusts, draws for chance, and writes the record."""

from __future__ import annotations

from typing import Any, Final

from tessera.core.action import Action, tidy
from tessera.core.agenda import Step, is_among
from tessera.core.box import Box
from tessera.core.dealer import Dealer, RenumberedDealer
from tessera.core.event import Event
from tessera.core.game import Game
from tessera.core.milestones import Milestone, Milestones
from tessera.core.nearest import LONGEST, nearest, shortened
from tessera.core.prompt import prompt
from tessera.core.record import Record, in_force
from tessera.core.refusal import Refused, refuse
from tessera.core.seats import CHANCE, EVERYONE, WATCHER
from tessera.core.state import State
from tessera.core.view import View, look

HOST: Final = -2
"""The name in the record for acts from outside, as when a seat runs out of time."""
UNDO: Final = Action(-1, "undo", (), "undo", ())
MOST_CHECKPOINTS: Final = 256
"""How many of its own actions in a row a seat may take back."""


class Checkpoint:
    """A position to which a seat may return: the one before its action, with what the seat knew then."""

    def __init__(self, seat: int, state: State, n_events: int) -> None:
        self.seat = seat
        self.state = state
        self.n_events = n_events


class Match:
    """A match being played. Public calls take and give texts and plain values.

    What happened is told, and positions are kept to return to, from the first time on that somebody asks for such a thing;
    until then only the actions are noted. See `listen`. Seats and texts are checked here and not by the compiler, so that
    whatever is wrong with them is refused; `tessera.Match` declares their types.
    """

    def __init__(
        self, game: Game, box: Box, dealer: Dealer, keeps_moments: bool = False, position: State | None = None
    ) -> None:
        self.game = game
        self.box = box
        self.dealer = dealer
        self.seats = box.seats
        self.keeps_moments = keeps_moments
        """Whether positions that an action passes through are kept. Only programs that show a match to people need them."""
        self.listens = False
        """True once somebody has asked for the events."""
        self.told: list[tuple[int, Event]] = []
        self.kept_checkpoints: list[Checkpoint] = []
        self.texts: list[str] = []
        self.n_draws = 0
        self.actors: list[int] = []
        """For each entry of the record the seat that acted; `actions` holds what it did."""
        self.actions: list[Action] = []
        self.in_force: list[int] = []
        """The numbers of the entries in force, from the time on that somebody listens. Until then all of them are."""
        self.milestones: Milestones | None = None
        """Kept where the match may be rewound; see `keep_milestones`."""
        self.is_open = False
        """True once a caller has received the state itself and might change it."""
        self.listed: list[Action] = []
        self.listed_for = HOST
        """The seat whose options were listed last. The list is valid until something happens or `is_open` is set."""
        self.n_answers = [0] * box.seats
        if position is not None:  # the caller adds what led to it
            self.now: State = position
            return
        self.now = game.begin(box)
        if keeps_moments:
            self.listen()
        self.settle()

    def resume(self, original: Match) -> None:
        """Take over the past of another match."""
        self.texts = original.texts[:]
        self.n_draws = original.n_draws
        self.actors = original.actors[:]
        self.actions = original.actions[:]
        self.n_answers = original.n_answers[:]
        if original.listens:
            self.listens = True
            self.now.log = []
            self.told = original.told[:]
            self.in_force = original.in_force[:]
            self.kept_checkpoints = [Checkpoint(back.seat, back.state.clone(), back.n_events) for back in original.checkpoints]

    # -- asking -------------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The position, for those who know the rules' side of it."""
        self.is_open = True
        return self.now

    @state.setter
    def state(self, state: State) -> None:
        """Go on from another position. The past stays as it was told."""
        self.listen()
        self.is_open = True
        self.now = state

    @property
    def entries(self) -> list[str]:
        """The record so far: who did what, as texts."""
        for i in range(len(self.texts), len(self.actions)):
            self.texts.append(f"{name_of(self.actors[i])}: {self.actions[i].text}")
        return self.texts

    @property
    def line(self) -> list[int]:
        """The numbers of the entries that are in force, counted from 0."""
        return self.in_force if self.listens else list(range(len(self.actions)))

    @property
    def events(self) -> list[tuple[int, Event]]:
        """What happened, each with the number of entries that had been written by then."""
        self.listen()
        return self.told

    @property
    def checkpoints(self) -> list[Checkpoint]:
        """The positions to which the seat that acted last may return."""
        self.listen()
        return self.kept_checkpoints

    @property
    def over(self) -> bool:
        return not self.now.agenda

    @property
    def scores(self) -> list[int]:
        return self.now.scores()

    @property
    def winners(self) -> list[int]:
        return self.now.winners() if not self.now.agenda else []

    def waiting(self) -> list[int]:
        """The seats that owe an answer."""
        return list(self.now.waiting())

    def options(self, seat: Any) -> list[str]:
        """What this seat may do now, as texts in a stable order."""
        self.listed_for = self.expect_seat(seat)
        self.listed = self.now.options(self.listed_for)
        return [option.text for option in self.listed]

    def look(self, seat: Any) -> View:
        """The view of a seat as agents get it; None is a spectator."""
        return look(self.now, WATCHER if seat is None else self.expect_seat(seat))

    def view(self, seat: Any) -> dict[str, Any]:
        """The view of a seat as plain values."""
        return self.look(seat).json()

    def ask(self, seat: Any) -> int:
        """The number of the question before this seat. Only its own answers count, or others' would show in it."""
        return self.n_answers[self.expect_seat(seat)] + 1

    def prompt(self, seat: Any) -> dict[str, Any] | None:
        """The question before a seat as clients read it, or None."""
        return prompt(self.now, self.expect_seat(seat), self.ask(seat))

    def log(self, seat: Any) -> list[tuple[int, dict[str, Any]]]:
        """What this seat was told, each with the number of the entry it belongs to."""
        ear = WATCHER if seat is None else self.expect_seat(seat)
        return [(entry, event.json(self.box.names)) for entry, event in self.events if event.heard_by(ear)]

    def moments(self, seat: Any, first: int = 0) -> list[tuple[int, dict[str, Any]]]:
        """The views that this seat saw in between, of positions that an action passed through. Each view has the number of
        lines that the seat had been told by then. Only events from `first` on are considered."""
        ear = WATCHER if seat is None else self.expect_seat(seat)
        found: list[tuple[int, dict[str, Any]]] = []
        n_told = sum([event.heard_by(ear) for _, event in self.events[:first]])
        for _, event in self.events[first:]:
            n_told += event.heard_by(ear)
            if event.moment is not None:
                found.append((n_told, look(event.moment, ear).json()))
        return found

    def keep_moments(self, wanted: bool) -> None:
        """Keep the positions that actions pass through from now on, or no longer."""
        if wanted:
            self.listen()
        self.keeps_moments = self.now.keeps_moments = wanted

    def forget_moments(self, first: int = 0) -> None:
        """Let go of the positions kept since an event, when all who watch have seen them."""
        for _, event in self.events[first:]:
            event.moment = None

    # -- playing ------------------------------------------------------------------------------------------------

    def play(self, seat: Any, text: Any) -> None:
        """Do what the text says, or raise `Refused` and change nothing."""
        action = self.read(seat, text)
        doer: int = seat
        if self.listens:
            self.checkpoint(doer)
        self.n_answers[doer] += 1
        self.write(doer, action)
        self.now.apply(doer, action)
        self.settle()

    def timeout(self, seat: Any) -> None:
        """Go on without a seat that does not answer: its default is done for it, and everybody is told."""
        late = self.expect_seat(seat)
        if late not in self.now.waiting():
            raise self.worded(refuse("", "owes-no-answer", seat=late))
        self.n_answers[late] += 1
        self.write(HOST, Action(-1, "timeout", (late,), f"timeout {late}", ()))
        self.pass_over(late)
        self.settle()

    def pass_over(self, seat: int) -> None:
        """Apply the default of the open question for a seat that has run out of time."""
        self.kept_checkpoints.clear()
        self.now.tell(EVERYONE, "timed-out", seat=seat)
        step = self.now.agenda.pop()
        step.timeout(self.now, seat)
        self.now.settle()

    def write(self, doer: int, deed: Action) -> None:
        """Add an entry that is in force."""
        if self.listens:
            self.in_force.append(len(self.actions))
        self.note(doer, deed)

    def note(self, doer: int, deed: Action) -> None:
        """Add an entry to the record."""
        self.listed_for = HOST
        self.actors.append(doer)
        self.actions.append(deed)

    def read(self, seat: Any, text: Any) -> Action:
        """The legal action that a text names."""
        number = self.expect_seat(seat)
        if type(text) is not str:
            raise self.worded(refuse("", "action-is-text"))
        s = self.now
        if not s.agenda:
            raise self.worded(refuse("", "match-is-over"))
        step = s.agenda[-1]
        options = self.listed if self.listed_for == number and not self.is_open else step.options(s, number)
        action = self.find(step, number, text)
        if action is not None and is_among(action, options):
            return action
        if not options and number not in step.waiting(s):
            if step.GRAMMAR and action is not None and step.allows(s, number, action):
                return action  # nothing is listed for this seat, but an open step takes what no list holds
            raise self.not_asked(step, number)
        if action is None:
            raise self.worded(refuse(step.RULE, "no-such-action", text=shortened(text)), nearest(text, options))
        if not step.allows(s, number, action):
            raise self.worded(step.why_not(s, number, action), nearest(text, options))
        return action

    def not_asked(self, step: Step[Any], seat: int) -> Refused:
        """Refuse a seat that is not asked. The sentence names the first of those that are."""
        waiting = self.now.waiting()
        key = "not-asked" if len(waiting) == 1 else "not-asked-several"
        return self.worded(refuse(step.RULE, key, seat=seat, rival=waiting[0], n=len(waiting) - 1))

    def worded(self, refused: Refused, nearest: list[str] | None = None) -> Refused:
        """A refusal with its sentence in English, and the legal actions that are most like what was tried."""
        players = [f"seat {seat}" for seat in range(self.seats)]
        refused.word(self.game.words().tell(refused.message.json(self.box.names), None, players))
        refused.nearest = refused.nearest or nearest or []
        return refused

    def find(self, step: Step[Any], seat: int, text: str) -> Action | None:
        """The action that a text names; most texts are those of a listed option, letter by letter."""
        listed = self.box.actions.by_text.get(text)
        if listed is not None:
            return listed
        tidied = tidy(text[:LONGEST])
        return self.box.actions.by_text.get(tidied) or step.parse(self.now, seat, tidied)

    def settle(self) -> None:
        """Let chance draw as long as it is waited for, and collect what was told."""
        s = self.now
        while True:
            if self.listens:
                self.collect()
            if CHANCE not in s.waiting():
                break
            step = s.agenda[-1]
            options = step.options(s, CHANCE)
            drawn = options[self.dealer.pick(self.n_draws, len(options), step.weights(s))]
            self.n_draws += 1
            self.kept_checkpoints.clear()
            self.write(CHANCE, drawn)
            s.apply(CHANCE, drawn)
        if self.milestones is not None:
            self.milestones.pass_by(len(self.in_force) if self.listens else len(self.actions), s)

    # -- telling ------------------------------------------------------------------------------------------------

    def listen(self) -> None:
        """Tell what happened, to one who asks for the first time. From now on everything is told at once."""
        if self.listens:
            return
        self.listens = True
        now, doers, deeds = self.now, self.actors, self.actions
        self.now, self.actors, self.actions = self.game.begin(self.box, []), [], []
        self.now.keeps_moments = self.keeps_moments
        self.collect()
        for i in range(len(deeds)):
            self.repeat(doers[i], deeds[i])
        if self.game.save(self.now) != self.game.save(now):
            raise AssertionError("the position was changed by others than the match, so its past cannot be told")
        self.now, self.actors, self.actions = now, doers, deeds
        now.log = []
        now.keeps_moments = self.keeps_moments

    def repeat(self, doer: int, deed: Action) -> None:
        """Play one entry of the past again. Nobody has taken anything back yet, since nobody has listened."""
        if doer >= 0:
            self.checkpoint(doer)
        self.write(doer, deed)
        if doer == HOST:
            self.pass_over(deed.args[0])
        else:
            if doer == CHANCE:
                self.kept_checkpoints.clear()
            self.now.apply(doer, deed)
        self.collect()

    def collect(self) -> None:
        """Keep what was told since the last entry."""
        log = self.now.log
        if log:
            n_entries = len(self.actions)
            for event in log:
                self.told.append((n_entries, event))
            self.now.log = []

    # -- taking back --------------------------------------------------------------------------------------------

    def checkpoint(self, seat: int) -> None:
        """Remember the position before an action. What a seat did before another seat acted cannot be taken back."""
        if self.kept_checkpoints and self.kept_checkpoints[-1].seat != seat:
            self.kept_checkpoints.clear()
        if self.now.agenda[-1].FINAL:
            self.kept_checkpoints.clear()
            return
        self.kept_checkpoints.append(Checkpoint(seat, self.now.clone(), len(self.told)))
        del self.kept_checkpoints[:-MOST_CHECKPOINTS]

    def forget_checkpoints(self) -> None:
        """Make what was done so far final, for all seats."""
        self.kept_checkpoints.clear()

    def can_undo(self, seat: Any) -> bool:
        """True if this seat may take back its last action: since then nobody else acted, nothing was drawn, and the seat
        learnt nothing."""
        self.listen()
        if not self.kept_checkpoints or self.kept_checkpoints[-1].seat != seat:
            return False
        return not learnt(self.kept_checkpoints[-1].state, self.now, seat)

    def undo(self, seat: Any) -> None:
        """Take back this seat's last action. The record keeps both."""
        doer = self.expect_seat(seat)
        if not self.can_undo(doer):
            raise self.worded(refuse("", "cannot-take-back"))
        back = self.kept_checkpoints.pop()
        self.n_answers[doer] += 1
        self.note(doer, UNDO)
        self.in_force.pop()
        if self.milestones is not None:
            self.milestones.cut(len(self.in_force))
        self.now = back.state
        self.now.log = []
        self.now.keeps_moments = self.keeps_moments
        del self.told[back.n_events :]
        self.now.tell(EVERYONE, "took-back", seat=doer)
        self.collect()

    def keep_milestones(self) -> None:
        """Keep positions on the way from now on, so that rewinding costs little however long the match is."""
        if self.milestones is None:
            self.milestones = Milestones()

    def rewind(self, upto: int) -> None:
        """Return to the position after so many entries, by consent of all. The record keeps them; draws count on."""
        if not 0 <= upto <= len(self.actions):
            raise self.worded(refuse("", "no-such-entry", n=len(self.actions), m=upto))
        numbers = in_force(self.entries[:upto])
        goes_back = self.line[: len(numbers)] == numbers
        """False where a position is wanted that was itself taken back before."""
        try:
            past = self.rebuild(numbers, goes_back)
        except Refused:
            raise self.worded(refuse("", "draw-is-due", n=upto)) from None
        self.listen()
        if goes_back:
            self.told = [told for told in self.told if told[0] <= upto]
        else:
            self.told = [(numbers[entry - 1] + 1 if entry else 0, event) for entry, event in past.events]
        self.note(HOST, Action(-1, "rewind", (upto,), f"rewind {upto}", ()))
        self.in_force, self.now, self.kept_checkpoints = numbers, past.now, []
        self.now.log = []
        self.now.keeps_moments = self.keeps_moments
        self.n_answers = [n + 1 for n in self.n_answers]
        if self.milestones is not None:
            self.milestones.cut(len(numbers) if goes_back else 0)

    def rebuild(self, numbers: list[int], goes_back: bool) -> Match:
        """The match as these entries alone made it; each draw keeps the number it had."""
        n_draws = 0
        draws: list[int] = []
        kept = set(numbers)
        for number in range(len(self.actions)):
            if self.actors[number] == CHANCE:
                if number in kept:
                    draws.append(n_draws)
                n_draws += 1
        dealer = RenumberedDealer(self.dealer, draws)
        start = self.milestones.nearest(len(numbers)) if self.milestones is not None and goes_back else None
        past = Match(self.game, self.box, dealer) if start is None else self.depart(start, numbers, dealer)
        while len(past.actions) < len(numbers):
            past.redo(self.entries[numbers[len(past.actions)]])
        return past

    def depart(self, start: Milestone, numbers: list[int], dealer: Dealer) -> Match:
        """A match that stands where the first of these entries led, and knows nothing else of its past."""
        past = Match(self.game, self.box, dealer, position=start.state.clone())
        for number in numbers[: start.n_entries]:
            past.note(self.actors[number], self.actions[number])
            past.n_draws += self.actors[number] == CHANCE
        return past

    def redo(self, entry: str) -> None:
        """Do again what an entry in force says. Draws follow by themselves, and of the host only time-outs stay in force."""
        who, _, text = entry.partition(": ")
        if who == "host":
            self.timeout(int(text.removeprefix("timeout ")))
        else:
            self.play(int(who), text)

    # -- keeping ------------------------------------------------------------------------------------------------

    def written(self, reveal: bool = True) -> Record:
        result = {"scores": self.scores, "winners": self.winners} if self.over else None
        return Record(
            game=self.game.id,
            rules=self.box.rules,
            seats=self.seats,
            options=dict(self.box.options),
            commitment=self.dealer.commitment,
            nonces=list(self.dealer.nonces),
            secret=self.dealer.secret.hex() if reveal else None,
            entries=list(self.entries),
            result=result,
            nonce_commitments=list(self.dealer.nonce_commitments),
            seating=list(self.dealer.seating),
            components=self.game.components(self.box.rules),
        )

    def record(self, reveal: bool = True) -> dict[str, Any]:
        """The match so far. Whoever holds it with the secret revealed knows every draw to come."""
        return self.written(reveal).json()

    def clone(self) -> Match:
        """An independent match with the same past and the same future draws."""
        twin = Match(self.game, self.box, self.dealer, position=self.now.clone())
        twin.resume(self)
        return twin

    # -- checks and names ---------------------------------------------------------------------------------------

    def expect_seat(self, seat: Any) -> int:
        """Return the seat, or refuse if there is no such seat."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise self.worded(refuse("", "no-such-seat", text=shortened(repr(seat)), n=self.seats - 1))
        return seat


def name_of(doer: int) -> str:
    """The name in the record of the seat or other party that acts."""
    return str(doer) if doer >= 0 else "chance" if doer == CHANCE else "host"


def learnt(before: State, after: State, seat: int) -> bool:
    """True if this seat knows more faces of some kind, or more numbers, than before."""
    known = [0] * len(before.box.names)
    for card, kind in enumerate(before.box.kind):
        known[kind] += (after.eyes[card] >> seat & 1) - (before.eyes[card] >> seat & 1)
    if any(n > 0 for n in known) or len(after.numbers) > len(before.numbers):
        return True
    return any(new >> seat & 1 and not old >> seat & 1 for old, new in zip(before.number_eyes, after.number_eyes, strict=False))
