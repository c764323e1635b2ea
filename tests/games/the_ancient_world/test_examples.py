"""The worked examples of the specification, E-1 to E-30."""

from __future__ import annotations

import pytest
from games.the_ancient_world.build import (
    army,
    asked,
    damage,
    damaged,
    deal,
    fetch,
    hold,
    intact,
    kind,
    live,
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
    stored,
    texts,
    titans,
    turn,
    world,
)
from support import rule

from tessera.core.seats import EVERYONE
from tessera.core.view import look
from tessera.games.the_ancient_world.scoring import banner_points, bonus_points
from tessera.games.the_ancient_world.state import (
    AT_HAND,
    DISTRICT_DECK,
    DISTRICT_TOP,
    EMPIRE_A,
    EMPIRE_B,
    EMPIRE_DISCARDS,
    EMPIRE_ROW,
    MILITARY_DECK,
    MILITARY_ROW,
    OUT,
    STARVING,
    TITAN_DECK,
    TITAN_TOP,
    Ancient,
)
from tessera.games.the_ancient_world.steps.attack import Damage, Loot, Muster, RollDice
from tessera.games.the_ancient_world.steps.explore import Explore
from tessera.games.the_ancient_world.steps.rounds import Score


@rule("AW-208", "AW-217", "AW-218", "AW-220", "AW-221", "AW-235", "AW-238")
def test_e1_tims_attack() -> None:
    s = means(set_titans(world(), "stone-being"), 0, 5)
    set_army(s, 0, 0, "merkian-troop", "ford-spears", picture_coins=1)
    own(s, 0, "hunters-of-merk", "bronze-foundry", "shield-hall")
    assert live(s, 0, "sword") == 3
    play(s, "0: attack stone-being with army 1")
    assert (s.name_coins[0][0], s.picture_coins[0][0]) == (2, 1)
    roll(s, "blank", "coin")
    assert (s.coins[0], titans(s, 0)) == (2, ["stone-being"])


@rule("AW-312", "AW-353")
def test_e2_citadel() -> None:
    s = own(world(), 0, "citadel", "crane", "ember-quarter", "distant-outpost")
    assert bonus_points(s, 0, kind(s, "citadel")) + banner_points(5) == 11
    own(s, 0, "masons-yard", "bronze-foundry")
    assert bonus_points(s, 0, kind(s, "citadel")) == 3


@rule("AW-353", "AW-354", "AW-355")
def test_e3_banner_table() -> None:
    assert [banner_points(n) for n in (0, 1, 2, 3, 4, 5, 6, 7, 9)] == [0, 1, 2, 4, 6, 8, 11, 11, 11]


@rule("AW-208")
def test_e4_a_card_with_three_coins_costs_four() -> None:
    s = set_army(world(), 0, 0, "hill-wardens", picture_coins=3)
    assert s.price(0, 0) == 4


@rule("AW-44", "AW-45", "AW-50", "AW-51", "AW-52", "AW-53")
def test_e5_setup_for_four() -> None:
    s = world(4, first=2)
    assert s.coins == [8, 8, 6, 7]
    sizes = [len(s.places[place]) for place in (EMPIRE_ROW, MILITARY_ROW, EMPIRE_A, EMPIRE_B, MILITARY_DECK)]
    assert sizes == [6, 4, 39, 47, 21]
    assert len(s.places[DISTRICT_TOP]) + len(s.places[DISTRICT_DECK]) == 10
    for seat in range(4):
        assert (live(s, seat, "capacity"), s.n_owned(seat), s.food(seat)) == (4, 2, 3)
        assert (s.army_limit(seat), s.n_armies(seat)) == (2, 2)


@rule("AW-90", "AW-91", "AW-92")
def test_e6_standard_placement() -> None:
    s = set_citizens(put_citizen(put_citizen(world(), 1, 2, "labor"), 1, 3, "labor"), 0, 4)
    assert [refused(s, f"0: place {skill} labor") for skill in (1, 3, 4)] == ["AW-90", "AW-90", ""]
    play(s, "0: place 4 labor")
    assert s.coins[0] == 8
    assert [refused(world(), f"0: place {skill} labor") for skill in (1, 2, 3)] == ["", "", ""]


