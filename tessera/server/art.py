"""The pictures of a game, drawn from the scenes in its `art` folder and kept in memory."""

from __future__ import annotations

import gzip
import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from starlette.responses import Response

from tessera.art import Gallery
from tessera.core.data import BadData
from tessera.core.game import Game
from tessera.server.edge import HEADERS

NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*", re.ASCII)
"""Names of pictures are ids of pieces."""
LONGEST_NAME = 80
FIGURE = "figure-"
"""What the names of the rulebook page's drawings begin with."""
FOR_EVER = "public, max-age=31536000, immutable"
"""For a picture that is asked for with its version: the address of a changed picture is another one."""
ASK_AGAIN = "no-cache"
PACKS: dict[str, Gallery] = {}
"""The galleries of packs that tables are played with, by their versions."""


def picture(game: Game | None, name: str, version: str, encodings: str = "") -> Response | None:
    """The picture of this name, or None. With the right version browsers may keep it for ever."""
    if game is None or len(name) > LONGEST_NAME or not NAME.fullmatch(name):
        return None
    gallery = PACKS.get(version) or gallery_of(game.folder)
    text = game.figure(name.removeprefix(FIGURE)) if name.startswith(FIGURE) else gallery.svg(name)
    if text is None:
        return None
    keeps = version == gallery.version and not name.startswith(FIGURE)
    headers = {**HEADERS, "Cache-Control": FOR_EVER if keeps else ASK_AGAIN, "Vary": "Accept-Encoding"}
    if "gzip" in encodings:
        return Response(packed(text), headers={**headers, "Content-Encoding": "gzip"}, media_type="image/svg+xml")
    return Response(text, headers=headers, media_type="image/svg+xml")


@cache
def gallery_of(folder: Path) -> Gallery:
    """The gallery of the game in this folder."""
    return Gallery(folder)


@lru_cache(maxsize=1000)
def packed(text: str) -> bytes:
    """A picture as it is sent."""
    return gzip.compress(text.encode(), 9, mtime=0)


def art_version(game: Game, options: dict[str, Any] | None = None) -> str:
    """Twelve digits that tell one set of pictures from another; empty where a game has none.

    A pack has pictures of its own. If its scenes are faulty, it has those that the game has.
    """
    for option in game.options:
        named = (options or {}).get(option.name) if option.is_folder else None
        if named:
            try:
                return pack_version(game.folder, Path(str(named)).expanduser().resolve())
            except BadData:
                break
    return gallery_of(game.folder).version


@cache
def pack_version(folder: Path, pack: Path) -> str:
    """The version of the pictures of a pack, which are known by it from now on."""
    gallery = Gallery(folder, pack)
    PACKS[gallery.version] = gallery
    return gallery.version
