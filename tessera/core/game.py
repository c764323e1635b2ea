"""A game is a value: a record of what it is called, how it is set up, and where its words are."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from tessera.core.agenda import Step, frozen
from tessera.core.bot import Bot
from tessera.core.box import Box
from tessera.core.editions import FILES, find_folder, shelve_folder
from tessera.core.event import Event
from tessera.core.features import Features
from tessera.core.lesson import Lesson
from tessera.core.messages import Messages
from tessera.core.refusal import BadCall, BadOption
from tessera.core.state import State
from tessera.core.view import View, copied

MOST_BOXES = 100
"""The number of boxes that a game caches. The limit exists because strangers can choose ever new values of numeric options."""
SHARED_WORDS = Path(__file__).parent / "words"
"""The word files of what is said in every game, one for each language."""
ENGLISH = "en"
LIST_PLACEHOLDER = "<!-- list: {} -->"
"""Where a list of components stands in a rulebook page."""


@dataclass(frozen=True)
class Option:
    """A choice made before the match."""

    name: str
    default: Any
    help: str
    choices: tuple[Any, ...] = ()
    with_people: Any = None
    """The default for tables at which a person plays, if it differs."""

    @property
    def is_folder(self) -> bool:
        """True if it names a folder with components. Options with a free text are used for nothing else."""
        return isinstance(self.default, str) and not self.choices

    def read(self, value: Any) -> Any:
        """A value as the game wants it, from what a person typed or a program passed."""
        wanted = type(self.default)
        if isinstance(value, str) and wanted is not str:
            value = self.read_text(value)
        if type(value) is not wanted or (self.choices and value not in self.choices):
            raise BadOption(f"option {self.name} takes {self.expects()}, not {value!r}", f"{self.name} = {self.values()}")
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

    def values(self) -> str:
        """The values that it takes, in a notation for readers of any language."""
        if self.choices:
            return " | ".join(str(choice) for choice in self.choices)
        return {bool: "true | false", int: "0, 1, 2, …", str: "…"}[type(self.default)]


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


@dataclass(frozen=True)
class Expert:
    """An agent that was written for one game alone."""

    name: str
    about: str
    place: str
    """`package.module.Class`. The module is imported when the first such agent is made."""


def no_kit(box: Box) -> dict[str, Any]:
    """The kit of a game that prints nothing on its pieces."""
    return {}


def no_gauges(view: View) -> dict[str, int]:
    """The gauges of a game that shows none."""
    return {}


@dataclass(frozen=True)
class Game:
    """Everything that the program knows about a game."""

    id: str
    title: str
    version: str
    """The number of the edition of its rules and house components. A match continues with the edition with which it began; the
    components of earlier editions are in the folder `editions`."""
    seats: tuple[int, ...]
    open: Callable[[int, dict[str, Any]], Box]
    """The box for so many seats with these options."""
    start: Callable[[Box], State]
    """The first position. Its agenda is not run yet; `begin` does that."""
    steps: dict[str, type[Step[Any]]]
    folder: Path
    bot: Bot
    tuned_bot: Bot | None = None
    """The bot with parameters tuned by self-play, if there is one; see `search_bot`."""
    options: tuple[Option, ...] = ()
    rule_prefix: str = ""
    draw: Callable[[View], Any] | None = None
    """A view as the terminal shows it: anything that rich can print. Without it a plain list is shown."""
    longest: int = 10_000
    """An upper bound of the actions in a match, draws included, for interfaces that must name one."""
    quick_seats: int = 2
    """How many seats a quick match against the computer has."""
    minutes: int = 30
    """How long a match of people takes, about."""
    features: Features = field(default_factory=Features)
    """The observations and the players' actions, for learning."""
    view_type: Any = None
    """The type of `View.json()`, a TypedDict from which the client's types are written."""
    kit: Callable[[Box], dict[str, Any]] = no_kit
    """What is printed on the components of a box, for clients that draw them. Nothing in it depends on a match."""
    kit_type: Any = None
    """The type of what `kit` returns, a TypedDict from which the client's types are written."""
    gauges: Callable[[View], dict[str, int]] = no_gauges
    """The numbers of the seat that looks by which it measures what an action would do to it: coins, room, points. Each has a
    sentence `gauge-<name>` in the game's words."""
    guide: tuple[Hint, ...] = ()
    """Hints for a first match, in the order in which they are given."""
    lesson: Lesson | None = None
    """The first match that teaches."""
    lists: dict[str, Callable[[Box, Messages], str]] = field(default_factory=dict)
    """Lists of components for the rulebook page, as Markdown in one language. Each replaces its placeholder in the page."""
    expert: Expert | None = None
    """The agent that was written for this game alone, if there is one."""
    pictures: tuple[str, ...] = ()
    """The ids of scenes that show no entry of a component file: figures, cells of a board."""
    test_positions: str = ""
    """The module of the test suite that builds one position for every step class, for the laws."""
    boxes: dict[str, Box] = field(default_factory=dict, compare=False, repr=False)
    editions: dict[str, str] = field(default_factory=dict, compare=False, repr=False)
    books: dict[str, Messages] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        self.features.bind(self.steps)

    def box(self, seats: int, options: dict[str, Any] | None = None, rules: str = "") -> Box:
        """The box of these options, in the edition that `rules` names or in the current one.

        It is opened once, unless many others were opened since.
        """
        chosen = self.choose(options or {})
        if seats not in self.seats:
            taken = " | ".join(str(number) for number in self.seats)
            raise BadOption(f"{self.title} takes {spoken(self.seats)} seats, not {seats}", f"seats = {taken}")
        current = self.edition(chosen)
        rules = rules or current
        key = f"{seats} {chosen} {rules}"
        if key not in self.boxes:
            box = self.open(seats, chosen if rules == current else self.as_in(chosen, rules))
            box.options, box.rules, box.edition = chosen, rules, int(rules.partition("+")[0])
            self.boxes[key] = box
            if len(self.boxes) > MOST_BOXES:
                del self.boxes[next(iter(self.boxes))]
        return self.boxes[key]

    def as_in(self, options: dict[str, Any], rules: str) -> dict[str, Any]:
        """Options that lead to the components of another edition: from the shelf, or from the folder of past editions."""
        number, *seals = rules.split("+")
        past = self.folder / "editions" / number
        if number != self.version and not (number.isdigit() and past.is_dir()):
            raise BadCall(f"this match follows edition {number} of {self.title}, and this program knows edition {self.version}")
        folders = [option.name for option in self.options if option.is_folder]
        named = [name for name in folders if options[name]]
        if len(seals) != len(named):
            raise BadCall(f"the edition {rules} does not fit the options {options}")
        found = dict(options)
        for name, seal in zip(named, seals, strict=True):
            folder = find_folder(seal)
            if folder is None:
                here = shelve_folder(Path(str(options[name])).expanduser())
                raise BadCall(f"this match was played with the components {seal}; in '{options[name]}' are {here}")
            found[name] = str(folder)
        if number != self.version and not named and folders:
            found[folders[0]] = str(past)
        return found

    def components(self, rules: str) -> dict[str, dict[str, str]]:
        """The files of the packs that an edition names, by their seals, as far as they are on the shelf."""
        return {seal: FILES[seal] for seal in rules.split("+")[1:] if seal in FILES}

    def edition(self, options: dict[str, Any]) -> str:
        """The version of the rules, with a seal of each folder of components that the options name: 1+3f0c9a6b52de."""
        named = [options.get(option.name) for option in self.options if option.is_folder and options.get(option.name)]
        key = str(named)
        if key not in self.editions:
            self.editions[key] = "+".join([self.version, *[shelve_folder(Path(str(name)).expanduser()) for name in named]])
        return self.editions[key]

    def choose(self, options: dict[str, Any]) -> dict[str, Any]:
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadOption(f"{self.title} has no option '{name}'; it has {names}", " | ".join(known) or "{}")
        return {name: option.read(options.get(name, option.default)) for name, option in known.items()}

    def with_people(self, options: dict[str, Any]) -> dict[str, Any]:
        """Options for a table at which a person plays: what was not chosen is as suits people."""
        return {option.name: option.with_people for option in self.options if option.with_people is not None} | options

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
            english = None if language == ENGLISH else self.words()
            self.books[language] = Messages.load(*[path for path in paths if path.exists()], english=english)
        return self.books[language]

    @cached_property
    def languages(self) -> list[str]:
        """The languages that the game has words for, English first."""
        others = {path.stem for path in (self.folder / "words").glob("*.ftl")} - {ENGLISH}
        return [ENGLISH, *sorted(others)]

    @property
    def art(self) -> Path:
        """The folder with the scenes of the game's pictures, see `tessera.art`; that of its box is called `box`."""
        return self.folder / "art"

    def rulebook(self, language: str = ENGLISH) -> str:
        """The rulebook page in a language, or in English where it is not translated. Lists of components come from the data."""
        translated = self.folder / f"rules.{language}.md"
        page = translated if language != ENGLISH and translated.exists() else self.folder / "rules.md"
        text = page.read_text(encoding="utf-8")
        for name, made in self.lists.items():
            placeholder = LIST_PLACEHOLDER.format(name)
            if placeholder in text:
                text = text.replace(placeholder, made(self.box(self.quick_seats), self.words(language)))
        return text

    def figure(self, name: str) -> str | None:
        """A drawing of the rulebook page as SVG, or None."""
        path = self.folder / "figures" / f"{name}.svg"
        return path.read_text(encoding="utf-8") if path.exists() else None

    # -- saving -------------------------------------------------------------------------------------------------

    def save(self, s: State) -> dict[str, Any]:
        """A state as JSON values, for caching. The record remains the only truth."""
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
