"""What a card action can do: one class for each kind of effect, which knows everything about itself (section 12)."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from tessera.core.data import BadData, Sheet
from tessera.core.event import Message
from tessera.core.refusal import Refused, refuse
from tessera.core.seats import EVERYONE
from tessera.games.the_ancient_world.card_text import priced
from tessera.games.the_ancient_world.counts import COUNTED, count, icon, noun
from tessera.games.the_ancient_world.kinds import expect_complete, expect_true
from tessera.games.the_ancient_world.state import DISTRICT_TOP, EMPIRE_ROW, MILITARY_ROW, Ancient
from tessera.games.the_ancient_world.steps.board import ReadyArmy, expand, n_army_coins
from tessera.games.the_ancient_world.steps.build import BuildForLess, purchases
from tessera.games.the_ancient_world.steps.card_actions import CopyAction, InspectTitans, copyable, open_decks
from tessera.games.the_ancient_world.steps.draws import FillEmpireRow
from tessera.games.the_ancient_world.steps.explore import RefreshRow, StoreFromRow, can_explore, explore
from tessera.games.the_ancient_world.steps.gain import CardRepair, add_coins, add_knowledge, claim_token, tell_price
from tessera.games.the_ancient_world.steps.recruit import has_room, recruit, recruits

if TYPE_CHECKING:
    from tessera.games.the_ancient_world.bot.valuation import Valuation


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One thing that a card action does. A kind of effect writes every abstract method."""

    KEY: ClassVar[str] = ""
    """How a pack's TOML files name this kind of effect."""
    RULES: ClassVar[tuple[str, ...]] = ()
    """The house rules behind it. Each is a sentence of the word files, and the rulebook page lists them."""
    EXAMPLES: ClassVar[tuple[str, ...]] = ()
    """What a pack may write. Between them they say all that cards of this kind can say; the rulebook page shows the first."""
    COPIES: ClassVar[bool] = False
    """AW-338. True if the effect carries out the action of another card. Such actions cannot be copied."""

    @classmethod
    @abstractmethod
    def read(cls, sheet: Sheet) -> Effect:
        """The effect that a table of a pack describes. The table has the key of this kind."""
        raise NotImplementedError

    @abstractmethod
    def can_do(self, s: Ancient, seat: int, coins: int, knowledge: int) -> bool:
        """AW-200, AW-204. Would the effect change anything for this seat, with these means?"""
        raise NotImplementedError

    def why_not(self, kind: int) -> Refused:
        """Why the action of a card that has this effect alone cannot be used."""
        return refuse("AW-200", "no-useful-action", piece=kind)

    @abstractmethod
    def do(self, s: Ancient, seat: int, kind: int) -> None:
        """Carry the effect out for this seat, by the action of a card of this kind."""
        raise NotImplementedError

    @abstractmethod
    def say(self) -> Message:
        """The effect in words, as a sentence of the card's text."""
        raise NotImplementedError

    @abstractmethod
    def draw(self) -> list[str]:
        """The effect as a card shows it: names of icons, and numbers and signs between them."""
        raise NotImplementedError

    @abstractmethod
    def value(self, valuation: Valuation, later: bool) -> float:
        """What one use is worth to the bot, in points: now, or at some later time."""
        raise NotImplementedError


class GainCoins(Effect):
    """AW-7. Coins from the supply."""

    KEY: ClassVar[str] = "gain_coins"
    EXAMPLES: ClassVar[tuple[str, ...]] = ("{ gain_coins = 2 }", "{ gain_coins = 1 }")

    def __init__(self, n: int) -> None:
        self.n = n

    @classmethod
    def read(cls, sheet: Sheet) -> Effect:
        return GainCoins(sheet.number(cls.KEY, 1, 99))

    def can_do(self, s: Ancient, seat: int, coins: int, knowledge: int) -> bool:
        return True

    def do(self, s: Ancient, seat: int, kind: int) -> None:
        add_coins(s, seat, self.n, "coins-gained", kind)

    def say(self) -> Message:
        return Message("effect-gain-coins", n=self.n)

    def draw(self) -> list[str]:
        return [str(self.n), "coin"]

    def value(self, valuation: Valuation, later: bool) -> float:
        return self.n * valuation.coin


