"""Services that the tests of several processes share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from server.services import Postgres, Redis


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
