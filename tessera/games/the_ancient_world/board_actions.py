"""The nine board actions: one class for each, which knows everything about itself (AW-3, section 6)."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from tessera.core.event import Message
from tessera.core.refusal import Refused, refuse
from tessera.core.seats import EVERYONE
from tessera.games.the_ancient_world.actions import DRAFT, SPACES
from tessera.games.the_ancient_world.cards import ON_GAIN_CITIZEN, ON_GROW, ON_LEARN, ON_REBUILD
from tessera.games.the_ancient_world.kinds import expect_complete
from tessera.games.the_ancient_world.state import DISTRICT_TOP, MILITARY_ROW, UNOWNED, Ancient
from tessera.games.the_ancient_world.steps.board import (
    EXPAND_COSTS,
    REBUILD_GIVES,
    REBUILD_REPAIRS,
    FinishRebuild,
    PayExpand,
)
from tessera.games.the_ancient_world.steps.build import Build, all_owned, purchases, refuse_capacity
from tessera.games.the_ancient_world.steps.explore import EXPLORE_DRAWS, can_explore, explore
from tessera.games.the_ancient_world.steps.gain import RebuildRepair, add_coins, add_knowledge, gain_citizen
from tessera.games.the_ancient_world.steps.reactions import reaction
from tessera.games.the_ancient_world.steps.recruit import has_room, recruit, recruits

if TYPE_CHECKING:
    from tessera.games.the_ancient_world.bot.valuation import Valuation

LABOR_GIVES: Final = 2
LEARN_COSTS: Final = 3
GROW_COSTS: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class BoardAction:
    """A space of the board, and what a citizen does there."""

    KEY: ClassVar[str] = ""
    """Its name in action texts, one of `SPACES`."""
    ICON: ClassVar[str] = ""
    """What clients draw on it."""
    OPENS: ClassVar[int] = 1
    """AW-43, AW-68, AW-69. The round in which the space is uncovered."""
    ANY_SKILL: ClassVar[bool] = False
    """AW-90, AW-114, AW-151, AW-158. True if a citizen may come whatever the skill of those who stand there."""
    SURCHARGE: ClassVar[int] = 0
    """AW-115, AW-116, AW-159. The coins that are due where others stand and none of them is of equal skill."""

    def can_do(self, s: Ancient, seat: int, surcharge: int) -> bool:
        """AW-97. True if the action can be carried out after this surcharge is paid, whatever the citizen."""
        return True

    def why_not(self, s: Ancient, seat: int, surcharge: int) -> Refused:
        """Why it cannot. Every action that writes `can_do` writes this, too."""
        raise NotImplementedError

    @abstractmethod
    def do(self, s: Ancient, seat: int) -> None:
        """Carry the action out; the citizen is placed and the surcharge is paid."""
        raise NotImplementedError

    @abstractmethod
    def say(self) -> Message:
        """What the action does, in words. With `-short` added, the key says it as briefly as the board does."""
        raise NotImplementedError

    def say_entry(self) -> Message:
        """Which citizens may come while others stand there, in words."""
        if self.SURCHARGE:
            return Message("space-surcharge", n=self.SURCHARGE)
        return Message("space-any-skill" if self.ANY_SKILL else "space-higher-skill")

    @abstractmethod
    def value(self, valuation: Valuation) -> float:
        """What the action is worth to the bot, in points."""
        raise NotImplementedError


class LaborAction(BoardAction):
    """AW-110. Gain two coins."""

    KEY: ClassVar[str] = "labor"
    ICON: ClassVar[str] = "coin"

    def do(self, s: Ancient, seat: int) -> None:
        add_coins(s, seat, LABOR_GIVES, "labored")

    def say(self) -> Message:
        return Message("space-labor", n=LABOR_GIVES)

    def value(self, valuation: Valuation) -> float:
        return LABOR_GIVES * valuation.coin + valuation.of_means(LABOR_GIVES, 0)


class BuildAction(BoardAction):
    """AW-114 to AW-128. Buy a card of the row or one that is stored."""

    KEY: ClassVar[str] = "build"
    ICON: ClassVar[str] = "capacity"
    ANY_SKILL: ClassVar[bool] = True
    SURCHARGE: ClassVar[int] = 1

    def can_do(self, s: Ancient, seat: int, surcharge: int) -> bool:
        coins = s.coins[seat] - surcharge
        return coins >= 0 and len(purchases(s, seat, coins)) > 0

    def why_not(self, s: Ancient, seat: int, surcharge: int) -> Refused:
        coins = s.coins[seat] - surcharge
        if coins < 0:
            return refuse("AW-117", "no-surcharge")
        if all_owned(s, seat):
            return refuse("AW-126", "no-new-name")
        if s.free_capacity(seat) < 1:
            return refuse_capacity(s, seat)
        key = "no-purchase-after-surcharge" if surcharge else "no-purchase"
        return refuse("AW-121", key, n=coins, m=s.knowledge[seat], k=max(0, s.free_capacity(seat)))

    def do(self, s: Ancient, seat: int) -> None:
        s.then(Build(seat))

    def say(self) -> Message:
        return Message("space-build")

    def value(self, valuation: Valuation) -> float:
        return valuation.of_build()


class DraftAction(BoardAction):
    """AW-132 to AW-139. Attack with one more this round for each citizen on the space, whoever owns it."""

    KEY: ClassVar[str] = "draft"
    ICON: ClassVar[str] = "sword"

    def do(self, s: Ancient, seat: int) -> None:
        n = 0
        for own in s.citizens:
            n += own.count(DRAFT)
        s.draft[seat] += n
        s.tell(EVERYONE, "drafted", seat=seat, n=n, m=s.draft[seat])

    def say(self) -> Message:
        return Message("space-draft", n=1)

    def value(self, valuation: Valuation) -> float:
        there = 0
        for own in valuation.s.citizens:
            there += own.count(DRAFT)
        return valuation.of_swords(there + 1, 2 * there + 3)


class ExpandAction(BoardAction):
    """AW-140 to AW-144. Gain a District for a knowledge or three coins."""

    KEY: ClassVar[str] = "expand"
    ICON: ClassVar[str] = "district"

    def can_do(self, s: Ancient, seat: int, surcharge: int) -> bool:
        return len(s.places[DISTRICT_TOP]) > 0 and (s.knowledge[seat] >= 1 or s.coins[seat] >= EXPAND_COSTS)

    def why_not(self, s: Ancient, seat: int, surcharge: int) -> Refused:
        if not s.places[DISTRICT_TOP]:
            return refuse("AW-143", "no-district-left")
        return refuse("AW-140", "no-expand-price", n=s.coins[seat], m=s.knowledge[seat])

    def do(self, s: Ancient, seat: int) -> None:
        s.then(PayExpand(seat))

    def say(self) -> Message:
        return Message("space-expand", n=1, m=EXPAND_COSTS)

    def value(self, valuation: Valuation) -> float:
        return valuation.of_expand(EXPAND_COSTS)


class LearnAction(BoardAction):
    """AW-147, AW-148. Pay three coins for a knowledge; then the neighbours' cards react."""

    KEY: ClassVar[str] = "learn"
    ICON: ClassVar[str] = "knowledge"

    def can_do(self, s: Ancient, seat: int, surcharge: int) -> bool:
        return s.coins[seat] >= LEARN_COSTS

    def why_not(self, s: Ancient, seat: int, surcharge: int) -> Refused:
        return refuse("AW-147", "no-space-price", text=self.KEY, n=s.coins[seat], m=LEARN_COSTS)

    def do(self, s: Ancient, seat: int) -> None:
        s.coins[seat] -= LEARN_COSTS
        add_knowledge(s, seat, 1, "learned")
        s.then(*reaction(s, ON_LEARN, seat))

    def say(self) -> Message:
        return Message("space-learn", n=1, m=LEARN_COSTS)

    def value(self, valuation: Valuation) -> float:
        return valuation.of_learn(LEARN_COSTS)