class GainKnowledge(Effect):
    """AW-9. Knowledge from the supply."""

    KEY: ClassVar[str] = "gain_knowledge"
    EXAMPLES: ClassVar[tuple[str, ...]] = ("{ gain_knowledge = 1 }",)

    def __init__(self, n: int) -> None:
        self.n = n

    @classmethod
    def read(cls, sheet: Sheet) -> Effect:
        return GainKnowledge(sheet.number(cls.KEY, 1, 99))

    def can_do(self, s: Ancient, seat: int, coins: int, knowledge: int) -> bool:
        return True

    def do(self, s: Ancient, seat: int, kind: int) -> None:
        add_knowledge(s, seat, self.n, "knowledge-gained", kind)

    def say(self) -> Message:
        return Message("effect-gain-knowledge", n=self.n)

    def draw(self) -> list[str]:
        return [str(self.n), "knowledge"]

    def value(self, valuation: Valuation, later: bool) -> float:
        return self.n * valuation.of_knowledge_later() if later else valuation.of_knowledge(self.n, 0)


class GainPer(Effect):
    """AW-400. One coin or knowledge for each thing of a sort that the acting player has, up to a limit if there is one."""

    ICON: ClassVar[str] = ""

    def __init__(self, what: str, most: int) -> None:
        self.what = what
        self.most = most

    def n(self, s: Ancient, seat: int) -> int:
        """How many are gained now."""
        n = count(s, seat, self.what)
        return min(n, self.most) if self.most else n

    def can_do(self, s: Ancient, seat: int, coins: int, knowledge: int) -> bool:
        return self.n(s, seat) > 0

    def why_not(self, kind: int) -> Refused:
        return refuse("AW-200", "no-thing-to-count", piece=kind, text=noun(self.what, 2))

    def draw(self) -> list[str]:
        shown = [self.ICON, "/", icon(self.what)]
        return [*shown, "≤", str(self.most)] if self.most else shown


class GainCoinsPer(GainPer):
    """AW-400. A coin for each, as Desert Caravan gives for food (AW-319)."""

    KEY: ClassVar[str] = "gain_coins_per"
    RULES: ClassVar[tuple[str, ...]] = ("AW-400",)
    EXAMPLES: ClassVar[tuple[str, ...]] = (
        '{ gain_coins_per = "titan", most = 3 }',
        *[f'{{ gain_coins_per = "{what}" }}' for what in COUNTED],
    )
    ICON: ClassVar[str] = "coin"

    @classmethod
    def read(cls, sheet: Sheet) -> Effect:
        return GainCoinsPer(sheet.choice(cls.KEY, COUNTED), read_most(sheet))

    def do(self, s: Ancient, seat: int, kind: int) -> None:
        add_coins(s, seat, self.n(s, seat), "coins-gained", kind)

    def say(self) -> Message:
        return Message("effect-gain-coins-per", n=self.most, text=noun(self.what, 1))

    def value(self, valuation: Valuation, later: bool) -> float:
        """At some later time there will be one more of what is counted."""
        return (self.n(valuation.s, valuation.seat) + later) * valuation.coin


class GainKnowledgePer(GainPer):
    """AW-400. A knowledge for each."""

    KEY: ClassVar[str] = "gain_knowledge_per"
    RULES: ClassVar[tuple[str, ...]] = ("AW-400",)
    EXAMPLES: ClassVar[tuple[str, ...]] = (
        '{ gain_knowledge_per = "titan", most = 2 }',
        *[f'{{ gain_knowledge_per = "{what}" }}' for what in COUNTED],
    )
    ICON: ClassVar[str] = "knowledge"

    @classmethod
    def read(cls, sheet: Sheet) -> Effect:
        return GainKnowledgePer(sheet.choice(cls.KEY, COUNTED), read_most(sheet))

    def do(self, s: Ancient, seat: int, kind: int) -> None:
        add_knowledge(s, seat, self.n(s, seat), "knowledge-gained", kind)

    def say(self) -> Message:
        return Message("effect-gain-knowledge-per", n=self.most, text=noun(self.what, 1))

    def value(self, valuation: Valuation, later: bool) -> float:
        return self.n(valuation.s, valuation.seat) * valuation.knowledge


