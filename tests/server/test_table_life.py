"""What happens around a match: clocks, chat, poker face, consent, hand-over, resigning, rematch, records."""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path
from typing import Any

import pytest
from server.asgi import Client, running, seated
from server.processes import ROOT
from server.test_play import play_on, state

import tessera


class Time:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


async def wait_for(condition: Any, seconds: float = 60.0) -> None:
    async with asyncio.timeout(seconds):
        while not await condition():
            await asyncio.sleep(0.01)


async def ask(client: Client, path: str, body: Any, status: int = 200) -> Any:
    answer = await client.post(path, body)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_a_clock_that_runs_out_does_the_default_and_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app, clock={"kind": "budget", "seconds": 1, "increment": 0.2})
            told = await state(clients[0], table, 0)
            assert all(told["table"]["deadlines"])

            async def over() -> bool:
                return bool((await state(clients[0], table))["table"]["status"] == "over")

            await wait_for(over)
            log = (await state(clients[0], table, 0))["log"]["add"]
            assert any(line["key"] == "timed-out" and line["seat"] == 1 for line in log)
            record = (await clients[0].get(f"/api/tables/{table}/record")).json()
            assert "host: timeout 0" in record["entries"]
            assert tessera.verify(record).holds

    asyncio.run(story())


def test_clocks_charge_the_thinker_and_stand_while_no_server_runs(tmp_path: Path) -> None:
    async def story() -> None:
        time = Time()
        async with running(tmp_path, now=time) as app:
            clock = {"kind": "budget", "seconds": 100, "increment": 5}
            table, clients = await seated(app, clock=clock)
            time.now += 10
            prompt = (await state(clients[0], table, 0))["prompt"]
            do = prompt["options"][0]["do"]
            await ask(clients[0], f"/api/tables/{table}/moves", {"seat": 0, "ask": 1, "id": "a", "do": do})
            assert (await state(clients[0], table))["table"]["deadlines"] == [None, 1_000_100.0]
            assert app.state.server.tables.live(table).state.clocks.left == [95.0, 100.0]
            await app.state.server.services.store.beat("n", time.now)
        time.now += 500
        async with running(tmp_path, now=time) as app:
            seen = (await state(Client(app), table))["table"]["deadlines"]
            assert seen == [None, 1_000_600.0]

    asyncio.run(story())


def test_days_per_move_start_anew_with_every_question(tmp_path: Path) -> None:
    async def story() -> None:
        time = Time()
        async with running(tmp_path, now=time) as app:
            table, clients = await seated(app, clock={"kind": "each", "seconds": 3 * 86400})
            time.now += 86400
            await play_on(table, clients, 2)
            assert (await state(clients[0], table))["table"]["deadlines"] == [time.now + 3 * 86400] * 2

    asyncio.run(story())


def test_chat_is_inert_and_limited(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app)
            nasty = "<script>alert(1)</script>\u202e\u200b\x00 hi\n there"
            await ask(clients[0], f"/api/tables/{table}/chat", {"seat": 0, "text": nasty})
            line = (await state(clients[1], table, 1))["talk"][-1]
            assert (line["key"], line["seat"], line["text"]) == ("chat", 0, "<script>alert(1)</script> hi there")
            statuses = [
                (await clients[0].post(f"/api/tables/{table}/chat", {"seat": 0, "text": "x"})).status_code for _ in range(8)
            ]
            assert statuses.count(429) >= 3
            await ask(clients[1], f"/api/tables/{table}/chat", {"seat": 1, "text": "\u200b"}, 400)

    asyncio.run(story())


def test_a_poker_face_shows_no_answer_before_its_moment(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, poker_pause=0.4) as app:
            table, clients = await seated(app, 2, poker_face=True, agents=[None, "random"])
            loop = asyncio.get_running_loop()
            watcher = await Client(app).socket(table)
            begin = loop.time()
            prompt = (await state(clients[0], table, 0))["prompt"]
            move = {"seat": 0, "ask": 1, "id": "a", "do": prompt["options"][0]["do"]}
            before = len(watcher.frames)
            await ask(clients[0], f"/api/tables/{table}/moves", move)
            assert loop.time() - begin > 0.3
            await watcher.until(before + 1)
            assert loop.time() - begin > 0.3

    asyncio.run(story())