class RebuildAction(BoardAction):
    """AW-152 to AW-157. Repair up to two cards, take the first-player token, and gain a coin."""

    KEY: ClassVar[str] = "rebuild"
    ICON: ClassVar[str] = "repair"
    ANY_SKILL: ClassVar[bool] = True

    def do(self, s: Ancient, seat: int) -> None:
        s.then(RebuildRepair(seat, REBUILD_REPAIRS, 0), FinishRebuild(seat), *reaction(s, ON_REBUILD, seat))

    def say(self) -> Message:
        return Message("space-rebuild", n=REBUILD_REPAIRS, m=REBUILD_GIVES)

    def value(self, valuation: Valuation) -> float:
        return REBUILD_GIVES * valuation.coin + valuation.of_token() + valuation.of_repairs(REBUILD_REPAIRS)


class RecruitAction(BoardAction):
    """AW-158 to AW-170. Take a card of the Military row into an army."""

    KEY: ClassVar[str] = "recruit"
    ICON: ClassVar[str] = "army"
    ANY_SKILL: ClassVar[bool] = True
    SURCHARGE: ClassVar[int] = 1

    def can_do(self, s: Ancient, seat: int, surcharge: int) -> bool:
        coins = s.coins[seat] - surcharge
        return coins >= 0 and has_room(s, seat) and len(recruits(s, coins)) > 0

    def why_not(self, s: Ancient, seat: int, surcharge: int) -> Refused:
        coins = s.coins[seat] - surcharge
        if coins < 0:
            return refuse("AW-117", "no-surcharge")
        if not has_room(s, seat):
            return refuse("AW-170", "no-army-for-recruit", n=s.n_armies(seat), m=s.army_limit(seat))
        return refuse("AW-390", "no-recruit-after-surcharge" if surcharge else "no-recruit-price", n=coins)

    def do(self, s: Ancient, seat: int) -> None:
        recruit(s, seat)

    def say(self) -> Message:
        return Message("space-recruit")

    def value(self, valuation: Valuation) -> float:
        s = valuation.s
        return max([valuation.best_recruit(s.cards[kind]) for kind in s.kinds_in(MILITARY_ROW)])


