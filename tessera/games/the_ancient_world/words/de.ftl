# The Ancient World auf Deutsch. Die Karten am Ende sagen, was in ihren TOML-Dateien steht.

game-title = The Ancient World
seat-0 = Spieler 0
seat-1 = Spieler 1
seat-2 = Spieler 2
seat-3 = Spieler 3

labor = Arbeiten
build = Bauen
draft = Einziehen
expand = Erweitern
learn = Lernen
rebuild = Wiederaufbauen
recruit = Anwerben
explore = Erkunden
grow = Wachsen

tribe-red = rote
tribe-green = grüne
tribe-blue = blaue
tribe-yellow = gelbe
tribe-purple = violette
face-titan = einen Titanen
face-coin = eine Münze
face-blank = eine leere Seite

ask-turn = Setze einen Bürger ein, greife einen Titanen an oder passe
ask-build = Kaufe eine Karte
ask-expand = Bezahle das Erweitern mit einem Wissen oder mit drei Münzen
ask-district = Behalte einen dieser Bezirke
ask-rebuild = Repariere bis zu zwei Karten
ask-repair = Wähle eine Karte, die repariert wird
ask-recruit = Nimm eine Militärkarte
ask-join = Wohin kommt die neue Truppe?
ask-explore = Erkunde den Stapel oder lagere eine Karte der Auslage
ask-keep = Lagere eine der gezogenen Karten
ask-copy = Wessen Kartenaktion nutzt du?
ask-inspect = Welchen Titanenstapel siehst du durch?
ask-lay = Welcher Titan liegt als nächster, von oben nach unten?
ask-attack-now = Den obersten Titanen jetzt angreifen?
ask-damage = Wähle eine Karte, die der Titan beschädigt
ask-discard-army = Du hast mehr Armeen, als dein Limit erlaubt: welche geht?
ask-remove-coin = Eine Münze von einer deiner Armeen entfernen?
ask-pay-for-knowledge = Eine Münze für ein Wissen bezahlen?
ask-first-pass = Du passt als Erster: eine Karte lagern?
ask-feed = Die Nahrung ist knapp: wer hungert?

first-player = { $seat } ist Startspieler.
first-player-you = Du bist Startspieler.
starting-coins = { $seat } beginnt mit { $n } Münzen.
starting-coins-you = Du beginnst mit { $n } Münzen.
district-revealed = Der nächste Bezirk ist { $piece }.
districts-exhausted = Es ist kein Bezirk mehr übrig.
titan-revealed = Oben auf den Titanen mit { $n ->
    [one] einem Stern
   *[other] { $n } Sternen
    } liegt { $piece }.
titans-exhausted = Es ist kein Titan mit { $n ->
    [one] einem Stern
   *[other] { $n } Sternen
    } mehr übrig.
military-offered = { $piece } kommt in die Militärauslage.
empire-offered = { $piece } kommt in die Reichsauslage.
reshuffled = Der Reichsstapel ist leer; { $n } abgelegte Karten werden zu einem neuen gemischt.
round-begins = Runde { $n } beginnt; { $seat } fängt an.
round-begins-you = Runde { $n } beginnt; du fängst an.
deck-b = Stapel B löst ab; { $n } Karten des Stapels A verlassen das Spiel.

