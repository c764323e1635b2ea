"""What cards score at the end besides their banners: one class for each kind of bonus (AW-357)."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from tessera.core.data import Sheet
from tessera.core.event import Message
from tessera.games.the_ancient_world.cards import DISTRICT, EMPIRE, LIVE, N_TRIBES, TITAN, TRIBES, Card
from tessera.games.the_ancient_world.counts import COMPARED, count, icon, noun
from tessera.games.the_ancient_world.kinds import expect_complete
from tessera.games.the_ancient_world.scoring import count_cards
from tessera.games.the_ancient_world.state import N_ROUNDS, Ancient

if TYPE_CHECKING:
    from tessera.games.the_ancient_world.bot.valuation import Valuation


@mypyc_attr(allow_interpreted_subclasses=True)
class Bonus:
    """An entry of the final scoring. A kind of bonus writes every abstract method."""

    KEY: ClassVar[str] = ""
    """How a pack's TOML files name this kind of bonus."""
    RULES: ClassVar[tuple[str, ...]] = ()
    """The house rules behind it. Each is a sentence of the word files, and the rulebook page lists them."""
    EXAMPLES: ClassVar[tuple[str, ...]] = ()
    """What a pack may write. Between them they say all that cards of this kind can say; the rulebook page shows the first."""

    BEFORE_REPAIR: ClassVar[bool] = False
    """AW-423. True if it looks at the cards as they are before the last repair."""

    @classmethod
    @abstractmethod
    def read(cls, sheet: Sheet) -> Bonus:
        """The bonus that a table of a pack describes. Its kind is read."""
        raise NotImplementedError

    @abstractmethod
    def points(self, s: Ancient, seat: int, banners: list[int]) -> int:
        """What it gives a seat that has these banners, as things stand."""
        raise NotImplementedError

    @abstractmethod
    def say(self) -> Message:
        """The bonus in words, as a sentence of the card's text."""
        raise NotImplementedError

    @abstractmethod
    def draw(self) -> list[str]:
        """What is counted, as a card shows it: names of icons."""
        raise NotImplementedError

    @abstractmethod
    def value(self, valuation: Valuation, card: Card) -> float:
        """What it will give if the seat gains this card, as the bot expects, in points."""
        raise NotImplementedError


class TribeTable(Bonus):
    """AW-312. Points by a table for one to six banners of a tribe."""

    KEY: ClassVar[str] = "tribe_table"
    EXAMPLES: ClassVar[tuple[str, ...]] = tuple(
        [f'{{ kind = "tribe_table", tribe = "{tribe}", table = [1, 1, 2, 2, 3, 3] }}' for tribe in TRIBES]
    )

    def __init__(self, tribe: int, table: list[int]) -> None:
        self.tribe = tribe
        self.table = table

    @classmethod
    def read(cls, sheet: Sheet) -> Bonus:
        tribe = TRIBES.index(sheet.choice("tribe", TRIBES))
        table = sheet.items("table")
        if len(table) != 6 or not all(type(points) is int and 0 <= points <= 99 for points in table):
            raise sheet.wrong("table", "a list of six whole numbers, the points for 1 to 6 banners")
        return TribeTable(tribe, table)

    def points(self, s: Ancient, seat: int, banners: list[int]) -> int:
        n = min(banners[self.tribe], len(self.table))
        return self.table[n - 1] if n else 0

    def say(self) -> Message:
        return Message(f"bonus-{TRIBES[self.tribe]}-banners", text=", ".join([str(points) for points in self.table]))

    def draw(self) -> list[str]:
        return [TRIBES[self.tribe]]

    def value(self, valuation: Valuation, card: Card) -> float:
        n = min(valuation.banners[self.tribe] + card.banners[self.tribe], 6)
        return (self.table[n - 1] if n else 0) + valuation.parameters.bonus_hope * valuation.left


class FullSets(Bonus):
    """AW-326. Points for each set of banners of all five tribes."""

    KEY: ClassVar[str] = "full_set"
    EXAMPLES: ClassVar[tuple[str, ...]] = ('{ kind = "full_set", vp = 1 }', '{ kind = "full_set", vp = 2 }')

    def __init__(self, vp: int) -> None:
        self.vp = vp

    @classmethod
    def read(cls, sheet: Sheet) -> Bonus:
        return FullSets(sheet.number("vp", 1, 99))

    def points(self, s: Ancient, seat: int, banners: list[int]) -> int:
        return self.vp * min(banners)

    def say(self) -> Message:
        return Message("bonus-full-sets", n=self.vp)

    def draw(self) -> list[str]:
        return list(TRIBES)

    def value(self, valuation: Valuation, card: Card) -> float:
        least = min([valuation.banners[tribe] + card.banners[tribe] for tribe in range(N_TRIBES)])
        return self.vp * (least + valuation.parameters.set_hope * valuation.left)


