"""One position for every step that asks something: the laws are tried on each, however rare it is in play.

Each is reached by playing on from a built position, so that the rest of the turn and of the match follows.
"""

from __future__ import annotations

from collections.abc import Callable

from games.the_ancient_world.build import (
    ask,
    asked,
    damage,
    fresh,
    kind,
    means,
    own,
    play,
    set_army,
    set_citizens,
    set_military,
    set_titans,
    world,
)

from tessera.core.agenda import Step
from tessera.core.seats import CHANCE, EVERYONE
from tessera.games.the_ancient_world.cards import BY_SELF, ON_STARVE
from tessera.games.the_ancient_world.effects import EFFECTS, read_effect
from tessera.games.the_ancient_world.lists import example
from tessera.games.the_ancient_world.state import DISTRICT_DECK, EMPIRE_A, EMPIRE_DISCARDS, STARVING, Ancient
from tessera.games.the_ancient_world.steps.attack import Prevent, RollDice
from tessera.games.the_ancient_world.steps.explore import LastPass
from tessera.games.the_ancient_world.steps.gain import tell_price
from tessera.games.the_ancient_world.steps.rounds import Score
from tessera.games.the_ancient_world.triggers import TRIGGERS, FreeBuild, ReturnCitizen, read_trigger

SEATS = 4


def setting_up(step: str, first: int = 0) -> Ancient:
    """A match that is being set up, as far as this step."""
    s = fresh(SEATS, first, pack=None)
    s.settle()
    return draw_until(s, step)


def draw_until(s: Ancient, step: str) -> Ancient:
    """Let chance take the first of its options until this step asks."""
    while asked(s) != step:
        s.apply(CHANCE, s.options(CHANCE)[0])
    return s


def rich(round: int = 1) -> Ancient:
    """The first turn of a round, in which seat 0 can pay whatever it wants."""
    return means(world(SEATS, round=round, pack=None), 0, coins=9, knowledge=3)


def paying() -> Ancient:
    """Seat 0 has paid for Expand+."""
    return play(means(world(SEATS, first=-1, expand_plus=True, pack=None), 0, coins=9), "0: place 1 expand", "0: pay coins")


def expanding(*lines: str) -> Ancient:
    """Seat 0 expands by the variant Expand+."""
    return play(paying(), "0: survey", *lines)


def learning() -> Ancient:
    """Seat 0 is about to learn. The card of its left neighbour takes coins off armies, that of its right sells knowledge."""
    s = own(own(rich(), 1, "distant-outpost"), 3, "scribe-guild")
    s.name_coins[1][0] = 1
    s.picture_coins[1][1] = 2
    return s


def hideout(*lines: str) -> Ancient:
    """Seat 0 uses Forest Hideout, with an army that is strong enough for a Titan."""
    return play(set_army(own(rich(), 0, "forest-hideout"), 0, 0, "oru-engineers"), "0: place 1 forest-hideout", *lines)


def laid() -> Ancient:
    """The same when all Titans are laid back."""
    s = deal_titans()
    while asked(s) == "LayTitan":
        s.apply(0, s.options(0)[0])
    return s


def deal_titans() -> Ancient:
    return draw_until(hideout("0: inspect one-star"), "LayTitan")


def attacking() -> Ancient:
    """Seat 0 attacks with two of its three armies. Outrider Lodge allows the third, and Bridge is damaged."""
    s = damage(own(rich(), 0, "outrider-lodge", "bridge"), 0, "bridge")
    set_army(set_titans(s, "mud-strider"), 0, 0, "oru-engineers", "coast-watch")
    set_army(s, 0, 2, "dune-raiders")
    return play(s, "0: attack mud-strider with army 1 3")


def struck(*faces: str) -> Ancient:
    """The same after its repairs and these dice."""
    s = play(draw_until(attacking(), "ArmyRepair"), "0: repair bridge")
    return play(s, *[f"chance: roll {face}" for face in faces])