placed = { $seat } setzt Bürger { $n } auf { $text }.
placed-you = Du setzt Bürger { $n } auf { $text }.
placed-on-card = { $seat } setzt Bürger { $n } auf { $piece }.
placed-on-card-you = Du setzt Bürger { $n } auf { $piece }.
paid-surcharge = { $seat } zahlt einen Aufpreis von { $n } für { $text } und hat noch { $m }.
paid-surcharge-you = Du zahlst einen Aufpreis von { $n } für { $text } und hast noch { $m }.
paid-coins = { $seat } zahlt { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } und hat noch { $m }.
paid-coins-you = Du zahlst { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } und hast noch { $m }.
paid-knowledge = { $seat } zahlt { $n } Wissen und hat noch { $m }.
paid-knowledge-you = Du zahlst { $n } Wissen und hast noch { $m }.
paid-for = { $seat } zahlt { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } und { $m } Wissen für { $piece }.
paid-for-you = Du zahlst { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } und { $m } Wissen für { $piece }.
labored = { $seat } arbeitet für { $n } Münzen und hat { $m }.
labored-you = Du arbeitest für { $n } Münzen und hast { $m }.
built = { $seat } baut { $piece }.
built-you = Du baust { $piece }.
built-stored = { $seat } baut { $piece } aus dem Lager.
built-stored-you = Du baust { $piece } aus deinem Lager.
discarded-for-build = { $seat } legt { $piece } ab und zahlt nichts für die Karte.
discarded-for-build-you = Du legst { $piece } ab und zahlst nichts für die Karte.
drafted = { $seat } zieht { $n } ein und greift in dieser Runde mit { $m } mehr an.
drafted-you = Du ziehst { $n } ein und greifst in dieser Runde mit { $m } mehr an.
expanded = { $seat } erhält den Bezirk { $piece }.
expanded-you = Du erhältst den Bezirk { $piece }.
surveyed = { $seat } sieht sich { $n ->
    [one] einen Bezirk
   *[other] { $n } Bezirke
    } an.
surveyed-you = Du siehst dir { $n ->
    [one] einen Bezirk
   *[other] { $n } Bezirke
    } an.
looked-at = { $seat } sieht { $piece }.
looked-at-you = Du siehst { $piece }.
learned = { $seat } zahlt drei Münzen, lernt und hat { $m } Wissen.
learned-you = Du zahlst drei Münzen, lernst und hast { $m } Wissen.
declined = { $seat } verzichtet auf { $piece }.
declined-you = Du verzichtest auf { $piece }.
name-coin-removed = { $pieces } nimmt eine Namensmünze von Armee { $m } von { $seat }; sie kostet das nächste Mal { $n }.
name-coin-removed-you = { $pieces } nimmt eine Namensmünze von deiner Armee { $m }; sie kostet das nächste Mal { $n }.
picture-coin-removed = { $pieces } nimmt eine Bildmünze von Armee { $m } von { $seat }; sie kostet das nächste Mal { $n }.
picture-coin-removed-you = { $pieces } nimmt eine Bildmünze von deiner Armee { $m }; sie kostet das nächste Mal { $n }.
army-ready = Armee { $m } von { $seat } ist wieder bereit.
army-ready-you = Deine Armee { $m } ist wieder bereit.
coins-gained = { $piece } bringt { $seat } { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    }, zusammen { $m }.
coins-gained-you = { $piece } bringt dir { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    }, zusammen { $m }.
knowledge-gained = { $piece } bringt { $seat } { $n } Wissen, zusammen { $m }.
knowledge-gained-you = { $piece } bringt dir { $n } Wissen, zusammen { $m }.
rebuilt = { $seat } erhält durch den Wiederaufbau { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } und hat { $m }.
rebuilt-you = Du erhältst durch den Wiederaufbau { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } und hast { $m }.
repaired = { $seat } repariert { $piece }.
repaired-you = Du reparierst { $piece }.
token-claimed = { $seat } nimmt den Startspielermarker und beginnt die nächste Runde.
token-claimed-you = Du nimmst den Startspielermarker und beginnst die nächste Runde.
token-locked = Der Startspielermarker ist schon vergeben und bleibt bei { $rival }.
token-locked-rival-you = Der Startspielermarker ist schon vergeben und bleibt bei dir.
recruited = { $seat } wirbt { $piece } für { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } an und hat noch { $m }.
recruited-you = Du wirbst { $piece } für { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } an und hast noch { $m }.
retired = { $piece } tritt in Armee { $m } von { $seat } ab; { $n ->
    [one] eine Münze darauf geht
   *[other] { $n } Münzen darauf gehen
    } in den Vorrat.
