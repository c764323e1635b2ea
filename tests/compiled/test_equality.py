"""The compiled engine is the interpreted one: built as a wheel, installed in a clean place, and compared match by match."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

from compiled.wheel import ROOT, Installed, tool
from laws.worlds import sized

TRACE = ROOT / "tests" / "compiled" / "trace.py"
N = sized(2, 40)


def run(command: list[str], **environment: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, **environment}, cwd="/")
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def run_with(folder: Path, *command: str) -> str:
    """Run Python with the package in this folder. `-S` keeps the editable install away, `-P` the script's own folder."""
    libraries = [path for path in sys.path if path.endswith("site-packages")]
    path = os.pathsep.join([str(folder), str(ROOT / "tests"), *libraries])
    return run([sys.executable, "-S", "-P", *command], PYTHONPATH=path)


def trace(folder: Path) -> list[str]:
    return run_with(folder, str(TRACE), str(N)).splitlines()


def test_a_wheel_built_as_pip_builds_it_is_compiled_once_installed(wheel: Installed) -> None:
    """With isolation: what only this environment has must not be needed."""
    assert "-cp" in wheel.wheel.name
    assert "none-any" not in wheel.wheel.name
    said = run([str(wheel.python), "-P", "-c", "import tessera; print(tessera.__file__, tessera.is_compiled())"])
    assert said == f"{wheel.package / '__init__.py'} True\n"
    assert run([str(wheel.python.parent / "tessera"), "--version"]).endswith("(compiled)\n")


def test_both_engines_play_the_same_matches(wheel: Installed) -> None:
    compiled, interpreted = trace(wheel.package.parent), trace(ROOT)
    assert compiled[0] == "compiled"
    assert interpreted[0] == "interpreted"
    assert compiled[1:] == interpreted[1:]


def test_the_laws_hold_for_the_compiled_engine(wheel: Installed, tmp_path: Path) -> None:
    """Also for the toys, which are plain Python above the compiled kernel."""
    assert "passed" in run_tests(wheel, tmp_path, "laws")


def test_environments_for_learning_work_on_the_compiled_engine(wheel: Installed, tmp_path: Path) -> None:
    modules = [f"research/test_{name}.py" for name in ("pettingzoo", "vector", "openspiel")]
    assert "passed" in run_tests(wheel, tmp_path, *modules)


def run_tests(wheel: Installed, folder: Path, *names: str) -> str:
    """Run some of the tests on the installed package."""
    settings = ["-c", os.devnull, "--rootdir", str(folder), "-q", "-p", "no:cacheprovider"]
    return run_with(wheel.package.parent, "-m", "pytest", *[str(ROOT / "tests" / name) for name in names], *settings)


def test_the_wheel_carries_every_engine_module_compiled_and_as_source(wheel: Installed) -> None:
    names = zipfile.ZipFile(wheel.wheel).namelist()
    for module in tool("tessera/compiled/build").engine(ROOT):
        stem = str(module.with_suffix(""))
        assert any(name.startswith(f"{stem}.") and name.endswith((".so", ".pyd")) for name in names), stem
        assert str(module) in names


def test_the_wheel_carries_the_credits_as_a_file_and_as_a_page(wheel: Installed) -> None:
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    with zipfile.ZipFile(wheel.wheel) as packed:
        named = [name for name in packed.namelist() if name.endswith("dist-info/licenses/NOTICE")]
        assert [packed.read(name).decode() for name in named] == [notice]
        assert packed.read("tessera/server/static/NOTICE.txt").decode() == notice


STRANGER = """
import tessera

match: tessera.Match = tessera.new_match("tides-of-time", seats=2, seed=7)
while not match.over:
    for seat in match.waiting():
        options: list[str] = match.options(seat)
        match.play(seat, options[0])
scores: list[int] = match.scores
winners: list[int] = match.winners
view: dict[str, object] = match.view(None)
"""


def test_the_types_reach_a_stranger(wheel: Installed, tmp_path: Path) -> None:
    """`py.typed` is in the package: ten strict lines pass against the installed wheel, and a wrong one is found."""
    assert (wheel.package / "py.typed").exists()
    check = [sys.executable, "-m", "mypy", "--strict", "--python-executable", str(wheel.python), "--cache-dir", str(tmp_path)]
    good, bad = tmp_path / "stranger.py", tmp_path / "mistaken.py"
    good.write_text(STRANGER)
    bad.write_text(STRANGER.replace("scores: list[int]", "scores: list[str]"))
    run([*check, str(good)])
    done = subprocess.run([*check, str(bad)], capture_output=True, text=True, check=False, cwd="/")
    assert done.returncode == 1
    assert "mistaken.py:9: error" in done.stdout
