# The Ancient World auf Deutsch. Kartentexte werden aus den TOML-Dateien gebildet.

game-title = The Ancient World
blurb = Sende Bürger aus, stelle Armeen auf und bekämpfe die Titanen, sechs Runden lang.
for-whom = Für alle, die gern planen, bauen und wagen.
option-expand_plus = Beim Erweitern darf man drei Bezirke ziehen und einen behalten
option-first_player = Wer beginnt
option-first_player--1 = wird ausgelost
option-first_player-0 = der erste Platz
option-first_player-1 = der zweite Platz
option-first_player-2 = der dritte Platz
option-first_player-3 = der vierte Platz
option-pack = Ein Ordner mit eigenen Karten; sonst die Karten des Hauses

labor = Arbeiten
build = Bauen
draft = Einziehen
expand = Erweitern
learn = Lernen
rebuild = Wiederaufbauen
recruit = Anwerben
explore = Erkunden
grow = Wachsen

tribe-red = Rot
    .people = Karr
    .about = Die Karr bauen bei Tag und drillen bei Nacht, und was ein Titan zerbricht, steht am Morgen wieder. Sie greifen öfter an als andere und zahlen weniger dafür.
tribe-green = Grün
    .people = Merk
    .about = Die Merk leben von dem, was an ihrem Wald vorbeikommt, je größer, desto besser. Sie bestimmen, welcher Titan als Nächster kommt, und jeder gefallene zahlt sich aus.
tribe-blue = Blau
    .people = Oru
    .about = Die Oru siedelten, wo die Flüsse ins Meer münden, und speisen seither jeden Fremden. Ihre Städte haben viele Hände, auch in einem Jahr ohne Ernte.
tribe-yellow = Gelb
    .people = Sahir
    .about = Die Sahir ziehen mit dem durch die Wüste, was andere erfunden haben. Sie leben von Münzen, neuen Bezirken und einem vollen Spielplan.
tribe-purple = Violett
    .people = Bol
    .about = Die Bol schreiben alles auf, tragen dabei Masken und lassen alle anderen zuerst reden. Sie lernen schneller als andere und bestimmen, was zum Verkauf steht.
face-titan = einen Titanen
face-coin = eine Münze
face-blank = eine leere Seite

ask-turn = Setze einen Bürger ein, greife einen Titanen an oder passe
    .then-space = Welcher Bürger geht zu { $piece }?
    .then-intact = Welcher Bürger nutzt { $piece }?
    .then-titan = Welche Armeen greifen { $piece } an?
    .then-army = Welche Armee greift noch an?
    .then-citizen = Wohin geht { $piece }?
ask-build = Kaufe eine Karte
    .then = Welche Karte gibst du für { $piece } her?
ask-expand = Bezahle das Erweitern mit einem Wissen oder mit drei Münzen
ask-district = Behalte einen dieser Bezirke
ask-rebuild = Repariere bis zu zwei Karten
ask-repair = Wähle eine Karte, die repariert wird
ask-recruit = Nimm eine Militärkarte
ask-join = Wohin kommt die neue Truppe?
ask-explore = Erkunde den Stapel oder lagere eine Karte der Auslage
ask-keep = Lagere eine der gezogenen Karten
ask-store-from-row = Lagere eine Karte der Auslage
ask-copy = Wessen Kartenaktion nutzt du?
ask-inspect = Welchen Titanenstapel siehst du durch?
ask-lay = Welcher Titan liegt als nächster, von oben nach unten?
ask-attack-now = Den obersten Titanen jetzt angreifen?
ask-damage = Wähle eine Karte, die der Titan beschädigt
ask-discard-army = Du hast mehr Armeen, als dein Limit erlaubt: welche geht?
ask-ready-army = Eine Münze von einer deiner Armeen nehmen?
ask-refresh-row = Eine Karte der Auslage ablegen, die danach gefüllt wird?
ask-survey = Den offenen Bezirk nehmen oder drei ziehen?
ask-prevent = Zahlen, damit deine Karte nicht beschädigt wird?
ask-last-pass = Du passt als Letzter: eine Karte lagern?
ask-remove-coin = Eine Münze von einer deiner Armeen entfernen?
ask-pay-for-knowledge = Für Wissen bezahlen?
ask-first-pass = Du passt vor allen anderen: eine Karte lagern?
ask-feed = Die Nahrung ist knapp: wer hungert?
    .then = Wer hungert noch?

first-player = { $seat } ist Startspieler.
first-player-you = Du bist Startspieler.
starting-coins = { $seat } beginnt mit { $n ->
    [one] einer Münze
   *[other] { $n } Münzen
    }.
starting-coins-you = Du beginnst mit { $n ->
    [one] einer Münze
   *[other] { $n } Münzen
    }.
first-district = Der erste Bezirk ist { $piece }.
district-revealed = Der nächste Bezirk ist { $piece }.
districts-exhausted = Es ist kein Bezirk mehr übrig.
first-titan = Oben auf den Titanen mit { $n ->
    [1] einem Stern
    [2] zwei Sternen
   *[3] drei Sternen
    } liegt { $piece }.
titan-revealed = Oben auf den Titanen mit { $n ->
    [1] einem Stern
    [2] zwei Sternen
   *[3] drei Sternen
    } liegt { $piece }.
titans-exhausted = Es ist kein Titan mit { $n ->
    [1] einem Stern
    [2] zwei Sternen
   *[3] drei Sternen
    } mehr übrig.
first-military = Die Militärauslage beginnt mit { $piece }.
first-military-all = Die Militärauslage beginnt mit { $pieces }.
military-offered = Neu in der Militärauslage: { $piece }.
military-offered-all = Neu in der Militärauslage: { $pieces }.
first-empire = Die Reichsauslage beginnt mit { $piece }.
first-empire-all = Die Reichsauslage beginnt mit { $pieces }.
row-cleared = Der Rest der Reichsauslage wird abgelegt: { $pieces }.
empire-offered = Neu in der Reichsauslage: { $piece }.
empire-offered-all = Neu in der Reichsauslage: { $pieces }.
reshuffled = Der Reichsstapel ist leer; { $n ->
    [one] die einzige abgelegte Karte wird zum neuen
   *[other] { $n } abgelegte Karten werden zu einem neuen gemischt
    }.
round-begins = Runde { $n } beginnt; { $seat } fängt an.
round-begins-you = Runde { $n } beginnt; du fängst an.
explore-opens = Erkunden wird aufgedeckt und bleibt offen.
grow-opens = Wachsen wird aufgedeckt und bleibt offen.
deck-b = Stapel B löst ab: der Rest des Stapels A verlässt mit seiner Auslage und seinen abgelegten Karten das Spiel, zusammen { $n ->
    [one] eine Karte
   *[other] { $n } Karten
    }.

placed = { $seat } setzt Bürger { $n } auf { $text }.
placed-you = Du setzt Bürger { $n } auf { $text }.
placed-on-card = { $seat } setzt Bürger { $n } auf { $piece }.
placed-on-card-you = Du setzt Bürger { $n } auf { $piece }.
paid-surcharge = { $seat } zahlt einen Aufpreis von { $n ->
    [one] einer Münze
   *[other] { $n } Münzen
    } für { $text } und hat { $m ->
    [0] keine mehr
   *[other] noch { $m }
    }.
paid-surcharge-you = Du zahlst einen Aufpreis von { $n ->
    [one] einer Münze
   *[other] { $n } Münzen
    } für { $text } und hast { $m ->
    [0] keine mehr
   *[other] noch { $m }
    }.
paid-coins = { $seat } zahlt { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } und hat { $m ->
    [0] keine mehr
   *[other] noch { $m }
    }.
paid-coins-you = Du zahlst { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } und hast { $m ->
    [0] keine mehr
   *[other] noch { $m }
    }.
expand-paid = { $seat } zahlt { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } für das Erweitern und hat { $m ->
    [0] keine mehr
   *[other] noch { $m }
    }.
expand-paid-you = Du zahlst { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } für das Erweitern und hast { $m ->
    [0] keine mehr
   *[other] noch { $m }
    }.
grow-paid = { $seat } zahlt { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } für das Wachsen und hat { $m ->
    [0] keine mehr
   *[other] noch { $m }
    }.
grow-paid-you = Du zahlst { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } für das Wachsen und hast { $m ->
    [0] keine mehr
   *[other] noch { $m }
    }.
paid-knowledge = { $seat } zahlt { $n } Wissen und hat { $m ->
    [0] keines mehr
   *[other] noch { $m }
    }.
paid-knowledge-you = Du zahlst { $n } Wissen und hast { $m ->
    [0] keines mehr
   *[other] noch { $m }
    }.
paid-for = { $seat } zahlt { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } für { $piece }.
paid-for-you = Du zahlst { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } für { $piece }.
paid-for-knowledge = { $seat } zahlt { $m } Wissen für { $piece }.
paid-for-knowledge-you = Du zahlst { $m } Wissen für { $piece }.
paid-for-both = { $seat } zahlt { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } und { $m } Wissen für { $piece }.
paid-for-both-you = Du zahlst { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } und { $m } Wissen für { $piece }.
labored = { $seat } arbeitet für { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } und hat { $m }.
labored-you = Du arbeitest für { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } und hast { $m }.
built = { $seat } baut { $piece }.
built-you = Du baust { $piece }.
built-stored = { $seat } baut { $piece } aus dem Lager.
built-stored-you = Du baust { $piece } aus deinem Lager.
discarded-for-build = { $seat } legt { $piece } ab und zahlt nichts für die Karte.
discarded-for-build-you = Du legst { $piece } ab und zahlst nichts für die Karte.
drafted = { $seat } zieht { $n } ein; in dieser Runde zählt jeder Angriff von { $seat } jetzt { $m } mehr.
drafted-you = Du ziehst { $n } ein; in dieser Runde zählt jeder deiner Angriffe jetzt { $m } mehr.
draft-bonus = { $seat } zieht durch { $piece } { $n } mehr ein; in dieser Runde zählt jeder Angriff von { $seat } jetzt { $m } mehr.
draft-bonus-you = Du ziehst durch { $piece } { $n } mehr ein; in dieser Runde zählt jeder deiner Angriffe jetzt { $m } mehr.
ward-gained = { $piece } schützt { $seat } vor { $n ->
    [one] einer Titanenseite
   *[other] { $n } Titanenseiten
    }, zusammen { $m } in dieser Runde.
