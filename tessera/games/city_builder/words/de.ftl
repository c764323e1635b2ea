# City Builder auf Deutsch.

game-title = City Builder: Die Alte Welt
blurb = Lege Plättchen, vollende Viertel und hole Siedler und Monumente in deine Stadt.
for-whom = Allein, gemeinsam oder gegeneinander.
option-mode = Gegeneinander, gemeinsam oder allein; ein einzelner Platz spielt immer allein
option-mode-competitive = gegeneinander
option-mode-cooperative = gemeinsam
option-mode-solo = allein
option-difficulty = Wie viele Monumente zu erfüllen sind, gemeinsam oder allein
option-difficulty-beginner = Einstieg
option-difficulty-intermediate = mittel
option-difficulty-advanced = schwer
option-edict = Mit einem Edikt des Kaisers spielen, gemeinsam oder allein
option-extra_commoners = Bürger auf jeder Leiste zu Beginn (0 bis 9), gemeinsam oder allein
option-pack = Ein Ordner mit tiles.toml, monuments.toml und edicts.toml; sonst der eigene Satz


ask-edict-side = Wähle, welche Seite des Edikts gilt
ask-starters = Wähle einen Startsatz als deine erste Hand
ask-track = An welche deiner Leisten stellt sich der Siedler?
ask-which-settler = Stelle einen Siedler auf die Leiste; der andere geht zurück oder fort
ask-lay = Lege ein Plättchen in deine Stadt
    .then = Wohin kommt das Plättchen?
ask-expand = Hole Siedler, baue Monumente oder beende deinen Zug
    .then = Für welches Viertel?
ask-statues = Welche Farben nehmen die Statuen an?
ask-take = Nimm ein Plättchen aus der Auslage

dealt = { $piece } wird ausgeteilt.
stands = { $piece } steht auf Feld { $m }, { $text }, Leiste { $n }.
stands-purple = { $piece } steht auf Feld { $m }, { $text }, Leiste { $n }.
town-square = { $seat } beginnt eine Stadt mit { $piece }.
town-square-you = Du beginnst deine Stadt mit { $piece }.
stack = { $n } Stadtplättchen bilden den Stapel{ $m ->
    [0] .
    [one] ; eines verlässt ungesehen das Spiel.
   *[other] ; { $m } verlassen ungesehen das Spiel.
    }
revealed = { $piece } kommt in die Auslage der Monumente.
laid-out = { $piece } liegt in der Auslage der Monumente.
laid-out-together = { $piece } liegt in der Auslage der Monumente.
supplied = { $piece } liegt in der Auslage der Plättchen.
refilled = { $piece } kommt in die Auslage der Plättchen.
edict = Der Kaiser verkündet { $piece }.
edict-side = { $seat } wählt { $text } als Edikt.
edict-side-you = Du wählst { $text } als Edikt.
starters = { $seat } beginnt mit diesen Plättchen: { $pieces }.
starters-you = Du beginnst mit diesen Plättchen: { $pieces }.
turn = Runde { $n }: { $seat } ist am Zug.
turn-you = Runde { $n }: Du bist am Zug.

arrived = { $piece } kommt für { $seat } aus dem Beutel.
arrived-you = { $piece } kommt für dich aus dem Beutel.
queued = { $piece } stellt sich auf Leiste { $n } an, Feld { $m }.
ennobled = Zwei Bürger einer Farbe gehen zurück in den Beutel; an ihre Stelle tritt { $piece }, Feld { $m } der Leiste { $n }.
nobles-in-bag = Der Beutel ist leer: { $n ->
    [one] der letzte Adlige kommt hinein.
   *[other] die { $n } Adligen des Vorrats kommen hinein.
    }
no-immigration = Beutel und Vorrat der Adligen sind leer: Für { $seat } kommt niemand.
no-immigration-you = Beutel und Vorrat der Adligen sind leer: Für dich kommt niemand.
returned = { $seat } legt zurück in den Beutel: { $piece }.
returned-you = Du legst zurück in den Beutel: { $piece }.
dismissed = { $seat } nimmt aus dem Spiel: { $piece }.
dismissed-you = Du nimmst aus dem Spiel: { $piece }.

laid = { $seat } legt { $piece } bei { $text }{ $n ->
    [0] .
    [1] , um 90 Grad gedreht.
    [2] , um 180 Grad gedreht.
   *[3] , um 270 Grad gedreht.
    }
laid-you = Du legst { $piece } bei { $text }{ $n ->
    [0] .
    [1] , um 90 Grad gedreht.
    [2] , um 180 Grad gedreht.
   *[3] , um 270 Grad gedreht.
    }
moved = { $seat } verschiebt { $piece } nach { $text }{ $n ->
    [0] .
    [1] , um 90 Grad gedreht.
    [2] , um 180 Grad gedreht.
   *[3] , um 270 Grad gedreht.
    }
moved-you = Du verschiebst { $piece } nach { $text }{ $n ->
    [0] .
    [1] , um 90 Grad gedreht.
    [2] , um 180 Grad gedreht.
   *[3] , um 270 Grad gedreht.
    }
completed = { $seat } vollendet das Viertel bei { $text } { $n ->
    [0] ohne Haus
    [one] mit einem Haus
   *[other] mit { $n } Häusern
    }.
completed-you = Du vollendest das Viertel bei { $text } { $n ->
    [0] ohne Haus
    [one] mit einem Haus
   *[other] mit { $n } Häusern
    }.
needs-statues = { $piece } braucht in der Stadt von { $seat } Statuen im Viertel bei { $text }.
needs-statues-you = { $piece } braucht Statuen in deinem Viertel bei { $text }.
gained = { $piece } zieht in der Stadt von { $seat } in das Viertel bei { $text }.
gained-you = { $piece } zieht in dein Viertel bei { $text }.
gained-column = Die { $text } von Leiste { $m } bringt { $seat } nun { $n } SP.
gained-column-you = Die { $text } von Leiste { $m } bringt dir nun { $n } SP.
built = { $seat } baut { $piece } bei { $text }.
built-you = Du baust { $piece } bei { $text }.
assigned = { $seat } gibt Statuen ihre Farben: { $text }.
assigned-you = Du gibst Statuen ihre Farben: { $text }.
statues = { $pieces }
fulfilled = { $piece } in der Stadt von { $seat } ist erfüllt, Nummer { $n } von { $m } verlangten.
fulfilled-you = Bei dir ist { $piece } erfüllt, Nummer { $n } von { $m } verlangten.
ended = { $seat } beendet den Ausbau.
ended-you = Du beendest deinen Ausbau.

