"""Small games that use what Tides of Time does not: copies, lines, hidden numbers, open actions, interruptions.

They are never shipped. The laws run on them as on every game, so that the kernel is tested before a large game needs it.
"""

from toys import bazaar, lookout

TOYS = [bazaar.GAME, lookout.GAME]
