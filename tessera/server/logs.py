"""The server's own log: one line of JSON each. It is given path patterns, never addresses with secrets in them."""

from __future__ import annotations

import logging
import time
from typing import Any

import msgspec

LOGGER = logging.getLogger("tessera.server")


LEVELS = {"fault": logging.ERROR, "bad-database": logging.ERROR, "store-down": logging.WARNING}
"""Events that are more than news."""


def log(event: str, **facts: Any) -> None:
    level = LEVELS.get(event, logging.INFO)
    if LOGGER.isEnabledFor(level):
        LOGGER.log(level, msgspec.json.encode({"at": round(time.time(), 3), "event": event, **facts}).decode())
