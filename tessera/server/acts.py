"""Acts: everything that ever changes a table, written down in order. What a table is follows from them alone.

An act of the match keeps the lines that it added to the record, draws included, so that a later reading can be
compared with what was written.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time in which seats may think: a budget with an increment per answer, or a number of seconds for each answer."""

    kind: str = "none"
    """none, budget or each."""
    seconds: float = 0.0
    increment: float = 0.0


class Heading(msgspec.Struct, frozen=True):
    """The facts that were fixed when the table was opened. The secret never leaves it before the end."""

    table: str
    game: str
    rules: str
    seats: int
    options: dict[str, Any]
    secret: str
    commitment: str
    agents: list[str | None]
    """For each place the agent that plays it from the start, or None for a person."""
    opened: float
    clock: Clock = Clock()
    public: bool = False
    """True if the table is listed."""
    watched: bool = True
    """True if anybody who knows the address may watch."""
    friendly: bool = False
    """True if all seats together may agree to take back more than the kernel allows."""
    poker_face: bool = False
    """True if no answer is shown sooner than a set time after its question, and none is given by the table itself."""
    pause: float = 0.0
    """After so many seconds the table answers a question with one option for a person; 0: it never does."""
    webhook: str = ""
    uploaded: bool = False
    continues: str = ""
    """The table whose match goes on here from some moment."""
    lesson: bool = False
    """True if it is the game's lesson. Its deal is prepared, so the secret is known to all and proves nothing."""
    hints: bool | None = None
    """True if a seat may ask for hints. None allows it where at most one person plays."""
    hand_over: bool | None = None
    """True if a seat may let an agent play for a while. None allows it where at most one person plays."""
    draws_seats: bool = False
    """True if the seats are drawn when the match begins. Otherwise all sit as listed, as at all tables of the first version."""
    opening_seconds: float = 60.0
    """The seconds for which the table waits for nonces to be opened. Opening is a seat's first answer, so a table that gives
    days for each answer gives days for it too."""

    @property
    def opening_lasts(self) -> float:
        return max(self.opening_seconds, self.clock.seconds if self.clock.kind == "each" else 0.0)

    @property
    def n_people(self) -> int:
        return sum(agent is None for agent in self.agents)

    @property
    def offers_hints(self) -> bool:
        return self.n_people <= 1 if self.hints is None else self.hints

    @property
    def offers_hand_over(self) -> bool:
        return self.n_people <= 1 if self.hand_over is None else self.hand_over


class Act(msgspec.Struct, frozen=True, kw_only=True, tag_field="act", omit_defaults=True):
    """Something that happened at a table at a time of the server."""

    at: float = 0.0


class Joined(Act, frozen=True, tag="joined"):
    """A person sat down. When the last one has come, nonces are opened, and the match begins."""

    seat: int
    name: str
    nonce: str = ""
    """Opened at once, if the seat has not committed to one."""
    nonce_commitment: str = ""


class Opened(Act, frozen=True, tag="opened"):
    """A seat opened the nonce that it had committed to. The last one to do so starts the match."""

    seat: int
    nonce: str


class BegunWithout(Act, frozen=True, tag="begun-without"):
    """The match begins without the nonces that were not opened in time."""


class Played(Act, frozen=True, tag="played"):
    seat: int
    ask: int
    do: str
    id: str = ""
    entries: list[str] = []


class TookBack(Act, frozen=True, tag="took-back"):
    seat: int
    id: str = ""
    entries: list[str] = []


class TimedOut(Act, frozen=True, tag="timed-out"):
    """The game's default action was done for a seat: its clock ran out, or its agent failed."""

    seat: int
    why: str = "clock"
    entries: list[str] = []


class HandedOver(Act, frozen=True, tag="handed-over"):
    """An agent plays this seat from now on."""

    seat: int
    agent: str
    why: str = "handed"


class Left(Act, frozen=True, tag="left"):
    """A person has gone for good, so that nobody holds this seat any more."""

    seat: int
    agent: str = ""
    """The agent that plays on, where none did already."""


class Renamed(Act, frozen=True, tag="renamed"):
    """A person wishes to be called otherwise."""

    seat: int
    name: str


class Filled(Act, frozen=True, tag="filled"):
    """Before the match began, a place that nobody had taken was given to an agent."""

    seat: int
    agent: str


class CameBack(Act, frozen=True, tag="came-back"):
    seat: int


class Resigned(Act, frozen=True, tag="resigned"):
    seat: int
    agent: str = ""
    """The agent that plays on for it, where more than one rival is left."""


class Chatted(Act, frozen=True, tag="chatted"):
    seat: int
    text: str


class Proposed(Act, frozen=True, tag="proposed"):
    """A seat asks all others to let it take back its last action. Where all others are agents it is done at once."""

    seat: int
    entries: list[str] = []


class Agreed(Act, frozen=True, tag="agreed"):
    seat: int
    yes: bool
    entries: list[str] = []


class Shared(Act, frozen=True, tag="shared"):
    """A seat lets others look over its shoulder, or no longer."""

    seat: int
    on: bool


class Rematched(Act, frozen=True, tag="rematched"):
    table: str


class Imported(Act, frozen=True, tag="imported"):
    """A finished match that was played elsewhere, as its record tells it."""

    record: str | dict[str, Any]
    """The hash by which the store keeps the record; tables of the first version hold the record itself."""


class Continued(Act, frozen=True, tag="continued"):
    """A match that goes on from a moment of one that is over. Its secret is known by then, so it proves nothing."""

    record: str | dict[str, Any]
    """As in `Imported`."""
    seat: int
    """The person's; agents have the others."""
    entry: int | None = None
    """The number of entries of the record after which the match continues; None continues after the last."""


class Abandoned(Act, frozen=True, tag="abandoned"):
    pass


class Resumed(Act, frozen=True, tag="resumed"):
    """No server ran for so many seconds; clocks stood still meanwhile."""

    lost: float
    seen: float = 0.0
    """When a server was last seen before."""


AnyAct = (
    Joined
    | Opened
    | BegunWithout
    | Played
    | TookBack
    | TimedOut
    | HandedOver
    | Left
    | Renamed
    | Filled
    | CameBack
    | Resigned
    | Chatted
    | Proposed
    | Agreed
    | Shared
    | Rematched
    | Imported
    | Continued
    | Abandoned
    | Resumed
)

encode = msgspec.json.Encoder().encode
decode_act = msgspec.json.Decoder(AnyAct).decode
decode_heading = msgspec.json.Decoder(Heading).decode
