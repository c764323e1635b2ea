"""Reactions come up one after another: whose, in what order, and whether the card still works then (AW-391, AW-425)."""

from __future__ import annotations

import pytest
from games.the_ancient_world.build import (
    ask,
    asked,
    damage,
    deal,
    means,
    names,
    own,
    play,
    put_citizen,
    refused,
    roll,
    set_army,
    set_citizens,
    set_military,
    set_row,
    set_titans,
    texts,
    turn,
    world,
)
from support import rule

from tessera.core.data import BadData
from tessera.games.the_ancient_world import GAME
from tessera.games.the_ancient_world.card_text import describe
from tessera.games.the_ancient_world.lists import example
from tessera.games.the_ancient_world.state import AT_HAND, STARVING, TITAN_TOP, Ancient
from tessera.games.the_ancient_world.steps.attack import Damage
from tessera.games.the_ancient_world.steps.board import PayForKnowledge
from tessera.games.the_ancient_world.steps.reactions import ReactByCard
from tessera.games.the_ancient_world.steps.rounds import Feed
from tessera.games.the_ancient_world.triggers import read_trigger

BUYS = 'triggers = [{{ on = "learn", by = "{}", pay_coins = {}, gain_knowledge = 1, may = true }}]'


def learning(cards: dict[str, str], seats: int = 4) -> Ancient:
    """Seat 0 is about to learn, in a match in which these cards do something else."""
    return means(world(seats, cards=cards), 0, coins=9)


@rule("AW-425")
def test_cards_react_in_seat_order_and_those_of_a_player_by_their_names() -> None:
    s = learning({name: BUYS.format("other", 1) for name in ("crane", "bridge", "mud-strider")})
    s = own(own(own(s, 3, "bridge"), 2, "mud-strider", "crane"), 1, "scribe-guild")
    play(s, "0: place 1 learn")
    order = []
    while asked(s) == "PayForKnowledge":
        step = s.agenda[-1]
        assert isinstance(step, PayForKnowledge)
        order.append((step.seat, s.box.names[step.kind]))
        play(s, f"{step.seat}: use {s.box.names[step.kind]}")
    assert order == [(2, "crane"), (2, "mud-strider"), (3, "bridge")]
    assert s.knowledge == [1, 0, 2, 1]


@rule("AW-391")
def test_a_reaction_looks_at_the_card_when_it_comes_up() -> None:
    """A card that is turned face down in between stays silent; a Titan cannot be."""
    s = learning({name: BUYS.format("right", 1) for name in ("crane", "bridge", "mud-strider")})
    play(own(s, 1, "bridge", "crane", "mud-strider"), "0: place 1 learn")
    assert texts(s, 1) == ["use bridge", "decline"]
    damage(s, 1, "bridge", "crane")
    assert not s.agenda[-1].waiting(s)
    s.agenda.pop()
    s.settle()
    assert texts(s, 1) == ["use mud-strider", "decline"]


@rule("AW-425")
def test_a_copied_action_is_the_doing_of_the_one_who_copies() -> None:
    """Seat 1 looks at what its left neighbour does; seat 0 is on its right, and its own card is merely copied."""
    s = learning({"crane": BUYS.format("left", 0)}, seats=3)
    own(own(own(s, 0, "bridge"), 1, "crane"), 2, "desert-archive")
    play(s, "0: place 1 bridge", "0: copy desert-archive")
    assert asked(s) == "Turn"
    play(s, "1: place 1 labor", "2: place 1 learn")
    assert asked(s) == "PayForKnowledge"


@rule("AW-410")
@pytest.mark.parametrize(("by", "seats"), [("left", [3]), ("right", [1]), ("other", [1, 2, 3])])
def test_a_card_says_whose_learning_it_reacts_to(by: str, seats: list[int]) -> None:
    for seat in range(4):
        s = own(learning({"crane": BUYS.format(by, 1)}), seat, "crane")
        play(s, "0: place 1 learn")
        assert (asked(s) == "PayForKnowledge") == (seat in seats)


@rule("AW-410")
def test_two_reactions_of_one_card_to_one_event_are_two_questions() -> None:
    both = """triggers = [{ on = "learn", by = "right", remove_military_coin = 1 },
                          { on = "learn", by = "right", pay_coins = 2, gain_knowledge = 1 }]"""
    s = own(learning({"crane": both.replace("\n", " ")}), 1, "crane")
    set_army(s, 1, 0, "coast-watch", name_coins=1)
    play(s, "0: place 1 learn", "1: decline")
    assert refused(s, "1: pass") == "AW-330"
    play(s, "1: use crane")
    assert (s.coins[1], s.knowledge[1]) == (5, 1)


