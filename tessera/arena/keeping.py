"""Results in a folder: its plan, and a line for every match as soon as it is played, so that a run can go on later."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tessera.arena.jobs import Result
from tessera.core.refusal import BadCall


class Keeping:
    """A folder that belongs to one plan."""

    def __init__(self, plan: dict[str, Any], folder: Path) -> None:
        self.folder = folder
        self.results = folder / "results.jsonl"
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / "plan.json"
        said = json.dumps(plan, indent=1)
        if path.exists() and comparable(path.read_text(encoding="utf-8")) != comparable(said):
            raise BadCall(f"{folder} holds other games; choose another folder, or call it as before to go on with them")
        path.write_text(said + "\n", encoding="utf-8")

    def read(self) -> list[Result]:
        """The results so far. A last line that was cut off by a crash is played again."""
        if not self.results.exists():
            return []
        lines = self.results.read_text(encoding="utf-8").split("\n")
        whole = lines[:-1]
        if lines[-1]:
            self.results.write_text("".join(line + "\n" for line in whole), encoding="utf-8")
        found = [Result.parse(line) for line in whole]
        if [result.number for result in found] != list(range(len(found))):
            raise BadCall(f"{self.results} is damaged: its results are not numbered in order")
        return found

    def append(self, result: Result) -> None:
        with self.results.open("a", encoding="utf-8") as file:
            file.write(result.text() + "\n")


def comparable(text: str) -> dict[str, Any]:
    """A plan without what only says when to stop: more of the same may be added."""
    plan: dict[str, Any] = json.loads(text)
    for when in ("games", "claim"):
        plan.pop(when, None)
    return plan
