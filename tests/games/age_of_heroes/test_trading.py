"""Computers trade with people: gifts and fair offers are accepted by every level, and others are answered."""

from __future__ import annotations

import os
from random import Random

import pytest
from games.age_of_heroes.build import heroes, play

import tessera
from tessera.agents import levels, make_agent
from tessera.core.bot import Bot
from tessera.core.match import Match
from tessera.core.view import imagine
from tessera.games.age_of_heroes import GAME
from tessera.games.age_of_heroes.bot.advice import HeroesBot
from tessera.games.age_of_heroes.bot.trading import Barter
from tessera.games.age_of_heroes.bot.valuation import bundle_value
from tessera.games.age_of_heroes.components import NAMES
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.trade import BARGAIN, CallTrader

N_OFFERS = 300 if os.environ.get("TESSERA_LONG") == "1" else 12
"""The offers of each sort that each level is made in each form of the market."""
LEVELS = [level.name for level in levels(GAME)]


class Stand:
    """A moment of trading at which one seat, the person, makes an offer to another, the computer."""

    def __init__(self, match: Match, person: int, computer: int) -> None:
        self.match = match
        self.person = person
        self.computer = computer

    def answer(self, level: str, terms: str, to_all: bool, seed: int) -> tuple[str, str]:
        """What the computer does at once when it is made this offer, and what it would do to accept it."""
        match = self.match.clone()
        match.play(self.person, f"offer {terms}{'' if to_all else f' to {self.computer}'}")
        s = match.state
        assert isinstance(s, Heroes)
        number = s.n_offers
        while match.waiting()[0] != self.computer and not s.heroes.open_market:
            match.play(match.waiting()[0], "pass")
        agent = make_agent(level, GAME, seed)
        return agent.choose(match.look(self.computer), match.options(self.computer)), f"accept o{number} 1"


def stands(market: str, rng: Random) -> list[Stand]:
    """Moments of trading from matches with two to five tribes, on early and on late Market Days."""
    found: list[Stand] = []
    while len(found) < N_OFFERS:
        seats = rng.choice((2, 3, 3, 4, 5))
        match = tessera.new_match("age-of-heroes", seats=seats, seed=rng.getrandbits(30), options={"market": market})
        agents = [make_agent("temperature:temperature=3", GAME, rng.getrandbits(30)) for _ in range(seats)]
        while not match.over and len(found) < N_OFFERS:
            seat = match.waiting()[0]
            s = match.state
            assert isinstance(s, Heroes)
            if isinstance(s.agenda[-1], CallTrader) or s.agenda[-1] is BARGAIN:
                others = [other for other in s.clockwise(seat) if other != seat and s.n_hand(other)]
                if others and s.n_hand(seat) > 1 and not s.offers and rng.random() < 0.2:
                    found.append(Stand(match.clone(), seat, rng.choice(others)))
            match.play(seat, agents[seat].choose(match.look(seat), match.options(seat)))
    return found


def bot_of(level: str) -> HeroesBot:
    """The bot by whose values a level trades."""
    bot: Bot = GAME.bot if level in LEVELS[:3] else GAME.search_bot
    assert isinstance(bot, HeroesBot)
    return bot


def fair_terms(stand: Stand, bot: HeroesBot, rng: Random) -> str:
    """The terms of an offer that is worth to the computer what it costs, or a little more; empty if there are none."""
    s = stand.match.state
    assert isinstance(s, Heroes)
    p = bot.parameters[s.box.seats]
    mine, its = s.counts(stand.person), s.counts(stand.computer)
    found: list[tuple[float, str]] = []
    for give in range(len(mine)):
        for want in range(len(its)):
            if mine[give] and its[want] and give != want:
                gain = bundle_value(p, s, stand.computer, its, [give], [want])
                if gain >= 0.0:
                    found.append((gain, f"{NAMES[give]} for {NAMES[want]}"))
    found.sort()
    return rng.choice(found[:3])[1] if found else ""