def read_most(sheet: Sheet) -> int:
    """AW-400. The limit of what is gained; 0 if there is none."""
    return sheet.number("most", 1, 99) if sheet.has("most") else 0


class RepairCards(Effect):
    """AW-281. Damaged cards of the acting player are repaired: the first is mandatory, the others are optional."""

    KEY: ClassVar[str] = "repair"
    EXAMPLES: ClassVar[tuple[str, ...]] = ("{ repair = 2 }", "{ repair = 1 }")

    def __init__(self, n: int) -> None:
        self.n = n

    @classmethod
    def read(cls, sheet: Sheet) -> Effect:
        return RepairCards(sheet.number(cls.KEY, 1, 99))

    def can_do(self, s: Ancient, seat: int, coins: int, knowledge: int) -> bool:
        return len(s.places[s.ancient.damaged[seat]]) > 0

    def why_not(self, kind: int) -> Refused:
        return refuse("AW-200", "no-damage-to-repair", piece=kind)

    def do(self, s: Ancient, seat: int, kind: int) -> None:
        s.then(CardRepair(seat, self.n, 1))

    def say(self) -> Message:
        return Message("effect-repair", n=self.n)

    def draw(self) -> list[str]:
        return [str(self.n), "repair"]

    def value(self, valuation: Valuation, later: bool) -> float:
        return valuation.parameters.repair if later else valuation.of_repair()


class ExploreByCard(Effect):
    """AW-174. The same as the board action Explore."""

    KEY: ClassVar[str] = "explore"
    EXAMPLES: ClassVar[tuple[str, ...]] = ("{ explore = true }",)

    @classmethod
    def read(cls, sheet: Sheet) -> Effect:
        expect_true(sheet, cls.KEY)
        return ExploreByCard()

    def can_do(self, s: Ancient, seat: int, coins: int, knowledge: int) -> bool:
        return can_explore(s)

    def why_not(self, kind: int) -> Refused:
        return refuse("AW-200", "no-card-to-explore")

    def do(self, s: Ancient, seat: int, kind: int) -> None:
        explore(s, seat)

    def say(self) -> Message:
        return Message("effect-explore")

    def draw(self) -> list[str]:
        return ["explore"]

    def value(self, valuation: Valuation, later: bool) -> float:
        return valuation.parameters.explored if later else valuation.of_explore()


class ClaimFirstPlayer(Effect):
    """AW-153, AW-156. The first-player token is taken if its hand side is down."""

    KEY: ClassVar[str] = "claim_first_player"
    EXAMPLES: ClassVar[tuple[str, ...]] = ("{ claim_first_player = true }",)

    @classmethod
    def read(cls, sheet: Sheet) -> Effect:
        expect_true(sheet, cls.KEY)
        return ClaimFirstPlayer()

    def can_do(self, s: Ancient, seat: int, coins: int, knowledge: int) -> bool:
        return not s.hand_up

    def why_not(self, kind: int) -> Refused:
        return refuse("AW-200", "no-token-to-take", piece=kind)

    def do(self, s: Ancient, seat: int, kind: int) -> None:
        claim_token(s, seat)

    def say(self) -> Message:
        return Message("effect-claim-first-player")

    def draw(self) -> list[str]:
        return ["hand"]

    def value(self, valuation: Valuation, later: bool) -> float:
        return valuation.parameters.token if later else valuation.of_token()


