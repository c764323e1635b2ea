"""Whole games, replayed from written decks (TT-9, TT-86)."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from games.tides_of_time.build import DECK_OF_G1, draft, feed, keep, kingdom, pile, start
from support import rule

Pair = tuple[int, int]


@dataclass(frozen=True)
class Played:
    """A round as it was played: cards of player 0 / player 1."""

    picks: str
    scores: list[int]
    relics: Pair | None = None
    discards: Pair | None = None


@dataclass(frozen=True)
class Example:
    deck: list[int]
    rounds: list[Played]
    final: list[int]
    winners: list[int]


G1 = Example(
    deck=DECK_OF_G1,
    rounds=[
        Played("15/6 14/3 8/7 12/10 17/4", [3, 19], (14, 4), (15, 3)),
        Played("17/2 7/8 9/10 6/12 16/1", [17, 23], (17, 1), (16, 2)),
        Played("13/10 11/18 9/12 5/6 7/8", [24, 19]),
    ],
    final=[44, 61],
    winners=[1],
)
G2 = Example(
    deck=[18, 12, 14, 7, 8, 6, 10, 4, 3, 9, 16, 17, 5, 15, 13, 1, 2, 11],
    rounds=[
        Played("8/6 9/7 12/4 3/18 14/10", [3, 17], (8, 7), (3, 4)),
        Played("12/5 10/14 9/15 18/17 16/6", [23, 8], (18, 14), (9, 17)),
        Played("16/11 5/10 1/2 6/13 12/15", [21, 22]),
    ],
    final=[47, 47],
    winners=[0, 1],
)


@rule("TT-9", "TT-14", "TT-18", "TT-26", "TT-50", "TT-86")
@pytest.mark.parametrize("game", [G1, G2], ids=["G1", "G2"])
def test_a_written_game_comes_out_as_written(game: Example) -> None:
    s = start(game.deck)
    for number, played in enumerate(game.rounds, 1):
        assert s.round == number
        for pick in played.picks.split():
            draft(s, *map(int, pick.split("/")))
        assert [scores[-1] for scores in s.round_scores] == played.scores
        if played.relics and played.discards:
            keep(s, *zip(played.relics, played.discards, strict=True))
            feed(s, game.deck)
    assert s.over()
    assert pile(s) == []
    assert s.scores() == game.final
    assert s.winners() == game.winners


@rule("TT-51", "TT-52")
def test_the_second_game_is_shared_although_player_0_has_kings_nest() -> None:
    s = start(G2.deck)
    for played in G2.rounds:
        for pick in played.picks.split():
            draft(s, *map(int, pick.split("/")))
        if played.relics and played.discards:
            keep(s, *zip(played.relics, played.discards, strict=True))
            feed(s, G2.deck)
    assert 1 in kingdom(s, 0)
    assert s.winners() == [0, 1]
