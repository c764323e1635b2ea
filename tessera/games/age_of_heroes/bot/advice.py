"""The bot: it trades for what it needs, builds, keeps a guard, and attacks when the odds are good."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.core.action import Action
from tessera.core.bot import Bot, chances
from tessera.core.event import Message
from tessera.games.age_of_heroes.actions import (
    BUILD,
    DONE,
    GO_ON,
    NO,
    NOTHING,
    PASS,
    PLAY_GAMES,
    PLAY_LUCK,
    STOP,
    TAXES,
    WAR,
    YES,
    army_name,
)
from tessera.games.age_of_heroes.bot.odds import Odds
from tessera.games.age_of_heroes.bot.parameters import Parameters
from tessera.games.age_of_heroes.bot.terms import TERMS, tribe_terms
from tessera.games.age_of_heroes.bot.trading import Barter
from tessera.games.age_of_heroes.bot.valuation import (
    exposure,
    item_value,
    least_wanted,
    payment_value,
    power,
    progress,
    spoils_value,
    threat,
)
from tessera.games.age_of_heroes.components import ITEMS
from tessera.games.age_of_heroes.kinds import (
    BATTLE_CARD,
    CONQUEST,
    EMPIRE,
    GENERAL_BONUS,
    GRAIN,
    HAND_LIMIT,
    PLUNDER,
)
from tessera.games.age_of_heroes.places import BATTLE_LINE, STRIDE
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.battle import ATTACK, DEFENCE
from tessera.games.age_of_heroes.steps.build import buildable
from tessera.games.age_of_heroes.steps.events import Famine, LuckAgainstEarthquake, LuckAgainstVolcano
from tessera.games.age_of_heroes.steps.war import DeclareWar, attack_force

TRADING: Final = ("offer", "accept", "withdraw", "decline", "pass", "done")
SETTLED: Final = (*TRADING, "discard", "ask", "no")
"""The verbs of the last option of a settled question. A neighbour's answer about a Road is yes or no."""


class HeroesBot(Bot):
    """A greedy player that takes the option of the highest value. It reads only what its seat may know."""

    TERMS: ClassVar[tuple[str, ...]] = TERMS

    def __init__(self, weights: dict[int, list[float]], p: list[Parameters]) -> None:
        self.weights = weights
        """For each number of tribes the weight of each term, found by regression."""
        self.parameters = p
        """The parameters for each number of tribes."""

    def weigh(self, s: Heroes, seat: int, options: list[Action]) -> list[float]:
        if options[-1].verb in TRADING:
            barter = Barter(self.parameters[s.box.seats], s, seat)
            return [barter.weigh(option) for option in options]
        counts, p = s.counts(seat), self.parameters[s.box.seats]
        return [self.option_value(p, s, seat, option, counts) for option in options]

    def settled(self, s: Heroes, seat: int, options: list[Action]) -> bool:
        """Trading, discarding and Roads. They are most of the questions, and search has found nothing better there."""
        return options[-1].verb in SETTLED

    def option_value(self, p: Parameters, s: Heroes, seat: int, option: Action, counts: list[int]) -> float:
        """The value of an option other than a trade."""
        verb = option.verb
        if verb == "war" and option.args:
            return attack_value(p, s, seat, option)
        if verb == "build" and option.args:
            return build_value(p, s, seat, option, counts)
        if verb in ("discard", "exchange"):
            return -least_wanted(p, s, seat, option.args[0], counts)
        if verb in ("place", "take"):
            return monument_value(s, seat, option) if verb == "place" else float(option.args[0])
        if verb == "erupt":
            return threat(s, option.args[0])
        if verb == "shake":
            return threat(s, s.army_owner[option.args[0]])
        if verb == "fight":
            return fight_value(s, seat, option.args[0])
        if verb == "lay":
            return lay_value(s, seat, option)
        if verb in ("play", "nothing"):
            return response_value(p, s, seat, option)
        return turn_value(p, s, seat, option, counts)

    def explain(self, s: Heroes, seat: int, action: Action) -> Message:
        verb = action.verb
        if verb == "war" and action.args:
            return explain_attack(s, seat, action)
        if verb == "build" and action.args:
            return Message("why-item", n=len(action.args) - 2, text=ITEMS[action.args[0]].id)
        if verb in ("offer", "accept"):
            return Barter(self.parameters[s.box.seats], s, seat).explain(action)
        if verb in ("discard", "exchange"):
            return Message("why-discard", piece=action.args[0])
        if verb == "fight":
            return Message("why-fight", text=army_name(action.args[0]))
        if verb in ("erupt", "shake"):
            return Message("why-disaster")
        return Message(f"why-{action.text.replace(' ', '-')}" if action.text in EXPLAINED else "why-nothing-better")

    def turn(self, s: Heroes) -> int:
        return s.turn

    def value(self, s: Heroes, seat: int) -> float:
        return self.values(s)[seat]

    def values(self, s: Heroes) -> list[float]:
        """The probability of each tribe to win. It is certain for a winner and for those who are eliminated."""
        n = s.box.seats
        if s.winner >= 0:
            return [1.0 if seat == s.winner else 0.0 for seat in range(n)]
        alive = [seat for seat in range(n) if s.alive[seat]]
        found = chances([self.terms(s, seat) for seat in alive], self.weights[n])
        values = [0.0] * n
        for i in range(len(alive)):
            values[alive[i]] = found[i]
        return values

    def terms(self, s: Heroes, seat: int) -> list[float]:
        return tribe_terms(s, seat)


