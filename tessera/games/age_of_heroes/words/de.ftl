# Age of Heroes auf Deutsch: jeder Satz, den Spieler lesen.

game-title = Age of Heroes
blurb = Stämme handeln, bauen und führen Krieg, bis einer fünf Städte oder ein fertiges Monument hat oder als Letzter übrig ist.
for-whom = Für eine muntere Runde, die gern feilscht.
option-market = Wie am Markttag gehandelt wird
option-market-turns = Reihum
option-market-open = Alle gleichzeitig
option-market_circuits = Wie viele Durchgänge der Handel reihum höchstens hat; 0 heißt kein Handel
option-tribes = Wie die Stämme verteilt werden
option-tribes-pick = In Spielreihenfolge gewählt
option-tribes-random = Zufällig verteilt
option-max_rounds = Nach wie vielen Runden die Partie ohne Ergebnis endet; 0 heißt keine Grenze

ask-tribe = Wähle deinen Stamm
ask-ask = Bitte einen Nachbarn um eine Straße, oder mach weiter
ask-road = Erlaubst du eine Straße zwischen euren Stämmen?
ask-action = Wähle deine Aktion
ask-exchange = Wirf eine Karte ab und zieh eine andere
ask-build = Baue etwas, oder hör auf
    .then = Womit bezahlst du { $piece }?
    .then-general = Welche Armee bekommt den General?
    .then-road = Zu welchem Stamm führt die Straße?
    .then-army = Womit bezahlst du den General?
    .then-seat = Womit bezahlst du die Straße?
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
ask-aside = Wähle, welche deiner Karten als nächste abgehandelt wird
ask-shake = Wähle die Armee, die das Erdbeben erschüttert
ask-erupt = Wähle den Stamm, der eine Stadt an den Vulkan verliert
ask-trade = Du bist dran: biete, nimm an, zieh zurück oder passe
ask-bargain = Handle mit allen, und sag, wenn du fertig bist

drew-for-order = { $seat } zieht Kampfkarte { $n } für die Spielreihenfolge.
    .rule = AH-21
drew-for-order-you = Du ziehst Kampfkarte { $n } für die Spielreihenfolge.
order-tied = Die höchste Karte, { $m }, haben { $n } Spieler gezogen; sie ziehen noch einmal.
    .rule = AH-22
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
dealt-all = { $seat } erhält { $pieces }.
dealt-all-you = Du erhältst { $pieces }.
disaster-spared = { $seat } hat { $piece } bekommen; das wird ohne Wirkung abgeworfen.
    .rule = AH-33
disaster-spared-you = Du hast { $piece } bekommen; das wird ohne Wirkung abgeworfen.
disaster-passed-over = { $seat } hat { $piece } gezogen; am ersten Markttag wird das ohne Wirkung abgeworfen.
    .rule = AH-37
disaster-passed-over-you = Du hast { $piece } gezogen; am ersten Markttag wird das ohne Wirkung abgeworfen.

round-begins = Runde { $n } beginnt.
    .rule = AH-40
turn-begins = { $seat } beginnt den Zug { $n ->
    [0] ohne Handkarte
    [one] mit einer Handkarte
   *[other] mit { $n } Handkarten
    }.
    .rule = AH-45
turn-begins-you = Du beginnst deinen Zug { $n ->
    [0] ohne Handkarte
    [one] mit einer Handkarte
   *[other] mit { $n } Handkarten
    }.
drew = { $seat } zieht eine Karte.
    .rule = AH-48
drew-all = { $seat } zieht { $n } Karten.
drew-card = { $seat } zieht { $piece }.
    .rule = AH-48
drew-card-you = Du ziehst { $piece }.
drew-cards = { $seat } zieht { $pieces }.
drew-cards-you = Du ziehst { $pieces }.
drew-event = { $seat } zieht { $piece }; das wird sofort abgehandelt.
    .rule = AH-49
drew-event-you = Du ziehst { $piece }; das wird sofort abgehandelt.
set-aside = { $seat } zieht { $piece } und legt die Karte beiseite, bis alle gezogen haben.
    .rule = AH-235
set-aside-you = Du ziehst { $piece } und legst die Karte beiseite, bis alle gezogen haben.
event-resolved = { $seat } handelt ab: { $piece }.
    .rule = AH-236
event-resolved-you = Du handelst ab: { $piece }.
reshuffled = Der Stapel ist leer: { $n ->
    [one] Die eine abgeworfene Karte bildet
   *[other] Die { $n } abgeworfenen Karten werden gemischt und bilden
    } den neuen Stapel.
    .rule = AH-51
nothing-to-draw = Weder Stapel noch Ablage haben eine Karte: { $seat } geht { $n ->
    [one] bei einer Karte
   *[other] bei { $n } Karten
    } leer aus.
    .rule = AH-53
nothing-to-draw-you = Weder Stapel noch Ablage haben eine Karte: du gehst { $n ->
    [one] bei einer Karte
   *[other] bei { $n } Karten
    } leer aus.

chose-taxes = { $seat } erhebt Steuern.
    .rule = AH-57
chose-taxes-you = Du erhebst Steuern.
chose-build = { $seat } will bauen.
    .rule = AH-63
chose-build-you = Du willst bauen.
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

war-conquest = { $seat } greift { $rival } an, um zu erobern, mit { $n ->
    [one] einer Armee
   *[other] { $n } Armeen
    }.
    .rule = AH-115
war-conquest-you = Du greifst { $rival } an, um zu erobern, mit { $n ->
    [one] einer Armee
   *[other] { $n } Armeen
    }.
war-conquest-rival-you = { $seat } greift dich an, um zu erobern, mit { $n ->
    [one] einer Armee
   *[other] { $n } Armeen
    }.
war-plunder = { $seat } greift { $rival } an, um zu plündern, mit { $n ->
    [one] einer Armee
   *[other] { $n } Armeen
    }.
    .rule = AH-115
war-plunder-you = Du greifst { $rival } an, um zu plündern, mit { $n ->
    [one] einer Armee
   *[other] { $n } Armeen
    }.
