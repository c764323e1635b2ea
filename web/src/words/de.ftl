# Was der Client selbst sagt, auf Deutsch.

skip = Zum Tisch springen
page-lost = Diese Seite konnte nicht geladen werden. Läuft der Server noch?
settings = Einstellungen
your-name = Dein Name
language = Sprache
theme = Helligkeit
theme-auto = wie das System
theme-light = hell
theme-dark = dunkel
motion = Bewegung
motion-auto = wie das System
motion-less = keine
sound = Ton
notices = Melden, wenn ich am Zug bin
notices-forbidden = Dieser Browser verbietet Meldungen von dieser Seite. In seinen Einstellungen zur Seite lassen sie sich erlauben.
your-turn = Der Tisch wartet auf dich.
guide-wanted = Hinweise im ersten Spiel
you-name = Gast

home-title = Vier Spiele der alten Welt
home-lead = Ein Klick, und du spielst gegen den Computer. Kein Konto; nichts verlässt diesen Rechner.
seats-of = { $least } bis { $most } Personen
seats-exactly = { $most } Personen
play-computer = Jetzt spielen
play-friends = Mit Freunden
rules = Regeln
your-tables = Deine Tische
blurb-tides-of-time = Wähle ein Reich, werte es und lass es versinken, bis auf ein Relikt. Achtzehn Karten, eine Viertelstunde.
blurb-the-ancient-world = Sende Bürger aus, stelle Heere auf und bekämpfe die Titanen, sechs Runden lang.
blurb-age-of-heroes = Stämme handeln, bauen und führen Krieg, bis einer fünf Städte oder ein Monument hat oder als Letzter übrig ist.
blurb-city-builder = Lege Plättchen, schließe Viertel und hole Siedler und Monumente in deine Stadt.
make-table = Tisch eröffnen
how-many = Personen
seat-n = Platz { $n }
a-friend = ein Freund, per Link
clock = Uhr
clock-none = keine
clock-quick = je 10 Minuten, +10 s
clock-slow = ein Tag für jeden Zug
friendly = Rücknahme im Einvernehmen
watched = Zuschauen erlaubt
listed = Für alle auf diesem Server sichtbar

connecting = Verbindung wird aufgebaut …
table-closed = Dieser Tisch kann nicht gezeigt werden: { $why }
link-connecting = Verbindung wird aufgebaut …
link-open = Verbunden
link-lost = Verbindung verloren, neuer Versuch …
link-closed = Getrennt
watching = Du schaust zu
more = Mehr
undo = Rückgängig
ask-undo = Um Rücknahme bitten
hint = Tipp
hint-comes = Denkt nach …
hint-says = Ich würde: { $action }
asks-undo = { $name } möchte die letzte Aktion zurücknehmen.
allow = Erlauben
refuse = Ablehnen
no = Nein
hand-over = Computer spielen lassen
come-back = Meinen Platz zurücknehmen
resign = Aufgeben
resign-sure = Wirklich aufgeben
share = Meine Sicht teilen
share-link = Wer diesen Link hat, sieht, was du siehst:
players = Personen am Tisch
free-seat = frei
you = du
has-resigned = hat aufgegeben
shares = teilt die Sicht
thinks = am Zug
board = Spielfeld
side = Verlauf und Gespräch
looking-back = Du siehst einen früheren Moment.
to-now = Zurück zum Jetzt

