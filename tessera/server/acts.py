"""Acts: everything that ever changes a table, written down in order. What a table is follows from them alone.

An act of the match keeps the lines that it added to the record, draws included, so that a later reading can be
compared with what was written.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long seats may think: a budget with an increment per answer, or so many seconds for each answer."""

    kind: str = "none"
    """none, budget or each."""
    seconds: float = 0.0
    increment: float = 0.0


class Heading(msgspec.Struct, frozen=True):
    """What was fixed when the table was opened. The secret never leaves it before the end."""

    table: str
    game: str
    rules: str
    seats: int
    options: dict[str, Any]
    secret: str
    commitment: str
    agents: list[str | None]
    """For each seat the agent that plays it from the start, or None for a person."""
    opened: float
    clock: Clock = Clock()
    public: bool = False
    """Is it listed?"""
    watched: bool = True
    """May anybody watch who knows its address?"""
    friendly: bool = False
    """May more be taken back than the kernel allows, when all agree?"""
    poker_face: bool = False
    """Is no answer shown sooner than a set time after its question, and none given by the table itself?"""
    pause: float = 0.0
    """After so many seconds the table answers a question with one option for a person; 0: it never does."""
    webhook: str = ""
    uploaded: bool = False
    rematch_of: str = ""
    continues: str = ""
    """The table whose match goes on here from some moment."""


class Act(msgspec.Struct, frozen=True, kw_only=True, tag_field="act", omit_defaults=True):
    """Something that happened at a table at a time of the server."""

    at: float = 0.0


class Joined(Act, frozen=True, tag="joined"):
    """A person sat down. The last one to come starts the match."""

    seat: int
    name: str
    nonce: str = ""


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


class CameBack(Act, frozen=True, tag="came-back"):
    seat: int


class Resigned(Act, frozen=True, tag="resigned"):
    seat: int
    agent: str = ""
    """Who plays on for it, where more than one rival is left."""


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

    record: dict[str, Any]


class Continued(Act, frozen=True, tag="continued"):
    """A match that goes on from a moment of one that is over. Its secret is known by then, so it proves nothing."""

    record: dict[str, Any]
    seat: int
    """The person's; agents have the others."""


class Abandoned(Act, frozen=True, tag="abandoned"):
    pass


class Resumed(Act, frozen=True, tag="resumed"):
    """No server ran for so many seconds; clocks stood still meanwhile."""

    lost: float


AnyAct = (
    Joined
    | Played
    | TookBack
    | TimedOut
    | HandedOver
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
