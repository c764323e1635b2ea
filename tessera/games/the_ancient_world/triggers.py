"""What cards react to: one class for each kind of reaction, which knows everything about itself (section 12)."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from tessera.core.data import BadData, Sheet
from tessera.core.event import Message
from tessera.core.seats import EVERYONE
from tessera.games.the_ancient_world.actions import N_SKILLS
from tessera.games.the_ancient_world.cards import BY_OTHER, DOERS, EVENTS, ON_FIRST_PASS, ON_GAIN_CITIZEN, ON_THREAT
from tessera.games.the_ancient_world.kinds import expect_complete, expect_true
from tessera.games.the_ancient_world.state import AT_HAND, STARVING, Ancient
from tessera.games.the_ancient_world.steps.attack import Prevent
from tessera.games.the_ancient_world.steps.board import PayForKnowledge, RemoveCoin
from tessera.games.the_ancient_world.steps.explore import FirstPass, LastPass
from tessera.games.the_ancient_world.steps.gain import add_coins, add_knowledge

if TYPE_CHECKING:
    from tessera.games.the_ancient_world.bot.valuation import Valuation

ALONE: Final = ("self",)
RIVALS: Final = ("left", "right", "other")
ANYBODY: Final = (*ALONE, *RIVALS)
ACTIONS: Final[dict[str, tuple[str, ...]]] = {
    "explore": ANYBODY,
    "expand": ANYBODY,
    "recruit": ANYBODY,
    "grow": ANYBODY,
    "rebuild": ANYBODY,
}
"""AW-412. The board actions to which cards react."""
SIGNS: Final[dict[str, list[str]]] = {"self": [], "left": ["◂"], "right": ["▸"], "other": ["◂", "▸"]}
"""What shows whose doing a card reacts to."""
EVENT_ICONS: Final = {
    "gain_citizen": "citizen",
    "learn": "knowledge",
    "build": "capacity",
    "first_pass": "hand",
    "defeat_titan": "titan",
    "explore": "explore",
    "expand": "district",
    "recruit": "army",
    "grow": "citizen",
    "rebuild": "rebuild",
    "damage": "damage",
    "last_pass": "passed",
    "threat": "damage",
    "surcharge": "coin",
    "starve": "starving",
}
"""What shows the event."""


STARS_EXPECTED: Final = 1.6
"""The stars of a Titan that is defeated, on average."""


def every_example(when: dict[str, tuple[str, ...]], effect: str) -> tuple[str, ...]:
    """An example of an effect for each event, by each who may bring it about."""
    return tuple([f'{{ on = "{event}", by = "{doer}", {effect} }}' for event, doers in when.items() for doer in doers])


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger:
    """What a card does when something happens. A kind of reaction writes every abstract method."""

    KEY: ClassVar[str] = ""
    """The key by which a pack's TOML files name this kind of reaction, besides `on` and `by`."""
    WHEN: ClassVar[dict[str, tuple[str, ...]]] = {}
    """The events that it may react to, and by whom they may be done."""
    ASKS: ClassVar[bool] = False
    """True if the owner may decline. TOML files may then say `may = true`."""
    RULES: ClassVar[tuple[str, ...]] = ()
    """The house rules behind it. Each is a sentence of the word files, and the rulebook page lists them."""
    EXAMPLES: ClassVar[tuple[str, ...]] = ()
    """What a pack may write. Between them they say all that cards of this kind can say; the rulebook page shows the first."""

    def __init__(self, on: int, by: int) -> None:
        self.on = on
        self.by = by

    @classmethod
    @abstractmethod
    def read(cls, sheet: Sheet, on: int, by: int) -> Trigger:
        """The reaction that a table of a pack describes. Its event and who does that are read."""
        raise NotImplementedError

    @abstractmethod
    def react(self, s: Ancient, seat: int, kind: int, n: int) -> None:
        """The event happened, so many times at once, and this seat has the card of this kind."""
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

    def once(self, valuation: Valuation) -> float:
        """What it is worth to the bot if it happens once now, in points."""
        return 0.0

    def when(self) -> str:
        """The key of the words that say when it reacts: `when-learn-left`."""
        return f"when-{EVENTS[self.on].replace('_', '-')}-{DOERS[self.by]}"

    def moment(self) -> list[str]:
        """When it reacts, as a card shows it."""
        return [*SIGNS[DOERS[self.by]], EVENT_ICONS[EVENTS[self.on]], ":"]

    def chances(self, valuation: Valuation) -> int:
        """How many seats bring the event about, in the rounds to come together."""
        return valuation.left * (valuation.s.n - 1 if self.by == BY_OTHER else 1)


