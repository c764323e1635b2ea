"""Doors to the interfaces of the field: PettingZoo, OpenSpiel, and a batch of games as arrays.

None of it is needed to play. `docs/research.md` has an example of each; the extra `research` brings what they import.
"""

HOW = "pip install 'tessera[research]'"
"""How to get what the doors need."""
