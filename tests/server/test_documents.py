"""What the documents promise: the example runs, the tables are current, backup and restore work, notices are sent."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.asgi import Client, running, seated
from server.processes import ROOT, Server
from server.test_faults import kept
from server.test_play import play_on, state

from tessera.server import lobby
from tessera.server.backup import back_up
from tessera.server.reference import renewed


def test_the_reference_is_current() -> None:
    page = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
    assert renewed(page) == page, "run: python -m tessera.server.reference"


def test_the_ten_line_client_plays_a_whole_match(tmp_path: Path) -> None:
    page = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
    found = re.search(r"```python\n(.*?)```", page, re.S)
    assert found is not None
    assert len([line for line in found[1].splitlines() if line.strip()]) <= 12
    with Server(tmp_path) as server:
        program = found[1].replace("http://127.0.0.1:8321", server.url)
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "'winners'" in done.stdout


def test_a_backup_of_a_running_server_is_restored(tmp_path: Path) -> None:
    async def story() -> str:
        async with running(tmp_path) as app:
            table, clients = await seated(app)
            await play_on(table, clients, 10)
            assert await asyncio.to_thread(back_up, tmp_path / "tables.db", tmp_path / "copy.db") == 12
            await play_on(table, clients)
            return table

    table = asyncio.run(story())
    assert len(kept(tmp_path / "copy.db", table)[1]) == 12

    async def restored() -> None:
        async with running(tmp_path, database_url=f"sqlite:///{tmp_path}/copy.db") as app:
            assert (await state(Client(app), table))["table"]["status"] == "playing"

    asyncio.run(restored())
    with pytest.raises(SystemExit):
        back_up(tmp_path / "tables.db", tmp_path / "copy.db")


def test_a_webhook_is_told_whose_turn_it_is_and_nothing_else(tmp_path: Path, monkeypatch: Any) -> None:
    heard: list[dict[str, Any]] = []

    class Listener(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *words: Any) -> None:
            pass

    listener = HTTPServer(("127.0.0.1", 0), Listener)
    threading.Thread(target=listener.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{listener.server_port}/turns"

    async def story() -> None:
        async with running(tmp_path, webhooks=True, webhook_hosts=("127.0.0.1",)) as app:
            refused = await Client(app).post("/api/tables", {"game": "tides-of-time", "webhook": address})
            assert refused.status_code == 400, "only https, and only hosts that were allowed"
            monkeypatch.setattr(lobby, "expect_webhook", lambda settings, address: address)
            table, clients = await seated(app, webhook=address)
            await play_on(table, clients, 1)
            async with asyncio.timeout(5):
                while len(heard) < 2:
                    await asyncio.sleep(0.01)
            assert all(set(said) == {"table", "game", "status", "waiting"} for said in heard)

    try:
        asyncio.run(story())
    finally:
        listener.shutdown()


def test_odd_paths_are_simply_not_there(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        for path in (
            "/%00",
            "/..%2f..%2fetc%2fpasswd",
            "/verify.js%2f..%2f..%2fapp.py",
            "/%ff%fe",
            "/verify.py",
            "/" + "a" * 5000,
        ):
            answer = httpx.get(server.url + path)
            assert answer.status_code in (404, 400), path
        assert httpx.get(server.url + "/verify.js").headers["content-type"].startswith("text/javascript")