@rule("AW-115", "AW-116", "AW-117", "AW-118", "AW-311")
def test_e7_surcharge_and_crane() -> None:
    s = put_citizen(means(set_row(world(), "bridge", "crypta-ship"), 0, 4), 1, 2, "build")
    play(s, "0: place 3 build")
    assert texts(s, 0) == ["buy bridge"]
    s = own(put_citizen(means(set_row(world(), "bridge"), 0, 0), 1, 2, "build"), 0, "crane")
    assert refused(s, "0: place 3 build") == "AW-117"


@rule("AW-90", "AW-132", "AW-133", "AW-136", "AW-138", "AW-139", "AW-255")
def test_e8_draft() -> None:
    s = set_citizens(world(3), 0, 4)
    play(s, "0: place 1 draft", "1: place 3 draft", "2: place 1 labor", "0: place 4 draft", "1: pass")
    assert s.draft == [4, 2, 0]
    assert [refused(s, f"2: place {skill} draft") for skill in (2, 3)] == ["AW-90", "AW-90"]
    play(s, "2: pass", "0: pass")
    assert s.draft == [0, 0, 0]


@rule("AW-213", "AW-219")
def test_e9_swords_only() -> None:
    s = own(set_titans(world(), "cinder-hound"), 0, "hunters-of-merk")
    set_army(s, 0, 1, "merkian-troop", "hill-wardens")
    s.draft[0] = 1
    assert refused(s, "0: attack cinder-hound with army 2") == "AW-213"
    muster = Muster(s, 0)
    assert (muster.value(s.cards[kind(s, "cinder-hound")], 2), muster.value(s.cards[kind(s, "cinder-hound")], 3)) == (3, 5)
    play(s, "0: attack cinder-hound with army 1 2")
    assert s.coins[0] == 6 - 2


@rule("AW-166", "AW-169", "AW-210")
def test_e10_price_ladder() -> None:
    s = means(world(), 0, 99)
    paid = []
    for _ in range(4):
        paid.append(s.price(0, 0))
        s.picture_coins[0][0] += s.price(0, 0)
    assert (paid, sum(paid)) == ([1, 2, 4, 8], 15)
    s = set_military(world(), "hill-wardens")
    s.picture_coins[0][0] = 3
    play(s, "0: place 1 recruit", "0: recruit hill-wardens", "0: retire army 1")
    assert (s.coins[0], s.price(0, 0)) == (6, 1)


@rule("AW-315", "AW-316", "AW-317", "AW-208")
def test_e11_distant_outpost() -> None:
    s = own(world(3), 1, "distant-outpost")
    s.name_coins[1][0] = 1
    play(s, "0: place 1 learn", "1: remove name coin of army 1")
    assert (s.is_ready(1, 0), s.price(1, 0)) == (True, 1)
    for coin in ("name", "picture"):
        s = own(world(3), 1, "distant-outpost")
        s.name_coins[1][0], s.picture_coins[1][0] = 2, 1
        play(s, "0: place 1 learn", f"1: remove {coin} coin of army 1")
        assert (s.is_ready(1, 0), s.price(1, 0)) == (False, 3)
    s = turn(own(world(3), 1, "distant-outpost"), 2)
    s.name_coins[1][0] = 1
    play(s, "2: place 1 learn")
    assert asked(s) == "Turn"


@rule("AW-250", "AW-330", "AW-331", "AW-332")
def test_e12_scribe_guild() -> None:
    s = turn(means(own(world(3), 1, "scribe-guild"), 1, 1), 2)
    s.passed[1] = True
    means(s, 2, 3)
    play(s, "2: place 1 learn", "1: use scribe-guild")
    assert (s.coins[1], s.knowledge[1], s.coins[2], s.knowledge[2]) == (0, 1, 0, 1)
    assert (asked(s), s.waiting()) == ("Turn", (0,))


@rule("AW-229", "AW-238", "AW-239", "AW-240")
def test_e13_dice() -> None:
    s = damage(means(world(), 0, 1), 0, "fishing-dock")
    s.then(RollDice(0, 4, 0, 0), Loot(0, 1))
    play(s, "chance: roll coin", "chance: roll coin", "chance: roll titan", "chance: roll titan")
    assert s.coins[0] == 0
    play(s, "0: damage wheat-fields")
    assert (s.coins[0], damaged(s, 0)) == (1, ["fishing-dock", "wheat-fields"])


