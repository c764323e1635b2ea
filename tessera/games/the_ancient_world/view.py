"""What a view says besides its facts, what is printed on the components, and the types of both for clients."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from tessera.core.box import Box
from tessera.core.event import Message
from tessera.core.json_types import MessageJSON
from tessera.core.view import View, copied
from tessera.games.the_ancient_world.actions import FACES, N_SKILLS
from tessera.games.the_ancient_world.board_actions import BOARD, BoardAction
from tessera.games.the_ancient_world.card_text import card_text, sentence
from tessera.games.the_ancient_world.cards import ARMY, CAPACITY, CAPITAL_CITY, LIVE, TRIBES, Card, CardAction
from tessera.games.the_ancient_world.scoring import TRIBE_POINTS, banner_points, bonus_points, count_banners, points_now
from tessera.games.the_ancient_world.state import EMPIRE_A, N_ROUNDS, Ancient, AncientBox
from tessera.games.the_ancient_world.steps.attack import Muster, army_shows, top_titan

# -- what a view says ---------------------------------------------------------------------------------------------


class Army(TypedDict):
    """AW-167, AW-208. An army with its coins, its price, and all that it brings when it is paid."""

    army: int
    active: str
    retired: list[str]
    name_coins: int
    picture_coins: int
    ready: bool
    price: int
    brings: dict[str, int]


class Reach(TypedDict):
    """AW-217 to AW-220. How far an attack on a Titan goes: with no army, with each ready one besides, and with all of them."""

    defence: int
    free: int
    armies: dict[str, int]
    all: int


class Derived(TypedDict):
    """What follows from the facts of a view. Lists are by seat; they are empty until the match is set up."""

    citizens: list[list[str | None]]
    """I-1. For each citizen the space or card on which it stands, `at-hand`, `starving`, or nothing if it is not owned."""
    live: list[dict[str, int]]
    """I-5. How many live symbols of each sort there are."""
    armies: list[list[Army]]
    deck: str
    """The Empire deck in use, A or B."""
    covered: dict[str, int]
    """For each covered space the round in which it opens."""
    owned: list[int]
    """AW-125. How many Empire cards use capacity."""
    mouths: list[int]
    """How many citizens need food."""
    banners: list[dict[str, tuple[int, int, int]]]
    """AW-353. For each tribe the banners, the points that they give, and the points that one more would give."""
    bonus: list[dict[str, int]]
    """AW-357. What each scoring card would give now."""
    points_now: list[int]
    """The points that a tableau would give now, if every card were repaired."""
    reach: list[list[Reach | None]]
    """For each Titan deck; nothing if it is empty."""
    names: NotRequired[dict[str, str]]
    """The names of the cards, if they are not those of the house deck."""


class Unseen(TypedDict):
    """How many cards of each place this viewer does not know."""

    empire_a: int
    empire_b: int
    empire_row: int
    empire_discards: int
    military_deck: int
    military_row: int
    district_top: int
    district_deck: int
    district_bottom: int
    titan_1_top: int
    titan_2_top: int
    titan_3_top: int
    titan_1_deck: int
    titan_2_deck: int
    titan_3_deck: int
    out: int
    stored: list[int]
    examined: list[int]
    intact: list[int]
    damaged: list[int]
    districts: list[int]
    titans: list[int]
    army_1: list[int]
    army_2: list[int]
    army_3: NotRequired[list[int]]
    army_4: NotRequired[list[int]]
    army_5: NotRequired[list[int]]
    army_6: NotRequired[list[int]]
    army_7: NotRequired[list[int]]
    army_8: NotRequired[list[int]]


class AncientView(Derived):
    """The whole of a view. A line of cards has nothing where this viewer does not know a card."""

    seat: int | None
    empire_a: list[str]
    empire_b: list[str]
    empire_row: list[str]
    empire_discards: list[str]
    military_deck: list[str]
    military_row: list[str]
    district_top: list[str | None]
    district_deck: list[str]
    district_bottom: list[str | None]
    titan_1_top: list[str | None]
    titan_2_top: list[str | None]
    titan_3_top: list[str | None]
    titan_1_deck: list[str]
    titan_2_deck: list[str]
    titan_3_deck: list[str]
    out: list[str]
    stored: list[list[str]]
    examined: list[list[str | None]]
    intact: list[list[str]]
    damaged: list[list[str]]
    districts: list[list[str]]
    titans: list[list[str]]
    army_1: list[list[str | None]]
    army_2: list[list[str | None]]
    army_3: NotRequired[list[list[str | None]]]
    army_4: NotRequired[list[list[str | None]]]
    army_5: NotRequired[list[list[str | None]]]
    army_6: NotRequired[list[list[str | None]]]
    army_7: NotRequired[list[list[str | None]]]
    army_8: NotRequired[list[list[str | None]]]
    unseen: Unseen
    round: int
    first_player: int
    hand_up: bool
    passed: list[bool]
    coins: list[int]
    knowledge: list[int]
    draft: list[int]
    wards: list[int]
    meals: list[int]
    name_coins: list[list[int]]
    picture_coins: list[list[int]]
    points: list[int]
    answered: list[bool]
    answer: str | None
    agenda: list[list[Any]]


def derive(box: AncientBox, view: View) -> Derived:
    """I-1, I-2, I-5. Citizens, armies and live symbols in words, and what the rules make of them."""
    s = as_seen(box, view)
    seats = range(box.seats if s.coins else 0)
    said: Derived = {
        "citizens": [[box.whereabouts(at) for at in own] for own in s.citizens],
        "live": [dict(zip(LIVE, live, strict=True)) for live in s.live],
        "armies": [derive_armies(s, seat) for seat in seats],
        "deck": "A" if s.empire_deck() == EMPIRE_A else "B",
        "covered": {action.KEY: action.OPENS for action in BOARD if s.round < action.OPENS},
        "owned": [s.n_owned(seat) for seat in seats],
        "mouths": [s.n_citizens(seat) for seat in seats],
        "banners": [derive_banners(s, seat) for seat in seats],
        "bonus": [derive_bonuses(s, seat) for seat in seats],
        "points_now": [points_now(s, seat) for seat in seats],
        "reach": [[derive_reach(s, seat, deck) for deck in range(3)] for seat in seats],
    }
    if not box.has_house_deck:
        said["names"] = {card.id: card.name for card in box.cards}
    return said


def as_seen(box: AncientBox, view: View) -> Ancient:
    """A position with the faces that this view shows and no others: whatever all may know can be asked of it."""
    s = Ancient(box)
    s.set_out()
    next_copy = box.first[:]
    for place in range(len(view.places)):
        for kind in view.places[place]:
            if kind >= 0:
                s.places[place].append(next_copy[kind])
                next_copy[kind] += 1
    for name, value in view.fields.items():
        setattr(s, name, copied(value))
    return s


def derive_armies(s: Ancient, seat: int) -> list[Army]:
    """The armies of a seat, by their numbers."""
    found: list[Army] = []
    for slot in range(s.ancient.slots):
        pieces = s.places[s.ancient.armies[seat] + slot]
        if pieces:
            names = [s.ancient.names[s.kind[piece]] for piece in pieces]
            found.append(
                {
                    "army": slot + 1,
                    "active": names[0],
                    "retired": names[1:],
                    "name_coins": s.name_coins[seat][slot],
                    "picture_coins": s.picture_coins[seat][slot],
                    "ready": s.is_ready(seat, slot),
                    "price": s.price(seat, slot),
                    "brings": {ARMY[symbol]: army_shows(s, seat, slot, symbol) for symbol in range(len(ARMY))},
                }
            )
    return found


def derive_banners(s: Ancient, seat: int) -> dict[str, tuple[int, int, int]]:
    """AW-353. For each tribe the banners of a seat, the points they give, and those that one more would give."""
    counts = count_banners(s, seat)
    return {tribe: (n, banner_points(n), banner_points(n + 1)) for tribe, n in zip(TRIBES, counts, strict=True)}


def derive_bonuses(s: Ancient, seat: int) -> dict[str, int]:
    """AW-357. What the scoring cards of a seat would give now."""
    found: dict[str, int] = {}
    for place in (s.ancient.intact[seat], s.ancient.damaged[seat]):
        for piece in s.places[place]:
            kind = s.kind[piece]
            if s.cards[kind].bonuses:
                found[s.ancient.names[kind]] = bonus_points(s, seat, kind)
    return found


def derive_reach(s: Ancient, seat: int, deck: int) -> Reach | None:
    """How far a seat's attack on a deck's Titan goes, if there is one."""
    kind = top_titan(s, deck)
    if kind < 0:
        return None
    titan = s.cards[kind]
    muster = Muster(s, seat)
    free = muster.value(titan, 0)
    armies: dict[str, int] = {}
    for slot in range(s.ancient.slots):
        if muster.ready >> slot & 1:
            armies[str(slot + 1)] = muster.value(titan, 1 << slot) - free
    return {"defence": titan.defence, "free": free, "armies": armies, "all": muster.value(titan, muster.ready)}


# -- what is printed ----------------------------------------------------------------------------------------------


class Price(TypedDict):
    coins: int
    knowledge: int


class Formula(TypedDict):
    """What a card does besides its symbols, as it is drawn: names of icons, and numbers and signs between them."""

    kind: Literal["action", "trigger", "bonus"]
    icons: list[str]


class CardPrint(TypedDict):
    """A card. Numbers that its group does not have are 0, tables and lists are empty."""

    group: Literal["empire", "military", "titan", "district"]
    deck: Literal["start", "A", "B", "main", "one-star", "two-star", "three-star", "district"]
    name: str
    """As the pack has it. The words name the cards of the house deck in every language."""
    copies: int
    text: list[MessageJSON]
    """All that the card shows, in words."""
    cost: Price
    banners: list[str]
    symbols: dict[str, int]
    formulas: list[Formula]
    active: dict[str, int]
    legacy: dict[str, int]
    stars: int
    defence: int
    counts_arrows: bool


class SpacePrint(TypedDict):
    """A board action."""

    icon: str
    text: list[MessageJSON]
    """What it does, and which citizens may come while others stand there."""
    short: MessageJSON
    opens: int
    """The round in which it opens."""
    any_skill: bool
    surcharge: int


class AncientKit(TypedDict):
    """What is printed on the components of a box."""

    cards: dict[str, CardPrint]
    spaces: dict[str, SpacePrint]
    """In the order of the board."""
    tribes: list[str]
    tribe_points: list[int]
    """AW-353. The points for none to six banners of a tribe."""
    capital_city: dict[str, int]
    """AW-4. The symbols of every player's Capital City."""
    die: list[str]
    skills: list[int]
    rounds: int


