"""The compiled engine is the interpreted one: built as a wheel, installed in a clean place, and compared match by match."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from laws.worlds import sized

ROOT = Path(__file__).resolve().parents[2]
TRACE = ROOT / "tests" / "compiled" / "trace.py"
N = sized(2, 40)


def run(command: list[str], **environment: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, **environment}, cwd="/")
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, in which compiling was required."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "uv", "build", "--quiet", "--wheel", "--no-build-isolation", "--python", sys.executable]
    run([*command, "--out-dir", str(folder), str(ROOT)], TESSERA_COMPILE="required")
    return next(folder.glob("*.whl"))


def trace(folder: Path) -> list[str]:
    """What the package in this folder does. `-P` keeps the folder of the script off the path, `-S` the editable install."""
    libraries = [path for path in sys.path if path.endswith("site-packages")]
    path = os.pathsep.join([str(folder), *libraries])
    return run([sys.executable, "-S", "-P", str(TRACE), str(N)], PYTHONPATH=path).splitlines()


def test_both_engines_play_the_same_matches(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(tmp_path)
    compiled, interpreted = trace(tmp_path), trace(ROOT)
    assert compiled[0] == "compiled"
    assert interpreted[0] == "interpreted"
    assert compiled[1:] == interpreted[1:]


def test_the_wheel_carries_every_engine_module_compiled_and_as_source(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    sys.path.insert(0, str(ROOT / "tools"))
    try:
        import compile as compiler  # type: ignore[import-not-found]
    finally:
        sys.path.pop(0)
    for module in compiler.engine(ROOT):
        stem = str(module.with_suffix(""))
        assert any(name.startswith(f"{stem}.") and name.endswith((".so", ".pyd")) for name in names), stem
        assert str(module) in names
