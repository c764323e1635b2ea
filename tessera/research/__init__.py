"""Interfaces for research: PettingZoo, OpenSpiel, and many games at once as arrays.

Playing needs none of them. `docs/research.md` has an example of each; the extra `research` installs what they import.
"""

HOW = "pip install '.[research]' in a checkout of Tessera"
"""The command that installs what these interfaces need."""
