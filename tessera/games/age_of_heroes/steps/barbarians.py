"""Barbarians: one Army that attacks whoever drew the card (chapter 10)."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.core.action import Action
from tessera.core.agenda import Step
from tessera.core.refusal import Refused
from tessera.core.seats import EVERYONE
from tessera.games.age_of_heroes.actions import FIGHT, PLAY_GAMES, PLAY_LUCK, fighter_of
from tessera.games.age_of_heroes.kinds import BATTLE_CARD, GENERAL_BONUS, PLUNDER
from tessera.games.age_of_heroes.places import BARBARIAN_CARD, BATTLE_LINE, REVEALED, STRIDE
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.base import AskByPosition, DrawFromHand
from tessera.games.age_of_heroes.steps.battle import (
    ATTACK,
    BARBARIAN_SEAT,
    DEFENCE,
    DISMISS_HEROES,
    LAYING,
    RETURN_BATTLE_CARDS,
    RETURN_DESTROYED,
    DrawBattleCards,
    cannot_fight,
    fight,
    fresh_fighters,
)
from tessera.games.age_of_heroes.steps.ending import Checkpoint
from tessera.games.age_of_heroes.steps.respond import Respond

BARBARIAN_FIGHTER: Final = -1
BARBARIAN_LOOT: Final = 2
"""AH-185."""


class DiscardRevealed(Step[Heroes]):
    """AH-186, AH-188. An event card goes to the discard pile when its effect is over."""

    def run(self, s: Heroes) -> None:
        s.discard_all(REVEALED)


class RespondToBarbarians(Respond):
    """AH-175 to AH-179. The drawer of the card may send the Barbarians away with Luck or Olympic Games, or call Heroes."""

    RULE: ClassVar[str] = "AH-177"
    TITLE: ClassVar[str] = "ask-barbarians"
    CALLED_OFF_BY: ClassVar[tuple[Action, ...]] = (PLAY_LUCK, PLAY_GAMES)

    def call_off(self, s: Heroes, kind: int) -> None:
        s.tell(EVERYONE, "barbarians-sent-away", seat=self.seat, piece=kind)
        s.then(DISCARD_REVEALED, Checkpoint(self.seat))

    def begin_battle(self, s: Heroes) -> None:
        """AH-176, AH-305. One Barbarian Army against all that stands at home."""
        s.attacker, s.defender, s.objective = BARBARIAN_SEAT, self.seat, PLUNDER
        s.forces[ATTACK], s.led[ATTACK], s.fought[ATTACK] = [BARBARIAN_FIGHTER], [0], [0]
        s.then(
            BEGIN,
            RETURN_DESTROYED,
            DISMISS_HEROES,
            BarbarianLoot(BARBARIAN_LOOT),
            DISCARD_REVEALED,
            RETURN_BATTLE_CARDS,
            Checkpoint(self.seat),
        )


class BeginBarbarians(Step[Heroes]):
    """AH-179, AH-184. Battle Cards are drawn, the Barbarians' first. Without defenders they are Victorious at once."""

    def run(self, s: Heroes) -> None:
        n = len(s.forces[DEFENCE])
        if n:
            s.then(DrawBattleCards(BARBARIAN_SEAT, 1), DrawBattleCards(s.defender, n), LAYING, MeetBarbarians())
        else:
            s.victorious = 1
            s.tell(EVERYONE, "barbarians-unopposed", seat=s.defender)


class MeetBarbarians(AskByPosition):
    """AH-180 to AH-183. The defender chooses a fighter before the Barbarians' card is turned up."""

    RULE: ClassVar[str] = "AH-180"
    TITLE: ClassVar[str] = "ask-meet-barbarians"

    def asked(self, s: Heroes) -> int:
        return s.defender

    def choices(self, s: Heroes, seat: int) -> list[Action]:
        return fresh_fighters(s, DEFENCE)

    def pieces(self, s: Heroes, seat: int, action: Action) -> tuple[str, ...]:
        return (fighter_of(seat, action.args[0]),)

    def default(self, s: Heroes, seat: int) -> Action:
        """D-16. The fighter with the highest total, and among equals the one with the lowest number."""
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


class BarbarianLoot(DrawFromHand):
    """AH-185, I-8. Victorious Barbarians take two random cards, which are discarded for all to see."""

    RULE: ClassVar[str] = "AH-185"

    def is_due(self, s: Heroes) -> bool:
        return self.n > 0 and s.victorious > 0 and s.n_hand(s.defender) > 0

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        s.discard(s.defender, action.args[0])
        s.tell(EVERYONE, "barbarians-take", seat=s.defender, piece=action.args[0])
        s.agenda.append(BarbarianLoot(self.n - 1))


BEGIN: Final = BeginBarbarians()
DISCARD_REVEALED: Final = DiscardRevealed()