discarded = { $seat } legt { $piece } unter den Stapel.
discarded-you = Du legst { $piece } unter den Stapel.
discarded-unseen = { $seat } legt ein Plättchen unter den Stapel.
drawn = { $seat } zieht { $piece }.
drawn-you = Du ziehst { $piece }.
drawn-unseen = { $seat } zieht ein Plättchen.
took = { $seat } nimmt { $piece } aus der Auslage.
took-you = Du nimmst { $piece } aus der Auslage.

scored-column = { $seat } erhält { $n } SP: { $text }, Leiste { $m }.
scored-column-you = Du erhältst { $n } SP: { $text }, Leiste { $m }.
scored-monument = { $piece } bringt { $seat } { $n ->
    [0] keine SP
   *[other] { $n } SP
    }.
scored-monument-you = { $piece } bringt dir { $n ->
    [0] keine SP
   *[other] { $n } SP
    }.
final-score = { $seat } endet { $n ->
    [0] ohne SP
   *[other] mit { $n } SP
    } und { $m ->
    [0] ohne Siedler
    [one] mit einem Siedler
   *[other] mit { $m } Siedlern
    }.
final-score-you = Du endest { $n ->
    [0] ohne SP
   *[other] mit { $n } SP
    } und { $m ->
    [0] ohne Siedler
    [one] mit einem Siedler
   *[other] mit { $m } Siedlern
    }.
won = { $seat } gewinnt { $n ->
    [0] ohne SP
   *[other] mit { $n } SP
    }.
won-you = Du gewinnst { $n ->
    [0] ohne SP
   *[other] mit { $n } SP
    }.
shared = { $seat } teilt sich den Sieg { $n ->
    [0] ohne SP
   *[other] mit { $n } SP
    }.
shared-you = Du teilst dir den Sieg { $n ->
    [0] ohne SP
   *[other] mit { $n } SP
    }.
tie-settlers = { $n } Spieler haben die meisten SP; unter ihnen entscheiden die wenigsten Siedler in der Stadt.
tie-monuments = { $n } Spieler haben die meisten SP, und die besten von ihnen haben gleich wenige Siedler; die wenigsten Monumente entscheiden.
outcome-won = Sieg: { $n } Monumente sind erfüllt, und { $m } waren verlangt.
outcome-won-edict = Sieg: { $n } Monumente sind erfüllt, { $m } waren verlangt, und jede Stadt hält das Edikt ein.
outcome-overrun = Niederlage: Ein Siedler steht auf dem Totenkopf. { $n ->
    [0] Keines der { $m } verlangten Monumente war
    [one] Eines der { $m } verlangten Monumente war
   *[other] { $n } der { $m } verlangten Monumente waren
    } erfüllt.
outcome-out-of-tiles = Niederlage: Alle Plättchen sind gelegt. { $n ->
    [0] Keines der { $m } verlangten Monumente ist
    [one] Eines der { $m } verlangten Monumente ist
   *[other] { $n } der { $m } verlangten Monumente sind
    } erfüllt.
outcome-disobeyed = Niederlage: Das Edikt wurde nicht gewahrt. { $n ->
    [0] Keines der { $m } verlangten Monumente war
    [one] Eines der { $m } verlangten Monumente war
   *[other] { $n } der { $m } verlangten Monumente waren
    } erfüllt.

column-0 = linke Spalte
column-1 = mittlere Spalte
column-2 = rechte Spalte

blue = Blau
green = Grün
orange = Orange
red = Rot
purple = Violett
blue-commoner = Blauer Bürger
green-commoner = Grüner Bürger
orange-commoner = Oranger Bürger
red-commoner = Roter Bürger
purple-commoner = Violetter Bürger
blue-noble = Blauer Adliger
green-noble = Grüner Adliger
orange-noble = Oranger Adliger
red-noble = Roter Adliger
purple-noble = Violetter Adliger

c01 = Stadtplättchen 1
c02 = Stadtplättchen 2
c03 = Stadtplättchen 3
c04 = Stadtplättchen 4
c05 = Stadtplättchen 5
c06 = Stadtplättchen 6
c07 = Stadtplättchen 7
c08 = Stadtplättchen 8
c09 = Stadtplättchen 9
c10 = Stadtplättchen 10
c11 = Stadtplättchen 11
c12 = Stadtplättchen 12
c13 = Stadtplättchen 13
c14 = Stadtplättchen 14
c15 = Stadtplättchen 15
c16 = Stadtplättchen 16
c17 = Stadtplättchen 17
c18 = Stadtplättchen 18
c19 = Stadtplättchen 19
c20 = Stadtplättchen 20
c21 = Stadtplättchen 21
c22 = Stadtplättchen 22
c23 = Stadtplättchen 23
c24 = Stadtplättchen 24
c25 = Stadtplättchen 25
c26 = Stadtplättchen 26
c27 = Stadtplättchen 27
c28 = Stadtplättchen 28
c29 = Stadtplättchen 29
c30 = Stadtplättchen 30
c31 = Stadtplättchen 31
c32 = Stadtplättchen 32
c33 = Stadtplättchen 33
c34 = Stadtplättchen 34
c35 = Stadtplättchen 35
c36 = Stadtplättchen 36
c37 = Stadtplättchen 37
c38 = Stadtplättchen 38
c39 = Stadtplättchen 39
c40 = Stadtplättchen 40
c41 = Stadtplättchen 41
c42 = Stadtplättchen 42
c43 = Stadtplättchen 43
c44 = Stadtplättchen 44
c45 = Stadtplättchen 45
c46 = Stadtplättchen 46
c47 = Stadtplättchen 47
c48 = Stadtplättchen 48
c49 = Stadtplättchen 49
c50 = Stadtplättchen 50
c51 = Stadtplättchen 51
c52 = Stadtplättchen 52
c53 = Stadtplättchen 53
c54 = Stadtplättchen 54
c55 = Stadtplättchen 55
c56 = Stadtplättchen 56
c57 = Stadtplättchen 57
c58 = Stadtplättchen 58
c59 = Stadtplättchen 59
c60 = Stadtplättchen 60
blue-1 = Blaues Startplättchen 1
blue-2 = Blaues Startplättchen 2
blue-3 = Blaues Startplättchen 3
green-1 = Grünes Startplättchen 1
green-2 = Grünes Startplättchen 2
green-3 = Grünes Startplättchen 3
orange-1 = Oranges Startplättchen 1
orange-2 = Oranges Startplättchen 2
orange-3 = Oranges Startplättchen 3
red-1 = Rotes Startplättchen 1
red-2 = Rotes Startplättchen 2
red-3 = Rotes Startplättchen 3
town-square-1 = Marktplatz 1
town-square-2 = Marktplatz 2
town-square-3 = Marktplatz 3
town-square-4 = Marktplatz 4
town-square-5 = Marktplatz 5
town-square-6 = Marktplatz 6

