"""Actions: minted once, with a code for machines and a text for everything else."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One thing a seat may do. Minted actions are compared by identity; their text is their name for ever."""

    def __init__(self, code: int, verb: str, args: tuple[int, ...], text: str, on: tuple[str, ...]) -> None:
        self.code = code
        """Its place in the table of actions, for masks and search nodes. Never stored. Open actions have -1."""
        self.verb = verb
        self.args = args
        self.text = text
        self.on = on
        """The pieces it touches, as a client names them: "card:ziggurat", "space:labor"."""

    def __repr__(self) -> str:
        return f"<{self.text}>"


class ActionTable:
    """Every action of a game that can be listed in advance, in code order."""

    def __init__(self) -> None:
        self.all: list[Action] = []
        self.by_text: dict[str, Action] = {}
        self.by_word: dict[str, list[Action]] = {}
        """For each word the actions with it in their texts; made by the first who asks for one."""

    def mint(self, verb: str, args: tuple[int, ...], words: str = "", on: tuple[str, ...] = ()) -> Action:
        text = f"{verb} {words}" if words else verb
        if text in self.by_text:
            raise ValueError(f"two actions would both read '{text}'")
        action = Action(len(self.all), verb, args, text, on)
        self.all.append(action)
        self.by_text[text] = action
        return action

    def find(self, text: str) -> Action | None:
        return self.by_text.get(tidy(text))

    def naming(self, word: str) -> list[Action]:
        """The actions with this word, such as the id of a piece, in code order."""
        if not self.by_word:
            for action in self.all:
                for part in action.text.split():
                    self.by_word.setdefault(part, []).append(action)
        return self.by_word.get(word, [])


def tidy(text: str) -> str:
    """The canonical spacing and case of a typed action."""
    return " ".join(text.lower().split())