@rule("AW-290")
def test_a_titan_with_a_reaction_needs_no_symbol_and_its_text_says_it() -> None:
    box = world(cards={"mud-strider": BUYS.format("right", 1)}).ancient
    titan = box.cards[box.by_name["mud-strider"]]
    assert "When your right neighbour learns, you may pay 1 coin for 1 knowledge." in describe(titan, GAME.words())
    assert "Wenn dein rechter Nachbar lernt, darfst du für 1 Münze 1 Wissen nehmen." in describe(titan, GAME.words("de"))
    with pytest.raises(Exception, match="reactions that leave a Titan in play"):
        world(cards={"mud-strider": 'triggers = [{ on = "build", discard_self_for_free_build = true }]'})


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('{ on = "learn", remove_military_coin = 1 }', "a reaction to learn by self has gain_knowledge"),
        ('{ on = "learn", by = "self", pay_coins = 1 }', "a reaction to learn by self has gain_knowledge"),
        (
            '{ on = "learn", by = "left", store_card = true }',
            "a reaction to learn by left has remove_military_coin or pay_coins",
        ),
        ('{ on = "build", discard_self_for_free_build = true, may = false }', "may should be true, or left out"),
        ('{ on = "gain_citizen", gain_coins_per = "food", may = true }', "has no key 'may'"),
    ],
)
def test_a_reaction_is_read_by_its_event_its_doer_and_its_key(text: str, expected: str) -> None:
    with pytest.raises(BadData) as error:
        read_trigger(example(text))
    assert expected in str(error.value)


# -- what reactions give --------------------------------------------------------------------------------------------


def reacting(text: str, seats: int = 2, round: int = 1) -> Ancient:
    """Seat 0 has Crane with this reaction, nine coins and three knowledge; seat 1 has as much."""
    s = own(world(seats, round=round, cards={"crane": f"triggers = [{text}]"}), 0, "crane")
    return means(means(s, 0, 9, 3), 1, 9, 3)


@rule("AW-410")
def test_who_learns_may_gain_more_knowledge() -> None:
    s = play(reacting('{ on = "learn", gain_knowledge = 1 }'), "0: place 1 learn")
    assert s.knowledge == [5, 3]
    assert play(s, "1: place 2 learn").knowledge == [5, 4]


DONE = {
    "explore": ["place 3 explore", "store bridge"],
    "expand": ["place 3 expand", "pay coins"],
    "recruit": ["place 3 recruit", "recruit coast-watch", "retire army 1"],
    "grow": ["place 3 grow"],
    "rebuild": ["place 3 rebuild"],
}
"""What a seat does for each event."""


def after(s: Ancient, seat: int, *lines: str) -> list[tuple[str, int, int]]:
    """Which reactions were told after this seat did so: the key, the seat that gained, and how much."""
    s = turn(set_military(set_row(s, "bridge", "aqueduct"), "coast-watch", "hill-wardens"), seat)
    s.log = []
    deal(play(s, *[f"{seat}: {line}" for line in lines]))
    return [(event.key, event.seat, event.n) for event in s.log if event.key.startswith("reaction")]


@rule("AW-412")
@pytest.mark.parametrize("event", DONE)
@pytest.mark.parametrize("by", ["self", "left", "right", "other"])
def test_a_card_gives_something_after_a_board_action(event: str, by: str) -> None:
    """Each of three seats acts; seat 0 has the card, seat 1 is its left neighbour, seat 2 its right one."""
    heeded = {"self": [0], "left": [1], "right": [2], "other": [1, 2]}[by]
    for key, effect in (("reaction-knowledge", "gain_knowledge = 1"), ("reaction-coins", "gain_coins = 1")):
        for seat in range(3):
            s = means(reacting(f'{{ on = "{event}", by = "{by}", {effect} }}', seats=3, round=3), seat, 9)
            assert after(s, seat, *DONE[event]) == ([(key, 0, 1)] if seat in heeded else [])


@rule("AW-412")
def test_knowledge_is_for_sale_after_the_whole_action_also_if_a_card_carries_it_out() -> None:
    s = reacting('{ on = "explore", pay_coins = 1, gain_knowledge = 1 }', round=2)
    play(own(set_row(s, "bridge"), 0, "crypta-ship"), "0: place 1 crypta-ship", "0: store bridge")
    assert (asked(s), s.coins[0]) == ("PayForKnowledge", 9), "the coins of Crypta Ship come after its Explore"
    assert play(s, "0: use crane").knowledge[0] == 4


def attacks(text: str, seats: int = 2) -> Ancient:
    """Seat 0 is strong enough for a Titan of two stars."""
    s = set_army(set_titans(reacting(text, seats), "stone-being"), 0, 0, "oru-engineers")
    s.draft[0] = 9
    return s


@rule("AW-411")
@pytest.mark.parametrize(
    ("effect", "told"),
    [
        ("gain_coins = 1", ("reaction-coins", 0, 1)),
        ("gain_knowledge = 3", ("reaction-knowledge", 0, 3)),
        ('gain_coins_per = "star"', ("reaction-coins", 0, 2)),
        ('gain_knowledge_per = "star"', ("reaction-knowledge", 0, 2)),
    ],
)
def test_a_defeated_titan_gives_a_fixed_number_or_one_per_star(effect: str, told: tuple[str, int, int]) -> None:
    s = attacks(f'{{ on = "defeat_titan", {effect} }}')
    assert after(s, 0, "attack stone-being with army 1") == [told]
    assert s.places[TITAN_TOP + 1], "the next Titan is turned up afterwards"