war-plunder-rival-you = { $seat } greift dich an, um zu plündern, mit { $n ->
    [one] einer Armee
   *[other] { $n } Armeen
    }.
war-razing = { $seat } greift das Monument von { $rival } an, mit { $n ->
    [one] einer Armee
   *[other] { $n } Armeen
    }.
    .rule = AH-115
war-razing-you = Du greifst das Monument von { $rival } an, mit { $n ->
    [one] einer Armee
   *[other] { $n } Armeen
    }.
war-razing-rival-you = { $seat } greift dein Monument an, mit { $n ->
    [one] einer Armee
   *[other] { $n } Armeen
    }.
war-undeclared = { $seat } erklärt keinen Angriff und führt keine Aktion aus.
    .rule = AH-301
war-undeclared-you = Du erklärst keinen Angriff und führst keine Aktion aus.
games-cancel-war = { $seat } spielt Olympische Spiele, und der Angriff von { $rival } fällt aus.
    .rule = AH-124
games-cancel-war-you = Du spielst Olympische Spiele, und der Angriff von { $rival } fällt aus.
games-cancel-war-rival-you = { $seat } spielt Olympische Spiele, und dein Angriff fällt aus.
heroes-as-armies = { $seat } ruft { $n ->
    [one] einen Mächtigen Helden als Armee
   *[other] { $n } Mächtige Helden als Armeen
    }.
    .rule = AH-117
heroes-as-armies-you = Du rufst { $n ->
    [one] einen Mächtigen Helden als Armee
   *[other] { $n } Mächtige Helden als Armeen
    }.
heroes-as-generals = { $seat } ruft { $n ->
    [one] einen Mächtigen Helden als General
   *[other] { $n } Mächtige Helden als Generäle
    }.
    .rule = AH-118
heroes-as-generals-you = Du rufst { $n ->
    [one] einen Mächtigen Helden als General
   *[other] { $n } Mächtige Helden als Generäle
    }.
unopposed = { $seat } hat keine Armee zur Verteidigung: { $n ->
    [one] Ein Angreifer ist
   *[other] Alle { $n } Angreifer sind
    } siegreich.
    .rule = AH-137
unopposed-you = Du hast keine Armee zur Verteidigung: { $n ->
    [one] Ein Angreifer ist
   *[other] Alle { $n } Angreifer sind
    } siegreich.
outnumbered = { $seat } hat zu wenige Armeen: { $n ->
    [one] ein Angreifer trifft auf niemanden und ist
   *[other] { $n } Angreifer treffen auf niemanden und sind
    } siegreich.
    .rule = AH-150
outnumbered-you = Du hast zu wenige Armeen: { $n ->
    [one] ein Angreifer trifft auf niemanden und ist
   *[other] { $n } Angreifer treffen auf niemanden und sind
    } siegreich.
drew-battle-card = { $seat } zieht Kampfkarte { $n }.
    .rule = AH-134
drew-battle-card-you = Du ziehst Kampfkarte { $n }.
laid = { $seat } legt Kampfkarte { $n } unter { $text }.
    .rule = AH-135
laid-you = Du legst Kampfkarte { $n } unter { $text }.
turned-up = { $seat } deckt Kampfkarte { $n } unter { $text } auf{ $m ->
    [0] .
    [one] ; eine Zitadelle zählt 1 dazu.
   *[other] ; Zitadellen zählen { $m } dazu.
    }
    .rule = AH-145
turned-up-you = Du deckst Kampfkarte { $n } unter { $text } auf{ $m ->
    [0] .
    [one] ; eine Zitadelle zählt 1 dazu.
   *[other] ; Zitadellen zählen { $m } dazu.
    }
turned-up-led = { $seat } deckt Kampfkarte { $n } unter { $text } auf; ihr General zählt 2 dazu{ $m ->
    [0] .
    [one] , eine Zitadelle 1.
   *[other] , Zitadellen { $m }.
    }
    .rule = AH-145
turned-up-led-you = Du deckst Kampfkarte { $n } unter { $text } auf; ihr General zählt 2 dazu{ $m ->
    [0] .
    [one] , eine Zitadelle 1.
   *[other] , Zitadellen { $m }.
    }
barbarian-card = Die Barbaren decken Kampfkarte { $n } auf.
    .rule = AH-180
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
round-tied-you = { $text }: Du und { $rival } stehen gleich, { $n } zu { $m }; niemand verliert eine Armee.
round-tied-rival-you = { $text }: { $seat } und du stehen gleich, { $n } zu { $m }; niemand verliert eine Armee.
barbarian-round-won = { $text }: Die Barbaren schlagen { $rival }, { $n } zu { $m }.
    .rule = AH-182
barbarian-round-won-rival-you = { $text }: Die Barbaren schlagen dich, { $n } zu { $m }.
barbarian-round-lost = { $text }: { $rival } vertreibt die Barbaren, { $m } zu { $n }.
    .rule = AH-183
barbarian-round-lost-rival-you = { $text }: Du vertreibst die Barbaren, { $m } zu { $n }.
barbarian-round-tied = { $text }: { $rival } hält die Barbaren auf, { $m } zu { $n }.
    .rule = AH-183
barbarian-round-tied-rival-you = { $text }: Du hältst die Barbaren auf, { $m } zu { $n }.
army-destroyed = { $seat } verliert Armee { $n }{ $m ->
    [0] .
   *[other] , und mit ihr ihren General.
    }
    .rule = AH-85
army-destroyed-you = Du verlierst Armee { $n }{ $m ->
    [0] .
   *[other] , und mit ihr ihren General.
    }
heroes-leave = { $n ->
    [one] Ein Mächtiger Held von { $seat } hat gedient und wird
   *[other] { $n } Mächtige Helden von { $seat } haben gedient und werden
    } abgeworfen.
    .rule = AH-147
heroes-leave-you = { $n ->
    [one] Dein Mächtiger Held hat gedient und wird
   *[other] Deine { $n } Mächtigen Helden haben gedient und werden
    } abgeworfen.
