"""Everybody is told which engine runs: the command, the server, and whoever imports the package."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import httpx
from compiled.wheel import ROOT, Installed
from server.processes import Server, free_port

from tessera import __version__

COST = """
import sys
before = set(sys.modules)
import tessera
import json
print(json.dumps(sorted(set(sys.modules) - before - {"json"})))
"""
MOST = 40
"""Modules that `import tessera` may load."""


def test_importing_the_package_costs_next_to_nothing() -> None:
    """Whatever the engine, the games or the compiler need is imported when it is first used."""
    done = subprocess.run([sys.executable, "-c", COST], cwd=ROOT, capture_output=True, text=True, check=True)
    loaded = [name for name in json.loads(done.stdout) if not name.startswith("json.")]
    assert len(loaded) <= MOST, loaded
    assert not {"subprocess", "tempfile", "pathlib", "hashlib", "tessera.core", "tessera.games"} & set(loaded)


def test_a_checkout_at_plain_python_says_so(tmp_path: Path) -> None:
    """Tests run with TESSERA_COMPILE=off."""
    done = subprocess.run([sys.executable, "-m", "tessera.cli.main", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("(plain Python: TESSERA_COMPILE=off)\n")
    with Server(tmp_path) as server:
        assert httpx.get(f"{server.url}/healthz").json() == {"ok": True, "version": __version__, "engine": "plain"}


def test_an_installed_server_says_that_it_is_compiled(wheel: Installed, tmp_path: Path) -> None:
    port = free_port()
    program = str(wheel.python.parent / "tessera")
    command = [program, "serve", "--port", str(port), "--database-url", f"sqlite:///{tmp_path}/tables.db"]
    environment = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "TESSERA_COMPILE"}}
    with (tmp_path / "log").open("w") as log:
        running = subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=log, stderr=log)
    try:
        assert healthz(port, running) == {"ok": True, "version": __version__, "engine": "compiled"}
    finally:
        running.terminate()
        running.wait(15)
    assert "compiled" in (tmp_path / "log").read_text()


def healthz(port: int, running: subprocess.Popen[bytes]) -> object:
    """What the server says of itself as soon as it answers."""
    for _ in range(600):
        try:
            return httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=5).json()
        except httpx.HTTPError:
            assert running.poll() is None
            time.sleep(0.1)
    raise AssertionError("the server does not answer")
