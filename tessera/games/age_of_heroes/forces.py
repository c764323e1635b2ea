"""Forces: the Armies and Heroes of one side, as they are typed, declared and judged."""

from __future__ import annotations

from typing import Final

N_ROLES: Final = 3


class Force:
    """AH-115. Armies by id, Heroes alone as Armies, Heroes as Generals of named Armies, Heroes leading Heroes."""

    def __init__(self, armies: list[int], hero_armies: int, led_by_hero: list[int], pairs: int) -> None:
        self.armies = armies
        self.hero_armies = hero_armies
        self.led_by_hero = led_by_hero
        self.pairs = pairs
        """AH-119. Hero-Armies that a second Hero leads as their General."""

    def n_heroes(self) -> int:
        return self.hero_armies + len(self.led_by_hero) + 2 * self.pairs

    def n_armies(self) -> int:
        """The number of Armies that fight, Hero-Armies included."""
        return len(self.armies) + self.hero_armies + self.pairs

    def text(self) -> str:
        """The force as it is typed."""
        words = [f"army {army + 1}" for army in self.armies]
        words += ["hero-army"] * self.hero_armies
        words += [f"hero-general of army {army + 1}" for army in self.led_by_hero]
        words += ["hero-pair"] * self.pairs
        return " ".join(words)


def counted(plain: int, led: int, hero_armies: int, hero_generals: int, pairs: int) -> str:
    """A force as it is typed by numbers, for Armies that are alike."""
    numbers = [plain, led, hero_armies, hero_generals, pairs]
    names = ["army", "general", "hero-army", "hero-general", "hero-pair"]
    return " ".join([f"{n} {name}" for n, name in zip(numbers, names, strict=True) if n])


def read_force(words: list[str], n_armies: int) -> Force | None:
    """A force named piece by piece, such as `army 1 army 3 hero-general of army 1`."""
    force = Force([], 0, [], 0)
    at = 0
    while at < len(words):
        word = words[at]
        if word == "hero-army":
            force.hero_armies += 1
            at += 1
        elif word == "hero-pair":
            force.pairs += 1
            at += 1
        elif word == "army":
            if not read_army(words, at + 1, n_armies, force.armies):
                return None
            at += 2
        elif words[at : at + 3] == ["hero-general", "of", "army"]:
            if not read_army(words, at + 3, n_armies, force.led_by_hero):
                return None
            at += 4
        else:
            return None
    force.armies.sort()
    force.led_by_hero.sort()
    return force


def read_army(words: list[str], at: int, n_armies: int, found: list[int]) -> bool:
    """Read an Army's number into the list. False if it is no number of an Army, or one that is named already."""
    if at >= len(words) or not words[at].isdigit():
        return False
    army = int(words[at]) - 1
    if not 0 <= army < n_armies or army in found:
        return False
    found.append(army)
    return True
