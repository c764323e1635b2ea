# Every sentence that players of Tides of Time read.

game-title = Tides of Time
blurb = Draft a kingdom, score it, and let it sink, all but a relic. Eighteen cards, a quarter of an hour.
for-whom = For two who want a quick duel of wits.
option-molehill_counts_amounts = The Molehill counts suits that The Roof of the World doubled as two cards (TT-R2)


palace = Palace
library = Library
garden = Garden
stronghold = Stronghold
temple = Temple
none = no suit

ask-draft = Pick a card for your kingdom
ask-keep = Keep one card as a relic and discard another
    .then = { $piece } stays as a relic. Which card is discarded?

round-begins = Round { $n } begins.
    .rule = TT-11
dealt = { $seat } is dealt { $piece }.
    .rule = TT-8
    .fold = dealt-all
dealt-you = You are dealt { $piece }.
dealt-all = { $seat } is dealt { $pieces }.
dealt-all-you = You are dealt { $pieces }.
drafted = { $seat } adds { $piece } to the kingdom.
    .rule = TT-13
drafted-you = You add { $piece } to your kingdom.
handed = { $rival } hands { $seat } these cards: { $pieces }.
    .rule = TT-14
handed-you = { $rival } hands you these cards: { $pieces }.
scored = { $seat } scores { $n ->
    [one] one point
   *[other] { $n } points
    } for { $piece }.
    .rule = TT-28
scored-you = You score { $n ->
    [one] one point
   *[other] { $n } points
    } for { $piece }.
round-score = { $seat } scores { $n ->
    [0] no points
    [one] one point
   *[other] { $n } points
    } this round and has { $m ->
    [0] no points
    [one] one point
   *[other] { $m } points
    }.
    .rule = TT-18
round-score-you = You score { $n ->
    [0] no points
    [one] one point
   *[other] { $n } points
    } this round and have { $m ->
    [0] no points
    [one] one point
   *[other] { $m } points
    }.
kept = { $seat } keeps { $piece } as a relic and discards { $pieces }.
    .rule = TT-22
kept-you = You keep { $piece } as a relic and discard { $pieces }.
won = { $seat } wins with { $n ->
    [0] no points
    [one] one point
   *[other] { $n } points
    }.
    .rule = TT-50
won-you = You win with { $n ->
    [0] no points
    [one] one point
   *[other] { $n } points
    }.
shared = Both have { $n ->
    [0] no points
    [one] one point
   *[other] { $n } points
    } and share the victory.
    .rule = TT-51

kings-nest = Kings Nest
    .text = You win ties when objectives are compared.
ancient-divide = Ancient Divide
    .text = 7 for more Strongholds than your rival.
eternal-palace = Eternal Palace
    .text = 3 for each Library.
the-great-library-of-ahm = The Great Library of Ahm
    .text = 7 for more Temples than your rival.
the-mana-well = The Mana Well
    .text = 9 for each set of Palace, Stronghold and Temple.
the-citadel-of-the-prophets = The Citadel of the Prophets
    .text = 3 for each Garden.
golden-ziggurat = Golden Ziggurat
    .text = 7 for more Palaces than your rival.
gods-baths = Gods Baths
    .text = 3 for each Stronghold.
the-maze-of-the-damned = The Maze of the Damned
    .text = 13 for all five suits, once.
the-eye-of-the-north = The Eye of the North
    .text = 3 for each suit you lack.
the-jinn-shackles = The Jinn Shackles
    .text = 3 for each Temple.
old-mans-pass = Old Man's Pass
    .text = 7 for more Libraries than your rival.
blood-tear-spring = Blood-tear Spring
    .text = 7 for more Gardens than your rival.
the-sky-pillars = The Sky Pillars
    .text = 5 for each set of Library and Garden.
the-vestibule = The Vestibule
    .text = 3 for each Palace.
the-molehill = The Molehill
    .text = 8 for more suits with just one card than your rival.
the-roof-of-the-world = The Roof of the World
    .text = Doubles your most numerous suits.
the-sapphire-port = The Sapphire Port
    .text = 8 if your best other card beats your rival's best.

# What the page says.
page-round = Round { $n }
page-pick = pick { $n } of 5
page-you = You
page-suits = Suits
page-rounds = Points by round
page-kingdom = Kingdom of { $name }
page-your-kingdom = Your kingdom
page-now = { $n ->
    [0] no points now
    [one] one point now
   *[other] { $n } points now
    }