class CoinsPer(Trigger):
    """AW-300 to AW-304, AW-391, AW-411. Coins for each food at a new citizen of the owner, or for each star of a Titan."""

    KEY: ClassVar[str] = "gain_coins_per"
    WHEN: ClassVar[dict[str, tuple[str, ...]]] = {"gain_citizen": ALONE, "defeat_titan": ANYBODY}
    RULES: ClassVar[tuple[str, ...]] = ("AW-411",)
    EXAMPLES: ClassVar[tuple[str, ...]] = (
        '{ on = "gain_citizen", gain_coins_per = "food" }',
        *[f'{{ on = "defeat_titan", by = "{by}", gain_coins_per = "star" }}' for by in ANYBODY],
    )

    @classmethod
    def read(cls, sheet: Sheet, on: int, by: int) -> Trigger:
        sheet.choice(cls.KEY, ("food",) if on == ON_GAIN_CITIZEN else ("star",))
        return CoinsPer(on, by)

    def react(self, s: Ancient, seat: int, kind: int, n: int) -> None:
        if self.on == ON_GAIN_CITIZEN:
            add_coins(s, seat, n * s.food(seat), "welcomed", kind)
        else:
            add_coins(s, seat, n, "reaction-coins", kind)

    def say(self) -> Message:
        if self.on == ON_GAIN_CITIZEN:
            return Message("trigger-coins-for-citizen")
        return Message("trigger-coins-per-star", text=self.when())

    def draw(self) -> list[str]:
        return [*self.moment(), "coin", "/", "food" if self.on == ON_GAIN_CITIZEN else "star"]

    def value(self, valuation: Valuation) -> float:
        if self.on != ON_GAIN_CITIZEN:
            return STARS_EXPECTED * valuation.of_event(self.on, self.by) * valuation.coin
        s, seat = valuation.s, valuation.seat
        to_come = min(valuation.left, N_SKILLS - s.n_citizens(seat))
        return valuation.parameters.newcomer * to_come * s.food(seat) * valuation.coin


class KnowledgePerStar(Trigger):
    """AW-411. A knowledge for each star of a Titan that is defeated."""

    KEY: ClassVar[str] = "gain_knowledge_per"
    WHEN: ClassVar[dict[str, tuple[str, ...]]] = {"defeat_titan": ANYBODY}
    RULES: ClassVar[tuple[str, ...]] = ("AW-411",)
    EXAMPLES: ClassVar[tuple[str, ...]] = tuple(
        [f'{{ on = "defeat_titan", by = "{by}", gain_knowledge_per = "star" }}' for by in ANYBODY]
    )

    @classmethod
    def read(cls, sheet: Sheet, on: int, by: int) -> Trigger:
        sheet.choice(cls.KEY, ("star",))
        return KnowledgePerStar(on, by)

    def react(self, s: Ancient, seat: int, kind: int, n: int) -> None:
        add_knowledge(s, seat, n, "reaction-knowledge", kind)

    def say(self) -> Message:
        return Message("trigger-knowledge-per-star", text=self.when())

    def draw(self) -> list[str]:
        return [*self.moment(), "knowledge", "/", "star"]

    def value(self, valuation: Valuation) -> float:
        return STARS_EXPECTED * valuation.of_event(self.on, self.by) * valuation.knowledge


class RemoveArmyCoin(Trigger):
    """AW-315 to AW-317, AW-410. A coin may leave an army when somebody else learns."""

    KEY: ClassVar[str] = "remove_military_coin"
    WHEN: ClassVar[dict[str, tuple[str, ...]]] = {"learn": RIVALS}
    RULES: ClassVar[tuple[str, ...]] = ("AW-410",)
    ASKS: ClassVar[bool] = True
    EXAMPLES: ClassVar[tuple[str, ...]] = tuple(
        [f'{{ on = "learn", by = "{by}", remove_military_coin = 1 }}' for by in ("right", "left", "other")]
    )

    @classmethod
    def read(cls, sheet: Sheet, on: int, by: int) -> Trigger:
        sheet.number(cls.KEY, 1, 1)
        return RemoveArmyCoin(on, by)

    def react(self, s: Ancient, seat: int, kind: int, n: int) -> None:
        s.then(RemoveCoin(seat, kind))

    def say(self) -> Message:
        return Message("trigger-remove-army-coin", text=self.when())

    def draw(self) -> list[str]:
        return [*self.moment(), "-1", "coin", "army"]

    def value(self, valuation: Valuation) -> float:
        return valuation.parameters.trigger * self.chances(valuation)