match-over = Die Partie ist zu Ende
waiting-friends = Warten, bis alle sitzen
sent = Gesendet. Warten auf den Tisch …
waiting-for = Warten auf { $names }
the-table = den Tisch
click-glowing = Klicke auf etwas, das leuchtet.
choices = { $n } Möglichkeiten
back = Zurück
doubt = { $action }: Soweit erkennbar, verlierst du damit.
do-anyway = Trotzdem
rather-not = Lieber nicht
loses = verliert
type = Aktion eintippen
type-open = In eigenen Worten sagen
type-label = Eine Aktion als Text
do-it = Ausführen
refused = Nicht möglich:
nearest = Stattdessen möglich:
understood = Verstanden
which = Welche?
log = Was geschah
earlier = { $n } frühere Zeilen
talk = Gespräch
chat-label = Sag etwas zu allen
send = Senden
talk-joined = { $name } setzt sich.
talk-started = Die Partie beginnt.
talk-over = Die Partie ist zu Ende.
talk-handed = { $name } lässt den Computer ({ $agent }) spielen.
talk-left = { $name } ist gegangen; der Computer ({ $agent }) spielt weiter.
talk-came-back = { $name } ist zurück.
talk-resigned = { $name } gibt auf.
talk-proposed = { $name } bittet um Rücknahme.
talk-agreed = { $name } stimmt zu.
talk-declined = { $name } stimmt nicht zu.
talk-taken-back = { $name } nimmt zurück.
talk-shared = { $name } teilt die Sicht mit anderen.
talk-unshared = { $name } teilt die Sicht nicht mehr.
talk-rematch = Eine Revanche wird vorbereitet.
talk-abandoned = Der Tisch wurde aufgegeben.
talk-resumed = Der Server war weg; die Uhren standen still.
talk-agent-failed = Der Computer bei { $name } versagte; es wurde eine Vorgabe gespielt.
send-links = Sende jedem Freund einen Link
send-links-about = Jeder Link setzt eine Person an den Tisch, einmal. Die Partie beginnt, wenn alle da sind.
copy = Kopieren
copied = Kopiert
watch-link = Zum Zuschauen
you-win = Du gewinnst!
you-share = Ihr teilt euch den Sieg
wins = { $names } gewinnt
nobody-wins = Niemand gewinnt
lost-together = Die Stadt sollte nicht sein, diesmal
winner = gewinnt
replay = Nachspielen und prüfen
rematch = Revanche
other-game = Ein anderes Spiel
while-away = Während du weg warst ({ $n })

guide-title = Hinweis { $n } von { $of }
guide-next = Verstanden
guide-skip = Keine Hinweise mehr

replay-title = Nachspielen
replay-of = { $game } nachspielen
replay-seat = Gesehen von
replay-watcher = jemand, der zuschaut
replay-entry = Eintrag { $n } von { $of }
replay-start = Der Anfang
first = Erster
previous = Zurück
next = Weiter
last = Letzter
moment-link = Link zu diesem Moment
play-on = Von hier weiterspielen
play-on-about = Ein neuer Tisch beginnt mit diesem Moment; der Computer spielt die anderen Plätze.
verify = Mischung prüfen
verify-about = Dein Browser rechnet jede Ziehung aus dem offengelegten Geheimnis nach, mit eigenem Programm.
verify-busy = Wird nachgerechnet …
verify-good = Alles stimmt: Das Geheimnis passt zur Zusage, alle { $seals } Siegel halten, und { $n } von { $n } Ziehungen sind richtig.
verify-bad = Etwas stimmt nicht: { $why }
record-file = Das Protokoll als Datei

rules-title = Regeln von { $game }
rules-search = Regeln durchsuchen
rules-found = { $n ->
    [one] Eine Regel gefunden
   *[other] { $n } Regeln gefunden
}
rules-none = Dieses Regelheft ist noch nicht geschrieben.

tot-round = Runde
tot-hand = Deine Hand
tot-rival-hand = Ihre Hand
tot-kingdom = Reich von { $name }
tot-empty = Noch keine Karte
tot-now = jetzt
tot-points = jetzt { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
}
tot-total = Summe
tot-relic = Relikt
tot-discards = Abgelegt
tot-unseen = { $n } verdeckt
tot-unlocated = Noch nicht gesehen
tot-would = Hier brächte sie jetzt { $n }, und dein Reich { $all }
tot-sealed = Deine Wahl ist versiegelt
tot-picked = hat gewählt

