"""What tests of every game use."""

from __future__ import annotations

import pytest

rule = pytest.mark.rule
"""`@rule("TT-12", "TT-13")`: this test would fail if one of these rules were broken."""