heroes-spent = { $n ->
    [one] Der Mächtige Held von { $seat } wird
   *[other] Die { $n } Mächtigen Helden von { $seat } werden
    } abgeworfen, obwohl es keine Schlacht gab.
    .rule = AH-126
heroes-spent-you = { $n ->
    [one] Dein Mächtiger Held wird
   *[other] Deine { $n } Mächtigen Helden werden
    } abgeworfen, obwohl es keine Schlacht gab.
conquest-in-vain = { $n ->
    [0] Keine Armee von { $seat } ist siegreich,
    [one] Nur eine Armee von { $seat } ist siegreich,
   *[other] Nur { $n } Armeen von { $seat } sind siegreich,
    } und für eine Stadt von { $rival } braucht es zwei.
    .rule = AH-156
conquest-in-vain-you = { $n ->
    [0] Keine deiner Armeen ist siegreich,
    [one] Nur eine deiner Armeen ist siegreich,
   *[other] Nur { $n } deiner Armeen sind siegreich,
    } und für eine Stadt von { $rival } braucht es zwei.
conquest-in-vain-rival-you = { $n ->
    [0] Keine Armee von { $seat } ist siegreich,
    [one] Nur eine Armee von { $seat } ist siegreich,
   *[other] Nur { $n } Armeen von { $seat } sind siegreich,
    } und für eine deiner Städte braucht es zwei.
plunder-in-vain = { $n ->
    [0] Keine Armee von { $seat } ist siegreich, also behält { $rival } alle Karten.
   *[other] { $rival } hält keine Karte, die { $seat } plündern könnte.
    }
    .rule = AH-158
plunder-in-vain-you = { $n ->
    [0] Keine deiner Armeen ist siegreich, also behält { $rival } alle Karten.
   *[other] { $rival } hält keine Karte, die du plündern könntest.
    }
plunder-in-vain-rival-you = { $n ->
    [0] Keine Armee von { $seat } ist siegreich, also behältst du alle Karten.
   *[other] Du hältst keine Karte, die { $seat } plündern könnte.
    }
razing-in-vain = Keine Armee von { $seat } ist siegreich, also bleibt das Monument von { $rival } stehen.
    .rule = AH-162
razing-in-vain-you = Keine deiner Armeen ist siegreich, also bleibt das Monument von { $rival } stehen.
razing-in-vain-rival-you = Keine Armee von { $seat } ist siegreich, also bleibt dein Monument stehen.
took-conquest = Mit { $m ->
    [one] einer siegreichen Armee
   *[other] { $m } siegreichen Armeen
    } nimmt { $seat } { $n ->
    [0] keine Stadt
    [one] eine Stadt
   *[other] { $n } Städte
    } von { $rival }.
    .rule = AH-154
took-conquest-you = Mit { $m ->
    [one] einer siegreichen Armee
   *[other] { $m } siegreichen Armeen
    } nimmst du { $n ->
    [0] keine Stadt
    [one] eine Stadt
   *[other] { $n } Städte
    } von { $rival }.
took-conquest-rival-you = Mit { $m ->
    [one] einer siegreichen Armee
   *[other] { $m } siegreichen Armeen
    } nimmt { $seat } { $n ->
    [0] keine Stadt
    [one] eine Stadt
   *[other] { $n } Städte
    } von dir.
took-plunder = Mit { $m ->
    [one] einer siegreichen Armee
   *[other] { $m } siegreichen Armeen
    } plündert { $seat } { $n ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $n } Karten
    } von { $rival }.
    .rule = AH-158
took-plunder-you = Mit { $m ->
    [one] einer siegreichen Armee
   *[other] { $m } siegreichen Armeen
    } plünderst du { $n ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $n } Karten
    } von { $rival }.
took-plunder-rival-you = Mit { $m ->
    [one] einer siegreichen Armee
   *[other] { $m } siegreichen Armeen
    } plündert { $seat } { $n ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $n } Karten
    } von dir.
took-razing = Mit { $m ->
    [one] einer siegreichen Armee
   *[other] { $m } siegreichen Armeen
    } schleift { $seat } { $n ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $n } Karten
    } des Monuments von { $rival }.
    .rule = AH-162
took-razing-you = Mit { $m ->
    [one] einer siegreichen Armee
   *[other] { $m } siegreichen Armeen
    } schleifst du { $n ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $n } Karten
    } des Monuments von { $rival }.
took-razing-rival-you = Mit { $m ->
    [one] einer siegreichen Armee
   *[other] { $m } siegreichen Armeen
    } schleift { $seat } { $n ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $n } Karten
    } deines Monuments.
loot = { $seat } nimmt { $rival } { $pieces } weg.
    .rule = AH-159
loot-you = Du nimmst { $rival } { $pieces } weg.
loot-rival-you = { $seat } nimmt dir { $pieces } weg.
home-by-road = { $n ->
    [one] Eine Armee von { $seat } kommt
   *[other] { $n } Armeen von { $seat } kommen
    } auf der Straße zu { $rival } sofort heim.
    .rule = AH-168
home-by-road-you = { $n ->
    [one] Eine deiner Armeen kommt
   *[other] { $n } deiner Armeen kommen
    } auf der Straße zu { $rival } sofort heim.
home-by-road-rival-you = { $n ->
    [one] Eine Armee von { $seat } kommt
   *[other] { $n } Armeen von { $seat } kommen
    } auf der Straße zu dir sofort heim.
armies-away = { $n ->
    [one] Eine Armee von { $seat } ist fort
   *[other] { $n } Armeen von { $seat } sind fort
    } bis zur nächsten Rückholphase des Stammes.
    .rule = AH-167
armies-away-you = { $n ->
    [one] Eine deiner Armeen ist fort
   *[other] { $n } deiner Armeen sind fort
    } bis zu deiner nächsten Rückholphase.
armies-home = { $n ->
    [one] Eine Armee von { $seat } ist
   *[other] { $n } Armeen von { $seat } sind
    } wieder bereit.
    .rule = AH-227
