"""Section 4: rounds and the Prepare phase."""

from __future__ import annotations

from games.the_ancient_world.build import (
    asked,
    deal,
    hold,
    names,
    own,
    play,
    refused,
    set_military,
    set_row,
    texts,
    turn,
    world,
)
from support import rule

from tessera.core.seats import CHANCE
from tessera.core.view import look
from tessera.games.the_ancient_world.cards import DECK_A, DECK_B
from tessera.games.the_ancient_world.state import (
    EMPIRE_A,
    EMPIRE_B,
    EMPIRE_DISCARDS,
    EMPIRE_ROW,
    MILITARY_DECK,
    MILITARY_ROW,
    OUT,
    Ancient,
)
from tessera.games.the_ancient_world.steps.draws import FillEmpireRow
from tessera.games.the_ancient_world.steps.explore import Explore


def pass_all(s: Ancient) -> None:
    """Let everybody pass and chance draw, up to the next turn."""
    for _ in range(s.n):
        s.apply(s.waiting()[0], s.minted.pass_turn)
    deal(s)


@rule("AW-65", "AW-66", "AW-265")
def test_a_round_is_prepared_played_and_ended() -> None:
    s = world()
    assert (s.round, asked(s)) == (1, "Turn")
    play(s, "0: place 1 labor", "1: pass", "0: pass")
    assert s.round == 2
    assert s.coins == [6 + 2 + 5, 7 + 5]
    assert asked(s) == "FillEmpireRow"


@rule("AW-67", "AW-70", "AW-71")
def test_rounds_1_to_3_use_deck_a_and_rounds_4_to_6_deck_b() -> None:
    s = world()
    backs = []
    for _ in range(6):
        backs.append({s.cards[kind].back for kind in s.kinds_in(EMPIRE_ROW)})
        if s.round < 6:
            pass_all(s)
    assert backs == [{DECK_A}] * 3 + [{DECK_B}] * 3


@rule("AW-68", "AW-69", "AW-71", "AW-96")
def test_explore_opens_in_round_2_and_grow_in_round_3_for_good() -> None:
    s = world()
    open_spaces = []
    for _ in range(6):
        open_spaces.append({text.split()[-1] for text in texts(s, s.waiting()[0], "place")} & {"explore", "grow"})
        if s.round == 1:
            assert refused(s, "0: place 1 explore") == "AW-96"
        if s.round < 6:
            pass_all(s)
    assert open_spaces == [set(), {"explore"}] + [{"explore", "grow"}] * 4


@rule("AW-72")
def test_round_1_discards_and_draws_nothing() -> None:
    s = world()
    assert s.places[EMPIRE_DISCARDS] == []
    assert len(s.places[EMPIRE_A]) == 45 - 4


@rule("AW-73", "AW-81")
def test_from_round_2_on_the_empire_row_is_new() -> None:
    s = set_row(world(), "crane", "bridge", "aqueduct")
    play(s, "0: place 1 build", "0: buy bridge", "1: pass", "0: pass")
    assert names(s, EMPIRE_ROW) == []
    assert names(s, EMPIRE_DISCARDS) == ["crane", "aqueduct"]
    deal(s)
    assert len(s.places[EMPIRE_ROW]) == 4


@rule("AW-81")
def test_a_taken_card_leaves_a_gap_until_the_next_round() -> None:
    s = set_military(set_row(world(), "bridge", "aqueduct"), "hill-wardens", "ford-spears")
    play(s, "0: place 1 build", "0: buy bridge", "1: place 1 recruit", "1: recruit ford-spears", "1: retire army 1")
    assert names(s, EMPIRE_ROW) == ["aqueduct"]
    assert names(s, MILITARY_ROW) == ["hill-wardens"]


@rule("AW-74")
def test_the_military_row_stays_and_is_refilled() -> None:
    s = set_military(world(), "hill-wardens", "ford-spears")
    play(s, "0: place 1 recruit", "0: recruit ford-spears", "0: retire army 1", "1: pass", "0: pass")
    deal(s)
    assert len(s.places[MILITARY_ROW]) == 2
    assert "hill-wardens" in names(s, MILITARY_ROW)


