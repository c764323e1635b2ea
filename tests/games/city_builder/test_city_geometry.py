"""Geometry: CB-26 to CB-57, and that districts kept up to date are those recomputed from nothing."""

from __future__ import annotations

from random import Random

import pytest
from games.city_builder.build import Oracle, fresh, play, ready, refused, same_as_oracle, sized, texts
from games.city_builder.maps import EX1, EX2, EX3, EX4, EX5, EX7, EX11, EX12, block_map
from support import rule

from tessera.games.city_builder.city import BENT, CONTENTS, NAME, NEIGHBOURS, SHAPE, SIZE, City
from tessera.games.city_builder.components import HOUSE_PACK
from tessera.games.city_builder.grid import (
    HOME,
    HOUSE,
    LAKE,
    PAIR,
    SQUARE,
    STATUE,
    at,
    cell_of,
    is_l_shaped,
    landmarks,
    number_of,
    shape_of,
    spoken,
    turned,
    x_of,
    y_of,
)
from tessera.games.city_builder.maps import draw_map, read_map, read_tile
from tessera.games.city_builder.measures import MEASURES
from tessera.games.city_builder.settling import has_site


def counted(text: str, measure: str, district: int = 0) -> int:
    return MEASURES[measure].count(read_map(text), district)


def names(city: City) -> list[str]:
    return sorted(spoken(city.get(district, NAME)) for district in range(city.n_districts()))


def face_of(code: str) -> tuple[int, int, int, int]:
    return next(tile.faces for tile in HOUSE_PACK.tiles if tile.code == code)


@rule("CB-26")
def test_x_grows_to_the_east_and_y_to_the_south() -> None:
    assert at(1, 0) == at(0, 0) + 1
    assert (x_of(at(-3, 5)), y_of(at(-3, 5))) == (-3, 5)
    assert at(0, 1) > at(0, 0) > at(0, -1)


@rule("CB-27", "CB-35", "CB-5", "CB-56")
def test_a_town_square_is_two_tiles_with_a_street_through_its_middle() -> None:
    for city in ready(4).city:
        assert city.where[:2] == [at(0, 0), at(1, 0)]
        assert draw_map(city).splitlines()[1][1::4] == "TT"
        assert city.street >= 2
    for square in HOUSE_PACK.squares:
        assert square.west & 2
        assert square.east & 8


@rule("CB-28", "CB-135", "CB-187")
@pytest.mark.parametrize(("seats", "options", "covered"), [(2, {}, 20), (3, {}, 20), (1, {"extra_commoners": 0}, 22)])
def test_a_finished_city_covers_twenty_positions_and_a_solo_one_twenty_two(
    seats: int, options: dict[str, int], covered: int
) -> None:
    s = ready(seats, edict=False, **options)
    rng = Random(3)
    while not s.over():
        seat = s.waiting()[0]
        for place in range(s.cb.column, len(s.places)):
            if s.cb.mode:
                for piece in s.places[place][1:]:
                    s.move(piece, place, 3, 0)  # keep the line short, so that the game lasts
        s.apply(seat, rng.choice(s.options(seat)))
    assert [len(set(city.where)) for city in s.city] == [covered] * seats


@rule("CB-29", "CB-30", "CB-31")
def test_a_tile_has_four_cells_and_up_to_four_arms() -> None:
    face = read_tile("B|H-+-H:O")
    assert [cell_of(face, corner) for corner in range(4)] == [2, HOUSE, 4, HOUSE]
    assert face & 15 == 1 | 2 | 8
    assert face == face_of("TBHOH")[0]


@rule("CB-32")
def test_ex_6_a_quarter_turn_is_clockwise_and_tiles_are_never_mirrored() -> None:
    drawn = ["H|B\n:+-\nR:~", "R:H\n:+-\n~|B", "~:R\n-+:\nB|H", "B|~\n-+:\nH:R"]
    face = face_of("VHB~R")[0]
    for text in drawn:
        assert face == read_tile(text.replace("\n", ""))
        city = City()
        city.lay(at(5, 5), face)
        assert draw_map(city) == text
        face = turned(face)
    mirrored = read_tile("B|H-+:~:R")
    assert mirrored not in face_of("VHB~R")


