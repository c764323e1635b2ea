"""War: the declaration, the defender's response, spoils and the way home (chapters 9.1, 9.2, 9.6 to 9.9)."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.core.action import Action
from tessera.core.agenda import Step
from tessera.core.refusal import Refused
from tessera.core.seats import CHANCE, EVERYONE, only
from tessera.games.age_of_heroes.actions import (
    ATTACKS,
    HERO_ROLES,
    N_ARMIES,
    NOTHING,
    PLAY_GAMES,
    PLAY_HEROES,
    SEIZE,
    TAKE,
)
from tessera.games.age_of_heroes.components import NAMES
from tessera.games.age_of_heroes.forces import Force, read_force
from tessera.games.age_of_heroes.kinds import (
    AWAY,
    CONQUEST,
    MIGHTY_HERO,
    OBJECTIVES,
    OLYMPIC_GAMES,
    PLUNDER,
    RAZING,
)
from tessera.games.age_of_heroes.places import DISCARDS, HAND, LOOT, MONUMENT, STRIDE
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.battle import (
    ALONE,
    ATTACK,
    BEGIN_BATTLE,
    CHANCE_ALONE,
    DEFENCE,
    DESTROYED,
    DISMISS_HEROES,
    NOBODY_ASKED,
    RETURN_BATTLE_CARDS,
    RETURN_DESTROYED,
    copies_in,
    counted_force,
    force_fault,
    muster,
)
from tessera.games.age_of_heroes.steps.ending import Checkpoint

FORCE_GRAMMAR: Final = "army N | hero-army | hero-general of army N | hero-pair"


def can_attack(s: Heroes, seat: int) -> bool:
    """AH-301. With a home Army or a Mighty Hero in hand."""
    return len(s.home_armies(seat)) > 0 or s.n_held(seat, MIGHTY_HERO) > 0


def has_spoils(s: Heroes, target: int, objective: int) -> bool:
    """AH-113. Is there anything of the kind that this objective takes?"""
    if objective == CONQUEST:
        return s.cities[target] > 0
    return s.n_hand(target) > 0 if objective == PLUNDER else s.n_monument(target) > 0


# -- declaring --------------------------------------------------------------------------------------------------


class DeclareWar(Step[Heroes]):
    """AH-106 to AH-121. Target, objective, Armies, Heroes and their roles in one declaration, final at once."""

    RULE: ClassVar[str] = "AH-115"
    TITLE: ClassVar[str] = "ask-war"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    GRAMMAR: ClassVar[str] = f"war SEAT conquest|plunder|razing with ({FORCE_GRAMMAR})..."
    FINAL: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waiting(self, s: Heroes) -> tuple[int, ...]:
        return ALONE[self.seat]

    def options(self, s: Heroes, seat: int) -> list[Action]:
        """Every attack that differs: Armies at home with and without General, and Heroes, by their numbers."""
        found: list[Action] = []
        if seat != self.seat:
            return found
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
        return Action(-1, "war", args, f"war {target} {words[2]} with {force.text()}", (f"seat:{target}",))

    def allows(self, s: Heroes, seat: int, action: Action) -> bool:
        return seat == self.seat and action.verb == "war" and len(action.args) > 0 and attack_fault(s, seat, action) is None

    def why_not(self, s: Heroes, seat: int, action: Action) -> Refused:
        if action.verb != "war" or not action.args:
            return Refused("AH-115", f"an attack is declared now, as: {self.GRAMMAR}")
        return attack_fault(s, seat, action) or Refused("AH-106", "only the active player attacks")

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        target, objective = action.args[0], action.args[1]
        s.attacker, s.defender, s.objective = seat, target, objective
        force = attack_force(s, seat, action)
        muster(s, ATTACK, seat, force)
        s.tell(EVERYONE, f"war-{OBJECTIVES[objective]}", seat=seat, rival=target, text=force.text())
        s.then(RespondToAttack(target))

    def timeout(self, s: Heroes, seat: int) -> None:
        """AH-301. An attack that stays undeclared is no action."""
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
        return Refused("AH-106", f"seat {target} is no other surviving tribe")
    if not has_spoils(s, target, objective):
        return Refused("AH-113", f"seat {target} has nothing that {OBJECTIVES[objective]} could take")
    force = attack_force(s, seat, action)
    if action.code >= 0 and (len(force.armies) < action.args[2] + action.args[3] or len(force.led_by_hero) < action.args[5]):
        home = s.home_armies(seat)
        led = sum([s.army_general[army] for army in home])
        return Refused("AH-109", f"you have {len(home) - led} Armies and {led} with General at home")
    if force.n_armies() == 0:
        return Refused("AH-108", "an attack needs at least one Army or Hero-Army")
    return force_fault(s, seat, force)


# -- responding -------------------------------------------------------------------------------------------------


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
    return Action(-1, "play", args, f"play {force.text()}", ("card:mighty-hero",))


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
        return Refused("AH-118", f"only {len(force.led_by_hero)} of your Armies lack a General")
    return force_fault(s, seat, force)


class RespondToAttack(Step[Heroes]):
    """AH-122 to AH-127. Once, before any Battle Card is drawn. Whoever holds cards is asked, whatever they are (I-12)."""

    RULE: ClassVar[str] = "AH-123"
    TITLE: ClassVar[str] = "ask-respond"
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
        return cannot_respond(s, seat, action, "AH-127")

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        if action is PLAY_GAMES:
            s.discard(seat, OLYMPIC_GAMES)
            s.tell(EVERYONE, "games-cancel-war", seat=seat, rival=s.attacker)
            s.then(DISMISS_HEROES, WAY_HOME, RETURN_BATTLE_CARDS, Checkpoint(s.active))
        else:
            self.defend(s, action)

    def defend(self, s: Heroes, action: Action) -> None:
        force = defence_force(s, self.seat, action)
        muster(s, DEFENCE, self.seat, force)
        if force.n_heroes():
            s.tell(EVERYONE, "heroes-defend", seat=self.seat, n=force.n_heroes(), text=force.text())
        s.then(BEGIN_BATTLE, RETURN_DESTROYED, DISMISS_HEROES, SPOILS, WAY_HOME, RETURN_BATTLE_CARDS, Checkpoint(s.active))

    def default(self, s: Heroes, seat: int) -> Action:
        return NOTHING


def cannot_respond(s: Heroes, seat: int, action: Action, luck_rule: str) -> Refused:
    if action.verb != "play":
        return Refused("AH-123", "answer the attack with nothing, or play a card")
    kind = action.args[0]
    if not s.n_held(seat, kind):
        return Refused("AH-123", f"you hold no {NAMES[kind]}")
    if kind == MIGHTY_HERO:
        return defence_fault(s, seat, action) or Refused("AH-123", "Heroes cannot be played so")
    return Refused(luck_rule, "Luck has no effect on an attack by another tribe")


# -- spoils and the way home ------------------------------------------------------------------------------------


def entitlement(s: Heroes) -> int:
    """AH-154 to AH-156, AH-158, AH-162, AH-163. How many Cities or cards the Victorious Armies may take at most."""
    if s.objective == CONQUEST:
        return min(s.victorious // 2, 2, s.cities[s.defender])
    if s.objective == PLUNDER:
        return min(2 * s.victorious, s.n_hand(s.defender))
    return min((s.victorious + 1) // 2, 2, s.n_monument(s.defender))


class TakeSpoils(Step[Heroes]):
    """AH-152, AH-165, AH-166. The attacker takes as much of the entitlement as is wanted."""

    RULE: ClassVar[str] = "AH-165"
    TITLE: ClassVar[str] = "ask-spoils"

    def waiting(self, s: Heroes) -> tuple[int, ...]:
        return ALONE[s.attacker] if entitlement(s) else NOBODY_ASKED

    def run(self, s: Heroes) -> None:
        s.tell(EVERYONE, "no-spoils", seat=s.attacker, rival=s.defender, n=s.victorious)

    def options(self, s: Heroes, seat: int) -> list[Action]:
        return TAKE[: entitlement(s) + 1] if seat == s.attacker else []

    def default(self, s: Heroes, seat: int) -> Action:
        return TAKE[entitlement(s)]

    def why_not(self, s: Heroes, seat: int, action: Action) -> Refused:
        return Refused("AH-165", f"{s.victorious} Victorious Armies may take from 0 to {entitlement(s)}")

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        n = action.args[0]
        s.tell(EVERYONE, f"took-{OBJECTIVES[s.objective]}", seat=seat, rival=s.defender, n=n, m=s.victorious)
        if s.objective == CONQUEST:  # AH-157
            s.cities[s.defender] -= n
            s.cities[seat] += n
        elif s.objective == RAZING:
            monument = MONUMENT + STRIDE * s.defender
            for card in s.places[monument][:n]:
                s.move(card, monument, DISCARDS, EVERYONE)
        elif n:
            s.then(Seize(n), ShareLoot())


class Seize(Step[Heroes]):
    """AH-158, AH-159, I-8. So many cards out of the defender's hand by chance, seen by the two parties alone."""

    RULE: ClassVar[str] = "AH-159"
    FIELDS: ClassVar[tuple[str, ...]] = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def waiting(self, s: Heroes) -> tuple[int, ...]:
        return CHANCE_ALONE if self.n < s.n_hand(s.defender) else NOBODY_ASKED

    def run(self, s: Heroes) -> None:
        """A whole hand needs no chance, and whoever knew cards of it knows where they go."""
        hand = HAND + STRIDE * s.defender
        for card in s.places[hand][:]:
            s.move(card, hand, LOOT, parties(s))

    def options(self, s: Heroes, seat: int) -> list[Action]:
        return seizable(s, s.defender) if seat == CHANCE else []

    def weights(self, s: Heroes) -> list[int]:
        return copies_in(s, HAND + STRIDE * s.defender)

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        hand = HAND + STRIDE * s.defender
        s.draw(s.one_of(action.args[0], hand), hand, LOOT, parties(s))
        if self.n > 1:
            s.agenda.append(Seize(self.n - 1))


