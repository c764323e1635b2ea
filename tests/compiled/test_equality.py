"""The compiled engine is the interpreted one: built as a wheel, installed in a clean place, and compared match by match."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from laws.worlds import sized
from support import need_compiler

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
    need_compiler()
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "uv", "build", "--quiet", "--wheel", "--no-build-isolation", "--python", sys.executable]
    run([*command, "--out-dir", str(folder), str(ROOT)], TESSERA_COMPILE="required")
    return next(folder.glob("*.whl"))


def run_with(folder: Path, *command: str) -> str:
    """Run Python with the package in this folder. `-S` keeps the editable install away, `-P` the script's own folder."""
    libraries = [path for path in sys.path if path.endswith("site-packages")]
    path = os.pathsep.join([str(folder), str(ROOT / "tests"), *libraries])
    return run([sys.executable, "-S", "-P", *command], PYTHONPATH=path)


def trace(folder: Path) -> list[str]:
    return run_with(folder, str(TRACE), str(N)).splitlines()


@pytest.fixture(scope="module")
def unpacked(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("unpacked")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder)
    return folder


def test_both_engines_play_the_same_matches(unpacked: Path) -> None:
    compiled, interpreted = trace(unpacked), trace(ROOT)
    assert compiled[0] == "compiled"
    assert interpreted[0] == "interpreted"
    assert compiled[1:] == interpreted[1:]


def test_the_laws_hold_for_the_compiled_engine(unpacked: Path) -> None:
    """Also for the toys, which are plain Python above the compiled kernel."""
    laws = [str(ROOT / "tests" / "laws"), "-c", os.devnull, "--rootdir", str(unpacked), "-q", "-p", "no:cacheprovider"]
    assert "passed" in run_with(unpacked, "-m", "pytest", *laws)


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
