# Was der Server ablehnt, und warum. Jeder Satz folgt auf "Nicht möglich: ", beginnt also klein und hat keinen Punkt.

server-too-many-requests = von deiner Adresse kamen zu viele Anfragen; warte ein wenig
server-too-many-sockets = von deiner Adresse sind zu viele Tische geöffnet; schließe erst einen
server-too-many-tables = du kannst { $n ->
    [one] nur einen Tisch
   *[other] { $n } Tische
} zugleich laufen lassen; beende erst einen
server-too-many-agent-tables = du kannst den Computer an { $n ->
    [one] nur einem Tisch
   *[other] { $n } Tischen
} zugleich gegen sich selbst spielen lassen
server-too-many-open-tables = nur { $n ->
    [one] einer deiner Tische kann
   *[other] { $n } deiner Tische können
} zugleich auf Mitspieler warten; lass erst einen beginnen
server-quota = für deine Adresse wurde heute genug gespeichert; komm morgen wieder
server-foreign-page = eine fremde Seite darf das nicht
server-foreign-name = dieser Server heißt nicht so; wer ihn betreibt, kann den Namen mit --name hinzufügen
server-nothing-here = hier gibt es nichts, was das könnte
server-fault = der Server hat einen Fehler gemacht; bestätigt wurde nichts
server-unavailable = im Moment kann nichts gespeichert werden, daher ist nichts geschehen; versuche es gleich noch einmal
server-conflict = zwei Anfragen kamen sich in die Quere; versuche es noch einmal
server-busy-table = andere schreiben gerade an diesem Tisch; versuche es noch einmal
server-no-such-table = diesen Tisch gibt es nicht, oder er steht dir nicht offen
server-unknown-rules = dieser Tisch folgt Regeln, die dieser Server nicht mehr kennt

server-too-large = das darf höchstens { $n } Bytes haben
server-content-type = der Inhaltstyp muss { $text } sein
server-broken-off = die Anfrage brach ab
server-not-understood = diese Anfrage ergibt hier keinen Sinn
server-no-json = diese Anfrage ist kein vollständiges JSON
server-bad-field = das Feld { $text } dieser Anfrage fehlt, ist unbekannt oder hat einen falschen Wert
server-not-a-number = { $text } muss eine Zahl sein

server-not-your-seat = dieser Platz gehört dir nicht
server-right-ended = du siehst nicht mehr, was dieser Platz sieht
server-agent-plays = diesen Platz spielt der Computer; übernimm ihn erst wieder
server-table-full = an diesem Tisch ist zu viel geschehen; die Partie kann nur noch zu Ende gespielt werden
server-stale = Frage { $n } ist nicht mehr offen; deine nächste Frage hat die Nummer { $m }
server-answered = diese Frage wurde inzwischen beantwortet
server-not-begun = die Partie hat noch nicht begonnen, weil nicht alle Plätze besetzt sind
server-match-over = die Partie ist vorbei
server-not-over = die Partie ist noch nicht vorbei
server-begun = die Partie hat begonnen
server-abandoned = dieser Tisch wurde aufgegeben, bevor die Partie begann
server-nobody-sits = auf diesem Platz sitzt noch niemand
server-opener-only = das kann nur, wer diesen Tisch eröffnet hat
server-seat-taken = auf diesem Platz sitzt schon jemand

server-empty-text = von diesem Text lässt sich nichts anzeigen
server-talks-too-fast = du schreibst zu schnell; versuche es in ein paar Sekunden noch einmal
server-talked-enough = an diesem Tisch ist die Grenze für Nachrichten erreicht

server-no-hints = dieser Tisch wurde ohne Tipps eröffnet
server-no-hand-over = dieser Tisch wurde ohne Vertretung durch den Computer eröffnet; du kannst gehen oder aufgeben
server-agent-answered = was der Computer für dich geantwortet hat, kannst du nicht zurücknehmen
server-not-asked = du wirst gerade nichts gefragt
server-hints-too-fast = der Ratgeber braucht eine Pause; versuche es in ein paar Sekunden noch einmal
server-no-hint-found = der Ratgeber fand nichts in der Zeit; versuche es noch einmal