GROUPS: tuple[Literal["empire", "military", "titan", "district"], ...] = ("empire", "military", "titan", "district")
DECKS: tuple[Literal["start", "A", "B", "main", "one-star", "two-star", "three-star", "district"], ...] = (
    "start",
    "A",
    "B",
    "main",
    "one-star",
    "two-star",
    "three-star",
    "district",
)
"""What each back is called."""


def kit(box: Box) -> dict[str, Any]:
    """What is printed on the components of this box, the cards of its pack included."""
    assert isinstance(box, AncientBox)
    printed: AncientKit = {
        "cards": {card.id: print_card(card) for card in box.cards},
        "spaces": {action.KEY: print_space(action) for action in BOARD},
        "tribes": list(TRIBES),
        "tribe_points": list(TRIBE_POINTS),
        "capital_city": shown(LIVE, CAPITAL_CITY),
        "die": list(FACES),
        "skills": list(range(1, N_SKILLS + 1)),
        "rounds": N_ROUNDS,
    }
    return dict(printed)


def print_card(card: Card) -> CardPrint:
    symbols = shown(("capacity",), card.live[CAPACITY:]) | shown(LIVE, card.live)
    symbols |= shown(("citizen", "repair"), (card.citizens, card.repairs))
    return {
        "group": GROUPS[card.group],
        "deck": DECKS[card.back],
        "name": card.name,
        "copies": card.copies,
        "text": card_text(card),
        "cost": {"coins": card.coins, "knowledge": card.knowledge},
        "banners": [TRIBES[tribe] for tribe in card.tribes],
        "symbols": symbols,
        "formulas": print_formulas(card),
        "active": shown(ARMY, card.active),
        "legacy": shown(ARMY, card.legacy),
        "stars": card.stars,
        "defence": card.defence,
        "counts_arrows": card.counts_arrows,
    }


