"""The table: whose turn it is, what may be taken back, and how it says no."""

from __future__ import annotations

import pytest
from toys import bazaar, lookout

import tessera
from tessera.core.dealer import Dealer
from tessera.core.game import Game
from tessera.core.match import Match
from tessera.core.refusal import BadCall, Refused
from tessera.core.seats import EVERYONE


def tides(seed: int = 7) -> tessera.Match:
    return tessera.new_match("tides-of-time", seed=seed)


def toy(game: Game, seed: int = 1) -> Match:
    box = game.box(game.seats[0])
    return Match(game, box, Dealer.seeded(seed, box.seats))


def test_an_event_names_only_what_it_mentions() -> None:
    """A seat, a rival or a piece that is not mentioned is not in the JSON, not even as a number that means none."""
    s = toy(bazaar.GAME).state
    names = s.box.names
    s.log = []
    s.tell(EVERYONE, "plain")
    s.tell(EVERYONE, "told", seat=0, n=2)
    s.tell(EVERYONE, "all", seat=0, rival=1, piece=0, pieces=(0, 1), n=1, m=2, text="words")
    assert [event.json(names) for event in s.log] == [
        {"key": "plain", "n": 0, "m": 0},
        {"key": "told", "n": 2, "m": 0, "seat": 0},
        {"key": "all", "n": 1, "m": 2, "seat": 0, "rival": 1, "piece": names[0], "pieces": names[:2], "text": "words"},
    ]


def test_both_are_waited_for_until_both_have_chosen() -> None:
    match = tides()
    assert match.waiting() == [0, 1]
    match.play(1, match.options(1)[0])
    assert match.waiting() == [0]
    assert match.options(1) == []


def test_a_sealed_answer_may_be_taken_back_until_the_other_answers() -> None:
    match = tides()
    first, second = match.options(0)[:2]
    match.play(0, first)
    match.undo(0)
    assert match.waiting() == [0, 1]
    match.play(0, second)
    assert match.can_undo(0)
    match.play(1, match.options(1)[0])
    assert not match.can_undo(0)
    assert not match.can_undo(1)  # it has seen the other's card
    with pytest.raises(Refused, match="cannot be taken back"):
        match.undo(1)


def test_a_take_back_is_written_down_and_not_erased() -> None:
    match = tides()
    match.play(0, match.options(0)[0])
    match.undo(0)
    assert match.entries[-2:] == [f"0: {match.options(0)[0]}", "0: undo"]


def test_questions_are_numbered_for_each_seat_by_its_own_answers() -> None:
    match = tides()
    match.play(1, match.options(1)[0])
    assert (match.ask(0), match.ask(1)) == (1, 2)


def test_what_was_looked_at_cannot_be_taken_back_but_its_order_can() -> None:
    match = toy(lookout.GAME)
    match.play(0, "peek")
    match.play(1, "let")
    assert not match.can_undo(0)
    for _ in range(2):
        match.play(0, match.options(0)[0])
    match.undo(0)
    match.undo(0)
    with pytest.raises(Refused):
        match.undo(0)


def test_a_final_answer_cannot_be_taken_back() -> None:
    match = toy(lookout.GAME)
    match.play(0, "peek")
    assert match.can_undo(0)
    match.play(1, "stop")
    assert not match.can_undo(1)


def test_an_open_action_is_read_judged_and_recorded() -> None:
    match = toy(bazaar.GAME)
    for seat in range(3):
        match.play(seat, match.options(seat)[0])
    held = match.view(0)["hands"][0]
    if not held:
        pytest.skip("the thief left nothing")
    match.play(0, f"  OFFER {held[0]}   for marble ")
    assert match.entries[-1] == f"0: offer {held[0]} for marble"
    with pytest.raises(Refused) as refused:
        match.play(0, "offer wood for marble")
    assert refused.value.rule == "BZ-2"


