"""What all kinds of effects have in common: each is a class that is found by its key and knows everything about itself."""

from __future__ import annotations

from typing import Any

from tessera.core.data import Sheet


def expect_complete(base: Any, kinds: tuple[Any, ...], methods: tuple[str, ...]) -> None:
    """Refuse to load a kind that has no key of its own, or that leaves one of these methods to the base."""
    keys = [kind.KEY for kind in kinds]
    for kind in kinds:
        if not kind.KEY or keys.count(kind.KEY) > 1:
            raise TypeError(f"{kind.__name__} needs a key that no other kind has, not '{kind.KEY}'")
        for method in methods:
            if not writes(kind, base, method):
                raise TypeError(f"{kind.__name__} does not say how to {method}")


def writes(kind: Any, base: Any, method: str) -> bool:
    """True if the class, or one between it and the base, defines this method."""
    lineage = list(kind.__mro__)
    return any(method in vars(each) for each in lineage[: lineage.index(base)])


def expect_true(sheet: Sheet, key: str) -> None:
    """Read a key that only switches something on: it is true or left out."""
    if not sheet.flag(key):
        raise sheet.wrong(key, "true, or left out")