page-points = { $n ->
    [0] It gives no points now.
    [one] It gives one point now.
   *[other] It gives { $n } points now.
    }
page-would = With it your kingdom goes from { $n } to { $m ->
    [one] one point
   *[other] { $m } points
}.
page-picked = has picked
page-relic = Relic
page-hand = Your hand
page-hand-about = The number above a card is what your whole kingdom would score with it.
page-holds = { $name } holds
page-piles = Draw pile { $n } · discarded { $m }
page-most = most
page-each = each
page-set = set
page-lack = lack
page-best = best
page-top = top
page-ties = ties
page-scored = Round { $n } is scored
page-this-round = This round
page-total = Total

# Actions as sentences.
do-draft = Draft { $piece }
    .form = draft {piece}
do-keep = Keep { $piece } as a relic, discard { $other }
    .form = keep {piece} discard {other:piece}

# Hints for a first match.
guide-hand = These five cards are your hand. { $press } one: it becomes part of your kingdom. Your rival picks at the same time, in secret.
guide-suit = The sign in the corner is the suit of the card, which counts for other cards. The number above a card says what your whole kingdom would score with it.
guide-swap = Then you swap hands. So the cards that you leave are the cards that your rival gets.
guide-score = When no card is left, every card in the kingdoms is scored. The Roof of the World and Kings Nest change how cards count.
guide-relic = A round is over. { $press } a card to keep it for good as a relic, then another one to throw away. Two new cards follow.
guide-last = Last round: what counts is the sum of all three. You can undo a pick as long as your rival has not picked.

# The lesson: before a move, and after it.
lesson-hand = Your hand. The number above a card is what your kingdom would score with it. { $press } { $piece }.
lesson-hand-done = { $piece } is yours. Your rival picked at the same moment: nobody sees a pick before both are made.
lesson-swap = Now hands are swapped: these are the cards that your rival left you. { $press } { $piece }.
lesson-swap-done = Good. What you leave, your rival can take; that alone may be a reason to pick a card.
lesson-suit = The sign in a corner is the card's suit; the line below its name says which suits it counts. { $press } { $piece }.
lesson-suit-done = Right: { $piece } is scored at the end of the round, with all that lies beside it by then.
lesson-rival = The balance shows who has more of each suit, and some cards pay only for having most. { $press } { $piece }.
lesson-rival-done = Well seen. Both kingdoms lie open, so your rival counts too.
lesson-last = The last card leaves no choice. { $press } { $piece }, then the round is scored.
lesson-last-done = That was a whole round. The five cards return to your hand.
lesson-relic = One of them stays as a relic for the rest of the match, another is thrown away. { $press } { $piece } to keep it.
lesson-relic-done = { $piece } lies in your kingdom now and scores again in every round. You drew two new cards.
lesson-again = Round two: pick what goes well with your relic. { $press } { $piece }.
lesson-again-done = That is all: pick, swap, score, keep. After three rounds the sum decides.

# Why an adviser would do it.
why-draft = { $piece } brings you { $n ->
    [0] nothing
    [one] one point
   *[other] { $n } points
    } now and would bring your rival { $m ->
    [0] nothing
    [one] one point
   *[other] { $m } points
    }.
why-keep = { $piece } will score in every round to come, and { $pieces } will not come back.

# Why an action is refused.
no-draft-first = a card is picked now, with: draft and its name
no-not-in-hand = { $piece } is not { $n ->
    [one] the last card
   *[other] among the { $n } cards
    } of your hand
no-keep-first = a relic and a discard are chosen now, with: keep CARD discard CARD
no-not-played = { $piece } was not played by you this round
no-neither-played = the two cards { $pieces } were not played by you this round

# What the symbols mean, beside the rules.
legend-palace = Palace: a suit
legend-library = Library: a suit
legend-garden = Garden: a suit
legend-stronghold = Stronghold: a suit
legend-temple = Temple: a suit
legend-none = No suit: the card counts for no suit
legend-lacking = Each suit of which you have no card
legend-singles = Suits of which you have exactly one card
legend-top = The suits of which you have most cards
legend-best = The highest printed number of points on a single card
legend-ties = You win ties for a majority
legend-relic = A relic: it stays in your kingdom for the rest of the match

# The numbers that a preview of an option names.
gauge-points = Your kingdom
gauge-rival-points = Rival's kingdom
