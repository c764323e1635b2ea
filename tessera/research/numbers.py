"""Numpy, or a word on how to get it."""

from __future__ import annotations

from tessera.core.refusal import BadCall
from tessera.research import HOW

try:
    import numpy as np
except ImportError as error:
    raise BadCall(f"batches and learning need {error.name}: {HOW}") from None

__all__ = ["np"]