def seizable(s: Heroes, victim: int) -> list[Action]:
    """One draw for each kind in a hand, in code order."""
    found: list[Action] = []
    last = -1
    for kind in s.kinds_in(HAND + STRIDE * victim):
        if kind != last:
            found.append(SEIZE[kind])
            last = kind
    return found


def parties(s: Heroes) -> int:
    return only(s.attacker) | only(s.defender)


class ShareLoot(Step[Heroes]):
    """AH-160, AH-304, AH-317. The plundered cards reach the attacker's hand together."""

    def run(self, s: Heroes) -> None:
        kinds = s.kinds_in(LOOT)
        for card in s.places[LOOT][:]:
            s.move(card, LOOT, HAND + STRIDE * s.attacker, parties(s))
        for kind in kinds:
            s.note_received(s.attacker, kind)
        s.tell(parties(s), "loot", seat=s.attacker, rival=s.defender, pieces=tuple(kinds))


class WayHome(Step[Heroes]):
    """AH-167 to AH-173. Surviving attackers are away, or home at once by a direct Road; it is looked up now."""

    def run(self, s: Heroes) -> None:
        survivors = [
            s.forces[ATTACK][i]
            for i in range(len(s.forces[ATTACK]))
            if s.fought[ATTACK][i] != DESTROYED and s.forces[ATTACK][i] < N_ARMIES
        ]
        if not survivors:
            return
        if s.has_road(s.attacker, s.defender):
            s.tell(EVERYONE, "home-by-road", seat=s.attacker, rival=s.defender, n=len(survivors))
            return
        for army in survivors:
            s.army_state[army] = AWAY
            s.army_sent[army] = s.turn
        s.tell(EVERYONE, "armies-away", seat=s.attacker, n=len(survivors))


SPOILS: Final = TakeSpoils()
WAY_HOME: Final = WayHome()
