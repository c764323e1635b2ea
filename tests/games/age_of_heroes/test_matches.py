"""Complete matches: nothing is lost, every match ends, and the bot plays well by what its seat knows."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from games.age_of_heroes.build import check_items, heroes, texts
from laws.worlds import choose, sized
from rich.console import Console
from support import rule

from tessera.core.playout import play_out
from tessera.core.seats import CHANCE, WATCHER
from tessera.core.state import State
from tessera.core.view import imagine, look
from tessera.games.age_of_heroes import GAME
from tessera.games.age_of_heroes.bot.odds import Odds, beats
from tessera.games.age_of_heroes.kinds import is_immediate
from tessera.games.age_of_heroes.places import HAND, STRIDE
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.turn import ChooseAction
from tessera.games.age_of_heroes.steps.war import DeclareWar

SEATS = [2, 3, 4, 5, 6]


def check(s: Heroes) -> None:
    """AH-17 to AH-20. Every card and item is in exactly one place, and no hand holds an immediate card."""
    assert sorted(card for place in s.places for card in place) == list(range(144))
    check_items(s)
    for seat in range(s.box.seats):
        assert not [kind for kind in s.kinds_in(HAND + STRIDE * seat) if is_immediate(kind)]


def begin(seats: int, **options: object) -> Heroes:
    s = GAME.begin(GAME.box(seats, options))
    assert isinstance(s, Heroes)
    return s


def play_greedy(s: Heroes, rng: Random) -> int:
    """Play a match in which every seat follows the bot, in worlds imagined from its view. Returns the number of decisions."""
    n = 0
    while not s.over():
        seat = s.waiting()[0]
        s.apply(seat, choose(s, seat, rng) if seat == CHANCE else advised(s, seat, rng))
        n += 1
    return n


def advised(s: State, seat: int, rng: Random):  # type: ignore[no-untyped-def]
    options = s.options(seat)
    weights = GAME.bot.weigh(s, seat, options)
    best = max(weights)
    return rng.choice([option for option, weight in zip(options, weights, strict=True) if weight == best])


@rule("AH-17", "AH-18", "AH-19", "AH-20")
@pytest.mark.parametrize("seats", SEATS)
def test_cards_and_items_are_conserved_at_every_step(seats: int) -> None:
    for seed in range(sized(1, 200)):
        rng = Random(seed)
        s = begin(seats, market="open" if seed % 2 else "turns")
        while not s.over():
            check(s)
            seat = rng.choice(s.waiting())
            s.apply(seat, choose(s, seat, rng))
        check(s)


@rule("AH-17", "AH-295")
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end_with_everything_in_its_place(seats: int) -> None:
    for seed in range(sized(6, 10_000)):
        s = begin(seats, market="open" if seed % 4 == 3 else "turns", tribes="random" if seed % 2 else "pick")
        play_out(s, Random(seed))
        check(s)
        assert s.result in ("empire", "culture", "survivor", "unfinished")
        assert (s.winner >= 0) == (s.result != "unfinished")


@pytest.mark.parametrize("seats", SEATS)
def test_greedy_games_end(seats: int) -> None:
    for seed in range(sized(2, 1000)):
        s = begin(seats)
        play_greedy(s, Random(seed))
        check(s)
        assert s.result in ("empire", "culture", "survivor", "unfinished")


def test_greedy_beats_random_clearly() -> None:
    for seats in (2, 4, 6):
        wins = 0
        n = sized(8, 100)
        for game in range(n):
            s = begin(seats)
            rng = Random(game)
            me = game % seats
            while not s.over():
                seat = s.waiting()[0]
                s.apply(seat, advised(s, seat, rng) if seat == me else choose(s, seat, rng))
            wins += s.winner == me
        assert wins > 0.8 * n


@rule("I-13", "AH-271")
def test_the_bot_reads_only_what_its_seat_knows() -> None:
    for seed in range(sized(3, 60)):
        rng = Random(seed)
        s = begin(2 + seed % 5)
        for i in range(400):
            if s.over():
                break
            seat = s.waiting()[0]
            if seat != CHANCE and i % 3 == 0:
                options = s.options(seat)
                world = imagine(look(s, seat), rng)
                assert GAME.bot.weigh(world, seat, world.options(seat)) == GAME.bot.weigh(s, seat, options)
            s.apply(seat, choose(s, seat, rng) if seat == CHANCE else advised(s, seat, rng))


def test_the_bot_explains_every_choice_in_one_line() -> None:
    rng = Random(3)
    s = begin(4)
    while not s.over():
        seat = s.waiting()[0]
        if seat == CHANCE:
            s.apply(seat, choose(s, seat, rng))
            continue
        action = advised(s, seat, rng)
        reason = GAME.bot.explain(s, seat, action)
        assert reason.key in GAME.words()
        assert "?" not in GAME.words().tell(reason.json(s.box.names), seat, ["A", "B", "C", "D"])
        assert 0.0 <= GAME.bot.value(s, seat) <= 1.0
        s.apply(seat, action)
    assert GAME.bot.value(s, s.winner) == 1.0


def test_the_bot_takes_the_open_city_and_breaks_the_claim() -> None:
    s = heroes(
        3,
        hands=("iron", "iron", "iron"),
        armies=("home home home", "", "home home"),
        cities=(1, 5, 3),
        agenda=(ChooseAction(0),),
    )
    s.empire_claims[1] = 1
    assert advised(s, 0, Random(1)).text == "war"
    s = heroes(
        3, hands=("iron", "iron", "iron"), armies=("home home home", "", "home home"), cities=(1, 5, 3), agenda=(DeclareWar(0),)
    )
    s.empire_claims[1] = 1
    assert advised(s, 0, Random(1)).text.startswith("war 1 conquest with")
    s = heroes(2, hands=("wood wood stone iron",), agenda=(ChooseAction(0),))
    assert advised(s, 0, Random(1)).text == "build"
    assert "war" in texts(s, 0)


def test_the_terminal_can_show_every_position_to_everyone() -> None:
    console = Console(width=140, record=True, file=StringIO())
    assert GAME.draw is not None
    for seed in range(2):
        s = begin(4, market="open" if seed else "turns")
        rng = Random(seed)
        for i in range(600):
            if s.over():
                break
            if i % 9 == 0:
                for seat in (0, 3, WATCHER):
                    console.print(GAME.draw(look(s, seat)))
            seat = rng.choice(s.waiting())
            s.apply(seat, choose(s, seat, rng))
    said = console.export_text()
    for word in ("Egyptians", "Battle", "Offers", "Your hand", "left to build"):
        assert word in said


def test_odds_are_those_of_two_cards() -> None:
    assert beats(0) == pytest.approx(15 / 36)
    assert beats(2) == pytest.approx(26 / 36)
    assert beats(-6) == 0.0
    assert beats(6) == 1.0
    odds = Odds(3, 0, 1, 0, 0)
    assert odds.victorious() == pytest.approx(2 + 15 / 36)
    assert odds.at_least(2) == 1.0
    assert odds.at_least(3) == pytest.approx(15 / 36)
    assert odds.losses() == pytest.approx(15 / 36)


def test_every_event_and_question_has_its_words_and_its_rule() -> None:
    messages = GAME.words()
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted((GAME.folder / "steps").glob("*.py")))
    for key in set(re.findall(r'tell\([^"]*?"([a-z-]+)"', source)) | set(re.findall(r'"(offer-[a-z]+)"', source)):
        assert key in messages, key
        assert messages.patterns[f"{key}.rule"].startswith("AH-"), key
    for step in GAME.steps.values():
        assert not step.TITLE or step.TITLE in messages, step
        assert not step.TITLE or step.RULE.startswith("AH-"), step
    for name in GAME.box(2).names:
        assert name in messages


def test_every_event_told_in_a_match_can_be_said() -> None:
    players = [f"Player {seat}" for seat in range(5)]
    s = GAME.begin(GAME.box(5, {"market": "open"}), [])
    rng = Random(12)
    while not s.over():
        seat = rng.choice(s.waiting())
        s.apply(seat, choose(s, seat, rng))
        for event in s.log or []:
            said = event.json(s.box.names)
            assert event.key in GAME.words(), event.key
            for viewer in (None, event.seat, event.rival):
                sentence = GAME.words().tell(said, viewer, players)
                assert "?" not in sentence, (event.key, sentence)
                assert "{" not in sentence
        s.log = []


def test_the_rulebook_page_lists_every_rule_of_its_tests() -> None:
    page = GAME.rulebook()
    listed = re.findall(r"^- \*\*(AH-\d+)\*\* ", page, re.M)
    assert len(listed) == len(set(listed)) == 322
    cited = set()
    for path in Path(__file__).parent.glob("*.py"):
        cited.update(re.findall(r'"(AH-\d+)"', path.read_text(encoding="utf-8")))
    assert sorted(set(listed) - cited) == []
