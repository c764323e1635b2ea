"""What cards react to: one class for each kind of reaction, which knows everything about itself (section 12)."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from tessera.core.data import Sheet
from tessera.core.event import Message
from tessera.core.seats import EVERYONE
from tessera.games.the_ancient_world.actions import N_SKILLS
from tessera.games.the_ancient_world.cards import (
    ON_BUILD,
    ON_FIRST_PASS,
    ON_GAIN_CITIZEN,
    ON_LEARN_LEFT,
    ON_LEARN_RIGHT,
)
from tessera.games.the_ancient_world.kinds import expect_complete, expect_true
from tessera.games.the_ancient_world.state import Ancient
from tessera.games.the_ancient_world.steps.board import PayForKnowledge, RemoveCoin
from tessera.games.the_ancient_world.steps.explore import FirstPass
from tessera.games.the_ancient_world.steps.gain import add_coins

if TYPE_CHECKING:
    from tessera.games.the_ancient_world.bot.valuation import Valuation


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger:
    """What a card does when something happens. A kind of reaction writes every abstract method."""

    KEY: ClassVar[str] = ""
    """The key of a pack's TOML files that only this kind of reaction has."""
    ON: ClassVar[int] = -1
    """The event that it reacts to."""
    EVENT: ClassVar[str] = ""
    """The same event as TOML files name it under `on`,"""
    BY: ClassVar[str] = ""
    """and under `by`, where it matters who does it."""

    def __init__(self, pay_coins: int = 0, gain_knowledge: int = 0) -> None:
        self.pay_coins = pay_coins
        self.gain_knowledge = gain_knowledge

    @classmethod
    @abstractmethod
    def read(cls, sheet: Sheet) -> Trigger:
        """The reaction that a table of a pack describes. Its `on` and `by` are read."""
        raise NotImplementedError

    @abstractmethod
    def react(self, s: Ancient, seat: int, kind: int, n: int) -> None:
        """The event happened so many times at once to the owner of this card."""
        raise NotImplementedError

    @abstractmethod
    def say(self) -> Message:
        """The reaction in words, as a sentence of the card's text."""
        raise NotImplementedError

    @abstractmethod
    def draw(self) -> list[str]:
        """The reaction as a card shows it: names of icons, and signs between them."""
        raise NotImplementedError

    @abstractmethod
    def value(self, valuation: Valuation) -> float:
        """What it is worth to the bot over the rounds to come, in points."""
        raise NotImplementedError


class CoinsForCitizen(Trigger):
    """AW-300 to AW-304, AW-391. Coins for each food when the owner gains a citizen."""

    KEY: ClassVar[str] = "gain_coins_per"
    ON: ClassVar[int] = ON_GAIN_CITIZEN
    EVENT: ClassVar[str] = "gain_citizen"

    @classmethod
    def read(cls, sheet: Sheet) -> Trigger:
        sheet.choice(cls.KEY, ("food",))
        return CoinsForCitizen()

    def react(self, s: Ancient, seat: int, kind: int, n: int) -> None:
        add_coins(s, seat, n * s.food(seat), "welcomed", kind)

    def say(self) -> Message:
        return Message("trigger-coins-for-citizen")

    def draw(self) -> list[str]:
        return ["citizen", ":", "coin", "/", "food"]

    def value(self, valuation: Valuation) -> float:
        s, seat = valuation.s, valuation.seat
        to_come = min(valuation.left, N_SKILLS - s.n_citizens(seat))
        return valuation.parameters.newcomer * to_come * s.food(seat) * valuation.coin


class RemoveArmyCoin(Trigger):
    """AW-315 to AW-317. A coin may leave an army when the right neighbour learns."""

    KEY: ClassVar[str] = "remove_military_coin"
    ON: ClassVar[int] = ON_LEARN_RIGHT
    EVENT: ClassVar[str] = "learn"
    BY: ClassVar[str] = "right"

    @classmethod
    def read(cls, sheet: Sheet) -> Trigger:
        sheet.number(cls.KEY, 1, 1)
        return RemoveArmyCoin()

    def react(self, s: Ancient, seat: int, kind: int, n: int) -> None:
        s.then(RemoveCoin(seat, kind))

    def say(self) -> Message:
        return Message("trigger-remove-army-coin")

    def draw(self) -> list[str]:
        return ["▸", "knowledge", ":", "-1", "coin", "army"]

    def value(self, valuation: Valuation) -> float:
        return valuation.parameters.trigger * valuation.left


