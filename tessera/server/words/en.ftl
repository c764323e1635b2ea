# What the server refuses, and why. Each sentence follows "Not possible: ", so it begins in lower case and has no full stop.

server-too-many-requests = too many requests came from your address; wait a little
server-too-many-sockets = too many tables are open from your address; close one first
server-too-many-tables = you can run { $n ->
    [one] only one table
   *[other] { $n } tables
} at the same time; finish one first
server-too-many-agent-tables = you can let the computer play against itself at { $n ->
    [one] only one table
   *[other] { $n } tables
} at the same time
server-too-many-open-tables = only { $n ->
    [one] one
   *[other] { $n }
} of your tables can wait for players at the same time; let one begin first
server-quota = enough was stored for your address today; come back tomorrow
server-foreign-page = a page of another site may not do this
server-foreign-name = this server does not go by that name; its host can add it with --name
server-nothing-here = there is nothing here that could do this
server-fault = the server made a mistake; nothing was acknowledged
server-unavailable = nothing can be stored at the moment, so nothing was done; try again soon
server-conflict = two requests got in each other's way; try again
server-busy-table = others keep writing to this table; try again
server-no-such-table = there is no such table, or it is not open to you
server-unknown-rules = this table follows rules that this server no longer knows

server-too-large = this may have at most { $n } bytes
server-content-type = the content type must be { $text }
server-broken-off = the request broke off
server-not-understood = this request makes no sense here
server-no-json = this request is not complete JSON
server-bad-field = the field { $text } of this request is missing, unknown, or has a wrong value
server-not-a-number = { $text } must be a number

server-not-your-seat = this seat is not yours
server-right-ended = you can no longer see what this seat sees
server-agent-plays = an agent plays this seat; take the seat back first
server-table-full = too much has happened at this table; it can only be played to its end
server-stale = question { $n } is no longer open; your next question is number { $m }
server-answered = this question was answered in the meantime
server-not-begun = the match has not begun, because not all seats are taken
server-match-over = the match is over
server-not-over = the match is not over yet
server-begun = the match has begun
server-abandoned = this table was given up before its match began
server-nobody-sits = nobody has sat down on this seat yet
server-opener-only = only who opened this table can do that
server-seat-taken = somebody has already taken this seat

server-empty-text = nothing of this text can be shown
server-talks-too-fast = you are writing too fast; try again in a few seconds
server-talked-enough = this table has reached its limit for messages

server-no-hints = this table was opened without hints
server-no-hand-over = this table was opened without hand-overs; you can leave or resign
server-agent-answered = what the computer answered for you cannot be taken back
server-not-asked = you are not asked anything at the moment
server-hints-too-fast = the adviser needs a rest; try again in a few seconds
server-no-hint-found = the adviser found nothing in time; try again

server-no-such-agent = there is no such agent for this game; there are { $text }
server-agent-plays-already = an agent already plays this seat
server-no-agent-plays = no agent plays this seat for you
server-resigned-already = this seat has already resigned
server-friendly-only = only at a friendly table can you take back more than your last action
server-proposal-open = another request to take back is still open
server-rewound-enough = the limit of take-backs by consent at a table is { $n }
server-nothing-proposed = nobody asks you to agree to anything
server-nothing-to-take-back = you have done nothing yet that could be taken back

server-link-used = this link was used before, or never existed
server-no-such-game = there is no such game here; there are { $text }
server-no-lesson = the games with a lesson are { $text }
server-bad-table = such a table cannot be opened; its pack does not fit this server
server-bad-option = with these choices there is no table; what is possible is { $text }
server-bad-agents = { $n ->
    [one] for the only seat choose null or one of the agents { $text }
   *[other] for each of the { $n } seats choose null or one of the agents { $text }
}
server-no-such-folder = this server has no such { $text }; its host can add it with --pack
server-clock-kind = a clock is one of { $text }
server-clock-seconds = a clock has between one second and sixty days
server-webhook = this server does not call that address; its host can allow it

server-no-such-entry = { $n ->
    [one] this match has one entry
   *[other] this match has { $n } entries
}
server-entry-number = an entry must be a number
server-seat-number = a seat must be one of the table's, or watcher
server-not-replayed = this match could not be replayed within the time allowed
server-too-many-reviews = two reviews from your address are being worked on; try again when one is complete
server-too-many-replays = too many replays from your address wait already; try again soon
server-bad-record = this is no record of a match that this server can check
server-unknown-edition = the record was played with the edition { $text }, which this server does not know
server-record-unfinished = the match of this record is not over
server-record-entry = entry { $n } of this record does not follow from what stands before it
server-record-dealer = the secret, the nonces and the commitments of this record do not fit together
server-record-result = this record does not end as the match did
server-record-slow = this record takes too long to replay
server-record-entries = this record has { $n } entries; the limit is { $m }
server-record-rewinds = the match of this record was rewound { $n } times; the limit is { $m }
server-record-rebuilds = the match of this record was rewound { $n } times to something that had been taken back; the limit is { $m }
server-record-nonce = a nonce of this record has more than { $n } characters, or some that cannot be shown
server-record-text = entry { $n } of this record has characters that cannot be shown
server-record-talk = in this match { $n } lines were said; the limit is { $m }

server-seats-drawn = the seats were drawn in the meantime; look where you sit
server-nonce-twice = send a nonce or a commitment to one, not both
server-nonces-stay-closed = nonces stay closed until all seats are taken
server-no-nonce-awaited = nobody waits for a nonce of this seat
server-other-nonce = this is not the nonce that the seat committed to
