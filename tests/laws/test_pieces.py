"""The law of pieces: an option names its pieces with the places in which the asked seat sees them lie."""

from __future__ import annotations

import re

import pytest
from laws.worlds import CASES, Case, positions, sized

from tessera.core.prompt import prompt
from tessera.core.view import look

NAMED = re.compile(r"[a-z_0-9]+(/[0-9])?/[a-z0-9,-]+")
N_POSITIONS = sized(25, 500)


@pytest.mark.parametrize("case", CASES, ids=[str(case) for case in CASES])
def test_a_piece_lies_where_an_option_says(case: Case) -> None:
    for s in positions(case, 20, N_POSITIONS):
        for seat in s.waiting():
            if seat < 0:
                continue
            asked = prompt(s, seat, 1)
            assert asked is not None
            view = look(s, seat).json()
            for option in asked["options"]:
                for piece in option["on"]:
                    assert NAMED.fullmatch(piece), (option, piece)
                    place, *whose, name = piece.split("/")
                    if place in view["unseen"]:
                        there = view[place][int(whose[0])] if whose else view[place]
                        assert name in there, (option, piece)
