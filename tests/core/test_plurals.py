"""Numbers before a noun in the plural choose its form: "one card", not "1 cards"."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted(path for room in ("tessera", "web/src") for path in (ROOT / room).rglob("*.ftl") if "static" not in path.parts)
ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=(.*(?:\n(?:[ \t]+|\}).*)*)", re.M)
SELECT = re.compile(r"\{ *\$(\w+) *->(.*?)\n\s*\}", re.S)
NOUNS = (
    "agents armies banners bytes cards characters choices Cities citizens coins colours entries houses lines "
    "Landmarks Monuments offers options players points rounds seals seats settlers spaces tables tiles times turns",
    "Angebote Angeboten Armeen Entscheidungen Einträge Einträgen Farben Häuser Karten Minuten Monumente Monumenten Münzen "
    "Möglichkeiten Partien Personen Plätze Plätzen Punkte Punkten Reichskarten Runden Rücknahmen Städte Städten "
    "Tische Tischen Versuche Zeilen Ziehungen Züge",
)
"""Nouns in the plural that sentences count, in English and in German. German nouns that do not change are left out."""
COUNTED = {
    language: re.compile(rf"(?<![.,\w]){{ \$(?:n|m|most|seals) }} (?:[a-zäöü]+ |[A-Z][a-z]+ )?({'|'.join(nouns.split())})\b")
    for language, nouns in zip(("en", "de"), NOUNS, strict=True)
}
SEVERAL = {
    "claimed-empire": "victory takes five Cities",
    "won-empire": "victory takes five Cities",
    "claimed-culture": "victory takes five Monument cards",
    "won-culture": "victory takes five Monument cards",
    "discarded": "the hand is still at its limit",
    "no-card-to-discard": "the hand is above its limit",
    "no-more-offers": "the limit is a constant above one",
    "no-room-for-offer": "the limit is a constant above one",
    "no-so-many-alternatives": "the limit is a constant above one",
    "why-item": "every item costs several cards",
    "stack": "setup leaves several tiles",
    "tie-settlers": "a tie is among several",
    "tie-monuments": "a tie is among several",
    "outcome-won": "every difficulty asks for several Monuments",
    "outcome-won-edict": "every difficulty asks for several Monuments",
    "outcome-overrun": "every difficulty asks for several Monuments",
    "outcome-out-of-tiles": "every difficulty asks for several Monuments",
    "outcome-disobeyed": "every difficulty asks for several Monuments",
    "no-landmarks-purple": "a purple settler asks for several colours",
    "space-expand": "the board prints the number",
    "space-learn": "the board prints the number",
    "space-rebuild": "the board prints the number",
    "space-explore": "the board prints the number",
    "space-grow": "the board prints the number",
    "server-too-large": "the limits are of thousands of bytes",
    "server-record-entries": "it is more than the limit",
    "server-record-rewinds": "it is more than the limit",
    "server-record-rebuilds": "it is more than the limit",
    "server-record-talk": "it is more than the limit",
    "server-record-nonce": "the limit is a constant above one",
    "seats-of": "it is more than the least number of players",
    "drew-all": "it stands for several draws",
    "explored-all": "it stands for several cards",
    "order-tied": "a tie is among several",
    "choices": "it is said where there are several options",
    "verify-good": "a match has many seals and draws",
    "verify-consistent": "a match has many seals and draws",
    "rated": "ratings are of thousands",
    "discarded-all": "only several lines are folded into one",
}
"""Sentences whose number is always above one, and why."""


def outside_of_its_choice(body: str) -> str:
    """A sentence in one line, without the numbers that stand in a choice by the same number."""
    chosen = SELECT.sub(lambda found: re.sub(rf"\{{ *\${found[1]} *\}}", "N", found[2]), body)
    return " ".join(chosen.split())


def bare_plurals(path: Path) -> list[str]:
    """The sentences of a word file in which a plural follows a number that chooses nothing."""
    found = []
    for key, body in ENTRY.findall(path.read_text(encoding="utf-8")):
        nouns = set(COUNTED[path.stem].findall(outside_of_its_choice(body)))
        if nouns and re.sub(r"(-short|-you)+$", "", key) not in SEVERAL:
            found.append(f"{key}: {', '.join(sorted(nouns))}")
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_plural_after_a_number_is_chosen_by_the_number(path: Path) -> None:
    assert bare_plurals(path) == []


def test_a_bare_plural_is_found(tmp_path: Path) -> None:
    path = tmp_path / "en.ftl"
    path.write_text(
        "a = { $n } earlier lines\n"
        "b = { $n ->\n    [one] one line\n   *[other] { $n } lines\n}, { $m } cards\n"
        "c = Round { $n } ends\n",
        encoding="utf-8",
    )
    assert bare_plurals(path) == ["a: lines", "b: cards"]
    german = path.with_name("de.ftl")
    german.write_text("a = { $n } frühere Zeilen\nb = Runde { $n } endet\nc = { $n } Wissen\n", encoding="utf-8")
    assert bare_plurals(german) == ["a: Zeilen"]