ward-gained-you = { $piece } schützt dich vor { $n ->
    [one] einer Titanenseite
   *[other] { $n } Titanenseiten
    }, zusammen { $m } in dieser Runde.
warded = Der Schutz von { $seat } hält { $n ->
    [one] eine Titanenseite
   *[other] { $n } Titanenseiten
    } ab.
warded-you = Dein Schutz hält { $n ->
    [one] eine Titanenseite
   *[other] { $n } Titanenseiten
    } ab.
meals-gained = { $piece } ernährt in dieser Runde { $n ->
    [one] einen Bürger
   *[other] { $n } Bürger
    } mehr von { $seat }, zusammen { $m }.
meals-gained-you = { $piece } ernährt in dieser Runde { $n ->
    [one] einen Bürger
   *[other] { $n } Bürger
    } mehr von dir, zusammen { $m }.
prevented = { $seat } bewahrt { $piece } durch { $pieces } vor Schaden.
prevented-you = Du bewahrst { $piece } durch { $pieces } vor Schaden.
row-card-discarded = { $seat } legt { $piece } aus der Auslage ab.
row-card-discarded-you = Du legst { $piece } aus der Auslage ab.
citizen-returns = Durch { $piece } kommt Bürger { $n } von { $seat } trotz Hunger zurück.
citizen-returns-you = Durch { $piece } kommt dein Bürger { $n } trotz Hunger zurück.
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
district-seen = { $seat } sieht { $piece }.
district-seen-you = Du siehst { $piece }.
looked-at = { $seat } sieht { $piece }.
looked-at-you = Du siehst { $piece }.
seen-all = { $seat } sieht { $pieces }.
seen-all-you = Du siehst { $pieces }.
learned = { $seat } zahlt drei Münzen, lernt und hat { $m } Wissen.
learned-you = Du zahlst drei Münzen, lernst und hast { $m } Wissen.
declined = { $seat } verzichtet auf { $piece }.
declined-you = Du verzichtest auf { $piece }.
name-coin-removed = { $seat } nimmt durch { $pieces } eine Namensmünze von Armee { $m }; sie kostet das nächste Mal { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    }.
name-coin-removed-you = Du nimmst durch { $pieces } eine Namensmünze von deiner Armee { $m }; sie kostet das nächste Mal { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    }.
picture-coin-removed = { $seat } nimmt durch { $pieces } eine Bildmünze von Armee { $m }; sie kostet das nächste Mal { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    }.
picture-coin-removed-you = Du nimmst durch { $pieces } eine Bildmünze von deiner Armee { $m }; sie kostet das nächste Mal { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    }.
army-ready = Armee { $m } von { $seat } ist wieder bereit.
army-ready-you = Deine Armee { $m } ist wieder bereit.
coins-gained = { $seat } erhält durch { $piece } { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } und hat { $m }.
coins-gained-you = Du erhältst durch { $piece } { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } und hast { $m }.
knowledge-gained = { $seat } erhält durch { $piece } { $n } Wissen und hat { $m }.
knowledge-gained-you = Du erhältst durch { $piece } { $n } Wissen und hast { $m }.
reaction-coins = { $seat } erhält durch { $piece } { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } und hat { $m }.
reaction-coins-you = Du erhältst durch { $piece } { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } und hast { $m }.
reaction-knowledge = { $seat } erhält durch { $piece } { $n } Wissen und hat { $m }.
reaction-knowledge-you = Du erhältst durch { $piece } { $n } Wissen und hast { $m }.
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
token-claimed-last = { $seat } nimmt den Startspielermarker.
token-claimed-last-you = Du nimmst den Startspielermarker.
token-locked = Der Startspielermarker ist schon vergeben und bleibt bei { $rival }.
token-locked-rival-you = Der Startspielermarker ist schon vergeben und bleibt bei dir.
recruited = { $seat } wirbt { $piece } für { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } an und hat { $m ->
    [0] keine mehr
   *[other] noch { $m }
    }.
recruited-you = Du wirbst { $piece } für { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } an und hast { $m ->
    [0] keine mehr
   *[other] noch { $m }
    }.
recruited-free = { $seat } wirbt { $piece } an, was nichts kostet.
recruited-free-you = Du wirbst { $piece } an, was nichts kostet.
retired = { $seat } löst in Armee { $m } { $piece } ab.
retired-you = Du löst in deiner Armee { $m } { $piece } ab.
retired-coins = { $seat } löst in Armee { $m } { $piece } ab; { $n ->
    [one] die Münze darauf geht
   *[other] die { $n } Münzen darauf gehen
    } in den Vorrat.
retired-coins-you = Du löst in deiner Armee { $m } { $piece } ab; { $n ->
    [one] die Münze darauf geht
   *[other] die { $n } Münzen darauf gehen
    } in den Vorrat.
army-formed = { $seat } bildet Armee { $m } mit { $piece }.
army-formed-you = Du bildest deine Armee { $m } mit { $piece }.
explores = { $seat } zieht { $n ->
    [one] eine Karte
   *[other] { $n } Karten
    } vom Reichsstapel.
explored = { $seat } zieht { $piece } vom Reichsstapel.
explored-you = Du ziehst { $piece } vom Reichsstapel.
explored-all = { $seat } zieht { $n } Karten vom Reichsstapel: { $pieces }.
explored-all-you = Du ziehst { $n } Karten vom Reichsstapel: { $pieces }.
stored = { $seat } lagert { $piece } aus der Auslage.
stored-you = Du lagerst { $piece } aus der Auslage.
kept = { $seat } lagert { $n ->
    [0] die gezogene Karte
    [one] eine dieser Karten und legt die andere ab
   *[other] eine dieser Karten und legt { $n } ab
    }.
kept-own = { $seat } lagert { $piece }{ $n ->
    [0] .
    [one] ; die andere Karte wird abgelegt.
   *[other] ; die anderen { $n } Karten werden abgelegt.
    }
kept-own-you = Du lagerst { $piece }{ $n ->
    [0] .
    [one] ; die andere Karte wird abgelegt.
   *[other] ; die anderen { $n } Karten werden abgelegt.
    }
stored-unseen = { $seat } lagert ungesehen die oberste Karte des Reichsstapels.
stored-unseen-own = { $seat } lagert { $piece } vom Reichsstapel.
stored-unseen-own-you = Du lagerst { $piece } vom Reichsstapel.
citizen-gained = { $seat } erhält Bürger { $n }, der im Hungerfeld wartet.
citizen-gained-you = Du erhältst Bürger { $n }, der im Hungerfeld wartet.
welcomed = { $seat } erhält durch { $piece } für den neuen Bürger { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } und hat { $m }.
welcomed-you = Du erhältst durch { $piece } für den neuen Bürger { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } und hast { $m }.
copied = { $seat } nutzt die Aktion von { $piece } durch { $pieces }.
copied-you = Du nutzt die Aktion von { $piece } durch { $pieces }.
inspected = { $seat } sieht sich { $n ->
    [one] den obersten Titanen
   *[other] die obersten { $n } Titanen
    } mit { $m ->
    [1] einem Stern
    [2] zwei Sternen
   *[3] drei Sternen
    } an{ $n ->
    [one] .
   *[other] , um sie zu ordnen.
    }
inspected-you = Du siehst dir { $n ->
    [one] den obersten Titanen
   *[other] die obersten { $n } Titanen
    } mit { $m ->
    [1] einem Stern
    [2] zwei Sternen
   *[3] drei Sternen
    } an{ $n ->
    [one] .
   *[other] , um sie zu ordnen.
    }
laid = { $seat } legt { $piece } { $n ->
    [1] nach oben
    [2] an die zweite Stelle
    [3] an die dritte Stelle
    [4] an die vierte Stelle
   *[other] an Stelle { $n }
    }.
laid-you = Du legst { $piece } { $n ->
    [1] nach oben
    [2] an die zweite Stelle
    [3] an die dritte Stelle
    [4] an die vierte Stelle
   *[other] an Stelle { $n }
    }.

attacked = { $seat } zahlt { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } für { $pieces } (Armee { $text }) und greift „{ $piece }“ mit { $m } an.
attacked-you = Du zahlst { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } für { $pieces } (Armee { $text }) und greifst „{ $piece }“ mit { $m } an.
attacked-together = { $seat } zahlt { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } für { $pieces } (Armeen { $text }) und greift „{ $piece }“ mit { $m } an.
attacked-together-you = Du zahlst { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } für { $pieces } (Armeen { $text }) und greifst „{ $piece }“ mit { $m } an.
spied = Späher bringen { $seat } { $n } Wissen, zusammen { $m }.
spied-you = Späher bringen dir { $n } Wissen, zusammen { $m }.
titan-claimed = { $seat } besiegt „{ $piece }“ mit Verteidigung { $n }.
titan-claimed-you = Du besiegst „{ $piece }“ mit Verteidigung { $n }.
rolled = Ein Schadenswürfel zeigt { $text }.
coins-lost = { $seat } verliert durch die Würfel { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } und hat { $m ->
    [0] keine mehr
   *[other] noch { $m }
    }.
coins-lost-you = Du verlierst durch die Würfel { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } und hast { $m ->
    [0] keine mehr
   *[other] noch { $m }
    }.
damaged = Schaden trifft bei { $seat }: { $piece }.
damaged-you = Schaden trifft bei dir: { $piece }.
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
passed-first = { $seat } passt vor allen anderen.
passed-first-you = Du passt vor allen anderen.

