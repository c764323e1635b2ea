# Age of Heroes auf Deutsch: jeder Satz, den Spieler lesen.

game-title = Age of Heroes
seat-0 = Spieler 0
seat-1 = Spieler 1
seat-2 = Spieler 2
seat-3 = Spieler 3
seat-4 = Spieler 4
seat-5 = Spieler 5

ask-tribe = Wähle deinen Stamm
ask-ask = Bitte einen Nachbarn um eine Straße, oder mach weiter
ask-road = Erlaubst du eine Straße zwischen euren Stämmen?
ask-action = Wähle deine Aktion
ask-exchange = Wirf eine Karte ab und zieh eine andere
ask-build = Baue etwas, oder hör auf
ask-war = Erkläre deinen Angriff: Gegner, Ziel und Streitkräfte
ask-respond = Du wirst angegriffen. Spiele eine Karte als Antwort, oder nichts
ask-barbarians = Barbaren greifen dich an. Spiele eine Karte als Antwort, oder nichts
ask-luck-earthquake = Ein Erdbeben trifft deine Armee. Spiele Glück, oder nichts
ask-luck-volcano = Ein Vulkan bedroht eine deiner Städte. Spiele Glück, oder nichts
ask-luck-famine = Die Hungersnot nimmt alles Getreide. Spiele Glück, oder nichts
ask-lay = Lege unter jede deiner Armeen eine Kampfkarte
ask-fight = Wähle die Armee, die in dieser Runde kämpft
ask-meet-barbarians = Wähle die Armee, die den Barbaren entgegentritt
ask-spoils = Wie viel nimmst du?
ask-monument = Wie viele Karten legst du an dein Monument an?
ask-discard = Wirf bis auf fünf Karten ab
ask-shake = Wähle die Armee, die das Erdbeben erschüttert
ask-erupt = Wähle den Stamm, der eine Stadt an den Vulkan verliert
ask-trade = Du bist dran: biete, nimm an, zieh zurück oder passe
ask-bargain = Handle mit allen, und sag, wenn du fertig bist

drew-for-order = { $seat } zieht Kampfkarte { $n } für die Spielreihenfolge.
    .rule = AH-21
drew-for-order-you = Du ziehst Kampfkarte { $n } für die Spielreihenfolge.
start-player = { $seat } ist Startspieler.
    .rule = AH-21
start-player-you = Du bist Startspieler.
new-start-player = { $seat } ist von nun an Startspieler.
    .rule = AH-43
new-start-player-you = Du bist von nun an Startspieler.
tribe-taken = { $seat } führt die { $text }.
    .rule = AH-26
tribe-taken-you = Du führst die { $text }.
dealt = { $seat } erhält { $piece }.
    .rule = AH-31
dealt-you = Du erhältst { $piece }.
disaster-spared = { $seat } hat { $piece } gezogen; am Anfang wird das ohne Wirkung abgeworfen.
    .rule = AH-33
disaster-spared-you = Du hast { $piece } gezogen; am Anfang wird das ohne Wirkung abgeworfen.

round-begins = Runde { $n } beginnt.
    .rule = AH-40
turn-begins = { $seat } beginnt den Zug mit { $n ->
    [one] einer Handkarte
   *[other] { $n } Handkarten
    }.
    .rule = AH-45
turn-begins-you = Du beginnst deinen Zug mit { $n ->
    [one] einer Handkarte
   *[other] { $n } Handkarten
    }.
drew = { $seat } zieht eine Karte.
    .rule = AH-48
drew-card = { $seat } zieht { $piece }.
    .rule = AH-48
drew-card-you = Du ziehst { $piece }.
drew-event = { $seat } zieht { $piece }; das wird sofort abgehandelt.
    .rule = AH-49
drew-event-you = Du ziehst { $piece }; das wird sofort abgehandelt.
set-aside = { $seat } zieht { $piece } und legt es beiseite, bis alle gezogen haben.
    .rule = AH-235
set-aside-you = Du ziehst { $piece } und legst es beiseite, bis alle gezogen haben.
event-resolved = { $piece }, gezogen von { $seat }, wird abgehandelt.
    .rule = AH-236
event-resolved-you = { $piece }, von dir gezogen, wird abgehandelt.
reshuffled = Der Stapel ist leer: { $n ->
    [one] Die eine abgeworfene Karte bildet
   *[other] Die { $n } abgeworfenen Karten werden gemischt und bilden
    } den neuen Stapel.
    .rule = AH-51