class CopyCardAction(Effect):
    """AW-305 to AW-309, AW-337. The acting player carries out the action of a rival's intact card."""

    KEY: ClassVar[str] = "copy_action"
    EXAMPLES: ClassVar[tuple[str, ...]] = ("{ copy_action = true }",)
    COPIES: ClassVar[bool] = True

    @classmethod
    def read(cls, sheet: Sheet) -> Effect:
        expect_true(sheet, cls.KEY)
        return CopyCardAction()

    def can_do(self, s: Ancient, seat: int, coins: int, knowledge: int) -> bool:
        return len(copyable(s, seat, coins, knowledge)) > 0

    def why_not(self, kind: int) -> Refused:
        return refuse("AW-337", "no-action-to-copy", piece=kind)

    def do(self, s: Ancient, seat: int, kind: int) -> None:
        s.then(CopyAction(seat, kind))

    def say(self) -> Message:
        return Message("effect-copy-action")

    def draw(self) -> list[str]:
        return ["copy"]

    def value(self, valuation: Valuation, later: bool) -> float:
        return (0.7 if later else 0.95) * valuation.of_best_copy(later)


class RearrangeTitans(Effect):
    """AW-320 to AW-324, AW-339. The top Titans of a deck are put in any order; some cards then allow an attack."""

    KEY: ClassVar[str] = "titan_rearrange"
    EXAMPLES: ClassVar[tuple[str, ...]] = (
        "{ titan_rearrange = 4, may_attack = true }",
        "{ titan_rearrange = 4 }",
        "{ titan_rearrange = 1 }",
    )

    def __init__(self, n: int, may_attack: bool) -> None:
        self.n = n
        self.may_attack = may_attack

    @classmethod
    def read(cls, sheet: Sheet) -> Effect:
        may_attack = sheet.has("may_attack") and sheet.flag("may_attack")
        sheet.read.add("may_attack")
        return RearrangeTitans(sheet.number(cls.KEY, 1, 20), may_attack)

    def can_do(self, s: Ancient, seat: int, coins: int, knowledge: int) -> bool:
        return len(open_decks(s)) > 0

    def why_not(self, kind: int) -> Refused:
        return refuse("AW-200", "no-titan-left")

    def do(self, s: Ancient, seat: int, kind: int) -> None:
        s.then(InspectTitans(seat, self.n, int(self.may_attack)))

    def say(self) -> Message:
        return Message("effect-rearrange-and-attack" if self.may_attack else "effect-rearrange", n=self.n)

    def draw(self) -> list[str]:
        return [str(self.n), "titan", "sword"] if self.may_attack else [str(self.n), "titan"]

    def value(self, valuation: Valuation, later: bool) -> float:
        return valuation.parameters.hideout if later else 0.1 + valuation.of_sorting(self.n)


class SortTitans(RearrangeTitans):
    """AW-406. The same without an attack."""

    KEY: ClassVar[str] = "look_at_titans"
    RULES: ClassVar[tuple[str, ...]] = ("AW-406",)
    EXAMPLES: ClassVar[tuple[str, ...]] = ("{ look_at_titans = 3 }", "{ look_at_titans = 1 }")

    @classmethod
    def read(cls, sheet: Sheet) -> Effect:
        return SortTitans(sheet.number(cls.KEY, 1, 20), False)

    def value(self, valuation: Valuation, later: bool) -> float:
        return 0.5 * valuation.parameters.hideout if valuation.left else 0.1


class DraftBonus(Effect):
    """AW-402. Swords for this round, as by Draft, but without counting citizens."""

    KEY: ClassVar[str] = "draft_bonus"
    RULES: ClassVar[tuple[str, ...]] = ("AW-402",)
    EXAMPLES: ClassVar[tuple[str, ...]] = ("{ draft_bonus = 2 }",)

    def __init__(self, n: int) -> None:
        self.n = n

    @classmethod
    def read(cls, sheet: Sheet) -> Effect:
        return DraftBonus(sheet.number(cls.KEY, 1, 99))

    def can_do(self, s: Ancient, seat: int, coins: int, knowledge: int) -> bool:
        return True

    def do(self, s: Ancient, seat: int, kind: int) -> None:
        s.draft[seat] += self.n
        s.tell(EVERYONE, "draft-bonus", seat=seat, piece=kind, n=self.n, m=s.draft[seat])

    def say(self) -> Message:
        return Message("effect-draft-bonus", n=self.n)

    def draw(self) -> list[str]:
        return [f"+{self.n}", "sword"]

    def value(self, valuation: Valuation, later: bool) -> float:
        return self.n * valuation.parameters.sword if later else valuation.of_swords(self.n, self.n)


