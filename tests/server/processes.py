"""Real server processes on loopback, each ended by its id."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, ClassVar

import httpx

ROOT = Path(__file__).resolve().parents[2]
ROOMY = ["requests=1000000000", "creations=1000000000", "messages=1000000000", "sockets_per_address=1000000"]
ROOMY += ["tables_per_address=1000000000", "agent_tables_per_address=1000000000", "connections_per_address=1000000"]
ROOMY += [
    "fold_seconds=1000000000",
    "open_tables_per_address=1000000000",
    "creations_per_day=1000000000",
    "bytes_per_day=1000000000000000",
    "seating=as-listed",
]

BYTECODE = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(Path(tempfile.gettempdir()) / "tessera-bytecode")}
"""Processes start as those of an installed package do: what they import is compiled once, not every time."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A process that serves tables."""

    LIMITS: ClassVar[list[str]] = ROOMY

    def __init__(self, folder: Path, port: int | None = None, url: str = "", *settings: str, arguments: tuple[str, ...] = ()):
        self.folder = folder
        self.port = port or free_port()
        self.database = url or f"sqlite:///{folder}/tables.db"
        self.settings = [*self.LIMITS, *settings]
        self.arguments = arguments
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, seconds: float = 90.0) -> float:
        """Start, and say how long it took until the first answer."""
        begin = time.perf_counter()
        command = [sys.executable, "-m", "tessera.cli.main", "serve", "--port", str(self.port), "--database-url", self.database]
        command += [word for setting in self.settings for word in ("--set", setting)] + list(self.arguments)
        environment = {**os.environ, **BYTECODE, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "tests")])}
        with (self.folder / f"log-{self.port}.txt").open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stderr=log, stdout=log)
        while time.perf_counter() - begin < seconds:
            try:
                if httpx.get(f"{self.url}/healthz", timeout=1).status_code == 200:
                    return time.perf_counter() - begin
            except httpx.HTTPError:
                time.sleep(0.02)
        raise AssertionError(f"the server does not start: {self.log()[-2000:]}")

    def log(self) -> str:
        return (self.folder / f"log-{self.port}.txt").read_text(errors="replace")

    def kill(self) -> None:
        """Without warning, as a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(15)

    def memory(self) -> int:
        """Bytes of memory in use."""
        assert self.process is not None
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def seconds_used(self) -> float:
        """CPU time so far, the agents' not included."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *error: Any) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()


class PlainServer(Server):
    """A process with the limits that a host has who changes none."""

    LIMITS: ClassVar[list[str]] = []
