"""Trial: what a tile would change, found without laying it.

A tile touches the districts of four blocks and no others, so all other promises of the city stay what they are. How the
four blocks come together depends on the tile's arms alone; its cells are added then.
"""

from __future__ import annotations

from typing import Final

from tessera.games.city_builder.bot.objectives import AT_FOUNTAIN, BENT, BESIDE, NEW_SHAPE
from tessera.games.city_builder.bot.valuation import MOST_HOLES, Wants, future_value, ready_with
from tessera.games.city_builder.city import City, index_of
from tessera.games.city_builder.grid import ARMS, CORNERS, COUNT, FLANKS, HOME, STEPS, WIDTH, cell_of, is_l_shaped, x_of, y_of

AROUND: Final = [0, 1, WIDTH, WIDTH + 1]
"""From a block to the four tiles around it."""
MOST_MISSING: Final = 2 * MOST_HOLES
"""A district that lacks more cells promises nothing yet."""
SPRAWL: Final = 0.015
"""The cost of each further position beside the city, so that a compact city is worth a little more."""


class Group:
    """Districts that a tile joins into one."""

    def __init__(self) -> None:
        self.corners: list[int] = []
        """The tile's own cells in it."""
        self.contents = 0
        """Without the tile."""
        self.missing = 0
        """With the tile."""
        self.size = 0
        self.share = 0.0
        """The probability that it will be completed, or 0 if it promises nothing."""
        self.extra = 0.0


class Plan:
    """What a tile with these arms does in one position."""

    def __init__(self, groups: list[Group]) -> None:
        self.groups = [group for group in groups if group.share > 0.0]
        self.completes = any(group.missing == 0 for group in groups)
        self.extra = sum([group.extra for group in groups])


class Spot:
    """A position where a tile could go."""

    def __init__(self, position: int, city: City, trial: Trial) -> None:
        self.position = position
        self.roots = [city.root_at(position + CORNERS[corner]) for corner in range(4)]
        self.rest = trial.total
        """What the districts that the tile does not touch promise."""
        for corner in range(4):
            root = self.roots[corner]
            if root >= 0 and index_of(self.roots, root) == corner:
                self.rest -= trial.promises[root]
        opened = -1
        for step in STEPS:
            beyond = position + step
            if index_of(city.frontier, beyond) < 0 and index_of(city.where, beyond) < 0:
                opened += 1
        self.rest -= SPRAWL * opened
        self.plans: list[Plan | None] = [None] * 16


