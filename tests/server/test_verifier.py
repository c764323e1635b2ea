"""The second verifier, in another language: it agrees with the engine, and notices one changed letter."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest
from laws.test_tables import play_some
from laws.worlds import CASES, Case, sized
from server.processes import ROOT

from tessera.core.dealer import Dealer, commit_nonce
from tessera.core.match import Match
from tessera.server.history import draws_of

N_MATCHES = sized(3, 250)
SCRIPT = """
import {{ readFileSync }} from "node:fs";
import {{ verify }} from "{module}";
if (!globalThis.crypto) globalThis.crypto = (await import("node:crypto")).webcrypto;
for (const line of readFileSync(0, "utf8").split("\\n").filter(Boolean)) {{
  const {{ record, draws, witness }} = JSON.parse(line);
  console.log(JSON.stringify(await verify(record, draws, witness)));
}}
"""


def judge(matches: list[dict[str, Any]], folder: Path) -> list[list[str]]:
    """What the verifier says of each match."""
    if shutil.which("node") is None:
        if os.environ.get("CI") == "true":
            pytest.fail("the second verifier needs Node to be tested")
        pytest.skip("no Node here")
    shutil.copy(ROOT / "tessera/server/verifier/verify.js", folder / "verify.mjs")
    (folder / "run.mjs").write_text(SCRIPT.format(module="./verify.mjs"))
    lines = "\n".join(json.dumps(match) for match in matches)
    done = subprocess.run(["node", "run.mjs"], cwd=folder, input=lines, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def finished(case: Case, seed: int) -> dict[str, Any]:
    nonces = [f"nonce ü {seed} {seat}" for seat in range(case.seats)]
    hashes = [commit_nonce(nonce) for nonce in nonces] if seed % 2 == 0 else []
    dealer = Dealer(Random(seed).randbytes(32), nonces, hashes, draws_seats=seed % 3 == 0)
    match = Match(case.game, case.game.box(case.seats, dict(case.options)), dealer)
    play_some(match, Random(seed), 100_000)
    record = match.record()
    told = draws_of(case.game, record)
    seating = "drawn" if dealer.seating else "as-listed"
    shown = {"commitment": dealer.commitment, "nonce_commitments": hashes, "seating": seating}
    witness = {"seat": 0, "nonce": nonces[0], **shown}
    return {"record": record, "draws": told.draws, "witness": witness}


def damaged(match: dict[str, Any], rng: Random) -> dict[str, Any]:
    """The same match with one thing changed."""
    copy: dict[str, Any] = json.loads(json.dumps(match))
    record, draws = copy["record"], copy["draws"]
    kind = rng.randrange(10)
    if kind == 0:
        digit = rng.randrange(64)
        secret = record["dealer"]["secret"]
        record["dealer"]["secret"] = secret[:digit] + ("0" if secret[digit] != "0" else "1") + secret[digit + 1 :]
    elif kind == 1:
        record["dealer"]["nonces"][0] += "x"
    elif kind == 2:
        at = rng.randrange(len(record["entries"]))
        record["entries"][at] += "x"
    elif kind == 3:
        draw = rng.choice([draw for draw in draws if draw["of"] > 1])
        draw["taken"] = (draw["taken"] + 1) % draw["of"]
    elif kind == 4:
        copy["witness"]["commitment"] = "0" * 64
    elif kind == 5:
        copy["witness"]["nonce"] += "x"
    elif kind == 6:
        copy["witness"]["nonce_commitments"] = ["0" * 64]
    elif kind == 7:
        record["dealer"]["nonces"][-1] = "liked"
    elif kind == 8:
        places = record["dealer"].get("seating") or list(range(len(record["dealer"]["nonces"])))
        record["dealer"]["seating"] = [*places[1:], *places[:1]] if len(places) > 1 else [1]
    else:
        draws.pop(rng.randrange(len(draws)))
    return copy


def test_both_verifiers_agree_and_notice_every_change(tmp_path: Path) -> None:
    rng = Random(9)
    matches = [finished(case, seed) for case in CASES for seed in range(N_MATCHES)]
    assert judge(matches, tmp_path) == [[] for _ in matches]
    changed = [damaged(rng.choice(matches), rng) for _ in range(max(40, len(matches)))]
    verdicts = judge(changed, tmp_path)
    assert all(verdicts), verdicts.index([])