retired-you = { $piece } tritt in deiner Armee { $m } ab; { $n ->
    [one] eine Münze darauf geht
   *[other] { $n } Münzen darauf gehen
    } in den Vorrat.
army-formed = { $piece } bildet Armee { $m } von { $seat }.
army-formed-you = { $piece } bildet deine Armee { $m }.
explores = { $seat } zieht { $n } Karten vom Reichsstapel.
explores-you = Du ziehst { $n } Karten vom Reichsstapel.
explored = { $seat } zieht { $piece }.
explored-you = Du ziehst { $piece }.
stored = { $seat } lagert { $piece } aus der Auslage.
stored-you = Du lagerst { $piece } aus der Auslage.
kept = { $seat } lagert eine dieser Karten und legt { $n } ab.
kept-own = { $seat } lagert { $piece } und legt { $n } Karten ab.
kept-own-you = Du lagerst { $piece } und legst { $n } Karten ab.
stored-unseen = { $seat } lagert ungesehen die oberste Karte des Reichsstapels.
stored-unseen-own = { $seat } lagert { $piece } vom Reichsstapel.
stored-unseen-own-you = Du lagerst { $piece } vom Reichsstapel.
citizen-gained = { $seat } erhält Bürger { $n }, der im Hungerfeld wartet.
citizen-gained-you = Du erhältst Bürger { $n }, der im Hungerfeld wartet.
welcomed = { $piece } zahlt { $seat } { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } für den neuen Bürger, zusammen { $m }.
welcomed-you = { $piece } zahlt dir { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } für den neuen Bürger, zusammen { $m }.
copied = { $seat } nutzt die Aktion von { $piece } durch { $pieces }.
copied-you = Du nutzt die Aktion von { $piece } durch { $pieces }.
inspected = { $seat } sieht sich die obersten { $n } Titanen mit { $m ->
    [one] einem Stern
   *[other] { $m } Sternen
    } an und ordnet sie.
inspected-you = Du siehst dir die obersten { $n } Titanen mit { $m ->
    [one] einem Stern
   *[other] { $m } Sternen
    } an und ordnest sie.
laid = { $seat } legt { $piece } an Stelle { $n }.
laid-you = Du legst { $piece } an Stelle { $n } von oben.

attacked = { $seat } zahlt { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } für { $pieces } (Armee { $text }) und greift { $piece } mit { $m } an.
attacked-you = Du zahlst { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } für { $pieces } (Armee { $text }) und greifst { $piece } mit { $m } an.
spied = Späher bringen { $seat } { $n } Wissen, zusammen { $m }.
spied-you = Späher bringen dir { $n } Wissen, zusammen { $m }.
titan-claimed = { $piece } mit Verteidigung { $n } fällt an { $seat }.
titan-claimed-you = { $piece } mit Verteidigung { $n } fällt an dich.
rolled = Ein Schadenswürfel zeigt { $text }.
coins-lost = { $seat } verliert durch die Würfel { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } und hat noch { $m }.
coins-lost-you = Du verlierst durch die Würfel { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } und hast noch { $m }.
damaged = { $piece } von { $seat } wird beschädigt.
damaged-you = Deine Karte { $piece } wird beschädigt.
army-discarded = Das Armeelimit von { $seat } ist { $n }: Armee { $m } verlässt das Spiel ({ $pieces }).
army-discarded-you = Dein Armeelimit ist { $n }: Armee { $m } verlässt das Spiel ({ $pieces }).
looted = { $seat } erbeutet { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } und hat { $m }.
looted-you = Du erbeutest { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } und hast { $m }.
passed = { $seat } passt.
passed-you = Du passt.
passed-first = { $seat } passt als Erster.
passed-first-you = Du passt als Erster.

