# Tides of Time auf Deutsch. Eine Übersetzung ist eine Datei mehr.

game-title = Tides of Time
blurb = Wähle ein Reich, werte es und lass es versinken, bis auf ein Relikt. Achtzehn Karten, eine Viertelstunde.
for-whom = Für zwei, die ein schnelles Duell wollen.
option-molehill_counts_amounts = Der Maulwurfshügel zählt Farben, die das Dach der Welt verdoppelt hat, als zwei Karten (TT-R2)

palace = Palast
library = Bibliothek
garden = Garten
stronghold = Festung
temple = Tempel
none = ohne Farbe

ask-draft = Wähle eine Karte für dein Reich
ask-keep = Behalte eine Karte als Relikt und wirf eine andere ab
    .then = „{ $piece }“ bleibt als Relikt. Welche Karte wird abgeworfen?

round-begins = Runde { $n } beginnt.
dealt = { $seat } erhält „{ $piece }“.
dealt-you = Du erhältst „{ $piece }“.
dealt-all = { $seat } erhält diese Karten: { $pieces }.
dealt-all-you = Du erhältst diese Karten: { $pieces }.
drafted = { $seat } fügt dem Reich „{ $piece }“ hinzu.
drafted-you = Du fügst deinem Reich „{ $piece }“ hinzu.
handed = { $rival } gibt { $seat } diese Karten: { $pieces }.
handed-you = { $rival } gibt dir diese Karten: { $pieces }.
scored = { $seat } erhält für „{ $piece }“ { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
    }.
scored-you = Du erhältst für „{ $piece }“ { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
    }.
round-score = { $seat } erhält in dieser Runde { $n ->
    [0] keinen Punkt
    [one] einen Punkt
   *[other] { $n } Punkte
    } und hat { $m ->
    [0] keinen Punkt
    [one] einen Punkt
   *[other] { $m } Punkte
    }.
round-score-you = Du erhältst in dieser Runde { $n ->
    [0] keinen Punkt
    [one] einen Punkt
   *[other] { $n } Punkte
    } und hast { $m ->
    [0] keinen Punkt
    [one] einen Punkt
   *[other] { $m } Punkte
    }.
kept = { $seat } behält „{ $piece }“ als Relikt und wirft „{ $pieces }“ ab.
kept-you = Du behältst „{ $piece }“ als Relikt und wirfst „{ $pieces }“ ab.
won = { $seat } gewinnt { $n ->
    [0] ohne Punkte
    [one] mit einem Punkt
   *[other] mit { $n } Punkten
    }.
won-you = Du gewinnst { $n ->
    [0] ohne Punkte
    [one] mit einem Punkt
   *[other] mit { $n } Punkten
    }.
shared = Beide haben { $n ->
    [0] keinen Punkt
    [one] einen Punkt
   *[other] { $n } Punkte
    } und teilen sich den Sieg.

kings-nest = Königshorst
    .text = Du gewinnst Gleichstände, wenn Ziele verglichen werden.
ancient-divide = Alte Kluft
    .text = 7 für mehr Festungen als dein Gegenüber.
eternal-palace = Ewiger Palast
    .text = 3 für jede Bibliothek.
the-great-library-of-ahm = Die Große Bibliothek von Ahm
    .text = 7 für mehr Tempel als dein Gegenüber.
the-mana-well = Der Manabrunnen
    .text = 9 für jeden Satz aus Palast, Festung und Tempel.
the-citadel-of-the-prophets = Die Zitadelle der Propheten
    .text = 3 für jeden Garten.
golden-ziggurat = Goldene Zikkurat
    .text = 7 für mehr Paläste als dein Gegenüber.
gods-baths = Bäder der Götter
    .text = 3 für jede Festung.
the-maze-of-the-damned = Das Labyrinth der Verdammten
    .text = 13 für alle fünf Farben, einmal.
the-eye-of-the-north = Das Auge des Nordens
    .text = 3 für jede Farbe, die dir fehlt.
the-jinn-shackles = Die Fesseln des Dschinns
    .text = 3 für jeden Tempel.
old-mans-pass = Pass des Alten
    .text = 7 für mehr Bibliotheken als dein Gegenüber.
blood-tear-spring = Bluttränenquelle
    .text = 7 für mehr Gärten als dein Gegenüber.
the-sky-pillars = Die Himmelssäulen
    .text = 5 für jeden Satz aus Bibliothek und Garten.
the-vestibule = Die Vorhalle
    .text = 3 für jeden Palast.
the-molehill = Der Maulwurfshügel
    .text = 8 für mehr Farben mit genau einer Karte als dein Gegenüber.
the-roof-of-the-world = Das Dach der Welt
    .text = Verdoppelt deine häufigsten Farben.
the-sapphire-port = Der Saphirhafen
    .text = 8, wenn deine beste andere Karte die beste deines Gegenübers schlägt.

# Was die Seite sagt.
page-round = Runde { $n }
page-pick = Karte { $n } von 5
page-you = Du
page-suits = Farben
page-rounds = Punkte je Runde
page-kingdom = Reich von { $name }
page-your-kingdom = Dein Reich
page-now = { $n ->
    [0] jetzt kein Punkt
    [one] jetzt ein Punkt
   *[other] jetzt { $n } Punkte
    }
page-points = { $n ->
    [0] Sie bringt jetzt keinen Punkt.
    [one] Sie bringt jetzt einen Punkt.
   *[other] Sie bringt jetzt { $n } Punkte.
    }
