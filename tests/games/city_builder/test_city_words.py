"""The words: every sentence in German too, and options that say what they are."""

from __future__ import annotations

import re

from games.city_builder.build import columns, expanding, fresh, ready, texts
from games.city_builder.maps import EX3
from support import rule

from tessera.core.messages import MARKS
from tessera.core.seats import CHANCE
from tessera.core.view import look
from tessera.games.city_builder import GAME
from tessera.games.city_builder.grid import COLOUR_NAMES, COLOURS
from tessera.games.city_builder.state import CityState

GERMAN = GAME.words("de")
FULL = ("rgbpbgr", "rgpbo", "obgprrg", "ggbpbgr", "bgpbo", "ooopggg")


def variables(pattern: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", pattern))


def test_every_sentence_is_there_in_german_with_the_same_variables() -> None:
    english = {key: said for key, said in GAME.words().patterns.items() if not key.endswith(MARKS)}
    assert [key for key in english if key not in GERMAN] == []
    assert [key for key in english if variables(english[key]) != variables(GERMAN.patterns[key])] == []


def test_german_has_nothing_that_is_never_said() -> None:
    assert [key for key in GERMAN.patterns if key not in GAME.words()] == []


def test_a_side_of_an_edict_is_chosen_by_its_name() -> None:
    s = fresh(2, mode="cooperative")
    while s.waiting()[0] == CHANCE:
        s.apply(CHANCE, s.options(CHANCE)[-1])
    names = [side.name for side in s.cb.pack.edicts[s.edict].sides]
    assert texts(s, 0) == [f"side {name}" for name in names]
    assert all(name in GAME.words() and f"{name}.text" in GAME.words().patterns for name in names)


def test_a_column_is_named_by_a_word_that_players_read() -> None:
    s = expanding(columns(ready(2), *FULL), EX3)
    found = {word for text in texts(s, 0) for word in text.split() if word.startswith("column")}
    assert found
    assert all(GAME.words().name(word).endswith("column") for word in found)


def test_every_pair_of_landmarks_that_a_monument_may_need_has_its_words() -> None:
    for i, first in enumerate(COLOUR_NAMES[:COLOURS]):
        for second in COLOUR_NAMES[i:COLOURS]:
            assert f"landmarks-{first}-{second}" in GAME.words()


def test_hints_fit_the_question_and_the_view() -> None:
    def hints(s: CityState, seat: int) -> list[str]:
        return [hint.key for hint in GAME.guide if hint.fits(look(s, seat))]

    s = expanding(ready(2), EX3)
    early = hints(s, 0)
    assert "guide-closed" in early
    assert "guide-monument" not in early
    s.turn = 7
    assert hints(s, 0) == [*early, "guide-monument"]
    assert "guide-monument" not in hints(s, 1)
    assert "guide-move" not in hints(s, 1)


@rule("CB-107", "CB-136")
def test_the_log_counts_the_colours_of_statues_and_names_the_column() -> None:
    told = {"key": "assigned", "seat": 0, "n": 0, "m": 0, "text": "statues orange blue orange"}
    assert GAME.words().tell(told, None, ["Ada"]) == "Ada gives Statues their colours: 2 × orange, blue."
    assert GERMAN.tell(told, 0, ["Ada"]) == "Du gibst Statuen ihre Farben: 2 × Orange, Blau."
    told = {"key": "gained-column", "seat": 0, "n": 2, "m": 0, "text": "column-1"}
    assert GAME.words().tell(told, 0, ["Ada"]) == "The centre column of track 1 now gives you 2 VP."
    assert GERMAN.tell(told, 0, ["Ada"]) == "Die mittlere Spalte von Leiste 1 bringt dir nun 2 SP."
