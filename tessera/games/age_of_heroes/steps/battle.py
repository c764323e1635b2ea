"""Battles: Battle Cards are drawn and laid in secret, rounds are fought, and the destroyed leave (chapters 9.3 to 9.5)."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.core.action import Action
from tessera.core.agenda import Step, Together
from tessera.core.refusal import Refused, refuse
from tessera.core.seats import EVERYONE, NOBODY, only
from tessera.games.age_of_heroes.actions import FIGHT, LAY, N_ARMIES, army_name, fighter_number, fighter_of, is_hero
from tessera.games.age_of_heroes.components import NAMES
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
from tessera.games.age_of_heroes.steps.base import DrawFrom

BARBARIAN_SEAT: Final = -2
"""The attacker's seat when Barbarians attack."""
ATTACK: Final = 0
DEFENCE: Final = 1
DESTROYED: Final = 2


def muster(s: Heroes, side: int, seat: int, force: Force) -> None:
    """AH-111, AH-117, AH-316. Line up the fighters of a side: Armies by number and then Heroes, with whoever leads them."""
    hand = HAND + STRIDE * seat
    for _ in range(force.n_heroes()):
        s.move(s.one_of(MIGHTY_HERO, hand), hand, COMMITTED + STRIDE * seat, EVERYONE)
    n_heroes = force.hero_armies + force.pairs
    s.forces[side] = force.armies + [N_ARMIES + i for i in range(n_heroes)]
    led = [1 if s.army_general[army] or army in force.led_by_hero else 0 for army in force.armies]
    s.led[side] = led + [1 if i < force.pairs else 0 for i in range(n_heroes)]
    s.fought[side] = [0] * len(s.forces[side])


def tell_heroes(s: Heroes, seat: int, force: Force) -> None:
    """AH-117 to AH-119. Heroes are called for all to see; of a pair one serves as Army and the other as its General."""
    n_armies, n_generals = force.hero_armies + force.pairs, len(force.led_by_hero) + force.pairs
    if n_armies:
        s.tell(EVERYONE, "heroes-as-armies", seat=seat, n=n_armies)
    if n_generals:
        s.tell(EVERYONE, "heroes-as-generals", seat=seat, n=n_generals)


def counted_force(s: Heroes, seat: int, plain: int, led: int, roles: tuple[int, ...]) -> Force:
    """A force by numbers. Of Armies that are alike, those with the lowest numbers go."""
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
            return refuse("AH-109", "no-army-at-home", n=army + 1)
    heroes = s.n_held(seat, MIGHTY_HERO)
    if force.n_heroes() > heroes:
        return refuse("AH-117", "no-heroes-enough", n=force.n_heroes(), m=heroes)
    for army in force.led_by_hero:
        if army not in force.armies:
            return refuse("AH-118", "no-part-in-force", n=army + 1)
        if s.army_general[army]:
            return refuse("AH-121", "no-second-general", n=army + 1)
    return None


class BeginBattle(Step[Heroes]):
    """AH-128 to AH-133, AH-137, AH-138. Both sides are lined up. Cards are drawn and laid, and rounds are fought."""

    def run(self, s: Heroes) -> None:
        attackers, defenders = len(s.forces[ATTACK]), len(s.forces[DEFENCE])
        s.victorious = max(0, attackers - defenders)
        if not defenders:
            s.tell(EVERYONE, "unopposed", seat=s.defender, n=attackers)
            return
        n_rounds = min(attackers, defenders)
        if attackers > defenders:
            s.tell(EVERYONE, "outnumbered", seat=s.defender, n=attackers - defenders)
        s.then(DrawBattleCards(s.attacker, attackers), DrawBattleCards(s.defender, defenders), LAYING, *[FIGHTING] * n_rounds)


class DrawBattleCards(DrawFrom):
    """AH-132 to AH-134. A side draws a Battle Card for each of its fighters, which it alone sees."""

    RULE: ClassVar[str] = "AH-133"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def bag(self, s: Heroes) -> int:
        return BATTLE_DECK

    def is_due(self, s: Heroes) -> bool:
        return self.n > 0

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