nothing-to-draw = Weder Stapel noch Ablage haben eine Karte: { $seat } geht { $n ->
    [one] bei einem Zug
   *[other] bei { $n } Zügen
    } leer aus.
    .rule = AH-53

chose-taxes = { $seat } erhebt Steuern.
    .rule = AH-57
chose-taxes-you = Du erhebst Steuern.
chose-build = { $seat } baut.
    .rule = AH-63
chose-build-you = Du baust.
chose-war = { $seat } zieht in den Krieg.
    .rule = AH-106
chose-war-you = Du ziehst in den Krieg.
chose-rest = { $seat } führt keine Aktion aus.
    .rule = AH-56
chose-rest-you = Du führst keine Aktion aus.
exchanged = { $seat } wirft { $piece } für eine andere Karte ab.
    .rule = AH-60
exchanged-you = Du wirfst { $piece } für eine andere Karte ab.
road-asked = { $seat } bittet { $rival } um eine Straße.
    .rule = AH-93
road-asked-you = Du bittest { $rival } um eine Straße.
road-asked-rival-you = { $seat } bittet dich um eine Straße.
road-granted = { $seat } erlaubt { $rival } in diesem Zug eine Straße.
    .rule = AH-96
road-granted-you = Du erlaubst { $rival } in diesem Zug eine Straße.
road-granted-rival-you = { $seat } erlaubt dir in diesem Zug eine Straße.
road-refused = { $seat } verweigert { $rival } eine Straße.
    .rule = AH-96
road-refused-you = Du verweigerst { $rival } eine Straße.
road-refused-rival-you = { $seat } verweigert dir eine Straße.
built-city = { $seat } baut eine Stadt mit { $pieces }.
    .rule = AH-64
built-city-you = Du baust eine Stadt mit { $pieces }.
built-army = { $seat } stellt eine Armee auf, mit { $pieces }.
    .rule = AH-64
built-army-you = Du stellst eine Armee auf, mit { $pieces }.
built-citadel = { $seat } baut eine Zitadelle mit { $pieces }.
    .rule = AH-64
built-citadel-you = Du baust eine Zitadelle mit { $pieces }.
built-general = { $seat } ernennt einen General für Armee { $n }, mit { $pieces }.
    .rule = AH-79
built-general-you = Du ernennst einen General für Armee { $n }, mit { $pieces }.
built-road = { $seat } baut eine Straße zu { $rival } mit { $pieces }.
    .rule = AH-100
built-road-you = Du baust eine Straße zu { $rival } mit { $pieces }.
built-road-rival-you = { $seat } baut eine Straße zu dir mit { $pieces }.

war-conquest = { $seat } greift { $rival } an, um zu erobern, mit { $text }.
    .rule = AH-115
war-conquest-you = Du greifst { $rival } an, um zu erobern, mit { $text }.
war-conquest-rival-you = { $seat } greift dich an, um zu erobern, mit { $text }.
war-plunder = { $seat } greift { $rival } an, um zu plündern, mit { $text }.
    .rule = AH-115
war-plunder-you = Du greifst { $rival } an, um zu plündern, mit { $text }.
war-plunder-rival-you = { $seat } greift dich an, um zu plündern, mit { $text }.
war-razing = { $seat } greift das Monument von { $rival } an, mit { $text }.
    .rule = AH-115
war-razing-you = Du greifst das Monument von { $rival } an, mit { $text }.
war-razing-rival-you = { $seat } greift dein Monument an, mit { $text }.
war-undeclared = { $seat } erklärt keinen Angriff und führt keine Aktion aus.
    .rule = AH-301
war-undeclared-you = Du erklärst keinen Angriff und führst keine Aktion aus.
games-cancel-war = { $seat } hält Olympische Spiele ab: Der Angriff von { $rival } fällt aus.
    .rule = AH-124
games-cancel-war-you = Du hältst Olympische Spiele ab: Der Angriff von { $rival } fällt aus.
games-cancel-war-rival-you = { $seat } hält Olympische Spiele ab: Dein Angriff fällt aus.
heroes-defend = { $seat } ruft { $n ->
    [one] einen Mächtigen Helden
   *[other] { $n } Mächtige Helden
    }: { $text }.
    .rule = AH-123
heroes-defend-you = Du rufst { $n ->
    [one] einen Mächtigen Helden
   *[other] { $n } Mächtige Helden
    }: { $text }.