def test_the_table_answers_a_question_with_one_option(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, pause=0.05) as app:
            table, clients = await seated(app, answers_forced=True)
            await play_on(table, clients, 8)

            async def moved_on() -> bool:
                return bool((await state(clients[0], table, 0))["prompt"]["ask"] == 6)

            await wait_for(moved_on)

    asyncio.run(story())


def test_taking_back_by_consent(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app, friendly=True)
            before = await state(clients[0], table, 0)
            await play_on(table, clients, 2)
            path = f"/api/tables/{table}/take-backs"
            await ask(clients[0], path, {"seat": 0})
            await ask(clients[0], f"{path}/reply", {"seat": 0, "yes": True}, 409)
            await ask(clients[1], f"{path}/reply", {"seat": 1, "yes": False})
            assert (await state(clients[0], table))["talk"][-1]["key"] == "declined"
            await ask(clients[0], path, {"seat": 0})
            await ask(clients[1], f"{path}/reply", {"seat": 1, "yes": True})
            now = await state(clients[0], table, 0)
            assert now["view"] == before["view"]
            assert now["talk"][-1]["key"] == "taken-back"
            await play_on(table, clients)
            record = (await clients[0].get(f"/api/tables/{table}/record")).json()
            assert any(entry.startswith("host: rewind") for entry in record["entries"])
            assert tessera.verify(record).holds
            strict, others = await seated(app)
            await play_on(strict, others, 2)
            await ask(others[0], f"/api/tables/{strict}/take-backs", {"seat": 0}, 422)

    asyncio.run(story())


def test_a_seat_is_handed_to_an_agent_and_taken_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app, hand_over=True)
            await ask(clients[0], f"/api/tables/{table}/hand-over", {"seat": 0, "agent": "os.system"}, 422)
            await ask(clients[0], f"/api/tables/{table}/hand-over", {"seat": 0, "agent": "random"})

            async def answered() -> bool:
                return 0 not in (await state(clients[1], table))["table"]["waiting"]

            await wait_for(answered)
            move = {"seat": 0, "ask": 2, "id": "a", "do": "x"}
            assert (await clients[0].post(f"/api/tables/{table}/moves", move)).status_code == 422
            await ask(clients[0], f"/api/tables/{table}/come-back", {"seat": 0})
            await play_on(table, clients)

    asyncio.run(story())


def test_resigning_ends_a_duel_and_reveals_the_secret(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app)
            await play_on(table, clients, 4)
            assert "secret" not in (await clients[0].get(f"/api/tables/{table}")).text
            await ask(clients[0], f"/api/tables/{table}/resign", {"seat": 0})
            result = (await state(clients[1], table, 1))["table"]["result"]
            assert result["winners"] == [1]
            record = (await clients[0].get(f"/api/tables/{table}/record")).json()
            assert record["dealer"]["secret"] == result["secret"]
            assert tessera.verify(record).holds

    asyncio.run(story())


def test_leaving_hands_the_seat_over_for_good(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app)
            socket = await clients[0].socket(table, 0)
            await ask(clients[0], f"/api/tables/{table}/leave", {"seat": 0})
            await socket.until(10_000, 5)
            assert socket.closed == (1008, "left")
            assert (await clients[0].get(f"/api/tables/{table}?seat=0")).status_code == 403
            assert (await state(clients[1], table))["table"]["players"][0]["agent"] == "greedy"

    asyncio.run(story())


def test_sharing_ends_when_its_owner_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app)
            link = (await ask(clients[0], f"/api/tables/{table}/shares", {"seat": 0}, 201))["link"]
            friend = Client(app)
            await friend.join(table, link)
            socket = await friend.socket(table, 0)
            assert json.loads(socket.frames[0])["view"] == (await state(clients[0], table, 0))["view"]
            assert (await state(clients[1], table))["talk"][-1]["key"] == "shared"
            await ask(clients[0], f"/api/tables/{table}/shares/end", {"seat": 0})
            await socket.until(10_000, 5)
            assert socket.closed == (1008, "unshared")
            assert (await friend.get(f"/api/tables/{table}?seat=0")).status_code == 403

    asyncio.run(story())


def test_a_rematch_seats_the_same_people_at_one_new_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app)
            await ask(clients[0], f"/api/tables/{table}/rematch", {"seat": 0}, 409)
            await ask(clients[0], f"/api/tables/{table}/resign", {"seat": 0})
            made = [await ask(clients[seat], f"/api/tables/{table}/rematch", {"seat": seat}, 201) for seat in range(2)]
            assert made[0]["table"] == made[1]["table"] != table
            for seat in range(2):
                assert (await clients[seat].join(made[seat]["table"], made[seat]["link"])).json()["seat"] == seat
            await play_on(made[0]["table"], clients, 4)

    asyncio.run(story())


