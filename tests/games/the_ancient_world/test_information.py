"""Section 18: who knows what (I-1 to I-17), and section 15: the engine's own rules."""

from __future__ import annotations

from random import Random

import pytest
from games.the_ancient_world.build import (
    ask,
    damage,
    deal,
    fetch,
    hold,
    intact,
    kind,
    live,
    names,
    own,
    play,
    set_army,
    set_row,
    set_titans,
    texts,
    turn,
    world,
)
from support import rule

import tessera
from tessera.core.playout import play_out
from tessera.core.seats import CHANCE, EVERYONE, WATCHER
from tessera.core.view import look
from tessera.games.the_ancient_world.cards import CAPITAL_CITY, LIVE
from tessera.games.the_ancient_world.state import (
    DISTRICT_BOTTOM,
    EMPIRE_A,
    EMPIRE_DISCARDS,
    EMPIRE_ROW,
    TITAN_TOP,
    UNOWNED,
    Ancient,
)
from tessera.games.the_ancient_world.steps.board import ChooseDistrict
from tessera.games.the_ancient_world.steps.rounds import EndOfRound


def test_i1_i2_public_facts_are_in_every_view() -> None:
    s = world(3)
    play(s, "0: place 2 labor", "1: pass")
    for seat in (0, 1, 2, WATCHER):
        said = look(s, seat).json()
        assert (said["round"], said["first_player"], said["hand_up"]) == (1, 0, False)
        assert said["passed"] == [False, True, False]
        assert said["coins"] == s.coins
        assert said["citizens"][0] == ["at-hand", "labor", "at-hand", None, None]
        assert said["live"][2]["income_coin"] == 5


def test_i4_damaged_cards_are_known() -> None:
    s = damage(own(world(), 0, "bridge"), 0, "bridge")
    assert look(s, 1).json()["damaged"][0] == ["bridge"]


def test_i5_armies_are_open_with_their_coins() -> None:
    s = set_army(world(), 0, 0, "hill-wardens", "ford-spears", name_coins=1, picture_coins=2)
    said = look(s, WATCHER).json()["armies"][0][0]
    facts = {"army": 1, "active": "hill-wardens", "retired": ["ford-spears"], "name_coins": 1, "picture_coins": 2}
    assert said == said | facts


def test_i6_i7_rows_are_open_and_sizes_known() -> None:
    s = world()
    view = look(s, 1)
    assert view.faces(EMPIRE_ROW) == s.kinds_in(EMPIRE_ROW)
    assert len(view.places[EMPIRE_A]) == 41


@rule("AW-386")
def test_i8_deck_order_is_nobodys() -> None:
    s = world()
    for seat in (0, 1, WATCHER):
        assert all(face < 0 for face in look(s, seat).seen[EMPIRE_A])


def test_i9_a_card_stored_from_the_row_stays_known() -> None:
    s = turn(set_row(world(round=2), "bridge"), 0)
    play(s, "0: place 1 explore", "0: store bridge")
    for seat in (0, 1, WATCHER):
        assert look(s, seat).faces(s.ancient.stored[0]) == [kind(s, "bridge")]


def test_i10_i11_explored_cards_are_the_explorers_secret() -> None:
    s = turn(world(round=2), 0)
    known = look(s, 1).seen[EMPIRE_DISCARDS]
    play(s, "0: place 1 explore", "0: explore")
    deal(s)
    hand = s.ancient.examined[0]
    assert all(face < 0 for face in look(s, 1).seen[hand])
    assert look(s, 0).seen[hand] == s.kinds_in(hand)
    rejected = names(s, hand)[1:]
    play(s, f"0: keep {names(s, hand)[0]}")
    rival = look(s, 1)
    assert rival.n_unseen(s.ancient.stored[0]) == 1
    assert sorted(face for face in rival.seen[EMPIRE_DISCARDS] if face >= 0) == sorted(known)
    mine = [s.box.names[face] for face in look(s, 0).faces(EMPIRE_DISCARDS)]
    assert all(name in mine for name in rejected)


