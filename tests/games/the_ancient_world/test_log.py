"""The log tells every part of what happened, in its order: small stories, as one who hears everything reads them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from games.the_ancient_world.build import damage, hold, means, own, play, put_citizen, set_citizens, set_row, world
from games.the_ancient_world.positions import (
    POSITIONS,
    SEATS,
    attacking,
    expanding,
    exploring,
    hideout,
    learning,
    passing,
    recruiting,
    repairing,
    rich,
    struck,
)
from support import rule

from tessera.core.dealer import Dealer
from tessera.core.match import Match
from tessera.core.seats import WATCHER
from tessera.games.the_ancient_world import GAME
from tessera.games.the_ancient_world.state import Ancient

PLAYERS = ["Ann", "Bo", "Cy", "Di"]


def offering() -> Ancient:
    return set_row(rich(), "crane", "bridge", "salt-road")


def growing() -> Ancient:
    return means(own(world(SEATS, round=3), 0, "aqueduct"), 0, coins=5)


def last_to_pass() -> Ancient:
    """Seat 0 has five citizens, and only seat 3 has not passed."""
    return play(set_citizens(rich(), 0, 5), "0: pass", "1: pass", "2: pass")


STORIES: list[tuple[Callable[[], Ancient], str, str]] = [
    (rich, "0: place 1 labor", "Ann places citizen 1 on Labor. Ann labors for 2 coins and has 11."),
    (
        offering,
        "0: place 1 build; 0: buy crane",
        "Ann places citizen 1 on Build. Ann pays 2 coins and 1 knowledge for Crane. Ann builds Crane.",
    ),
    (
        lambda: put_citizen(offering(), 1, 3, "build"),
        "0: place 1 build; 0: buy salt-road",
        "Ann places citizen 1 on Build. Ann pays a surcharge of one coin for Build and has 8 left. "
        "Ann pays 3 coins for Salt Road. Ann builds Salt Road.",
    ),
    (
        lambda: own(offering(), 0, "crane"),
        "0: place 1 build; 0: buy bridge discarding crane",
        "Ann places citizen 1 on Build. Ann discards Crane and pays nothing for the card. Ann builds Bridge.",
    ),
    (
        lambda: hold(rich(), 0, "bridge"),
        "0: place 1 build; 0: buy stored bridge",
        "Ann places citizen 1 on Build. Ann pays 3 coins for Bridge. Ann builds Bridge, which was stored.",
    ),
    (
        lambda: put_citizen(rich(), 1, 1, "draft"),
        "0: place 2 draft",
        "Ann places citizen 2 on Draft. Ann drafts 2; every attack of Ann now has 2 more this round.",
    ),
    (
        rich,
        "0: place 1 expand; 0: pay coins",
        "Ann places citizen 1 on Expand. Ann pays 3 coins for Expand and has 6 left. Ann gains the District Terrace Ward.",
    ),
    (
        rich,
        "0: place 1 expand; 0: pay knowledge",
        "Ann places citizen 1 on Expand. Ann pays 1 knowledge and has 2 left. Ann gains the District Terrace Ward.",
    ),
    (
        expanding,
        "chance: deal barracks-ward; chance: deal river-ward; 0: take river-ward",
        "Ann sees Barracks Ward. Ann sees River Ward. Ann looks at 3 Districts. Ann gains the District River Ward.",
    ),
    (
        learning,
        "0: place 1 learn; 1: remove name coin of army 1; 3: use scribe-guild",
        "Ann places citizen 1 on Learn. Ann pays three coins, learns and has 4 knowledge. By Distant Outpost, Bo takes a name "
        "coin off army 1; it costs one coin next time. Army 1 of Bo is ready again. Di pays one coin and has 7 left. "
        "Di gets 1 knowledge from Scribe Guild and has 1.",
    ),
    (
        learning,
        "0: place 1 learn; 1: remove picture coin of army 2; 3: decline",
        "Ann places citizen 1 on Learn. Ann pays three coins, learns and has 4 knowledge. By Distant Outpost, Bo takes a "
        "picture coin off army 2; it costs 2 coins next time. Di makes no use of Scribe Guild.",
    ),
    (
        lambda: repairing("0: place 1 rebuild"),
        "0: repair bridge; 0: done",
        "Ann repairs Bridge. Ann takes the first-player token and will start the next round. "
        "Ann gains one coin by rebuilding and has 10.",
    ),
    (
        lambda: play(rich(), "0: place 1 rebuild"),
        "1: place 1 rebuild",
        "Bo places citizen 1 on Rebuild. The first-player token was claimed before and stays with Ann. "
        "Bo gains one coin by rebuilding and has 8.",
    ),
    (
        recruiting,
        "0: recruit titan-hounds; 0: retire army 1",
        "Ann recruits Titan Hounds for 2 coins and has 7 left. Ann retires City Guard in army 1.",
    ),
    (
        lambda: own(recruiting(), 0, "outrider-lodge"),
        "0: recruit coast-watch; 0: form a new army",
        "Ann recruits Coast Watch, which costs nothing. Ann forms army 3 with Coast Watch.",
    ),
    (lambda: set_row(exploring(), "crane"), "0: store crane", "Ann stores Crane from the row."),
    (
        exploring,
        "0: explore; chance: deal bridge",
        "Ann draws 5 cards off the Empire deck. Ann draws Bridge off the Empire deck.",
    ),
    (
        growing,
        "0: place 1 grow",
        "Ann places citizen 1 on Grow. Ann pays 3 coins for Grow and has 2 left. "
        "Ann gains citizen 4, who waits in the Starving box. Ann gets 3 coins from Aqueduct for the new citizen and has 5.",
    ),
    (
        lambda: own(rich(), 0, "pearl-divers"),
        "0: place 1 pearl-divers",
        "Ann places citizen 1 on Pearl Divers. Ann gets 4 coins from Pearl Divers and has 13.",
    ),
    (
        POSITIONS["CopyAction"],
        "0: copy desert-archive",
        "Ann uses the action of Desert Archive through Bridge. Ann gets 1 knowledge from Desert Archive and has 4.",
    ),
    (
        hideout,
        "0: inspect one-star",
        "Ann puts in order the top 4 Titans of the one-star deck. Ann sees Mud Strider.",
    ),
    (
        attacking,
        "chance: deal thorn-back; 0: repair bridge; chance: roll coin",
        "The one-star Titan on top is Thorn Back. Ann repairs Bridge. A damage die shows a coin. "
        "Ann loses one coin to the dice and has 6 left. Ann loots one coin and has 7.",
    ),
    (
        lambda: struck("titan"),
        "0: damage outrider-lodge; 0: discard army 2",
        "Damage hits Outrider Lodge of Ann. The army limit of Ann is 2: army 2 leaves the game (Militia). "
        "Ann loots one coin and has 8.",
    ),
    (
        passing,
        "0: store the unseen top card; chance: deal bridge",
        "Ann stores Bridge off the Empire deck. Ann stores the unseen top card of the Empire deck.",
    ),
    (passing, "0: decline", "Ann makes no use of Zori Dramatists."),
    (
        last_to_pass,
        "3: pass; 0: starve 1 2",
        "Di passes. Round 1 ends: coins slide down, citizens come home. Ann gets 5 coins as income and has 14. "
        "Bo gets 5 coins as income and has 12. Cy gets 5 coins as income and has 13. Di gets 5 coins as income and has 13. "
        "Citizen 1 of Ann starves; there was food for 3. Citizen 2 of Ann starves; there was food for 3. "
        "Bo has 3 food for 3 citizens. Cy has 3 food for 3 citizens. Di has 3 food for 3 citizens. Round 2 begins; Ann starts. "
        "Explore is uncovered and stays open. "
        "What is left of the Empire row is discarded: 2 × Crane, 2 × Distant Outpost, 2 × Masons Yard.",
    ),
]


@pytest.mark.parametrize(("make", "lines", "told"), STORIES, ids=[lines for _, lines, _ in STORIES])
def test_the_log_tells_every_part_of_what_happened(make: Callable[[], Ancient], lines: str, told: str) -> None:
    s = make()
    s.log = []
    play(s, *lines.split("; "))
    said = [GAME.words().tell(event.json(s.box.names), None, PLAYERS) for event in s.log]
    assert " ".join(said) == told


def lines(s: Ancient, seat: int | None = None, language: str = "en") -> list[str]:
    """What this seat was told, as its log shows it."""
    ear = WATCHER if seat is None else seat
    words = GAME.words(language)
    rows = words.fold(event.json(s.box.names) for event in s.log or [] if event.heard_by(ear))
    return [f"{words.tell(row, seat, PLAYERS)} ({words.rule(row)})" for row in rows]


@rule("AW-41", "AW-42", "AW-44", "AW-45")
def test_the_setup_cites_the_rules_of_the_setup() -> None:
    match = Match(GAME, GAME.box(2), Dealer.seeded(3, 2))
    said = [GAME.words().tell(row, None, PLAYERS) for row in GAME.words().fold(event for _, event in match.log(None))]
    rules = [GAME.words().rule(row) for row in GAME.words().fold(event for _, event in match.log(None))]
    assert rules[3:] == ["AW-41", "AW-42", "AW-42", "AW-42", "AW-44", "AW-45", "AW-66"]
    assert said[3].startswith("The first District is ")
    assert said[4].startswith("The one-star Titan on top is ")
    assert said[7].startswith("The Military row begins with ")
    assert said[8].startswith("The Empire row begins with ")


@rule("AW-73")
def test_a_new_round_says_what_happens_to_the_empire_row() -> None:
    s = set_row(play(set_citizens(rich(), 0, 3), "0: pass", "1: pass", "2: pass"), "crane", "bridge", "bridge")
    s.log = []
    play(s, "3: pass")
    assert "What is left of the Empire row is discarded: Crane, 2 × Bridge. (AW-73)" in lines(s)


@rule("AW-176")
def test_an_explorer_reads_its_cards_in_one_line() -> None:
    s = exploring()
    s.log = []
    play(s, "0: explore", *["chance: deal bridge", "chance: deal aqueduct", "chance: deal bridge"])
    assert lines(s, 0) == ["You draw 3 cards off the Empire deck: 2 × Bridge, Aqueduct. (AW-176)"]
    assert lines(s, 0, "de") == ["Du ziehst 3 Karten vom Reichsstapel: 2 × Brücke, Aquädukt. (AW-176)"]
    assert lines(s) == ["Ann draws 5 cards off the Empire deck. (AW-176)"]


@rule("AW-372")
def test_a_surveyor_reads_its_districts_in_one_line() -> None:
    s = expanding()
    s.log = []
    play(s, "chance: deal barracks-ward", "chance: deal river-ward")
    assert lines(s, 0) == ["You see Barracks Ward, River Ward. (AW-372)", "You look at 3 Districts. (AW-372)"]


@rule("AW-153")
def test_nobody_starts_a_round_after_the_last() -> None:
    s = means(world(round=6), 0, coins=3)
    s.log = []
    play(s, "0: place 1 rebuild")
    assert "Ann takes the first-player token. (AW-153)" in lines(s)


@rule("AW-163", "AW-166")
@pytest.mark.parametrize(
    ("coins", "said"),
    [
        (0, "Ann retires City Guard in army 1. (AW-163)"),
        (1, "Ann retires City Guard in army 1; the coin on it goes to the supply. (AW-166)"),
        (3, "Ann retires City Guard in army 1; the 3 coins on it go to the supply. (AW-166)"),
    ],
)
def test_a_retiring_card_cites_the_rule_of_coins_only_with_coins(coins: int, said: str) -> None:
    s = recruiting()
    s.picture_coins[0][0] = coins
    s.log = []
    play(s, "0: recruit titan-hounds", "0: retire army 1")
    assert said in lines(s)


@rule("AW-350", "AW-351", "AW-352", "AW-353", "AW-357", "AW-368")
def test_each_step_of_the_scoring_is_for_all_seats() -> None:
    s = damage(own(world(2, round=6), 0, "bridge"), 0, "bridge")
    damage(own(s, 1, "bridge"), 1, "bridge")
    means(means(s, 0, coins=4, knowledge=1), 1, coins=4, knowledge=1)
    play(s, "0: pass")
    s.log = []
    play(s, "1: pass")
    assert lines(s)[5:] == [
        "Ann repairs Bridge before the banners are scored. (AW-352)",
        "Bo repairs Bridge before the banners are scored. (AW-352)",
        "Ann scores one point for one blue banner. (AW-353)",
        "Ann scores 2 points for 2 yellow banners. (AW-353)",
        "Bo scores one point for one blue banner. (AW-353)",
        "Bo scores 2 points for 2 yellow banners. (AW-353)",
        "Ann has 3 points; 4 coins are left. (AW-359)",
        "Bo has 3 points; 4 coins are left. (AW-359)",
        "The best are tied on points, coins, cards in play and knowledge, so they share the victory. (AW-368)",
        "Ann shares the victory with 3 points. (AW-368)",
        "Bo shares the victory with 3 points. (AW-368)",
    ]
