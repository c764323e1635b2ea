"""What crosses the wire, written once. The OpenAPI page and the message schema are generated from these types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tessera.server.acts import Clock

Seat = Annotated[int, Meta(ge=0, le=14, description="a seat, counted from 0")]
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$", description="chosen by the client")]
Secret = Annotated[str, Meta(min_length=20, max_length=100, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]


class Asked(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Anything that a client sends. Unknown fields are refused, so that a misspelt one is not ignored."""


# -- what clients send ----------------------------------------------------------------------------------------------


class NewTable(Asked, frozen=True):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=14)] | None = None
    options: dict[Annotated[str, Meta(max_length=40)], bool | int | Annotated[str, Meta(max_length=40)]] = {}
    agents: Annotated[list[Annotated[str, Meta(max_length=40)] | None], Meta(max_length=14)] = []
    """For each place the agent that plays there, or null for a person; missing ones are people."""
    clock: Clock = Clock()
    public: bool = False
    watched: bool = True
    friendly: bool = False
    poker_face: bool = False
    hints: bool | None = None
    """True if a seat may ask for hints. null allows it where at most one person plays."""
    hand_over: bool | None = None
    """True if a seat may let an agent play for a while. null allows it where at most one person plays."""
    seating: Literal["drawn", "as-listed"] | None = None
    """True if the seats are drawn when the match begins, false if all sit as listed here. null draws them, unless only
    agents play or the host of the server has decided otherwise."""
    answers_forced: bool = True
    """True if the table answers questions with one option for its people, after a pause."""
    webhook: Annotated[str, Meta(max_length=300)] = ""
    lesson: bool = False
    """The game's lesson for one person, on a prepared deal: seats, options and agents are then the lesson's own."""


class Join(Asked, frozen=True):
    """A secret link, to be exchanged for a cookie. It works once."""

    link: Secret
    name: Name = ""
    nonce: Annotated[str, Meta(max_length=64)] = ""
    """Opened at once. That suffices for the only person at a table; others should commit to one instead."""
    nonce_commitment: Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")] = ""
    """SHA-256 of "tessera nonce " and the nonce, which is opened when all seats are taken."""


class OpenNonce(Asked, frozen=True):
    """The nonce that a seat committed to when it joined."""

    seat: Seat
    nonce: Annotated[str, Meta(min_length=1, max_length=64, pattern="^[ -~]+$")]


class Move(Asked, frozen=True):
    """An answer to question number `ask` of this seat. The same id always gets the same receipt."""

    seat: Seat
    ask: Annotated[int, Meta(ge=1, le=1_000_000)]
    id: Id
    do: Text


class Undo(Asked, frozen=True):
    """Take back the seat's last action, as far as the kernel allows."""

    seat: Seat
    id: Id


class Chat(Asked, frozen=True):
    seat: Seat
    text: Text


class AskWhy(Asked, frozen=True):
    """Asks why this seat cannot use a piece now. The piece is named with its place, as options name theirs."""

    seat: Seat
    piece: Annotated[str, Meta(min_length=1, max_length=80)]


class OfSeat(Asked, frozen=True):
    """A request that names nothing but the seat that makes it."""

    seat: Seat


class Rename(Asked, frozen=True):
    """The new name of the person on a seat."""

    seat: Seat
    name: Annotated[str, Meta(min_length=1, max_length=40)]


class Fill(Asked, frozen=True):
    """The wish of who opened the table to let an agent play at a place that nobody has taken yet."""

    seat: Seat
    place: Seat
    agent: Annotated[str, Meta(max_length=40)]


class Reply(Asked, frozen=True):
    """Yes or no to another seat's wish to take back."""

    seat: Seat
    yes: bool


class HandOver(Asked, frozen=True):
    seat: Seat
    agent: Annotated[str, Meta(max_length=40)]


class MoveMessage(Move, tag="move", tag_field="type", frozen=True):
    """A move, over a socket."""


class UndoMessage(Undo, tag="undo", tag_field="type", frozen=True):
    """A take-back, over a socket."""


