"""The cards, read from a pack: a folder of four TOML files in a closed vocabulary (docs/packs.md)."""

from __future__ import annotations

from pathlib import Path

from tessera.core.data import BadData, Sheet, read_toml
from tessera.games.the_ancient_world.bonuses import read_bonus
from tessera.games.the_ancient_world.cards import (
    ARMY,
    CAPACITY,
    CAPITAL_CITY,
    DECK_A,
    DECK_B,
    DISTRICT,
    DISTRICTS,
    EMPIRE,
    LIVE,
    MAIN,
    MILITARY,
    ON_BUILD,
    START,
    TITAN,
    TITANS,
    TRIBES,
    Card,
    CardAction,
)
from tessera.games.the_ancient_world.effects import read_effect
from tessera.games.the_ancient_world.triggers import read_trigger

HOUSE = Path(__file__).parent / "data"
FILES = ("empire", "military", "titans", "districts")

GAINED = ("citizen", "repair")
EMPIRE_SYMBOLS = (*LIVE[:CAPACITY], *GAINED)
TITAN_SYMBOLS = tuple(symbol for symbol in EMPIRE_SYMBOLS if symbol != "army_limit")
"""AW-294. Titans never raise the army limit."""
MOST_ARMIES = 8
"""The actions of an attack name every set of armies, so their number has to have a limit."""
N_SEATS = 4

COUNTS = ("swords", "swords_and_arrows")
EMPIRE_DECKS = {"start": START, "A": DECK_A, "B": DECK_B}
MILITARY_DECKS = {"start": START, "main": MAIN}


def read_symbols(card: Card, sheet: Sheet, allowed: tuple[str, ...]) -> None:
    """AW-270 to AW-282. Read the symbols of a card; one that is left out counts 0."""
    if not sheet.has("symbols"):
        return
    symbols = sheet.table("symbols")
    for symbol in allowed:
        n = symbols.number(symbol, 0, 99) if symbols.has(symbol) else 0
        if symbol in LIVE:
            card.live[LIVE.index(symbol)] = n
        elif symbol == "citizen":
            card.citizens = n
        else:
            card.repairs = n
    expect_only(symbols, allowed)


def expect_only(sheet: Sheet, allowed: tuple[str, ...]) -> None:
    """Refuse any other key in this table. The error lists all keys that are allowed."""
    sheet.read.update(allowed)
    sheet.done()


def read_name(sheet: Sheet) -> tuple[str, str]:
    """Read the kebab-case id and the name that players read."""
    id = sheet.text("id")
    if not id or id.strip("abcdefghijklmnopqrstuvwxyz0123456789-") or id != id.strip("-") or "--" in id:
        raise sheet.wrong("id", "in kebab-case, such as desert-archive")
    return id, sheet.text("name")


def read_banners(card: Card, sheet: Sheet) -> None:
    """AW-33, AW-290, DC-35. Read the banners of a card, one to three."""
    banners = sheet.choices("banners", TRIBES)
    if not 1 <= len(banners) <= 3:
        raise sheet.wrong("banners", "a list of one to three tribes")
    card.show_banners([TRIBES.index(tribe) for tribe in banners])


def read_cost(card: Card, sheet: Sheet, currencies: tuple[str, ...]) -> None:
    """AW-122, AW-160. Read the price of a card. Starting cards have none (AW-392)."""
    if card.back == START:
        if sheet.has("cost"):
            sheet.read.add("cost")
            raise sheet.wrong("cost", "left out, for starting cards have none")
        return
    cost = sheet.table("cost")
    card.coins = cost.number("coins", 0, 99) if cost.has("coins") else 0
    if "knowledge" in currencies:
        card.knowledge = cost.number("knowledge", 0, 99) if cost.has("knowledge") else 0
    expect_only(cost, currencies)


def read_action(card: Card, sheet: Sheet) -> None:
    """AW-199. Read the card action, if there is one: its price and its effects."""
    if not sheet.has("action"):
        return
    action = sheet.table("action")
    coins = knowledge = 0
    if action.has("pay"):
        pay = action.table("pay")
        coins = pay.number("coins", 0, 99) if pay.has("coins") else 0
        knowledge = pay.number("knowledge", 0, 99) if pay.has("knowledge") else 0
        expect_only(pay, ("coins", "knowledge"))
    effects = [read_effect(effect) for effect in action.tables("effects")]
    if not effects:
        raise action.wrong("effects", "a list of at least one effect")
    card.action = CardAction(coins, knowledge, effects)
    expect_only(action, ("pay", "effects"))


def read_triggers(card: Card, sheet: Sheet) -> None:
    """AW-290, AW-391. Read what a card reacts to, if it reacts to anything. A Titan cannot be discarded."""
    if not sheet.has("triggers"):
        return
    card.triggers = [read_trigger(trigger) for trigger in sheet.tables("triggers")]
    if card.group == TITAN and card.reactions(ON_BUILD):
        raise sheet.wrong("triggers", "reactions that leave a Titan in play")


