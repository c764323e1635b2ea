"""A turn: place a citizen, attack a Titan, or pass (sections 5 and 10)."""

from __future__ import annotations

from typing import ClassVar

from tessera.core.action import Action
from tessera.core.agenda import Ask, Step
from tessera.core.refusal import Refused, refuse
from tessera.core.seats import EVERYONE
from tessera.games.the_ancient_world.actions import N_SKILLS, N_SPACES, SPACES
from tessera.games.the_ancient_world.board_actions import BOARD
from tessera.games.the_ancient_world.cards import ON_FIRST_PASS, ON_LAST_PASS
from tessera.games.the_ancient_world.state import AT_HAND, STARVING, UNOWNED, Ancient
from tessera.games.the_ancient_world.steps.attack import Muster, add_attacks, attack_pieces, refuse_attack, strike
from tessera.games.the_ancient_world.steps.card_actions import begin_action, can_act, refuse_action
from tessera.games.the_ancient_world.steps.reactions import reaction, share_surcharge


def skills_there(s: Ancient) -> list[int]:
    """For each space the skills of the citizens on it, as bits."""
    found = [0] * N_SPACES
    for own in s.citizens:
        for skill in range(N_SKILLS):
            at = own[skill]
            if 0 <= at < N_SPACES:
                found[at] |= 2 << skill
    return found


def surcharge(space: int, there: int, skill: int) -> int:
    """AW-115, AW-116, AW-119, AW-159. The surcharge of a space, due if others stand there and none is of equal skill."""
    return 0 if there == 0 or there >> skill & 1 else BOARD[space].SURCHARGE


def is_at_hand(s: Ancient, seat: int, skill: int) -> bool:
    """AW-95. True if this citizen can be placed."""
    return s.citizens[seat][skill - 1] == AT_HAND


def is_outranked(space: int, there: int, skill: int) -> bool:
    """AW-90 to AW-94, AW-114, AW-151, AW-158. True if a citizen there keeps this one out."""
    return there >> skill != 0 and not BOARD[space].ANY_SKILL


def is_open(s: Ancient, seat: int, space: int, extra: int) -> bool:
    """AW-96, AW-97. True if a board action can be carried out at this surcharge, whatever the citizen."""
    return s.round >= BOARD[space].OPENS and BOARD[space].can_do(s, seat, extra)


def can_use(s: Ancient, seat: int, kind: int) -> bool:
    """AW-195 to AW-200, AW-202. True if a citizen can be placed on this card."""
    action = s.cards[kind].action
    if action is None or not s.has_intact(seat, kind) or N_SPACES + kind in s.citizens[seat]:
        return False
    return can_act(s, seat, action, s.coins[seat], s.knowledge[seat])


class Turn(Ask[Ancient]):
    """AW-86. A seat does one of three things: it places a citizen, attacks a Titan, or passes."""

    RULE: ClassVar[str] = "AW-86"
    TITLE: ClassVar[str] = "ask-turn"

    def choices(self, s: Ancient) -> list[Action]:
        found: list[Action] = []
        usable = [skill for skill in range(1, N_SKILLS + 1) if is_at_hand(s, self.seat, skill)]
        if usable:
            add_spaces(s, self.seat, usable, found)
            add_cards(s, self.seat, usable, found)
        muster = Muster(s, self.seat)
        for deck in range(3):
            add_attacks(s, muster, deck, found)
        found.append(s.minted.pass_turn)
        return found

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        s.agenda.append(NextTurn(seat))
        if action is s.minted.pass_turn:
            pass_turn(s, seat)
        elif action.verb == "attack":
            strike(s, seat, action.args[0], action.args[1])
        else:
            place(s, seat, action.args[0], action.args[1])

    def default(self, s: Ancient, seat: int) -> Action:
        return s.minted.pass_turn

    def pieces(self, s: Ancient, seat: int, action: Action) -> tuple[str, ...]:
        if action.verb == "attack":
            return attack_pieces(s, seat, action)
        if action.verb != "place":
            return ()
        skill, at = action.args
        here = f"space/{SPACES[at]}" if at < N_SPACES else s.ancient.card_at(s.ancient.intact[seat], at - N_SPACES)
        return (here, citizen_piece(seat, skill))

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        if action.verb == "attack":
            return refuse_attack(s, seat, action)
        if action.verb == "place":
            return refuse_place(s, seat, action.args[0], action.args[1])
        return refuse("AW-86", "no-turn-action")


def citizen_piece(seat: int, skill: int) -> str:
    """A citizen as a piece of the table: `citizen/0/3`."""
    return f"citizen/{seat}/{skill}"