guide-tot-hand = Diese fünf Karten sind deine Hand. Klicke eine an: Sie wird Teil deines Reichs. Dein Gegenüber wählt zugleich, im Geheimen.
guide-tot-swap = Dann tauscht ihr, was von den Händen übrig ist. Was du liegen lässt, bekommt also dein Gegenüber.
guide-tot-suit = Der Buchstabe in der Ecke ist die Farbe der Karte: Er zählt für andere Karten. Die große Zahl sagt, was die Karte jetzt wert ist.
guide-tot-score = Wenn keine Karte mehr da ist, wird jede Karte in den Reichen gewertet. The Roof of the World und Kings Nest ändern, wie Karten zählen.
guide-tot-relic = Eine Runde ist vorbei. Klicke eine Karte an, die für immer als Relikt bleibt, dann eine, die du abwirfst. Zwei neue folgen.
guide-tot-last = Letzte Runde: Es zählt die Summe aller drei. Eine Wahl kannst du zurücknehmen, solange dein Gegenüber nicht gewählt hat.

aw-round = Runde { $n } von 6
aw-empire-row = Reichsauslage
aw-military-row = Militärauslage
aw-district = Bezirk
aw-titans = Titanen
aw-titan-deck = { $n }-Sterne-Stapel
aw-deck = Stapel { $name }
aw-cards = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
aw-drawn = Diese Karten siehst nur du
aw-none = Keine mehr
aw-no-titan = Hier ist kein Titan mehr
aw-reach = Du erreichst { $n } von { $of }
aw-board-of = Tableau von { $name }
aw-coins = Münzen
aw-knowledge = Wissen
aw-food = Nahrung
aw-hungry = { $n } hungrig
aw-capacity = Platz
aw-armies = Armeen
aw-always = In jedem Angriff
aw-explore = Erkunden +{ $n }
aw-drafted = Aushebung +{ $n } diese Runde
aw-at-hand = Verfügbare Bürger
aw-your-citizens = Deine Bürger
aw-any = alle
aw-higher = höher ▲
aw-starving = Hungernd
aw-citizen = Bürger { $n }
aw-stands = Bürger { $n } von { $name } steht hier.
aw-covered = Verdeckt bis Runde { $n }.
aw-from-round = Ab Runde { $n }
aw-first = Startspieler
aw-first-claimed = Startspieler, vergeben
aw-passed = Hat gepasst
aw-worth = Punkte jetzt
aw-final = Punkte
aw-vp = Pkt
aw-banners = Banner
aw-set = { $n } Banner geben { $points } Punkte; mit einem mehr { $next }
aw-stored = Gelagerte Karten
aw-stored-unseen = Eine gelagerte Karte, die du nicht gesehen hast
aw-damaged = Beschädigt
aw-damaged-about = Beschädigt: sie gibt nichts, bis sie repariert ist; ihre Banner zählen am Ende trotzdem.
aw-bonus-now = Sie gibt jetzt { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
}.
aw-legacy = Vermächtnis
aw-army = Armee { $n }: { $name }
aw-army-coins = { $names } Münzen auf dem Namen, { $pictures } auf dem Bild; sie kostet als Nächstes { $price }.
aw-ready = Bereit zum Angriff.
aw-spent = Diese Runde eingesetzt; die Münzen rutschen am Rundenende hinunter.
aw-is-spent = eingesetzt
aw-price = Kostet
aw-do-labor = Nimm 2 Münzen. Dein Bürger muss geschickter sein als alle, die hier stehen.
aw-do-build = Kaufe eine Karte der Reichsauslage oder eine gelagerte. Jeder Bürger darf kommen; es kostet eine Münze, wenn andere hier sind und keiner genauso geschickt ist.
aw-do-draft = Diese Runde greifst du mit 1 mehr je Bürger hier an, deiner zählt mit. Dein Bürger muss geschickter sein als alle, die hier stehen.
aw-do-expand = Zahle ein Wissen oder 3 Münzen und nimm den Bezirk. Dein Bürger muss geschickter sein als alle, die hier stehen.
aw-do-learn = Zahle 3 Münzen für ein Wissen. Dein Bürger muss geschickter sein als alle, die hier stehen.
aw-do-rebuild = Repariere bis zu 2 Karten, nimm eine Münze und den Startspielerstein, wenn ihn diese Runde niemand nahm. Jeder Bürger darf kommen.
aw-do-recruit = Nimm eine Militärkarte. Jeder Bürger darf kommen; es kostet eine Münze, wenn andere hier sind und keiner genauso geschickt ist.
aw-do-explore = Ziehe 5 Reichskarten und lagere eine, oder lagere eine der Auslage. Dein Bürger muss geschickter sein als alle, die hier stehen.
aw-do-grow = Zahle 3 Münzen für einen neuen Bürger, der nächste Runde handelt, wenn Nahrung da ist. Dein Bürger muss geschickter sein als alle, die hier stehen.
aw-short-labor = +2 Münzen
aw-short-build = Karte kaufen
aw-short-draft = +1 Angriff je Bürger
aw-short-expand = Bezirk für 1 Wissen oder 3 Münzen
aw-short-learn = Wissen für 3 Münzen
aw-short-rebuild = 2 reparieren, +1 Münze, Startspieler
aw-short-recruit = Militärkarte
aw-short-explore = 5 ziehen, 1 lagern
aw-short-grow = Bürger für 3 Münzen

