"""Who sits where is drawn when the match begins, verifiably; rights, names and words move along with their people."""

from __future__ import annotations

import asyncio
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from server.asgi import Client, running, seated
from server.test_fairness import open_nonce, open_table, sit_down
from server.test_play import play_on, state
from server.test_table_life import ask

import tessera
from tessera.core.dealer import Dealer, commit
from tessera.core.record import Record
from tessera.server import lobby
from tessera.server.acts import Heading, decode_heading, encode
from tessera.server.doors import Call, Door, open_door


def secrets_that_seat(monkeypatch: pytest.MonkeyPatch, nonces: list[str], seating: list[int]) -> None:
    """Let the next dealers have a secret with which these nonces give this seating."""
    tried = (hashlib.sha256(b"seats %d" % n).digest() for n in range(10_000))
    secret = next(secret for secret in tried if Dealer(secret, nonces, draws_seats=True).seating == seating)
    monkeypatch.setattr(lobby, "dealer_secret", lambda: (secret.hex(), commit(secret)))


async def drawn_table(app: Any, nonces: list[str], **wishes: Any) -> tuple[str, list[Client]]:
    """A table whose seats are drawn, with everybody at their places and every nonce opened."""
    made = await open_table(app, seats=len(nonces), seating="drawn", **wishes)
    table = made["table"]
    clients = [await sit_down(app, table, link, nonce) for link, nonce in zip(made["links"], nonces, strict=True)]
    for place, (client, nonce) in enumerate(zip(clients, nonces, strict=True)):
        await open_nonce(client, table, place, nonce)
    return table, clients


def test_seats_are_drawn_unless_the_table_says_otherwise(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, seating="drawn") as app:
            for wishes, expected in (
                ({}, "drawn"),
                ({"agents": [None, "random"]}, "drawn"),
                ({"agents": ["random", "random"]}, "as-listed"),
                ({"seating": "as-listed"}, "as-listed"),
                ({"seating": "drawn", "agents": ["random", "random"]}, "drawn"),
            ):
                made = await open_table(app, **wishes)
                assert (await state(Client(app), made["table"]))["table"]["seating"] == expected, wishes
            await ask(Client(app), "/api/tables", {"game": "tides-of-time", "seating": "mine"}, 400)

    asyncio.run(story())


def test_the_opener_begins_no_more_often_than_others(tmp_path: Path) -> None:
    async def story() -> int:
        begins = 0
        async with running(tmp_path, seating="drawn") as app:
            for _ in range(40):
                table, _clients = await seated(app, 2, game="city-builder", options={"mode": "competitive"})
                begins += (await state(Client(app), table))["table"]["places"][0] == 0
        return begins

    assert 8 <= asyncio.run(story()) <= 32


