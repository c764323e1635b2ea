"""A small policy network for Tides of Time: 134 inputs, one hidden layer, and a logit for every card."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

from tessera.agents.base import Agent
from tessera.core.game import Game
from tessera.core.refusal import BadCall
from tessera.core.view import View
from tessera.research.batch import Batch
from tessera.research.numbers import np
from tessera.solve.kingdoms import N_CARDS, mask_of
from tessera.solve.position import Position

Array = Any
DRAFT: Final = 0
RELIC: Final = 1
DISCARD: Final = 2
N_HEADS: Final = 3
"""The heads of the network: a card to draft, a relic, a discard. Each has a logit for all 18 cards."""
N_SEEN: Final = 7 * N_CARDS + 3 + 5
VALUE: Final = N_HEADS * N_CARDS
"""The index of the last output: the lead that is still expected, in tens of points."""
CARDS: Final = np.arange(N_CARDS)


def bits(masks: Array) -> Array:
    return (masks[..., None] >> CARDS & 1).astype(np.float32)


def seen(own: Array, rival: Array, gone: Array, round: int, question: int) -> Array:
    """The inputs of a seat: three masks of each side (kingdom, known cards of the hand, relics), discards, round, question.

    The question is the number of picks made in this round, or 4 for the relic choice.
    """
    found = np.zeros((len(gone), N_SEEN), np.float32)
    for number, masks in enumerate([*own, *rival, gone]):
        found[:, number * N_CARDS : (number + 1) * N_CARDS] = bits(masks)
    found[:, 7 * N_CARDS + round - 1] = 1
    found[:, 7 * N_CARDS + 3 + question] = 1
    return found


def seen_in_batch(batch: Batch) -> Array:
    """The inputs of both seats of all games; the lines of seat 0 come first."""
    hands = np.left_shift(1, batch.hand, dtype=np.int32).sum(2)
    picks = 4 if batch.chooses_relic else 5 - batch.hand.shape[2]
    known = hands if picks else np.zeros_like(hands)
    gone = batch.discards[0] | batch.discards[1]
    lines = []
    for seat in range(2):
        other = 1 - seat
        own = (batch.kingdoms[seat], hands[seat], batch.relics[seat])
        rival = (batch.kingdoms[other], known[other], batch.relics[other])
        lines.append(seen(own, rival, gone, batch.round, picks))
    return np.concatenate(lines)


def seen_in_view(view: View) -> Array:
    """The inputs of a view's seat."""
    at = Position(view)
    own, other = at.seat, 1 - at.seat
    hands = [mask_of(at.hands[0]), mask_of(at.hands[1])]
    rivals = hands[other] if at.picks else 0
    masks = [np.array([mask]) for mask in (at.taken[own] | at.relics[own], hands[own], at.relics[own])]
    theirs = [np.array([mask]) for mask in (at.taken[other] | at.relics[other], rivals, at.relics[other])]
    gone = np.array([at.discards[0] | at.discards[1]])
    return seen(masks, theirs, gone, at.round, at.picks if at.picks >= 0 else 4)


class Policy:
    """The weights of the network, and its outputs."""

    def __init__(self, weights: list[Array]) -> None:
        self.weights = weights

    @staticmethod
    def fresh(hidden: int, seed: int) -> Policy:
        rng = np.random.default_rng(seed)
        first = rng.normal(0, 1 / np.sqrt(12), (N_SEEN, hidden)).astype(np.float32)
        last = rng.normal(0, 0.1 / np.sqrt(hidden), (hidden, VALUE + 1)).astype(np.float32)
        return Policy([first, np.zeros(hidden, np.float32), last, np.zeros(VALUE + 1, np.float32)])

    @staticmethod
    def load(path: Path) -> Policy:
        with np.load(path) as kept:
            return Policy([kept[f"w{number}"] for number in range(4)])

    def save(self, path: Path) -> None:
        np.savez_compressed(path, **{f"w{number}": weight.astype(np.float16) for number, weight in enumerate(self.weights)})

    def forward(self, lines: Array) -> tuple[Array, Array]:
        """The hidden layer and the outputs."""
        first, bias, last, base = self.weights
        hidden = np.maximum(lines @ first + bias, 0)
        return hidden, hidden @ last + base


def shares(outputs: Array, head: int, legal: Array) -> Array:
    """The probability of each of 18 cards by one head, among the legal ones."""
    weights = np.where(legal, outputs[:, head * N_CARDS : (head + 1) * N_CARDS], -1e9)
    powers = np.exp(weights - weights.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


class PolicyAgent(Agent):
    """Plays Tides of Time by a learned policy: `tessera.research.policy.PolicyAgent:weights=FILE`."""

    about = "plays Tides of Time by a learned policy"
    only_game = "tides-of-time"

    def __init__(self, game: Game, seed: int, weights: str = "") -> None:
        if game.id != self.only_game:
            raise BadCall(f"a learned policy plays tides-of-time only, not {game.id}")
        if not weights:
            raise BadCall("a learned policy needs its weights: tessera.research.policy.PolicyAgent:weights=FILE")
        self.policy = Policy.load(Path(weights))
        self.rng = Random(seed)

    def choose(self, view: View, options: list[str]) -> str:
        if len(options) == 1:
            return options[0]
        _, outputs = self.policy.forward(seen_in_view(view))
        actions = [view.box.actions.by_text[option] for option in options]
        line = outputs[0]
        if actions[0].verb == "draft":
            return max(actions, key=lambda action: float(line[action.args[0]])).text
        legal = bits(np.array([mask_of([action.args[0] for action in actions])])) > 0
        relic = int(shares(outputs, RELIC, legal)[0].argmax())
        legal[0, relic] = False
        discard = int(shares(outputs, DISCARD, legal)[0].argmax())
        return next(action.text for action in actions if action.args == (relic, discard))
