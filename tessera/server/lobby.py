"""What needs no seat: games, lists, new tables, rematches, records."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlsplit

import msgspec

from tessera.agents import AGENTS, agent_names, levels
from tessera.core.game import Game
from tessera.core.refusal import BadCall
from tessera.server import acts, wire
from tessera.server.acts import Heading
from tessera.server.agents import AgentFailed
from tessera.server.calls import STAND_IN, TABLE
from tessera.server.doors import Call, Door, endpoint
from tessera.server.history import cut, draws_of, moment, record_of
from tessera.server.house import House
from tessera.server.refusals import No, unavailable
from tessera.server.seats import DAY, new_link, new_table_id
from tessera.server.settings import Settings
from tessera.server.sitting import Sitting
from tessera.server.store import Key, StoreDown

PAGE = 50
CLOCKS = {"none", "budget", "each"}
LONGEST = 60 * DAY
FAR = 1e14


@endpoint("GET", "/api/games", Door.ANYONE, wire.Games)
async def games(call: Call) -> Any:
    """The games of this server with their options and levels, and the agents."""
    lines = [game_line(game) for game in call.house.games.values()]
    return wire.Games(lines, [agent_line(name) for name in AGENTS])


def agent_line(name: str) -> dict[str, str]:
    """An agent, and the only game it plays; empty: it plays all."""
    maker = AGENTS[name]
    return {"agent": name, "about": getattr(maker, "about", ""), "game": getattr(maker, "only_game", "")}


def game_line(game: Game) -> wire.GameLine:
    options = [option_line(option) for option in game.options]
    ladder = [wire.Level(level.name, level.about, level.seconds, level.rating) for level in levels(game.id)]
    return wire.GameLine(game.id, game.title, game.version, list(game.seats), options, ladder)


def option_line(option: Any) -> dict[str, Any]:
    return {"name": option.name, "default": option.default, "choices": list(option.choices), "help": option.help}


@endpoint("POST", "/api/tables", Door.ANYONE, wire.Made, wire.NewTable, status=201, creates=True)
async def create(call: Call) -> Any:
    """Open a table. The answer holds a secret link for each person's seat, and the dealer's commitment."""
    heading = heading_of(call.house, call.body)
    made = [new_link(heading.table, seat, "link", heading.opened + DAY * 90) for seat in people(heading)]
    await call.house.create(heading, [key for _, key in made])
    links: list[str | None] = [None] * heading.seats
    for secret, key in made:
        links[key.seat] = secret
    return wire.Made(heading.table, heading.commitment, links)


def people(heading: Heading) -> list[int]:
    return [seat for seat, agent in enumerate(heading.agents) if agent is None]


def heading_of(house: House, wish: wire.NewTable) -> Heading:
    """A new table as it was wished for, or a refusal that says what is wrong."""
    if wish.game not in house.games:
        raise No("malformed", f"there is no game '{wish.game}' here; there are {', '.join(house.games)}")
    game = house.games[wish.game]
    seats = wish.seats or max(len(wish.agents), game.seats[0])
    expect_packs(house.settings, game, wish.options)
    try:
        box = game.box(seats, dict(wish.options))
    except (BadCall, ValueError) as error:
        raise No("malformed", str(error)) from None
    known = agent_names(game.id)
    if len(wish.agents) > seats or any(agent is not None and agent not in known for agent in wish.agents):
        raise No("malformed", f"agents are {', '.join(known)} or null, one for each of {seats} seats")
    expect_clock(wish.clock)
    secret, commitment = house.new_secret()
    return Heading(
        table=new_table_id(),
        game=game.id,
        rules=game.edition(box.options),
        seats=seats,
        options=dict(box.options),
        secret=secret,
        commitment=commitment,
        agents=[*wish.agents, *[None] * (seats - len(wish.agents))],
        opened=house.now(),
        clock=wish.clock,
        public=wish.public,
        watched=wish.watched,
        friendly=wish.friendly,
        poker_face=wish.poker_face,
        pause=house.settings.pause if wish.answers_forced else 0.0,
        webhook=expect_webhook(house.settings, wish.webhook),
    )


def expect_packs(settings: Settings, game: Game, options: Any) -> None:
    """A folder of this machine is opened only where its host has named it: whether it exists is nobody's business."""
    for option in game.options:
        if option.is_folder and options.get(option.name, option.default) not in (option.default, *settings.packs):
            raise No("malformed", f"this server has no such {option.name}; its host can add it by --pack")


