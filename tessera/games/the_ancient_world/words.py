"""A card in words, as players read it beside its name."""

from __future__ import annotations

from typing import Final

from tessera.games.the_ancient_world import cards
from tessera.games.the_ancient_world.cards import ARMY, CAPACITY, LIVE, TRIBES, Bonus, Card, CardAction, Effect, Trigger

SYMBOLS: Final = ("coin income", "knowledge income", "food", "sword", "arrow", "army limit", "explore", "capacity")
GROUPS: Final = ("Empire card", "Military card", "Titan", "District")


def describe(card: Card) -> str:
    """All that a card shows, in one line."""
    if card.group == cards.MILITARY:
        said = [f"Cost {card.coins}." if card.coins else "Free.", f"Active: {shown(card.active)}."]
        said.append(f"Legacy: {shown(card.legacy)}.")
        return " ".join(said)
    said = headline(card)
    symbols = symbols_of(card)
    if symbols:
        said.append(f"{symbols}.")
    if card.action is not None:
        said.append(say_action(card.action))
    said.extend([say_trigger(trigger) for trigger in card.triggers])
    said.extend([say_bonus(bonus) for bonus in card.bonuses])
    return " ".join(said)


def headline(card: Card) -> list[str]:
    """What comes first: the defence of a Titan, the price of an Empire card, and the banners."""
    said: list[str] = []
    if card.group == cards.TITAN:
        against = "swords and arrows" if card.counts_arrows else "swords only"
        said.append(f"{card.stars}-star Titan, defence {card.defence} against {against}.")
    if card.group == cards.EMPIRE and card.back != cards.START:
        price = f"{card.coins} coins" if card.coins != 1 else "1 coin"
        said.append(f"Cost {price} and {card.knowledge} knowledge." if card.knowledge else f"Cost {price}.")
    if card.tribes:
        said.append(f"Banners: {', '.join([TRIBES[tribe] for tribe in card.tribes])}.")
    return said


def shown(symbols: list[int]) -> str:
    """Army symbols: "2 sword, 1 loot"."""
    return ", ".join([f"{symbols[i]} {ARMY[i]}" for i in range(len(ARMY)) if symbols[i]]) or "nothing"


def symbols_of(card: Card) -> str:
    """Live symbols, and what the card gives when it is gained."""
    said = [f"+{card.live[i]} {SYMBOLS[i]}" for i in range(len(LIVE)) if card.live[i] and i != CAPACITY]
    if card.live[CAPACITY]:
        said.insert(0, f"capacity {card.live[CAPACITY]}")
    if card.citizens:
        said.append(f"{card.citizens} new citizen")
    if card.repairs:
        said.append(f"repairs {card.repairs} on gaining it")
    text = ", ".join(said)
    return text[:1].upper() + text[1:]


def say_action(action: CardAction) -> str:
    price = []
    if action.coins:
        price.append(f"{action.coins} coins")
    if action.knowledge:
        price.append(f"{action.knowledge} knowledge")
    paid = f"pay {' and '.join(price)}, " if price else ""
    return f"Action: {paid}{', then '.join([say_effect(effect) for effect in action.effects])}."


def say_effect(effect: Effect) -> str:
    n = effect.n
    if effect.verb == cards.GAIN_COINS:
        return f"gain {n} coins" if n > 1 else "gain 1 coin"
    if effect.verb == cards.GAIN_KNOWLEDGE:
        return f"gain {n} knowledge"
    if effect.verb == cards.COINS_PER_FOOD:
        return "gain 1 coin per food"
    if effect.verb == cards.REPAIR_CARDS:
        return f"repair up to {n} cards" if n > 1 else "repair 1 card"
    if effect.verb == cards.EXPLORE:
        return "explore"
    if effect.verb == cards.CLAIM_TOKEN:
        return "take the first-player token if its hand side is down"
    if effect.verb == cards.COPY_ACTION:
        return "use a card action of a rival"
    attack = ", and you may attack the new top card" if effect.verb == cards.REARRANGE_AND_ATTACK else ""
    return f"put the top {n} Titans of a deck in any order{attack}"


def say_trigger(trigger: Trigger) -> str:
    if trigger.on == cards.ON_GAIN_CITIZEN:
        return "Whenever you gain a citizen, gain 1 coin per food."
    if trigger.on == cards.ON_LEARN_RIGHT:
        return "When your right neighbour learns, you may remove 1 coin from one of your armies."
    if trigger.on == cards.ON_LEARN_LEFT:
        return f"When your left neighbour learns, you may pay {trigger.pay_coins} coin for {trigger.gain_knowledge} knowledge."
    if trigger.on == cards.ON_BUILD:
        return "When you build, you may discard this card instead of paying."
    return "When you are first to pass, you may store a card of the row or the unseen top card of the deck."


def say_bonus(bonus: Bonus) -> str:
    if bonus.kind == cards.TRIBE_TABLE:
        points = ", ".join([str(n) for n in bonus.table])
        return f"At the end {points} points for 1 to 6 {TRIBES[bonus.of]} banners."
    if bonus.kind == cards.FULL_SET:
        return f"At the end {bonus.vp} point for each set of five different banners."
    per = f"{bonus.per} {GROUPS[bonus.of]}s" if bonus.per > 1 else GROUPS[bonus.of]
    return f"At the end {bonus.vp} point{'s' if bonus.vp > 1 else ''} for each {per}."