class PerCards(Bonus):
    """AW-357. Points for every so many Titans, Districts or Empire cards."""

    KEY: ClassVar[str] = "per_card"
    EXAMPLES: ClassVar[tuple[str, ...]] = tuple(
        [
            f'{{ kind = "per_card", of = "{of}", vp = {vp}, per = {per} }}'
            for of in ("titan", "district", "empire")
            for vp in (1, 2)
            for per in (2, 1)
        ]
    )

    def __init__(self, of: str, vp: int, per: int) -> None:
        self.of = of
        self.vp = vp
        self.per = per

    @classmethod
    def read(cls, sheet: Sheet) -> Bonus:
        return PerCards(sheet.choice("of", tuple(GROUPS)), sheet.number("vp", 1, 99), sheet.number("per", 1, 99))

    def points(self, s: Ancient, seat: int, banners: list[int]) -> int:
        return self.vp * (count_cards(s, seat, GROUPS[self.of]) // self.per)

    def say(self) -> Message:
        return Message(f"bonus-per-{self.of}", n=self.vp, m=self.per)

    def draw(self) -> list[str]:
        icon = "capacity" if self.of == "empire" else self.of
        return [str(self.per), icon] if self.per > 1 else [icon]

    def value(self, valuation: Valuation, card: Card) -> float:
        n = count_cards(valuation.s, valuation.seat, GROUPS[self.of])
        return self.vp * (n / self.per + valuation.parameters.set_hope * valuation.left)


class Most(Bonus):
    """AW-420. Points if the seat has at least one of something and no rival has more; a tie counts for all tied."""

    KEY: ClassVar[str] = "most"
    RULES: ClassVar[tuple[str, ...]] = ("AW-420",)
    EXAMPLES: ClassVar[tuple[str, ...]] = tuple([f'{{ kind = "most", of = "{of}", vp = 3 }}' for of in ("army", *COMPARED)])

    def __init__(self, of: str, vp: int) -> None:
        self.of = of
        self.vp = vp

    @classmethod
    def read(cls, sheet: Sheet) -> Bonus:
        return Most(sheet.choice("of", COMPARED), sheet.number("vp", 1, 99))

    def points(self, s: Ancient, seat: int, banners: list[int]) -> int:
        mine = count(s, seat, self.of)
        if mine == 0:
            return 0
        return self.vp if all(count(s, rival, self.of) <= mine for rival in range(s.n)) else 0

    def say(self) -> Message:
        return Message("bonus-most", n=self.vp, text=noun(self.of, 2))

    def draw(self) -> list[str]:
        return ["≥", icon(self.of)]

    def value(self, valuation: Valuation, card: Card) -> float:
        """The points as things stand, or those of a fair chance, weighed by the rounds to come."""
        s = valuation.s
        now = float(self.points(s, valuation.seat, valuation.banners))
        share = valuation.left / N_ROUNDS
        return (1.0 - share) * now + share * self.vp / s.n


class PerResource(Bonus):
    """AW-421. Points for every so many coins or knowledge in hand at the end, up to a limit."""

    KEY: ClassVar[str] = "per_resource"
    RULES: ClassVar[tuple[str, ...]] = ("AW-421",)
    EXAMPLES: ClassVar[tuple[str, ...]] = tuple(
        [
            f'{{ kind = "per_resource", of = "{of}", vp = 1, per = {per}, most = 4 }}'
            for of in ("coins", "knowledge")
            for per in (3, 1)
        ]
    )

    def __init__(self, of: str, vp: int, per: int, most: int) -> None:
        self.of = of
        self.vp = vp
        self.per = per
        self.most = most

    @classmethod
    def read(cls, sheet: Sheet) -> Bonus:
        of = sheet.choice("of", ("coins", "knowledge"))
        return PerResource(of, sheet.number("vp", 1, 99), sheet.number("per", 1, 99), sheet.number("most", 1, 99))

    def points(self, s: Ancient, seat: int, banners: list[int]) -> int:
        return min(self.most, self.vp * (count(s, seat, self.of) // self.per))

    def say(self) -> Message:
        return Message("bonus-per-resource", n=self.vp, m=self.per, k=self.most, text=noun(self.of, self.per))

    def draw(self) -> list[str]:
        return [str(self.per), icon(self.of)] if self.per > 1 else [icon(self.of)]

    def value(self, valuation: Valuation, card: Card) -> float:
        """What remains in hand after the price, and a hope for each round to come."""
        price = card.coins if self.of == "coins" else card.knowledge
        rest = max(0, count(valuation.s, valuation.seat, self.of) - price)
        hope = valuation.parameters.bonus_hope * valuation.left
        return min(float(self.most), self.vp * rest / self.per * (valuation.left == 0) + hope)


class PerSymbol(Bonus):
    """AW-422. Points for every so many live symbols of a sort at the end."""

    KEY: ClassVar[str] = "per_symbol"
    RULES: ClassVar[tuple[str, ...]] = ("AW-422",)
    EXAMPLES: ClassVar[tuple[str, ...]] = tuple(
        [f'{{ kind = "per_symbol", of = "{of}", vp = 1, per = {n} }}' for of in ("sword", *LIVE) for n in (1, 2)]
    )

    def __init__(self, of: str, vp: int, per: int) -> None:
        self.of = of
        self.vp = vp
        self.per = per

    @classmethod
    def read(cls, sheet: Sheet) -> Bonus:
        return PerSymbol(sheet.choice("of", LIVE), sheet.number("vp", 1, 99), sheet.number("per", 1, 99))

    def points(self, s: Ancient, seat: int, banners: list[int]) -> int:
        return self.vp * (count(s, seat, self.of) // self.per)

    def say(self) -> Message:
        return Message("bonus-per-symbol", n=self.vp, m=self.per, text=noun(self.of, self.per))

    def draw(self) -> list[str]:
        return [str(self.per), icon(self.of)] if self.per > 1 else [icon(self.of)]

    def value(self, valuation: Valuation, card: Card) -> float:
        n = count(valuation.s, valuation.seat, self.of) + card.live[LIVE.index(self.of)]
        return self.vp * (n / self.per + valuation.parameters.set_hope * valuation.left)


class Pairs(Bonus):
    """AW-424. Points for each pair of banners of two tribes."""

    KEY: ClassVar[str] = "pairs"
    RULES: ClassVar[tuple[str, ...]] = ("AW-424",)
    EXAMPLES: ClassVar[tuple[str, ...]] = tuple(
        [
            f'{{ kind = "pairs", tribes = ["{one}", "{other}"], vp = {vp} }}'
            for one in TRIBES
            for other in TRIBES
            for vp in (1, 2)
            if one != other
        ]
    )

    def __init__(self, tribes: list[int], vp: int) -> None:
        self.tribes = tribes
        self.vp = vp

    @classmethod
    def read(cls, sheet: Sheet) -> Bonus:
        tribes = sheet.choices("tribes", TRIBES)
        if len(set(tribes)) != 2 or len(tribes) != 2:
            raise sheet.wrong("tribes", "a list of two different tribes")
        return Pairs([TRIBES.index(tribe) for tribe in tribes], sheet.number("vp", 1, 99))

    def points(self, s: Ancient, seat: int, banners: list[int]) -> int:
        return self.vp * min([banners[tribe] for tribe in self.tribes])

    def say(self) -> Message:
        one, other = [TRIBES[tribe] for tribe in self.tribes]
        return Message(f"bonus-pairs-{one}", n=self.vp, text=noun(f"banner:{other}", 1))

    def draw(self) -> list[str]:
        return [TRIBES[tribe] for tribe in self.tribes]

    def value(self, valuation: Valuation, card: Card) -> float:
        n = min([valuation.banners[tribe] + card.banners[tribe] for tribe in self.tribes])
        return self.vp * (n + valuation.parameters.set_hope * valuation.left)


class Intact(Bonus):
    """AW-423. Points if no Empire card of the seat is damaged when the scoring begins, before the last repair."""

    KEY: ClassVar[str] = "intact"
    RULES: ClassVar[tuple[str, ...]] = ("AW-423",)
    EXAMPLES: ClassVar[tuple[str, ...]] = ('{ kind = "intact", vp = 3 }', '{ kind = "intact", vp = 1 }')
    BEFORE_REPAIR: ClassVar[bool] = True

    def __init__(self, vp: int) -> None:
        self.vp = vp

    @classmethod
    def read(cls, sheet: Sheet) -> Bonus:
        return Intact(sheet.number("vp", 1, 99))

    def points(self, s: Ancient, seat: int, banners: list[int]) -> int:
        return 0 if s.places[s.ancient.damaged[seat]] else self.vp

    def say(self) -> Message:
        return Message("bonus-intact", n=self.vp)

    def draw(self) -> list[str]:
        return ["capacity", "ward"]

    def value(self, valuation: Valuation, card: Card) -> float:
        return self.vp * (0.6 if valuation.left else float(self.points(valuation.s, valuation.seat, []) > 0))


GROUPS: Final = {"titan": TITAN, "district": DISTRICT, "empire": EMPIRE}
BONUSES: Final[tuple[type[Bonus], ...]] = (TribeTable, FullSets, PerCards, Most, PerResource, PerSymbol, Pairs, Intact)
"""Every kind of bonus."""
expect_complete(Bonus, BONUSES, ("read", "points", "say", "draw", "value"))


def read_bonus(sheet: Sheet) -> Bonus:
    """A bonus, whose kind is found by its key."""
    key = sheet.choice("kind", tuple(kind.KEY for kind in BONUSES))
    bonus = next(kind for kind in BONUSES if key == kind.KEY).read(sheet)
    sheet.done()
    return bonus