round-ends = Runde { $n } endet: Münzen rutschen herab, Bürger kehren heim.
income = { $seat } erhält { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } Einkommen und hat { $m }.
income-you = Du erhältst { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } Einkommen und hast { $m }.
income-knowledge = { $seat } erhält { $n } Wissen als Einkommen und hat { $m }.
income-knowledge-you = Du erhältst { $n } Wissen als Einkommen und hast { $m }.
fed = { $seat } hat { $m } Nahrung für { $n } Bürger.
fed-you = Du hast { $m } Nahrung für { $n } Bürger.
starves = Bürger { $n } von { $seat } hungert; die Nahrung reichte für { $m }.
starves-you = Dein Bürger { $n } hungert; die Nahrung reichte für { $m }.
scored-starving = { $seat } verliert { $m } Punkte für { $n ->
    [one] einen hungernden Bürger
   *[other] { $n } hungernde Bürger
    }.
scored-starving-you = Du verlierst { $m } Punkte für { $n ->
    [one] einen hungernden Bürger
   *[other] { $n } hungernde Bürger
    }.
scored-tribe = { $seat } erhält { $m ->
    [one] einen Punkt
   *[other] { $m } Punkte
    } für { $n } { $text } Banner.
scored-tribe-you = Du erhältst { $m ->
    [one] einen Punkt
   *[other] { $m } Punkte
    } für { $n } { $text } Banner.
scored-card = { $piece } bringt { $seat } { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
    }.
scored-card-you = { $piece } bringt dir { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
    }.
final-score = { $seat } hat { $n } Punkte und { $m ->
    [one] eine Münze
   *[other] { $m } Münzen
    }.
final-score-you = Du hast { $n } Punkte und { $m ->
    [one] eine Münze
   *[other] { $m } Münzen
    }.
won = { $seat } gewinnt mit { $n } Punkten.
won-you = Du gewinnst mit { $n } Punkten.
shared = { $seat } teilt sich den Sieg mit { $n } Punkten.
shared-you = Du teilst dir den Sieg mit { $n } Punkten.

fishing-dock = Fischersteg
    .text = Banner: Blau. +1 Nahrung.
wheat-fields = Weizenfelder
    .text = Banner: Gelb. +1 Nahrung.
city-guard = Stadtwache
    .text = Kostenlos. Aktiv: 2 Schwerter. Vermächtnis: 1 Schwert.
militia = Miliz
    .text = Kostenlos. Aktiv: 1 Schwert, 1 Pfeil. Vermächtnis: 1 Pfeil.
crane = Kran
    .text = Kosten 2 Münzen und 1 Wissen. Banner: Rot. Wenn du baust, darfst du diese Karte ablegen, statt zu bezahlen.
distant-outpost = Ferner Außenposten
    .text = Kosten 2 Münzen. Banner: Rot. Wenn dein rechter Nachbar lernt, darfst du 1 Münze von einer deiner Armeen entfernen.
masons-yard = Steinmetzhof
    .text = Kosten 1 Münze und 1 Wissen. Banner: Rot. +1 Münzeinkommen. Aktion: repariere bis zu 2 Karten.
bronze-foundry = Bronzegießerei
    .text = Kosten 4 Münzen. Banner: Rot. +1 Schwert.
outrider-lodge = Haus der Vorreiter
    .text = Kosten 5 Münzen. Banner: Rot, Grün. +1 Armeelimit.
forest-hideout = Waldversteck
    .text = Kosten 3 Münzen. Banner: Grün. Aktion: ordne die obersten 4 Titanen eines Stapels; du darfst den neuen obersten angreifen.
hunters-of-merk = Jäger von Merk
    .text = Kosten 2 Münzen. Banner: Grün. +1 Schwert.
bramble-pickets = Dornenposten
    .text = Kosten 1 Münze. Banner: Grün. +1 Pfeil.
honey-glades = Honiglichtungen
    .text = Kosten 3 Münzen. Banner: Grün. +1 Münzeinkommen, +1 Nahrung.
reed-villages = Schilfdörfer
    .text = Kosten 3 Münzen und 1 Wissen. Banner: Grün, Blau. +1 Nahrung.
aqueduct = Aquädukt
    .text = Kosten 2 Münzen. Banner: Blau. Immer wenn du einen Bürger erhältst, erhalte 1 Münze je Nahrung.
