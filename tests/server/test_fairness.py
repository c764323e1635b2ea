"""Draws that a server cannot choose: seats commit to nonces, open them together, and keep what they were shown."""

from __future__ import annotations

import asyncio
import hashlib
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server.asgi import Client, running
from server.test_play import play_on, state
from server.test_table_life import Time, ask, wait_for

import tessera
from tessera.cli.main import main
from tessera.core.dealer import Dealer, commit, commit_nonce
from tessera.core.match import Match
from tessera.games import find_game
from tessera.server.table_state import TableState

GAME = find_game("tides-of-time")


def opening_cards(secret: bytes, nonces: list[str]) -> list[str]:
    """The cards that the first seat is dealt."""
    match = Match(GAME, GAME.box(2), Dealer(secret, nonces))
    return sorted(str(card) for card in match.view(0)["hands"][0])


async def sit_down(app: Any, table: str, link: str, nonce: str) -> Client:
    client = Client(app)
    body = {"link": link, "name": "P", "nonce_commitment": commit_nonce(nonce)}
    await ask(client, f"/api/tables/{table}/join", body)
    return client


async def open_table(app: Any, **wishes: Any) -> dict[str, Any]:
    wishes = {"game": "tides-of-time", "answers_forced": False, **wishes}
    made: dict[str, Any] = await ask(Client(app), "/api/tables", wishes, 201)
    return made


async def open_nonce(client: Client, table: str, seat: int, nonce: str, status: int = 200) -> Any:
    return await ask(client, f"/api/tables/{table}/nonce", {"seat": seat, "nonce": nonce}, status)


async def fair_table(app: Any, nonces: list[str]) -> tuple[str, list[Client], list[dict[str, Any]]]:
    """A table of people who all do what the page does, and what each of them keeps as its witness."""
    made = await open_table(app, seats=len(nonces))
    table = made["table"]
    clients = [await sit_down(app, table, made["links"][seat], nonce) for seat, nonce in enumerate(nonces)]
    witnesses = []
    for seat, nonce in enumerate(nonces):
        told = (await state(clients[seat], table, seat))["table"]
        shown = {"commitment": told["commitment"], "nonce_commitments": told["nonce_commitments"]}
        witnesses.append({"table": table, "seat": seat, "nonce": nonce, **shown})
        await open_nonce(clients[seat], table, seat, nonce)
    return table, clients, witnesses


