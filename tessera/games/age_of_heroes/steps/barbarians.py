"""Barbarians: one Army that attacks whoever drew the card (chapter 10)."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.core.action import Action
from tessera.core.agenda import Step
from tessera.core.refusal import Refused
from tessera.core.seats import CHANCE, EVERYONE
from tessera.games.age_of_heroes.actions import FIGHT, NOTHING, PLAY_GAMES, PLAY_LUCK
from tessera.games.age_of_heroes.kinds import BATTLE_CARD, GENERAL_BONUS, LUCK, MIGHTY_HERO, OLYMPIC_GAMES, PLUNDER
from tessera.games.age_of_heroes.places import BARBARIAN_CARD, BATTLE_LINE, HAND, REVEALED, STRIDE
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.battle import (
    ALONE,
    ATTACK,
    BARBARIAN_SEAT,
    CHANCE_ALONE,
    DEFENCE,
    DISMISS_HEROES,
    LAYING,
    NOBODY_ASKED,
    RETURN_BATTLE_CARDS,
    RETURN_DESTROYED,
    DrawBattleCards,
    cannot_fight,
    copies_in,
    fight,
    fresh_fighters,
    muster,
)
from tessera.games.age_of_heroes.steps.ending import Checkpoint
from tessera.games.age_of_heroes.steps.war import (
    cannot_respond,
    defence_fault,
    defence_force,
    hero_responses,
    parse_heroes,
    seizable,
)

BARBARIAN_FIGHTER: Final = -1
BARBARIAN_LOOT: Final = 2
"""AH-185."""


class DiscardRevealed(Step[Heroes]):
    """AH-186, AH-188. An event card goes to the discard pile when its effect is over."""

    def run(self, s: Heroes) -> None:
        s.discard_all(REVEALED)


class RespondToBarbarians(Step[Heroes]):
    """AH-175 to AH-179. The drawer responds once, before Battle Cards are drawn."""

    RULE: ClassVar[str] = "AH-177"
    TITLE: ClassVar[str] = "ask-barbarians"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    GRAMMAR: ClassVar[str] = "play (hero-army | hero-general of army N | hero-pair)..."

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waiting(self, s: Heroes) -> tuple[int, ...]:
        return ALONE[self.seat] if s.n_hand(self.seat) else NOBODY_ASKED

    def run(self, s: Heroes) -> None:
        self.defend(s, NOTHING)

    def options(self, s: Heroes, seat: int) -> list[Action]:
        if seat != self.seat:
            return []
        found = [NOTHING]
        if s.n_held(seat, LUCK):
            found.append(PLAY_LUCK)
        if s.n_held(seat, OLYMPIC_GAMES):
            found.append(PLAY_GAMES)
        return found + hero_responses(s, seat)

    def parse(self, s: Heroes, seat: int, text: str) -> Action | None:
        return parse_heroes(text)

    def allows(self, s: Heroes, seat: int, action: Action) -> bool:
        if seat == self.seat and action.verb == "play" and action.args[0] == MIGHTY_HERO:
            return defence_fault(s, seat, action) is None
        return action in self.options(s, seat)

    def why_not(self, s: Heroes, seat: int, action: Action) -> Refused:
        return cannot_respond(s, seat, action, "AH-177")

    def default(self, s: Heroes, seat: int) -> Action:
        return NOTHING

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        if action is PLAY_LUCK or action is PLAY_GAMES:
            s.discard(seat, action.args[0])
            s.tell(EVERYONE, "barbarians-sent-away", seat=seat, piece=action.args[0])
            s.then(DISCARD_REVEALED, Checkpoint(seat))
        else:
            self.defend(s, action)

    def defend(self, s: Heroes, action: Action) -> None:
        """AH-176, AH-179, AH-305. One Barbarian Army against all that stands at home."""
        seat = self.seat
        force = defence_force(s, seat, action)
        s.attacker, s.defender, s.objective = BARBARIAN_SEAT, seat, PLUNDER
        s.forces[ATTACK], s.led[ATTACK], s.fought[ATTACK] = [BARBARIAN_FIGHTER], [0], [0]
        muster(s, DEFENCE, seat, force)
        if force.n_heroes():
            s.tell(EVERYONE, "heroes-defend", seat=seat, n=force.n_heroes(), text=force.text())
        s.then(
            BEGIN,
            RETURN_DESTROYED,
            DISMISS_HEROES,
            BarbarianLoot(BARBARIAN_LOOT),
            DISCARD_REVEALED,
            RETURN_BATTLE_CARDS,
            Checkpoint(seat),
        )


class BeginBarbarians(Step[Heroes]):
    """AH-179, AH-184. Cards are drawn, the Barbarians' first; without defenders they are Victorious at once."""

    def run(self, s: Heroes) -> None:
        n = len(s.forces[DEFENCE])
        if n:
            s.then(DrawBattleCards(BARBARIAN_SEAT, 1), DrawBattleCards(s.defender, n), LAYING, MeetBarbarians())
        else:
            s.victorious = 1
            s.tell(EVERYONE, "barbarians-unopposed", seat=s.defender)


class MeetBarbarians(Step[Heroes]):
    """AH-180 to AH-183. The drawer chooses a fighter before the Barbarians' card is turned up."""

    RULE: ClassVar[str] = "AH-180"
    TITLE: ClassVar[str] = "ask-meet-barbarians"

    def waiting(self, s: Heroes) -> tuple[int, ...]:
        return ALONE[s.defender]

    def options(self, s: Heroes, seat: int) -> list[Action]:
        return fresh_fighters(s, DEFENCE) if seat == s.defender else []

    def default(self, s: Heroes, seat: int) -> Action:
        """D-16. The highest total, then the lowest id."""
        line = s.places[BATTLE_LINE + STRIDE * seat]
        best, highest = 0, -1
        for i in range(len(line)):
            total = s.box.kind[line[i]] + GENERAL_BONUS * s.led[DEFENCE][i]
            if total > highest:
                best, highest = i, total
        return FIGHT[s.forces[DEFENCE][best]]

    def why_not(self, s: Heroes, seat: int, action: Action) -> Refused:
        return cannot_fight(s, DEFENCE, action)

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        card = s.places[BARBARIAN_CARD][0]
        s.show([card], EVERYONE)
        fight(s, 0, s.box.kind[card] - BATTLE_CARD + 1, s.forces[DEFENCE].index(action.args[0]))


class BarbarianLoot(Step[Heroes]):
    """AH-185, I-8. Victorious Barbarians take two random cards, which are discarded for all to see."""

    RULE: ClassVar[str] = "AH-185"
    FIELDS: ClassVar[tuple[str, ...]] = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def waiting(self, s: Heroes) -> tuple[int, ...]:
        return CHANCE_ALONE if self.n and s.victorious and s.n_hand(s.defender) else NOBODY_ASKED

    def options(self, s: Heroes, seat: int) -> list[Action]:
        return seizable(s, s.defender) if seat == CHANCE else []

    def weights(self, s: Heroes) -> list[int]:
        return copies_in(s, HAND + STRIDE * s.defender)

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        s.discard(s.defender, action.args[0])
        s.tell(EVERYONE, "barbarians-take", seat=s.defender, piece=action.args[0])
        s.agenda.append(BarbarianLoot(self.n - 1))


BEGIN: Final = BeginBarbarians()
DISCARD_REVEALED: Final = DiscardRevealed()