crypta-ship = Cryptaschiff
    .text = Kosten 4 Münzen. Banner: Blau. Aktion: erkunde, dann erhalte 2 Münzen.
tidal-nets = Gezeitennetze
    .text = Kosten 1 Münze. Banner: Blau. +1 Nahrung, +1 Erkunden.
pilgrim-quay = Pilgerkai
    .text = Kosten 5 Münzen. Banner: Blau. 1 neuer Bürger.
floodplain-granary = Auenspeicher
    .text = Kosten 4 Münzen. Banner: Blau, Gelb. +2 Nahrung.
bridge = Brücke
    .text = Kosten 3 Münzen. Banner: Gelb. Aktion: nutze eine Kartenaktion eines anderen.
desert-archive = Wüstenarchiv
    .text = Kosten 4 Münzen. Banner: Gelb. +1 Münzeinkommen. Aktion: erhalte 1 Wissen.
desert-caravan = Wüstenkarawane
    .text = Kosten 3 Münzen. Banner: Gelb. Aktion: erhalte 1 Münze je Nahrung.
salt-road = Salzstraße
    .text = Kosten 2 Münzen. Banner: Gelb. +1 Münzeinkommen.
lantern-bazaar = Laternenbasar
    .text = Kosten 3 Münzen und 1 Wissen. Banner: Gelb, Violett. +1 Nahrung.
archivists-of-bol = Archivare von Bol
    .text = Kosten 3 Münzen. Banner: Violett. +1 Münzeinkommen, +2 Erkunden.
scribe-guild = Schreibergilde
    .text = Kosten 2 Münzen. Banner: Violett. Wenn dein linker Nachbar lernt, darfst du 1 Münze für 1 Wissen bezahlen.
zori-dramatists = Dramatiker von Zori
    .text = Kosten 2 Münzen. Banner: Violett. Wenn du als Erster passt, darfst du eine Karte der Auslage oder ungesehen die oberste des Stapels lagern.
house-of-tablets = Haus der Tafeln
    .text = Kosten 3 Münzen. Banner: Violett. +1 Wissenseinkommen.
oath-hall = Schwurhalle
    .text = Kosten 5 Münzen. Banner: Violett, Rot. +1 Pfeil.
shield-hall = Schildhalle
    .text = Kosten 4 Münzen. Banner: Rot. +1 Nahrung, +1 Schwert.
drill-field = Exerzierfeld
    .text = Kosten 3 Münzen und 1 Wissen. Banner: Rot. +1 Schwert, +1 Armeelimit.
ember-quarter = Glutviertel
    .text = Kosten 4 Münzen und 1 Wissen. Banner: Rot, Rot. +1 Pfeil.
siege-workshop = Belagerungswerkstatt
    .text = Kosten 5 Münzen und 2 Wissen. Banner: Rot, Grün. +1 Schwert, +1 Armeelimit.
citadel = Zitadelle
    .text = Kosten 4 Münzen und 1 Wissen. Banner: Rot. Am Ende 1, 1, 2, 2, 3, 3 Punkte für 1 bis 6 rote Banner.
stag-archers-grove = Hain der Hirschschützen
    .text = Kosten 4 Münzen. Banner: Grün. +2 Pfeil.
settlers-clearing = Siedlerlichtung
    .text = Kosten 5 Münzen. Banner: Grün. +1 Nahrung, 1 neuer Bürger.
greenwood-moot = Grünwaldthing
    .text = Kosten 5 Münzen und 2 Wissen. Banner: Grün, Grün. 1 neuer Bürger.
mill-villages = Mühlendörfer
    .text = Kosten 5 Münzen und 1 Wissen. Banner: Grün, Blau. +2 Nahrung.
elder-grove = Hain der Ältesten
    .text = Kosten 4 Münzen und 1 Wissen. Banner: Grün. Am Ende 1, 1, 1, 2, 2, 3 Punkte für 1 bis 6 grüne Banner.
