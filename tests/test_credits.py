"""Whose work is shipped is named in NOTICE, and NOTICE is shipped with it."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "web" / "src"
ICON = re.compile(r"""['"]icon:([a-z0-9-]+)['"]""")
FONT = re.compile(r"url\('@fontsource[^/]*/([a-z0-9-]+)/")


def sources() -> str:
    kinds = {".svelte", ".ts", ".css"}
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCES.rglob("*")) if path.suffix in kinds)


def credited() -> set[str]:
    """The icons that NOTICE names with an author."""
    text = (ROOT / "NOTICE").read_text(encoding="utf-8").split("ICONS")[1].split("PROGRAM")[0]
    lines = re.findall(r"^\w+, https?://\S+: ((?:.|\n  )+)\.$", text, re.MULTILINE)
    return {icon for line in lines for icon in re.split(r",\s+", line)}


def test_every_icon_has_its_author_named() -> None:
    used = set(ICON.findall(sources()))
    assert len(used) > 50
    assert used <= credited(), used - credited()


def test_every_font_has_its_licence() -> None:
    fonts = set(FONT.findall(sources()))
    assert fonts == {"marcellus", "source-sans-3"}
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    licences = ("sil open font license version 1.1", "creative commons attribution 3.0")
    for name in (*(font.replace("-", " ") for font in fonts), *licences):
        assert name in notice.lower(), name
    assert "NOTICE" in (ROOT / "LICENSE").read_text(encoding="utf-8")