unopposed = { $seat } hat keine Armee zur Verteidigung: { $n ->
    [one] Ein Angreifer ist
   *[other] Alle { $n } Angreifer sind
    } siegreich.
    .rule = AH-137
unopposed-you = Du hast keine Armee zur Verteidigung: { $n ->
    [one] Ein Angreifer ist
   *[other] Alle { $n } Angreifer sind
    } siegreich.
drew-battle-card = { $seat } zieht Kampfkarte { $n }.
    .rule = AH-134
drew-battle-card-you = Du ziehst Kampfkarte { $n }.
laid = { $seat } legt Kampfkarte { $n } unter { $text }.
    .rule = AH-135
laid-you = Du legst Kampfkarte { $n } unter { $text }.
round-won = { $text }: { $seat } gewinnt die Runde gegen { $rival }, { $n } zu { $m }.
    .rule = AH-143
round-won-you = { $text }: Du gewinnst die Runde gegen { $rival }, { $n } zu { $m }.
round-won-rival-you = { $text }: { $seat } gewinnt die Runde gegen dich, { $n } zu { $m }.
round-lost = { $text }: { $seat } verliert die Runde gegen { $rival }, { $n } zu { $m }.
    .rule = AH-143
round-lost-you = { $text }: Du verlierst die Runde gegen { $rival }, { $n } zu { $m }.
round-lost-rival-you = { $text }: { $seat } verliert die Runde gegen dich, { $n } zu { $m }.
round-tied = { $text }: { $seat } und { $rival } stehen gleich, { $n } zu { $m }; niemand verliert eine Armee.
    .rule = AH-144
barbarian-round-won = { $text }: Die Barbaren schlagen { $rival }, { $n } zu { $m }.
    .rule = AH-182
barbarian-round-won-rival-you = { $text }: Die Barbaren schlagen dich, { $n } zu { $m }.
barbarian-round-lost = { $text }: { $rival } vertreibt die Barbaren, { $m } zu { $n }.
    .rule = AH-183
barbarian-round-lost-rival-you = { $text }: Du vertreibst die Barbaren, { $m } zu { $n }.
barbarian-round-tied = { $text }: { $rival } hält die Barbaren auf, { $m } zu { $n }.
    .rule = AH-183
barbarian-round-tied-rival-you = { $text }: Du hältst die Barbaren auf, { $m } zu { $n }.
army-destroyed = { $seat } verliert Armee { $n }.
    .rule = AH-146
army-destroyed-you = Du verlierst Armee { $n }.
heroes-leave = { $n ->
    [one] Ein Mächtiger Held von { $seat } geht
   *[other] { $n } Mächtige Helden von { $seat } gehen
    } nach der Schlacht.
    .rule = AH-147
no-spoils = { $n ->
    [one] Eine siegreiche Armee bringt
   *[other] { $n } siegreiche Armeen bringen
    } { $seat } keine Beute.
    .rule = AH-156
no-spoils-you = { $n ->
    [one] Eine siegreiche Armee bringt
   *[other] { $n } siegreiche Armeen bringen
    } dir keine Beute.
took-conquest = Mit { $m ->
    [one] einer siegreichen Armee
   *[other] { $m } siegreichen Armeen
    } nimmt { $seat } { $n ->
    [one] eine Stadt
   *[other] { $n } Städte
    } von { $rival }.
    .rule = AH-154
took-conquest-you = Mit { $m ->
    [one] einer siegreichen Armee
   *[other] { $m } siegreichen Armeen
    } nimmst du { $n ->
    [one] eine Stadt
   *[other] { $n } Städte
    } von { $rival }.
took-conquest-rival-you = Mit { $m ->
    [one] einer siegreichen Armee
   *[other] { $m } siegreichen Armeen
    } nimmt { $seat } { $n ->
    [one] eine Stadt
   *[other] { $n } Städte
    } von dir.
took-plunder = Mit { $m ->
    [one] einer siegreichen Armee
   *[other] { $m } siegreichen Armeen
    } plündert { $seat } { $n ->
    [one] eine Karte
   *[other] { $n } Karten
    } von { $rival }.
    .rule = AH-158
took-plunder-you = Mit { $m ->
    [one] einer siegreichen Armee
   *[other] { $m } siegreichen Armeen
    } plünderst du { $n ->
    [one] eine Karte
   *[other] { $n } Karten
    } von { $rival }.
