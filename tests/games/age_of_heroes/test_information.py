"""Who knows what (chapter 21): views, the secrecy of responses, and copies that cannot be told apart."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from games.age_of_heroes.build import discards, events, hand, heroes, play, reveal, texts
from support import rule

from tessera import new_match
from tessera.core.prompt import prompt
from tessera.core.seats import CHANCE, EVERYONE, WATCHER, only
from tessera.core.view import imagine, look
from tessera.games.age_of_heroes import GAME
from tessera.games.age_of_heroes.kinds import BARBARIANS, FAMINE, VOLCANO
from tessera.games.age_of_heroes.places import BATTLE_DECK, BATTLE_LINE, DECK, DISCARDS, HAND, STRIDE
from tessera.games.age_of_heroes.state import Heroes, covers
from tessera.games.age_of_heroes.steps.events import ResolveEvent
from tessera.games.age_of_heroes.steps.market import OpenTrading
from tessera.games.age_of_heroes.steps.turn import BuildMonument
from tessera.games.age_of_heroes.steps.war import DeclareWar


@rule("I-1")
def test_all_items_claims_and_sizes_are_public() -> None:
    s = heroes(3, hands=("iron wood", "gold", ""), armies=("home* away",), citadels=(2,), monuments=(3,), roads=((0, 1),))
    s.empire_claims[1] = 1
    said = look(s, WATCHER).json()
    assert said["tribes"] == ["egyptians", "romans", "greeks"]
    assert said["armies"][0] == [
        {"army": 1, "general": True, "state": "home"},
        {"army": 2, "general": False, "state": "away"},
    ]
    assert (said["cities"], said["citadels"], said["roads"]) == ([1, 1, 1], [2, 0, 0], [[0, 1]])
    assert said["monuments"][0] == ["limestone"] * 3
    assert said["supply"] == {"city": 9, "army": 8, "citadel": 7, "general": 5, "road": 5}
    assert said["claims"] == [[], ["empire"], []]
    assert said["unseen"]["hands"] == [2, 1, 0]
    assert said["unseen"]["deck"] == 108 - 6
    assert (said["start_seat"], said["active"], said["phase"]) == (0, 0, "action")


@rule("I-2", "I-3")
def test_hands_and_decks_are_closed() -> None:
    s = heroes(3, hands=("iron wood", "gold", ""))
    assert look(s, 0).places[HAND] == [0, 1]
    for seat in (1, 2, WATCHER):
        assert look(s, seat).places[HAND] == [-1, -1]
        assert look(s, seat).faces(DECK) == []
        assert look(s, seat).places[BATTLE_DECK].count(-2) in (0, 36)


@rule("I-4")
def test_the_discard_pile_is_open() -> None:
    s = heroes(2, hands=("iron gold",))
    s.discard(0, 4)
    assert look(s, 1).faces(DISCARDS) == [4]
    assert look(s, WATCHER).json()["discards"] == ["gold"]


@rule("I-8")
def test_cards_taken_by_barbarians_are_public() -> None:
    s = heroes(2, hands=("iron gold wood", "iron"), armies=("",))
    reveal(s, "barbarians")
    s.then(ResolveEvent(BARBARIANS, 0))
    s.settle()
    play(s, "0: nothing", "chance: seize gold", "chance: seize wood")
    assert discards(s) == ["wood", "gold", "barbarians"]
    assert all(event.audience == EVERYONE for event in events(s, "barbarians-take"))


@rule("I-12", "AH-319", "D-4")
@pytest.mark.parametrize("card", ["luck", "stone"])
def test_a_response_not_given_looks_the_same_whether_or_not_there_was_one(card: str) -> None:
    s = heroes(3, hands=("iron", card, "iron"))
    reveal(s, "volcano")
    s.then(ResolveEvent(VOLCANO, 0))
    s.settle()
    play(s, "0: erupt 1")
    before = [look(s, seat).facts() for seat in (0, 2, WATCHER)]
    assert s.waiting() == (1,)
    play(s, "1: nothing")
    after = [look(s, seat).facts() for seat in (0, 2, WATCHER)]
    told = [[event.key, event.seat, event.audience] for event in events(s)]
    other = heroes(3, hands=("iron", "gold", "iron"))
    reveal(other, "volcano")
    other.then(ResolveEvent(VOLCANO, 0))
    other.settle()
    play(other, "0: erupt 1")
    assert [look(other, seat).facts() for seat in (0, 2, WATCHER)] == before
    play(other, "1: nothing")
    assert [look(other, seat).facts() for seat in (0, 2, WATCHER)] == after
    assert [[event.key, event.seat, event.audience] for event in events(other)] == told


@rule("I-12", "AH-319", "D-5", "D-6", "D-13")
def test_whoever_holds_cards_is_asked_and_nobody_else() -> None:
    s = heroes(4, hands=("iron", "", "wood", "luck"))
    reveal(s, "famine")
    s.then(ResolveEvent(FAMINE, 0))
    s.settle()
    asked = []
    while not s.over():
        asked.append(s.waiting())
        play(s, f"{s.waiting()[0]}: nothing")
    assert asked == [(0,), (2,), (3,)]
    s = heroes(2, hands=("iron", "gold"), agenda=(DeclareWar(0),))
    play(s, "0: war 1 conquest with army 1")
    assert (s.waiting(), texts(s, 1)) == ((1,), ["nothing"])
    s = heroes(2, hands=("iron", ""), agenda=(DeclareWar(0),))
    play(s, "0: war 1 conquest with army 1")
    assert s.waiting() == (CHANCE,)
    s = heroes(2, hands=("iron", "gold"), agenda=(BuildMonument(1),))
    assert (s.waiting(), texts(s, 1)) == ((1,), ["place 0"])


@rule("AH-320")
def test_paying_one_iron_does_not_tell_of_a_second() -> None:
    views = []
    for cards in ("iron iron gold", "iron wood gold"):
        s = heroes(2, hands=(cards, "wood"))
        s.show([s.places[HAND][0]], EVERYONE)
        s.discard(0, 0)
        views.append(look(s, 1).facts())
    assert views[0] == views[1]


FACTS = {"accept", "answer", "objective", "fighters", "force"}
"""Not pieces, but what tells answers on the same piece apart."""


def lies_there(view: dict[str, Any], piece: str) -> bool:
    """Does a view show the piece in the very place that an option names?"""
    place, *path = piece.split("/")
    if place in ("hands", "battle_hands"):
        return path[1] in view[place][int(path[0])]
    if place == "army":
        return int(path[1]) in [army["army"] for army in view["armies"][int(path[0])]]
    if place == "hero":
        return int(path[1]) <= len(view["committed"][int(path[0])])
    if place == "item":
        return bool(view["supply"][path[0]])
    if place == "offer":
        return path[0] in [offer["offer"] for offer in view["open_offers"]]
    if place == "kind":
        return path[0] in view["trade"]["want"]
    if place == "tribe":
        return path[0] not in view["tribes"]
    if place in FACTS:
        return len(path) > 0
    return place == "seat" and bool(view["alive"][int(path[0])])


@rule("AH-320")
def test_prompts_name_kinds_in_their_places_and_never_copies() -> None:
    match = new_match("age-of-heroes", seats=3, seed=2, options={})
    rng = Random(8)
    names = set(match.box.names)
    for _ in range(200):
        if match.over:
            break
        seat = match.waiting()[0]
        asked = match.prompt(seat)
        assert asked is not None
        view = match.view(seat)
        for option in asked["options"]:
            assert all(lies_there(view, piece) for piece in option["on"]), option
        match.play(seat, rng.choice(match.options(seat)))
    for _, event in match.log(0):
        assert event.get("piece", "iron") in names


@rule("I-13", "I-14")
def test_views_are_plain_values_and_the_record_tells_all_afterwards() -> None:
    match = new_match("age-of-heroes", seats=2, seed=4, options={})
    rng = Random(5)
    while not match.over:
        seat = match.waiting()[0]
        match.play(seat, rng.choice(match.options(seat)))
    assert json.loads(json.dumps(match.view(0))) == match.view(0)
    record = match.record()
    assert record["dealer"]["secret"]
    assert any(entry.startswith("chance: draw") for entry in record["entries"])


@rule("AH-321")
def test_private_entries_are_for_their_owner() -> None:
    private = {"drew-card", "dealt", "drew-battle-card", "laid"}
    s = GAME.begin(GAME.box(3), [])
    rng = Random(9)
    seen = set()
    while not s.over():
        seat = s.waiting()[0]
        options = s.options(seat)
        s.apply(seat, rng.choice(options))
        for event in s.log or []:
            if event.key in private:
                seen.add(event.key)
                assert event.audience == only(event.seat)
            elif event.key == "loot":
                assert event.audience == only(event.seat) | only(event.rival)
            elif event.key != "drew":
                assert event.audience == EVERYONE, event.key
        s.log = []
    assert seen == private


@rule("I-9", "AH-145")
def test_worlds_imagined_in_a_battle_keep_what_was_shown() -> None:
    s = heroes(3, hands=("iron", "iron", "iron"), armies=("home home", "home home"), agenda=(DeclareWar(0),))
    play(s, "0: war 1 plunder with 2 army", "1: nothing")
    play(s, *[f"chance: draw battle-card-{value}" for value in (3, 5, 1, 2)])
    rng = Random(6)
    for text in ("0: lay 3 under army 1", "1: lay 2 under army 3", "0: lay 5 under army 2", "1: lay 1 under army 4"):
        play(s, text)
        for seat in (0, 1, 2, WATCHER):
            check_world(s, seat, rng)
    play(s, "0: fight army 1")
    for seat in (0, 1, 2):
        check_world(s, seat, rng)
    play(s, "1: fight army 4")
    assert [kind - 18 if kind > 0 else 0 for kind in look(s, 2).places[BATTLE_LINE]] == [3, 0]
    assert [kind - 18 if kind > 0 else 0 for kind in look(s, 2).places[BATTLE_LINE + STRIDE]] == [0, 1]
    for seat in (0, 1, 2):
        check_world(s, seat, rng)


@rule("AH-322", "AH-251")
def test_worlds_imagined_at_the_market_let_makers_deliver() -> None:
    s = heroes(
        4, hands=("gold gold iron", "stone wood", "marble", "grain"), phase="market", market="open", agenda=(OpenTrading(),)
    )
    rng = Random(7)
    play(s, "0: offer gold gold for marble", "1: offer stone for gold or grain", "1: offer wood for iron to 0 reply o1")
    for seat in (0, 1, 2, 3, WATCHER):
        for _ in range(5):
            world = check_world(s, seat, rng)
            assert covers(world.counts(0), [4, 4])
            assert covers(world.counts(1), [1, 3])
    play(s, "3: accept o2 with grain")
    for seat in (0, 1, 2, 3, WATCHER):
        world = check_world(s, seat, rng)
        assert covers(world.counts(3), [3])
        assert covers(world.counts(1), [1, 2])
    assert hand(s, 3) == ["stone"]


def check_world(s: Heroes, seat: int, rng: Random) -> Heroes:
    """A world imagined from a view looks the same, waits for the same seats and asks the same questions."""
    view = look(s, seat)
    world = imagine(view, rng)
    assert isinstance(world, Heroes)
    assert look(world, seat).facts() == view.facts()
    assert world.waiting() == s.waiting()
    if seat != WATCHER:
        assert prompt(world, seat, 1) == prompt(s, seat, 1)
    return world


@rule("AH-20")
def test_no_imagined_hand_holds_an_immediate_card() -> None:
    s = heroes(4, hands=("iron",) + ("wood gold stone iron grain",) * 3)
    rng = Random(2)
    for _ in range(40):
        world = imagine(look(s, 0), rng)
        for seat in range(4):
            assert not [kind for kind in world.kinds_in(HAND + STRIDE * seat) if 11 <= kind <= 15]
