"""The compiled engine of a checkout, kept below `build/engine` under a key of its sources.

A kept engine is a folder of extension modules with a manifest of their digests. It is written elsewhere, tried, and then
moved to its place in one step, so a folder with a manifest is whole. Whatever is wrong with one later (a damaged file,
another machine) is found before it is used, and the engine is plain Python.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from tessera.compiled import Finder

MANIFEST = "manifest.json"
SOURCES = ("agents", "core", "games", "research", "solve")
BUILD = Path(__file__).with_name("build.py")


def place(root: Path) -> Path:
    """Where the compiled engine of these sources belongs."""
    return root / "build" / "engine" / key(root)


def key(root: Path) -> str:
    """A name for exactly this engine: its sources, the settings it is built with, and the Python it is for."""
    told = hashlib.sha256(f"{sys.version} {EXTENSION_SUFFIXES[0]}".encode())
    told.update(BUILD.read_bytes())
    for folder in SOURCES:
        for path in sorted((root / "tessera" / folder).rglob("*.py")):
            told.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return told.hexdigest()[:24]


def use(place: Path, finder: Finder) -> str:
    """Make this finder find the engine kept here. The answer is empty, or says why it cannot."""
    try:
        finder.files = read(place)
    except (OSError, TypeError, ValueError) as error:
        return f"the compiled engine in build/engine is damaged ({error}); the next `make play` compiles it anew"
    try:
        for name in finder.files:
            if name.endswith("__mypyc"):
                importlib.import_module(name)
    except ImportError as error:
        finder.files = {}
        return f"the compiled engine in build/engine cannot be loaded here: {error}"
    return ""


def read(place: Path) -> dict[str, str]:
    """The modules of a kept engine and their files, all of which are as they were made."""
    found = {}
    for name, digest in dict(json.loads((place / MANIFEST).read_bytes())).items():
        if digest_of(place / name) != digest:
            raise ValueError(f"{name} has changed")
        found[name.partition(".")[0].replace("/", ".")] = str(place / name)
    return found


def digest_of(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def is_intact(place: Path) -> bool:
    try:
        return bool(read(place))
    except (OSError, TypeError, ValueError):
        return False
