"""A view as numbers: every place with its kinds and unseen cards, then rounds, coins, knowledge, Citizens and live figures."""

from __future__ import annotations

from tessera.core.features import Features, Field

FEATURES = Features(
    (
        Field("round", 1),
        Field("first_player", 1),
        Field("passed", 1, per_seat=True),
        Field("coins", 1, per_seat=True),
        Field("knowledge", 1, per_seat=True),
        Field("draft", 1, per_seat=True),
        Field("citizens", 12, per_seat=True),
        Field("live", 8, per_seat=True),
        Field("points", 1, per_seat=True),
    )
)
