"""Offers as they are typed and kept: `offer iron grain for marble or gold gold to 2 reply o3`."""

from __future__ import annotations

from typing import Final

from tessera.core.action import Action
from tessera.games.age_of_heroes.actions import ACTIONS, N_ALTERNATIVES, N_OFFERS
from tessera.games.age_of_heroes.components import KIND, NAMES
from tessera.games.age_of_heroes.kinds import N_RESOURCES

EVERYBODY: Final = -1
"""The addressee of an offer that anyone may accept."""
OFFER_GRAMMAR: Final = "offer KIND... for KIND... [or KIND...] [to SEAT|all] [reply oN] (nothing names no card)"
BARGAIN_GRAMMAR: Final = f"{OFFER_GRAMMAR} | say TEXT"
"""AH-265, AH-266. A called player does not talk."""
MOST_NAMED: Final = 108
"""More cards than the deck holds cannot be named."""


class Terms:
    """What an offer says: to whom it is made, which offer it replies to, what it gives, and the alternatives that it wants."""

    def __init__(self, to: int, reply: int, give: list[int], wants: list[list[int]]) -> None:
        self.to = to
        self.reply = reply
        self.give = give
        self.wants = wants

    def text(self) -> str:
        """The offer as it is typed, with kinds in the order of the card table and without what need not be said."""
        said = f"offer {named(self.give)} for {' or '.join([named(want) for want in self.wants])}"
        if self.to != EVERYBODY:
            said += f" to {self.to}"
        return said + (f" reply o{self.reply}" if self.reply else "")

    def args(self) -> tuple[int, ...]:
        """The offer as an action carries it: addressee, reply, and each list preceded by its length."""
        flat = [self.to, self.reply, len(self.give), *self.give]
        for want in self.wants:
            flat.append(len(want))
            flat.extend(want)
        return tuple(flat)


def named(kinds: list[int]) -> str:
    return " ".join([NAMES[kind] for kind in kinds]) if kinds else "nothing"


def terms_of(action: Action) -> Terms:
    """What an offer says, from the action that makes it."""
    args = action.args
    at = 3 + args[2]
    wants: list[list[int]] = []
    while at < len(args):
        end = at + 1 + args[at]
        wants.append(list(args[at + 1 : end]))
        at = end
    return Terms(args[0], args[1], list(args[3 : 3 + args[2]]), wants)


def read_offer(text: str) -> Action | None:
    """An offer from its words, or None if they make no sense. What it says may still be illegal."""
    words = text.split()
    if len(words) < 4 or words[0] != "offer":
        return None
    reply = 0
    if len(words) > 2 and words[-2] == "reply":
        reply = read_number(words[-1])
        if not reply:
            return None
        words = words[:-2]
    to = EVERYBODY
    if words[-2] == "to":
        if words[-1] != "all":
            if not words[-1].isdigit():
                return None
            to = int(words[-1])
        words = words[:-2]
    terms = read_terms(words[1:], to, reply)
    if terms is None:
        return None
    minted = ACTIONS.by_text.get(terms.text())
    if minted is not None:
        return minted
    return Action(-1, "offer", terms.args(), terms.text(), ())


def read_terms(words: list[str], to: int, reply: int) -> Terms | None:
    """Read both sides of an offer, which is split at `for`; the wanted side is split at each `or`."""
    if words.count("for") != 1 or len(words) > MOST_NAMED:
        return None
    at = words.index("for")
    give = read_kinds(words[:at])
    wants: list[list[int]] = []
    part: list[str] = []
    for word in [*words[at + 1 :], "or"]:
        if word != "or":
            part.append(word)
            continue
        want = read_kinds(part)
        if want is None:
            return None
        wants.append(want)
        part = []
    return Terms(to, reply, give, wants) if give is not None else None


def read_kinds(words: list[str]) -> list[int] | None:
    """A sorted collection of kinds, or None. `nothing` names an empty one, and `2 iron` names iron twice."""
    if words == ["nothing"]:
        return []
    found: list[int] = []
    times = 1
    for word in words:
        if word.isdigit() and len(word) < 3:
            times = int(word)
            continue
        kind = KIND.get(word, N_RESOURCES)
        if kind >= N_RESOURCES:
            return None
        found.extend([kind] * times)
        times = 1
    found.sort()
    return found or None


def read_number(word: str) -> int:
    """The number in the name of an offer such as `o3`, or 0 if it is no such name."""
    digits = word[1:]
    number = int(digits) if word[:1] == "o" and digits.isdigit() and len(digits) < 4 else 0
    return number if number <= N_OFFERS else 0


def read_accept(text: str, numbers: list[int], wants: list[list[list[int]]]) -> Action | None:
    """`accept o3` where there is one alternative, or `accept o3 with gold gold`, besides the minted `accept o3 2`."""
    words = text.split()
    if len(words) < 2 or words[0] != "accept":
        return None
    number = read_number(words[1])
    if number not in numbers:
        return None
    choices = wants[numbers.index(number)]
    if len(words) == 2:
        choice = 0 if len(choices) == 1 else N_ALTERNATIVES
    else:
        want = read_kinds(words[3:] if words[2] == "with" else words[2:])
        choice = choices.index(want) if want is not None and want in choices else N_ALTERNATIVES
    return ACTIONS.by_text.get(f"accept o{number} {choice + 1}")
