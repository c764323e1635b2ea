"""Reactions come up one after another: whose, in what order, and whether the card still works then (AW-391, AW-425)."""

from __future__ import annotations

import pytest
from games.the_ancient_world.build import asked, damage, means, own, play, refused, set_army, texts, world
from support import rule

from tessera.core.data import BadData
from tessera.games.the_ancient_world import GAME
from tessera.games.the_ancient_world.card_text import describe
from tessera.games.the_ancient_world.kinds import example
from tessera.games.the_ancient_world.state import Ancient
from tessera.games.the_ancient_world.steps.board import PayForKnowledge
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
        ('{ on = "learn", remove_military_coin = 1 }', "example.by should be"),
        ('{ on = "learn", by = "self", pay_coins = 1 }', "by should be one of left, right, other"),
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
