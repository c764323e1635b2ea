"""Rules, tests and code speak of the same rules: each is tested, and each id that is cited exists."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tessera.core.game import Game
from tessera.games import GAMES

TESTS = Path(__file__).parent
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
HOUSE_MARK = "⌂ "
HOUSE_RULES = {
    "tides-of-time": "",
    "the-ancient-world": "11 20 24 34 35 203 312 392 400+",
    "age-of-heroes": "11",
    "city-builder": (
        "4 9 20 21 24 26 27 29 30 31 32 33 34 35 38 40 41 45 49 50 52 54 57 65 73 78 82 83 84 103 106 111 115 "
        "123 127 128 139 143 154 155 156 162 170 178 179 183 189 190 191 194 196 198 199 205 208 209 216 217 "
        "218 222 223 224 225 226 228 229 230 231"
    ),
}
"""The rules of each game of which the specification says that they are the project's own; `400+` is 400 and all above."""
OTHER_FAMILIES = {"D", "I", "EX", "E", "R", "DC", "HC"}
"""Decisions, information rows, examples, rulings and constraints that the specifications number beside the rules."""


def ids(game: Game, text: str) -> set[str]:
    """The rule ids of a game in a text: TT-12, TT-R2."""
    return set(re.findall(rf"\b{game.rule_prefix}-R?\d+\b", text))


def stated(game: Game) -> list[str]:
    """The rules that the rulebook page states, one a line, as `tessera rules GAME ID` finds them."""
    return re.findall(rf"^- \*\*({game.rule_prefix}-R?\d+)\*\* \S", game.rulebook(), re.M)


@cache
def cited_by_tests() -> dict[str, str]:
    """Every id that a test cites with `rule(...)`, and a file that does."""
    found: dict[str, str] = {}
    for path in sorted(TESTS.rglob("*.py")):
        for id in citations(path):
            found.setdefault(id, str(path.relative_to(TESTS)))
    return found


