"""Compile the engine with mypyc into a folder of its own, never into the source tree.

    python tools/compile.py DIR        a copy of the package in DIR, its engine compiled

A stale extension would shadow the source beside it, so the tree itself stays plain Python. What is compiled is the
kernel, the search, the solver's inner loops and, of each game, every module but those that read files or draw
(`__init__`, `components`, `drawing`).
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KERNEL = ("seats", "action", "refusal", "event", "box", "agenda", "state", "view", "bot", "playout", "features")
SOLVER = ("kingdoms", "matrix", "draft", "endgame", "fitted", "hidden")
PLAIN = {"__init__.py", "components.py", "drawing.py"}


def engine(root: Path) -> list[Path]:
    """The modules to compile, relative to the root."""
    modules = [root / "tessera" / "core" / f"{name}.py" for name in KERNEL]
    modules.append(root / "tessera" / "agents" / "search.py")
    modules += [root / "tessera" / "solve" / f"{name}.py" for name in SOLVER]
    for path in sorted((root / "tessera" / "games").glob("*/**/*.py")):
        if path.name not in PLAIN:
            modules.append(path)
    return [path.relative_to(root) for path in modules]


def compile_into(target: Path, root: Path = ROOT) -> list[Path]:
    """Build a compiled copy of the package in `target`; the extension files, relative to it."""
    target.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(target / "tessera", ignore_errors=True)
    shutil.copytree(root / "tessera", target / "tessera", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    command = [sys.executable, "-m", "mypyc", *map(str, engine(root))]
    done = subprocess.run(command, cwd=target, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"the engine does not compile:\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    return sorted(path.relative_to(target) for path in [*target.glob("*.so"), *target.glob("tessera/**/*.so")])


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    print(f"{len(compile_into(Path(sys.argv[1]).resolve()))} compiled modules in {sys.argv[1]}")