def shown(names: tuple[str, ...], numbers: list[int] | tuple[int, ...]) -> dict[str, int]:
    """The symbols that are there, with their numbers."""
    return {name: n for name, n in zip(names, numbers, strict=True) if n}


def print_formulas(card: Card) -> list[Formula]:
    """The action, the reactions and the points of a card."""
    found: list[Formula] = []
    if card.action is not None:
        found.append({"kind": "action", "icons": action_icons(card.action)})
    found += [{"kind": "trigger", "icons": trigger.draw()} for trigger in card.triggers]
    found += [{"kind": "bonus", "icons": bonus.draw()} for bonus in card.bonuses]
    return found


def action_icons(action: CardAction) -> list[str]:
    """The price of a card action, if it has one, and its effects."""
    icons: list[str] = []
    for n, icon in ((action.coins, "coin"), (action.knowledge, "knowledge")):
        if n:
            icons += [str(n), icon]
    if icons:
        icons.append("→")
    for i, effect in enumerate(action.effects):
        icons += ["+", *effect.draw()] if i else effect.draw()
    return icons


def print_space(action: BoardAction) -> SpacePrint:
    said = action.say()
    return {
        "icon": action.ICON,
        "text": [sentence(said), sentence(action.say_entry())],
        "short": sentence(Message(f"{said.key}-short", n=said.n, m=said.m)),
        "opens": action.OPENS,
        "any_skill": action.ANY_SKILL,
        "surcharge": action.SURCHARGE,
    }
