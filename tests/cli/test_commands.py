"""Every command as a person calls it: its output, its exit code, and its message when it is called wrongly."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from support import rule

import tessera
from tessera.games import GAMES

COMMANDS = ["play", "match", "tournament", "agents", "rules", "record", "verify", "analyse", "bench", "observations"]
COMMANDS += ["serve", "tables"]


def call(*args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tessera.cli.main", *args]
    return subprocess.run(
        command, input=typed, capture_output=True, text=True, check=False, env={**os.environ, "COLUMNS": "100"}
    )


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match = tessera.new_match("tides-of-time", seed=11)
    while not match.over:
        for seat in match.waiting():
            match.play(seat, match.options(seat)[0])
    path = tmp_path_factory.mktemp("records") / "match.json"
    path.write_text(json.dumps(match.record()), encoding="utf-8")
    return path


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: str) -> None:
    done = call(command, "--help")
    assert done.returncode == 0
    assert f"example: tessera {command}" in done.stdout


@pytest.mark.parametrize(
    "args",
    [
        [],
        ["dance"],
        ["match", "chess", "--agents", "random"],
        ["match", "tides-of-time", "--agents", "genius"],
        ["match", "tides-of-time", "--agents", "random", "--seats", "4"],
        ["match", "tides-of-time", "--agents", "random,random,random"],
        ["match", "tides-of-time", "--agents", "random", "--games", "0"],
        ["match", "tides-of-time", "--agents", "random", "--option", "x"],
        ["match", "tides-of-time", "--agents", "random", "--option", "x=1"],
        ["match", "tides-of-time", "--agents", "random", "--option", "molehill_counts_amounts=7"],
        ["match", "tides-of-time", "--agents", ","],
        ["match", "tides-of-time"],
        ["tournament", "tides-of-time", "--agents", "random"],
        ["tournament", "tides-of-time", "--agents", "random,greedy", "--games", "3"],
        ["rules", "chess"],
        ["rules", "tides-of-time", "TT-999"],
        ["record", "no-such-file.json"],
        ["verify", "no-such-file.json"],
        ["bench", "chess"],
        ["observations", "chess"],
        ["observations", "tides-of-time", "--seats", "3"],
        ["bench", "tides-of-time", "--seats", "3"],
        ["play", "chess", "--terminal"],
        ["play", "tides-of-time", "--terminal", "--seat", "2"],
        ["play", "tides-of-time", "--terminal", "--against", "genius"],
    ],
)
def test_a_wrong_call_gets_one_line_and_code_2(args: list[str]) -> None:
    done = call(*args)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1
    assert done.stderr.startswith("tessera")


def test_match_prints_one_object_with_shares_and_intervals() -> None:
    done = call("match", "tides-of-time", "--agents", "greedy,random", "--games", "20", "--seed", "5", "--json")
    said: dict[str, Any] = json.loads(done.stdout)
    assert list(said) == ["game", "seats", "games", "seed", "seconds", "agents"]
    assert [each["agent"] for each in said["agents"]] == ["greedy", "random"]
    assert abs(sum(each["win_rate"] for each in said["agents"]) - 1) < 0.001
    for each in said["agents"]:
        low, high = each["interval"]
        assert low <= each["win_rate"] <= high


def test_the_same_seed_gives_the_same_match() -> None:
    both = [call("match", "tides-of-time", "--agents", "greedy,random", "--games", "10", "--json").stdout for _ in range(2)]
    first, second = (json.loads(text) for text in both)
    assert first["agents"] == second["agents"]


def test_match_prints_a_table_for_people() -> None:
    done = call("match", "tides-of-time", "--agents", "random", "--games", "4")
    assert done.returncode == 0
    assert "mean score" in done.stdout
    assert "games/s" in done.stdout


def test_a_tournament_prints_ratings() -> None:
    done = call("tournament", "tides-of-time", "--agents", "random,greedy", "--games", "4", "--json")
    said = json.loads(done.stdout)
    assert {each["agent"] for each in said["agents"]} == {"random", "greedy"}


def test_agents_are_listed() -> None:
    assert {"random", "greedy"} <= {line.split()[0] for line in call("agents").stdout.splitlines()}
    assert json.loads(call("agents", "tides-of-time", "--json").stdout)["agents"][0]["agent"] == "random"


def test_a_rule_is_printed_by_its_id() -> None:
    done = call("rules", "tides-of-time", "tt-34")
    assert done.stdout.startswith("TT-34 ")
    assert len(done.stdout.splitlines()) == 1


def test_the_rulebook_page_is_printed() -> None:
    assert "TT-12" in call("rules", "tides-of-time").stdout


def test_a_record_is_printed_move_by_move(kept: Path) -> None:
    done = call("record", str(kept))
    assert "chance: deal" in done.stdout
    assert "adds" in done.stdout
    assert done.stdout.splitlines()[-1].startswith("scores ")
    assert "You add" in call("record", str(kept), "--seat", "1").stdout


def test_a_record_is_printed_in_a_language_with_names(kept: Path) -> None:
    said = call("record", str(kept), "--language", "de", "--names", "Ada,Bert", "--seat", "1", "--told").stdout
    assert "Ada fügt dem Reich" in said
    assert "Regelfassung" in said
    assert "Du " in said
    assert "chance:" not in said
    assert said.splitlines()[-1].startswith("Ergebnis ")
    for args in (["--language", "xx"], ["--names", "Ada"]):
        done = call("record", str(kept), *args)
        assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)


def test_verify_says_yes_with_0_and_no_with_1(kept: Path, tmp_path: Path) -> None:
    assert call("verify", str(kept)).returncode == 0
    record = json.loads(kept.read_text(encoding="utf-8"))
    record["result"]["scores"] = [99, 0]
    forged = tmp_path / "forged.json"
    forged.write_text(json.dumps(record), encoding="utf-8")
    done = call("verify", str(forged))
    assert done.returncode == 1
    assert "result" in done.stdout
    assert json.loads(call("verify", str(forged), "--json").stdout)["holds"] is False


def test_analyse_judges_every_decision(kept: Path, tmp_path: Path) -> None:
    graph = tmp_path / "chances.svg"
    done = call("analyse", str(kept), "--simulations", "10", "--playouts", "2", "--graph", str(graph))
    assert done.returncode == 0, done.stderr
    assert "luck of the draws" in done.stdout
    assert graph.read_text(encoding="utf-8").startswith("<svg")


def test_a_truncated_record_is_called_so(kept: Path, tmp_path: Path) -> None:
    short = tmp_path / "short.json"
    short.write_bytes(kept.read_bytes()[:500])
    done = call("verify", str(short))
    assert done.returncode == 2
    assert "no complete JSON" in done.stderr


@pytest.mark.parametrize("game", GAMES)
def test_bench_prints_every_figure_of_the_contract(game: str) -> None:
    said = json.loads(call("bench", game, "--seconds", "0.1", "--json").stdout)
    assert said["compiled"] is False
    wanted = {"game", "seats", "decisions_per_second", "options_us", "apply_us", "clone_us", "view_us", "imagine_us"}
    wanted |= {"search_simulations_per_second", "draws_per_second"}
    wanted |= {"match_decisions_per_second", "pettingzoo_decisions_per_second", "vector_decisions_per_second"}
    assert wanted <= set(said["games"][0])


def test_observations_say_what_every_number_means() -> None:
    said = json.loads(call("observations", "the-ancient-world", "--seats", "3", "--json").stdout)
    assert sum(len(block["parts"]) for block in said["blocks"]) == said["size"]
    assert [block["start"] for block in said["blocks"]] == sorted({block["start"] for block in said["blocks"]})
    assert all(block["meaning"] for block in said["blocks"])
    shown = call("observations", "city-builder", "--option", "mode=solo").stdout
    assert "planes of" in shown
    assert "LayTile" in shown
    every = call("observations", "tides-of-time", "--all").stdout
    assert "    188  round 3" in every


def test_bench_begins_with_the_engine_and_counts_draws_apart() -> None:
    said = call("bench", "tides-of-time", "--seconds", "0.2").stdout
    assert said.startswith("the engine is plain Python: ")
    row = json.loads(call("bench", "tides-of-time", "--seconds", "0.2", "--json").stdout)["games"][0]
    assert row["decisions_per_game"] == 34.0, "seventeen answers of each player; draws are none"
    assert row["draws_per_second"] > 0


def test_a_whole_match_can_be_played_in_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    done = call("play", "tides-of-time", "--terminal", "--seed", "3", "--save", str(path), typed="1\n" * 17)
    assert done.returncode == 0, done.stderr
    assert "The match is over" in done.stdout
    assert call("verify", str(path)).returncode == 0


@rule("AH-297")
def test_a_person_in_the_terminal_plays_on_an_open_market_without_a_limit_of_rounds(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    typed = f"tribe celts\nsay hello\ndone\nsave {path}\nquit\n"
    done = call("play", "age-of-heroes", "--terminal", "--seed", "3", typed=typed)
    assert done.returncode == 0, done.stderr
    options = json.loads(path.read_text(encoding="utf-8"))["options"]
    assert (options["market"], options["max_rounds"]) == ("open", 0)
    assert "You say: hello" in done.stdout
    assert "Player 1 is done trading" in done.stdout, "the rivals are asked at the same time"


def test_the_terminal_answers_questions_about_the_game() -> None:
    typed = "draft nothing\nwhy\nundo\nhint\nrules TT-34\nrules XX-1\nlog\nhelp\ntable\n\nquit\n"
    done = call("play", "tides-of-time", "--terminal", "--seed", "3", typed=typed)
    assert done.returncode == 0, done.stderr
    for said in (
        "No: there is no action",
        "Nearest legal",
        "cannot be taken back",
        "gives nothing away",
        "TT-34",
        "no rule 'XX-1'",
    ):
        assert said in done.stdout, said


def test_an_unfinished_match_is_saved_without_its_secret(tmp_path: Path) -> None:
    path = tmp_path / "part.json"
    call("play", "tides-of-time", "--terminal", "--seed", "3", typed=f"1\nsave {path}\nquit\n")
    assert json.loads(path.read_text(encoding="utf-8"))["dealer"]["secret"] is None