@rule("AW-233", "AW-234", "AW-242", "AW-243", "AW-246")
def test_e14_army_limit() -> None:
    s = own(world(), 0, "outrider-lodge")
    set_army(s, 0, 2, "hill-wardens", "ford-spears", "reed-slingers")
    s.then(Damage(0, 1))
    play(s, "0: damage outrider-lodge", "0: discard army 3")
    assert len([name for name in names(s, OUT) if name in ("hill-wardens", "ford-spears", "reed-slingers")]) == 3
    play(s, "0: place 1 rebuild", "0: repair outrider-lodge")
    assert (s.army_limit(0), s.n_armies(0)) == (3, 2)
    turn(s, 0)
    s.then(Damage(0, 1))
    play(s, "0: damage outrider-lodge")
    assert asked(s) == "Turn"


@rule("AW-257", "AW-258", "AW-259", "AW-260", "AW-263")
def test_e15_feeding() -> None:
    s = damage(own(set_citizens(turn(world(round=2), 0), 0, 4), 0, "river-ward"), 0, "wheat-fields")
    play(s, "0: pass", "1: pass", "0: starve 1")
    deal(s)
    turn(s, 0)
    assert {text.split()[1] for text in texts(s, 0, "place")} == {"2", "3", "4"}
    play(s, "0: place 2 rebuild", "0: repair wheat-fields", "1: pass", "0: pass")
    assert s.citizens[0] == [AT_HAND] * 4 + [-1]


@rule("AW-97", "AW-185", "AW-186", "AW-187", "AW-188", "AW-189", "AW-190", "AW-300", "AW-302")
def test_e16_grow_with_aqueduct() -> None:
    s = turn(means(own(world(round=3), 0, "aqueduct", "tidal-nets"), 0, 2), 0)
    assert refused(s, "0: place 1 grow") == "AW-185"
    means(s, 0, 3)
    play(s, "0: place 1 grow")
    assert (s.coins[0], s.citizens[0][3]) == (4, STARVING)
    play(s, "1: pass", "0: pass")
    assert s.citizens[0][3] == AT_HAND


@rule("AW-123", "AW-311", "AW-313", "AW-314")
def test_e17_crane() -> None:
    s = own(means(put_citizen(world(round=4), 1, 2, "build"), 0, 1), 0, "crane", "bridge")
    set_row(s, "siege-workshop", "sun-calendar")
    turn(s, 0)
    play(s, "0: place 1 build")
    assert texts(s, 0) == ["buy siege-workshop discarding crane", "buy sun-calendar discarding crane"]
    play(s, "0: buy siege-workshop discarding crane")
    assert (s.coins[0], s.n_owned(0), s.free_capacity(0)) == (0, 4, 0)
    s = own(means(set_row(world(), "aqueduct"), 0, 9, 9), 0, "tidal-nets", "bridge")
    assert refused(s, "0: place 1 build") == "AW-123"


@rule("AW-77", "AW-176", "AW-177")
def test_e18_explore_and_reshuffle() -> None:
    s = own(turn(world(round=2), 0), 0, "archivists-of-bol")
    for place in (EMPIRE_ROW, EMPIRE_DISCARDS):
        for piece in s.places[place][:]:
            s.move(piece, place, EMPIRE_A, 0)
    for piece in s.places[EMPIRE_A][:10]:
        s.move(piece, EMPIRE_A, EMPIRE_DISCARDS, 0)
    for piece in s.places[EMPIRE_A][3:]:
        s.move(piece, EMPIRE_A, OUT, 0)
    s.then(Explore(0))
    play(s, "0: explore")
    deal(s)
    assert len(s.places[s.ancient.examined[0]]) == 7
    play(s, f"0: {texts(s, 0)[0]}")
    assert (len(s.places[EMPIRE_A]), len(s.places[EMPIRE_DISCARDS])) == (6, 6)
    rival = look(s, 1)
    assert (rival.n_unseen(s.ancient.stored[0]), rival.n_unseen(EMPIRE_DISCARDS)) == (1, 6)


@rule("AW-88", "AW-153", "AW-154", "AW-155", "AW-256", "AW-333", "AW-334")
def test_e19_first_player_token() -> None:
    s = own(world(3, round=2), 0, "town-hall")
    damage(s, 2, "fishing-dock")
    play(s, "0: place 1 labor", "1: place 1 rebuild", "2: place 1 rebuild", "2: repair fishing-dock")
    assert (s.first_player, s.hand_up, s.coins[1:]) == (1, True, [7, 7])
    play(s, "0: place 2 town-hall")
    assert (s.knowledge[0], s.first_player, s.waiting()) == (1, 1, (1,))
    play(s, "1: pass", "2: pass", "0: pass")
    deal(s)
    assert (s.round, s.waiting(), s.hand_up) == (3, (1,), False)


