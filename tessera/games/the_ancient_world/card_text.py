"""What a card shows, as messages: one for each sentence, in the order in which a person reads the card."""

from __future__ import annotations

from typing import Final

from tessera.core.event import Message
from tessera.core.json_types import MessageJSON
from tessera.core.messages import Messages
from tessera.games.the_ancient_world.cards import ARMY, CAPACITY, EMPIRE, LIVE, MILITARY, START, TITAN, TRIBES, Card, CardAction

SYMBOLS: Final = tuple([f"symbol-{symbol.replace('_', '-')}" for symbol in LIVE])


def describe(card: Card, words: Messages) -> str:
    """All that a card shows, in one line of these words."""
    return " ".join([words.tell(dict(message), None, []) for message in card_text(card)])


def card_text(card: Card) -> list[MessageJSON]:
    """The sentences of a card: price or defence, banners, symbols, reactions and points, and at last its action."""
    said = heading(card)
    if card.tribes:
        said.append(listing("card-banners", [f"tribe-{TRIBES[tribe]}" for tribe in card.tribes]))
    said += symbols(card)
    said += [sentence(trigger.say()) for trigger in card.triggers]
    said += [sentence(bonus.say()) for bonus in card.bonuses]
    if card.action is not None:
        said += action_text(card.action)
    return said


def heading(card: Card) -> list[MessageJSON]:
    """What comes first: the defence of a Titan, or the price of a card that has one."""
    if card.group == TITAN:
        return [sentence(Message("card-titan-arrows" if card.counts_arrows else "card-titan", n=card.stars, m=card.defence))]
    if card.group == MILITARY and not card.coins:
        return [sentence(Message("card-free"))]
    if card.group == MILITARY or (card.group == EMPIRE and card.back != START):
        return [sentence(Message(priced("card-cost", card.coins, card.knowledge), n=card.coins, m=card.knowledge))]
    return []


def priced(key: str, coins: int, knowledge: int) -> str:
    """The key of a sentence on a price: coins alone, knowledge alone, or both, so that no sentence says "0 knowledge"."""
    if not knowledge:
        return key
    return f"{key}-both" if coins else f"{key}-knowledge"


def symbols(card: Card) -> list[MessageJSON]:
    """Live symbols, what gaining the card brings, and the symbols of an army."""
    order = [CAPACITY, *range(CAPACITY)]
    said = [sentence(Message(SYMBOLS[symbol], n=card.live[symbol])) for symbol in order if card.live[symbol]]
    if card.citizens:
        said.append(sentence(Message("card-citizens", n=card.citizens)))
    if card.repairs:
        said.append(sentence(Message("card-repairs", n=card.repairs)))
    for key, shown in (("card-active", card.active), ("card-legacy", card.legacy)):
        if sum(shown):
            said.append(listing(key, [f"army-{ARMY[i]}" for i in range(len(ARMY)) for _ in range(shown[i])]))
    return said


def action_text(action: CardAction) -> list[MessageJSON]:
    """What a citizen on the card does, with its price if there is one."""
    if action.coins or action.knowledge:
        price = Message(priced("card-paid-action", action.coins, action.knowledge), n=action.coins, m=action.knowledge)
    else:
        price = Message("card-action")
    return [sentence(price), *[sentence(effect.say()) for effect in action.effects]]


def sentence(message: Message) -> MessageJSON:
    """A message that names neither a seat nor a card."""
    said: MessageJSON = {"key": message.key, "n": message.n, "m": message.m}
    if message.k:
        said["k"] = message.k
    if message.text:
        said["text"] = message.text
    return said


def listing(key: str, ids: list[str]) -> MessageJSON:
    """A message that lists ids of the word files."""
    return {"key": key, "n": len(ids), "m": 0, "pieces": ids}
