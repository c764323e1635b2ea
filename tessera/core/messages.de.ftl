# Was das Haus selbst an jedem Tisch sagt.

timed-out = { $seat } hat die Zeit überschritten.
timed-out-you = Du hast die Zeit überschritten.
took-back = { $seat } hat eine Aktion zurückgenommen.
took-back-you = Du hast deine Aktion zurückgenommen.

# Warum ein Ratgeber es täte.
why-silent = Ein Grund wird nicht genannt.
why-any = Es ist gleich gut wie alles andere.
why-untried = Das wurde nicht versucht.
why-searched = { $n } von 100 gedachten Partien werden so gewonnen; { $m } wurden gespielt.
why-mixture = In { $n } % der Fälle: { $text }.
why-costs-nothing = { $text } verschenkt nichts, genau gerechnet.
why-costs-nothing-about = { $text } verschenkt nichts, soweit sich das schätzen lässt.
why-costs-points = { $text } verschenkt { $m },{ $n } Punkte, genau gerechnet.
why-costs-points-about = { $text } verschenkt etwa { $m },{ $n } Punkte.
why-costs-win = { $text } verschenkt { $m },{ $n } % der Siegchance, genau gerechnet.
why-costs-win-about = { $text } verschenkt etwa { $m },{ $n } % der Siegchance.
