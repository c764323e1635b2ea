"""The arena gives the same results for the same seed on one worker or many, and ratings recover known strengths."""

from __future__ import annotations

import json
import math
from dataclasses import replace
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from tessera.agents import make_agent
from tessera.arena.jobs import Job, Result, jobs_for, play_job
from tessera.arena.pool import play_all
from tessera.arena.rating import SCALE, fit, rate, settled
from tessera.arena.sequential_test import SequentialTest
from tessera.arena.series import seated, series, wilson
from tessera.arena.tournament import Plan, run
from tessera.core.refusal import BadCall
from tessera.games import find_game

TIDES = find_game("tides-of-time")


def test_every_deal_is_played_from_every_seat() -> None:
    jobs = jobs_for("tides-of-time", [("a", "b"), ("b", "a")], 6, 1, {})
    assert [job.deal for job in jobs[0::2]] == [job.deal for job in jobs[1::2]]
    assert len({job.deal for job in jobs}) == 3
    assert len({job.choices for job in jobs}) == 6
    assert [job.agents for job in jobs[:2]] == [("a", "b"), ("b", "a")]


def test_a_job_and_its_result_are_texts() -> None:
    job = jobs_for("tides-of-time", [("greedy", "random")], 1, 3, {"molehill_counts_amounts": True})[0]
    assert Job.parse(job.text()) == job
    result = Result.parse(play_job(job.text()))
    assert Result.parse(result.text()) == result
    assert sum(result.shares) == 1


def test_what_is_won_together_counts_whole_for_each() -> None:
    options = {"mode": "cooperative", "difficulty": "beginner"}
    job = jobs_for("city-builder", [("greedy", "greedy")], 1, 1, options)[0]
    for seed in range(20):
        shares = Result.parse(play_job(replace(job, deal=seed).text())).shares
        assert shares in ((1.0, 1.0), (0.0, 0.0))
        if shares[0]:
            return
    pytest.fail("no game of twenty was won")


def test_one_worker_or_two_give_the_same_results() -> None:
    jobs = jobs_for("tides-of-time", [("greedy", "random"), ("random", "greedy")], 8, 5, {})
    assert list(play_all(jobs, 1)) == list(play_all(jobs, 2))


def test_a_cluster_gives_the_same_results() -> None:
    """A real scheduler and two workers, on this machine only."""
    distributed = pytest.importorskip("distributed")
    jobs = jobs_for("tides-of-time", [("greedy", "random"), ("random", "greedy")], 8, 5, {})
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None
    ) as cluster:
        assert list(play_all(jobs, cluster=cluster.scheduler_address)) == list(play_all(jobs))


def test_a_cluster_that_is_not_there_is_named() -> None:
    with pytest.raises(BadCall, match="no Dask scheduler answers at"):
        list(play_all(jobs_for("tides-of-time", [("random", "random")], 1, 1, {}), cluster="tcp://127.0.0.1:9"))


def test_with_more_seats_than_agents_the_last_fills_the_rest() -> None:
    assert seated(["a", "b"], 4) == [0, 1, 1, 1]
    with pytest.raises(BadCall):
        seated(["a", "b", "c"], 2)


def test_the_greedy_agent_is_clearly_better_than_chance() -> None:
    outcome = series(TIDES, ["greedy", "random"], 120, 1, 2, {})
    assert outcome.standings[0].interval[0] > 0.5


def test_an_interval_stays_between_0_and_1_and_narrows() -> None:
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == 1
    wide, narrow = wilson(5, 10), wilson(500, 1000)
    assert narrow[1] - narrow[0] < (wide[1] - wide[0]) / 5


def games_between(strengths: dict[str, float], n: int, seats: int) -> list[Result]:
    """Simulated games in which each seat's probability of winning is proportional to its strength."""
    rng = Random(8)
    names = list(strengths)
    found = []
    for number in range(n):
        group = tuple(rng.sample(names, seats))
        winner = rng.choices(range(seats), [strengths[name] for name in group])[0]
        found.append(Result(number, group, tuple(float(seat == winner) for seat in range(seats)), (0,) * seats))
    return found


@pytest.mark.parametrize("seats", [2, 3])
def test_ratings_recover_the_strengths_behind_the_results(seats: int) -> None:
    strengths = {"weak": 1.0, "middle": 3.0, "strong": 9.0}
    found = fit(list(strengths), games_between(strengths, 4000, seats))
    assert abs(found["strong"] - found["middle"] - math.log(3)) < 0.15
    assert abs(found["middle"] - found["weak"] - math.log(3)) < 0.15


def test_intervals_hold_the_truth_and_shrink_with_games() -> None:
    strengths = {"weak": 1.0, "strong": 3.0}
    few = rate(list(strengths), games_between(strengths, 60, 2), 2)
    many = rate(list(strengths), games_between(strengths, 3000, 2), 2)
    assert many[0].agent == "strong"
    assert many[0].high - many[0].low < (few[0].high - few[0].low) / 3
    truth = 1500 + SCALE * math.log(3) / 2
    assert many[0].low < truth < many[0].high
    assert settled(many)


def test_a_perfect_record_has_a_finite_rating() -> None:
    results = [Result(number, ("a", "b"), (1.0, 0.0), (9, 0)) for number in range(20)]
    assert all(math.isfinite(each.rating) for each in rate(["a", "b"], results, 2))


