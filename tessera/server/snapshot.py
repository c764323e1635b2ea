"""Snapshots: everything that a seat or a watcher receives. There is no second path.

A snapshot is built from the seat's view, the seat's prompt, what the seat was told, and what everybody at the table knows.
News messages are differences of two snapshots of one seat, so they tell no more than the snapshots do. If nothing changed
for a seat, nothing is sent to it.
"""

from __future__ import annotations

import hashlib
from typing import Any, Protocol

import msgspec

from tessera.core.event import Event
from tessera.core.game import Game
from tessera.core.lesson import LEARNER
from tessera.core.match import Match
from tessera.core.seats import WATCHER
from tessera.core.view import look
from tessera.core.witness import DRAWN
from tessera.server.table_state import Player, TableState
from tessera.server.wire import LessonLine

encode = msgspec.json.Encoder().encode
TALK = 200
"""Lines of talk that a newcomer is given."""
SEATED = "-seated"
"""The ending of marks after the seats were drawn."""
AS_LISTED = "as-listed"
MOMENTS = 12
"""How many views that were passed through are kept for each seat until they are sent."""


class PlayedMatch(Protocol):
    """A match, and who plays it."""

    game: Game
    match: Match
    players: list[Player]


class SeatLog:
    """The log of one seat, as lines that are ready to send. Each has a seal that depends on all lines before it."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.lines: list[bytes] = []
        self.seals = [""]
        self.read: list[tuple[Event, int]] = []
        """The events read so far, each with the number of lines after it."""
        self.moments: list[tuple[int, bytes]] = []
        """The latest views that actions passed through, each with the number of lines told by then."""

    def follow(self, state: TableState | PlayedMatch) -> None:
        """Catch up with the match, and drop the lines of what was taken back."""
        match = state.match
        if match is None:
            return
        n = self.n_kept(match.events)
        if n < len(self.read):
            self.drop_after(n)
        audience = WATCHER if self.seat is None else self.seat
        names = names_of(state)
        for _, event in match.events[n:]:
            if event.heard_by(audience):
                self.add(state.game, event.json(match.box.names), names)
            self.read.append((event, len(self.lines)))
            if event.moment is not None:
                passed = encode(look(event.moment, audience).json())
                self.moments = [*self.moments[1 - MOMENTS :], (len(self.lines), passed)]

    def n_kept(self, events: list[tuple[int, Event]]) -> int:
        """How many of the events read are still part of the match, which only ever drops its latest ones."""
        n = min(len(events), len(self.read))
        while n and self.read[n - 1][0] is not events[n - 1][1]:
            n -= 1
        return n

    def drop_after(self, n: int) -> None:
        lines = self.read[n - 1][1] if n else 0
        del self.read[n:]
        # Snapshots hold on to the old list of seals, to find what they have in common with new ones.
        self.lines, self.seals = self.lines[:lines], self.seals[: lines + 1]
        self.moments = [moment for moment in self.moments if moment[0] <= lines]

    def add(self, game: Game, said: dict[str, Any], names: list[str]) -> None:
        words = game.words()
        line = encode({**said, "say": words.tell(said, self.seat, names), "rule": words.rule(said)})
        self.lines.append(line)
        self.seals.append(hashlib.sha256(self.seals[-1].encode() + line).hexdigest()[:16])


def names_of(state: TableState | PlayedMatch) -> list[str]:
    return [player.name or f"Seat {seat}" for seat, player in enumerate(state.players)]


class Snapshot:
    """All that one seat may know of a table at one moment, as bytes that can be compared and sent."""

    def __init__(self, parts: dict[str, bytes], log: SeatLog, talk: list[dict[str, Any]], seated: bool) -> None:
        self.parts = parts
        self.seated = seated
        """True if the seats were drawn, which changes the seat numbers in earlier lines of the talk."""
        self.seals = log.seals
        self.lines = log.lines
        self.n_lines = len(log.lines)
        self.moments = log.moments
        self.talk = talk
        self.n_talk = len(talk)

    @property
    def mark(self) -> str:
        """How far this seat has read. A client that reconnects with its mark is sent only what is new."""
        return f"{self.n_lines}-{self.seals[self.n_lines]}-{self.n_talk}" + (SEATED if self.seated else "")


def take_snapshot(state: TableState, seat: int | None, log: SeatLog, present: frozenset[int] = frozenset()) -> Snapshot:
    """Everything that this seat may know; None is a watcher."""
    log.follow(state)
    parts = {"table": encode(public_facts(state, seat, present)), **own_facts(state, seat)}
    return Snapshot(parts, log, state.talk, state.seats_are_drawn)


def public_facts(state: TableState, seat: int | None, present: frozenset[int]) -> dict[str, Any]:
    """The public facts of the table, and the places whose people are present."""
    heading = state.heading
    return {
        "id": heading.table,
        "game": heading.game,
        "rules": heading.rules,
        "options": heading.options,
        "you": seat,
        "status": state.status,
        "players": [
            {"name": player.name, "agent": player.agent, "here": player.here, "present": place in present}
            | {"resigned": player.resigned}
            | ({"shares": True} if player.shares else {})
            for place, player in zip(state.places, state.players, strict=True)
        ],
        "commitment": heading.commitment,
        "nonces": state.nonces if state.match is not None else None,
        "nonce_commitments": state.nonce_commitments,
        "opening": state.opening(),
        "seating": DRAWN if heading.draws_seats else AS_LISTED,
        "places": state.places,
        "clock": heading.clock,
        "deadlines": [rounded(state.clocks.deadline(other)) for other in range(heading.seats)],
        "friendly": heading.friendly,
        "poker_face": heading.poker_face,
        "hints": heading.offers_hints,
        "hand_over": heading.offers_hand_over,
        "waiting": state.waiting(),
        "proposal": state.proposal.seat if state.proposal is not None else None,
        "result": result(state),
        "rematch": state.rematch or None,
        "opener": state.opener,
        "uploaded": heading.uploaded,
        "continues": heading.continues or None,
        "lesson": heading.lesson,
    }


def rounded(time: float | None) -> float | None:
    return round(time, 3) if time is not None else None


def result(state: TableState) -> dict[str, Any] | None:
    """How the match ended, with the secret that was committed to. Scores may hide in cards, so none are told before."""
    if state.status != "over" or state.match is None:
        return None
    return {
        "scores": state.match.scores,
        "winners": state.winners(),
        "stopped": state.stopped,
        "secret": state.heading.secret,
        "n_entries": len(state.match.entries),
    }


def own_facts(state: TableState, seat: int | None) -> dict[str, bytes]:
    """The view and the question of this seat."""
    match = state.match
    if match is None:
        return {"view": b"null", "prompt": b"null", "can_undo": b"false", "guide": b"[]", "lesson": b"null"}
    asked = match.prompt(seat) if seat is not None and state.status == "playing" else None
    if asked is not None:
        asked["say"] = state.game.words().say(asked["title"])
    can_undo = seat is not None and state.status == "playing" and match.can_undo(seat)
    return {
        "view": encode(match.view(seat)),
        "prompt": encode(asked),
        "can_undo": encode(can_undo),
        "guide": encode(guide(match, seat, asked is not None) if state.status == "playing" and state.course is None else []),
        "lesson": encode(lesson_line(state, match) if seat == LEARNER and state.status == "playing" else None),
    }


def guide(match: Match, seat: int | None, is_asked: bool) -> list[dict[str, str]]:
    """The hints of the game that fit now, by the seat's view alone; those about a question only for a seat that is asked."""
    if seat is None or not match.game.guide:
        return []
    view = match.look(seat)
    fitting = [hint for hint in match.game.guide if hint.fits(view) and (is_asked or not hint.step)]
    return [{"key": hint.key, "rule": hint.rule} for hint in fitting]


