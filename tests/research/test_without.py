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


@pytest.mark.parametrize(
    ("module", "extra"),
    [
        ("tessera.research.pettingzoo", "research"),
        ("tessera.research.openspiel", "research"),
        ("tessera.research.batch", "research"),
        ("tessera.research.train", "research"),
        ("tessera.solve.exploit", "numba"),
        ("tessera.solve.fit", "numba"),
    ],
)
def test_what_is_missing_is_named_with_the_way_to_get_it(module: str, extra: str) -> None:
    done = run(f"import {module}")
    assert done.returncode == 1
    assert f"pip install 'tessera[{extra}]'" in done.stderr.splitlines()[-1]
