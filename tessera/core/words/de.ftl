# Was in jedem Spiel gesagt wird.

timed-out = { $seat } hat die Zeit überschritten.
timed-out-you = Du hast die Zeit überschritten.
took-back = { $seat } hat eine Aktion zurückgenommen.
took-back-you = Du hast deine Aktion zurückgenommen.

# Ein gedrucktes Protokoll.
record-title = { $text }, { $n } { $n ->
    [one] Platz
   *[other] Plätze
    }, Regelfassung { $m }
record-seat = Platz { $n }
record-won = Ergebnis { $pieces }, gewonnen von { $text }
record-lost = Ergebnis { $pieces }, niemand gewinnt

# Warum ein Ratgeber es täte.
why-silent = Der Berater nennt keinen Grund.
why-any = Es ist gleich gut wie alles andere.
why-untried = Die Suche hat das nicht versucht.
why-searched = { $n } von 100 simulierten Partien werden so gewonnen; { $m } wurden gespielt.
why-mixture = In { $n } % der Fälle: { $text }.
why-costs-nothing = { $text } verschenkt nichts, exakt berechnet.
why-costs-nothing-about = { $text } verschenkt nichts, soweit sich das schätzen lässt.
why-costs-points = { $text } verschenkt { $m },{ $n } Punkte, exakt berechnet.
why-costs-points-about = { $text } verschenkt etwa { $m },{ $n } Punkte.
why-costs-win = { $text } verschenkt { $m },{ $n } % der Siegchance, exakt berechnet.
why-costs-win-about = { $text } verschenkt etwa { $m },{ $n } % der Siegchance.

# Warum eine Aktion abgelehnt wird, in jedem Spiel.
not-now = „{ $text }“ ist jetzt nicht möglich
no-such-action = die Aktion „{ $text }“ gibt es hier nicht
not-asked = { $seat } ist nicht an der Reihe; die Partie wartet auf { $rival }
not-asked-you = du bist nicht an der Reihe; die Partie wartet auf { $rival }
not-asked-several = { $seat } ist nicht an der Reihe; die Partie wartet auf { $rival } und { $n ->
    [one] einen weiteren Spieler
   *[other] { $n } weitere Spieler
}
owes-no-answer = { $seat } ist keine Antwort schuldig
action-is-text = eine Aktion ist ein Text
match-is-over = die Partie ist zu Ende
cannot-take-back = das lässt sich nicht zurücknehmen: andere haben gehandelt, es wurde gezogen, oder du hast seither etwas erfahren
no-such-seat = es gibt keinen Platz { $text }; die Plätze sind 0 bis { $n }
no-such-entry = es gibt { $n ->
    [one] einen Eintrag
   *[other] { $n } Einträge
}, also führt kein Weg zurück zu Eintrag { $m }
draw-is-due = nach Eintrag { $n } war niemand gefragt: dort wird gezogen
