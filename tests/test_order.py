"""The rules' tests run before tests of bots, balance and server."""

from __future__ import annotations

import pytest
from conftest import ORDER, TESTS, group_of


@pytest.mark.parametrize(
    ("path", "group"),
    [
        ("games/tides_of_time/test_rounds.py", "rules"),
        ("games/city_builder/test_city_bot.py", "judgement"),
        ("games/the_ancient_world/test_advice.py", "judgement"),
        ("lab/test_stacker.py", "lab"),
        ("laws/test_views.py", "laws"),
        ("test_conventions.py", "other"),
        ("web/test_table.py", "web"),
    ],
)
def test_a_file_belongs_to_its_group(path: str, group: str) -> None:
    assert (TESTS / path).exists()
    assert group_of(TESTS / path) == group


def test_browsers_come_last() -> None:
    """Nothing can start an event loop of its own in a process whose browser is driven."""
    assert ORDER[-1] == "web"


def test_rules_come_before_everything_that_judges() -> None:
    assert ORDER.index("rules") == 0
    assert ORDER.index("judgement") > max(ORDER.index(group) for group in ("core", "laws", "perft", "golden"))
