"""Contact sheets: all pictures of a game on one page, as HTML and as PNG."""

from __future__ import annotations

import gzip
import shutil
import tomllib
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Final

from tessera.art.gallery import Gallery
from tessera.art.pieces import spoken
from tessera.art.rule import CARD, scene_for
from tessera.art.scene import Scene, Size, draw, read_scenes

EXAMPLES: Final = Path(__file__).parent / "examples.toml"
EXAMPLE_SIZES: Final[dict[str, Size]] = {"titan": (200, 150), "card": (200, 260)}
PAGE: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>{title}</title>
<link rel="stylesheet" href="sheet.css">
<h1>{title}</h1><main>{figures}</main></html>
"""
STYLE: Final = """
html { background: #22343d; color: #f6ead0; font: 12px/1.3 Georgia, serif }
body { margin: 14px; width: 1066px }
h1 { font-size: 20px; font-weight: 400; margin: 0 0 10px }
main { display: grid; grid-template-columns: repeat(8, 127px); gap: 7px }
figure { margin: 0 }
img { display: block; width: 127px; border-radius: 5px }
figcaption { padding: 2px }
"""
BROWSER_FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-dev-shm-usage"]
WIDTH: Final = 1094
MOST: Final = 20
"""How many pictures a sheet shows, so that its PNG stays small."""


def write_pictures(scenes: dict[str, Scene], folder: Path) -> list[int]:
    """Write each picture as a file. The sizes of the files as they are sent, in bytes, are returned."""
    folder.mkdir(parents=True, exist_ok=True)
    sizes = []
    for id, scene in scenes.items():
        text = draw(scene).encode()
        (folder / f"{id}.svg").write_bytes(text)
        sizes.append(len(gzip.compress(text, 9)))
    return sizes


def write_page(name: str, pictures: Iterable[str], folder: Path) -> Path:
    """A page that shows pictures, given by their paths below the folder."""
    figures = "".join(figure(path) for path in pictures)
    (folder / "sheet.css").write_text(STYLE, encoding="utf-8")
    page = folder / f"{name}.html"
    title = name.replace("-", " ").capitalize()
    page.write_text(PAGE.format(title=escape(title), figures=figures), encoding="utf-8")
    return page


def figure(path: str) -> str:
    """A picture with its name. A box is named after its game."""
    folder, _, file = path.rpartition("/")
    name = spoken(folder if file == "box.svg" else file.removesuffix(".svg"))
    return f'<figure><img src="{path}" alt=""><figcaption>{escape(name)}</figcaption></figure>'


def pages_of(pictures: dict[str, list[str]], folder: Path) -> list[Path]:
    """A page for each sheet; those with many pictures take several."""
    pages = []
    for name, paths in pictures.items():
        parts = -(-len(paths) // MOST)
        for part in range(parts):
            title = f"{name}-{part + 1}" if parts > 1 else name
            pages.append(write_page(title, paths[part * MOST : (part + 1) * MOST], folder))
    return pages


def photograph(pages: Iterable[Path], folder: Path) -> bool:
    """Take a PNG of each page into a folder, by a browser. False where there is no browser."""
    path = shutil.which("chromium") or shutil.which("google-chrome")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return False
    if path is None:
        return False
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=BROWSER_FLAGS)
        view = browser.new_page(viewport={"width": WIDTH, "height": 400})
        for page in pages:
            view.goto(page.resolve().as_uri())
            view.screenshot(path=str(folder / f"{page.stem}.png"), full_page=True)
        browser.close()
    return True


def sheets_of(gallery: Gallery) -> dict[str, dict[str, Scene]]:
    """The scenes of a game, a sheet for each of its files."""
    files = sorted((gallery.folder / "art").glob("*.toml"))
    return {path.stem: read_scenes(path) for path in files}


def examples() -> dict[str, Scene]:
    """The scenes of invented cards, by rule."""
    cards = tomllib.loads(EXAMPLES.read_text(encoding="utf-8"))["card"]
    return {
        card["name"].lower().replace(" ", "-"): scene_for(
            card["name"], card["tribes"], card["abilities"], card["group"], EXAMPLE_SIZES.get(card["group"], CARD)
        )
        for card in cards
    }
