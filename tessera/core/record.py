"""Records: the list of actions, draws and take-backs. They are the only truth about a match.

Every entry is a line of text, `0: draft ziggurat`, and carries a seal that depends on all before it, so that
verification names the first line that was changed.
"""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass, field
from typing import Any

from tessera.core.refusal import BadRecord

FORMAT = 1
KEYS = {"tessera", "game", "rules", "seats", "options", "dealer", "entries", "result", "seals"}
COMPONENTS = "components"
"""A key of records that were played with a pack: its files, so that they can be replayed anywhere."""
DEALER_KEYS = {"commitment", "nonces", "secret"}
NONCE_COMMITMENTS = "nonce_commitments"
"""A key of the dealer, in records of tables where seats committed to their nonces."""
SEATING = "seating"
"""A key of the dealer, in records of tables where it was drawn who sits where."""
UNDO = re.compile(r"\d{1,2}: undo")


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
    """The secret in hexadecimal digits; None as long as it must stay secret."""
    entries: list[str]
    result: dict[str, Any] | None
    """Scores and winners, once the match is over."""
    seals: list[str] | None = None
    nonce_commitments: list[str] = field(default_factory=list)
    """For each seat the commitment to its nonce, "" where it made none; empty where no seat made one."""
    seating: list[int] = field(default_factory=list)
    """For each seat the place that it was drawn for, by which nonces and their commitments are ordered; empty where the seats
    are as listed."""
    components: dict[str, dict[str, str]] = field(default_factory=dict)
    """The files of the packs that the match was played with, by the seals that `rules` names. The seals prove them."""

    def heading(self) -> dict[str, Any]:
        """All that was fixed before the first entry. The secret is sealed by its commitment."""
        heading: dict[str, Any] = {
            "tessera": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": self.options,
            "commitment": self.commitment,
            "nonces": self.nonces,
        }
        if self.nonce_commitments:
            heading[NONCE_COMMITMENTS] = self.nonce_commitments
        if self.seating:
            heading[SEATING] = self.seating
        return heading

    def unopened(self) -> list[int]:
        """The seats that committed to a nonce and never opened it."""
        places = [place for place, hash in enumerate(self.nonce_commitments) if hash and not self.nonces[place]]
        return sorted(self.seating.index(place) for place in places) if self.seating else places

    def sealed(self) -> list[str]:
        """A seal for the heading and for each entry, each made from the one before."""
        seal = hashlib.sha256(canonical(self.heading())).hexdigest()[:16]
        seals = [seal]
        for entry in self.entries:
            seal = hashlib.sha256(f"{seal} {entry}".encode()).hexdigest()[:16]
            seals.append(seal)
        return seals

    def json(self) -> dict[str, Any]:
        dealer: dict[str, Any] = {"commitment": self.commitment, "nonces": self.nonces, "secret": self.secret}
        if self.nonce_commitments:
            dealer[NONCE_COMMITMENTS] = self.nonce_commitments
        if self.seating:
            dealer[SEATING] = self.seating
        record = {
            "tessera": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": self.options,
            "dealer": dealer,
            "entries": self.entries,
            "result": self.result,
            "seals": self.sealed(),
        }
        if self.components:
            record[COMPONENTS] = self.components
        return record

    @staticmethod
    def read(data: Any) -> Record:
        """A record from JSON values. What is missing, superfluous or of a wrong type is named."""
        if not isinstance(data, dict):
            raise BadRecord("a record is a JSON object")
        expect_keys("the record", data, KEYS, {COMPONENTS})
        if data["tessera"] != FORMAT or type(data["tessera"]) is not int:
            raise BadRecord(f"this program reads records of format {FORMAT}, not {data['tessera']!r}")
        expect("dealer", data["dealer"], dict)
        expect_keys("its dealer", data["dealer"], DEALER_KEYS, {NONCE_COMMITMENTS, SEATING})
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
            nonce_commitments=expect_texts(NONCE_COMMITMENTS, data["dealer"].get(NONCE_COMMITMENTS, [])),
            seating=expect("seating", data["dealer"].get(SEATING, []), list),
        )
        for seal, files in expect(COMPONENTS, data.get(COMPONENTS, {}), dict).items():
            expect_texts("the files of each pack", list(expect("each pack", files, dict).values()))
            record.components[seal] = files
        for place in record.seating:
            expect("each place of the seating", place, int)
        for hash in record.nonce_commitments:
            if hash:
                expect_hex("each commitment to a nonce", hash)
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


def in_force(entries: list[str]) -> list[int]:
    """The numbers of the entries that were neither taken back nor rewound, counted from 0."""
    before, heads = linked(entries)
    found: list[int] = []
    head = heads[-1]
    while head >= 0:
        found.append(head)
        head = before[head]
    return found[::-1]


def linked(entries: list[str]) -> tuple[list[int], list[int]]:
    """For each entry the last one in force before it, and for each number of entries the last one in force after them.

    Where there is none, it is -1.
    """
    before: list[int] = []
    heads = [-1]
    for number, entry in enumerate(entries):
        before.append(heads[-1])
        if entry.startswith("host: rewind "):
            heads.append(heads[int(entry.split()[2])])
        elif UNDO.fullmatch(entry):
            heads.append(before[heads[-1]])
        else:
            heads.append(number)
    return before, heads


def returns(entries: list[str]) -> dict[int, int]:
    """For each entry that takes others back, by its number: after how many entries the position stood that it returns to."""
    heads = linked(entries)[1]
    found: dict[int, int] = {}
    for number, entry in enumerate(entries):
        if entry.startswith("host: rewind "):
            found[number] = int(entry.split()[2])
        elif UNDO.fullmatch(entry):
            found[number] = heads[number]
    return found


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


def expect_keys(what: str, value: dict[str, Any], keys: set[str], more: set[str] | None = None) -> None:
    if missing := sorted(keys - set(value)):
        raise BadRecord(f"{what} lacks {', '.join(missing)}")
    if unknown := sorted(set(value) - keys - (more or set())):
        raise BadRecord(f"{what} has unknown {', '.join(map(repr, unknown))}")


def expect_hex(what: str, text: str) -> None:
    if len(text) != 64 or any(digit not in "0123456789abcdef" for digit in text):
        raise BadRecord(f"{what} should be 64 hexadecimal digits")
