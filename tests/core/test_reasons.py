"""Why a piece cannot be used now."""

from __future__ import annotations

import tessera
from tessera.core.reasons import why_not


def test_a_covered_space_says_when_it_opens() -> None:
    match = tessera.new_match("the-ancient-world", seats=2, seed=3)
    seat = match.waiting()[0]
    refused = why_not(match, seat, "space/grow")
    assert refused is not None
    assert (refused.rule, refused.message.key) == ("AW-96", "no-covered-space")


def test_what_can_be_used_has_no_reason() -> None:
    match = tessera.new_match("the-ancient-world", seats=2, seed=3)
    assert why_not(match, match.waiting()[0], "space/labor") is None


def test_a_citizen_away_is_not_the_reason_while_another_could_go() -> None:
    """Citizen 1 is on Labor. Grow is barred to it for that reason, and to the others because it is covered."""
    match = tessera.new_match("the-ancient-world", seats=2, seed=3)
    seat = match.waiting()[0]
    match.play(seat, "place 1 labor")
    while match.waiting() != [seat]:
        other = match.waiting()[0]
        match.play(other, match.options(other)[0])
    refused = why_not(match, seat, "space/grow")
    assert refused is not None
    assert refused.message.key == "no-covered-space"


def test_a_seat_that_is_not_asked_hears_that() -> None:
    match = tessera.new_match("the-ancient-world", seats=2, seed=3)
    refused = why_not(match, 1 - match.waiting()[0], "space/labor")
    assert refused is not None
    assert refused.message.key == "not-asked"


def test_a_thing_that_no_action_names_has_no_reason() -> None:
    match = tessera.new_match("tides-of-time", seed=1)
    assert why_not(match, 0, "deck/nothing") is None
