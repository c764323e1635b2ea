"""Records: the list of actions, draws and take-backs. They are the only truth about a match.

Every entry is a line of text, `0: draft ziggurat`, and carries a seal that depends on all before it, so that whoever
changes a line cannot hide which.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any

from tessera.core.refusal import BadRecord

FORMAT = 1
KEYS = {"tessera", "game", "rules", "seats", "options", "dealer", "entries", "result", "seals"}
DEALER_KEYS = {"commitment", "nonces", "secret"}


@dataclass
class Record:
    """A match as it is written down."""

    game: str
    rules: str
    seats: int
    options: dict[str, Any]
    commitment: str
    nonces: list[str]
    secret: str | None
    """In hexadecimal digits; None as long as it must stay secret."""
    entries: list[str]
    result: dict[str, Any] | None
    """Scores and winners, once the match is over."""
    seals: list[str] | None = None

    def heading(self) -> dict[str, Any]:
        """All that was fixed before the first entry. The secret is sealed by its commitment."""
        return {
            "tessera": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": self.options,
            "commitment": self.commitment,
            "nonces": self.nonces,
        }

    def sealed(self) -> list[str]:
        """A seal for the heading and for each entry, each made from the one before."""
        seal = hashlib.sha256(canonical(self.heading())).hexdigest()[:16]
        seals = [seal]
        for entry in self.entries:
            seal = hashlib.sha256(f"{seal} {entry}".encode()).hexdigest()[:16]
            seals.append(seal)
        return seals

    def json(self) -> dict[str, Any]:
        return {
            "tessera": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": self.options,
            "dealer": {"commitment": self.commitment, "nonces": self.nonces, "secret": self.secret},
            "entries": self.entries,
            "result": self.result,
            "seals": self.sealed(),
        }

    @staticmethod
    def read(data: Any) -> Record:
        """A record from JSON values. What is missing, superfluous or of a wrong type is named."""
        if not isinstance(data, dict):
            raise BadRecord("a record is a JSON object")
        expect_keys("the record", data, KEYS)
        if data["tessera"] != FORMAT or type(data["tessera"]) is not int:
            raise BadRecord(f"this program reads records of format {FORMAT}, not {data['tessera']!r}")
        expect("dealer", data["dealer"], dict)
        expect_keys("its dealer", data["dealer"], DEALER_KEYS)
        record = Record(
            game=expect("game", data["game"], str),
            rules=expect("rules", data["rules"], str),
            seats=expect("seats", data["seats"], int),
            options=expect("options", data["options"], dict),
            commitment=expect("commitment", data["dealer"]["commitment"], str),
            nonces=expect_texts("nonces", data["dealer"]["nonces"]),
            secret=data["dealer"]["secret"],
            entries=expect_texts("entries", data["entries"]),
            result=data["result"],
            seals=expect_texts("seals", data["seals"]),
        )
        if record.secret is not None:
            expect("secret", record.secret, str)
            expect_hex("secret", record.secret)
        return record

    @staticmethod
    def parse(text: str | bytes) -> Record:
        try:
            return Record.read(json.loads(text))
        except (ValueError, RecursionError) as error:
            if isinstance(error, BadRecord):
                raise
            raise BadRecord(f"not a record: it is no complete JSON ({error})") from None


def canonical(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode()


def expect(what: str, value: Any, wanted: type) -> Any:
    if type(value) is not wanted:
        raise BadRecord(f"{what} should be a {wanted.__name__}, not {value!r}")
    return value


def expect_texts(what: str, value: Any) -> list[str]:
    expect(what, value, list)
    for item in value:
        expect(f"each of {what}", item, str)
    return list(value)


def expect_keys(what: str, value: dict[str, Any], keys: set[str]) -> None:
    if missing := sorted(keys - set(value)):
        raise BadRecord(f"{what} lacks {', '.join(missing)}")
    if strange := sorted(set(value) - keys):
        raise BadRecord(f"{what} has unknown {', '.join(map(repr, strange))}")


def expect_hex(what: str, text: str) -> None:
    if len(text) != 64 or any(digit not in "0123456789abcdef" for digit in text):
        raise BadRecord(f"{what} should be 64 hexadecimal digits")