took-plunder-rival-you = Mit { $m ->
    [one] einer siegreichen Armee
   *[other] { $m } siegreichen Armeen
    } plündert { $seat } { $n ->
    [one] eine Karte
   *[other] { $n } Karten
    } von dir.
took-razing = Mit { $m ->
    [one] einer siegreichen Armee
   *[other] { $m } siegreichen Armeen
    } schleift { $seat } { $n ->
    [one] eine Karte
   *[other] { $n } Karten
    } des Monuments von { $rival }.
    .rule = AH-162
took-razing-you = Mit { $m ->
    [one] einer siegreichen Armee
   *[other] { $m } siegreichen Armeen
    } schleifst du { $n ->
    [one] eine Karte
   *[other] { $n } Karten
    } des Monuments von { $rival }.
took-razing-rival-you = Mit { $m ->
    [one] einer siegreichen Armee
   *[other] { $m } siegreichen Armeen
    } schleift { $seat } { $n ->
    [one] eine Karte
   *[other] { $n } Karten
    } deines Monuments.
loot = { $seat } nimmt { $rival } { $pieces } weg.
    .rule = AH-159
loot-you = Du nimmst { $rival } { $pieces } weg.
loot-rival-you = { $seat } nimmt dir { $pieces } weg.
home-by-road = { $n ->
    [one] Die überlebende Armee von { $seat } kommt
   *[other] Die { $n } überlebenden Armeen von { $seat } kommen
    } auf der Straße zu { $rival } sofort heim.
    .rule = AH-168
armies-away = { $n ->
    [one] Die überlebende Armee von { $seat } ist fort
   *[other] Die { $n } überlebenden Armeen von { $seat } sind fort
    } bis zur nächsten Rückholphase.
    .rule = AH-167
armies-home = { $n ->
    [one] Eine Armee von { $seat } ist
   *[other] { $n } Armeen von { $seat } sind
    } wieder bereit.
    .rule = AH-227
barbarians-sent-away = { $seat } spielt { $piece }, und die Barbaren ziehen ab.
    .rule = AH-178
barbarians-sent-away-you = Du spielst { $piece }, und die Barbaren ziehen ab.
barbarians-unopposed = Keine Armee von { $seat } tritt den Barbaren entgegen.
    .rule = AH-184
barbarians-unopposed-you = Keine deiner Armeen tritt den Barbaren entgegen.
barbarians-take = Die Barbaren nehmen { $seat } { $piece } weg; es wird abgeworfen.
    .rule = AH-185
barbarians-take-you = Die Barbaren nehmen dir { $piece } weg; es wird abgeworfen.

luck-played = { $seat } spielt Glück und bleibt verschont.
    .rule = AH-215
luck-played-you = Du spielst Glück und bleibst verschont.
boom = Das Volk von { $seat } wächst: eine neue Stadt, die { $n }. des Stammes.
    .rule = AH-191
boom-you = Dein Volk wächst: eine neue Stadt, deine { $n }.
boom-in-vain = Für die Bevölkerungsexplosion von { $seat } ist keine Stadt übrig.
    .rule = AH-192
no-target = { $piece }, gezogen von { $seat }, findet kein Ziel und bleibt ohne Wirkung.
    .rule = AH-196
quake-aimed = { $seat } lenkt das Erdbeben auf Armee { $n } von { $rival }.
    .rule = AH-194
quake-aimed-you = Du lenkst das Erdbeben auf Armee { $n } von { $rival }.
quake-aimed-rival-you = { $seat } lenkt das Erdbeben auf deine Armee { $n }.
shaken = Armee { $n } von { $seat } ist erschüttert, bis der nächste Zug ihres Besitzers endet.
    .rule = AH-197
shaken-you = Deine Armee { $n } ist erschüttert, bis dein nächster Zug endet.
volcano-aimed = { $seat } lenkt den Vulkan auf { $rival }.
    .rule = AH-201
volcano-aimed-you = Du lenkst den Vulkan auf { $rival }.
volcano-aimed-rival-you = { $seat } lenkt den Vulkan auf dich.
city-lost = { $seat } verliert eine Stadt und hat noch { $n }.
    .rule = AH-204
city-lost-you = Du verlierst eine Stadt und hast noch { $n }.
grain-lost = { $seat } verliert { $n } Getreide an die Hungersnot.
    .rule = AH-206
