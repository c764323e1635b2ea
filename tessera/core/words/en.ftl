# What is said in every game.

timed-out = { $seat } ran out of time.
timed-out-you = You ran out of time.
took-back = { $seat } took an action back.
took-back-you = You took your action back.

# A printed record.
record-title = { $text }, { $n } { $n ->
    [one] seat
   *[other] seats
    }, rules version { $m }
record-seat = seat { $n }
record-won = scores { $pieces }, won by { $text }
record-lost = scores { $pieces }, won by nobody

# Why an adviser would do it.
why-silent = The adviser gives no reason.
why-any = All options are equally good.
why-untried = The search did not try this.
why-searched = { $n } of 100 simulated games are won this way; { $m } were played.
why-mixture = { $n } % of the time: { $text }.
why-costs-nothing = { $text } gives nothing away. This is exact.
why-costs-nothing-about = { $text } gives nothing away, by an estimate.
why-costs-points = { $text } gives { $m }.{ $n } points away. This is exact.
why-costs-points-about = { $text } gives about { $m }.{ $n } points away.
why-costs-win = { $text } gives { $m }.{ $n } % of winning away. This is exact.
why-costs-win-about = { $text } gives about { $m }.{ $n } % of winning away.

# Why an action is refused, whatever the game.
not-now = '{ $text }' is not possible now
no-such-action = there is no action '{ $text }' here
    .literal = text
not-asked = { $seat } is not asked now; the match waits for { $rival }
not-asked-you = it is not your turn; the match waits for { $rival }
not-asked-several = { $seat } is not asked now; the match waits for { $rival } and { $n ->
    [one] one other
   *[other] { $n } others
}
owes-no-answer = { $seat } owes no answer
action-is-text = an action is a text
match-is-over = the match is over
cannot-take-back = this cannot be taken back: others acted, something was drawn, or you learnt something since
no-such-seat = there is no seat { $text }; the seats are 0 to { $n }
no-such-entry = there { $n ->
    [one] is one entry
   *[other] are { $n } entries
}, so none can go back to entry { $m }
draw-is-due = no seat was asked after entry { $n }: a draw is due there
