"""Fits a network of `value_network` to samples, using numpy only. Needs the extra `research` or `numba`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from tessera.solve.kingdoms import N_CARDS
from tessera.solve.value_network import N_ROLES, SWAPPED

Array = Any


@dataclass(frozen=True)
class Recipe:
    """The settings of a fit."""

    hidden_units: int = 64
    epochs: int = 240
    batch: int = 128
    rate: float = 4e-3
    decay: float = 2e-4
    """The weight decay, against overfitting."""
    held_out: float = 0.1
    seed: int = 1


@dataclass
class Fit:
    """A fitted network as arrays, with its error on held-out samples."""

    rows: Array
    bias: Array
    out: Array
    residual: float
    explained: float


def one_hot(roles: Array) -> Array:
    """The network's inputs for the roles of the cards, `roles[sample, card]` or -1."""
    found = np.zeros((len(roles), N_ROLES, N_CARDS), dtype=np.float32)
    for role in range(N_ROLES):
        found[:, role] = roles == role
    return found


def fit(roles: Array, values: Array, recipe: Recipe, begin: Fit | None = None) -> Fit:
    """Fit by Adam on squared errors with a rate that falls to zero, from scratch or from another fit."""
    rng = np.random.default_rng(recipe.seed)
    mine = one_hot(roles)
    theirs = mine[:, list(SWAPPED)].reshape(len(roles), -1)
    mine = mine.reshape(len(roles), -1)
    values = values.astype(np.float32)
    order = rng.permutation(len(roles))
    n_held = int(len(roles) * recipe.held_out)
    held, seen = order[:n_held], order[n_held:]
    h = recipe.hidden_units
    weights = [
        rng.normal(0, 0.35, (mine.shape[1], h)).astype(np.float32),
        np.zeros(h, dtype=np.float32),
        rng.normal(0, 1.5 / np.sqrt(h), h).astype(np.float32),
    ]
    if begin is not None:
        weights = [begin.rows.reshape(-1, h).copy(), begin.bias.copy(), begin.out.copy()]
    steps = [np.zeros_like(w) for w in weights]
    squares = [np.zeros_like(w) for w in weights]
    t = 0
    n_turns = recipe.epochs * (len(seen) // recipe.batch)
    for _ in range(recipe.epochs):
        rng.shuffle(seen)
        for at in range(0, len(seen) - recipe.batch + 1, recipe.batch):
            chosen = seen[at : at + recipe.batch]
            slopes = gradient(weights, mine[chosen], theirs[chosen], values[chosen])
            t += 1
            rate = recipe.rate * (1 - t / n_turns)
            for w, g, m, v in zip(weights, slopes, steps, squares, strict=True):
                m += 0.1 * (g - m)
                v += 0.001 * (g * g - v)
                w -= rate * (m / (1 - 0.9**t) / (np.sqrt(v / (1 - 0.999**t)) + 1e-8) + recipe.decay * w)
    off = predict(weights, mine[held], theirs[held]) - values[held]
    explained = 1 - float(np.mean(off**2) / np.mean((values[held] - values[held].mean()) ** 2)) if n_held else float("nan")
    rows, bias, out = weights
    residual = float(np.sqrt(np.mean(off**2))) if n_held else float("nan")
    return Fit(rows.reshape(N_ROLES, N_CARDS, h), bias, out, residual, explained)


def predict(weights: list[Array], mine: Array, theirs: Array) -> Array:
    rows, bias, out = weights
    return 0.5 * (np.maximum(mine @ rows + bias, 0) - np.maximum(theirs @ rows + bias, 0)) @ out


def predict_roles(found: Fit, roles: Array) -> Array:
    """The values that a fitted network gives to boundaries."""
    mine = one_hot(roles)
    theirs = mine[:, list(SWAPPED)].reshape(len(roles), -1)
    weights = [found.rows.reshape(-1, found.rows.shape[2]), found.bias, found.out]
    return predict(weights, mine.reshape(len(roles), -1), theirs)


def gradient(weights: list[Array], mine: Array, theirs: Array, values: Array) -> list[Array]:
    rows, bias, out = weights
    a, b = mine @ rows + bias, theirs @ rows + bias
    up, down = np.maximum(a, 0), np.maximum(b, 0)
    off = (0.5 * ((up - down) @ out) - values) / len(values)
    back_a = off[:, None] * (0.5 * out) * (a > 0)
    back_b = off[:, None] * (-0.5 * out) * (b > 0)
    return [mine.T @ back_a + theirs.T @ back_b, back_a.sum(0) + back_b.sum(0), 0.5 * (up - down).T @ off]