class ChatMessage(Chat, tag="chat", tag_field="type", frozen=True):
    """A line of chat, over a socket."""


class Ping(Asked, tag="ping", tag_field="type", frozen=True):
    """Asks whether the other side still answers."""


ClientMessage = MoveMessage | UndoMessage | ChatMessage | Ping


# -- what the server answers ----------------------------------------------------------------------------------------


class Receipt(msgspec.Struct, frozen=True, tag="receipt", tag_field="type"):
    """The move is durable and done. `ask` is the question it answered; 0 for a take-back."""

    id: str
    seat: int
    ask: int


class Hint(msgspec.Struct, frozen=True):
    """The choice of the game's best adviser in the place of a seat, with its reasons. `ask` is the question it is about."""

    ask: int
    do: str
    why: list[Line]


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence that is still to be worded: its key in the word files, and the values in it."""

    key: str
    n: int
    m: int
    k: int = 0
    seat: int | None = None
    rival: int | None = None
    piece: str | None = None
    pieces: list[str] | None = None
    text: str | None = None


class Refusal(msgspec.Struct, frozen=True, tag="refusal", tag_field="type", omit_defaults=True):
    """Says that something was not done, and why. Nothing has changed."""

    code: str
    """refused, stale, malformed, forbidden, unknown, gone, limit, too-large, unavailable, conflict."""
    reason: str
    """The message in English."""
    rule: str = ""
    nearest: list[str] = []
    message: Message | None = None
    """The same in a form that clients word in their own language: keys of the game's words, or of the server's."""
    id: str = ""
    """The id of the move that it answers."""


class Why(msgspec.Struct, frozen=True):
    """Why a piece cannot be used now, as a typed action would be refused; null where it can, or where no action is about it."""

    refusal: Refusal | None


class Previews(msgspec.Struct, frozen=True):
    """The certain effects of each option: for each gauge that it changes, the number now and afterwards. `ask` is the
    question."""

    ask: int
    options: dict[str, dict[str, tuple[int, int]]]


class Pong(msgspec.Struct, frozen=True, tag="pong", tag_field="type"):
    pass


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence of the story, and what it was made from, for who says it in another language."""

    key: str
    say: str
    rule: str
    n: int
    m: int
    seat: int | None = None
    rival: int | None = None
    piece: str | None = None
    pieces: list[str] | None = None
    text: str | None = None
    entry: int | None = None
    """The entry of the record that told it; known once the match is over."""


class Lines(msgspec.Struct, frozen=True):
    """The story of a seat: keep so many lines of what you have, and add these."""

    keep: int
    add: list[Line]


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that may be done now. Pieces named in `on` can be clicked for it; without any it is a button."""

    do: str
    on: list[str]
    warn: str | None = None


class Prompt(msgspec.Struct, frozen=True):
    """The question before a seat."""

    ask: int
    rule: str
    title: str
    say: str
    owed: bool
    open: str
    options: list[Option]


class GuideLine(msgspec.Struct, frozen=True):
    """A hint for a first match that fits now: its key in the game's words, and the rule behind it."""

    key: str
    rule: str


class LessonLine(msgspec.Struct, frozen=True):
    """The current text of the guide of a lesson. Keys are those of the game's words; an empty one stands for no text."""

    praise: str
    """The comment on the last move."""
    praised: str
    """The piece of the last move."""
    key: str
    """The key of the current task."""
    rule: str
    do: str
    """The action that it points at,"""
    piece: str
    """and the piece that this action is about."""
    n_done: int
    n_steps: int
    over: bool
    """True if everything is learnt. The guide is silent after the next move."""


class PlayerFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    agent: str | None
    here: bool
    """True if a person has sat down."""
    present: bool
    """True if this person has the table open on some device. A person who is here and not present is away."""
    resigned: bool
    shares: bool | None = None


class Result(msgspec.Struct, frozen=True):
    scores: list[int]
    winners: list[int]
    stopped: str
    secret: str
    n_entries: int


