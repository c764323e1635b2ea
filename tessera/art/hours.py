"""The hours: palettes named after times, weathers and places. A tribe or a suit has hours of its own."""

from __future__ import annotations

from typing import Final

from tessera.art.colours import Palette

# The columns: top, mid, low, haze, sun, lit, shade, dark, land, leaf, water, accent.
TABLE: Final = """
gold    c9772c eeb350 fdeab5 f0c579 fff6d6 fdecc0 b4763a 4a2c17 8a5522 6b6a2a d99a4a b23a1e
amber   7d3f2b dd8a3d fbd58a e5a763 fff0c4 fbdca0 95542f 3a1f18 6d3a1f 55571f c07a3c c4472b
noon    2f86ad 86c5cb f6efcf cfdcc6 fffbe6 fdf3d8 b99468 3b3a33 5f8a4d 3c7048 4f9eae cf5b32
dawn    56789f e5a68e fde3ba efc4a5 fff5d9 fbe3c4 a0716b 3b3149 5a5470 54705c 86a6b3 d4623e
dusk    2a2852 96476d f6995c c46a6c ffe2a8 f7bd92 713d5d 231735 3c2748 3b3a4a 8a5273 f0b54a
night   0b1534 1d3c69 5a93a0 3d6b85 f3f1d8 a9cdd2 385a76 0a1426 142a40 17413f 2b5b78 f5c95a
deep    081027 15305e 3f78a8 2d5687 dcecff b3d0ee 345789 081024 122447 12394c 244f86 ffd166
ember   2b0e14 86241d f58a35 b9502c ffe3a0 f3ab72 7a2c22 1d090c 3d1416 3d2a18 8f3a26 ffd166
blood   33101c 8c2f35 eaa07a b65a55 ffe8cc eebfa4 7c3a40 220b13 451a24 3f3327 8c3b45 ffcf6b
jade    0d4647 3a8b78 e2ebb8 94c09a fbffdf f0efc9 7f9a6b 0c2b29 1f5a45 2b6d43 5fb0a0 e0a13a
leaf    2f6f5a 8dbb77 f7f0bd c6d79a fffde0 f8efc6 9a9a5c 1c3423 3f7a3f 2f6b36 79b9a3 d9863a
moss    14302a 3f6a4c c8d39a 7fa07a f4f7cf d5dcae 5d7a55 0d1d19 234a35 2a5637 4f8a78 e8b24c
violet  23153f 65458f e7b9c6 a37cae fff0e0 e9cfe0 75558f 170d2b 382657 38405c 7a62a6 f2b84e
orchid  452a6b a970a8 fbd9c4 d3a4bd fff6e4 f6dfe2 946c9c 27163f 5a3c78 4f5a72 a186bd e79a3c
mist    8fa3a5 c9cfc3 f5eedb d9dacb fffdf0 f4ecda 9a9482 39423f 76837a 5f7a66 a5b9b8 c4602f
ice     3f5d86 93b3cc eef3ee c8d8df ffffff f7faf8 8aa3ba 243549 6b86a0 4d6b74 8fb4c8 d9533a
sea     12507c 4ca3b8 f4efcd a9d0c9 fffbe2 faf0d6 a18a72 122b42 39746f 2f6b5a 2d86a6 e2663a
storm   1d2733 4b5c69 b9bca6 86928f f4f6e4 c9cfc2 5a6a70 10171e 2c3a42 2f4440 56707c f2c14e
desert  4f97ad b8d0bd fbe6b4 eccd97 fffbe6 fdeec4 c28a50 54341e d2a05a 7a7a3a 7fb3b0 c04a24
rose    7c4a72 e58f8c fde0b8 f0b79c fff3d6 ffe6cd b0706e 3f2440 7a4a5a 6a6a4c b98fa6 c43f4e
abyss   04101f 0c3145 1f7f86 17525f c8fff0 8fd6cf 2a6a78 031018 0c2a36 0f4a44 12606e ff7a4d
doom    0d0708 3b1014 c8331c 6b1f1a ffb648 d9784e 571a1a 0a0405 220b0d 2a1a12 5c1a18 ff5a2a
plague  0d140c 2c3a1c b9b24a 5f6a34 f4f39a b7bd74 45512a 080d07 1c2814 2c4218 4a5a2c d8ff5a
"""


def read_hours(table: str) -> dict[str, Palette]:
    rows = [line.split() for line in table.strip().splitlines()]
    return {name: Palette(*[f"#{colour}" for colour in colours]) for name, *colours in rows}


HOURS: Final = read_hours(TABLE)