class Trial:
    """A city as it is, with what each unfinished district promises."""

    def __init__(self, city: City, wants: Wants) -> None:
        self.city = city
        self.wants = wants
        self.held = 0.0
        """What the city has gained for good. The bot sets it."""
        self.ready = wants.ready if len(city.where) == wants.n_tiles else ready_with(city, wants)
        """What the completed districts promise."""
        n = len(city.blocks)
        self.sizes: list[int] = [0] * n
        self.blocks: list[list[int]] = [[] for _ in range(n)]
        self.holes: list[list[int]] = [[] for _ in range(n)]
        """For each root that lacks few cells, the positions where a tile is missing, cut short beyond MOST_HOLES."""
        for i in range(n):
            root = city.roots[i]
            if 0 < city.missing[root] <= MOST_MISSING + 4:
                self.sizes[root] += 1
                self.blocks[root].append(city.blocks[i])
                add_holes(city, city.blocks[i], self.holes[root])
        self.promises: list[float] = [0.0] * n
        self.total = -SPRAWL * len(city.frontier)
        """The sum of what all unfinished districts promise."""
        for root in range(n):
            if self.sizes[root] and city.missing[root] <= MOST_MISSING and self.is_near(len(self.holes[root])):
                lacking = len(self.holes[root])
                value = wants.likely[lacking] * self.future(city.contents[root], city.missing[root], self.sizes[root])
                self.promises[root] = value + self.objectives_value(self.blocks[root], lacking)
                self.total += self.promises[root]
        self.spots: dict[int, Spot] = {}

    def is_near(self, lacking: int) -> bool:
        return lacking <= MOST_HOLES and lacking <= self.wants.left

    def objectives_value(self, blocks: list[int], lacking: int) -> float:
        """What a district of these blocks does for Monuments and objectives, whatever its cells hold."""
        wants = self.wants
        if wants.competitive:
            return wants.likely[lacking] * self.beside_value(blocks)
        objectives = wants.objectives
        total = 0.0
        if objectives.shapes > 0.0 and len(blocks) <= 4:
            total += NEW_SHAPE * objectives.shapes * objectives.by_size[len(blocks)]
        if objectives.bent > 0.0 and len(blocks) == 3 and is_l_shaped(blocks):
            total += BENT * objectives.bent
        if any_in(objectives.beside, blocks):
            total += BESIDE
        total *= wants.likely[lacking]
        if objectives.fountain > 0.0 and (index_of(blocks, HOME) >= 0 or index_of(blocks, HOME - WIDTH) >= 0):
            total += AT_FOUNTAIN * objectives.fountain * 0.7**lacking
        return total

    def beside_value(self, blocks: list[int]) -> float:
        """CB-220. What a district of these blocks adds to the Monuments beside it."""
        wants = self.wants
        total = 0.0
        for i in range(len(wants.beside)):
            if any_in(wants.beside[i], blocks):
                total += wants.beside_values[i]
        return total

    def future(self, contents: int, missing: int, size: int) -> float:
        """The value of an unfinished district. It is remembered, because the same question comes up often."""
        key = (contents << 4 | missing) << 1 | int(size == 2)
        known = self.wants.futures.get(key, -1.0)
        if known < 0.0:
            known = future_value(contents, missing, size, self.wants)
            self.wants.futures[key] = known
        return known

    # -- a tile -------------------------------------------------------------------------------------------------

    def spot(self, position: int) -> Spot:
        found = self.spots.get(position)
        if found is None:
            found = Spot(position, self.city, self)
            self.spots[position] = found
        return found

    def plan(self, spot: Spot, arms: int) -> Plan:
        found = spot.plans[arms]
        if found is None:
            found = Plan(self.groups(spot, arms))
            spot.plans[arms] = found
        return found

    def promise_with(self, spot: Spot, plan: Plan, face: int) -> float:
        """What the unfinished districts would promise with this face laid."""
        total = spot.rest + plan.extra
        for group in plan.groups:
            contents = group.contents
            for corner in group.corners:
                contents += COUNT[cell_of(face, corner)]
            total += group.share * self.future(contents, group.missing, group.size)
        return total

    def groups(self, spot: Spot, arms: int) -> list[Group]:
        """CB-33, CB-43. How the four blocks come together: those of one district, and those that no arm divides."""
        label = [index_of(spot.roots, root) if root >= 0 else i for i, root in enumerate(spot.roots)]
        for arm in range(4):
            if not arms & ARMS[arm]:
                first, second = FLANKS[arm]
                relabel(label, label[second], label[first])
        return [self.group(spot, label, i) for i in range(4) if label[i] == i]

    def group(self, spot: Spot, label: list[int], number: int) -> Group:
        group = Group()
        for corner in range(4):
            if label[corner] == number:
                root = spot.roots[corner]
                group.corners.append(corner)
                if root < 0:
                    group.missing += 3
                    group.size += 1
                elif index_of(spot.roots, root) == corner:
                    group.missing += self.city.missing[root] - 1
                    group.contents += self.city.contents[root]
                    group.size += self.sizes[root]
                else:
                    group.missing -= 1
        if 0 < group.missing <= MOST_MISSING:
            self.hope(spot, group)
        return group

    def hope(self, spot: Spot, group: Group) -> None:
        """Set the probability that a group is completed, by the positions that it still lacks."""
        holes = [spot.position]
        blocks: list[int] = []
        for corner in group.corners:
            root = spot.roots[corner]
            if root < 0:
                blocks.append(spot.position + CORNERS[corner])
                add_holes(self.city, spot.position + CORNERS[corner], holes)
                continue
            if index_of(spot.roots, root) == corner:
                blocks += self.blocks[root]
            for hole in self.holes[root]:
                if index_of(holes, hole) < 0:
                    holes.append(hole)
        lacking = len(holes) - 1
        if self.is_near(lacking):
            group.share = self.wants.likely[lacking]
            group.extra = self.objectives_value(blocks, lacking)

    def stretches(self, position: int, face: int) -> bool:
        """CB-55. True if a tile makes the city wider or higher, or the longest street longer, or any street where all
        matter."""
        city = self.city
        if city.street_with(position, face) > city.street:
            return True
        if self.wants.streets and any(city.run(position, face, arm) > 0 for arm in range(4)):
            return True
        if not self.wants.stretch:
            return False
        x, y = x_of(position), y_of(position)
        xs = [x_of(other) for other in city.where]
        ys = [y_of(other) for other in city.where]
        return not (min(xs) <= x <= max(xs) and min(ys) <= y <= max(ys))


def relabel(label: list[int], old: int, new: int) -> None:
    """Two groups become one, named after its first corner."""
    first, last = min(old, new), max(old, new)
    for i in range(4):
        if label[i] == last:
            label[i] = first


def any_in(found: list[int], blocks: list[int]) -> bool:
    return any(index_of(found, block) >= 0 for block in blocks)


def add_holes(city: City, block: int, holes: list[int]) -> None:
    """Add the positions around a block where a tile is missing, unless there are too many already to matter."""
    if len(holes) > MOST_HOLES + 1:
        return
    for step in AROUND:
        position = block + step
        if index_of(city.where, position) < 0 and index_of(holes, position) < 0:
            holes.append(position)
