"""The printed logs of a match, in every language."""

from __future__ import annotations

from pathlib import Path

from tessera.cli import logs
from tessera.games import GAMES


def test_a_log_is_printed_in_every_language(tmp_path: Path) -> None:
    logs.write(tmp_path, GAMES["tides-of-time"])
    english, german = ((tmp_path / f"tides-of-time.{language}.txt").read_text(encoding="utf-8") for language in ("en", "de"))
    assert len(english.splitlines()) == len(german.splitlines()) > 50
    assert "Round 1 begins. (TT-11)" in english
    assert "Runde 1 beginnt. (TT-11)" in german
    assert "Ada" in english.splitlines()[-1]
    assert (tmp_path / "tides-of-time.json").exists()
