"""Text of people: chat and what is said in an open market have one way in, with the same limits."""

from __future__ import annotations

import asyncio
import unicodedata
from pathlib import Path
from typing import Any

import pytest
from server.asgi import Client, running, seated
from server.test_play import state

from tessera.server import commands
from tessera.server.limits import CHATS, Allowances
from tessera.server.texts import MOST_ACCENTS, clean_speech, clean_text, is_speech

NASTY = "\x1b[31mred\u202etfel\u200b a" + "\u0301\u0302" * 30


def test_text_is_cleaned_of_what_could_harm_a_screen() -> None:
    said = clean_text(NASTY, 500)
    assert said.startswith("[31mredtfel \u00e1")
    assert not any(unicodedata.category(letter).startswith("C") for letter in said)
    assert sum(unicodedata.combining(letter) > 0 for letter in said) == MOST_ACCENTS
    assert clean_text("\u0301\u0301\u0301", 500) == ""
    assert clean_text("a \u200b b\n\tc", 500) == "a b c"
    assert clean_text("\u3164\u2800", 500) == "", "signs that show nothing are no name"
    assert clean_text("Vi\u1ec7t \u05e9\u05b8\u05c1", 500) == unicodedata.normalize("NFC", "Vi\u1ec7t \u05e9\u05b8\u05c1")
    assert len(clean_text("x" * 1000, 40)) == 40
    assert clean_text(clean_text(NASTY, 500), 500) == clean_text(NASTY, 500)


def test_speech_is_known_however_it_is_typed() -> None:
    assert all(is_speech(text) for text in ("say hi", " SAY  hi", "say", "Say\thi"))
    assert not any(is_speech(text) for text in ("done", "sayings", "offer iron for grain", ""))
    assert clean_speech(" SAY  Hello\u202e there") == "say Hello there"
    assert clean_speech("say \u200b") == ""
    assert len(clean_speech("say " + "x" * 600)) == 500


async def market(app: Any) -> tuple[str, list[Client]]:
    """A table of Age of Heroes at which all trade at once."""
    table, clients = await seated(app, 3, "age-of-heroes", options={"market": "open", "tribes": "random"})
    for n in range(200):
        told = await state(clients[0], table)
        for seat in told["table"]["waiting"]:
            prompt = (await state(clients[seat], table, seat))["prompt"]
            if prompt["title"] == "ask-bargain":
                return table, clients
            move = {"seat": seat, "ask": prompt["ask"], "id": f"b{n}", "do": prompt["options"][0]["do"]}
            await clients[seat].post(f"/api/tables/{table}/moves", move)
    raise AssertionError("nobody ever trades")


async def speak(client: Client, table: str, text: str, id: str) -> Any:
    ask = (await state(client, table, 0))["prompt"]["ask"]
    return await client.post(f"/api/tables/{table}/moves", {"seat": 0, "ask": ask, "id": id, "do": text})


def test_what_is_said_in_the_market_has_the_limits_of_chat(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await market(app)
            answers = [await speak(clients[0], table, f"say {NASTY} {n}", f"s{n}") for n in range(3 * CHATS)]
            assert [answer.status_code for answer in answers] == [200] * CHATS + [429] * 2 * CHATS
            assert (await clients[0].post(f"/api/tables/{table}/chat", {"seat": 0, "text": "hi"})).status_code == 429
            again = await speak(clients[0], table, f"say {NASTY} 0", "s0")
            assert again.json() == answers[0].json(), "a move that is sent again gets its receipt, whatever was said since"
            told = await state(clients[1], table, 1)
            lines = [line["text"] for line in told["log"]["add"] if line["key"] == "said"]
            assert len(lines) == CHATS
            for line in lines:
                assert not any(unicodedata.category(letter).startswith("C") for letter in line)
                assert sum(unicodedata.combining(letter) > 0 for letter in line) <= MOST_ACCENTS

    asyncio.run(story())


def test_what_is_said_in_the_market_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            app.state.server.limits.chats = Allowances(10**6, 1.0)
            table, clients = await market(app)
            table_state = await app.state.server.tables.live(table).read_state()
            monkeypatch.setattr(commands, "MOST_TALK", len(table_state.talk) + 4)
            answers = [await speak(clients[0], table, "say hello", f"s{n}") for n in range(6)]
            assert [answer.status_code for answer in answers] == [200] * 4 + [429] * 2
            assert (await clients[0].post(f"/api/tables/{table}/chat", {"seat": 0, "text": "hi"})).status_code == 429
            assert (await speak(clients[0], table, "say \u200b", "empty")).status_code == 400
            app.state.server.tables.loaded.clear()
            assert (await speak(clients[0], table, "say hello", "later")).status_code == 429, "a restart forgets nothing"

    asyncio.run(story())