round-ends = Runde { $n } endet: Münzen rutschen herab, Bürger kehren heim.
income-ends = Niemand erhält Einkommen: Runde 6 ist die letzte.
income = { $seat } erhält { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } als Einkommen und hat { $m }.
income-you = Du erhältst { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    } als Einkommen und hast { $m }.
income-knowledge = { $seat } erhält { $n } Wissen als Einkommen und hat { $m }.
income-knowledge-you = Du erhältst { $n } Wissen als Einkommen und hast { $m }.
fed = { $seat } hat { $m } Nahrung für { $n ->
    [one] einen Bürger
   *[other] { $n } Bürger
    }.
fed-you = Du hast { $m } Nahrung für { $n ->
    [one] einen Bürger
   *[other] { $n } Bürger
    }.
starves = Bürger { $n } von { $seat } hungert; die Nahrung reichte für { $m ->
    [0] niemanden
    [one] einen
   *[other] { $m }
    }.
starves-you = Dein Bürger { $n } hungert; die Nahrung reichte für { $m ->
    [0] niemanden
    [one] einen
   *[other] { $m }
    }.
scored-starving = { $seat } verliert { $m ->
    [one] einen Punkt
   *[other] { $m } Punkte
    } für { $n ->
    [one] einen hungernden Bürger
   *[other] { $n } hungernde Bürger
    }.
scored-starving-you = Du verlierst { $m ->
    [one] einen Punkt
   *[other] { $m } Punkte
    } für { $n ->
    [one] einen hungernden Bürger
   *[other] { $n } hungernde Bürger
    }.
scored-tribe = { $seat } erhält { $m ->
    [one] einen Punkt
   *[other] { $m } Punkte
    } für { $n } Banner in { $text }.
scored-tribe-you = Du erhältst { $m ->
    [one] einen Punkt
   *[other] { $m } Punkte
    } für { $n } Banner in { $text }.
scored-card = { $seat } erhält für { $piece } { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
    }.
scored-card-you = Du erhältst für { $piece } { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
    }.
last-repair = { $seat } repariert vor der Wertung der Banner: { $pieces }.
last-repair-you = Du reparierst vor der Wertung der Banner: { $pieces }.
final-score = { $seat } hat { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
    }{ $m ->
    [0] .
    [one] ; eine Münze ist übrig.
   *[other] ; { $m } Münzen sind übrig.
    }
final-score-you = Du hast { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
    }{ $m ->
    [0] .
    [one] ; eine Münze ist übrig.
   *[other] ; { $m } Münzen sind übrig.
    }
tie-broken-by-coins = Die Besten haben gleich viele Punkte; { $seat } liegt nach Münzen vorn, { $n } zu { $m }.
tie-broken-by-coins-you = Die Besten haben gleich viele Punkte; du liegst nach Münzen vorn, { $n } zu { $m }.
tie-broken-by-cards = Die Besten haben gleich viele Punkte und Münzen; { $seat } liegt nach ausliegenden Karten vorn, { $n } zu { $m }.
tie-broken-by-cards-you = Die Besten haben gleich viele Punkte und Münzen; du liegst nach ausliegenden Karten vorn, { $n } zu { $m }.
tie-broken-by-knowledge = Die Besten haben gleich viele Punkte, Münzen und Karten; { $seat } liegt nach Wissen vorn, { $n } zu { $m }.
tie-broken-by-knowledge-you = Die Besten haben gleich viele Punkte, Münzen und Karten; du liegst nach Wissen vorn, { $n } zu { $m }.
tie-unbroken = Die Besten haben gleich viele Punkte, Münzen, ausliegende Karten und Wissen und teilen sich den Sieg.
won = { $seat } gewinnt mit { $n ->
    [one] einem Punkt
   *[other] { $n } Punkten
    }.
won-you = Du gewinnst mit { $n ->
    [one] einem Punkt
   *[other] { $n } Punkten
    }.
shared = { $seat } teilt sich den Sieg mit { $n ->
    [one] einem Punkt
   *[other] { $n } Punkten
    }.
shared-you = Du teilst dir den Sieg mit { $n ->
    [one] einem Punkt
   *[other] { $n } Punkten
    }.

# Warum etwas jetzt nicht möglich ist. Die Sätze folgen auf „Nicht möglich: “.
no-turn-action = setze einen Bürger ein, greife einen Titanen an oder passe
no-citizen-yet = du hast noch keinen Bürger mit Können { $n }
no-citizen-starving = dein Bürger mit Können { $n } liegt in dieser Runde im Hungerfeld
no-citizen-placed = dein Bürger mit Können { $n } ist schon eingesetzt
no-higher-skill = dort steht ein Bürger mit Können { $m }, und { $n } ist nicht höher
no-own-action = { $piece } ist keine unbeschädigte Karte von dir mit einer Kartenaktion
no-used-action = die Aktion von { $piece } wurde in dieser Runde schon genutzt
no-action-to-copy = kein anderer hat eine unbeschädigte Karte, deren Aktion du jetzt durch { $piece } nutzen könntest
no-useful-action = die Aktion von { $piece } würde jetzt nichts bewirken
no-action-coins = die Aktion von { $piece } kostet { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
    }, und du hast { $m ->
    [0] keine
   *[other] nur { $m }
    }
no-action-knowledge = die Aktion von { $piece } kostet { $n } Wissen, und du hast { $m ->
    [0] keines
   *[other] nur { $m }
    }
no-damage-to-repair = { $piece } repariert Karten, und keine von deinen ist beschädigt
no-token-to-take = der Startspielermarker ist in dieser Runde schon vergeben, und sonst würde { $piece } nichts bewirken
no-thing-to-count = { $piece } zählt, wie viel du davon hast: { $text }; es ist nichts da
no-titan-left = in keinem Stapel ist noch ein Titan
no-covered-space = { $text } ist bis Runde { $n } verdeckt
no-new-name = jede Karte, die du kaufen könntest, besitzt du schon unter demselben Namen
no-purchase = du kannst keine Karte kaufen: du hast { $n ->
    [0] keine Münzen
    [one] 1 Münze
   *[other] { $n } Münzen
    } und { $m ->
    [0] kein Wissen
   *[other] { $m } Wissen
    } und Platz für { $k ->
    [0] keine weitere Karte
    [one] 1 weitere Karte
   *[other] { $k } weitere Karten
    }
no-purchase-after-surcharge = ein Aufpreis von 1 Münze ist fällig, und danach kannst du keine Karte kaufen: du hättest { $n ->
    [0] keine Münzen
    [one] 1 Münze
   *[other] { $n } Münzen
    } und { $m ->
    [0] kein Wissen
   *[other] { $m } Wissen
    } und Platz für { $k ->
    [0] keine weitere Karte
    [one] 1 weitere Karte
   *[other] { $k } weitere Karten
    }
no-surcharge = ein Aufpreis von 1 Münze ist fällig, und du hast keine Münzen
no-recruit-after-surcharge = ein Aufpreis von 1 Münze ist fällig, und danach kannst du keine Karte der Militärauslage bezahlen: du hättest { $n ->
    [0] keine Münzen
    [one] 1 Münze
   *[other] { $n } Münzen
    }
no-recruit-price = du kannst keine Karte der Militärauslage bezahlen: du hast { $n ->
    [0] keine Münzen
    [one] 1 Münze
   *[other] { $n } Münzen
    }
no-space-price = { $text } kostet { $m ->
    [one] 1 Münze
   *[other] { $m } Münzen
    }, und du hast { $n ->
    [0] keine
    [one] 1 Münze
   *[other] { $n } Münzen
    }
no-expand-price = Erweitern kostet 1 Wissen oder 3 Münzen, und du hast { $n ->
    [0] keine Münzen
    [one] 1 Münze
   *[other] { $n } Münzen
    } und { $m ->
    [0] kein Wissen
   *[other] { $m } Wissen
    }
no-district-left = es ist kein Bezirk mehr übrig
no-army-for-recruit = { $n ->
    [one] deine einzige Armee wurde
    [2] deine beiden Armeen wurden
   *[other] alle deine { $n } Armeen wurden
    } in dieser Runde benutzt, und dein Limit ist { $m }
no-card-to-explore = es gibt keine Karte zu erkunden
no-citizen-left = du hast schon alle fünf Bürger

no-buy-chosen = jetzt wird eine Karte gekauft, mit: buy und ihrem Namen
no-row-card = { $piece } liegt nicht in der Auslage
no-stored-card = { $piece } ist nicht unter deinen gelagerten Karten
no-card-coins = { $piece } kostet { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
    }, und du hast { $m ->
    [0] keine
   *[other] nur { $m }
    }
no-card-knowledge = { $piece } kostet { $n } Wissen, und du hast { $m ->
    [0] keines
   *[other] nur { $m }
    }
no-card-price = { $piece } kostet { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
    } und { $m } Wissen, und du hast von beidem zu wenig
no-capacity = { $n ->
    [one] deine Reichskarte füllt
   *[other] deine { $n } Reichskarten füllen
    } deinen Platz von { $m }
no-card-to-discard = du hast keine unbeschädigte Karte { $piece } zum Ablegen
no-second-of-name = du hast schon eine Karte namens { $piece }
no-district-kept = { $n ->
    [one] der gezogene Bezirk wird
   *[other] einer der { $n } gezogenen Bezirke wird
    } behalten, mit: take und seinem Namen
no-army-coin = auf deiner Armee { $n } liegt keine solche Münze
no-survey-chosen = nimm jetzt { $piece }, oder ziehe mit: survey
no-replacement-chosen = jetzt { $n ->
    [one] wird noch eine Karte
   *[other] werden bis zu { $n } Karten
    } der Auslage abgelegt, mit: replace und einem Namen, oder done
no-coin-chosen = jetzt wird eine Münze von einer Armee entfernt, oder verzichte mit: decline
no-use-chosen = nutze { $piece } { $n ->
    [0] umsonst
    [one] für 1 Münze
   *[other] für { $n } Münzen
    }, oder verzichte mit: decline