class BuyKnowledge(Trigger):
    """AW-330, AW-331, AW-410, AW-412. Knowledge may be bought when somebody else learns, or after another board action."""

    KEY: ClassVar[str] = "pay_coins"
    WHEN: ClassVar[dict[str, tuple[str, ...]]] = {"learn": RIVALS, **ACTIONS}
    RULES: ClassVar[tuple[str, ...]] = ("AW-410", "AW-412")
    ASKS: ClassVar[bool] = True
    EXAMPLES: ClassVar[tuple[str, ...]] = every_example(WHEN, "pay_coins = 1, gain_knowledge = 1")

    def __init__(self, on: int, by: int, pay_coins: int, gain_knowledge: int) -> None:
        super().__init__(on, by)
        self.pay_coins = pay_coins
        self.gain_knowledge = gain_knowledge

    @classmethod
    def read(cls, sheet: Sheet, on: int, by: int) -> Trigger:
        return BuyKnowledge(on, by, sheet.number(cls.KEY, 0, 99), sheet.number("gain_knowledge", 1, 99))

    def react(self, s: Ancient, seat: int, kind: int, n: int) -> None:
        s.then(PayForKnowledge(seat, kind, self.pay_coins, self.gain_knowledge))

    def say(self) -> Message:
        return Message("trigger-buy-knowledge", n=self.pay_coins, m=self.gain_knowledge, text=self.when())

    def draw(self) -> list[str]:
        return [*self.moment(), str(self.pay_coins), "coin", "→", str(self.gain_knowledge), "knowledge"]

    def value(self, valuation: Valuation) -> float:
        return valuation.parameters.trigger * self.chances(valuation)


class CoinsOnEvent(Trigger):
    """AW-411 to AW-414. A fixed number of coins."""

    KEY: ClassVar[str] = "gain_coins"
    WHEN: ClassVar[dict[str, tuple[str, ...]]] = {
        "defeat_titan": ANYBODY,
        **ACTIONS,
        "damage": ALONE,
        "last_pass": ALONE,
    }
    RULES: ClassVar[tuple[str, ...]] = ("AW-411", "AW-412", "AW-413", "AW-414")
    EXAMPLES: ClassVar[tuple[str, ...]] = (
        *every_example(WHEN, "gain_coins = 1"),
        '{ on = "defeat_titan", gain_coins = 2 }',
    )

    def __init__(self, on: int, by: int, n: int) -> None:
        super().__init__(on, by)
        self.n = n

    @classmethod
    def read(cls, sheet: Sheet, on: int, by: int) -> Trigger:
        return CoinsOnEvent(on, by, sheet.number(cls.KEY, 1, 99))

    def react(self, s: Ancient, seat: int, kind: int, n: int) -> None:
        add_coins(s, seat, self.n, "reaction-coins", kind)

    def say(self) -> Message:
        return Message("trigger-gain-coins", n=self.n, text=self.when())

    def draw(self) -> list[str]:
        return [*self.moment(), str(self.n), "coin"]

    def once(self, valuation: Valuation) -> float:
        return self.n * valuation.coin

    def value(self, valuation: Valuation) -> float:
        return self.n * valuation.of_event(self.on, self.by) * valuation.coin


class KnowledgeOnEvent(Trigger):
    """AW-410 to AW-413. A fixed number of knowledge."""

    KEY: ClassVar[str] = "gain_knowledge"
    WHEN: ClassVar[dict[str, tuple[str, ...]]] = {
        "learn": ALONE,
        "defeat_titan": ANYBODY,
        **ACTIONS,
        "damage": ALONE,
    }
    RULES: ClassVar[tuple[str, ...]] = ("AW-410", "AW-411", "AW-412", "AW-413")
    EXAMPLES: ClassVar[tuple[str, ...]] = every_example(WHEN, "gain_knowledge = 1")

    def __init__(self, on: int, by: int, n: int) -> None:
        super().__init__(on, by)
        self.n = n

    @classmethod
    def read(cls, sheet: Sheet, on: int, by: int) -> Trigger:
        return KnowledgeOnEvent(on, by, sheet.number(cls.KEY, 1, 99))

    def react(self, s: Ancient, seat: int, kind: int, n: int) -> None:
        add_knowledge(s, seat, self.n, "reaction-knowledge", kind)

    def say(self) -> Message:
        return Message("trigger-gain-knowledge", n=self.n, text=self.when())

    def draw(self) -> list[str]:
        return [*self.moment(), str(self.n), "knowledge"]

    def once(self, valuation: Valuation) -> float:
        return valuation.of_knowledge(self.n, 0)

    def value(self, valuation: Valuation) -> float:
        return self.n * valuation.of_event(self.on, self.by) * valuation.knowledge


