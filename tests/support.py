"""What tests of every game use."""

from __future__ import annotations

import os
import shutil

import pytest

rule = pytest.mark.rule
"""`@rule("TT-12", "TT-13")`: this test would fail if one of these rules were broken."""


def need(found: object, what: str) -> None:
    """Skip what this machine lacks, and say how to get it; on CI a lack is a failure."""
    if found:
        return
    if os.environ.get("CI") == "true":
        pytest.fail(what)
    pytest.skip(what)


def need_compiler() -> None:
    found = any(shutil.which(name) for name in ("cc", "gcc", "clang"))
    need(found, "no C compiler here, so the compiled engine is not tested; on Debian: apt-get install gcc python3-dev")
