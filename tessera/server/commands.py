"""Commands: requests of a seat or of the server, checked against the state of the table. Each returns an act."""

from __future__ import annotations

from tessera.agents import agent_names, expert
from tessera.server import acts, wire
from tessera.server.acts import Act
from tessera.server.agents import Question, facts_of
from tessera.server.fair_queue import PEOPLE, Turn
from tessera.server.refusals import Rejection
from tessera.server.table_state import TableState
from tessera.server.texts import MOST_TALK, is_speech
from tessera.server.uploads import MOST_REWINDS

ADVISER = "champion"
"""The agent that gives hints where a game has no expert of its own."""
MOST_ACTS = 10_000
"""Acts after which only moves are taken. The longest matches have a fifth of that."""


class Repeated(Exception):
    """Raised for a move that was done before; it carries the receipt of that move."""

    def __init__(self, receipt: wire.Receipt) -> None:
        super().__init__()
        self.receipt = receipt


def expect_seat(state: TableState, seat: int) -> None:
    if not 0 <= seat < state.heading.seats:
        raise Rejection("forbidden", "server-not-your-seat")


def expect_person(state: TableState, seat: int) -> None:
    if state.players[seat].agent is not None:
        raise Rejection("refused", "server-agent-plays")


def expect_room(state: TableState) -> None:
    """What could be done for ever has an end, so that nobody fills the disk; moves end by themselves."""
    if state.version >= MOST_ACTS:
        raise Rejection("limit", "server-table-full")


def play(state: TableState, move: wire.Move) -> Act:
    repeat(state, move.seat, move.id)
    match = state.playing()
    expect_person(state, move.seat)
    ask = match.ask(move.seat)
    if move.ask != ask:
        raise Rejection("stale", "server-stale", n=move.ask, m=ask)
    if is_speech(move.do):
        expect_patience(state)
    return acts.Played(seat=move.seat, ask=ask, do=move.do, id=move.id)


def take_back(state: TableState, undo: wire.Undo) -> Act:
    repeat(state, undo.seat, undo.id)
    state.playing()
    expect_person(state, undo.seat)
    expect_room(state)
    return acts.TookBack(seat=undo.seat, id=undo.id)


def repeat(state: TableState, seat: int, id: str) -> None:
    expect_seat(state, seat)
    if (seat, id) in state.receipts:
        raise Repeated(wire.Receipt(id, seat, state.receipts[seat, id]))


def advice_for(state: TableState, seat: int, address: str) -> tuple[Question, list[str]]:
    """The question to the best adviser of the game on behalf of a seat. It does not change the table."""
    expect_seat(state, seat)
    match, heading = state.playing(), state.heading
    expect_person(state, seat)
    if not heading.offers_hints:
        raise Rejection("refused", "server-no-hints")
    options = match.options(seat)
    if not options:
        raise Rejection("refused", "server-not-asked")
    agent, turn = expert(state.game) or ADVISER, Turn(PEOPLE, address, heading.table)
    facts = facts_of(match, seat)
    return Question(heading.game, heading.seats, heading.options, agent, facts, None, turn, heading.rules), options


def sit_down(state: TableState, seat: int, name: str, nonce: str, nonce_commitment: str = "") -> Act:
    if state.status == "abandoned":
        raise Rejection("gone", "server-abandoned")
    if state.players[seat].here or state.players[seat].filled:
        raise Rejection("conflict", "server-seat-taken")
    if state.heading.lesson:  # nothing that a person brings along may change the prepared deal
        nonce = nonce_commitment = ""
    return acts.Joined(seat=seat, name=name or f"Player {seat + 1}", nonce=nonce, nonce_commitment=nonce_commitment)


def open_nonce(state: TableState, seat: int, nonce: str) -> Act:
    """Open a nonce. It is taken once all seats are taken, for until then somebody could still choose theirs."""
    expect_seat(state, seat)
    if state.match is None and not all(player.placed for player in state.players):
        raise Rejection("conflict", "server-nonces-stay-closed")
    return acts.Opened(seat=seat, nonce=nonce)


def begin_without(state: TableState, now: float) -> Act:
    """Begin although nonces are missing, when their time is over."""
    ends = state.opening_ends()
    if ends is None or now < ends:
        raise Rejection("stale", "server-begun")
    return acts.BegunWithout()


def chat(state: TableState, seat: int, text: str) -> Act:
    expect_seat(state, seat)
    if not text:
        raise Rejection("malformed", "server-empty-text")
    expect_patience(state)
    return acts.Chatted(seat=seat, text=text)


def expect_patience(state: TableState) -> None:
    """Refuse more talk at a table that has had its share: whoever comes to it reads all that was said."""
    if len(state.talk) + state.n_said >= MOST_TALK:
        raise Rejection("limit", "server-talked-enough")


