"""A witness: what one seat was shown before the first draw. Only with it can that seat prove that the draws were not chosen.

A record can be written anew as a whole by whoever runs the server: with another secret, another commitment and other nonces it
is just as consistent. A client therefore keeps the commitments that it was shown and its own nonce, out of the server's reach.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from tessera.core.record import Record, expect, expect_hex, expect_keys, expect_texts
from tessera.core.refusal import BadRecord

DRAWN = "drawn"
"""The value of `seating` if the seats are drawn."""
KEYS = {"commitment", "seat", "nonce", "nonce_commitments"}
MORE = {"table", "seating"}


@dataclass(frozen=True)
class Witness:
    """What a client kept of one seat at one table."""

    commitment: str
    """The dealer's, as it was shown before the client sent anything of its own."""
    seat: int
    """The place at which it sat down. Where seats are drawn, the record's `seating` says which seat it became."""
    nonce: str
    """The seat's own."""
    nonce_commitments: list[str]
    """The commitments of all seats, as they were shown before the client opened its nonce; empty if it never opened it."""
    seating: str = ""
    """The announced seating, drawn or as listed; empty in witnesses that do not know it."""

    @staticmethod
    def read(data: Any) -> Witness:
        """A witness from JSON values. What is missing, superfluous or of a wrong type is named."""
        expect("a witness", data, dict)
        expect_keys("the witness", data, KEYS, MORE)
        expect_hex("commitment", expect("commitment", data["commitment"], str))
        return Witness(
            commitment=data["commitment"],
            seat=expect("seat", data["seat"], int),
            nonce=expect("nonce", data["nonce"], str),
            nonce_commitments=expect_texts("nonce_commitments", data["nonce_commitments"]),
            seating=expect("seating", data.get("seating", ""), str),
        )

    @staticmethod
    def parse(text: str | bytes) -> Witness:
        try:
            return Witness.read(json.loads(text))
        except (ValueError, RecursionError) as error:
            if isinstance(error, BadRecord):
                raise
            raise BadRecord(f"not a witness: it is no complete JSON ({error})") from None

    def objection(self, record: Record) -> str:
        """The difference between a record and what this seat was shown; empty if there is none."""
        if record.commitment != self.commitment:
            return "the commitment is not the one that this seat was shown before the match"
        if not 0 <= self.seat < record.seats:
            return f"there is no seat {self.seat}"
        if not record.nonces[self.seat]:
            return "the match began without the nonce of this seat"
        if record.nonces[self.seat] != self.nonce:
            return "the nonce of this seat is not the one that it chose"
        if record.nonce_commitments != self.nonce_commitments:
            return "the commitments to the nonces are not those that this seat was shown before it opened its own"
        if self.seating and (self.seating == DRAWN) != bool(record.seating) and record.seats > 1:
            return "seats should have been drawn" if self.seating == DRAWN else "seats should have been as listed"
        return ""
