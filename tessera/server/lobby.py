"""Calls that need no seat: games, lists, new tables, rematches, records."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

import msgspec

from tessera.agents import AGENTS, agent_names, levels
from tessera.core.dealer import commit
from tessera.core.game import Game
from tessera.core.record import COMPONENTS, canonical
from tessera.core.refusal import BadCall, BadOption
from tessera.core.witness import DRAWN
from tessera.server import acts, wire
from tessera.server.acts import Heading
from tessera.server.art import art_version
from tessera.server.calls import STAND_IN, TABLE
from tessera.server.doors import Call, Door, endpoint
from tessera.server.finished import record_text
from tessera.server.refusals import FoundByWorker, Rejection, unavailable
from tessera.server.seats import DAY, new_link, new_table_id
from tessera.server.services import Services
from tessera.server.settings import Settings
from tessera.server.store import Key, StoreDown
from tessera.server.table_state import TableState

PAGE = 50
CLOCKS = {"none", "budget", "each"}
LONGEST = 60 * DAY
FAR = 1e14


@endpoint("GET", "/api/games", Door.ANYONE, wire.Games)
async def games(call: Call) -> Any:
    """The games of this server with their options and levels, and the agents."""
    lines = [game_line(game) for game in call.services.games.values()]
    return wire.Games(lines, agent_lines(call.services.games.values()))


def agent_lines(games: Iterable[Game]) -> list[dict[str, str]]:
    """All agents. Each line names the only game that its agent plays; the field is empty if it plays all games."""
    lines = [
        {"agent": name, "about": getattr(maker, "about", ""), "game": getattr(maker, "only_game", "")}
        for name, maker in AGENTS.items()
    ]
    experts = [(game.id, game.expert) for game in games if game.expert is not None]
    return lines + [{"agent": expert.name, "about": expert.about, "game": id} for id, expert in experts]


def game_line(game: Game) -> wire.GameLine:
    options = [option_line(option) for option in game.options]
    ladder = [wire.Level(level.name, level.about, level.seconds, level.rating) for level in levels(game)]
    return wire.GameLine(
        game.id,
        game.title,
        game.version,
        list(game.seats),
        options,
        ladder,
        game.quick_seats,
        game.minutes,
        art_version(game),
        game.lesson is not None,
        {language: lobby_words(game, language) for language in game.languages},
    )


def lobby_words(game: Game, language: str) -> dict[str, str]:
    """The words that are read before a table is opened."""
    patterns = game.words(language).patterns
    return {key: pattern for key, pattern in patterns.items() if key in ("blurb", "for-whom") or key.startswith("option-")}


def option_line(option: Any) -> dict[str, Any]:
    return {
        "name": option.name,
        "default": option.default,
        "with_people": option.default if option.with_people is None else option.with_people,
        "choices": list(option.choices),
        "help": option.help,
    }


@endpoint("POST", "/api/tables", Door.ANYONE, wire.Made, wire.NewTable, status=201, creates=True)
async def create(call: Call) -> Any:
    """Open a table. The answer holds a secret link for each person's seat, and the dealer's commitment."""
    heading = await (lesson_of if call.body.lesson else heading_of)(call.services, call.body)
    made = [new_link(heading.table, seat, "link", heading.opened + DAY * 90) for seat in people(heading)]
    await call.server.tables.create(heading, [key for _, key in made], call.address)
    links: list[str | None] = [None] * heading.seats
    for secret, key in made:
        links[key.seat] = secret
    return wire.Made(heading.table, heading.commitment, links)


def dealer_secret() -> tuple[str, str]:
    """A new secret for a dealer, in hexadecimal digits, and the commitment that is published."""
    secret = secrets.token_bytes(32)
    return secret.hex(), commit(secret)


def people(heading: Heading) -> list[int]:
    return [seat for seat, agent in enumerate(heading.agents) if agent is None]


async def heading_of(services: Services, wish: wire.NewTable) -> Heading:
    """A new table as it was wished for, or a refusal that says what is wrong."""
    if wish.game not in services.games:
        raise Rejection("malformed", "server-no-such-game", text=", ".join(services.games))
    game, settings = services.games[wish.game], services.settings
    seats = wish.seats or max(len(wish.agents), game.seats[0])
    expect_packs(settings, game, wish.options)
    agents = [*wish.agents, *[None] * (seats - len(wish.agents))]
    options = game.with_people(dict(wish.options)) if None in agents else dict(wish.options)
    try:
        box = await services.in_thread(game.box, seats, options)
    except BadOption as error:
        raise Rejection("malformed", "server-bad-option", text=error.taken) from None
    except (BadCall, ValueError) as error:
        raise Rejection("malformed", "server-bad-table", detail=str(error)) from None
    known = agent_names(game)
    if len(wish.agents) > seats or any(agent is not None and agent not in known for agent in wish.agents):
        raise Rejection("malformed", "server-bad-agents", n=seats, text=", ".join(known))
    expect_clock(wish.clock)
    secret, commitment = dealer_secret()
    return Heading(
        table=new_table_id(),
        game=game.id,
        rules=game.edition(box.options),
        seats=seats,
        options=dict(box.options),
        secret=secret,
        commitment=commitment,
        agents=agents,
        opened=services.now(),
        clock=wish.clock,
        public=wish.public,
        watched=wish.watched,
        friendly=wish.friendly,
        poker_face=wish.poker_face,
        hints=wish.hints,
        hand_over=wish.hand_over,
        draws_seats=draws_seats(settings, wish, seats),
        pause=settings.pause if wish.answers_forced else 0.0,
        opening_seconds=settings.opening_seconds,
        webhook=expect_webhook(settings, wish.webhook),
    )


async def lesson_of(services: Services, wish: wire.NewTable) -> Heading:
    """The table of a game's lesson: one learner, and a dealer whose secret was chosen for the deal."""
    game = services.games.get(wish.game)
    lesson = game.lesson if game is not None else None
    if lesson is None:
        raise Rejection(
            "malformed", "server-no-lesson", text=", ".join(game.id for game in services.games.values() if game.lesson)
        )
    agents: list[str | None] = [None, *[lesson.rival] * (lesson.seats - 1)]
    plain = wire.NewTable(wish.game, lesson.seats, dict(lesson.options), agents, watched=wish.watched, seating="as-listed")
    dealer = lesson.dealer()
    heading = await heading_of(services, plain)
    return msgspec.structs.replace(heading, secret=dealer.secret.hex(), commitment=dealer.commitment, lesson=True)