guide-aw-place = Klicke ein leuchtendes Feld an, dann einen deiner Bürger: er geht dorthin und handelt sofort. Stattdessen darfst du einen Titanen angreifen oder passen.
guide-aw-skill = Die Zahl auf einem Bürger ist sein Geschick. Die meisten Felder nehmen nur ein höheres als alle dort, also gehen niedrige zuerst; Build, Recruit und Rebuild nehmen jeden.
guide-aw-build = Eine Karte kostet, was auf ihrem Bild steht, und füllt einen Platz deiner Stadt. Ihre Zeichen wirken, solange sie nicht beschädigt ist.
guide-aw-banners = Punkte bringen die Banner: sechs eines Stammes geben 11, ein einzelnes nur 1. Die fünf Sätze über deinen Karten zeigen, was deine jetzt geben.
guide-aw-attack = Du bist stark genug für einen Titanen. Klicke ihn an, dann die Armeen, die du bezahlst: die Münzen bleiben darauf und machen sie nächstes Mal teurer.
guide-aw-damage = Ein fallender Titan schlägt zurück. Die beschädigte Karte gibt nichts, bis du sie reparierst, behält aber ihre Banner für das Ende.
guide-aw-recruit = Ein Rekrut darf die alte Karte einer Armee ablösen: die Münzen darauf sind weg, und ihr Vermächtnis hilft der neuen weiter.
guide-aw-feed = Du hast mehr Bürger als Nahrung. Wer am Rundenende hungert, handelt in der nächsten Runde nicht, und nach der letzten kostet jeder 2 Punkte.
guide-aw-end = Die zweite Hälfte hat begonnen, mit Stapel B. Sammle Banner weniger Stämme; nach Runde 6 werden die Punkte gezählt.
ah-round = Runde { $n }
ah-phase-setup = Aufbau
ah-phase-market = Markttag
ah-phase-draw = Ziehen
ah-phase-action = Aktion
ah-phase-monument = Monument
ah-phase-discard = Abwerfen
ah-phase-retrieve = Armeen kehren heim
ah-phase-over = Das Ende
ah-pick = Sechs Stämme, jeder mit einem Stein für sein Monument
ah-on-map = { $name }, am Tisch
ah-no-tribe = Noch kein Stamm
ah-roads = Straßen zu { $names }
ah-deck = Stapel
ah-deck-about = { $n } Karten zum Ziehen
ah-discards = Ablage
ah-none = keine
ah-starts = beginnt
ah-active = am Zug
ah-done = hat genug gehandelt
ah-out = ausgeschieden
ah-claims-empire = Beansprucht das Reich: gewinnt, wenn fünf Städte eine Runde bestehen
ah-claims-culture = Beansprucht die Kultur: gewinnt, wenn das Monument eine Runde besteht
ah-cities-label = Städte
ah-cities = { $n ->
    [one] Eine Stadt
   *[other] { $n } Städte
}
ah-monument = Monument, { $n } von 5
ah-monument-about = Gebaut aus { $piece }, eine Karte für jeden Teil. Mit fünf ist es fertig.
ah-armies = Armeen
ah-citadels = { $n ->
    [one] Eine Zitadelle
   *[other] { $n } Zitadellen
}
ah-cards = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
ah-known = Dir bekannt: { $pieces }
ah-unknown = Du kennst keine dieser Karten.
ah-draws = { $n ->
    [one] zieht am Markttag eine
   *[other] zieht am Markttag { $n }
}
ah-hand = Hand ({ $n })
ah-fights = kämpft
ah-away = fort
ah-shaken = erschüttert
ah-destroyed = fällt
ah-away-about = Fort: greift nicht an und verteidigt nicht, bis es heimkehrt.
ah-shaken-about = Vom Erdbeben erschüttert: greift nicht an und verteidigt nicht.
ah-destroyed-about = In dieser Schlacht vernichtet.
ah-with-general = Mit General: zwei mehr in jedem Kampf.
ah-items = Was man bauen kann
ah-battle = Schlacht
ah-war-conquest = { $name } zieht gegen die Städte von { $rival }
ah-war-plunder = { $name } plündert { $rival }
ah-war-razing = { $name } stürmt das Monument von { $rival }
ah-barbarian-battle = Barbaren überfallen { $name }
ah-attacks = greift an
ah-defends = verteidigt
ah-citadel-bonus = Zitadellen: +{ $n } für jede Armee
ah-chosen = hat gewählt
ah-lay-here = als Nächstes
ah-nobody = Hier steht keine Armee.
ah-battle-hand = Deine Kampfkarten: Klicke die, die unter die markierte Armee kommt.
ah-duel = Kampf { $n }
ah-falls = die Armee von { $name } fällt
ah-tie = unentschieden, keines fällt
ah-victorious = { $n ->
    [one] Eine siegreiche Armee
   *[other] { $n } siegreiche Armeen
}
ah-last-battle = Letzte Schlacht
ah-council = Kriegsrat
ah-whom = Klicke den Stamm an, den du angreifst.
ah-attack-on = Angriff auf { $name }
ah-another = Ein anderer Stamm
ah-objective-conquest = Eroberung
ah-objective-plunder = Plünderung
ah-objective-razing = Zerstörung
ah-stake-conquest = { $n ->
    [one] dort eine Stadt
   *[other] dort { $n } Städte
}
ah-stake-plunder = { $n ->
    [one] eine Handkarte
   *[other] { $n } Handkarten
}
ah-stake-razing = { $n ->
    [one] eine Karte am Monument
   *[other] { $n } Karten am Monument
}
ah-spoils-conquest = Zwei siegreiche Armeen nehmen eine Stadt, vier nehmen zwei.
ah-spoils-plunder = Jede siegreiche Armee nimmt zwei zufällige Karten.
ah-spoils-razing = Eine siegreiche Armee entfernt eine Karte, drei entfernen zwei.
ah-attack-with = { $objective } mit { $force }
ah-force-army = { $n ->
    [one] eine Armee
   *[other] { $n } Armeen
}
ah-force-general = { $n ->
    [one] eine Armee mit General
   *[other] { $n } Armeen mit General
}
ah-force-hero-army = { $n ->
    [one] ein Held als Armee
   *[other] { $n } Helden als Armeen
}
ah-force-hero-general = { $n ->
    [one] ein Held als General
   *[other] { $n } Helden als Generäle
}
ah-force-hero-pair = ein Held, geführt von einem Helden
ah-market = Markttag
ah-offer = Angebot { $n } von { $name }
ah-offer-says = Gibt { $give } für { $want }
ah-or = oder
ah-nothing = nichts
ah-all = alle
ah-declined-by = Abgelehnt von { $names }
ah-you-declined = von dir abgelehnt
ah-reply = Antwort auf { $n }
ah-gives = gibt
ah-wants = will
ah-no-offers = Kein Angebot ist offen.
ah-swap = Eine für eine: Klicke eine Handkarte an, dann, was du dafür willst. Alle sehen das Angebot.
ah-swap-for = { $piece } für …? Klicke an, was du willst.
ah-compose = Ein größeres Angebot zusammenstellen
ah-you-give = Du gibst
ah-you-want = Du willst (klicken fügt hinzu)
ah-give = { $piece } geben, Exemplar { $n }
ah-want = Noch { $piece } wollen
ah-unwant = { $piece } nicht wollen (Karte { $n } der Möglichkeit { $of })
ah-or-else = … oder etwas anderes
ah-to-whom = An
ah-in-reply = als Antwort auf
ah-no-reply = kein Angebot
ah-make-offer = Dieses Angebot machen

