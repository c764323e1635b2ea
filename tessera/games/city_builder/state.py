"""The position: tiles, settlers and Monuments wherever they lie, and the cities they make."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tessera.core.box import Box, Place
from tessera.core.state import State
from tessera.core.view import View
from tessera.games.city_builder.actions import N_SETTLERS, SETTLER_NAMES, CityActions
from tessera.games.city_builder.city import MONUMENT, City, city_from
from tessera.games.city_builder.components import N_CITY, N_COMPETITIVE, Pack
from tessera.games.city_builder.grid import PURPLE
from tessera.games.city_builder.measures import Condition, all_hold
from tessera.games.city_builder.scoring import Bonus, best_seats, cleared_points, tie_break

STACK: Final = 0
UNDER: Final = 1
"""CB-127. Tiles slipped under the stack, in their order."""
ASIDE: Final = 2
"""CB-62. City tiles that left the game unseen."""
GONE: Final = 3
"""What left the game openly."""
MONUMENT_BAG: Final = 4
MONUMENTS: Final = 5
"""The Monument supply."""
BAG: Final = 6
"""The settlers that chance draws from."""
NOBLE_SUPPLY: Final = 7
ARRIVED: Final = 8
"""Settlers drawn and not yet put anywhere."""
TILES: Final = 9
"""CB-148. The cooperative tile supply."""
SQUARES: Final = 10
STARTERS: Final = 11
EDICTS: Final = 12
HAND: Final = 13
"""The hand of the first seat; each seat has one. The places after the hands are numbered by `CityBox`."""

HAND_SIZE: Final = 3
SUPPLY_SIZE: Final = 3
TURNS: Final = 18
SOLO_TURNS: Final = 20
PER_PLAYER: Final = 15
COMPETITIVE: Final = 0
COOPERATIVE: Final = 1
SOLO: Final = 2
MODES: Final = ["competitive", "cooperative", "solo"]
DIFFICULTIES: Final = ["beginner", "intermediate", "advanced"]

LAID_OUT: Final = [[4, 4, 5], [5, 5, 6], [6, 6, 7], [7, 7, 8]]
"""CB-146, CB-206. Monuments laid out, by the number of players and the difficulty."""
TARGETS: Final = [[2, 3, 4], [3, 4, 5], [4, 5, 6], [5, 6, 7]]
"""CB-147, CB-206. Monuments to fulfil."""

PLAYING: Final = ""
WON: Final = "won"
OVERRUN: Final = "overrun"
"""CB-192. A settler stands on the skull."""
OUT_OF_TILES: Final = "out-of-tiles"
"""CB-191."""
DISOBEYED: Final = "disobeyed"
"""CB-193. The Edict was violated or never accomplished."""


def make_places(seats: int, mode: int, tracks: int) -> list[Place]:
    """Where things can lie. Hands are hidden in the competitive game only (I-4, I-11)."""
    shared = ["gone", "monument_bag", "monument_supply", "bag", "noble_supply", "arrived", "tile_supply"]
    places = [Place("stack"), Place("under", line=True), Place("aside")]
    places += [Place(name, face_up=True) for name in shared]
    places += [Place(name, face_up=True) for name in ("town_squares", "starters", "edicts")]
    places += [Place("hands", seat, face_up=mode != COMPETITIVE) for seat in range(seats)]
    for name in ("tiles", "settlers", "monuments"):
        places += [Place(name, seat, face_up=True) for seat in range(seats)]
    if mode == COMPETITIVE:
        places += [Place(f"column_{track}_{column}", line=True, face_up=True) for track in range(tracks) for column in range(3)]
    else:
        places += [Place(f"track_{track}", line=True, face_up=True) for track in range(tracks)]
    return places


class CityBox(Box):
    """The pieces of a pack, laid out for a mode and a number of seats."""

    def __init__(self, seats: int, options: dict[str, Any], mode: int, pack: Pack, deeds: CityActions) -> None:
        names = [tile.id for tile in pack.tiles] + [square.id for square in pack.squares]
        names += [monument.id for monument in pack.monuments] + [edict.id for edict in pack.edicts] + SETTLER_NAMES
        self.mode = mode
        self.tracks = 1 if seats == 1 else max(2, seats)
        self.pack = pack
        self.deeds = deeds
        self.n_tiles = len(pack.tiles)
        self.squares = self.n_tiles
        self.monuments = self.squares + len(pack.squares)
        self.cooperative_monuments = self.monuments + N_COMPETITIVE
        self.edicts = self.monuments + len(pack.monuments)
        self.settlers = self.edicts + len(pack.edicts)
        """The kinds of pieces follow one another; these are the first of each sort."""
        copies = [1] * self.settlers + [12, 12, 12, 12, 8] + [4] * 5
        backs = [0] * self.squares + [1] * len(pack.squares) + [2] * len(pack.monuments) + [3] * len(pack.edicts)
        backs += [4] * N_SETTLERS
        super().__init__(seats, options, names, copies, backs, make_places(seats, mode, self.tracks), deeds.table)
        self.together = mode != COMPETITIVE
        self.city = HAND + seats
        self.housed = self.city + seats
        self.built = self.housed + seats
        self.column = self.built + seats
        """The first column (competitive) or line (cooperative) of the tracks."""
        self.faces: list[list[int]] = [list(tile.faces) for tile in pack.tiles]
        self.turns = deeds.turns
        self.needs: list[tuple[int, int]] = [monument.needs for monument in pack.monuments]
        self.bonuses: list[Bonus | None] = [monument.bonus for monument in pack.monuments]
        self.objectives: list[list[Condition]] = [monument.objective for monument in pack.monuments]
        self.difficulty = DIFFICULTIES.index(options["difficulty"])
        self.target = TARGETS[seats - 1][self.difficulty]
        self.last_space = pack.spaces
        self.n_turns = SOLO_TURNS if mode == SOLO else TURNS * seats
        self.tile_numbers: dict[str, int] = {tile.id: kind for kind, tile in enumerate(pack.tiles)}

    def blank(self) -> State:
        return CityState(self)

    def fits(self, place: int, kind: int) -> bool:
        """CB-61. The stack and the tiles set aside unseen are City tiles; Starter tiles can only lie under the stack."""
        return kind < N_CITY

    def picky(self) -> list[int]:
        return [STACK, ASIDE]

    def own_tracks(self, seat: int) -> list[int]:
        """CB-63 to CB-66. The two tracks of a seat (solo: the one), in index order."""
        if self.tracks == 1:
            return [0]
        left = (seat - 1) % self.seats
        return [0, 1] if self.seats == 2 else [min(left, seat), max(left, seat)]

    def is_near(self, seat: int, track: int) -> bool:
        """CB-65. True if this seat sits at the near end of a track of its own."""
        return seat == 0 if self.seats == 2 else seat == track

    def ends(self, track: int) -> list[int]:
        """CB-65. Those who share a track, the one at its near end first."""
        seats = [seat for seat in range(self.seats) if track in self.own_tracks(seat)]
        seats.sort(key=lambda seat: not self.is_near(seat, track))
        return seats

    def purple(self, noble: bool) -> int:
        return self.settlers + PURPLE + (5 if noble else 0)

    def derive(self, view: View) -> dict[str, Any]:
        from tessera.games.city_builder.view import derive  # it builds on this module

        return derive(self, view)


class CityState(State):
    """A position of City Builder. A tile, Town Square, Monument or Edict is its own kind; settlers have copies."""

    OPEN: ClassVar[tuple[str, ...]] = (
        "turn",
        "active",
        "cities",
        "before",
        "cleared",
        "fulfilled",
        "edict",
        "side",
        "outcome",
    )

    def __init__(self, box: CityBox) -> None:
        super().__init__(box)
        self.cb: CityBox = box
        self.turn = 0
        """Turns that have begun."""
        self.active = 0
        self.city: list[City] = []
        self.was: City | None = None
        """CB-84. The active city without the tile of this turn, kept while that tile may be moved; never changed in place."""
        self.cleared: list[int] = []
        """For each competitive column the spaces cleared from its near and from its far end."""
        self.fulfilled: list[int] = []
        """CB-178. The Monuments fulfilled, in their order."""
        self.edict = -1
        self.side = 0
        self.outcome = PLAYING

    @property
    def cities(self) -> list[list[list[int]]]:
        """I-1. All cities as plain lists."""
        return [city.lists() for city in self.city]

    @cities.setter
    def cities(self, lists: list[list[list[int]]]) -> None:
        self.city = [city_from(city) for city in lists]

    @property
    def before(self) -> list[list[int]]:
        was = self.was
        return was.lists() if was is not None else []

    @before.setter
    def before(self, lists: list[list[int]]) -> None:
        self.was = city_from(lists) if lists else None

    def clone(self) -> CityState:
        twin = CityState(self.cb)
        self.copy_to(twin)
        twin.turn = self.turn
        twin.active = self.active
        twin.city = [city.clone() for city in self.city]
        twin.was = self.was
        twin.cleared = self.cleared[:]
        twin.fulfilled = self.fulfilled[:]
        twin.edict = self.edict
        twin.side = self.side
        twin.outcome = self.outcome
        return twin

    # -- tracks -------------------------------------------------------------------------------------------------

    def at_end(self, seat: int, column: int) -> int:
        """CB-89, CB-172. The settler nearest to this seat in a column or line, as 0 to 9; -1 if there is none to take."""
        settlers = self.places[self.cb.column + column]
        if self.cb.mode != COMPETITIVE:
            return self.box.kind[settlers[0]] - self.cb.settlers if settlers else -1
        if len(settlers) < 2:
            return -1
        piece = settlers[0] if self.cb.is_near(seat, column // 3) else settlers[-1]
        return self.box.kind[piece] - self.cb.settlers

    def own_columns(self, seat: int) -> list[int]:
        """CB-66. The six columns of a seat; in the cooperative game its lines."""
        tracks = self.cb.own_tracks(seat)
        if self.cb.mode != COMPETITIVE:
            return tracks
        return [3 * track + column for track in tracks for column in range(3)]

    def column_points(self, seat: int, column: int) -> int:
        """CB-136, CB-137. The points of the spaces that this seat cleared in a column."""
        near = self.cb.is_near(seat, column // 3)
        n = self.cleared[2 * column + (0 if near else 1)]
        return cleared_points(column, n)

    # -- the Edict ----------------------------------------------------------------------------------------------

    def edict_conditions(self) -> list[Condition]:
        if self.edict < 0:
            return []
        return self.cb.pack.edicts[self.edict].sides[self.side].conditions

    def is_restriction(self) -> bool:
        return self.edict >= 0 and self.cb.pack.edicts[self.edict].sides[self.side].restriction

    def city_obeys(self, seat: int) -> bool:
        """CB-201. True if the Edict holds in this city now. Without an Edict it is always true (CB-200)."""
        return all_hold(self.edict_conditions(), self.city[seat], 0)

    def all_obey(self) -> bool:
        return all(self.city_obeys(seat) for seat in range(self.box.seats))

    # -- the end ------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """CB-136. Points; in cooperative and solo games the number of fulfilled Monuments."""
        if self.cb.mode != COMPETITIVE:
            return [len(self.fulfilled)] * self.box.seats
        return [self.settler_points(seat) + self.monument_points(seat) for seat in range(self.box.seats)]

    def settler_points(self, seat: int) -> int:
        if not self.cleared:
            return 0
        return sum([self.column_points(seat, column) for column in self.own_columns(seat)])

    def monument_points(self, seat: int) -> int:
        return sum([self.bonus(seat, district) for district in self.city[seat].monuments()])

    def bonus(self, seat: int, district: int) -> int:
        """CB-139. What the Monument of a district brings its city."""
        kind = self.city[seat].get(district, MONUMENT)
        bonus = self.cb.pack.monuments[kind - self.cb.monuments].bonus
        return bonus.score(self.city, seat, district) if bonus is not None else 0

    def n_settlers(self, seat: int) -> int:
        return len(self.city[seat].housed) // 2

    def winners(self) -> list[int]:
        """CB-140 to CB-143. In cooperative and solo games all seats win or none does (CB-145)."""
        if self.cb.mode != COMPETITIVE:
            return list(range(self.box.seats)) if self.outcome == WON else []
        return best_seats(self.scores(), self.all_settlers(), self.all_monuments())

    def tie_break(self) -> str:
        """CB-141, CB-142. Which sentence says what decided among equal points; empty if nothing had to."""
        return tie_break(self.scores(), self.all_settlers(), self.all_monuments())

    def all_settlers(self) -> list[int]:
        return [self.n_settlers(seat) for seat in range(self.box.seats)]

    def all_monuments(self) -> list[int]:
        """How many Monuments each city has."""
        return [len(city.monuments()) for city in self.city]
