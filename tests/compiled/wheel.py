"""One wheel for all tests of a run: built as pip builds it for anybody, isolated, and installed in a clean environment."""

from __future__ import annotations

import fcntl
import importlib.util
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from support import need, need_compiler

ROOT = Path(__file__).resolve().parents[2]


def tool(path: str) -> Any:
    """A file of the checkout as a module of its own, as the build hook loads it."""
    spec = importlib.util.spec_from_file_location(f"tested_{Path(path).name}", ROOT / f"{path}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@dataclass(frozen=True)
class Installed:
    wheel: Path
    python: Path
    """The interpreter of the clean environment."""
    package: Path


def installed(factory: pytest.TempPathFactory) -> Installed:
    """The wheel and where it is installed. Processes of one test run share it; the first makes it, the others wait."""
    need_compiler()
    base = factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "installed-wheel"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        wheels = tool("tools/wheel")
        if not (folder / "done").exists():
            python = wheels.make_environment(Path(sys.executable), folder / "clean")
            need_index(python, folder)
            wheel = wheels.build_wheel(python, ROOT, folder)
            wheels.run([python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", wheel], folder)
            (folder / "done").touch()
    clean = folder / "clean"
    package = next(clean.glob("lib/python*/site-packages/tessera"))
    return Installed(next(folder.glob("*.whl")), clean / "bin" / "python", package)


def need_index(python: Path, folder: Path) -> None:
    """An isolated build fetches its build backend, so it needs a package index; only the lack of one is a reason to skip."""
    asked = [str(python), "-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(folder / "fetched"), "hatchling"]
    done = subprocess.run(asked, cwd=folder, capture_output=True, text=True, check=False)
    last = (done.stderr.strip().splitlines() or [""])[-1]
    need(done.returncode == 0, f"no package index is reached, so no wheel is built as pip builds it: {last}")