temple-of-apollo = Apollotempel
    .text = 2 SP für jedes bewohnte Viertel, das an dieses Monument grenzt.
basilica-of-the-wards = Basilika der Bezirke
    .text = 1 SP für jeden Siedler in Vierteln, die an dieses Monument grenzen.
hall-of-the-surveyors = Halle der Landmesser
    .text = 4 SP für jedes vollendete Viertel von einzigartiger Form.
golden-waystone = Goldener Meilenstein
    .text = 1 SP für jedes Plättchen der längsten Straße an diesem Monument.
arch-of-the-legions = Bogen der Legionen
    .text = 12 SP, wenn deine längste Straße länger ist als die aller anderen.
court-of-the-nymphs = Hof der Nymphen
    .text = 8 SP, wenn dieses Monument an den Brunnen grenzt.
house-of-waters = Haus der Wasser
    .text = 4 SP für jeden See in vollendeten Vierteln ohne Monument.
gallery-of-ancestors = Galerie der Ahnen
    .text = 3 SP für jede Statue in bewohnten Vierteln.
villa-of-the-patricians = Villa der Patrizier
    .text = 3 SP für jeden Schritt zwischen diesem Monument und dem Brunnen.
granary-of-plenty = Kornspeicher der Fülle
    .text = 2 SP für jedes leere Haus in vollendeten Vierteln, die an dieses Monument grenzen.
arena-of-the-multitude = Arena der Menge
    .text = 10 SP, wenn in Vierteln, die an dieses Monument grenzen, mehr Siedler leben als neben jedem Monument einer anderen Stadt.
guild-of-the-set-square = Gilde des Winkelmaßes
    .text = 8 SP für jedes vollendete Viertel in L-Form.
temple-of-the-seasons = Tempel der Jahreszeiten
    .text = 5 SP für jedes bewohnte Viertel mit Wahrzeichen aller vier Farben, das an dieses Monument grenzt.
theatre-of-full-benches = Theater der vollen Ränge
    .text = 2 SP für jedes voll bewohnte Viertel.
palace-of-the-purple = Purpurpalast
    .text = 3 SP für jeden violetten Siedler in deiner Stadt.
processional-way = Prozessionsstraße
    .text = 3 SP für jedes andere Monument in deiner Stadt, doppelt so viele, wenn es in einem angrenzenden Viertel steht.
shrine-of-good-neighbours = Schrein der guten Nachbarn
    .text = Mindestens zwei bewohnte Viertel grenzen an dieses Monument.
hearth-of-the-ward = Herd des Viertels
    .text = Mindestens fünf Siedler leben in Vierteln, die an dieses Monument grenzen.
waystone-of-the-province = Meilenstein der Provinz
    .text = Eine Straße von mindestens fünf Plättchen an diesem Monument.
house-of-the-surveyor = Haus des Landmessers
    .text = Mindestens zwei vollendete Viertel von einzigartiger Form in dieser Stadt.
border-watch = Grenzwacht
    .text = Mindestens zwei Schritte zwischen diesem Monument und dem Brunnen, und mindestens ein bewohntes Viertel grenzt daran.
forum-of-the-patricians = Forum der Patrizier
    .text = Mindestens ein Adliger in Vierteln, die an dieses Monument grenzen.
colonnade-of-the-fountain = Säulengang am Brunnen
    .text = Beide Plätze am Brunnen in vollendeten Vierteln, mindestens eines davon bewohnt.
theatre-of-the-quarter = Theater des Quartiers
    .text = Mindestens ein voll bewohntes Viertel grenzt an dieses Monument.
sculptors-portico = Säulenhalle der Bildhauer
    .text = Mindestens zwei Statuen in bewohnten Vierteln dieser Stadt.
altar-of-concord = Altar der Eintracht
    .text = Siedler aller fünf Farben in dieser Stadt.
rostra-of-the-tribunes = Rednerbühne der Tribunen
    .text = Mindestens ein bewohntes Viertel grenzt an dieses Monument, und kein angrenzendes hat ein leeres Haus.

edict-1 = das Edikt der Grenze oder der Heerstraße
boundary = Grenze
    .text = Eine Stadt ist höchstens 6 Plättchen breit und 6 Plättchen hoch.
highway = Heerstraße
    .text = Jede Stadt hat eine Straße von mindestens 5 Plättchen.
edict-2 = das Edikt des schlichten Standes oder des edlen Blutes
modest-rank = Schlichter Stand
    .text = In keinem Viertel lebt mehr als ein Adliger.
noble-blood = Edles Blut
    .text = In jeder Stadt lebt mindestens ein Adliger.
edict-3 = das Edikt der offenen Tür oder der Volkszählung
open-door = Offene Tür
    .text = Eine Stadt hat höchstens 4 leere Häuser in vollendeten Vierteln.
census = Volkszählung
    .text = In jeder Stadt leben mindestens 5 Siedler.
edict-4 = das Edikt der Frömmigkeit oder der vielen Völker
piety = Frömmigkeit
    .text = In einer Stadt ohne Monument leben höchstens 2 Siedler.
many-peoples = Viele Völker
    .text = In jeder Stadt leben Siedler von mindestens 4 Farben.
edict-5 = das Edikt des heiligen Abstands oder der Wasser
sacred-distance = Heiliger Abstand
    .text = Keine zwei Monumente einer Stadt stehen in benachbarten Vierteln.
waters = Wasser
    .text = In jeder Stadt gehören beide Plätze am Brunnen zu vollendeten Vierteln.

# Was Monumente bringen, und was Aufgaben und Edikte verlangen.
bonus-populated-adjacent = { $n } { $m ->
    [1] SP, wenn in keiner anderen Stadt so viele bewohnte Viertel an ein Monument grenzen
   *[other] SP für jedes bewohnte Viertel, das an dieses Monument grenzt
    }
bonus-settlers-adjacent = { $n } { $m ->
    [1] SP, wenn in keiner anderen Stadt so viele Siedler in Vierteln leben, die an ein Monument grenzen
   *[other] SP für jeden Siedler in Vierteln, die an dieses Monument grenzen
    }
bonus-empty-houses-adjacent = { $n } { $m ->
    [1] SP, wenn keine andere Stadt so viele leere Häuser in vollendeten Vierteln hat, die an ein Monument grenzen
   *[other] SP für jedes leere Haus in vollendeten Vierteln, die an dieses Monument grenzen
    }
bonus-nobles-adjacent = { $n } { $m ->
    [1] SP, wenn in keiner anderen Stadt so viele Adlige in Vierteln leben, die an ein Monument grenzen
   *[other] SP für jeden Adligen in Vierteln, die an dieses Monument grenzen
    }
