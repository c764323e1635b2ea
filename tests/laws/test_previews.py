"""Laws of previews: what an option is said to do comes from the view alone, and comes true."""

from __future__ import annotations

from random import Random

import pytest
from laws.worlds import CASES, NAMES, Case, positions, sized

from tessera.core.preview import preview
from tessera.core.seats import CHANCE
from tessera.core.state import State
from tessera.core.view import imagine, look

N_POSITIONS = sized(40, 400)


def asked(s: State) -> list[int]:
    return [seat for seat in s.waiting() if seat != CHANCE]


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_a_preview_depends_on_the_view_alone(case: Case) -> None:
    """In a world that the seat cannot tell from the true one, every option promises the same."""
    rng = Random(51)
    for s in positions(case, 31, N_POSITIONS):
        for seat in asked(s):
            view = look(s, seat)
            assert preview(case.game, look(imagine(view, rng), seat)) == preview(case.game, view)


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_what_a_preview_promises_comes_true(case: Case) -> None:
    """Played in the true position, the option changes every gauge that it named, and to the number that it named."""
    for s in positions(case, 32, N_POSITIONS):
        for seat in asked(s):
            promised = preview(case.game, look(s, seat))
            assert list(promised) == [option.text for option in s.options(seat)]
            for option in s.options(seat):
                after = s.clone()
                after.agenda[-1].foresee(after, seat, option)
                gauges = case.game.gauges(look(after, seat))
                for name, (_, then) in promised[option.text].items():
                    assert gauges[name] == then, (option.text, name)


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_gauges_have_words(case: Case) -> None:
    for s in positions(case, 33, 2):
        for name in case.game.gauges(look(s, 0)):
            for language in case.game.languages:
                assert f"gauge-{name}" in case.game.words(language), (name, language)