def draws_seats(settings: Settings, wish: wire.NewTable, seats: int) -> bool:
    """True if the seats are drawn. By default the host decides; where only agents play, all sit as listed."""
    if wish.seating is not None:
        return wish.seating == DRAWN
    has_people = len(wish.agents) < seats or None in wish.agents
    return settings.seating == DRAWN and has_people


def expect_packs(settings: Settings, game: Game, options: Any) -> None:
    """A folder of this machine is opened only where its host has named it: whether it exists is nobody's business."""
    for option in game.options:
        if option.is_folder and options.get(option.name, option.default) not in (option.default, *settings.packs):
            raise Rejection("malformed", "server-no-such-folder", text=option.name)


async def expect_known_components(services: Services, record: dict[str, Any]) -> None:
    """A stranger brings no cards of their own: only packs that this server has played with, or could play with, are taken."""
    carried, rules = record.get(COMPONENTS, {}), str(record.get("rules"))
    for seal in carried if isinstance(carried, dict) else ():
        game, options = services.games.get(str(record.get("game"))), record.get("options")
        here = game.edition(options) if game is not None and isinstance(options, dict) else ""
        if seal not in here.split("+")[1:] and await services.store.find_components(str(seal)) is None:
            raise Rejection("refused", "server-unknown-edition", text=rules[:60])


def expect_clock(clock: acts.Clock) -> None:
    if clock.kind not in CLOCKS:
        raise Rejection("malformed", "server-clock-kind", text=", ".join(sorted(CLOCKS)))
    if clock.kind != "none" and not (1.0 <= clock.seconds <= LONGEST and 0.0 <= clock.increment <= LONGEST):
        raise Rejection("malformed", "server-clock-seconds")


