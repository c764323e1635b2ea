"""A sitting: a table as it follows from its heading and its acts. Live play and reading back are the same code."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from tessera.core.dealer import Dealer
from tessera.core.game import Game
from tessera.core.match import Match
from tessera.core.record import Record
from tessera.core.refusal import BadRecord, Refused
from tessera.core.replay import in_force, replay, rewind
from tessera.server import acts
from tessera.server.acts import Act, Heading
from tessera.server.clocks import Clocks


@dataclass
class Player:
    """Who sits on a seat."""

    name: str = ""
    agent: str | None = None
    here: bool = False
    """Has a person sat down?"""
    resigned: bool = False
    shares: bool = False
    """Do others look over its shoulder by consent?"""
    left: bool = False
    """Has its person gone for good?"""

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


class Sitting:
    """Everything the server knows of one table."""

    def __init__(self, game: Game, heading: Heading) -> None:
        self.game = game
        self.heading = heading
        self.box = game.box(heading.seats, heading.options)
        self.players = [Player(name=agent or "", agent=agent) for agent in heading.agents]
        self.nonces = [""] * heading.seats
        self.match: Match | None = None
        self.version = 0
        self.receipts: dict[tuple[int, str], int] = {}
        """For each move that a client named, the question it answered; 0 for a take-back."""
        self.talk: list[dict[str, Any]] = []
        self.clocks = Clocks(heading.clock, heading.seats)
        self.asked: list[tuple[int, float] | None] = [None] * heading.seats
        """For each seat that owes an answer the number of its question and when it was put."""
        self.proposal: Proposal | None = None
        self.stopped = ""
        """Why the table ended before its match did: resigned or abandoned."""
        self.rematch = ""
        self.resumed_at = 0.0
        """When clocks were last given back the time in which no server ran."""
        self.changed = heading.opened
        self.seat_all(heading.opened)

    # -- asking -------------------------------------------------------------------------------------------------

    @property
    def status(self) -> str:
        if self.stopped == "abandoned":
            return "abandoned"
        if self.match is None:
            return "open"
        return "over" if self.stopped or self.match.over else "playing"

    def waiting(self) -> list[int]:
        """The seats that owe an answer."""
        return self.match.waiting() if self.match is not None and self.status == "playing" else []

    def playing(self) -> Match:
        """The match, as long as it is played."""
        if self.match is None:
            raise Refused("", "the match has not begun: not all seats are taken")
        if self.status != "playing":
            raise Refused("", "the match is over")
        return self.match

    def winners(self) -> list[int]:
        if self.match is None:
            return []
        if self.stopped == "resigned":
            return [seat for seat, player in enumerate(self.players) if not player.resigned]
        return self.match.winners

    def due(self) -> float | None:
        """When the server itself must act: at once for an agent, else when a pause or a clock runs out."""
        waiting = self.waiting()
        if any(self.players[seat].agent is not None for seat in waiting):
            return self.changed
        times = [asked[1] + self.heading.pause for seat in waiting if self.forced(seat) and (asked := self.asked[seat])]
        deadline = self.clocks.first()
        return min(times + ([deadline] if deadline is not None else []), default=None)

    def forced(self, seat: int) -> bool:
        """Does the table answer for this person, since there is one option only?"""
        if self.match is None or self.heading.poker_face or self.heading.pause <= 0 or self.players[seat].agent is not None:
            return False
        return len(self.match.options(seat)) == 1 and not self.match.state.agenda[-1].GRAMMAR

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
        """Begin as soon as every seat is taken."""
        if self.match is None and all(player.placed for player in self.players):
            self.match = Match(self.game, self.box, Dealer(bytes.fromhex(self.heading.secret), self.nonces))
            self.say(at, "started")
            self.watch_time(acts.Act(at=at))

    def joined(self, act: acts.Joined) -> Act:
        player = self.players[act.seat]
        player.name, player.here = act.name, True
        self.nonces[act.seat] = act.nonce
        self.say(act.at, "joined", seat=act.seat)
        self.seat_all(act.at)
        return act

    def played(self, act: acts.Played) -> Act:
        match = self.playing()
        before = len(match.entries)
        match.play(act.seat, act.do)
        self.proposal = None
        self.remember(act.seat, act.id, act.ask)
        return self.written(act, act.entries, before)

    def took_back(self, act: acts.TookBack) -> Act:
        match = self.playing()
        before = len(match.entries)
        match.undo(act.seat)
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
        self.players[act.seat].left = act.why == "left"
        self.say(act.at, act.why, seat=act.seat, agent=act.agent)
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
            player.agent = act.agent
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
            raise Refused("", "nobody asks to take anything back")
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
        rewind(match, proposal.entry)
        self.proposal = None
        self.say(act.at, "taken-back", seat=proposal.seat)
        return self.written(act, act.entries, before)

    def last_entry(self, seat: int) -> int:
        """How many entries were written before this seat's last action in force."""
        entries = self.playing().entries
        own = [number for number in in_force(entries) if entries[number].startswith(f"{seat}: ")]
        if not own:
            raise Refused("", "you have done nothing yet that could be taken back")
        return own[-1]

    def shared(self, act: acts.Shared) -> Act:
        self.players[act.seat].shares = act.on
        self.say(act.at, "shared" if act.on else "unshared", seat=act.seat)
        return act

    def rematched(self, act: acts.Rematched) -> Act:
        self.rematch = act.table
        self.say(act.at, "rematch")
        return act

    def imported(self, act: acts.Imported) -> Act:
        self.match = replay(self.game, Record.read(act.record))
        self.nonces = self.match.dealer.nonces
        return act

    def continued(self, act: acts.Continued) -> Act:
        """Sit the person down at a match in progress. The nonces stay those of the match that it continues."""
        self.match = replay(self.game, Record.read(act.record))
        self.nonces = self.match.dealer.nonces
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
        self.resumed_at = act.at
        self.asked = [(asked[0], asked[1] + act.lost) if asked is not None else None for asked in self.asked]
        self.say(act.at, "resumed")
        return act


CHANGES: dict[type[Act], Any] = {
    acts.Joined: Sitting.joined,
    acts.Played: Sitting.played,
    acts.TookBack: Sitting.took_back,
    acts.TimedOut: Sitting.timed_out,
    acts.HandedOver: Sitting.handed_over,
    acts.CameBack: Sitting.came_back,
    acts.Resigned: Sitting.resigned,
    acts.Chatted: Sitting.chatted,
    acts.Proposed: Sitting.proposed,
    acts.Agreed: Sitting.agreed,
    acts.Shared: Sitting.shared,
    acts.Rematched: Sitting.rematched,
    acts.Imported: Sitting.imported,
    acts.Continued: Sitting.continued,
    acts.Abandoned: Sitting.abandoned,
    acts.Resumed: Sitting.resumed,
}