class BuyKnowledge(Trigger):
    """AW-330, AW-331. Knowledge may be bought when the left neighbour learns."""

    KEY: ClassVar[str] = "pay_coins"
    ON: ClassVar[int] = ON_LEARN_LEFT
    EVENT: ClassVar[str] = "learn"
    BY: ClassVar[str] = "left"

    @classmethod
    def read(cls, sheet: Sheet) -> Trigger:
        return BuyKnowledge(sheet.number(cls.KEY, 0, 99), sheet.number("gain_knowledge", 1, 99))

    def react(self, s: Ancient, seat: int, kind: int, n: int) -> None:
        s.then(PayForKnowledge(seat, kind))

    def say(self) -> Message:
        return Message("trigger-buy-knowledge", n=self.pay_coins, m=self.gain_knowledge)

    def draw(self) -> list[str]:
        return ["◂", "knowledge", ":", str(self.pay_coins), "coin", "→", str(self.gain_knowledge), "knowledge"]

    def value(self, valuation: Valuation) -> float:
        return valuation.parameters.trigger * valuation.left


class FreeBuild(Trigger):
    """AW-313, AW-314. The owner may discard the card instead of paying for another: it leaves play before that comes."""

    KEY: ClassVar[str] = "discard_self_for_free_build"
    ON: ClassVar[int] = ON_BUILD
    EVENT: ClassVar[str] = "build"

    @classmethod
    def read(cls, sheet: Sheet) -> Trigger:
        expect_true(sheet, cls.KEY)
        return FreeBuild()

    def react(self, s: Ancient, seat: int, kind: int, n: int) -> None:
        s.tell(EVERYONE, "discarded-for-build", seat=seat, piece=kind)
        s.discard_from_play(s.one_of(kind, s.ancient.intact[seat]), s.ancient.intact[seat])
        s.enliven(seat, kind, -1)

    def say(self) -> Message:
        return Message("trigger-free-build")

    def draw(self) -> list[str]:
        return ["capacity", ":", "0", "coin"]

    def value(self, valuation: Valuation) -> float:
        return valuation.parameters.crane if valuation.left else 0.0


class StoreOnFirstPass(Trigger):
    """AW-335, AW-336. Who passes first may store a card."""

    KEY: ClassVar[str] = "store_card"
    ON: ClassVar[int] = ON_FIRST_PASS
    EVENT: ClassVar[str] = "first_pass"

    @classmethod
    def read(cls, sheet: Sheet) -> Trigger:
        expect_true(sheet, cls.KEY)
        return StoreOnFirstPass()

    def react(self, s: Ancient, seat: int, kind: int, n: int) -> None:
        s.then(FirstPass(seat, kind))

    def say(self) -> Message:
        return Message("trigger-store-on-first-pass")

    def draw(self) -> list[str]:
        return ["hand", ":", "stored"]

    def value(self, valuation: Valuation) -> float:
        return valuation.parameters.trigger * valuation.left


TRIGGERS: Final[tuple[type[Trigger], ...]] = (CoinsForCitizen, RemoveArmyCoin, BuyKnowledge, FreeBuild, StoreOnFirstPass)
"""Every kind of reaction."""
expect_complete(Trigger, TRIGGERS, ("read", "react", "say", "draw", "value"))


def read_trigger(sheet: Sheet) -> Trigger:
    """A reaction, whose kind is found by its event and, where it matters, by who brings that about."""
    on = sheet.choice("on", tuple(dict.fromkeys(kind.EVENT for kind in TRIGGERS)))
    kinds = [kind for kind in TRIGGERS if on == kind.EVENT]
    if kinds[0].BY:
        by = sheet.choice("by", tuple(kind.BY for kind in kinds))
        kinds = [kind for kind in kinds if by == kind.BY]
    trigger = kinds[0].read(sheet)
    sheet.done()
    return trigger