armies-home-you = { $n ->
    [one] Eine deiner Armeen ist
   *[other] { $n } deiner Armeen sind
    } wieder bereit.
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
boom = Das Volk von { $seat } wächst: eine neue Stadt, die { $n ->
    [1] erste
    [2] zweite
    [3] dritte
    [4] vierte
    [5] fünfte
    [6] sechste
    [7] siebte
    [8] achte
    [9] neunte
    [10] zehnte
    [11] elfte
   *[other] zwölfte
    } des Stammes.
    .rule = AH-191
boom-you = Dein Volk wächst: eine neue Stadt, deine { $n ->
    [1] erste
    [2] zweite
    [3] dritte
    [4] vierte
    [5] fünfte
    [6] sechste
    [7] siebte
    [8] achte
    [9] neunte
    [10] zehnte
    [11] elfte
   *[other] zwölfte
    }.
boom-in-vain = Für die Bevölkerungsexplosion von { $seat } ist keine Stadt übrig.
    .rule = AH-192
boom-in-vain-you = Für deine Bevölkerungsexplosion ist keine Stadt übrig.
earthquake-in-vain = Das Erdbeben, gezogen von { $seat }, findet keine Armee, die daheim und ohne General ist, und bleibt ohne Wirkung.
    .rule = AH-196
earthquake-in-vain-you = Das Erdbeben, von dir gezogen, findet keine Armee, die daheim und ohne General ist, und bleibt ohne Wirkung.
volcano-in-vain = Der Vulkan, gezogen von { $seat }, findet keinen anderen Stamm mit einer Stadt und bleibt ohne Wirkung.
    .rule = AH-203
volcano-in-vain-you = Der Vulkan, von dir gezogen, findet keinen anderen Stamm mit einer Stadt und bleibt ohne Wirkung.
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
city-lost = { $seat } verliert eine Stadt und hat { $n ->
    [0] keine mehr
    [one] noch eine
   *[other] noch { $n }
    }.
    .rule = AH-204
city-lost-you = Du verlierst eine Stadt und hast { $n ->
    [0] keine mehr
    [one] noch eine
   *[other] noch { $n }
    }.
grain-lost = { $seat } verliert { $n } Getreide an die Hungersnot.
    .rule = AH-206
grain-lost-you = Du verlierst { $n } Getreide an die Hungersnot.

placed = { $seat } legt { $n } { $piece } an das Monument an, das nun { $m ->
    [one] eine Karte
   *[other] { $m } Karten
    } hat.
    .rule = AH-220
placed-you = Du legst { $n } { $piece } an dein Monument an, das nun { $m ->
    [one] eine Karte
   *[other] { $m } Karten
    } hat.
discarded = { $seat } wirft { $piece } ab und hat { $n } Karten.
    .rule = AH-224
discarded-you = Du wirfst { $piece } ab und hast { $n } Karten.
discarded-all = { $seat } wirft { $n } Karten ab: { $pieces }.
discarded-all-you = Du wirfst { $n } Karten ab: { $pieces }.

market-day = Markttag { $n } findet statt.
    .rule = AH-231
offer-made = { $seat } bietet { $text } (o{ $n }).
    .rule = AH-250
offer-made-you = Du bietest { $text } (o{ $n }).
offer-withdrawn = { $seat } nimmt o{ $n } zurück.
    .rule = AH-250
offer-withdrawn-you = Du nimmst o{ $n } zurück.
offer-lapsed = o{ $n } von { $seat } verfällt.
    .rule = AH-254
offer-lapsed-you = Dein o{ $n } verfällt.
offers-expired = { $n ->
    [one] Das eine offene Angebot verfällt.
   *[other] Die { $n } offenen Angebote verfallen.
    }
    .rule = AH-312
offer-declined = o{ $n } von { $seat } ist ausgeschlagen und geschlossen.
    .rule = AH-258
offer-declined-you = Dein o{ $n } ist ausgeschlagen und geschlossen.
traded = { $seat } nimmt o{ $n } von { $rival } an und gibt { $text }.
    .rule = AH-247
traded-you = Du nimmst o{ $n } von { $rival } an und gibst { $text }.
traded-rival-you = { $seat } nimmt dein o{ $n } an und gibt { $text }.
declined = { $seat } schlägt o{ $n } von { $rival } aus.
    .rule = AH-258
declined-you = Du schlägst o{ $n } von { $rival } aus.
declined-rival-you = { $seat } schlägt dein o{ $n } aus.
passed = { $seat } passt.
    .rule = AH-266
passed-you = Du passt.
done-trading = { $seat } ist mit dem Handeln fertig.
    .rule = AH-261
done-trading-you = Du bist mit dem Handeln fertig.
trades-no-more = { $seat } handelt an diesem Markttag nicht mehr.
    .rule = AH-264
trades-no-more-you = Du handelst an diesem Markttag nicht mehr.
said = { $seat } sagt: { $text }
    .rule = AH-265
said-you = Du sagst: { $text }
trading-over = Der Handel ist vorbei: alle sind fertig.
    .rule = AH-263
trading-over-passed = Der Handel ist vorbei: alle { $n } Stämme haben nacheinander gepasst.
    .rule = AH-268
trading-over-circuits = Der Handel ist vorbei: { $n ->
    [one] jeder Stamm wurde einmal aufgerufen.
   *[other] jeder Stamm wurde { $n }-mal aufgerufen.
    }
    .rule = AH-269

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
unfinished = Nach { $n ->
    [one] einer Runde
   *[other] { $n } Runden
    } endet das Spiel ohne Ergebnis.
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
why-fight = Unter denen, die noch nicht gekämpft haben, hat { $text } die beste Summe.
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

# -- gauges: the numbers that a preview of an option names
gauge-cities = Städte
gauge-monument = Monumentkarten
gauge-citadels = Zitadellen
gauge-armies = Armeen
gauge-generals = Generäle
gauge-roads = Straßen
gauge-cards = Handkarten

