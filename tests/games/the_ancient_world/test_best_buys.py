"""Every card is the best buy in some situation; the situations were found by best_buys.py."""

from __future__ import annotations

import pytest
from games.the_ancient_world.best_buys import LEAD, MARGIN, leads, margin, offers, reach, read, wanted, worths
from laws.worlds import LONG

SITUATIONS = read()


def test_there_is_a_situation_for_every_card() -> None:
    assert set(SITUATIONS) == set(wanted())


@pytest.mark.parametrize("card", SITUATIONS)
def test_a_card_is_the_best_buy_by_the_bots_judgement(card: str) -> None:
    s = reach(SITUATIONS[card])
    worth = worths(s)
    assert len(worth) >= (2 if offers(s)[0].verb == "recruit" else 3)
    assert margin(worth, card) >= MARGIN


@pytest.mark.skipif(not LONG, reason="playouts; run by make test-long")
@pytest.mark.parametrize("card", SITUATIONS)
def test_a_card_is_the_best_buy_by_playouts(card: str) -> None:
    """With luck that was not used in the search."""
    lead = leads(reach(SITUATIONS[card]), 100, 1_000_000)
    ahead = {other: sum(lead[card]) / 100 - sum(lead[other]) / 100 for other in lead if other != card}
    assert min(ahead.values()) > -LEAD, ahead