class TableFacts(msgspec.Struct, frozen=True):
    """The facts that everybody at the table knows."""

    id: str
    game: str
    rules: str
    options: dict[str, Any]
    you: int | None
    status: str
    players: list[PlayerFacts]
    commitment: str
    nonces: list[str] | None
    """The nonces in the order of the places, like everything from before the seats were drawn."""
    nonce_commitments: list[str]
    """The commitment of each place; "" where there is none."""
    opening: list[int]
    """The places that shall open their nonces now, since all are taken."""
    seating: str
    """`drawn` if the seats are drawn when the match begins, else `as-listed`."""
    places: list[int]
    """For each seat the place at which its player sat down."""
    clock: Clock
    deadlines: list[float | None]
    friendly: bool
    poker_face: bool
    hints: bool
    """True if seats may ask for hints."""
    hand_over: bool
    """True if seats may let an agent play for them."""
    waiting: list[int]
    proposal: int | None
    result: Result | None
    rematch: str | None
    opener: int | None
    """The seat that may give free places to agents before the match begins: that of the first place of a person."""
    uploaded: bool
    """True if the match was played elsewhere. This server has only checked its record."""
    continues: str | None
    """The table whose match goes on here. Its secret was known before, so the draws of this match prove nothing."""
    lesson: bool
    """True for a lesson on a prepared deal. Its draws prove nothing, and its result does not count."""