@rule("AW-163", "AW-165", "AW-166", "AW-170", "AW-35")
def test_e20_recruit() -> None:
    s = set_military(world(), "hill-wardens")
    s.name_coins[0][0], s.picture_coins[0][1] = 1, 1
    play(s, "0: place 1 recruit", "0: recruit hill-wardens")
    assert texts(s, 0) == ["retire army 2"]
    play(s, "0: retire army 2")
    assert (army(s, 0, 1), s.picture_coins[0][1], s.coins[0]) == (["hill-wardens", "militia"], 0, 6)
    assert Muster(s, 0).value(s.cards[kind(s, "stone-being")], 2) == 3 + 1
    s = set_military(world(), "hill-wardens")
    s.name_coins[0][0] = s.name_coins[0][1] = 1
    assert refused(s, "0: place 1 recruit") == "AW-170"


@rule("AW-241", "AW-251", "AW-252")
def test_e21_income() -> None:
    for round, coins, knowledge in ((3, 6, 1), (6, 0, 0)):
        s = own(turn(world(round=round), 0), 0, "archivists-of-bol", "desert-archive", "house-of-tablets")
        damage(s, 0, "desert-archive")
        play(s, "0: pass", "1: pass")
        assert (s.coins[0], s.knowledge[0]) == (6 + coins, knowledge)


def scored(s: Ancient) -> list[int]:
    s.agenda = []
    s.then(Score())
    s.settle()
    return s.points


@rule("AW-351", "AW-352", "AW-353", "AW-354", "AW-355", "AW-356", "AW-357")
def test_e22_full_score() -> None:
    """Red 5 with Citadel, green 2, blue 0, yellow 7, purple 1, and a starving citizen."""
    s = world()
    dock = s.one_of(kind(s, "fishing-dock"), s.ancient.intact[0])
    s.move(dock, s.ancient.intact[0], OUT, EVERYONE)
    own(s, 0, "citadel", "ember-quarter", "crane", "distant-outpost", "hunters-of-merk", "bramble-pickets")
    own(s, 0, "amber-bank", "trade-city", "caravan-court", "desert-archive", "sun-calendar")
    damage(s, 0, "citadel", "amber-bank")
    s.citizens[0][0] = STARVING
    assert scored(s)[0] == 23


@rule("AW-326", "AW-327")
@pytest.mark.parametrize(("blue", "points"), [(4, 18), (0, 10)])
def test_e23_moon_festival(blue: int, points: int) -> None:
    """Red 3, green 2, yellow 2, purple 2, and four or no blue banners."""
    s = world()
    dock = s.one_of(kind(s, "fishing-dock"), s.ancient.intact[0])
    s.move(dock, s.ancient.intact[0], OUT, EVERYONE)
    own(s, 0, "moon-festival", "crane", "ember-quarter", "hunters-of-merk", "desert-archive", "scribe-guild")
    if blue:
        own(s, 0, "pearl-divers", "aqueduct", "town-hall")
    assert scored(s)[0] == points


@rule("AW-260", "AW-264", "AW-351", "AW-352")
def test_e24_last_round_starvation() -> None:
    s = own(set_citizens(turn(world(round=6), 0), 0, 4), 0, "tidal-nets")
    s.then(Damage(0, 1))
    play(s, "0: damage tidal-nets", "0: pass", "1: pass", "0: starve 1")
    assert s.points[0] == -2 + 2 + 1
    s = own(means(turn(world(round=6), 0), 0, 9), 0, "tidal-nets")
    play(s, "0: place 1 grow", "1: pass", "0: pass")
    assert s.points[0] == 2 + 1


@rule("AW-216", "AW-365", "AW-366", "AW-367", "AW-368", "AW-369")
def test_e25_tie() -> None:
    s = world()
    for seat, cards in enumerate((["crane", "bridge", "terrace-ward"], ["bridge", "terrace-ward", "crane"])):
        own(means(s, seat, 4, 1 - seat), seat, *cards)
    s.picture_coins[1][0] = 7
    s.points = [30, 30]
    assert [s.standing(seat)[2] for seat in range(2)] == [5, 5]
    assert s.winners() == [0]
    s.knowledge[1] = 1
    assert s.winners() == [0, 1]


