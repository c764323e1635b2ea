"""The client's types are written from the server's schema and from the types of the games."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from types import ModuleType
from typing import Any, Literal, NotRequired, TypedDict

import pytest
from web.conftest import ROOT

TOOL = ROOT / "web" / "tools" / "write_types.py"


class Army(TypedDict):
    """An army on the table."""

    active: str
    coins: tuple[int, int]
    """On its name
    and on its picture."""
    ready: NotRequired[bool]


class OwnView(TypedDict):
    """All that a seat knows."""

    armies: list[list[Army]]
    phase: Literal["market", "war"]
    hand: list[str | None]
    prices: dict[str, int]
    agenda: list[Any]


class OwnKit(TypedDict):
    armies: dict[str, Army]


class View(TypedDict):
    kit: OwnKit


class Clash(TypedDict):
    nested: View


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("write_types", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_types_are_up_to_date() -> None:
    subprocess.run([sys.executable, str(TOOL), "--check"], check=True, cwd=ROOT)


def test_typed_dictionaries_become_interfaces(tool: ModuleType) -> None:
    text = "\n".join(tool.declared(OwnView, OwnKit))
    assert "/** All that a seat knows. */\nexport interface View {" in text
    assert "  armies: Army[][]\n" in text
    assert "  phase: 'market' | 'war'\n" in text
    assert "  hand: (string | null)[]\n" in text
    assert "  prices: Record<string, number>\n" in text
    assert "  agenda: unknown[]\n" in text
    assert "export interface Components {\n  armies: Record<string, Army>\n}" in text
    fields = ["  active: string", "  /** On its name and on its picture. */", "  coins: [number, number]", "  ready?: boolean"]
    assert text.count("\n".join(["export interface Army {", *fields, "}"])) == 1


def test_a_game_without_types_can_still_be_drawn(tool: ModuleType) -> None:
    text = "\n".join(tool.declared(None, OwnKit))
    assert "export type View = Record<string, unknown>\n" in text
    assert "export interface Components {" in text


def test_two_types_of_one_name_are_refused(tool: ModuleType) -> None:
    with pytest.raises(SystemExit, match="View"):
        tool.declared(Clash, OwnKit)