def expect_clock(clock: acts.Clock) -> None:
    if clock.kind not in CLOCKS:
        raise No("malformed", f"a clock is {', '.join(sorted(CLOCKS))}")
    if clock.kind != "none" and not (1.0 <= clock.seconds <= LONGEST and 0.0 <= clock.increment <= LONGEST):
        raise No("malformed", "a clock has between one second and sixty days")


def expect_webhook(settings: Settings, address: str) -> str:
    """An address may be told whose turn it is only where the host of this server allows it by name."""
    if not address:
        return ""
    parts = urlsplit(address)
    if not settings.webhooks or parts.scheme != "https" or parts.hostname not in settings.webhook_hosts or parts.username:
        raise No("malformed", "this server does not call that address; its host can allow it")
    return address


@endpoint("GET", "/api/tables", Door.ANYONE, wire.TableLines, query=("before",))
async def open_tables(call: Call) -> Any:
    """Public tables that still have a free seat, the latest first."""
    return await listing(call, "open")


@endpoint("GET", "/api/live", Door.ANYONE, wire.TableLines, query=("before",))
async def live_tables(call: Call) -> Any:
    """Public tables that are being played, the latest first."""
    return await listing(call, "playing")


@endpoint("GET", "/api/records", Door.ANYONE, wire.TableLines, query=("before",))
async def records(call: Call) -> Any:
    """Public matches that are over, the latest first."""
    return await listing(call, "over")


async def listing(call: Call, status: str) -> wire.TableLines:
    try:
        found = await call.house.store.listing(status, call.number("before", FAR), PAGE)
    except StoreDown:
        raise unavailable() from None
    lines = []
    for line in found:
        heading = acts.decode_heading(line.heading)
        free = sum(agent is None for agent in heading.agents) if status == "open" else 0
        lines.append(wire.TableLine(line.table, heading.game, line.status, heading.seats, free, heading.opened, line.changed))
    return wire.TableLines(lines, lines[-1].changed if len(lines) == PAGE else None)


@endpoint("GET", "/api/commitments", Door.ANYONE, wire.Commitments, query=("before",))
async def commitments(call: Call) -> Any:
    """Every commitment this server ever made, abandoned ones included: none can be dropped because it was unlucky."""
    try:
        found = await call.house.store.commitments(call.number("before", FAR), PAGE)
    except StoreDown:
        raise unavailable() from None
    lines = [wire.Commitment(*line) for line in found]
    return wire.Commitments(lines, lines[-1].opened if len(lines) == PAGE else None)


@endpoint("POST", TABLE + "/rematch", Door.SEAT, wire.Rematch, wire.OfSeat, status=201, creates=True)
async def rematch(call: Call) -> Any:
    """The same again at a new table. Each seat calls it and gets its own link there."""
    house, live = call.house, call.house.live(call.table)
    sitting = await live.peek()
    if sitting.status != "over":
        raise No("conflict", "the match is not over yet")
    if not sitting.rematch:
        secret, commitment = house.new_secret()
        heading = msgspec.structs.replace(
            sitting.heading,
            table=new_table_id(),
            secret=secret,
            commitment=commitment,
            opened=house.now(),
            rematch_of=call.table,
            continues="",
        )
        await house.create(heading, [])
        await live.commit(lambda sitting: first_rematch(sitting, heading.table))
        sitting = await live.peek()
    seat = call.body.seat
    made, key = new_link(sitting.rematch, seat, "link", house.now() + DAY * 90)
    await keep_key(house, key)
    return wire.Rematch(sitting.rematch, made)


def first_rematch(sitting: Sitting, table: str) -> acts.Act:
    """Two who ask at once must meet at one table."""
    return acts.Rematched(table=sitting.rematch or table)


