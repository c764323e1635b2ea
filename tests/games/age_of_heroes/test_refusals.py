"""Every refusal is provoked once, and is a message with words in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from games.age_of_heroes.build import heroes, play, reveal, timeout
from games.age_of_heroes.positions import aside
from support import rule

from tessera.core.refusal import Refused
from tessera.games.age_of_heroes import GAME
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.build import Build
from tessera.games.age_of_heroes.steps.events import ChooseArmy, ChooseVictim, Famine, LuckAgainstVolcano
from tessera.games.age_of_heroes.steps.setup import TakeTribe
from tessera.games.age_of_heroes.steps.spoils import TakeSpoils
from tessera.games.age_of_heroes.steps.trade import BARGAIN, CallTrader
from tessera.games.age_of_heroes.steps.turn import AskForRoad, BuildMonument, ChooseAction, DiscardDown, ExchangeCard
from tessera.games.age_of_heroes.steps.war import DeclareWar, RespondToAttack

SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in GAME.folder.glob("**/*.py"))
REFUSED = re.compile(r"""\brefuse\(\s*["'](AH-\d+)["'],\s*["']([a-z-]+)["']""")
SHARED = {"no-such-action", "no-such-seat", "no-such-entry"}
"""Keys of refusals that the kernel words for every game."""


def test_every_refusal_has_its_words_and_every_word_its_refusal() -> None:
    keys = {key for _, key in REFUSED.findall(SOURCE)}
    assert SOURCE.count("refuse(") == len(REFUSED.findall(SOURCE))
    assert "Refused(" not in SOURCE
    for language in GAME.languages:
        written = {key for key in GAME.words(language).patterns if key.startswith("no-") and "." not in key}
        assert written - SHARED == keys


# -- positions --------------------------------------------------------------------------------------------------


def building() -> Heroes:
    return heroes(3, hands=("wood stone",), agenda=(Build(0),))


def without_armies_to_build() -> Heroes:
    return heroes(2, hands=("iron grain grain",), armies=("home " * 6, "home " * 6), agenda=(Build(0),))


def attacking() -> Heroes:
    return heroes(3, hands=("mighty-hero", "", "iron"), cities=(1, 0, 1), armies=("home home*",), agenda=(DeclareWar(0),))


def attacked() -> Heroes:
    return heroes(3, hands=("", "luck mighty-hero"), armies=("", "home*"), agenda=(RespondToAttack(1),))


def laying() -> Heroes:
    """Two Armies against one; seat 0 holds Battle Cards 1 and 2, seat 1 a third."""
    s = heroes(3, hands=("", "iron"), armies=("home home", "home"), agenda=(DeclareWar(0),))
    play(s, "0: war 1 plunder with 2 army", "1: nothing")
    play(s, "chance: draw battle-card-1", "chance: draw battle-card-2", "chance: draw battle-card-3")
    return s


def fighting() -> Heroes:
    s = laying()
    play(s, "0: lay 1 under army 1", "0: lay 2 under army 2", "1: lay 3 under army 3")
    return s


def second_round() -> Heroes:
    """Two against two; one of each has fought."""
    s = heroes(2, hands=("", "iron"), armies=("home home", "home home"), agenda=(DeclareWar(0),))
    play(s, "0: war 1 plunder with 2 army", "1: nothing", *["chance: draw battle-card-1"] * 4)
    play(s, "0: lay 1 under army 1", "0: lay 1 under army 2", "1: lay 1 under army 3", "1: lay 1 under army 4")
    play(s, "0: fight army 2", "1: fight army 3")
    return s


def after(s: Heroes, *lines: str) -> Heroes:
    play(s, *lines)
    return s


def victorious() -> Heroes:
    s = heroes(3, hands=("", "iron iron"), agenda=())
    s.attacker, s.defender, s.objective, s.victorious = 0, 1, 1, 1
    s.then(TakeSpoils())
    return s


def trading() -> Heroes:
    return heroes(3, hands=("iron iron", "wood"), cities=(1, 0, 1), phase="market", agenda=(BARGAIN,), market="open", active=-1)


def called() -> Heroes:
    return heroes(3, hands=("iron",), phase="market", agenda=(CallTrader(0, 0, 0, 0),), active=-1)


def timed_out() -> Heroes:
    s = trading()
    timeout(s, 1)
    return s


def exhausted() -> Heroes:
    """Seat 0 has made and withdrawn all the offers of a Market Day."""
    s = trading()
    for number in range(1, 13):
        play(s, "0: offer iron for gold", f"0: withdraw o{number}")
    return s


def crowded() -> Heroes:
    kinds = ("gold", "wood", "grain", "stone")
    return after(trading(), *[f"0: offer iron for {kind}" for kind in kinds])


def quaking() -> Heroes:
    s = heroes(3, hands=("iron",), armies=("home", "home*"), agenda=())
    reveal(s, "earthquake")
    s.then(ChooseArmy(0))
    return s


def taken() -> Heroes:
    s = heroes(3, agenda=(TakeTribe(2),))
    s.tribes = [0, 1, -1]
    return s


# -- provoked ---------------------------------------------------------------------------------------------------

Case = tuple[str, Callable[[], Heroes], str, str, str]
"""Rule, position, line, and the sentences in English and German."""

SETUP_AND_TURN: list[Case] = [
    ("AH-26", taken, "2: taxes", "a tribe is chosen now", "jetzt wird ein Stamm gewählt"),
    ("AH-28", taken, "2: tribe romans", "the Romans are taken", "die Römer sind vergeben"),
    (
        "AH-55",
        lambda: heroes(3, agenda=(ChooseAction(0),)),
        "0: stop",
        "one action now: taxes, build or war, or rest",
        "jetzt kommt eine Aktion: Steuern, Bauen oder Krieg, oder keine",
    ),
    (
        "AH-73",
        lambda: heroes(3, agenda=(ChooseAction(0),)),
        "0: build",
        "you hold no card to pay for an item",
        "du hast keine Karte, um etwas zu bezahlen",
    ),
    (
        "AH-100",
        lambda: after(heroes(3, hands=("stone stone", "iron"), agenda=(AskForRoad(0), ChooseAction(0))), "0: go-on"),
        "0: build",
        "your cards pay for a Road only, and no neighbour has allowed you one this turn",
        "deine Karten bezahlen nur eine Straße, und kein Nachbar hat dir in diesem Zug eine erlaubt",
    ),
    (
        "AH-80",
        lambda: heroes(3, hands=("iron gold",), armies=("home*",), agenda=(ChooseAction(0),)),
        "0: build",
        "your cards pay for a General only, and no Army of yours lacks one",
        "deine Karten bezahlen nur einen General, und keiner deiner Armeen fehlt einer",
    ),
    (
        "AH-73",
        lambda: heroes(3, hands=("iron",), agenda=(ChooseAction(0),)),
        "0: build",
        "your one card pays for nothing that you may build",
        "deine eine Karte bezahlt nichts, was du bauen darfst",
    ),
    (
        "AH-73",
        lambda: heroes(3, hands=("iron iron",), agenda=(ChooseAction(0),)),
        "0: build",
        "your 2 cards pay for nothing that you may build",
        "deine 2 Karten bezahlen nichts, was du bauen darfst",
    ),
    (
        "AH-301",
        lambda: heroes(3, armies=("away",), agenda=(ChooseAction(0),)),
        "0: war",
        "war needs an Army at home or a Mighty Hero in hand",
        "Krieg braucht eine Armee daheim oder einen Mächtigen Helden auf der Hand",
    ),
    (
        "AH-99",
        lambda: heroes(3, agenda=(ChooseAction(0),)),
        "0: ask 1",
        "the time to ask for a Road is over",
        "es ist zu spät, um eine Straße zu bitten",
    ),
    (
        "AH-93",
        lambda: heroes(4, agenda=(AskForRoad(0),)),
        "0: taxes",
        "ask a neighbour for a Road now, or go on",
        "bitte jetzt einen Nachbarn um eine Straße, oder mach weiter",
    ),
    (
        "AH-88",
        lambda: heroes(4, agenda=(AskForRoad(0),)),
        "0: ask 2",
        "seat 2 is not your neighbour",
        "seat 2 sitzt nicht neben dir",
    ),
    (
        "AH-88",
        lambda: heroes(4, agenda=(AskForRoad(0),)),
        "0: ask 5",
        "at seat 5 there is no other surviving tribe",
        "auf Platz 5 ist kein anderer überlebender Stamm",
    ),
    (
        "AH-90",
        lambda: heroes(3, roads=((0, 1),), agenda=(AskForRoad(0),)),
        "0: ask 1",
        "a Road to seat 1 exists, and one is all there can be",
        "eine Straße zu seat 1 gibt es schon, und mehr als eine kann es nicht geben",
    ),
    (
        "AH-94",
        lambda: after(heroes(3, agenda=(AskForRoad(0),)), "0: ask 1", "1: no"),
        "0: ask 1",
        "seat 1 was asked this turn already",
        "seat 1 wurde in diesem Zug schon gefragt",
    ),
    (
        "AH-60",
        lambda: heroes(3, hands=("iron",), agenda=(ExchangeCard(0),)),
        "0: exchange wood",
        "exchange the one card in your hand",
        "tausche die eine Karte auf deiner Hand",
    ),
    (
        "AH-60",
        lambda: heroes(3, hands=("iron iron",), agenda=(ExchangeCard(0),)),
        "0: exchange wood",
        "exchange one of the 2 cards in your hand",
        "tausche eine der 2 Karten auf deiner Hand",
    ),
    (
        "AH-219",
        lambda: heroes(3, hands=("iron",), agenda=(BuildMonument(0),)),
        "0: place 1",
        "you hold no Limestone for your Monument",
        "für dein Monument fehlt dir Kalkstein",
    ),
    (
        "AH-219",
        lambda: heroes(3, hands=("limestone",), agenda=(BuildMonument(0),)),
        "0: place 2",
        "you can place one card at most, and only Limestone",
        "du kannst höchstens eine Karte anlegen, und nur Kalkstein",
    ),
    (
        "AH-224",
        lambda: heroes(3, hands=("iron " * 6,), agenda=(DiscardDown(0),)),
        "0: discard wood",
        "discard one of your 6 cards; 5 may stay",
        "wirf eine deiner 6 Karten ab; 5 dürfen bleiben",
    ),
]

BUILDING: list[Case] = [
    (
        "AH-63",
        building,
        "0: taxes",
        "build an item with its payment now, or stop",
        "baue jetzt etwas mit seiner Bezahlung, oder hör auf",
    ),
    (
        "AH-69",
        building,
        "0: build army with iron grain grain",
        "your hand does not hold the cards of this payment for an Army",
        "auf deiner Hand fehlen Karten dieser Bezahlung für eine Armee",
    ),
    (
        "AH-70",
        without_armies_to_build,
        "0: build army with iron grain grain",
        "all 12 Armies are in play, and none is left to build",
        "alle 12 Armeen sind im Spiel, und es ist nichts mehr davon übrig",
    ),
    (
        "AH-80",
        building,
        "0: build general on army 2 with iron gold",
        "army 2 is not an Army of yours that lacks a General",
        "Armee 2 ist keine deiner Armeen, der ein General fehlt",
    ),
    (
        "AH-100",
        building,
        "0: build road to 1 with stone gold",
        "seat 1 has not allowed a Road this turn",
        "seat 1 hat in diesem Zug keine Straße erlaubt",
    ),
    (
        "AH-100",
        building,
        "0: build road to 5 with stone gold",
        "at seat 5 there is no other surviving tribe",
        "auf Platz 5 ist kein anderer überlebender Stamm",
    ),
]

WAR: list[Case] = [
    (
        "AH-115",
        attacking,
        "0: rest",
        f"an attack is declared now, as: {DeclareWar.GRAMMAR}",
        f"jetzt wird ein Angriff erklärt, in dieser Form: {DeclareWar.GRAMMAR}",
    ),
    (
        "AH-106",
        attacking,
        "0: war 0 plunder with 1 army",
        "at seat 0 there is no other surviving tribe",
        "auf Platz 0 ist kein anderer überlebender Stamm",
    ),
    (
        "AH-113",
        attacking,
        "0: war 1 conquest with 1 army",
        "seat 1 has no City to conquer",
        "seat 1 hat keine Stadt, die du erobern könntest",
    ),
    (
        "AH-113",
        attacking,
        "0: war 1 plunder with 1 army",
        "seat 1 has no card to plunder",
        "seat 1 hat keine Karte, die du plündern könntest",
    ),
    (
        "AH-113",
        attacking,
        "0: war 2 razing with 1 army",
        "seat 2 has no Monument to raze",
        "seat 2 hat kein Monument, das du schleifen könntest",
    ),
    (
        "AH-109",
        attacking,
        "0: war 2 plunder with 2 army",
        "at home you have one Army without a General and one with one",
        "daheim hast du eine Armee ohne General und eine mit General",
    ),
    (
        "AH-109",
        attacking,
        "0: war 2 plunder with army 3",
        "army 3 is not one of your Armies at home",
        "Armee 3 ist keine deiner Armeen daheim",
    ),
    (
        "AH-108",
        attacking,
        "0: war 2 plunder with hero-general of army 1",
        "an attack needs at least one Army or Hero-Army",
        "ein Angriff braucht mindestens eine Armee oder einen Helden als Armee",
    ),
    (
        "AH-117",
        attacking,
        "0: war 2 plunder with 1 army 2 hero-army",
        "that takes 2 Heroes, and you hold one",
        "dafür sind 2 Helden nötig, und du hast einen",
    ),
    (
        "AH-118",
        attacking,
        "0: war 2 plunder with army 2 hero-general of army 1",
        "army 1 takes no part, so no Hero can lead it",
        "Armee 1 nimmt nicht teil, also kann kein Held sie führen",
    ),
    (
        "AH-121",
        attacking,
        "0: war 2 plunder with army 2 hero-general of army 2",
        "army 2 has a General already",
        "Armee 2 hat schon einen General",
    ),
    (
        "AH-123",
        attacked,
        "1: pass",
        "answer the attack with nothing, or play a card",
        "antworte auf den Angriff mit nichts, oder spiele eine Karte",
    ),
    (
        "AH-123",
        attacked,
        "1: play olympic-games",
        "you hold no Olympic Games",
        "diese Karte hast du nicht auf der Hand: Olympische Spiele",
    ),
    (
        "AH-127",
        attacked,
        "1: play luck",
        "Luck has no effect on an attack by another tribe",
        "Glück hilft nicht gegen den Angriff eines anderen Stammes",
    ),
    (
        "AH-118",
        attacked,
        "1: play 1 hero-general",
        "none of your Armies at home lacks a General",
        "keiner deiner Armeen daheim fehlt ein General",
    ),
    (
        "AH-136",
        laying,
        "0: fight army 1",
        "Battle Cards are laid now, and a card that is laid stays where it is",
        "jetzt werden Kampfkarten gelegt, und eine gelegte Karte bleibt liegen",
    ),
    (
        "AH-135",
        laying,
        "0: lay 1 under army 2",
        "the next card goes under army 1: cards are laid in the order of the Armies",
        "die nächste Karte kommt unter Armee 1: die Karten werden in der Reihenfolge der Armeen gelegt",
    ),
    (
        "AH-135",
        laying,
        "0: lay 6 under army 1",
        "you have no Battle Card 6 left to lay",
        "du hast keine Kampfkarte 6 mehr zu legen",
    ),
    (
        "AH-139",
        fighting,
        "0: fight army 3",
        "choose one of your 2 fighters that have not fought",
        "wähle einen deiner 2 Kämpfer, die noch nicht gekämpft haben",
    ),
    (
        "AH-139",
        second_round,
        "0: fight army 3",
        "choose the one fighter of yours that has not fought",
        "wähle deinen einen Kämpfer, der noch nicht gekämpft hat",
    ),
    (
        "AH-139",
        second_round,
        "0: fight army 2",
        "army 2 has fought in this battle already",
        "Armee 2 hat in dieser Schlacht schon gekämpft",
    ),
    (
        "AH-139",
        lambda: after(fighting(), "0: fight army 1"),
        "0: fight army 2",
        "your fighter is chosen; both are shown when your rival has chosen too",
        "dein Kämpfer ist gewählt; beide werden gezeigt, wenn auch dein Gegner gewählt hat",
    ),
    (
        "AH-165",
        victorious,
        "0: take 3",
        "one Victorious Army may take 2 at most",
        "eine siegreiche Armee darf höchstens 2 nehmen",
    ),
]

EVENTS: list[Case] = [
    (
        "AH-194",
        quaking,
        "0: shake army 2",
        "choose an Army of another tribe that is home and has no General",
        "wähle eine Armee eines anderen Stammes, die daheim ist und keinen General hat",
    ),
    (
        "AH-201",
        lambda: heroes(3, cities=(1, 0, 1), agenda=(ChooseVictim(0),)),
        "0: erupt 1",
        "choose another tribe that owns a City",
        "wähle einen anderen Stamm, der eine Stadt besitzt",
    ),
    (
        "AH-237",
        lambda: aside("famine", "volcano"),
        "0: resolve earthquake",
        "choose one of the cards that you set aside",
        "wähle eine der Karten, die du beiseitegelegt hast",
    ),
    (
        "AH-214",
        lambda: heroes(3, hands=("iron",), agenda=(LuckAgainstVolcano(0),)),
        "0: play luck",
        "you hold no Luck",
        "diese Karte hast du nicht auf der Hand: Glück",
    ),
    (
        "AH-214",
        lambda: heroes(3, hands=("iron",), agenda=(LuckAgainstVolcano(0),)),
        "0: play olympic-games",
        "the only answer to this event is Luck, or nothing",
        "die einzige Antwort auf dieses Ereignis ist Glück, oder nichts",
    ),
    (
        "AH-208",
        lambda: heroes(3, hands=("luck",), agenda=(Famine(0, 0, 0),)),
        "0: play luck",
        "you hold no Grain that Luck could keep",
        "du hast kein Getreide, das Glück bewahren könnte",
    ),
]

TRADE: list[Case] = [
    (
        "AH-266",
        called,
        "0: taxes",
        "a called player offers, accepts, withdraws or passes",
        "wer aufgerufen ist, bietet, nimmt an, zieht zurück oder passt",
    ),
    (
        "AH-263",
        trading,
        "0: taxes",
        "this is the time to trade: offer KIND... for KIND... [or KIND...] [to SEAT|all] [reply oN] (nothing names no card) | "
        "say TEXT",
        "jetzt ist Zeit zum Handeln: offer KIND... for KIND... [or KIND...] [to SEAT|all] [reply oN] (nothing names no card) | "
        "say TEXT",
    ),
    (
        "AH-251",
        trading,
        "0: offer wood grain for gold",
        "your hand does not hold all you offer: Wood, Grain",
        "du hast nicht alles auf der Hand, was du bietest: Holz, Getreide",
    ),
    (
        "AH-252",
        trading,
        "0: offer iron for gold or wood or grain or stone or luck",
        "an offer names one to 4 alternatives, not 5",
        "ein Angebot nennt eine bis 4 Möglichkeiten, nicht 5",
    ),
    (
        "AH-307",
        trading,
        "0: offer iron for gold or gold",
        "the alternatives must differ from one another and from what is given",
        "die Möglichkeiten müssen sich voneinander und vom Gegebenen unterscheiden",
    ),
    (
        "AH-307",
        trading,
        "0: offer iron for famine",
        "nobody can deliver so many cards of this kind: Famine",
        "so viele Karten dieser Art kann niemand liefern: Hungersnot",
    ),
    (
        "AH-307",
        trading,
        "0: offer iron for gold to 5",
        "at seat 5 there is no other surviving tribe",
        "auf Platz 5 ist kein anderer überlebender Stamm",
    ),
    (
        "AH-307",
        trading,
        "0: offer iron for gold to 1 reply o3",
        "o3 is no open offer of the addressee",
        "o3 ist kein offenes Angebot dessen, an den du dich wendest",
    ),
    (
        "AH-259",
        crowded,
        "0: offer iron for luck",
        "you have 4 open offers; withdraw one first",
        "du hast 4 offene Angebote; zieh zuerst eines zurück",
    ),
    (
        "AH-260",
        exhausted,
        "0: offer iron for luck",
        "you have made 12 offers this Market Day, and that is the limit",
        "du hast an diesem Markttag 12 Angebote gemacht, mehr sind nicht erlaubt",
    ),
    (
        "AH-267",
        trading,
        "0: withdraw o3",
        "o3 is no open offer of yours",
        "o3 ist kein offenes Angebot von dir",
    ),
    ("AH-255", trading, "0: accept o3 1", "o3 is not open", "o3 ist nicht offen"),
    (
        "AH-255",
        lambda: after(trading(), "0: offer iron for gold to 1"),
        "2: accept o1",
        "o1 is not addressed to you",
        "o1 richtet sich nicht an dich",
    ),
    (
        "AH-255",
        lambda: after(trading(), "0: offer iron for gold"),
        "1: accept o1 2",
        "o1 has one alternative",
        "o1 hat eine Möglichkeit",
    ),
    (
        "AH-255",
        lambda: after(trading(), "0: offer iron for gold or stone"),
        "1: accept o1 4",
        "o1 has 2 alternatives",
        "o1 hat 2 Möglichkeiten",
    ),
    (
        "AH-255",
        lambda: after(trading(), "0: offer iron for gold"),
        "1: accept o1",
        "you do not hold all that is wanted: Gold",
        "du hast nicht alles, was verlangt wird: Gold",
    ),
    (
        "AH-248",
        lambda: after(trading(), "0: offer nothing for wood"),
        "1: accept o1",
        "the exchange would leave a player with neither cards nor Cities",
        "der Tausch ließe jemanden ohne Karten und ohne Städte zurück",
    ),
    (
        "AH-309",
        lambda: after(trading(), "0: offer iron for gold", "1: decline o1"),
        "1: decline o1",
        "o1 is not an open offer to you that you have not declined yet",
        "o1 ist kein offenes Angebot an dich, das du noch nicht ausgeschlagen hast",
    ),
    ("AH-309", lambda: after(trading(), "0: done"), "0: done", "you are done already", "du bist schon fertig"),
    (
        "AH-311",
        timed_out,
        "1: offer wood for gold",
        "you trade no more this Market Day",
        "du handelst an diesem Markttag nicht mehr",
    ),
    (
        "AH-264",
        timed_out,
        "0: offer iron for gold to 1",
        "seat 1 trades no more this Market Day",
        "seat 1 handelt an diesem Markttag nicht mehr",
    ),
]

PROVOKED = SETUP_AND_TURN + BUILDING + WAR + EVENTS + TRADE
RULES = tuple(dict.fromkeys(case[0] for case in PROVOKED))


def refused_by(s: Heroes, line: str) -> Refused:
    with pytest.raises(Refused) as refused:
        play(s, line)
    return refused.value


@rule(*RULES)
@pytest.mark.parametrize(("cited", "position", "line", "english", "german"), PROVOKED, ids=[case[2] for case in PROVOKED])
def test_a_refusal_is_said_in_both_languages(
    cited: str, position: Callable[[], Heroes], line: str, english: str, german: str
) -> None:
    s = position()
    refused = refused_by(s, line)
    players = [f"seat {seat}" for seat in range(s.box.seats)]
    said = refused.message.json(s.box.names)
    assert refused.rule == cited
    assert GAME.words().tell(said, None, players) == english
    assert GAME.words("de").tell(said, None, players) == german


def test_every_refusal_of_the_rules_is_provoked_by_the_rule_it_cites() -> None:
    provoked = {(cited, refused_by(position(), line).message.key) for cited, position, line, _, _ in PROVOKED}
    assert provoked == set(REFUSED.findall(SOURCE))
