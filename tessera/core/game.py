"""A game is a value: a record of what it is called, how it is set up, and where its words are."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from tessera.core.agenda import Step, frozen
from tessera.core.bot import Bot
from tessera.core.box import Box
from tessera.core.event import Event
from tessera.core.features import Features
from tessera.core.messages import Messages
from tessera.core.refusal import BadCall
from tessera.core.state import State
from tessera.core.view import View, copied

MISSING = "missing"
SHARED_WORDS = Path(__file__).parent / "words"
"""The word files of what is said in every game, one for each language."""
ENGLISH = "en"


@dataclass(frozen=True)
class Option:
    """A choice made before the match."""

    name: str
    default: Any
    help: str
    choices: tuple[Any, ...] = ()

    @property
    def is_folder(self) -> bool:
        """Does it name a folder with components? Free texts are for nothing else."""
        return isinstance(self.default, str) and not self.choices

    def read(self, value: Any) -> Any:
        """A value as the game wants it, from what a person typed or a program passed."""
        wanted = type(self.default)
        if isinstance(value, str) and wanted is not str:
            value = self.read_text(value)
        if type(value) is not wanted or (self.choices and value not in self.choices):
            raise BadCall(f"option {self.name} takes {self.expects()}, not {value!r}")
        return value

    def read_text(self, text: str) -> Any:
        if isinstance(self.default, bool):
            return {
                "true": True,
                "yes": True,
                "on": True,
                "1": True,
                "false": False,
                "no": False,
                "off": False,
                "0": False,
            }.get(text.lower(), text)
        return int(text) if text.lstrip("-").isdigit() else text

    def expects(self) -> str:
        if self.choices:
            return ", ".join(str(choice) for choice in self.choices[:-1]) + f" or {self.choices[-1]}"
        return {bool: "true or false", int: "a whole number", str: "a text"}[type(self.default)]


def seal_of(folder: Path) -> str:
    """Twelve digits that tell one set of components from another."""
    files = sorted(folder.glob("*.toml")) if folder.is_dir() else []
    if not files:
        return MISSING
    seal = hashlib.sha256()
    for file in files:
        seal.update(file.name.encode() + b"\0" + hashlib.sha256(file.read_bytes()).digest())
    return seal.hexdigest()[:12]


@dataclass(frozen=True)
class Hint:
    """A hint of the guide through a first match, shown while it fits the question and the view of the seat asked."""

    key: str
    """Its sentence in the game's words."""
    rule: str
    step: str = ""
    """The name of the step that asks the question; empty for any."""
    when: Callable[[View], bool] | None = None

    def fits(self, view: View) -> bool:
        asking = type(view.agenda[-1]).__name__ if view.agenda else ""
        return self.step in ("", asking) and (self.when is None or self.when(view))


BARE = Features(())


def no_kit(box: Box) -> dict[str, Any]:
    """The kit of a game that prints nothing on its pieces."""
    return {}