def expect_webhook(settings: Settings, address: str) -> str:
    """An address may be told whose turn it is only where the host of this server allows it by name."""
    if not address:
        return ""
    parts = urlsplit(address)
    if not settings.webhooks or parts.scheme != "https" or parts.hostname not in settings.webhook_hosts or parts.username:
        raise Rejection("malformed", "server-webhook")
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
        found = await call.services.store.listing(status, call.number("before", FAR), PAGE)
    except StoreDown:
        raise unavailable() from None
    lines = []
    for line in found:
        heading = acts.decode_heading(line.heading)
        free = sum(agent is None for agent in heading.agents) if status == "open" else 0
        lines.append(
            wire.TableLine(
                line.table, heading.game, line.status, heading.seats, free, heading.opened, line.changed, heading.uploaded
            )
        )
    return wire.TableLines(lines, lines[-1].changed if len(lines) == PAGE else None)


@endpoint("GET", "/api/commitments", Door.ANYONE, wire.Commitments, query=("before",))
async def commitments(call: Call) -> Any:
    """Every commitment this server ever made, abandoned ones included: none can be dropped because it was unlucky."""
    try:
        found = await call.services.store.commitments(call.number("before", FAR), PAGE)
    except StoreDown:
        raise unavailable() from None
    lines = [wire.Commitment(*line) for line in found]
    return wire.Commitments(lines, lines[-1].opened if len(lines) == PAGE else None)


@endpoint("POST", TABLE + "/rematch", Door.SEAT, wire.Rematch, wire.OfSeat, status=201, creates=True)
async def rematch(call: Call) -> Any:
    """The same again at a new table, where seats are drawn anew. Each seat calls it and gets its own link there."""
    services, live = call.services, call.live
    state = await call.read_state()
    if state.status != "over":
        raise Rejection("conflict", "server-not-over")
    if not state.rematch:
        secret, commitment = dealer_secret()
        heading = msgspec.structs.replace(
            state.heading,
            table=new_table_id(),
            rules=state.game.edition(state.heading.options),
            secret=secret,
            commitment=commitment,
            opened=services.now(),
            agents=places_of(state),
            uploaded=False,
            continues="",
            lesson=False,
        )
        await call.server.tables.create(heading, [], call.address)
        await live.commit(lambda state: first_rematch(state, heading.table))
        state = await live.read_state()
    assert call.place is not None
    made, key = new_link(state.rematch, call.place, "link", services.now() + DAY * 90)
    await keep_key(services, key)
    return wire.Rematch(state.rematch, made)


def places_of(state: TableState) -> list[str | None]:
    """For each place the agent that plays there, those included that were asked in after the table was opened."""
    players = [state.players[state.seat_of(place)] for place in range(state.heading.seats)]
    return [player.agent if player.filled else agent for player, agent in zip(players, state.heading.agents, strict=True)]


def first_rematch(state: TableState, table: str) -> acts.Act:
    """Two who ask at once must meet at one table."""
    return acts.Rematched(table=state.rematch or table)


async def keep_record(call: Call, text: bytes) -> str:
    """Store a record once, however many tables refer to it; the hash by which they do.

    Whoever has it stored pays for it, as far as it is longer than what they have sent and paid for.
    """
    hash, store = hashlib.sha256(text).hexdigest(), call.services.store
    try:
        if not await store.has_record(hash):
            if len(text) > len(call.raw):
                call.limits.expect_volume(call.address, len(text) - len(call.raw))
            await store.add_record(hash, text)
    except StoreDown:
        raise unavailable() from None
    return hash


async def keep_key(services: Services, key: Key) -> None:
    try:
        await services.store.add_key(key)
    except StoreDown:
        raise unavailable() from None


# -- records ----------------------------------------------------------------------------------------------------------


async def finished_record(call: Call) -> bytes:
    return await call.services.finished.find(await call.live.read_state(), record_text)


