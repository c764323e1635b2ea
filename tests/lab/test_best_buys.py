"""Every card is the best buy in some situation; the situations were found by tessera/lab/ancient_world_best_buys.py."""

from __future__ import annotations

from statistics import mean

import pytest
from laws.worlds import LONG

from tessera.lab.ancient_world_best_buys import LEAD, MARGIN, PLAYOUTS, bot_values, leads, margin, offers, reach, read, wanted

SITUATIONS = read()


def test_there_is_a_situation_for_every_card() -> None:
    assert set(SITUATIONS) == set(wanted())


@pytest.mark.parametrize("card", SITUATIONS)
def test_a_card_is_the_best_buy_by_the_bots_judgement(card: str) -> None:
    s = reach(SITUATIONS[card])
    values = bot_values(s)
    assert len(values) >= (2 if offers(s)[0].verb == "recruit" else 3)
    assert margin(values, card) >= MARGIN


@pytest.mark.skipif(not LONG, reason="thousands of playouts; make test-long runs them")
def test_no_card_falls_behind_in_playouts_with_other_luck() -> None:
    behind = {}
    for card, situation in SITUATIONS.items():
        lead = leads(reach(situation), PLAYOUTS, 1_000_000)
        best = max(mean(lead[other]) for other in lead if other != card)
        if mean(lead[card]) < best - LEAD:
            behind[card] = mean(lead[card]) - best
    assert behind == {}