no-optional-repair = diese Reparatur ist nicht freiwillig, und { $n ->
    [one] 1 Karte ist
   *[other] { $n } Karten sind
    } beschädigt
no-damaged-card = { $piece } ist nicht unter deinen beschädigten Karten
no-repair-chosen = jetzt wird eine Karte zum Reparieren gewählt, mit: repair und ihrem Namen
no-recruit-chosen = jetzt wird eine Militärkarte genommen, mit: recruit und ihrem Namen
no-military-row = { $piece } liegt nicht in der Militärauslage
no-new-army = du hast { $n ->
    [one] 1 Armee
   *[other] { $n } Armeen
    }, und dein Limit ist { $m }
no-army-chosen = sage, wohin die neue Truppe kommt, mit: retire army und ihrer Nummer, oder form a new army
no-such-army = du hast keine Armee { $n }
no-used-army = Armee { $n } wurde in dieser Runde benutzt: auf dem Namen ihrer aktiven Karte { $m ->
    [one] liegt 1 Münze
   *[other] liegen { $m } Münzen
    }
no-empire-deck = der Reichsstapel und sein Ablagestapel sind leer
no-row-card-to-store = so wird nur eine Karte der Reichsauslage gelagert
no-explore-chosen = erkunde den Stapel, oder lagere eine Karte der Auslage mit: store und ihrem Namen
no-card-kept = { $n ->
    [one] die gezogene Karte wird
   *[other] genau eine der { $n } gezogenen Karten wird
    } gelagert, mit: keep und ihrem Namen
no-store-chosen = jetzt wird eine Karte der Auslage oder die ungesehene oberste Karte gelagert, oder verzichte mit: decline

no-copy-chosen = jetzt wird die Kartenaktion eines anderen gewählt, mit: copy und ihrem Namen
no-card-action = { $piece } hat keine Kartenaktion
no-copy-of-copies = { $piece } nutzt selbst Aktionen anderer
no-rival-with-card = kein anderer hat eine unbeschädigte Karte { $piece }
no-useful-copy = die Aktion von { $piece } könntest du jetzt nicht ausführen
no-titan-in-deck = dieser Titanenstapel ist leer
no-deck-chosen = jetzt wird ein Titanenstapel gewählt, mit: inspect one-star, two-star oder three-star
no-titan-laid = { $n ->
    [one] der Titan
   *[other] einer der { $n } Titanen
    } auf deiner Hand wird als nächster gelegt, mit: lay und seinem Namen
no-attack-chosen = greife jetzt die oberste Karte dieses Stapels an, oder verzichte mit: decline
no-other-deck = jetzt darfst du nur den Stapel angreifen, den du geordnet hast
no-top-titan = { $piece } ist nicht der offene Titan dieses Stapels
no-ready-army = Armee { $n } wurde in dieser Runde schon benutzt: auf dem Namen ihrer aktiven Karte { $m ->
    [one] liegt eine Münze
   *[other] liegen { $m } Münzen
    }
no-attack-price = dieser Angriff kostet { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
    }, und du hast { $m ->
    [0] keine
   *[other] nur { $m }
    }
no-attack-strength = { $piece } hat Verteidigung { $n }, und dieser Angriff erreicht { $m }
no-intact-card = { $piece } ist nicht unter deinen unbeschädigten Reichskarten
no-damage-chosen = { $n ->
    [one] 1 Titanenseite ist
   *[other] { $n } Titanenseiten sind
    } noch übrig: wähle eine Karte mit: damage und ihrem Namen
no-army-discarded = du hast { $n ->
    [one] 1 Armee
   *[other] { $n } Armeen
    } und ein Limit von { $m }: wähle eine mit: discard army und ihrer Nummer
no-such-hunger = { $n ->
    [one] 1 Bürger hat
   *[other] { $n } Bürger teilen sich
    } { $k ->
    [0] keine Nahrung
   *[other] { $k } Nahrung
    }: genau { $m ->
    [one] einer von deinen geht
   *[other] { $m } von deinen gehen
    } leer aus

# Was eine Karte zeigt: aus diesen Sätzen besteht ihr Text.
card-free = Kostenlos.
card-cost = Kostet { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
    }.
card-cost-knowledge = Kostet { $m } Wissen.
card-cost-both = Kostet { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
    } und { $m } Wissen.
card-titan = Titan mit { $n ->
    [one] 1 Stern
   *[other] { $n } Sternen
    } und Verteidigung { $m }; es zählen nur Schwerter.
card-titan-arrows = Titan mit { $n ->
    [one] 1 Stern
   *[other] { $n } Sternen
    } und Verteidigung { $m }; es zählen Schwerter und Pfeile.
card-banners = Banner: { $pieces }.
card-citizens = { $n ->
    [one] 1 neuer Bürger
   *[other] { $n } neue Bürger
    }.
card-repairs = Repariert beim Erhalt { $n ->
    [one] 1 Karte
   *[other] bis zu { $n } Karten
    }.
card-active = Aktiv: { $pieces }.
card-legacy = Vermächtnis: { $pieces }.
card-action = Aktion:
card-paid-action = Aktion für { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
    }:
card-paid-action-knowledge = Aktion für { $m } Wissen:
card-paid-action-both = Aktion für { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
    } und { $m } Wissen:

army-sword = Schwert
army-arrow = Pfeil
army-spy = Späher
army-loot = Beute
army-repair = Reparatur

symbol-income-coin = +{ $n } Münzeinkommen.
symbol-income-knowledge = +{ $n } Wissenseinkommen.
symbol-food = +{ $n } Nahrung.
symbol-sword = +{ $n } { $n ->
    [one] Schwert
   *[other] Schwerter
    } in jedem Angriff.
symbol-arrow = +{ $n } { $n ->
    [one] Pfeil
   *[other] Pfeile
    } in jedem Angriff.
symbol-army-limit = +{ $n } Armeelimit.
symbol-explore-bonus = Beim Erkunden ziehst du { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
    } mehr.
symbol-capacity = Platz { $n }.

effect-gain-coins = Erhalte { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
    }.
effect-gain-knowledge = Erhalte { $n } Wissen.
effect-gain-coins-per = Erhalte 1 Münze je { $text }{ $n ->
    [0] .
   *[other] , höchstens { $n }.
    }
effect-gain-knowledge-per = Erhalte 1 Wissen je { $text }{ $n ->
    [0] .
   *[other] , höchstens { $n }.
    }
effect-repair = Repariere { $n ->
    [one] 1 Karte
   *[other] bis zu { $n } Karten
    }.
effect-explore = Erkunde.
effect-claim-first-player = Nimm den Startspielermarker, falls seine Handseite unten liegt.
effect-copy-action = Nutze eine Kartenaktion eines anderen.
effect-rearrange = { $n ->
    [one] Sieh dir den obersten Titanen eines Stapels an.
   *[other] Ordne die obersten { $n } Titanen eines Stapels.
    }
effect-rearrange-and-attack = { $n ->
    [one] Sieh dir den obersten Titanen eines Stapels an; du darfst ihn angreifen.
   *[other] Ordne die obersten { $n } Titanen eines Stapels; du darfst den neuen obersten angreifen.
    }
effect-draft-bonus = Greife in dieser Runde mit { $n } mehr an.
effect-store-from-row = Lagere eine Karte der Auslage.
effect-expand = Erweitere für { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
    }.
effect-expand-knowledge = Erweitere für { $m } Wissen.
effect-expand-both = Erweitere für { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
    } und { $m } Wissen.
effect-expand-free = Erweitere umsonst.
effect-recruit = Wirb ohne Zuschlag an.
effect-build-for-less = Baue eine Karte für { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
    } weniger.
effect-ward = { $n ->
    [one] Die nächste Titanenseite dieser Runde beschädigt
   *[other] Die nächsten { $n } Titanenseiten dieser Runde beschädigen
    } keine deiner Karten.
effect-feed = Am Ende dieser Runde { $n ->
    [one] wird 1 Bürger
   *[other] werden { $n } Bürger
    } mehr von dir satt.
effect-ready-army = Nimm { $n ->
    [one] 1 Münze
   *[other] bis zu { $n } Münzen
    } von deinen Armeen.
effect-refresh-row = Lege { $n ->
    [one] 1 Karte
   *[other] bis zu { $n } Karten
    } der Auslage ab und fülle sie auf.

when-learn-left = Wenn dein linker Nachbar lernt
when-learn-right = Wenn dein rechter Nachbar lernt
when-learn-other = Wenn ein anderer Spieler lernt
when-learn-self = Wenn du lernst
when-defeat-titan-self = Wenn du einen Titanen besiegst
when-defeat-titan-left = Wenn dein linker Nachbar einen Titanen besiegt
when-defeat-titan-right = Wenn dein rechter Nachbar einen Titanen besiegt
when-defeat-titan-other = Wenn ein anderer Spieler einen Titanen besiegt
when-explore-self = Wenn du erkundest
when-explore-left = Wenn dein linker Nachbar erkundet
when-explore-right = Wenn dein rechter Nachbar erkundet
when-explore-other = Wenn ein anderer Spieler erkundet
when-expand-self = Wenn du erweiterst
when-expand-left = Wenn dein linker Nachbar erweitert
when-expand-right = Wenn dein rechter Nachbar erweitert
when-expand-other = Wenn ein anderer Spieler erweitert
when-recruit-self = Wenn du anwirbst
when-recruit-left = Wenn dein linker Nachbar anwirbt
when-recruit-right = Wenn dein rechter Nachbar anwirbt
when-recruit-other = Wenn ein anderer Spieler anwirbt
when-grow-self = Wenn du wächst
when-grow-left = Wenn dein linker Nachbar wächst
when-grow-right = Wenn dein rechter Nachbar wächst
when-grow-other = Wenn ein anderer Spieler wächst
when-rebuild-self = Wenn du wiederaufbaust
when-rebuild-left = Wenn dein linker Nachbar wiederaufbaut
when-rebuild-right = Wenn dein rechter Nachbar wiederaufbaut
when-rebuild-other = Wenn ein anderer Spieler wiederaufbaut
when-damage-self = Wenn eine deiner Karten beschädigt wird
when-last-pass-self = Wenn du als Letzter passt
trigger-coins-for-citizen = Immer wenn du einen Bürger erhältst, erhalte 1 Münze je Nahrung.
trigger-coins-per-star = { $text }, erhalte 1 Münze je Stern des Titanen.
trigger-knowledge-per-star = { $text }, erhalte 1 Wissen je Stern des Titanen.
trigger-gain-coins = { $text }, erhalte { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
    }.
