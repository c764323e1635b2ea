"""Setup, the Prepare phase, the End of Round phase and the final scoring (sections 3, 4, 11 and 14)."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.core.action import Action
from tessera.core.agenda import Ask, Draw, Step
from tessera.core.refusal import Refused, refuse
from tessera.core.seats import EVERYONE, NOBODY
from tessera.games.the_ancient_world.actions import N_SKILLS
from tessera.games.the_ancient_world.board_actions import BOARD
from tessera.games.the_ancient_world.cards import (
    DECK_A,
    DECK_B,
    DISTRICTS,
    EMPIRE,
    INCOME_COIN,
    INCOME_KNOWLEDGE,
    MAIN,
    ON_STARVE,
    START,
    TITANS,
)
from tessera.games.the_ancient_world.scoring import banner_points, bonus_points, count_banners, early_points
from tessera.games.the_ancient_world.state import (
    AT_HAND,
    DISTRICT_DECK,
    EMPIRE_A,
    EMPIRE_B,
    EMPIRE_DISCARDS,
    EMPIRE_ROW,
    MILITARY_DECK,
    N_ROUNDS,
    OUT,
    ROUND_OF_B,
    STARVING,
    TITAN_DECK,
    UNOWNED,
    Ancient,
    AncientBox,
)
from tessera.games.the_ancient_world.steps.draws import (
    FillEmpireRow,
    FillMilitaryRow,
    RevealDistrict,
    RevealTitan,
)
from tessera.games.the_ancient_world.steps.reactions import reaction
from tessera.games.the_ancient_world.steps.turn import Turn, citizen_piece

STARTING_COINS: Final = (6, 7, 8, 8)
"""AW-53. The coins at the start, in turn order."""
STARVING_COSTS: Final = 2

DECK_OF: Final = {
    DECK_A: EMPIRE_A,
    DECK_B: EMPIRE_B,
    MAIN: MILITARY_DECK,
    TITANS: TITAN_DECK,
    TITANS + 1: TITAN_DECK + 1,
    TITANS + 2: TITAN_DECK + 2,
    DISTRICTS: DISTRICT_DECK,
}
"""The deck in which the cards of each back begin."""


def start(box: AncientBox) -> Ancient:
    """AW-40 to AW-58. All cards are in their decks, starting cards are dealt, and the draws of the setup are to come."""
    s = Ancient(box)
    s.set_out()
    s.set_up()
    next_army = [0] * s.n
    for piece in range(len(box.kind)):
        kind = box.kind[piece]
        card = box.cards[kind]
        if card.back != START:
            s.put(piece, DECK_OF[card.back], NOBODY)
            continue
        seat = piece - box.first[kind]
        if card.group == EMPIRE:
            s.put(piece, box.intact[seat], EVERYONE)
            s.enliven(seat, kind, 1)
        else:
            s.put(piece, box.armies[seat] + next_army[seat], EVERYONE)
            next_army[seat] += 1
    titans = RevealTitan(0), RevealTitan(1), RevealTitan(2)
    s.then(FirstPlayer(), RevealDistrict(), *titans, FillMilitaryRow(), FillEmpireRow(), Round())
    return s


class FirstPlayer(Draw[Ancient]):
    """AW-52, AW-53, AW-56, AW-57. The option or chance names the first player. Coins depend on the turn order."""

    RULE: ClassVar[str] = "AW-56"

    def is_due(self, s: Ancient) -> bool:
        return s.ancient.first_player < 0

    def run(self, s: Ancient) -> None:
        self.begin(s, s.ancient.first_player)

    def choices(self, s: Ancient) -> list[Action]:
        return s.minted.begin[:]

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        self.begin(s, action.args[0])

    def begin(self, s: Ancient, first: int) -> None:
        s.first_player = first
        s.tell(EVERYONE, "first-player", seat=first)
        for order in range(s.n):
            seat = (first + order) % s.n
            s.coins[seat] = STARTING_COINS[order]
            s.tell(EVERYONE, "starting-coins", seat=seat, n=STARTING_COINS[order])


# -- Prepare ------------------------------------------------------------------------------------------------------


class Round(Step[Ancient]):
    """AW-65, AW-66, AW-68, AW-69. A round has three phases. From round 2 on both rows are filled anew (AW-72 to AW-74)."""

    def run(self, s: Ancient) -> None:
        s.round += 1
        for seat in range(s.n):
            s.passed[seat] = False
        s.tell(EVERYONE, "round-begins", seat=s.first_player, n=s.round)
        for space in BOARD:
            if 1 < space.OPENS == s.round:
                s.tell(EVERYONE, f"{space.KEY}-opens")
        if s.round == 1:
            s.then(Turn(s.first_player), EndOfRound())
            return
        if s.round == ROUND_OF_B:
            retire_deck_a(s)
        else:
            discard_row(s)
        s.then(FillEmpireRow(), FillMilitaryRow(), Turn(s.first_player), EndOfRound())


def discard_row(s: Ancient) -> None:
    """AW-73. What is left of the Empire row goes to the discard pile."""
    kinds = tuple(s.kinds_in(EMPIRE_ROW))
    if kinds:
        s.tell(EVERYONE, "row-cleared", pieces=kinds, n=len(kinds))
    for piece in s.places[EMPIRE_ROW][:]:
        s.move(piece, EMPIRE_ROW, EMPIRE_DISCARDS, EVERYONE)


def retire_deck_a(s: Ancient) -> None:
    """AW-70, AW-75. The row, the deck and the discards of deck A leave the game, and deck B takes their place."""
    n = 0
    for place in (EMPIRE_ROW, EMPIRE_A, EMPIRE_DISCARDS):
        for piece in s.places[place][:]:
            s.move(piece, place, OUT, NOBODY)
            n += 1
    s.tell(EVERYONE, "deck-b", n=n)


# -- End of Round -------------------------------------------------------------------------------------------------


class EndOfRound(Step[Ancient]):
    """AW-251 to AW-257. Players get income, coins slide, citizens return and the token turns; feeding comes last."""

    def run(self, s: Ancient) -> None:
        s.tell(EVERYONE, "round-ends", n=s.round)
        s.keep_moment()
        if s.round == N_ROUNDS:
            s.tell(EVERYONE, "income-ends")
        for seat in range(s.n):
            if s.round < N_ROUNDS:
                income(s, seat)
            refresh(s, seat)
        s.hand_up = False
        order = [(s.first_player + distance) % s.n for distance in range(s.n)]
        s.agenda.append(Round() if s.round < N_ROUNDS else Score())
        for seat in order[::-1]:
            s.agenda.append(Feed(seat))


def income(s: Ancient, seat: int) -> None:
    """AW-251. Take a coin or a knowledge for each live income symbol."""
    coins = s.live[seat][INCOME_COIN]
    knowledge = s.live[seat][INCOME_KNOWLEDGE]
    s.coins[seat] += coins
    s.knowledge[seat] += knowledge
    s.tell(EVERYONE, "income", seat=seat, n=coins, m=s.coins[seat])
    if knowledge:
        s.tell(EVERYONE, "income-knowledge", seat=seat, n=knowledge, m=s.knowledge[seat])


def refresh(s: Ancient, seat: int) -> None:
    """AW-253 to AW-255, AW-263, AW-407. Name coins become picture coins, all citizens come home, Draft and wards end."""
    for slot in range(s.ancient.slots):
        s.picture_coins[seat][slot] += s.name_coins[seat][slot]
        s.name_coins[seat][slot] = 0
    own = s.citizens[seat]
    for skill in range(N_SKILLS):
        if own[skill] != UNOWNED:
            own[skill] = AT_HAND
    s.draft[seat] = 0
    s.wards[seat] = 0


class Feed(Ask[Ancient]):
    """AW-257 to AW-264, AW-408. Each citizen needs a food or a meal. If there are too few, the owner chooses who has none."""

    RULE: ClassVar[str] = "AW-259"
    TITLE: ClassVar[str] = "ask-feed"

    def unfed(self, s: Ancient) -> int:
        return s.n_citizens(self.seat) - s.fed(self.seat)

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        return (self.seat,) if self.unfed(s) > 0 else ()

    def run(self, s: Ancient) -> None:
        s.tell(EVERYONE, "fed", seat=self.seat, n=s.n_citizens(self.seat), m=s.fed(self.seat))
        s.meals[self.seat] = 0

    def choices(self, s: Ancient) -> list[Action]:
        unfed = self.unfed(s)
        found: list[Action] = []
        for tokens in range(1, 1 << s.n_citizens(self.seat)):
            if count_bits(tokens) == unfed:
                found.append(s.minted.starve[tokens])
        return found

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        for skill in range(N_SKILLS):
            if action.args[0] >> skill & 1:
                s.citizens[seat][skill] = STARVING
                s.tell(EVERYONE, "starves", seat=seat, n=skill + 1, m=s.fed(seat))
        s.meals[seat] = 0
        s.then(*reaction(s, ON_STARVE, seat))

    def pieces(self, s: Ancient, seat: int, action: Action) -> tuple[str, ...]:
        return tuple([citizen_piece(seat, skill) for skill in range(1, N_SKILLS + 1) if action.args[0] >> (skill - 1) & 1])

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        return refuse("AW-259", "no-such-hunger", n=s.n_citizens(seat), m=self.unfed(s), k=s.fed(seat))


def count_bits(bits: int) -> int:
    n = 0
    while bits:
        n += bits & 1
        bits >>= 1
    return n


# -- the end ------------------------------------------------------------------------------------------------------


class Score(Step[Ancient]):
    """AW-350 to AW-357. Starving citizens cost points, damaged cards are repaired, banners and bonuses count.

    Each of the four is done for all seats before the next one.
    """

    def run(self, s: Ancient) -> None:
        for seat in range(s.n):
            score_starving(s, seat)
        early = [early_points(s, seat) for seat in range(s.n)]
        for seat in range(s.n):
            repair_all(s, seat)
        for seat in range(s.n):
            score_banners(s, seat)
        for seat in range(s.n):
            score_bonuses(s, seat, early[seat])
        for seat in range(s.n):
            s.tell(EVERYONE, "final-score", seat=seat, n=s.points[seat], m=s.coins[seat])
        tell_tie_break(s)
        winners = s.winners()
        for seat in winners:
            s.tell(EVERYONE, "won" if len(winners) == 1 else "shared", seat=seat, n=s.points[seat])


def tell_tie_break(s: Ancient) -> None:
    """AW-365 to AW-368. Say which comparison decided if the winner has as many points as another seat, or that none did."""
    ranked = sorted([s.standing(seat) for seat in range(s.n)], reverse=True)
    best, second = ranked[0], ranked[1]
    if best == second:
        s.tell(EVERYONE, "tie-unbroken")
    if best[0] != second[0] or best == second:
        return
    seat = s.winners()[0]
    if best[1] != second[1]:
        s.tell(EVERYONE, "tie-broken-by-coins", seat=seat, n=best[1], m=second[1])
    elif best[2] != second[2]:
        s.tell(EVERYONE, "tie-broken-by-cards", seat=seat, n=best[2], m=second[2])
    else:
        s.tell(EVERYONE, "tie-broken-by-knowledge", seat=seat, n=best[3], m=second[3])


def score_starving(s: Ancient, seat: int) -> None:
    """AW-351. Each starving citizen of a seat costs points."""
    n_starving = s.citizens[seat].count(STARVING)
    s.points[seat] -= STARVING_COSTS * n_starving
    if n_starving:
        s.tell(EVERYONE, "scored-starving", seat=seat, n=n_starving, m=STARVING_COSTS * n_starving)


def repair_all(s: Ancient, seat: int) -> None:
    """AW-352. Repair every damaged card of a seat."""
    kinds = tuple(s.kinds_in(s.ancient.damaged[seat]))
    if kinds:
        s.tell(EVERYONE, "last-repair", seat=seat, pieces=kinds, n=len(kinds))
    for piece in s.places[s.ancient.damaged[seat]][:]:
        s.move(piece, s.ancient.damaged[seat], s.ancient.intact[seat], EVERYONE)
        s.enliven(seat, s.kind[piece], 1)


def score_banners(s: Ancient, seat: int) -> None:
    """AW-353 to AW-356. Score the banners of a seat, tribe by tribe."""
    banners = count_banners(s, seat)
    for tribe in range(len(banners)):
        points = banner_points(banners[tribe])
        s.points[seat] += points
        if points:
            s.tell(EVERYONE, "scored-tribe", seat=seat, n=banners[tribe], m=points, text=TRIBE_WORDS[tribe])


def score_bonuses(s: Ancient, seat: int, early: dict[int, int]) -> None:
    """AW-357, AW-423. Score the bonuses of a seat's cards; `early` are those that looked at the cards before the repair."""
    for piece in s.places[s.ancient.intact[seat]]:
        kind = s.kind[piece]
        points = bonus_points(s, seat, kind, repaired=True) + early[kind]
        s.points[seat] += points
        if points:
            s.tell(EVERYONE, "scored-card", seat=seat, piece=kind, n=points)


TRIBE_WORDS: Final = ("tribe-red", "tribe-green", "tribe-blue", "tribe-yellow", "tribe-purple")
