"""What a sensible player would say: an economy early, banners in sets, Titans when they are cheap."""

from __future__ import annotations

from typing import Final

from tessera.core.action import Action
from tessera.core.bot import Bot
from tessera.core.event import Message
from tessera.games.the_ancient_world.actions import (
    BUILD,
    DRAFT,
    EXPAND,
    EXPLORE,
    LABOR,
    LEARN,
    N_SPACES,
    REBUILD,
    RECRUIT,
)
from tessera.games.the_ancient_world.bot.parameters import Parameters
from tessera.games.the_ancient_world.bot.valuation import Valuation
from tessera.games.the_ancient_world.cards import ARMY_LIMIT, CAPACITY, ON_LEARN_LEFT
from tessera.games.the_ancient_world.scoring import worth_now
from tessera.games.the_ancient_world.state import DISTRICT_TOP, EMPIRE_ROW, MILITARY_ROW, ROUND_OF_B, STARVING, Ancient
from tessera.games.the_ancient_world.steps.attack import Muster
from tessera.games.the_ancient_world.steps.board import EXPAND_COSTS, GROW_COSTS, LABOR_GIVES, LEARN_COSTS
from tessera.games.the_ancient_world.steps.build import purchases
from tessera.games.the_ancient_world.steps.recruit import JoinArmy
from tessera.games.the_ancient_world.steps.turn import skills_there, surcharge


class AncientBot(Bot):
    """Greedy: each option is worth the points that it should bring, and the best is taken."""

    def __init__(self, parameters: list[Parameters]) -> None:
        self.parameters = parameters
        """For each number of players."""
        self.judging = parameters[0]
        """By which positions are judged: a parameters that finds good answers need not tell who is ahead (decision 0395)."""

    def weigh(self, s: Ancient, seat: int, options: list[Action]) -> list[float]:
        worth = Valuation(s, seat, self.parameters[s.n])
        if options[0].verb == "place" or options[-1].verb == "pass":
            return self.weigh_turn(worth, options)
        return [self.weigh_answer(worth, option) for option in options]

    # -- the turn -----------------------------------------------------------------------------------------------

    def weigh_turn(self, worth: Valuation, options: list[Action]) -> list[float]:
        """Each space is judged once, whichever citizen goes there."""
        judged: dict[int, float] = {}
        there = skills_there(worth.s)
        muster = Muster(worth.s, worth.seat)
        hunted: dict[int, float] = {}
        found: list[float] = []
        for option in options:
            if option.verb == "place":
                skill, at = option.args
                if at not in judged:
                    judged[at] = self.weigh_space(worth, at)
                extra = surcharge(at, there[at], skill) if at < N_SPACES else 0
                found.append(judged[at] - worth.parameters.skill * skill - extra * worth.coin)
            elif option.verb == "attack":
                kind = option.args[0]
                if kind not in hunted:
                    hunted[kind] = worth.parameters.race if rival_in_reach(worth, kind) else -worth.parameters.patience
                found.append(worth.of_attack(muster, worth.s.cards[kind], option.args[1]) + hunted[kind])
            else:
                found.append(0.0)
        return found

    def weigh_space(self, worth: Valuation, at: int) -> float:
        """A board action, or the action of an own card."""
        s = worth.s
        if at >= N_SPACES:
            action = s.cards[at - N_SPACES].action
            return worth.of_action(action) if action is not None else 0.0
        if at == LABOR:
            return LABOR_GIVES * worth.coin + opened_by(worth, LABOR_GIVES, 0)
        if at == BUILD:
            return weigh_build(worth)
        if at == DRAFT:
            return weigh_draft(worth)
        if at == EXPAND:
            return weigh_expand(worth)
        if at == LEARN:
            return weigh_learn(worth)
        if at == REBUILD:
            return weigh_rebuild(worth)
        if at == RECRUIT:
            return max([worth.best_recruit(s.cards[kind]) for kind in s.kinds_in(MILITARY_ROW)])
        if at == EXPLORE:
            return worth.of_explore()
        return worth.of_citizen(0) - GROW_COSTS * worth.coin

    # -- nested decisions ---------------------------------------------------------------------------------------

    def weigh_answer(self, worth: Valuation, option: Action) -> float:
        s = worth.s
        verb = option.verb
        if verb == "buy":
            return weigh_purchase(worth, option)
        if verb == "attack":
            return worth.of_attack(Muster(s, worth.seat), s.cards[option.args[0]], option.args[1])
        if verb == "damage":
            return -worth.of_symbols(s.cards[option.args[0]])
        if verb == "repair":
            return worth.of_mending(s.cards[option.args[0]])
        if verb == "recruit":
            return worth.best_recruit(s.cards[option.args[0]])
        if verb in ("keep", "store"):
            return worth.of_store(s.cards[option.args[0]]) if option.args[0] >= 0 else 0.4
        if verb == "take":
            return worth.of_card(s.cards[option.args[0]])
        return self.weigh_small_answer(worth, option)

    def weigh_small_answer(self, worth: Valuation, option: Action) -> float:
        """The answers that are about coins, armies, citizens or Titans."""
        s = worth.s
        verb = option.verb
        if verb == "pay":
            return -(worth.knowledge if option is s.minted.pay_knowledge else EXPAND_COSTS * worth.coin)
        if verb in ("retire", "form"):
            return weigh_join(worth, option)
        if verb == "starve":
            return -float(sum([skill for skill in range(1, 6) if option.args[0] >> (skill - 1) & 1]))
        if verb == "discard":
            return -weigh_army(worth, option.args[0])
        if verb == "remove":
            return weigh_removal(worth, option)
        if verb == "use":
            trigger = s.cards[option.args[0]].trigger(ON_LEARN_LEFT)
            return worth.knowledge - worth.coin * (trigger.pay_coins if trigger is not None else 0)
        if verb == "copy":
            action = s.cards[option.args[0]].action
            return worth.of_action(action) if action is not None else 0.0
        if verb in ("inspect", "lay"):
            return weigh_titans(worth, option)
        if verb == "explore":
            return worth.of_find() if s.round >= ROUND_OF_B else worth.of_draw() + 0.15
        return 0.0

    # -- words --------------------------------------------------------------------------------------------------

    def explain(self, s: Ancient, seat: int, action: Action) -> Message:
        worth = round(self.weigh(s, seat, s.options(seat))[s.options(seat).index(action)])
        if action.verb == "place":
            return Message(f"why-{REASONS[min(action.args[1], N_SPACES)]}", n=worth)
        if action.verb == "attack":
            return Message("why-attack", piece=action.args[0], n=worth, m=Muster(s, seat).price(action.args[1]))
        if action.verb in ("buy", "keep", "store") and action.args[0] >= 0:
            return Message("why-card", piece=action.args[0], n=worth)
        return Message("why-pass" if action.verb == "pass" else "why-best", n=worth)

    def turn(self, s: Ancient) -> int:
        return s.round

    def value(self, s: Ancient, seat: int) -> float:
        """The own prospects against the best rival's, over what the rounds to come can still turn."""
        if s.over():
            return 1.0 if seat in s.winners() else 0.0
        mine = prospects(s, seat, self.judging)
        best = max([prospects(s, rival, self.judging) for rival in range(s.n) if rival != seat])
        spread = 8.0 + 4.0 * (6 - s.round)
        return 0.5 + 0.5 * max(-1.0, min(1.0, (mine - best) / spread))


