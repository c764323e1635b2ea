"""What a view says besides its facts, what is printed on the components, and the types of both for clients."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from tessera.core.box import Box
from tessera.core.view import View
from tessera.games.age_of_heroes.actions import (
    FIGHTERS,
    N_ALTERNATIVES,
    TRADABLE,
    army_name,
    fighter_number,
    fighter_of,
    is_hero,
)
from tessera.games.age_of_heroes.components import BATTLE_COPIES, BATTLE_VALUES, ITEMS, NAMES, RESOURCES, TRIBES
from tessera.games.age_of_heroes.kinds import BATTLE_CARD, GENERAL_BONUS, OBJECTIVES
from tessera.games.age_of_heroes.places import HAND, STRIDE
from tessera.games.age_of_heroes.roads import n_connected
from tessera.games.age_of_heroes.scoring import ranking, reward

ArmyState = Literal["home", "away", "shaken"]
Condition = Literal["empire", "culture"]
Objective = Literal["conquest", "plunder", "razing"]
Phase = Literal["setup", "market", "draw", "action", "monument", "discard", "retrieve", "over"]

STATES: tuple[ArmyState, ...] = ("home", "away", "shaken")


class Supply(TypedDict):
    """AH-18. How many items of each kind the Item Deck still holds."""

    city: int
    army: int
    citadel: int
    general: int
    road: int


class OwnArmy(TypedDict):
    """I-1. An Army of a tribe, by its number."""

    army: int
    general: bool
    state: ArmyState


class OpenOffer(TypedDict):
    """AH-250, AH-322. An offer on the table, by the names of its cards."""

    offer: str
    """Its number, as it is typed: `o3`."""
    maker: int
    to: int | None
    """The seat that it is addressed to; nobody in particular if it is for everyone."""
    reply: str | None
    """The number of the offer that it replies to."""
    give: list[str]
    wants: list[list[str]]
    """Its alternatives: one of these collections is wanted."""
    declined: list[int]


class TradeTerms(TypedDict):
    """What an offer of this seat may name, for a client that puts one together from clicks."""

    give: list[str]
    want: list[str]
    to: list[int]
    alternatives: int
    """AH-252. The most alternatives that an offer may have."""


class Fighter(TypedDict):
    """A fighter of one side, as an action names it: `army 3`, `hero 1` or `barbarians`."""

    fighter: str
    kind: Literal["army", "hero", "barbarians"]
    number: int
    """Of an Army, or of a Hero of its side; 0 for the Barbarians."""
    piece: str
    """As options name it; empty for the Barbarians, who are nobody's."""
    general: bool
    general_bonus: int
    """AH-140, AH-141. What its General adds to its Battle Card."""
    citadel_bonus: int
    """AH-141. What the Citadels of its tribe add; 0 for an attacker."""
    fought: Literal[0, 1, 2]
    """0: not yet; 1: it has fought and stands; 2: it was destroyed."""


class Duel(TypedDict):
    """A round that was fought: for each side the fighter, the value of its Battle Card, and its total."""

    attack: tuple[str, int, int]
    defence: tuple[str, int, int]


class BattleFacts(TypedDict):
    """I-10, AH-322. The battle that is being fought, as far as it is public."""

    attacker: int | Literal["barbarians"]
    defender: int
    objective: Objective
    sides: list[list[Fighter]]
    """The fighters of the attacker, and then those of the defender."""
    rounds: list[Duel]
    victorious: int
    """How many attacking Armies are Victorious."""


class Derived(TypedDict):
    """What follows from the facts of a view."""

    tribes: list[str | None]
    supply: Supply
    armies: list[list[OwnArmy]]
    claims: list[list[Condition]]
    market_draws: list[int]
    open_offers: list[OpenOffer]
    trade: TradeTerms
    battle: BattleFacts | None
    numbers: list[int]
    """Always empty: the memory of what a hand received is told by `received`."""
    received: list[str]
    ranking: list[list[int]] | None
    """AH-296. The seats of a match that was stopped, from first to last; equal ones share a rank."""