def test_rights_names_and_words_move_to_the_drawn_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nonces = ["ann", "bob", "cleo"]
    secrets_that_seat(monkeypatch, nonces, [2, 0, 1])

    async def story() -> None:
        async with running(tmp_path) as app:
            made = await open_table(app, game="age-of-heroes", seats=3, seating="drawn", watched=False)
            table = made["table"]
            people = [await sit_down(app, table, made["links"][place], nonce) for place, nonce in enumerate(nonces)]
            await ask(people[0], f"/api/tables/{table}/chat", {"seat": 0, "text": "I opened this"})
            shared = await ask(people[1], f"/api/tables/{table}/shares", {"seat": 1}, 201)
            sockets = [await people[place].socket(table, place) for place in range(3)]
            for place, nonce in enumerate(nonces):
                await open_nonce(people[place], table, place, nonce)
            for place, seat in ((0, 1), (1, 2), (2, 0)):
                await sockets[place].settle()
                told = await state(people[place], table, seat)
                assert (told["table"]["you"], told["table"]["places"]) == (seat, [2, 0, 1])
                assert told["table"]["nonces"] == nonces
                by_place = (await people[place].get(f"/api/tables/{table}?place={place}")).json()
                assert by_place["view"] == told["view"]
                # The socket that was open before goes on with the view of the drawn seat, and never showed another one.
                views = [frame for frame in map(json.loads, sockets[place].frames) if frame.get("view")]
                assert [view["table"]["you"] for view in views if "table" in view] == [seat]
                assert views[-1]["view"] == told["view"]
                # What was said is attributed to the one who said it.
                assert ("chat", 1) in [(line["key"], line.get("seat")) for line in told["talk"]]
                assert views[0]["talk"][0]["n"] == 0
                others = [other for other in range(3) if other != seat]
                for other in others:
                    assert (await people[place].get(f"/api/tables/{table}?seat={other}")).status_code == 403
                    await ask(people[place], f"/api/tables/{table}/chat", {"seat": other, "text": "x"}, 403)
                await ask(people[place], f"/api/tables/{table}/chat", {"seat": seat, "text": "here"})
                sockets[place].send({"type": "chat", "seat": others[0], "text": "as another"})
                sockets[place].send({"type": "chat", "seat": seat, "text": "as myself"})
            # A link for another device, and a consent to look over the shoulder, belong to the person and not to the number.
            device, friend = Client(app), Client(app)
            link = await ask(people[0], f"/api/tables/{table}/links", {"seat": 1}, 201)
            joined = (await device.join(table, link["link"])).json()
            assert (joined["seat"], joined["place"]) == (1, 0)
            assert (await state(device, table, 1))["view"] == (await state(people[0], table, 1))["view"]
            assert (await friend.join(table, shared["link"])).json()["seat"] == 2
            assert (await state(friend, table, 2))["view"] == (await state(people[1], table, 2))["view"]
            assert (await friend.get(f"/api/tables/{table}?seat=1")).status_code == 403
            for seat, player in enumerate((await state(people[0], table, 1))["table"]["players"]):
                assert player.get("shares", False) == (seat == 2)
            for socket in sockets:
                await socket.close()

    asyncio.run(story())


