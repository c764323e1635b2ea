"""Effects, reactions, bonuses and board actions: each kind is one complete class, and is said in every language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import pytest
from games.the_ancient_world.build import (
    army,
    ask,
    asked,
    damage,
    deal,
    expect_sentence,
    intact,
    means,
    names,
    own,
    play,
    put_citizen,
    refused,
    set_army,
    set_citizens,
    set_military,
    set_row,
    set_titans,
    stored,
    texts,
    turn,
    world,
)
from support import rule

from tessera.core.data import BadData, Sheet
from tessera.core.event import Message
from tessera.core.view import look
from tessera.games.the_ancient_world import GAME
from tessera.games.the_ancient_world.actions import SPACES
from tessera.games.the_ancient_world.board_actions import BOARD, KINDS, BoardAction
from tessera.games.the_ancient_world.bonuses import BONUSES, Bonus, Most, PerResource, PerSymbol, read_bonus
from tessera.games.the_ancient_world.bot.parameters import Parameters
from tessera.games.the_ancient_world.bot.valuation import Valuation
from tessera.games.the_ancient_world.components import HOUSE, read_pack
from tessera.games.the_ancient_world.effects import (
    EFFECTS,
    ClaimFirstPlayer,
    CopyCardAction,
    DraftBonus,
    Effect,
    ExploreByCard,
    GainCoins,
    GainCoinsPer,
    GainKnowledge,
    GainKnowledgePer,
    RearrangeTitans,
    RepairCards,
    read_effect,
)
from tessera.games.the_ancient_world.kinds import expect_complete
from tessera.games.the_ancient_world.lists import CARD_KINDS, example
from tessera.games.the_ancient_world.scoring import bonus_points
from tessera.games.the_ancient_world.state import DISTRICT_TOP, EMPIRE_DISCARDS, EMPIRE_ROW, STARVING, TITAN_TOP, Ancient
from tessera.games.the_ancient_world.steps.attack import Muster, RollDice
from tessera.games.the_ancient_world.steps.rounds import EndOfRound, Score
from tessera.games.the_ancient_world.triggers import (
    TRIGGERS,
    BuyKnowledge,
    CoinsPer,
    FreeBuild,
    RemoveArmyCoin,
    StoreOnPass,
    Trigger,
    read_trigger,
)

CARDS = read_pack(HOUSE)
FAMILIES: list[tuple[Any, tuple[Any, ...]]] = [
    (Effect, EFFECTS),
    (Trigger, TRIGGERS),
    (Bonus, BONUSES),
    (BoardAction, KINDS),
]
PRINTED: list[Effect | Trigger | Bonus] = [
    *[effect for card in CARDS if card.action is not None for effect in card.action.effects],
    *[trigger for card in CARDS for trigger in card.triggers],
    *[bonus for card in CARDS for bonus in card.bonuses],
]
READERS: list[tuple[tuple[Any, ...], Callable[[Sheet], Any]]] = [
    (EFFECTS, read_effect),
    (TRIGGERS, read_trigger),
    (BONUSES, read_bonus),
]
EXAMPLES = [read(example(text)) for kinds, read in READERS for kind in kinds for text in kind.EXAMPLES]
"""One of everything that a pack may write."""
SAID: list[Message] = [
    *[one.say() for one in (*PRINTED, *EXAMPLES)],
    *[action.say() for action in BOARD],
    *[action.say_entry() for action in BOARD],
]
ATTESTED = {
    GainCoins,
    GainKnowledge,
    GainCoinsPer,
    RepairCards,
    ExploreByCard,
    ClaimFirstPlayer,
    CopyCardAction,
    RearrangeTitans,
    CoinsPer,
    RemoveArmyCoin,
    BuyKnowledge,
    FreeBuild,
    StoreOnPass,
}
"""What cards of the printed game do besides their symbols (section 12.2 of the specification)."""


@pytest.mark.parametrize(("base", "kinds"), FAMILIES, ids=[base.__name__ for base, _ in FAMILIES])
def test_every_kind_is_listed(base: Any, kinds: tuple[Any, ...]) -> None:
    written = [kind for kind in base.__subclasses__() if kind.__module__.startswith("tessera.")]
    written += [kind for between in written for kind in between.__subclasses__()]
    assert {kind for kind in written if kind.KEY} == set(kinds)


def test_the_house_deck_uses_every_attested_kind_of_effect_and_reaction() -> None:
    assert ATTESTED - {type(one) for one in PRINTED} == set()


def test_every_house_rule_is_worded_in_every_language_and_stated() -> None:
    for id in {id for kind in CARD_KINDS for id in kind.RULES}:
        assert all(id in GAME.words(language) for language in GAME.languages), id
        assert f"- **{id}** ⌂ {GAME.words().say(id)}" in GAME.rulebook()


def test_the_rulebook_page_shows_an_example_of_every_kind() -> None:
    page = GAME.rulebook()
    for kind in CARD_KINDS:
        assert f"| `{kind.EXAMPLES[0]}` | " in page


class Unfinished(Effect):
    """An effect that its author forgot to finish."""

    KEY: ClassVar[str] = "unfinished"
    EXAMPLES: ClassVar[tuple[str, ...]] = ("{ unfinished = true }",)

    def can_do(self, s: Ancient, seat: int, coins: int, knowledge: int) -> bool:
        return True


class Copied(Effect):
    """An effect that still has the key of the one it was copied from."""

    KEY: ClassVar[str] = "gain_coins"


def test_a_half_written_effect_stops_the_game_from_loading() -> None:
    """What `effects.py` does with its list when it is imported."""
    methods = ("read", "can_do", "do", "say", "draw", "value")
    with pytest.raises(TypeError, match="Unfinished does not say how to read"):
        expect_complete(Effect, (*EFFECTS, Unfinished), methods)
    with pytest.raises(TypeError, match="needs a key that no other kind has, not 'gain_coins'"):
        expect_complete(Effect, (*EFFECTS, Copied), methods)


def test_the_board_actions_stand_in_the_order_of_their_spaces() -> None:
    assert [action.KEY for action in BOARD] == list(SPACES)
    assert all(GAME.words().name(space) for space in SPACES)


def test_a_board_action_that_can_be_barred_says_why() -> None:
    for kind in KINDS:
        assert ("can_do" in vars(kind)) == ("why_not" in vars(kind)), kind


@pytest.mark.parametrize("language", GAME.languages)
def test_every_kind_is_said(language: str) -> None:
    for message in SAID:
        expect_sentence(GAME.words(language), message.json([]))
    for action in BOARD:
        short = action.say()
        short.key += "-short"
        expect_sentence(GAME.words(language), short.json([]))
        assert f"why-{action.KEY}" in GAME.words(language)


def test_everything_is_drawn_and_valued() -> None:
    valuation = Valuation(world(), 0, Parameters())
    assert all(one.draw() for one in (*PRINTED, *EXAMPLES))
    assert all(action.ICON for action in BOARD)
    for one in EXAMPLES:
        if isinstance(one, Effect):
            assert min(one.value(valuation, later) for later in (False, True)) >= 0, one.KEY
        else:
            assert (one.value(valuation) if isinstance(one, Trigger) else one.value(valuation, CARDS[0])) >= 0, one.KEY
    for card in CARDS:
        for effect in card.action.effects if card.action is not None else ():
            assert effect.value(valuation, True) >= 0, card.id
        for trigger in card.triggers:
            assert trigger.value(valuation) >= 0, card.id
        for bonus in card.bonuses:
            assert bonus.value(valuation, card) >= 0, card.id


@pytest.mark.parametrize(
    ("card", "key"),
    [
        ("masons-yard", "no-damage-to-repair"),
        ("bridge", "no-action-to-copy"),
    ],
)
def test_a_card_action_says_why_it_would_change_nothing(card: str, key: str) -> None:
    s = means(own(world(), 0, card), 0, coins=5)
    assert refused(s, f"0: place 1 {card}") in ("AW-200", "AW-337")
    action = s.box.actions.find(f"place 1 {card}")
    assert action is not None
    assert s.agenda[-1].why_not(s, 0, action).message.key == key


@rule("AW-402")
def test_a_draft_bonus_adds_to_draft_and_counts_no_citizens() -> None:
    s = world(cards={"pearl-divers": "action = { effects = [{ draft_bonus = 2 }] }"})
    s.log, s.draft[0] = [], 1
    put_citizen(own(s, 0, "pearl-divers"), 1, 3, "draft")
    play(s, "0: place 1 pearl-divers")
    assert s.draft == [3, 0]
    assert [(event.key, event.n, event.m) for event in s.log][-1] == ("draft-bonus", 2, 3)
    assert Muster(s, 0).swords == 3
    assert DraftBonus(2).draw() == ["+2", "sword"]


@rule("AW-406")
def test_titans_are_looked_at_and_put_in_any_order_without_an_attack() -> None:
    s = own(world(cards={"pearl-divers": "action = { effects = [{ look_at_titans = 2 }] }"}), 0, "pearl-divers")
    set_army(set_titans(s, "mud-strider"), 0, 0, "oru-engineers")
    play(
        s,
        "0: place 1 pearl-divers",
        "0: inspect one-star",
        "chance: deal thorn-back",
        "0: lay thorn-back",
        "0: lay mud-strider",
    )
    assert (asked(s), names(s, TITAN_TOP)) == ("Turn", ["thorn-back", "mud-strider"])
    assert [look(s, seat).places[TITAN_TOP][1] >= 0 for seat in (0, 1)] == [True, False]


@rule("AW-400")
def test_a_gain_counts_what_the_acting_player_has_up_to_its_limit() -> None:
    s = means(own(world(), 0, "bridge"), 0, coins=1)
    GainCoinsPer("food", 0).do(s, 0, 0)
    GainKnowledgePer("army", 1).do(s, 0, 0)
    assert (s.coins[0], s.knowledge[0]) == (4, 1)
    assert not GainCoinsPer("titan", 0).can_do(s, 0, 9, 9)


@rule("AW-420")
def test_having_the_most_scores_for_all_tied_and_never_for_none() -> None:
    s = means(means(world(), 0, coins=3), 1, coins=3)
    assert [Most("coins", 2).points(s, seat, []) for seat in range(2)] == [2, 2]
    s.coins[1] = 4
    assert [Most("coins", 2).points(s, seat, []) for seat in range(2)] == [0, 2]
    assert Most("titan", 2).points(s, 0, []) == 0


@rule("AW-421", "AW-422")
def test_resources_score_up_to_a_limit_and_symbols_only_while_live() -> None:
    s = means(world(), 0, coins=8)
    assert [PerResource("coins", 1, 3, most).points(s, 0, []) for most in (1, 9)] == [1, 2]
    assert PerSymbol("food", 2, 2).points(s, 0, []) == 2


@rule("AW-424")
def test_pairs_of_two_tribes_count_the_rarer_one() -> None:
    pairs = read_bonus(example('{ kind = "pairs", tribes = ["red", "blue"], vp = 2 }'))
    assert [pairs.points(world(), 0, banners) for banners in ([3, 9, 2, 9, 9], [0, 9, 2, 9, 9])] == [4, 0]
    assert (
        GAME.words().tell(pairs.say().json([]), None, [])
        == "At the end 2 points for each pair of a red banner and a blue banner."
    )
    with pytest.raises(BadData, match="two different tribes"):
        read_bonus(example('{ kind = "pairs", tribes = ["red", "red"], vp = 2 }'))


# -- board actions by a card ----------------------------------------------------------------------------------------


def with_effect(text: str, **how: Any) -> Ancient:
    """Seat 0 has Pearl Divers, whose action does this, with nine coins and three knowledge."""
    s = own(world(cards={"pearl-divers": f"action = {{ effects = [{text}] }}"}, **how), 0, "pearl-divers")
    s.log = []
    return means(s, 0, 9, 3)


@rule("AW-404")
def test_a_card_of_the_row_is_stored_by_a_card() -> None:
    s = set_row(with_effect("{ store_from_row = true }"), "bridge", "aqueduct")
    play(s, "0: place 1 pearl-divers")
    assert refused(s, "0: store crane") == "AW-404"
    assert stored(play(s, "0: store bridge"), 0) == ["bridge"]
    assert asked(s) == "Turn"
    assert refused(set_row(turn(with_effect("{ store_from_row = true }"), 0)), "0: place 1 pearl-divers") == "AW-200"


@rule("AW-405")
def test_a_district_is_gained_for_the_price_of_the_card() -> None:
    s = put_citizen(with_effect("{ expand_for = { coins = 1, knowledge = 1 } }"), 1, 3, "expand")
    top = names(s, DISTRICT_TOP)
    play(s, "0: place 1 pearl-divers")
    assert (s.coins[0], s.knowledge[0], names(s, s.ancient.districts[0])) == (8, 2, top)
    assert (
        refused(means(with_effect("{ expand_for = { coins = 1, knowledge = 1 } }"), 0, 9), "0: place 1 pearl-divers")
        == "AW-200"
    )
    with pytest.raises(BadData, match="no key 'gold'"):
        read_effect(example("{ expand_for = { gold = 1 } }"))


@rule("AW-405")
def test_a_card_recruits_without_a_surcharge() -> None:
    s = set_military(put_citizen(with_effect("{ recruit_again = true }"), 1, 3, "recruit"), "titan-hounds")
    play(means(s, 0, 2), "0: place 1 pearl-divers", "0: recruit titan-hounds", "0: retire army 1")
    assert (s.coins[0], army(s, 0, 0)) == (0, ["titan-hounds", "city-guard"])


@rule("AW-405")
def test_a_card_builds_for_fewer_coins_and_without_a_surcharge() -> None:
    s = set_row(put_citizen(with_effect("{ build_for_less = 2 }"), 1, 3, "build"), "bridge", "salt-road", "bronze-foundry")
    play(means(s, 0, 1), "0: place 1 pearl-divers")
    assert texts(s, 0) == ["buy bridge", "buy salt-road"]
    assert refused(s, "0: buy bronze-foundry") == "AW-122"
    assert play(s.clone(), "0: buy salt-road").coins[0] == 1, "a price does not fall below nothing"
    assert play(s, "0: buy bridge").coins[0] == 0
    assert "bridge" in intact(s, 0)


@rule("AW-407")
def test_a_ward_holds_off_the_first_faces_of_the_round() -> None:
    s = play(with_effect("{ ward = 2 }"), "0: place 1 pearl-divers")
    assert s.wards == [2, 0]
    ask(s, RollDice(0, 0, 0, 1), RollDice(0, 0, 0, 2), EndOfRound())
    assert (asked(s), s.wards) == ("Damage", [0, 0])
    assert [event.key for event in s.log or []].count("warded") == 2
    assert s.agenda[-1].save() == ["Damage", 0, 1]
    s = damage(play(with_effect("{ ward = 1 }"), "0: place 1 pearl-divers"), 0, "pearl-divers", "fishing-dock", "wheat-fields")
    assert ask(s, RollDice(0, 0, 0, 3)).wards == [1, 0], "there is nothing to ward"
    assert ask(s, EndOfRound()).wards == [0, 0]


@rule("AW-408")
def test_citizens_more_are_fed_at_the_coming_end_of_round_only() -> None:
    s = set_citizens(with_effect("{ feed = 1 }"), 0, 5)
    ask(play(s, "0: place 1 pearl-divers"), EndOfRound())
    assert texts(s, 0) == [f"starve {skill}" for skill in range(1, 6)]
    assert s.meals == [1, 0]
    assert play(s, "0: starve 1").meals == [0, 0]
    s = set_citizens(with_effect("{ feed = 2 }"), 0, 5)
    ask(play(s, "0: place 1 pearl-divers"), EndOfRound())
    assert (s.citizens[0].count(STARVING), s.meals) == (0, [0, 0])


# -- what a card action asks -------------------------------------------------------------------------------------------


@rule("AW-401")
def test_coins_leave_armies_one_by_one_as_the_player_likes() -> None:
    s = with_effect("{ ready_army = 2 }")
    assert refused(s, "0: place 1 pearl-divers") == "AW-200"
    s.name_coins[0][0], s.picture_coins[0][0], s.picture_coins[0][1] = 1, 1, 3
    play(s, "0: place 1 pearl-divers")
    assert texts(s, 0) == [
        "remove name coin of army 1",
        "remove picture coin of army 1",
        "remove picture coin of army 2",
        "done",
    ]
    assert refused(s, "0: remove name coin of army 2") == "AW-401"
    assert asked(play(s.clone(), "0: done")) == "Turn"
    play(s, "0: remove name coin of army 1", "0: remove picture coin of army 2")
    assert (asked(s), s.is_ready(0, 0), s.picture_coins[0][:2]) == ("Turn", True, [1, 2])


@rule("AW-403")
def test_the_row_is_renewed_as_far_as_the_player_likes_and_its_gaps_are_filled() -> None:
    s = set_row(with_effect("{ refresh_row = 2 }"), "bridge", "aqueduct", "crane")
    play(s, "0: place 1 pearl-divers")
    assert refused(s, "0: replace salt-road") == "AW-403"
    play(s, "0: replace bridge", "0: done")
    assert names(s, EMPIRE_DISCARDS) == ["bridge"]
    assert (asked(s), names(s, EMPIRE_ROW)) == ("FillEmpireRow", ["crane", "aqueduct"])
    deal(s)
    assert len(names(s, EMPIRE_ROW)) == 4


@rule("AW-423")
def test_intact_cards_score_if_none_was_damaged_before_the_last_repair() -> None:
    for hurt, points in (("", 3), ("wheat-fields", 0), ("crane", 0)):
        s = own(world(cards={"crane": 'scoring = [{ kind = "intact", vp = 3 }]'}), 0, "crane")
        if hurt:
            damage(s, 0, hurt)
        assert bonus_points(s, 0, s.box.by_name["crane"]) == points
        s.log = []
        ask(s, Score())
        assert [event.n for event in s.log if event.key == "scored-card"] == ([points] if points else [])
