"""The parts of the kit: numbers, curves, settings of blocks, and what is said of a mistake."""

from __future__ import annotations

import inspect
import xml.etree.ElementTree as ElementTree
from dataclasses import replace
from pathlib import Path

import pytest

from tessera.art import BadScene, Scene, draw, read_scenes
from tessera.art.blocks.titans.beast import limb
from tessera.art.canvas import Canvas, short_name
from tessera.art.colours import COLOUR_NAMES, mix
from tessera.art.hours import HOURS
from tessera.art.registry import BLOCKS, settings_of
from tessera.art.shapes import Numbers, number, numbers, outline, polyline, symmetric
from tessera.core.data import BadData

PLAIN = Scene("noon", ("ground",))


@pytest.mark.parametrize(
    ("value", "text"), [(0.5, ".5"), (-0.25, "-.2"), (12.0, "12"), (-0.04, "0"), (100.06, "100.1"), (10, "10")]
)
def test_numbers_are_short(value: float, text: str) -> None:
    assert number(value) == text


def test_a_minus_sign_separates_numbers() -> None:
    assert numbers(1, -2, 3.5, 0.5) == "1-2 3.5 .5"


def test_rounding_errors_of_a_long_line_do_not_add_up() -> None:
    steps = polyline([(index * 0.149, 0) for index in range(200)]).partition("l")[2]
    total = sum(float(word) for word in steps.split()[::2])
    assert abs(total - 199 * 0.149) < 0.2


def test_a_corner_of_an_outline_is_sharp() -> None:
    soft, sharp = outline("0,0 10,0 10,10"), outline("0,0! 10,0 10,10")
    assert soft != sharp
    assert "c0 0" in sharp


def test_a_symmetric_outline_mirrors_its_right_half() -> None:
    assert symmetric("0,0 10,5 0,10") == outline("0,0 10,5 0,10 -10,5")


def test_a_limb_is_as_thick_as_told() -> None:
    assert limb("0,0 100,0", (10, 4)).startswith("M0 5")


def test_colours_are_mixed() -> None:
    assert mix("#000000", "#ffffff", 0.5) == "#808080"


def test_depth_fades_into_the_haze() -> None:
    palette = HOURS["gold"]
    assert palette.faded(0) == palette
    assert mix(palette.dark, palette.haze, 0.5) == palette.faded(0.5).dark


def test_equal_gradients_are_defined_once() -> None:
    canvas = Canvas(200, 150, HOURS["noon"])
    first = canvas.glow("#ffffff", 0.5)
    assert canvas.glow("#ffffff", 0.5) == first
    assert canvas.glow("#ffffff", 0.6) != first


def test_names_of_definitions_go_on_after_z() -> None:
    assert [short_name(index) for index in (0, 25, 26, 51, 52, 701, 702)] == ["a", "z", "aa", "az", "ba", "zz", "aaa"]


def test_chance_is_the_same_for_the_same_seed() -> None:
    assert [Numbers(5).next(), Numbers(5).next()] == [Numbers(5).next()] * 2


@pytest.mark.parametrize("name", sorted(BLOCKS))
def test_every_block_can_be_drawn_as_it_is(name: str) -> None:
    """Every setting has a default, and a block says what it is."""
    function = BLOCKS[name]
    parameters = list(inspect.signature(function).parameters.values())[1:]
    assert all(parameter.default is not inspect.Parameter.empty for parameter in parameters)
    settings_of(name)
    for light in ("left", "right"):
        ElementTree.fromstring(draw(replace(PLAIN, layers=(name,), light=light)))


@pytest.mark.parametrize("hour", HOURS)
def test_every_hour_can_be_drawn(hour: str) -> None:
    assert all(colour in draw(Scene(hour, ())) for colour in (HOURS[hour].top, HOURS[hour].mid, HOURS[hour].low))
    assert len(COLOUR_NAMES) == 12


@pytest.mark.parametrize(
    ("layer", "reason"),
    [
        ("castel 100 100", "there is no block 'castel'"),
        ("tower 100 100 widht=3", "there is no 'widht'; there are x, y, width"),
        ("tower 100 high", "y cannot be 'high'"),
        ("tower 100 100 top=roof", "there is no top 'roof'; there are crenel"),
        ("tree kind=fir", "there is no tree 'fir'; there are cypress"),
        ("person pose=sleep", "there is no pose 'sleep'"),
        ("sun colour=yellow", "'yellow' is no colour"),
        ("stars 1 2 3 4 5", "'4' is too much"),
    ],
)
def test_a_mistake_is_named_with_its_line(layer: str, reason: str) -> None:
    with pytest.raises(BadScene) as caught:
        draw(replace(PLAIN, layers=(layer,)))
    assert str(caught.value).startswith(f"'{layer}'")
    assert reason in str(caught.value)


def test_unknown_hours_and_tints_are_refused() -> None:
    with pytest.raises(BadScene, match="no hour 'teatime'"):
        draw(Scene("teatime", ()))
    with pytest.raises(BadScene, match="tint"):
        draw(replace(PLAIN, tint=(("sky", "#ffffff"),)))


def test_a_file_of_scenes_is_read_strictly(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text('size = [200, 100]\n[one]\nhour = "noon"\nlayers = """\nsun 10 20  # a comment\n\nground\n"""\n')
    assert read_scenes(path)["one"] == Scene("noon", ("sun 10 20", "ground"), (200, 100))
    path.write_text('[one]\nhour = "noon"\nlayer = "sun"\nlayers = "sun"\n')
    with pytest.raises(BadData, match="no key 'layer'"):
        read_scenes(path)


def test_a_cutout_has_no_sky() -> None:
    assert HOURS["noon"].top not in draw(replace(PLAIN, layers=("house 100 100",), is_cutout=True))
