"""Draws: fixed by secret and nonces, even, and without bias."""

from __future__ import annotations

import hashlib
import hmac
import math

import pytest
from laws.worlds import sized

from tessera.core import dealer
from tessera.core.dealer import Dealer, below, commit, join

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
        seed = number.to_bytes(8, "big")
        deck = list(range(n_cards))
        for position in range(n_cards):
            card = deck.pop(below(seed, position, len(deck)))
            counts[card * n_cards + position] += 1
    expect_even(counts, (n_cards - 1) ** 2)


def test_no_remainder_is_likelier_than_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one byte a try and 100 outcomes a plain remainder would favour the first 56 by half."""
    monkeypatch.setattr(dealer, "SIZE", 1)
    counts = [0] * 100
    for draw in range(40_000):
        counts[below(SECRET, draw, 100)] += 1
    expect_even(counts, 99)


def test_weights_are_kept() -> None:
    hands = Dealer(SECRET, [])
    counts = [0, 0, 0]
    for draw in range(12_000):
        counts[hands.pick(draw, 3, [1, 2, 3])] += 1
    expect_even([counts[0] * 6, counts[1] * 3, counts[2] * 2], 12)


@pytest.mark.parametrize("n", [0, -1, 1 << 32])
def test_a_draw_among_nothing_or_too_much_is_an_error(n: int) -> None:
    with pytest.raises(ValueError, match="outcomes"):
        below(SECRET, 0, n)
