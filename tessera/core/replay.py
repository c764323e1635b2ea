"""Replay and verification: the same match again from its record, and proof that no draw was altered."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from tessera.core.dealer import Dealer, commit, commit_nonce
from tessera.core.editions import unpack
from tessera.core.game import Game
from tessera.core.match import Match
from tessera.core.record import Record
from tessera.core.refusal import BadCall, BadRecord, Refused
from tessera.core.witness import Witness

ENTRY = re.compile(r"(\d{1,2}|chance|host): (\S.*)")


@dataclass(frozen=True)
class Verdict:
    """The result of a verification: whether the record holds, and if not, what is wrong."""

    holds: bool
    where: str
    why: str
    n_draws: int = 0
    notes: tuple[str, ...] = ()
    """The facts that were not proved, as sentences."""

    def __str__(self) -> str:
        return self.why if self.holds else f"{self.where}: {self.why}"


def replay(game: Game, record: Record, upto: int | None = None, keep_moments: bool = False, listens: bool = False) -> Match:
    """The match again, up to so many entries. Every entry must be legal and every draw the dealer's.

    One that listens tells what happens entry by entry; else all of it is told in one go when somebody asks.
    """
    unpack_components(record)
    match = open_match(game, record)
    if listens:
        match.listen()
    match.keep_moments(keep_moments)
    entries = record.entries if upto is None else record.entries[:upto]
    if any(entry.startswith("host: rewind ") for entry in entries):
        match.keep_milestones()
    compared = compare(match, entries, 0)
    while len(match.entries) < len(entries):
        repeat(match, entries[len(match.entries)])
        compared = compare(match, entries, compared)
    return match


def unpack_components(record: Record) -> None:
    """Put the packs that a record carries on the shelf. What does not fit its seal was altered."""
    seals = record.rules.split("+")[1:]
    for seal, files in record.components.items():
        if seal not in seals:
            raise BadRecord(f"components: the edition {record.rules} has no pack {seal}")
        try:
            found = unpack(files)
        except BadCall as error:
            raise BadRecord(f"components: {error}") from None
        if found != seal:
            raise BadRecord(f"components: their seal is {found}, not {seal}, so they were altered")


def compare(match: Match, entries: list[str], compared: int) -> int:
    """Check the entries that the match has written since then against the record."""
    for i in range(compared, min(len(match.entries), len(entries))):
        if match.entries[i] != entries[i]:
            raise BadRecord(f"entry {i + 1}: the record says '{entries[i]}', but it was '{match.entries[i]}'")
    return len(match.entries)


def open_match(game: Game, record: Record) -> Match:
    """The match as it was before the first entry."""
    if record.secret is None:
        raise BadRecord("the secret of this record is not revealed yet, so its draws cannot be repeated")
    try:
        box = game.box(record.seats, record.options, record.rules)
    except BadCall as error:
        raise BadRecord(str(error)) from None
    if len(record.nonces) != record.seats:
        raise BadRecord(f"there should be a nonce for each of {record.seats} seats, not {len(record.nonces)}")
    if record.nonce_commitments and len(record.nonce_commitments) != record.seats:
        n = len(record.nonce_commitments)
        raise BadRecord(f"there should be a commitment to a nonce for each of {record.seats} seats, not {n}")
    return Match(game, box, dealer_of(record))


def dealer_of(record: Record) -> Dealer:
    """The dealer of a record, who drew the seats as well if the record says that they were drawn."""
    dealer = Dealer(bytes.fromhex(record.secret or ""), record.nonces, record.nonce_commitments, bool(record.seating))
    if dealer.seating != record.seating:
        raise BadRecord(f"seating: the record says {record.seating}, but the draw gives {dealer.seating}")
    return dealer


def repeat(match: Match, entry: str) -> None:
    """Do what an entry says. Draws are made by the match itself and compared by the caller."""
    number = len(match.entries) + 1
    found = ENTRY.fullmatch(entry)
    if found is None:
        raise BadRecord(f"entry {number}: '{entry}' is not 'SEAT: ACTION'")
    who, text = found.groups()
    try:
        if who == "host":
            obey_host(match, text, number)
        elif who == "chance":
            raise BadRecord(f"entry {number}: '{entry}' is a draw where none was due")
        elif text == "undo":
            match.undo(int(who))
        else:
            match.play(int(who), text)
    except Refused as refused:
        raise BadRecord(f"entry {number}: '{entry}' is refused: {refused}") from None


def obey_host(match: Match, text: str, number: int) -> None:
    """Do what the host did: let a seat time out, or go back by consent of all."""
    if re.fullmatch(r"timeout \d{1,2}", text):
        match.timeout(int(text.split()[1]))
    elif re.fullmatch(r"rewind \d{1,9}", text):
        match.rewind(int(text.split()[1]))
    else:
        raise BadRecord(f"entry {number}: the host does not '{text}'")


def verify(find_game: Callable[[str], Game], record: Record, witness: Witness | None = None) -> Verdict:
    """Recompute a finished match from its revealed secret: seals, commitments, every draw, every move, the result.

    Only together with the witness of a seat does that prove that nobody chose the draws.
    """
    claimed, true = record.seals or [], record.sealed()
    for i in range(max(len(claimed), len(true))):
        if i >= len(claimed) or i >= len(true) or claimed[i] != true[i]:
            where = "heading" if i == 0 else f"entry {i}"
            return Verdict(False, where, "it does not match its seal, so one of them was altered")
    if record.secret is None:
        return Verdict(False, "dealer", "the secret is not revealed yet; it is when the match is over")
    if commit(bytes.fromhex(record.secret)) != record.commitment:
        return Verdict(False, "dealer", "the secret is not the one committed to before the first draw")
    try:
        match = replay(find_game(record.game), record)
        objection = objection_to_nonces(record) or (witness.objection(record) if witness is not None else "")
        if objection:
            return Verdict(False, "dealer", objection)
    except (BadRecord, BadCall) as error:
        where, _, why = str(error).partition(": ")
        return Verdict(False, where, why) if why else Verdict(False, "heading", where)
    if len(match.entries) > len(record.entries):
        return Verdict(False, "end", f"draws are missing after entry {len(record.entries)}")
    if match.written().result != record.result:
        return Verdict(False, "result", f"the match ended with {match.written().result}, not {record.result}")
    notes = tuple(not_proved(record, witness))
    if not match.over:
        return Verdict(True, "", f"unfinished, and sound so far: {match.n_draws} draws recomputed", match.n_draws, notes)
    said = f"{match.n_draws} draws and {len(match.entries)} entries recomputed: all as recorded"
    return Verdict(True, "", said, match.n_draws, notes)


def objection_to_nonces(record: Record) -> str:
    """The first nonce that differs from the commitment of its seat, as a sentence; empty if there is none."""
    for seat, hash in enumerate(record.nonce_commitments):
        if hash and record.nonces[seat] and commit_nonce(record.nonces[seat]) != hash:
            return f"the nonce of seat {seat} is not the one that it committed to"
    return ""


def not_proved(record: Record, witness: Witness | None) -> list[str]:
    """The facts that remain unproved although the record holds."""
    notes = []
    if witness is None:
        notes.append(
            "Without the witness of a seat (its own nonce, and the commitments that it was shown) this proves that the draws"
            " follow from the secret, not that nobody chose the secret and the nonces."
        )
    for seat in record.unopened():
        notes.append(
            f"Seat {seat} never opened its nonce. If it acts together with the dealer, both could choose between two deals."
        )
    return notes
