"""What a view says besides its facts, what is printed on the cards, and the types of both for clients."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from tessera.core.box import Box
from tessera.core.view import View
from tessera.games.tides_of_time.components import FACES, Face
from tessera.games.tides_of_time.scoring import score, tally_up
from tessera.games.tides_of_time.state import DISCARDS, HAND, KINGDOM, TidesBox


class Derived(TypedDict):
    """TT-71. What follows from the facts of a view. Lists per suit are in the order of `SUITS`."""

    relics: list[list[str]]
    """For each seat its relics, in the order in which they were chosen."""
    opponent_hand: NotRequired[list[str]]
    """The cards that are known to lie in the rival's hand; not for watchers."""
    unlocated: list[str]
    """The cards that lie in no place that this viewer sees."""
    suit_counts: list[list[int]]
    """For each kingdom how many cards of each suit it has."""
    suit_amounts: list[list[int]]
    """For each kingdom how many each suit counts for: The Roof of the World doubles some."""
    points_now: list[list[int]]
    """For each kingdom what each of its cards would give now."""
    hand_points: NotRequired[list[tuple[int, int]]]
    """For each card of the own hand what it would give if it were added now, and what the kingdom would give with it."""


class Unseen(TypedDict):
    """How many cards of each place this viewer does not know."""

    deck: int
    hands: list[int]
    kingdoms: list[int]
    discards: list[int]


class TidesView(Derived):
    """The whole of a view."""

    seat: int | None
    deck: list[str]
    hands: list[list[str]]
    kingdoms: list[list[str]]
    discards: list[list[str]]
    unseen: Unseen
    round: int
    pick: int
    round_scores: list[list[int]]
    answered: list[bool]
    answer: str | None
    agenda: list[list[Any]]


def derive(box: TidesBox, view: View) -> Derived:
    kingdoms = [view.faces(KINGDOM), view.faces(KINGDOM + 1)]
    relics = [[box.names[card] for card in relics] for relics in view.fields["relics"]]
    tallies = [tally_up(box.cards, kingdom, box.singles_by_amount) for kingdom in kingdoms]
    counts = [tally.cards[:] for tally in tallies]
    amounts = [tally.amounts[:] for tally in tallies]
    points = score(box.cards, kingdoms, box.singles_by_amount)
    if not 0 <= view.seat < 2:
        return {
            "relics": relics,
            "unlocated": unlocated(box, view),
            "suit_counts": counts,
            "suit_amounts": amounts,
            "points_now": points,
        }
    return {
        "relics": relics,
        "opponent_hand": [box.names[card] for card in view.faces(HAND + 1 - view.seat)],
        "unlocated": unlocated(box, view),
        "suit_counts": counts,
        "suit_amounts": amounts,
        "points_now": points,
        "hand_points": [with_card(box, kingdoms, view.seat, card) for card in view.faces(HAND + view.seat)],
    }


def unlocated(box: TidesBox, view: View) -> list[str]:
    """The cards in neither hand, kingdom nor discards as far as this viewer knows."""
    located = set(view.faces(HAND) + view.faces(HAND + 1))
    for place in range(KINGDOM, DISCARDS + 2):
        located.update(view.faces(place))
    return [name for card, name in enumerate(box.names) if card not in located]


def with_card(box: TidesBox, kingdoms: list[list[int]], seat: int, card: int) -> tuple[int, int]:
    """The points that a card would have in this seat's kingdom, and the kingdom's points with it."""
    grown = [[*kingdom, card] if owner == seat else kingdom for owner, kingdom in enumerate(kingdoms)]
    points = score(box.cards, grown, box.singles_by_amount)[seat]
    return points[-1], sum(points)


# -- what is printed ----------------------------------------------------------------------------------------------


class AbilityPrint(TypedDict):
    kind: str
    suits: list[str]
    """The suits that it counts; none if it counts all of them alike."""
    points: int


class CardPrint(TypedDict):
    number: int
    suit: str
    """Or `none`."""
    ability: AbilityPrint


class TidesKit(TypedDict):
    """The cards by their ids. Their names and texts are in the words."""

    cards: dict[str, CardPrint]


def kit(box: Box) -> dict[str, Any]:
    """What is printed on the cards."""
    printed: TidesKit = {"cards": {face.id: card_print(number, face) for number, face in enumerate(FACES, 1)}}
    return dict(printed)


def card_print(number: int, face: Face) -> CardPrint:
    ability = face.ability
    suits = [ability["suit"]] if "suit" in ability else list(ability.get("suits", ()))
    return {
        "number": number,
        "suit": face.suit,
        "ability": {"kind": ability["kind"], "suits": suits, "points": ability.get("points", 0)},
    }
