"""Build, repair, install and try wheels: `python tools/wheel.py`, for every Python from 3.11 that is found here.

    python tools/wheel.py [PYTHON ...]        only for these interpreters

One source distribution is made, and from it pip builds a wheel for each Python, isolated as it does for anybody. On Linux
each wheel is repaired for manylinux. The newest of the Pythons builds with the newest pip, the others with the pip that they
come with. Each wheel is then installed in a clean environment outside the checkout, where it says that it is compiled, plays a
few games, and plays the matches of tests/compiled/trace.py just as the plain sources do.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
TRACE = ROOT / "tests" / "compiled" / "trace.py"
OLDEST = (3, 11)
MATCHES = "2"


def run(command: list[str | Path], cwd: Path, **environment: str) -> str:
    """What a command prints; the last lines of it where it fails."""
    kept = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "TESSERA_COMPILE"}}
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=cwd, env={**kept, **environment}, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(words[:6])} failed:\n{(done.stdout + done.stderr)[-3000:]}")
    return done.stdout


def pythons() -> list[Path]:
    """One interpreter for each version that is supported: those of PATH, then those of pyenv."""
    names = [f"python3.{minor}" for minor in range(OLDEST[1], 30)]
    found = [Path(place) for name in names if (place := shutil.which(name))]
    home = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    found += sorted(home.glob("versions/*/bin/python"))
    chosen: dict[str, Path] = {}
    for path in [Path(sys.executable), *found]:
        version = version_of(path)
        if version:
            chosen.setdefault(version, path)
    return [chosen[version] for version in sorted(chosen)]


def version_of(python: Path) -> str:
    """3.11 and the like; nothing for what is too old, or no Python that runs."""
    code = f"import sys; print('{{}}.{{}}'.format(*sys.version_info) if sys.version_info >= {OLDEST} else '')"
    done = subprocess.run([python, "-c", code], capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""


def build_sdist(target: Path) -> Path:
    run([sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", target], ROOT)
    return next(target.glob("*.tar.gz"))


def make_environment(python: Path, folder: Path) -> Path:
    """A clean virtual environment; its interpreter."""
    run([python, "-m", "venv", folder], folder.parent)
    return folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"


def build_wheel(python: Path, source: Path, target: Path) -> Path:
    """The wheel as pip builds it, isolated; without a compiled engine it is a failure."""
    words = ["-m", "pip", "--disable-pip-version-check", "wheel", "--quiet", "--no-deps", "--wheel-dir"]
    run([python, *words, target, source], target, TESSERA_COMPILE="required")
    return next(target.glob("*.whl"))


def repair(wheel: Path, target: Path) -> Path:
    """The wheel with the manylinux tag of the oldest system that it runs on."""
    beside = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    run([sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", target, wheel], target, PATH=beside)
    return next(target.glob("*manylinux*.whl"))


def try_out(wheel: Path, python: Path, folder: Path) -> str:
    """Install in a clean environment and play there; what the installed program says about itself."""
    clean = make_environment(python, folder / "clean")
    run([clean, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", wheel], folder)
    version = run([clean.parent / "tessera", "--version"], folder).strip()
    if not version.endswith("(compiled)"):
        raise SystemExit(f"{wheel.name} is installed and says: {version}")
    words = ["match", "the-ancient-world", "--agents", "greedy,random", "--games", "4", "--json"]
    run([clean.parent / "tessera", *words], folder)
    compiled = run([clean, "-P", TRACE, MATCHES], folder).splitlines()
    plain = run([clean, "-P", TRACE, MATCHES], folder, PYTHONPATH=str(ROOT), TESSERA_COMPILE="off").splitlines()
    if (compiled[0], plain[0]) != ("compiled", "interpreted") or compiled[1:] != plain[1:]:
        raise SystemExit(f"{wheel.name}: the compiled engine plays other matches than the sources")
    return f"{version}, {len(plain) - 1} matches equal to plain Python"


def main(chosen: list[Path]) -> None:
    DIST.mkdir(exist_ok=True)
    for path in DIST.glob("tessera_tabletop-*"):
        path.unlink()
    source = build_sdist(DIST)
    print(f"dist/{source.name}", flush=True)
    chosen = chosen or pythons()
    for python in chosen:
        with tempfile.TemporaryDirectory(prefix="tessera-wheel-") as folder:
            builder = make_environment(python, Path(folder) / "builder")
            if python == chosen[-1]:
                run([builder, "-m", "pip", "install", "--quiet", "--upgrade", "pip"], Path(folder))
            pip = run([builder, "-m", "pip", "--version"], Path(folder)).split()[1]
            wheel = build_wheel(builder, source, Path(folder))
            if sys.platform == "linux":
                (Path(folder) / "repaired").mkdir()
                wheel = repair(wheel, Path(folder) / "repaired")
            said = try_out(wheel, python, Path(folder))
            shutil.copy2(wheel, DIST)
        print(f"dist/{wheel.name}, built by pip {pip}: {said}", flush=True)


if __name__ == "__main__":
    main([Path(word) for word in sys.argv[1:]])