# Warum eine Aktion abgelehnt wird. Jeder Satz folgt auf „Nicht möglich: “.
no-action-so = jetzt kommt eine Aktion: Steuern, Bauen oder Krieg, oder keine
no-answer-but-luck = die einzige Antwort auf dieses Ereignis ist Glück, oder nichts
no-answer-to-call = wer aufgerufen ist, bietet, nimmt an, zieht zurück oder passt
no-army-at-home = Armee { $n } ist keine deiner Armeen daheim
no-army-for-general = Armee { $n } ist keine deiner Armeen, der ein General fehlt
no-army-for-war = Krieg braucht eine Armee daheim oder einen Mächtigen Helden auf der Hand
no-army-in-force = ein Angriff braucht mindestens eine Armee oder einen Helden als Armee
no-army-to-lead = { $n ->
    [0] keiner deiner Armeen daheim fehlt ein General
    [one] nur einer deiner Armeen daheim fehlt ein General
   *[other] nur { $n } deiner Armeen daheim fehlt ein General
    }
no-army-to-shake = wähle eine Armee eines anderen Stammes, die daheim ist und keinen General hat
no-battle-card = du hast keine Kampfkarte { $n } mehr zu legen
no-building-so = baue jetzt etwas mit seiner Bezahlung, oder hör auf
no-card-held = diese Karte hast du nicht auf der Hand: { $piece }
no-card-to-discard = wirf eine deiner { $n } Karten ab; { $m } dürfen bleiben
no-card-to-exchange = tausche { $n ->
    [one] die eine Karte
   *[other] eine der { $n } Karten
    } auf deiner Hand
no-city-to-lose = wähle einen anderen Stamm, der eine Stadt besitzt
no-cover = du hast nicht alles auf der Hand, was du bietest: { $pieces }
no-declaration = jetzt wird ein Angriff erklärt, in dieser Form: { $text }
no-delivery = du hast nicht alles, was verlangt wird: { $pieces }
no-difference = die Möglichkeiten müssen sich voneinander und vom Gegebenen unterscheiden
no-free-tribe = die { $text } sind vergeben
no-fresh-army = wähle { $n ->
    [one] deinen einen Kämpfer, der
   *[other] einen deiner { $n } Kämpfer, die
    } noch nicht gekämpft { $n ->
    [one] hat
   *[other] haben
    }
no-grain-to-keep = du hast kein Getreide, das Glück bewahren könnte
no-heroes-enough = dafür { $n ->
    [one] ist ein Held
   *[other] sind { $n } Helden
    } nötig, und du hast { $m ->
    [0] keinen
    [one] einen
   *[other] { $m }
    }
no-army-without-general = deine Karten bezahlen nur einen General, und keiner deiner Armeen fehlt einer
no-item-in-reach = { $n ->
    [0] du hast keine Karte, um etwas zu bezahlen
    [one] deine eine Karte bezahlt nichts, was du bauen darfst
   *[other] deine { $n } Karten bezahlen nichts, was du bauen darfst
    }
no-permission-for-road = deine Karten bezahlen nur eine Straße, und kein Nachbar hat dir in diesem Zug eine erlaubt
no-item-left = alle { $n } { $m ->
    [0] Städte
    [1] Armeen
    [2] Zitadellen
    [3] Generäle
   *[other] Straßen
    } sind im Spiel, und es ist nichts mehr davon übrig
no-luck-in-war = Glück hilft nicht gegen den Angriff eines anderen Stammes
no-more-offers = du hast an diesem Markttag { $n } Angebote gemacht, mehr sind nicht erlaubt
no-more-trade = du handelst an diesem Markttag nicht mehr
no-neighbour = { $rival } sitzt nicht neben dir
no-offer-of-yours = o{ $n } ist kein offenes Angebot von dir
no-offer-to-decline = o{ $n } ist kein offenes Angebot an dich, das du noch nicht ausgeschlagen hast
no-offer-to-reply = o{ $n } ist kein offenes Angebot dessen, an den du dich wendest
no-offer-to-you = o{ $n } richtet sich nicht an dich
no-open-offer = o{ $n } ist nicht offen
no-other-fighter-first = die nächste Karte kommt unter { $k ->
    [1] Held
   *[other] Armee
    } { $n }: die Karten werden in der Reihenfolge der Armeen gelegt
no-other-tribe = auf Platz { $n } ist kein anderer überlebender Stamm
no-part-in-force = Armee { $n } nimmt nicht teil, also kann kein Held sie führen
no-payment = auf deiner Hand fehlen Karten dieser Bezahlung für { $n ->
    [0] eine Stadt
    [1] eine Armee
    [2] eine Zitadelle
    [3] einen General
   *[other] eine Straße
    }
no-spoils-there = { $rival } hat { $n ->
    [0] keine Stadt, die du erobern könntest
    [1] keine Karte, die du plündern könntest
   *[other] kein Monument, das du schleifen könntest
    }
no-question-now = es ist zu spät, um eine Straße zu bitten
no-question-so = bitte jetzt einen Nachbarn um eine Straße, oder mach weiter
no-moving-laid-cards = jetzt werden Kampfkarten gelegt, und eine gelegte Karte bleibt liegen
no-road-allowed = { $rival } hat in diesem Zug keine Straße erlaubt
no-room-for-offer = du hast { $n } offene Angebote; zieh zuerst eines zurück
no-elimination-by-trade = der Tausch ließe jemanden ohne Karten und ohne Städte zurück
no-second-choice = dein Kämpfer ist gewählt; beide werden gezeigt, wenn auch dein Gegner gewählt hat
no-second-done = du bist schon fertig
no-second-fight = { $k ->
    [1] Held
   *[other] Armee
    } { $n } hat in dieser Schlacht schon gekämpft
no-second-general = Armee { $n } hat schon einen General
no-second-question = { $rival } wurde in diesem Zug schon gefragt
no-second-road = eine Straße zu { $rival } gibt es schon, und mehr als eine kann es nicht geben
no-so-many-alternatives = ein Angebot nennt eine bis { $n } Möglichkeiten, nicht { $m }
no-so-many-cards = so viele Karten dieser Art kann niemand liefern: { $piece }
no-so-many-for-monument = { $n ->
    [0] für dein Monument fehlt dir { $piece }
    [one] du kannst höchstens eine Karte anlegen, und nur { $piece }
   *[other] du kannst höchstens { $n } Karten anlegen, und nur { $piece }
    }
