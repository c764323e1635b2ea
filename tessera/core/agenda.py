"""The agenda: what is still to happen, as a stack of small steps that never change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tessera.core.action import Action
from tessera.core.refusal import Refused, refuse
from tessera.core.seats import CHANCE

if TYPE_CHECKING:
    from tessera.core.state import State

S = TypeVar("S", bound="State")
NOBODY: Final[tuple[int, ...]] = ()
CHANCE_ALONE: Final = (CHANCE,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A line of the agenda. It never changes once made, so clones share it, and it holds only what all may know."""

    RULE: ClassVar[str] = ""
    """The rule that asks this question."""
    TITLE: ClassVar[str] = ""
    """The message that asks it."""
    FIELDS: ClassVar[tuple[str, ...]] = ()
    """What its constructor takes, in order: numbers, texts, or tuples of them."""
    GRAMMAR: ClassVar[str] = ""
    """How to write answers that are not listed as options; empty if there are none."""
    FINAL: ClassVar[bool] = False
    """True if the rules forbid taking back an answer to this step."""

    def waiting(self, s: S) -> tuple[int, ...]:
        """The seats that owe an answer, by facts that everybody knows. If there are none, the step runs by itself."""
        return ()

    def run(self, s: S) -> None:
        """Run the step when it waits for nobody."""

    def options(self, s: S, seat: int) -> list[Action]:
        """What this seat may do now, in code order. A seat that owes nothing may have options too."""
        return []

    def weights(self, s: S) -> list[int]:
        """For a draw, the weight of each option; empty when all are alike."""
        return []

    def take(self, s: S, seat: int, action: Action) -> None:
        """Carry out an answer. The step has been removed from the agenda; it may put itself back."""
        raise NotImplementedError

    def parse(self, s: S, seat: int, text: str) -> Action | None:
        """Read an action that no table could list, such as a trade offer. The text is tidy."""
        return None

    def allows(self, s: S, seat: int, action: Action) -> bool:
        """True if this action is legal now. A step with a grammar also judges here actions that are not listed."""
        return is_among(action, self.options(s, seat))

    def why_not(self, s: S, seat: int, action: Action) -> Refused:
        """Why an action that exists is not legal now, from this seat's knowledge alone."""
        return refuse(self.RULE, "not-now", text=action.text)

    def pieces(self, s: S, seat: int, action: Action) -> tuple[str, ...]:
        """The pieces that an option is about, each named with the place in which it lies: `empire_row/bridge`.

        An option that clients show on pieces names them in the order in which a person picks them. A place of one seat is
        followed by that seat: `intact/1/bridge`.
        """
        return action.on

    def foresee(self, s: S, seat: int, action: Action) -> None:
        """Apply the certain consequences of an action to this imagined position, for a preview.

        Usually this is the action itself, up to the next question or draw. A sealed answer is revealed here as if the
        others had not answered.
        """
        s.apply(seat, action)

    def warning(self, s: S, seat: int, action: Action) -> str:
        """The rule by which a legal action would lose the match at once or soon, if that is known; else empty."""
        return ""

    def warnings(self, s: S, seat: int, options: list[Action]) -> list[str]:
        """The warning of each option. A step that can judge many options at once does so here."""
        return [self.warning(s, seat, option) for option in options]

    def is_last_word(self, action: Action) -> bool:
        """True if a seat says with this answer that it has had enough, where others may go on and ask it anew.

        Computers wait with it until the people at their table have said theirs.
        """
        return False

    def default(self, s: S, seat: int) -> Action:
        """The action that is taken for a seat that does not answer in time."""
        return self.options(s, seat)[0]

    def timeout(self, s: S, seat: int) -> None:
        """Act for a seat that runs out of time. The step has left the agenda already."""
        self.take(s, seat, self.default(s, seat))

    def save(self) -> list[Any]:
        """The name and the fields of the step, as JSON values."""
        return [type(self).__name__, *[plain(getattr(self, name)) for name in self.FIELDS]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step[S]):
    """One question to several seats at once. Answers are sealed until the last is in, so their order cannot matter."""

    def asked(self, s: S) -> tuple[int, ...]:
        """The seats that answer, in the order in which `reveal` gets their answers."""
        raise NotImplementedError

    def reveal(self, s: S, answers: list[Action]) -> None:
        raise NotImplementedError

    def waiting(self, s: S) -> tuple[int, ...]:
        asked = self.asked(s)
        for seat in asked:
            if s.sealed[seat] is not None:
                return tuple([seat for seat in asked if s.sealed[seat] is None])
        return asked

    def take(self, s: S, seat: int, action: Action) -> None:
        s.sealed[seat] = action
        answers: list[Action] = []
        asked = self.asked(s)
        for other in asked:
            answer = s.sealed[other]
            if answer is None:
                s.agenda.append(self)
                return
            answers.append(answer)
        for other in asked:
            s.sealed[other] = None
        self.reveal(s, answers)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[S]):
    """One seat answers with one of its choices. Nobody else has an option, whatever the choices are."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, s: S) -> list[Action]:
        """What the seat may answer, in code order."""
        raise NotImplementedError

    def waiting(self, s: S) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, s: S, seat: int) -> list[Action]:
        return self.choices(s) if seat == self.seat else []


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Step[S]):
    """Chance answers with one of its choices for as long as a draw is due."""

    def is_due(self, s: S) -> bool:
        """True while something is still to be drawn, by facts that everybody knows."""
        return True

    def choices(self, s: S) -> list[Action]:
        """What may be drawn, in code order."""
        raise NotImplementedError

    def waiting(self, s: S) -> tuple[int, ...]:
        return CHANCE_ALONE if self.is_due(s) else NOBODY

    def options(self, s: S, seat: int) -> list[Action]:
        return self.choices(s) if seat == CHANCE else []


def is_among(action: Action, options: list[Action]) -> bool:
    """True where an action is one of these. Actions are compared by identity, which `in` would be slow to find out.

    All options are compared, so that the time it takes does not tell which one a seat chose in secret.
    """
    found = False
    for option in options:
        if option is action:
            found = True
    return found


def plain(value: Any) -> Any:
    """A field of a step as a JSON value."""
    if isinstance(value, tuple):
        return [plain(item) for item in value]
    return value


def frozen(value: Any) -> Any:
    """The inverse of `plain`."""
    if isinstance(value, list):
        return tuple([frozen(item) for item in value])
    return value
