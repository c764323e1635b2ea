"""The end of a match: CB-134 to CB-143, and in cooperative games CB-177 to CB-180 and CB-188 to CB-201."""

from __future__ import annotations

from tessera.core.seats import EVERYONE
from tessera.games.city_builder.city import MONUMENT
from tessera.games.city_builder.measures import all_hold
from tessera.games.city_builder.state import COMPETITIVE, DISOBEYED, OUT_OF_TILES, WON, CityState


def finish(s: CityState, outcome: str) -> None:
    """The match is over at once; nothing that was to come happens."""
    s.outcome = outcome
    s.agenda.clear()
    kept = "-edict" if outcome == WON and s.edict >= 0 else ""
    s.tell(EVERYONE, f"outcome-{outcome}{kept}", n=len(s.fulfilled), m=s.cb.target)


def flip_monuments(s: CityState) -> None:
    """CB-177, CB-178. A Monument of the active city whose objective is met is fulfilled for good."""
    if s.cb.mode == COMPETITIVE:
        return
    city = s.city[s.active]
    for district in city.monuments():
        kind = city.get(district, MONUMENT)
        if kind in s.fulfilled or not all_hold(s.cb.pack.monuments[kind - s.cb.monuments].objective, city, district):
            continue
        s.fulfilled.append(kind)
        s.tell(EVERYONE, "fulfilled", seat=s.active, piece=kind, n=len(s.fulfilled), m=s.cb.target)


def check_victory(s: CityState) -> None:
    """CB-188 to CB-190. The target is reached and the Edict is kept by every city now."""
    if s.cb.mode != COMPETITIVE and len(s.fulfilled) >= s.cb.target and s.all_obey():
        finish(s, WON)


def after_use(s: CityState) -> None:
    """CB-178, CB-189. After every settler and Monument: objectives, then victory."""
    flip_monuments(s)
    check_victory(s)


def end_expansion(s: CityState) -> None:
    """CB-230, CB-231. What is tested when an Expansion ends, in this order; the first result stands."""
    last = s.turn == s.cb.n_turns
    if s.cb.mode == COMPETITIVE:
        if last:
            final_scoring(s)
        return
    after_use(s)
    if s.outcome:
        return
    if s.is_restriction() and not s.city_obeys(s.active):
        finish(s, DISOBEYED)
    elif last:
        finish(s, OUT_OF_TILES if len(s.fulfilled) < s.cb.target else DISOBEYED)


def final_scoring(s: CityState) -> None:
    """CB-134 to CB-143. All tiles are played: columns and Monuments are scored."""
    s.agenda.clear()
    for seat in range(s.box.seats):
        for column in s.own_columns(seat):
            if points := s.column_points(seat, column):
                s.tell(EVERYONE, "scored-column", seat=seat, n=points, m=column // 3, text=f"column-{column % 3}")
        for district in s.city[seat].monuments():
            kind = s.city[seat].get(district, MONUMENT)
            s.tell(EVERYONE, "scored-monument", seat=seat, piece=kind, n=s.bonus(seat, district))
    scores = s.scores()
    for seat in range(s.box.seats):
        s.tell(EVERYONE, "final-score", seat=seat, n=scores[seat], m=s.n_settlers(seat))
    if tie := s.tie_break():
        s.tell(EVERYONE, tie, n=scores.count(max(scores)))
    winners = s.winners()
    for seat in winners:
        s.tell(EVERYONE, "won" if len(winners) == 1 else "shared", seat=seat, n=scores[seat])
