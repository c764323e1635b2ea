"""A checkout compiles itself in the background: what it keeps, when processes change over, and what may go wrong."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from compiled.wheel import ROOT, Installed
from support import need, need_compiler

SAY = "import tessera, tessera.compiled as c; tessera.new_match('tides-of-time', seed=1).options(0); print(c.describe())"
KEEP = "import sys, tessera.compiled.background as b; sys.exit(b.main([]))"
CHANGE_OVER = """
import asyncio, os, sys
from pathlib import Path
import tessera
from tessera import compiled
from tessera.server.agents import AgentPool, Question, facts_of

async def story():
    agents = AgentPool(1, "tessera.games:GAMES", 60.0, 60.0, 1 << 32)
    worker = agents.workers[0]
    match = tessera.new_match("tides-of-time", seats=2, seed=1)
    question = Question("tides-of-time", 2, {}, "greedy", facts_of(match, 0))
    async def asked():
        answer = await agents.choose(question, match.options(0))
        maps = Path(f"/proc/{worker.running.pid}/maps").read_text()
        return worker.running.pid, "core__mypyc" in maps, compiled.health()["engine"], answer
    first = await asked()
    assert first[1:3] == (False, "plain"), first
    assert (await asked())[0] == first[0], "nothing is ready, so the process stays"
    Path(sys.argv[1]).rename(compiled.choice().place)
    second = await asked()
    assert second[0] != first[0]
    assert second[1:3] == (True, "compiled"), second
    assert second[3] == first[3]
    assert (await asked())[0] == second[0], "and that one stays"
    await agents.close()

asyncio.run(story())
"""


def checkout(folder: Path) -> Path:
    """A copy of what a checkout needs to play and to compile."""
    root = folder / "checkout"
    left_out = shutil.ignore_patterns("__pycache__", "static", "*.so")
    shutil.copytree(ROOT / "tessera", root / "tessera", ignore=left_out)
    for name in ("pyproject.toml", "hatch_build.py"):
        shutil.copy2(ROOT / name, root)
    return root


def run(root: Path, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Python in this checkout, as `make play` would run it."""
    kept = {name: value for name, value in os.environ.items() if name != "TESSERA_COMPILE"}
    settings = {**kept, "PYTHONPATH": str(root), "PYTHONDONTWRITEBYTECODE": "1", **environment}
    return subprocess.run([sys.executable, *words], cwd=root, env=settings, capture_output=True, text=True, check=False)


def place(root: Path) -> Path:
    done = run(root, "-c", "import tessera.compiled as c; print(c.choice().place)")
    return Path(done.stdout.strip())


def put_engine(wheel: Installed, target: Path) -> None:
    """The engine as it is kept, from the extension modules of the wheel: they are of the same sources."""
    site = wheel.package.parent
    manifest = {}
    for path in [*site.glob("tessera_*__mypyc*"), *wheel.package.rglob("*.so")]:
        name = path.relative_to(site)
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, target / name)
        manifest[name.as_posix()] = hashlib.sha256(path.read_bytes()).hexdigest()
    (target / "manifest.json").write_text(json.dumps(manifest))


def said(root: Path, **environment: str) -> str:
    """What a fresh process says about its engine, after it has dealt a match."""
    done = run(root, "-c", SAY, **environment)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_a_kept_engine_is_used_by_the_next_start(wheel: Installed, tmp_path: Path) -> None:
    root = checkout(tmp_path)
    assert said(root).startswith("plain Python: this checkout is not compiled yet")
    put_engine(wheel, place(root))
    assert said(root) == "compiled"
    assert said(root, TESSERA_COMPILE="off") == "plain Python: TESSERA_COMPILE=off"
    done = run(root, "-c", KEEP)
    assert done.returncode == 0
    assert "is in build/engine/" in done.stdout, "nothing is compiled twice"


def test_agents_change_over_without_a_restart(wheel: Installed, tmp_path: Path) -> None:
    root = checkout(tmp_path)
    place(root).parent.mkdir(parents=True)
    put_engine(wheel, tmp_path / "made")
    done = run(root, "-c", CHANGE_OVER, str(tmp_path / "made"))
    assert done.returncode == 0, done.stderr


def test_changed_sources_are_never_played_with_an_old_engine(wheel: Installed, tmp_path: Path) -> None:
    root = checkout(tmp_path)
    put_engine(wheel, place(root))
    with (root / "tessera" / "core" / "seats.py").open("a") as file:
        file.write("\n# changed\n")
    assert said(root).startswith("plain Python: this checkout is not compiled yet")