no-such-alternative = o{ $n } hat { $m ->
    [one] eine Möglichkeit
   *[other] { $m } Möglichkeiten
    }
no-such-card-aside = wähle eine der Karten, die du beiseitegelegt hast
no-such-answer = antworte auf den Angriff mit nichts, oder spiele eine Karte
no-such-force = daheim hast du { $n ->
    [0] keine Armee
    [one] eine Armee
   *[other] { $n } Armeen
    } ohne General und { $m ->
    [0] keine
    [one] eine
   *[other] { $m }
    } mit General
no-such-spoils = { $n ->
    [one] eine siegreiche Armee darf
   *[other] { $n } siegreiche Armeen dürfen
    } höchstens { $m } nehmen
no-time-but-trade = jetzt ist Zeit zum Handeln: { $text }
no-trade-with = { $rival } handelt an diesem Markttag nicht mehr
no-tribe-chosen = jetzt wird ein Stamm gewählt

# Was die Seite sagt.
page-round = Runde { $n }
page-phase-setup = Aufbau
page-phase-market = Markttag
page-phase-draw = Ziehen
page-phase-action = Aktion
page-phase-monument = Monument
page-phase-discard = Abwerfen
page-phase-retrieve = Armeen kehren heim
page-phase-over = Das Ende
page-pick = Sechs Stämme, jeder mit einem Stein für sein Monument
page-no-tribe = Noch kein Stamm
page-roads = { $n ->
    [one] Straße zu { $names }
   *[other] Straßen zu { $names }
    }
page-deck = Stapel
page-deck-about = { $n ->
    [0] Der Stapel ist leer
    [one] Eine Karte zum Ziehen
   *[other] { $n } Karten zum Ziehen
    }
page-none = keine
page-starts = beginnt
page-done = fertig gehandelt
page-out = ausgeschieden
page-claims-empire = Beansprucht das Reich: gewinnt, wenn fünf Städte eine Runde bestehen
page-claims-culture = Beansprucht die Kultur: gewinnt, wenn das Monument eine Runde besteht
page-cities = { $n ->
    [0] Keine Stadt
    [one] Eine Stadt
   *[other] { $n } Städte
    }
page-monument = Monument, { $n } von 5
page-monument-about = Gebaut aus { $piece }, eine Karte für jeden Teil. Mit fünf ist es fertig.
page-armies = Armeen
page-citadels = { $n ->
    [one] Eine Zitadelle
   *[other] { $n } Zitadellen
    }
page-cards = { $n ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $n } Karten
    }
page-unknown = Du kennst keine dieser Karten.
page-draws = { $n ->
    [one] zieht am Markttag eine
   *[other] zieht am Markttag { $n }
    }
page-hand = Hand ({ $n })
page-fights = kämpft
page-away-about = Fort: greift nicht an und verteidigt nicht, bis sie heimkehrt.
page-shaken-about = Vom Erdbeben erschüttert: greift nicht an und verteidigt nicht.
page-destroyed-about = In dieser Schlacht vernichtet.
page-with-general = Mit General: zwei mehr in jedem Kampf.
page-items = Was man bauen kann
page-battle = Schlacht
page-war-conquest = Die { $name } ziehen gegen die Städte der { $rival }
page-war-plunder = Die { $name } plündern die { $rival }
page-war-razing = Die { $name } stürmen das Monument der { $rival }
page-barbarian-battle = Barbaren überfallen die { $name }
page-citadel-bonus = Zitadellen: +{ $n } für jede Armee
page-chosen = hat gewählt
page-nobody = Hier steht keine Armee.
page-battle-hand = Deine Kampfkarten. { $press } die, die unter die markierte Armee kommt.
page-falls = eine Armee der { $name } fällt
page-tie = unentschieden, keine Armee fällt
page-victorious = { $n ->
    [one] Eine siegreiche Armee
   *[other] { $n } siegreiche Armeen
    }
page-attacks = Angriff erklären
page-whom = { $press } den Stamm, den du angreifst.
page-attack-on = Angriff auf { $name }
page-another = Ein anderer Stamm
page-stake-conquest = { $n ->
    [0] dort keine Stadt
    [one] dort eine Stadt
   *[other] dort { $n } Städte
    }
page-stake-plunder = { $n ->
    [0] keine Handkarte
    [one] eine Handkarte
   *[other] { $n } Handkarten
    }
page-stake-razing = { $n ->
    [0] keine Karte am Monument
    [one] eine Karte am Monument
   *[other] { $n } Karten am Monument
    }
page-spoils-conquest = Zwei siegreiche Armeen nehmen eine Stadt, vier nehmen zwei.
page-spoils-plunder = Jede siegreiche Armee nimmt zwei zufällige Karten.
page-spoils-razing = Eine siegreiche Armee entfernt eine Karte, drei entfernen zwei.
page-too-few = { $n ->
    [one] bringt nichts: Eine siegreiche Armee wird gebraucht
   *[other] bringt nichts: { $n } siegreiche Armeen werden gebraucht
}
page-goals = So wird gewonnen
page-goal-empire = Ein Reich: fünf Städte, die eine Runde lang stehen
page-goal-culture = Kultur: ein Monument aus fünf Karten, das eine Runde lang steht
page-goal-survivor = Oder alle anderen Stämme fallen
page-no-tribe-yet = Dein Stamm bestimmt, woraus dein Monument gebaut wird.
page-attack-with = { $objective }: { $force }
page-offer = Angebot { $n } von { $name }
page-offer-says = Gibt { $give } für { $want }
page-all = alle
page-declined-by = Ausgeschlagen von { $names }
page-no-offers = Kein Angebot ist offen.
page-swap = Eine für eine. { $press } eine Handkarte, dann auf das, was du dafür willst. Alle sehen das Angebot.
page-compose = Größeres Angebot …
page-you-give = Du gibst
page-you-want = { $press } alles, was du willst
page-give = { $piece } geben, Exemplar { $n }
page-want = Noch { $piece } wollen
page-unwant = { $piece } entfernen (Karte { $n } der Möglichkeit { $of })
page-or-else = … oder etwas anderes
page-to-whom = An
page-in-reply = als Antwort auf
page-no-reply = kein Angebot
page-make-offer = Dieses Angebot machen
page-several = { $n } { $piece }
page-aim = { $name } wählen
page-no-cards = Keine Karten
page-to-discard = noch { $n }
page-your-hand = Deine Hand · { $n }
page-discarded = { $n } abgelegt
page-costs = Kostet { $pieces }
page-open-offers = Der Markt · { $n ->
    [0] kein offenes Angebot
    [one] ein offenes Angebot
   *[other] { $n } offene Angebote
    }
