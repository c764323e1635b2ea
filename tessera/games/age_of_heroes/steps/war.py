"""War: the declaration, and the response of the tribe that is attacked (chapters 9.1 and 9.2)."""

from __future__ import annotations

from typing import ClassVar

from tessera.core.action import Action
from tessera.core.agenda import Ask
from tessera.core.refusal import Refused, refuse
from tessera.core.seats import EVERYONE
from tessera.games.age_of_heroes.actions import (
    ATTACKS,
    HERO_ROLES,
    N_ARMIES,
    PLAY_GAMES,
)
from tessera.games.age_of_heroes.forces import Force, read_force
from tessera.games.age_of_heroes.kinds import (
    CONQUEST,
    MIGHTY_HERO,
    OBJECTIVES,
    PLUNDER,
)
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.battle import (
    ATTACK,
    BEGIN_BATTLE,
    DISMISS_HEROES,
    RETURN_BATTLE_CARDS,
    RETURN_DESTROYED,
    SPEND_HEROES,
    counted_force,
    force_fault,
    muster,
    tell_heroes,
)
from tessera.games.age_of_heroes.steps.ending import Checkpoint
from tessera.games.age_of_heroes.steps.respond import HEROES_GRAMMAR, Respond
from tessera.games.age_of_heroes.steps.spoils import SPOILS, WAY_HOME


def can_attack(s: Heroes, seat: int) -> bool:
    """AH-301. An attack needs an Army at home or a Mighty Hero in hand."""
    return len(s.home_armies(seat)) > 0 or s.n_held(seat, MIGHTY_HERO) > 0


def has_spoils(s: Heroes, target: int, objective: int) -> bool:
    """AH-113. True if there is anything of the kind that this objective takes."""
    if objective == CONQUEST:
        return s.cities[target] > 0
    return s.n_hand(target) > 0 if objective == PLUNDER else s.n_monument(target) > 0


# -- declaring --------------------------------------------------------------------------------------------------


class DeclareWar(Ask[Heroes]):
    """AH-106 to AH-121. One declaration names target, objective, Armies, Heroes and their roles. It is final."""

    RULE: ClassVar[str] = "AH-115"
    TITLE: ClassVar[str] = "ask-war"
    GRAMMAR: ClassVar[str] = f"war SEAT conquest|plunder|razing with (army N | {HEROES_GRAMMAR})..."
    FINAL: ClassVar[bool] = True

    def choices(self, s: Heroes) -> list[Action]:
        """Every different attack, by the numbers of Armies with and without a General and of Heroes."""
        seat = self.seat
        found: list[Action] = []
        home = s.home_armies(seat)
        n_led = sum([s.army_general[army] for army in home])
        n_plain = len(home) - n_led
        heroes = s.n_held(seat, MIGHTY_HERO)
        for target in range(s.box.seats):
            if target == seat or not s.alive[target]:
                continue
            for objective in range(len(OBJECTIVES)):
                if has_spoils(s, target, objective):
                    list_attacks(found, ATTACKS[target][objective], n_plain, n_led, heroes)
        return found

    def parse(self, s: Heroes, seat: int, text: str) -> Action | None:
        """An attack whose Armies are named one by one."""
        words = text.split()
        if len(words) < 5 or words[0] != "war" or words[3] != "with" or not words[1].isdigit() or words[2] not in OBJECTIVES:
            return None
        force = read_force(words[4:], N_ARMIES)
        if force is None:
            return None
        target, objective = int(words[1]), OBJECTIVES.index(words[2])
        args = (target, objective, force.hero_armies, force.pairs, len(force.armies), *force.armies, *force.led_by_hero)
        return Action(-1, "war", args, f"war {target} {words[2]} with {force.text()}", (f"seat/{target}",))

    def allows(self, s: Heroes, seat: int, action: Action) -> bool:
        return seat == self.seat and action.verb == "war" and len(action.args) > 0 and attack_fault(s, seat, action) is None

    def why_not(self, s: Heroes, seat: int, action: Action) -> Refused:
        fault = attack_fault(s, seat, action) if action.verb == "war" and action.args else None
        return fault or refuse("AH-115", "no-declaration", text=self.GRAMMAR)

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        target, objective = action.args[0], action.args[1]
        s.attacker, s.defender, s.objective = seat, target, objective
        force = attack_force(s, seat, action)
        muster(s, ATTACK, seat, force)
        s.tell(EVERYONE, f"war-{OBJECTIVES[objective]}", seat=seat, rival=target, n=force.n_armies(), text=force.text())
        tell_heroes(s, seat, force)
        s.then(RespondToAttack(target))

    def timeout(self, s: Heroes, seat: int) -> None:
        """AH-301. A seat that declares no attack in time takes no action."""
        s.tell(EVERYONE, "war-undeclared", seat=seat)


def list_attacks(found: list[Action], attacks: list[list[list[Action | None]]], n_plain: int, n_led: int, heroes: int) -> None:
    for plain in range(n_plain + 1):
        for led in range(n_led + 1):
            row = attacks[plain][led]
            if not heroes:
                action = row[0]
                if action is not None:
                    found.append(action)
                continue
            for i in range(len(row)):
                armies, generals, pairs = HERO_ROLES[i]
                action = row[i]
                if action is not None and armies + generals + 2 * pairs <= heroes:
                    found.append(action)


def attack_force(s: Heroes, seat: int, action: Action) -> Force:
    """The force that a declaration means, whether by numbers or by name."""
    args = action.args
    if action.code >= 0:
        return counted_force(s, seat, args[2], args[3], args[4:])
    n = args[4]
    return Force(list(args[5 : 5 + n]), args[2], list(args[5 + n :]), args[3])


def attack_fault(s: Heroes, seat: int, action: Action) -> Refused | None:
    """Why this attack may not be declared, or None."""
    target, objective = action.args[0], action.args[1]
    if target >= s.box.seats or target == seat or not s.alive[target]:
        return refuse("AH-106", "no-other-tribe", n=target)
    if not has_spoils(s, target, objective):
        return refuse("AH-113", "no-spoils-there", rival=target, n=objective)
    force = attack_force(s, seat, action)
    if action.code >= 0 and (len(force.armies) < action.args[2] + action.args[3] or len(force.led_by_hero) < action.args[5]):
        home = s.home_armies(seat)
        led = sum([s.army_general[army] for army in home])
        return refuse("AH-109", "no-such-force", n=len(home) - led, m=led)
    if force.n_armies() == 0:
        return refuse("AH-108", "no-army-in-force")
    return force_fault(s, seat, force)


# -- responding -------------------------------------------------------------------------------------------------


class RespondToAttack(Respond):
    """AH-122 to AH-127. The attacked tribe may hold Olympic Games, or call Heroes."""

    RULE: ClassVar[str] = "AH-123"
    TITLE: ClassVar[str] = "ask-respond"
    CALLED_OFF_BY: ClassVar[tuple[Action, ...]] = (PLAY_GAMES,)

    def call_off(self, s: Heroes, kind: int) -> None:
        s.tell(EVERYONE, "games-cancel-war", seat=self.seat, rival=s.attacker)
        s.then(SPEND_HEROES, WAY_HOME, RETURN_BATTLE_CARDS, Checkpoint(s.active))

    def begin_battle(self, s: Heroes) -> None:
        s.then(BEGIN_BATTLE, RETURN_DESTROYED, DISMISS_HEROES, SPOILS, WAY_HOME, RETURN_BATTLE_CARDS, Checkpoint(s.active))