def test_a_shown_card_is_known_as_a_number_of_its_kind() -> None:
    match = toy(bazaar.GAME, 4)
    for seat in range(3):
        match.play(seat, match.options(seat)[0])
    kind = match.view(1)["hands"][1][0]
    match.play(1, f"offer {kind} for marble")
    assert match.view(2)["hands"][1] == [kind]
    match.play(1, f"sell {kind}")
    assert match.view(2)["hands"][1] == []


def test_out_of_turn_play_is_refused_with_who_is_waited_for() -> None:
    match = tides()
    match.play(0, match.options(0)[0])
    with pytest.raises(Refused, match="waits for seat 1"):
        match.play(0, "draft kings-nest")


def test_a_refusal_names_rule_reason_and_the_nearest_actions() -> None:
    match = tides()
    absent = next(text for text in (f"draft {name}" for name in match.box.names) if text not in match.options(0))
    with pytest.raises(Refused) as refused:
        match.play(0, absent)
    assert refused.value.rule == "TT-60"
    assert "5 cards" in refused.value.reason
    assert set(refused.value.nearest) <= set(match.options(0))
    assert refused.value.nearest


@pytest.mark.parametrize("seat", [-1, 2, 15, True, "0", None])
def test_a_seat_that_does_not_exist_is_refused(seat: object) -> None:
    match = tides()
    for call in (match.options, lambda each: match.play(each, "draft kings-nest"), match.undo, match.timeout):
        with pytest.raises(Refused, match="no seat"):
            call(seat)  # type: ignore[arg-type]


def test_play_after_the_end_is_refused() -> None:
    match = tides()
    while not match.over:
        for seat in match.waiting():
            match.play(seat, match.options(seat)[0])
    with pytest.raises(Refused, match="over"):
        match.play(0, "draft kings-nest")
    assert match.prompt(0) is None


def test_a_time_out_plays_the_default_and_stays_in_the_record() -> None:
    match = tides()
    expected = match.options(1)[0]
    match.timeout(1)
    assert match.entries[-1] == "host: timeout 1"
    assert match.view(1)["answer"] == expected
    with pytest.raises(Refused, match="owes no answer"):
        match.timeout(1)


def test_a_clone_shares_past_and_future_but_no_state() -> None:
    match = tides()
    twin = match.clone()
    match.play(0, match.options(0)[0])
    assert twin.waiting() == [0, 1]
    for each in (match, twin):
        while not each.over:
            for seat in each.waiting():
                each.play(seat, each.options(seat)[0])
    assert match.record() == twin.record()


@pytest.mark.parametrize(
    ("call", "said"),
    [
        ({"game": "chess"}, "no game 'chess'; there are tides-of-time"),
        ({"game": "tides-of-time", "seats": 3}, "takes 2 seats, not 3"),
        ({"game": "tides-of-time", "seats": "2"}, "seats is a whole number"),
        ({"game": "tides-of-time", "seed": 1.5}, "seed is a whole number"),
        ({"game": "tides-of-time", "options": {"speed": 1}}, "no option 'speed'"),
        ({"game": "tides-of-time", "options": {"molehill_counts_amounts": "maybe"}}, "true or false"),
    ],
)
def test_a_wrong_call_says_what_would_be_right(call: dict[str, object], said: str) -> None:
    with pytest.raises(BadCall, match=said):
        tessera.new_match(**call)  # type: ignore[arg-type]


def test_options_listed_before_a_position_was_changed_from_outside_do_not_count() -> None:
    match, other = tides(), tides()
    listed = match.options(0)
    while set(other.options(0)) == set(listed):
        for seat in other.waiting():
            other.play(seat, other.options(seat)[0])
    gone = (set(listed) - set(other.options(0))).pop()
    match.options(0)
    match.state = other.clone().state
    with pytest.raises(Refused):
        match.play(0, gone)
    match.play(0, other.options(0)[0])


def test_options_listed_for_one_seat_are_not_those_of_another() -> None:
    match = tides()
    foreign = (set(match.options(1)) - set(match.options(0))).pop()
    match.options(1)
    with pytest.raises(Refused):
        match.play(0, foreign)
    match.options(0)
    match.play(1, foreign)
