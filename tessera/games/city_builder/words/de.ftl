# City Builder auf Deutsch. Erst die Wörter der Züge, dann jeder Satz.

game-title = City Builder: Die Alte Welt
seat-0 = Spieler 0
seat-1 = Spieler 1
seat-2 = Spieler 2
seat-3 = Spieler 3

lay = Lege
at = bei
turned = gedreht
gain = Hole
track = Leiste
into = nach
build = Baue
assign = Bestimme
end = Beende
expansion = den Ausbau
choose = Wähle
side = Seite
admit = Stelle an:
to = auf
and = und
return = zurück in den Beutel:
dismiss = aus dem Spiel:
discard = Unter den Stapel:
keep = Behalte
the = den
rest = Rest
take = Nimm
blue = Blau
green = Grün
orange = Orange
red = Rot

ask-edict-side = Wähle, welche Seite des Edikts gilt
ask-starters = Wähle einen Startsatz als deine erste Hand
ask-track = An welche deiner Leisten stellt sich der Siedler?
ask-which-settler = Stelle einen Siedler auf die Leiste; der andere geht zurück oder fort
ask-lay = Lege ein Plättchen in deine Stadt
ask-expand = Hole Siedler, baue Monumente oder beende deinen Ausbau
ask-statues = Welche Farben nehmen die Statuen an?
ask-discard = Lege Handplättchen unter den Stapel oder behalte sie
ask-take = Nimm ein Plättchen aus der Auslage

dealt = { $piece } wird ausgeteilt.
stands = { $piece } steht auf Feld { $m }, { $text }, Leiste { $n }.
town-square = { $seat } beginnt eine Stadt mit { $piece }.
town-square-you = Du beginnst deine Stadt mit { $piece }.
stack = { $n } Stadtplättchen bilden den Stapel; { $m } verlassen ungesehen das Spiel.
revealed = { $piece } kommt in die Auslage der Monumente.
supplied = { $piece } kommt in die Auslage der Plättchen.
edict = Der Kaiser verkündet { $piece }.
edict-side = { $seat } wählt { $text } als Edikt.
edict-side-you = Du wählst { $text } als Edikt.
starters = { $seat } nimmt die Startplättchen { $pieces }.
starters-you = Du nimmst die Startplättchen { $pieces }.
turn = Runde { $n }: { $seat } ist am Zug.
turn-you = Runde { $n }: Du bist am Zug.

arrived = { $piece } kommt für { $seat } aus dem Beutel.
arrived-you = { $piece } kommt für dich aus dem Beutel.
queued = { $piece } stellt sich auf Leiste { $n } an, Feld { $m }.
ennobled = Zwei gleiche Bürger gehen zurück in den Beutel, und an ihre Stelle tritt: { $piece }, Feld { $m } der Leiste { $n }.
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

laid = { $seat } legt { $piece } bei { $text }, { $n }-mal gedreht.
laid-you = Du legst { $piece } bei { $text }, { $n }-mal gedreht.
moved = { $seat } verschiebt { $piece } nach { $text }, { $n }-mal gedreht.
moved-you = Du verschiebst { $piece } nach { $text }, { $n }-mal gedreht.
completed = { $seat } vollendet das Viertel bei { $text } mit { $n ->
    [one] einem Haus
   *[other] { $n } Häusern
    }.
completed-you = Du vollendest das Viertel bei { $text } mit { $n ->
    [one] einem Haus
   *[other] { $n } Häusern
    }.
needs-statues = { $piece } braucht Statuen im Viertel bei { $text } von { $seat }.
needs-statues-you = { $piece } braucht Statuen in deinem Viertel bei { $text }.
gained = { $piece } zieht in das Viertel bei { $text } von { $seat }.
gained-you = { $piece } zieht in dein Viertel bei { $text }.
gained-column = { $seat } hat nun { $n } SP in dieser Spalte, Leiste { $m }.
gained-column-you = Du hast nun { $n } SP in dieser Spalte, Leiste { $m }.
built = { $seat } baut { $piece } bei { $text }.
built-you = Du baust { $piece } bei { $text }.
assigned = { $seat } bestimmt Statuen: { $text }.
assigned-you = Du bestimmst Statuen: { $text }.
fulfilled = { $piece } von { $seat } ist erfüllt: { $n } von { $m }.
fulfilled-you = Bei dir ist erfüllt: { $piece }, { $n } von { $m }.
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
scored-monument = { $piece } bringt { $seat } { $n } SP.
scored-monument-you = { $piece } bringt dir { $n } SP.
final-score = { $seat } endet mit { $n } SP und { $m } Siedlern.
final-score-you = Du endest mit { $n } SP und { $m } Siedlern.
won = { $seat } gewinnt mit { $n } SP.
won-you = Du gewinnst mit { $n } SP.
shared = { $seat } teilt sich den Sieg mit { $n } SP.
shared-you = Du teilst dir den Sieg mit { $n } SP.
outcome-won = Sieg: { $n } Monumente sind erfüllt, { $m } waren verlangt, und das Edikt ist gewahrt.
outcome-overrun = Niederlage: Ein Siedler steht auf dem Totenkopf. { $n } von { $m } Monumenten waren erfüllt.
outcome-out-of-tiles = Niederlage: Alle Plättchen sind gelegt, und { $n } von { $m } Monumenten sind erfüllt.
outcome-disobeyed = Niederlage: Das Edikt wurde nicht gewahrt. { $n } von { $m } Monumenten waren erfüllt.

