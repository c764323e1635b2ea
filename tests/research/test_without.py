"""The base install needs none of the extras: it plays at full strength, and says what an extra would add."""

from __future__ import annotations

import subprocess
import sys

import pytest

BLOCKED = "import sys; sys.modules.update(dict.fromkeys(('numpy', 'numba', 'gymnasium', 'pettingzoo', 'pyspiel')))\n"


def run(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", BLOCKED + program], capture_output=True, text=True, check=False)


def test_the_equilibrium_agent_needs_no_extra() -> None:
    done = run(
        "import tessera\n"
        "from tessera.agents import make_agent\n"
        "match = tessera.new_match('tides-of-time', seed=1)\n"
        "print(make_agent('equilibrium', match.game, 1).choose(match.look(0), match.options(0)))"
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("draft ")


ROUND_3 = """
import tessera
from random import Random
match, rng = tessera.new_match('tides-of-time', seed=1), Random(1)
while match.look(0).fields['round'] < 3:
    for seat in match.waiting():
        match.play(seat, rng.choice(match.options(seat)))
"""


def test_hints_and_analyses_need_no_extra() -> None:
    """The mixture and the exact cost, as the hint says them and as `tessera analyse` notes them."""
    done = run(
        ROUND_3 + "from tessera.agents import expert, make_agent\n"
        "from tessera.arena.analyse import Effort, Estimator\n"
        "worst = match.options(0)[-1]\n"
        "reasons = make_agent(expert(match.game), match.game, 1).explain(match.look(0), worst)\n"
        "print(*[match.game.words().tell(reason.json(match.box.names), 0, ['A', 'B']) for reason in reasons])\n"
        "found = Estimator(match.game, Effort()).decision(match.state, 0, 0, worst)\n"
        "print(found.exact, sum(found.mixture.values()))\n"
    )
    assert done.returncode == 0, done.stderr
    said, noted = done.stdout.splitlines()
    assert "% of the time: Draft " in said
    assert said.endswith("This is exact.")
    exact, total = noted.split()
    assert exact == "True"
    assert float(total) > 0.99


def test_the_numba_solver_is_refused_with_the_way_to_get_it() -> None:
    command = ["match", "tides-of-time", "--agents", "equilibrium:numba=1,greedy", "--games", "1"]
    done = run(f"from tessera.cli.main import main\nsys.exit(main({command}))")
    assert done.returncode == 2
    assert "pip install '.[numba]'" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("module", "extra"),
    [
        ("tessera.research.pettingzoo", "research"),
        ("tessera.research.openspiel", "research"),
        ("tessera.research.gymnasium", "research"),
        ("tessera.research.vector", "research"),
        ("tessera.research.batch", "research"),
        ("tessera.research.policy", "research"),
        ("tessera.research.train", "research"),
        ("tessera.solve.exploit", "numba"),
        ("tessera.solve.fit", "numba"),
        ("tessera.solve.numba_solver", "numba"),
        ("tessera.solve.exploitability_bound", "numba"),
    ],
)
def test_what_is_missing_is_named_with_the_way_to_get_it(module: str, extra: str) -> None:
    done = run(f"import {module}")
    assert done.returncode == 1
    assert f"pip install '.[{extra}]'" in done.stderr.splitlines()[-1]