trigger-gain-knowledge = { $text }, erhalte { $n } Wissen.
trigger-remove-army-coin = { $text }, darfst du 1 Münze von einer deiner Armeen entfernen.
trigger-buy-knowledge = { $text }, darfst du { $n ->
    [0] umsonst
    [one] für 1 Münze
   *[other] für { $n } Münzen
    } { $m } Wissen nehmen.
trigger-free-build = Wenn du baust, darfst du diese Karte ablegen, statt zu bezahlen.
trigger-store-on-last-pass = Wenn du als Letzter passt, darfst du eine Karte der Auslage oder ungesehen die oberste des Stapels lagern.
trigger-prevent = Wenn eine Karte von dir beschädigt würde, darfst du { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
    } zahlen, um das zu verhindern.
trigger-take-surcharge = Wenn ein anderer einen Zuschlag für ein Feld zahlt, auf dem du einen Bürger hast, erhältst du 1 Münze davon.
trigger-return-citizen = Wenn Bürger von dir hungern, kommt einer von ihnen trotzdem zurück.
trigger-store-on-first-pass = Wenn du als Erster passt, darfst du eine Karte der Auslage oder ungesehen die oberste des Stapels lagern.

bonus-red-banners = Am Ende { $text } Punkte für 1 bis 6 rote Banner.
bonus-green-banners = Am Ende { $text } Punkte für 1 bis 6 grüne Banner.
bonus-blue-banners = Am Ende { $text } Punkte für 1 bis 6 blaue Banner.
bonus-yellow-banners = Am Ende { $text } Punkte für 1 bis 6 gelbe Banner.
bonus-purple-banners = Am Ende { $text } Punkte für 1 bis 6 violette Banner.
bonus-full-sets = Am Ende { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
    } für jeden Satz aus fünf verschiedenen Bannern.
bonus-per-titan = Am Ende { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
    } für { $m ->
    [one] jeden Titanen
   *[other] je { $m } Titanen
    }.
bonus-per-district = Am Ende { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
    } für { $m ->
    [one] jeden Bezirk
   *[other] je { $m } Bezirke
    }.
bonus-per-empire = Am Ende { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
    } für { $m ->
    [one] jede Reichskarte
   *[other] je { $m } Reichskarten
    }.

bonus-pairs-red = Am Ende { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
    } je Paar, rotes Banner und { $text }.
bonus-pairs-green = Am Ende { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
    } je Paar, grünes Banner und { $text }.
bonus-pairs-blue = Am Ende { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
    } je Paar, blaues Banner und { $text }.
bonus-pairs-yellow = Am Ende { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
    } je Paar, gelbes Banner und { $text }.
bonus-pairs-purple = Am Ende { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
    } je Paar, violettes Banner und { $text }.
bonus-intact = Am Ende { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
    }, wenn vor der letzten Reparatur keine deiner Karten beschädigt ist.
bonus-most = Am Ende { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
    }, wenn du { $text } hast und niemand mehr davon hat.
bonus-per-resource = Am Ende { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
    } je { $m ->
    [one] { $text }
   *[other] { $m } { $text }
    } im Vorrat, höchstens { $k }.
bonus-per-symbol = Am Ende { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
    } je { $m ->
    [one] { $text }
   *[other] { $m } { $text }
    }.

# Was Karten zählen, eines davon und mehrere.
one-food = Nahrung
one-titan = Titan
one-district = Bezirk
one-army = Armee
one-damaged = beschädigte Karte
one-citizen-on-board = Bürger von dir auf dem Spielplan
one-banner-red = rotes Banner
one-banner-green = grünes Banner
one-banner-blue = blaues Banner
one-banner-yellow = gelbes Banner
one-banner-purple = violettes Banner
one-knowledge = Wissen
one-coins = Münze
one-income-coin = Münze Einkommen
one-income-knowledge = Wissen Einkommen
one-sword = Schwert
one-arrow = Pfeil
one-army-limit = Punkt des Armeelimits
one-explore-bonus = Karte mehr beim Erkunden
one-capacity = Platz
many-food = Nahrung
many-titan = Titanen
many-district = Bezirke
many-army = Armeen
many-damaged = beschädigte Karten
many-citizen-on-board = Bürger auf dem Spielplan
many-banner-red = rote Banner
many-banner-green = grüne Banner
many-banner-blue = blaue Banner
many-banner-yellow = gelbe Banner
many-banner-purple = violette Banner
many-knowledge = Wissen
many-coins = Münzen
many-empire = Reichskarten
many-income-coin = Münzen Einkommen
many-income-knowledge = Wissen Einkommen
many-sword = Schwerter
many-arrow = Pfeile
many-army-limit = Punkte des Armeelimits
many-explore-bonus = Karten mehr beim Erkunden
many-capacity = Platz

# Was ein Feld des Spielplans tut, und dasselbe, wie es dort gedruckt ist.
space-labor = Erhalte { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
    }.
space-labor-short = +{ $n } { $n ->
    [one] Münze
   *[other] Münzen
    }
space-build = Kaufe eine Karte der Reichsauslage oder eine, die du gelagert hast.
space-build-short = Karte kaufen
space-draft = In dieser Runde greifst du mit { $n } mehr für jeden Bürger hier an, deiner zählt mit.
space-draft-short = +{ $n } Angriff je Bürger
space-expand = Zahle { $n } Wissen oder { $m } Münzen und erhalte den Bezirk.
space-expand-short = Bezirk für { $n } Wissen oder { $m } Münzen
space-learn = Zahle { $m } Münzen für { $n } Wissen.
space-learn-short = { $n } Wissen für { $m } Münzen
space-rebuild = Repariere bis zu { $n } Karten, nimm den Startspielermarker, wenn ihn in dieser Runde noch niemand nahm, und erhalte { $m ->
    [one] 1 Münze
   *[other] { $m } Münzen
    }.
space-rebuild-short = { $n } reparieren, Startspieler, +{ $m } { $m ->
    [one] Münze
   *[other] Münzen
    }
space-recruit = Nimm eine Militärkarte.
space-recruit-short = Militärkarte
space-explore = Ziehe { $n } Reichskarten und lagere eine, oder lagere eine Karte der Auslage.
space-explore-short = { $n } ziehen, 1 lagern
space-grow = Zahle { $m } Münzen für einen neuen Bürger, der in der nächsten Runde handelt, wenn Nahrung da ist.
space-grow-short = Bürger für { $m } Münzen
space-higher-skill = Das Können deines Bürgers muss höher sein als das aller, die hier stehen.
space-any-skill = Das Können spielt keine Rolle.
space-surcharge = Das Können spielt keine Rolle; es kostet { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    }, wenn andere hier sind und keiner von ihnen das gleiche Können hat.

# Karten.
fishing-dock = Fischersteg
    .flavour = Jede Stadt begann mit jemandem, der der Fische wegen blieb.
wheat-fields = Weizenfelder
    .flavour = Golden im Sommer, bewacht im Herbst.
city-guard = Stadtwache
    .flavour = Sie kennen jeden Bürger beim Namen, und jede Schuld.
militia = Miliz
    .flavour = Am Morgen Bäcker, am Mittag Schützen.
crane = Kran
    .flavour = Er baut ein einziges Mal und ist danach Brennholz.
distant-outpost = Ferner Außenposten
    .flavour = Was die Nachbarn studieren, üben unsere Hauptleute.
masons-yard = Steinmetzhof
    .flavour = Eine rissige Mauer ist der Lohn einer Woche.
bronze-foundry = Bronzegießerei
    .flavour = Glocken in guten Jahren, Klingen in den anderen.
outrider-lodge = Haus der Vorreiter
    .flavour = Wer einen Freund mitbringt, trinkt umsonst.
forest-hideout = Waldversteck
    .flavour = Von hier oben sucht man sich aus, wem man begegnet.
hunters-of-merk = Jäger von Merk
    .flavour = Sie kommen mit Fleisch zurück oder gar nicht.
bramble-pickets = Dornenposten
    .flavour = Die meiste Arbeit tun die Dornen.
honey-glades = Honiglichtungen
    .flavour = Die Bienen haben noch keine Ernte verloren.
reed-villages = Schilfdörfer
    .flavour = Kommt die Flut, ziehen sie mit dem Haus um.
aqueduct = Aquädukt
    .flavour = Wo Wasser ankommt, folgen die Menschen.
crypta-ship = Cryptaschiff
    .flavour = Niemand fragt, was im Laderaum liegt.
tidal-nets = Gezeitennetze
    .flavour = Zweimal am Tag zahlt das Meer seine Steuern.
pilgrim-quay = Pilgerkai
    .flavour = Die meisten kamen für einen Tag. Alle sind geblieben.
floodplain-granary = Auenspeicher
    .flavour = Niemand verlässt Oru hungrig, und niemand verlässt Oru.
bridge = Brücke
    .flavour = Am anderen Ufer hat man immer die bessere Idee.
desert-archive = Wüstenarchiv
    .flavour = Trockene Luft, trockene Tinte, trockene Archivare.
desert-caravan = Wüstenkarawane
    .flavour = Satte Städte kaufen zweimal.
salt-road = Salzstraße
    .flavour = Weißes Gold, getragen von geduldigen Tieren.
lantern-bazaar = Laternenbasar
    .flavour = Im Weg zu stehen ist ein Gewerbe wie jedes andere.