REASONS: Final = ("labor", "build", "draft", "expand", "learn", "rebuild", "recruit", "explore", "grow", "own-card")
"""What the reason for each space is called, and that for a card of one's own."""


def prospects(s: Ancient, seat: int, parameters: Parameters) -> float:
    """Points on the table, and those that coins, income and armies promise."""
    worth = Valuation(s, seat, parameters)
    points = float(worth_now(s, seat))
    points += worth.coin * s.coins[seat] + worth.knowledge * s.knowledge[seat]
    for symbol in range(CAPACITY):
        if symbol != ARMY_LIMIT:
            points += s.live[seat][symbol] * worth.live[symbol]
    points += 0.9 * worth.left * s.n_citizens(seat)
    for slot in range(s.ancient.slots):
        if s.places[s.ancient.armies[seat] + slot]:
            points += 0.5 * weigh_army(worth, slot)
    return points - 2.0 * s.citizens[seat].count(STARVING) * (worth.left == 0)


def rival_in_reach(worth: Valuation, kind: int) -> bool:
    """Whether a rival who still plays this round could defeat this Titan now."""
    s = worth.s
    for rival in range(s.n):
        if rival != worth.seat and not s.passed[rival]:
            muster = Muster(s, rival)
            if muster.ready and muster.coins and muster.value(s.cards[kind], muster.ready) >= s.cards[kind].defence:
                return True
    return False


def weigh_build(worth: Valuation) -> float:
    """The best card that can be paid; all the more now if it stands out, for others look at the same row."""
    best, second = -1.0, -1.0
    for option in purchases(worth.s, worth.seat, worth.s.coins[worth.seat]):
        value = weigh_purchase(worth, option)
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    if worth.s.passed.count(False) < 2:
        return best
    return best + worth.parameters.eager * (best - max(second, 0.0))


def weigh_purchase(worth: Valuation, option: Action) -> float:
    """D-3, D-4. A card against its price, or against the card discarded for it."""
    kind, discarded, _ = option.args
    if discarded < 0:
        return worth.of_buy(worth.s.cards[kind]) - worth.parameters.full * (worth.s.free_capacity(worth.seat) <= 1)
    lost = worth.s.cards[discarded]
    return worth.of_card(worth.s.cards[kind]) - worth.of_banners(lost) - worth.of_symbols(lost)