class FreeBuild(Trigger):
    """AW-313, AW-314. The owner may discard the card instead of paying for another: it leaves play before that comes."""

    KEY: ClassVar[str] = "discard_self_for_free_build"
    WHEN: ClassVar[dict[str, tuple[str, ...]]] = {"build": ALONE}
    ASKS: ClassVar[bool] = True
    EXAMPLES: ClassVar[tuple[str, ...]] = ('{ on = "build", discard_self_for_free_build = true }',)

    @classmethod
    def read(cls, sheet: Sheet, on: int, by: int) -> Trigger:
        expect_true(sheet, cls.KEY)
        return FreeBuild(on, by)

    def react(self, s: Ancient, seat: int, kind: int, n: int) -> None:
        s.tell(EVERYONE, "discarded-for-build", seat=seat, piece=kind)
        s.discard_from_play(s.one_of(kind, s.ancient.intact[seat]), s.ancient.intact[seat])
        s.enliven(seat, kind, -1)

    def say(self) -> Message:
        return Message("trigger-free-build")

    def draw(self) -> list[str]:
        return [*self.moment(), "0", "coin"]

    def value(self, valuation: Valuation) -> float:
        return valuation.parameters.crane if valuation.left else 0.0


class StoreOnPass(Trigger):
    """AW-335, AW-336, AW-414. Who passes first, or last, may store a card."""

    KEY: ClassVar[str] = "store_card"
    WHEN: ClassVar[dict[str, tuple[str, ...]]] = {"first_pass": ALONE, "last_pass": ALONE}
    ASKS: ClassVar[bool] = True
    EXAMPLES: ClassVar[tuple[str, ...]] = (
        '{ on = "first_pass", store_card = true }',
        '{ on = "last_pass", store_card = true }',
    )
    RULES: ClassVar[tuple[str, ...]] = ("AW-414",)

    @classmethod
    def read(cls, sheet: Sheet, on: int, by: int) -> Trigger:
        expect_true(sheet, cls.KEY)
        return StoreOnPass(on, by)

    def react(self, s: Ancient, seat: int, kind: int, n: int) -> None:
        s.then(FirstPass(seat, kind) if self.on == ON_FIRST_PASS else LastPass(seat, kind))

    def say(self) -> Message:
        return Message("trigger-store-on-first-pass" if self.on == ON_FIRST_PASS else "trigger-store-on-last-pass")

    def draw(self) -> list[str]:
        return [*self.moment(), "stored"]

    def value(self, valuation: Valuation) -> float:
        return valuation.parameters.trigger * valuation.left


class PreventDamage(Trigger):
    """AW-413. The owner may pay so that a card of his is not damaged."""

    KEY: ClassVar[str] = "prevent"
    WHEN: ClassVar[dict[str, tuple[str, ...]]] = {"damage": ALONE}
    ASKS: ClassVar[bool] = True
    RULES: ClassVar[tuple[str, ...]] = ("AW-413",)
    EXAMPLES: ClassVar[tuple[str, ...]] = (
        '{ on = "damage", pay_coins = 1, prevent = true }',
        '{ on = "damage", pay_coins = 2, prevent = true }',
    )

    def __init__(self, on: int, by: int, price: int) -> None:
        super().__init__(on, by)
        self.price = price

    @classmethod
    def read(cls, sheet: Sheet, on: int, by: int) -> Trigger:
        expect_true(sheet, cls.KEY)
        return PreventDamage(ON_THREAT, by, sheet.number("pay_coins", 1, 99))

    def react(self, s: Ancient, seat: int, kind: int, n: int) -> None:
        """The card of kind n is about to be damaged."""
        s.then(Prevent(seat, n, kind, self.price))

    def say(self) -> Message:
        return Message("trigger-prevent", n=self.price)

    def draw(self) -> list[str]:
        return [*self.moment(), str(self.price), "coin", "→", "ward"]

    def value(self, valuation: Valuation) -> float:
        saved = max(0.0, valuation.parameters.repair - self.price * valuation.coin)
        return saved * valuation.of_event(self.on, self.by)