archivists-of-bol = Archivare von Bol
    .flavour = Auch von dir liegt eine Abschrift bei ihnen.
scribe-guild = Schreibergilde
    .flavour = Die Lehrstunde des Nachbarn, für einen Bruchteil des Preises.
zori-dramatists = Dramatiker von Zori
    .flavour = Das Spiel beginnt, wenn die Arbeit getan ist.
house-of-tablets = Haus der Tafeln
    .flavour = Liest man eine, versteht man die nächste.
oath-hall = Schwurhalle
    .flavour = Was hier zerbricht, wird bezahlt.
shield-hall = Schildhalle
    .flavour = Jeder Schild weiß noch, was er aufhielt.
drill-field = Exerzierfeld
    .flavour = Noch einmal. Und noch einmal. Und von vorn.
ember-quarter = Glutviertel
    .flavour = Die Schmiede hier ließen noch kein Feuer ausgehen.
siege-workshop = Belagerungswerkstatt
    .flavour = Mit dem ersten Probeschuss kommen die Freiwilligen.
citadel = Zitadelle
    .flavour = Fünf Banner auf der Mauer und Platz für ein sechstes.
stag-archers-grove = Hain der Hirschschützen
    .flavour = Je größer das Tier, desto länger das Lied.
settlers-clearing = Siedlerlichtung
    .flavour = Das erste Haus ist für den, der als Nächster kommt.
greenwood-moot = Grünwaldthing
    .flavour = Wer drei Schädel vor der Tür hat, führt den Vorsitz.
mill-villages = Mühlendörfer
    .flavour = Das Rad dreht sich, und niemand zählt die Säcke.
elder-grove = Hain der Ältesten
    .flavour = Die Bäume waren alt, als die Titanen jung waren.
town-hall = Rathaus
    .flavour = Wer den Schlüssel hat, eröffnet die Versammlung.
harbour-market = Hafenmarkt
    .flavour = Je mehr Hände arbeiten, desto mehr Münder kaufen.
pearl-divers = Perlentaucher
    .flavour = Ein Atemzug, eine Auster, ein Haus in der Stadt.
great-canal = Großer Kanal
    .flavour = Jedes neue Viertel will daran liegen.
lighthouse-of-oru = Leuchtturm von Oru
    .flavour = Wer hinausfährt, kommt klüger zurück.
trade-city = Handelsstadt
    .flavour = Hier ist alles zu kaufen, auch Methoden.
caravan-court = Karawanenhof
    .flavour = Land ist billig, wenn man mit hundert Kamelen kommt.
amber-bank = Bernsteinbank
    .flavour = Sie verleiht nichts und vergisst nichts.
sun-calendar = Sonnenkalender
    .flavour = An einem Mittag im Jahr erklärt er sich selbst.
spice-exchange = Gewürzbörse
    .flavour = Man riecht die Preise, bevor man sie hört.
star-watchers = Sternwächter
    .flavour = Sie sahen ihn kommen und notierten das Datum.
map-room = Kartensaal
    .flavour = Wem die Welt nicht gefällt, der zeichnet eine andere.
temple-of-masks = Tempel der Masken
    .flavour = Wer zuletzt geht, räumt die Opfergaben weg.
oracle-guard = Orakelwache
    .flavour = Sie verneigen sich vor niemandem und zerkratzen nichts.
hall-of-echoes = Halle der Echos
    .flavour = Nenne den Preis, und du hörst einen niedrigeren.
moon-festival = Mondfest
    .flavour = In einer Nacht im Jahr fragt niemand nach deinem Banner.
crown-road = Kronenstraße
    .flavour = Sie verbindet die Schmiede mit dem Hafen.
ford-spears = Furtspeere
    .flavour = Sie halten die Furt, und dann flicken sie die Brücke.
reed-slingers = Schilfschleuderer
    .flavour = Drei Steine, und der dritte trifft den Geldbeutel.
night-runners = Nachtläufer
    .flavour = Vor der Dämmerung zurück, mit Karte und ohne Laterne.
dune-raiders = Dünenräuber
    .flavour = Sie kämpfen um das, was aus den Taschen fällt.
mason-levies = Steinmetzaufgebot
    .flavour = Ein Hammer wirkt in beide Richtungen.
hill-wardens = Hügelwarte
    .flavour = Wer höher steht, schießt weiter.
coast-watch = Küstenwache
    .flavour = Sie kennen jedes Segel und zielen auf die anderen.
temple-ushers = Tempeldiener
    .flavour = Sie führen zum Platz und merken sich, wer dort saß.
merkian-troop = Merkische Truppe
    .flavour = Im Wald angeworben, in Pfeilspitzen bezahlt.
veiled-blades = Verhüllte Klingen
    .flavour = Zweimal hat sie noch keiner beschrieben.
titan-hounds = Titanenhunde
    .flavour = Als er noch klein war, waren auch sie Welpen.
salt-lancers = Salzlanzer
    .flavour = Schnelle Pferde, lange Lanzen, längere Berichte.
sun-phalanx = Sonnenphalanx
    .flavour = Am Mittag kann man sie nicht ansehen.
oru-engineers = Ingenieure von Oru
    .flavour = Sie haben den Titanen vermessen, bevor sie ihn fällten.
mud-strider = Schlammschreiter
    .flavour = In seinen Spuren liegen Münzen, wenn man gräbt.
thorn-back = Dornrücken
    .flavour = Seine Stacheln fliegen gerader als jeder Pfeil.
cinder-hound = Aschenhund
    .flavour = Er schläft in Ruinen, und so bleiben sie warm.
dune-crawler = Dünenkriecher
    .flavour = Wer ihm folgt, findet, was der Sand begrub.
fog-heron = Nebelreiher
    .flavour = Er steht still, bis er versteht.
brine-horn = Solehorn
    .flavour = Seeleute heuern an, um es gesehen zu haben.
whispering-mask = Flüsternde Maske
    .flavour = Fragt man sie einmal, antwortet sie zweimal.
iron-boar = Eiseneber
    .flavour = Selbst seine Wut lässt Schrott zum Verkaufen da.
sleepless-king = Schlafloser König
    .flavour = Nachts geht er die Mauern ab und setzt Steine.
reef-mother = Riffmutter
    .flavour = Jedes Wrack auf ihrem Rücken hat eine Truhe.
stone-being = Steinwesen
    .flavour = In seiner hohlen Hand wächst Weizen.
glass-scorpion = Glasskorpion
    .flavour = Man sieht, was er denkt.
root-giant = Wurzelriese
    .flavour = Gern hilft er, seinesgleichen zu begraben.
forge-colossus = Schmiedekoloss
    .flavour = Sein Herz schlägt noch immer Schwerter.
veil-serpent = Schleierschlange
    .flavour = Wo sie sich häutet, sind die Felder sicher.
tide-caller = Flutrufer
    .flavour = Er rief, und die Schatzschiffe kamen.
walking-mountain = Wandelnder Berg
    .flavour = Auf seiner Schulter lebte schon immer ein Dorf.
moon-eater = Mondfresser
    .flavour = Er wusste, warum die Nächte länger wurden.
storm-crown = Sturmkrone
    .flavour = Der Blitz schlägt ein, und die Dächer stehen gerade.
last-dragon-of-zor = Letzter Drache von Zor
    .flavour = Aus seinem Ei schlüpfte eine Siedlung.
terrace-ward = Terrassenviertel
    .flavour = Dächer sind die Straßen derer, die darüber wohnen.
barracks-ward = Kasernenviertel
    .flavour = Die Trompete weckt alle.
river-ward = Flussviertel
    .flavour = Das Frühstück schwimmt an der Tür vorbei.
market-ward = Marktviertel
    .flavour = An einem Tag im Jahr ist es still, und keiner mag ihn.
wall-ward = Mauerviertel
    .flavour = Die Kinder hier werfen gut.

# Warum ein Ratgeber es täte.
why-labor = Münzen für das, was als Nächstes kommen soll: { $n ->
    [0] kaum Punkte
    [one] etwa 1 Punkt
   *[other] etwa { $n } Punkte
    }.
why-build = Eine Karte der Auslage ist ihren Preis wert: { $n ->
    [0] kaum Punkte
    [one] etwa 1 Punkt
   *[other] etwa { $n } Punkte
    }.
why-draft = Das bringt einen Titanen in Reichweite: { $n ->
    [0] kaum Punkte
    [one] etwa 1 Punkt
   *[other] etwa { $n } Punkte
    }.
why-expand = Deine Karten brauchen Platz: { $n ->
    [0] kaum Punkte
    [one] etwa 1 Punkt
   *[other] etwa { $n } Punkte
    }.
why-learn = Wissen öffnet die besseren Karten: { $n ->
    [0] kaum Punkte
    [one] etwa 1 Punkt
   *[other] etwa { $n } Punkte
    }.
why-rebuild = Beschädigte Karten bringen nichts, bis sie repariert sind: { $n ->
    [0] kaum Punkte
    [one] etwa 1 Punkt
   *[other] etwa { $n } Punkte
    }.
why-recruit = Eine stärkere Armee, und wieder eine billige: { $n ->
    [0] kaum Punkte
    [one] etwa 1 Punkt
   *[other] etwa { $n } Punkte
    }.
why-explore = Der Stapel hält vielleicht eine bessere Karte als die Auslage: { $n ->
    [0] kaum Punkte
    [one] etwa 1 Punkt
   *[other] etwa { $n } Punkte
    }.
why-grow = Ein weiteres Paar Hände für jede kommende Runde: { $n ->
    [0] kaum Punkte
    [one] etwa 1 Punkt
   *[other] etwa { $n } Punkte
    }.
why-own-card = Deine eigene Karte kann das besser als der Spielplan: { $n ->
    [0] kaum Punkte
    [one] etwa 1 Punkt
   *[other] etwa { $n } Punkte
    }.