def verdicts(claim: float, truth: float, deals: int, runs: int = 400) -> list[str]:
    """The verdicts of the sequential test in many runs, on deals of two games with a known probability of winning."""
    rng = Random(11)
    found = []
    for _ in range(runs):
        trial = SequentialTest(claim)
        for _ in range(deals):
            trial.observe((int(rng.random() < truth) + int(rng.random() < truth)) / 2)
            if trial.verdict != "open":
                break
        found.append(trial.verdict)
    return found


@pytest.mark.parametrize("claim", [0.25, 0.6, 0.98])
def test_a_claim_that_is_just_true_is_seldom_refuted_however_often_we_look(claim: float) -> None:
    found = verdicts(claim, claim, 300)
    # The limit is 5 % on each side; four standard errors of 400 runs are added.
    assert found.count("above") / len(found) < 0.05 + 0.044
    assert found.count("below") / len(found) < 0.05 + 0.044


def test_a_claim_that_is_far_off_is_refuted_soon() -> None:
    assert set(verdicts(0.6, 0.85, 60)) == {"above"}
    assert set(verdicts(0.75, 0.45, 60)) == {"below"}


def test_a_series_ends_when_its_claim_is_decided_on_one_worker_or_two(tmp_path: Path) -> None:
    one = series(TIDES, ["greedy", "random"], 400, 1, 2, {}, claim=0.4)
    two = series(TIDES, ["greedy", "random"], 400, 1, 2, {}, workers=2, claim=0.4, folder=tmp_path)
    assert one.verdict == two.verdict == "above"
    assert one.games == two.games < 200
    assert one.standings == two.standings
    again = series(TIDES, ["greedy", "random"], 400, 1, 2, {}, claim=0.4, folder=tmp_path)
    assert again.standings == one.standings
    with pytest.raises(BadCall, match="another plan"):
        series(TIDES, ["random", "greedy"], 400, 1, 2, {}, claim=0.4, folder=tmp_path)
    with pytest.raises(BadCall, match="between 0 and 1"):
        series(TIDES, ["greedy", "random"], 4, 1, 2, {}, claim=75)


def test_a_series_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    expected = series(TIDES, ["greedy", "random"], 30, 4, 2, {})
    series(TIDES, ["greedy", "random"], 7, 4, 2, {}, folder=tmp_path)
    results = tmp_path / "results.jsonl"
    results.write_text(results.read_text()[:-9])
    assert series(TIDES, ["greedy", "random"], 30, 4, 2, {}, folder=tmp_path).standings == expected.standings


def plan(games: int) -> Plan:
    return Plan("tides-of-time", ("random", "greedy"), 2, games, 4)


def test_a_tournament_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    expected = run(plan(12), tmp_path / "expected")
    run(plan(6), tmp_path / "parts")
    kept = tmp_path / "parts" / "results.jsonl"
    kept.write_text(kept.read_text() + '{"number": 6, "agen', encoding="utf-8")
    assert run(plan(12), tmp_path / "parts") == expected
    assert kept.read_text() == (tmp_path / "expected" / "results.jsonl").read_text()


def test_a_folder_of_another_tournament_is_not_touched(tmp_path: Path) -> None:
    run(plan(2), tmp_path)
    with pytest.raises(BadCall, match="another plan"):
        run(Plan("tides-of-time", ("random", "greedy"), 2, 2, 5), tmp_path)


def test_the_table_is_kept_in_three_forms(tmp_path: Path) -> None:
    ratings = run(plan(4), tmp_path)
    assert json.loads((tmp_path / "ratings.json").read_text())[0]["agent"] == ratings[0].agent
    assert (tmp_path / "ratings.csv").read_text().splitlines()[0].startswith("agent,rating,low,high")
    assert ElementTree.parse(tmp_path / "ratings.svg").getroot().tag.endswith("svg")


def test_nobody_is_rated_by_playing_alone() -> None:
    with pytest.raises(BadCall, match="two or more seats"):
        run(Plan("city-builder", ("random", "greedy"), 1, 2, 4))


def test_on_a_ladder_each_meets_the_next_only() -> None:
    agents = ("random", "greedy", "ismcts:simulations=4")
    everybody, ladder = (Plan("tides-of-time", agents, 2, 2, 4, ladder=ladder) for ladder in (False, True))
    assert len(everybody.seating()) == 6
    assert ladder.seating() == [agents[:2], agents[1::-1], agents[1:], agents[:0:-1]]
    assert len(run(ladder)) == 3


def test_a_clear_difference_stops_a_tournament_early(tmp_path: Path) -> None:
    clear = Plan("tides-of-time", ("random", "ismcts:simulations=20"), 2, 60, 1)
    run(clear, tmp_path, stop_early=True)
    assert len((tmp_path / "results.jsonl").read_text().splitlines()) < 60


@pytest.mark.parametrize(
    "spec",
    ["genius", "ismcts:simulations", "ismcts:colour=red", "no.such.module.Agent", "tessera.agents.Nothing", ""],
)
def test_an_agent_that_cannot_be_made_is_named(spec: str) -> None:
    with pytest.raises(BadCall):
        make_agent(spec, TIDES, 1)


def test_an_agent_from_outside_is_found_by_its_full_name() -> None:
    assert type(make_agent("tessera.agents.random.RandomAgent", TIDES, 1)).__name__ == "RandomAgent"
