"""Services that the tests of several processes share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from server.services import Postgres, Redis

from tessera.agents import AGENTS


@pytest.fixture(autouse=True)
def same_agents() -> Iterator[None]:
    """Agents that a test registers in this process are not known to the next one."""
    before = dict(AGENTS)
    yield
    AGENTS.clear()
    AGENTS.update(before)


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    service = Postgres()
    service.start()
    yield service
    service.close()


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    service = Redis()
    service.start()
    yield service
    service.close()
