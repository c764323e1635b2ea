"""Eyes, elimination and imagined worlds, on the small games."""

from __future__ import annotations

from collections import Counter
from random import Random

from toys import bazaar, lookout
from toys.bazaar import DECK, HAND, PILE, BazaarBox
from toys.lookout import BAG, TOP

from tessera.core.seats import EVERYONE, NOBODY, WATCHER, only
from tessera.core.state import State
from tessera.core.view import PATIENCE, Outline, imagine, look

IRON, GRAIN, MARBLE = 0, 1, 2


def hands(*kinds: list[int]) -> State:
    """A bazaar in which the seats hold these, each known to its owner; the rest is in the deck."""
    s = bazaar.GAME.start(bazaar.GAME.box(3))
    s.agenda = []
    for seat, held in enumerate(kinds):
        for kind in held:
            s.draw(s.one_of(kind, DECK), DECK, HAND + seat, only(seat))
    return s


def test_a_seat_sees_its_own_hand_and_counts_the_others() -> None:
    view = look(hands([IRON, IRON], [GRAIN], [MARBLE]), 0)
    assert view.places[HAND : HAND + 3] == [[IRON, IRON], [-1], [-1]]


def test_a_shown_copy_is_a_number_and_leaves_first() -> None:
    s = hands([IRON, IRON], [], [])
    s.show([s.one_of(IRON, HAND)], EVERYONE)
    assert look(s, 1).places[HAND] == [IRON, -1]
    s.move(s.one_of(IRON, HAND), HAND, PILE, EVERYONE)
    assert look(s, 1).places[HAND] == [-1]


def test_a_second_copy_adds_to_what_is_known_and_not_to_which() -> None:
    s = hands([IRON, IRON], [IRON], [])
    s.show([s.one_of(IRON, HAND + 1)], EVERYONE)
    s.move(s.one_of(IRON, HAND + 1), HAND + 1, HAND, EVERYONE)
    assert look(s, 2).places[HAND] == [IRON, -1, -1]
    known = [s.eyes[card] for card in s.places[HAND]]
    assert known == sorted(known, reverse=True)


def test_an_unseen_draw_takes_away_what_others_knew_of_the_place() -> None:
    s = hands([IRON, GRAIN], [], [])
    s.show(s.places[HAND], EVERYONE)
    s.draw(s.one_of(IRON, HAND), HAND, HAND + 1, only(0) | only(1))
    assert look(s, 2).places[HAND : HAND + 2] == [[-1], [-1]]
    assert look(s, 0).places[HAND : HAND + 2] == [[GRAIN], [IRON]]


def test_what_can_lie_in_one_place_only_is_known() -> None:
    s = hands([IRON] * 4, [GRAIN] * 4, [])
    s.show(s.places[HAND + 1], only(0))
    assert look(s, 0).places[DECK] == [MARBLE, MARBLE]
    assert look(s, 2).places[DECK] == [-1, -1]


def test_what_can_be_of_one_kind_only_is_known_wherever_it_lies() -> None:
    s = hands([IRON] * 4, [GRAIN] * 4, [MARBLE])
    s.show(s.places[HAND + 1], only(0))
    view = look(s, 0)
    assert view.places[DECK] == [MARBLE]
    assert view.places[HAND + 2] == [MARBLE]


def test_a_deduction_lasts_only_as_long_as_its_grounds() -> None:
    s = hands([IRON] * 4, [GRAIN] * 4, [])
    s.show(s.places[HAND + 1], only(0))
    s.draw(s.one_of(GRAIN, HAND + 1), HAND + 1, HAND + 2, only(1) | only(2))
    assert look(s, 0).n_unseen(DECK) == 2
    assert look(imagine(look(s, 0), Random(1)), 0) == look(s, 0)


def test_hidden_numbers_are_shown_to_their_eyes_only() -> None:
    s = hands([], [], [])
    s.numbers, s.number_eyes = [3, 1, 2], [only(0), only(1), NOBODY]
    assert look(s, 0).numbers == [3, None, None]
    assert look(s, WATCHER).numbers == [None, None, None]
    guesses = {tuple(imagine(look(s, 1), Random(seed)).numbers) for seed in range(60)}
    assert {guess[1] for guess in guesses} == {1}
    assert {guess[0] for guess in guesses} == {0, 1, 2, 3}


def test_an_order_is_known_to_the_one_who_made_it() -> None:
    s = lookout.GAME.start(lookout.GAME.box(2))
    for card in (7, 2, 5):
        s.places[BAG].remove(card)
        s.put(card, TOP, only(0))
    s.show(s.places[TOP][:1], EVERYONE)
    assert look(s, 0).places[TOP] == [7, 2, 5]
    assert look(s, 1).places[TOP] == [7, -1, -1]


def test_imagined_worlds_are_as_likely_as_the_deal_makes_them() -> None:
    """Seat 1 holds one card that seat 0 has not seen, out of two grains and six others."""
    s = hands([IRON, GRAIN, GRAIN], [MARBLE], [])
    view, rng = look(s, 0), Random(3)
    found = Counter(imagine(view, rng).kinds_in(HAND + 1)[0] for _ in range(7000))
    assert abs(found[IRON] - 3000) < 250
    assert abs(found[GRAIN] - 2000) < 250
    assert abs(found[MARBLE] - 2000) < 250


def test_a_view_reads_like_its_json() -> None:
    view = look(hands([IRON, IRON], [GRAIN], []), 0)
    assert view["hands"] == [["iron", "iron"], [], []]
    assert view["unseen"]["hands"] == [0, 1, 0]
    assert view["seat"] == 0
    assert look(hands([], [], []), WATCHER)["seat"] is None


def test_a_view_shares_nothing_that_changes() -> None:
    s = hands([IRON], [], [])
    assert isinstance(s, bazaar.Bazaar)
    view = look(s, 0)
    s.paid[0] = 3
    s.draw(s.one_of(IRON, HAND), HAND, HAND + 1, EVERYONE)
    assert view.fields["paid"] == [0, 0, 0]
    assert view.places[HAND] == [IRON]


class PickyBox(BazaarBox):
    """A bazaar in which nothing but one kind may lie face down in the first hand; by number -1 nothing may."""

    only = -1

    def fits(self, place: int, kind: int) -> bool:
        return kind == self.only

    def picky(self) -> list[int]:
        return [HAND]


def picky_outline(only: int) -> tuple[Outline, list[int]]:
    """What a rival of the first seat can imagine, and all that it does not see."""
    outline = Outline(look(hands([IRON, GRAIN], [], []), 1))
    box = PickyBox()
    box.only = only
    outline.box = box
    return outline, [card for pool in outline.pools for card in pool]


def test_a_piece_is_drawn_by_lot_where_no_piece_fits() -> None:
    """The rules that made it so are the game's to know; the world is imagined nevertheless."""
    outline, pool = picky_outline(-1)
    rng = Random(3)
    drawn = {outline.fitting(pool, HAND, rng) for _ in range(50 * len(pool))}
    assert drawn == set(range(len(pool)))


def test_the_only_piece_that_fits_is_found_however_many_lots_miss_it() -> None:
    outline, pool = picky_outline(MARBLE)
    marble = next(card for card in pool if outline.box.kind[card] == MARBLE)
    rest = [card for card in pool if outline.box.kind[card] != MARBLE]
    for at in (0, len(rest)):
        few = [*rest[:at], marble, *rest[at:]]
        assert {outline.fitting(few, HAND, Random(seed)) for seed in range(20 * PATIENCE)} == {at}
