# What the client itself says. The games' own words come from the server.

skip = Skip to the table
page-lost = This page could not be loaded. Is the server still running?
settings = Settings
your-name = Your name
language = Language
theme = Light
theme-auto = as the system
theme-light = light
theme-dark = dark
motion = Motion
motion-auto = as the system
motion-less = none
sound = Sound
volume = Volume
notices = Notice when it is my turn
notices-forbidden = This browser forbids notices from this page. Its settings for the page can allow them.
your-turn = The table waits for you.
guide-wanted = Hints in a first game
one-tap = On a touch screen one tap plays
you-name = Guest

home-title = Games of the ancient world
home-lead = One click and you play against the computer. No account; nothing leaves this machine.
seats-of = { $least } to { $most } players
seats-exactly = { $most ->
    [one] One player
   *[other] { $most } players
}
play-computer = Play now
play-friends = With friends
rules = Rules
your-tables = Your tables
make-table = Make the table
how-many = Players
seat-n = Seat { $n }
seats-drawn = Draw who sits where, and so who begins
a-friend = a friend, by link
clock = Clock
clock-none = none
clock-quick = 10 minutes each, +10 s
clock-slow = a day for each move
friendly = Take back by consent
hints-allowed = The computer gives hints
hand-over-allowed = The computer may play for who is away
watched = May be watched
listed = Listed for all on this server

no-answer = the server does not answer
unseen = unseen
connecting = Connecting …
table-closed = This table cannot be shown: { $why }
link-connecting = Connecting …
link-open = Connected
link-lost = Connection lost, trying again …
link-closed = Disconnected
watching = You are watching
more = More
undo = Undo
ask-undo = Ask to take back
hint = Hint
hint-says = I would: { $action }
asks-undo = { $name } asks to take back the last action.
allow = Allow
refuse = Refuse
no = No
hand-over = Let the computer play
come-back = Take my seat back
resign = Resign
resign-sure = Really resign
share = Share my view
share-link = Whoever has this link sees what you see:
players = Players
free-seat = free
has-resigned = resigned
shares = shares the view
thinks = to move
board = Board
side = Log and talk
looking-back = You are looking at an earlier moment.
to-now = Back to now

match-over = The match is over
waiting-friends = Waiting for all to sit down
sent = Sent. Waiting for the table …
waiting-for = Waiting for { $names }
the-table = the table
choices = { $n } choices
back = Back
doubt = { $action }: as far as can be told, this loses.
do-anyway = Do it anyway
rather-not = Rather not
loses = loses
type = Type an action
type-open = Say it in your own words
do-it = Do it
refused = Not possible:
nearest = Possible instead:
understood = Understood
which = Which one?
log = What happened
earlier = { $n ->
    [one] One earlier line
   *[other] { $n } earlier lines
}
talk = Talk
chat-label = Say something to all
send = Send
talk-joined = { $name } sits down.
talk-renamed = { $text } is now called { $name }.
talk-filled = The computer ({ $agent }) takes a free place.
talk-seats-drawn = It has been drawn who sits where.
talk-started = The match begins.
talk-over = The match is over.
talk-handed = { $name } lets the computer ({ $agent }) play.
talk-left = { $name } has left; the computer ({ $agent }) plays on.
talk-came-back = { $name } is back.
talk-resigned = { $name } resigns.
talk-proposed = { $name } asks to take back.
talk-agreed = { $name } agrees.
talk-declined = { $name } does not agree.
talk-taken-back = { $name } takes back.
talk-shared = { $name } shares the view with others.
talk-unshared = { $name } no longer shares the view.
talk-rematch = A rematch is prepared.
talk-abandoned = The table was given up.
talk-resumed = The server was away; clocks stood still.
talk-unopened = { $name } did not add a random number to the shuffle.
talk-agent-failed = The computer at { $name } failed; a default was played.
terms = Agreed at this table
terms-uploaded = Played elsewhere: this server has only checked the record.
terms-drawn = It is drawn who sits where, and so who begins.
terms-as-listed = All sit as they are listed.
terms-no-clock = No clock.
terms-budget = { $time } for each player.
terms-budget-more = { $time } for each player, and { $more } more for each move.
terms-each = { $time } for each move.
span-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
span-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
span-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
span-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
terms-friendly = Moves are taken back if all agree.
terms-not-friendly = Only the last move can be taken back.
terms-hints = The computer gives hints to those who ask.
terms-no-hints = No hints from the computer.
terms-hand-over = Who is away may let the computer play.
terms-no-hand-over = Nobody lets the computer play for them.
terms-poker-face = No answer is shown sooner than a set time after its question.
join-game = Join a match of { $game }
join-table = Join this table
sit-down = Sit down
fill-about = Or let the computer play:
fill-seat = at seat { $n }
away-now = away
uploaded-short = played elsewhere
send-links = Send a link to each friend
send-links-about = Each link seats one person, once. The match begins when all have come.
copy = Copy
copied = Copied
watch-link = To watch
you-win = You win!
you-share = You share the victory
wins = { $names } wins
nobody-wins = Nobody wins
replay = Look back
rematch = Rematch
other-game = Another game
while-away = While you were away ({ $n })

