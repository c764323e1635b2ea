"""The pictures of a game, each drawn once. A pack may bring pieces and scenes of its own."""

from __future__ import annotations

import hashlib
from functools import cache, cached_property
from pathlib import Path
from typing import Final

import tessera.art.blocks  # noqa: F401  (makes the blocks known)
from tessera.art.pieces import Piece, pieces_in
from tessera.art.rule import CARD, scene_for
from tessera.art.scene import Scene, Size, draw, read_folder

KIT: Final = Path(__file__).parent
ART: Final = "art"
"""The name of the folder with scenes, in a game's folder and in a pack."""


@cache
def kit_seal() -> bytes:
    """A digest of the kit itself: pictures kept on disk are drawn anew when a block changes."""
    seal = hashlib.sha256()
    for path in sorted([*KIT.glob("**/*.py"), *KIT.glob("*.toml")]):
        seal.update(path.read_bytes())
    return seal.digest()


class Drawings:
    """Scenes that were drawn, by their digests: in memory, and in a folder where one is given."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self.known: dict[str, str] = {}

    def svg(self, scene: Scene) -> str:
        """The picture of a scene. It is drawn the first time only."""
        if scene.digest not in self.known:
            self.known[scene.digest] = self.read_or_draw(scene)
        return self.known[scene.digest]

    def read_or_draw(self, scene: Scene) -> str:
        if self.folder is None:
            return draw(scene)
        path = self.folder / self.edition / f"{scene.digest}.svg"
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(draw(scene), encoding="utf-8")
        return path.read_text(encoding="utf-8")

    @cached_property
    def edition(self) -> str:
        """The folder for pictures of this kit."""
        return kit_seal().hex()[:12]


class Gallery:
    """The scenes of a game's pieces, and their pictures."""

    def __init__(self, folder: Path, pack: Path | None = None, drawings: Drawings | None = None) -> None:
        """The gallery of the game in this folder, played with this pack."""
        self.folder = folder
        self.pack = pack
        self.drawings = drawings or Drawings()

    @cached_property
    def scenes(self) -> dict[str, Scene]:
        """The scenes that were written, by the ids of their pieces. Those of the pack win."""
        own = read_folder(self.folder / ART)
        return {**own, **read_folder(self.pack / ART)} if self.pack else own

    @cached_property
    def pieces(self) -> dict[str, Piece]:
        """The pieces of the component files, those of the pack in the place of the game's own."""
        return {piece.id: piece for piece in pieces_in(self.pack or self.folder / "data")}

    @cached_property
    def sizes(self) -> dict[str, Size]:
        """How large the pictures of a group of pieces are, as the game's own scenes have them."""
        house = pieces_in(self.folder / "data")
        return {piece.group: self.scenes[piece.id].size for piece in house if piece.id in self.scenes}

    def scene(self, id: str) -> Scene | None:
        """The scene of a piece: its own, or one by rule. None for what is no piece."""
        if id in self.scenes:
            return self.scenes[id]
        piece = self.pieces.get(id)
        return self.by_rule(piece) if piece else None

    def by_rule(self, piece: Piece) -> Scene:
        """A scene for a piece without one."""
        size = self.sizes.get(piece.group, CARD)
        return scene_for(piece.name, piece.tribes, piece.abilities, piece.group, size)

    def svg(self, id: str) -> str | None:
        """The picture of a piece, or None."""
        scene = self.scene(id)
        return self.drawings.svg(scene) if scene else None

    @property
    def ids(self) -> list[str]:
        """The ids of everything that has a picture: written scenes first, then pieces that get theirs by rule."""
        return list(dict.fromkeys([*self.scenes, *self.pieces]))

    @cached_property
    def version(self) -> str:
        """Twelve digits that differ for different pictures; empty where there are none."""
        seal = hashlib.sha256(kit_seal())
        for id in self.ids:
            seal.update(f"{id} {self.scene(id)}\n".encode())
        return seal.hexdigest()[:12] if self.ids else ""