class StoreRowCard(Effect):
    """AW-404. A card of the Empire row is stored, which is not an Explore."""

    KEY: ClassVar[str] = "store_from_row"
    RULES: ClassVar[tuple[str, ...]] = ("AW-404",)
    EXAMPLES: ClassVar[tuple[str, ...]] = ("{ store_from_row = true }",)

    @classmethod
    def read(cls, sheet: Sheet) -> Effect:
        expect_true(sheet, cls.KEY)
        return StoreRowCard()

    def can_do(self, s: Ancient, seat: int, coins: int, knowledge: int) -> bool:
        return len(s.places[EMPIRE_ROW]) > 0

    def do(self, s: Ancient, seat: int, kind: int) -> None:
        s.then(StoreFromRow(seat))

    def say(self) -> Message:
        return Message("effect-store-from-row")

    def draw(self) -> list[str]:
        return ["stored"]

    def value(self, valuation: Valuation, later: bool) -> float:
        return valuation.parameters.explore if later else valuation.of_row_to_store()


class ExpandByCard(Effect):
    """AW-405. A District, for the price that the card says."""

    KEY: ClassVar[str] = "expand_for"
    RULES: ClassVar[tuple[str, ...]] = ("AW-405",)
    EXAMPLES: ClassVar[tuple[str, ...]] = (
        "{ expand_for = { coins = 1 } }",
        "{ expand_for = { knowledge = 1 } }",
        "{ expand_for = { coins = 2, knowledge = 1 } }",
        "{ expand_for = {} }",
    )

    def __init__(self, coins: int, knowledge: int) -> None:
        self.coins = coins
        self.knowledge = knowledge

    @classmethod
    def read(cls, sheet: Sheet) -> Effect:
        price = sheet.table(cls.KEY)
        coins = price.number("coins", 0, 99) if price.has("coins") else 0
        knowledge = price.number("knowledge", 0, 99) if price.has("knowledge") else 0
        price.read.update(("coins", "knowledge"))
        price.done()
        return ExpandByCard(coins, knowledge)

    def can_do(self, s: Ancient, seat: int, coins: int, knowledge: int) -> bool:
        return len(s.places[DISTRICT_TOP]) > 0 and coins >= self.coins and knowledge >= self.knowledge

    def do(self, s: Ancient, seat: int, kind: int) -> None:
        s.coins[seat] -= self.coins
        s.knowledge[seat] -= self.knowledge
        tell_price(s, seat, kind, self.coins, self.knowledge)
        expand(s, seat)

    def say(self) -> Message:
        free = not self.coins and not self.knowledge
        key = "effect-expand-free" if free else priced("effect-expand", self.coins, self.knowledge)
        return Message(key, n=self.coins, m=self.knowledge)

    def draw(self) -> list[str]:
        shown: list[str] = []
        for n, paid in ((self.coins, "coin"), (self.knowledge, "knowledge")):
            if n:
                shown += [str(n), paid]
        return [*shown, "→", "district"] if shown else ["district"]

    def value(self, valuation: Valuation, later: bool) -> float:
        price = self.coins * valuation.coin + self.knowledge * valuation.knowledge
        if later or not valuation.s.places[DISTRICT_TOP]:
            return max(0.0, valuation.parameters.room - price)
        return max(0.0, valuation.of_district() - price)


class RecruitByCard(Effect):
    """AW-405. A Recruit without its space, so without a surcharge."""

    KEY: ClassVar[str] = "recruit_again"
    RULES: ClassVar[tuple[str, ...]] = ("AW-405",)
    EXAMPLES: ClassVar[tuple[str, ...]] = ("{ recruit_again = true }",)

    @classmethod
    def read(cls, sheet: Sheet) -> Effect:
        expect_true(sheet, cls.KEY)
        return RecruitByCard()

    def can_do(self, s: Ancient, seat: int, coins: int, knowledge: int) -> bool:
        return has_room(s, seat) and len(recruits(s, coins)) > 0

    def do(self, s: Ancient, seat: int, kind: int) -> None:
        recruit(s, seat)

    def say(self) -> Message:
        return Message("effect-recruit")

    def draw(self) -> list[str]:
        return ["recruit"]

    def value(self, valuation: Valuation, later: bool) -> float:
        s = valuation.s
        if later and not valuation.left:
            return 0.0
        best = [valuation.best_recruit(s.cards[kind]) for kind in s.kinds_in(MILITARY_ROW)]
        return max([0.0, *best])