guide-ah-tribe = Klicke einen Stamm an. Er baut sein Monument aus dem Stein unter seinem Namen, und nur daraus; alles andere ist für alle gleich.
guide-ah-market = Am Markttag ziehen alle, und alle dürfen beliebige Karten tauschen. Klicke eine deiner Karten an, dann, was du dafür willst; klicke ein fremdes Angebot an, um zu antworten.
guide-ah-road = Vor deiner Aktion darfst du Nachbarn um eine Straße bitten. Jeder Stamm, mit dem dich Straßen verbinden, bringt dir an jedem Markttag eine Karte mehr.
guide-ah-action = Eine Aktion je Zug: für jede deiner Städte eine Karte ziehen, bauen, oder in den Krieg ziehen.
guide-ah-build = Was du bezahlen kannst, leuchtet unten. Klicke es an, dann die Karten, mit denen du zahlst; Gold steht für jedes der vier gewöhnlichen Güter.
guide-ah-monument = Karten deines eigenen Steins kommen ans Monument, so viele du willst. Dort sind sie vor Plünderung sicher, aber nicht vor einem Krieg gegen das Monument.
guide-ah-war = Klicke den Stamm an, den du angreifst, dann, wofür: Zwei siegreiche Armeen nehmen eine Stadt, jede plündert zwei Karten, eine reißt einen Teil des Monuments ein. Danach sind deine Armeen fort, wenn keine Straße dorthin führt.
guide-ah-lay = Du siehst nur deine eigenen Kampfkarten. Lege unter jede Armee eine: Ein General zählt zwei mehr, jede Zitadelle eins für alle, die verteidigen.
guide-ah-claim = Ein Stamm beansprucht den Sieg. Er gewinnt am Ende seines nächsten Zuges, wenn fünf Städte oder fünf Teile des Monuments noch da sind: eine Runde, um ihn aufzuhalten.
cb-vp = { $n } SP
cb-turn = Zug
cb-stack = Plättchen im Stapel
cb-street = Längste Straße
cb-fulfilled = Erfüllte Monumente
cb-bag = Siedler im Beutel
cb-nobles = Adlige im Vorrat
cb-from-tracks = SP von Leisten
cb-from-monuments = SP von Monumenten
cb-edict = Das Edikt: { $name }.
cb-arrived = Gerade angekommen
cb-hand = Deine Plättchen
cb-hand-of = Plättchen von { $name }
cb-tile-supply = Plättchenvorrat
cb-starters = Startsätze
cb-starter-set = Startsatz { $colour }
cb-monuments = Monumentvorrat
cb-needs = Braucht { $needs } und ein geschlossenes Viertel aus zwei Blöcken
cb-none = Keine mehr da
cb-city-of = Stadt von { $name }
cb-district = Viertel bei { $at }, Stadt von { $name }
cb-houses = { $n } von { $m } Häusern bewohnt
cb-track = Leiste { $n }
cb-column = { $column }, Leiste { $n }
cb-column-own = Bisher geräumt: { $n } SP
cb-column-done = Hier ist niemand mehr zu holen. Geräumt: { $n } SP
cb-worth = { $n } SP
cb-line = Leiste { $n }: { $names }
cb-line-full = { $n } Siedler warten, { $m } Felder sind sicher.
cb-at-gate = Am Tor: { $piece }.
cb-face = Straßen { $arms }. Von links oben im Uhrzeigersinn: { $cells }
cb-cell-H = Haus
cb-cell-B = Bäder (blau)
cb-cell-G = Gärten (grün)
cb-cell-O = Markt (orange)
cb-cell-R = Schrein (rot)
cb-cell-S = Statue
cb-cell-lake = See
cb-cell-ground = freier Boden
cb-blue = Blau
cb-green = Grün
cb-orange = Orange
cb-red = Rot
cb-purple = Lila
cb-wish = Braucht eine Sehenswürdigkeit seiner Farbe ({ $colour }) und eine in anderer Farbe.
cb-wish-noble = Braucht zwei Sehenswürdigkeiten seiner Farbe ({ $colour }) und eine in anderer Farbe.
cb-wish-purple = Braucht Sehenswürdigkeiten in drei Farben.
cb-wish-purple-noble = Braucht Sehenswürdigkeiten in allen vier Farben.
cb-nearer = Näher heran, Stadt von { $name }
cb-farther = Weiter weg, Stadt von { $name }
cb-fit = Alles zeigen
cb-move = Plättchen verschieben
cb-move-not = Plättchen liegen lassen
cb-turn-left = Links drehen
cb-turn-right = Rechts drehen
cb-turn-how = Taste R, Umschalt+R oder das Mausrad
cb-side = Seite { $side }: { $name }.
cb-key = Was die Zeichen bedeuten
cb-commoner = Bürger
cb-noble = Adliger
cb-closed = geschlossenes Viertel
cb-lived = bewohnt
cb-full = alle Häuser bewohnt