@rule("CB-33", "CB-34", "CB-37")
def test_cells_of_a_tile_are_joined_where_no_arm_lies_between_them() -> None:
    one = read_map("H|B\n-+-\nG|R")
    assert len(Oracle(one).members) == 4
    two = read_map("H|B\n:+:\nG|R")
    oracle = Oracle(two)
    assert sorted(len(cells) for cells in oracle.members) == [2, 2]
    assert oracle.district[(at(0, 0), 0)] == oracle.district[(at(0, 0), 3)]
    pair = read_map("H|B G|R\n-+- -+-\nG|R H|B")
    oracle = Oracle(pair)
    assert oracle.district[(at(0, 0), 1)] == oracle.district[(at(1, 0), 0)]
    assert oracle.district[(at(0, 0), 1)] != oracle.district[(at(0, 0), 2)]


@rule("CB-34", "CB-35")
def test_no_street_runs_along_the_border_of_the_town_square_halves() -> None:
    s = fresh(2)
    while not s.city[0].where:
        s.apply(-1, s.options(-1)[0])
    oracle = Oracle(s.city[0])
    assert oracle.district[(HOME, 1)] == oracle.district[(HOME + 1, 0)]
    assert oracle.district[(HOME, 1)] != oracle.district[(HOME, 2)]


@rule("CB-36", "CB-43", "CB-40")
def test_streets_need_not_match_and_a_single_arm_closes_nothing() -> None:
    city = read_map(EX5)
    assert names(city) == ["0,0"]
    assert city.get(0, SIZE) == 2
    assert has_site(city, 0)
    both = read_map(EX5.replace("H R:H G", "H R|H G"))
    assert [both.get(district, SIZE) for district in range(2)] == [1, 1]
    assert not has_site(both, 0)
    cells = sorted(sorted(Oracle(both).contents(n)) for n in range(3) if Oracle(both).completed[n])
    assert len(cells) == 2


@rule("CB-38", "CB-39")
def test_the_edge_of_the_city_is_no_street() -> None:
    """A crossing alone, or a block with three of its tiles, encloses nothing."""
    assert read_map("H|B\n-+-\nG|R").n_districts() == 0
    three = EX1.strip().splitlines()
    open_corner = "\n".join([*three[:3], three[3][:4] + "...", three[4][:4] + "...", three[5][:4] + "..."])
    assert read_map(open_corner).n_districts() == 0
    assert read_map(EX1).n_districts() == 1


@rule("CB-39", "CB-42", "CB-51")
def test_ex_1_the_smallest_district_is_one_block() -> None:
    city = read_map(EX1)
    assert names(city) == ["0,0"]
    contents = city.get(0, CONTENTS)
    assert (contents & 255, number_of(contents, LAKE)) == (1, 1)
    assert [landmarks(contents, colour) for colour in range(4)] == [1, 0, 0, 1]
    assert not has_site(city, 0)
    oracle = Oracle(city)
    assert sorted(len(cells) for cells in oracle.members) == [4, 12]


@rule("CB-40", "CB-43")
def test_ex_2_a_missing_arm_opens_the_district() -> None:
    city = read_map(EX2)
    assert city.n_districts() == 0
    assert [len(cells) for cells in Oracle(city).members] == [16]


@rule("CB-41", "CB-42")
def test_a_block_is_the_four_cells_around_a_point() -> None:
    city = read_map(block_map("a", a="BGOR"))
    assert city.blocks_of(0) == [at(0, 0)]
    assert [landmarks(city.get(0, CONTENTS), colour) for colour in range(4)] == [1, 1, 1, 1]
    four = read_map(block_map("ab\ncd", a="HHHH", b="BBBB", c="GGGG", d="OOOO"))
    assert names(four) == ["0,0", "0,1", "1,0", "1,1"]
    assert four.get(four.district_named(at(1, 1)), CONTENTS) == 4 << 24
    assert four.get(four.district_named(at(0, 0)), CONTENTS) == 4