def test_records_have_an_address_for_every_moment_and_come_back_by_upload(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app)
            assert (await clients[0].get(f"/api/tables/{table}/record")).status_code == 409
            await play_on(table, clients)
            record = (await clients[0].get(f"/api/tables/{table}/record")).json()
            moment = (await Client(app).get(f"/api/tables/{table}/moments/12?seat=1")).json()
            assert moment["did"] == record["entries"][11]
            assert moment["view"]["seat"] == 1
            for page in (f"/records/{table}", f"/records/{table}/12/1", f"/records/{table}/0/watcher"):
                assert (await Client(app).get(page)).status_code == 200
            assert (await Client(app).get(f"/records/{table}/99999/1")).status_code == 404
            uploaded = await ask(Client(app), "/api/records", record, 201)
            again = (await Client(app).get(f"/api/tables/{uploaded['table']}/record")).json()
            assert again == record
            for damage in ("entries", "nonces", "result"):
                broken = json.loads(json.dumps(record))
                if damage == "entries":
                    broken["entries"][11] = broken["entries"][10]
                elif damage == "nonces":
                    broken["dealer"]["nonces"][0] = "other"
                else:
                    broken["result"]["winners"] = [0, 1]
                await ask(Client(app), "/api/records", broken, 422)

    asyncio.run(story())


def test_commitments_stay_listed_when_a_table_is_abandoned(tmp_path: Path) -> None:
    async def story() -> None:
        time = Time()
        async with running(tmp_path, now=time) as app:
            made = await ask(Client(app), "/api/tables", {"game": "tides-of-time"}, 201)
            time.now += 40 * 86400
            await app.state.server.maintenance.abandon_stale()
            listed = (await Client(app).get("/api/commitments")).json()["commitments"]
            assert [(line["commitment"], line["status"]) for line in listed] == [(made["commitment"], "abandoned")]
            late = await Client(app).join(made["table"], made["links"][0])
            assert late.status_code in (409, 410)

    asyncio.run(story())


def test_a_crashing_agent_is_retried_and_then_replaced_by_the_default(tmp_path: Path, monkeypatch: Any) -> None:
    async def story() -> None:
        from tessera.server.agents import AgentFailed

        async with running(tmp_path) as app:
            table, clients = await seated(app, agents=[None, "random"])
            calls = 0

            async def crash(question: Any, options: Any) -> str:
                nonlocal calls
                calls += 1
                raise AgentFailed("crash")

            monkeypatch.setattr(app.state.server.services.agents, "choose", crash)
            await play_on_one(clients[0], table)
            assert calls >= 2
            assert any(line["key"] == "agent-failed" for line in (await state(clients[0], table))["talk"])

    async def play_on_one(client: Client, table: str) -> None:
        for _ in range(3):
            prompt = (await state(client, table, 0))["prompt"]
            move = {"seat": 0, "ask": prompt["ask"], "id": f"p{prompt['ask']}", "do": prompt["options"][0]["do"]}
            await ask(client, f"/api/tables/{table}/moves", move)

            async def asked_again(before: int = prompt["ask"]) -> bool:
                now = (await state(client, table, 0))["prompt"]
                return now is not None and bool(now["ask"] > before)

            await wait_for(asked_again)

    asyncio.run(story())


@pytest.mark.parametrize("how", ["sleep", "die", "shout"])
def test_a_worker_that_hangs_dies_or_babbles_is_replaced(how: str, monkeypatch: Any) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), str(ROOT / "tests")]))

    async def story() -> None:
        from tessera.server.agents import AgentFailed, AgentPool, Question, facts_of

        agents = AgentPool(1, "server.bad_agents:GAMES", 1.5, 1.0, 1 << 30)
        match = tessera.new_match("tides-of-time", seed=1)
        question = Question("tides-of-time", 2, {}, f"bad-{how}", facts_of(match, 0))
        good = Question("tides-of-time", 2, {}, "greedy", facts_of(match, 0))
        try:
            with pytest.raises(AgentFailed):
                await agents.choose(question, match.options(0))
            assert await agents.choose(good, match.options(0)) in match.options(0)
        finally:
            await agents.close()

    asyncio.run(story())
