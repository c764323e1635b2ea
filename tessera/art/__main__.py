"""Write the pictures of a game as SVG files, with contact sheets.

python -m tessera.art the-ancient-world --out build/art --sheets docs/screens/art
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tessera.art.gallery import Gallery
from tessera.art.scene import Scene
from tessera.art.sheet import examples, pages_of, photograph, sheets_of, write_pictures
from tessera.core.game import Game
from tessera.games import GAMES, find_game

INVENTED = "invented"
BOXES = "boxes"


def arguments(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tessera.art", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "games", nargs="*", help=f"ids of games, or `{INVENTED}` for thirty cards by rule; all if none is named"
    )
    parser.add_argument("--out", type=Path, default=Path("build/art"), help="the folder for pictures and pages")
    parser.add_argument("--sheets", type=Path, help="the folder for contact sheets as PNG; it takes a browser")
    parser.add_argument("--pack", type=Path, help="a folder with cards of your own")
    return parser.parse_args(words)


def main(words: list[str]) -> None:
    wish = arguments(words)
    pictures: dict[str, list[str]] = {}
    for id in wish.games or [*GAMES, INVENTED]:
        sheets = {INVENTED: examples()} if id == INVENTED else sheets_for(find_game(id), wish.pack)
        for name, scenes in sheets.items():
            title = BOXES if name == "box" else id if name == id else f"{id}-{name}"
            say_sizes(title, write_pictures(scenes, wish.out / id))
            pictures.setdefault(title, []).extend(f"{id}/{piece}.svg" for piece in scenes)
    pages = pages_of(pictures, wish.out)
    if wish.sheets and not wish.games:
        remove_old(wish.sheets)
    if wish.sheets and not photograph(pages, wish.sheets):
        sys.exit("the contact sheets take chromium and playwright; the pages are written")


def remove_old(folder: Path) -> None:
    """Remove sheets that are written anew under other names where the number of pictures changed."""
    for path in folder.glob("*.png"):
        path.unlink()


def say_sizes(title: str, sizes: list[int]) -> None:
    average = sum(sizes) // max(1, len(sizes))
    print(f"{title}: {len(sizes)} pictures, {average} bytes on average, the largest {max(sizes)}")


def sheets_for(game: Game, pack: Path | None) -> dict[str, dict[str, Scene]]:
    """The sheets of a game; with a pack, one sheet of its pieces."""
    if pack is None:
        return sheets_of(Gallery(game.folder))
    gallery = Gallery(game.folder, pack.expanduser())
    scenes = {id: gallery.scene(id) for id in gallery.pieces}
    return {"pack": {id: scene for id, scene in scenes.items() if scene}}


if __name__ == "__main__":
    main(sys.argv[1:])
