"""A real server process and a real Chromium, one of each for a run."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from web.packs import ancient_pack, city_pack

from tessera.server.pages import STATIC

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
]
ROOT = Path(__file__).parent.parent.parent
LONG = bool(os.environ.get("TESSERA_LONG"))
WIDTHS = (1280, 360)


def lacking(what: str) -> None:
    """A part of the set-up is missing: said in one line; a failure where nothing may be skipped."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def packs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the packs lie that tables of the server may name: `ancient` and `city`."""
    folder = tmp_path_factory.mktemp("packs")
    ancient_pack(folder / "ancient")
    city_pack(folder / "city")
    return folder


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory, packs: Path) -> Iterator[str]:
    """Where a server with the built client answers."""
    if not (STATIC / "index.html").exists():
        lacking("the browser table is not built; `make client` builds it")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    folder = tmp_path_factory.mktemp("tables")
    command = [sys.executable, str(Path(__file__).parent / "seeded.py"), str(port), str(folder / "tables.db")]
    command += [pack.name for pack in packs.iterdir()]
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(command, cwd=packs, stdout=log, stderr=log)
    try:
        start = time.monotonic()
        while True:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=10).read()
                break
            except OSError:
                assert server.poll() is None, (folder / "log").read_text()
                assert time.monotonic() - start < 120, "the server does not answer"
                time.sleep(0.1)
        yield f"http://127.0.0.1:{port}/"
    finally:
        server.terminate()
        server.wait(10)


@pytest.fixture(scope="session")
def chromium() -> Iterator[object]:
    path = shutil.which("chromium") or shutil.which("google-chrome")
    if path is None:
        lacking("there is no chromium; on Debian: apt-get install chromium fonts-liberation")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        lacking("playwright is not installed; `make test` installs it")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def person(base: str, chromium: object) -> Iterator[Callable[..., object]]:
    """Makes people at browsers of their own."""
    from web.person import Person

    made = []

    def make(
        width: int = 1280,
        seed: int = 1,
        guided: bool = False,
        touch: bool = False,
        level: str = "greedy",
        speed: str = "off",
        name: str = "Guest",
        **wishes: object,
    ) -> Person:
        wishes.setdefault("locale", "en-GB")
        wishes.setdefault("reduced_motion", "reduce")
        context = chromium.new_context(  # type: ignore[attr-defined]
            viewport={"width": width, "height": 800}, has_touch=touch, **wishes
        )
        # The computer that follows plain advice answers at once. What a person has chosen since is left alone.
        wished = json.dumps({"guide": guided, "level": level, "speed": speed, "name": name})
        context.add_init_script(f"localStorage['tessera.prefs'] ??= {json.dumps(wished)}")
        made.append(context)
        return Person(context, base, seed)

    yield make
    for context in made:
        context.close()