def test_nonces_are_opened_when_all_have_committed(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            made = await open_table(app, seats=2)
            table = made["table"]
            ann = await sit_down(app, table, made["links"][0], "ann")
            await open_nonce(ann, table, 0, "ann", 409)  # somebody who joins now could still choose theirs
            bob = await sit_down(app, table, made["links"][1], "bob")
            told = (await state(ann, table, 0))["table"]
            assert (told["status"], told["opening"], told["nonces"]) == ("open", [0, 1], None)
            assert told["nonce_commitments"] == [commit_nonce("ann"), commit_nonce("bob")]
            await open_nonce(bob, table, 1, "other", 422)
            await open_nonce(ann, table, 1, "bob", 403)
            await open_nonce(bob, table, 1, "bob")
            await open_nonce(bob, table, 1, "bob")
            await open_nonce(ann, table, 0, "ann")
            told = (await state(ann, table, 0))["table"]
            assert (told["status"], told["opening"], told["nonces"]) == ("playing", [], ["ann", "bob"])
            await open_nonce(ann, table, 0, "anna", 409)

    asyncio.run(story())


def test_a_server_that_tries_secrets_or_nonces_gets_a_deal_by_chance_only(tmp_path: Path) -> None:
    """With all nonces in the clear a server chose all five opening cards within 8,097 tries. It cannot try any more:
    by the time it learns the last honest nonce, its own secret and its helper's nonce are fixed by what it has shown."""
    secret, honest, rng = hashlib.sha256(b"the server's").digest(), "ann's own", Random(1)
    wished = set(rng.sample(sorted(set(GAME.box(2).names)), 5))
    liked = max(
        (f"bob {n}" for n in range(1, 2000)), key=lambda nonce: len(wished & set(opening_cards(secret, [honest, nonce])))
    )
    assert len(wished & set(opening_cards(secret, [honest, liked]))) >= 4, "whoever knows all nonces in time can choose"

    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients, witnesses = await fair_table(app, [honest, "bob 0"])
            await play_on(table, clients)
            record = (await clients[0].get(f"/api/tables/{table}/record")).json()
            assert tessera.verify(record, witnesses[0]).holds
            assert tessera.verify(record, witnesses[1]).holds

            # The helper opens the nonce that they like instead of the one it has committed to.
            assert "committed" in tessera.verify(rewritten(record, record["dealer"]["secret"], [honest, liked])).why
            # The server shows another secret at the end, with a commitment that fits it.
            other = rewritten(record, rng.randbytes(32).hex(), record["dealer"]["nonces"])
            assert tessera.verify(other).holds
            assert "commitment" in tessera.verify(other, witnesses[0]).why
            # The server changes nonces and all commitments to them, too.
            for nonces in (["forged", "bob 0"], [honest, "forged"]):
                forged = rewritten(record, record["dealer"]["secret"], nonces, [commit_nonce(nonce) for nonce in nonces])
                assert tessera.verify(forged).holds
                assert not tessera.verify(forged, witnesses[0]).holds

    asyncio.run(story())


def rewritten(record: dict[str, Any], secret: str, nonces: list[str], commitments: list[str] | None = None) -> dict[str, Any]:
    """Another match of the same seats that is consistent in itself: what a patched server can show at the end."""
    hashes = commitments or record["dealer"]["nonce_commitments"]
    match = Match(GAME, GAME.box(2), Dealer(bytes.fromhex(secret), nonces, hashes))
    while not match.over:
        for seat in match.waiting():
            match.play(seat, match.options(seat)[0])
    return match.record()


def test_what_a_record_alone_does_not_prove_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def story() -> tuple[dict[str, Any], dict[str, Any]]:
        async with running(tmp_path) as app:
            table, clients, witnesses = await fair_table(app, ["ann", "bob"])
            await play_on(table, clients)
            return (await clients[0].get(f"/api/tables/{table}/record")).json(), witnesses[0]

    record, witness = asyncio.run(story())
    (tmp_path / "match.json").write_text(json.dumps(record))
    (tmp_path / "witness.json").write_text(json.dumps(witness))
    assert main(["verify", f"{tmp_path}/match.json"]) == 0
    assert "not that nobody chose" in capsys.readouterr().out
    assert main(["verify", f"{tmp_path}/match.json", "--witness", f"{tmp_path}/witness.json"]) == 0
    assert "Not proved" not in capsys.readouterr().out
    (tmp_path / "witness.json").write_text(json.dumps({**witness, "commitment": commit(bytes(32))}))
    assert main(["verify", f"{tmp_path}/match.json", "--witness", f"{tmp_path}/witness.json"]) == 1
    assert "shown before the match" in capsys.readouterr().out


def test_who_never_opens_a_nonce_holds_nobody_up_and_all_are_told(tmp_path: Path) -> None:
    async def story() -> None:
        time = Time()
        async with running(tmp_path, now=time, sweep=0.05, lease=0.3) as app:
            made = await open_table(app, seats=2)
            table = made["table"]
            ann = await sit_down(app, table, made["links"][0], "ann")
            bob = await sit_down(app, table, made["links"][1], "bob")
            await open_nonce(ann, table, 0, "ann")
            time.now += 59.0
            await asyncio.sleep(0.3)
            assert (await state(ann, table, 0))["table"]["opening"] == [1]
            time.now += 2.0

            async def begun() -> bool:
                return bool((await state(ann, table, 0))["table"]["status"] == "playing")

            await wait_for(begun)
            told = await state(ann, table, 0)
            assert told["table"]["nonces"] == ["ann", ""]
            assert ("unopened", 1) in [(line["key"], line.get("seat")) for line in told["talk"]]
            await open_nonce(bob, table, 1, "bob", 409)
            await play_on(table, [ann, bob])
            record = (await ann.get(f"/api/tables/{table}/record")).json()
            shown = {"commitment": made["commitment"], "nonce_commitments": told["table"]["nonce_commitments"]}
            verdict = tessera.verify(record, {"seat": 0, "nonce": "ann", **shown})
            assert verdict.holds
            assert [note for note in verdict.notes if "Seat 1 never opened" in note]
            assert "without the nonce" in tessera.verify(record, {"seat": 1, "nonce": "bob", **shown}).why

    asyncio.run(story())


@pytest.mark.parametrize(("clock", "seconds"), [({}, 60.0), ({"kind": "each", "seconds": 86400}, 86400.0)])
def test_opening_has_as_long_as_any_other_answer(tmp_path: Path, clock: dict[str, Any], seconds: float) -> None:
    """A friend who joins by a link hours later finds the first person away; with days for each answer there is time."""

    async def story() -> None:
        time = Time()
        async with running(tmp_path, now=time) as app:
            made = await open_table(app, seats=2, **({"clock": clock} if clock else {}))
            ann = await sit_down(app, made["table"], made["links"][0], "ann")
            time.now += 50_000.0
            await sit_down(app, made["table"], made["links"][1], "bob")
            found = app.state.server.tables.live(made["table"]).state
            assert isinstance(found, TableState)
            assert found.due() == time.now + seconds
            time.now += seconds - 1
            await open_nonce(ann, made["table"], 0, "ann")

    asyncio.run(story())


def test_computers_need_no_nonce_and_leaving_waits_for_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            made = await open_table(app, agents=[None, "random"])
            ann = await sit_down(app, made["table"], made["links"][0], "ann")
            told = (await state(ann, made["table"], 0))["table"]
            assert (told["opening"], told["nonce_commitments"]) == ([0], [commit_nonce("ann"), ""])
            await open_nonce(ann, made["table"], 0, "ann")
            assert (await state(ann, made["table"], 0))["table"]["status"] == "playing"

            made = await open_table(app, seats=2)
            ann = await sit_down(app, made["table"], made["links"][0], "ann")
            bob = await sit_down(app, made["table"], made["links"][1], "bob")
            await open_nonce(ann, made["table"], 0, "ann")
            await ask(bob, f"/api/tables/{made['table']}/leave", {"seat": 1})
            assert (await state(ann, made["table"], 0))["table"]["status"] == "playing"

    asyncio.run(story())


def test_a_match_that_waits_for_nonces_survives_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            made = await open_table(app, seats=2)
            ann = await sit_down(app, made["table"], made["links"][0], "ann")
            await sit_down(app, made["table"], made["links"][1], "bob")
            await open_nonce(ann, made["table"], 0, "ann")
        async with running(tmp_path, opening_seconds=60.0) as app:
            told = (await state(Client(app), made["table"]))["table"]
            assert (told["opening"], told["status"]) == ([1], "open")
            assert await app.state.server.services.store.clocked() == [made["table"]]

    asyncio.run(story())


def test_a_seat_sends_a_nonce_or_a_commitment(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            made = await open_table(app, seats=2)
            body = {"link": made["links"][0], "nonce": "n", "nonce_commitment": commit_nonce("n")}
            await ask(Client(app), f"/api/tables/{made['table']}/join", body, 400)
            del body["nonce"]
            body["nonce_commitment"] = "x"
            await ask(Client(app), f"/api/tables/{made['table']}/join", body, 400)

    asyncio.run(story())