@rule("AW-305", "AW-307", "AW-308", "AW-309", "AW-338")
def test_e26_copying() -> None:
    s = own(own(world(), 0, "bridge", "tidal-nets", "river-ward"), 1, "desert-caravan", "crypta-ship", "trade-city")
    damage(s, 1, "crypta-ship")
    s.citizens[1][0] = 9 + kind(s, "desert-caravan")
    play(s, "0: place 1 bridge")
    assert texts(s, 0) == ["copy desert-caravan"]
    play(s, "0: copy desert-caravan")
    assert s.coins[0] == 6 + 5


@rule("AW-320", "AW-321", "AW-322", "AW-323", "AW-324", "AW-339", "AW-226")
def test_e27_forest_hideout() -> None:
    s = own(set_titans(world(), "mud-strider"), 0, "forest-hideout")
    s.draft[0] = 9
    play(s, "0: place 1 forest-hideout", "0: inspect one-star")
    play(s, "chance: deal thorn-back", "chance: deal fog-heron", "chance: deal brine-horn")
    play(s, "0: lay fog-heron", "0: lay mud-strider", "0: lay brine-horn", "0: lay thorn-back")
    rival = look(s, 1)
    assert rival.seen[TITAN_TOP][0] == kind(s, "fog-heron")
    assert all(face < 0 for face in rival.seen[TITAN_TOP][1:])
    assert look(s, 0).seen[TITAN_TOP] == s.kinds_in(TITAN_TOP)
    play(s, "0: attack fog-heron with army 1")
    assert (asked(s), look(s, 1).seen[TITAN_TOP][0]) == ("RollDice", kind(s, "mud-strider"))
    s = own(set_titans(world(), "mud-strider"), 0, "forest-hideout")
    for piece in s.places[TITAN_DECK][1:]:
        s.move(piece, TITAN_DECK, OUT, 0)
    play(s, "0: place 1 forest-hideout", "0: inspect one-star")
    deal(s)
    assert len(texts(s, 0)) == 2


@rule("AW-140", "AW-144", "AW-372", "AW-373", "AW-374", "AW-375", "AW-376")
def test_e28_expand() -> None:
    s = means(world(), 0, 3, 1)
    while names(s, DISTRICT_TOP) != ["terrace-ward"]:
        s.put(s.places[DISTRICT_TOP].pop(), DISTRICT_DECK, 0)
        s.put(fetch(s, "terrace-ward"), DISTRICT_TOP, EVERYONE)
    play(s, "0: place 1 expand")
    assert texts(s, 0) == ["pay knowledge", "pay coins"]
    play(s, "0: pay coins")
    assert live(s, 0, "capacity") == 7
    assert refused(means(world(), 0, 2, 0), "0: place 1 expand") == "AW-140"
    s = world(expand_plus=True)
    for piece in s.places[DISTRICT_DECK][:]:
        if piece != s.one_of(kind(s, "market-ward"), DISTRICT_DECK):
            s.move(piece, DISTRICT_DECK, OUT, 0)
    top = names(s, DISTRICT_TOP)[0]
    play(s, "0: place 1 expand", "0: pay coins", "0: survey", "chance: deal market-ward", "0: take market-ward")
    assert names(s, DISTRICT_TOP) == [top]


@rule("AW-74", "AW-80")
def test_e29_military_supply() -> None:
    s = set_military(world(4), "hill-wardens", "ford-spears", "reed-slingers", "coast-watch")
    play(s, "0: place 1 recruit", "0: recruit hill-wardens", "0: retire army 1", "1: pass", "2: pass", "3: pass", "0: pass")
    before = len(s.places[MILITARY_DECK])
    deal(s)
    assert (before - len(s.places[MILITARY_DECK]), len(s.places[MILITARY_ROW])) == (1, 4)


@rule("AW-70", "AW-75", "AW-182")
def test_e30_round_4() -> None:
    s = hold(set_row(turn(world(3, round=3), 0), "bridge", "crane"), 0, "aqueduct")
    play(s, "0: pass", "1: pass", "2: pass")
    deal(s)
    sizes = [len(s.places[place]) for place in (EMPIRE_ROW, EMPIRE_B, EMPIRE_DISCARDS, EMPIRE_A)]
    assert sizes == [5, 42, 0, 0]
    assert {"bridge", "crane"} <= set(names(s, OUT))
    turn(s, 0)
    play(s, "0: place 1 build", "0: buy stored aqueduct")
    assert "aqueduct" in intact(s, 0)
    assert stored(s, 0) == []