async def keep_key(house: House, key: Key) -> None:
    try:
        await house.store.add_key(key)
    except StoreDown:
        raise unavailable() from None


# -- records ----------------------------------------------------------------------------------------------------------


@endpoint("GET", TABLE + "/record", Door.OVER, dict[str, Any])
async def record(call: Call) -> Any:
    """The record of a finished match, with the dealer's secret: what `tessera verify` reads."""
    return record_of(await call.house.live(call.table).peek())


@endpoint("GET", TABLE + "/draws", Door.OVER, wire.Draws)
async def draws(call: Call) -> Any:
    """For each draw of a finished match what it was taken from, for a verifier that knows no rules."""
    sitting = await call.house.live(call.table).peek()
    return await call.house.study(draws_of, sitting.game, record_of(sitting))


@endpoint("GET", TABLE + "/moments/{entry}", Door.OVER, wire.Moment, query=("seat",))
async def show_moment(call: Call) -> Any:
    """A finished match after so many entries, as a watcher or with ?seat=N as that seat saw it."""
    if not re.fullmatch(r"[0-9]{1,6}", call.path["entry"]):
        raise No("malformed", "an entry is a number")
    sitting = await call.house.live(call.table).peek()
    names = [player.name for player in sitting.players]
    return await call.house.study(
        moment, sitting.game, record_of(sitting), names, call.table, int(call.path["entry"]), call.asked_seat()
    )


@endpoint("POST", TABLE + "/moments/{entry}/play-on", Door.OVER, wire.Made, wire.OfSeat, creates=True)
async def play_on(call: Call) -> Any:
    """A new table that begins at a moment of a finished match: the caller has one seat, agents the others."""
    house, seat = call.house, call.body.seat
    sitting = await house.live(call.table).peek()
    if not re.fullmatch(r"[0-9]{1,6}", call.path["entry"]) or seat >= sitting.heading.seats:
        raise No("malformed", "an entry is a number, and a seat one of the table's")
    record = cut(record_of(sitting), int(call.path["entry"]))
    heading = msgspec.structs.replace(
        sitting.heading,
        table=new_table_id(),
        agents=[None if other == seat else STAND_IN for other in range(sitting.heading.seats)],
        opened=house.now(),
        clock=acts.Clock(),
        public=False,
        friendly=True,
        webhook="",
        rematch_of="",
        continues=call.table,
    )
    made, key = new_link(heading.table, seat, "link", heading.opened + DAY * 90)
    await house.create(heading, [key])
    await house.live(heading.table).commit(lambda sitting: acts.Continued(record=record, seat=seat))
    return wire.Made(heading.table, heading.commitment, [made if other == seat else None for other in range(heading.seats)])


@endpoint("POST", "/api/records", Door.ANYONE, wire.Uploaded, dict[str, Any], status=201, creates=True, big=True)
async def upload(call: Call) -> Any:
    """Keep a finished match that was played elsewhere, if its draws and moves prove true."""
    house = call.house
    game, options = house.games.get(str(call.body.get("game"))), call.body.get("options")
    if game is not None and isinstance(options, dict):
        expect_packs(house.settings, game, options)
    try:
        verdict = await house.agents.verify(call.raw)
    except AgentFailed:
        raise No("refused", "this record could not be checked within the time allowed") from None
    if not verdict.get("holds") or not verdict.get("over"):
        why = verdict.get("why") or "it is damaged"
        raise No("refused", f"this is no record of a finished match: {str(why)[:300]}")
    data = call.body
    heading = Heading(
        table=new_table_id(),
        game=data["game"],
        rules=data["rules"],
        seats=data["seats"],
        options=data["options"],
        secret=data["dealer"]["secret"],
        commitment=data["dealer"]["commitment"],
        agents=[None] * data["seats"],
        opened=house.now(),
        uploaded=True,
    )
    await house.create(heading, [])
    await house.live(heading.table).commit(lambda sitting: acts.Imported(record=data))
    return wire.Uploaded(heading.table, str(verdict["why"]))
