"""Battles: cards drawn and laid in secret, rounds, and what is left of the fighters (chapters 9.3 to 9.5)."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.core.action import Action
from tessera.core.agenda import Step, Together
from tessera.core.refusal import Refused
from tessera.core.seats import CHANCE, EVERYONE, NOBODY, only
from tessera.games.age_of_heroes.actions import DRAW, FIGHT, LAY, N_ARMIES, army_name
from tessera.games.age_of_heroes.forces import Force
from tessera.games.age_of_heroes.kinds import BATTLE_CARD, GENERAL_BONUS, MIGHTY_HERO
from tessera.games.age_of_heroes.places import (
    BARBARIAN_CARD,
    BATTLE_DECK,
    BATTLE_HAND,
    BATTLE_LINE,
    COMMITTED,
    HAND,
    STRIDE,
)
from tessera.games.age_of_heroes.state import Heroes

BARBARIAN_SEAT: Final = -2
"""Stands for the attacker when it is nobody at the table."""
ATTACK: Final = 0
DEFENCE: Final = 1
DESTROYED: Final = 2
CHANCE_ALONE: Final = (CHANCE,)
NOBODY_ASKED: Final[tuple[int, ...]] = ()
ALONE: Final[list[tuple[int, ...]]] = [(0,), (1,), (2,), (3,), (4,), (5,)]


def muster(s: Heroes, side: int, seat: int, force: Force) -> None:
    """AH-111, AH-117, AH-316. Line up a side: Armies by id, then Heroes; each with whoever leads it."""
    hand = HAND + STRIDE * seat
    for _ in range(force.n_heroes()):
        s.move(s.one_of(MIGHTY_HERO, hand), hand, COMMITTED + STRIDE * seat, EVERYONE)
    n_heroes = force.hero_armies + force.pairs
    s.forces[side] = force.armies + [N_ARMIES + i for i in range(n_heroes)]
    led = [1 if s.army_general[army] or army in force.led_by_hero else 0 for army in force.armies]
    s.led[side] = led + [1 if i < force.pairs else 0 for i in range(n_heroes)]
    s.fought[side] = [0] * len(s.forces[side])


def no_force() -> Force:
    return Force([], 0, [], 0)


def counted_force(s: Heroes, seat: int, plain: int, led: int, roles: tuple[int, ...]) -> Force:
    """A force by numbers: of Armies that are alike the lowest ids go."""
    without: list[int] = []
    having: list[int] = []
    for army in s.home_armies(seat):
        if s.army_general[army]:
            having.append(army)
        else:
            without.append(army)
    hero_armies, hero_generals, pairs = roles
    return Force(sorted(without[:plain] + having[:led]), hero_armies, without[:hero_generals], pairs)


def force_fault(s: Heroes, seat: int, force: Force) -> Refused | None:
    """Why a side may not be lined up so, or None."""
    home = s.home_armies(seat)
    for army in force.armies:
        if army not in home:
            return Refused("AH-109", f"army {army + 1} is not one of your Armies at home")
    heroes = s.n_held(seat, MIGHTY_HERO)
    if force.n_heroes() > heroes:
        return Refused("AH-117", f"that takes {force.n_heroes()} Heroes, and you hold {heroes}")
    for army in force.led_by_hero:
        if army not in force.armies:
            return Refused("AH-118", f"army {army + 1} takes no part, so no Hero can lead it")
        if s.army_general[army]:
            return Refused("AH-121", f"army {army + 1} has a General already")
    return None


class BeginBattle(Step[Heroes]):
    """AH-128 to AH-133, AH-137, AH-138. The sides stand; cards are drawn and laid, rounds are fought."""

    def run(self, s: Heroes) -> None:
        attackers, defenders = len(s.forces[ATTACK]), len(s.forces[DEFENCE])
        s.victorious = max(0, attackers - defenders)
        if not defenders:
            s.tell(EVERYONE, "unopposed", seat=s.defender, n=attackers)
            return
        n_rounds = min(attackers, defenders)
        s.then(DrawBattleCards(s.attacker, attackers), DrawBattleCards(s.defender, defenders), LAYING, *[FIGHTING] * n_rounds)


class DrawBattleCards(Step[Heroes]):
    """AH-132 to AH-134. One Battle Card for each fighter, seen by its own side alone."""

    RULE: ClassVar[str] = "AH-133"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def waiting(self, s: Heroes) -> tuple[int, ...]:
        return CHANCE_ALONE if self.n else NOBODY_ASKED

    def options(self, s: Heroes, seat: int) -> list[Action]:
        return drawable(s, BATTLE_DECK) if seat == CHANCE else []

    def weights(self, s: Heroes) -> list[int]:
        return copies_in(s, BATTLE_DECK)

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        kind = action.args[0]
        if self.n > 1:
            s.agenda.append(DrawBattleCards(self.seat, self.n - 1))
        card = s.one_of(kind, BATTLE_DECK)
        if self.seat == BARBARIAN_SEAT:
            s.draw(card, BATTLE_DECK, BARBARIAN_CARD, NOBODY)
            return
        s.draw(card, BATTLE_DECK, BATTLE_HAND + STRIDE * self.seat, only(self.seat))
        s.tell(only(self.seat), "drew-battle-card", seat=self.seat, n=kind - BATTLE_CARD + 1)


def drawable(s: Heroes, place: int) -> list[Action]:
    """A draw for each kind in a bag, in code order."""
    found: list[Action] = []
    last = -1
    kinds = s.box.kind
    for card in s.places[place]:
        kind = kinds[card]
        if kind != last:
            found.append(DRAW[kind])
            last = kind
    return found


def copies_in(s: Heroes, place: int) -> list[int]:
    """For each kind in a bag the number of its copies there."""
    found: list[int] = []
    last = -1
    kinds = s.box.kind
    for card in s.places[place]:
        kind = kinds[card]
        if kind == last:
            found[-1] += 1
        else:
            found.append(1)
            last = kind
    return found


class LayBattleCards(Step[Heroes]):
    """AH-135, AH-136. Both sides lay a card under each of their fighters, at the same time and in secret."""

    RULE: ClassVar[str] = "AH-135"
    TITLE: ClassVar[str] = "ask-lay"

    def waiting(self, s: Heroes) -> tuple[int, ...]:
        attacking = s.attacker >= 0 and len(s.places[BATTLE_HAND + STRIDE * s.attacker]) > 0
        if not s.places[BATTLE_HAND + STRIDE * s.defender]:
            return ALONE[s.attacker] if attacking else NOBODY_ASKED
        return (s.attacker, s.defender) if attacking else ALONE[s.defender]

    def options(self, s: Heroes, seat: int) -> list[Action]:
        if seat < 0 or seat not in (s.attacker, s.defender):
            return []
        hand = BATTLE_HAND + STRIDE * seat
        if not s.places[hand]:
            return []
        row = LAY[next_fighter(s, seat)]
        return [row[value] for value in range(len(row)) if s.one_of(BATTLE_CARD + value, hand) >= 0]

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        fighter, value = action.args
        hand = BATTLE_HAND + STRIDE * seat
        s.move(s.one_of(BATTLE_CARD + value, hand), hand, BATTLE_LINE + STRIDE * seat, NOBODY)
        s.tell(only(seat), "laid", seat=seat, n=value + 1, text=army_name(fighter))
        s.agenda.append(self)

    def default(self, s: Heroes, seat: int) -> Action:
        """D-14. In the order drawn, Armies by id."""
        first = s.places[BATTLE_HAND + STRIDE * seat][0]
        return LAY[next_fighter(s, seat)][s.box.kind[first] - BATTLE_CARD]

    def why_not(self, s: Heroes, seat: int, action: Action) -> Refused:
        if action.verb != "lay" or not s.places[BATTLE_HAND + STRIDE * seat]:
            return Refused("AH-136", "Battle Cards are laid now, and a card laid stays where it is")
        fighter = next_fighter(s, seat)
        if action.args[0] != fighter:
            return Refused("AH-135", f"a card goes under {army_name(fighter)} now: Armies are served by their number")
        return Refused("AH-135", f"you have no Battle Card {action.args[1] + 1} left to lay")


def next_fighter(s: Heroes, seat: int) -> int:
    """The first fighter of this seat without a Battle Card."""
    side = ATTACK if seat == s.attacker else DEFENCE
    return s.forces[side][len(s.places[BATTLE_LINE + STRIDE * seat])]


class FightRound(Together[Heroes]):
    """AH-139 to AH-145. Both choose a fighter that has not fought, in secret; the lower total is destroyed."""

    RULE: ClassVar[str] = "AH-139"
    TITLE: ClassVar[str] = "ask-fight"

    def asked(self, s: Heroes) -> tuple[int, ...]:
        return (s.attacker, s.defender)

    def options(self, s: Heroes, seat: int) -> list[Action]:
        if seat < 0 or s.sealed[seat] is not None or seat not in (s.attacker, s.defender):
            return []
        return fresh_fighters(s, ATTACK if seat == s.attacker else DEFENCE)

    def reveal(self, s: Heroes, answers: list[Action]) -> None:
        attacking = s.forces[ATTACK].index(answers[0].args[0])
        defending = s.forces[DEFENCE].index(answers[1].args[0])
        fight(s, attacking, turn_up(s, s.attacker, attacking), defending)

    def why_not(self, s: Heroes, seat: int, action: Action) -> Refused:
        if s.sealed[seat] is not None:
            return Refused("AH-139", "your Army is chosen; both are shown when your rival has chosen too")
        return cannot_fight(s, ATTACK if seat == s.attacker else DEFENCE, action)


def fresh_fighters(s: Heroes, side: int) -> list[Action]:
    """The fighters of a side that have not fought yet, by id."""
    found: list[Action] = []
    for i in range(len(s.forces[side])):
        if s.fought[side][i] == 0:
            found.append(FIGHT[s.forces[side][i]])
    return found


def cannot_fight(s: Heroes, side: int, action: Action) -> Refused:
    if action.verb != "fight" or action.args[0] not in s.forces[side]:
        return Refused("AH-139", f"choose one of your {len(fresh_fighters(s, side))} Armies that have not fought")
    return Refused("AH-139", f"{army_name(action.args[0])} has fought in this battle already")


def turn_up(s: Heroes, seat: int, slot: int) -> int:
    """AH-145. Show the card under a fighter; its value."""
    card = s.places[BATTLE_LINE + STRIDE * seat][slot]
    s.show([card], EVERYONE)
    return s.box.kind[card] - BATTLE_CARD + 1


def fight(s: Heroes, attacking: int, attack_card: int, defending: int) -> None:
    """AH-140 to AH-145. Compare two fighters; the loser is destroyed, a tie hurts nobody."""
    defence_card = turn_up(s, s.defender, defending)
    attack = attack_card + GENERAL_BONUS * s.led[ATTACK][attacking]
    defence = defence_card + GENERAL_BONUS * s.led[DEFENCE][defending] + s.citadels[s.defender]
    s.fought[ATTACK][attacking] = DESTROYED if attack < defence else 1
    s.fought[DEFENCE][defending] = DESTROYED if defence < attack else 1
    s.victorious += 1 if attack > defence else 0
    ours, theirs = s.forces[ATTACK][attacking], s.forces[DEFENCE][defending]
    s.rounds = [*s.rounds, [ours, attack_card, attack, theirs, defence_card, defence]]
    outcome = "round-won" if attack > defence else "round-lost" if attack < defence else "round-tied"
    against = "barbarian-" if s.attacker == BARBARIAN_SEAT else ""
    s.tell(EVERYONE, against + outcome, seat=s.attacker, rival=s.defender, n=attack, m=defence, text=duel(ours, theirs))


def duel(attacking: int, defending: int) -> str:
    """Who met whom, in words."""
    return f"{army_name(attacking) if attacking >= 0 else 'the Barbarian Army'} against {army_name(defending)}"


class ReturnDestroyed(Step[Heroes]):
    """AH-146. Destroyed Armies go back to the Item Deck, each with its General."""

    def run(self, s: Heroes) -> None:
        for side in range(2):
            for i in range(len(s.forces[side])):
                fighter = s.forces[side][i]
                if s.fought[side][i] == DESTROYED and fighter < N_ARMIES:
                    s.tell(EVERYONE, "army-destroyed", seat=s.army_owner[fighter], n=fighter + 1)
                    s.remove_army(fighter)


class DismissHeroes(Step[Heroes]):
    """AH-126, AH-147, AH-213. All Heroes that served are discarded, whatever the outcome."""

    def run(self, s: Heroes) -> None:
        for seat in range(s.box.seats):
            place = COMMITTED + STRIDE * seat
            if s.places[place]:
                s.tell(EVERYONE, "heroes-leave", seat=seat, n=len(s.places[place]))
                s.discard_all(place)


class ReturnBattleCards(Step[Heroes]):
    """AH-148. All Battle Cards go back unseen and are shuffled; the battle is over."""

    def run(self, s: Heroes) -> None:
        for place in battle_places(s):
            if s.places[place]:
                s.pour(place, BATTLE_DECK)
        s.attacker = -1
        s.defender = -1
        s.objective = 0
        s.forces = [[], []]
        s.led = [[], []]
        s.fought = [[], []]
        s.rounds = []
        s.victorious = 0


def battle_places(s: Heroes) -> list[int]:
    found = [BARBARIAN_CARD]
    for seat in range(s.box.seats):
        found.append(BATTLE_HAND + STRIDE * seat)
        found.append(BATTLE_LINE + STRIDE * seat)
    return found


LAYING: Final = LayBattleCards()
FIGHTING: Final = FightRound()
RETURN_DESTROYED: Final = ReturnDestroyed()
DISMISS_HEROES: Final = DismissHeroes()
RETURN_BATTLE_CARDS: Final = ReturnBattleCards()
BEGIN_BATTLE: Final = BeginBattle()