def citations(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
            for word in node.args:
                if isinstance(word, ast.Constant) and isinstance(word.value, str):
                    yield word.value


def code_of(game: Game) -> list[Path]:
    """The files of a game that may cite rules."""
    return [path for path in sorted(game.folder.rglob("*")) if path.suffix in {".py", ".ftl", ".toml"}]


@EVERY_GAME
def test_a_rulebook_page_states_each_rule_once(game: Game) -> None:
    assert game.rule_prefix
    assert stated(game)
    assert [id for id, n in Counter(stated(game)).items() if n > 1] == []


@EVERY_GAME
def test_a_rulebook_page_refers_only_to_rules_it_states(game: Game) -> None:
    assert sorted(ids(game, game.rulebook()) - set(stated(game))) == []


@EVERY_GAME
def test_every_rule_is_cited_by_a_test(game: Game) -> None:
    assert [id for id in stated(game) if id not in cited_by_tests()] == []


@EVERY_GAME
def test_every_rule_that_a_test_cites_exists(game: Game) -> None:
    cited = {id: where for id, where in cited_by_tests().items() if id.startswith(f"{game.rule_prefix}-")}
    assert {id: where for id, where in cited.items() if id not in stated(game)} == {}


def test_every_citation_belongs_to_a_game() -> None:
    prefixes = {game.rule_prefix for game in GAMES.values()} | OTHER_FAMILIES
    assert {id: where for id, where in cited_by_tests().items() if id.split("-")[0] not in prefixes} == {}


@EVERY_GAME
def test_every_rule_that_the_code_cites_exists(game: Game) -> None:
    unknown = {path.name: sorted(ids(game, path.read_text(encoding="utf-8")) - set(stated(game))) for path in code_of(game)}
    assert {name: found for name, found in unknown.items() if found} == {}


@EVERY_GAME
def test_a_rulebook_page_begins_with_one_minute_and_drawings_that_exist(game: Game) -> None:
    """Each drawing is there, has no words that would need a translation, and is described on the page."""
    page = game.rulebook()
    assert "\n## In one minute\n" in page
    assert page.index("\n## In one minute\n") < page.index(f"**{stated(game)[0]}**")
    shown = re.findall(r"^!\[(.+)\]\(figures/([a-z-]+)\.svg\)$", page, re.M)
    assert {"table"} < {name for _, name in shown}
    for described, name in shown:
        drawn = game.figure(name)
        assert drawn is not None, name
        assert not re.search(r">[^<]*[A-Za-z]{2,}[^<]*<", drawn.replace("&lt;", "")), name
        assert described.endswith(".")
    assert {path.stem for path in (game.folder / "figures").glob("*.svg")} == {name for _, name in shown}


@EVERY_GAME
def test_every_list_of_components_has_its_place(game: Game) -> None:
    page = (game.folder / "rules.md").read_text(encoding="utf-8")
    assert set(re.findall(r"<!-- list: ([a-z]+) -->", page)) == set(game.lists)
    assert "<!-- list" not in game.rulebook()


def test_the_page_of_city_builder_lists_its_components_in_both_languages() -> None:
    game = GAMES["city-builder"]
    box = game.box(2)
    for language in game.languages:
        page = game.rulebook(language)
        for monument in box.pack.monuments:  # type: ignore[attr-defined]
            assert f"| {monument.name} |" in page
        assert page.count("| N E S W |") >= 6
    assert "VP" in game.rulebook()


@EVERY_GAME
def test_every_rule_is_a_sentence_that_stands_alone(game: Game) -> None:
    """Rules are searched and cited one by one: each begins with a capital, ends with a full stop, and leans on no other."""
    lines = re.findall(r"^- \*\*([A-Z]{2}-R?\d+)\*\* (.*(?:\n  .*)*)", game.rulebook(), re.M)
    texts = {rule: " ".join(text.removeprefix(HOUSE_MARK).split()) for rule, text in lines}
    assert texts.keys() == set(stated(game))
    leaning = re.compile(r"(So|Nor|Then|And|It|They|That|These|Still) ")
    assert {rule: text for rule, text in texts.items() if not text.lstrip('*_`"')[0].isupper() and not text[0].isdigit()} == {}
    assert {rule: text for rule, text in texts.items() if not text.endswith((".", ":", "`)"))} == {}
    assert {rule: text for rule, text in texts.items() if leaning.match(text)} == {}


@EVERY_GAME
def test_the_rules_of_a_section_are_in_the_order_of_their_ids(game: Game) -> None:
    for section in re.split(r"^#+ .*$", game.rulebook(), flags=re.M):
        numbers = [int(number) for number in re.findall(r"^- \*\*[A-Z]{2}-(\d+)\*\* ", section, re.M)]
        assert numbers == sorted(numbers)


def is_house(game: Game, id: str) -> bool:
    number = id.removeprefix(f"{game.rule_prefix}-")
    named = HOUSE_RULES[game.id].split()
    above = [int(name[:-1]) for name in named if name.endswith("+")]
    return number in named or (number.isdigit() and any(int(number) >= least for least in above))


@pytest.mark.parametrize(("id", "language"), [(id, language) for id, game in GAMES.items() for language in game.languages])
def test_a_rulebook_page_marks_the_house_rules(id: str, language: str) -> None:
    game = GAMES[id]
    page = game.rulebook(language)
    marked = re.findall(rf"^- \*\*({game.rule_prefix}-R?\d+)\*\* {HOUSE_MARK}", page, re.M)
    assert marked == [id for id in stated(game) if is_house(game, id)]
    assert (HOUSE_MARK.strip() in page[: page.index("\n## ")]) == bool(marked)


@pytest.mark.parametrize("language", ["en", "de"])
def test_age_of_heroes_ships_the_rulings_that_its_rules_cite(language: str) -> None:
    """Every ruling is in the table with the rules that rest on it, and no rule cites another."""
    page = GAMES["age-of-heroes"].rulebook(language)
    cited: dict[str, list[str]] = {}
    for rule, ruling in re.findall(r"^- \*\*(AH-\d+)\*\* .* \((R-\d+)\)\.$", page, re.M):
        cited.setdefault(ruling, []).append(rule)
    rows = dict(re.findall(r"^\| (R-\d+) \| .+ \| .+ \| (.+) \|$", page, re.M))
    assert list(rows) == [f"R-{number}" for number in range(1, 62)]
    assert {ruling: sorted(rules.split(", ")) for ruling, rules in rows.items() if rules != "–"} == {
        ruling: sorted(rules) for ruling, rules in cited.items()
    }
    assert len(cited) == 60


def translations() -> list[tuple[str, str]]:
    return [(id, path.stem.partition(".")[2]) for id, game in GAMES.items() for path in sorted(game.folder.glob("rules.*.md"))]


@pytest.mark.parametrize(("id", "language"), translations())
def test_a_translated_page_states_the_same_rules_and_shows_the_same_drawings(id: str, language: str) -> None:
    game = GAMES[id]
    found = {}
    for page in (game.rulebook(), game.rulebook(language)):
        rules = re.findall(rf"^- \*\*({game.rule_prefix}-R?\d+)\*\* \S", page, re.M)
        drawings = re.findall(r"\(figures/([a-z-]+)\.svg\)", page)
        headings = [len(marks) for marks in re.findall(r"^(#+) ", page, re.M)]
        tables = len(re.findall(r"^\|[ :-]+\|", page, re.M))
        found[page] = (rules, drawings, headings, tables)
    english, translated = found.values()
    assert translated == english