EXPLAINED: Final = (
    "taxes", "build", "war", "rest", "yes", "no", "go-on", "play luck", "play olympic-games", "nothing", "pass",
)  # fmt: skip
"""Actions whose reason is always the same. Its key is made from their text."""


# -- the turn ---------------------------------------------------------------------------------------------------


def turn_value(p: Parameters, s: Heroes, seat: int, option: Action, counts: list[int]) -> float:
    """The value of asking for a Road, of an answer, and of each action of a turn."""
    if option.verb == "ask":
        return 1.0 if counts[3] + counts[4] >= 2 else -1.0
    if option is YES:
        rival = s.active
        return -1.0 if is_winning(s, rival) else 1.0
    if option is TAXES:
        return taxes_value(p, s, seat)
    if option is BUILD:
        return best_build(p, s, seat, counts)
    if option is WAR:
        return best_attack(p, s, seat)
    return 0.1 if option in (GO_ON, NO, STOP, PASS, DONE) else 0.0


def is_winning(s: Heroes, rival: int) -> bool:
    return bool(s.empire_claims[rival] or s.culture_claims[rival]) or progress(s, rival) >= EMPIRE - 1


def taxes_value(p: Parameters, s: Heroes, seat: int) -> float:
    """A card for each City, and less for the cards beyond the hand limit."""
    if not s.cities[seat]:
        return 0.5
    overflow = max(0, s.n_hand(seat) + s.cities[seat] - HAND_LIMIT)
    return p.card * (s.cities[seat] - p.taxes_over * overflow) * power(p.hunger, HAND_LIMIT - s.n_hand(seat))


def best_build(p: Parameters, s: Heroes, seat: int, counts: list[int]) -> float:
    """The value of the best item, times a factor for whatever else can be built."""
    best = 0.0
    for action in buildable(s, seat):
        best = max(best, build_value(p, s, seat, action, counts))
    return p.building_on * best


def build_value(p: Parameters, s: Heroes, seat: int, action: Action, counts: list[int]) -> float:
    """The value of an item, less that of the cards that pay for it."""
    return item_value(p, s, seat, action.args[0], action.args[1]) - payment_value(p, s, seat, action, counts)


def best_attack(p: Parameters, s: Heroes, seat: int) -> float:
    best = 0.0
    for action in DeclareWar(seat).options(s, seat):
        best = max(best, attack_value(p, s, seat, action))
    return best


def monument_value(s: Heroes, seat: int, option: Action) -> float:
    """As many cards as possible, unless they are the last cards of a tribe without Cities."""
    n = option.args[0]
    return -5.0 if n and n == s.n_hand(seat) and not s.cities[seat] else float(n)


# -- war --------------------------------------------------------------------------------------------------------


def defence_odds(s: Heroes, defender: int, attackers: int, led: int, more: int, more_led: int) -> Odds:
    """The odds of an attack on a tribe's Armies at home, with so many Heroes to their aid."""
    home = s.home_armies(defender)
    generals = sum([s.army_general[army] for army in home])
    return Odds(attackers, led, len(home) + more, generals + more_led, s.citadels[defender])


