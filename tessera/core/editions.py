"""Editions: the components that a match is played with, known by their seal, wherever they came from.

A pack is a folder of TOML files. Its seal tells it from all others, so a record or a table that carries the files of its pack
can be replayed on any machine and after any change of the folder: the files are put on a shelf, from which games open boxes.
"""

from __future__ import annotations

import hashlib
import re
import tempfile
from pathlib import Path

from tessera.core.refusal import BadCall

MISSING = "missing"
NAME = re.compile(r"[a-z][a-z_]{0,40}\.toml")
MOST_BYTES = 1 << 19
"""The limit for all files of a pack together. The house components need a tenth of it."""
FILES: dict[str, dict[str, str]] = {}
"""For each seal the files, by their names."""
FOLDERS: dict[str, Path] = {}
"""For each seal a folder that holds these files."""
ROOMS: list[tempfile.TemporaryDirectory[str]] = []
"""The folder in which this process unpacks what records and tables carry; it is removed at the end."""


def read_folder(folder: Path) -> dict[str, str]:
    """The components in a folder, by the names of their files."""
    files = sorted(folder.glob("*.toml")) if folder.is_dir() else []
    return {file.name: file.read_bytes().decode() for file in files}


def seal_of_files(files: dict[str, str]) -> str:
    """Twelve digits that tell one set of components from another."""
    if not files:
        return MISSING
    seal = hashlib.sha256()
    for name in sorted(files):
        seal.update(name.encode() + b"\0" + hashlib.sha256(files[name].encode()).digest())
    return seal.hexdigest()[:12]


def shelve_folder(folder: Path) -> str:
    """Remember what is in a folder now, and return its seal."""
    files = read_folder(folder)
    seal = seal_of_files(files)
    if seal != MISSING:
        FILES.setdefault(seal, files)
        FOLDERS.setdefault(seal, folder)
    return seal


def unpack(files: dict[str, str]) -> str:
    """Put files that a record or a table carries on the shelf, and return their seal."""
    if sum(len(text.encode()) for text in files.values()) > MOST_BYTES or not all(NAME.fullmatch(name) for name in files):
        raise BadCall(f"components are TOML files with simple names, of at most {MOST_BYTES >> 10} KiB together")
    seal = seal_of_files(files)
    if seal != MISSING and find_folder(seal) is None:
        if not ROOMS:
            ROOMS.append(tempfile.TemporaryDirectory(prefix="tessera-packs-"))
        folder = Path(ROOMS[0].name) / seal
        folder.mkdir(exist_ok=True)
        for name, text in files.items():
            (folder / name).write_bytes(text.encode())
        FILES[seal], FOLDERS[seal] = files, folder
    return seal


def find_folder(seal: str) -> Path | None:
    """A folder that holds the components of this seal now; somebody may have changed the one that we knew."""
    folder = FOLDERS.get(seal)
    return folder if folder is not None and seal_of_files(read_folder(folder)) == seal else None
