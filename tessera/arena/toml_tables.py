"""TOML files of fitted numbers: a section for each number of seats, below the commands that produced it."""

from __future__ import annotations

import re
from pathlib import Path


def tables(file: Path) -> dict[int, str]:
    """The text of each section, by the number of seats."""
    parts = file.read_text(encoding="utf-8").strip().split("\n\n") if file.exists() else []
    return {int(re.findall(r"\[seats\.(\d+)\]", part)[0]): part for part in parts}


def write_table(file: Path, seats: int, commands: list[str], lines: list[str]) -> None:
    """Write the section of one number of seats, in place of an older one; the other sections stay as they are."""
    kept = tables(file)
    kept[seats] = "\n".join([*(f"# By `{command}`" for command in commands), *lines])
    file.write_text("\n\n".join(kept[n] for n in sorted(kept)) + "\n", encoding="utf-8")