class BuildByCard(Effect):
    """AW-405. A Build without its space, so without a surcharge, for fewer coins."""

    KEY: ClassVar[str] = "build_for_less"
    RULES: ClassVar[tuple[str, ...]] = ("AW-405",)
    EXAMPLES: ClassVar[tuple[str, ...]] = ("{ build_for_less = 2 }", "{ build_for_less = 1 }")

    def __init__(self, n: int) -> None:
        self.n = n

    @classmethod
    def read(cls, sheet: Sheet) -> Effect:
        return BuildByCard(sheet.number(cls.KEY, 1, 99))

    def can_do(self, s: Ancient, seat: int, coins: int, knowledge: int) -> bool:
        return len(purchases(s, seat, coins + self.n)) > 0

    def do(self, s: Ancient, seat: int, kind: int) -> None:
        s.then(BuildForLess(seat, self.n))

    def say(self) -> Message:
        return Message("effect-build-for-less", n=self.n)

    def draw(self) -> list[str]:
        return [f"-{self.n}", "coin", "→", "build"]

    def value(self, valuation: Valuation, later: bool) -> float:
        rebate = self.n * valuation.coin
        return rebate + 0.5 if later else max(0.0, rebate + valuation.of_build(self.n))


class Ward(Effect):
    """AW-407. For the rest of the round so many Titan faces do no damage."""

    KEY: ClassVar[str] = "ward"
    RULES: ClassVar[tuple[str, ...]] = ("AW-407",)
    EXAMPLES: ClassVar[tuple[str, ...]] = ("{ ward = 2 }", "{ ward = 1 }")

    def __init__(self, n: int) -> None:
        self.n = n

    @classmethod
    def read(cls, sheet: Sheet) -> Effect:
        return Ward(sheet.number(cls.KEY, 1, 99))

    def can_do(self, s: Ancient, seat: int, coins: int, knowledge: int) -> bool:
        return True

    def do(self, s: Ancient, seat: int, kind: int) -> None:
        s.wards[seat] += self.n
        s.tell(EVERYONE, "ward-gained", seat=seat, piece=kind, n=self.n, m=s.wards[seat])

    def say(self) -> Message:
        return Message("effect-ward", n=self.n)

    def draw(self) -> list[str]:
        return [str(self.n), "ward"]

    def value(self, valuation: Valuation, later: bool) -> float:
        return self.n * valuation.of_ward(later)


class Feed(Effect):
    """AW-408. At this End of Round so many citizens more are fed."""

    KEY: ClassVar[str] = "feed"
    RULES: ClassVar[tuple[str, ...]] = ("AW-408",)
    EXAMPLES: ClassVar[tuple[str, ...]] = ("{ feed = 1 }", "{ feed = 2 }")

    def __init__(self, n: int) -> None:
        self.n = n

    @classmethod
    def read(cls, sheet: Sheet) -> Effect:
        return Feed(sheet.number(cls.KEY, 1, 99))

    def can_do(self, s: Ancient, seat: int, coins: int, knowledge: int) -> bool:
        return True

    def do(self, s: Ancient, seat: int, kind: int) -> None:
        s.meals[seat] += self.n
        s.tell(EVERYONE, "meals-gained", seat=seat, piece=kind, n=self.n, m=s.fed(seat))

    def say(self) -> Message:
        return Message("effect-feed", n=self.n)

    def draw(self) -> list[str]:
        return [f"+{self.n}", "food"]

    def value(self, valuation: Valuation, later: bool) -> float:
        s, seat = valuation.s, valuation.seat
        hungry = 1 if later else max(0, s.n_citizens(seat) - s.fed(seat))
        saved = valuation.parameters.citizen if valuation.left else valuation.parameters.hunger
        return min(self.n, hungry) * (0.5 * saved if later else saved)


