"""What callers can ask of a table, over HTTP. Sockets use the same drafts."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from tessera.core.refusal import Refused
from tessera.server import drafts, wire
from tessera.server.agents import AgentFailed
from tessera.server.doors import Call, Door, endpoint
from tessera.server.drafts import Repeated
from tessera.server.picture import names_of, whole
from tessera.server.refusals import No, unavailable
from tessera.server.seats import DAY, KINDS, cookie_name, hashed, inert, new_link, set_cookie
from tessera.server.store import Key, StoreDown

TABLE = "/api/tables/{table}"
STAND_IN = "greedy"
"""The agent that plays on for who left or resigned."""


@endpoint("GET", TABLE, Door.WATCHER, wire.State, query=("seat", "mark"))
async def show(call: Call) -> Any:
    """Everything the caller may know of a table; ?seat=N as that seat, ?mark=M only what is new of its story."""
    picture = await call.house.live(call.table).look(call.asked_seat())
    return msgspec.Raw(whole(picture, call.query.get("mark", "")))


@endpoint("POST", TABLE + "/join", Door.ANYONE, wire.Seated, wire.Join)
async def join(call: Call) -> Any:
    """Exchange a secret link for a cookie, and sit down. A link works once."""
    house, wish = call.house, call.body
    try:
        key = await house.store.find_key(hashed(wish.link))
        if key is None or key.table != call.table or key.kind not in KINDS or key.expires < house.now():
            raise No("gone", "this link was used before, or never was one")
        kind = KINDS[key.kind]
        if kind == "seat":
            await sit_down(call, key.seat, inert(wish.name, 40), inert(wish.nonce, 64))
        lasts = house.settings.key_days * DAY
        secret, fresh = new_link(call.table, key.seat, kind, house.now() + lasts)
        if not await house.store.exchange(key.hash, fresh):
            raise No("gone", "this link was used before, or never was one")
    except StoreDown:
        raise unavailable() from None
    name = cookie_name(call.table, key.seat, kind)
    call.set_cookies.append(set_cookie(name, secret, call.table, lasts, house.settings.secure_cookies))
    return wire.Seated(call.table, key.seat, kind)


async def sit_down(call: Call, seat: int, name: str, nonce: str) -> None:
    """Take a seat, unless another device of the same person has."""
    live = call.house.live(call.table)
    sitting = await live.peek()
    if not sitting.players[seat].here:
        await live.commit(lambda sitting: drafts.sit_down(sitting, seat, name, nonce))


@endpoint("POST", TABLE + "/moves", Door.SEAT, wire.Receipt, wire.Move)
async def move(call: Call) -> Any:
    """Answer the question before a seat. The receipt comes when the move is durable."""
    return await make_move(call, call.body)


async def make_move(call: Call, wish: wire.Move, done: Any = None) -> wire.Receipt:
    """A move, however it arrived. What was refused once is refused again in the same words."""
    live, start = call.house.live(call.table), time.perf_counter()
    if (known := live.refusals.get((wish.seat, wish.id))) is not None:
        raise known
    await call.house.poker_pause(live, wish.seat)
    receipt = wire.Receipt(wish.id, wish.seat, wish.ask)
    try:
        await live.commit(lambda sitting: drafts.play(sitting, wish), (lambda act: done(receipt)) if done else None)
    except Repeated as repeated:
        receipt = repeated.receipt
        if done:
            done(receipt)
    except Refused as refused:
        remember(live.refusals, (wish.seat, wish.id), refused)
        raise
    call.house.metrics.moves.add(time.perf_counter() - start)
    return receipt


def remember(refusals: dict[Any, Any], name: Any, refused: Refused) -> None:
    refusals[name] = refused
    while len(refusals) > 256:
        del refusals[next(iter(refusals))]


@endpoint("POST", TABLE + "/hint", Door.SEAT, wire.Hint, wire.OfSeat)
async def hint(call: Call) -> Any:
    """What the strongest adviser would do now, from what this seat knows: against computers, and at friendly tables."""
    seat, house = call.body.seat, call.house
    sitting = await house.live(call.table).peek()
    question, options = drafts.advice_for(sitting, seat)
    if not house.hints.take(f"{call.table} {seat}"):
        raise No("limit", "the adviser needs a rest; try again in a few seconds")
    ask = sitting.playing().ask(seat)
    try:
        do, why = await house.agents.advise(question, options)
    except AgentFailed:
        raise No("conflict", "the adviser found nothing in time; try again") from None
    words, names = sitting.game.words(), names_of(sitting)
    return wire.Hint(ask, do, [wire.Line(say=words.tell(said, seat, names), rule=words.rule(said), **said) for said in why])


@endpoint("POST", TABLE + "/undo", Door.SEAT, wire.Receipt, wire.Undo)
async def undo(call: Call) -> Any:
    """Take back the seat's last action, where nobody acted, nothing was drawn and it learnt nothing since."""
    return await take_back(call, call.body)


