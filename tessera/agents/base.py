"""What an agent is."""

from __future__ import annotations

from tessera.core.view import View


class Agent:
    """One who chooses. Everything it may go by is in the call."""

    about = "an agent from outside"

    def choose(self, view: View, options: list[str]) -> str:
        """One of the options. The view reads like the JSON of the match: `view["hands"]`."""
        raise NotImplementedError

    def explain(self, view: View, option: str) -> str:
        """Why it would choose that, in one line."""
        return "it does not say why"