page-offers = { $n ->
    [0] Kein Angebot
    [one] Ein Angebot
   *[other] { $n } Angebote
    }
page-offers-page = Angebote, Seite { $n }
page-new-offer = Neues Angebot
page-a-card-of-yours = eine deiner Karten
page-accept = Annehmen
page-accept-for = Annehmen für { $want }
page-decline = Ablehnen
page-withdraw = Zurücknehmen
page-many-ponder = { $n } haben noch nicht geantwortet
page-ponders = { $name } hat noch nicht geantwortet
page-lacking = dir fehlt { $pieces }
page-leave = Zurück
page-turn = Der Zug
page-your-turn = Du bist am Zug
page-turn-of = Die { $name } sind am Zug
page-attack = greifen an
page-defend = verteidigen
page-fight-of = Kampf { $n } von { $of }
page-falls-you = deine Armee fällt
page-face-down = verdeckt
page-not-yet = Wer hier steht, ist noch offen.
page-tab-board = Tisch
page-tab-prices = Bauen
page-tab-tribes = Stämme

# Streitkräfte, nach ihrer Zahl.
count-army = { $n ->
    [one] eine Armee
   *[other] { $n } Armeen
    }
count-general = { $n ->
    [one] eine Armee mit General
   *[other] { $n } Armeen mit General
    }
count-hero-army = { $n ->
    [one] ein Held als Armee
   *[other] { $n } Helden als Armeen
    }
count-hero-general = { $n ->
    [one] ein Held als General
   *[other] { $n } Helden als Generäle
    }
count-hero-pair = { $n ->
    [one] ein Held, den ein Held führt
   *[other] { $n } Helden, die Helden führen
    }

# Die Namen der Kriegsziele, und kleine Wörter.
conquest = Eroberung
plunder = Plünderung
razing = Zerstörung
nothing = nichts
or = oder

# Aktionen.
do-tribe = Die { $piece } führen
do-ask = { $seat } um eine Straße bitten
do-go-on = Weiter
do-yes = Ja, erlauben
do-no = Nein, ablehnen
do-taxes = Steuern erheben
do-build = Bauen
do-war = In den Krieg ziehen
do-rest = Keine Aktion
do-exchange = { $piece } gegen eine neue Karte abwerfen
do-place = { $n ->
    [0] Keine Karte anlegen
    [one] Eine Karte anlegen
   *[other] { $n } Karten anlegen
    }
do-discard = { $piece } abwerfen
do-road = Straße zu { $seat } bauen, mit { $pieces }
do-general = General für Armee { $n } ernennen, mit { $pieces }
do-city = Stadt bauen, mit { $pieces }
do-army = Armee aufstellen, mit { $pieces }
do-citadel = Zitadelle bauen, mit { $pieces }
do-stop = Nichts mehr bauen
do-resolve = Als Nächstes { $piece } abhandeln
do-shake = Armee { $n } erschüttern
do-erupt = Der Vulkan trifft { $seat }
do-nothing = Nichts spielen
do-play = { $piece } spielen
do-lay = { $n } unter Armee { $army } legen
do-lay-hero = { $n } unter Held { $army } legen
do-fight = Armee { $n } kämpft
do-fight-hero = Held { $n } kämpft
do-take = { $n ->
    [0] Nichts nehmen
   *[other] { $n } nehmen
    }
do-pass = Passen
do-done = Mit dem Handeln fertig
do-accept = Angebot o{ $n } annehmen, Wahl { $choice }
do-decline = Angebot o{ $n } ausschlagen
do-withdraw = Angebot o{ $n } zurücknehmen
do-war-attack = { $seat } angreifen, Ziel { $objective }: { $counts }
do-play-heroes = Helden spielen: { $counts }
do-offer-reply = { $seat } { $pieces } für { $wanted } bieten, als Antwort auf o{ $n }
do-offer-to = { $seat } { $pieces } für { $wanted } bieten
do-offer = { $pieces } für { $wanted } bieten

# Wie das Protokoll Kämpfer, Zweikämpfe und Tauschgeschäfte nennt.
fighter-army = Armee { $n }
fighter-hero = Held { $n }
duel-army-army = Armee { $n } gegen Armee { $other }
duel-army-hero = Armee { $n } gegen Held { $other }
duel-hero-army = Held { $n } gegen Armee { $other }
duel-hero-hero = Held { $n } gegen Held { $other }
duel-barbarian-army = Die Barbaren gegen Armee { $other }
duel-barbarian-hero = Die Barbaren gegen Held { $other }
trade-terms-reply = { $pieces } für { $wanted } an { $seat }, als Antwort auf o{ $n }
trade-terms-to = { $pieces } für { $wanted } an { $seat }
trade-terms = { $pieces } für { $wanted }

