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
volume = Lautstärke
notices = Melden, wenn ich am Zug bin
notices-forbidden = Dieser Browser verbietet Meldungen von dieser Seite. In seinen Einstellungen zur Seite lassen sie sich erlauben.
your-turn = Der Tisch wartet auf dich.
guide-wanted = Hinweise im ersten Spiel
one-tap = Auf Touchscreens spielt ein Tippen
you-name = Gast

home-title = Spiele der alten Welt
home-lead = Ein Klick, und du spielst gegen den Computer. Kein Konto; nichts verlässt diesen Rechner.
seats-of = { $least } bis { $most } Personen
seats-exactly = { $most ->
    [one] Eine Person
   *[other] { $most } Personen
}
play-computer = Jetzt spielen
play-friends = Mit Freunden
rules = Regeln
your-tables = Deine Tische
make-table = Tisch eröffnen
how-many = Personen
seat-n = Platz { $n }
seats-drawn = Auslosen, wer wo sitzt und damit wer beginnt
a-friend = ein Freund, per Link
clock = Uhr
clock-none = keine
clock-quick = je 10 Minuten, +10 s
clock-slow = ein Tag für jeden Zug
friendly = Rücknahme im Einvernehmen
hints-allowed = Der Computer gibt Tipps
hand-over-allowed = Der Computer darf für Abwesende spielen
watched = Zuschauen erlaubt
listed = Für alle auf diesem Server sichtbar

no-answer = der Server antwortet nicht
unseen = verdeckt
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
choices = { $n } Möglichkeiten
back = Zurück
doubt = { $action }: Soweit erkennbar, verlierst du damit.
do-anyway = Trotzdem
rather-not = Lieber nicht
loses = verliert
type = Aktion eintippen
type-open = In eigenen Worten sagen
do-it = Ausführen
refused = Nicht möglich:
nearest = Stattdessen möglich:
understood = Verstanden
which = Welche?
log = Was geschah
earlier = { $n ->
    [one] Eine frühere Zeile
   *[other] { $n } frühere Zeilen
}
talk = Gespräch
chat-label = Sag etwas zu allen
send = Senden
talk-joined = { $name } setzt sich.
talk-renamed = { $text } heißt jetzt { $name }.
talk-filled = Der Computer ({ $agent }) nimmt einen freien Platz.
talk-seats-drawn = Die Plätze wurden ausgelost.
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
talk-unopened = { $name } hat keine Zufallszahl zur Mischung beigetragen.
talk-agent-failed = Der Computer bei { $name } versagte; es wurde eine Vorgabe gespielt.
terms = An diesem Tisch vereinbart
terms-uploaded = Anderswo gespielt: Dieser Server hat nur die Aufzeichnung geprüft.
terms-drawn = Es wird ausgelost, wer wo sitzt und damit wer beginnt.
terms-as-listed = Alle sitzen, wie sie aufgeführt sind.
terms-no-clock = Keine Uhr.
terms-budget = { $time } für jeden.
terms-budget-more = { $time } für jeden, und { $more } mehr für jeden Zug.
terms-each = { $time } für jeden Zug.
span-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
span-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
span-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
span-seconds = { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
}
terms-friendly = Züge werden zurückgenommen, wenn alle einverstanden sind.
terms-not-friendly = Nur der letzte Zug kann zurückgenommen werden.
terms-hints = Wer fragt, bekommt Tipps vom Computer.
terms-no-hints = Keine Tipps vom Computer.
terms-hand-over = Wer fort ist, darf den Computer spielen lassen.
terms-no-hand-over = Niemand lässt den Computer für sich spielen.
terms-poker-face = Keine Antwort wird früher als eine feste Zeit nach ihrer Frage gezeigt.
join-game = Bei einer Partie { $game } mitspielen
join-table = An diesem Tisch mitspielen
sit-down = Hinsetzen
fill-about = Oder den Computer spielen lassen:
fill-seat = auf Platz { $n }
away-now = fort
uploaded-short = anderswo gespielt
send-links = Sende jedem Freund einen Link
send-links-about = Jeder Link setzt eine Person an den Tisch, einmal. Die Partie beginnt, wenn alle da sind.
copy = Kopieren
copied = Kopiert
watch-link = Zum Zuschauen
you-win = Du gewinnst!
you-share = Ihr teilt euch den Sieg
wins = { $names } gewinnt
nobody-wins = Niemand gewinnt
replay = Zurückblicken
rematch = Revanche
other-game = Ein anderes Spiel
while-away = Während du weg warst ({ $n })