class ExploreAction(BoardAction):
    """AW-174 to AW-181. Store a card of the Empire deck or of the row."""

    KEY: ClassVar[str] = "explore"
    ICON: ClassVar[str] = "explore"
    OPENS: ClassVar[int] = 2

    def can_do(self, s: Ancient, seat: int, surcharge: int) -> bool:
        return can_explore(s)

    def why_not(self, s: Ancient, seat: int, surcharge: int) -> Refused:
        return refuse("AW-181", "no-card-to-explore")

    def do(self, s: Ancient, seat: int) -> None:
        explore(s, seat)

    def say(self) -> Message:
        return Message("space-explore", n=EXPLORE_DRAWS)

    def value(self, valuation: Valuation) -> float:
        return valuation.of_explore()


class GrowAction(BoardAction):
    """AW-185 to AW-189, AW-302. Pay three coins for a new citizen; then cards react to it."""

    KEY: ClassVar[str] = "grow"
    ICON: ClassVar[str] = "citizen"
    OPENS: ClassVar[int] = 3

    def can_do(self, s: Ancient, seat: int, surcharge: int) -> bool:
        return s.citizens[seat][-1] == UNOWNED and s.coins[seat] >= GROW_COSTS

    def why_not(self, s: Ancient, seat: int, surcharge: int) -> Refused:
        if s.citizens[seat][-1] != UNOWNED:
            return refuse("AW-187", "no-citizen-left")
        return refuse("AW-185", "no-space-price", text=self.KEY, n=s.coins[seat], m=GROW_COSTS)

    def do(self, s: Ancient, seat: int) -> None:
        s.coins[seat] -= GROW_COSTS
        s.tell(EVERYONE, "grow-paid", seat=seat, n=GROW_COSTS, m=s.coins[seat])
        if gain_citizen(s, seat):
            s.then(*reaction(s, ON_GAIN_CITIZEN, seat), *reaction(s, ON_GROW, seat))

    def say(self) -> Message:
        return Message("space-grow", n=1, m=GROW_COSTS)

    def value(self, valuation: Valuation) -> float:
        return valuation.of_citizen(0) - GROW_COSTS * valuation.coin


KINDS: Final[tuple[type[BoardAction], ...]] = (
    LaborAction,
    BuildAction,
    DraftAction,
    ExpandAction,
    LearnAction,
    RebuildAction,
    RecruitAction,
    ExploreAction,
    GrowAction,
)
expect_complete(BoardAction, KINDS, ("do", "say", "value"))
BOARD: Final[list[BoardAction]] = [kind() for kind in KINDS]
"""The board actions by the number of their space."""
if [action.KEY for action in BOARD] != list(SPACES):
    raise TypeError("the board actions are not those of SPACES, in their order")
