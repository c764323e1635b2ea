"""Draws: fixed by secret and nonces, even, and without bias."""

from __future__ import annotations

import hashlib
import hmac
import math
from collections import Counter
from itertools import permutations

import pytest
from laws.worlds import sized

from tessera.core import dealer
from tessera.core.dealer import Dealer, Draws, commit, join

SECRET = bytes(range(32))


def chi_square(counts: list[int], expected: float) -> float:
    return sum((n - expected) ** 2 / expected for n in counts)


def expect_even(counts: list[int], freedom: int) -> None:
    """Within five standard deviations of what fair draws give, above and below."""
    spread = 5 * math.sqrt(2 * freedom)
    assert abs(chi_square(counts, sum(counts) / len(counts)) - freedom) < spread


def test_a_draw_is_the_published_formula_and_nothing_else() -> None:
    seed = hmac.digest(SECRET, b"tessera nonces \x00\x00\x00\x02hi\x00\x00\x00\x00", "sha256")
    assert join(SECRET, ["hi", ""]) == seed
    value = int.from_bytes(hmac.digest(seed, b"tessera draw 3 try 0", "sha256")[:8], "big")
    assert Dealer(SECRET, ["hi", ""]).pick(3, 18, []) == value % 18


def test_prepared_keys_give_the_digests_of_hmac() -> None:
    for draw in range(100):
        message = b"tessera draw %d try 0" % draw
        assert Draws(SECRET).digest(message) == hmac.digest(SECRET, message, "sha256")


def test_the_commitment_binds_the_secret() -> None:
    assert commit(SECRET) == hashlib.sha256(b"tessera secret " + SECRET).hexdigest()
    assert Dealer(SECRET, []).commitment == commit(SECRET)


def test_nonces_cannot_be_shifted_between_seats() -> None:
    assert len({join(SECRET, nonces) for nonces in (["ab", "c"], ["a", "bc"], ["abc", ""], ["", "abc"])}) == 4


def test_every_seat_changes_every_draw() -> None:
    first, second = Dealer(SECRET, ["x", "y"]), Dealer(SECRET, ["x", "z"])
    assert [first.pick(k, 1000, []) for k in range(8)] != [second.pick(k, 1000, []) for k in range(8)]


def test_a_fresh_secret_has_256_bits_from_the_system() -> None:
    secrets = {Dealer.fresh([]).secret for _ in range(50)}
    assert len(secrets) == 50
    assert all(len(secret) == 32 for secret in secrets)


def test_the_same_seed_gives_the_same_draws() -> None:
    assert [Dealer.seeded(7, 2).pick(k, 52, []) for k in range(20)] == [Dealer.seeded(7, 2).pick(k, 52, []) for k in range(20)]


def test_shuffles_put_every_card_in_every_position_equally_often() -> None:
    n_cards, n_shuffles = 18, sized(10_000, 200_000)
    counts = [0] * (n_cards * n_cards)
    for number in range(n_shuffles):
        draws = Draws(number.to_bytes(8, "big"))
        deck = list(range(n_cards))
        for position in range(n_cards):
            card = deck.pop(draws.below(position, len(deck)))
            counts[card * n_cards + position] += 1
    expect_even(counts, (n_cards - 1) ** 2)


def test_no_remainder_is_likelier_than_another() -> None:
    counts = [0] * 100
    for draw in range(40_000):
        counts[Draws(SECRET).below(draw, 100)] += 1
    expect_even(counts, 99)


@pytest.mark.parametrize("n", [1, 2, 3, 18, 100, 255, 65_537, (1 << 31) + 1, (1 << 32) - 1])
def test_the_last_incomplete_row_of_numbers_is_rejected(n: int) -> None:
    """A plain remainder would favour the outcomes that this row still has."""
    limit = (1 << 64) // n * n
    numbers = {0, 1, n, limit - n, limit - 1, limit, limit + 1, (1 << 64) - 1, ((1 << 32) - 1) << 32, 0x123456789ABCDEF0}
    for number in numbers - {1 << 64, (1 << 64) + 1}:
        digest = number.to_bytes(8, "big") + bytes(24)
        assert dealer.reduced(digest, n) == (number % n if number < limit else -1)


def test_a_rejected_try_is_followed_by_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    tries = iter([b"\xff" * 32, b"\xff" * 32, bytes(7) + b"\x05" + bytes(24)])
    messages: list[bytes] = []

    def digest(self: Draws, message: bytes) -> bytes:
        messages.append(message)
        return next(tries)

    monkeypatch.setattr(Draws, "digest", digest)
    assert Draws(SECRET).below(4, 100) == 5
    assert messages == [b"tessera draw 4 try 0", b"tessera draw 4 try 1", b"tessera draw 4 try 2"]


def test_weights_are_kept() -> None:
    hands = Dealer(SECRET, [])
    counts = [0, 0, 0]
    for draw in range(12_000):
        counts[hands.pick(draw, 3, [1, 2, 3])] += 1
    expect_even([counts[0] * 6, counts[1] * 3, counts[2] * 2], 12)


@pytest.mark.parametrize("n", [0, -1, 1 << 32])
def test_a_draw_among_nothing_or_too_much_is_an_error(n: int) -> None:
    with pytest.raises(ValueError, match="outcomes"):
        Draws(SECRET).below(0, n)


def test_seats_are_drawn_by_themselves_and_every_order_is_as_likely() -> None:
    """The row of the seats has numbers of its own, so no draw of the match is shifted by it."""
    seen: Counter[tuple[int, ...]] = Counter()
    for n in range(1200):
        seen[tuple(Dealer(SECRET, [str(n), "", ""], draws_seats=True).seating)] += 1
    assert set(seen) == set(permutations(range(3)))
    assert min(seen.values()) > 150
    as_listed, drawn = Dealer(SECRET, ["x", "y"]), Dealer(SECRET, ["x", "y"], draws_seats=True)
    assert as_listed.seating == []
    assert [as_listed.pick(k, 18, []) for k in range(50)] == [drawn.pick(k, 18, []) for k in range(50)]
