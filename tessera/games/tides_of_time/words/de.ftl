# Tides of Time auf Deutsch. Eine Übersetzung ist eine Datei mehr.

game-title = Tides of Time
seat-0 = Spieler 0
seat-1 = Spieler 1
palace = Palast
library = Bibliothek
garden = Garten
stronghold = Festung
temple = Tempel
none = ohne Farbe

draft = wählen
keep = behalten
discard = abwerfen

ask-draft = Wähle eine Karte für dein Reich
ask-keep = Behalte eine Karte als Relikt und wirf eine andere ab

round-begins = Runde { $n } beginnt.
dealt = { $seat } erhält { $piece }.
dealt-you = Du erhältst { $piece }.
drafted = { $seat } fügt dem Reich { $piece } hinzu.
drafted-you = Du fügst deinem Reich { $piece } hinzu.
handed = { $rival } gibt { $seat } { $pieces }.
handed-you = { $rival } gibt dir { $pieces }.
scored = { $piece } bringt { $seat } { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
    }.
scored-you = { $piece } bringt dir { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
    }.
round-score = { $seat } erhält in dieser Runde { $n } und hat { $m }.
round-score-you = Du erhältst in dieser Runde { $n } und hast { $m }.
kept = { $seat } behält { $piece } als Relikt und wirft { $pieces } ab.
kept-you = Du behältst { $piece } als Relikt und wirfst { $pieces } ab.
won = { $seat } gewinnt mit { $n } Punkten.
won-you = Du gewinnst mit { $n } Punkten.
shared = Beide haben { $n } Punkte und teilen sich den Sieg.

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

# Warum ein Ratgeber es täte.
why-draft = { $piece } bringt jetzt { $n } und brächte dem Gegner { $m }.
why-keep = { $piece } nützt am längsten, und { $pieces } soll nicht wiederkommen.
