"""Every sentence of a game's word files is said: by an event, a question, a phrase, the code or the board."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.processes import ROOT

import tessera.core
import tessera.server
from tessera.core.game import SHARED_WORDS, Game
from tessera.core.messages import Messages
from tessera.games import GAMES
from tessera.server.refusals import WORDS as SERVER_WORDS

WEB = ROOT / "web" / "src"
SHARED = [
    Path(tessera.core.__file__).parent,
    Path(tessera.server.__file__).parent / "snapshot.py",
    *[WEB / folder for folder in ("lib", "pages", "parts", "shell", "App.svelte")],
]
"""The sources that use the words of every game."""
QUOTED = re.compile(r"""(?<!\w)["'`]?([A-Za-z0-9][A-Za-z0-9_-]*)(["'`]|: )""")
"""Texts in quotes, and the names of entries."""
WRITTEN = re.compile(r"`([^`\n]+)`")
HOLE = re.compile(r"\$\{[^}]*\}")
PUT_TOGETHER = {f"why-costs-{unit}-about" for unit in ("nothing", "points", "win")}
"""`Advice.explain` makes them of two parts that stand side by side, which the patterns below cannot tell apart."""
YOU = re.compile(r"(-rival)?-you$")


def sources(*roots: Path) -> list[Path]:
    files = [path for root in roots for path in ([root] if root.is_file() else sorted(root.rglob("*")))]
    return [path for path in files if path.suffix in {".py", ".toml", ".ts", ".svelte"}]


def templates(path: Path) -> Iterator[list[str]]:
    """The fixed parts of the texts that a module puts together: ["won-", ""] of f"won-{result}"."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        yield from [HOLE.split(found) for found in WRITTEN.findall(text)]
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.JoinedStr):
            parts = ["{}" if isinstance(part, ast.FormattedValue) else str(ast.literal_eval(part)) for part in node.values]
            yield "".join(parts).split("{}")


def patterns(path: Path) -> list[re.Pattern[str]]:
    """Patterns of the keys that a module puts together, with a group for each part that it fills in."""
    whole = [parts for parts in templates(path) if len(parts) > 1 and re.fullmatch(r"[a-z-]*[a-z]{3}[a-z-]*", "".join(parts))]
    return [re.compile("([A-Za-z0-9-]*)".join(parts)) for parts in whole if "-" in "".join(parts)]


def is_built(key: str, patterns: list[re.Pattern[str]], known: set[str]) -> bool:
    """True if a pattern makes this key of parts that the source names too."""
    found = [match for match in (pattern.fullmatch(key) for pattern in patterns) if match]
    return any(all(part.strip("-") in known for part in match.groups()) for match in found)


def unsaid(words: Messages, paths: list[Path], known: set[str]) -> set[str]:
    """The keys that no source uses."""
    named = known | {found[0] for path in paths for found in QUOTED.findall(path.read_text(encoding="utf-8"))}
    parts = named | {name.replace("_", "-") for name in named} | {str(number) for number in range(20)} | {""}
    built = [pattern for path in paths for pattern in patterns(path)]
    keys = [key for key in words.patterns if "." not in key and f"{key}.form" not in words.patterns]
    bare = {key: YOU.sub("", key) for key in keys}
    return {key for key in keys if not {key, bare[key]} & named and not is_built(bare[key], built, parts)}


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_sentence_of_a_game_is_said(game: Game) -> None:
    """Sentences with a rule are events, which `test_every_message` waits for."""
    words = Messages.load(game.folder / "words" / "en.ftl")
    paths = sources(game.folder, WEB / "games" / game.id, WEB / "games" / "parts.ts", *SHARED)
    boxes = [game.box(seats) for seats in game.seats]
    known = {name for box in boxes for name in box.names}
    known |= {action.text.replace(" ", "-") for box in boxes for action in box.actions.all}
    known |= {key for name, key in words.patterns.items() if name.endswith(".fold")}
    known |= {f"option-{option.name}{choice}" for option in game.options for choice in ("", *[f"-{c}" for c in option.choices])}
    events = {key.removesuffix(".rule") for key in words.patterns if key.endswith(".rule")}
    assert {key for key in unsaid(words, paths, known) if YOU.sub("", key) not in events} == set()


@pytest.mark.parametrize("folder", [SHARED_WORDS, SERVER_WORDS, WEB / "words"], ids=["core", "server", "web"])
def test_every_shared_sentence_is_said(folder: Path) -> None:
    words = Messages.load(folder / "en.ftl")
    paths = sources(ROOT / "tessera", WEB)
    assert unsaid(words, paths, set()) - PUT_TOGETHER == set()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_leaves_clicking_or_tapping_to_the_page(game: Game) -> None:
    """Whoever touches the screen reads `{ $press }` as tapping."""
    for language in game.languages:
        said = game.words(language).patterns
        assert [key for key, text in said.items() if re.search(r"\b(click|tap|[Kk]lick\w*|tippe\w*)\b", text, re.I)] == []