lesson-count = { $n } von { $m }
lesson-over = Jetzt hast du alles einmal getan. Spiel weiter!
lesson-offer = Noch nie gespielt? In wenigen Minuten zeigt dir ein Lehrspiel alles.
lesson-deal = Das war ein Lehrspiel: Die Karten waren vorbereitet, zu prüfen gibt es nichts.
learn = Lernen
press-mouse = Klicke auf
press-touch = Tippe auf
guide-again = Noch einmal sagen

replay-title = Nachspielen
replay-seat = Gesehen von
replay-watcher = jemand, der zuschaut
replay-start = Der Anfang
previous = Zurück
next = Weiter
moment-link = Link zu diesem Moment
play-on = Von hier weiterspielen
play-on-about = Ein neuer Tisch beginnt mit diesem Moment; der Computer spielt die anderen Plätze.
verify = Mischung prüfen
verify-about = Dein Browser rechnet jede Ziehung aus dem offengelegten Geheimnis nach, mit eigenem Programm.
verify-busy = Wird nachgerechnet …
verify-good = Alles stimmt: Geheimnis und Zufallszahlen sind die, die diesem Browser vor der Partie zugesagt wurden, alle { $seals } Siegel halten, und { $n } von { $n } Ziehungen sind richtig.
verify-consistent = Die Aufzeichnung ist in sich stimmig: Das Geheimnis passt zur Zusage, alle { $seals } Siegel halten, und { $n } von { $n } Ziehungen sind richtig.
verify-no-witness = Dieser Browser saß nicht am Tisch, als die Partie begann; ob Zusage und Zufallszahlen die von damals sind, kann er nicht sagen.
verify-unopened = Platz { $n } hat seine Zufallszahl nie aufgedeckt: Zusammen mit dem Server hätte er zwischen zwei Mischungen wählen können.
verify-witness = Was diesem Browser vor der Partie gezeigt wurde, als Datei
verify-bad = Etwas stimmt nicht: { $why }
verify-other-commitment = die Aufzeichnung nennt eine andere Zusage als der Tisch vor der Partie
verify-without-nonce = die Partie begann ohne die Zufallszahl dieses Browsers
verify-other-nonce = die Zufallszahl dieses Browsers wurde ausgetauscht
verify-other-nonces = die Zusagen für die Zufallszahlen sind nicht die, die vor der Partie gezeigt wurden
verify-other-seating = vor der Partie war etwas anderes darüber zugesagt, ob die Plätze ausgelost werden
verify-seating = die Auslosung hätte andere Plätze ergeben
verify-nonce-changed = die Zufallszahl von Platz { $n } ist nicht die zugesagte
verify-other-secret = das Geheimnis passt nicht zur Zusage
verify-seal = das Siegel von Eintrag { $n } stimmt nicht
verify-draws-missing = einige Ziehungen fehlen
verify-other-draw = Ziehung { $n } hätte eine andere sein müssen
record-file = Das Protokoll als Datei

rules-title = Regeln von { $game }
rules-search = Regeln durchsuchen
rules-found = { $n ->
    [one] Eine Regel gefunden
   *[other] { $n } Regeln gefunden
}
rules-contents = Inhalt
rules-legend = Symbole
rules-now = Die Frage jetzt
rules-print = Drucken
rules-whole = Die ganze Seite, zum Drucken
rules-none = Dieses Regelheft ist noch nicht geschrieben.

