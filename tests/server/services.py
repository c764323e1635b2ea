"""Real PostgreSQL and Redis for tests, on unix sockets and loopback, each ended by its id."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import pytest
from server.processes import free_port

PLACES = [*(f"/usr/lib/postgresql/{version}/bin" for version in range(18, 12, -1)), "/usr/local/bin", "/usr/bin"]


def program(name: str, package: str) -> str:
    """Where a program is. Without it a test is skipped, or fails in CI."""
    found = next((f"{place}/{name}" for place in PLACES if os.access(f"{place}/{name}", os.X_OK)), shutil.which(name))
    if found is None:
        said = f"{name} is missing; on Debian: apt-get install {package}"
        if os.environ.get("CI") == "true":
            pytest.fail(said)
        pytest.skip(said)
    return found


class Postgres:
    """A database of its own. It refuses root, so it runs as its own user there."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tessera-pg-"))
        self.port = free_port()
        self.user = "postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        self.run("initdb", "-D", f"{self.folder}/data", "-A", "trust", "-U", "tessera", "--no-sync")

    @property
    def url(self) -> str:
        return f"postgresql://tessera@127.0.0.1:{self.port}/postgres"

    def run(self, name: str, *arguments: str) -> None:
        as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        done = subprocess.run(
            [*as_user, program(name, "postgresql"), *arguments], cwd=self.folder, capture_output=True, text=True, timeout=60
        )
        assert done.returncode == 0, done.stderr + done.stdout

    def start(self) -> None:
        options = f"-p {self.port} -h 127.0.0.1 -k {self.folder} -c max_connections=60"
        self.run("pg_ctl", "-D", f"{self.folder}/data", "-l", f"{self.folder}/log", "-w", "-o", options, "start")

    def stop(self) -> None:
        self.run("pg_ctl", "-D", f"{self.folder}/data", "-m", "immediate", "-w", "stop")

    def close(self) -> None:
        if (self.folder / "data/postmaster.pid").exists():
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class Redis:
    """A Redis that keeps nothing."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tessera-redis-"))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        command = [program("redis-server", "redis-server"), "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        self.process = subprocess.Popen([*command, "--dir", str(self.folder)], stdout=subprocess.DEVNULL)
        time.sleep(0.3)

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait(10)

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
