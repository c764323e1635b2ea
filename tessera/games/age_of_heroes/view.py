"""What a view says besides its facts: names, lists that read well, and what a client needs to write an offer."""

from __future__ import annotations

from typing import Any

from tessera.core.view import View
from tessera.games.age_of_heroes.actions import N_ALTERNATIVES, N_ARMIES, TRADABLE, army_name
from tessera.games.age_of_heroes.components import ITEMS, NAMES, TRIBES
from tessera.games.age_of_heroes.kinds import OBJECTIVES
from tessera.games.age_of_heroes.places import HAND, STRIDE
from tessera.games.age_of_heroes.roads import n_connected
from tessera.games.age_of_heroes.scoring import ranking

STATES = ("home", "away", "shaken")


def derive(view: View) -> dict[str, Any]:
    fields = view.fields
    return {
        "tribes": [TRIBES[tribe].id if tribe >= 0 else None for tribe in fields["tribes"]],
        "supply": {item.id: n for item, n in zip(ITEMS, fields["supply"], strict=True)},
        "armies": armies(view),
        "claims": claims(view),
        "market_draws": market_draws(view),
        "open_offers": open_offers(view),
        "trade": trade(view),
        "battle": battle(view),
        "numbers": [],
        "received": received(view),
        "ranking": ranking(view) if fields["result"] == "unfinished" else None,
    }


def armies(view: View) -> list[list[dict[str, Any]]]:
    """I-1. For each seat its Armies, with General and condition."""
    fields = view.fields
    found: list[list[dict[str, Any]]] = [[] for _ in range(view.box.seats)]
    for army, owner in enumerate(fields["army_owner"]):
        if owner >= 0:
            state = STATES[fields["army_state"][army]]
            found[owner].append({"army": army + 1, "general": bool(fields["army_general"][army]), "state": state})
    return found


def claims(view: View) -> list[list[str]]:
    """AH-294. For each seat the conditions it claims."""
    fields = view.fields
    return [
        ["empire"] * fields["empire_claims"][seat] + ["culture"] * fields["culture_claims"][seat]
        for seat in range(view.box.seats)
    ]


def market_draws(view: View) -> list[int]:
    """AH-232. For each seat the cards it would draw on a Market Day held now."""
    fields = view.fields
    return [1 + n_connected(fields["roads"], seat) if fields["alive"][seat] else 0 for seat in range(view.box.seats)]


def open_offers(view: View) -> list[dict[str, Any]]:
    """AH-250, AH-322. The offers on the table, by the names of their cards."""
    fields = view.fields
    found = []
    for (number, maker, to, reply, declined), give, wants in zip(
        fields["offers"], fields["gives"], fields["wants"], strict=True
    ):
        found.append(
            {
                "offer": f"o{number}",
                "maker": maker,
                "to": None if to < 0 else to,
                "reply": f"o{reply}" if reply else None,
                "give": [NAMES[kind] for kind in give],
                "wants": [[NAMES[kind] for kind in want] for want in wants],
                "declined": [seat for seat in range(view.box.seats) if declined >> seat & 1],
            }
        )
    return found


def trade(view: View) -> dict[str, Any]:
    """What can stand in an offer of this seat: for a client that builds one by clicking."""
    seat = view.seat
    held = view.faces(HAND + STRIDE * seat) if seat < view.box.seats else []
    return {
        "give": [NAMES[kind] for kind in held],
        "want": [NAMES[kind] for kind in TRADABLE],
        "to": [rival for rival in range(view.box.seats) if rival != seat and view.fields["alive"][rival]],
        "alternatives": N_ALTERNATIVES,
    }


def battle(view: View) -> dict[str, Any] | None:
    """I-10, AH-322. The battle being fought, as far as it is public."""
    fields = view.fields
    if fields["defender"] < 0:
        return None
    return {
        "attacker": fields["attacker"] if fields["attacker"] >= 0 else "barbarians",
        "defender": fields["defender"],
        "objective": OBJECTIVES[fields["objective"]],
        "sides": [side(fields, i) for i in range(2)],
        "rounds": [
            {"attack": [fighter(row[0]), *row[1:3]], "defence": [fighter(row[3]), *row[4:6]]} for row in fields["rounds"]
        ],
        "victorious": fields["victorious"],
    }


def side(fields: dict[str, Any], i: int) -> list[dict[str, Any]]:
    rows = zip(fields["forces"][i], fields["led"][i], fields["fought"][i], strict=True)
    return [{"fighter": fighter(number), "general": bool(led), "fought": fought} for number, led, fought in rows]


def fighter(number: int) -> str:
    return army_name(number) if 0 <= number < N_ARMIES + 4 else "barbarians"


def received(view: View) -> list[str]:
    """The own cards in the order received, the latest first, as far as it is remembered (D-19)."""
    memory = view.numbers[view.seat] if view.seat < len(view.numbers) else None
    found: list[str] = []
    while memory:
        found.append(NAMES[(memory & 31) - 1])
        memory >>= 5
    return found