rated = Computer: { $n } Punkte
level-novice = Neuling
level-apprentice = Lehrling
level-player = Spieler
level-master = Meister
level-champion = Champion
level-greedy = Computer
level-temperature = Freigeist
level-random = Würfel
level-ismcts = Baumsuche
level-race = Abwäger
level-about-novice = ein Kind kann ihn schlagen
level-about-apprentice = schlägt ab und zu Anfänger
level-about-player = spielt wie ein Stammgast
level-about-master = schlägt die meisten Stammgäste
level-about-champion = schlägt starke Spieler
level-wanted = Der Computer spielt als
computer-plays = Computer

engine-compiled = Kompilierte Spielmaschine
engine-plain = Spielmaschine in reinem Python: Der Computer denkt in derselben Zeit weniger
credits = Namen und Lizenzen

# -- die Hülle des Tisches
home = Startseite
speed = Tempo dessen, was andere tun
speed-slow = Langsam
speed-normal = Normales Tempo
speed-fast = Doppeltes Tempo
speed-off = Alles sofort zeigen
tools = Werkzeuge
panes = Teile des Tisches
usable-here = hier zu benutzen
computer-named = { $name } · { $level }
to-move = du bist am Zug
points-short = Punkte
hold = Anhalten
you-play = Du spielst
plays = { $name } spielt
to-my-turn = Zu meinem Zug
to-latest = Überspringen
go-on = Weiter
what-happened = Was geschah
mine = Deine Sachen
since = Seit deinem letzten Zug
close = Schließen
sheet-mode = Wie willst du spielen?
sheet-partner = Deine Partner spielen als
sheet-start = Los
minutes = { $n } Min.
continue-round = Runde { $n }
continue-turn = Du bist dran
continue-over = Beendet
computer = Computer
you-title = Du

# -- the replay
replay-play = Abspielen
replay-step = Schritt { $n } von { $of }
replay-line = Stelle in der Partie
replay-speed = Tempo der Wiedergabe

# -- the end, and where points come from
end-you-win = Du gewinnst, { $n } zu { $others }
end-wins = { $name } gewinnt, { $n } zu { $others }
end-decided = Den Ausschlag gab { $source }: { $n } zu { $m }.
end-resigned = Die Partie endete, weil jemand aufgab.
end-abandoned = Der Tisch wurde aufgegeben.
points-from = Woher die Punkte kommen
points-pieces = Was einzelne Karten brachten
points-total = Summe
see-table = Den Tisch zeigen
see-result = Das Ergebnis zeigen
hint-imagined = So werden etwa { $n } von 100 simulierten Partien gewonnen.
hint-feeling = Das scheint mir das Beste, so weit ich sehe.
points-stood = Wie weit alle kamen
more-choices = { $n } weitere

review = Rückblick
review-running = Die Partie wird durchgesehen: { $n } %.
review-failed = Diese Partie ließ sich nicht durchsehen.
review-again = Noch einmal versuchen
review-chances = Gewinnaussichten
review-halfway = Zur Hälfte hatte { $name } { $n } %.
review-curves = Kräftig: was jeder wissen konnte. Zart: mit allen Karten offen.
review-accuracy = Genaue Antworten
review-luck = Glück, in Prozentpunkten
review-worst = Was am meisten gekostet hat
review-cost = { $n ->
    [one] etwa −1 Punkt
   *[other] etwa −{ $n } Punkte
}
review-cost-exact = { $n ->
    [one] genau −1 Punkt
   *[other] genau −{ $n } Punkte
}
review-done = Gespielt:
review-better = Besser:
review-look = Ansehen
review-flawless = Keine Antwort hat mehr als einen Prozentpunkt gekostet.
review-luckiest = Die wichtigsten Ziehungen
review-copy = Link zu diesem Rückblick kopieren
review-honest = Alles ist aus gedachten Partien geschätzt, außer was genau heißt. Kosten und Glück sind Prozentpunkte der Gewinnaussicht; ± ist der Bereich, in dem der wahre Wert in 19 von 20 Fällen liegt. Eine Antwort gilt als genau, wenn sie weniger als einen Punkt gekostet hat.