bonus-fully-occupied-adjacent = { $n } { $m ->
    [1] SP, wenn in keiner anderen Stadt so viele voll bewohnte Viertel an ein Monument grenzen
   *[other] SP für jedes voll bewohnte Viertel, das an dieses Monument grenzt
    }
bonus-four-colours-adjacent = { $n } { $m ->
    [1] SP, wenn in keiner anderen Stadt so viele bewohnte Viertel mit Wahrzeichen aller vier Farben an ein Monument grenzen
   *[other] SP für jedes bewohnte Viertel mit Wahrzeichen aller vier Farben, das an dieses Monument grenzt
    }
bonus-street-along = { $n } { $m ->
    [1] SP, wenn die längste Straße an diesem Monument länger ist als an jedem Monument einer anderen Stadt
   *[other] SP für jedes Plättchen der längsten Straße an diesem Monument
    }
bonus-steps-to-fountain = { $n } { $m ->
    [1] SP, wenn kein Monument einer anderen Stadt so weit von seinem Brunnen entfernt ist
   *[other] SP für jeden Schritt zwischen diesem Monument und dem Brunnen
    }
bonus-touches-fountain = { $n } { $m ->
    [1] SP, wenn dieses Monument an den Brunnen grenzt und kein Monument einer anderen Stadt
   *[other] SP, wenn dieses Monument an den Brunnen grenzt
    }
bonus-monuments-near = { $n } { $m ->
    [1] SP, wenn keine andere Stadt neben einem Monument so viele weitere hat, solche in angrenzenden Vierteln doppelt gezählt
   *[other] SP für jedes andere Monument in deiner Stadt, doppelt so viele, wenn es in einem angrenzenden Viertel steht
    }
bonus-empty-houses = { $n } { $m ->
    [1] SP, wenn keine andere Stadt so viele leere Häuser in vollendeten Vierteln hat
   *[other] SP für jedes leere Haus in vollendeten Vierteln
    }
bonus-unique-shapes = { $n } { $m ->
    [1] SP, wenn keine andere Stadt so viele vollendete Viertel von einzigartiger Form hat
   *[other] SP für jedes vollendete Viertel von einzigartiger Form
    }
bonus-longest-street = { $n } { $m ->
    [1] SP, wenn deine längste Straße länger ist als die aller anderen
   *[other] SP für jedes Plättchen deiner längsten Straße
    }
bonus-populated-at-fountain = { $n } { $m ->
    [1] SP, wenn keine andere Stadt so viele bewohnte Viertel am Brunnen hat
   *[other] SP für jedes bewohnte Viertel am Brunnen
    }
bonus-fountain-completed = { $n } { $m ->
    [1] SP, wenn keine andere Stadt so viele Plätze am Brunnen in vollendeten Vierteln hat
   *[other] SP für jeden Platz am Brunnen in einem vollendeten Viertel
    }
bonus-lakes = { $n } { $m ->
    [1] SP, wenn keine andere Stadt so viele Seen in vollendeten Vierteln ohne Monument hat
   *[other] SP für jeden See in vollendeten Vierteln ohne Monument
    }
bonus-statues-populated = { $n } { $m ->
    [1] SP, wenn keine andere Stadt so viele Statuen in bewohnten Vierteln hat
   *[other] SP für jede Statue in bewohnten Vierteln
    }
bonus-nobles = { $n } { $m ->
    [1] SP, wenn in deiner Stadt mehr Adlige leben als in jeder anderen
   *[other] SP für jeden Adligen in deiner Stadt
    }
bonus-most-nobles-in-a-district = { $n } { $m ->
    [1] SP, wenn in keiner anderen Stadt ein Viertel so viele Adlige hat
   *[other] SP für jeden Adligen des Viertels, das die meisten hat
    }
bonus-settlers = { $n } { $m ->
    [1] SP, wenn in deiner Stadt mehr Siedler leben als in jeder anderen
   *[other] SP für jeden Siedler in deiner Stadt
    }
bonus-settlers-without-monument = { $n } { $m ->
    [1] SP, wenn deine Stadt kein Monument hat und mehr Siedler als jede andere ohne Monument
   *[other] SP für jeden Siedler in deiner Stadt, wenn sie kein Monument hat
    }
bonus-l-shapes = { $n } { $m ->
    [1] SP, wenn keine andere Stadt so viele vollendete Viertel in L-Form hat
   *[other] SP für jedes vollendete Viertel in L-Form
    }
bonus-l-shapes-populated = { $n } { $m ->
    [1] SP, wenn keine andere Stadt so viele bewohnte Viertel in L-Form hat
   *[other] SP für jedes bewohnte Viertel in L-Form
    }
bonus-four-colours-populated = { $n } { $m ->
    [1] SP, wenn keine andere Stadt so viele bewohnte Viertel mit Wahrzeichen aller vier Farben hat
   *[other] SP für jedes bewohnte Viertel mit Wahrzeichen aller vier Farben
    }
bonus-fully-occupied = { $n } { $m ->
    [1] SP, wenn keine andere Stadt so viele voll bewohnte Viertel hat
   *[other] SP für jedes voll bewohnte Viertel
    }
bonus-purple-settlers = { $n } { $m ->
    [1] SP, wenn in deiner Stadt mehr violette Siedler leben als in jeder anderen
   *[other] SP für jeden violetten Siedler in deiner Stadt
    }
bonus-colours = { $n } { $m ->
    [1] SP, wenn in deiner Stadt Siedler von mehr Farben leben als in jeder anderen
   *[other] SP für jede Farbe von Siedlern in deiner Stadt
    }
bonus-other-monuments = { $n } { $m ->
    [1] SP, wenn keine andere Stadt neben diesem so viele Monumente hat
   *[other] SP für jedes andere Monument in deiner Stadt
    }
bonus-monuments-adjacent = { $n } { $m ->
    [1] SP, wenn keine andere Stadt so viele Paare von Monumenten in benachbarten Vierteln hat
   *[other] SP für je zwei Monumente in benachbarten Vierteln
    }
bonus-width = { $n } { $m ->
    [1] SP, wenn deine Stadt breiter ist als jede andere
   *[other] SP für jedes Plättchen, das deine Stadt breit ist
    }
bonus-height = { $n } { $m ->
    [1] SP, wenn deine Stadt höher ist als jede andere
   *[other] SP für jedes Plättchen, das deine Stadt hoch ist
    }
condition-populated-adjacent = { $m ->
    [1] höchstens
    [2] kein
   *[other] mindestens
    } { $n ->
    [0] bewohntes Viertel
    [one] ein bewohntes Viertel
   *[other] { $n } bewohnte Viertel
    } neben diesem Monument
condition-settlers-adjacent = { $m ->
    [1] höchstens
    [2] kein
   *[other] mindestens
    } { $n ->
    [0] Siedler
    [one] ein Siedler
   *[other] { $n } Siedler
    } in Vierteln neben diesem Monument