grain-lost-you = Du verlierst { $n } Getreide an die Hungersnot.

placed = { $seat } legt { $n } { $piece } an das Monument an, das nun { $m } hat.
    .rule = AH-220
placed-you = Du legst { $n } { $piece } an dein Monument an, das nun { $m } hat.
discarded = { $seat } wirft { $piece } ab und hat { $n } Karten.
    .rule = AH-224
discarded-you = Du wirfst { $piece } ab und hast { $n } Karten.

market-day = Markttag { $n } findet statt.
    .rule = AH-231
offer-made = { $seat } sagt o{ $n }: { $text }.
    .rule = AH-250
offer-made-you = Du sagst o{ $n }: { $text }.
offer-withdrawn = { $seat } nimmt o{ $n } zurück.
    .rule = AH-250
offer-withdrawn-you = Du nimmst o{ $n } zurück.
offer-lapsed = o{ $n } von { $seat } verfällt.
    .rule = AH-254
offer-lapsed-you = Dein o{ $n } verfällt.
offer-expired = o{ $n } von { $seat } verfällt, denn der Handel endet.
    .rule = AH-312
offer-expired-you = Dein o{ $n } verfällt, denn der Handel endet.
offer-declined = o{ $n } von { $seat } ist ausgeschlagen und geschlossen.
    .rule = AH-258
offer-declined-you = Dein o{ $n } ist ausgeschlagen und geschlossen.
offer-closed = o{ $n } von { $seat } ist geschlossen.
    .rule = AH-256
traded = { $seat } nimmt o{ $n } von { $rival } an: { $text } für { $pieces }.
    .rule = AH-247
traded-you = Du nimmst o{ $n } von { $rival } an: { $text } für { $pieces }.
traded-rival-you = { $seat } nimmt dein o{ $n } an: { $text } für { $pieces }.
declined = { $seat } schlägt o{ $n } von { $rival } aus.
    .rule = AH-258
declined-you = Du schlägst o{ $n } von { $rival } aus.
passed = { $seat } passt.
    .rule = AH-266
passed-you = Du passt.
done-trading = { $seat } hat fertig gehandelt.
    .rule = AH-261
done-trading-you = Du hast fertig gehandelt.
timed-out = { $seat } hat die Zeit überschritten und handelt heute nicht mehr.
    .rule = AH-264
timed-out-you = Du hast die Zeit überschritten und handelst heute nicht mehr.
said = { $seat } sagt: { $text }
    .rule = AH-265
said-you = Du sagst: { $text }
trading-over = Der Handel ist vorbei.
    .rule = AH-263

eliminated = { $seat } hat weder Karten noch Städte und scheidet aus.
    .rule = AH-272
eliminated-you = Du hast weder Karten noch Städte und scheidest aus.
claimed-empire = { $seat } beansprucht den Sieg mit { $n } Städten, wenn sie eine Runde lang bestehen.
    .rule = AH-294
claimed-empire-you = Du beanspruchst den Sieg mit { $n } Städten, wenn sie eine Runde lang bestehen.
claimed-culture = { $seat } beansprucht den Sieg mit einem Monument aus { $n } Karten, wenn es eine Runde lang besteht.
    .rule = AH-294
claimed-culture-you = Du beanspruchst den Sieg mit einem Monument aus { $n } Karten, wenn es eine Runde lang besteht.
lapsed-empire = Der Anspruch von { $seat } auf ein Reich verfällt.
    .rule = AH-290
lapsed-empire-you = Dein Anspruch auf ein Reich verfällt.
lapsed-culture = Der Anspruch von { $seat } auf Kultur verfällt.
    .rule = AH-290
lapsed-culture-you = Dein Anspruch auf Kultur verfällt.
won-empire = { $seat } gewinnt als Reich aus { $n } Städten.
    .rule = AH-287
won-empire-you = Du gewinnst als Reich aus { $n } Städten.
won-culture = { $seat } gewinnt mit einem Monument aus { $n } Karten.
    .rule = AH-287
won-culture-you = Du gewinnst mit einem Monument aus { $n } Karten.
won-survivor = { $seat } ist der letzte Stamm und gewinnt.
    .rule = AH-284
won-survivor-you = Dein Stamm ist der letzte, und du gewinnst.
unfinished = Das Spiel bleibt unbeendet nach { $n } Runden.
    .rule = AH-295

egyptians = Ägypter
    .text = Sie bauen ihr Monument aus Kalkstein.
