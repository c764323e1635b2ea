"""Numba and numpy, or a word on how to get them."""

from __future__ import annotations

from tessera.core.refusal import BadCall

try:
    import numba
    import numpy as np
except ImportError as error:
    raise BadCall(
        f"this needs {error.name}: with numba rounds are solved 50 times as fast, for fits and measurements; "
        "get it by: pip install 'tessera[numba]'"
    ) from None

__all__ = ["np", "numba"]