@rule("AW-411")
def test_what_a_defeated_titan_gives_comes_before_the_dice_and_the_titan_counts_itself() -> None:
    cards = {"stone-being": 'triggers = [{ on = "defeat_titan", gain_coins_per = "star" }]'}
    s = set_army(set_titans(means(world(cards=cards), 0, 1), "stone-being"), 0, 0, "oru-engineers")
    s.draft[0] = 9
    roll(play(s, "0: attack stone-being with army 1"), "coin", "coin")
    assert s.coins[0] == 0


@rule("AW-413")
def test_a_damaged_card_of_ones_own_gives_something_but_is_silent_itself() -> None:
    s = reacting('{ on = "damage", gain_coins = 2 }')
    s.log = []
    ask(s, Damage(0, 2))
    play(s, "0: damage wheat-fields", "0: damage crane")
    assert [event.key for event in s.log] == ["damaged", "reaction-coins", "damaged"]


@rule("AW-391")
def test_a_reaction_of_a_card_that_was_damaged_meanwhile_is_lost() -> None:
    for hurt, coins in (("wheat-fields", 11), ("crane", 9)):
        s = damage(reacting('{ on = "damage", gain_coins = 2 }'), 0, hurt)
        assert ask(s, ReactByCard(0, s.box.by_name["crane"], 0, 1)).coins[0] == coins


@rule("AW-414")
def test_who_passes_last_gains_coins() -> None:
    s = reacting('{ on = "last_pass", gain_coins = 2 }', seats=3)
    assert after(s, 0, "pass") == []
    s = reacting('{ on = "last_pass", gain_coins = 2 }', seats=3)
    s.passed = [False, True, True]
    assert after(s, 0, "pass") == [("reaction-coins", 0, 2)]


@rule("AW-413")
def test_damage_is_prevented_for_a_price_and_a_card_may_save_itself() -> None:
    s = means(reacting('{ on = "damage", pay_coins = 2, prevent = true }'), 0, 3)
    ask(s, Damage(0, 2))
    play(s, "0: damage crane")
    assert (asked(s), texts(s, 0)) == ("Prevent", ["use crane", "decline"])
    assert refused(s, "0: pass") == "AW-413"
    assert names(play(s.clone(), "0: decline"), s.ancient.damaged[0]) == ["crane"]
    play(s, "0: use crane")
    assert (s.coins[0], names(s, s.ancient.damaged[0]), asked(s)) == (1, [], "Damage")
    play(s, "0: damage wheat-fields")
    assert names(s, s.ancient.damaged[0]) == ["wheat-fields"], "one coin is not enough"


@rule("AW-414")
def test_who_passes_last_may_store_a_card() -> None:
    s = set_row(reacting('{ on = "last_pass", store_card = true }'), "bridge")
    s.passed = [False, True]
    play(s, "0: pass")
    assert (asked(s), texts(s, 0)) == ("LastPass", ["store bridge", "store the unseen top card", "decline"])
    assert refused(s, "0: pass") == "AW-414"
    assert names(play(s, "0: store bridge"), s.ancient.stored[0]) == ["bridge"]


@rule("AW-415")
def test_one_coin_of_a_surcharge_goes_to_the_nearest_rival_who_stands_there() -> None:
    cards = dict.fromkeys(("crane", "bridge", "aqueduct"), 'triggers = [{ on = "surcharge", take_coin = 1 }]')
    s = means(set_military(world(3, cards=cards), "coast-watch"), 0, 5)
    own(own(own(s, 1, "crane"), 2, "bridge"), 0, "aqueduct")
    put_citizen(put_citizen(s, 2, 3, "recruit"), 1, 3, "labor")
    before = s.coins[:]
    play(s, "0: place 1 recruit")
    assert s.coins == [before[0] - 1, before[1], before[2] + 1]
    s = means(set_military(world(3, cards=cards), "coast-watch"), 0, 5)
    own(own(s, 1, "crane"), 2, "bridge")
    put_citizen(put_citizen(s, 2, 3, "recruit"), 1, 2, "recruit")
    before = s.coins[:]
    play(s, "0: place 1 recruit")
    assert s.coins == [before[0] - 1, before[1] + 1, before[2]], "there is one coin, and seat 1 is nearer"


@rule("AW-416")
def test_one_hungry_citizen_comes_back_each_round() -> None:
    s = set_citizens(reacting('{ on = "starve", return_citizen = 1 }'), 0, 5)
    ask(s, Feed(0), Feed(1))
    play(s, "0: starve 2 4")
    assert s.citizens[0] == [AT_HAND, STARVING, AT_HAND, AT_HAND, AT_HAND]