town-hall = Rathaus
    .text = Kosten 3 Münzen und 1 Wissen. Banner: Blau. Aktion: erhalte 1 Wissen, dann nimm den Startspielermarker, falls seine Handseite unten liegt.
harbour-market = Hafenmarkt
    .text = Kosten 3 Münzen. Banner: Blau. +1 Münzeinkommen, +1 Nahrung.
pearl-divers = Perlentaucher
    .text = Kosten 3 Münzen und 2 Wissen. Banner: Blau, Blau. Aktion: erhalte 3 Münzen.
great-canal = Großer Kanal
    .text = Kosten 5 Münzen und 1 Wissen. Banner: Blau, Gelb. +1 Münzeinkommen, +1 Nahrung.
lighthouse-of-oru = Leuchtturm von Oru
    .text = Kosten 3 Münzen und 1 Wissen. Banner: Blau. Am Ende 1, 1, 1, 1, 1, 2 Punkte für 1 bis 6 blaue Banner.
trade-city = Handelsstadt
    .text = Kosten 3 Münzen und 1 Wissen. Banner: Gelb. +1 Münzeinkommen. Aktion: nutze eine Kartenaktion eines anderen.
caravan-court = Karawanenhof
    .text = Kosten 6 Münzen und 1 Wissen. Banner: Gelb. +1 Münzeinkommen. Aktion: erhalte 1 Münze je Nahrung. Am Ende 2 Punkte für jeden Bezirk.
amber-bank = Bernsteinbank
    .text = Kosten 4 Münzen und 1 Wissen. Banner: Gelb, Gelb. +2 Münzeinkommen.
sun-calendar = Sonnenkalender
    .text = Kosten 3 Münzen und 2 Wissen. Banner: Gelb, Violett. +1 Wissenseinkommen.
spice-exchange = Gewürzbörse
    .text = Kosten 6 Münzen. Banner: Gelb. +1 Münzeinkommen. Am Ende 0, 0, 1, 1, 1, 1 Punkte für 1 bis 6 gelbe Banner.
star-watchers = Sternwächter
    .text = Kosten 5 Münzen. Banner: Violett. +1 Wissenseinkommen, +1 Pfeil.
map-room = Kartensaal
    .text = Kosten 3 Münzen und 1 Wissen. Banner: Violett. +3 Erkunden. Aktion: erkunde, dann erhalte 1 Wissen.
temple-of-masks = Tempel der Masken
    .text = Kosten 5 Münzen und 1 Wissen. Banner: Violett, Violett. Aktion: repariere 1 Karte, dann erhalte 3 Münzen.
oracle-guard = Orakelwache
    .text = Kosten 5 Münzen und 1 Wissen. Banner: Violett, Rot. +1 Schwert.
hall-of-echoes = Halle der Echos
    .text = Kosten 3 Münzen und 1 Wissen. Banner: Violett. Am Ende 1, 1, 1, 1, 2, 2 Punkte für 1 bis 6 violette Banner.
moon-festival = Mondfest
    .text = Kosten 3 Münzen und 2 Wissen. Banner: Grün, Violett. Am Ende 1 Punkt für jeden Satz aus fünf verschiedenen Bannern.
crown-road = Kronenstraße
    .text = Kosten 6 Münzen und 1 Wissen. Banner: Rot, Blau, Gelb.
ford-spears = Furtspeere
    .text = Kostenlos. Aktiv: 2 Pfeile, 1 Reparatur. Vermächtnis: 1 Schwert.
reed-slingers = Schilfschleuderer
    .text = Kostenlos. Aktiv: 3 Pfeile. Vermächtnis: 1 Beute.
night-runners = Nachtläufer
    .text = Kostenlos. Aktiv: 1 Schwert, 1 Pfeil, 1 Späher. Vermächtnis: 1 Späher.
dune-raiders = Dünenräuber
    .text = Kostenlos. Aktiv: 1 Schwert, 1 Pfeil, 1 Beute. Vermächtnis: 1 Beute.