page-would = Mit ihr steigt dein Reich von { $n } auf { $m ->
    [one] einen Punkt
   *[other] { $m } Punkte
}.
page-picked = hat gewählt
page-relic = Relikt
page-hand = Deine Hand
page-hand-about = Die Zahl über einer Karte ist, was dein ganzes Reich mit ihr bringen würde.
page-holds = { $name } hält
page-piles = Stapel { $n } · abgeworfen { $m }
page-most = meiste
page-each = je
page-set = Satz
page-lack = fehlt
page-best = beste
page-top = größte
page-ties = Gleichstand
page-scored = Runde { $n } wird gewertet
page-this-round = Diese Runde
page-total = Gesamt

# Züge als Sätze.
do-draft = „{ $piece }“ nehmen
do-keep = „{ $piece }“ als Relikt behalten, „{ $other }“ abwerfen

# Hinweise für die erste Partie.
guide-hand = Diese fünf Karten sind deine Hand. { $press } eine: Sie wird Teil deines Reichs. Dein Gegenüber wählt zugleich, im Geheimen.
guide-suit = Das Zeichen in der Ecke ist die Farbe der Karte, die für andere Karten zählt. Die Zahl über einer Karte sagt, was dein ganzes Reich mit ihr bringen würde.
guide-swap = Dann tauscht ihr die Hände. Was du liegen lässt, bekommt also dein Gegenüber.
guide-score = Wenn keine Karte mehr da ist, wird jede Karte in den Reichen gewertet. Das Dach der Welt und der Königshorst ändern, wie Karten zählen.
guide-relic = Eine Runde ist vorbei. { $press } eine Karte, die für immer als Relikt bleibt, dann auf eine, die du abwirfst. Zwei neue folgen.
guide-last = Letzte Runde: Es zählt die Summe aller drei. Eine Wahl kannst du zurücknehmen, solange dein Gegenüber nicht gewählt hat.

# Das Lehrspiel: vor einem Zug und danach.
lesson-hand = Deine Hand. Die Zahl über einer Karte sagt, was dein Reich mit ihr zählen würde. { $press } { $piece }.
lesson-hand-done = { $piece } gehört dir. Dein Gegenüber hat im selben Moment gewählt: Niemand sieht eine Wahl, bevor beide getroffen sind.
lesson-swap = Jetzt sind die Hände getauscht: Diese Karten hat dein Gegenüber übrig gelassen. { $press } { $piece }.
lesson-swap-done = Gut. Was du liegen lässt, kann dein Gegenüber nehmen; schon das kann ein Grund für eine Karte sein.
lesson-suit = Das Zeichen in der Ecke ist die Farbe der Karte; die Zeile unter ihrem Namen sagt, welche Farben sie zählt. { $press } { $piece }.
lesson-suit-done = Richtig: { $piece } wird am Ende der Runde gewertet, mit allem, was bis dahin daneben liegt.
lesson-rival = Die Waage zeigt, wer von jeder Farbe mehr hat, und manche Karten zählen nur für die Mehrheit. { $press } { $piece }.
lesson-rival-done = Gut gesehen. Beide Reiche liegen offen, dein Gegenüber zählt also auch.
lesson-last = Die letzte Karte lässt keine Wahl. { $press } { $piece }, dann wird die Runde gewertet.
lesson-last-done = Das war eine ganze Runde. Die fünf Karten kommen auf deine Hand zurück.
lesson-relic = Eine von ihnen bleibt als Relikt für den Rest der Partie, eine andere wird abgeworfen. { $press } { $piece }, um sie zu behalten.
lesson-relic-done = { $piece } liegt jetzt in deinem Reich und zählt in jeder Runde wieder. Du hast zwei neue Karten gezogen.
lesson-again = Runde zwei: Nimm, was zu deinem Relikt passt. { $press } { $piece }.
lesson-again-done = Das ist alles: wählen, tauschen, werten, behalten. Nach drei Runden entscheidet die Summe.

# Warum ein Ratgeber es täte.
why-draft = { $piece } bringt dir jetzt { $n ->
    [0] nichts
    [one] einen Punkt
   *[other] { $n } Punkte
    } und brächte deinem Gegenüber { $m ->
    [0] nichts
    [one] einen Punkt
   *[other] { $m } Punkte
    }.
why-keep = { $piece } bringt in jeder weiteren Runde Punkte, und { $pieces } kommt nicht wieder.

# Warum eine Aktion abgelehnt wird.
no-draft-first = jetzt wird eine Karte gewählt, mit: draft und ihrem Namen
no-not-in-hand = { $piece } ist nicht { $n ->
    [one] die letzte Karte
   *[other] unter den { $n } Karten
    } deiner Hand
no-keep-first = jetzt werden ein Relikt und eine abzuwerfende Karte gewählt, mit: keep CARD discard CARD
no-not-played = { $piece } hast du in dieser Runde nicht gespielt
no-neither-played = die zwei Karten { $pieces } hast du in dieser Runde nicht gespielt

# Was die Symbole bedeuten, neben den Regeln.
legend-palace = Palast: eine Farbe
legend-library = Bibliothek: eine Farbe
legend-garden = Garten: eine Farbe
legend-stronghold = Festung: eine Farbe
legend-temple = Tempel: eine Farbe
legend-none = Keine Farbe: die Karte zählt für keine
legend-lacking = Jede Farbe, von der du keine Karte hast
legend-singles = Farben, von denen du genau eine Karte hast
legend-top = Die Farben, von denen du die meisten Karten hast
legend-best = Die höchste gedruckte Punktzahl auf einer einzelnen Karte
legend-ties = Du gewinnst bei Gleichstand um eine Mehrheit
legend-relic = Ein Relikt: es bleibt bis zum Ende der Partie in deinem Reich

# Die Zahlen, die eine Vorschau nennt.
gauge-points = Dein Reich
gauge-rival-points = Reich deines Gegenübers
