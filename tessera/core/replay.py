"""Replay and verification: the same match again from its record, and proof that no draw was altered."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import accumulate

from tessera.core.dealer import Dealer, commit
from tessera.core.game import Game
from tessera.core.match import Match
from tessera.core.record import Record
from tessera.core.refusal import BadCall, BadRecord, Refused, refuse

ENTRY = re.compile(r"(\d{1,2}|chance|host): (\S.*)")
UNDO = re.compile(r"\d{1,2}: undo")


@dataclass(frozen=True)
class Verdict:
    """Whether a record is what it claims to be, and where it is not."""

    holds: bool
    where: str
    why: str
    n_draws: int = 0

    def __str__(self) -> str:
        return self.why if self.holds else f"{self.where}: {self.why}"


def replay(game: Game, record: Record, upto: int | None = None) -> Match:
    """The match again, up to so many entries. Every entry must be legal and every draw the dealer's."""
    expect_edition(game, record)
    table = open_table(game, record)
    entries = record.entries if upto is None else record.entries[:upto]
    compared = compare(table, entries, 0)
    while len(table.entries) < len(entries):
        repeat(table, entries[len(table.entries)])
        compared = compare(table, entries, compared)
    return table


def expect_edition(game: Game, record: Record) -> None:
    """A record is read with the rules and the components that it was played with, or not at all."""
    version, _, seal = record.rules.partition("+")
    if version != game.version:
        raise BadRecord(
            f"this record follows version {version} of the rules of {game.title}, this program version {game.version}"
        )
    here = game.edition(record.options).partition("+")[2]
    if seal != here:
        folders = ", ".join(str(record.options[option.name]) for option in game.options if option.is_folder)
        raise BadRecord(f"this record was played with the components {seal or 'of the house'}; in '{folders}' are {here}")


def compare(table: Match, entries: list[str], compared: int) -> int:
    """Check what the table has written since against the record."""
    for i in range(compared, min(len(table.entries), len(entries))):
        if table.entries[i] != entries[i]:
            raise BadRecord(f"entry {i + 1}: the record says '{entries[i]}', but it was '{table.entries[i]}'")
    return len(table.entries)


def open_table(game: Game, record: Record) -> Match:
    """The table as it was before the first entry."""
    if record.secret is None:
        raise BadRecord("the secret of this record is not revealed yet, so its draws cannot be repeated")
    try:
        box = game.box(record.seats, record.options)
    except BadCall as error:
        raise BadRecord(str(error)) from None
    if len(record.nonces) != record.seats:
        raise BadRecord(f"there should be a nonce for each of {record.seats} seats, not {len(record.nonces)}")
    return Match(game, box, Dealer(bytes.fromhex(record.secret), record.nonces))


def repeat(table: Match, entry: str) -> None:
    """Do what an entry says. Draws are made by the table itself and compared by the caller."""
    number = len(table.entries) + 1
    found = ENTRY.fullmatch(entry)
    if found is None:
        raise BadRecord(f"entry {number}: '{entry}' is not 'SEAT: ACTION'")
    who, text = found.groups()
    try:
        if who == "host":
            obey_host(table, text, number)
        elif who == "chance":
            raise BadRecord(f"entry {number}: '{entry}' is a draw where none was due")
        elif text == "undo":
            table.undo(int(who))
        else:
            table.play(int(who), text)
    except Refused as refused:
        raise BadRecord(f"entry {number}: '{entry}' is refused: {refused}") from None


def obey_host(table: Match, text: str, number: int) -> None:
    """Do what the host did: let a seat time out, or go back by consent of all."""
    if re.fullmatch(r"timeout \d{1,2}", text):
        table.timeout(int(text.split()[1]))
    elif re.fullmatch(r"rewind \d{1,9}", text):
        rewind(table, int(text.split()[1]))
    else:
        raise BadRecord(f"entry {number}: the host does not '{text}'")


def rewind(table: Match, upto: int) -> None:
    """Return to the position after so many entries, by consent of all. The record keeps them; draws count on."""
    if not 0 <= upto <= len(table.entries):
        raise table.worded(refuse("", "no-such-entry", n=len(table.entries), m=upto))
    numbers = in_force(table.entries[:upto])
    try:
        past = rebuild(table, numbers)
    except BadRecord:
        raise table.worded(refuse("", "draw-is-due", n=upto)) from None
    table.entries.append(f"host: rewind {upto}")
    table.state, table.checkpoints = past.state, []
    table.events = [(numbers[entry - 1] + 1 if entry else 0, event) for entry, event in past.events]
    table.n_answers = [n + 1 for n in table.n_answers]


def rebuild(table: Match, numbers: list[int]) -> Match:
    """The match as these entries alone made it; each draw keeps the number it had."""
    draws = [number for number in numbers if is_draw(table.entries[number])]
    counted = list(accumulate([is_draw(entry) for entry in table.entries], initial=0))
    past = Match(table.game, table.box, Renumbered(table.dealer, [counted[number] for number in draws]))
    while len(past.entries) < len(numbers):
        repeat(past, table.entries[numbers[len(past.entries)]])
    return past


def is_draw(entry: str) -> bool:
    return entry.startswith("chance: ")


def in_force(entries: list[str]) -> list[int]:
    """The numbers of the entries that were neither taken back nor rewound, counted from 0."""
    before: list[int] = []
    """For each entry the last one in force before it, or -1."""
    heads = [-1]
    for number, entry in enumerate(entries):
        before.append(heads[-1])
        if entry.startswith("host: rewind "):
            heads.append(heads[int(entry.split()[2])])
        elif UNDO.fullmatch(entry):
            heads.append(before[heads[-1]])
        else:
            heads.append(number)
    found: list[int] = []
    head = heads[-1]
    while head >= 0:
        found.append(head)
        head = before[head]
    return found[::-1]


class Renumbered(Dealer):
    """A dealer whose draws are chosen from another's by number, as when what was taken back is left out."""

    def __init__(self, dealer: Dealer, numbers: list[int]) -> None:
        super().__init__(dealer.secret, dealer.nonces)
        self.numbers = numbers

    def pick(self, draw: int, n_options: int, weights: list[int]) -> int:
        if draw >= len(self.numbers):
            raise refuse("", "draw-is-due", n=draw)
        return super().pick(self.numbers[draw], n_options, weights)


def verify(find_game: Callable[[str], Game], record: Record) -> Verdict:
    """Recompute a finished match from its revealed secret: seals, commitment, every draw, every move, the result."""
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
        table = replay(find_game(record.game), record)
    except (BadRecord, BadCall) as error:
        where, _, why = str(error).partition(": ")
        return Verdict(False, where, why) if why else Verdict(False, "heading", where)
    if len(table.entries) > len(record.entries):
        return Verdict(False, "end", f"draws are missing after entry {len(record.entries)}")
    if table.written().result != record.result:
        return Verdict(False, "result", f"the match ended with {table.written().result}, not {record.result}")
    if not table.over:
        return Verdict(True, "", f"unfinished, and sound so far: {table.n_draws} draws recomputed", table.n_draws)
    return Verdict(
        True, "", f"{table.n_draws} draws and {len(table.entries)} entries recomputed: all as recorded", table.n_draws
    )
