"""How the bot's values depend on what is on the table, with parameters that take it into account."""

from __future__ import annotations

import pytest
from games.age_of_heroes.build import heroes

from tessera.games.age_of_heroes.actions import ACTIONS
from tessera.games.age_of_heroes.bot.advice import attack_value, taxes_value
from tessera.games.age_of_heroes.bot.parameters import Parameters
from tessera.games.age_of_heroes.bot.valuation import item_value, lead_of, spoils_value
from tessera.games.age_of_heroes.kinds import ARMY, CITADEL, CITY, CONQUEST, PLUNDER, RAZING

FACTORS = ("nearer", "grown", "outnumbered", "holding", "hunger", "exposed", "rout", "surfeit")


def parameters(factor: str, number: float) -> Parameters:
    made = Parameters()
    setattr(made, factor, number)
    return made


def test_untuned_parameters_ignore_what_is_on_the_table() -> None:
    assert [getattr(Parameters(), factor) for factor in FACTORS] == [1.0] * len(FACTORS)
    few, many = heroes(3, cities=(1, 1, 1)), heroes(3, cities=(3, 4, 2), armies=("home", "home home home"))
    for objective in (CONQUEST, PLUNDER):
        assert spoils_value(Parameters(), few, 0, 1, objective, 1) == spoils_value(Parameters(), many, 0, 1, objective, 1)
    for item in (CITY, ARMY):
        assert item_value(Parameters(), few, 0, item, 0) == item_value(Parameters(), many, 0, item, 0)


def test_spoils_of_a_rival_nearer_to_winning_have_more_value() -> None:
    s = heroes(3, cities=(1, 4, 2), monuments=(0, 0, 3))
    assert [lead_of(s, 0, rival) for rival in (1, 2)] == [1, -1]
    tuned = parameters("nearer", 2.0)
    for objective in (CONQUEST, PLUNDER, RAZING):
        plain = [spoils_value(Parameters(), s, 0, rival, objective, 1) for rival in (1, 2)]
        assert [spoils_value(tuned, s, 0, rival, objective, 1) for rival in (1, 2)] == [plain[0] * 2, plain[1] / 2]


def test_with_two_tribes_nobody_is_ahead_of_another() -> None:
    s = heroes(2, cities=(1, 4))
    assert lead_of(s, 0, 1) == 0


def test_eliminated_tribes_do_not_count_for_a_lead() -> None:
    s = heroes(3, cities=(1, 4, 2))
    s.alive[2] = 0
    assert lead_of(s, 0, 1) == 0


@pytest.mark.parametrize("cities", [0, 2, 4])
def test_a_city_built_or_taken_grows_with_the_cities(cities: int) -> None:
    s = heroes(3, cities=(cities, 2, 2))
    tuned, plain = parameters("grown", 1.5), Parameters()
    more = plain.city * (1.5 ** (cities - 2) - 1)
    assert item_value(tuned, s, 0, CITY, 0) - item_value(plain, s, 0, CITY, 0) == pytest.approx(more)
    taken = [spoils_value(each, s, 0, 1, CONQUEST, 1) for each in (tuned, plain)]
    assert taken[0] - taken[1] == pytest.approx(more)


def test_arms_have_more_value_for_a_tribe_with_fewer_armies() -> None:
    s = heroes(3, armies=("home home", "home home home home", "home"))
    tuned = parameters("outnumbered", 1.5)
    for item in (ARMY, CITADEL):
        found = [item_value(tuned, s, seat, item, 0) / item_value(Parameters(), s, seat, item, 0) for seat in range(3)]
        assert found == pytest.approx([1.5**2, 1.5**-2, 1.5**3])


def test_taxes_gain_value_with_room_in_hand_and_plunder_loses_it_without() -> None:
    s = heroes(3, hands=("iron iron", "wood wood wood", "gold " * 6), cities=(2, 2, 2))
    hungry = parameters("hunger", 2.0)
    found = [taxes_value(hungry, s, seat) / taxes_value(Parameters(), s, seat) for seat in range(3)]
    assert found == pytest.approx([8.0, 4.0, 0.5])
    full = parameters("surfeit", 1.5)
    gaps = [spoils_value(Parameters(), s, seat, 1, PLUNDER, 2) - spoils_value(full, s, seat, 1, PLUNDER, 2) for seat in (0, 2)]
    assert gaps == pytest.approx([0.0, 3 * 0.5 * Parameters().card])


def test_a_claim_raises_the_value_of_armies() -> None:
    s = heroes(3, cities=(5, 1, 1))
    s.empire_claims = [1, 0, 0]
    wary = parameters("holding", 3.0)
    found = [item_value(wary, s, seat, ARMY, 0) / item_value(Parameters(), s, seat, ARMY, 0) for seat in (0, 1)]
    assert found == [3.0, 1.0]


def test_an_attack_counts_armies_missed_at_home_and_armies_destroyed() -> None:
    """One Army against one wins 15 of 36 rounds. It is missed at home, where four Armies threaten."""
    s = heroes(3, hands=("", "wood wood"), armies=("home", "home", "home home home home"))
    attack = ACTIONS.by_text["war 1 plunder with 1 army"]
    plain = attack_value(Parameters(), s, 0, attack)
    away = Parameters().absence + Parameters().bare
    assert attack_value(parameters("exposed", 2.0), s, 0, attack) == pytest.approx(plain - 3 * away)
    assert attack_value(parameters("rout", 0.0), s, 0, attack) == pytest.approx(plain - Parameters().army * 15 / 36)
    s.add_road(0, 1)
    home = attack_value(Parameters(), s, 0, attack)
    assert attack_value(parameters("exposed", 2.0), s, 0, attack) == home, "an Army that is back at once is not missed"