condition-empty-houses-adjacent = { $m ->
    [1] höchstens
    [2] kein
   *[other] mindestens
    } { $n ->
    [0] leeres Haus
    [one] ein leeres Haus
   *[other] { $n } leere Häuser
    } in vollendeten Vierteln neben diesem Monument
condition-nobles-adjacent = { $m ->
    [1] höchstens
    [2] kein
   *[other] mindestens
    } { $n ->
    [0] Adliger
    [one] ein Adliger
   *[other] { $n } Adlige
    } in Vierteln neben diesem Monument
condition-fully-occupied-adjacent = { $m ->
    [1] höchstens
    [2] kein
   *[other] mindestens
    } { $n ->
    [0] voll bewohntes Viertel
    [one] ein voll bewohntes Viertel
   *[other] { $n } voll bewohnte Viertel
    } neben diesem Monument
condition-four-colours-adjacent = { $m ->
    [1] höchstens
    [2] kein
   *[other] mindestens
    } { $n ->
    [0] bewohntes Viertel
    [one] ein bewohntes Viertel
   *[other] { $n } bewohnte Viertel
    } mit Wahrzeichen aller vier Farben neben diesem Monument
condition-street-along = { $m ->
    [1] höchstens
    [2] kein
   *[other] mindestens
    } { $n ->
    [0] Plättchen
    [one] ein Plättchen
   *[other] { $n } Plättchen
    } in der längsten Straße an diesem Monument
condition-steps-to-fountain = { $m ->
    [1] höchstens
    [2] kein
   *[other] mindestens
    } { $n ->
    [0] Schritt
    [one] ein Schritt
   *[other] { $n } Schritte
    } zwischen diesem Monument und dem Brunnen
condition-touches-fountain = { $m ->
    [2] dieses Monument grenzt nicht an den Brunnen
   *[other] dieses Monument grenzt an den Brunnen
    }
condition-monuments-near = { $m ->
    [1] höchstens
    [2] kein
   *[other] mindestens
    } { $n ->
    [0] weiteres Monument
    [one] ein weiteres Monument
   *[other] { $n } weitere Monumente
    } (eines in einem angrenzenden Viertel zählt doppelt)
condition-empty-houses = { $m ->
    [1] höchstens
    [2] kein
   *[other] mindestens
    } { $n ->
    [0] leeres Haus
    [one] ein leeres Haus
   *[other] { $n } leere Häuser
    } in vollendeten Vierteln
condition-unique-shapes = { $m ->
    [1] höchstens
    [2] kein
   *[other] mindestens
    } { $n ->
    [0] vollendetes Viertel
    [one] ein vollendetes Viertel
   *[other] { $n } vollendete Viertel
    } von einzigartiger Form
condition-longest-street = eine längste Straße von { $m ->
    [1] höchstens
    [2] keinem
   *[other] mindestens
    } { $n ->
    [0] Plättchen
    [one] einem Plättchen
   *[other] { $n } Plättchen
    }
condition-populated-at-fountain = { $m ->
    [1] höchstens
    [2] kein
   *[other] mindestens
    } { $n ->
    [0] bewohntes Viertel
    [one] ein bewohntes Viertel
   *[other] { $n } bewohnte Viertel
    } am Brunnen
condition-fountain-completed = { $m ->
    [1] höchstens
    [2] kein
   *[other] mindestens
    } { $n ->
    [0] Platz
    [one] ein Platz
   *[other] { $n } Plätze
    } am Brunnen in vollendeten Vierteln
condition-lakes = { $m ->
    [1] höchstens
    [2] kein
   *[other] mindestens
    } { $n ->
    [0] See
    [one] ein See
   *[other] { $n } Seen
    } in vollendeten Vierteln ohne Monument
condition-statues-populated = { $m ->
    [1] höchstens
    [2] keine
   *[other] mindestens
    } { $n ->
    [0] Statue
    [one] eine Statue
   *[other] { $n } Statuen
    } in bewohnten Vierteln
condition-nobles = { $m ->
    [1] höchstens
    [2] kein
   *[other] mindestens
    } { $n ->
    [0] Adliger
    [one] ein Adliger
   *[other] { $n } Adlige
    }
condition-most-nobles-in-a-district = { $m ->
    [1] höchstens
    [2] kein
   *[other] mindestens
    } { $n ->
    [0] Adliger
    [one] ein Adliger
   *[other] { $n } Adlige
    } { $m ->
    [1] in jedem Viertel
    [2] in irgendeinem Viertel
   *[other] in einem Viertel
    }
condition-settlers = { $m ->
    [1] höchstens
    [2] kein
   *[other] mindestens
    } { $n ->
    [0] Siedler
    [one] ein Siedler
   *[other] { $n } Siedler
    }
condition-settlers-without-monument = { $m ->
    [1] höchstens
    [2] kein
   *[other] mindestens
    } { $n ->
    [0] Siedler
    [one] ein Siedler
   *[other] { $n } Siedler
    }, solange es kein Monument gibt
condition-l-shapes = { $m ->
    [1] höchstens
    [2] kein
   *[other] mindestens
    } { $n ->
    [0] vollendetes Viertel
    [one] ein vollendetes Viertel
   *[other] { $n } vollendete Viertel
    } in L-Form
condition-l-shapes-populated = { $m ->
    [1] höchstens
    [2] kein
   *[other] mindestens
    } { $n ->
    [0] bewohntes Viertel
    [one] ein bewohntes Viertel
   *[other] { $n } bewohnte Viertel
    } in L-Form
condition-four-colours-populated = { $m ->
    [1] höchstens
    [2] kein
   *[other] mindestens
    } { $n ->
    [0] bewohntes Viertel
    [one] ein bewohntes Viertel
   *[other] { $n } bewohnte Viertel
    } mit Wahrzeichen aller vier Farben
condition-fully-occupied = { $m ->
    [1] höchstens
    [2] kein
   *[other] mindestens
    } { $n ->
    [0] voll bewohntes Viertel
    [one] ein voll bewohntes Viertel
   *[other] { $n } voll bewohnte Viertel
    }
condition-purple-settlers = { $m ->
    [1] höchstens
    [2] kein
   *[other] mindestens
    } { $n ->
    [0] violetter Siedler
    [one] ein violetter Siedler
   *[other] { $n } violette Siedler
    }
condition-colours = Siedler von { $m ->
    [1] höchstens
    [2] keiner
   *[other] mindestens
    } { $n ->
    [0] Farbe
    [one] einer Farbe
   *[other] { $n } Farben
    }
condition-other-monuments = { $m ->
    [1] höchstens
    [2] kein
   *[other] mindestens
    } { $n ->
    [0] anderes Monument
    [one] ein anderes Monument
   *[other] { $n } andere Monumente
    }
