"""What callers can ask about the review of a finished match."""

from __future__ import annotations

from typing import Any

from tessera.server import wire
from tessera.server.calls import TABLE
from tessera.server.doors import Call, Door, endpoint
from tessera.server.history import record_of


@endpoint("GET", TABLE + "/review", Door.OVER, wire.ReviewState)
async def show_review(call: Call) -> Any:
    """How far the review of a finished match is, and the review once it is complete."""
    return await call.server.reviews.find(call.table)


@endpoint("POST", TABLE + "/review", Door.OVER, wire.ReviewState, creates=True)
async def start_review(call: Call) -> Any:
    """Begin the review of a finished match in the background. What was reviewed once is kept."""
    reviews = call.server.reviews
    found = await reviews.find(call.table)
    if found.status in ("running", "done"):
        return found
    reviews.start(call.table, record_of(await call.live.read_state()), call.address)
    return await reviews.find(call.table)