def exploring(*lines: str) -> Ancient:
    return play(rich(2), "0: place 1 explore", *lines)


def passing(*lines: str) -> Ancient:
    return play(own(rich(), 0, "zori-dramatists"), "0: pass", *lines)


def repairing(line: str) -> Ancient:
    return play(damage(own(rich(), 0, "masons-yard", "bridge", "crane"), 0, "bridge", "crane"), line)


def recruiting(*lines: str) -> Ancient:
    return play(set_military(rich(), "titan-hounds", "coast-watch"), "0: place 1 recruit", *lines)


def hungry() -> Ancient:
    """All have passed, and seat 0 has more citizens than food."""
    return play(set_citizens(rich(), 0, 5), *[f"{seat}: pass" for seat in range(SEATS)])


def using(text: str, s: Ancient) -> Ancient:
    """Seat 0 carries out this effect of a card action before its turn."""
    read_effect(example(text)).do(s, 0, kind(s, "crane"))
    s.settle()
    return s


def spent() -> Ancient:
    """Seat 0 has coins on both armies."""
    s = rich()
    s.name_coins[0][0], s.picture_coins[0][1] = 1, 2
    return s


def doing(step: Step[Ancient]) -> Ancient:
    """Seat 0, who has Crane, is asked this before its turn."""
    s = own(rich(), 0, "crane")
    s.then(step)
    s.settle()
    return s


POSITIONS: dict[str, Callable[[], Ancient]] = {
    "FirstPlayer": lambda: setting_up("FirstPlayer", first=-1),
    "RevealDistrict": lambda: setting_up("RevealDistrict"),
    "RevealTitan": lambda: setting_up("RevealTitan"),
    "FillMilitaryRow": lambda: setting_up("FillMilitaryRow"),
    "FillEmpireRow": lambda: setting_up("FillEmpireRow"),
    "Turn": rich,
    "Build": lambda: play(own(rich(), 0, "crane"), "0: place 1 build"),
    "BuildForLess": lambda: using("{ build_for_less = 2 }", own(rich(), 0, "crane")),
    "Prevent": lambda: doing(Prevent(0, kind(rich(), "wheat-fields"), kind(rich(), "crane"), 1)),
    "LastPass": lambda: doing(LastPass(0, kind(rich(), "crane"))),
    "ReadyArmy": lambda: using("{ ready_army = 2 }", spent()),
    "RefreshRow": lambda: using("{ refresh_row = 2 }", rich()),
    "StoreFromRow": lambda: using("{ store_from_row = true }", rich()),
    "PayExpand": lambda: play(rich(), "0: place 1 expand"),
    "MaySurvey": paying,
    "Survey": expanding,
    "ChooseDistrict": lambda: draw_until(expanding(), "ChooseDistrict"),
    "RemoveCoin": lambda: play(learning(), "0: place 1 learn"),
    "PayForKnowledge": lambda: play(learning(), "0: place 1 learn", "1: decline"),
    "RebuildRepair": lambda: repairing("0: place 1 rebuild"),
    "CardRepair": lambda: repairing("0: place 1 masons-yard"),
    "ArmyRepair": lambda: draw_until(attacking(), "ArmyRepair"),
    "RollDice": struck,
    "Damage": lambda: struck("titan"),
    "DiscardArmy": lambda: play(struck("titan"), "0: damage outrider-lodge"),
    "Recruit": recruiting,
    "JoinArmy": lambda: recruiting("0: recruit titan-hounds"),
    "Explore": exploring,
    "ExploreDraw": lambda: exploring("0: explore"),
    "KeepCard": lambda: draw_until(exploring("0: explore"), "KeepCard"),
    "FirstPass": passing,
    "UnseenDraw": lambda: passing("0: store the unseen top card"),
    "CopyAction": lambda: play(own(own(rich(), 0, "bridge"), 2, "desert-archive"), "0: place 1 bridge"),
    "InspectTitans": hideout,
    "LookAtTitans": lambda: hideout("0: inspect one-star"),
    "LayTitan": deal_titans,
    "AttackNow": laid,
    "Feed": hungry,
}
"""By the name of the step on top of the agenda."""