@endpoint("GET", TABLE + "/record", Door.OVER, dict[str, Any])
async def record(call: Call) -> Any:
    """The record of a finished match, with the dealer's secret: what `tessera verify` reads."""
    return msgspec.Raw(await finished_record(call))


@endpoint("GET", TABLE + "/draws", Door.OVER, wire.Draws, waits=True)
async def draws(call: Call) -> Any:
    """For each draw of a finished match what it was taken from, for a verifier that knows no rules."""
    return await call.services.replays.draws(await finished_record(call), call.address)


@endpoint("GET", TABLE + "/moments/{entry}", Door.OVER, wire.Moment, query=("seat",), waits=True)
async def show_moment(call: Call) -> Any:
    """A finished match after so many entries, as a watcher or with ?seat=N as that seat saw it."""
    if not re.fullmatch(r"[0-9]{1,6}", call.path["entry"]):
        raise Rejection("malformed", "server-entry-number")
    state = await call.live.read_state()
    record = await call.services.finished.find(state, record_text)
    return await call.services.replays.moment(state, record, int(call.path["entry"]), call.asked_seat(), call.address)


@endpoint("POST", TABLE + "/moments/{entry}/play-on", Door.OVER, wire.Made, wire.OfSeat, creates=True)
async def play_on(call: Call) -> Any:
    """A new table that begins at a moment of a finished match: the caller has one seat, agents the others."""
    services, seat = call.services, call.body.seat
    state = await call.live.read_state()
    if not re.fullmatch(r"[0-9]{1,6}", call.path["entry"]) or seat >= state.heading.seats:
        raise Rejection("malformed", "server-seat-number")
    entry, n_entries = int(call.path["entry"]), len(state.match.entries) if state.match is not None else 0
    if entry > n_entries:
        raise Rejection("unknown", "server-no-such-entry", n=n_entries)
    if state.brought is not None and entry <= state.brought[1]:
        hash = state.brought[0]
    else:
        hash = await keep_record(call, await services.finished.find(state, record_text))
    heading = msgspec.structs.replace(
        state.heading,
        table=new_table_id(),
        agents=[None if other == seat else STAND_IN for other in range(state.heading.seats)],
        opened=services.now(),
        clock=acts.Clock(),
        public=False,
        friendly=True,
        hints=None,
        hand_over=None,
        webhook="",
        uploaded=False,
        continues=call.table,
        lesson=False,
    )
    made, key = new_link(heading.table, seat, "link", heading.opened + DAY * 90)
    live = await call.server.tables.create(heading, [key], call.address)
    await live.commit(lambda state: acts.Continued(record=hash, seat=seat, entry=entry))
    return wire.Made(heading.table, heading.commitment, [made if other == seat else None for other in range(heading.seats)])


@endpoint("POST", "/api/records", Door.ANYONE, wire.Uploaded, dict[str, Any], status=201, creates=True, big=True)
async def upload(call: Call) -> Any:
    """Keep a finished match that was played elsewhere, if its draws and moves prove true."""
    services = call.services
    game, options = services.games.get(str(call.body.get("game"))), call.body.get("options")
    if game is not None and isinstance(options, dict):
        expect_packs(services.settings, game, options)
    await expect_known_components(services, call.body)
    verdict = await services.replays.verify(call.raw, call.address)
    if "fault" in verdict:
        raise FoundByWorker(verdict["fault"])
    data = {name: value for name, value in call.body.items() if name != COMPONENTS}
    heading = Heading(
        table=new_table_id(),
        game=data["game"],
        rules=data["rules"],
        seats=data["seats"],
        options=data["options"],
        secret=data["dealer"]["secret"],
        commitment=data["dealer"]["commitment"],
        agents=[None] * data["seats"],
        opened=services.now(),
        uploaded=True,
    )
    hash = await keep_record(call, canonical(data))
    live = await call.server.tables.create(heading, [], call.address)
    await live.commit(lambda state: acts.Imported(record=hash))
    return wire.Uploaded(heading.table, str(verdict["why"]))