lesson-count = { $n } of { $m }
lesson-over = Now you have done everything once. Play on!
lesson-offer = Never played it? A guide shows you everything in a few minutes.
lesson-deal = This was a lesson: its deal was prepared, so there is nothing to check.
learn = Learn it
press-mouse = Click
press-touch = Tap
guide-again = Say it again

replay-title = Replay
replay-seat = As seen by
replay-watcher = a watcher
replay-start = The start
previous = Previous
next = Next
moment-link = Link to this moment
play-on = Play on from here
play-on-about = A new table begins at this moment; the computer plays the other seats.
verify = Verify the shuffle
verify-about = Your browser recomputes every draw from the revealed secret, by its own program.
verify-busy = Recomputing …
verify-good = All is as it should be: secret and nonces are those that this browser was promised before the match, all { $seals } seals hold, and { $n } of { $n } draws are right.
verify-consistent = The record is consistent: the secret matches its commitment, all { $seals } seals hold, and { $n } of { $n } draws are right.
verify-no-witness = This browser did not sit at the table when the match began, so it cannot tell whether the commitment and the nonces are those of that time.
verify-unopened = Seat { $n } never opened its nonce: together with the server it could have chosen between two deals.
verify-witness = What this browser was shown before the match, as a file
verify-bad = Something is wrong: { $why }
verify-other-commitment = the record names another commitment than the table did before the match
verify-without-nonce = the match began without the nonce of this browser
verify-other-nonce = the nonce of this browser was exchanged
verify-other-nonces = the commitments to the nonces are not those shown before the match
verify-other-seating = before the match it was promised otherwise whether the seats would be drawn
verify-seating = the draw would have given other seats
verify-nonce-changed = the nonce of seat { $n } is not the one that it committed to
verify-other-secret = the secret is not the one committed to
verify-seal = the seal of entry { $n } does not hold
verify-draws-missing = some draws are missing
verify-other-draw = draw { $n } should have been another
record-file = The record as a file

rules-title = Rules of { $game }
rules-search = Search the rules
rules-found = { $n ->
    [one] One rule found
   *[other] { $n } rules found
}
rules-contents = Contents
rules-legend = Symbols
rules-now = The question now
rules-print = Print
rules-whole = The whole page, to print
rules-none = This rulebook is not written yet.

rated = computer rated { $n }
level-novice = Novice
level-apprentice = Apprentice
level-player = Player
level-master = Master
level-champion = Champion
level-greedy = Computer
level-temperature = Free spirit
level-random = Dice
level-ismcts = Tree search
level-race = Comparer
level-about-novice = a child can beat it
level-about-apprentice = beats beginners now and then
level-about-player = plays like a regular
level-about-master = beats most regulars
level-about-champion = beats strong players
level-wanted = The computer plays as
computer-plays = computer

engine-compiled = Compiled engine
engine-plain = Engine in plain Python: the computer thinks less in the same time
credits = Credits and licences

# -- the shell of the table
home = Home
speed = Speed of what others do
speed-slow = Slowly
speed-normal = Normal speed
speed-fast = Twice as fast
speed-off = Show everything at once
tools = Tools
panes = Parts of the table
usable-here = to use here
computer-named = { $name } · { $level }
to-move = your move
points-short = points
hold = Hold
you-play = You play
plays = { $name } plays
to-my-turn = To my turn
to-latest = Skip
go-on = Go on
what-happened = What happened
mine = Your things
since = Since your last move
close = Close
sheet-mode = How do you want to play?
sheet-partner = Your partners play as
sheet-start = Start
minutes = { $n } min
continue-over = Over
continue-turn = Your turn
continue-round = Round { $n }
computer = Computer
you-title = You

# -- the replay
replay-play = Play
replay-step = Step { $n } of { $of }
replay-line = Where in the match
replay-speed = Speed of the replay

# -- the end, and where points come from
end-you-win = You win, { $n } to { $others }
end-wins = { $name } wins, { $n } to { $others }
end-decided = { $source } made the difference: { $n } to { $m }.
end-resigned = The match ended because somebody resigned.
end-abandoned = The table was given up.
points-from = Where the points come from
points-pieces = What single pieces gave
points-total = Total
see-table = See the table
see-result = See the result
hint-imagined = About { $n } of 100 simulated games are won this way.
hint-feeling = It seems best as far as I can see.
points-stood = How far everybody came
more-choices = { $n } more

review = Review
review-running = The match is being looked through: { $n } %.
review-failed = This match could not be reviewed.
review-again = Try again
review-chances = Chances of winning
review-halfway = Halfway { $name } had { $n } %.
review-curves = Bold: what each player could know. Thin: with all cards open.
review-accuracy = Accurate answers
review-luck = Luck, in percentage points
review-worst = What cost most
review-cost = { $n ->
    [one] about −1 point
   *[other] about −{ $n } points
}
review-cost-exact = { $n ->
    [one] exactly −1 point
   *[other] exactly −{ $n } points
}
review-done = Done:
review-better = Better:
review-look = Look
review-flawless = No answer cost more than one percentage point.
review-luckiest = The draws that mattered most
review-copy = Copy the link to this review
review-honest = All of this is estimated from imagined games, except what is called exact. Costs and luck are percentage points of winning; ± is the range in which the true figure lies 19 times of 20. An answer counts as accurate if it cost less than one point.