class LayBattleCards(Step[Heroes]):
    """AH-135, AH-136. Both sides lay a Battle Card under each of their fighters, at the same time and in secret."""

    RULE: ClassVar[str] = "AH-135"
    TITLE: ClassVar[str] = "ask-lay"

    def waiting(self, s: Heroes) -> tuple[int, ...]:
        attacking = s.attacker >= 0 and len(s.places[BATTLE_HAND + STRIDE * s.attacker]) > 0
        if not s.places[BATTLE_HAND + STRIDE * s.defender]:
            return (s.attacker,) if attacking else ()
        return (s.attacker, s.defender) if attacking else (s.defender,)

    def options(self, s: Heroes, seat: int) -> list[Action]:
        if seat < 0 or seat not in (s.attacker, s.defender):
            return []
        hand = BATTLE_HAND + STRIDE * seat
        if not s.places[hand]:
            return []
        row = LAY[next_fighter(s, seat)]
        return [row[value] for value in range(len(row)) if s.one_of(BATTLE_CARD + value, hand) >= 0]

    def pieces(self, s: Heroes, seat: int, action: Action) -> tuple[str, ...]:
        return (f"battle_hands/{seat}/{NAMES[BATTLE_CARD + action.args[1]]}",)

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        fighter, value = action.args
        hand = BATTLE_HAND + STRIDE * seat
        s.move(s.one_of(BATTLE_CARD + value, hand), hand, BATTLE_LINE + STRIDE * seat, NOBODY)
        s.tell(only(seat), "laid", seat=seat, n=value + 1, text=army_name(fighter))
        s.agenda.append(self)

    def default(self, s: Heroes, seat: int) -> Action:
        """D-14. Cards are laid in the order drawn, under the Armies by number."""
        first = s.places[BATTLE_HAND + STRIDE * seat][0]
        return LAY[next_fighter(s, seat)][s.box.kind[first] - BATTLE_CARD]

    def why_not(self, s: Heroes, seat: int, action: Action) -> Refused:
        if action.verb != "lay" or not s.places[BATTLE_HAND + STRIDE * seat]:
            return refuse("AH-136", "no-moving-laid-cards")
        fighter = next_fighter(s, seat)
        if action.args[0] != fighter:
            return refuse("AH-135", "no-other-fighter-first", n=fighter_number(fighter), k=is_hero(fighter))
        return refuse("AH-135", "no-battle-card", n=action.args[1] + 1)


def next_fighter(s: Heroes, seat: int) -> int:
    """The first fighter of this seat without a Battle Card."""
    side = ATTACK if seat == s.attacker else DEFENCE
    return s.forces[side][len(s.places[BATTLE_LINE + STRIDE * seat])]


class FightRound(Together[Heroes]):
    """AH-139 to AH-145. Both sides secretly choose a fighter that has not fought. The one with the lower total is destroyed."""

    RULE: ClassVar[str] = "AH-139"
    TITLE: ClassVar[str] = "ask-fight"

    def asked(self, s: Heroes) -> tuple[int, ...]:
        return (s.attacker, s.defender)

    def options(self, s: Heroes, seat: int) -> list[Action]:
        if seat < 0 or seat not in (s.attacker, s.defender) or s.sealed[seat] is not None:
            return []
        return fresh_fighters(s, ATTACK if seat == s.attacker else DEFENCE)

    def pieces(self, s: Heroes, seat: int, action: Action) -> tuple[str, ...]:
        return (fighter_of(seat, action.args[0]),)

    def reveal(self, s: Heroes, answers: list[Action]) -> None:
        attacking = s.forces[ATTACK].index(answers[0].args[0])
        defending = s.forces[DEFENCE].index(answers[1].args[0])
        fight(s, attacking, turn_up(s, s.attacker, attacking), defending)

    def why_not(self, s: Heroes, seat: int, action: Action) -> Refused:
        if s.sealed[seat] is not None:
            return refuse("AH-139", "no-second-choice")
        return cannot_fight(s, ATTACK if seat == s.attacker else DEFENCE, action)


def fresh_fighters(s: Heroes, side: int) -> list[Action]:
    """The fighters of a side that have not fought yet, by number."""
    found: list[Action] = []
    for i in range(len(s.forces[side])):
        if s.fought[side][i] == 0:
            found.append(FIGHT[s.forces[side][i]])
    return found


def cannot_fight(s: Heroes, side: int, action: Action) -> Refused:
    if action.verb != "fight" or action.args[0] not in s.forces[side]:
        return refuse("AH-139", "no-fresh-army", n=len(fresh_fighters(s, side)))
    return refuse("AH-139", "no-second-fight", n=fighter_number(action.args[0]), k=is_hero(action.args[0]))


