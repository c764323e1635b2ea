"""Elimination, claims, and the end of the match (chapters 17 to 19)."""

from __future__ import annotations

from tessera.core.agenda import Step
from tessera.core.seats import EVERYONE
from tessera.games.age_of_heroes.kinds import CITADEL, ROAD
from tessera.games.age_of_heroes.places import ASIDE, MONUMENT, QUAKES, STRIDE
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.base import SeatStep


class Checkpoint(SeatStep):
    """AH-275, AH-283. Tribes with neither cards nor Cities are eliminated, clockwise after this seat, until one is left."""

    def run(self, s: Heroes) -> None:
        for seat in s.clockwise(self.seat + 1):
            if has_fallen(s, seat) and s.n_alive() > 1:
                eliminate(s, seat)
        if s.n_alive() == 1:
            win(s, s.alive.index(1), "survivor")
        elif s.phase != "market" and not s.alive[s.active]:
            s.cut("EndTurn")  # AH-46


def has_fallen(s: Heroes, seat: int) -> bool:
    """AH-272 to AH-274. True if this tribe has neither a card nor a City. Cards set aside and not yet resolved count as
    cards."""
    return s.cities[seat] == 0 and s.n_hand(seat) == 0 and not s.places[ASIDE + STRIDE * seat]


def eliminate(s: Heroes, seat: int) -> None:
    """AH-278 to AH-282. A tribe is eliminated: its items and cards return to their decks, and its claims end."""
    s.alive[seat] = 0
    s.tell(EVERYONE, "eliminated", seat=seat)
    kept = [road for road in s.roads if seat not in road]
    s.supply[ROAD] += len(s.roads) - len(kept)
    s.roads = kept
    s.supply[CITADEL] += s.citadels[seat]
    s.citadels[seat] = 0
    for army in range(len(s.army_owner)):
        if s.army_owner[army] == seat:
            s.remove_army(army)
    for place in (MONUMENT, QUAKES, ASIDE):
        s.discard_all(place + STRIDE * seat)
    s.empire_claims[seat] = 0
    s.culture_claims[seat] = 0
    if s.phase == "market":
        pass_start(s)


def pass_start(s: Heroes) -> None:
    """AH-43, AH-299. If the start player was eliminated, the next survivor clockwise takes over."""
    if not s.alive[s.start_seat]:
        s.start_seat = s.clockwise(s.start_seat)[0]
        s.tell(EVERYONE, "new-start-player", seat=s.start_seat)


def win(s: Heroes, seat: int, result: str) -> None:
    """AH-284, AH-287. This seat wins, and the match is over at once."""
    s.winner = seat
    s.result = result
    s.phase = "over"
    n = s.n_monument(seat) if result == "culture" else s.cities[seat]
    s.tell(EVERYONE, f"won-{result}", seat=seat, n=n)
    s.agenda.clear()


class VictoryTest(SeatStep):
    """AH-286 to AH-294. A condition that was claimed a round ago and is fulfilled now wins. Otherwise it is claimed now."""

    def run(self, s: Heroes) -> None:
        seat = self.seat
        if s.is_empire(seat) and s.empire_claims[seat]:
            win(s, seat, "empire")
        elif s.is_culture(seat) and s.culture_claims[seat]:
            win(s, seat, "culture")
        else:
            record_claim(s, seat, s.empire_claims, s.is_empire(seat), "empire")
            record_claim(s, seat, s.culture_claims, s.is_culture(seat), "culture")


def record_claim(s: Heroes, seat: int, claims: list[int], holds: bool, condition: str) -> None:
    """AH-286, AH-290, AH-294. Note and announce a claim, or that one has lapsed."""
    if holds:
        n = s.cities[seat] if condition == "empire" else s.n_monument(seat)
        s.tell(EVERYONE, f"claimed-{condition}", seat=seat, n=n)
    elif claims[seat]:
        s.tell(EVERYONE, f"lapsed-{condition}", seat=seat)
    claims[seat] = 1 if holds else 0


class EndTurn(Step[Heroes]):
    """AH-46. The end of a turn. The turn of a tribe that is eliminated ends here at once."""

    def run(self, s: Heroes) -> None:
        s.active = -1
        s.road_answers = []