@pytest.mark.parametrize("damage", ["cut", "other", "gone", "manifest", "list", "foreign"])
def test_a_damaged_engine_is_plain_python_and_a_clear_line(wheel: Installed, tmp_path: Path, damage: str) -> None:
    root = checkout(tmp_path)
    kept = place(root)
    put_engine(wheel, kept)
    library = next(kept.glob("tessera_core__mypyc*"))
    if damage == "cut":
        library.write_bytes(library.read_bytes()[:1000])
    elif damage == "other":
        library.write_bytes(library.read_bytes()[:-1] + b"?")
    elif damage == "gone":
        library.unlink()
    elif damage == "manifest":
        (kept / "manifest.json").write_text('{"tessera_core')
    elif damage == "list":
        (kept / "manifest.json").write_text("[1]")
    else:  # whole by its manifest, and yet no library of this machine
        library.write_bytes(b"\x7fELF, but not really")
        manifest = json.loads((kept / "manifest.json").read_text())
        manifest[library.name] = hashlib.sha256(library.read_bytes()).hexdigest()
        (kept / "manifest.json").write_text(json.dumps(manifest))
    line = said(root)
    assert line.startswith("plain Python: the compiled engine in build/engine ")
    assert "\n" not in line


def fake_compiler(folder: Path, says: str) -> str:
    """A PATH on which the only compiler fails with these words."""
    folder.mkdir()
    for name in ("cc", "gcc", "clang"):
        (folder / name).write_text(f"#!/bin/sh\necho '{says}' >&2\nexit 1\n")
        (folder / name).chmod(0o755)
    return f"{folder}{os.pathsep}/usr/bin{os.pathsep}/bin"


def test_without_a_compiler_the_line_says_how_to_get_one(tmp_path: Path) -> None:
    root = checkout(tmp_path)
    (tmp_path / "empty").mkdir()
    done = run(root, "-c", KEEP, PATH=str(tmp_path / "empty"), CC="")
    assert done.returncode == 1
    assert done.stdout.startswith("no C compiler was found; install gcc")
    assert said(root).startswith("plain Python: ")


@pytest.mark.parametrize("words", ["fatal error: Python.h: No such file or directory", "cc: cannot execute cc1"])
def test_half_a_compiler_fails_at_once_and_in_its_own_words(tmp_path: Path, words: str) -> None:
    root = checkout(tmp_path)
    path = fake_compiler(tmp_path / "bin", words)
    done = run(root, "-c", KEEP, PATH=path)
    assert done.returncode == 1
    assert done.stdout == f"{words}\n"
    assert sorted(path.name for path in (root / "build" / "engine").iterdir()) == ["lock"], "nothing is left behind"
    assert said(root).startswith("plain Python: ")


