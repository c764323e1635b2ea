"""The dealer: draws that nobody can steer alone and anybody can check afterwards.

Before the first draw the dealer publishes the SHA-256 of a 256-bit secret, and every seat adds a nonce. All draws
follow from both: `seed = HMAC(secret, nonces)`, and draw k is `HMAC(seed, k, try)` reduced by rejection, so that no
value is likelier than another. At the end the secret is shown.

The dealer knows the secret, so whoever learns all nonces before the last one is fixed could choose the draws. At a table
of several people each seat therefore publishes the SHA-256 of its nonce first, and opens the nonce when all have done so.
Who sits where may be drawn in the same way before the match begins. Nonces and commitments then stay in the order of the
places at which people sat down; `seating` says which place each seat was drawn for.
docs/fairness.md says what that proves and what it does not.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tessera.core.refusal import refuse

HIGHEST: Final = (1 << 32) - 1
"""A try is rejected only if its first four bytes are these: with a chance below (number of outcomes) / 2^64."""

BLOCK: Final = 64
"""Bytes that SHA-256 takes at a time, and to which HMAC pads its key."""
INNER: Final = bytes([byte ^ 0x36 for byte in range(256)])
OUTER: Final = bytes([byte ^ 0x5C for byte in range(256)])


def commit(secret: bytes) -> str:
    """The facts that are published before the first draw."""
    return hashlib.sha256(b"tessera secret " + secret).hexdigest()


def commit_nonce(nonce: str) -> str:
    """What a seat publishes of its nonce before all others have published theirs."""
    return hashlib.sha256(b"tessera nonce " + nonce.encode()).hexdigest()


def join(secret: bytes, nonces: list[str]) -> bytes:
    """The seed of all draws. Each nonce is preceded by its length, so that no two lists read alike."""
    message = b"".join(len(nonce.encode()).to_bytes(4, "big") + nonce.encode() for nonce in nonces)
    return hmac.digest(secret, b"tessera nonces " + message, "sha256")


class Draws:
    """All draws that follow from a seed. The two halves of HMAC's key are hashed once and not for every draw."""

    def __init__(self, seed: bytes) -> None:
        block = seed.ljust(BLOCK, b"\0")
        self.inner: Any = hashlib.sha256(block.translate(INNER))
        self.outer: Any = hashlib.sha256(block.translate(OUTER))

    def digest(self, message: bytes) -> bytes:
        """HMAC-SHA-256 of the message under the seed."""
        inner = self.inner.copy()
        inner.update(message)
        outer = self.outer.copy()
        outer.update(inner.digest())
        digest: bytes = outer.digest()
        return digest

    def below(self, draw: int, n: int) -> int:
        """Draw number `draw` as a whole number from 0 to n - 1, all equally likely."""
        return self.named(b"draw", draw, n)

    def named(self, what: bytes, number: int, n: int) -> int:
        """Like `below`, for one of several series of draws, so that no series shifts the numbers of another."""
        if not 0 < n < 1 << 32:
            raise ValueError(f"a draw has between 1 and 2^32 - 1 outcomes, not {n}")
        attempt = 0
        while True:
            found = reduced(self.digest(b"tessera %s %d try %d" % (what, number, attempt)), n)
            if found >= 0:
                return found
            attempt += 1

    def seating(self, n_places: int) -> list[int]:
        """For each seat in turn one of the places that are still left, in the order of the list."""
        left = list(range(n_places))
        return [left.pop(self.named(b"seat", seat, len(left))) for seat in range(n_places)]


def reduced(digest: bytes, n: int) -> int:
    """The remainder of a digest's first 8 bytes by n. It is -1 where they lie in the last, incomplete row of n numbers.

    The number is never put together, because it would be a big integer, unless it lies near the end.
    """
    high = ((digest[0] * 256 + digest[1]) * 256 + digest[2]) * 256 + digest[3]
    low = ((digest[4] * 256 + digest[5]) * 256 + digest[6]) * 256 + digest[7]
    if high == HIGHEST and (high << 32) + low >= (1 << 64) // n * n:
        return -1
    return (high % n * (1 << 32) + low) % n


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Draws for a match, from a secret and the nonces of the seats."""

    def __init__(
        self, secret: bytes, nonces: list[str], nonce_commitments: list[str] | None = None, draws_seats: bool = False
    ) -> None:
        self.secret = secret
        self.nonces = nonces
        self.nonce_commitments: list[str] = nonce_commitments or []
        """What each seat published of its nonce before it opened it, or "" for a seat that did not; none in simulations."""
        self.draws = Draws(join(secret, nonces))
        self.seating: list[int] = self.draws.seating(len(nonces)) if draws_seats else []
        """For each seat the place that it was drawn for; empty where everybody sits as listed."""

    @property
    def commitment(self) -> str:
        """What is published before the first draw."""
        return commit(self.secret)

    @staticmethod
    def fresh(nonces: list[str]) -> Dealer:
        """A dealer whose secret comes from the operating system."""
        return Dealer(secrets.token_bytes(32), nonces)

    @staticmethod
    def seeded(seed: int, seats: int) -> Dealer:
        """A dealer for simulations: the same seed gives the same draws."""
        secret = hashlib.sha256(b"tessera seed %d" % seed).digest()
        return Dealer(secret, [""] * seats)

    def pick(self, draw: int, n_options: int, weights: list[int]) -> int:
        """The index of the option that draw number `draw` takes. Without weights all options are equally likely."""
        if not weights:
            return self.draws.below(draw, n_options)
        rest = self.draws.below(draw, sum(weights))
        for i in range(len(weights)):
            if rest < weights[i]:
                return i
            rest -= weights[i]
        raise AssertionError("weights do not add up")


class RenumberedDealer(Dealer):
    """A dealer that uses chosen draws of another dealer, such as those that were not taken back."""

    def __init__(self, dealer: Dealer, numbers: list[int]) -> None:
        super().__init__(dealer.secret, dealer.nonces, dealer.nonce_commitments, bool(dealer.seating))
        self.numbers = numbers

    def pick(self, draw: int, n_options: int, weights: list[int]) -> int:
        if draw >= len(self.numbers):
            raise refuse("", "draw-is-due", n=draw)
        return super().pick(self.numbers[draw], n_options, weights)