def add_spaces(s: Ancient, seat: int, usable: list[int], found: list[Action]) -> None:
    """D-2. Add each usable citizen on each board action that is open to it."""
    there = skills_there(s)
    for space in range(N_SPACES):
        if not is_open(s, seat, space, 0):
            continue
        extra = BOARD[space].SURCHARGE
        open_at_surcharge = there[space] != 0 and extra > 0 and is_open(s, seat, space, extra)
        for skill in usable:
            if is_outranked(space, there[space], skill):
                continue
            if open_at_surcharge or not surcharge(space, there[space], skill):
                found.append(s.minted.place[space][skill])


def add_cards(s: Ancient, seat: int, usable: list[int], found: list[Action]) -> None:
    """D-2. Add each usable citizen on each own card whose action can be used."""
    for piece in s.places[s.ancient.intact[seat]]:
        kind = s.kind[piece]
        if can_use(s, seat, kind):
            for skill in usable:
                found.append(s.minted.use_card[kind][skill])


# -- placing ------------------------------------------------------------------------------------------------------


def place(s: Ancient, seat: int, skill: int, at: int) -> None:
    """AW-89, AW-93, AW-100. Place a citizen, which acts at once."""
    there = skills_there(s)
    s.citizens[seat][skill - 1] = at
    if at >= N_SPACES:
        s.tell(EVERYONE, "placed-on-card", seat=seat, piece=at - N_SPACES, n=skill)
        begin_action(s, seat, at - N_SPACES)
        return
    s.tell(EVERYONE, "placed", seat=seat, n=skill, text=SPACES[at])
    extra = surcharge(at, there[at], skill)
    if extra:
        s.coins[seat] -= extra
        s.tell(EVERYONE, "paid-surcharge", seat=seat, n=extra, m=s.coins[seat], text=SPACES[at])
        share_surcharge(s, seat, at, extra)
    BOARD[at].do(s, seat)


def refuse_place(s: Ancient, seat: int, skill: int, at: int) -> Refused:
    """Why a citizen cannot be placed there."""
    if not is_at_hand(s, seat, skill):
        return refuse_citizen(s, seat, skill)
    if at >= N_SPACES:
        return refuse_card(s, seat, at - N_SPACES)
    if s.round < BOARD[at].OPENS:
        return refuse("AW-96", "no-covered-space", text=SPACES[at], n=BOARD[at].OPENS)
    if not BOARD[at].can_do(s, seat, 0):
        return BOARD[at].why_not(s, seat, 0)
    there = skills_there(s)[at]
    if is_outranked(at, there, skill):
        highest = max([other for other in range(1, N_SKILLS + 1) if there >> other & 1])
        return refuse("AW-90", "no-higher-skill", n=skill, m=highest)
    return BOARD[at].why_not(s, seat, surcharge(at, there, skill))


def refuse_citizen(s: Ancient, seat: int, skill: int) -> Refused:
    """AW-95. Why this citizen cannot be placed anywhere."""
    at = s.citizens[seat][skill - 1]
    if at == UNOWNED:
        return refuse("AW-95", "no-citizen-yet", n=skill)
    return refuse("AW-95", "no-citizen-starving" if at == STARVING else "no-citizen-placed", n=skill)


def refuse_card(s: Ancient, seat: int, kind: int) -> Refused:
    """Why no citizen can be placed on this card."""
    action = s.cards[kind].action
    if action is None or not s.has_intact(seat, kind):
        return refuse("AW-195", "no-own-action", piece=kind)
    if N_SPACES + kind in s.citizens[seat]:
        return refuse("AW-197", "no-used-action", piece=kind)
    return refuse_action(s, seat, kind, action)


# -- passing, and whose turn is next ------------------------------------------------------------------------------


def pass_turn(s: Ancient, seat: int) -> None:
    """AW-248, AW-249, AW-335, AW-414. Who passes has no more turns this round. Cards of the first and of the last react."""
    is_first = True not in s.passed
    s.passed[seat] = True
    s.tell(EVERYONE, "passed-first" if is_first else "passed", seat=seat)
    if is_first:
        s.then(*reaction(s, ON_FIRST_PASS, seat))
    elif False not in s.passed:
        s.then(*reaction(s, ON_LAST_PASS, seat))


class NextTurn(Step[Ancient]):
    """AW-85, AW-87, AW-88. The turn goes clockwise to the next seat that has not passed; if all have, the phase ends."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Ancient) -> None:
        for distance in range(1, s.n + 1):
            seat = (self.seat + distance) % s.n
            if not s.passed[seat]:
                s.agenda.append(Turn(seat))
                return
