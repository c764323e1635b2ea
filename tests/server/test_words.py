"""What the server says: every refusal has its sentence in every language, and the guide comes from the seat's view."""

from __future__ import annotations

import ast
import asyncio
import dataclasses
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.asgi import Client, running, seated
from server.processes import ROOT
from server.test_play import state
from server.test_stop import finished

from tessera.core.game import Game, Hint
from tessera.core.record import Record
from tessera.core.replay import replay
from tessera.games import GAMES
from tessera.server.refusals import STATUS, WORDS, Rejection, misunderstood, refusal_of, words

LANGUAGES = sorted(path.stem for path in WORDS.glob("*.ftl"))
VALUES = re.compile(r"\$(\w+)")


def rejections() -> list[tuple[str, str, ast.Call]]:
    """Every refusal in the source of the server: its file, its key and the call that makes it."""
    found = []
    for path in sorted((ROOT / "tessera/server").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Rejection":
                key = node.args[1]
                assert isinstance(key, ast.Constant), f"{path}:{node.lineno}: a key is written out"
                found.append((f"{path.name}:{node.lineno}", str(key.value), node))
    return found


def test_there_are_english_and_german_words() -> None:
    assert LANGUAGES == ["de", "en"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(language: str) -> None:
    known = words(language).patterns
    used = {key for _, key, _ in rejections()}
    assert len(used) > 40
    assert used == set(known), "keys without a sentence, or sentences that nobody says"
    for where, key, call in rejections():
        given = {keyword.arg for keyword in call.keywords if keyword.arg != "detail"}
        assert given == set(VALUES.findall(known[key])), (where, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_complete(language: str) -> None:
    for _, key, call in rejections():
        values = {str(keyword.arg) for keyword in call.keywords} - {"detail"}
        given: dict[str, Any] = {value: "x" if value == "text" else 1 for value in values}
        for n in (0, 1, 2):
            said = words(language).say(key, **{**given, **({"n": n} if "n" in given else {})})
            assert said != key
            assert not re.search(r"[{}$?]|\.$", said), said
            assert said[0].islower() or language != "en", said
    assert words("de").say("server-no-such-entry", n=1) == "diese Partie hat einen Eintrag"


def test_codes_are_known() -> None:
    for where, _, call in rejections():
        codes = [code.value for code in ast.walk(call.args[0]) if isinstance(code, ast.Constant)]
        assert all(code in STATUS for code in codes), where


def test_a_refusal_carries_its_message() -> None:
    refusal = refusal_of(Rejection("stale", "server-stale", n=3, m=5), "a")
    assert refusal.reason == "question 3 is no longer open; your next question is number 5"
    assert refusal.message is not None
    assert (refusal.message.key, refusal.message.n, refusal.message.m) == ("server-stale", 3, 5)


def test_refusals_of_table_and_game_can_be_worded_in_german(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app)
            move = {"seat": 0, "ask": 9, "id": "x", "do": "draft nothing"}
            stale = (await clients[0].post(f"/api/tables/{table}/moves", move)).json()
            assert stale["message"] == {"key": "server-stale", "n": 9, "m": 1}
            assert words("de").tell(stale["message"], None, []) == (
                "Frage 9 ist nicht mehr offen; deine nächste Frage hat die Nummer 1"
            )
            wrong = (await clients[0].post(f"/api/tables/{table}/moves", {**move, "ask": 1})).json()
            assert wrong["rule"] == "TT-12"
            assert wrong["message"]["key"] in game(app).words("de")
            assert wrong["reason"] == game(app).words("en").tell(wrong["message"], None, ["seat 0", "seat 1"])
            socket = await clients[0].socket(table, 0)
            socket.send({"type": "move", **move, "id": "y"})
            assert (await socket.answer("y"))["message"] == stale["message"]
            gone = (await Client(app).get("/api/tables/nothing")).json()
            assert gone["message"]["key"] == "server-no-such-table"

    def game(app: Any) -> Game:
        found: Game = app.state.server.services.games["tides-of-time"]
        return found

    asyncio.run(story())


@pytest.mark.parametrize(
    ("wish", "taken"),
    [
        ({"game": "tides-of-time", "seats": 3}, "seats = 2"),
        ({"game": "tides-of-time", "seats": 2, "options": {"colour": 1}}, "molehill_counts_amounts"),
        ({"game": "age-of-heroes", "seats": 3, "options": {"market_circuits": -1}}, "market_circuits = 0 … "),
        ({"game": "age-of-heroes", "seats": 3, "options": {"max_rounds": "many"}}, "max_rounds = 0, 1, 2, …"),
        ({"game": "age-of-heroes", "seats": 3, "options": {"tribes": "all"}}, "tribes = pick | random"),
        ({"game": "city-builder", "seats": 2, "options": {"mode": "solo"}}, "mode = solo, seats = 1"),
        ({"game": "city-builder", "seats": 1, "options": {"mode": "cooperative"}}, "mode = cooperative, seats = 2 … 4"),
        ({"game": "city-builder", "seats": 2, "options": {"extra_commoners": 10}}, "extra_commoners = 0 … 9"),
        ({"game": "city-builder", "seats": 2, "options": {"edict": "perhaps"}}, "edict = true | false"),
        ({"game": "the-ancient-world", "seats": 2, "options": {"first_player": 3}}, "first_player = -1 … 1"),
    ],
)
def test_what_a_table_takes_is_said_in_german_too(tmp_path: Path, wish: dict[str, Any], taken: str) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            refusal = (await Client(app).post("/api/tables", wish)).json()
            assert refusal["message"]["key"] == "server-bad-option"
            said = words("de").tell(refusal["message"], None, [])
            assert said.startswith(f"mit dieser Auswahl gibt es keinen Tisch; möglich ist {taken}"), said

    asyncio.run(story())


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (msgspec.DecodeError("Input data was truncated"), "diese Anfrage ist kein vollständiges JSON"),
        (msgspec.ValidationError("Expected `object`, got `array`"), "diese Anfrage ergibt hier keinen Sinn"),
        (msgspec.ValidationError("Expected `int`, got `str` - at `$.clock.seconds`"), "das Feld clock.seconds dieser"),
        (msgspec.ValidationError("Object missing required field `game`"), "das Feld game dieser Anfrage fehlt"),
        (msgspec.ValidationError("Object contains unknown field `by` - at `$.clock`"), "das Feld clock.by dieser Anfrage"),
    ],
)
def test_no_english_detail_is_part_of_a_message(error: Exception, said: str) -> None:
    """What a library says about a request stands in the English reason, for programmers, and nowhere else."""
    rejection = misunderstood(error)
    assert words("de").tell(rejection.message, None, []).startswith(said)
    assert str(error) in rejection.reason
    assert str(error) not in str(rejection.message)


def test_no_message_holds_the_words_of_an_exception() -> None:
    for where, _, call in rejections():
        for keyword in call.keywords:
            names = {node.id for node in ast.walk(keyword.value) if isinstance(node, ast.Name)}
            sentences = [node for node in ast.walk(keyword.value) if isinstance(node, ast.JoinedStr)]
            assert keyword.arg == "detail" or ("str" not in names and not sentences), where


def test_why_a_record_is_not_accepted_is_said_in_german(tmp_path: Path) -> None:
    whole = finished("tides-of-time", 2, 1, 30)
    dealer = whole["dealer"]
    forged: dict[str, dict[str, Any]] = {
        "server-bad-record": {**whole, "seats": "two"},
        "server-record-dealer": {**whole, "dealer": {**dealer, "secret": "0" * 64}},
        "server-record-entry": {**whole, "entries": [*whole["entries"][:-1], "0: draft nothing"]},
        "server-record-result": {**whole, "result": {**whole["result"], "winners": [0, 1]}},
        "server-record-nonce": {**whole, "dealer": {**dealer, "nonces": ["n" * 65, "m"]}},
        "server-record-unfinished": unfinished(whole),
    }

    async def story() -> None:
        async with running(tmp_path) as app:
            for key, record in forged.items():
                refused = await Client(app).post("/api/records", record)
                assert refused.status_code == 422
                message = refused.json()["message"]
                assert message["key"] == key, refused.json()
                assert "text" not in message
                assert words("de").tell(message, None, []) not in refused.json()["reason"]

    asyncio.run(story())


def unfinished(whole: dict[str, Any]) -> dict[str, Any]:
    """The first half of a finished match, sealed as if it had been written then."""
    record = Record.read({**whole, "result": None})
    del record.entries[len(record.entries) // 2 :]
    while True:
        table = replay(GAMES[record.game], record)
        if len(table.entries) == len(record.entries):
            return record.json()
        record.entries = list(table.entries)


def test_the_guide_shows_what_fits_the_seat_and_its_question(tmp_path: Path) -> None:
    """Hints about a question are for seats that are asked it, and others go by the view alone."""
    hints = (
        Hint("guide-draft", "TT-12", step="Draft"),
        Hint("guide-relic", "TT-23", step="KeepRelic"),
        Hint("guide-first", "TT-1", when=lambda view: view.seat == 0),
    )

    async def story() -> None:
        async with running(tmp_path) as app:
            games = app.state.server.services.games
            games["tides-of-time"] = dataclasses.replace(games["tides-of-time"], guide=hints)
            table, clients = await seated(app)
            draft, first = {"key": "guide-draft", "rule": "TT-12"}, {"key": "guide-first", "rule": "TT-1"}
            told = await state(clients[0], table, 0)
            assert told["guide"] == [draft, first]
            assert (await state(clients[1], table, 1))["guide"] == [draft]
            assert (await state(Client(app), table))["guide"] == []
            socket = await clients[0].socket(table, 0)
            do = told["prompt"]["options"][0]["do"]
            socket.send({"type": "move", "seat": 0, "ask": 1, "id": "a", "do": do})
            await socket.answer("a")
            news = [json.loads(message) for message in socket.frames if json.loads(message)["type"] == "news"]
            assert news[-1]["guide"] == [first], "it has answered, so the question is not its own any more"
            await clients[0].post(f"/api/tables/{table}/resign", {"seat": 0})
            assert (await state(clients[0], table, 0))["guide"] == []

    asyncio.run(story())


UNPROVOKED = {
    "server-begun": "only the maintenance abandons tables, and it ignores the refusal",
    "server-broken-off": "the caller hangs up and hears nothing",
    "server-busy-table": "another process writes again and again",
    "server-conflict": "another process writes at the same moment",
    "server-fault": "a fault of the server itself",
    "server-no-hint-found": "the adviser runs out of time",
    "server-unavailable": "the store is down; test_faults.py fills a disk",
    "server-unknown-rules": "the table is older than the server",
}
"""Refusals that need a fault or a second process."""


def test_refusals_that_a_caller_can_provoke_are_told_by_their_keys(tmp_path: Path) -> None:
    told: set[str] = set()

    async def expect(key: str, answer: Any) -> None:
        said = (await answer).json()
        assert said["message"]["key"] == key, said
        assert words("de").tell(said["message"], None, []) != said["reason"]
        told.add(key)

    async def story() -> None:
        async with running(tmp_path) as app:
            anyone = Client(app)
            table, (ann, ben) = await seated(app, friendly=True, hints=True, hand_over=True)
            at = f"/api/tables/{table}"
            made = (await anyone.post("/api/tables", {"game": "tides-of-time", "seats": 2})).json()
            early = Client(app)
            await early.join(made["table"], made["links"][0])
            seat = {"seat": 0}
            await expect("server-not-begun", early.post(f"/api/tables/{made['table']}/take-backs", seat))
            await expect("server-not-begun", early.post(f"/api/tables/{made['table']}/resign", seat))
            await expect("server-nothing-here", anyone.http.delete("/api/games"))
            await expect("server-no-such-game", anyone.get("/api/games/chess/kit"))
            await expect("server-not-a-number", ann.get(f"{at}?seat=first"))
            await expect(
                "server-content-type", ann.http.post(f"{at}/chat", content="{}", headers={"content-type": "text/html"})
            )
            clock = {"kind": "sand", "seconds": 60.0, "increment": 0.0}
            table_of = {"game": "tides-of-time", "seats": 2}
            await expect("server-clock-kind", anyone.post("/api/tables", {**table_of, "clock": clock}))
            clock = {"kind": "budget", "seconds": 0.5, "increment": 0.0}
            await expect("server-clock-seconds", anyone.post("/api/tables", {**table_of, "clock": clock}))
            await expect("server-nothing-to-take-back", ann.post(f"{at}/take-backs", seat))
            prompt = (await state(ann, table, 0))["prompt"]
            move = {"seat": 0, "ask": 1, "id": "a", "do": prompt["options"][0]["do"]}
            assert (await ann.post(f"{at}/moves", move)).status_code == 200
            await expect("server-not-asked", ann.post(f"{at}/hint", seat))
            assert (await ann.post(f"{at}/take-backs", seat)).status_code == 200
            await expect("server-proposal-open", ann.post(f"{at}/take-backs", seat))
            await ben.post(f"{at}/take-backs/reply", {"seat": 1, "yes": False})
            assert (await ben.post(f"{at}/hand-over", {"seat": 1, "agent": "random"})).status_code == 200
            await expect("server-agent-plays-already", ben.post(f"{at}/hand-over", {"seat": 1, "agent": "random"}))
            assert (await ann.post(f"{at}/resign", seat)).status_code == 200
            await expect("server-match-over", ann.post(f"{at}/take-backs", seat))
            await expect("server-entry-number", anyone.get(f"{at}/moments/last"))
            await expect("server-seat-number", ann.post(f"{at}/moments/0/play-on", {"seat": 7}))
            three, (cat, *_) = await seated(app, 3, "age-of-heroes")
            assert (await cat.post(f"/api/tables/{three}/resign", seat)).status_code == 200
            await expect("server-resigned-already", cat.post(f"/api/tables/{three}/resign", seat))

    asyncio.run(story())
    assert len(told) > 14
    assert not told & set(UNPROVOKED)
    assert set(UNPROVOKED) <= set(words().patterns)