@pytest.mark.parametrize("market", ["turns", "open"])
def test_gifts_are_always_accepted_and_fair_offers_nearly_always_by_every_level(market: str) -> None:
    rng = Random(1701)
    fair = {level: [0, 0] for level in LEVELS}
    for stand in stands(market, rng):
        s = stand.match.state
        assert isinstance(s, Heroes)
        present = NAMES[rng.choice([kind for kind, n in enumerate(s.counts(stand.person)) if n])]
        for level in LEVELS:
            seed, to_all = rng.getrandbits(30), rng.random() < 0.5
            did, accepting = stand.answer(level, f"{present} for nothing", to_all, seed)
            assert did == accepting, (level, present)
            terms = fair_terms(stand, bot_of(level), rng)
            if terms:
                did, accepting = stand.answer(level, terms, to_all, seed)
                fair[level][0] += 1
                fair[level][1] += did == accepting
    assert all(n > N_OFFERS / 2 and taken >= 0.9 * n for n, taken in fair.values()), fair


def live(*hands: str, monuments: tuple[int, ...] = ()) -> Heroes:
    """A live market in which these tribes trade."""
    return heroes(len(hands), hands=hands, monuments=monuments, agenda=(BARGAIN,), market="open", phase="market")


def favourite(s: Heroes, seat: int) -> str:
    bot = GAME.bot
    options = s.options(seat)
    weights = bot.weigh(s, seat, options)
    return options[weights.index(max(weights))].text


def test_an_offer_that_costs_too_much_is_declined() -> None:
    s = live("iron", "gold", "")
    play(s, "0: offer iron for gold to 1")
    assert favourite(s, 1) == "decline o1"


def test_an_offer_is_answered_by_a_better_one_for_both() -> None:
    """Seat 0 gives Wood and wants Gold, which is dear. Its Marble is of little use to seat 1, and of much to seat 0."""
    s = live("wood", "gold limestone wood wood wood wood", "")
    play(s, "0: offer wood for gold")
    assert favourite(s, 1) == "decline o1", "it has Wood enough"
    s = live("wood", "gold limestone", "")
    play(s, "0: offer wood for gold")
    counter = favourite(s, 1)
    assert counter == "offer limestone for wood"
    play(s, f"1: {counter}")
    assert favourite(s, 0) == "accept o2 1", "it is good for both"


def test_the_card_that_completes_a_rivals_monument_is_not_sold_cheaply() -> None:
    """Gold is worth more to seat 1 than Limestone. It declines nevertheless when seat 0 has four Monument cards."""
    for n, did in ((1, "accept o1 1"), (4, "decline o1")):
        s = live("gold", "limestone", "", monuments=(n,))
        play(s, "0: offer gold for limestone")
        assert favourite(s, 1) == did, n
    s = live("grain", "limestone", "", monuments=(4,))
    play(s, "0: offer grain for nothing")
    assert favourite(s, 1) == "accept o1 1", "a gift is a gift"


def test_a_rival_shows_by_its_offer_what_it_wants() -> None:
    s = live("iron grain", "wood", "")
    parameters = GAME.bot.parameters[3]  # type: ignore[attr-defined]
    before, after = Barter(parameters, s, 1), Barter(parameters, s, 1)
    before.look_around()
    play(s, "0: offer iron for wood")
    after.look_around()
    iron, wood = NAMES.index("iron"), NAMES.index("wood")
    assert after.rival_values[0][iron] < before.rival_values[0][iron]
    assert after.rival_values[0][wood] > before.rival_values[0][wood]
    assert after.chances[0][iron] == 1.0
    assert after.rival_values[2] == before.rival_values[2]


def test_a_computer_that_has_nothing_left_to_say_is_done() -> None:
    s = live("iron", "iron", "")
    assert favourite(imagine_for(s, 2), 2) == "done"


def imagine_for(s: Heroes, seat: int) -> Heroes:
    from tessera.core.view import look

    world = imagine(look(s, seat), Random(1))
    assert isinstance(world, Heroes)
    return world