class Unseen(TypedDict):
    """How many cards of each place this viewer does not know."""

    deck: int
    discards: int
    revealed: int
    loot: int
    battle_deck: int
    barbarian_card: int
    hands: list[int]
    dealt: list[int]
    aside: list[int]
    monuments: list[int]
    earthquakes: list[int]
    committed: list[int]
    battle_hands: list[int]
    battle_lines: list[int]


class HeroesView(Derived):
    """The whole of a view. A list has an entry for each seat, unless it says otherwise; an unknown card in a line is null."""

    seat: int | None
    deck: list[str]
    discards: list[str]
    revealed: list[str]
    loot: list[str]
    battle_deck: list[str]
    barbarian_card: list[str | None]
    hands: list[list[str]]
    dealt: list[list[str | None]]
    aside: list[list[str | None]]
    monuments: list[list[str]]
    earthquakes: list[list[str]]
    committed: list[list[str]]
    battle_hands: list[list[str | None]]
    battle_lines: list[list[str | None]]
    unseen: Unseen
    start_seat: int
    active: int
    """The seat whose turn it is, or -1."""
    round: int
    turn: int
    phase: Phase
    alive: list[int]
    cities: list[int]
    citadels: list[int]
    roads: list[list[int]]
    """Each Road as the two seats that it joins."""
    army_owner: list[int]
    """For each Army its owner, or -1 in the Item Deck; the next three are likewise by Army."""
    army_general: list[int]
    army_state: list[int]
    army_sent: list[int]
    empire_claims: list[int]
    culture_claims: list[int]
    road_answers: list[list[int]]
    offers: list[list[int]]
    gives: list[list[int]]
    wants: list[list[list[int]]]
    n_offers: int
    offers_made: list[int]
    done: list[int]
    timed_out: list[int]
    attacker: int
    defender: int
    objective: int
    forces: list[list[int]]
    led: list[list[int]]
    fought: list[list[int]]
    rounds: list[list[int]]
    victorious: int
    winner: int
    result: Literal["", "empire", "culture", "survivor", "unfinished"]
    answered: list[bool]
    answer: str | None
    agenda: list[list[Any]]


