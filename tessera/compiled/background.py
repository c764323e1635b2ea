"""Compiling while people play: a process of low priority, and a thread that waits for it.

python -m tessera.compiled.background        compile the engine of this checkout and keep it
"""

from __future__ import annotations

import atexit
import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from tessera import compiled
from tessera.compiled import build, making

LOW = 15
"""The niceness of the compiler's process: low priority."""
NO_COMPILER = f"no C compiler was found, with which computer players think four to six times more; {build.HINT}"
NO_MYPY = "mypy is not installed here; `make play` installs it"


def start(say: Callable[[str], None]) -> threading.Thread | None:
    """Compile in the background where that is possible and useful, and say in one line what happens."""
    if compiled.is_compiled():
        say("the engine is compiled")
        return None
    why_not = obstacle()
    if why_not:
        say(f"the engine is plain Python: {why_not}")
        return None
    say("the engine is plain Python until it is compiled, in about a minute; the computer's players then change over")
    wanted = compiled.choice().place
    running = subprocess.Popen(
        [sys.executable, "-m", "tessera.compiled.background", str(LOW)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    atexit.register(end, running)
    thread = threading.Thread(target=follow, args=(running, say, wanted), daemon=True)
    thread.start()
    return thread


def obstacle() -> str:
    """Why nothing is compiled here; empty where it can be."""
    if compiled.choice().place is None:
        return compiled.choice().why
    if not build.has_compiler():
        return NO_COMPILER
    return "" if find_spec("mypyc") and find_spec("setuptools") else NO_MYPY


def follow(running: subprocess.Popen[str], say: Callable[[str], None], wanted: Path | None) -> None:
    """Wait for the compiler and say what came of it."""
    began = time.monotonic()
    said = running.communicate()[0].strip()
    if running.returncode == 0 and not compiled.made_at(wanted):
        say("the engine is compiled from sources that changed meanwhile; the next start uses it")
    elif running.returncode == 0:
        say(f"the engine is compiled, after {time.monotonic() - began:.0f} s; the computer's players use it from now on")
    else:
        compiled.choice().why = said or "the compiler was stopped"
        say(f"the engine stays plain Python: {compiled.choice().why}")


def end(running: subprocess.Popen[str]) -> None:
    """Stop the compiler and all that it started."""
    if running.poll() is None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGTERM)


def main(words: list[str]) -> int:
    if words:
        os.nice(int(words[0]))
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the half-built folder is removed
    if not compiled.is_checkout():
        print("only a checkout is compiled here; `pip install` compiles the rest")
        return 1
    try:
        print(f"the compiled engine is in {making.keep(build.ROOT).relative_to(build.ROOT)}")
    except build.CannotCompile as error:
        print(error)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