def read_empire(sheet: Sheet) -> Card:
    id, name = read_name(sheet)
    back = EMPIRE_DECKS[sheet.choice("deck", tuple(EMPIRE_DECKS))]
    card = Card(id, name, EMPIRE, back, sheet.number("copies", 1, 99))
    read_cost(card, sheet, ("coins", "knowledge"))
    read_banners(card, sheet)
    read_symbols(card, sheet, EMPIRE_SYMBOLS)
    read_action(card, sheet)
    read_triggers(card, sheet)
    if sheet.has("scoring"):
        card.bonuses = [read_bonus(bonus) for bonus in sheet.tables("scoring")]
    expect_only(sheet, ("cost", "symbols", "action", "triggers", "scoring"))
    return card


def read_army(sheet: Sheet, key: str) -> list[int]:
    """AW-274, AW-283. Read what a Military card shows while it is active, or once it is retired."""
    symbols = sheet.table(key)
    shown = [symbols.number(symbol, 0, 99) if symbols.has(symbol) else 0 for symbol in ARMY]
    expect_only(symbols, ARMY)
    return shown


def read_military(sheet: Sheet) -> Card:
    id, name = read_name(sheet)
    back = MILITARY_DECKS[sheet.choice("deck", tuple(MILITARY_DECKS))]
    card = Card(id, name, MILITARY, back, sheet.number("copies", 1, 99))
    read_cost(card, sheet, ("coins",))
    card.active = read_army(sheet, "active")
    card.legacy = read_army(sheet, "legacy")
    expect_only(sheet, ("cost",))
    return card


def read_titan(sheet: Sheet) -> Card:
    """AW-290. Read a Titan, which has banners, capacity and at least one ability."""
    id, name = read_name(sheet)
    stars = sheet.number("stars", 1, 3)
    card = Card(id, name, TITAN, TITANS + stars - 1, 1)
    card.stars = stars
    card.defence = sheet.number("defence", 1, 99)
    card.counts_arrows = sheet.choice("counts", COUNTS) == "swords_and_arrows"
    read_banners(card, sheet)
    read_symbols(card, sheet, TITAN_SYMBOLS)
    read_triggers(card, sheet)
    if sum(card.live) + card.citizens + card.repairs + len(card.triggers) == 0:
        raise sheet.wrong("symbols", "a table with at least one symbol, unless the Titan has a reaction")
    card.live[CAPACITY] = sheet.number("capacity", 1, 99)
    expect_only(sheet, ("symbols", "triggers"))
    return card


def read_district(sheet: Sheet) -> Card:
    """AW-291. Read a District, which has capacity and perhaps other symbols."""
    id, name = read_name(sheet)
    card = Card(id, name, DISTRICT, DISTRICTS, sheet.number("copies", 1, 99))
    read_symbols(card, sheet, EMPIRE_SYMBOLS)
    card.live[CAPACITY] = sheet.number("capacity", 1, 99)
    expect_only(sheet, ("symbols",))
    return card


def read_pack(folder: Path) -> list[Card]:
    """Every card of a pack, sorted by back: starting cards first, Districts last."""
    if not folder.is_dir():
        raise BadData(f"{folder} is no folder; a pack is a folder with {', '.join(f'{file}.toml' for file in FILES)}")
    readers = {"empire": read_empire, "military": read_military, "titan": read_titan, "district": read_district}
    cards: list[Card] = []
    for file, (key, read) in zip(FILES, readers.items(), strict=True):
        page = read_toml(folder / f"{file}.toml")
        for sheet in page.tables(key):
            card = read(sheet)
            if any(other.id == card.id for other in cards):
                raise sheet.wrong("id", "an id that no other card of the pack has")
            cards.append(card)
        page.done()
    check_decks(folder, cards)
    return sorted(cards, key=lambda card: (card.back, card.group))


def check_decks(folder: Path, cards: list[Card]) -> None:
    """AW-14, AW-15, AW-80. A pack must be enough for a whole match of four."""
    needs = {
        "two Empire names and two Military names with deck = start": enough_to_start(cards),
        "at least 6 cards in Empire deck A": count(cards, DECK_A) >= 6,
        "at least 6 cards in Empire deck B": count(cards, DECK_B) >= 6,
        "at least 24 Military cards besides the starting ones": count(cards, MAIN) >= 24,
        "at least one Titan of each number of stars": all(count(cards, TITANS + deck) for deck in range(3)),
        "at least one District": count(cards, DISTRICTS) >= 1,
        f"army limits that cannot rise above {MOST_ARMIES}": most_armies(cards) <= MOST_ARMIES,
    }
    for need, met in needs.items():
        if not met:
            raise BadData(f"{folder.name} should have {need}")


def count(cards: list[Card], back: int) -> int:
    return sum(card.copies for card in cards if card.back == back)


def enough_to_start(cards: list[Card]) -> bool:
    """AW-392. Two starting cards of either group, four copies each."""
    starting = [card for card in cards if card.back == START]
    groups = sorted(card.group for card in starting)
    return groups == [EMPIRE, EMPIRE, MILITARY, MILITARY] and all(card.copies == N_SEATS for card in starting)


def most_armies(cards: list[Card]) -> int:
    """AW-126, AW-162. The highest army limit that one player can reach, with every Empire name once and every District."""
    index = LIVE.index("army_limit")
    limit = CAPITAL_CITY[index]
    for card in cards:
        limit += card.live[index] * (card.copies if card.group == DISTRICT else 1)
    return limit