@dataclass(frozen=True)
class Game:
    """Everything the house knows of a game."""

    id: str
    title: str
    version: str
    """Of its rules: a record of another version is not replayed."""
    seats: tuple[int, ...]
    open: Callable[[int, dict[str, Any]], Box]
    """The box for so many seats with these options."""
    start: Callable[[Box], State]
    """The first position. Its agenda is not run yet; `begin` does that."""
    steps: dict[str, type[Step[Any]]]
    folder: Path
    bot: Bot
    tuned_bot: Bot | None = None
    """The bot with parameters that were tuned by play, where there are such; see `search_bot`."""
    options: tuple[Option, ...] = ()
    rule_prefix: str = ""
    draw: Callable[[View], Any] | None = None
    """A view as the terminal shows it: anything that rich can print. Without it a plain list is shown."""
    longest: int = 10_000
    """An upper bound of the actions in a match, draws included, for interfaces that must name one."""
    quick_seats: int = 2
    """How many seats a quick match against the computer has."""
    features: Features = BARE
    """A view as numbers, for learning."""
    view_type: Any = None
    """The type of `View.json()`, a TypedDict from which the client's types are written."""
    kit: Callable[[Box], dict[str, Any]] = no_kit
    """What is printed on the components of a box, for clients that draw them. Nothing in it depends on a match."""
    kit_type: Any = None
    """The type of what `kit` returns, a TypedDict from which the client's types are written."""
    guide: tuple[Hint, ...] = ()
    """Hints for a first match, in the order in which they are given."""
    test_positions: str = ""
    """The module of the test suite that builds one position for every step class, for the laws."""
    boxes: dict[str, Box] = field(default_factory=dict, compare=False, repr=False)
    editions: dict[str, str] = field(default_factory=dict, compare=False, repr=False)
    books: dict[str, Messages] = field(default_factory=dict, compare=False, repr=False)

    def box(self, seats: int, options: dict[str, Any] | None = None) -> Box:
        """The box, opened once for each choice of seats and options."""
        chosen = self.choose(options or {})
        if seats not in self.seats:
            raise BadCall(f"{self.title} takes {spoken(self.seats)} seats, not {seats}")
        key = f"{seats} {chosen}"
        if key not in self.boxes:
            self.boxes[key] = self.open(seats, chosen)
        return self.boxes[key]

    def edition(self, options: dict[str, Any]) -> str:
        """The version of the rules, with a seal of each folder of components that the options name: 1+3f0c9a6b52de."""
        named = [options.get(option.name) for option in self.options if option.is_folder and options.get(option.name)]
        key = str(named)
        if key not in self.editions:
            self.editions[key] = "+".join([self.version, *[seal_of(Path(str(name)).expanduser()) for name in named]])
        return self.editions[key]

    def choose(self, options: dict[str, Any]) -> dict[str, Any]:
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadCall(f"{self.title} has no option '{name}'; it has {names}")
        return {name: option.read(options.get(name, option.default)) for name, option in known.items()}

    def begin(self, box: Box, log: list[Event] | None = None) -> State:
        """A match up to its first question; what happens before it is told to the log."""
        s = self.start(box)
        s.log = log
        s.settle()
        return s

    @property
    def search_bot(self) -> Bot:
        """The bot whose play searches simulate: the tuned one where there is one."""
        return self.tuned_bot or self.bot

    def words(self, language: str = ENGLISH) -> Messages:
        """Every sentence of the game in one language, with those of every game; in English where a file is missing."""
        if language not in self.books:
            paths = [folder / f"{language}.ftl" for folder in (SHARED_WORDS, self.folder / "words")]
            self.books[language] = Messages.load(*[path for path in paths if path.exists()])
        return self.books[language]

    @cached_property
    def languages(self) -> list[str]:
        """The languages that the game has words for, English first."""
        others = {path.stem for path in (self.folder / "words").glob("*.ftl")} - {ENGLISH}
        return [ENGLISH, *sorted(others)]

    def rulebook(self) -> str:
        """The rulebook page."""
        return (self.folder / "rules.md").read_text(encoding="utf-8")

    # -- saving -------------------------------------------------------------------------------------------------

    def save(self, s: State) -> dict[str, Any]:
        """A state as JSON can hold it. A cache: the record is the truth."""
        return {
            "places": [place[:] for place in s.places],
            "eyes": s.eyes[:],
            "numbers": s.numbers[:],
            "number_eyes": s.number_eyes[:],
            "sealed": [answer.text if answer is not None else None for answer in s.sealed],
            "fields": [copied(getattr(s, name)) for name in s.OPEN],
            "agenda": [step.save() for step in s.agenda],
        }

    def restore(self, box: Box, saved: dict[str, Any]) -> State:
        s = box.blank()
        s.places = [place[:] for place in saved["places"]]
        s.eyes = saved["eyes"][:]
        s.numbers = saved["numbers"][:]
        s.number_eyes = saved["number_eyes"][:]
        s.sealed = [box.actions.by_text[text] if text is not None else None for text in saved["sealed"]]
        for name, value in zip(s.OPEN, saved["fields"], strict=True):
            setattr(s, name, copied(value))
        s.agenda = [self.steps[name](*[frozen(value) for value in fields]) for name, *fields in saved["agenda"]]
        return s


def steps_of(*modules: Any) -> dict[str, type[Step[Any]]]:
    """Every step that these modules define, by name."""
    found: dict[str, type[Step[Any]]] = {}
    for module in modules:
        for name, thing in vars(module).items():
            if isinstance(thing, type) and issubclass(thing, Step) and thing.__module__ == module.__name__:
                found[name] = thing
    return found


def read_weights(folder: Path, terms: Sequence[str]) -> dict[int, list[float]]:
    """For each number of seats the fitted weight of each term of a game's bot; a term that is not known weighs nothing."""
    read = tomllib.loads((folder / "weights.toml").read_text(encoding="utf-8"))
    return {int(seats): [float(found.get(term, 0.0)) for term in terms] for seats, found in read["seats"].items()}


def spoken(numbers: Sequence[int]) -> str:
    """Numbers as one says them: "2", "2 to 4"."""
    if len(numbers) == 1:
        return str(numbers[0])
    return f"{numbers[0]} to {numbers[-1]}"
