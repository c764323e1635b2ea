"""Responses to an attack, whether by another tribe or by Barbarians (chapters 9.2 and 10)."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.core.action import Action
from tessera.core.refusal import Refused, refuse
from tessera.games.age_of_heroes.actions import HERO_ROLES, N_ARMIES, NOTHING, PLAY_HEROES, in_hand
from tessera.games.age_of_heroes.forces import Force, read_force
from tessera.games.age_of_heroes.kinds import MIGHTY_HERO
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.base import AskIfDue
from tessera.games.age_of_heroes.steps.battle import DEFENCE, counted_force, force_fault, muster, tell_heroes

HEROES_GRAMMAR: Final = "hero-army | hero-general of army N | hero-pair"


class Respond(AskIfDue):
    """AH-122, AH-177. The seat under attack answers once, before any Battle Card is drawn."""

    GRAMMAR: ClassVar[str] = f"play ({HEROES_GRAMMAR})..."
    CALLED_OFF_BY: ClassVar[tuple[Action, ...]] = ()
    """The cards that end the attack before the battle."""

    def call_off(self, s: Heroes, kind: int) -> None:
        """Continue after a card of this kind has ended the attack. The card is discarded already."""
        raise NotImplementedError

    def begin_battle(self, s: Heroes) -> None:
        """Continue once the defenders are lined up."""
        raise NotImplementedError

    def run(self, s: Heroes) -> None:
        self.defend(s, NOTHING)

    def choices(self, s: Heroes) -> list[Action]:
        found = [NOTHING]
        for card in self.CALLED_OFF_BY:
            if s.n_held(self.seat, card.args[0]):
                found.append(card)
        return found + hero_responses(s, self.seat)

    def pieces(self, s: Heroes, seat: int, action: Action) -> tuple[str, ...]:
        return (in_hand(seat, action.args[0]),) if action.verb == "play" else ()

    def parse(self, s: Heroes, seat: int, text: str) -> Action | None:
        return parse_heroes(text)

    def allows(self, s: Heroes, seat: int, action: Action) -> bool:
        if seat == self.seat and action.verb == "play" and action.args[0] == MIGHTY_HERO:
            return defence_fault(s, seat, action) is None
        return action in self.options(s, seat)

    def why_not(self, s: Heroes, seat: int, action: Action) -> Refused:
        """Say why a card cannot be played here. Of the cards in hand only Luck can be impossible, against another tribe."""
        if action.verb != "play":
            return refuse("AH-123", "no-such-answer")
        kind = action.args[0]
        if not s.n_held(seat, kind):
            return refuse("AH-123", "no-card-held", piece=kind)
        fault = defence_fault(s, seat, action) if kind == MIGHTY_HERO else None
        return fault or refuse("AH-127", "no-luck-in-war")

    def default(self, s: Heroes, seat: int) -> Action:
        return NOTHING

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        if action in self.CALLED_OFF_BY:
            s.discard(seat, action.args[0])
            self.call_off(s, action.args[0])
        else:
            self.defend(s, action)

    def defend(self, s: Heroes, action: Action) -> None:
        """AH-128, AH-179. All Armies at home defend, and the Heroes that are played now."""
        force = defence_force(s, self.seat, action)
        muster(s, DEFENCE, self.seat, force)
        tell_heroes(s, self.seat, force)
        self.begin_battle(s)


def hero_responses(s: Heroes, seat: int) -> list[Action]:
    """AH-123, AH-177. Heroes to a defender's aid, as Armies or as Generals, by their numbers."""
    heroes = s.n_held(seat, MIGHTY_HERO)
    if not heroes:
        return []
    n_plain = sum([1 - s.army_general[army] for army in s.home_armies(seat)])
    found: list[Action] = []
    for i in range(1, len(HERO_ROLES)):
        armies, generals, pairs = HERO_ROLES[i]
        if armies + generals + 2 * pairs <= heroes and generals <= n_plain:
            found.append(PLAY_HEROES[i - 1])
    return found


def parse_heroes(text: str) -> Action | None:
    """Heroes whose Armies are named: `play hero-army hero-general of army 3`."""
    words = text.split()
    force = read_force(words[1:], N_ARMIES) if len(words) > 1 and words[0] == "play" else None
    if force is None or force.armies or not force.n_heroes():
        return None
    args = (MIGHTY_HERO, force.hero_armies, force.pairs, *force.led_by_hero)
    return Action(-1, "play", args, f"play {force.text()}", ())


def defence_force(s: Heroes, seat: int, action: Action) -> Force:
    """AH-128, AH-130. All Armies at home, and the Heroes of the response."""
    args = action.args
    force = Force(s.home_armies(seat), 0, [], 0)
    if action.verb != "play" or args[0] != MIGHTY_HERO:
        return force
    if action.code >= 0:
        counted = counted_force(s, seat, 0, 0, args[1:])
        force.hero_armies, force.led_by_hero, force.pairs = args[1], counted.led_by_hero, args[3]
    else:
        force.hero_armies, force.led_by_hero, force.pairs = args[1], list(args[3:]), args[2]
    return force


def defence_fault(s: Heroes, seat: int, action: Action) -> Refused | None:
    """Why Heroes may not be played so, or None."""
    force = defence_force(s, seat, action)
    if action.code >= 0 and len(force.led_by_hero) < action.args[2]:
        return refuse("AH-118", "no-army-to-lead", n=len(force.led_by_hero))
    return force_fault(s, seat, force)