why-attack = { $piece } für { $m ->
    [one] eine Münze
   *[other] { $m } Münzen
    }, mit allen Bannern: { $n ->
    [0] kaum Punkte
    [one] etwa 1 Punkt
   *[other] etwa { $n } Punkte
    }.
why-card = { $piece } passt zu deinen Bannern und deinem Beutel: { $n ->
    [0] kaum Punkte
    [one] etwa 1 Punkt
   *[other] etwa { $n } Punkte
    }.
why-pass = Nichts mehr ist einen Bürger oder eine Münze wert.
why-best = Die beste der Möglichkeiten hier: { $n ->
    [0] kaum Punkte
    [one] etwa 1 Punkt
   *[other] etwa { $n } Punkte
    }.

# Was die Symbole bedeuten, neben den Regeln.
legend-coin = Münze; mit einem Plus ist sie Einkommen am Ende jeder Runde
legend-knowledge = Wissen; mit einem Plus ist es Einkommen am Ende jeder Runde
legend-food = Nahrung: ernährt einen Bürger am Ende jeder Runde
legend-capacity = Platz: Raum für so viele Reichskarten
legend-army = Armee: deine Armeegrenze ist um eins höher
legend-sword = Schwert: zählt 1 gegen jeden Titanen
legend-arrow = Pfeil: zählt 1 gegen Titanen, die Pfeile zeigen
legend-repair = Reparatur: drehe eine beschädigte Karte wieder auf
legend-spy = Späher: 1 Wissen, wenn diese Armee angreift
legend-loot = Beute: 1 Münze nach dem Angriff dieser Armee
legend-explore = Erkunden: ziehe mehr Karten, oder erkunde mit der Aktion dieser Karte
legend-ward = Schutz: eine Titanenseite dieser Runde beschädigt nichts
legend-citizen = Bürger: ein neuer, wenn du die Karte bekommst; vor einem Gleichheitszeichen: setze hier einen Bürger ein
legend-react = Reaktion: wirkt, wenn jemand anders etwas tut
legend-points = Punkte am Ende der Partie
legend-defence = Verteidigung: was dein Angriff erreichen muss
legend-star = Die Sterne eines Titanen: der Stapel, zu dem er gehört
legend-damage = Schaden: eine deiner Karten wird umgedreht
legend-starving = Hungernd: dieser Bürger setzt die nächste Runde aus und kostet am Ende 2 Punkte
legend-hand = Der Startspielerstein, beansprucht für die nächste Runde
legend-red = Ein Banner des roten Stammes
legend-green = Ein Banner des grünen Stammes
legend-blue = Ein Banner des blauen Stammes
legend-yellow = Ein Banner des gelben Stammes
legend-purple = Ein Banner des violetten Stammes

# -- gauges: the numbers that a preview of an option names
gauge-coins = Münzen
gauge-knowledge = Wissen
gauge-room = Platz
gauge-citizens = Bürger
gauge-food = Nahrung
gauge-armies = Armeen
gauge-swords = Schwerter
gauge-arrows = Pfeile
gauge-income = Münzen je Runde
gauge-income-knowledge = Wissen je Runde
gauge-points = Punkte

# Was die Seite sagt.
page-round = Runde { $n } von { $of }
page-empire-row = Reichsauslage
page-military-row = Militärauslage
page-district = Bezirk
page-titans = Titanen
page-titan-deck = { $n ->
    [one] 1-Stern-Stapel
   *[other] { $n }-Sterne-Stapel
    }
page-deck-a = Stapel A
page-deck-b = Stapel B
page-cards = { $n ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $n } Karten
    }
page-drawn = Diese Karten siehst nur du
page-none = Keine mehr
page-no-titan = Hier ist kein Titan mehr
page-reach = Du erreichst { $n } von { $of }
page-coins = { $n ->
    [one] Münze
   *[other] Münzen
    }
page-knowledge = Wissen
page-food = Nahrung
page-capacity = Platz
page-armies = Armeen
page-die-titan = { $n ->
    [one] Eine Karte wird beschädigt.
   *[other] { $n } Karten werden beschädigt.
}
page-die-coin = { $n ->
    [one] Eine Münze geht verloren.
   *[other] { $n } Münzen gehen verloren.
}
page-die-blank = Die Würfel richten keinen Schaden an.
page-always = In jedem Angriff
page-at-hand = Verfügbare Bürger
page-your-citizens = Deine Bürger
page-any-skill = jedes Können
page-higher-skill = höher ▲
page-starving = Hungernd
page-citizen = Bürger { $n }
page-citizen-of = Bürger { $n } von { $name }
page-stands = Bürger { $n } von { $name } steht hier.
page-covered = Verdeckt bis Runde { $n }.
page-from-round = Ab Runde { $n }
page-first = Startspieler
page-passed = Hat gepasst
page-banners = Banner
page-set = { $n ->
    [0] kein
   *[other] { $n }
    } Banner: { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
    }; mit einem mehr { $next }
page-stored = Gelagerte Karten
page-stored-unseen = Eine gelagerte Karte, die du nicht gesehen hast
page-damaged = Beschädigt
page-damaged-about = Beschädigt: sie gibt nichts, bis sie repariert ist; ihre Banner zählen am Ende trotzdem.
page-bonus-now = Sie gibt jetzt { $n ->
    [0] keine Punkte
    [one] einen Punkt
   *[other] { $n } Punkte
    }.
page-legacy = Vermächtnis
page-army = Armee { $n }: { $name }
page-name-coins = { $n ->
    [one] Eine Münze liegt
   *[other] { $n } Münzen liegen
    } auf ihrem Namen.
page-picture-coins = { $n ->
    [one] Eine Münze liegt
   *[other] { $n } Münzen liegen
    } auf ihrem Bild.
page-next-price = Sie kostet als Nächstes { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
    }.
page-ready = Bereit zum Angriff.
page-spent-about = In dieser Runde benutzt; die Münzen rutschen am Rundenende hinunter.
page-spent = benutzt
page-price = Kostet

# Aktionen, wie Knöpfe sie nennen.
do-place = Bürger { $n } auf { $piece } setzen
do-attack = { $piece } mit Armee { $n } angreifen
do-attack-together = { $piece } mit den Armeen { $numbers } angreifen
do-pass = Passen
do-buy = { $piece } kaufen
do-buy-for = { $piece } kaufen und { $other } ablegen
do-buy-stored = { $piece } aus dem Lager kaufen
do-buy-stored-for = { $piece } aus dem Lager kaufen und { $other } ablegen
do-pay-knowledge = Mit Wissen bezahlen
do-pay-coins = Mit Münzen bezahlen
do-take = { $piece } nehmen
do-survey = Ziehe drei Bezirke
do-replace = Lege { $piece } ab
do-repair = { $piece } reparieren
do-recruit = { $piece } anwerben
do-retire = In Armee { $n }, deren Karte abtritt
do-form = Eine neue Armee bilden
do-explore = Den Stapel erkunden
do-keep = { $piece } lagern
do-starve = Bürger { $n } hungert
do-starve-together = Die Bürger { $numbers } hungern
do-copy = Die Aktion von { $piece } nutzen
do-inspect-1 = Die Titanen mit einem Stern ansehen
do-inspect-2 = Die Titanen mit zwei Sternen ansehen
do-inspect-3 = Die Titanen mit drei Sternen ansehen
do-lay = { $piece } als Nächsten legen
do-damage = { $piece } wird beschädigt
do-discard = Armee { $n } geht
do-name-coin = Eine Münze vom Namen der Armee { $n } entfernen
do-picture-coin = Eine Münze vom Bild der Armee { $n } entfernen
do-use = { $piece } nutzen
do-store-unseen = Die oberste Karte ungesehen lagern
do-store = { $piece } lagern
do-done = Fertig
do-decline = Nein, danke

# Hinweise für eine erste Partie.
guide-place = { $press } ein leuchtendes Feld, dann auf einen deiner Bürger: Er geht dorthin und handelt sofort. Stattdessen darfst du einen Titanen angreifen oder passen.
guide-skill = Die Zahl auf einem Bürger ist sein Können. Die meisten Felder nehmen nur ein höheres als das aller dort, also gehen niedrige zuerst; Bauen, Anwerben und Wiederaufbauen nehmen jeden.
guide-build = Eine Karte kostet, was auf ihrem Bild steht, und belegt einen Platz. Ihre Symbole wirken, solange sie nicht beschädigt ist.
guide-banners = Punkte bringen die Banner: sechs eines Stammes geben 11, ein einzelnes nur 1. Die fünf Sätze über deinen Karten zeigen, was deine jetzt geben.
guide-attack = Du bist stark genug für einen Titanen. { $press } ihn, dann auf die Armeen, die du bezahlst: Die Münzen bleiben darauf und machen sie das nächste Mal teurer.
guide-damage = Ein fallender Titan schlägt zurück. Die beschädigte Karte gibt nichts, bis du sie reparierst, behält aber ihre Banner für das Ende.
guide-recruit = Eine neue Truppe darf die alte Karte einer Armee ablösen: die Münzen darauf sind weg, und ihr Vermächtnis hilft der neuen weiter.
guide-feed = Du hast mehr Bürger als Nahrung. Wer am Ende der Runde hungert, handelt in der nächsten nicht, und nach der letzten kostet jeder 2 Punkte.
guide-end = Die zweite Hälfte hat begonnen, mit Stapel B. Sammle Banner weniger Stämme; nach Runde 6 werden die Punkte gezählt.