def test_a_full_disk_while_compiling_is_plain_python(tmp_path: Path) -> None:
    """On a real file system of 20 MB, which the C sources alone fill."""
    need_compiler()
    root = checkout(tmp_path)
    small = root / "build" / "engine"
    small.mkdir(parents=True)
    mount = f"mount -t tmpfs -o size=20m none {small}"
    able = subprocess.run(["unshare", "-m", "sh", "-c", mount], capture_output=True, check=False).returncode == 0
    need(able, "a full disk is tested by root only, who may mount a small one")
    script = f"{mount} && {sys.executable} -c '{KEEP}'; echo $?; ls {small}; {sys.executable} -c \"{SAY}\""
    kept = {name: value for name, value in os.environ.items() if name != "TESSERA_COMPILE"}
    done = subprocess.run(
        ["unshare", "-m", "sh", "-c", script],
        cwd=root,
        env={**kept, "PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        check=False,
    )
    line, status, *rest = done.stdout.splitlines()
    assert "No space left on device" in line, done.stdout + done.stderr
    assert status == "1"
    assert rest[:-1] == ["lock"]
    assert rest[-1].startswith("plain Python: ")


def test_a_folder_that_cannot_be_written_is_plain_python(tmp_path: Path) -> None:
    need_compiler()
    root = checkout(tmp_path)
    (root / "build").write_text("a file where the folder should be")
    done = run(root, "-c", KEEP)
    assert done.returncode == 1
    assert len(done.stdout.splitlines()) == 1
    assert "build" in done.stdout
    assert said(root).startswith("plain Python: ")


def test_playing_says_in_one_line_what_the_compiler_does(tmp_path: Path) -> None:
    """`start` as `tessera play` calls it, with half a compiler: two lines, and the match goes on."""
    root = checkout(tmp_path)
    path = fake_compiler(tmp_path / "bin", "fatal error: out of memory")
    code = "import tessera.compiled as c, tessera.compiled.background as b; b.start(print).join(60); print(c.describe())"
    done = run(root, "-c", code, PATH=path)
    first, second, third = done.stdout.splitlines()
    assert first.startswith("the engine is plain Python until it is compiled")
    assert second == "the engine stays plain Python: fatal error: out of memory"
    assert third == "plain Python: fatal error: out of memory"


def test_playing_without_a_compiler_says_how_to_get_one(tmp_path: Path) -> None:
    root = checkout(tmp_path)
    (tmp_path / "empty").mkdir()
    code = "import tessera.compiled.background as b; assert b.start(print) is None"
    done = run(root, "-c", code, PATH=str(tmp_path / "empty"), CC="")
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == 1
    assert done.stdout.startswith("the engine is plain Python: no C compiler was found")
    assert "install gcc" in done.stdout


def test_an_engine_of_other_sources_is_not_said_to_be_in_use(tmp_path: Path) -> None:
    """Somebody edits a file after the server has started: what is compiled then lies under another key."""
    root = checkout(tmp_path)
    code = """
import subprocess, sys
from tessera import compiled
from tessera.compiled import background
done = subprocess.Popen([sys.executable, "-c", ""], stdout=subprocess.PIPE, text=True)
background.follow(done, print, compiled.choice().place)
"""
    said = run(root, "-c", code).stdout
    assert said == "the engine is compiled from sources that changed meanwhile; the next start uses it\n"


def test_commands_that_think_say_that_the_engine_is_plain(tmp_path: Path) -> None:
    words = ["-m", "tessera.cli.main", "match", "tides-of-time", "--agents", "random,random", "--games", "2"]
    root = checkout(tmp_path)
    assert run(root, *words).stderr.startswith("the engine is plain Python: this checkout is not compiled yet")
    assert run(root, *words, TESSERA_COMPILE="off").stderr == ""


def test_what_was_compiled_is_tried_before_it_is_kept(wheel: Installed, tmp_path: Path) -> None:
    """The whole way of a background build but for the compiler, in whose place files are copied."""
    root = checkout(tmp_path)
    put_engine(wheel, tmp_path / "made")
    code = f"""
import shutil
from pathlib import Path
from tessera.compiled import background, build
made = Path({str(tmp_path / "made")!r})

def copied(target, root):
    shutil.copytree(made, target, dirs_exist_ok=True)
    return [path.relative_to(made) for path in made.rglob("*.so")]

build.build = copied
raise SystemExit(background.main([]))
"""
    done = run(root, "-c", code)
    assert done.returncode == 0, done.stdout + done.stderr
    assert said(root) == "compiled"
    shutil.rmtree(root / "build")
    next((tmp_path / "made").glob("tessera_core__mypyc*")).write_bytes(b"no library")
    done = run(root, "-c", code)
    assert done.returncode == 1
    assert done.stdout.startswith("the compiled engine does not play: ")
    assert [path.name for path in (root / "build" / "engine").iterdir()] == ["lock"]


def build_wheel(target: Path, wish: str, path: str) -> subprocess.CompletedProcess[str]:
    """A wheel by the build hook itself, with this compiler."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(target)]
    environment = {**os.environ, "TESSERA_COMPILE": wish, "PATH": path}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def test_a_build_with_half_a_compiler_warns_or_fails_with_the_reason(tmp_path: Path) -> None:
    need((ROOT / "tessera" / "server" / "static" / "sources.txt").exists(), "the client is not built; make client builds it")
    reason = "fatal error: Python.h: No such file or directory"
    path = os.pathsep.join([fake_compiler(tmp_path / "bin", reason), os.environ["PATH"]])
    required = build_wheel(tmp_path / "required", "required", path)
    assert required.returncode == 1
    assert f"the engine does not compile: {reason}" in required.stderr + required.stdout
    auto = build_wheel(tmp_path / "auto", "auto", path)
    assert auto.returncode == 0, auto.stderr
    assert reason in auto.stderr + auto.stdout
    (wheel,) = (tmp_path / "auto").glob("*none-any.whl")
    assert zipfile.ZipFile(wheel).read("tessera/compiled/plain.txt").decode() == f"{reason}\n"


def test_a_wheel_without_the_engine_says_why(tmp_path: Path) -> None:
    """pip shows nothing of a build, so the installed program does."""
    root = checkout(tmp_path)
    (root / "pyproject.toml").unlink()
    (root / "tessera" / "compiled" / "plain.txt").write_text("fatal error: Python.h: No such file or directory\n")
    done = run(root, "-m", "tessera.cli.main", "--version")
    assert done.stdout.strip().endswith("(plain Python: fatal error: Python.h: No such file or directory)")