@rule("CB-39")
def test_ex_3_the_districts_a_to_d_are_completed_and_x_is_open_to_the_north() -> None:
    city = read_map(EX3)
    assert names(city) == ["0,0", "0,1", "2,0", "2,1"]
    houses = {name: city.n_houses(city.district_named(at(*name))) for name in [(0, 0), (2, 0), (0, 1), (2, 1)]}
    assert houses == {(0, 0): 5, (2, 0): 0, (0, 1): 3, (2, 1): 4}
    assert city.district_at(at(3, 0)) == -1
    same_as_oracle(city)


@rule("CB-44")
def test_a_completed_district_never_changes() -> None:
    rng = Random(8)
    for _ in range(sized(20, 300)):
        city = City()
        known: dict[int, list[int]] = {}
        for position, face in random_tiles(rng, 24):
            city.lay(position, face)
            for district in range(city.n_districts()):
                record = [city.get(district, what) for what in (NAME, CONTENTS, SIZE, SHAPE)] + city.blocks_of(district)
                assert known.setdefault(district, record) == record


@rule("CB-45", "CB-46", "CB-220")
def test_ex_4_districts_are_adjacent_across_a_street_and_not_across_a_crossing() -> None:
    city = read_map(EX4)
    m, p, q, r, z = (city.district_named(at(*name)) for name in [(0, 0), (2, 0), (0, 1), (1, 1), (2, 1)])
    assert city.get(m, NEIGHBOURS) == 1 << p | 1 << q | 1 << r
    assert not city.get(m, NEIGHBOURS) >> m & 1
    assert not city.get(z, NEIGHBOURS) >> m & 1
    assert [city.is_populated(district) for district in (m, p, q, r, z)] == [False, True, True, False, True]
    same_as_oracle(city)


@rule("CB-47", "CB-48", "CB-215", "CB-49")
def test_ex_9_mirror_images_have_the_same_shape() -> None:
    city = read_map(block_map("aaabbb\na.cc.b"))
    a, b, c = (city.district_named(at(*name)) for name in [(0, 0), (3, 0), (2, 1)])
    assert city.get(a, SHAPE) == city.get(b, SHAPE) != city.get(c, SHAPE)
    assert [city.get(district, BENT) for district in (a, b, c)] == [1, 1, 0]
    assert MEASURES["unique-shapes"].count(city, 0) == 1
    assert MEASURES["l-shapes"].count(city, 0) == 2
    city.cover(c, 80)
    assert MEASURES["unique-shapes"].count(city, 0) == 1


@rule("CB-47")
def test_shapes_agree_after_any_turn_or_mirroring_and_only_then() -> None:
    forms = ["a", "aa", "aaa", "aa/a.", "aaaa", "aaa/a..", "aaa/.a.", "aa/aa", "aa./.aa", "aaa/a.a", "aaa/a../a.."]
    codes: list[int] = []
    for form in forms:
        rows = form.split("/")
        blocks = [(x, y) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter == "a"]
        turns = {
            shape_of([at(sign * a, b) if not swap else at(b, sign * a) for a, b in blocks])
            for sign in (1, -1)
            for swap in (0, 1)
        }
        turns |= {shape_of([at(a + 4, -b + 2) for a, b in blocks]), shape_of([at(-b, a - 3) for a, b in blocks])}
        assert len(turns) == 1, form
        codes += turns
    assert len(set(codes)) == len(forms)


@rule("CB-48")
def test_contents_and_stubs_do_not_influence_a_shape() -> None:
    plain = read_map(block_map("aa", a="HHHH BBBB"))
    stub = read_map(EX5)
    assert plain.get(0, SHAPE) == stub.get(0, SHAPE) == PAIR


