"""Section 2: what is in the box, and the cards that the rules name."""

from __future__ import annotations

import pytest
from games.the_ancient_world.build import fresh, kind, open_box, set_army, set_titans, world
from support import rule

from tessera.core.refusal import BadCall
from tessera.games.the_ancient_world import GAME
from tessera.games.the_ancient_world.actions import FACES, SPACES
from tessera.games.the_ancient_world.cards import (
    DECK_A,
    DECK_B,
    DISTRICTS,
    EMPIRE,
    LIVE,
    MAIN,
    MILITARY,
    START,
    TITANS,
    TRIBES,
    Card,
)
from tessera.games.the_ancient_world.components import HOUSE, read_pack
from tessera.games.the_ancient_world.state import N_ROUNDS, Ancient
from tessera.games.the_ancient_world.steps.attack import RollDice

CARDS = {card.id: card for card in read_pack(HOUSE)}


def count(back: int) -> int:
    return sum(card.copies for card in CARDS.values() if card.back == back)


def symbol(card: Card, name: str) -> int:
    return card.live[LIVE.index(name)]


@rule("AW-1")
def test_two_to_four_play() -> None:
    assert [GAME.box(seats).seats for seats in (2, 3, 4)] == [2, 3, 4]
    for seats in (0, 1, 5):
        with pytest.raises(BadCall):
            GAME.box(seats)


@rule("AW-2", "AW-265")
def test_a_match_lasts_six_rounds() -> None:
    s = world()
    seen = {s.round}
    while not s.over():
        seat = s.waiting()[0]
        s.apply(seat, s.options(seat)[-1] if seat >= 0 else s.options(seat)[0])
        seen.add(s.round)
    assert seen == set(range(1, N_ROUNDS + 1)) == {1, 2, 3, 4, 5, 6}


@rule("AW-3")
def test_the_board_has_nine_actions() -> None:
    assert SPACES == ("labor", "build", "draft", "expand", "learn", "rebuild", "recruit", "explore", "grow")


@rule("AW-4", "AW-251")
def test_the_capital_city_gives_food_capacity_income_and_two_armies() -> None:
    s = fresh()
    for seat in range(2):
        dock, fields = kind(s, "fishing-dock"), kind(s, "wheat-fields")
        bare = [n - s.cards[dock].live[i] - s.cards[fields].live[i] for i, n in enumerate(s.live[seat])]
        assert dict(zip(LIVE, bare, strict=True)) == {
            "income_coin": 5,
            "income_knowledge": 0,
            "food": 1,
            "sword": 0,
            "arrow": 0,
            "army_limit": 2,
            "explore_bonus": 0,
            "capacity": 4,
        }


@rule("AW-5")
def test_each_player_has_one_citizen_of_each_skill_from_1_to_5() -> None:
    s = world(seats=4)
    assert [len(own) for own in s.citizens] == [5, 5, 5, 5]


@rule("AW-6", "AW-7", "AW-8", "AW-9")
def test_coins_and_knowledge_never_run_out() -> None:
    """The printed game has 68 coins and 16 knowledge; gains are never refused for want of tokens."""
    s = world()
    s.coins = [68, 68]
    s.knowledge = [16, 16]
    s.apply(0, s.minted.place[0][1])
    s.apply(1, s.minted.place[4][1])
    assert s.coins[0] == 70
    assert s.knowledge[1] == 17


@rule("AW-10", "AW-11")
def test_a_die_shows_titan_coin_or_blank_with_equal_chances() -> None:
    s = world()
    step = RollDice(0, 1, 0, 0)
    s.then(step)
    assert (
        [option.text for option in s.options(-1)]
        == [f"roll {face}" for face in FACES]
        == ["roll titan", "roll coin", "roll blank"]
    )
    assert step.weights(s) == []


@rule("AW-12", "AW-13", "AW-25")
def test_token_covers_and_round_marker_are_no_ones_coins() -> None:
    """There is one token with two sides, two spaces are covered at first, and the round marker is not a player's coin."""
    s = world(seats=4)
    assert s.first_player == 0
    assert s.hand_up is False
    assert sum(s.coins) == 6 + 7 + 8 + 8
    opening = {option.text.split()[-1] for option in s.options(0) if option.verb == "place"}
    assert set(SPACES) - opening == {"explore", "grow"}


@rule("AW-14", "AW-15", "AW-392", "AW-54")
def test_starting_cards_are_four_of_each_and_spare_ones_stay_outside() -> None:
    starting = {id: (card.group, card.copies, card.coins) for id, card in CARDS.items() if card.back == START}
    assert starting == {
        "fishing-dock": (EMPIRE, 4, 0),
        "wheat-fields": (EMPIRE, 4, 0),
        "city-guard": (MILITARY, 4, 0),
        "militia": (MILITARY, 4, 0),
    }
    for seats in (2, 3, 4):
        box = open_box(seats)
        assert box.copies[box.by_name["city-guard"]] == box.copies[box.by_name["fishing-dock"]] == seats


