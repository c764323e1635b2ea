# What the house itself says at every table.

timed-out = { $seat } ran out of time.
timed-out-you = You ran out of time.
took-back = { $seat } took an action back.
took-back-you = You took your action back.

# Why an adviser would do it.
why-silent = It does not say why.
why-any = Any way is as good as another.
why-untried = This was not tried.
why-searched = { $n } of 100 imagined games are won like this; { $m } were played.
why-mixture = { $n } % of the time: { $text }.
why-costs-nothing = { $text } gives nothing away, exactly reckoned.
why-costs-nothing-about = { $text } gives nothing away, as far as can be estimated.
why-costs-points = { $text } gives { $m }.{ $n } points away, exactly reckoned.
why-costs-points-about = { $text } gives about { $m }.{ $n } points away.
why-costs-win = { $text } gives { $m }.{ $n } % of winning away, exactly reckoned.
why-costs-win-about = { $text } gives about { $m }.{ $n } % of winning away.
