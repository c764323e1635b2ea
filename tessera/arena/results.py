"""A folder of results: the plan, and a line for every match as soon as it is played, so that a run can be resumed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tessera.arena.jobs import Result
from tessera.core.refusal import BadCall


class ResultsFolder:
    """A folder that holds the results of one plan."""

    def __init__(self, plan: dict[str, Any], folder: Path) -> None:
        self.folder = folder
        self.results = folder / "results.jsonl"
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / "plan.json"
        said = json.dumps(plan, indent=1)
        if path.exists() and comparable(path.read_text(encoding="utf-8")) != comparable(said):
            raise BadCall(
                f"{folder} holds the results of another plan; choose another folder, or repeat that plan to resume it"
            )
        path.write_text(said + "\n", encoding="utf-8")

    def read(self) -> list[Result]:
        """The results so far. A last line that a crash cut off is removed, so that its match is played again."""
        if not self.results.exists():
            return []
        lines = self.results.read_text(encoding="utf-8").split("\n")
        complete = lines[:-1]
        if lines[-1]:
            self.results.write_text("".join(line + "\n" for line in complete), encoding="utf-8")
        found = [Result.parse(line) for line in complete]
        if [result.number for result in found] != list(range(len(found))):
            raise BadCall(f"{self.results} is damaged: its results are not numbered in order")
        return found

    def append(self, result: Result) -> None:
        with self.results.open("a", encoding="utf-8") as file:
            file.write(result.text() + "\n")


def comparable(text: str) -> dict[str, Any]:
    """A plan without the settings that only say when to stop, so that a run can be extended."""
    plan: dict[str, Any] = json.loads(text)
    for when in ("games", "claim"):
        plan.pop(when, None)
    return plan
