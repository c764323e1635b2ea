"""The limits of uploaded records. Replaying one must cost little, and everything in it is shown to strangers."""

from __future__ import annotations

import re

from tessera.core.record import UNDO, Record
from tessera.core.replay import Verdict
from tessera.server.refusals import Rejection
from tessera.server.texts import LONGEST_NONCE, MOST_TALK, clean_speech, clean_text, is_speech

MOST_ENTRIES = 20_000
"""About five times as many as the longest matches of random players have."""
MOST_REWINDS = 100
"""Take-backs by consent, each of which plays a part of the match again."""
MOST_REBUILDS = 3
"""Rewinds to what had itself been taken back, which no table of ours offers. Each plays the match again from its beginning."""
MOST_SECONDS = 1.0
"""Processor time that the replay of a record may take. It is spent again whenever its table is read."""
REWIND = re.compile(r"host: rewind (\d{1,9})")
ENTRY = re.compile(r"entry (\d+)")


def fault_of(record: Record) -> Rejection | None:
    """Why a record is not accepted, whatever it proves; None if nothing speaks against it."""
    n_entries = len(record.entries)
    if n_entries > MOST_ENTRIES:
        return Rejection("refused", "server-record-entries", n=n_entries, m=MOST_ENTRIES)
    n_rewinds = sum(entry.startswith("host: rewind ") for entry in record.entries)
    if n_rewinds > MOST_REWINDS:
        return Rejection("refused", "server-record-rewinds", n=n_rewinds, m=MOST_REWINDS)
    n_rebuilds = count_rebuilds(record.entries)
    if n_rebuilds > MOST_REBUILDS:
        return Rejection("refused", "server-record-rebuilds", n=n_rebuilds, m=MOST_REBUILDS)
    if any(len(nonce) > LONGEST_NONCE or clean_text(nonce, LONGEST_NONCE) != nonce for nonce in record.nonces):
        return Rejection("refused", "server-record-nonce", n=LONGEST_NONCE)
    return fault_of_speech(record)


def count_rebuilds(entries: list[str]) -> int:
    """How many rewinds lead to a position that is not on the line of entries in force."""
    before: list[int] = []
    """For each entry the last one in force before it, or -1."""
    heads, n_rebuilds = [-1], 0
    for number, entry in enumerate(entries):
        head = heads[-1]
        before.append(head)
        if found := REWIND.fullmatch(entry):
            wanted = heads[min(int(found.group(1)), number)]
            n_rebuilds += not lies_on_line(before, head, wanted)
            heads.append(wanted)
        elif UNDO.fullmatch(entry):
            heads.append(before[head] if head >= 0 else -1)
        else:
            heads.append(number)
    return n_rebuilds


def lies_on_line(before: list[int], head: int, wanted: int) -> bool:
    """True if the line that ends with one entry in force leads through another. Lines only lead to earlier numbers."""
    while head > wanted:
        head = before[head]
    return head == wanted


def fault_of_speech(record: Record) -> Rejection | None:
    """Why what was said in a match cannot be shown; None if it can."""
    actions = [entry.partition(": ")[2] for entry in record.entries]
    spoken = [number for number, action in enumerate(actions, 1) if is_speech(action)]
    for number in spoken:
        if clean_speech(actions[number - 1]) != actions[number - 1]:
            return Rejection("refused", "server-record-text", n=number)
    if len(spoken) > MOST_TALK:
        return Rejection("refused", "server-record-talk", n=len(spoken), m=MOST_TALK)
    return None


def objection_to(record: Record, verdict: Verdict, seconds: float) -> Rejection | None:
    """Why a record that was replayed within so many seconds is not accepted; None if it is."""
    if seconds > MOST_SECONDS:
        return Rejection("refused", "server-record-slow")
    if verdict.holds:
        return Rejection("refused", "server-record-unfinished") if record.result is None else None
    if found := ENTRY.fullmatch(verdict.where):
        return Rejection("refused", "server-record-entry", n=int(found.group(1)), detail=verdict.why)
    if verdict.where == "dealer":
        return Rejection("refused", "server-record-dealer", detail=verdict.why)
    if verdict.where in ("end", "result"):
        return Rejection("refused", "server-record-result", detail=verdict.why)
    return damaged(str(verdict))


def damaged(detail: str) -> Rejection:
    """The refusal of a record that cannot even be replayed."""
    return Rejection("refused", "server-bad-record", detail=detail)
