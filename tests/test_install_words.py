"""What people are told to install exists: never the other program that the public index calls `tessera`."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = set(PROJECT["optional-dependencies"])


def texts() -> list[tuple[str, str]]:
    """Every tracked file that people read or that speaks to them."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    names = [name for name in listed.splitlines() if name.endswith((".md", ".py", ".yml", ".toml", "Makefile"))]
    return [(name, (ROOT / name).read_text(encoding="utf-8")) for name in names if name != "tests/test_install_words.py"]


def test_the_distribution_has_a_name_of_its_own() -> None:
    assert PROJECT["name"] == "tessera-tabletop"
    assert PROJECT["scripts"] == {"tessera": "tessera.cli.main:main"}


def test_nobody_is_sent_to_the_other_program() -> None:
    for name, text in texts():
        assert not re.search(r"""(pip3?|uv|pipx) +(pip +)?install +(-\S+ +)*["']?tessera\b(?!_tabletop|-tabletop)""", text), (
            name
        )
        assert not re.search(r"\btessera\[", text), f"{name}: an extra of the other program"


def test_nobody_is_sent_to_the_index_while_nothing_is_published_there() -> None:
    """Installing works from a checkout or a wheel. Until the first release anybody may take the name on the public index."""
    for name, text in texts():
        for wanted in re.findall(r"""install +(?:-\S+ +)*["']?(tessera[_-]tabletop\S*)""", text):
            assert ".whl" in wanted or ".tar.gz" in wanted, f"{name}: {wanted}"


def test_every_extra_that_is_named_exists() -> None:
    found = 0
    for name, text in texts():
        for wanted in re.findall(r"""install +(?:-\S+ +)*["'][^"'\s]*\[([a-z, {}]+)\]""", text):
            for extra in wanted.split(","):
                assert extra.strip() in EXTRAS or "{" in extra, f"{name}: there is no extra '{extra}'"
                found += 1
    assert found > 4
