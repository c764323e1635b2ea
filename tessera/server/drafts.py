"""Drafts: what a seat wishes, checked against the table as it stands. Each gives the act that shall happen."""

from __future__ import annotations

from tessera.agents import agent_names, expert
from tessera.core.refusal import Refused
from tessera.server import acts, wire
from tessera.server.acts import Act
from tessera.server.agents import Question, facts_of
from tessera.server.refusals import No
from tessera.server.sitting import Sitting

MOST_TALK = 2000
"""Lines after which a table falls silent: talk is kept for ever, so it has an end."""


ADVISER = "champion"
"""Who gives hints where a game has no expert of its own."""
MOST_ACTS = 10_000
"""Acts after which only moves are taken. The longest matches have a fifth of that."""


class Repeated(Exception):
    """This move was done before; here is its receipt again."""

    def __init__(self, receipt: wire.Receipt) -> None:
        super().__init__()
        self.receipt = receipt


def expect_seat(sitting: Sitting, seat: int) -> None:
    if not 0 <= seat < sitting.heading.seats:
        raise No("forbidden", "this seat is not yours")


def expect_person(sitting: Sitting, seat: int) -> None:
    if sitting.players[seat].agent is not None:
        raise No("refused", "an agent plays this seat; take it back first")


def expect_room(sitting: Sitting) -> None:
    """What could be done for ever has an end, so that nobody fills the disk; moves end by themselves."""
    if sitting.version >= MOST_ACTS:
        raise No("limit", "too much has happened at this table; it can only be played to its end")


def play(sitting: Sitting, move: wire.Move) -> Act:
    repeat(sitting, move.seat, move.id)
    match = sitting.playing()
    expect_person(sitting, move.seat)
    ask = match.ask(move.seat)
    if move.ask != ask:
        raise No("stale", f"question {move.ask} is not open to this seat; it has come to question {ask}")
    return acts.Played(seat=move.seat, ask=ask, do=move.do, id=move.id)


def take_back(sitting: Sitting, undo: wire.Undo) -> Act:
    repeat(sitting, undo.seat, undo.id)
    sitting.playing()
    expect_person(sitting, undo.seat)
    expect_room(sitting)
    return acts.TookBack(seat=undo.seat, id=undo.id)


def repeat(sitting: Sitting, seat: int, id: str) -> None:
    expect_seat(sitting, seat)
    if (seat, id) in sitting.receipts:
        raise Repeated(wire.Receipt(id, seat, sitting.receipts[seat, id]))


def advice_for(sitting: Sitting, seat: int) -> tuple[Question, list[str]]:
    """What the best adviser of the game is asked on behalf of a seat; no act comes of it."""
    expect_seat(sitting, seat)
    match, heading = sitting.playing(), sitting.heading
    expect_person(sitting, seat)
    rivals = [player for other, player in enumerate(sitting.players) if other != seat]
    if not heading.friendly and any(player.agent is None for player in rivals):
        raise No("refused", "people play for it here, so nobody is helped; at a friendly table you could ask")
    options = match.options(seat)
    if not options:
        raise No("refused", "you are not asked anything at the moment")
    agent = expert(heading.game) or ADVISER
    return Question(heading.game, heading.seats, heading.options, agent, facts_of(match, seat)), options


def sit_down(sitting: Sitting, seat: int, name: str, nonce: str) -> Act:
    if sitting.status == "abandoned":
        raise No("gone", "this table was given up before it began")
    if sitting.players[seat].here:
        raise No("conflict", "somebody has sat down here already")
    return acts.Joined(seat=seat, name=name or f"Player {seat + 1}", nonce=nonce)


def chat(sitting: Sitting, seat: int, text: str) -> Act:
    expect_seat(sitting, seat)
    if not text:
        raise No("malformed", "nothing of this text can be shown")
    if len(sitting.talk) >= MOST_TALK:
        raise No("limit", "this table has talked enough")
    return acts.Chatted(seat=seat, text=text)


def hand_over(sitting: Sitting, seat: int, agent: str, why: str) -> Act:
    expect_seat(sitting, seat)
    known = agent_names(sitting.heading.game)
    if agent not in known:
        raise No("refused", f"there is no agent '{agent}' for this game; there are {', '.join(known)}")
    if sitting.status not in ("open", "playing"):
        raise No("refused", "the match is over")
    if sitting.players[seat].agent is not None:
        raise No("conflict", "an agent plays this seat already")
    if why != "left":
        expect_room(sitting)
    return acts.HandedOver(seat=seat, agent=agent, why=why)


def come_back(sitting: Sitting, seat: int) -> Act:
    expect_seat(sitting, seat)
    if sitting.players[seat].agent is None or sitting.players[seat].resigned:
        raise No("conflict", "no agent plays this seat for you")
    expect_room(sitting)
    if sitting.status not in ("open", "playing"):
        raise No("refused", "the match is over")
    return acts.CameBack(seat=seat)


def resign(sitting: Sitting, seat: int, agent: str) -> Act:
    """With one rival or none left the match ends; else an agent plays on, so that the others can."""
    expect_seat(sitting, seat)
    sitting.playing()
    if sitting.players[seat].resigned:
        raise No("conflict", "this seat has resigned already")
    rivals = [other for other, player in enumerate(sitting.players) if other != seat and not player.resigned]
    return acts.Resigned(seat=seat, agent=agent if len(rivals) > 1 else "")


def propose(sitting: Sitting, seat: int) -> Act:
    expect_seat(sitting, seat)
    sitting.playing()
    if not sitting.heading.friendly:
        raise No("refused", "only at a friendly table can more be taken back than your last unanswered action")
    expect_person(sitting, seat)
    if sitting.proposal is not None:
        raise No("conflict", "somebody asks already")
    expect_room(sitting)
    sitting.last_entry(seat)
    return acts.Proposed(seat=seat)


def reply(sitting: Sitting, seat: int, yes: bool) -> Act:
    expect_seat(sitting, seat)
    sitting.playing()
    expect_person(sitting, seat)
    proposal = sitting.proposal
    if proposal is None or proposal.seat == seat or seat in proposal.agreed:
        raise No("conflict", "nobody asks you to agree to anything")
    return acts.Agreed(seat=seat, yes=yes)


def share(sitting: Sitting, seat: int, on: bool) -> Act:
    expect_seat(sitting, seat)
    if on:
        expect_room(sitting)
    return acts.Shared(seat=seat, on=on)


def time_out(sitting: Sitting, seat: int, ask: int, why: str) -> Act:
    match = sitting.playing()
    if seat not in match.waiting() or match.ask(seat) != ask:
        raise Refused("", "this question was answered meanwhile")
    return acts.TimedOut(seat=seat, why=why)


def answer_for(sitting: Sitting, seat: int, ask: int, do: str) -> Act:
    """An answer of an agent, or of the table for a person with one option."""
    match = sitting.playing()
    if seat not in match.waiting() or match.ask(seat) != ask:
        raise No("stale", "this question was answered meanwhile")
    return acts.Played(seat=seat, ask=ask, do=do)