mason-levies = Steinmetzaufgebot
    .text = Kostenlos. Aktiv: 1 Schwert, 1 Pfeil, 1 Reparatur. Vermächtnis: 1 Schwert.
hill-wardens = Hügelwarte
    .text = Kostenlos. Aktiv: 1 Schwert, 2 Pfeile. Vermächtnis: 1 Pfeil.
coast-watch = Küstenwache
    .text = Kostenlos. Aktiv: 3 Pfeile. Vermächtnis: 1 Schwert.
temple-ushers = Tempeldiener
    .text = Kostenlos. Aktiv: 2 Pfeile, 1 Späher. Vermächtnis: 1 Späher.
merkian-troop = Merkische Truppe
    .text = Kosten 1. Aktiv: 1 Schwert, 3 Pfeile. Vermächtnis: 1 Schwert.
veiled-blades = Verhüllte Klingen
    .text = Kosten 1. Aktiv: 2 Schwerter, 1 Späher. Vermächtnis: 1 Schwert.
titan-hounds = Titanenhunde
    .text = Kosten 2. Aktiv: 3 Schwerter, 1 Beute. Vermächtnis: 1 Pfeil.
salt-lancers = Salzlanzer
    .text = Kosten 2. Aktiv: 2 Schwerter, 1 Pfeil, 1 Späher. Vermächtnis: 1 Schwert.
sun-phalanx = Sonnenphalanx
    .text = Kosten 3. Aktiv: 3 Schwerter, 2 Beute. Vermächtnis: 1 Pfeil.
oru-engineers = Ingenieure von Oru
    .text = Kosten 3. Aktiv: 3 Schwerter, 2 Reparaturen. Vermächtnis: 1 Schwert.
mud-strider = Schlammschreiter
    .text = Titan mit 1 Stern, Verteidigung 3; es zählen nur Schwerter. Banner: Grün. Platz 1, +1 Wissenseinkommen.
thorn-back = Dornrücken
    .text = Titan mit 1 Stern, Verteidigung 3; es zählen nur Schwerter. Banner: Violett. Platz 1, +1 Wissenseinkommen.
cinder-hound = Aschenhund
    .text = Titan mit 1 Stern, Verteidigung 4; es zählen nur Schwerter. Banner: Grün. Platz 1, +1 Wissenseinkommen.
dune-crawler = Dünenkriecher
    .text = Titan mit 1 Stern, Verteidigung 4; es zählen Schwerter und Pfeile. Banner: Violett. Platz 1, +1 Münzeinkommen.
fog-heron = Nebelreiher
    .text = Titan mit 1 Stern, Verteidigung 5; es zählen Schwerter und Pfeile. Banner: Grün. Platz 1, +1 Wissenseinkommen.
brine-horn = Solehorn
    .text = Titan mit 1 Stern, Verteidigung 5; es zählen Schwerter und Pfeile. Banner: Violett. Platz 1, +1 Wissenseinkommen.
whispering-mask = Flüsternde Maske
    .text = Titan mit 1 Stern, Verteidigung 6; es zählen Schwerter und Pfeile. Banner: Grün. Platz 1, +3 Erkunden.
iron-boar = Eiseneber
    .text = Titan mit 2 Sternen, Verteidigung 8; es zählen nur Schwerter. Banner: Grün, Grün. Platz 1, +1 Wissenseinkommen.
sleepless-king = Schlafloser König
    .text = Titan mit 2 Sternen, Verteidigung 9; es zählen nur Schwerter. Banner: Violett, Violett. Platz 2, repariert 1 beim Erhalt.
reef-mother = Riffmutter
    .text = Titan mit 2 Sternen, Verteidigung 9; es zählen Schwerter und Pfeile. Banner: Grün, Grün. Platz 1, +1 Münzeinkommen.
stone-being = Steinwesen
    .text = Titan mit 2 Sternen, Verteidigung 8; es zählen Schwerter und Pfeile. Banner: Rot, Gelb. Platz 1, +1 Nahrung.