class Talk(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line that all at the table hear: what players say (key chat), and what the table does."""

    n: int
    at: float
    key: str
    seat: int | None = None
    text: str | None = None
    agent: str | None = None


class State(msgspec.Struct, frozen=True, tag="state", tag_field="type"):
    """Everything a seat or watcher may know, for one who comes or comes back."""

    mark: str
    """Come back with it to get only what is new of log and talk."""
    table: TableFacts
    view: dict[str, Any] | None
    prompt: Prompt | None
    can_undo: bool
    guide: list[GuideLine]
    """The hints that fit now, in the order of the game; none for watchers."""
    lesson: LessonLine | None
    """What the guide of a lesson says; null for all but the learner, and as soon as the lesson is over."""
    log: Lines
    talk: list[Talk]


class Passed(msgspec.Struct, frozen=True):
    """A view that an action passed through and then swept away, such as a round that was scored."""

    lines: int
    """The number of added lines that had been told by then."""
    view: dict[str, Any]


class News(msgspec.Struct, frozen=True, tag="news", tag_field="type", omit_defaults=True):
    """The changes for this seat. Parts that did not change are left out."""

    mark: str
    log: Lines
    talk: list[Talk]
    table: TableFacts | None = None
    view: dict[str, Any] | None = None
    prompt: Prompt | None = None
    can_undo: bool | None = None
    guide: list[GuideLine] | None = None
    lesson: LessonLine | None = None
    moments: list[Passed] | None = None
    """The views between the last view and this one, in order."""


ServerMessage = State | News | Receipt | Refusal | Pong


class Made(msgspec.Struct, frozen=True):
    """A table was opened. Each link seats one person, once; an agent's seat has none."""

    table: str
    commitment: str
    links: list[str | None]


class Seated(msgspec.Struct, frozen=True):
    """The right that the link was exchanged for; the key itself is in the cookie."""

    table: str
    seat: int
    """Where seats are drawn, this can be another one when the match begins: see `you` and `places` of the table."""
    kind: str
    place: int
    """The place at which the caller sat down. It never changes, so `?place=N` always leads to the caller's own seat."""


class Link(msgspec.Struct, frozen=True):
    link: str


class Done(msgspec.Struct, frozen=True):
    done: bool = True


class Rematch(msgspec.Struct, frozen=True):
    """The table of the rematch; the caller's own link to it."""

    table: str
    link: str | None = None


class Uploaded(msgspec.Struct, frozen=True):
    table: str
    verdict: str


class Level(msgspec.Struct, frozen=True):
    """A level of the computer: its strength, and how long it thinks at most."""

    agent: str
    about: str
    seconds: float
    rating: int | None
    """Measured against the other levels of its game, where random play is 0; null until it is."""


class GameLine(msgspec.Struct, frozen=True):
    id: str
    title: str
    rules: str
    seats: list[int]
    options: list[dict[str, Any]]
    levels: list[Level]
    """The computer's, the weakest first."""
    quick_seats: int
    """How many seats a quick match against the computer has."""
    minutes: int
    """How long a match of people takes, about."""
    art: str
    """The version of the game's pictures, for their addresses: /api/games/{id}/art/box.svg?v={art}. Empty: it has none."""
    lesson: bool
    """True if the game has a lesson."""
    words: dict[str, dict[str, str]]
    """The lobby's words for the game, by language and key: `blurb`, `for-whom`, `option-{name}`, `option-{name}-{choice}`."""


class Games(msgspec.Struct, frozen=True):
    games: list[GameLine]
    agents: list[dict[str, str]]


class Kit(msgspec.Struct, frozen=True):
    """Everything that a client needs to draw and word a game: its words by language and key, and its components."""

    game: str
    version: str
    words: dict[str, dict[str, str]]
    components: dict[str, Any]
    art: str = ""
    """The version of the pictures, those of a pack included, for their addresses: /api/games/{game}/art/{piece}.svg?v={art}."""


class Rulebook(msgspec.Struct, frozen=True):
    game: str
    markdown: str


class TableLine(msgspec.Struct, frozen=True):
    table: str
    game: str
    status: str
    seats: int
    free: int
    opened: float
    changed: float
    uploaded: bool


class TableLines(msgspec.Struct, frozen=True):
    tables: list[TableLine]
    before: float | None
    """Ask again with it for what is older."""


class Commitment(msgspec.Struct, frozen=True):
    commitment: str
    status: str
    opened: float


class Commitments(msgspec.Struct, frozen=True):
    commitments: list[Commitment]
    before: float | None


class Moment(msgspec.Struct, frozen=True):
    """A finished match as it stood after so many entries, as one seat saw it."""

    table: str
    entry: int
    n_entries: int
    did: str
    seat: int | None
    view: dict[str, Any]
    prompt: Prompt | None
    log: list[Line]
    moments: list[Passed] = []
    """The views that the last entry passed through; their lines are counted from the first of the log."""


class Judged(msgspec.Struct, frozen=True):
    """An answer of a seat, compared with the best one that was found."""

    entry: int
    seat: int
    done: str
    best: str
    value: float
    """The chance of winning after this answer, as the seat could know it."""
    loss: float
    exact: bool
    """False: value and loss are estimates."""
    mixture: dict[str, float]
    why: list[dict[str, Any]]
    """Why the best answer is better, as messages."""


class Lucky(msgspec.Struct, frozen=True):
    """A draw or a deal, and an estimate of each seat's gain in chances against drawing again, with its standard error."""

    entry: int
    drawn: list[str]
    luck: list[float]
    error: list[float]


class Chances(msgspec.Struct, frozen=True):
    """Estimated chances of winning after an entry: each seat's own as it could know it, and with all cards open."""

    entry: int
    known: list[float]
    true: list[float]


class SeatReview(msgspec.Struct, frozen=True):
    seat: int
    n_decisions: int
    n_accurate: int
    """Decisions that cost less than one percent."""
    luck: float
    luck_error: float
    """The standard error of the luck."""
    worst: list[Judged]


class Review(msgspec.Struct, frozen=True):
    """The analysis of a finished match."""

    n_entries: int
    seats: list[SeatReview]
    worst: list[Judged]
    """The decisions of the match that cost most."""
    luckiest: list[Lucky]
    """The draws that helped or hurt a seat most, as far as the estimate can tell them from chance."""
    moments: list[Chances]


class ReviewState(msgspec.Struct, frozen=True):
    """The state of a review: none, running, done or failed."""

    status: str
    n_done: int
    n_entries: int
    review: Review | None = None


class Draws(msgspec.Struct, frozen=True):
    """For each draw what it was taken from, so that a verifier without the rules can recompute it."""

    commitment: str
    nonces: list[str]
    secret: str
    draws: list[dict[str, Any]]


read_message = msgspec.json.Decoder(ClientMessage).decode
write = msgspec.json.Encoder().encode