# Hinweise für eine erste Partie.
guide-tribe = { $press } einen Stamm. Er baut sein Monument aus dem Stein unter seinem Namen, und nur daraus; alles andere ist für alle gleich.
guide-market = Am Markttag ziehen alle, und alle dürfen beliebige Karten tauschen. { $press } eine deiner Karten, dann auf das, was du dafür willst, oder auf ein fremdes Angebot, um zu antworten.
guide-road = Vor deiner Aktion darfst du Nachbarn um eine Straße bitten. Jeder Stamm, mit dem dich Straßen verbinden, bringt dir an jedem Markttag eine Karte mehr.
guide-action = Eine Aktion je Zug: für jede deiner Städte eine Karte ziehen, bauen, oder in den Krieg ziehen.
guide-build = Was du bezahlen kannst, leuchtet unten. { $press } etwas davon, dann auf die Karten, mit denen du zahlst; Gold steht für jedes der vier gewöhnlichen Güter.
guide-monument = Karten deines eigenen Steins kommen ans Monument, so viele du willst. Dort sind sie vor Plünderung sicher, aber nicht vor einem Krieg gegen das Monument.
guide-war = { $press } den Stamm, den du angreifst, dann auf das Ziel: Zwei siegreiche Armeen nehmen eine Stadt, jede plündert zwei Karten, eine reißt einen Teil des Monuments ein. Danach sind deine Armeen fort, wenn keine Straße dorthin führt.
guide-lay = Du siehst nur deine eigenen Kampfkarten. Lege unter jede Armee eine: Ein General zählt zwei mehr, jede Zitadelle eins für alle, die verteidigen.
guide-claim = Ein Stamm beansprucht den Sieg. Er gewinnt am Ende seines nächsten Zuges, wenn fünf Städte oder fünf Teile des Monuments noch da sind: eine Runde, um ihn aufzuhalten.

# Das Lehrspiel: vor einem Zug und danach.
lesson-tribe = Jeder Stamm hat für sein Monument einen eigenen Stein; sonst sind alle gleich. { $press } den markierten Stamm.
lesson-tribe-done = Zwei Wege führen zum Sieg: fünf Städte oder fünf Karten deines Steins an deinem Monument.
lesson-offer = Es ist Markttag: Alle haben gezogen, alle dürfen tauschen. { $press } { $piece } in deiner Hand, dann auf die markierte Karte, die du willst.
lesson-offer-done = Alle sehen dein Angebot, und wem es gefällt, der nimmt es an. Willst du nichts mehr, passe.
lesson-accept = Dieses Angebot hilft dir: Du gibst eine Karte und bekommst eine andere. { $press } das markierte Angebot.
lesson-accept-done = Die Karten sind getauscht. Was du nicht brauchst, ist vielleicht genau das, was andere suchen.
lesson-allow = Ein Nachbar bittet dich um eine Straße. Er bezahlt sie, und sie dient euch beiden. { $press } die markierte Antwort.
lesson-allow-done = Ein Ja gilt nur in diesem Zug und verpflichtet dich zu nichts.
lesson-answer = Gleich trifft dich etwas. Mit der richtigen Karte kannst du es aufhalten. { $press } die markierte Antwort.
lesson-answer-done = Glück hält Katastrophen und Barbaren auf, Olympische Spiele einen Angriff, und Helden kämpfen für dich.
lesson-road = Du bist am Zug. Zuerst darfst du Nachbarn um eine Straße bitten. { $press } den markierten Stamm.
lesson-road-done = Nach einem Ja darfst du sie in diesem Zug bauen. Jeder verbundene Stamm bringt dir am Markttag eine Karte mehr.
lesson-taxes = Nun eine Aktion. { $press } „Steuern erheben“: Du ziehst eine Karte für jede deiner Städte.
lesson-taxes-done = Eine Stadt, eine Karte: je mehr Städte, desto mehr Karten.
lesson-monument = Nach der Aktion kommen Karten deines Steins ans Monument: Dort kann sie niemand plündern. { $press } die markierte Wahl.
lesson-monument-done = Fünf davon vollenden es. Nur ein Krieg gegen das Monument kann sie dir wieder nehmen.
lesson-build = Du hast, was etwas Neues kostet. { $press } „Bauen“, deine Aktion in diesem Zug.
lesson-build-done = Was leuchtet, kannst du bezahlen; Gold steht für jedes der vier gewöhnlichen Güter.
lesson-item = Mit Eisen, Holz, Getreide und Stein wird gebaut. { $press } das Markierte und, wenn du die Wahl hast, auf die Karten, mit denen du zahlst.
lesson-item-done = Es gilt sofort. In einer Aktion darfst du bauen, so viel du bezahlen kannst.
lesson-war = Deine Armeen sind daheim, also darfst du kämpfen. { $press } „In den Krieg ziehen“, deine Aktion in diesem Zug.
lesson-war-done = Nenne Gegner, Ziel und Armeen: Plündern bringt Karten, Erobern Städte, Zerstören reißt ein Monument ein.
lesson-target = Zwei siegreiche Armeen nehmen eine Stadt, zum Plündern oder Zerstören genügt eine. { $press } den Stamm, dann auf alles Markierte.
lesson-target-done = Der Gegner darf mit einer Karte antworten. Dann zieht jede Armee eine Kampfkarte von 1 bis 6.
lesson-lay = Nur du siehst deine Kampfkarten. Unter jede deiner Armeen kommt eine. { $press } die markierte Karte.
lesson-lay-done = Ein General zählt 2 dazu, jede Zitadelle 1 für jede Armee, die verteidigt.
lesson-fight = In jeder Runde wählen beide geheim eine Armee, dann werden beide gezeigt. { $press } die markierte Armee.
lesson-fight-done = Die höhere Summe siegt, die andere Armee fällt. Siegreich ist auch jede deiner Armeen, die keinen Gegner fand.
lesson-spoils = Du hast gewonnen. { $press } die markierte Wahl: Du nimmst, was deine siegreichen Armeen tragen können.
lesson-spoils-done = Das gehört dir. Deine Armeen sind fort bis zum Ende deines nächsten Zuges, außer eine Straße führt direkt heim.
lesson-discard = Am Ende eines Zuges behältst du fünf Karten. { $press } { $piece }: Das brauchst du am wenigsten.
lesson-discard-done = Das ist alles: tauschen, sammeln, bauen, kämpfen. Wer den Sieg beansprucht, siegt eine Runde später, wenn ihn niemand stoppt.

# -- what the match is won by
page-sum-cities = Städte
page-sum-monument = Karten des Monuments
