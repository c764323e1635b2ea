"""The server's time: it starts as the wall clock says, and nobody can set it afterwards."""

from __future__ import annotations

from tessera.server.clocks import SteadyClock


class Hands:
    """Two clocks that a test sets."""

    def __init__(self) -> None:
        self.wall, self.monotonic = 1000.0, 40.0

    def clock(self) -> SteadyClock:
        return SteadyClock(lambda: self.wall, lambda: self.monotonic)


def test_the_servers_time_starts_with_the_wall_clock_and_goes_at_a_steady_pace() -> None:
    hands = Hands()
    clock = hands.clock()
    assert clock() == 1000.0
    hands.monotonic += 5.0
    assert clock() == 1005.0


def test_setting_the_wall_clock_is_noticed_and_changes_nothing() -> None:
    hands = Hands()
    clock = hands.clock()
    assert clock.drift() == 0.0
    hands.wall += 3600.0
    assert clock() == 1000.0
    assert clock.drift() == 3600.0
    hands.wall -= 7200.0
    assert clock.drift() == -3600.0