def test_a_call_that_passed_the_door_before_the_draw_does_nothing_for_another_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the door and the act the match begins: what was allowed for place 0 must not be done for who sits there now."""
    held, holding, passed = asyncio.Event(), list[bool](), list[bool]()

    async def door_and_wait(call: Call, door: Door) -> None:
        await open_door(call, door)
        if holding:
            passed.append(True)
            await held.wait()

    monkeypatch.setattr("tessera.server.app.open_door", door_and_wait)
    secrets_that_seat(monkeypatch, ["ann", "bob"], [1, 0])

    async def story() -> None:
        async with running(tmp_path) as app:
            made = await open_table(app, seats=2, seating="drawn")
            table = made["table"]
            ann = await sit_down(app, table, made["links"][0], "ann")
            bob = await sit_down(app, table, made["links"][1], "bob")
            await open_nonce(ann, table, 0, "ann")
            socket = asyncio.ensure_future(ann.socket(table, 0))
            held.clear()
            holding.append(True)
            calls = [
                asyncio.ensure_future(ann.post(f"/api/tables/{table}/chat", {"seat": 0, "text": "as Bob?"})),
                asyncio.ensure_future(ann.get(f"/api/tables/{table}?seat=0")),
            ]
            async with asyncio.timeout(60):
                while len(passed) < len(calls):
                    await asyncio.sleep(0.01)
            holding.clear()
            await open_nonce(bob, table, 1, "bob")
            held.set()
            heard = await socket
            said, seen = await asyncio.gather(*calls)
            assert said.status_code in (403, 409)
            assert seen.status_code == 403 or seen.json()["table"]["you"] == 1
            await heard.settle()
            frames = [frame for frame in map(json.loads, heard.frames) if frame.get("view")]
            assert all(frame["table"]["you"] == 1 for frame in frames if "table" in frame)
            told = await state(bob, table, 0)
            assert not [line for line in told["talk"] if line["key"] == "chat"]
            await heard.close()

    asyncio.run(story())


def test_levels_stay_with_their_places_and_a_rematch_draws_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    agents = [None, "random", "greedy"]
    secrets_that_seat(monkeypatch, ["ann", "", ""], [1, 2, 0])

    async def story() -> None:
        async with running(tmp_path) as app:
            made = await open_table(app, game="age-of-heroes", agents=agents, seating="drawn")
            ann = Client(app)
            joined = (await ann.join(made["table"], made["links"][0], "Ann", "ann")).json()
            assert (joined["seat"], joined["place"]) == (2, 0)
            told = (await state(ann, made["table"], 2))["table"]
            assert [player["agent"] for player in told["players"]] == ["random", "greedy", None]
            await ask(ann, f"/api/tables/{made['table']}/resign", {"seat": 2}, 200)
            await ask(ann, f"/api/tables/{made['table']}/leave", {"seat": 2}, 200)

            table, people = await drawn_table(app, ["ann", "bob"])
            seat = (await state(people[0], table))["table"]["places"].index(0)
            await ask(people[0], f"/api/tables/{table}/resign", {"seat": seat})
            secrets_that_seat(monkeypatch, ["n", "n"], [1, 0])
            links = {}
            for place, person in enumerate(people):
                seat = (await state(person, table))["table"]["places"].index(place)
                links[place] = await ask(person, f"/api/tables/{table}/rematch", {"seat": seat}, 201)
            again = links[0]["table"]
            for place, person in enumerate(people):
                assert (await person.join(again, links[place]["link"], f"P{place}", "n")).json()["place"] == place
            told = (await state(people[0], again))["table"]
            assert told["places"] == [1, 0]
            assert [player["name"] for player in told["players"]] == ["P1", "P0"]

    asyncio.run(story())


def test_the_record_proves_the_seating_and_a_witness_that_it_was_drawn(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, people = await drawn_table(app, ["ann", "bob"])
            told = (await state(people[0], table))["table"]
            by_seat = [people[place] for place in told["places"]]
            await play_on(table, by_seat)
            record = (await people[0].get(f"/api/tables/{table}/record")).json()
            assert record["dealer"]["seating"] == told["places"]
            assert record["dealer"]["nonces"] == ["ann", "bob"]
            shown = {name: told[name] for name in ("commitment", "nonce_commitments", "seating")}
            witness = {"table": table, "seat": 0, "nonce": "ann", **shown}
            assert tessera.verify(record, witness).holds
            turned = json.loads(json.dumps(record))
            turned["dealer"]["seating"].reverse()
            assert "seal" in tessera.verify(turned).why
            assert "draw gives" in str(tessera.verify(sealed_anew(turned)))
            del turned["dealer"]["seating"]
            assert tessera.verify(sealed_anew(turned)).holds
            assert "drawn" in tessera.verify(sealed_anew(turned), witness).why
            # Kept by another server, the match is the same, and its draws are explained without a shift.
            again = (await people[0].post("/api/records", record)).json()["table"]
            assert (await people[0].get(f"/api/tables/{again}/record")).json() == record
            assert (await people[0].get(f"/api/tables/{again}/draws")).status_code == 200

    asyncio.run(story())


def sealed_anew(record: dict[str, Any]) -> dict[str, Any]:
    """The record with seals that fit it, as a dishonest server would write them."""
    return Record.read(record).json()


def test_a_table_of_before_sits_as_listed_and_a_drawn_one_is_read_back_as_it_was(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, people = await drawn_table(app, ["ann", "bob", "cleo"], game="age-of-heroes")
            before = [(await people[place].get(f"/api/tables/{table}?place={place}")).json() for place in range(3)]
        async with running(tmp_path) as app:
            for place, person in enumerate(people):
                again = Client(app)
                again.http.cookies = person.http.cookies
                assert (await again.get(f"/api/tables/{table}?place={place}")).json() == before[place]

    asyncio.run(story())
    heading = json.loads(encode(Heading("t", "g", "1", 2, {}, "", "", [None, None], 0.0)))
    del heading["draws_seats"]
    assert not decode_heading(json.dumps(heading)).draws_seats
