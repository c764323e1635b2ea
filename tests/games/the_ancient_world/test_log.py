"""The log tells every part of what happened, in its order: small stories, as one who hears everything reads them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from games.the_ancient_world.build import hold, means, own, play, put_citizen, set_citizens, set_row, world
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
        "Ann pays 2 coins for Salt Road. Ann builds Salt Road.",
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
        "Ann places citizen 2 on Draft. Ann drafts 2 and attacks with 2 more this round.",
    ),
    (
        rich,
        "0: place 1 expand; 0: pay coins",
        "Ann places citizen 1 on Expand. Ann pays 3 coins and has 6 left. Ann gains the District Terrace Ward.",
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
        "Ann places citizen 1 on Learn. Ann pays three coins, learns and has 4 knowledge. Distant Outpost takes a name coin "
        "off army 1 of Bo, which costs one coin next time. Army 1 of Bo is ready again. Di pays one coin and has 7 left. "
        "Scribe Guild gives Di 1 knowledge, which makes 1.",
    ),
    (
        learning,
        "0: place 1 learn; 1: remove picture coin of army 2; 3: decline",
        "Ann places citizen 1 on Learn. Ann pays three coins, learns and has 4 knowledge. Distant Outpost takes a picture coin "
        "off army 2 of Bo, which costs 2 coins next time. Di makes no use of Scribe Guild.",
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
        "Ann recruits Titan Hounds for 2 coins and has 7 left. City Guard retires in army 1 of Ann.",
    ),
    (
        lambda: own(recruiting(), 0, "outrider-lodge"),
        "0: recruit coast-watch; 0: form a new army",
        "Ann recruits Coast Watch, which costs nothing. Coast Watch forms army 3 of Ann.",
    ),
    (lambda: set_row(exploring(), "crane"), "0: store crane", "Ann stores Crane from the row."),
    (exploring, "0: explore; chance: deal bridge", "Ann draws 5 cards of the Empire deck. Ann draws Bridge."),
    (
        growing,
        "0: place 1 grow",
        "Ann places citizen 1 on Grow. Ann pays 3 coins and has 2 left. Ann gains citizen 4, who waits in the Starving box. "
        "Aqueduct pays Ann 3 coins for the new citizen, which makes 5.",
    ),
    (
        lambda: own(rich(), 0, "pearl-divers"),
        "0: place 1 pearl-divers",
        "Ann places citizen 1 on Pearl Divers. Pearl Divers gives Ann 3 coins, which makes 12.",
    ),
    (
        POSITIONS["CopyAction"],
        "0: copy desert-archive",
        "Ann uses the action of Desert Archive through Bridge. Desert Archive gives Ann 1 knowledge, which makes 4.",
    ),
    (
        hideout,
        "0: inspect one-star",
        "Ann looks at the top 4 of the 1-star Titans and puts them in order. Ann sees Mud Strider.",
    ),
    (
        attacking,
        "chance: deal thorn-back; 0: repair bridge; chance: roll coin",
        "The 1-star Titan on top is Thorn Back. Ann repairs Bridge. A damage die shows a coin. "
        "Ann loses one coin to the dice and has 6 left. Ann loots one coin and has 7.",
    ),
    (
        lambda: struck("titan"),
        "0: damage outrider-lodge; 0: discard army 2",
        "Outrider Lodge of Ann is damaged. The army limit of Ann is 2: army 2 leaves the game (Militia). "
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
        "Di passes. Round 1 ends: coins slide down, citizens come home. Ann gets 5 coins of income and has 14. "
        "Bo gets 5 coins of income and has 12. Cy gets 5 coins of income and has 13. Di gets 5 coins of income and has 13. "
        "Citizen 1 of Ann starves; there was food for 3. Citizen 2 of Ann starves; there was food for 3. "
        "Bo has 3 food for 3 citizens. Cy has 3 food for 3 citizens. Di has 3 food for 3 citizens. Round 2 begins; Ann starts. "
        "Explore is uncovered and stays open.",
    ),
]


@pytest.mark.parametrize(("make", "lines", "told"), STORIES, ids=[lines for _, lines, _ in STORIES])
def test_the_log_tells_every_part_of_what_happened(make: Callable[[], Ancient], lines: str, told: str) -> None:
    s = make()
    s.log = []
    play(s, *lines.split("; "))
    said = [GAME.words().tell(event.json(s.box.names), None, PLAYERS) for event in s.log]
    assert " ".join(said) == told