guide-cb-edict = Das Edikt des Kaisers hat zwei Seiten. Seite A verbietet etwas für das ganze Spiel, Seite B muss jede Stadt erfüllen, bevor ihr gewinnt.
guide-cb-starters = Wähle drei Plättchen für den Anfang. Ein Satz ist reich an Sehenswürdigkeiten seiner Farbe: Schau, welche Siedler an deinen Enden der Leisten warten.
guide-cb-track = Ein Siedler ist da. Wähle seine Leiste: Steht einmal ein Siedler auf dem Totenkopf, haben alle verloren.
guide-cb-lay = Klicke ein Plättchen an, drehe es mit R, dem Mausrad oder den Knöpfen und klicke einen leuchtenden Platz neben deiner Stadt an. Straßen müssen nicht passen.
guide-cb-move = Solange du keinen Siedler und kein Monument nimmst, darfst du das Plättchen noch verschieben oder drehen.
guide-cb-closed = Ein Viertel ist geschlossen, sobald Straßen es umgeben: Es wird farbig und zeigt seine Häuser. Klicke einen leuchtenden Siedler an, dann das Viertel, in das er zieht.
guide-cb-statue = Eine Statue steht für eine Sehenswürdigkeit beliebiger Farbe. Die Farbe, die sie jetzt bekommt, bleibt für immer.
guide-cb-monument = Ein Monument braucht ein geschlossenes Viertel aus genau zwei Blöcken, ohne Siedler und mit beiden Sehenswürdigkeiten. Es bedeckt das ganze Viertel.
guide-cb-discard = Klicke Plättchen an, die du nicht willst: Sie kommen unter den Stapel und du ziehst neue. Oder behalte sie.