def weigh_draft(worth: Valuation) -> float:
    """A Titan that comes within reach, by this citizen or by this and the next."""
    s = worth.s
    there = 0
    for own in s.citizens:
        there += own.count(DRAFT)
    before = worth.best_attack(0, 0)
    gain = worth.parameters.strike * worth.best_attack(there + 1, 0) - before
    if gain <= 0.2 and worth.n_at_hand >= 2:
        gain = max(gain, worth.parameters.second_draft * (worth.best_attack(2 * there + 3, 0) - before))
    return gain


def weigh_expand(worth: Valuation) -> float:
    """A District against the cheaper of its two prices."""
    s, seat = worth.s, worth.seat
    top = s.cards[s.kind[s.places[DISTRICT_TOP][0]]]
    prices = []
    if s.knowledge[seat] >= 1:
        prices.append(worth.knowledge)
    if s.coins[seat] >= EXPAND_COSTS:
        prices.append(EXPAND_COSTS * worth.coin)
    need = worth.parameters.room if s.free_capacity(seat) <= 0 and worth.left else 0.0
    return need + worth.of_card(top) - min(prices)


def weigh_learn(worth: Valuation) -> float:
    """Knowledge is wanted for deck B; in the last round only for a card that it brings within reach."""
    s, seat = worth.s, worth.seat
    opened = opened_by(worth, -LEARN_COSTS, 1)
    if worth.left == 0:
        return opened - LEARN_COSTS * worth.coin
    want = worth.parameters.learn_late if s.round >= 3 else worth.parameters.learn_early
    want -= worth.parameters.learned * s.knowledge[seat]
    return want + opened + worth.knowledge - LEARN_COSTS * worth.coin


def opened_by(worth: Valuation, coins: int, knowledge: int) -> float:
    """How much better the best purchase becomes by these coins and knowledge, if a citizen is left to build it."""
    s, seat = worth.s, worth.seat
    if worth.n_at_hand < 2 or s.free_capacity(seat) < 1:
        return 0.0
    best_now, best_then = 0.0, 0.0
    for kind in s.kinds_in(EMPIRE_ROW) + s.kinds_in(s.ancient.stored[seat]):
        card = s.cards[kind]
        if s.owns(seat, kind):
            continue
        value = worth.of_buy(card)
        if card.coins <= s.coins[seat] and card.knowledge <= s.knowledge[seat]:
            best_now = max(best_now, value)
        if card.coins <= s.coins[seat] + coins and card.knowledge <= s.knowledge[seat] + knowledge:
            best_then = max(best_then, value)
    return worth.parameters.opening * max(0.0, best_then - best_now)


def weigh_rebuild(worth: Valuation) -> float:
    """Two repairs, a coin, and the token if it is free."""
    s, seat = worth.s, worth.seat
    mended = sorted([worth.of_mending(s.cards[s.kind[piece]]) for piece in s.places[s.ancient.damaged[seat]]])
    return worth.coin + worth.of_token() + sum(mended[-2:])


def weigh_join(worth: Valuation, option: Action) -> float:
    """The army that a recruit serves best."""
    step = worth.s.agenda[-1]
    assert isinstance(step, JoinArmy)
    return worth.of_recruit(worth.s.cards[step.kind], -1 if option is worth.s.minted.new_army else option.args[0])


def weigh_army(worth: Valuation, slot: int) -> float:
    """An army as it is: its symbols, less for the coins that make it dear."""
    s = worth.s
    pieces = s.places[s.ancient.armies[worth.seat] + slot]
    total = worth.of_strength(s.cards[s.kind[pieces[0]]].active)
    for piece in pieces[1:]:
        total += worth.of_strength(s.cards[s.kind[piece]].legacy)
    return total - 0.3 * worth.coin * s.price(worth.seat, slot)


def weigh_removal(worth: Valuation, option: Action) -> float:
    """A coin off an army: best if that makes it ready once more."""
    s, slot = worth.s, option.args[0]
    readies = option is s.minted.name_coin[slot] and s.name_coins[worth.seat][slot] == 1 and not s.passed[worth.seat]
    return worth.coin + (0.8 if readies else 0.0) + 0.01 * s.price(worth.seat, slot)


def weigh_titans(worth: Valuation, option: Action) -> float:
    """The deck with the best prey; and of its Titans the best first, if they can be had at all."""
    s = worth.s
    if option.verb == "inspect":
        return float(2 - abs(option.args[0] - min(s.round // 2, 2)))
    titan = s.cards[option.args[0]]
    muster = Muster(s, worth.seat)
    in_reach = not muster.bar(titan, muster.ready) if muster.ready else False
    return worth.of_titan(titan) + 5.0 if in_reach else 0.1 * titan.defence
