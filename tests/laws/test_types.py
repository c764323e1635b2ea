"""The law of types: views and kits are what the types of their game say, with no key more and none less."""

from __future__ import annotations

from types import UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest
from laws.worlds import CASES, Case, positions, sized

from tessera.core.view import look

TYPED = [case for case in CASES if case.game.view_type is not None]
N_POSITIONS = sized(12, 400)


@pytest.mark.parametrize("case", TYPED, ids=[str(case) for case in TYPED])
def test_a_view_is_what_its_type_says(case: Case) -> None:
    for s in positions(case, 19, N_POSITIONS):
        for seat in case.eyes():
            assert misfits(look(s, seat).json(), case.game.view_type, "view") == []


@pytest.mark.parametrize("case", TYPED, ids=[str(case) for case in TYPED])
def test_a_kit_is_what_its_type_says(case: Case) -> None:
    box = case.game.box(case.seats, dict(case.options))
    assert misfits(case.game.kit(box), case.game.kit_type, "kit") == []


def test_what_does_not_fit_is_named() -> None:
    assert misfits({"a": 1}, dict[str, int], "x") == []
    assert misfits({"a": "b"}, dict[str, int], "x") == ["x.a"]
    assert misfits([1, None], list[int | None], "x") == []
    assert misfits([1, True], tuple[int, int], "x") == ["x.1"]
    assert misfits("c", Literal["a", "b"], "x") == ["x"]


def misfits(value: Any, kind: Any, name: str) -> list[str]:
    """The parts of a value that are not of this type, by name."""
    if kind is Any:
        return []
    if is_typeddict(kind):
        return fields(value, kind, name)
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return [] if any(not misfits(value, one, name) for one in args) else [name]
    if origin is Literal:
        return [] if value in args else [name]
    if origin is list and isinstance(value, list):
        return [found for i, one in enumerate(value) for found in misfits(one, args[0], f"{name}.{i}")]
    if origin is tuple and isinstance(value, list | tuple) and len(value) == len(args):
        return [found for i, one in enumerate(value) for found in misfits(one, args[i], f"{name}.{i}")]
    if origin is dict and isinstance(value, dict):
        return [found for key, one in value.items() for found in misfits(one, args[1], f"{name}.{key}")]
    return [] if type(value) is kind else [name]


def fields(value: Any, kind: Any, name: str) -> list[str]:
    """The keys that are missing, that nobody announced, or whose values do not fit."""
    if not isinstance(value, dict):
        return [name]
    found: list[str] = [f"{name}.{key} is not announced" for key in value if key not in get_type_hints(kind)]
    for key, one in get_type_hints(kind, include_extras=True).items():
        optional = get_origin(one) is NotRequired
        if key in value:
            found += misfits(value[key], get_args(one)[0] if optional else one, f"{name}.{key}")
        elif not optional and key in kind.__required_keys__:
            found.append(f"{name}.{key} is missing")
    return found