column-0 = linke Spalte
column-1 = mittlere Spalte
column-2 = rechte Spalte

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
    .text = 3 SP für jedes vollendete Viertel von einzigartiger Form.
golden-waystone = Goldener Meilenstein
    .text = 1 SP für jedes Plättchen deiner längsten Straße.
arch-of-the-legions = Bogen der Legionen
    .text = 8 SP, wenn deine längste Straße länger ist als die aller anderen.
court-of-the-nymphs = Hof der Nymphen
    .text = 3 SP für jedes bewohnte Viertel am Brunnen.
house-of-waters = Haus der Wasser
    .text = 3 SP für jeden See in vollendeten Vierteln ohne Monument.
gallery-of-ancestors = Galerie der Ahnen
    .text = 2 SP für jede Statue in bewohnten Vierteln.
curia-of-the-patricians = Kurie der Patrizier
    .text = 2 SP für jeden Adligen in deiner Stadt.
granary-of-plenty = Kornspeicher der Fülle
    .text = 2 SP für jedes leere Haus in vollendeten Vierteln, die an dieses Monument grenzen.
arena-of-the-multitude = Arena der Menge
    .text = 8 SP, wenn in deiner Stadt mehr Siedler leben als in jeder anderen.
guild-of-the-set-square = Gilde des Winkelmaßes
    .text = 5 SP für jedes vollendete Viertel in L-Form.
temple-of-the-seasons = Tempel der Jahreszeiten
    .text = 4 SP für jedes bewohnte Viertel mit Wahrzeichen aller vier Farben.
theatre-of-full-benches = Theater der vollen Ränge
    .text = 2 SP für jedes voll bewohnte Viertel.
palace-of-the-purple = Purpurpalast
    .text = 3 SP für jeden violetten Siedler in deiner Stadt.
processional-way = Prozessionsstraße
    .text = 4 SP für jedes andere Monument in deiner Stadt.
shrine-of-good-neighbours = Schrein der guten Nachbarn
    .text = Zwei bewohnte Viertel grenzen an dieses Monument.
hearth-of-the-ward = Herd des Viertels
    .text = Fünf Siedler leben in Vierteln, die an dieses Monument grenzen.
waystone-of-the-province = Meilenstein der Provinz
    .text = Eine Straße von sechs Plättchen in dieser Stadt.
house-of-the-surveyor = Haus des Landmessers
    .text = Zwei vollendete Viertel von einzigartiger Form in dieser Stadt.
court-of-the-set-square = Hof des Winkelmaßes
    .text = Ein bewohntes Viertel in L-Form in dieser Stadt.
forum-of-the-patricians = Forum der Patrizier
    .text = Zwei Adlige in dieser Stadt.
colonnade-of-the-fountain = Säulengang am Brunnen
    .text = Beide Plätze am Brunnen in vollendeten Vierteln, eines davon bewohnt.
theatre-of-the-quarter = Theater des Quartiers
    .text = Zwei voll bewohnte Viertel in dieser Stadt.
sculptors-portico = Säulenhalle der Bildhauer
    .text = Zwei Statuen in bewohnten Vierteln dieser Stadt.
altar-of-concord = Altar der Eintracht
    .text = Siedler aller fünf Farben in dieser Stadt.
rostra-of-the-tribunes = Rednerbühne der Tribunen
    .text = Ein bewohntes Viertel grenzt an dieses Monument, und kein angrenzendes hat ein leeres Haus.

edict-1 = das Edikt der Grenze oder der Heerstraße
boundary = Grenze
    .text = Eine Stadt ist höchstens 6 Plättchen breit und 6 Plättchen hoch.
highway = Heerstraße
    .text = Jede Stadt hat eine Straße von 5 Plättchen.
edict-2 = das Edikt des schlichten Standes oder des edlen Blutes
modest-rank = Schlichter Stand
    .text = In keinem Viertel lebt mehr als ein Adliger.
noble-blood = Edles Blut
    .text = In jeder Stadt lebt ein Adliger.
edict-3 = das Edikt der offenen Tür oder der Volkszählung
open-door = Offene Tür
    .text = Eine Stadt hat höchstens 4 leere Häuser in vollendeten Vierteln.
census = Volkszählung
    .text = In jeder Stadt leben mindestens 5 Siedler.
edict-4 = das Edikt der Frömmigkeit oder der vielen Völker
piety = Frömmigkeit
    .text = In einer Stadt ohne Monument leben höchstens 2 Siedler.
many-peoples = Viele Völker
    .text = In jeder Stadt leben Siedler von 4 Farben.
edict-5 = das Edikt des heiligen Abstands oder der Wasser
sacred-distance = Heiliger Abstand
    .text = Keine zwei Monumente einer Stadt stehen in benachbarten Vierteln.
waters = Wasser
    .text = In jeder Stadt gehören beide Plätze am Brunnen zu vollendeten Vierteln.

# Warum ein Ratgeber es täte.
why-gain = { $piece } passt in { $text }, und der Nächste in der Reihe kommt in Reichweite.
why-build = { $piece } bringt in { $text } mehr als die Siedler, die dort wohnen könnten.
why-end = Nichts in Reichweite ist das Haus wert, das es nähme.
why-best = So steht die Stadt am besten da.
why-nearer = Es bringt die Bezirke um { $text } der Vollendung näher.
why-completes = { $m ->
    [one] Es vollendet
   *[other] Es vollendet { $m } Bezirke, als größten
    } { $text } mit { $n ->
    [one] einem Haus
   *[other] { $n } Häusern
    }.
