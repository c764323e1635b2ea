"""Conventions of the code: imports point one way, no host or path of a machine is committed, traps of mypyc are avoided."""

from __future__ import annotations

import ast
import re
import subprocess
from pathlib import Path

import pytest

from tessera.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "tessera"
ABOVE = {
    "core": {"games", "art", "agents", "solve", "arena", "research", "lab", "server", "cli"},
    "games": {"art", "agents", "solve", "arena", "research", "lab", "server", "cli"},
    "art": {"agents", "solve", "arena", "research", "lab", "server", "cli"},
    "agents": {"games", "art", "solve", "arena", "research", "lab", "server", "cli"},
    "solve": {"art", "arena", "research", "lab", "server", "cli"},
    "arena": {"solve", "research", "lab", "server", "cli"},
    "research": {"lab", "server", "cli"},
    "lab": {"solve", "research", "server", "cli"},
    "server": {"lab", "cli"},
}
"""What each room may not import: imports point downwards only."""


def modules() -> list[Path]:
    return sorted(PACKAGE.glob("**/*.py"))


def imported(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return found


@pytest.mark.parametrize("room", ABOVE)
def test_imports_point_one_way(room: str) -> None:
    for path in sorted((PACKAGE / room).glob("**/*.py")):
        for name in imported(path):
            parts = name.split(".")
            assert not (parts[0] == "tessera" and len(parts) > 1 and parts[1] in ABOVE[room]), (path, name)


def test_agents_and_server_know_no_games_inside() -> None:
    for room in ("agents", "server", "arena"):
        for path in sorted((PACKAGE / room).glob("**/*.py")):
            assert not [name for name in imported(path) if re.match(r"tessera\.games\.\w+\.", name)], path


def test_no_game_knows_another() -> None:
    for path in sorted((PACKAGE / "games").glob("*/**/*.py")):
        own = path.relative_to(PACKAGE / "games").parts[0]
        others = [name for name in imported(path) if re.match(rf"tessera\.games\.(?!{own}\b)\w+", name)]
        assert not others, (path, others)


OF_ONE_GAME = {
    "tessera/games/__init__.py": "lists the games",
    "tessera/solve/": "solves Tides of Time",
    "tessera/lab/": "each program measures the game that its name says",
    "tessera/research/batch.py": "plays Tides of Time as arrays",
    "tessera/research/policy.py": "a policy for Tides of Time",
    "tessera/research/train.py": "trains that policy",
    "tools/figures.py": "draws the figures of each rulebook page",
    "tools/wheel.py": "plays one match to try a wheel",
    "tools/picture.py": "takes the picture of a terminal for the README",
    "web/tools/write_sample.py": "writes one match for the tests of the client",
}
"""Files and folders outside of the games' own that are about one game, or need one match of any game."""
EXAMPLE = re.compile(r"tessera(\.\w+)* [a-z]|env\(|SelfPlay\(|VectorEnv\(|load_game\(|new_match\(")
"""What stands in the same line before the game of an example, in a docstring or a help text."""


def test_nothing_outside_of_a_games_folder_knows_it_by_name() -> None:
    folders = ("tessera/", "web/src/", "web/tools/", "tools/")
    for path in tracked():
        name = path.relative_to(ROOT).as_posix()
        if name.startswith(folders) and not name.startswith(tuple(OF_ONE_GAME)):
            named = names_of_games(name)
            lines = enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1)
            found = [(name, number, line) for number, line in lines if named.search(line) and not EXAMPLE.search(line)]
            assert not found


def names_of_games(file: str) -> re.Pattern[str]:
    """The ids and package names of the games in whose folders this file does not lie."""
    own = ("tessera/games/{0.folder.name}/", "web/src/games/{0.id}/")
    others = [game for game in GAMES.values() if not file.startswith(tuple(folder.format(game) for folder in own))]
    return re.compile(r"\b({})\b".format("|".join([name for game in others for name in (game.id, game.folder.name)])))


def test_the_engine_has_no_clock_no_generator_of_its_own_and_no_files() -> None:
    for path in [*(PACKAGE / "core").glob("*.py"), *(PACKAGE / "games").glob("*/**/*.py")]:
        if path.name in {"dealer.py", "data.py", "messages.py", "game.py", "record.py", "__init__.py", "components.py"}:
            continue
        assert not imported(path) & {"time", "datetime", "secrets", "os", "socket", "threading", "numpy", "random"} - {"random"}
        assert "random.random" not in path.read_text(encoding="utf-8").replace("rng.random", "")


def test_the_compilers_fast_integers_are_not_used() -> None:
    """mypyc shifts its i64 wrongly past 31 bits; plain int is right."""
    for path in modules():
        names = {node.id for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Name)}
        assert not names & {"i64", "i32", "i16", "u8"}, path
        assert "mypy_extensions.i64" not in imported(path)


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in listed.splitlines() if (ROOT / name).is_file()]


def test_locks_name_no_host() -> None:
    for path in tracked():
        if path.name == "requirements.lock":
            assert not re.search(r"https?://|file://|--index", path.read_text(encoding="utf-8")), path
        if path.name == "package-lock.json":
            lines = [line for line in path.read_text(encoding="utf-8").splitlines() if '"resolved"' in line]
            assert not lines, path


def test_no_path_of_one_machine_is_committed() -> None:
    pattern = re.compile(r"(^|[^A-Za-z0-9_.])/(work|farm|root|home/[a-z])/")
    for path in tracked():
        if (
            path.suffix in {".py", ".md", ".toml", ".ts", ".svelte", ".ftl", ".yaml", ".txt", ""}
            and path.name != "test_conventions.py"
        ):
            for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1):
                assert not pattern.search(line), f"{path.name}:{number}"