glass-scorpion = Glasskorpion
    .text = Titan mit 2 Sternen, Verteidigung 10; es zählen Schwerter und Pfeile. Banner: Violett, Violett. Platz 2, +1 Wissenseinkommen.
root-giant = Wurzelriese
    .text = Titan mit 2 Sternen, Verteidigung 11; es zählen Schwerter und Pfeile. Banner: Violett, Rot. Platz 2, +1 Wissenseinkommen.
forge-colossus = Schmiedekoloss
    .text = Titan mit 3 Sternen, Verteidigung 10; es zählen nur Schwerter. Banner: Rot, Rot, Blau. Platz 2, +1 Münzeinkommen, +1 Nahrung.
veil-serpent = Schleierschlange
    .text = Titan mit 3 Sternen, Verteidigung 11; es zählen nur Schwerter. Banner: Blau, Gelb, Rot. Platz 2, +1 Wissenseinkommen.
tide-caller = Flutrufer
    .text = Titan mit 3 Sternen, Verteidigung 12; es zählen nur Schwerter. Banner: Blau, Gelb, Rot. Platz 2, +2 Münzeinkommen.
walking-mountain = Wandelnder Berg
    .text = Titan mit 3 Sternen, Verteidigung 12; es zählen Schwerter und Pfeile. Banner: Blau, Blau, Gelb. Platz 2, 1 neuer Bürger.
moon-eater = Mondfresser
    .text = Titan mit 3 Sternen, Verteidigung 13; es zählen Schwerter und Pfeile. Banner: Gelb, Gelb, Blau. Platz 2, 1 neuer Bürger.
storm-crown = Sturmkrone
    .text = Titan mit 3 Sternen, Verteidigung 14; es zählen Schwerter und Pfeile. Banner: Blau, Blau, Gelb. Platz 2, +1 Pfeil, repariert 1 beim Erhalt.
last-dragon-of-zor = Letzter Drache von Zor
    .text = Titan mit 3 Sternen, Verteidigung 15; es zählen Schwerter und Pfeile. Banner: Rot, Rot, Gelb. Platz 2, +1 Nahrung, 1 neuer Bürger.
terrace-ward = Terrassenviertel
    .text = Platz 3.
barracks-ward = Kasernenviertel
    .text = Platz 2, +1 Armeelimit.
river-ward = Flussviertel
    .text = Platz 2, +1 Nahrung.
market-ward = Marktviertel
    .text = Platz 2, +1 Münzeinkommen.
wall-ward = Mauerviertel
    .text = Platz 2, +1 Schwert.

# Warum ein Ratgeber es täte.
why-labor = Münzen für das, was als Nächstes kommen soll: etwa { $n } Punkte.
why-build = Eine Karte der Reihe ist ihren Preis wert: etwa { $n } Punkte.
why-draft = Das bringt einen Titanen in Reichweite: etwa { $n } Punkte.
why-expand = Die Karten brauchen Platz: etwa { $n } Punkte.
why-learn = Wissen öffnet die besseren Karten: etwa { $n } Punkte.
why-rebuild = Beschädigte Karten bringen nichts, bis sie repariert sind: etwa { $n } Punkte.
why-recruit = Eine stärkere Armee, und wieder eine billige: etwa { $n } Punkte.
why-explore = Der Stapel hält vielleicht Besseres als die Reihe: etwa { $n } Punkte.
why-grow = Ein weiteres Paar Hände für jede kommende Runde: etwa { $n } Punkte.
why-own-card = Die eigene Karte kann das besser als das Brett: etwa { $n } Punkte.
why-attack = { $piece } für { $m } Münzen, mit allen Bannern: etwa { $n } Punkte.
why-card = { $piece } passt zu Bannern und Beutel: etwa { $n } Punkte.
why-pass = Nichts mehr ist einen Bürger oder eine Münze wert.
why-best = Die beste der Möglichkeiten hier: etwa { $n } Punkte.