def turn_up(s: Heroes, seat: int, slot: int) -> int:
    """AH-145. Turn up the card under a fighter and return its value."""
    card = s.places[BATTLE_LINE + STRIDE * seat][slot]
    s.show([card], EVERYONE)
    return s.box.kind[card] - BATTLE_CARD + 1


def fight(s: Heroes, attacking: int, attack_card: int, defending: int) -> None:
    """AH-140 to AH-145. Compare two fighters. The loser is destroyed; in a tie nobody is."""
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
    if s.attacker == BARBARIAN_SEAT:
        s.tell(EVERYONE, "barbarian-card", n=attack_card)
    else:
        tell_turned_up(s, ATTACK, s.attacker, attacking, attack_card, 0)
    tell_turned_up(s, DEFENCE, s.defender, defending, defence_card, s.citadels[s.defender])
    s.tell(EVERYONE, against + outcome, seat=s.attacker, rival=s.defender, n=attack, m=defence, text=duel(ours, theirs))
    s.keep_moment()


def tell_turned_up(s: Heroes, side: int, seat: int, slot: int, card: int, citadels: int) -> None:
    """AH-145. The fighter and its Battle Card are shown, with what its General and the Citadels add."""
    key = "turned-up-led" if s.led[side][slot] else "turned-up"
    s.tell(EVERYONE, key, seat=seat, n=card, m=citadels, text=army_name(s.forces[side][slot]))


def duel(attacking: int, defending: int) -> str:
    """The two fighters of a round, for the log."""
    return f"{army_name(attacking) if attacking >= 0 else 'the Barbarian Army'} against {army_name(defending)}"


class ReturnDestroyed(Step[Heroes]):
    """AH-146. Destroyed Armies return to the Item Deck, each with its General."""

    def run(self, s: Heroes) -> None:
        for side in range(2):
            for i in range(len(s.forces[side])):
                fighter = s.forces[side][i]
                if s.fought[side][i] == DESTROYED and 0 <= fighter < N_ARMIES:
                    s.tell(EVERYONE, "army-destroyed", seat=s.army_owner[fighter], n=fighter + 1, m=s.army_general[fighter])
                    s.remove_army(fighter)


class DismissHeroes(Step[Heroes]):
    """AH-126, AH-147, AH-213. All Heroes that took part are discarded, whatever the outcome."""

    FIELDS: ClassVar[tuple[str, ...]] = ("called_off",)

    def __init__(self, called_off: bool) -> None:
        self.called_off = called_off
        """True after an attack that ended without a battle."""

    def run(self, s: Heroes) -> None:
        key = "heroes-spent" if self.called_off else "heroes-leave"
        for seat in range(s.box.seats):
            place = COMMITTED + STRIDE * seat
            if s.places[place]:
                s.tell(EVERYONE, key, seat=seat, n=len(s.places[place]))
                s.discard_all(place)


class ReturnBattleCards(Step[Heroes]):
    """AH-148. All Battle Cards go back unseen and are shuffled. The battle is over."""

    def run(self, s: Heroes) -> None:
        s.keep_moment()
        gather_battle_cards(s)
        s.attacker = -1
        s.defender = -1
        s.objective = 0
        s.forces = [[], []]
        s.led = [[], []]
        s.fought = [[], []]
        s.rounds = []
        s.victorious = 0


def gather_battle_cards(s: Heroes) -> None:
    """AH-24, AH-132, AH-148. Shuffle all Battle Cards together.

    Everybody knows what a complete deck holds. Only those who draw from it can tell what is left.
    """
    for seat in range(s.box.seats):
        for place in (BATTLE_HAND + STRIDE * seat, BATTLE_LINE + STRIDE * seat):
            if s.places[place]:
                s.pour(place, BATTLE_DECK)
    s.pour(BARBARIAN_CARD, BATTLE_DECK)
    s.show(s.places[BATTLE_DECK], EVERYONE)


LAYING: Final = LayBattleCards()
FIGHTING: Final = FightRound()
RETURN_DESTROYED: Final = ReturnDestroyed()
DISMISS_HEROES: Final = DismissHeroes(False)
SPEND_HEROES: Final = DismissHeroes(True)
RETURN_BATTLE_CARDS: Final = ReturnBattleCards()
BEGIN_BATTLE: Final = BeginBattle()