romans = Römer
    .text = Sie bauen ihr Monument aus Beton.
greeks = Griechen
    .text = Sie bauen ihr Monument aus Marmor.
babylonians = Babylonier
    .text = Sie bauen ihr Monument aus Ziegeln.
celts = Kelten
    .text = Sie bauen ihr Monument aus Sandstein.
chinese = Chinesen
    .text = Sie bauen ihr Monument aus Granit.

iron = Eisen
    .text = Bezahlt Armeen, Zitadellen und Generäle.
wood = Holz
    .text = Bezahlt Städte und Zitadellen.
grain = Getreide
    .text = Bezahlt Armeen; eine Hungersnot nimmt alles.
stone = Stein
    .text = Bezahlt Städte, Zitadellen und Straßen.
gold = Gold
    .text = Steht für Eisen, Holz, Getreide oder Stein; ein General braucht es selbst.
limestone = Kalkstein
    .text = Für das Monument der Ägypter.
concrete = Beton
    .text = Für das Monument der Römer.
marble = Marmor
    .text = Für das Monument der Griechen.
brick = Ziegel
    .text = Für das Monument der Babylonier.
sandstone = Sandstein
    .text = Für das Monument der Kelten.
granite = Granit
    .text = Für das Monument der Chinesen.
population-boom = Bevölkerungsexplosion
    .text = Sofort: eine Stadt ohne Bezahlung.
earthquake = Erdbeben
    .text = Sofort: Erschüttere eine gegnerische Armee ohne General.
volcano = Vulkan
    .text = Sofort: Ein Gegner verliert eine Stadt.
famine = Hungersnot
    .text = Sofort: Alle werfen alles Getreide ab.
barbarians = Barbaren
    .text = Sofort: Eine Barbarenarmee greift dich an und nimmt zwei Karten, wenn sie gewinnt.
olympic-games = Olympische Spiele
    .text = Behalte sie; verhindert einen Angriff auf dich.
mighty-hero = Mächtiger Held
    .text = Behalte ihn; eine Armee oder ein General für eine Schlacht.
luck = Glück
    .text = Behalte es; wehrt ein Unglück ab, das dich träfe.
battle-card-1 = Kampfkarte 1
battle-card-2 = Kampfkarte 2
battle-card-3 = Kampfkarte 3
battle-card-4 = Kampfkarte 4
battle-card-5 = Kampfkarte 5
battle-card-6 = Kampfkarte 6

city = Stadt
    .text = Eine Karte für jede, wenn du Steuern erhebst; fünf sind ein Reich.
army = Armee
    .text = Greift an und verteidigt; je eine Kampfkarte.
citadel = Zitadelle
    .text = Eins mehr für jede verteidigende Armee.
general = General
    .text = Zwei mehr für seine Armee, die kein Erdbeben erschüttert.
road = Straße
    .text = Verbindet zwei Nachbarn: mehr Karten am Markttag, und Armeen kommen sofort heim.

# Warum ein Ratgeber es täte.
why-attack = { $rival } scheint offen: Von 100 Armeen dürften { $n } siegreich sein und { $m } fallen.
why-item = { $text }: Das nützt mehr als die { $n } Karten, die es kostet.
why-barter = { $pieces } nützt mehr als das, was dafür gegeben wird.
why-discard = Von allem auf der Hand wird { $piece } am wenigsten gebraucht.
why-fight = { $text } hat die beste Summe unter denen, die noch nicht gekämpft haben.
why-disaster = Es soll den treffen, der dem Sieg am nächsten ist.
why-nothing-better = Nichts anderes verspricht mehr.
why-taxes = Jede Stadt bringt eine Karte, und sie werden gebraucht.
why-build = Was etwas Gewünschtes kostet, ist auf der Hand.
why-war = Es gibt einen Angriff mit guten Aussichten.
why-rest = Keine Aktion würde nützen.
why-yes = Eine Straße bringt beiden Karten.
why-no = Dieser Stamm ist dem Sieg zu nahe, um ihm zu helfen.
why-go-on = Eine Straße wäre jetzt nicht zu bezahlen.
why-play-luck = Was verloren ginge, ist mehr wert als die Karte.
why-play-olympic-games = Der Angriff würde mehr kosten als die Karte.
why-nothing = Was verloren ginge, ist keine Karte wert.
why-pass = Niemand wird wohl das Gewünschte für das Entbehrliche geben.