condition-monuments-adjacent = { $m ->
    [1] höchstens
    [2] kein
   *[other] mindestens
    } { $n ->
    [0] Paar von Monumenten
    [one] ein Paar von Monumenten
   *[other] { $n } Paare von Monumenten
    } in benachbarten Vierteln
condition-width = { $m ->
    [1] höchstens
    [2] kein
   *[other] mindestens
    } { $n ->
    [0] Plättchen
    [one] ein Plättchen
   *[other] { $n } Plättchen
    } breit
condition-height = { $m ->
    [1] höchstens
    [2] kein
   *[other] mindestens
    } { $n ->
    [0] Plättchen
    [one] ein Plättchen
   *[other] { $n } Plättchen
    } hoch

# Was die Seite sagt.
page-lost = Diesmal wird nichts aus der Stadt
page-vp = { $n } SP
page-turn = Zug
page-stack = Plättchen im Stapel
page-street = Längste Straße
page-fulfilled = Erfüllte Monumente
page-from-tracks = SP von Leisten
page-edict = Edikt: { $name }
page-every-city = In jeder Stadt: { $text }.
page-arrived = Gerade angekommen
page-hand = Deine Plättchen
page-hand-of = Plättchen von { $name }
page-tile-supply = Auslage der Plättchen
page-starters = Startsätze
page-starter-set = Startsatz { $colour }
page-monuments = Auslage der Monumente
page-needs = Braucht { $needs } und ein vollendetes Viertel aus zwei Blöcken
page-none = Keine mehr da
page-city-of = Stadt von { $name }
page-district = Viertel bei { $at }, Stadt von { $name }
page-houses = Bewohnte Häuser: { $n } von { $m }
page-track = Leiste { $n }
page-column = { $column }, Leiste { $n }
page-column-own = Bisher geräumt: { $n ->
    [0] keine SP
   *[other] { $n } SP
    }
page-column-done = Hier ist niemand mehr zu holen. Geräumt: { $n ->
    [0] keine SP
   *[other] { $n } SP
    }
page-line = Leiste { $n }: { $names }
page-line-full = { $n ->
    [0] Niemand wartet
    [one] Ein Siedler wartet
   *[other] { $n } Siedler warten
    }, und { $m ->
    [one] ein Feld ist sicher
   *[other] { $m } Felder sind sicher
    }.
page-at-gate = Am Tor: { $piece }.
page-face = Straßen { $arms }. Von links oben im Uhrzeigersinn: { $cells }
page-cell-H = Haus
page-cell-B = Bäder (blau)
page-cell-G = Gärten (grün)
page-cell-O = Markt (orange)
page-cell-R = Schrein (rot)
page-cell-S = Statue
page-cell-lake = See
page-cell-ground = freier Boden
page-wish = Braucht ein Wahrzeichen seiner Farbe ({ $colour }) und eines einer anderen Farbe.
page-wish-noble = Braucht zwei Wahrzeichen seiner Farbe ({ $colour }) und eines einer anderen Farbe.
page-wish-purple = Braucht Wahrzeichen von drei Farben.
page-wish-purple-noble = Braucht Wahrzeichen aller vier Farben.
page-nearer = Näher heran, Stadt von { $name }
page-farther = Weiter weg, Stadt von { $name }
page-fit = Alles zeigen
page-move = Plättchen verschieben
page-move-not = Plättchen liegen lassen
page-turn-left = Links drehen
page-turn-right = Rechts drehen
page-turn-how = R, Umschalt+R oder das Mausrad
page-tab-city = Stadt
page-tab-settlers = Siedler
page-tab-goals = Monumente
page-of = { $n } von { $m }
page-goals = Was verlangt ist
page-kept = befolgt
page-not-yet = noch nicht
page-done = erfüllt
page-lay-it = Hinlegen
page-tiles-of = Plättchen in der Stadt von { $name }
page-tile-at = Reihe { $row }, Spalte { $column }. { $face }
page-cell-home = Haus, bewohnt: { $settler }
page-cell-statue = Statue ({ $colour })
page-does-districts = vollendet { $n ->
    [one] ein Viertel
   *[other] { $n } Viertel
    }
page-does-homes = { $n ->
    [one] eine Wohnung
   *[other] { $n } Wohnungen
    }
page-does-street = Straße aus { $n }
page-scored = Die Städte sind fertig
page-monument-n = Monument { $n }
page-total = Gesamt
page-side = Seite { $side }: { $name }

# Züge als Sätze.
do-side = { $piece } gilt
do-starters = Mit dem Startsatz { $colour } beginnen
do-admit = Der Siedler kommt auf Leiste { $track }
do-return = { $piece } kommt auf die Leiste, { $other } zurück in den Beutel
do-dismiss = { $piece } kommt auf die Leiste, { $other } verlässt das Spiel
do-lay = { $piece } { $n ->
    [0] nach { $at } legen
    [1] nach { $at } legen, um 90 Grad gedreht
    [2] nach { $at } legen, um 180 Grad gedreht
   *[3] nach { $at } legen, um 270 Grad gedreht
    }
do-gain = Ein Siedler zieht von Leiste { $track }, { $column }, in das Viertel bei { $at }
do-gain-first = Ein Siedler zieht von Leiste { $track } in das Viertel bei { $at }
do-build = { $piece } bei { $at } bauen
do-move = Das Plättchen { $n ->
    [0] nach { $at } verschieben
    [1] nach { $at } verschieben, um 90 Grad gedreht
    [2] nach { $at } verschieben, um 180 Grad gedreht
   *[3] nach { $at } verschieben, um 270 Grad gedreht
    }
do-end = Zug beenden
do-discard = { $piece } unter den Stapel legen
do-assign = Die Statuen nehmen { $pieces }
do-take = { $piece } nehmen

# Hinweise für die erste Partie.
guide-edict = Das Edikt des Kaisers hat zwei Seiten. Seite A verbietet etwas für das ganze Spiel, Seite B muss jede Stadt erfüllen, bevor ihr gewinnt.
guide-starters = Wähle drei Plättchen für den Anfang. Ein Satz ist reich an Wahrzeichen seiner Farbe: Schau, welche Siedler an deinen Enden der Leisten warten.
guide-track = Ein Siedler ist da. Wähle seine Leiste: Steht einmal ein Siedler auf dem Totenkopf, haben alle verloren.
guide-lay = { $press } ein Plättchen, drehe es mit den runden Pfeilen und wähle einen leuchtenden Platz neben deiner Stadt. Straßen müssen nicht passen.
guide-move = Solange du keinen Siedler holst und kein Monument baust, darfst du das Plättchen mit „Plättchen verschieben“ noch bewegen oder drehen.
guide-closed = Ein Viertel ist vollendet, sobald seine Straßen es umschließen: Es wird farbig und zeigt, wie viele seiner Häuser bewohnt sind. { $press } einen leuchtenden Siedler, dann auf das Viertel, in das er zieht.
guide-statue = Eine Statue steht für ein Wahrzeichen beliebiger Farbe. Die Farbe, die sie jetzt bekommt, bleibt für immer.
guide-monument = Ein Monument braucht ein vollendetes Viertel aus genau zwei Blöcken, mit beiden Wahrzeichen und ohne Siedler. Es bedeckt das ganze Viertel.
guide-discard = Ein Plättchen, das du nicht willst, darf unter den Stapel. { $press } das Plättchen, dann auf den Stapel. Neue Plättchen ziehst du am Ende deines Zuges.