def leave(state: TableState, seat: int, agent: str) -> Act:
    """Every end of a right is an act, so that all processes learn of it, whoever plays the seat at the moment."""
    expect_seat(state, seat)
    needs_agent = state.status in ("open", "playing") and state.players[seat].agent is None
    return acts.Left(seat=seat, agent=agent if needs_agent else "")


def hand_over(state: TableState, seat: int, agent: str) -> Act:
    expect_seat(state, seat)
    if not state.heading.offers_hand_over:
        raise Rejection("refused", "server-no-hand-over")
    known = agent_names(state.game)
    if agent not in known:
        raise Rejection("refused", "server-no-such-agent", text=", ".join(known))
    if state.status not in ("open", "playing"):
        raise Rejection("refused", "server-match-over")
    if state.players[seat].agent is not None:
        raise Rejection("conflict", "server-agent-plays-already")
    expect_room(state)
    return acts.HandedOver(seat=seat, agent=agent)


def rename(state: TableState, seat: int, name: str) -> Act:
    expect_seat(state, seat)
    if not name:
        raise Rejection("malformed", "server-empty-text")
    if not state.players[seat].here:
        raise Rejection("conflict", "server-nobody-sits")
    expect_room(state)
    expect_patience(state)
    return acts.Renamed(seat=seat, name=name)


def fill(state: TableState, seat: int, place: int, agent: str) -> Act:
    """Give a free place to an agent. Only who opened the table may, and only before the match."""
    expect_seat(state, seat)
    expect_seat(state, place)
    if seat != state.opener:
        raise Rejection("forbidden", "server-opener-only")
    if state.status != "open":
        raise Rejection("conflict", "server-begun")
    if state.players[place].placed:
        raise Rejection("conflict", "server-seat-taken")
    known = agent_names(state.game)
    if agent not in known:
        raise Rejection("refused", "server-no-such-agent", text=", ".join(known))
    return acts.Filled(seat=place, agent=agent)


def come_back(state: TableState, seat: int) -> Act:
    expect_seat(state, seat)
    if state.players[seat].agent is None or state.players[seat].resigned:
        raise Rejection("conflict", "server-no-agent-plays")
    expect_room(state)
    if state.status not in ("open", "playing"):
        raise Rejection("refused", "server-match-over")
    return acts.CameBack(seat=seat)


def resign(state: TableState, seat: int, agent: str) -> Act:
    """With one rival or none left the match ends; else an agent plays on, so that the others can."""
    expect_seat(state, seat)
    state.playing()
    if state.players[seat].resigned:
        raise Rejection("conflict", "server-resigned-already")
    rivals = [other for other, player in enumerate(state.players) if other != seat and not player.resigned]
    return acts.Resigned(seat=seat, agent=agent if len(rivals) > 1 else "")


def give_up(state: TableState) -> Act:
    """End a match at which only agents are left."""
    if state.status not in ("open", "playing") or not state.agents_only:
        raise Rejection("conflict", "server-match-over")
    return acts.Abandoned()


def propose(state: TableState, seat: int) -> Act:
    expect_seat(state, seat)
    state.playing()
    if not state.heading.friendly:
        raise Rejection("refused", "server-friendly-only")
    expect_person(state, seat)
    if state.proposal is not None:
        raise Rejection("conflict", "server-proposal-open")
    if state.n_rewinds >= MOST_REWINDS:
        raise Rejection("limit", "server-rewound-enough", n=MOST_REWINDS)
    expect_room(state)
    state.last_entry(seat)
    return acts.Proposed(seat=seat)


def reply(state: TableState, seat: int, yes: bool) -> Act:
    expect_seat(state, seat)
    state.playing()
    expect_person(state, seat)
    proposal = state.proposal
    if proposal is None or proposal.seat == seat or seat in proposal.agreed:
        raise Rejection("conflict", "server-nothing-proposed")
    return acts.Agreed(seat=seat, yes=yes)


def share(state: TableState, seat: int, on: bool) -> Act:
    expect_seat(state, seat)
    if on:
        expect_room(state)
    return acts.Shared(seat=seat, on=on)


def time_out(state: TableState, seat: int, ask: int, why: str) -> Act:
    match = state.playing()
    if seat not in match.waiting() or match.ask(seat) != ask:
        raise Rejection("stale", "server-answered")
    return acts.TimedOut(seat=seat, why=why)


def answer_for(state: TableState, seat: int, ask: int, do: str) -> Act:
    """An answer of an agent, or of the table for a person with one option."""
    match = state.playing()
    if seat not in match.waiting() or match.ask(seat) != ask:
        raise Rejection("stale", "server-answered")
    return acts.Played(seat=seat, ask=ask, do=do)
