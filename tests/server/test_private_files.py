"""Files that hold dealers' secrets are for nobody but the server's own user."""

from __future__ import annotations

import asyncio
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.asgi import running, seated
from server.test_documents import block

from tessera.server.backup import back_up

FILES = ("tables.db", "tables.db-wal", "tables.db-shm")


@pytest.fixture(autouse=True)
def careless() -> Iterator[None]:
    """A umask that lets everybody read what is made."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_new_database_is_private_and_so_is_its_folder(tmp_path: Path) -> None:
    folder = tmp_path / "state"

    async def story() -> None:
        async with running(folder) as app:
            await seated(app)
            assert {name: mode(folder / name) for name in FILES} == dict.fromkeys(FILES, 0o600)
            assert mode(folder) == 0o700
            await asyncio.to_thread(back_up, folder / "tables.db", tmp_path / "copy.db")

    asyncio.run(story())
    assert mode(tmp_path / "copy.db") == 0o600


def test_a_database_that_everybody_could_read_is_closed_to_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            await seated(app)
            for name in FILES:
                (tmp_path / name).chmod(0o644)
            app.state.server.services.store.writer.reconnects.set()
            await seated(app)  # a fresh connection, as after a restart
            assert {name: mode(tmp_path / name) for name in FILES} == dict.fromkeys(FILES, 0o600)

    asyncio.run(story())


def test_the_systemd_example_keeps_others_out() -> None:
    unit = block("ini").splitlines()
    assert "UMask=0077" in unit
    assert "StateDirectoryMode=0700" in unit