def test_i10_a_blind_card_is_its_owners_secret() -> None:
    s = own(world(), 0, "zori-dramatists")
    play(s, "0: pass", "0: store the unseen top card")
    s.log = []
    play(s, "chance: deal bridge")
    assert look(s, 1).seen[s.ancient.stored[0]] == [-2]
    assert look(s, 0).faces(s.ancient.stored[0]) == [kind(s, "bridge")]
    assert not any(event.piece == kind(s, "bridge") for event in s.log if event.heard_by(1))


def rearrange(s: Ancient, seat: int, first: str) -> None:
    """This seat looks through the one-star Titans and lays one of them first, the others by name."""
    play(s, f"{seat}: place 1 forest-hideout", f"{seat}: inspect one-star")
    deal(s)
    play(s, f"{seat}: lay {first}")
    while texts(s, seat, "lay"):
        play(s, f"{seat}: {texts(s, seat, 'lay')[0]}")
    play(s, f"{seat}: decline")


def test_i12_the_order_of_titans_is_known_until_another_rearranges() -> None:
    s = own(own(set_titans(world(), "mud-strider"), 0, "forest-hideout"), 1, "forest-hideout")
    rearrange(s, 0, "mud-strider")
    assert look(s, 0).seen[TITAN_TOP] == s.kinds_in(TITAN_TOP)
    assert [face >= 0 for face in look(s, 1).seen[TITAN_TOP]] == [True, False, False, False]
    rearrange(s, 1, "mud-strider")
    assert [face >= 0 for face in look(s, 0).seen[TITAN_TOP]] == [True, False, False, False]
    assert look(s, 1).seen[TITAN_TOP] == s.kinds_in(TITAN_TOP)


def test_i13_expand_plus_is_the_drawers_secret_but_for_the_open_card() -> None:
    s = world(expand_plus=True)
    play(s, "0: place 1 expand", "0: pay coins", "0: survey", "chance: deal wall-ward", "chance: deal market-ward")
    hand = s.ancient.examined[0]
    assert [face >= 0 for face in look(s, 1).seen[hand]] == [True, False, False]
    play(s, "0: take wall-ward")
    assert [face >= 0 for face in look(s, 1).seen[DISTRICT_BOTTOM]] == [True, False]
    assert look(s, 0).seen[DISTRICT_BOTTOM] == s.kinds_in(DISTRICT_BOTTOM)


def test_i14_discards_from_row_and_play_are_known() -> None:
    s = set_row(own(world(), 0, "crane"), "bridge", "aqueduct")
    play(s, "0: place 1 build", "0: buy bridge discarding crane", "1: pass", "0: pass")
    assert look(s, 1).seen[EMPIRE_DISCARDS] == [kind(s, "crane"), kind(s, "aqueduct")]


def test_i14_after_a_reshuffle_nothing_is_displayed() -> None:
    s = set_row(world(), "bridge")
    s.pour(EMPIRE_ROW, EMPIRE_A)
    assert all(face < 0 for face in look(s, 0).seen[EMPIRE_A])


def test_i16_dice_payments_and_choices_are_told_to_all() -> None:
    s = set_titans(world(), "mud-strider")
    s.log = []
    play(s, "0: attack mud-strider with army 1 2")
    deal(s)
    assert all(event.audience == EVERYONE for event in s.log)
    assert {"attacked-together", "titan-claimed", "titan-revealed", "rolled"} <= {event.key for event in s.log}


# -- the engine's own rules ---------------------------------------------------------------------------------------


@rule("AW-380")
def test_equal_seeds_and_choices_give_equal_games() -> None:
    """I-17. A view contains nothing of the source of randomness, either."""
    records = []
    for _ in range(2):
        rng = Random(3)
        match = tessera.new_match("the-ancient-world", seats=3, seed=11)
        while not match.over:
            seat = match.waiting()[0]
            match.play(seat, rng.choice(match.options(seat)))
        records.append(match.record())
    assert records[0] == records[1]
    assert "secret" not in match.view(0)


