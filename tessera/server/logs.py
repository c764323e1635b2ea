"""The server's own log: one line of JSON each. It is given path patterns, never addresses with secrets in them."""

from __future__ import annotations

import logging
import time
from typing import Any

import msgspec

LOGGER = logging.getLogger("tessera.server")


def log(event: str, **facts: Any) -> None:
    if LOGGER.isEnabledFor(logging.INFO):
        LOGGER.info(msgspec.json.encode({"at": round(time.time(), 3), "event": event, **facts}).decode())
