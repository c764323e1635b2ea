"""The bot: it values each option in points. It builds an economy early, collects banners in sets, and attacks cheap Titans."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tessera.core.action import Action
from tessera.core.bot import Bot
from tessera.core.event import Message
from tessera.games.the_ancient_world.actions import N_SKILLS, N_SPACES, SPACES
from tessera.games.the_ancient_world.board_actions import BOARD
from tessera.games.the_ancient_world.bot.parameters import Parameters
from tessera.games.the_ancient_world.bot.valuation import Valuation
from tessera.games.the_ancient_world.cards import ARMY_LIMIT, CAPACITY, DISTRICT, EVENTS
from tessera.games.the_ancient_world.scoring import points_now
from tessera.games.the_ancient_world.state import DISTRICT_TOP, ROUND_OF_B, STARVING, Ancient
from tessera.games.the_ancient_world.steps.attack import Muster, Prevent
from tessera.games.the_ancient_world.steps.board import EXPAND_COSTS, PayForKnowledge
from tessera.games.the_ancient_world.steps.build import BuildForLess
from tessera.games.the_ancient_world.steps.recruit import JoinArmy
from tessera.games.the_ancient_world.steps.turn import skills_there, surcharge

EVENT_OF_SPACE: Final = [EVENTS.index(space) if space in EVENTS and space != "build" else -1 for space in SPACES]
"""What cards react to when a citizen is placed on a space; -1 where they do not."""


class AncientBot(Bot):
    """Weighs each option by the points that it should bring."""

    def __init__(self, parameters: list[Parameters]) -> None:
        self.parameters = parameters
        """The parameters for each number of players."""
        self.judging = parameters[0]
        """The parameters by which `value` judges positions. Those that find good answers need not tell best who is ahead
        (decision 0395)."""

    def weigh(self, s: Ancient, seat: int, options: list[Action]) -> list[float]:
        valuation = Valuation(s, seat, self.parameters[s.n])
        if options[0].verb == "place" or options[-1].verb == "pass":
            return self.weigh_turn(valuation, options)
        return [self.weigh_answer(valuation, option) for option in options]

    # -- the turn -----------------------------------------------------------------------------------------------

    def weigh_turn(self, valuation: Valuation, options: list[Action]) -> list[float]:
        """The options of a turn. Each space is valued once, whichever citizen goes there."""
        judged: dict[int, float] = {}
        there = skills_there(valuation.s)
        muster = Muster(valuation.s, valuation.seat)
        hunted: dict[int, float] = {}
        found: list[float] = []
        for option in options:
            if option.verb == "place":
                skill, at = option.args
                if at not in judged:
                    judged[at] = self.weigh_space(valuation, at)
                extra = surcharge(at, there[at], skill) if at < N_SPACES else 0
                found.append(judged[at] - valuation.parameters.skill * skill - extra * valuation.coin)
            elif option.verb == "attack":
                kind = option.args[0]
                if kind not in hunted:
                    hunted[kind] = (
                        valuation.parameters.race if rival_in_reach(valuation, kind) else -valuation.parameters.patience
                    )
                found.append(valuation.of_attack(muster, valuation.s.cards[kind], option.args[1]) + hunted[kind])
            else:
                found.append(0.0)
        return found

    def weigh_space(self, valuation: Valuation, at: int) -> float:
        """The value of a board action, or of the action of an own card."""
        if at < N_SPACES:
            own = valuation.of_own_reactions(EVENT_OF_SPACE[at]) if EVENT_OF_SPACE[at] >= 0 else 0.0
            return BOARD[at].value(valuation) + own
        return weigh_card_action(valuation, at - N_SPACES)

    def weigh_answer(self, valuation: Valuation, option: Action) -> float:
        """The value of an answer to any other question; verbs without a function, such as decline, count 0."""
        weigh = ANSWERS.get(option.verb)
        return weigh(valuation, option) if weigh is not None else 0.0

    # -- words --------------------------------------------------------------------------------------------------

    def explain(self, s: Ancient, seat: int, action: Action) -> Message:
        points = round(self.weigh(s, seat, s.options(seat))[s.options(seat).index(action)])
        if action.verb == "place":
            at = action.args[1]
            return Message(f"why-{BOARD[at].KEY}" if at < N_SPACES else "why-own-card", n=points)
        if action.verb == "attack":
            return Message("why-attack", piece=action.args[0], n=points, m=Muster(s, seat).price(action.args[1]))
        if action.verb in ("buy", "keep", "store") and action.args[0] >= 0:
            return Message("why-card", piece=action.args[0], n=points)
        return Message("why-pass" if action.verb == "pass" else "why-best", n=points)

    def turn(self, s: Ancient) -> int:
        return s.round

    def value(self, s: Ancient, seat: int) -> float:
        """How likely the seat wins: its expected points against those of the best rival, scaled by the rounds to come."""
        if s.over():
            return 1.0 if seat in s.winners() else 0.0
        mine = expected_points(s, seat, self.judging)
        best = max([expected_points(s, rival, self.judging) for rival in range(s.n) if rival != seat])
        spread = 8.0 + 4.0 * (6 - s.round)
        return 0.5 + 0.5 * max(-1.0, min(1.0, (mine - best) / spread))


def expected_points(s: Ancient, seat: int, parameters: Parameters) -> float:
    """The points of the tableau as it stands, and those that coins, income and armies should bring."""
    valuation = Valuation(s, seat, parameters)
    points = float(points_now(s, seat))
    points += valuation.coin * s.coins[seat] + valuation.knowledge * s.knowledge[seat]
    for symbol in range(CAPACITY):
        if symbol != ARMY_LIMIT:
            points += s.live[seat][symbol] * valuation.live[symbol]
    points += 0.9 * valuation.left * s.n_citizens(seat)
    for slot in range(s.ancient.slots):
        if s.places[s.ancient.armies[seat] + slot]:
            points += 0.5 * weigh_army(valuation, slot)
    return points - 2.0 * s.citizens[seat].count(STARVING) * (valuation.left == 0)


def rival_in_reach(valuation: Valuation, kind: int) -> bool:
    """True if a rival that has not passed could defeat this Titan now."""
    s = valuation.s
    for rival in range(s.n):
        if rival != valuation.seat and not s.passed[rival]:
            muster = Muster(s, rival)
            if muster.ready and muster.coins and muster.value(s.cards[kind], muster.ready) >= s.cards[kind].defence:
                return True
    return False


# -- answers, by the verb of the action -----------------------------------------------------------------------------


def weigh_card_action(valuation: Valuation, kind: int) -> float:
    """The value of using the action of a card once."""
    action = valuation.s.cards[kind].action
    return valuation.of_action(action) if action is not None else 0.0


def weigh_buy(valuation: Valuation, option: Action) -> float:
    step = valuation.s.agenda[-1]
    if not isinstance(step, BuildForLess) or option.args[1] >= 0:
        return valuation.of_purchase(option)
    return valuation.of_purchase(option) + min(step.less, valuation.s.cards[option.args[0]].coins) * valuation.coin


def weigh_attack(valuation: Valuation, option: Action) -> float:
    s = valuation.s
    return valuation.of_attack(Muster(s, valuation.seat), s.cards[option.args[0]], option.args[1])


def weigh_damage(valuation: Valuation, option: Action) -> float:
    return -valuation.of_symbols(valuation.s.cards[option.args[0]])


def weigh_repair(valuation: Valuation, option: Action) -> float:
    return valuation.of_mending(valuation.s.cards[option.args[0]])


def weigh_recruit(valuation: Valuation, option: Action) -> float:
    return valuation.best_recruit(valuation.s.cards[option.args[0]])


def weigh_store(valuation: Valuation, option: Action) -> float:
    """The value of storing a card, or the unseen top card of the deck."""
    return valuation.of_store(valuation.s.cards[option.args[0]]) if option.args[0] >= 0 else 0.4


def weigh_district(valuation: Valuation, option: Action) -> float:
    return valuation.of_card(valuation.s.cards[option.args[0]])


def weigh_survey(valuation: Valuation, option: Action) -> float:
    """The value of the best of three Districts, one of which lies face up."""
    s = valuation.s
    all_of_them = [valuation.of_card(card) for card in s.cards if card.group == DISTRICT]
    top = valuation.of_card(s.cards[s.kind[s.places[DISTRICT_TOP][0]]])
    return 0.1 + max(top, sum(all_of_them) / len(all_of_them))


def weigh_replacement(valuation: Valuation, option: Action) -> float:
    """The value of another card instead of this one of the row: of one that the seat would not build."""
    return 0.2 - 0.2 * max(0.0, valuation.of_buy(valuation.s.cards[option.args[0]]))


def weigh_payment(valuation: Valuation, option: Action) -> float:
    """The price of Expand, in knowledge or in coins."""
    return -(valuation.knowledge if option is valuation.s.minted.pay_knowledge else EXPAND_COSTS * valuation.coin)


def weigh_hunger(valuation: Valuation, option: Action) -> float:
    """Citizens of low skill go hungry first."""
    return -float(sum([skill for skill in range(1, N_SKILLS + 1) if option.args[0] >> (skill - 1) & 1]))


def weigh_discard(valuation: Valuation, option: Action) -> float:
    return -weigh_army(valuation, option.args[0])


def weigh_use(valuation: Valuation, option: Action) -> float:
    """The value of knowledge that a reaction sells, or of a card that it keeps from damage."""
    step = valuation.s.agenda[-1]
    if isinstance(step, Prevent):
        return valuation.of_mending(valuation.s.cards[step.kind]) - step.price * valuation.coin
    assert isinstance(step, PayForKnowledge)
    return step.n * valuation.knowledge - step.price * valuation.coin


def weigh_copy(valuation: Valuation, option: Action) -> float:
    return weigh_card_action(valuation, option.args[0])


def weigh_explore(valuation: Valuation, option: Action) -> float:
    return valuation.of_find() if valuation.s.round >= ROUND_OF_B else valuation.of_draw() + 0.15


def weigh_join(valuation: Valuation, option: Action) -> float:
    """The value of a recruit in an army, or in a new one."""
    step = valuation.s.agenda[-1]
    assert isinstance(step, JoinArmy)
    return valuation.of_recruit(valuation.s.cards[step.kind], -1 if option is valuation.s.minted.new_army else option.args[0])


def weigh_army(valuation: Valuation, slot: int) -> float:
    """The value of an army: its symbols, less for the coins that make it expensive."""
    s = valuation.s
    pieces = s.places[s.ancient.armies[valuation.seat] + slot]
    total = valuation.of_strength(s.cards[s.kind[pieces[0]]].active)
    for piece in pieces[1:]:
        total += valuation.of_strength(s.cards[s.kind[piece]].legacy)
    return total - 0.3 * valuation.coin * s.price(valuation.seat, slot)


def weigh_removal(valuation: Valuation, option: Action) -> float:
    """The value of removing a coin from an army, which is higher if that makes the army ready again."""
    s, slot = valuation.s, option.args[0]
    readies = option is s.minted.name_coin[slot] and s.name_coins[valuation.seat][slot] == 1 and not s.passed[valuation.seat]
    return valuation.coin + (0.8 if readies else 0.0) + 0.01 * s.price(valuation.seat, slot)


def weigh_deck(valuation: Valuation, option: Action) -> float:
    """Titan decks of more stars are worth looking at later in the match."""
    return float(2 - abs(option.args[0] - min(valuation.s.round // 2, 2)))


def weigh_titan_on_top(valuation: Valuation, option: Action) -> float:
    """The best Titan within reach comes first; without one, the Titan with the highest defence."""
    s = valuation.s
    titan = s.cards[option.args[0]]
    muster = Muster(s, valuation.seat)
    in_reach = not muster.bar(titan, muster.ready) if muster.ready else False
    return valuation.of_titan(titan) + 5.0 if in_reach else 0.1 * titan.defence


ANSWERS: Final[dict[str, Callable[[Valuation, Action], float]]] = {
    "buy": weigh_buy,
    "attack": weigh_attack,
    "damage": weigh_damage,
    "repair": weigh_repair,
    "recruit": weigh_recruit,
    "keep": weigh_store,
    "store": weigh_store,
    "take": weigh_district,
    "survey": weigh_survey,
    "replace": weigh_replacement,
    "pay": weigh_payment,
    "retire": weigh_join,
    "form": weigh_join,
    "starve": weigh_hunger,
    "discard": weigh_discard,
    "remove": weigh_removal,
    "use": weigh_use,
    "copy": weigh_copy,
    "inspect": weigh_deck,
    "lay": weigh_titan_on_top,
    "explore": weigh_explore,
}
"""The function that values an answer, by the verb of the answer."""