def attack_value(p: Parameters, s: Heroes, seat: int, option: Action) -> float:
    """The expected spoils, less the Armies that fall or are missed at home, and less the Heroes spent."""
    target, objective = option.args[0], option.args[1]
    if option.code >= 0:
        plain, generals, hero_armies, hero_generals, pairs = option.args[2:]
    else:
        force = attack_force(s, seat, option)
        generals = sum([s.army_general[army] for army in force.armies])
        plain, hero_armies, hero_generals, pairs = (
            len(force.armies) - generals,
            force.hero_armies,
            len(force.led_by_hero),
            force.pairs,
        )
    armies = plain + generals
    odds = defence_odds(s, target, armies + hero_armies + pairs, generals + hero_generals + pairs, 0, 0)
    gain = p.surprise * expected_spoils(p, s, seat, target, objective, odds)
    gain += (p.rout - 1.0) * p.army * odds.rounds * odds.win
    loss = odds.losses() * (p.army + p.general * generals / max(1, armies)) * armies / (armies + hero_armies + pairs)
    away = 0.0 if s.has_road(seat, target) else p.absence * armies + (p.bare if armies == s.n_armies(seat) else 0.0)
    away *= exposure(p, s, seat)
    return gain - loss - away - p.hero * (hero_armies + hero_generals + 2 * pairs)


def expected_spoils(p: Parameters, s: Heroes, seat: int, target: int, objective: int, odds: Odds) -> float:
    """The expected value of an attack's spoils, over the numbers of Victorious Armies that make a difference."""
    if objective == PLUNDER:
        n = min(s.n_hand(target), int(2.0 * odds.victorious() + 0.5))
        return spoils_value(p, s, seat, target, PLUNDER, n)
    steps, most = (2, s.cities[target]) if objective == CONQUEST else (1, s.n_monument(target))
    once = odds.at_least(steps)
    twice = odds.at_least(steps + 2) if most > 1 else 0.0
    one = spoils_value(p, s, seat, target, objective, 1)
    return (once - twice) * one + twice * (spoils_value(p, s, seat, target, objective, 2) if most > 1 else 0.0)


def explain_attack(s: Heroes, seat: int, action: Action) -> Message:
    """The reason names the target, and how many of a hundred Armies should be Victorious and how many lost."""
    force = attack_force(s, seat, action)
    generals = sum([s.army_general[army] for army in force.armies]) + len(force.led_by_hero) + force.pairs
    odds = defence_odds(s, action.args[0], force.n_armies(), generals, 0, 0)
    n = force.n_armies()
    won, lost = round(100 * odds.victorious() / n), round(100 * odds.losses() / n)
    return Message("why-attack", rival=action.args[0], n=won, m=lost)


def response_value(p: Parameters, s: Heroes, seat: int, option: Action) -> float:
    """The value that a response saves, less that of the card it costs."""
    if option is NOTHING:
        return 0.0
    step = s.agenda[-1]
    if isinstance(step, LuckAgainstVolcano):
        return p.city
    if isinstance(step, LuckAgainstEarthquake):
        return 1.0 if len(s.home_armies(seat)) == 1 and s.n_hand(seat) > 3 else -1.0
    if isinstance(step, Famine):
        return float(s.n_held(seat, GRAIN)) - p.famine
    before = harm(p, s, seat, 0, 0)
    if option is PLAY_LUCK or option is PLAY_GAMES:
        return before - p.response
    armies, generals, pairs = option.args[1:] if option.code >= 0 else (option.args[1], len(option.args) - 3, option.args[2])
    spent = armies + generals + 2 * pairs
    return before - harm(p, s, seat, armies + pairs, generals + pairs) - p.hero * spent


def harm(p: Parameters, s: Heroes, seat: int, more: int, more_led: int) -> float:
    """The expected loss by the attack under way, with so many Heroes in defence."""
    attackers, led, objective = 1, 0, PLUNDER
    if s.attacker >= 0:
        attackers, led, objective = len(s.forces[ATTACK]), sum(s.led[ATTACK]), s.objective
    odds = defence_odds(s, seat, attackers, led, more, more_led)
    rival = s.attacker if s.attacker >= 0 else seat
    lost = odds.rounds * odds.win * p.army
    return lost + expected_spoils(p, s, rival, seat, objective, odds)


def fight_value(s: Heroes, seat: int, fighter: int) -> float:
    """The total of this fighter. The best fight first, so that weak ones may stay unopposed."""
    side = ATTACK if seat == s.attacker else DEFENCE
    slot = s.forces[side].index(fighter)
    card = s.places[BATTLE_LINE + STRIDE * seat][slot]
    return float(s.box.kind[card] - BATTLE_CARD + GENERAL_BONUS * s.led[side][slot])


def lay_value(s: Heroes, seat: int, option: Action) -> float:
    """High cards go under Armies without a General, and low ones where a General makes up for it."""
    side = ATTACK if seat == s.attacker else DEFENCE
    led = s.led[side][s.forces[side].index(option.args[0])]
    return float(-option.args[1] if led else option.args[1])
