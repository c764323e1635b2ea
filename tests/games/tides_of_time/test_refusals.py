"""What the table refuses, and the rule it names (TT-12, TT-21, TT-60 to TT-62)."""

from __future__ import annotations

import json
import re

import pytest
from support import rule

from tessera.core.dealer import Dealer
from tessera.core.match import Match
from tessera.core.refusal import BadCall, Refused
from tessera.games.tides_of_time import GAME


def table() -> Match:
    return Match(GAME, GAME.box(2), Dealer.seeded(7, 2))


def played_round(match: Match) -> None:
    """Both take their first option until a relic is to be chosen."""
    while "draft" in match.options(0)[0]:
        for seat in range(2):
            match.play(seat, match.options(seat)[0])


def refused(match: Match, seat: int, text: str) -> Refused:
    """The refusal of an action, which changes nothing."""
    before = json.dumps([GAME.save(match.state), match.record()])
    with pytest.raises(Refused) as found:
        match.play(seat, text)
    assert json.dumps([GAME.save(match.state), match.record()]) == before
    assert set(found.value.nearest) <= set(match.options(seat))
    assert found.value.message.key in GAME.words("de")
    assert "?" not in found.value.reason
    return found.value


@rule("TT-60")
def test_a_card_that_is_not_in_hand_cannot_be_picked() -> None:
    match = table()
    absent = next(face for face in match.box.names if f"draft {face}" not in match.options(0))
    no = refused(match, 0, f"draft {absent}")
    assert no.rule == "TT-60"
    assert "not among the 5 cards of your hand" in no.reason
    assert no.nearest


@rule("TT-60")
def test_a_card_that_was_passed_on_cannot_be_picked_any_more() -> None:
    match = table()
    first, second, *_ = match.options(0)
    match.play(0, first)
    match.play(1, match.options(1)[0])
    assert refused(match, 0, second).rule == "TT-60"
    assert refused(match, 0, first).rule == "TT-60"


@rule("TT-62", "TT-12")
def test_nobody_answers_twice_before_the_rival_has() -> None:
    match = table()
    first, second, *_ = match.options(0)
    match.play(0, first)
    assert match.options(0) == []
    no = refused(match, 0, second)
    assert no.rule == "TT-12"
    assert "waits for seat 1" in no.reason


@rule("TT-62", "TT-21")
def test_nobody_keeps_twice_before_the_rival_has() -> None:
    match = table()
    played_round(match)
    first, second, *_ = match.options(1)
    match.play(1, first)
    no = refused(match, 1, second)
    assert no.rule == "TT-21"
    assert "waits for seat 0" in no.reason


@rule("TT-12")
def test_no_relic_is_kept_during_a_round() -> None:
    match = table()
    first, second, *_ = [text.removeprefix("draft ") for text in match.options(0)]
    no = refused(match, 0, f"keep {first} discard {second}")
    assert no.rule == "TT-12"
    assert "draft" in no.reason


@rule("TT-21")
def test_no_card_is_picked_between_rounds() -> None:
    match = table()
    played_round(match)
    no = refused(match, 0, f"draft {match.view(0)['hands'][0][0]}")
    assert no.rule == "TT-21"
    assert "keep CARD discard CARD" in no.reason


@rule("TT-61")
def test_only_cards_one_played_this_round_can_be_kept_or_discarded() -> None:
    match = table()
    played_round(match)
    mine, theirs = match.view(0)["hands"]
    for relic, discard, verb in ((mine[0], theirs[0], "was"), (theirs[0], mine[0], "was"), (theirs[0], theirs[1], "were")):
        no = refused(match, 0, f"keep {relic} discard {discard}")
        assert no.rule == "TT-61"
        assert no.reason.endswith(f" {verb} not played by you this round")


@rule("TT-61", "TT-R9")
def test_a_relic_of_an_earlier_round_can_be_neither_kept_again_nor_discarded() -> None:
    match = table()
    played_round(match)
    for seat in range(2):
        match.play(seat, match.options(seat)[0])
    relic = match.view(0)["relics"][0][0]
    played_round(match)
    mine = match.view(0)["hands"][0][0]
    assert refused(match, 0, f"keep {relic} discard {mine}").rule == "TT-61"
    assert refused(match, 0, f"keep {mine} discard {relic}").rule == "TT-61"


@rule("TT-61", "TT-21")
def test_relic_and_discard_cannot_be_the_same_card() -> None:
    match = table()
    played_round(match)
    mine = match.view(0)["hands"][0][0]
    assert refused(match, 0, f"keep {mine} discard {mine}").rule == "TT-21"


@rule("TT-26", "TT-60")
def test_a_seat_does_not_draw_for_itself() -> None:
    match = table()
    assert refused(match, 0, f"deal {match.view(0)['hands'][0][0]}").rule == "TT-12"


@rule("TT-49")
def test_nothing_is_played_when_the_game_is_over() -> None:
    match = table()
    while not match.over:
        seat = match.waiting()[0]
        match.play(seat, match.options(seat)[0])
    assert "over" in refused(match, 0, "draft kings-nest").reason


@pytest.mark.parametrize("seats", [0, 1, 3])
def test_the_game_is_for_two(seats: int) -> None:
    with pytest.raises(BadCall, match="takes 2 seats"):
        GAME.box(seats)


def test_a_wrong_option_is_named() -> None:
    with pytest.raises(BadCall, match="molehill_counts_amounts"):
        GAME.box(2, {"moles": True})
    with pytest.raises(BadCall, match="true or false"):
        GAME.box(2, {"molehill_counts_amounts": "perhaps"})


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_refusal_has_its_words(language: str) -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in GAME.folder.glob("**/*.py"))
    keys = re.findall(r'refuse\(\s*"[A-Z]+-[0-9]+",\s*"([a-z-]+)"', source)
    assert len(keys) == source.count("refuse(") > 0
    assert "Refused(" not in source
    assert [key for key in keys if key not in GAME.words(language)] == []