rated = Computer: { $n } Punkte
level-novice = Neuling
level-apprentice = Lehrling
level-player = Spieler
level-master = Meister
level-champion = Champion
level-greedy = Computer
level-random = Würfel
level-ismcts = Denker
level-race = Abwäger
level-about-novice = ahnt, was als Nächstes kommt
level-about-apprentice = kennt sich ein wenig aus
level-about-player = spielt wie ein Stammgast
level-about-master = denkt an viele Wege, die es nehmen kann
level-about-champion = denkt, so lange er darf
level-wanted = Der Computer spielt als
computer-plays = Computer

do-tot-draft = { $piece } nehmen
do-tot-keep = { $piece } als Relikt behalten, { $other } ablegen

do-aw-place = Bürger { $n } auf { $piece } stellen
do-aw-attack = { $piece } mit Armee { $numbers } angreifen
do-aw-pass = Passen
do-aw-buy = { $piece } kaufen
do-aw-buy-for = { $piece } kaufen und { $other } ablegen
do-aw-buy-stored = { $piece } aus dem Lager kaufen
do-aw-buy-stored-for = { $piece } aus dem Lager kaufen und { $other } ablegen
do-aw-pay-knowledge = Mit Wissen zahlen
do-aw-pay-coins = Mit Münzen zahlen
do-aw-take = { $piece } nehmen
do-aw-repair = { $piece } ausbessern
do-aw-recruit = { $piece } anwerben
do-aw-retire = Den Rekruten in Armee { $n } einreihen
do-aw-form = Eine neue Armee bilden
do-aw-explore = Den Stapel erkunden
do-aw-keep = { $piece } einlagern
do-aw-starve = Bürger { $numbers } hungert
do-aw-copy = Die Aktion von { $piece } nutzen
do-aw-inspect-1 = Die Titanen mit einem Stern ansehen
do-aw-inspect-2 = Die Titanen mit zwei Sternen ansehen
do-aw-inspect-3 = Die Titanen mit drei Sternen ansehen
do-aw-lay = { $piece } als Nächstes legen
do-aw-damage = { $piece } wird beschädigt
do-aw-discard = Armee { $n } geht
do-aw-name-coin = Die Namensmünze von Armee { $n } nehmen
do-aw-picture-coin = Die Bildmünze von Armee { $n } nehmen
do-aw-use = { $piece } nutzen
do-aw-store-unseen = Die oberste Karte ungesehen einlagern
do-aw-store = { $piece } einlagern
do-aw-done = Fertig
do-aw-decline = Nein, danke

