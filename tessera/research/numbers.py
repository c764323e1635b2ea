"""Imports numpy, or says how to install it."""

from __future__ import annotations

from tessera.core.refusal import BadCall
from tessera.research import HOW

try:
    import numpy as np
except ImportError as error:
    raise BadCall(f"the package {error.name} is missing; install it by: {HOW}") from None

__all__ = ["np"]
