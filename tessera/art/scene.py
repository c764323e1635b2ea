"""A scene is a picture as data: an hour, and layers from far to near, each a block with its settings."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from tessera.art.canvas import BadScene, Canvas
from tessera.art.colours import COLOUR_NAMES, HEX, Palette
from tessera.art.hours import HOURS
from tessera.art.registry import BLOCKS, settings_of
from tessera.art.shapes import number, rectangle
from tessera.core.data import Sheet, read_toml

Size = tuple[int, int]
PLAIN: Size = (200, 150)
COMMENT = re.compile(r"(^|\s)# .*")
HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" preserveAspectRatio="xMidYMid slice"'
    ' stroke-linecap="round" stroke-linejoin="round"'
)
"""How every picture begins. The ends and corners of all its lines are round."""


@dataclass(frozen=True)
class Scene:
    """A picture as data. Equal scenes give equal pictures."""

    hour: str
    layers: tuple[str, ...]
    """One line of text each, such as `sun 62 66 radius=24`, painted in this order."""
    size: Size = PLAIN
    light: str = "left"
    tint: tuple[tuple[str, str], ...] = ()
    """Colours of the hour that this scene replaces."""
    is_cutout: bool = False
    """Without sky and vignette, to be laid on something else."""

    @property
    def digest(self) -> str:
        """Sixteen digits that differ for different scenes."""
        return hashlib.sha256(repr(self).encode()).hexdigest()[:16]

    @property
    def palette(self) -> Palette:
        if self.hour not in HOURS:
            raise BadScene(f"there is no hour '{self.hour}'; there are {', '.join(HOURS)}")
        for name, colour in self.tint:
            if name not in COLOUR_NAMES or not HEX.fullmatch(colour):
                raise BadScene(f"the tint {name} = {colour} is none; write a colour of the palette as #rrggbb")
        return replace(HOURS[self.hour], **dict(self.tint))


def draw(scene: Scene, prefix: str = "") -> str:
    """The picture as SVG. With a prefix for its ids it can share a page with other pictures."""
    width, height = scene.size
    canvas = Canvas(width, height, scene.palette, scene.light != "right", prefix)
    body = "".join(draw_layer(canvas, layer) for layer in scene.layers)
    if not scene.is_cutout:
        body = sky(canvas) + body + vignette(canvas)
    return f'{HEAD} viewBox="0 0 {number(width)} {number(height)}"><defs>{canvas.definitions_text(body)}</defs>{body}</svg>'


def draw_layer(canvas: Canvas, layer: str) -> str:
    """One layer as SVG. A mistake in it is reported with the whole line."""
    name, *words = layer.split()
    try:
        values = settings_of(name).read(words)
        return BLOCKS[name](canvas, **values)
    except BadScene as error:
        raise BadScene(f"'{layer}': {error}") from None


def sky(canvas: Canvas) -> str:
    colours = canvas.palette
    fill = canvas.fade((0, colours.top, 1), (0.5, colours.mid, 1), (0.86, colours.low, 1))
    return rectangle(0, 0, canvas.width, canvas.height, fill)


def vignette(canvas: Canvas) -> str:
    """A little dark at the top and the foot, where names and symbols lie over the picture."""
    dark = canvas.palette.dark
    fill = canvas.fade((0, dark, 0.16), (0.25, dark, 0), (0.75, dark, 0), (1, dark, 0.28))
    return rectangle(0, 0, canvas.width, canvas.height, fill)


def read_lines(text: str) -> tuple[str, ...]:
    """The layers of a scene; empty lines and comments are left out."""
    lines = (COMMENT.sub("", line).strip() for line in text.splitlines())
    return tuple(line for line in lines if line)


def read_scene(sheet: Sheet, size: Size) -> Scene:
    tint = sheet.table("tint").values if sheet.has("tint") else {}
    made = Scene(
        hour=sheet.choice("hour", tuple(HOURS)),
        layers=read_lines(sheet.text("layers")),
        size=read_size(sheet, size),
        light=sheet.choice("light", ("left", "right")) if sheet.has("light") else "left",
        tint=tuple(sorted((name, str(colour)) for name, colour in tint.items())),
        is_cutout=sheet.flag("cutout") if sheet.has("cutout") else False,
    )
    sheet.done()
    return made


def read_size(sheet: Sheet, otherwise: Size) -> Size:
    if not sheet.has("size"):
        return otherwise
    width, height = sheet.items("size")
    return int(width), int(height)


def read_scenes(path: Path) -> dict[str, Scene]:
    """The scenes of a file by the ids of their pieces. `size` before the first scene is that of all."""
    page = read_toml(path)
    size = read_size(page, PLAIN)
    return {id: read_scene(page.table(id), size) for id in page.values if id != "size"}


def read_folder(folder: Path) -> dict[str, Scene]:
    """The scenes of all files of a folder."""
    found: dict[str, Scene] = {}
    for path in sorted(folder.glob("*.toml")):
        for id, scene in read_scenes(path).items():
            if id in found:
                raise BadScene(f"{path.name} draws {id} a second time")
            found[id] = scene
    return found


def used_blocks(scenes: Iterable[Scene]) -> set[str]:
    return {layer.split()[0] for scene in scenes for layer in scene.layers}
