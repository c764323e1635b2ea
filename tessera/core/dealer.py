"""The dealer: draws that nobody can steer and anybody can check afterwards.

Before the first draw the dealer publishes the SHA-256 of a 256-bit secret, and every seat adds a nonce. All draws
follow from both: `seed = HMAC(secret, nonces)`, and draw k is `HMAC(seed, k, try)` reduced by rejection, so that no
value is likelier than another. At the end the secret is shown.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

SIZE = 8
"""Bytes of a digest that one try uses. A try is rejected with a chance below (number of outcomes) / 2^64."""


def commit(secret: bytes) -> str:
    """What is published before the first draw."""
    return hashlib.sha256(b"tessera secret " + secret).hexdigest()


def join(secret: bytes, nonces: list[str]) -> bytes:
    """The seed of all draws. Each nonce is preceded by its length, so that no two lists read alike."""
    message = b"".join(len(nonce.encode()).to_bytes(4, "big") + nonce.encode() for nonce in nonces)
    return hmac.digest(secret, b"tessera nonces " + message, "sha256")


def below(seed: bytes, draw: int, n: int) -> int:
    """Draw number `draw` as a whole number from 0 to n - 1, all equally likely."""
    if not 0 < n < 1 << 32:
        raise ValueError(f"a draw has between 1 and 2^32 - 1 outcomes, not {n}")
    limit = (1 << 8 * SIZE) // n * n
    attempt = 0
    while True:
        digest = hmac.digest(seed, b"tessera draw %d try %d" % (draw, attempt), "sha256")
        value = int.from_bytes(digest[:SIZE], "big")
        if value < limit:
            return value % n
        attempt += 1


class Dealer:
    """One who draws for a match, from a secret and the seats' nonces."""

    def __init__(self, secret: bytes, nonces: list[str]) -> None:
        self.secret = secret
        self.nonces = nonces
        self.commitment = commit(secret)
        self.seed = join(secret, nonces)

    @staticmethod
    def fresh(nonces: list[str]) -> Dealer:
        """A dealer whose secret comes from the operating system."""
        return Dealer(secrets.token_bytes(32), nonces)

    @staticmethod
    def seeded(seed: int, seats: int) -> Dealer:
        """A dealer for simulation: the same seed, the same draws."""
        secret = hashlib.sha256(b"tessera seed %d" % seed).digest()
        return Dealer(secret, [""] * seats)

    def pick(self, draw: int, n_options: int, weights: list[int]) -> int:
        """Which of the options draw number `draw` takes; without weights all are alike."""
        if not weights:
            return below(self.seed, draw, n_options)
        rest = below(self.seed, draw, sum(weights))
        for i, weight in enumerate(weights):
            if rest < weight:
                return i
            rest -= weight
        raise AssertionError("weights do not add up")
