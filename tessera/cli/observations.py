"""The command `tessera observations`: the meaning of every number that learning programs get."""

from __future__ import annotations

import argparse
import json
from typing import Any

from tessera.cli.commands import FINE, read_options
from tessera.core.observation import Block, Encoder
from tessera.games import find_game

EXAMPLE = "tessera observations tides-of-time --seats 2"
FEW = 6
"""Blocks with more numbers are shown by their first and last one, unless all are asked for."""


def add_arguments(made: argparse.ArgumentParser) -> None:
    made.add_argument("game", metavar="GAME")
    made.add_argument("--seats", type=int, metavar="K", help="number of seats (default: the fewest)")
    made.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may be repeated"
    )
    made.add_argument("--all", action="store_true", help="name every single number")
    made.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    seats = args.seats if args.seats is not None else game.seats[0]
    box = game.box(seats, read_options(args.option))
    encoder = game.features.encoder(box)
    blocks = encoder.blocks
    n_actions = len(game.features.actions(box).all)
    size = game.features.size(box)
    if args.json:
        said = {"game": game.id, "seats": seats, "size": size, "actions": n_actions}
        steps = [{"name": name, "fields": fields} for name, fields in zip(encoder.step_names, encoder.fields, strict=True)]
        print(json.dumps({**said, "blocks": list(map(told, blocks)), "steps": steps, "texts": encoder.words}))
        return FINE
    print(f"{game.title} with {seats} seats: {size} numbers from 0 to 255, and {n_actions} actions")
    for block in blocks:
        end = block.start + len(block.parts) - 1
        print(f"{block.start}-{end}  {block.name}: {block.meaning}")
        if args.all:
            for number, part in enumerate(block.parts):
                print(f"    {block.start + number}  {part}")
        else:
            print(f"    {', '.join(shortened(block.parts))}")
    print_steps(encoder)
    return FINE


def print_steps(encoder: Encoder) -> None:
    """The numbers that the agenda is written in."""
    print("steps of the agenda by their numbers, with their fields; a list is written as its length and then its members:")
    for number, (name, fields) in enumerate(zip(encoder.step_names, encoder.fields, strict=True)):
        print(f"    {number + 1}  {name}({', '.join(fields)})")
    for text, number in encoder.words.items():
        print(f"    text {number}: {text}")


def told(block: Block) -> dict[str, Any]:
    return {"start": block.start, "name": block.name, "meaning": block.meaning, "parts": block.parts}


def shortened(parts: list[str]) -> list[str]:
    return parts if len(parts) <= FEW else [parts[0], parts[1], "...", parts[-1]]