async def take_back(call: Call, wish: wire.Undo, done: Any = None) -> wire.Receipt:
    receipt = wire.Receipt(wish.id, wish.seat, 0)
    try:
        await call.house.live(call.table).commit(
            lambda sitting: drafts.take_back(sitting, wish), (lambda act: done(receipt)) if done else None
        )
    except Repeated as repeated:
        receipt = repeated.receipt
        if done:
            done(receipt)
    return receipt


async def commit(call: Call, draft: Any) -> wire.Done:
    await call.house.live(call.table).commit(draft)
    return wire.Done()


@endpoint("POST", TABLE + "/chat", Door.SEAT, wire.Done, wire.Chat)
async def chat(call: Call) -> Any:
    """Say something to all at the table. It is shown as plain text."""
    return await say(call, call.body)


async def say(call: Call, wish: wire.Chat) -> wire.Done:
    if not call.house.chats.take(f"{call.table} {wish.seat}"):
        raise No("limit", "one line at a time, please; try again in a few seconds")
    text = inert(wish.text, 500)
    return await commit(call, lambda sitting: drafts.chat(sitting, wish.seat, text))


@endpoint("POST", TABLE + "/take-backs", Door.SEAT, wire.Done, wire.OfSeat)
async def propose(call: Call) -> Any:
    """Ask all others to let this seat take back its last action, at a friendly table."""
    return await commit(call, lambda sitting: drafts.propose(sitting, call.body.seat))


@endpoint("POST", TABLE + "/take-backs/reply", Door.SEAT, wire.Done, wire.Reply)
async def reply(call: Call) -> Any:
    """Agree to another seat's wish to take back, or not."""
    return await commit(call, lambda sitting: drafts.reply(sitting, call.body.seat, call.body.yes))


@endpoint("POST", TABLE + "/hand-over", Door.SEAT, wire.Done, wire.HandOver)
async def hand_over(call: Call) -> Any:
    """Let an agent play this seat."""
    return await commit(call, lambda sitting: drafts.hand_over(sitting, call.body.seat, call.body.agent, "handed"))


@endpoint("POST", TABLE + "/come-back", Door.SEAT, wire.Done, wire.OfSeat)
async def come_back(call: Call) -> Any:
    """Take the seat back from the agent."""
    return await commit(call, lambda sitting: drafts.come_back(sitting, call.body.seat))


@endpoint("POST", TABLE + "/resign", Door.SEAT, wire.Done, wire.OfSeat)
async def resign(call: Call) -> Any:
    """Give up. With one rival the match ends; with several an agent plays on."""
    return await commit(call, lambda sitting: drafts.resign(sitting, call.body.seat, STAND_IN))


@endpoint("POST", TABLE + "/leave", Door.SEAT, wire.Done, wire.OfSeat)
async def leave(call: Call) -> Any:
    """Go for good: an agent plays on, and the seat's keys are worth nothing any more."""
    seat = call.body.seat
    sitting = await call.house.live(call.table).peek()
    if sitting.status in ("open", "playing") and sitting.players[seat].agent is None:
        await commit(call, lambda sitting: drafts.hand_over(sitting, seat, STAND_IN, "left"))
    return await drop_keys(call, seat, ("seat", "link", "share", "share-link"), "left")


async def drop_keys(call: Call, seat: int, kinds: tuple[str, ...], why: str) -> wire.Done:
    """Make keys worthless, and close what was opened with them."""
    try:
        await call.house.store.drop_keys(call.table, seat, kinds)
    except StoreDown:
        raise unavailable() from None
    for ear in list(call.house.live(call.table).ears):
        if ear.seat == seat and ear.kind in kinds:
            ear.close(why)
    return wire.Done()


@endpoint("POST", TABLE + "/links", Door.SEAT, wire.Link, wire.OfSeat, status=201, creates=True)
async def link(call: Call) -> Any:
    """A new secret link to the caller's own seat, for another device."""
    return await make_link(call, "link")


@endpoint("POST", TABLE + "/shares", Door.SEAT, wire.Link, wire.OfSeat, status=201, creates=True)
async def share(call: Call) -> Any:
    """A secret link to look over this seat's shoulder. All at the table are told that it shares its view."""
    seat = call.body.seat
    sitting = await call.house.live(call.table).peek()
    if not sitting.players[seat].shares:
        await commit(call, lambda sitting: drafts.share(sitting, seat, True))
    return await make_link(call, "share-link")


async def make_link(call: Call, kind: str) -> wire.Link:
    secret, key = new_link(call.table, call.body.seat, kind, call.house.now() + call.house.settings.key_days * DAY)
    await add_key(call, key)
    return wire.Link(secret)


async def add_key(call: Call, key: Key) -> None:
    try:
        await call.house.store.add_key(key)
    except StoreDown:
        raise unavailable() from None


@endpoint("POST", TABLE + "/shares/end", Door.SEAT, wire.Done, wire.OfSeat)
async def unshare(call: Call) -> Any:
    """Nobody looks over this seat's shoulder any more."""
    seat = call.body.seat
    await drop_keys(call, seat, ("share", "share-link"), "unshared")
    return await commit(call, lambda sitting: drafts.share(sitting, seat, False))
