"""Records: whoever changes one bit is found out, and told where."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from laws.worlds import sized

import tessera
from tessera.core.record import Record
from tessera.core.refusal import BadRecord
from tessera.core.replay import verify as verify_record
from tessera.games import find_game


def finished(seed: int = 7) -> dict[str, Any]:
    match = tessera.new_match("tides-of-time", seed=seed)
    rng = Random(seed)
    while not match.over:
        seat = rng.choice(match.waiting())
        match.play(seat, rng.choice(match.options(seat)))
        if rng.random() < 0.3 and match.can_undo(seat):
            match.undo(seat)
    record: dict[str, Any] = json.loads(json.dumps(match.record()))
    return record


def judge(text: bytes) -> str:
    """What is wrong with a record; empty if nothing is."""
    try:
        verdict = verify_record(find_game, Record.parse(text))
    except BadRecord as error:
        return str(error)
    return "" if verdict.holds else str(verdict)


def test_a_finished_match_verifies() -> None:
    verdict = tessera.verify(finished())
    assert verdict.holds
    assert verdict.n_draws == 18


def test_every_single_flipped_bit_is_found() -> None:
    text = json.dumps(finished()).encode()
    every = sized(97, 1)
    for bit in range(0, 8 * len(text), every):
        changed = bytearray(text)
        changed[bit // 8] ^= 1 << bit % 8
        assert judge(bytes(changed)), (bit, bytes(changed)[max(0, bit // 8 - 40) : bit // 8 + 40])


def test_a_changed_entry_is_named() -> None:
    record = finished()
    number = next(i for i, entry in enumerate(record["entries"]) if "draft" in entry)
    record["entries"][number] = (
        record["entries"][number].replace("0:", "1:") if "0:" in record["entries"][number] else "0: undo"
    )
    assert str(tessera.verify(record)).startswith(f"entry {number + 1}:")


def test_a_forged_draw_is_named_even_when_the_seals_are_made_anew() -> None:
    record = finished()
    first = record["entries"][0]
    record["entries"][0] = "chance: deal kings-nest" if first != "chance: deal kings-nest" else "chance: deal gods-baths"
    record["seals"] = Record.read(record).sealed()
    verdict = tessera.verify(record)
    assert verdict.where == "entry 1"
    assert first in verdict.why


def test_a_forged_result_is_named() -> None:
    record = finished()
    record["result"]["scores"][0] += 1
    assert tessera.verify(record).where == "result"


def test_a_secret_that_was_not_committed_to_is_named() -> None:
    record = finished()
    record["dealer"]["secret"] = "0" * 64
    assert tessera.verify(record).where == "dealer"


def test_an_unrevealed_secret_is_neither_proof_nor_replayable() -> None:
    match = tessera.new_match("tides-of-time", seed=1)
    assert tessera.verify(match.record(reveal=False)).where == "dealer"
    with pytest.raises(BadRecord, match="not revealed"):
        tessera.replay(match.record(reveal=False))


def test_an_unfinished_match_goes_on_from_its_record() -> None:
    match = tessera.new_match("tides-of-time", seed=3)
    match.play(0, match.options(0)[1])
    again = tessera.replay(match.record())
    for each in (match, again):
        while not each.over:
            for seat in each.waiting():
                each.play(seat, each.options(seat)[-1])
    assert match.record() == again.record()


def test_a_record_cut_short_lacks_its_draws() -> None:
    record = finished()
    record["entries"] = record["entries"][:7]
    record["seals"] = record["seals"][:8]
    assert tessera.verify(record).where in {"end", "result"}


def test_another_version_of_the_rules_is_refused_with_both_versions() -> None:
    record = finished()
    record["rules"] = "0"
    with pytest.raises(BadRecord, match="edition 0 of Tides of Time, and this program knows edition 1"):
        tessera.replay(record)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda record: record.pop("entries"), "lacks entries"),
        (lambda record: record.update(extra=1), "unknown 'extra'"),
        (lambda record: record.update(tessera=2), "format 1"),
        (lambda record: record.update(game="chess"), "no game 'chess'"),
        (lambda record: record.update(seats=5), "2 seats, not 5"),
        (lambda record: record.update(seats=True), "seats should be a int"),
        (lambda record: record.update(entries=[3]), "entries"),
        (lambda record: record.update(options={"wrong": 1}), "no option 'wrong'"),
        (lambda record: record["dealer"].update(secret="abc"), "64 hexadecimal"),
        (lambda record: record["dealer"].update(nonces=[]), "nonce for each"),
        (lambda record: record["entries"].insert(0, "2: draft kings-nest"), "entry 1"),
        (lambda record: record["entries"].insert(0, "nonsense"), "entry 1"),
        (lambda record: record["entries"].append("0: draft kings-nest"), "the match is over"),
        (lambda record: record["entries"].append("host: dance"), "the host does not"),
    ],
)
def test_a_damaged_record_is_refused_in_one_line(change: Any, said: str) -> None:
    record = finished()
    change(record)
    with pytest.raises(BadRecord) as error:
        tessera.replay(record)
    assert said in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("text", [b"", b"{", b"[]", b"null", b"\xff\xfe", b'"x"', b"[" * 100_000])
def test_what_is_no_record_is_refused(text: bytes) -> None:
    with pytest.raises(BadRecord):
        Record.parse(text)


def test_truncation_at_any_point_is_refused() -> None:
    text = json.dumps(finished()).encode()
    for length in range(0, len(text) - 1, 61):
        assert judge(text[:length])