# Das Lehrspiel: vor einem Zug und danach.
lesson-labor = In deinem Zug geht ein Bürger ans Werk und handelt sofort. { $press } „Arbeiten“, dann auf den markierten Bürger: Das bringt 2 Münzen.
lesson-labor-done = Zwei Münzen mehr. Zum Arbeiten kommt jetzt nur ein höheres Können als das, was dort steht: Niedrige gehen zuerst.
lesson-build = Münzen sind zum Bauen da. { $press } „Bauen“ und sende den nächsten Bürger: Dorthin darf jeder, wie viel er auch kann.
lesson-build-done = Wer später kommt, zahlt eine Münze mehr, außer es steht dort jemand mit genau demselben Können.
lesson-buy = Eine Karte kostet, was auf ihrem Bild steht, und belegt einen deiner Plätze. { $press } { $piece }.
lesson-buy-done = { $piece } arbeitet jetzt für dich, und die Banner sind am Ende Punkte: je mehr von einem Stamm, desto besser.
lesson-draft = Ein Titan verlangt Stärke. { $press } „Einziehen“: Jeder Bürger dort, auch deiner, verstärkt deine Angriffe dieser Runde um 1.
lesson-draft-done = Das hilft gegen jeden Titanen, bis die Runde endet.
lesson-attack = Armeen und Einziehen erreichen einen Titanen. { $press } { $piece }. Eine Armee kostet eine Münze mehr, als auf ihr liegt; die Münzen bleiben dort.
lesson-attack-done = { $piece } fällt, die Banner gehören dir. Aber für jedes fiel ein Würfel, und ein Titan darauf beschädigt eine Karte.
lesson-pass = Alle Bürger sind eingesetzt. { $press } „Passen“: Haben alle gepasst, bekommst du Münzen und ernährst deine Bürger.
lesson-pass-done = Eine neue Runde: Deine Bürger sind zurück, deine Armeen wieder bereit, und in der Auslage liegen neue Karten.
lesson-rebuild = Eine beschädigte Karte gibt nichts. { $press } „Wiederaufbauen“: Das repariert bis zu zwei Karten und bringt eine Münze.
lesson-rebuild-done = Das kann auch die Startspielermarke bringen. Am Ende zählen selbst beschädigte Karten ihre Banner.
lesson-recruit = Größere Titanen verlangen bessere Armeen. { $press } „Anwerben“ und sende einen Bürger.
lesson-recruit-done = Schwerter zählen gegen jeden Titanen, Pfeile nur gegen die, die welche zeigen.
lesson-army = Du darfst zwei Armeen führen, also tritt eine alte Karte unter die neue; ihr Vermächtnis hilft weiter. { $press } die markierte Armee.
lesson-army-done = Die neue Truppe kann angreifen, und die Münzen der alten Karte sind fort.
lesson-explore = Ab Runde 2 darfst du erkunden und eine Karte für später lagern. { $press } „Erkunden“.
lesson-explore-done = Eine gelagerte Karte braucht keinen Platz, und nur du kannst sie bauen.
lesson-deck = Du darfst eine Karte der Auslage lagern oder fünf vom Stapel ziehen und wählen. { $press } den markierten Stapel.
lesson-deck-done = Nur du siehst diese fünf. Behalte eine, die zu deinen Bannern oder Armeen passt.
lesson-learn = Wissen bezahlt Bezirke und einige der besten Karten. { $press } „Lernen“: Aus 3 Münzen wird 1 Wissen.
lesson-learn-done = Gut angelegt. Der Preis auf einer Karte zeigt, ob sie Wissen verlangt.
lesson-expand = Ein Bezirk macht deine Stadt größer. { $press } „Erweitern“: Es kostet 1 Wissen oder 3 Münzen.
lesson-expand-done = Du bekommst den Bezirk, der offen liegt. Kein Titan kann ihn je beschädigen.
lesson-grow = Du hast Nahrung für einen mehr. { $press } „Wachsen“: Für 3 Münzen bekommst du einen Bürger, der ab der nächsten Runde handelt.
lesson-grow-done = Deine Stadt wächst. Das ist alles: arbeiten, bauen, kämpfen. Nach sechs Runden zählen die Banner, je Stamm in Sätzen.

page-city = Stadt
page-tab-board = Brett
page-tab-market = Markt
page-tab-city = Meine Stadt
page-income = { $n ->
    [one] Du hast 1 Münze
   *[other] Du hast { $n } Münzen
    }; jede Runde bringt { $m }.
page-income-knowledge = Du hast { $n } Wissen; jede Runde bringt { $m }.
page-food-about = Bürger, die essen: { $n }. Nahrung: { $m }.
page-room-about = Reichskarten, die Platz brauchen: { $n }. Platz: { $m }.

# -- where points come from
page-sum-tribe = Stamm { $tribe }
page-sum-banners = { $n ->
    [0] kein Banner
   *[other] { $n } Banner
}
page-sum-cards = Reichskarten
page-sum-hunger = Hungernde Bürger
page-points-now = { $n ->
    [one] Bisher 1 Punkt: woher er kommt
   *[other] Bisher { $n } Punkte: woher sie kommen
}

# Die Hausregeln für Karten, wie die Regelseite sie auflistet, und die Köpfe ihrer Tabellen.
AW-400 = Eine Kartenaktion kann eine Münze oder ein Wissen für jedes Ding einer Art geben, das du hast: aktive Nahrung, Titanen, Bezirke, Armeen, beschädigte Karten, deine Bürger auf dem Brett oder Banner eines Stammes; manche Karten setzen eine Grenze.
AW-401 = Eine Kartenaktion kann Münzen von deinen Armeen nehmen: bis zu so viele, jede von einem Namen oder einem Bild, wie du willst; eine Armee ohne Namensmünze ist wieder bereit.
AW-402 = Eine Kartenaktion kann das Einziehen verstärken: du greifst in dieser Runde mit so viel mehr an, und Bürger auf Einziehen zählen dabei nicht.
AW-403 = Eine Kartenaktion kann die Reichsauslage erneuern: du legst bis zu so viele ihrer Karten ab, auf Wunsch keine, und dann wird die Auslage gefüllt, frühere Lücken auch.
AW-404 = Eine Kartenaktion kann dich eine Karte der Reichsauslage lagern lassen, so wie auf die zweite Weise des Erkundens, aber sie ist kein Erkunden.
AW-405 = Eine Kartenaktion kann dich für einen anderen Preis erweitern, anwerben oder für weniger Münzen bauen lassen, ohne auf das Feld zu setzen und also ohne Zuschlag; alles Weitere ist wie auf dem Brett, und was auf diese Brettaktion reagiert, reagiert auch hier.
AW-406 = Eine Kartenaktion kann dir die obersten Titanen eines Stapels zeigen, so viele wie sie sagt, und du legst sie in beliebiger Reihenfolge zurück: das ist das Waldversteck ohne den Angriff, und nur du kennst die Reihenfolge unter der neuen obersten Karte.
AW-407 = Eine Kartenaktion kann deine Karten schützen: bis zum Ende der Runde tun so viele Titanenseiten nichts, die eine Karte von dir beschädigen würden; die ersten werden abgehalten, und eine Seite, die ohnehin nichts täte, zählt nicht.
AW-408 = Eine Kartenaktion kann Bürger ernähren: beim kommenden Ernähren werden so viele mehr von deinen satt.
AW-410 = Karten können darauf achten, wer lernt: eine, die Münzen von Armeen nimmt oder Wissen verkauft, achtet auf den linken Nachbarn, den rechten oder auf jeden anderen Spieler; eine, die Wissen gibt, achtet auf ihren Besitzer.
AW-411 = Eine Karte kann Münzen oder Wissen geben, wenn ein Titan besiegt wird, eine feste Zahl oder eines je Stern: sobald der Titan und was er beim Erhalt gibt genommen sind und vor den Würfeln, also können die Münzen noch verloren gehen. Ein Titan mit solch einer Reaktion zählt seine eigene Niederlage mit.
AW-412 = Eine Karte kann Münzen oder Wissen geben oder Wissen verkaufen, wenn jemand erkundet, erweitert, anwirbt, wächst oder wiederaufbaut: sobald die Aktion ganz ausgeführt ist, auch wenn eine Karte sie ausführt.
AW-413 = Eine Karte kann ihrem Besitzer Münzen oder Wissen geben, wenn eine seiner Reichskarten beschädigt wird, oder ihn zahlen lassen, um das zu verhindern: eine beschädigte Karte gibt dafür nichts, kann sich aber vorher selbst retten; der Schutz wirkt zuerst.
AW-414 = Eine Karte kann ihrem Besitzer Münzen geben, wenn er als Letzter der Runde passt, oder ihn eine Karte lagern lassen wie die Dramatiker von Zori.
AW-415 = Eine Karte kann ihrem Besitzer eine Münze eines Zuschlags geben, den ein anderer für ein Feld zahlt, auf dem der Besitzer einen Bürger hat: jede Münze geht an höchstens eine Karte, die nächste im Uhrzeigersinn vom Zahlenden aus; die übrigen gehen in den Vorrat.
AW-416 = Eine Karte kann einen hungernden Bürger ihres Besitzers zurückbringen, einmal je Runde: von denen, die er hungern ließ, ist der mit dem höchsten Können wieder verfügbar und kostet am Ende keine Punkte.
AW-420 = Eine Karte kann Punkte dafür geben, dass du von etwas am meisten hast: du erhältst sie, wenn du mindestens eines davon hast und niemand mehr; bei Gleichstand also alle Gleichen.
AW-421 = Eine Karte kann Punkte für je so viele Münzen oder Wissen geben, die du am Ende hast, bis zu ihrer Grenze; Münzen auf Militärkarten hast du nicht.
AW-422 = Eine Karte kann Punkte für je so viele aktive Symbole einer Art am Ende geben.
AW-423 = Eine Karte kann Punkte geben, wenn keine deiner Reichskarten beschädigt ist, sobald die Wertung beginnt: die letzte Reparatur kommt dafür zu spät, sonst hieße es nichts.
AW-424 = Eine Karte kann Punkte für jedes Paar aus einem Banner eines Stammes und einem Banner eines anderen geben: der seltenere der beiden Stämme zählt.
list-example = Im Paket
list-text = Auf der Karte

# Die Kartenlisten der Regelseite.
list-card = Karte
list-deck = Stapel
list-copies = Anzahl
list-flavour = Was man sich erzählt
list-start = Start
list-deck-a = A
list-deck-b = B
list-tribe = Die { $text } ({ $colour })
