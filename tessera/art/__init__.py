"""Pictures of all pieces, drawn from a few lines of data.

A scene says the hour and the layers of a picture; `draw` makes it SVG. The scenes of a game lie in its `art` folder. A
`Gallery` knows them all, finds a scene by rule for a piece that has none, and draws each picture once.
"""

from tessera.art.canvas import BadScene
from tessera.art.gallery import Drawings, Gallery
from tessera.art.pieces import Piece
from tessera.art.rule import scene_for
from tessera.art.scene import Scene, draw, read_folder, read_scenes

__all__ = ["BadScene", "Drawings", "Gallery", "Piece", "Scene", "draw", "read_folder", "read_scenes", "scene_for"]
