"""A view as numbers: every place with its kinds and unseen cards, then turn, tribes, Cities, armies, claims and the war."""

from __future__ import annotations

from tessera.core.features import Features, Field

FEATURES = Features(
    (
        Field("active", 1),
        Field("round", 1),
        Field("turn", 1),
        Field("alive", 1, per_seat=True),
        Field("tribes", 1, per_seat=True),
        Field("cities", 1, per_seat=True),
        Field("citadels", 1, per_seat=True),
        Field("empire_claims", 1, per_seat=True),
        Field("culture_claims", 1, per_seat=True),
        Field("supply", 5),
        Field("army_owner", 12),
        Field("army_general", 12),
        Field("army_state", 12),
        Field("army_sent", 12),
        Field("attacker", 1),
        Field("defender", 1),
        Field("objective", 1),
    )
)