# -- events that random play rarely meets ---------------------------------------------------------------------------


def listening(s: Ancient) -> Ancient:
    """The same position; what happens from here on is told."""
    s.log = []
    return s


def every_effect() -> Ancient:
    """Whatever a card action can do is done once, for few kinds of effects are on cards of the house deck."""
    s = listening(damage(own(rich(), 0, "crane", "bridge"), 0, "bridge"))
    own(s, 2, "desert-archive")
    for text in [text for effect in EFFECTS for text in effect.EXAMPLES]:
        effect = read_effect(example(text))
        if effect.can_do(s, 0, s.coins[0], s.knowledge[0]):
            effect.do(s, 0, kind(s, "crane"))
            s.settle()
            answer(s)
    return s


def every_reaction() -> Ancient:
    """Every kind of reaction comes up once."""
    s = listening(own(rich(), 0, "crane"))
    for text in [text for trigger in TRIGGERS for text in trigger.EXAMPLES if trigger is not FreeBuild]:
        read_trigger(example(text)).react(s, 0, kind(s, "crane"), kind(s, "wheat-fields"))
        s.settle()
        answer(s)
    return s


def coming_back() -> Ancient:
    """AW-416. Seat 0 has a starving citizen, and a card that brings it back."""
    s = listening(rich())
    s.citizens[0][0] = STARVING
    ReturnCitizen(ON_STARVE, BY_SELF).react(s, 0, kind(s, "crane"), 1)
    return s


def warded() -> Ancient:
    """AW-407. Seat 0 has a ward, and the dice show a Titan."""
    s = rich()
    s.wards[0] = 2
    return ask(listening(s), RollDice(0, 0, 0, 1))


def answer(s: Ancient) -> None:
    """Answer with the first option until a turn is asked."""
    while asked(s) != "Turn":
        seat = s.waiting()[0]
        s.apply(seat, s.options(seat)[0])


def knowledge_alone() -> Ancient:
    """Every card of the house deck costs coins."""
    s = listening(rich())
    tell_price(s, 0, kind(s, "crane"), 0, 1)
    return s


def reshuffling() -> Ancient:
    """Seat 0 explores an empty deck."""
    s = listening(rich(2))
    s.pour(EMPIRE_A, EMPIRE_DISCARDS)
    return play(s, "0: place 1 explore", "0: explore")


def drawn() -> Ancient:
    """Nobody has done anything until the end, so that all are equal."""
    s = world(SEATS, round=6, pack=None)
    return ask(listening(s), Score())


def tied() -> Ancient:
    """Nobody has done anything until the end; seat 0 has one knowledge more than the others."""
    s = world(SEATS, round=6, pack=None)
    s.knowledge[0] += 1
    return ask(listening(s), Score())


def tied_but_for_a_card() -> Ancient:
    """Nobody has done anything until the end; seat 1 has one District more than the others."""
    s = world(SEATS, round=6, pack=None)
    s.move(s.places[DISTRICT_DECK][0], DISTRICT_DECK, s.ancient.districts[1], EVERYONE)
    return ask(listening(s), Score())


TOLD: dict[str, Callable[[], Ancient]] = {
    "draft-bonus": every_effect,
    "reaction-coins": every_reaction,
    "warded": warded,
    "prevented": every_reaction,
    "citizen-returns": coming_back,
    "paid-for-knowledge": knowledge_alone,
    "reshuffled": reshuffling,
    "shared": drawn,
    "tie-broken-by-knowledge": tied,
    "tie-broken-by-cards": tied_but_for_a_card,
}
"""For events that random play rarely meets, a position before which they were told."""
