"""Matches go on by the edition that they began with, and packs travel with their tables and records."""

from __future__ import annotations

import asyncio
import json
import shutil
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from laws.test_tables import play_some
from server.asgi import Client, running, seated
from server.test_play import play_on, state
from server.test_table_life import ask, wait_for
from web.packs import ancient_pack

import tessera
from tessera.core import editions
from tessera.core.box import Box
from tessera.core.dealer import Dealer
from tessera.core.game import Game
from tessera.core.match import Match
from tessera.core.record import Record
from tessera.core.replay import replay
from tessera.games import find_game
from tessera.games.the_ancient_world.steps.rounds import Round

GAME = find_game("the-ancient-world")


def forget_all() -> None:
    """What a new process knows of packs: nothing."""
    for known in (GAME.boxes, GAME.editions, editions.FILES, editions.FOLDERS):
        known.clear()


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A pack in the working folder, called by its name."""
    monkeypatch.chdir(tmp_path)
    forget_all()
    ancient_pack(tmp_path / "mine")
    return Path("mine")


def change(pack: Path) -> None:
    """Another edition of the pack in the same folder."""
    file = pack / "districts.toml"
    file.write_text(file.read_text() + "\n# another edition\n")


def test_a_live_table_goes_on_with_its_own_pack_after_the_folder_changed(tmp_path: Path, pack: Path) -> None:
    wishes: dict[str, Any] = {"game": GAME.id, "options": {"pack": str(pack)}, "packs": (str(pack),)}
    packs = wishes.pop("packs")

    async def begin() -> tuple[str, str]:
        async with running(tmp_path, packs=packs) as app:
            table, clients = await seated(app, 2, **wishes)
            await play_on(table, clients, 20)
            return table, (await state(clients[0], table, 0))["table"]["rules"]

    async def go_on(table: str, rules: str) -> dict[str, Any]:
        async with running(tmp_path, packs=packs) as app:
            told = (await state(Client(app), table))["table"]
            assert (told["status"], told["rules"]) == ("playing", rules)
            assert GAME.edition({"pack": str(pack)}) != rules
            live = app.state.server.tables.live(table)
            before = len(live.state.match.entries)
            question = live.state.waiting()
            from tessera.server.acts import HandedOver

            for seat in range(2):
                await live.commit(lambda state, seat=seat: HandedOver(seat=seat, agent="random"))

            async def moved() -> bool:
                return len((await live.read_state()).match.entries) > before + 20

            assert question
            await wait_for(moved)
            kit = (await Client(app).get(f"/api/tables/{table}/kit")).json()
            assert "glass-tower" in json.dumps(kit["components"])
            return dict((await live.read_state()).match.record())

    table, rules = asyncio.run(begin())
    assert "+" in rules
    change(pack)
    forget_all()
    record = asyncio.run(go_on(table, rules))
    shutil.rmtree(pack)
    forget_all()
    again = tessera.replay(json.loads(json.dumps(record)))
    assert again.entries == record["entries"]
    assert again.record()["components"] == record["components"]


def played_with(pack: Path) -> dict[str, Any]:
    match = Match(GAME, GAME.box(2, {"pack": str(pack)}), Dealer.seeded(5, 2))
    play_some(match, Random(5), 100_000)
    record: dict[str, Any] = json.loads(json.dumps(match.record()))
    return record


def test_a_record_with_a_pack_is_replayed_anywhere_and_altered_cards_are_found(pack: Path) -> None:
    record = played_with(pack)
    shutil.rmtree(pack)
    forget_all()
    assert tessera.verify(record).holds
    altered = json.loads(json.dumps(record))
    (files,) = altered["components"].values()
    files["titans.toml"] += "\n"
    assert tessera.verify(altered).where == "components"
    forget_all()
    del record["components"]
    assert "were played" not in str(tessera.verify(record))
    assert not tessera.verify(record).holds


def test_no_stranger_brings_cards_to_a_server(tmp_path: Path, pack: Path) -> None:
    record = played_with(pack)
    change(pack)
    forget_all()

    async def story() -> None:
        async with running(tmp_path, packs=(str(pack),)) as app:
            refused = await ask(Client(app), "/api/records", record, 422)
            assert "does not know" in refused["reason"]
            await seated(app, 2, game=GAME.id, options={"pack": str(pack)})
            forget_all()
            own = played_with(pack)
            made = await ask(Client(app), "/api/records", own, 201)
            told = (await Client(app).get(f"/api/tables/{made['table']}/record")).json()
            assert told["components"] == own["components"]

    asyncio.run(story())


def next_edition(tmp_path: Path) -> Game:
    """The game as it would be after its decks have changed: the components of today lie among the past editions."""
    folder = tmp_path / "game"
    shutil.copytree(GAME.folder / "data", folder / "editions" / GAME.version)
    shutil.copytree(GAME.folder / "words", folder / "words")
    return replace(GAME, version=str(int(GAME.version) + 1), folder=folder, boxes={}, editions={}, books={})


def test_a_record_of_a_past_edition_is_replayed_with_its_components(tmp_path: Path) -> None:
    match = Match(GAME, GAME.box(3), Dealer.seeded(5, 3))
    play_some(match, Random(5), 100_000)
    new = next_edition(tmp_path)
    again = replay(new, Record.read(match.record()))
    assert (again.box.rules, again.box.edition) == (GAME.version, int(GAME.version))
    assert again.record() == match.record()
    assert new.box(3).edition == int(GAME.version) + 1, "new matches are of the new edition"
    with pytest.raises(tessera.core.refusal.BadRecord, match="edition 99"):
        replay(new, Record.read({**match.record(), "rules": "99"}))


def test_a_live_table_of_the_house_deck_goes_on_by_its_edition_when_rules_and_deck_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new edition has another house deck, and a rule of its own: each round begins with a coin for everybody."""
    forget_all()
    new, run = next_edition(tmp_path), Round.run
    deck = tmp_path / "deck"
    ancient_pack(deck)

    def open_box(seats: int, options: dict[str, Any]) -> Box:
        return GAME.open(seats, options if options["pack"] else {**options, "pack": str(deck)})

    def guarded(self: Round, s: Any) -> None:
        if s.box.edition >= int(new.version):
            s.coins = [n + 1 for n in s.coins]
        run(self, s)

    changed = replace(new, open=open_box, boxes={}, editions={}, books={})

    async def begin() -> tuple[str, list[dict[str, str]]]:
        async with running(tmp_path) as app:
            table, clients = await seated(app, 2, GAME.id)
            await play_on(table, clients, 20)
            return table, [dict(client.http.cookies) for client in clients]

    async def go_on(table: str, cookies: list[dict[str, str]]) -> tuple[Any, Any]:
        async with running(tmp_path) as app:
            app.state.server.services.games = {GAME.id: changed}
            clients = [Client(app) for _ in cookies]
            for client, held in zip(clients, cookies, strict=True):
                client.http.cookies.update(held)
            told = (await state(clients[0], table, 0))["table"]
            assert (told["status"], told["rules"]) == ("playing", GAME.version)
            await play_on(table, clients)
            assert "glass-tower" not in (await clients[0].get(f"/api/tables/{table}/kit")).text
            fresh, others = await seated(app, 2, GAME.id)
            assert (await state(others[0], fresh, 0))["table"]["rules"] == changed.version
            assert "glass-tower" in (await others[0].get(f"/api/tables/{fresh}/kit")).text
            await play_on(fresh, others)
            old = (await clients[0].get(f"/api/tables/{table}/record")).json()
            return old, (await others[0].get(f"/api/tables/{fresh}/record")).json()

    held = asyncio.run(begin())
    with monkeypatch.context() as changes:
        changes.setattr(Round, "run", guarded)
        old, fresh = asyncio.run(go_on(*held))
        for record in (old, fresh):
            assert replay(changed, Record.read(record)).record() == record
    assert old["rules"] == GAME.version
    assert replay(GAME, Record.read(old)).record() == old, "the program of its time would have played the same"
    as_before = Record.read({**fresh, "rules": GAME.version})
    with pytest.raises(tessera.core.refusal.BadRecord, match="entry"):
        replay(GAME, as_before)
