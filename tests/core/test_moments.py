"""Moments: what a match passes through inside one action can still be seen."""

from __future__ import annotations

from tessera.core.dealer import Dealer
from tessera.core.match import Match
from tessera.games import GAMES


def play_round(match: Match) -> None:
    for _ in range(5):
        for seat in (0, 1):
            match.play(seat, match.options(seat)[0])


def tides(keeps_moments: bool) -> Match:
    game = GAMES["tides-of-time"]
    return Match(game, game.box(2), Dealer.seeded(4, 2), keeps_moments=keeps_moments)


def test_a_scored_round_is_seen_before_the_kingdoms_are_cleared() -> None:
    match = tides(keeps_moments=True)
    play_round(match)
    [(n_told, view)] = match.moments(0)
    log = match.log(0)
    assert [len(kingdom) for kingdom in view["kingdoms"]] == [5, 5]
    assert [len(kingdom) for kingdom in match.view(0)["kingdoms"]] == [0, 0]
    assert [line["key"] for _, line in log[n_told - 2 : n_told]] == ["round-score", "round-score"]
    assert view["round_scores"] == match.view(0)["round_scores"]


def test_moments_are_kept_only_where_people_watch_and_until_they_have_seen_them() -> None:
    unwatched, watched = tides(keeps_moments=False), tides(keeps_moments=True)
    play_round(unwatched)
    play_round(watched)
    assert unwatched.moments(0) == []
    watched.forget_moments()
    assert watched.moments(0) == []


def test_an_undone_action_keeps_moments_coming() -> None:
    match = tides(keeps_moments=True)
    match.play(0, match.options(0)[0])
    match.undo(0)
    play_round(match)
    assert len(match.moments(None)) == 1