@rule("AW-380")
def test_chance_is_asked_for_draws_and_dice_only() -> None:
    asked: set[str] = set()
    for seed in range(20):
        s = world(2, expand_plus=seed % 2 == 0)
        rng = Random(seed)
        while not s.over():
            seat = s.waiting()[0]
            if seat == CHANCE:
                asked.add(type(s.agenda[-1]).__name__)
            s.apply(seat, rng.choice(s.options(seat)))
    draws = {"FillEmpireRow", "FillMilitaryRow", "ExploreDraw", "UnseenDraw", "RevealTitan", "RevealDistrict"}
    assert asked <= draws | {"RollDice", "LookAtTitans", "Survey"}
    assert {"FillEmpireRow", "RollDice", "ExploreDraw"} <= asked


def recount(s: Ancient, seat: int) -> list[int]:
    """Live symbols counted from the cards."""
    box = s.ancient
    total = list(CAPITAL_CITY)
    for place in (box.intact[seat], box.districts[seat], box.titans[seat]):
        for card in s.kinds_in(place):
            for symbol in range(len(LIVE)):
                total[symbol] += s.cards[card].live[symbol]
    return total


@rule("AW-382", "AW-383", "AW-384", "AW-387", "AW-388", "AW-285", "AW-126")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_invariants_hold_in_every_position(seats: int) -> None:
    for seed in range(12):
        s = world(seats, expand_plus=seed % 3 == 0)
        rng = Random(seed)
        n_pieces = 163 - 4 * (4 - seats)
        while not s.over():
            actor = s.waiting()[0]
            s.apply(actor, rng.choice(s.options(actor)))
            assert sum(len(place) for place in s.places) == n_pieces
            settled = type(s.agenda[-1]).__name__ != "DiscardArmy" if s.agenda else True
            for seat in range(seats):
                check(s, seat, settled)


def check(s: Ancient, seat: int, settled: bool) -> None:
    """The invariants of one player."""
    assert s.coins[seat] >= 0
    assert s.knowledge[seat] >= 0
    n = s.n_citizens(seat)
    assert 3 <= n <= 5
    assert all((at == UNOWNED) == (skill >= n) for skill, at in enumerate(s.citizens[seat]))
    assert not settled or s.n_armies(seat) <= s.army_limit(seat)
    assert s.n_owned(seat) <= live(s, seat, "capacity")
    owned = intact(s, seat) + names(s, s.ancient.damaged[seat])
    assert len(set(owned)) == len(owned)
    assert s.live[seat] == recount(s, seat)


@rule("AW-121", "AW-386")
def test_a_builder_imagined_without_a_card_to_buy_may_go_on() -> None:
    """A seat that imagines a rival's stored card may imagine one that the rival cannot buy. There is an answer even then."""
    s = turn(set_row(world(round=2)), 0)
    hold(s, 0, "tidal-nets")
    s.coins[0] = 1
    play(s, "0: place 1 build")
    piece = s.places[s.ancient.stored[0]][0]
    s.places[s.ancient.stored[0]] = [s.one_of(kind(s, "house-of-tablets"), EMPIRE_A)]
    assert texts(s, 0) == ["done"]
    s.places[s.ancient.stored[0]] = [piece]
    assert texts(s, 0) == ["buy stored tidal-nets"]


def test_random_matches_end_after_round_6() -> None:
    for seats in (2, 3, 4):
        s = world(seats)
        play_out(s, Random(seats))
        assert s.round == 6


@rule("AW-372", "AW-376")
def test_nobody_can_tell_which_of_two_copies_was_kept() -> None:
    """I-13. Everybody knows one Terrace Ward among the three. After one is kept, the others could be any cards."""
    s = world(expand_plus=True)
    hand = s.ancient.examined[0]
    for eyes in (1, EVERYONE):
        s.put(fetch(s, "terrace-ward"), hand, eyes)
    ask(s, ChooseDistrict(0), EndOfRound())
    play(s, "0: take terrace-ward")
    assert look(s, 1).faces(DISTRICT_BOTTOM) == []
    assert [s.box.names[kind] for kind in look(s, 0).faces(DISTRICT_BOTTOM)] == ["terrace-ward"]