@rule("AW-75", "AW-70")
def test_in_round_4_all_of_deck_a_leaves_the_game() -> None:
    s = world(round=3)
    hold(s, 0, "bridge")
    own(s, 1, "crane")
    n_left = 45 - 2
    pass_all(s)
    assert (s.round, s.places[EMPIRE_A], s.places[EMPIRE_DISCARDS]) == (4, [], [])
    assert len(s.places[OUT]) == n_left
    assert len(s.places[EMPIRE_B]) == 47 - 4
    assert "bridge" in names(s, s.ancient.stored[0])


@rule("AW-75")
def test_cards_that_leave_unseen_stay_unseen() -> None:
    s = world(round=4)
    assert 0 < len([face for face in look(s, 0).seen[OUT] if face >= 0]) < len(s.places[OUT])


def empty_deck(s: Ancient, left: int, discarded: int) -> None:
    """Leave so many cards in the Empire deck and the discard pile; the others leave the game."""
    deck = s.empire_deck()
    for place in (EMPIRE_ROW, EMPIRE_DISCARDS):
        for piece in s.places[place][:]:
            s.move(piece, place, deck, 0)
    for piece in s.places[deck][:discarded]:
        s.move(piece, deck, EMPIRE_DISCARDS, 0)
    for piece in s.places[deck][left:]:
        s.move(piece, deck, OUT, 0)


@rule("AW-76", "AW-77")
def test_the_discards_become_the_deck_when_a_card_is_wanted_and_none_is_there() -> None:
    s = world(round=2)
    empty_deck(s, 2, 10)
    s.then(FillEmpireRow())
    s.settle()
    play(s, f"chance: {s.options(CHANCE)[0].text}")
    assert (len(s.places[EMPIRE_A]), len(s.places[EMPIRE_DISCARDS])) == (1, 10)
    play(s, f"chance: {s.options(CHANCE)[0].text}")
    assert (len(s.places[EMPIRE_A]), len(s.places[EMPIRE_DISCARDS])) == (10, 0)
    deal(s)
    assert len(s.places[EMPIRE_ROW]) == 4


@rule("AW-77")
def test_an_empty_deck_alone_is_not_shuffled() -> None:
    s = world(round=2)
    empty_deck(s, 4, 10)
    s.then(FillEmpireRow())
    s.settle()
    deal(s)
    assert (len(s.places[EMPIRE_A]), len(s.places[EMPIRE_DISCARDS])) == (0, 10)


@rule("AW-78")
def test_with_nothing_left_fewer_cards_are_drawn() -> None:
    s = world(round=2)
    empty_deck(s, 1, 2)
    s.then(FillEmpireRow())
    s.settle()
    deal(s)
    assert (len(s.places[EMPIRE_ROW]), asked(s)) == (3, "Turn")


@rule("AW-83")
def test_cards_in_hand_are_not_shuffled() -> None:
    s = turn(world(round=2), 0)
    empty_deck(s, 2, 2)
    s.then(Explore(0))
    s.settle()
    play(s, "0: explore")
    deal(s)
    assert (asked(s), len(s.places[s.ancient.examined[0]])) == ("KeepCard", 4)
    play(s, f"0: {texts(s, 0)[0]}")
    assert (len(s.places[EMPIRE_A]), len(s.places[EMPIRE_DISCARDS])) == (0, 3)


@rule("AW-79", "AW-82")
def test_a_crane_discarded_in_round_4_leaves_the_game_and_earlier_joins_the_pile() -> None:
    for round, place, other in ((3, EMPIRE_DISCARDS, OUT), (4, OUT, EMPIRE_DISCARDS)):
        s = turn(world(round=round), 0)
        own(s, 0, "crane")
        before = names(s, place).count("crane")
        set_row(s, "town-hall" if round == 4 else "bridge")
        play(s, "0: place 1 build", f"0: buy {names(s, EMPIRE_ROW)[0]} discarding crane")
        assert names(s, place).count("crane") == before + 1
        assert "crane" not in names(s, other)
        assert s.one_of(s.box.by_name["crane"], s.ancient.intact[0]) < 0


@rule("AW-80")
def test_the_military_deck_is_enough_for_four_who_recruit_every_card() -> None:
    s = world(4)
    seen = 4
    while s.round < 6:
        for piece in s.places[MILITARY_ROW][:]:
            s.move(piece, MILITARY_ROW, OUT, 0)
        pass_all(s)
        seen += 4
        assert len(s.places[MILITARY_ROW]) == 4
    assert (seen, len(s.places[MILITARY_DECK])) == (24, 1)