class TakeSurcharge(Trigger):
    """AW-415. A coin of the surcharge that a rival pays for a space on which the owner has a citizen."""

    KEY: ClassVar[str] = "take_coin"
    WHEN: ClassVar[dict[str, tuple[str, ...]]] = {"surcharge": ("other",)}
    RULES: ClassVar[tuple[str, ...]] = ("AW-415",)
    EXAMPLES: ClassVar[tuple[str, ...]] = ('{ on = "surcharge", by = "other", take_coin = 1 }',)

    @classmethod
    def read(cls, sheet: Sheet, on: int, by: int) -> Trigger:
        sheet.number(cls.KEY, 1, 1)
        return TakeSurcharge(on, by)

    def react(self, s: Ancient, seat: int, kind: int, n: int) -> None:
        add_coins(s, seat, n, "reaction-coins", kind)

    def say(self) -> Message:
        return Message("trigger-take-surcharge")

    def draw(self) -> list[str]:
        return [*SIGNS["other"], "-1", "coin", ":", "1", "coin"]

    def value(self, valuation: Valuation) -> float:
        return valuation.of_event(self.on, self.by) * valuation.coin


class ReturnCitizen(Trigger):
    """AW-416. One citizen of the owner that goes hungry still comes back."""

    KEY: ClassVar[str] = "return_citizen"
    WHEN: ClassVar[dict[str, tuple[str, ...]]] = {"starve": ALONE}
    RULES: ClassVar[tuple[str, ...]] = ("AW-416",)
    EXAMPLES: ClassVar[tuple[str, ...]] = ('{ on = "starve", return_citizen = 1 }',)

    @classmethod
    def read(cls, sheet: Sheet, on: int, by: int) -> Trigger:
        sheet.number(cls.KEY, 1, 1)
        return ReturnCitizen(on, by)

    def react(self, s: Ancient, seat: int, kind: int, n: int) -> None:
        for skill in range(N_SKILLS - 1, -1, -1):
            if s.citizens[seat][skill] == STARVING:
                s.citizens[seat][skill] = AT_HAND
                s.tell(EVERYONE, "citizen-returns", seat=seat, piece=kind, n=skill + 1)
                return

    def say(self) -> Message:
        return Message("trigger-return-citizen")

    def draw(self) -> list[str]:
        return [*self.moment(), "citizen"]

    def value(self, valuation: Valuation) -> float:
        last = valuation.parameters.hunger if valuation.left <= 1 else 0.0
        return 0.5 * last + valuation.parameters.citizen * valuation.of_event(self.on, self.by)


TRIGGERS: Final[tuple[type[Trigger], ...]] = (
    CoinsPer,
    KnowledgePerStar,
    PreventDamage,
    RemoveArmyCoin,
    BuyKnowledge,
    CoinsOnEvent,
    KnowledgeOnEvent,
    FreeBuild,
    StoreOnPass,
    TakeSurcharge,
    ReturnCitizen,
)
"""Every kind of reaction. Where a table has the keys of several, the first of them is meant."""
expect_complete(Trigger, TRIGGERS, ("read", "react", "say", "draw", "value"))


def read_trigger(sheet: Sheet) -> Trigger:
    """A reaction, whose kind is found by its event, by who brings that about, and by its key."""
    event = sheet.choice("on", tuple([event for event in EVENTS if any(event in kind.WHEN for kind in TRIGGERS)]))
    doers = tuple([doer for doer in DOERS if any(doer in kind.WHEN.get(event, ()) for kind in TRIGGERS)])
    is_clear = doers[0] == "self" or len(doers) == 1
    doer = sheet.choice("by", doers) if sheet.has("by") or not is_clear else doers[0]
    possible = [kind for kind in TRIGGERS if doer in kind.WHEN.get(event, ())]
    kinds = [kind for kind in possible if sheet.has(kind.KEY)]
    if not kinds:
        known = " or ".join([kind.KEY for kind in possible])
        raise BadData(
            f"{sheet.path.name}, line {sheet.line}: a reaction to {event} by {doer} has {known}, not {sheet.values!r}"
        )
    if kinds[0].ASKS and sheet.has("may"):
        expect_true(sheet, "may")
    trigger = kinds[0].read(sheet, EVENTS.index(event), DOERS.index(doer))
    sheet.done()
    return trigger
