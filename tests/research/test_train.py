"""Learning from nothing: the policy sees in a view what it saw in the batch, and a few seconds of it help."""

from __future__ import annotations

from pathlib import Path
from random import Random
from xml.etree import ElementTree

import numpy as np
import pytest
from research.test_batch import deal

from tessera.agents import make_agent
from tessera.core.refusal import BadCall
from tessera.core.view import look
from tessera.games import find_game
from tessera.games.tides_of_time import GAME
from tessera.games.tides_of_time.state import Tides
from tessera.research.batch import DISCARD, RELIC, Batch
from tessera.research.policy import N_SEEN, Policy, seen_in_batch, seen_in_view, shares
from tessera.research.train import Adam, gradients, learn, play, train


def test_a_view_and_the_batch_show_the_same() -> None:
    batch = Batch(1, 5)
    s = GAME.begin(GAME.box(2))
    assert isinstance(s, Tides)
    deck = [int(card) for card in batch.deck[0]]
    deal(s, deck)
    rng = Random(5)
    while not batch.over:
        lines = seen_in_batch(batch)
        for seat in range(2):
            assert (lines[seat] == seen_in_view(look(s, seat))[0]).all()
        hand = batch.hand[:, 0].copy()
        if batch.chooses_relic:
            ways = np.array([[rng.randrange(20)], [rng.randrange(20)]])
            answers = [(int(hand[seat][RELIC[ways[seat, 0]]]), int(hand[seat][DISCARD[ways[seat, 0]]])) for seat in range(2)]
            batch.keep(RELIC[ways], DISCARD[ways])
            texts = [(f"keep {GAME.box(2).names[a]} discard {GAME.box(2).names[b]}") for a, b in answers]
        else:
            places = np.array([[rng.randrange(hand.shape[1])], [rng.randrange(hand.shape[1])]])
            texts = [f"draft {GAME.box(2).names[int(hand[seat][places[seat, 0]])]}" for seat in range(2)]
            batch.pick(places)
        for seat in range(2):
            s.apply(seat, GAME.box(2).actions.by_text[texts[seat]])
        deal(s, deck)
        while not s.over() and len(s.options(0)) == 1:
            for seat in range(2):
                s.apply(seat, s.options(seat)[0])


def test_slopes_are_those_of_the_goal() -> None:
    """The change of the goal along a small step, measured, is what the slopes say."""
    policy = Policy([weight.astype(np.float64) for weight in Policy.fresh(16, 3).weights])
    rng = np.random.default_rng(1)
    taken = play(policy, Batch(8, 2), rng)[0]
    lead = rng.normal(size=16)
    _, outputs = policy.forward(taken.lines)
    value = outputs[:, -1].copy()

    def goal() -> float:
        _, now = policy.forward(taken.lines)
        chances = shares(now, taken.head, taken.legal)
        logs = np.log(np.maximum(chances, 1e-9))
        chosen = logs[np.arange(16), taken.chosen]
        variety = -(chances * logs).sum(1)
        return float(np.mean(-chosen * (lead - value) - 0.01 * variety + 0.25 * (lead - now[:, -1]) ** 2))

    slopes = gradients(policy, taken, lead, 0.01)
    for weight, slope in zip(policy.weights, slopes, strict=True):
        step = rng.normal(size=weight.shape) * 1e-5
        before = goal()
        weight += step
        after = goal()
        weight -= step
        assert after - before == pytest.approx(float((step * slope).sum()), rel=0.02, abs=1e-9)


def test_learning_changes_the_weights_the_same_way_for_the_same_seed() -> None:
    found = []
    for _ in range(2):
        policy = Policy.fresh(16, 1)
        batch, rng, adam = Batch(32, 1), np.random.default_rng(1), Adam(policy.weights)
        for _ in range(3):
            learn(policy, batch, rng, adam, 1.0)
        found.append(policy.weights)
    assert all((a == b).all() for a, b in zip(*found, strict=True))
    assert (found[0][0] != Policy.fresh(16, 1).weights[0]).any()


def test_a_moment_of_training_leaves_weights_a_plot_and_figures(tmp_path: Path) -> None:
    said = train(tmp_path, 0.02, 1, 32, 1, 10)
    assert len(said["curve"]) == 2
    assert ElementTree.parse(tmp_path / "training.svg").getroot().tag.endswith("svg")
    agent = make_agent(f"tessera.research.policy.PolicyAgent:weights={tmp_path / 'policy.npz'}", GAME, 1)
    assert agent.only_game == "tides-of-time"
    assert Policy.load(tmp_path / "policy.npz").weights[0].shape == (N_SEEN, 32)


def test_a_learnt_policy_asks_for_its_weights_and_its_game() -> None:
    with pytest.raises(BadCall, match="weights=FILE"):
        make_agent("tessera.research.policy.PolicyAgent", GAME, 1)
    with pytest.raises(BadCall, match="tides-of-time only"):
        make_agent("tessera.research.policy.PolicyAgent:weights=x", find_game("city-builder"), 1)
