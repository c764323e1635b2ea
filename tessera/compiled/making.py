"""Compile the engine of a checkout and keep it."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tessera.compiled import build, kept
from tessera.compiled.build import CannotCompile

STAGING = "making-"
KEPT = 3
"""How many engines are kept, as for branches between which somebody changes to and fro."""
TRIAL = """
import random, tessera
from tessera.compiled import describe
from tessera.core.playout import play_out
from tessera.games import GAMES
for game in GAMES.values():
    play_out(game.begin(game.box(game.seats[0])), random.Random(1))
assert tessera.is_compiled(), describe()
"""


def keep(root: Path) -> Path:
    """Compile the engine of this checkout and keep it, unless it is kept already; where it is."""
    try:
        folder = root / "build" / "engine"
        folder.mkdir(parents=True, exist_ok=True)
        with locked(folder / "lock"):
            wanted = kept.place(root)
            if not kept.is_intact(wanted):
                sweep(folder)
                make(wanted, root)
            return wanted
    except OSError as error:
        raise CannotCompile(f"{error.strerror or error} ({error.filename})") from None


def make(wanted: Path, root: Path) -> None:
    """Compile beside the place where the engine will be, try it, and move it there."""
    with tempfile.TemporaryDirectory(prefix=STAGING, dir=wanted.parent, ignore_cleanup_errors=True) as staging:
        made = Path(staging) / "engine"
        made.mkdir()
        files = build.build(made, root)
        manifest = {path.as_posix(): kept.digest_of(made / path) for path in files}
        (made / kept.MANIFEST).write_text(json.dumps(manifest, indent=1), encoding="utf-8")
        try_out(made)
        if kept.place(root) != wanted:
            raise CannotCompile("the sources changed while they were compiled")
        shutil.rmtree(wanted, ignore_errors=True)
        made.rename(wanted)


def try_out(made: Path) -> None:
    """Play a match of every game with a new engine, in a process that may crash."""
    environment = {**os.environ, "TESSERA_ENGINE": str(made)}
    done = subprocess.run(
        [sys.executable, "-c", TRIAL], env=environment, cwd=build.ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise CannotCompile(f"the compiled engine does not play: {build.reason(done.stderr)}")


def sweep(folder: Path) -> None:
    """Remove what broken builds left, and all but the newest engines."""
    for path in folder.glob(f"{STAGING}*"):
        shutil.rmtree(path, ignore_errors=True)
    engines = sorted((path for path in folder.iterdir() if path.is_dir()), key=lambda path: path.stat().st_mtime)
    for path in engines[: 1 - KEPT]:
        shutil.rmtree(path, ignore_errors=True)


@contextlib.contextmanager
def locked(path: Path) -> Iterator[None]:
    """Only one process compiles at a time; another waits and finds the work done."""
    with path.open("w") as file:
        with contextlib.suppress(ImportError):
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield
