"""What callers can ask of a table, over HTTP. Sockets use the same commands."""

from __future__ import annotations

import contextlib
import time
from typing import Any

import msgspec

from tessera.core.reasons import why_not
from tessera.server import commands, wire
from tessera.server.acts import Act
from tessera.server.agents import AgentFailed, facts_of
from tessera.server.commands import Repeated
from tessera.server.doors import Call, Door, endpoint
from tessera.server.fair_queue import PEOPLE, Turn
from tessera.server.live_table import Command, LiveTable
from tessera.server.refusals import Rejection, RuleRejection, refusal_of, unavailable
from tessera.server.seats import DAY, KINDS, cookie_name, hashed, new_link, set_cookie
from tessera.server.snapshot import names_of, state_message
from tessera.server.store import Key, StoreDown
from tessera.server.table_state import TableState
from tessera.server.texts import LONGEST_NONCE, clean_speech, clean_text, is_speech

TABLE = "/api/tables/{table}"
KEY_KINDS = ("seat", "link", "share", "share-link")
STAND_IN = "greedy"
"""The agent that plays on for who left or resigned."""


@endpoint("GET", TABLE, Door.WATCHER, wire.State, query=("seat", "place", "mark"))
async def show(call: Call) -> Any:
    """Everything the caller may know of a table; ?seat or ?place says as whom, ?mark=M only what is new."""
    snapshot = await call.live.look(call.place)
    return msgspec.Raw(state_message(snapshot, call.query.get("mark", "")))


@endpoint("POST", TABLE + "/join", Door.ANYONE, wire.Seated, wire.Join)
async def join(call: Call) -> Any:
    """Exchange a secret link for a cookie, and sit down. A link works once."""
    services, wish = call.services, call.body
    if wish.nonce and wish.nonce_commitment:
        raise Rejection("malformed", "server-nonce-twice")
    try:
        key = await services.store.find_key(hashed(wish.link))
        if key is None or key.table != call.table or key.kind not in KINDS or key.expires < services.now():
            raise Rejection("gone", "server-link-used")
        kind = KINDS[key.kind]
        if kind == "seat":
            await sit_down(call.live, key.seat, wish)
        lasts = services.settings.key_days * DAY
        secret, fresh = new_link(call.table, key.seat, kind, services.now() + lasts)
        if not await services.store.exchange(key.hash, fresh):
            raise Rejection("gone", "server-link-used")
    except StoreDown:
        raise unavailable() from None
    name = cookie_name(call.table, key.seat, kind)
    call.set_cookies.append(set_cookie(name, secret, call.table, lasts, services.settings.secure_cookies))
    state = await call.live.read_state()
    return wire.Seated(call.table, state.seat_of(key.seat), kind, key.seat)


async def sit_down(live: LiveTable, place: int, wish: wire.Join) -> None:
    """Take a place, unless another device of the same person has."""
    name, nonce = clean_text(wish.name, 40), clean_text(wish.nonce, LONGEST_NONCE)
    state = await live.read_state()
    if not state.players[state.seat_of(place)].here:
        await live.commit(lambda state: commands.sit_down(state, state.seat_of(place), name, nonce, wish.nonce_commitment))


@endpoint("POST", TABLE + "/nonce", Door.SEAT, wire.Done, wire.OpenNonce)
async def open_nonce(call: Call) -> Any:
    """Open the nonce that this seat committed to. When all have, the match begins."""
    wish = call.body
    state = await call.read_state()
    if state.nonces[state.places[wish.seat]] == wish.nonce:
        return wire.Done()
    return await commit(call, lambda state: commands.open_nonce(state, wish.seat, wish.nonce))


@endpoint("POST", TABLE + "/moves", Door.SEAT, wire.Receipt, wire.Move)
async def move(call: Call) -> Any:
    """Answer the question before a seat. The receipt comes when the move is durable."""
    return await make_move(call, call.body)


async def make_move(call: Call, wish: wire.Move, done: Any = None) -> wire.Receipt:
    """A move, however it arrived. What was refused once is refused again in the same words."""
    live, start = call.live, time.perf_counter()
    if (known := live.refusals.get((wish.seat, wish.id))) is not None:
        raise known
    if is_speech(wish.do):
        wish = await expect_speech(call, wish)
    await live.poker_pause(wish.seat)
    receipt = wire.Receipt(wish.id, wish.seat, wish.ask)
    try:
        await call.commit(lambda state: commands.play(state, wish), (lambda act: done(receipt)) if done else None)
    except Repeated as repeated:
        receipt = repeated.receipt
        if done:
            done(receipt)
    except RuleRejection as refused:
        remember(live.refusals, (wish.seat, wish.id), refused)
        raise
    call.services.metrics.moves.add(time.perf_counter() - start)
    return receipt


async def expect_speech(call: Call, wish: wire.Move) -> wire.Move:
    """The move with its words cleaned. What is said in a market has the limits of chat; a repeated move is passed on."""
    if (wish.seat, wish.id) in (await call.read_state()).receipts:
        return wish
    expect_silence(call, wish.seat)
    said = clean_speech(wish.do)
    if not said:
        raise Rejection("malformed", "server-empty-text")
    return msgspec.structs.replace(wish, do=said)


def expect_silence(call: Call, seat: int) -> None:
    """Refuse a seat that has said too much within a few seconds, be it by chat or in a market."""
    if not call.limits.chats.take(f"{call.table} {seat}"):
        raise Rejection("limit", "server-talks-too-fast")


def remember(refusals: dict[tuple[int, str], RuleRejection], name: tuple[int, str], refused: RuleRejection) -> None:
    refusals[name] = refused
    while len(refusals) > 256:
        del refusals[next(iter(refusals))]


@endpoint("POST", TABLE + "/hint", Door.SEAT, wire.Hint, wire.OfSeat, waits=True)
async def hint(call: Call) -> Any:
    """What the strongest adviser would do now, from what this seat knows: against computers, and at friendly tables."""
    seat = call.body.seat
    state = await call.read_state()
    question, options = commands.advice_for(state, seat, call.address)
    ask, seat_name = state.playing().ask(seat), f"{call.table} {seat}"
    with call.limits.one_hint(call.address, seat_name):
        if not call.limits.hints.take(seat_name):
            raise Rejection("limit", "server-hints-too-fast")
        try:
            do, why = await call.services.agents.advise(question, options)
        except AgentFailed:
            raise Rejection("conflict", "server-no-hint-found") from None
    words, names = state.game.words(), names_of(state)
    return wire.Hint(ask, do, [wire.Line(say=words.tell(said, seat, names), rule=words.rule(said), **said) for said in why])


@endpoint("POST", TABLE + "/previews", Door.SEAT, wire.Previews, wire.OfSeat, waits=True)
async def previews(call: Call) -> Any:
    """What every option of this seat would certainly do, worked out from the seat's view alone. Empty if too many wait."""
    seat = call.body.seat
    state = await call.read_state()
    match = state.match
    if match is None or state.status != "playing":
        return wire.Previews(0, {})
    ask, facts = match.ask(seat), facts_of(match, seat)
    try:
        found = await call.services.agents.preview(state.heading, facts, Turn(PEOPLE, call.address, call.table))
    except AgentFailed:
        found = {}
    return wire.Previews(ask, found)


@endpoint("POST", TABLE + "/why", Door.SEAT, wire.Why, wire.AskWhy)
async def why(call: Call) -> Any:
    """Why this seat cannot use a piece now, with the rule. There is no reason to give before and after the match."""
    state = await call.read_state()
    match = state.match
    if match is None or state.status != "playing":
        return wire.Why(None)
    refused = why_not(match, call.body.seat, call.body.piece)
    return wire.Why(refusal_of(RuleRejection(refused, match.box.names)) if refused is not None else None)


@endpoint("POST", TABLE + "/undo", Door.SEAT, wire.Receipt, wire.Undo)
async def undo(call: Call) -> Any:
    """Take back the seat's last action, where nobody acted, nothing was drawn and it learnt nothing since."""
    return await take_back(call, call.body)


async def take_back(call: Call, wish: wire.Undo, done: Any = None) -> wire.Receipt:
    receipt = wire.Receipt(wish.id, wish.seat, 0)
    try:
        await call.commit(lambda state: commands.take_back(state, wish), (lambda act: done(receipt)) if done else None)
    except Repeated as repeated:
        receipt = repeated.receipt
        if done:
            done(receipt)
    return receipt


async def commit(call: Call, command: Command) -> wire.Done:
    await call.commit(command)
    return wire.Done()


@endpoint("POST", TABLE + "/chat", Door.SEAT, wire.Done, wire.Chat)
async def chat(call: Call) -> Any:
    """Say something to all at the table. It is shown as plain text."""
    return await say(call, call.body)


async def say(call: Call, wish: wire.Chat) -> wire.Done:
    expect_silence(call, wish.seat)
    text = clean_text(wish.text, 500)
    return await commit(call, lambda state: commands.chat(state, wish.seat, text))


@endpoint("POST", TABLE + "/take-backs", Door.SEAT, wire.Done, wire.OfSeat)
async def propose(call: Call) -> Any:
    """Ask all others to let this seat take back its last action, at a friendly table."""
    return await commit(call, lambda state: commands.propose(state, call.body.seat))


@endpoint("POST", TABLE + "/take-backs/reply", Door.SEAT, wire.Done, wire.Reply)
async def reply(call: Call) -> Any:
    """Agree to another seat's wish to take back, or not."""
    return await commit(call, lambda state: commands.reply(state, call.body.seat, call.body.yes))


@endpoint("POST", TABLE + "/hand-over", Door.SEAT, wire.Done, wire.HandOver)
async def hand_over(call: Call) -> Any:
    """Let an agent play this seat."""
    seat, origins = call.body.seat, call.services.origins

    def command(state: TableState) -> Act:
        act = commands.hand_over(state, seat, call.body.agent)
        if state.leaves_to_agents(seat):
            origins.give_to_agents(call.table, call.address)
        return act

    return await commit(call, command)


@endpoint("POST", TABLE + "/name", Door.SEAT, wire.Done, wire.Rename)
async def rename(call: Call) -> Any:
    """Be called otherwise from now on. All at the table are told."""
    expect_silence(call, call.body.seat)
    name = clean_text(call.body.name, 40)
    return await commit(call, lambda state: commands.rename(state, call.body.seat, name))


@endpoint("POST", TABLE + "/fill", Door.SEAT, wire.Done, wire.Fill)
async def fill(call: Call) -> Any:
    """Let an agent play at a place that nobody has taken, before the match: for who opened the table."""
    wish = call.body
    done = await commit(call, lambda state: commands.fill(state, wish.seat, wish.place, wish.agent))
    await drop_keys(call, wish.place, KEY_KINDS, "left")
    return done


@endpoint("POST", TABLE + "/come-back", Door.SEAT, wire.Done, wire.OfSeat)
async def come_back(call: Call) -> Any:
    """Take the seat back from the agent."""
    return await commit(call, lambda state: commands.come_back(state, call.body.seat))


@endpoint("POST", TABLE + "/resign", Door.SEAT, wire.Done, wire.OfSeat)
async def resign(call: Call) -> Any:
    """Give up. With one rival the match ends; with several an agent plays on."""
    return await leave_to_agents(call, lambda state: commands.resign(state, call.body.seat, STAND_IN))


async def leave_to_agents(call: Call, command: Command) -> wire.Done:
    """Let a person go. Where only agents are left and their address has enough such tables, the match is given up.

    Nobody can be kept from going, so this is not refused.
    """
    refused = False

    def counted(state: TableState) -> Act:
        nonlocal refused
        act = command(state)
        try:
            if state.leaves_to_agents(call.body.seat):
                call.services.origins.give_to_agents(call.table, call.address)
        except Rejection:
            refused = True
        return act

    await call.commit(counted)
    if refused:
        with contextlib.suppress(Rejection):
            await call.live.commit(commands.give_up)
    return wire.Done()


@endpoint("POST", TABLE + "/leave", Door.SEAT, wire.Done, wire.OfSeat)
async def leave(call: Call) -> Any:
    """Leave for good: an agent plays on, and the seat's keys become invalid."""
    seat = call.body.seat
    await leave_to_agents(call, lambda state: commands.leave(state, seat, STAND_IN))
    assert call.place is not None
    return await drop_keys(call, call.place, KEY_KINDS, "left")


async def drop_keys(call: Call, place: int, kinds: tuple[str, ...], why: str) -> wire.Done:
    """Make keys of a place worthless, and close what was opened with them."""
    try:
        await call.services.store.drop_keys(call.table, place, kinds)
    except StoreDown:
        raise unavailable() from None
    for subscriber in list(call.live.subscribers):
        if subscriber.place == place and subscriber.kind in kinds:
            subscriber.close(why)
    return wire.Done()


@endpoint("POST", TABLE + "/links", Door.SEAT, wire.Link, wire.OfSeat, status=201, creates=True)
async def link(call: Call) -> Any:
    """A new secret link to the caller's own seat, for another device."""
    return await make_link(call, "link")


@endpoint("POST", TABLE + "/shares", Door.SEAT, wire.Link, wire.OfSeat, status=201, creates=True)
async def share(call: Call) -> Any:
    """A secret link to look over this seat's shoulder. All at the table are told that it shares its view."""
    seat = call.body.seat
    state = await call.read_state()
    if not state.players[seat].shares:
        await commit(call, lambda state: commands.share(state, seat, True))
    return await make_link(call, "share-link")


async def make_link(call: Call, kind: str) -> wire.Link:
    assert call.place is not None
    secret, key = new_link(call.table, call.place, kind, call.services.now() + call.services.settings.key_days * DAY)
    await add_key(call, key)
    return wire.Link(secret)


async def add_key(call: Call, key: Key) -> None:
    try:
        await call.services.store.add_key(key)
    except StoreDown:
        raise unavailable() from None


@endpoint("POST", TABLE + "/shares/end", Door.SEAT, wire.Done, wire.OfSeat)
async def unshare(call: Call) -> Any:
    """Revoke all links for looking over this seat's shoulder."""
    seat = call.body.seat
    assert call.place is not None
    await drop_keys(call, call.place, ("share", "share-link"), "unshared")
    return await commit(call, lambda state: commands.share(state, seat, False))