# Das Lehrspiel: vor einem Zug und danach.
lesson-starters = Du beginnst mit drei Plättchen, reich an Bauten einer Farbe: ihren Wahrzeichen. { $press } den markierten Satz; Siedler an deinen Enden der Leisten wollen sie.
lesson-starters-done = Diese drei sind deine Hand. In jedem deiner achtzehn Züge legst du eins.
lesson-tile = { $press } das markierte Plättchen, dann auf den Platz neben deiner Stadt. Die runden Pfeile drehen ein Plättchen; Straßen müssen nicht passen.
lesson-tile-done = Deine Stadt wächst. Bis du einen Siedler oder ein Monument nimmst, darfst du es noch bewegen oder drehen.
lesson-turn = Mehr ist noch nicht zu tun. { $press } „Zug beenden“: Du ziehst ein Plättchen nach, und dein Gegenüber ist am Zug.
lesson-turn-done = Du hast wieder drei Plättchen. Auch dein Gegenüber baut und holt Siedler von den anderen Enden deiner Leisten.
lesson-street = Eine Straße trennt nur, wo sich die Arme zweier Plättchen treffen. { $press } das markierte, dann auf den Platz, wo es deine Straße weiterführt.
lesson-street-done = Verbunden! Was solche Straßen ringsum einschließen, wird ein Viertel.
lesson-discard = Ein Plättchen mit wenig Straßen schließt wenig ein. { $press } dieses, dann auf den Stapel neben deiner Hand: Es kommt darunter.
lesson-discard-done = Das kommt spät wieder oder nie. Du legst trotzdem ein Plättchen und ziehst am Ende des Zuges zwei nach.
lesson-close = Noch ein Plättchen, und Straßen umschließen ein Stück deiner Stadt. { $press } das markierte, dann auf den markierten Platz.
lesson-close-done = Ein vollendetes Viertel! Es nimmt ein Monument auf oder bis zu fünf Siedler, nie beides.
lesson-monument = { $piece }: zwei Blöcke nebeneinander mit zwei Wahrzeichen; auch eine Statue kann eines sein. { $press } das Monument, dann auf das Viertel.
lesson-monument-done = { $piece } bedeckt das Viertel für immer und zählt am Ende, wie es auf der Karte steht.
lesson-wish = Das nächste Viertel ist für Siedler. Ein Bürger will darin ein Wahrzeichen seiner Farbe und ein anderes. { $press } ein Plättchen und lege es.
lesson-wish-done = Schritt für Schritt. In jeder Spalte der Leisten erreichst du nur den Siedler an deinem Ende.
lesson-settler = Ein Siedler findet in deinem neuen Viertel alles, was er will. { $press } ihn, dann auf das Viertel: Er zieht in ein Haus.
lesson-settler-done = Das Feld, das er räumt, bringt dir die Punkte, die dort stehen, und der nächste Siedler kommt an dein Ende.
lesson-plan = Lass dein nächstes Viertel wachsen, bevor du es schließt: Ein Adliger will drei Wahrzeichen und ein Haus. { $press } ein Plättchen und lege es.
lesson-plan-done = Gut. Plane mit allen drei Plättchen und sieh nach, was dein Gegenüber dir nehmen kann.
lesson-noble = In der mittleren Spalte stehen Adlige. Sie wollen zwei Wahrzeichen ihrer Farbe und ein drittes, bringen aber am meisten. { $press } den markierten.
lesson-noble-done = Ein Adliger wohnt bei dir. Das ist alles: einschließen, besiedeln, bauen. Am Ende zählen geräumte Felder und Monumente.
lesson-statue = Ein Wahrzeichen fehlt ihm, und eine Statue steht dafür ein: in einer Farbe, die ihr für immer bleibt. { $press } die markierte Wahl.
lesson-statue-done = Er ist eingezogen. Ein Viertel nimmt von jeder Farbe nur einen Siedler auf.

# Warum ein Ratgeber es täte.
why-gain = { $piece } passt in { $text }, und dann kommt der Nächste in der Reihe in Reichweite.
why-build = { $piece } bringt in { $text } mehr als die Siedler, die dort wohnen könnten.
why-end = Nichts in Reichweite ist das Haus wert, das es nähme.
why-best = So steht die Stadt am besten da.
why-nearer = Es bringt die Viertel um { $text } der Vollendung näher.
why-completes = { $m ->
    [one] Es vollendet
   *[other] Es vollendet { $m } Viertel, als größtes
    } { $text } { $n ->
    [0] ohne Haus
    [one] mit einem Haus
   *[other] mit { $n } Häusern
    }.

# Warum eine Aktion abgelehnt wird.
no-starters-first = jetzt wird ein Startsatz gewählt, mit: choose COLOUR starters
no-starters-taken = der Startsatz { $text } ist vergeben; { $n ->
    [0] keiner ist übrig
    [one] einer ist übrig
   *[other] { $n } sind übrig
    }
no-own-track = der Siedler kommt auf eine deiner eigenen Leisten, { $n } oder { $m }
no-one-of-two = stelle einen der zwei gezogenen Siedler an, und lege den anderen zurück oder nimm ihn aus dem Spiel
no-lay-first = jetzt wird ein Plättchen gelegt, mit: lay TILE at X,Y turned 0-3
no-tile-not-in-hand = { $piece } ist nicht auf deiner Hand; sie hat { $n ->
    [0] kein Plättchen
    [one] ein Plättchen
   *[other] { $n } Plättchen
    }
no-place-taken = bei { $text } liegt schon ein Plättchen
no-place-apart = { $text } grenzt an kein Plättchen deiner Stadt; { $n ->
    [one] nur eine Stelle tut das
   *[other] { $n } Stellen tun das
    }