@rule("CB-49")
@pytest.mark.parametrize(
    ("form", "bent"),
    [
        ("aa/a.", True),
        ("aaa/a..", True),
        ("aaa/a../a..", True),
        ("a", False),
        ("aa", False),
        ("aa/aa", False),
        ("aa./.aa", False),
        ("aaa/.a.", False),
        ("aa/aa/a.", False),
        ("aaa/a.a", False),
    ],
)
def test_ex_10_l_shaped_or_not(form: str, bent: bool) -> None:
    rows = form.split("/")
    assert is_l_shaped([at(x, y) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter == "a"]) is bent
    city = read_map(block_map("\n".join(rows)))
    assert [city.get(district, BENT) for district in range(city.n_districts())] == [int(bent)]


@rule("CB-50", "CB-51", "CB-9")
@pytest.mark.parametrize(
    ("form", "fits"), [("a", False), ("aa", True), ("a/a", True), ("aaa", False), ("aa/a.", False), ("aa/aa", False)]
)
def test_a_monument_takes_exactly_two_blocks_side_by_side(form: str, fits: bool) -> None:
    assert has_site(read_map(block_map(form.replace("/", "\n"))), 0) is fits


@rule("CB-52", "CB-53", "CB-54", "CB-55", "CB-56")
def test_ex_11_the_longest_street_is_straight_and_counts_half_tiles() -> None:
    city = read_map(EX11)
    assert city.street == 3
    row = read_map("\n".join(EX11.strip().splitlines()[:3]))
    assert row.street == 3
    column = read_map(".:.\n:+-\n.|.\n.|.\n:+:\n.|.")
    assert column.street == 2
    assert read_map(".:.\n:+:\n.:.").street == 0


@rule("CB-52", "CB-54")
def test_a_street_does_not_turn_corners_and_the_corner_tile_counts_in_both() -> None:
    bent = ".:. .:. .:.\n:+- -+- -+:\n.:. .:. .|.\n... ... .|.\n... ... :+:\n... ... .|."
    assert read_map(bent).street == 3
    straight = ".:. .:. .:.\n:+- -+- -+-\n.:. .:. .:."
    assert read_map(straight).street == 3
    broken = ".:. .:. .:.\n:+- :+- -+-\n.:. .:. .:."
    assert read_map(broken).street == 2


@rule("CB-57")
def test_ex_12_two_districts_touch_the_fountain() -> None:
    city = read_map(EX12)
    north, south = city.at_fountain(0), city.at_fountain(1)
    assert sorted(city.blocks_of(north)) == [at(-1, -1), at(0, -1)]
    assert south == -1
    assert MEASURES["fountain-completed"].count(city, 0) == 1
    assert MEASURES["populated-at-fountain"].count(city, 0) == 0
    city.settle(north, 1)
    assert MEASURES["populated-at-fountain"].count(city, 0) == 1
    oracle = Oracle(city)
    assert oracle.district[(HOME, 1)] == oracle.district[(HOME + 1, 0)]
    assert oracle.district[(HOME, 2)] == oracle.district[(HOME + 1, 3)]


@rule("CB-77", "CB-35")
def test_ex_7_the_first_two_tiles_complete_a_block_at_the_fountain() -> None:
    city = read_map(EX7)
    square = HOUSE_PACK.squares[4]
    assert city.faces[:2] == [square.west | SQUARE, square.east | SQUARE]
    assert city.faces[2:] == [face_of("VHB~R")[1], face_of("TBHOH")[2]]
    assert names(city) == ["0,-1"]
    contents = city.get(0, CONTENTS)
    assert (contents & 255, landmarks(contents, 0), landmarks(contents, 2)) == (2, 1, 1)
    assert city.at_fountain(0) == 0
    assert city.at_fountain(1) == -1
    assert "\n" + draw_map(city) + "\n" == EX7


