"""The Titans. Each is drawn in a space of 200 by 150 units that it fills: dark, lit at its edge, with burning eyes."""

from tessera.art.blocks.titans import crawling, giants, roaring, sea

__all__ = ["crawling", "giants", "roaring", "sea"]