server-no-such-agent = diesen Computergegner gibt es für dieses Spiel nicht; es gibt { $text }
server-agent-plays-already = diesen Platz spielt schon der Computer
server-no-agent-plays = kein Computer spielt diesen Platz für dich
server-resigned-already = dieser Platz hat schon aufgegeben
server-friendly-only = nur an einem freundschaftlichen Tisch kannst du mehr als deinen letzten Zug zurücknehmen
server-proposal-open = eine andere Bitte um Rücknahme ist noch offen
server-rewound-enough = die Grenze für Rücknahmen mit Zustimmung an einem Tisch ist { $n }
server-nothing-proposed = niemand bittet dich um Zustimmung
server-nothing-to-take-back = du hast noch nichts getan, was du zurücknehmen könntest

server-link-used = dieser Link wurde schon benutzt oder hat nie existiert
server-no-such-game = dieses Spiel gibt es hier nicht; es gibt { $text }
server-no-lesson = die Spiele mit einem Lehrspiel sind { $text }
server-bad-table = ein solcher Tisch lässt sich nicht öffnen; sein Paket passt nicht zu diesem Server
server-bad-option = mit dieser Auswahl gibt es keinen Tisch; möglich ist { $text }
server-bad-agents = { $n ->
    [one] wähle für den einzigen Platz null oder einen der Computergegner { $text }
   *[other] wähle für jeden der { $n } Plätze null oder einen der Computergegner { $text }
}
server-no-such-folder = dieser Server hat kein solches { $text }; wer ihn betreibt, kann es mit --pack hinzufügen
server-clock-kind = eine Uhr ist eines von { $text }
server-clock-seconds = eine Uhr hat zwischen einer Sekunde und sechzig Tagen
server-webhook = dieser Server ruft diese Adresse nicht auf; wer ihn betreibt, kann sie erlauben

server-no-such-entry = { $n ->
    [one] diese Partie hat einen Eintrag
   *[other] diese Partie hat { $n } Einträge
}
server-entry-number = ein Eintrag muss eine Zahl sein
server-seat-number = ein Platz muss einer dieses Tisches sein, oder watcher
server-not-replayed = diese Partie konnte nicht in der erlaubten Zeit nachgespielt werden
server-too-many-reviews = zwei Auswertungen von deiner Adresse sind in Arbeit; versuche es wieder, wenn eine fertig ist
server-too-many-replays = von deiner Adresse warten schon zu viele Wiederholungen; versuche es gleich noch einmal
server-bad-record = das ist keine Aufzeichnung einer Partie, die dieser Server prüfen kann
server-unknown-edition = die Partie wurde mit der Ausgabe { $text } gespielt, die dieser Server nicht kennt
server-record-unfinished = die Partie dieser Aufzeichnung ist nicht zu Ende
server-record-entry = Eintrag { $n } dieser Aufzeichnung folgt nicht aus dem, was davor steht
server-record-dealer = das Geheimnis, die Zufallszahlen und die Zusagen dieser Aufzeichnung passen nicht zusammen
server-record-result = diese Aufzeichnung endet anders als die Partie
server-record-slow = diese Aufzeichnung nachzuspielen dauert zu lange
server-record-entries = diese Aufzeichnung hat { $n } Einträge; höchstens { $m } sind erlaubt
server-record-rewinds = die Partie dieser Aufzeichnung wurde { $n }-mal zurückgespult; höchstens { $m }-mal ist erlaubt
server-record-rebuilds = die Partie dieser Aufzeichnung wurde { $n }-mal zu etwas zurückgespult, das selbst zurückgenommen war; höchstens { $m }-mal ist erlaubt
server-record-nonce = eine Zufallszahl dieser Aufzeichnung hat mehr als { $n } Zeichen, oder solche, die sich nicht zeigen lassen
server-record-text = Eintrag { $n } dieser Aufzeichnung hat Zeichen, die sich nicht zeigen lassen
server-record-talk = in dieser Partie wurden { $n } Zeilen gesagt; höchstens { $m } sind erlaubt

server-seats-drawn = die Plätze wurden inzwischen ausgelost; sieh nach, wo du sitzt
server-nonce-twice = sende eine Zufallszahl oder eine Zusage dafür, nicht beides
server-nonces-stay-closed = Zufallszahlen bleiben verdeckt, bis alle Plätze besetzt sind
server-no-nonce-awaited = niemand wartet auf eine Zufallszahl dieses Platzes
server-other-nonce = das ist nicht die Zufallszahl, die dieser Platz zugesagt hat