@rule("CB-77", "CB-78", "CB-79")
def test_ex_8_six_positions_beside_the_town_square_and_eight_after_a_tile() -> None:
    s = ready(2)
    assert sorted((x_of(p), y_of(p)) for p in s.city[0].frontier) == [(-1, 0), (0, -1), (0, 1), (1, -1), (1, 1), (2, 0)]
    for place in ("-1,-1", "2,1", "3,0"):
        assert refused(s, 0, f"lay red-1 at {place} turned 0").rule in ("CB-76", "CB-77")
    tile = texts(s, 0)[0].split()[1]
    for place in ("-1,-1", "2,1", "3,0"):
        assert refused(s, 0, f"lay {tile} at {place} turned 0").rule == "CB-77"
    play(s, f"0: lay {tile} at 2,0 turned 0")
    around = sorted((x_of(p), y_of(p)) for p in s.city[0].frontier)
    assert around == [(-1, 0), (0, -1), (0, 1), (1, -1), (1, 1), (2, -1), (2, 1), (3, 0)]


def random_tiles(rng: Random, n: int) -> list[tuple[int, int]]:
    """A Town Square and n tiles laid beside one another at random, now and then such that they complete something."""
    square = rng.choice(HOUSE_PACK.squares)
    laid = [(HOME, square.west), (HOME + 1, square.east)]
    city = City()
    for position, face in laid:
        city.lay(position, face)
    for _ in range(n):
        laid.append(
            max([random_place(rng, city) for _ in range(rng.choice([1, 30, 30]))], key=lambda place: promise_of(city, place))
        )
        city.lay(*laid[-1])
    return laid


def random_place(rng: Random, city: City) -> tuple[int, int]:
    return rng.choice(city.frontier), rng.choice(HOUSE_PACK.tiles).faces[rng.randrange(4)]


def promise_of(city: City, place: tuple[int, int]) -> tuple[int, int]:
    """How much a placement completes; else how near it is to the middle."""
    twin = city.clone()
    twin.lay(*place)
    return twin.n_districts(), -len(twin.frontier)


@rule("CB-37", "CB-39", "CB-42", "CB-45", "CB-55")
def test_incremental_districts_are_those_recomputed_from_nothing() -> None:
    """Ten thousand placements and more, each compared in full."""
    rng = Random(4)
    placements = completed = 0
    while placements < sized(1_500, 10_500):
        city = City()
        for position, face in random_tiles(rng, rng.randrange(10, 34)):
            city.lay(position, face)
            same_as_oracle(city)
            placements += 1
        completed += city.n_districts()
    assert completed > placements // 25


@rule("CB-45", "CB-46", "CB-232")
def test_only_completed_districts_matter_to_adjacency() -> None:
    city = read_map(EX3)
    for district in range(city.n_districts()):
        assert city.get(district, NEIGHBOURS) < 1 << city.n_districts()


def test_a_half_turn_of_the_whole_city_changes_no_measure() -> None:
    """An invariant of the specification: only relative places matter."""
    rng = Random(6)
    for _ in range(sized(15, 300)):
        laid = random_tiles(rng, 24)
        upright, turned_round = City(), City()
        for position, face in laid:
            upright.lay(position, face)
            turned_round.lay(at(1 - x_of(position), -y_of(position)), turned(turned(face & 0xFFFF)))
        assert upright.street == turned_round.street
        assert upright.n_districts() == turned_round.n_districts()
        for name in ("unique-shapes", "l-shapes", "lakes", "fountain-completed", "empty-houses", "width", "height"):
            assert MEASURES[name].count(upright, 0) == MEASURES[name].count(turned_round, 0), name


def test_a_map_that_was_drawn_reads_back_the_same() -> None:
    for text in (EX1, EX3, EX4, EX7, EX11, EX12):
        assert draw_map(read_map(text)).strip() == text.strip()


def test_a_statue_keeps_its_colour_on_the_map() -> None:
    city = read_map(block_map("a", a="BSHH"))
    city.assign(0, 1 << 16)
    city.settle(0, 0)
    city.settle(0, 1)
    assert number_of(city.get(0, CONTENTS), STATUE) == 1
    assert draw_map(city) == block_map("a", a="B2bg")
    assert draw_map(read_map(draw_map(city))) == draw_map(city)
