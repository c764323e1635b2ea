"""Section 16 of the specification: the house deck keeps every constraint, DC-1 to DC-64."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tessera.games.the_ancient_world import GAME
from tessera.games.the_ancient_world import cards as vocabulary
from tessera.games.the_ancient_world.actions import FACES
from tessera.games.the_ancient_world.bonuses import TribeTable
from tessera.games.the_ancient_world.cards import (
    DECK_A,
    DECK_B,
    DISTRICT,
    EMPIRE,
    LIVE,
    MAIN,
    TITAN,
    TRIBES,
    Card,
)
from tessera.games.the_ancient_world.components import HOUSE, read_pack
from tessera.lab.ancient_world_balance import NAMED

CARDS = read_pack(HOUSE)
A = [card for card in CARDS if card.back == DECK_A]
B = [card for card in CARDS if card.back == DECK_B]
MILITARY = [card for card in CARDS if card.back == MAIN]
TITANS = [card for card in CARDS if card.group == TITAN]
DISTRICTS = [card for card in CARDS if card.group == DISTRICT]
BY_ID = {card.id: card for card in CARDS}


def n(cards: list[Card]) -> int:
    """How many cards there are, with all copies."""
    return sum(card.copies for card in cards)


def cost(card: Card) -> int:
    """The effective cost (EC)."""
    return card.coins + 3 * card.knowledge


def shows(card: Card, symbol: str) -> int:
    return card.citizens if symbol == "citizen" else card.live[LIVE.index(symbol)]


def effects(card: Card) -> list[str]:
    return [effect.KEY for effect in card.action.effects] if card.action else []


def banners(cards: list[Card]) -> Counter[str]:
    total: Counter[str] = Counter()
    for card in cards:
        for tribe in card.tribes:
            total[TRIBES[tribe]] += card.copies
    return total


def by_tribe(cards: list[Card], tribe: int) -> list[Card]:
    return [card for card in cards if card.tribes[0] == tribe]


MULTI = [card for card in B if card.copies == 1 and not any(isinstance(bonus, TribeTable) for bonus in card.bonuses)]


def test_dc_1_deck_a_has_45_cards_of_25_names() -> None:
    assert (n(A), len(A)) == (45, 25)
    for tribe in range(5):
        assert sorted(card.copies for card in by_tribe(A, tribe)) == [1, 2, 2, 2, 2]


def test_dc_2_deck_b_has_47_cards_of_27_names() -> None:
    assert (n(B), len(B)) == (47, 27)
    assert {card.id for card in MULTI} == {"moon-festival", "crown-road"}
    for tribe in range(5):
        own = [card for card in by_tribe(B, tribe) if card not in MULTI]
        assert sorted(card.copies for card in own) == [1, 2, 2, 2, 2]
        (single,) = [card for card in own if card.copies == 1]
        assert [bonus.tribe for bonus in single.bonuses if isinstance(bonus, TribeTable)] == [tribe]
        assert len(single.bonuses) == 1
    assert BY_ID["citadel"].tribes == [0]


def test_dc_3_banners_of_deck_a() -> None:
    for card in A:
        own = card.tribes[0]
        assert card.tribes == ([own] if card.copies == 2 else [own, (own + 1) % 5]), card.id
    assert set(banners(A).values()) == {10}
    assert banners(A).total() == 50


def test_dc_4_banners_of_deck_b() -> None:
    for tribe in range(5):
        own = [card for card in by_tribe(B, tribe) if card not in MULTI]
        doubles = sorted(card.tribes for card in own if card.copies == 2)
        assert doubles == sorted([[tribe], [tribe], [tribe, tribe], [tribe, (tribe + 1) % 5]])
        assert [card.tribes for card in own if card.copies == 1] == [[tribe]]
    assert [TRIBES[tribe] for tribe in BY_ID["moon-festival"].tribes] == ["green", "purple"]
    assert [TRIBES[tribe] for tribe in BY_ID["crown-road"].tribes] == ["red", "blue", "yellow"]
    assert banners(B).total() == 70
    assert set(banners(B).values()) == {14}


def test_dc_5_no_name_twice_and_two_copies_at_most() -> None:
    assert len({card.name for card in CARDS}) == len(CARDS)
    assert all(card.copies <= 2 for card in A + B)


def spread(deck: list[Card], low: int, high: int) -> int:
    return n([card for card in deck if low <= cost(card) <= high])


def mean_cost(deck: list[Card]) -> float:
    return sum(card.copies * cost(card) for card in deck) / n(deck)


def test_dc_6_costs_of_deck_a() -> None:
    """16.2. The frame may be varied by one card on each line."""
    limits = {1: (4, 6), 2: (10, 12), 3: (12, 14), 4: (8, 10), 5: (4, 6), 6: (1, 3)}
    for price, (low, high) in limits.items():
        assert low - 1 <= spread(A, price, price) <= high + 1, price
    assert spread(A, 1, 6) == 45
    assert 2.9 <= mean_cost(A) <= 3.4
    assert all(card.coins <= 5 and card.knowledge <= 1 for card in A)


def test_dc_7_costs_of_deck_b() -> None:
    """16.2. The frame may be varied by one card on each line."""
    limits = {3: (6, 8), 5: (14, 16), 7: (14, 16), 9: (6, 8), 11: (2, 4)}
    for price, (low, high) in limits.items():
        assert low - 1 <= spread(B, price, price + 1) <= high + 1, price
    assert spread(B, 3, 12) == 47
    assert 6.5 <= mean_cost(B) <= 7.2
    assert all(card.coins <= 6 and card.knowledge <= 3 for card in B)


def test_dc_8_knowledge_costs() -> None:
    """16.2. The frame may be varied by one card on each line."""
    assert 6 - 1 <= n([card for card in A if card.knowledge]) <= 10 + 1
    assert 28 - 1 <= n([card for card in B if card.knowledge]) <= 36 + 1


def test_dc_10_every_card_does_something() -> None:
    plain = [
        card
        for card in A + B
        if not (sum(card.live) or card.citizens or card.repairs or card.action or card.triggers or card.bonuses)
    ]
    assert not [card for card in plain if card in A]
    assert n(plain) <= 4


def test_dc_11_dc_12_dc_13_only_crane_discards_itself_and_nothing_else_is_strange() -> None:
    """The loader knows no other effect than those of section 12, and none that names its own card in an action."""
    assert [card.id for card in CARDS if card.reactions(vocabulary.ON_BUILD)] == ["crane"]
    crane = BY_ID["crane"]
    assert sum(crane.live) + crane.citizens + crane.repairs == 0
    assert crane.action is None


def signature(card: Card) -> frozenset[str]:
    """DC-80. The kinds of symbols, effects, events and scoring that a card shows, whatever their numbers and tribes."""
    symbols = [symbol for symbol in (*LIVE, "citizen") if shows(card, symbol)]
    found = {f"symbol {symbol}" for symbol in symbols} | {f"action {effect}" for effect in effects(card)}
    found |= {f"on {vocabulary.EVENTS[trigger.on]}" for trigger in card.triggers}
    found |= {f"scores {bonus.KEY}" for bonus in card.bonuses}
    return frozenset(found | ({"symbol repair"} if card.repairs else set()))


def is_plain(card: Card) -> bool:
    """DC-81. A card with nothing but symbols."""
    return not (card.action or card.triggers or card.bonuses)


EMPIRE_NAMES = [card for card in CARDS if card.group == EMPIRE]
OPEN = [card for card in A + B if card.id not in NAMED]
"""The names that section 2.2 leaves open."""


def test_dc_80_forty_two_signatures_and_none_on_three_names() -> None:
    found = Counter(signature(card) for card in EMPIRE_NAMES)
    assert len(EMPIRE_NAMES) == 54
    assert len(found) >= 42
    assert max(found.values()) <= 2


def test_dc_80_names_of_one_signature_differ_in_more_than_numbers_or_tribe() -> None:
    """Those that share one are given: the starting cards, and the two cards that react to neighbours who learn."""
    found = Counter(signature(card) for card in EMPIRE_NAMES)
    shared = {card.id for card in EMPIRE_NAMES if found[signature(card)] > 1}
    assert shared == {"fishing-dock", "wheat-fields", "distant-outpost", "scribe-guild"}


def test_dc_81_what_the_open_names_do() -> None:
    assert len(OPEN) == 36
    assert len([card for card in OPEN if card.action]) >= 12
    assert len([card for card in OPEN if card.triggers]) >= 8
    assert len([card for card in OPEN if card.bonuses]) >= 8
    assert len([card for card in OPEN if is_plain(card)]) <= 14


def reward(card: Card) -> str:
    """What a Titan brings besides banners and capacity, with its numbers."""
    return repr([card.live[: LIVE.index("capacity")], card.citizens, card.repairs, [t.say().json([]) for t in card.triggers]])


def test_dc_82_every_titan_gives_something_else() -> None:
    assert len({reward(card) for card in TITANS}) == 20
    assert len([card for card in TITANS if card.triggers]) >= 3
    assert len([card for card in TITANS if shows(card, "sword") or shows(card, "arrow")]) >= 3
    for tribe in range(5):
        assert len({card.stars for card in TITANS if card.banners[tribe]}) >= 2, TRIBES[tribe]


def test_dc_83_no_action_is_only_a_worse_rebuild() -> None:
    """Rebuild is open to every citizen at any time (AW-98): up to two repairs, the token and a coin."""
    for card in EMPIRE_NAMES:
        if card.action is not None:
            repairs = {"repair", "claim_first_player"}
            coins = sum(effect.say().n for effect in card.action.effects if effect.KEY == "gain_coins")
            assert coins > 1 or set(effects(card)) - repairs - {"gain_coins"}, card.id


RAISED = 2
"""The amount by which DC-75 allows to raise the defence of two- and three-star Titans."""


def defences(stars: int, arrows: bool) -> list[int]:
    return sorted(card.defence for card in TITANS if card.stars == stars and card.counts_arrows == arrows)


@pytest.mark.parametrize(
    ("stars", "cards", "swords", "both"),
    [(1, 7, [3, 3, 4], [4, 5, 5, 6]), (2, 6, [6, 7], [7, 8, 8, 9]), (3, 7, [9, 10, 11], [11, 12, 13, 14])],
)
def test_dc_30_to_dc_32_titans(stars: int, cards: int, swords: list[int], both: list[int]) -> None:
    own = [card for card in TITANS if card.stars == stars]
    assert len(own) == cards
    assert all(len(card.tribes) == stars for card in own)
    for arrows, expected in ((False, swords), (True, both)):
        for printed, defence in zip(expected, defences(stars, arrows), strict=True):
            assert printed <= defence <= printed + (RAISED if stars > 1 else 0)


def abilities(card: Card) -> int:
    return sum(card.live[: LIVE.index("capacity")]) + card.citizens + card.repairs + len(card.triggers)


def test_dc_30_to_dc_32_capacity_and_abilities() -> None:
    for card in TITANS:
        bonus = min(card.live[LIVE.index("explore_bonus")], 1) - card.live[LIVE.index("explore_bonus")]
        assert abilities(card) + bonus in ((1,) if card.stars < 3 else (1, 2)), card.id
    capacities = [[card.live[LIVE.index("capacity")] for card in TITANS if card.stars == stars] for stars in (1, 2, 3)]
    assert capacities[0] == [1] * 7
    assert sorted(capacities[1]) == [1, 1, 1, 2, 2, 2]
    assert capacities[2] == [2] * 7
    assert BY_ID["stone-being"].defence == 8


def test_dc_33_forty_banners_eight_of_each_tribe() -> None:
    assert banners(TITANS).total() == 40
    assert set(banners(TITANS).values()) == {8}


def test_dc_34_dc_35_pairs_but_no_triples() -> None:
    assert all(max(card.banners) <= 2 and len(card.tribes) <= 3 for card in TITANS)
    for stars in (2, 3):
        assert len([card for card in TITANS if card.stars == stars and max(card.banners) == 2]) >= 2


def test_dc_36_six_of_seven_small_titans_fall_in_round_1_to_both_starting_cards_and_one_draft() -> None:
    reach = {False: 3 + 1, True: 4 + 1}
    small = [card for card in TITANS if card.stars == 1]
    assert len([card for card in small if card.defence <= reach[card.counts_arrows]]) == 6


def test_dc_37_titan_abilities() -> None:
    assert all(card.live[LIVE.index("army_limit")] == 0 for card in TITANS)
    givers = [card for card in TITANS if card.citizens]
    assert len(givers) <= 3
    assert all(card.stars == 3 for card in givers)
    assert len([card for card in TITANS if shows(card, "income_knowledge")]) <= 4


def test_dc_40_dice() -> None:
    assert FACES == ("titan", "coin", "blank")


POWER = (3, 2, 3, 2, 2)


def power(symbols: list[int]) -> int:
    return sum(each * count for each, count in zip(POWER, symbols, strict=True))


@pytest.mark.parametrize(
    ("price", "cards", "active", "legacy"),
    [(0, 15, (6, 9), (2, 4)), (1, 4, (9, 10), (2, 4)), (2, 3, (11, 12), (2, 4)), (3, 3, (13, 15), (2, 3))],
)
def test_dc_50_to_dc_53_military(price: int, cards: int, active: tuple[int, int], legacy: tuple[int, int]) -> None:
    own = [card for card in MILITARY if card.coins == price]
    assert n(own) == cards
    for card in own:
        assert active[0] <= power(card.active) <= active[1], card.id
        assert legacy[0] <= power(card.legacy) <= legacy[1], card.id
    assert BY_ID["merkian-troop"].copies == 2
    assert all(sum(card.active[:2]) <= 5 for card in own)


def test_dc_54_recruits_are_as_strong_as_city_guard() -> None:
    assert (power(BY_ID["city-guard"].active), power(BY_ID["militia"].active)) == (6, 5)
    assert all(power(card.active) >= 6 for card in MILITARY)


def test_dc_55_names_and_copies() -> None:
    assert len(MILITARY) >= 13
    assert all(card.copies <= 2 and card.knowledge == 0 for card in MILITARY)


def test_dc_56_spies_looters_and_menders() -> None:
    counts = [n([card for card in MILITARY if card.active[symbol]]) for symbol in (2, 3, 4)]
    for count, (low, high) in zip(counts, [(4, 6), (4, 6), (3, 5)], strict=True):
        assert low <= count <= high
    assert all(sum(1 for symbol in (2, 3, 4) if card.active[symbol]) <= 1 for card in MILITARY)


def test_dc_57_dc_58_legacies() -> None:
    assert all(1 <= sum(card.legacy) <= 2 for card in MILITARY)
    assert 10 <= n([card for card in MILITARY if card.legacy[0]]) <= 13
    assert 6 <= n([card for card in MILITARY if card.legacy[1]]) <= 9
    assert n([card for card in MILITARY if sum(card.legacy[2:])]) >= 3


def test_dc_60_to_dc_64_districts() -> None:
    found = Counter[tuple[int, str]]()
    for card in DISTRICTS:
        symbols = " ".join(f"{name} {card.live[i]}" for i, name in enumerate(LIVE[:-1]) if card.live[i])
        found[(card.live[-1], symbols)] += card.copies
    assert found == {(3, ""): 4, (2, "army_limit 1"): 2, (2, "food 1"): 2, (2, "income_coin 1"): 1, (2, "sword 1"): 1}


def face(card: Card) -> list[Any]:
    """All that a card says, except its name."""
    action = card.action and [
        card.action.coins,
        card.action.knowledge,
        [effect.say().json([]) for effect in card.action.effects],
    ]
    triggers = [trigger.say().json([]) for trigger in card.triggers]
    bonuses = [bonus.say().json([]) for bonus in card.bonuses]
    shown = [card.live, card.citizens, card.repairs, action, triggers, bonuses, card.active, card.legacy]
    return [card.group, card.tribes, *shown, card.defence, card.counts_arrows]


def test_no_two_cards_differ_only_by_name() -> None:
    faces = [repr([*face(card), card.coins, card.knowledge]) for card in CARDS]
    assert len(set(faces)) == len(faces)


def test_no_card_is_another_at_a_higher_price() -> None:
    faces = [repr(face(card)) for card in CARDS if card.group in (EMPIRE, vocabulary.MILITARY)]
    assert len(set(faces)) == len(faces)


LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])


@LANGUAGES
def test_dc_87_every_card_has_a_line_of_flavour(language: str) -> None:
    patterns = GAME.words(language).patterns
    lines = [patterns[f"{card.id}.flavour"] for card in CARDS]
    assert {line for line in lines if len(line) > 80} == set()
    assert len(set(lines)) == len(lines)


@LANGUAGES
def test_dc_87_every_tribe_has_a_name_and_two_sentences(language: str) -> None:
    patterns = GAME.words(language).patterns
    assert len({patterns[f"tribe-{tribe}.people"] for tribe in TRIBES}) == len(TRIBES)
    for tribe in TRIBES:
        assert patterns[f"tribe-{tribe}.about"].count(".") == 2


@LANGUAGES
def test_dc_87_the_rulebook_page_lists_every_card_by_tribe(language: str) -> None:
    page = GAME.rulebook(language)
    words = GAME.words(language)
    for card in CARDS:
        assert page.count(f"| {words.name(card.id)} |") == 1, card.id
    for tribe in TRIBES:
        assert words.say(f"tribe-{tribe}.about") in page