no-second-tile = in einem Zug wird genau ein Plättchen gelegt; du kannst es noch verschieben, mit: move to X,Y turned 0-3
no-expansion-goes-on = jetzt hole Siedler, baue Monumente oder beende deinen Zug
no-tile-stays = in diesem Zug wurde schon ein Siedler geholt oder ein Monument gebaut, also bleibt das Plättchen liegen
no-tile-lies-so = das Plättchen liegt schon bei { $text }, genau so gedreht
no-settler-named-so = einen Siedler nennst du gegeneinander mit Leiste und Spalte, sonst nur mit der Leiste
no-foreign-track = du holst Siedler nur von deinem eigenen Ende deiner eigenen Leisten
no-such-district = kein vollendetes Viertel deiner Stadt hat { $text } als ersten Block
no-last-settler = der letzte Siedler einer Spalte wird nie geholt
no-one-at-gate = am Tor der Leiste { $n } steht niemand
no-home-under-monument = in diesem Viertel steht ein Monument, also kann dort niemand wohnen
no-house-free = { $n ->
    [0] dieses Viertel hat kein Haus
    [one] das einzige Haus dieses Viertels ist bewohnt
   *[other] alle { $n } Häuser dieses Viertels sind bewohnt
    }
no-second-of-colour = { $piece } kann nicht in ein Viertel ziehen, in dem schon ein Siedler dieser Farbe wohnt
no-landmarks-commoner = { $piece } braucht ein Wahrzeichen der eigenen Farbe und eines einer anderen; das Viertel hat { $n ->
    [0] keines
    [one] eines
   *[other] { $n }
    } der eigenen Farbe, { $m ->
    [0] keines
    [one] eines
   *[other] { $m }
    } anderer Farben und { $k ->
    [0] keine freie Statue
    [one] eine freie Statue
   *[other] { $k } freie Statuen
    }
no-landmarks-noble = { $piece } braucht zwei Wahrzeichen der eigenen Farbe und eines einer anderen; das Viertel hat { $n ->
    [0] keines
    [one] eines
   *[other] { $n }
    } der eigenen Farbe, { $m ->
    [0] keines
    [one] eines
   *[other] { $m }
    } anderer Farben und { $k ->
    [0] keine freie Statue
    [one] eine freie Statue
   *[other] { $k } freie Statuen
    }
no-landmarks-purple = { $piece } braucht Wahrzeichen von { $m } Farben; das Viertel hat { $n ->
    [0] keine
    [one] Wahrzeichen einer Farbe
   *[other] Wahrzeichen von { $n } Farben
    } und { $k ->
    [0] keine freie Statue
    [one] eine freie Statue
   *[other] { $k } freie Statuen
    }
no-landmarks-monument = { $piece } braucht { $text }; das Viertel hat { $n ->
    [0] keines davon
    [one] nur eines davon
   *[other] beide
    } und { $k ->
    [0] keine freie Statue
    [one] eine freie Statue
   *[other] { $k } freie Statuen
    }
no-monument-not-in-supply = { $piece } liegt nicht in der Auslage; sie hat { $n ->
    [0] kein Monument
    [one] ein Monument
   *[other] { $n } Monumente
    }
no-monument-shape = ein Monument braucht ein Viertel aus genau zwei Blöcken nebeneinander; dieses hat { $n ->
    [one] einen Block
   *[other] { $n } Blöcke
    }
no-second-monument = in diesem Viertel steht schon ein Monument
no-monument-among-settlers = in diesem Viertel { $n ->
    [one] wohnt ein Siedler
   *[other] wohnen { $n } Siedler
    }
no-statue-set = die Statuen nehmen genau die Farben an, die fehlen; mit { $n ->
    [one] einer freien Statue
   *[other] { $n } freien Statuen
    } gibt es dafür { $m ->
    [one] eine Möglichkeit
   *[other] { $m } Möglichkeiten
    }
no-stack-no-discard = der Stapel ist leer, deshalb legt niemand mehr Plättchen ab
no-discard-of-last = dein letztes Plättchen musst du legen
no-discards-together = in diesem Spiel wird nie ein Plättchen abgelegt
no-take-from-supply = nimm { $n ->
    [one] das einzige Plättchen
   *[other] eines der { $n } Plättchen
    } der Auslage

landmarks-blue-blue = zwei blaue Wahrzeichen
landmarks-blue-green = ein blaues und ein grünes Wahrzeichen
landmarks-blue-orange = ein blaues und ein oranges Wahrzeichen
landmarks-blue-red = ein blaues und ein rotes Wahrzeichen
landmarks-green-green = zwei grüne Wahrzeichen
landmarks-green-orange = ein grünes und ein oranges Wahrzeichen
landmarks-green-red = ein grünes und ein rotes Wahrzeichen
landmarks-orange-orange = zwei orange Wahrzeichen
landmarks-orange-red = ein oranges und ein rotes Wahrzeichen
landmarks-red-red = zwei rote Wahrzeichen

# Die Listen am Ende der Regelseite.
list-competitive = Monumente des Spiels gegeneinander
list-cooperative = Monumente der Spiele miteinander und allein
list-monument = Monument
list-needs = Wahrzeichen
list-text = Was es gibt oder verlangt
list-edict = Edikt
list-side = Seite
list-tile = Plättchen
list-streets = Straßen

# Was die Symbole bedeuten, neben den Regeln.
legend-house = Ein Haus: hier wohnt ein Siedler
legend-landmark-blue = Ein blaues Wahrzeichen: Bäder
legend-landmark-green = Ein grünes Wahrzeichen: Gärten
legend-landmark-orange = Ein orangefarbenes Wahrzeichen: ein Markt
legend-landmark-red = Ein rotes Wahrzeichen: ein Schrein
legend-statue = Eine Statue: nimmt die Farbe eines Wahrzeichens an, wenn eines gebraucht wird
legend-lake = Ein See
legend-open-ground = Freies Gelände
legend-settler-blue = Ein blauer Siedler
legend-settler-green = Ein grüner Siedler
legend-settler-orange = Ein orangefarbener Siedler
legend-settler-red = Ein roter Siedler
legend-settler-purple = Ein violetter Siedler: braucht Wahrzeichen mehrerer Farben
legend-noble = Die Krone eines Adligen
legend-monument = Ein Monument: füllt ein Viertel aus zwei Blöcken
legend-fountain = Der Brunnen des Stadtplatzes
legend-skull = Der Totenkopf am Ende einer Leiste: wer ihn erreicht, verliert

# Die Zahlen, die eine Vorschau nennt.
gauge-districts = Viertel
gauge-homes = Freie Häuser
gauge-settlers = Siedler
gauge-monuments = Monumente
gauge-street = Längste Straße
gauge-points = Punkte
gauge-fulfilled = Erfüllte Monumente

# -- where points come from
page-sum-settlers = Geräumte Felder
page-sum-monuments = Monumente
page-sum-fulfilled = Erfüllte Monumente