def lesson_line(state: TableState, match: Match) -> LessonLine | None:
    """What the guide of a lesson says to its learner, by the learner's moves and view alone."""
    course = state.course
    line = course.line(match.look(LEARNER), match.options(LEARNER)) if course is not None else None
    if course is None or line is None:
        return None
    praised = course.lesson.steps[line.praise] if line.praise >= 0 else None
    wanted = course.lesson.steps[line.step] if line.step >= 0 else None
    names = match.box.names
    return LessonLine(
        praise=f"lesson-{praised.name}-done" if praised is not None else "",
        praised=piece_in(line.praised, names),
        key=f"lesson-{wanted.name}" if wanted is not None else "",
        rule=wanted.rule if wanted is not None else praised.rule if praised is not None else "",
        do=line.do,
        piece=piece_in(line.do, names),
        n_done=line.n_done,
        n_steps=line.n_steps,
        over=line.over,
    )


def piece_in(action: str, names: list[str]) -> str:
    """The first piece that an action names, or an empty text."""
    return next((word for word in action.split() if word in names), "")


def state_message(new: Snapshot, mark: str = "") -> bytes:
    """A whole snapshot, for a client that comes, or comes back with a mark."""
    n_lines, n_talk = already_read(new, mark)
    return message("state", new, dict(new.parts), n_lines, max(n_talk, new.n_talk - TALK))


def already_read(new: Snapshot, mark: str) -> tuple[int, int]:
    """The number of lines of the log and of the talk that the holder of this mark has."""
    if new.seated and not mark.endswith(SEATED):
        return 0, 0
    n_lines, seal, n_talk = [*mark.removesuffix(SEATED).split("-"), "", "", ""][:3]
    if not (n_lines.isascii() and n_lines.isdigit() and n_talk.isascii() and n_talk.isdigit() and len(mark) < 60):
        return 0, 0
    if int(n_lines) > new.n_lines or new.seals[int(n_lines)] != seal:
        return 0, min(int(n_talk), new.n_talk)
    return int(n_lines), min(int(n_talk), new.n_talk)


def news_message(old: Snapshot, new: Snapshot) -> bytes | None:
    """The changes for a seat since the last snapshot; None if there are none."""
    changed = {name: part for name, part in new.parts.items() if old.parts[name] != part}
    kept = n_common_lines(old, new)
    if not changed and kept == old.n_lines == new.n_lines and old.n_talk == new.n_talk:
        return None
    moments = [{"lines": n - kept, "view": msgspec.Raw(view)} for n, view in new.moments if kept < n <= new.n_lines]
    return message("news", new, changed, kept, old.n_talk if old.seated == new.seated else 0, moments)


def n_common_lines(old: Snapshot, new: Snapshot) -> int:
    """The number of equal lines with which both logs begin."""
    n = min(old.n_lines, new.n_lines)
    while old.seals is not new.seals and old.seals[n] != new.seals[n]:
        n -= 1
    return n


def message(
    kind: str, new: Snapshot, parts: dict[str, bytes], n_lines: int, n_talk: int, moments: list[dict[str, Any]] | None = None
) -> bytes:
    said: dict[str, Any] = {"type": kind, "mark": new.mark}
    for name, part in parts.items():
        said[name] = msgspec.Raw(part)
    said["log"] = {"keep": n_lines, "add": [msgspec.Raw(line) for line in new.lines[n_lines : new.n_lines]]}
    said["talk"] = new.talk[n_talk : new.n_talk]
    if moments:
        said["moments"] = moments
    return encode(said)