class ReadyArmies(Effect):
    """AW-401. Up to so many coins leave the acting player's armies, by his choice."""

    KEY: ClassVar[str] = "ready_army"
    RULES: ClassVar[tuple[str, ...]] = ("AW-401",)
    EXAMPLES: ClassVar[tuple[str, ...]] = ("{ ready_army = 2 }", "{ ready_army = 1 }")

    def __init__(self, n: int) -> None:
        self.n = n

    @classmethod
    def read(cls, sheet: Sheet) -> Effect:
        return ReadyArmies(sheet.number(cls.KEY, 1, 99))

    def can_do(self, s: Ancient, seat: int, coins: int, knowledge: int) -> bool:
        return n_army_coins(s, seat) > 0

    def do(self, s: Ancient, seat: int, kind: int) -> None:
        s.then(ReadyArmy(seat, kind, self.n))

    def say(self) -> Message:
        return Message("effect-ready-army", n=self.n)

    def draw(self) -> list[str]:
        return [f"-{self.n}", "coin", "army"]

    def value(self, valuation: Valuation, later: bool) -> float:
        s, seat = valuation.s, valuation.seat
        n = self.n if later else min(self.n, n_army_coins(s, seat))
        readies = not later and any(0 < coins <= self.n for coins in s.name_coins[seat])
        return n * valuation.coin + (0.8 if readies else 0.0)


class RefreshTheRow(Effect):
    """AW-403. Up to so many cards of the Empire row are discarded, and the row is filled."""

    KEY: ClassVar[str] = "refresh_row"
    RULES: ClassVar[tuple[str, ...]] = ("AW-403",)
    EXAMPLES: ClassVar[tuple[str, ...]] = ("{ refresh_row = 3 }", "{ refresh_row = 1 }")

    def __init__(self, n: int) -> None:
        self.n = n

    @classmethod
    def read(cls, sheet: Sheet) -> Effect:
        return RefreshTheRow(sheet.number(cls.KEY, 1, 99))

    def can_do(self, s: Ancient, seat: int, coins: int, knowledge: int) -> bool:
        return can_explore(s)

    def do(self, s: Ancient, seat: int, kind: int) -> None:
        s.then(RefreshRow(seat, self.n), FillEmpireRow())

    def say(self) -> Message:
        return Message("effect-refresh-row", n=self.n)

    def draw(self) -> list[str]:
        return [str(self.n), "stored", "→", "stored"]

    def value(self, valuation: Valuation, later: bool) -> float:
        return 0.1 * min(self.n, 3) * (1.0 if later or valuation.n_at_hand > 1 else 0.0)


EFFECTS: Final[tuple[type[Effect], ...]] = (
    GainCoins,
    GainKnowledge,
    GainCoinsPer,
    GainKnowledgePer,
    RepairCards,
    ExploreByCard,
    ClaimFirstPlayer,
    CopyCardAction,
    RearrangeTitans,
    SortTitans,
    DraftBonus,
    StoreRowCard,
    ExpandByCard,
    RecruitByCard,
    BuildByCard,
    Ward,
    Feed,
    ReadyArmies,
    RefreshTheRow,
)
"""Every kind of effect, in the order in which errors about packs list them."""
expect_complete(Effect, EFFECTS, ("read", "can_do", "do", "say", "draw", "value"))


def read_effect(sheet: Sheet) -> Effect:
    """One effect of a card action, whose kind is found by its key."""
    kinds = [kind for kind in EFFECTS if sheet.has(kind.KEY)]
    if len(kinds) != 1:
        known = ", ".join([kind.KEY for kind in EFFECTS])
        raise BadData(f"{sheet.path.name}, line {sheet.line}: an effect has exactly one of {known}, not {sheet.values!r}")
    effect = kinds[0].read(sheet)
    sheet.done()
    return effect
