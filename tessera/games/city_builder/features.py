"""A view as numbers: every place with its kinds and unseen pieces, then the turn and what is cleared.

The maps of the cities are not among them: how they are best laid out as numbers depends on the network that reads them, and
`view.fields["cities"]` has all of it.
"""

from __future__ import annotations

from tessera.core.features import Features, Field

FEATURES = Features((Field("turn", 1), Field("active", 1), Field("cleared", 24), Field("edict", 1), Field("side", 1)))
