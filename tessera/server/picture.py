"""Pictures: everything that a seat or a watcher receives. There is no second path.

A picture is built from the seat's view, the seat's prompt, what the seat was told, and what all at the table know.
Frames are differences of two pictures of one seat, so they tell no more than the pictures do: nothing changed for a
seat, nothing is sent to it.
"""

from __future__ import annotations

import hashlib
from typing import Any, Protocol

import msgspec

from tessera.core.event import Event
from tessera.core.game import Game
from tessera.core.match import Match
from tessera.core.seats import WATCHER
from tessera.server.sitting import Player, Sitting

encode = msgspec.json.Encoder().encode
TALK = 200
"""Lines of talk that a newcomer is given."""


class Past(Protocol):
    """A match at some moment, and who plays it."""

    game: Game
    match: Match
    players: list[Player]


class Story:
    """What one seat was told, as lines that are ready to send. Each has a seal that depends on all before it."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.lines: list[bytes] = []
        self.seals = [""]
        self.read: list[tuple[Event, int]] = []
        """The events read so far, each with the number of lines after it."""

    def follow(self, sitting: Sitting | Past) -> None:
        """Catch up with the match; what it has taken back is forgotten."""
        match = sitting.match
        if match is None:
            return
        n = self.n_kept(match.events)
        if n < len(self.read):
            self.forget(n)
        ear = WATCHER if self.seat is None else self.seat
        names = names_of(sitting)
        for _, event in match.events[n:]:
            if event.heard_by(ear):
                self.add(sitting.game, event.json(match.box.names), names)
            self.read.append((event, len(self.lines)))

    def n_kept(self, events: list[tuple[int, Event]]) -> int:
        """How many of the events read are still part of the match: it only ever drops its latest."""
        n = min(len(events), len(self.read))
        while n and self.read[n - 1][0] is not events[n - 1][1]:
            n -= 1
        return n

    def forget(self, n: int) -> None:
        lines = self.read[n - 1][1] if n else 0
        del self.read[n:]
        # Pictures hold on to the old list of seals, to find what they have in common with new ones.
        self.lines, self.seals = self.lines[:lines], self.seals[: lines + 1]

    def add(self, game: Game, said: dict[str, Any], names: list[str]) -> None:
        words = game.words()
        line = encode({**said, "say": words.tell(said, self.seat, names), "rule": words.rule(said)})
        self.lines.append(line)
        self.seals.append(hashlib.sha256(self.seals[-1].encode() + line).hexdigest()[:16])


def names_of(sitting: Sitting | Past) -> list[str]:
    return [player.name or f"Seat {seat}" for seat, player in enumerate(sitting.players)]


class Picture:
    """All that one seat may know of a table at one moment, as bytes that can be compared and sent."""

    def __init__(self, parts: dict[str, bytes], story: Story, talk: list[dict[str, Any]]) -> None:
        self.parts = parts
        self.seals = story.seals
        self.lines = story.lines
        self.n_lines = len(story.lines)
        self.talk = talk
        self.n_talk = len(talk)

    @property
    def mark(self) -> str:
        """Where this seat's story stands. Whoever comes back with it gets the rest."""
        return f"{self.n_lines}-{self.seals[self.n_lines]}-{self.n_talk}"


def picture(sitting: Sitting, seat: int | None, story: Story) -> Picture:
    """What this seat may know; None is a watcher."""
    story.follow(sitting)
    parts = {"table": encode(public_facts(sitting, seat)), **own_facts(sitting, seat)}
    return Picture(parts, story, sitting.talk)


def public_facts(sitting: Sitting, seat: int | None) -> dict[str, Any]:
    """What all at the table know."""
    heading = sitting.heading
    return {
        "id": heading.table,
        "game": heading.game,
        "rules": heading.rules,
        "options": heading.options,
        "you": seat,
        "status": sitting.status,
        "players": [
            {"name": player.name, "agent": player.agent, "here": player.here, "resigned": player.resigned}
            | ({"shares": True} if player.shares else {})
            for player in sitting.players
        ],
        "commitment": heading.commitment,
        "nonces": sitting.nonces if sitting.match is not None else None,
        "clock": heading.clock,
        "deadlines": [rounded(sitting.clocks.deadline(other)) for other in range(heading.seats)],
        "friendly": heading.friendly,
        "poker_face": heading.poker_face,
        "waiting": sitting.waiting(),
        "proposal": sitting.proposal.seat if sitting.proposal is not None else None,
        "result": result(sitting),
        "rematch": sitting.rematch or None,
    }


def rounded(time: float | None) -> float | None:
    return round(time, 3) if time is not None else None


def result(sitting: Sitting) -> dict[str, Any] | None:
    """How it ended, with the secret that was committed to. Scores may hide in cards, so none are told before."""
    if sitting.status != "over" or sitting.match is None:
        return None
    return {
        "scores": sitting.match.scores,
        "winners": sitting.winners(),
        "stopped": sitting.stopped,
        "secret": sitting.heading.secret,
        "n_entries": len(sitting.match.entries),
    }


def own_facts(sitting: Sitting, seat: int | None) -> dict[str, bytes]:
    """What this seat sees and is asked."""
    match = sitting.match
    if match is None:
        return {"view": b"null", "prompt": b"null", "can_undo": b"false"}
    asked = match.prompt(seat) if seat is not None and sitting.status == "playing" else None
    if asked is not None:
        asked["say"] = sitting.game.words().say(asked["title"])
    can_undo = seat is not None and sitting.status == "playing" and match.can_undo(seat)
    return {"view": encode(match.view(seat)), "prompt": encode(asked), "can_undo": encode(can_undo)}


def whole(new: Picture, mark: str = "") -> bytes:
    """A picture for one who comes, or comes back with a mark."""
    n_lines, n_talk = resumed(new, mark)
    return frame("state", new, dict(new.parts), n_lines, max(n_talk, new.n_talk - TALK))


def resumed(new: Picture, mark: str) -> tuple[int, int]:
    """How many lines and how much talk the holder of this mark has already."""
    n_lines, seal, n_talk = [*mark.split("-"), "", "", ""][:3]
    if not (n_lines.isascii() and n_lines.isdigit() and n_talk.isascii() and n_talk.isdigit() and len(mark) < 60):
        return 0, 0
    if int(n_lines) > new.n_lines or new.seals[int(n_lines)] != seal:
        return 0, min(int(n_talk), new.n_talk)
    return int(n_lines), min(int(n_talk), new.n_talk)


def news(old: Picture, new: Picture) -> bytes | None:
    """What has changed for a seat since the last picture; None if nothing has."""
    changed = {name: part for name, part in new.parts.items() if old.parts[name] != part}
    kept = common(old, new)
    if not changed and kept == old.n_lines == new.n_lines and old.n_talk == new.n_talk:
        return None
    return frame("news", new, changed, kept, old.n_talk)


def common(old: Picture, new: Picture) -> int:
    """How many lines both stories begin with."""
    n = min(old.n_lines, new.n_lines)
    while old.seals is not new.seals and old.seals[n] != new.seals[n]:
        n -= 1
    return n


def frame(kind: str, new: Picture, parts: dict[str, bytes], n_lines: int, n_talk: int) -> bytes:
    said: dict[str, Any] = {"type": kind, "mark": new.mark}
    for name, part in parts.items():
        said[name] = msgspec.Raw(part)
    said["log"] = {"keep": n_lines, "add": [msgspec.Raw(line) for line in new.lines[n_lines : new.n_lines]]}
    said["talk"] = new.talk[n_talk : new.n_talk]
    return encode(said)