@rule("AW-16", "AW-17", "AW-18", "AW-19", "AW-20", "AW-21", "AW-22")
def test_163_cards_in_eight_piles() -> None:
    counts = [count(back) for back in (DECK_A, DECK_B, MAIN, TITANS, TITANS + 1, TITANS + 2, DISTRICTS)]
    assert counts == [45, 47, 25, 7, 6, 7, 10]
    assert sum(counts) + count(START) == 163
    assert len({card.back for card in CARDS.values()}) == 8


@rule("AW-23", "AW-24")
def test_there_are_five_tribes() -> None:
    assert TRIBES == ("red", "green", "blue", "yellow", "purple")


@rule("AW-26")
def test_some_empire_names_exist_twice() -> None:
    assert any(card.copies > 1 for card in CARDS.values() if card.back in (DECK_A, DECK_B))


@rule("AW-30")
def test_merkian_troop_shows_three_arrows_and_a_sword() -> None:
    assert CARDS["merkian-troop"].active == [1, 3, 0, 0, 0]
    assert (CARDS["merkian-troop"].legacy, CARDS["merkian-troop"].coins) == ([1, 0, 0, 0, 0], 1)


@rule("AW-31")
def test_stone_being_has_defence_8_and_two_banners() -> None:
    titan = CARDS["stone-being"]
    assert (titan.defence, titan.counts_arrows, len(titan.tribes), titan.stars) == (8, True, 2, 2)
    s = set_titans(world(), "stone-being")
    set_army(s, 0, 0, "merkian-troop", "ford-spears")
    s.draft[0] = 3
    s.apply(0, s.minted.attack[kind(s, "stone-being")][1])
    s.apply(-1, s.options(-1)[0])
    step = s.agenda[-1]
    assert isinstance(step, RollDice)
    assert step.left == 2


@rule("AW-32", "AW-34")
def test_starting_empire_cards_give_a_food_and_a_banner() -> None:
    for id, tribe in (("fishing-dock", "blue"), ("wheat-fields", "yellow")):
        card = CARDS[id]
        assert symbol(card, "food") == 1
        assert sum(card.live) == 1
        assert [TRIBES[banner] for banner in card.tribes] == [tribe]


@rule("AW-33")
def test_every_empire_card_shows_a_banner() -> None:
    assert all(card.tribes for card in CARDS.values() if card.group == EMPIRE)


@rule("AW-35")
def test_starting_military_cards() -> None:
    assert (CARDS["city-guard"].active, CARDS["city-guard"].legacy) == ([2, 0, 0, 0, 0], [1, 0, 0, 0, 0])
    assert (CARDS["militia"].active, CARDS["militia"].legacy) == ([1, 1, 0, 0, 0], [0, 1, 0, 0, 0])


def completion(id: str) -> tuple[str, int, int, int, list[str]]:
    """Deck, coins, knowledge, copies and banners of a card."""
    card = CARDS[id]
    deck = {DECK_A: "A", DECK_B: "B"}[card.back]
    return deck, card.coins, card.knowledge, card.copies, [TRIBES[tribe] for tribe in card.tribes]


@pytest.mark.parametrize(
    ("id", "expected"),
    [
        ("aqueduct", ("A", 2, 0, 2, ["blue"])),
        ("archivists-of-bol", ("A", 3, 0, 2, ["purple"])),
        ("bridge", ("A", 3, 0, 2, ["yellow"])),
        ("citadel", ("B", 4, 1, 1, ["red"])),
        ("crane", ("A", 2, 1, 2, ["red"])),
        ("crypta-ship", ("A", 4, 0, 2, ["blue"])),
        ("desert-archive", ("A", 4, 0, 2, ["yellow"])),
        ("desert-caravan", ("A", 3, 0, 2, ["yellow"])),
        ("distant-outpost", ("A", 2, 0, 2, ["red"])),
        ("forest-hideout", ("A", 3, 0, 2, ["green"])),
        ("hunters-of-merk", ("A", 2, 0, 2, ["green"])),
        ("moon-festival", ("B", 3, 2, 1, ["green", "purple"])),
        ("scribe-guild", ("A", 2, 0, 2, ["purple"])),
        ("town-hall", ("B", 3, 1, 2, ["blue"])),
        ("trade-city", ("B", 3, 1, 2, ["yellow"])),
        ("zori-dramatists", ("A", 2, 0, 2, ["purple"])),
    ],
)
def test_named_cards_are_completed_as_the_specification_says(id: str, expected: object) -> None:
    """Section 2.2 of the specification."""
    assert completion(id) == expected


def test_a_state_starts_from_its_box() -> None:
    assert isinstance(world(), Ancient)
