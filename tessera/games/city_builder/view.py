"""Cities as those who draw them want them: tiles, cells and completed districts in plain words."""

from __future__ import annotations

from typing import Any, Final

from tessera.games.city_builder.city import CONTENTS, MONUMENT, NAME, SETTLERS, City
from tessera.games.city_builder.grid import (
    ARMS,
    COLOURS,
    LAKE,
    LETTERS,
    cell_of,
    kind_of,
    number_of,
    spoken,
    turns_of,
    x_of,
    y_of,
)
from tessera.games.city_builder.maps import cell_letters

ARM_LETTERS: Final = "NESW"


def arm_letters(face: int) -> str:
    """CB-31. The streets of a face."""
    return "".join([ARM_LETTERS[arm] for arm in range(4) if face & ARMS[arm]])


def picture_face(face: int) -> dict[str, Any]:
    """A tile in the hand: its streets, and its cells nw, ne, se, sw."""
    return {"arms": arm_letters(face), "cells": "".join([LETTERS[cell_of(face, corner)] for corner in range(4)])}


def picture_city(city: City, names: list[str], bonuses: list[int]) -> dict[str, Any]:
    """A city; `bonuses` say what the Monument of each district brings now."""
    letters = cell_letters(city)
    tiles: list[dict[str, Any]] = []
    for i in range(len(city.where)):
        kind, position = kind_of(city.faces[i]), city.where[i]
        tile: dict[str, Any] = {"at": [x_of(position), y_of(position)], "arms": arm_letters(city.faces[i]), "cells": letters[i]}
        tile["tile"] = names[kind] if kind >= 0 else ""
        tile["turned"] = turns_of(city.faces[i])
        tiles.append(tile)
    districts = [picture_district(city, district, names, bonuses[district]) for district in range(city.n_districts())]
    return {"tiles": tiles, "districts": districts, "street": city.street}


def picture_district(city: City, district: int, names: list[str], bonus: int) -> dict[str, Any]:
    """CB-39. A completed district: its blocks, and what counts in it."""
    monument = city.get(district, MONUMENT)
    return {
        "name": spoken(city.get(district, NAME)),
        "blocks": [[x_of(block), y_of(block)] for block in city.blocks_of(district)],
        "houses": city.n_houses(district),
        "empty": city.empty_houses(district),
        "settlers": city.get(district, SETTLERS).bit_count(),
        "landmarks": [city.landmarks(district, colour) for colour in range(COLOURS)],
        "statues": city.free_statues(district),
        "lakes": number_of(city.get(district, CONTENTS), LAKE),
        "monument": names[monument] if monument >= 0 else None,
        "bonus": bonus,
    }


def spots(frontier: list[int]) -> list[list[int]]:
    """CB-77. Positions as pairs."""
    return [[x_of(position), y_of(position)] for position in frontier]
