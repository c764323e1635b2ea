"""Calls about the review of a finished match."""

from __future__ import annotations

from typing import Any

from tessera.server import wire
from tessera.server.calls import TABLE
from tessera.server.doors import Call, Door, endpoint
from tessera.server.finished import record_text


@endpoint("GET", TABLE + "/review", Door.OVER, wire.ReviewState)
async def show_review(call: Call) -> Any:
    """The progress of the review of a finished match, and the review once it is complete."""
    return await call.server.reviews.find(call.table)


@endpoint("POST", TABLE + "/review", Door.OVER, wire.ReviewState, creates=True)
async def start_review(call: Call) -> Any:
    """Begin the review of a finished match in the background. What was reviewed once is kept."""
    reviews = call.server.reviews
    found = await reviews.find(call.table)
    if found.status in ("running", "done"):
        return found
    state = await call.live.read_state()
    reviews.start(state, await call.services.finished.find(state, record_text), call.address)
    return await reviews.find(call.table)
