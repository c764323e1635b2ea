"""How the worths of the advice move with what is on the table, in parameters that look there."""

from __future__ import annotations

import pytest
from games.age_of_heroes.build import heroes

from tessera.games.age_of_heroes.actions import ACTIONS
from tessera.games.age_of_heroes.bot.advice import attack_worth, taxes_worth
from tessera.games.age_of_heroes.bot.parameters import Parameters
from tessera.games.age_of_heroes.bot.valuation import item_worth, lead_of, spoils_worth
from tessera.games.age_of_heroes.kinds import ARMY, CITADEL, CITY, CONQUEST, PLUNDER, RAZING

FACTORS = ("nearer", "grown", "outnumbered", "holding", "hunger", "exposed", "rout", "surfeit")


def parameters(factor: str, number: float) -> Parameters:
    made = Parameters()
    setattr(made, factor, number)
    return made


def test_the_plain_advice_looks_at_none_of_it() -> None:
    assert [getattr(Parameters(), factor) for factor in FACTORS] == [1.0] * len(FACTORS)
    few, many = heroes(3, cities=(1, 1, 1)), heroes(3, cities=(3, 4, 2), armies=("home", "home home home"))
    for objective in (CONQUEST, PLUNDER):
        assert spoils_worth(Parameters(), few, 0, 1, objective, 1) == spoils_worth(Parameters(), many, 0, 1, objective, 1)
    for item in (CITY, ARMY):
        assert item_worth(Parameters(), few, 0, item, 0) == item_worth(Parameters(), many, 0, item, 0)


def test_spoils_are_worth_more_from_who_is_nearer_to_winning() -> None:
    s = heroes(3, cities=(1, 4, 2), monuments=(0, 0, 3))
    assert [lead_of(s, 0, rival) for rival in (1, 2)] == [1, -1]
    tuned = parameters("nearer", 2.0)
    for objective in (CONQUEST, PLUNDER, RAZING):
        plain = [spoils_worth(Parameters(), s, 0, rival, objective, 1) for rival in (1, 2)]
        assert [spoils_worth(tuned, s, 0, rival, objective, 1) for rival in (1, 2)] == [plain[0] * 2, plain[1] / 2]


def test_with_two_tribes_nobody_is_ahead_of_another() -> None:
    s = heroes(2, cities=(1, 4))
    assert lead_of(s, 0, 1) == 0


def test_the_fallen_are_nobody_to_be_ahead_of() -> None:
    s = heroes(3, cities=(1, 4, 2))
    s.alive[2] = 0
    assert lead_of(s, 0, 1) == 0


@pytest.mark.parametrize("cities", [0, 2, 4])
def test_a_city_built_or_taken_grows_with_the_cities(cities: int) -> None:
    s = heroes(3, cities=(cities, 2, 2))
    tuned, plain = parameters("grown", 1.5), Parameters()
    more = plain.city * (1.5 ** (cities - 2) - 1)
    assert item_worth(tuned, s, 0, CITY, 0) - item_worth(plain, s, 0, CITY, 0) == pytest.approx(more)
    taken = [spoils_worth(each, s, 0, 1, CONQUEST, 1) for each in (tuned, plain)]
    assert taken[0] - taken[1] == pytest.approx(more)


def test_arms_are_worth_more_to_who_has_fewer() -> None:
    s = heroes(3, armies=("home home", "home home home home", "home"))
    tuned = parameters("outnumbered", 1.5)
    for item in (ARMY, CITADEL):
        found = [item_worth(tuned, s, seat, item, 0) / item_worth(Parameters(), s, seat, item, 0) for seat in range(3)]
        assert found == pytest.approx([1.5**2, 1.5**-2, 1.5**3])


def test_taxes_are_for_hungry_hands_and_plunder_for_those_with_room() -> None:
    s = heroes(3, hands=("iron iron", "wood wood wood", "gold " * 6), cities=(2, 2, 2))
    hungry = parameters("hunger", 2.0)
    found = [taxes_worth(hungry, s, seat) / taxes_worth(Parameters(), s, seat) for seat in range(3)]
    assert found == pytest.approx([8.0, 4.0, 0.5])
    full = parameters("surfeit", 1.5)
    gaps = [spoils_worth(Parameters(), s, seat, 1, PLUNDER, 2) - spoils_worth(full, s, seat, 1, PLUNDER, 2) for seat in (0, 2)]
    assert gaps == pytest.approx([0.0, 3 * 0.5 * Parameters().card])


def test_who_holds_a_claim_thinks_of_arms() -> None:
    s = heroes(3, cities=(5, 1, 1))
    s.empire_claims = [1, 0, 0]
    wary = parameters("holding", 3.0)
    found = [item_worth(wary, s, seat, ARMY, 0) / item_worth(Parameters(), s, seat, ARMY, 0) for seat in (0, 1)]
    assert found == [3.0, 1.0]


def test_an_attack_minds_who_is_left_at_home_and_whom_it_meets() -> None:
    """One Army against one: it wins 15 of 36 rounds, and is missed by whom four Armies threaten."""
    s = heroes(3, hands=("", "wood wood"), armies=("home", "home", "home home home home"))
    attack = ACTIONS.by_text["war 1 plunder with 1 army"]
    plain = attack_worth(Parameters(), s, 0, attack)
    away = Parameters().absence + Parameters().bare
    assert attack_worth(parameters("exposed", 2.0), s, 0, attack) == pytest.approx(plain - 3 * away)
    assert attack_worth(parameters("rout", 0.0), s, 0, attack) == pytest.approx(plain - Parameters().army * 15 / 36)
    s.add_road(0, 1)
    home = attack_worth(Parameters(), s, 0, attack)
    assert attack_worth(parameters("exposed", 2.0), s, 0, attack) == home, "who is back at once is not missed"
