"""The cards (TT-1 to TT-6)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from games.tides_of_time.build import box, start
from support import rule

from tessera.core.data import BadData
from tessera.core.view import look
from tessera.games.tides_of_time.components import CARDS, FACES, SUITS, read_cards
from tessera.games.tides_of_time.scoring import NO_SUIT, Each, Majority, OneSet, Sets

TABLE = """
 1 | Kings Nest                  | palace     | wins-ties
 2 | Ancient Divide              | palace     | majority stronghold 7
 3 | Eternal Palace              | palace     | each library 3
 4 | The Great Library of Ahm    | library    | majority temple 7
 5 | The Mana Well               | library    | sets palace+stronghold+temple 9
 6 | The Citadel of the Prophets | library    | each garden 3
 7 | Golden Ziggurat             | garden     | majority palace 7
 8 | Gods Baths                  | garden     | each stronghold 3
 9 | The Maze of the Damned      | garden     | one-set palace+library+garden+stronghold+temple 13
10 | The Eye of the North        | stronghold | absent 3
11 | The Jinn Shackles           | stronghold | each temple 3
12 | Old Man's Pass              | stronghold | majority library 7
13 | Blood-tear Spring           | temple     | majority garden 7
14 | The Sky Pillars             | temple     | sets library+garden 5
15 | The Vestibule               | temple     | each palace 3
16 | The Molehill                | none       | more-singles 8
17 | The Roof of the World       | none       | doubles
18 | The Sapphire Port           | none       | best-card 8
"""
ROWS = [[cell.strip() for cell in line.split("|")] for line in TABLE.strip().splitlines()]


@rule("TT-1")
def test_there_are_eighteen_different_cards() -> None:
    assert len(FACES) == len(CARDS) == 18
    assert len({face.id for face in FACES}) == len({face.name for face in FACES}) == 18
    assert box().copies == [1] * 18


@rule("TT-2")
def test_fifteen_cards_have_a_suit_three_in_each_and_three_have_none() -> None:
    assert Counter(card.suit for card in CARDS) == {0: 3, 1: 3, 2: 3, 3: 3, 4: 3, NO_SUIT: 3}


@rule("TT-3")
def test_the_suits_have_their_names() -> None:
    assert SUITS == ("palace", "library", "garden", "stronghold", "temple")


@rule("TT-4")
@pytest.mark.parametrize("row", ROWS, ids=[row[1] for row in ROWS])
def test_a_card_is_as_printed(row: list[str]) -> None:
    number, name, suit, ability = row
    face = FACES[int(number) - 1]
    assert (face.name, face.suit) == (name, suit)
    said = [face.ability["kind"]]
    said += [face.ability["suit"]] if "suit" in face.ability else []
    said += ["+".join(face.ability["suits"])] if "suits" in face.ability else []
    said += [str(face.ability["points"])] if "points" in face.ability else []
    assert " ".join(said) == ability


@rule("TT-4", "TT-R5")
def test_no_two_cards_have_the_same_ability() -> None:
    assert len({str(face.ability) for face in FACES}) == 18


@rule("TT-5")
@pytest.mark.parametrize(("kind", "steps"), [(Each, 1), (Majority, 3)])
def test_each_and_majority_cards_count_round_the_ring_of_suits(kind: type[Each] | type[Majority], steps: int) -> None:
    counted = []
    for card in CARDS:
        if isinstance(card.ability, kind):
            assert card.ability.suit == (card.suit + steps) % 5
            counted.append(card.ability.suit)
    assert sorted(counted) == [0, 1, 2, 3, 4]


@rule("TT-5")
def test_of_the_set_cards_only_the_maze_counts_itself() -> None:
    sets = {number: card for number, card in enumerate(CARDS, 1) if isinstance(card.ability, Sets | OneSet)}
    assert list(sets) == [5, 9, 14]
    assert [number for number in sets if FACES[number - 1].suit in FACES[number - 1].ability["suits"]] == [9]


@rule("TT-6")
def test_tokens_and_the_reference_card_are_no_pieces() -> None:
    assert box().names == [face.id for face in FACES]
    assert look(start(range(1, 19)), 0)["relics"] == [[], []]


@pytest.mark.parametrize(
    ("entry", "wrong"),
    [
        ('suit = "palace"\nability = { kind = "wins-ties", points = 3 }', "points"),
        ('suit = "palace"\nability = { kind = "each", suit = "garden", points = 3, per = 2 }', "per"),
        ('suit = "palace"\nability = { kind = "wins-ties" }\ncost = 3', "cost"),
        ('suit = "palace"\nability = { kind = "wins-all" }', "wins-all"),
    ],
)
def test_a_key_that_no_card_has_is_an_error(tmp_path: Path, entry: str, wrong: str) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(f'[[card]]\nid = "a"\nname = "A"\n{entry}\n', encoding="utf-8")
    with pytest.raises(BadData, match=wrong):
        read_cards(file)
