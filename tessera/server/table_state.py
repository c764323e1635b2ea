"""A state: a table as it follows from its heading and its acts. Live play and reading back are the same code."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from tessera.core.dealer import Dealer, commit_nonce
from tessera.core.game import Game
from tessera.core.lesson import LEARNER, NO_STEP, Course
from tessera.core.match import Match
from tessera.core.refusal import BadRecord
from tessera.server import acts
from tessera.server.acts import Act, Heading
from tessera.server.clocks import Clocks
from tessera.server.refusals import Rejection
from tessera.server.texts import is_speech


@dataclass
class Player:
    """The person or agent on a seat."""

    name: str = ""
    agent: str | None = None
    agent_since: int = 0
    """The version of the table at which the agent began to play, or at which the match was last rewound under it."""
    here: bool = False
    """True once a person has sat down."""
    resigned: bool = False
    shares: bool = False
    """True while the seat allows others to see its hand."""
    filled: bool = False
    """True if its free place was given to an agent after the table was opened."""
    left: bool = False
    """True once the person has left for good."""
    agent_entries: set[int] = field(default_factory=set)
    """The entries of the match that an agent wrote on behalf of the person."""

    @property
    def placed(self) -> bool:
        return self.here or self.agent is not None


@dataclass
class Proposal:
    """A wish to take back more than the kernel allows, and who has agreed so far."""

    seat: int
    entry: int
    """How many entries would remain in force."""
    agreed: set[int] = field(default_factory=set)


class TableState:
    """Everything the server knows of one table."""

    def __init__(self, game: Game, heading: Heading) -> None:
        self.game = game
        self.heading = heading
        self.box = game.box(heading.seats, heading.options, heading.rules)
        self.players = [Player(name=agent or "", agent=agent) for agent in heading.agents]
        self.places = list(range(heading.seats))
        """For each seat the place at which its player sat down. Keys belong to places, so rights move along with players."""
        self.seats_are_drawn = False
        """True if the seats have been drawn."""
        self.nonces = [""] * heading.seats
        self.nonce_commitments = [""] * heading.seats
        """What each place has published of its nonce; agents have none, the dealer's secret does their part."""
        self.opening_since: float | None = None
        """When the last seat was taken and the table began to wait for nonces to be opened."""
        self.match: Match | None = None
        self.course = Course(game.lesson, game.bot) if heading.lesson and game.lesson is not None else None
        """The progress of the learner of a lesson."""
        self.version = 0
        self.receipts: dict[tuple[int, str], int] = {}
        """For each move that a client named, the question it answered; 0 for a take-back."""
        self.talk: list[dict[str, Any]] = []
        self.n_said = 0
        """The number of moves in a person's own words, as in an open market."""
        self.clocks = Clocks(heading.clock, heading.seats)
        self.asked: list[tuple[int, float] | None] = [None] * heading.seats
        """For each seat that owes an answer the number of its question and when it was put."""
        self.proposal: Proposal | None = None
        self.n_rewinds = 0
        self.stopped = ""
        """Why the table ended before its match did: resigned or abandoned."""
        self.rematch = ""
        self.resumed_at = 0.0
        """When clocks were last given back the time in which no server ran,"""
        self.resumed_after = 0.0
        """and when a server had last been seen before that."""
        self.changed = heading.opened
        self.replayed: Match | None = None
        """The match of the record that the next act brings, replayed in advance outside the event loop."""
        self.brought: tuple[str, int] | None = None
        """The stored record that the match began with, by its hash, and how many of its entries they have in common."""
        self.seat_all(heading.opened)

    # -- asking -------------------------------------------------------------------------------------------------

    @property
    def status(self) -> str:
        if self.stopped == "abandoned":
            return "abandoned"
        if self.match is None:
            return "open"
        return "over" if self.stopped or self.match.over else "playing"

    @property
    def agents_only(self) -> bool:
        """True if no person plays here."""
        return all(player.agent is not None for player in self.players)

    @property
    def listed(self) -> bool:
        """True if the lobby shows the table to those who look for a seat."""
        return self.heading.public and self.status == "open"

    def leaves_to_agents(self, seat: int) -> bool:
        """True if only agents play here once the person on this seat does not any more."""
        return all(player.agent is not None for other, player in enumerate(self.players) if other != seat)

    @property
    def opener(self) -> int | None:
        """The seat of who opened the table, which is the first place of a person; None: only agents play."""
        return next((self.seat_of(place) for place, agent in enumerate(self.heading.agents) if agent is None), None)

    def seat_of(self, place: int) -> int:
        """Where the player of a place sits now."""
        return self.places.index(place)

    def waiting(self) -> list[int]:
        """The seats that owe an answer."""
        return self.match.waiting() if self.match is not None and self.status == "playing" else []

    def playing(self) -> Match:
        """The match, as long as it is played."""
        if self.match is None:
            raise Rejection("refused", "server-not-begun")
        if self.status != "playing":
            raise Rejection("refused", "server-match-over")
        return self.match

    def winners(self) -> list[int]:
        if self.match is None:
            return []
        if self.stopped == "resigned":
            return [seat for seat, player in enumerate(self.players) if not player.resigned]
        return self.match.winners

    def opening(self) -> list[int]:
        """The places whose nonces the table waits for, once all are taken. The seats are not drawn before that."""
        if self.match is not None or self.stopped or not all(player.placed for player in self.players):
            return []
        committed = [seat for seat, hash in enumerate(self.nonce_commitments) if hash and not self.nonces[seat]]
        return [seat for seat in committed if not self.players[seat].left]

    def opening_ends(self) -> float | None:
        """The time at which the match begins without the missing nonces; None if it waits for none."""
        if self.opening_since is None or not self.opening():
            return None
        return self.opening_since + self.heading.opening_lasts

    def due(self) -> float | None:
        """The time at which the server itself must act: at once for an agent, else when a pause, a clock or an opening runs
        out."""
        if self.match is None:
            return self.opening_ends()
        waiting = self.waiting()
        if any(self.players[seat].agent is not None for seat in waiting):
            return self.changed
        times = [asked[1] + self.heading.pause for seat in waiting if self.forced(seat) and (asked := self.asked[seat])]
        deadline = self.clocks.first()
        return min(times + ([deadline] if deadline is not None else []), default=None)

    def forced(self, seat: int) -> bool:
        """True if the table answers for this person because there is only one option."""
        if self.match is None or self.heading.poker_face or self.heading.pause <= 0 or self.players[seat].agent is not None:
            return False
        options = self.match.options(seat)
        return len(options) == 1 and not self.match.state.agenda[-1].GRAMMAR and not self.is_taught(seat, options)

    def is_taught(self, seat: int, options: list[str]) -> bool:
        """True if a lesson waits for this question. Its only answer is then left to the learner."""
        if self.course is None or self.match is None or seat != LEARNER:
            return False
        return self.course.step(self.match.look(seat), options) != NO_STEP

    # -- changing -----------------------------------------------------------------------------------------------

    def apply(self, act: Act) -> Act:
        """Let an act happen, and give it back with the entries it wrote. `Refused` leaves all as it was."""
        done: Act = CHANGES[type(act)](self, act)
        self.version += 1
        self.changed = max(self.changed, act.at)
        self.watch_time(done)
        return done

    def watch_time(self, act: Act) -> None:
        waiting = self.waiting()
        answered = act.seat if isinstance(act, acts.Played | acts.TimedOut) else None
        if isinstance(act, acts.TookBack):
            self.clocks.take_back(act.seat)
        self.clocks.turn(act.at, waiting, answered)
        for seat in range(self.heading.seats):
            if seat not in waiting or self.match is None:
                self.asked[seat] = None
                continue
            before, ask = self.asked[seat], self.match.ask(seat)
            if before is None or before[0] != ask:
                self.asked[seat] = (ask, act.at)

    def say(self, at: float, key: str, **words: Any) -> None:
        """A line that all at the table hear: what players say, and what the table does."""
        self.talk.append({"n": len(self.talk), "at": round(at, 3), "key": key, **words})

    def seat_all(self, at: float) -> None:
        """Begin as soon as every seat is taken and every nonce is opened."""
        if self.match is not None or not all(player.placed for player in self.players):
            return
        if not self.opening():
            self.begin(at)
        elif self.opening_since is None:
            self.opening_since = at

    def begin(self, at: float) -> None:
        commitments = self.nonce_commitments if any(self.nonce_commitments) else []
        draws_seats = self.heading.draws_seats and self.heading.seats > 1
        dealer = Dealer(bytes.fromhex(self.heading.secret), self.nonces, commitments, draws_seats)
        if draws_seats:
            self.change_seats(at, dealer.seating)
        self.match = Match(self.game, self.box, dealer)
        if self.heading.friendly:
            self.match.keep_milestones()
        for place, hash in enumerate(commitments):
            if hash and not self.nonces[place]:
                self.say(at, "unopened", seat=self.seat_of(place))
        self.say(at, "started")
        self.watch_time(acts.Act(at=at))

    def change_seats(self, at: float, seating: list[int]) -> None:
        """Let everybody sit down where the draw puts them. What they have said before moves along with them."""
        self.places, self.seats_are_drawn = seating, True
        self.players = [self.players[place] for place in seating]
        self.talk = [
            {**line, "seat": self.seat_of(line["seat"])} if line.get("seat") is not None else line for line in self.talk
        ]
        self.say(at, "seats-drawn")

    def joined(self, act: acts.Joined) -> Act:
        player = self.players[act.seat]
        player.name, player.here = act.name, True
        self.nonces[act.seat] = act.nonce
        self.nonce_commitments[act.seat] = act.nonce_commitment
        self.say(act.at, "joined", seat=act.seat)
        self.seat_all(act.at)
        return act

    def opened(self, act: acts.Opened) -> Act:
        """Take a nonce, once nobody can change theirs any more."""
        if act.seat not in self.opening():
            raise Rejection("conflict", "server-no-nonce-awaited")
        if commit_nonce(act.nonce) != self.nonce_commitments[act.seat]:
            raise Rejection("refused", "server-other-nonce")
        self.nonces[act.seat] = act.nonce
        self.seat_all(act.at)
        return act

    def begun_without(self, act: acts.BegunWithout) -> Act:
        if not self.opening():
            raise Rejection("conflict", "server-begun")
        self.begin(act.at)
        return act

    def played(self, act: acts.Played) -> Act:
        match, player = self.playing(), self.players[act.seat]
        before = len(match.entries)
        learns = self.course if act.seat == LEARNER else None
        seen = (match.look(act.seat), match.options(act.seat)) if learns is not None else None
        match.play(act.seat, act.do)
        if learns is not None and seen is not None:
            learns.note(*seen, match.entries[before].partition(": ")[2])
        if player.agent is not None:
            match.forget_checkpoints()
            player.agent_entries.add(before)
        self.n_said += is_speech(act.do)
        self.proposal = None
        self.remember(act.seat, act.id, act.ask)
        return self.written(act, act.entries, before)

    def took_back(self, act: acts.TookBack) -> Act:
        match = self.playing()
        before = len(match.entries)
        match.undo(act.seat)
        if self.course is not None and act.seat == LEARNER:
            self.course.take_back()
        self.proposal = None
        self.remember(act.seat, act.id, 0)
        return self.written(act, act.entries, before)

    def timed_out(self, act: acts.TimedOut) -> Act:
        match = self.playing()
        before = len(match.entries)
        match.timeout(act.seat)
        self.proposal = None
        if act.why == "agent":
            self.say(act.at, "agent-failed", seat=act.seat)
        return self.written(act, act.entries, before)

    def remember(self, seat: int, id: str, ask: int) -> None:
        if id:
            self.receipts[seat, id] = ask

    def written(self, act: Any, expected: list[str], before: int) -> Act:
        """The act with its entries. Read back, they must be those that were written."""
        assert self.match is not None
        made = self.match.entries[before:]
        if expected and expected != made:
            raise BadRecord(f"entry {before + 1}: it was {expected}, and now reads {made}")
        if self.match.over:
            self.clocks.stand()
            self.say(act.at, "over")
        done: Act = msgspec.structs.replace(act, entries=made)
        return done

    def handed_over(self, act: acts.HandedOver) -> Act:
        self.players[act.seat].agent = act.agent
        self.players[act.seat].agent_since = self.version + 1
        self.players[act.seat].left = act.why == "left"
        self.say(act.at, act.why, seat=act.seat, agent=act.agent)
        self.seat_all(act.at)
        return act

    def left(self, act: acts.Left) -> Act:
        player = self.players[act.seat]
        player.left = True
        if act.agent:
            player.agent, player.agent_since = act.agent, self.version + 1
        if player.agent is not None:
            self.say(act.at, "left", seat=act.seat, agent=player.agent)
        self.seat_all(act.at)
        return act

    def renamed(self, act: acts.Renamed) -> Act:
        self.say(act.at, "renamed", seat=act.seat, text=self.players[act.seat].name)
        self.players[act.seat].name = act.name
        return act

    def filled(self, act: acts.Filled) -> Act:
        player = self.players[act.seat]
        player.name, player.agent, player.filled = act.agent, act.agent, True
        self.say(act.at, "filled", seat=act.seat, agent=act.agent)
        self.seat_all(act.at)
        return act

    def came_back(self, act: acts.CameBack) -> Act:
        self.players[act.seat].agent = None
        self.say(act.at, "came-back", seat=act.seat)
        return act

    def resigned(self, act: acts.Resigned) -> Act:
        player = self.players[act.seat]
        player.resigned = True
        self.say(act.at, "resigned", seat=act.seat)
        if act.agent:
            player.agent, player.agent_since = act.agent, self.version + 1
        else:
            self.stopped = "resigned"
            self.clocks.stand()
            self.say(act.at, "over")
        return act

    def chatted(self, act: acts.Chatted) -> Act:
        self.say(act.at, "chat", seat=act.seat, text=act.text)
        return act

    def proposed(self, act: acts.Proposed) -> Act:
        self.proposal = Proposal(act.seat, self.last_entry(act.seat))
        self.say(act.at, "proposed", seat=act.seat)
        return self.settle_proposal(act)

    def agreed(self, act: acts.Agreed) -> Act:
        if self.proposal is None:
            raise Rejection("conflict", "server-nothing-proposed")
        self.say(act.at, "agreed" if act.yes else "declined", seat=act.seat)
        if not act.yes:
            self.proposal = None
            return act
        self.proposal.agreed.add(act.seat)
        return self.settle_proposal(act)

    def settle_proposal(self, act: acts.Proposed | acts.Agreed) -> Act:
        """Go back as soon as every other person agrees. Agents have no objections."""
        proposal, match = self.proposal, self.playing()
        assert proposal is not None
        people = {seat for seat, player in enumerate(self.players) if player.agent is None and seat != proposal.seat}
        if not people <= proposal.agreed:
            return act
        before = len(match.entries)
        match.rewind(proposal.entry)
        self.n_rewinds += 1
        for player in self.players:
            player.agent_since = self.version + 1
        self.proposal = None
        self.say(act.at, "taken-back", seat=proposal.seat)
        return self.written(act, act.entries, before)

    def last_entry(self, seat: int) -> int:
        """How many entries were written before this seat's last action in force."""
        match = self.playing()
        entries = match.entries
        for number in reversed(match.line):
            if entries[number].startswith(f"{seat}: "):
                if number in self.players[seat].agent_entries:
                    raise Rejection("refused", "server-agent-answered")
                return number
        raise Rejection("refused", "server-nothing-to-take-back")

    def shared(self, act: acts.Shared) -> Act:
        self.players[act.seat].shares = act.on
        self.say(act.at, "shared" if act.on else "unshared", seat=act.seat)
        return act

    def rematched(self, act: acts.Rematched) -> Act:
        self.rematch = act.table
        self.say(act.at, "rematch")
        return act

    def imported(self, act: acts.Imported) -> Act:
        self.match, self.replayed = self.replayed, None
        self.take_nonces()
        self.note_record(act, None)
        return act

    def note_record(self, act: acts.Imported | acts.Continued, entry: int | None) -> None:
        """Remember which stored record the match repeats, so that nobody needs to store those entries again."""
        assert self.match is not None
        if isinstance(act.record, str):
            self.brought = (act.record, len(self.match.entries) if entry is None else entry)

    def take_nonces(self) -> None:
        """Take over the nonces of a match that was dealt before."""
        assert self.match is not None
        dealer = self.match.dealer
        self.nonces = dealer.nonces
        self.nonce_commitments = dealer.nonce_commitments or [""] * self.heading.seats

    def continued(self, act: acts.Continued) -> Act:
        """Sit the person down at a match in progress. The nonces stay those of the match that it continues."""
        self.match, self.replayed = self.replayed, None
        assert self.match is not None
        self.match.keep_milestones()
        self.take_nonces()
        self.note_record(act, act.entry)
        self.players[act.seat].here = True
        self.say(act.at, "started")
        return act

    def abandoned(self, act: acts.Abandoned) -> Act:
        self.stopped = "abandoned"
        self.clocks.stand()
        self.say(act.at, "abandoned")
        return act

    def resumed(self, act: acts.Resumed) -> Act:
        self.clocks.skip(act.lost)
        self.resumed_at, self.resumed_after = act.at, act.seen
        self.asked = [(asked[0], asked[1] + act.lost) if asked is not None else None for asked in self.asked]
        self.say(act.at, "resumed")
        return act


CHANGES: dict[type[Act], Any] = {
    acts.Joined: TableState.joined,
    acts.Opened: TableState.opened,
    acts.BegunWithout: TableState.begun_without,
    acts.Played: TableState.played,
    acts.TookBack: TableState.took_back,
    acts.TimedOut: TableState.timed_out,
    acts.HandedOver: TableState.handed_over,
    acts.Left: TableState.left,
    acts.Renamed: TableState.renamed,
    acts.Filled: TableState.filled,
    acts.CameBack: TableState.came_back,
    acts.Resigned: TableState.resigned,
    acts.Chatted: TableState.chatted,
    acts.Proposed: TableState.proposed,
    acts.Agreed: TableState.agreed,
    acts.Shared: TableState.shared,
    acts.Rematched: TableState.rematched,
    acts.Imported: TableState.imported,
    acts.Continued: TableState.continued,
    acts.Abandoned: TableState.abandoned,
    acts.Resumed: TableState.resumed,
}
