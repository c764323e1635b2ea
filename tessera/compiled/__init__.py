"""Which engine this process runs: compiled or plain Python, and why.

An installed wheel has its extension modules beside the sources, and Python finds them by itself. A checkout is plain Python
until `make play` or `make compiled` has compiled it; then the extension modules lie below `build/engine`, and Python takes
them from there. This is decided at the first import of an engine module, so this package must be imported before every such
module, and it imports next to nothing itself.

`TESSERA_COMPILE=off` keeps a checkout at plain Python.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from pathlib import Path
    from types import ModuleType

FOLDER = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(FOLDER))
PACKAGES = ("tessera.agents", "tessera.core", "tessera.games", "tessera.research", "tessera.solve")
"""Where modules of the engine lie."""
UNMADE = "this checkout is not compiled yet; `make play` does it in the background, `make compiled` at once"
OFF = "TESSERA_COMPILE=off"


class Choice:
    """What this process found: where the engine of its checkout is kept or will be, and why it does without it."""

    def __init__(self, place: Path | None, why: str) -> None:
        self.place = place
        self.why = why
        self.useless = made_at(place) if why else 0
        """When the engine was made that this process found and could not use."""


class Finder:
    """Finds the compiled modules of a kept engine before Python finds their sources."""

    def __init__(self) -> None:
        self.files: dict[str, str] = {}
        self.choice: Choice | None = None

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if self.choice is None and fullname.startswith(PACKAGES):
            choice()
        file = self.files.get(fullname)
        if file is None:
            return None
        from importlib.machinery import ExtensionFileLoader
        from importlib.util import spec_from_file_location

        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, file))


def is_checkout() -> bool:
    """True where this package lies in a checkout and not among installed packages."""
    return all(os.path.exists(os.path.join(ROOT, name)) for name in ("pyproject.toml", "hatch_build.py"))


def choice() -> Choice:
    """What this process uses, decided at the first call."""
    if FINDER.choice is None:
        FINDER.choice = choose()
    return FINDER.choice


def choose() -> Choice:
    from pathlib import Path

    from tessera.compiled import kept

    named = os.environ.get("TESSERA_ENGINE")
    if named:
        return Choice(Path(named), kept.use(Path(named), FINDER))
    if not is_checkout():
        reason = Path(FOLDER, "plain.txt")  # written by the build hook
        return Choice(None, reason.read_text(encoding="utf-8").strip() if reason.exists() else "it was installed without one")
    if os.environ.get("TESSERA_COMPILE") == "off":
        return Choice(None, OFF)
    place = kept.place(Path(ROOT))
    return Choice(place, kept.use(place, FINDER) if place.exists() else UNMADE)


def made_at(place: Path | None) -> int:
    """When the engine kept here was made; zero where there is none."""
    try:
        return (place / "manifest.json").stat().st_mtime_ns if place is not None else 0
    except OSError:
        return 0


def is_compiled() -> bool:
    """True where this process runs the compiled engine."""
    from importlib.util import find_spec

    found = find_spec("tessera.core.state")
    return found is not None and not str(found.origin).endswith(".py")


def is_ready() -> bool:
    """True where a process started now would run the compiled engine, as far as a look at the folder can tell."""
    return is_compiled() or made_at(choice().place) not in (0, choice().useless)


def describe() -> str:
    """One line for people."""
    return "compiled" if is_compiled() else f"plain Python: {choice().why}"


def health() -> dict[str, str]:
    """What the server says about the engine in which its agents think."""
    return {"engine": "compiled" if is_ready() else "plain"}


FINDER = Finder()
if os.environ.get("TESSERA_ENGINE") or is_checkout():
    sys.meta_path.insert(0, FINDER)
