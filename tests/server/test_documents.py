"""What the documents promise: the example runs, the tables are current, backup and restore work, notices are sent."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from server.asgi import Client, running, seated
from server.processes import ROOT, Server, free_port
from server.services import Postgres, program
from server.test_faults import kept
from server.test_play import play_on, state
from support import need

import tessera
from tessera.server import lobby, webhooks
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


def block(language: str) -> str:
    """An example of the hosting page."""
    found = re.search(rf"```{language}\n(.*?)```", (ROOT / "docs/hosting.md").read_text(encoding="utf-8"), re.S)
    assert found is not None
    return found[1]


def test_the_systemd_unit_is_sound(tmp_path: Path) -> None:
    need(shutil.which("systemd-analyze"), "systemd-analyze is missing; on Debian: apt-get install systemd")
    program = tmp_path / "tessera"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    unit = tmp_path / "tessera.service"
    unit.write_text(block("ini").replace("/opt/tessera/bin/tessera", str(program)).replace("User=tessera", "User=daemon"))
    done = subprocess.run(["systemd-analyze", "verify", "--man=no", unit], capture_output=True, text=True, timeout=60)
    assert "tessera.service" not in done.stderr, done.stderr
    unit.write_text(unit.read_text().replace("TimeoutStopSec=15", "TimeoutStopSec=soon"))
    done = subprocess.run(["systemd-analyze", "verify", "--man=no", unit], capture_output=True, text=True, timeout=60)
    assert "tessera.service" in done.stderr, "it would have told"


def test_the_unit_starts_the_server_as_it_says(tmp_path: Path) -> None:
    """Its command line is one that the program takes."""
    found = re.search(r"ExecStart=\S+ (.*)", block("ini"))
    assert found is not None
    words = found[1].replace("/var/lib/tessera", str(tmp_path)).split()
    with Server(tmp_path, None, f"sqlite:///{tmp_path}/tables.db", arguments=tuple(words[1:-2])) as server:
        assert words[0] == "serve"
        assert httpx.get(f"{server.url}/readyz", headers={"host": "play.example.org"}).status_code == 200
        assert httpx.get(f"{server.url}/readyz", headers={"host": "evil.example"}).status_code == 403


@contextmanager
def proxy_before(server: Server, folder: Path) -> Iterator[int]:
    """nginx before a server, as the page sets it up but without https; the port at which it listens."""
    nginx = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    need(nginx, "nginx is missing; on Debian: apt-get install nginx-light")
    assert nginx is not None
    port = free_port()
    example = block("nginx").replace("127.0.0.1:8321", f"127.0.0.1:{server.port}")
    example, n = re.subn(r"listen 443 ssl;|ssl_certificate\S* \S+;", "", example)
    assert n == 3
    example = example.replace("server {", f"server {{\n    listen 127.0.0.1:{port};")
    places = " ".join(f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}\n"
        f"http {{ access_log off; {places}\n{example}\n}}\n"
    )
    command = [nginx, "-c", f"{folder}/nginx.conf", "-e", f"{folder}/error.log", "-p", str(folder)]
    checked = subprocess.run([*command, "-t"], capture_output=True, text=True, timeout=30)
    assert checked.returncode == 0, checked.stderr
    proxy = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for_answer(f"http://127.0.0.1:{port}/healthz")
        yield port
    finally:
        proxy.terminate()
        proxy.wait(10)


def wait_for_answer(url: str) -> None:
    for _ in range(200):
        try:
            httpx.get(url, timeout=5)
            return
        except httpx.HTTPError:
            time.sleep(0.05)
    raise AssertionError(f"{url} does not answer")


def test_the_proxy_example_carries_requests_and_sockets(tmp_path: Path) -> None:
    """A whole match through nginx as the page sets it up: cookies, Origin, Host, addresses and sockets."""
    with (
        Server(tmp_path, arguments=("--behind-proxy", "--name", "localhost")) as server,
        proxy_before(server, tmp_path) as port,
    ):
        asyncio.run(play_through(f"http://127.0.0.1:{port}", f"ws://127.0.0.1:{port}"))
        assert httpx.get(f"http://127.0.0.1:{port}/metrics").status_code == 404, "only for callers on the machine"


def test_the_proxy_example_gives_no_address_all_connections(tmp_path: Path) -> None:
    """Behind a proxy the server does not count the connections of an address; the proxy of the page does."""

    async def story(server: Server, port: int) -> None:
        async with httpx.AsyncClient(base_url=server.url) as http:
            table = (await http.post("/api/tables", json={"game": "tides-of-time"})).json()["table"]
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        tries = await asyncio.gather(*[websockets.connect(address) for _ in range(120)], return_exceptions=True)
        ears = [one for one in tries if not isinstance(one, BaseException)]
        assert len(ears) == 100
        other = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=other) as http:
            assert (await http.get("/healthz")).status_code == 200
        assert httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 503
        await asyncio.gather(*[ear.close() for ear in ears])

    with Server(tmp_path, arguments=("--behind-proxy",)) as server, proxy_before(server, tmp_path) as port:
        asyncio.run(story(server, port))


async def play_through(url: str, sockets: str) -> None:
    """A match through a proxy. Browsers reach it by https, so that is the scheme of their origin."""
    origin = url.replace("http://", "https://")
    async with httpx.AsyncClient(base_url=url, timeout=20, headers={"origin": origin}) as http:
        wish = {"game": "tides-of-time", "agents": [None, "random"], "answers_forced": False}
        made = (await http.post("/api/tables", json=wish)).json()
        joined = await http.post(f"/api/tables/{made['table']}/join", json={"link": made["links"][0]})
        assert "Secure" in joined.headers["set-cookie"]
        headers = {"Cookie": joined.headers["set-cookie"].split(";")[0]}
        address = f"{sockets}/api/tables/{made['table']}/socket?seat=0"
        async with websockets.connect(address, additional_headers=headers, origin=websockets.Origin(origin)) as socket:
            said = json.loads(await socket.recv())
            while said.get("table", {}).get("status") != "over":
                prompt = said.get("prompt")
                if prompt and prompt["owed"]:
                    move = {"type": "move", "seat": 0, "ask": prompt["ask"], "id": f"p{prompt['ask']}"}
                    await socket.send(json.dumps({**move, "do": prompt["options"][0]["do"]}))
                said = json.loads(await asyncio.wait_for(socket.recv(), 20))


def test_a_dump_of_postgresql_is_restored_as_the_page_says(tmp_path: Path, postgres: Postgres) -> None:
    """The two commands of the page: tables and keys are there again, and what came after is gone."""
    page = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    lines = [line for line in page.splitlines() if line.startswith(("pg_dump", "pg_restore"))]
    assert len(lines) == 2

    def run(line: str) -> None:
        words = re.sub(r"/backup/tessera-.*?\.dump", str(tmp_path / "tessera.dump"), line).split()
        words = [word.replace("postgresql://tessera@db/tessera", postgres.url) for word in words]
        words[0] = program(words[0], "postgresql-client")
        done = subprocess.run(words, capture_output=True, text=True, timeout=60)
        assert done.returncode == 0, done.stderr

    async def before() -> tuple[str, Client, str]:
        async with running(tmp_path, database_url=postgres.url) as app:
            table, clients = await seated(app)
            await play_on(table, clients, 10)
            await asyncio.to_thread(run, lines[0])
            later, _ = await seated(app)
            await play_on(table, clients)
            return table, clients[0], later

    async def after(table: str, client: Client, later: str) -> None:
        async with running(tmp_path, database_url=postgres.url) as app:
            again = Client(app)
            again.http.cookies = client.http.cookies
            told = await state(again, table, 0)
            assert told["table"]["status"] == "playing"
            assert (await again.get(f"/api/tables/{later}")).status_code == 404
            assert len((await app.state.server.services.store.load(table))[1]) == 12

    found = asyncio.run(before())
    run(lines[1])
    asyncio.run(after(*found))


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


def test_a_listener_that_never_answers_holds_nobody_up(tmp_path: Path, monkeypatch: Any) -> None:
    """Only so many notices wait for it; the rest are dropped, and the match goes on meanwhile."""
    answered = threading.Event()
    monkeypatch.setattr(webhooks, "WAITING", 3)
    monkeypatch.setattr(lobby, "expect_webhook", lambda settings, address: address)
    monkeypatch.setattr(webhooks.Webhooks, "post", lambda self, address, said: answered.wait(30))

    async def story() -> None:
        async with running(tmp_path, webhooks=True) as app:
            table, clients = await seated(app, webhook="http://127.0.0.1:9/turns")
            waiting = app.state.server.services.webhooks
            most = 0
            for _ in range(8):
                await play_on(table, clients, 1)
                most = max(most, waiting.waiting)
            assert most == 3
            answered.set()
            async with asyncio.timeout(10):
                while waiting.waiting:
                    await asyncio.sleep(0.01)

    asyncio.run(story())


def test_long_work_is_done_outside_the_loop_one_at_a_time(tmp_path: Path) -> None:
    at_once, most = 0, 0

    def work() -> None:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        time.sleep(0.02)
        at_once -= 1

    async def story() -> None:
        async with running(tmp_path) as app:
            await asyncio.gather(*(app.state.server.services.in_thread(work) for _ in range(5)))

    asyncio.run(story())
    assert most == 1


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


def test_the_sample_client_waits_for_a_champion_instead_of_being_turned_away(tmp_path: Path) -> None:
    """It asked as fast as it could, and was refused with 429 while a strong agent was thinking."""
    page = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
    found = re.search(r"```python\n(.*?)```", page, re.S)
    assert found is not None
    with Server(tmp_path, None, f"sqlite:///{tmp_path}/tables.db") as server:
        program = found[1].replace("http://127.0.0.1:8321", server.url).replace('"greedy"', '"champion"')
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=300)
        assert done.returncode == 0, done.stderr
        assert "'winners'" in done.stdout
        assert 'status="429"' not in httpx.get(f"{server.url}/metrics").text


def test_the_address_of_the_socket_is_in_the_page_and_in_both_schemas(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            path = "/api/tables/{table}/socket"
            assert (await Client(app).get("/api/messages.json")).json()["address"] == path
            assert "seat" in json.dumps((await Client(app).get("/api/openapi.json")).json()["paths"][path])

    asyncio.run(story())
    assert "/api/tables/{table}/socket" in (ROOT / "docs/protocol.md").read_text(encoding="utf-8")


def test_every_number_says_what_it_means(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app)
            await play_on(table, clients, 3)
            text = (await Client(app).get("/metrics")).text
            named = {line.split()[2] for line in text.splitlines() if line.startswith("# HELP")}
            typed = {line.split()[2] for line in text.splitlines() if line.startswith("# TYPE")}
            counted = {re.split(r"[ {]", line)[0] for line in text.splitlines() if not line.startswith("#")}
            assert named == typed == {re.sub("_(bucket|sum|count)$", "", name) for name in counted}
            for name in (
                "agent_jobs_waiting",
                "agent_seconds",
                "memory_bytes",
                "sockets_open",
                "store_seconds",
                "store_read_seconds",
            ):
                assert f"tessera_{name}" in named
            read = re.search(r"tessera_store_read_seconds_count (\d+)", text)
            assert read is not None
            assert int(read[1]) > 0
            health = (await Client(app).get("/healthz")).json()
            assert health["version"] == tessera.__version__
            assert health["engine"] in ("compiled", "plain")

    asyncio.run(story())