def derive(view: View) -> Derived:
    fields = view.fields
    return {
        "tribes": [TRIBES[tribe].id if tribe >= 0 else None for tribe in fields["tribes"]],
        "supply": supply(view),
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


def supply(view: View) -> Supply:
    city, army, citadel, general, road = view.fields["supply"]
    return {"city": city, "army": army, "citadel": citadel, "general": general, "road": road}


def armies(view: View) -> list[list[OwnArmy]]:
    """I-1. For each seat its Armies, with General and condition."""
    fields = view.fields
    found: list[list[OwnArmy]] = [[] for _ in range(view.box.seats)]
    for army, owner in enumerate(fields["army_owner"]):
        if owner >= 0:
            state = STATES[fields["army_state"][army]]
            found[owner].append({"army": army + 1, "general": bool(fields["army_general"][army]), "state": state})
    return found


def claims(view: View) -> list[list[Condition]]:
    """AH-294. For each seat the conditions it claims."""
    found: list[list[Condition]] = []
    for seat in range(view.box.seats):
        own: list[Condition] = []
        if view.fields["empire_claims"][seat]:
            own.append("empire")
        if view.fields["culture_claims"][seat]:
            own.append("culture")
        found.append(own)
    return found


def market_draws(view: View) -> list[int]:
    """AH-232. For each seat the cards it would draw on a Market Day held now."""
    fields = view.fields
    return [1 + n_connected(fields["roads"], seat) if fields["alive"][seat] else 0 for seat in range(view.box.seats)]


def open_offers(view: View) -> list[OpenOffer]:
    fields = view.fields
    found: list[OpenOffer] = []
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


def trade(view: View) -> TradeTerms:
    seat = view.seat
    held = view.faces(HAND + STRIDE * seat) if seat < view.box.seats else []
    return {
        "give": [NAMES[kind] for kind in held],
        "want": [NAMES[kind] for kind in TRADABLE],
        "to": [rival for rival in range(view.box.seats) if rival != seat and view.fields["alive"][rival]],
        "alternatives": N_ALTERNATIVES,
    }


def battle(view: View) -> BattleFacts | None:
    fields = view.fields
    if fields["defender"] < 0:
        return None
    return {
        "attacker": fields["attacker"] if fields["attacker"] >= 0 else "barbarians",
        "defender": fields["defender"],
        "objective": OBJECTIVES[fields["objective"]],
        "sides": [side(fields, i) for i in range(2)],
        "rounds": [duel(row) for row in fields["rounds"]],
        "victorious": fields["victorious"],
    }


def side(fields: dict[str, Any], i: int) -> list[Fighter]:
    """The attacker's side, 0, or the defender's, 1."""
    owner = fields["defender"] if i else fields["attacker"]
    citadels = fields["citadels"][owner] if i else 0
    rows = zip(fields["forces"][i], fields["led"][i], fields["fought"][i], strict=True)
    return [stand(number, owner, led, citadels, fought) for number, led, fought in rows]


def stand(number: int, owner: int, led: int, citadels: int, fought: Literal[0, 1, 2]) -> Fighter:
    """A fighter and what it adds to its Battle Card."""
    barbarian = not 0 <= number < FIGHTERS
    return {
        "fighter": fighter(number),
        "kind": "barbarians" if barbarian else "hero" if is_hero(number) else "army",
        "number": 0 if barbarian else fighter_number(number),
        "piece": "" if barbarian else fighter_of(owner, number),
        "general": bool(led),
        "general_bonus": GENERAL_BONUS * led,
        "citadel_bonus": citadels,
        "fought": fought,
    }


def duel(row: list[int]) -> Duel:
    attacker, attack_card, attack, defender, defence_card, defence = row
    return {"attack": (fighter(attacker), attack_card, attack), "defence": (fighter(defender), defence_card, defence)}


def fighter(number: int) -> str:
    return army_name(number) if 0 <= number < FIGHTERS else "barbarians"


def received(view: View) -> list[str]:
    """The own cards in the order received, the latest first, as far as it is remembered (D-19)."""
    memory = view.numbers[view.seat] if view.seat < len(view.numbers) else None
    found: list[str] = []
    while memory:
        found.append(NAMES[(memory & 31) - 1])
        memory >>= 5
    return found


# -- what is printed ----------------------------------------------------------------------------------------------


class ResourcePrint(TypedDict):
    """AH-1. A Resource card: its group, and how many the deck has."""

    group: str
    """One of `ordinary`, `special`, `immediate`, `disaster` and `kept`."""
    copies: int


class BattleCardPrint(TypedDict):
    """AH-11. A Battle Card: its value, and how many the deck has."""

    value: int
    copies: int


class ItemPrint(TypedDict):
    """AH-4 to AH-8, AH-64. An item: how many there are, and the cards that one costs."""

    copies: int
    cost: list[str]


class TribePrint(TypedDict):
    """AH-12. A tribe: the resource of which it builds its Monument."""

    special: str


class ObjectivePrint(TypedDict):
    """AH-154 to AH-156. An objective of war: how many Victorious Armies it takes at least to bring anything home."""

    least: int


class HeroesKit(TypedDict):
    """The components by their ids. Their names and texts are in the words."""

    objectives: dict[str, ObjectivePrint]

    resources: dict[str, ResourcePrint]
    battle_cards: dict[str, BattleCardPrint]
    items: dict[str, ItemPrint]
    tribes: dict[str, TribePrint]


def kit(box: Box) -> dict[str, Any]:
    """What is printed on the components, which are the same in every box."""
    printed: HeroesKit = {
        "resources": {card.id: {"group": card.group, "copies": card.copies} for card in RESOURCES},
        "battle_cards": {NAMES[BATTLE_CARD + i]: {"value": i + 1, "copies": BATTLE_COPIES} for i in range(BATTLE_VALUES)},
        "items": {item.id: {"copies": item.copies, "cost": [NAMES[kind] for kind in item.cost]} for item in ITEMS},
        "objectives": {name: {"least": least_victors(i)} for i, name in enumerate(OBJECTIVES)},
        "tribes": {tribe.id: {"special": NAMES[tribe.special]} for tribe in TRIBES},
    }
    return dict(printed)


def least_victors(objective: int) -> int:
    """The fewest Victorious Armies that take anything with this objective."""
    return next(n for n in range(1, FIGHTERS + 1) if reward(objective, n))