do-ah-tribe = Die { $piece } führen
do-ah-ask = { $seat } um eine Straße bitten
do-ah-go-on = Weiter
do-ah-yes = Ja, erlauben
do-ah-no = Nein, ablehnen
do-ah-taxes = Steuern erheben
do-ah-build = Bauen
do-ah-war = In den Krieg ziehen
do-ah-rest = Keine Aktion
do-ah-exchange = { $piece } gegen eine neue Karte ablegen
do-ah-place = { $n ->
    [0] Keine Karte anlegen
    [1] Eine Karte anlegen
   *[other] { $n } Karten anlegen
    }
do-ah-discard = { $piece } ablegen
do-ah-road = Straße zu { $seat } bauen, mit { $pieces }
do-ah-general = General für Armee { $n } ernennen, mit { $pieces }
do-ah-item = { $piece } bauen, mit { $pieces }
do-ah-stop = Nichts mehr bauen
do-ah-shake = Armee { $n } erschüttern
do-ah-erupt = Der Vulkan trifft { $seat }
do-ah-nothing = Nichts spielen
do-ah-play = { $piece } spielen
do-ah-lay = { $n } unter Armee { $army } legen
do-ah-lay-hero = { $n } unter Held { $army } legen
do-ah-fight = Armee { $n } kämpft
do-ah-fight-hero = Held { $n } kämpft
do-ah-take = { $n ->
    [0] Nichts nehmen
   *[other] { $n } nehmen
    }
do-ah-army-army = Armee { $n } gegen Armee { $other }
do-ah-army-hero = Armee { $n } gegen Held { $other }
do-ah-hero-army = Held { $n } gegen Armee { $other }
do-ah-hero-hero = Held { $n } gegen Held { $other }
do-ah-barbarian-army = Die Barbaren gegen Armee { $other }
do-ah-barbarian-hero = Die Barbaren gegen Held { $other }
do-ah-pass = Passen
do-ah-done = Fertig gehandelt
do-ah-accept = o{ $n } annehmen, Wahl { $choice }
do-ah-decline = o{ $n } ausschlagen
do-ah-withdraw = o{ $n } zurücknehmen
do-ah-offer = { $pieces } für { $wanted } bieten

do-cb-side = { $piece } gilt
do-cb-starters = Mit den Plättchen { $colour } beginnen
do-cb-admit = Der Siedler kommt auf Leiste { $track }
do-cb-return = { $piece } kommt auf die Leiste, { $other } zurück in den Beutel
do-cb-dismiss = { $piece } kommt auf die Leiste, { $other } verlässt das Spiel
do-cb-lay = { $piece } nach { $at } legen, Drehung { $n }
do-cb-gain = Ein Siedler zieht von Leiste { $track }, { $column }, in das Viertel bei { $at }
do-cb-gain-first = Ein Siedler zieht von Leiste { $track } in das Viertel bei { $at }
do-cb-build = { $piece } bei { $at } bauen
do-cb-end = Ausbau beenden
do-cb-discard = { $piece } unter den Stapel legen
do-cb-keep = Den Rest behalten
do-cb-assign = Die Statuen nehmen { $pieces }
do-cb-take = { $piece } nehmen
