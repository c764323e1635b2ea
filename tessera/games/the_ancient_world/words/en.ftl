# Every sentence that players of The Ancient World read. Card texts are made of what the TOML files say.

game-title = The Ancient World
blurb = Send citizens, raise armies, and fight the Titans over six rounds.
for-whom = For planners who like to build and to dare.
option-expand_plus = Expand may draw three Districts and keep one
option-first_player = Who begins
option-first_player--1 = drawn by lot
option-first_player-0 = the first seat
option-first_player-1 = the second seat
option-first_player-2 = the third seat
option-first_player-3 = the fourth seat
option-pack = A folder with cards of your own; else the house deck

labor = Labor
build = Build
draft = Draft
expand = Expand
learn = Learn
rebuild = Rebuild
recruit = Recruit
explore = Explore
grow = Grow

tribe-red = red
    .people = Karr
    .about = The Karr build by day and drill by night, and what a Titan breaks stands again by morning. They attack more often than others and pay less for it.
tribe-green = green
    .people = Merk
    .about = The Merk live on what walks past their forest, the greater the better. They choose which Titan comes next and are paid for every one that falls.
tribe-blue = blue
    .people = Oru
    .about = The Oru settled where the rivers meet the sea, and have fed every stranger since. Their cities have many hands, at work even in a year without harvest.
tribe-yellow = yellow
    .people = Sahir
    .about = The Sahir cross the desert with whatever somebody else invented. Coins, new Districts and a crowded board are their living.
tribe-purple = purple
    .people = Bol
    .about = The Bol write everything down, wear masks while they do, and let all others speak first. They learn faster than anyone and decide what is on offer.
face-titan = a Titan
face-coin = a coin
face-blank = a blank

ask-turn = Place a citizen, attack a Titan, or pass
    .then-space = Which citizen goes to { $piece }?
    .then-intact = Which citizen uses { $piece }?
    .then-titan = Which armies attack { $piece }?
    .then-army = Which other army attacks?
    .then-citizen = Where does { $piece } go?
ask-build = Buy a card
    .then = Which card do you give up for { $piece }?
ask-expand = Pay for Expand with a knowledge or with three coins
ask-district = Keep one of these Districts
ask-rebuild = Repair up to two cards
ask-repair = Choose a card to repair
ask-recruit = Take a Military card
ask-join = Where does the recruit go?
ask-explore = Explore the deck, or store a card of the row
ask-keep = Store one of the cards that you drew
ask-store-from-row = Store a card of the row
ask-copy = Whose card action do you use?
ask-inspect = Which Titan deck do you look through?
ask-lay = Which Titan lies next, from the top down?
ask-attack-now = Attack the top Titan now?
ask-damage = Choose a card that the Titan damages
ask-discard-army = You have more armies than your limit: which one goes?
ask-ready-army = Take a coin off one of your armies?
ask-refresh-row = Discard a card of the row, which is filled afterwards?
ask-survey = Take the District on top, or draw three?
ask-prevent = Pay so that your card is not damaged?
ask-last-pass = You are last to pass: store a card?
ask-remove-coin = Remove a coin from one of your armies?
ask-pay-for-knowledge = Pay for knowledge?
ask-first-pass = You are first to pass: store a card?
ask-feed = Food is short: who goes hungry?
    .then = Who else goes hungry?

first-player = { $seat } is first player.
    .rule = AW-56
first-player-you = You are first player.
starting-coins = { $seat } starts with { $n ->
    [one] one coin
   *[other] { $n } coins
    }.
    .rule = AW-53
starting-coins-you = You start with { $n ->
    [one] one coin
   *[other] { $n } coins
    }.
first-district = The first District is { $piece }.
    .rule = AW-41
district-revealed = The next District is { $piece }.
    .rule = AW-142
districts-exhausted = No District is left.
    .rule = AW-143
first-titan = The { $n ->
    [1] one-star
    [2] two-star
   *[3] three-star
    } Titan on top is { $piece }.
    .rule = AW-42
titan-revealed = The { $n ->
    [1] one-star
    [2] two-star
   *[3] three-star
    } Titan on top is { $piece }.
    .rule = AW-226
titans-exhausted = No { $n ->
    [1] one-star
    [2] two-star
   *[3] three-star
    } Titan is left.
    .rule = AW-231
first-military = The Military row begins with { $piece }.
    .rule = AW-44
    .fold = first-military-all
first-military-all = The Military row begins with { $pieces }.
military-offered = New in the Military row: { $piece }.
    .rule = AW-74
    .fold = military-offered-all
military-offered-all = New in the Military row: { $pieces }.
first-empire = The Empire row begins with { $piece }.
    .rule = AW-45
    .fold = first-empire-all
first-empire-all = The Empire row begins with { $pieces }.
row-cleared = What is left of the Empire row is discarded: { $pieces }.
    .rule = AW-73
empire-offered = New in the Empire row: { $piece }.
    .rule = AW-73
    .fold = empire-offered-all
empire-offered-all = New in the Empire row: { $pieces }.
reshuffled = The Empire deck is empty; { $n ->
    [one] the only discard becomes a new one
   *[other] { $n } discards are shuffled into a new one
    }.
    .rule = AW-77
round-begins = Round { $n } begins; { $seat } starts.
    .rule = AW-66
round-begins-you = Round { $n } begins; you start.
explore-opens = Explore is uncovered and stays open.
    .rule = AW-68
grow-opens = Grow is uncovered and stays open.
    .rule = AW-69
deck-b = Deck B takes over: the rest of deck A leaves the game with its row and its discards, { $n ->
    [one] one card
   *[other] { $n } cards
    } together.
    .rule = AW-75

placed = { $seat } places citizen { $n } on { $text }.
    .rule = AW-89
placed-you = You place citizen { $n } on { $text }.
placed-on-card = { $seat } places citizen { $n } on { $piece }.
    .rule = AW-195
placed-on-card-you = You place citizen { $n } on { $piece }.
paid-surcharge = { $seat } pays a surcharge of { $n ->
    [one] one coin
   *[other] { $n } coins
    } for { $text } and has { $m ->
    [0] none left
   *[other] { $m } left
    }.
    .rule = AW-116
paid-surcharge-you = You pay a surcharge of { $n ->
    [one] one coin
   *[other] { $n } coins
    } for { $text } and have { $m ->
    [0] none left
   *[other] { $m } left
    }.
paid-coins = { $seat } pays { $n ->
    [one] one coin
   *[other] { $n } coins
    } and has { $m ->
    [0] none left
   *[other] { $m } left
    }.
    .rule = AW-330
paid-coins-you = You pay { $n ->
    [one] one coin
   *[other] { $n } coins
    } and have { $m ->
    [0] none left
   *[other] { $m } left
    }.
expand-paid = { $seat } pays { $n ->
    [one] one coin
   *[other] { $n } coins
    } for Expand and has { $m ->
    [0] none left
   *[other] { $m } left
    }.
    .rule = AW-140
expand-paid-you = You pay { $n ->
    [one] one coin
   *[other] { $n } coins
    } for Expand and have { $m ->
    [0] none left
   *[other] { $m } left
    }.
grow-paid = { $seat } pays { $n ->
    [one] one coin
   *[other] { $n } coins
    } for Grow and has { $m ->
    [0] none left
   *[other] { $m } left
    }.
    .rule = AW-185
grow-paid-you = You pay { $n ->
    [one] one coin
   *[other] { $n } coins
    } for Grow and have { $m ->
    [0] none left
   *[other] { $m } left
    }.
paid-knowledge = { $seat } pays { $n } knowledge and has { $m ->
    [0] none left
   *[other] { $m } left
    }.
    .rule = AW-140
paid-knowledge-you = You pay { $n } knowledge and have { $m ->
    [0] none left
   *[other] { $m } left
    }.
paid-for = { $seat } pays { $n ->
    [one] one coin
   *[other] { $n } coins
    } for { $piece }.
    .rule = AW-122
paid-for-you = You pay { $n ->
    [one] one coin
   *[other] { $n } coins
    } for { $piece }.
paid-for-knowledge = { $seat } pays { $m } knowledge for { $piece }.
    .rule = AW-122
paid-for-knowledge-you = You pay { $m } knowledge for { $piece }.
paid-for-both = { $seat } pays { $n ->
    [one] one coin
   *[other] { $n } coins
    } and { $m } knowledge for { $piece }.
    .rule = AW-122
paid-for-both-you = You pay { $n ->
    [one] one coin
   *[other] { $n } coins
    } and { $m } knowledge for { $piece }.
labored = { $seat } labors for { $n ->
    [one] one coin
   *[other] { $n } coins
    } and has { $m }.
    .rule = AW-110
labored-you = You labor for { $n ->
    [one] one coin
   *[other] { $n } coins
    } and have { $m }.
built = { $seat } builds { $piece }.
    .rule = AW-120
built-you = You build { $piece }.
built-stored = { $seat } builds { $piece }, which was stored.
    .rule = AW-120
built-stored-you = You build { $piece }, which you had stored.
discarded-for-build = { $seat } discards { $piece } and pays nothing for the card.
    .rule = AW-313
discarded-for-build-you = You discard { $piece } and pay nothing for the card.
drafted = { $seat } drafts { $n }; every attack of { $seat } now has { $m } more this round.
    .rule = AW-132
drafted-you = You draft { $n }; every attack of yours now has { $m } more this round.
draft-bonus = { $seat } drafts { $n } more by { $piece }; every attack of { $seat } now has { $m } more this round.
    .rule = AW-402
draft-bonus-you = You draft { $n } more by { $piece }; every attack of yours now has { $m } more this round.
ward-gained = { $piece } wards { $seat } against { $n ->
    [one] one Titan face
   *[other] { $n } Titan faces
    }, which makes { $m } this round.
    .rule = AW-407
ward-gained-you = { $piece } wards you against { $n ->
    [one] one Titan face
   *[other] { $n } Titan faces
    }, which makes { $m } this round.
warded = The ward of { $seat } holds off { $n ->
    [one] one Titan face
   *[other] { $n } Titan faces
    }.
    .rule = AW-407
warded-you = Your ward holds off { $n ->
    [one] one Titan face
   *[other] { $n } Titan faces
    }.
meals-gained = { $piece } feeds { $n ->
    [one] one citizen
   *[other] { $n } citizens
    } more of { $seat } this round, { $m } in all.
    .rule = AW-408
meals-gained-you = { $piece } feeds { $n ->
    [one] one citizen
   *[other] { $n } citizens
    } more of yours this round, { $m } in all.
prevented = { $seat } saves { $piece } from damage by { $pieces }.
    .rule = AW-413
prevented-you = You save { $piece } from damage by { $pieces }.
row-card-discarded = { $seat } discards { $piece } from the row.
    .rule = AW-403
row-card-discarded-you = You discard { $piece } from the row.
citizen-returns = By { $piece } citizen { $n } of { $seat } comes back in spite of hunger.
    .rule = AW-416
citizen-returns-you = By { $piece } your citizen { $n } comes back in spite of hunger.
expanded = { $seat } gains the District { $piece }.
    .rule = AW-141
expanded-you = You gain the District { $piece }.
surveyed = { $seat } looks at { $n ->
    [one] one District
   *[other] { $n } Districts
    }.
    .rule = AW-372
surveyed-you = You look at { $n ->
    [one] one District
   *[other] { $n } Districts
    }.
district-seen = { $seat } sees { $piece }.
    .rule = AW-372
    .fold = seen-all
district-seen-you = You see { $piece }.
looked-at = { $seat } sees { $piece }.
    .rule = AW-320
    .fold = seen-all
looked-at-you = You see { $piece }.
seen-all = { $seat } sees { $pieces }.
seen-all-you = You see { $pieces }.
learned = { $seat } pays three coins, learns and has { $m } knowledge.
    .rule = AW-147
learned-you = You pay three coins, learn and have { $m } knowledge.
declined = { $seat } makes no use of { $piece }.
    .rule = AW-250
declined-you = You make no use of { $piece }.
name-coin-removed = By { $pieces }, { $seat } takes a name coin off army { $m }; it costs { $n ->
    [one] one coin
   *[other] { $n } coins
    } next time.
    .rule = AW-315
name-coin-removed-you = By { $pieces }, you take a name coin off your army { $m }; it costs { $n ->
    [one] one coin
   *[other] { $n } coins
    } next time.
picture-coin-removed = By { $pieces }, { $seat } takes a picture coin off army { $m }; it costs { $n ->
    [one] one coin
   *[other] { $n } coins
    } next time.
    .rule = AW-315
picture-coin-removed-you = By { $pieces }, you take a picture coin off your army { $m }; it costs { $n ->
    [one] one coin
   *[other] { $n } coins
    } next time.
army-ready = Army { $m } of { $seat } is ready again.
    .rule = AW-317
army-ready-you = Your army { $m } is ready again.
coins-gained = { $seat } gets { $n ->
    [one] one coin
   *[other] { $n } coins
    } from { $piece } and has { $m }.
    .rule = AW-199
coins-gained-you = You get { $n ->
    [one] one coin
   *[other] { $n } coins
    } from { $piece } and have { $m }.
knowledge-gained = { $seat } gets { $n } knowledge from { $piece } and has { $m }.
    .rule = AW-199
knowledge-gained-you = You get { $n } knowledge from { $piece } and have { $m }.
reaction-coins = { $seat } gets { $n ->
    [one] one coin
   *[other] { $n } coins
    } from { $piece } and has { $m }.
    .rule = AW-425
reaction-coins-you = You get { $n ->
    [one] one coin
   *[other] { $n } coins
    } from { $piece } and have { $m }.
reaction-knowledge = { $seat } gets { $n } knowledge from { $piece } and has { $m }.
    .rule = AW-425
reaction-knowledge-you = You get { $n } knowledge from { $piece } and have { $m }.
rebuilt = { $seat } gains { $n ->
    [one] one coin
   *[other] { $n } coins
    } by rebuilding and has { $m }.
    .rule = AW-155
rebuilt-you = You gain { $n ->
    [one] one coin
   *[other] { $n } coins
    } by rebuilding and have { $m }.
repaired = { $seat } repairs { $piece }.
    .rule = AW-246
repaired-you = You repair { $piece }.
token-claimed = { $seat } takes the first-player token and will start the next round.
    .rule = AW-153
token-claimed-you = You take the first-player token and will start the next round.
token-claimed-last = { $seat } takes the first-player token.
    .rule = AW-153
token-claimed-last-you = You take the first-player token.
token-locked = The first-player token was claimed before and stays with { $rival }.
    .rule = AW-154
token-locked-rival-you = The first-player token was claimed before and stays with you.
recruited = { $seat } recruits { $piece } for { $n ->
    [one] one coin
   *[other] { $n } coins
    } and has { $m ->
    [0] none left
   *[other] { $m } left
    }.
    .rule = AW-160
recruited-you = You recruit { $piece } for { $n ->
    [one] one coin
   *[other] { $n } coins
    } and have { $m ->
    [0] none left
   *[other] { $m } left
    }.
recruited-free = { $seat } recruits { $piece }, which costs nothing.
    .rule = AW-160
recruited-free-you = You recruit { $piece }, which costs nothing.
retired = { $seat } retires { $piece } in army { $m }.
    .rule = AW-163
retired-you = You retire { $piece } in your army { $m }.
retired-coins = { $seat } retires { $piece } in army { $m }; { $n ->
    [one] the coin on it goes
   *[other] the { $n } coins on it go
    } to the supply.
    .rule = AW-166
retired-coins-you = You retire { $piece } in your army { $m }; { $n ->
    [one] the coin on it goes
   *[other] the { $n } coins on it go
    } to the supply.
army-formed = { $seat } forms army { $m } with { $piece }.
    .rule = AW-164
army-formed-you = You form your army { $m } with { $piece }.
explores = { $seat } draws { $n ->
    [one] one card
   *[other] { $n } cards
    } off the Empire deck.
    .rule = AW-176
explored = { $seat } draws { $piece } off the Empire deck.
    .rule = AW-176
    .fold = explored-all
explored-you = You draw { $piece } off the Empire deck.
explored-all = { $seat } draws { $n } cards off the Empire deck: { $pieces }.
explored-all-you = You draw { $n } cards off the Empire deck: { $pieces }.
stored = { $seat } stores { $piece } from the row.
    .rule = AW-174
stored-you = You store { $piece } from the row.
kept = { $seat } stores { $n ->
    [0] the drawn card
    [one] one of these cards and discards the other
   *[other] one of these cards and discards { $n }
    }.
    .rule = AW-177
kept-own = { $seat } stores { $piece }{ $n ->
    [0] .
    [one] ; the other card is discarded.
   *[other] ; the other { $n } cards are discarded.
    }
    .rule = AW-177
kept-own-you = You store { $piece }{ $n ->
    [0] .
    [one] ; the other card is discarded.
   *[other] ; the other { $n } cards are discarded.
    }
stored-unseen = { $seat } stores the unseen top card of the Empire deck.
    .rule = AW-336
stored-unseen-own = { $seat } stores { $piece } off the Empire deck.
    .rule = AW-336
stored-unseen-own-you = You store { $piece } off the Empire deck.
citizen-gained = { $seat } gains citizen { $n }, who waits in the Starving box.
    .rule = AW-188
citizen-gained-you = You gain citizen { $n }, who waits in the Starving box.
welcomed = { $seat } gets { $n ->
    [one] one coin
   *[other] { $n } coins
    } from { $piece } for the new citizen and has { $m }.
    .rule = AW-300
welcomed-you = You get { $n ->
    [one] one coin
   *[other] { $n } coins
    } from { $piece } for the new citizen and have { $m }.
copied = { $seat } uses the action of { $piece } through { $pieces }.
    .rule = AW-305
copied-you = You use the action of { $piece } through { $pieces }.
inspected = { $seat } { $n ->
    [one] looks at the top Titan
   *[other] puts in order the top { $n } Titans
    } of the { $m ->
    [1] one-star
    [2] two-star
   *[3] three-star
    } deck.
    .rule = AW-320
inspected-you = You { $n ->
    [one] look at the top Titan
   *[other] put in order the top { $n } Titans
    } of the { $m ->
    [1] one-star
    [2] two-star
   *[3] three-star
    } deck.
laid = { $seat } lays { $piece } { $n ->
    [1] on top
    [2] as the second
    [3] as the third
    [4] as the fourth
   *[other] at place { $n }
    }.
    .rule = AW-320
laid-you = You lay { $piece } { $n ->
    [1] on top
    [2] as the second
    [3] as the third
    [4] as the fourth
   *[other] at place { $n }
    }.

attacked = { $seat } pays { $n ->
    [one] one coin
   *[other] { $n } coins
    } for { $pieces } (army { $text }) and attacks { $piece } with { $m }.
    .rule = AW-209
attacked-you = You pay { $n ->
    [one] one coin
   *[other] { $n } coins
    } for { $pieces } (army { $text }) and attack { $piece } with { $m }.
attacked-together = { $seat } pays { $n ->
    [one] one coin
   *[other] { $n } coins
    } for { $pieces } (armies { $text }) and attacks { $piece } with { $m }.
    .rule = AW-209
attacked-together-you = You pay { $n ->
    [one] one coin
   *[other] { $n } coins
    } for { $pieces } (armies { $text }) and attack { $piece } with { $m }.
spied = Spies bring { $seat } { $n } knowledge, which makes { $m }.
    .rule = AW-223
spied-you = Spies bring you { $n } knowledge, which makes { $m }.
titan-claimed = { $seat } defeats { $piece } with defence { $n }.
    .rule = AW-224
titan-claimed-you = You defeat { $piece } with defence { $n }.
rolled = A damage die shows { $text }.
    .rule = AW-235
coins-lost = { $seat } loses { $n ->
    [one] one coin
   *[other] { $n } coins
    } to the dice and has { $m ->
    [0] none left
   *[other] { $m } left
    }.
    .rule = AW-238
coins-lost-you = You lose { $n ->
    [one] one coin
   *[other] { $n } coins
    } to the dice and have { $m ->
    [0] none left
   *[other] { $m } left
    }.
damaged = Damage hits { $piece } of { $seat }.
    .rule = AW-239
damaged-you = Damage hits your { $piece }.
army-discarded = The army limit of { $seat } is { $n }: army { $m } leaves the game ({ $pieces }).
    .rule = AW-242
army-discarded-you = Your army limit is { $n }: army { $m } leaves the game ({ $pieces }).
looted = { $seat } loots { $n ->
    [one] one coin
   *[other] { $n } coins
    } and has { $m }.
    .rule = AW-229
looted-you = You loot { $n ->
    [one] one coin
   *[other] { $n } coins
    } and have { $m }.
passed = { $seat } passes.
    .rule = AW-249
passed-you = You pass.
passed-first = { $seat } is first to pass.
    .rule = AW-248
passed-first-you = You are first to pass.

round-ends = Round { $n } ends: coins slide down, citizens come home.
    .rule = AW-253
income-ends = Nobody gets income: round 6 is the last one.
    .rule = AW-252
income = { $seat } gets { $n ->
    [one] one coin
   *[other] { $n } coins
    } as income and has { $m }.
    .rule = AW-251
income-you = You get { $n ->
    [one] one coin
   *[other] { $n } coins
    } as income and have { $m }.
income-knowledge = { $seat } gets { $n } knowledge as income and has { $m }.
    .rule = AW-251
income-knowledge-you = You get { $n } knowledge as income and have { $m }.
fed = { $seat } has { $m } food for { $n ->
    [one] one citizen
   *[other] { $n } citizens
    }.
    .rule = AW-257
fed-you = You have { $m } food for { $n ->
    [one] one citizen
   *[other] { $n } citizens
    }.
starves = Citizen { $n } of { $seat } starves; there was food for { $m ->
    [0] nobody
    [one] one
   *[other] { $m }
    }.
    .rule = AW-258
starves-you = Your citizen { $n } starves; there was food for { $m ->
    [0] nobody
    [one] one
   *[other] { $m }
    }.
scored-starving = { $seat } loses { $m ->
    [one] one point
   *[other] { $m } points
    } for { $n ->
    [one] a starving citizen
   *[other] { $n } starving citizens
    }.
    .rule = AW-351
scored-starving-you = You lose { $m ->
    [one] one point
   *[other] { $m } points
    } for { $n ->
    [one] a starving citizen
   *[other] { $n } starving citizens
    }.
scored-tribe = { $seat } scores { $m ->
    [one] one point
   *[other] { $m } points
    } for { $n ->
    [one] one { $text } banner
   *[other] { $n } { $text } banners
    }.
    .rule = AW-353
scored-tribe-you = You score { $m ->
    [one] one point
   *[other] { $m } points
    } for { $n ->
    [one] one { $text } banner
   *[other] { $n } { $text } banners
    }.
scored-card = { $seat } scores { $n ->
    [one] one point
   *[other] { $n } points
    } for { $piece }.
    .rule = AW-357
scored-card-you = You score { $n ->
    [one] one point
   *[other] { $n } points
    } for { $piece }.
last-repair = { $seat } repairs { $pieces } before the banners are scored.
    .rule = AW-352
last-repair-you = You repair { $pieces } before the banners are scored.
final-score = { $seat } has { $n ->
    [one] one point
   *[other] { $n } points
    }{ $m ->
    [0] .
    [one] ; one coin is left.
   *[other] ; { $m } coins are left.
    }
    .rule = AW-359
final-score-you = You have { $n ->
    [one] one point
   *[other] { $n } points
    }{ $m ->
    [0] .
    [one] ; one coin is left.
   *[other] ; { $m } coins are left.
    }
tie-broken-by-coins = The best are tied on points; { $seat } is ahead by coins, { $n } to { $m }.
    .rule = AW-365
tie-broken-by-coins-you = The best are tied on points; you are ahead by coins, { $n } to { $m }.
tie-broken-by-cards = The best are tied on points and coins; { $seat } is ahead by cards in play, { $n } to { $m }.
    .rule = AW-366
tie-broken-by-cards-you = The best are tied on points and coins; you are ahead by cards in play, { $n } to { $m }.
tie-broken-by-knowledge = The best are tied on points, coins and cards; { $seat } is ahead by knowledge, { $n } to { $m }.
    .rule = AW-367
tie-broken-by-knowledge-you = The best are tied on points, coins and cards; you are ahead by knowledge, { $n } to { $m }.
tie-unbroken = The best are tied on points, coins, cards in play and knowledge, so they share the victory.
    .rule = AW-368
won = { $seat } wins with { $n ->
    [one] one point
   *[other] { $n } points
    }.
    .rule = AW-359
won-you = You win with { $n ->
    [one] one point
   *[other] { $n } points
    }.
shared = { $seat } shares the victory with { $n ->
    [one] one point
   *[other] { $n } points
    }.
    .rule = AW-368
shared-you = You share the victory with { $n ->
    [one] one point
   *[other] { $n } points
    }.

# Why something is not possible now. The sentences follow "Not possible: ".
no-turn-action = place a citizen, attack a Titan, or pass
no-citizen-yet = you have no citizen of skill { $n } yet
no-citizen-starving = your citizen of skill { $n } is in the Starving box this round
no-citizen-placed = your citizen of skill { $n } is placed already
no-higher-skill = a citizen of skill { $m } stands there, and { $n } is not higher
no-own-action = { $piece } is not an intact card of yours with a card action
no-used-action = the action of { $piece } was used this round
no-action-to-copy = no rival has an intact card whose action { $piece } could copy for you now
no-useful-action = the action of { $piece } would change nothing now
no-action-coins = the action of { $piece } costs { $n ->
    [one] 1 coin
   *[other] { $n } coins
    }, and you have { $m ->
    [0] none
   *[other] only { $m }
    }
no-action-knowledge = the action of { $piece } costs { $n } knowledge, and you have { $m ->
    [0] none
   *[other] only { $m }
    }
no-damage-to-repair = { $piece } repairs cards, and none of yours is damaged
no-token-to-take = the first-player token was claimed this round, and { $piece } would change nothing else
no-thing-to-count = { $piece } counts your { $text }, and you have none
no-titan-left = no Titan is left in any deck
no-covered-space = { $text } is covered until round { $n }
no-new-name = you own a card of the same name as every card that you could buy
no-purchase = no card can be bought: you have { $n ->
    [0] no coins
    [one] 1 coin
   *[other] { $n } coins
    } and { $m ->
    [0] no knowledge
   *[other] { $m } knowledge
    }, with room for { $k ->
    [0] no more cards
    [one] 1 more card
   *[other] { $k } more cards
    }
no-purchase-after-surcharge = a surcharge of 1 coin is due, and no card can be bought then: you would have { $n ->
    [0] no coins
    [one] 1 coin
   *[other] { $n } coins
    } and { $m ->
    [0] no knowledge
   *[other] { $m } knowledge
    }, with room for { $k ->
    [0] no more cards
    [one] 1 more card
   *[other] { $k } more cards
    }
no-surcharge = a surcharge of 1 coin is due, and you have no coins
no-recruit-after-surcharge = a surcharge of 1 coin is due, and no card of the Military row can be paid then: you would have { $n ->
    [0] no coins
    [one] 1 coin
   *[other] { $n } coins
    }
no-recruit-price = no card of the Military row can be paid: you have { $n ->
    [0] no coins
    [one] 1 coin
   *[other] { $n } coins
    }
no-space-price = { $text } costs { $m ->
    [one] 1 coin
   *[other] { $m } coins
    }, and you have { $n ->
    [0] none
    [one] 1 coin
   *[other] { $n } coins
    }
no-expand-price = Expand costs 1 knowledge or 3 coins, and you have { $n ->
    [0] no coins
    [one] 1 coin
   *[other] { $n } coins
    } and { $m ->
    [0] no knowledge
   *[other] { $m } knowledge
    }
no-district-left = no District is left
no-army-for-recruit = { $n ->
    [one] your only army was
    [2] both your armies were
   *[other] all your { $n } armies were
    } used this round, and your limit is { $m }
no-card-to-explore = there is no card to explore
no-citizen-left = you own all five citizens

no-buy-chosen = a card is bought now, with: buy and its name
no-row-card = { $piece } is not in the row
no-stored-card = { $piece } is not among your stored cards
no-card-coins = { $piece } costs { $n ->
    [one] 1 coin
   *[other] { $n } coins
    }, and you have { $m ->
    [0] none
   *[other] only { $m }
    }
no-card-knowledge = { $piece } costs { $n } knowledge, and you have { $m ->
    [0] none
   *[other] only { $m }
    }
no-card-price = { $piece } costs { $n ->
    [one] 1 coin
   *[other] { $n } coins
    } and { $m } knowledge, and you have too little of both
no-capacity = { $n ->
    [one] your Empire card fills
   *[other] your { $n } Empire cards fill
    } your capacity of { $m }
no-card-to-discard = you have no intact { $piece } to discard
no-second-of-name = you own a card named { $piece } already
no-district-kept = { $n ->
    [one] the District that you drew
   *[other] one of the { $n } Districts that you drew
    } is kept, with: take and its name
no-army-coin = there is no such coin on your army { $n }
no-survey-chosen = take { $piece } now, or draw with: survey
no-replacement-chosen = { $n ->
    [one] one more card of the row is
   *[other] up to { $n } cards of the row are
    } discarded now, with: replace and a name, or done
no-coin-chosen = a coin of an army is removed now, or decline
no-use-chosen = either use { $piece } { $n ->
    [0] for nothing
    [one] for 1 coin
   *[other] for { $n } coins
    }, or decline
no-optional-repair = this repair is not optional, and { $n ->
    [one] 1 card is
   *[other] { $n } cards are
    } damaged
no-damaged-card = { $piece } is not among your damaged cards
no-repair-chosen = a card to repair is chosen now, with: repair and its name
no-recruit-chosen = a Military card is taken now, with: recruit and its name
no-military-row = { $piece } is not in the Military row
no-new-army = you have { $n ->
    [one] 1 army
   *[other] { $n } armies
    }, and your limit is { $m }
no-army-chosen = say where the recruit goes, with: retire army and its number, or form a new army
no-such-army = you have no army { $n }
no-used-army = army { $n } was used this round: { $m ->
    [one] 1 coin lies
   *[other] { $m } coins lie
    } on the name of its active card
no-empire-deck = the Empire deck and its discard pile are empty
no-row-card-to-store = only a card of the Empire row is stored this way
no-explore-chosen = explore the deck, or store a card of the row with: store and its name
no-card-kept = { $n ->
    [one] the card that you drew
   *[other] exactly one of the { $n } cards that you drew
    } is stored, with: keep and its name
no-store-chosen = a card of the row or the unseen top card is stored now, or decline

no-copy-chosen = a rival's card action is chosen now, with: copy and its name
no-card-action = { $piece } has no card action
no-copy-of-copies = { $piece } copies actions itself
no-rival-with-card = no rival has an intact { $piece }
no-useful-copy = you could not carry out the action of { $piece } now
no-titan-in-deck = this Titan deck is empty
no-deck-chosen = a Titan deck is chosen now, with: inspect one-star, two-star or three-star
no-titan-laid = { $n ->
    [one] the Titan
   *[other] one of the { $n } Titans
    } in your hand is laid next, with: lay and its name
no-attack-chosen = attack the top card of this deck now, or decline
no-other-deck = only the deck that you arranged may be attacked now
no-top-titan = { $piece } is not the face-up Titan of its deck
no-ready-army = army { $n } was used this round: { $m ->
    [one] one coin lies
   *[other] { $m } coins lie
    } on the name of its active card
no-attack-price = this attack costs { $n ->
    [one] 1 coin
   *[other] { $n } coins
    }, and you have { $m ->
    [0] none
   *[other] only { $m }
    }
no-attack-strength = { $piece } has defence { $n }, and this attack reaches { $m }
no-intact-card = { $piece } is not among your intact Empire cards
no-damage-chosen = { $n ->
    [one] 1 Titan face is
   *[other] { $n } Titan faces are
    } left: choose a card with: damage and its name
no-army-discarded = you have { $n ->
    [one] 1 army
   *[other] { $n } armies
    } and a limit of { $m }: choose one with: discard army and its number
no-such-hunger = { $n ->
    [one] 1 citizen has
   *[other] { $n } citizens share
    } { $k ->
    [0] no food
   *[other] { $k } food
    }: exactly { $m ->
    [one] one of yours goes
   *[other] { $m } of yours go
    } without

# What a card shows: its text is made of these sentences.
card-free = Free.
card-cost = Costs { $n ->
    [one] 1 coin
   *[other] { $n } coins
    }.
card-cost-knowledge = Costs { $m } knowledge.
card-cost-both = Costs { $n ->
    [one] 1 coin
   *[other] { $n } coins
    } and { $m } knowledge.
card-titan = { $n }-star Titan with defence { $m }; only swords count.
card-titan-arrows = { $n }-star Titan with defence { $m }; swords and arrows count.
card-banners = Banners: { $pieces }.
card-citizens = { $n ->
    [one] 1 new citizen
   *[other] { $n } new citizens
    }.
card-repairs = Repairs { $n ->
    [one] 1 card
   *[other] up to { $n } cards
    } when you gain it.
card-active = Active: { $pieces }.
card-legacy = Legacy: { $pieces }.
card-action = Action:
card-paid-action = Action for { $n ->
    [one] 1 coin
   *[other] { $n } coins
    }:
card-paid-action-knowledge = Action for { $m } knowledge:
card-paid-action-both = Action for { $n ->
    [one] 1 coin
   *[other] { $n } coins
    } and { $m } knowledge:

army-sword = sword
army-arrow = arrow
army-spy = spy
army-loot = loot
army-repair = repair

symbol-income-coin = +{ $n } coin income.
symbol-income-knowledge = +{ $n } knowledge income.
symbol-food = +{ $n } food.
symbol-sword = +{ $n } { $n ->
    [one] sword
   *[other] swords
    } in every attack.
symbol-arrow = +{ $n } { $n ->
    [one] arrow
   *[other] arrows
    } in every attack.
symbol-army-limit = +{ $n } army limit.
symbol-explore-bonus = Explore draws { $n ->
    [one] 1 more card
   *[other] { $n } more cards
    }.
symbol-capacity = Capacity { $n }.

effect-gain-coins = Gain { $n ->
    [one] 1 coin
   *[other] { $n } coins
    }.
effect-gain-knowledge = Gain { $n } knowledge.
effect-gain-coins-per = Gain 1 coin for each { $text }{ $n ->
    [0] .
   *[other] , at most { $n }.
    }
effect-gain-knowledge-per = Gain 1 knowledge for each { $text }{ $n ->
    [0] .
   *[other] , at most { $n }.
    }
effect-repair = Repair { $n ->
    [one] 1 card
   *[other] up to { $n } cards
    }.
effect-explore = Explore.
effect-claim-first-player = Take the first-player token if its hand side is down.
effect-copy-action = Use a card action of a rival.
effect-rearrange = { $n ->
    [one] Look at the top Titan of a deck.
   *[other] Put the top { $n } Titans of a deck in any order.
    }
effect-rearrange-and-attack = { $n ->
    [one] Look at the top Titan of a deck; you may attack it.
   *[other] Put the top { $n } Titans of a deck in any order; you may attack the new top card.
    }
effect-draft-bonus = Attack with { $n } more this round.
effect-store-from-row = Store a card of the row.
effect-expand = Expand for { $n ->
    [one] 1 coin
   *[other] { $n } coins
    }.
effect-expand-knowledge = Expand for { $m } knowledge.
effect-expand-both = Expand for { $n ->
    [one] 1 coin
   *[other] { $n } coins
    } and { $m } knowledge.
effect-expand-free = Expand for nothing.
effect-recruit = Recruit without a surcharge.
effect-build-for-less = Build a card for { $n ->
    [one] 1 coin
   *[other] { $n } coins
    } less.
effect-ward = { $n ->
    [one] The next Titan face of this round does
   *[other] The next { $n } Titan faces of this round do
    } not damage your cards.
effect-feed = At the end of this round { $n ->
    [one] 1 citizen
   *[other] { $n } citizens
    } more of yours will be fed.
effect-ready-army = Take { $n ->
    [one] 1 coin
   *[other] up to { $n } coins
    } off your armies.
effect-refresh-row = Discard { $n ->
    [one] 1 card
   *[other] up to { $n } cards
    } of the row, then fill it.

when-learn-left = When your left neighbour learns
when-learn-right = When your right neighbour learns
when-learn-other = When another player learns
when-learn-self = When you learn
when-defeat-titan-self = When you defeat a Titan
when-defeat-titan-left = When your left neighbour defeats a Titan
when-defeat-titan-right = When your right neighbour defeats a Titan
when-defeat-titan-other = When another player defeats a Titan
when-explore-self = When you explore
when-explore-left = When your left neighbour explores
when-explore-right = When your right neighbour explores
when-explore-other = When another player explores
when-expand-self = When you expand
when-expand-left = When your left neighbour expands
when-expand-right = When your right neighbour expands
when-expand-other = When another player expands
when-recruit-self = When you recruit
when-recruit-left = When your left neighbour recruits
when-recruit-right = When your right neighbour recruits
when-recruit-other = When another player recruits
when-grow-self = When you grow
when-grow-left = When your left neighbour grows
when-grow-right = When your right neighbour grows
when-grow-other = When another player grows
when-rebuild-self = When you rebuild
when-rebuild-left = When your left neighbour rebuilds
when-rebuild-right = When your right neighbour rebuilds
when-rebuild-other = When another player rebuilds
when-damage-self = When a card of yours is damaged
when-last-pass-self = When you are last to pass
trigger-coins-for-citizen = Whenever you gain a citizen, gain 1 coin for each food.
trigger-coins-per-star = { $text }, gain 1 coin for each of its stars.
trigger-knowledge-per-star = { $text }, gain 1 knowledge for each of its stars.
trigger-gain-coins = { $text }, gain { $n ->
    [one] 1 coin
   *[other] { $n } coins
    }.
trigger-gain-knowledge = { $text }, gain { $n } knowledge.
trigger-remove-army-coin = { $text }, you may remove 1 coin from one of your armies.
trigger-buy-knowledge = { $text }, you may { $n ->
    [0] take
    [one] pay 1 coin for
   *[other] pay { $n } coins for
    } { $m } knowledge.
trigger-free-build = When you build, you may discard this card instead of paying.
trigger-store-on-last-pass = When you are last to pass, you may store a card of the row or the unseen top card of the deck.
trigger-prevent = When a card of yours would be damaged, you may pay { $n ->
    [one] 1 coin
   *[other] { $n } coins
    } to prevent it.
trigger-take-surcharge = When a rival pays a surcharge for a space on which you have a citizen, you get 1 coin of it.
trigger-return-citizen = When citizens of yours go hungry, one of them still comes back.
trigger-store-on-first-pass = When you are first to pass, you may store a card of the row or the unseen top card of the deck.

bonus-red-banners = At the end { $text } points for 1 to 6 red banners.
bonus-green-banners = At the end { $text } points for 1 to 6 green banners.
bonus-blue-banners = At the end { $text } points for 1 to 6 blue banners.
bonus-yellow-banners = At the end { $text } points for 1 to 6 yellow banners.
bonus-purple-banners = At the end { $text } points for 1 to 6 purple banners.
bonus-full-sets = At the end { $n ->
    [one] 1 point
   *[other] { $n } points
    } for each set of five different banners.
bonus-per-titan = At the end { $n ->
    [one] 1 point
   *[other] { $n } points
    } for { $m ->
    [one] each Titan
   *[other] every { $m } Titans
    }.
bonus-per-district = At the end { $n ->
    [one] 1 point
   *[other] { $n } points
    } for { $m ->
    [one] each District
   *[other] every { $m } Districts
    }.
bonus-per-empire = At the end { $n ->
    [one] 1 point
   *[other] { $n } points
    } for { $m ->
    [one] each Empire card
   *[other] every { $m } Empire cards
    }.

bonus-pairs-red = At the end { $n ->
    [one] 1 point
   *[other] { $n } points
    } for each pair of a red banner and a { $text }.
bonus-pairs-green = At the end { $n ->
    [one] 1 point
   *[other] { $n } points
    } for each pair of a green banner and a { $text }.
bonus-pairs-blue = At the end { $n ->
    [one] 1 point
   *[other] { $n } points
    } for each pair of a blue banner and a { $text }.
bonus-pairs-yellow = At the end { $n ->
    [one] 1 point
   *[other] { $n } points
    } for each pair of a yellow banner and a { $text }.
bonus-pairs-purple = At the end { $n ->
    [one] 1 point
   *[other] { $n } points
    } for each pair of a purple banner and a { $text }.
bonus-intact = At the end { $n ->
    [one] 1 point
   *[other] { $n } points
    } if no card of yours is damaged before the last repair.
bonus-most = At the end { $n ->
    [one] 1 point
   *[other] { $n } points
    } if you have { $text } and nobody has more.
bonus-per-resource = At the end { $n ->
    [one] 1 point
   *[other] { $n } points
    } for { $m ->
    [one] each { $text }
   *[other] every { $m } { $text }
    } in hand, at most { $k }.
bonus-per-symbol = At the end { $n ->
    [one] 1 point
   *[other] { $n } points
    } for { $m ->
    [one] each { $text }
   *[other] every { $m } { $text }
    }.

# What cards count, one of it and several.
one-food = food
one-titan = Titan
one-district = District
one-army = army
one-damaged = damaged card
one-citizen-on-board = citizen of yours on the board
one-banner-red = red banner
one-banner-green = green banner
one-banner-blue = blue banner
one-banner-yellow = yellow banner
one-banner-purple = purple banner
one-knowledge = knowledge
one-coins = coin
one-income-coin = coin of income
one-income-knowledge = knowledge of income
one-sword = sword
one-arrow = arrow
one-army-limit = point of the army limit
one-explore-bonus = card that Explore draws more
one-capacity = capacity
many-food = food
many-titan = Titans
many-district = Districts
many-army = armies
many-damaged = damaged cards
many-citizen-on-board = citizens on the board
many-banner-red = red banners
many-banner-green = green banners
many-banner-blue = blue banners
many-banner-yellow = yellow banners
many-banner-purple = purple banners
many-knowledge = knowledge
many-coins = coins
many-empire = Empire cards
many-income-coin = coins of income
many-income-knowledge = knowledge of income
many-sword = swords
many-arrow = arrows
many-army-limit = points of the army limit
many-explore-bonus = cards that Explore draws more
many-capacity = capacity

# What a space of the board does, and the same as it is printed there.
space-labor = Gain { $n ->
    [one] 1 coin
   *[other] { $n } coins
    }.
space-labor-short = +{ $n } { $n ->
    [one] coin
   *[other] coins
    }
space-build = Buy a card of the Empire row, or one that you stored.
space-build-short = buy a card
space-draft = For this round you attack with { $n } more for each citizen here, yours included.
space-draft-short = +{ $n } attack per citizen
space-expand = Pay { $n } knowledge or { $m } coins and gain the District.
space-expand-short = District for { $n } knowledge or { $m } coins
space-learn = Pay { $m } coins for { $n } knowledge.
space-learn-short = { $n } knowledge for { $m } coins
space-rebuild = Repair up to { $n } cards, take the first-player token if nobody claimed it this round, and gain { $m ->
    [one] 1 coin
   *[other] { $m } coins
    }.
space-rebuild-short = repair { $n }, first player, +{ $m } { $m ->
    [one] coin
   *[other] coins
    }
space-recruit = Take a Military card.
space-recruit-short = Military card
space-explore = Draw { $n } Empire cards and store one, or store a card of the row.
space-explore-short = draw { $n }, store 1
space-grow = Pay { $m } coins for a new citizen, who can act next round if there is food.
space-grow-short = citizen for { $m } coins
space-higher-skill = Your citizen must be of higher skill than all who stand here.
space-any-skill = A citizen of any skill may come.
space-surcharge = A citizen of any skill may come; it costs { $n ->
    [one] a coin
   *[other] { $n } coins
    } if others are here and none of them is of the same skill.

# Cards.
fishing-dock = Fishing Dock
    .flavour = Every city began with someone who stayed for the fish.
wheat-fields = Wheat Fields
    .flavour = Golden in summer, and guarded in autumn.
city-guard = City Guard
    .flavour = They know every citizen by name, and every debt.
militia = Militia
    .flavour = Bakers in the morning, archers by noon.
crane = Crane
    .flavour = It builds one thing, and is firewood afterwards.
distant-outpost = Distant Outpost
    .flavour = What the neighbours study, our captains practise.
masons-yard = Masons Yard
    .flavour = A cracked wall is a week's wages.
bronze-foundry = Bronze Foundry
    .flavour = Bells in good years, blades in the others.
outrider-lodge = Outrider Lodge
    .flavour = Whoever brings a friend drinks free.
forest-hideout = Forest Hideout
    .flavour = From up here you can choose whom to meet.
hunters-of-merk = Hunters of Merk
    .flavour = They come back with meat or not at all.
bramble-pickets = Bramble Pickets
    .flavour = The thorns do most of the work.
honey-glades = Honey Glades
    .flavour = The bees have never lost a harvest.
reed-villages = Reed Villages
    .flavour = When the flood comes they move the house.
aqueduct = Aqueduct
    .flavour = Where water arrives, people follow.
crypta-ship = Crypta Ship
    .flavour = Nobody asks what the hold contains.
tidal-nets = Tidal Nets
    .flavour = Twice a day the sea pays its taxes.
pilgrim-quay = Pilgrim Quay
    .flavour = Most came for a day. All of them stayed.
floodplain-granary = Floodplain Granary
    .flavour = Nobody leaves Oru hungry, and nobody leaves Oru.
bridge = Bridge
    .flavour = The other bank always has the better idea.
desert-archive = Desert Archive
    .flavour = Dry air, dry ink, dry archivists.
desert-caravan = Desert Caravan
    .flavour = Well-fed cities buy twice.
salt-road = Salt Road
    .flavour = White gold, carried by patient animals.
lantern-bazaar = Lantern Bazaar
    .flavour = Standing in the way is a trade like any other.
archivists-of-bol = Archivists of Bol
    .flavour = They have filed a copy of you, too.
scribe-guild = Scribe Guild
    .flavour = Your neighbour's lesson, at a quarter of the price.
zori-dramatists = Zori Dramatists
    .flavour = The show begins when the work is done.
house-of-tablets = House of Tablets
    .flavour = Read one, and the next one makes sense.
oath-hall = Oath Hall
    .flavour = What is broken here is paid for.
shield-hall = Shield Hall
    .flavour = Every shield remembers what it stopped.
drill-field = Drill Field
    .flavour = Again. And once more. And again.
ember-quarter = Ember Quarter
    .flavour = The smiths here have never let a fire go out.
siege-workshop = Siege Workshop
    .flavour = Volunteers arrive with the first test shot.
citadel = Citadel
    .flavour = Five banners on the wall, and room for a sixth.
stag-archers-grove = Stag Archers Grove
    .flavour = The greater the beast, the longer the song.
settlers-clearing = Settlers Clearing
    .flavour = The first house is for whoever comes next.
greenwood-moot = Greenwood Moot
    .flavour = Three skulls by the door give the chair.
mill-villages = Mill Villages
    .flavour = The wheel turns, and nobody counts the sacks.
elder-grove = Elder Grove
    .flavour = The trees were old when the Titans were young.
town-hall = Town Hall
    .flavour = Whoever has the key opens the meeting.
harbour-market = Harbour Market
    .flavour = The more hands at work, the more mouths to buy.
pearl-divers = Pearl Divers
    .flavour = One breath, one oyster, one house in town.
great-canal = Great Canal
    .flavour = Every new quarter wants to lie on it.
lighthouse-of-oru = Lighthouse of Oru
    .flavour = Whoever sails out comes back knowing more.
trade-city = Trade City
    .flavour = Everything is for sale here, methods included.
caravan-court = Caravan Court
    .flavour = Land is cheap if you come with a hundred camels.
amber-bank = Amber Bank
    .flavour = They lend nothing and remember everything.
sun-calendar = Sun Calendar
    .flavour = At noon on one day of the year it explains itself.
spice-exchange = Spice Exchange
    .flavour = You smell the prices before you hear them.
star-watchers = Star Watchers
    .flavour = They saw it coming, and wrote down the date.
map-room = Map Room
    .flavour = If you dislike the world, draw another.
temple-of-masks = Temple of Masks
    .flavour = The last to leave puts the offerings away.
oracle-guard = Oracle Guard
    .flavour = They bow to nobody and scratch nothing.
hall-of-echoes = Hall of Echoes
    .flavour = Speak the price, and hear a lower one.
moon-festival = Moon Festival
    .flavour = One night a year nobody asks for your banner.
crown-road = Crown Road
    .flavour = It joins the forge to the harbour.
ford-spears = Ford Spears
    .flavour = They hold the ford, and then they mend the bridge.
reed-slingers = Reed Slingers
    .flavour = Three stones, and the third one finds the purse.
night-runners = Night Runners
    .flavour = Back before dawn, with a map and no lantern.
dune-raiders = Dune Raiders
    .flavour = They fight for what falls out of the pockets.
mason-levies = Mason Levies
    .flavour = A hammer works in both directions.
hill-wardens = Hill Wardens
    .flavour = Whoever stands higher shoots farther.
coast-watch = Coast Watch
    .flavour = They know every sail, and aim at the others.
temple-ushers = Temple Ushers
    .flavour = They show you to your seat, and note who sat there.
merkian-troop = Merkian Troop
    .flavour = Hired from the forest, paid in arrowheads.
veiled-blades = Veiled Blades
    .flavour = No one has described one twice.
titan-hounds = Titan Hounds
    .flavour = They were puppies when it was small, too.
salt-lancers = Salt Lancers
    .flavour = Fast horses, long lances, longer reports.
sun-phalanx = Sun Phalanx
    .flavour = At noon one cannot look at them.
oru-engineers = Oru Engineers
    .flavour = They measured the Titan before they felled it.
mud-strider = Mud Strider
    .flavour = Coins lie in its footprints, if you dig.
thorn-back = Thorn Back
    .flavour = Its spines fly straighter than any arrow.
cinder-hound = Cinder Hound
    .flavour = It sleeps in ruins, and so they stay warm.
dune-crawler = Dune Crawler
    .flavour = Follow it, and you find what the sand buried.
fog-heron = Fog Heron
    .flavour = It stands still until it understands.
brine-horn = Brine Horn
    .flavour = Sailors enlist to have seen it.
whispering-mask = Whispering Mask
    .flavour = Ask it once, and it answers twice.
iron-boar = Iron Boar
    .flavour = Even its rage leaves scrap to sell.
sleepless-king = Sleepless King
    .flavour = He walks the walls at night, and sets stones.
reef-mother = Reef Mother
    .flavour = Every wreck on her back has a chest.
stone-being = Stone Being
    .flavour = Wheat grows in the hollow of its hand.
glass-scorpion = Glass Scorpion
    .flavour = You can see what it is thinking.
root-giant = Root Giant
    .flavour = It gladly helps to bury its kin.
forge-colossus = Forge Colossus
    .flavour = Its heart still beats swords.
veil-serpent = Veil Serpent
    .flavour = Where it sheds its skin the fields are safe.
tide-caller = Tide Caller
    .flavour = It called, and the treasure ships came.
walking-mountain = Walking Mountain
    .flavour = A village has lived on its shoulder all along.
moon-eater = Moon Eater
    .flavour = It knew why the nights were getting longer.
storm-crown = Storm Crown
    .flavour = Lightning strikes, and the roofs stand straight.
last-dragon-of-zor = Last Dragon of Zor
    .flavour = Its egg hatched a settlement.
terrace-ward = Terrace Ward
    .flavour = Roofs are the streets of those above.
barracks-ward = Barracks Ward
    .flavour = The trumpet wakes everybody.
river-ward = River Ward
    .flavour = Breakfast swims past the door.
market-ward = Market Ward
    .flavour = Quiet on one day a year, and nobody likes it.
wall-ward = Wall Ward
    .flavour = The children here throw well.

# Why an adviser would do it.
why-labor = Coins for what is wanted next: { $n ->
    [0] hardly any points
    [one] about 1 point
   *[other] about { $n } points
    }.
why-build = A card of the row is worth its price: { $n ->
    [0] hardly any points
    [one] about 1 point
   *[other] about { $n } points
    }.
why-draft = This brings a Titan within reach: { $n ->
    [0] hardly any points
    [one] about 1 point
   *[other] about { $n } points
    }.
why-expand = Your cards need room: { $n ->
    [0] hardly any points
    [one] about 1 point
   *[other] about { $n } points
    }.
why-learn = Knowledge opens the better cards: { $n ->
    [0] hardly any points
    [one] about 1 point
   *[other] about { $n } points
    }.
why-rebuild = Damaged cards earn nothing until they are repaired: { $n ->
    [0] hardly any points
    [one] about 1 point
   *[other] about { $n } points
    }.
why-recruit = A stronger army, and a cheap one again: { $n ->
    [0] hardly any points
    [one] about 1 point
   *[other] about { $n } points
    }.
why-explore = The deck may hold a better card than the row: { $n ->
    [0] hardly any points
    [one] about 1 point
   *[other] about { $n } points
    }.
why-grow = Another pair of hands for every round to come: { $n ->
    [0] hardly any points
    [one] about 1 point
   *[other] about { $n } points
    }.
why-own-card = Your own card does this better than the board: { $n ->
    [0] hardly any points
    [one] about 1 point
   *[other] about { $n } points
    }.
why-attack = { $piece } for { $m ->
    [one] one coin
   *[other] { $m } coins
    }, with its banners: { $n ->
    [0] hardly any points
    [one] about 1 point
   *[other] about { $n } points
    }.
why-card = { $piece } fits your banners and your purse: { $n ->
    [0] hardly any points
    [one] about 1 point
   *[other] about { $n } points
    }.
why-pass = Nothing left is worth a citizen or a coin.
why-best = The best of the choices here: { $n ->
    [0] hardly any points
    [one] about 1 point
   *[other] about { $n } points
    }.

# What the symbols mean, beside the rules.
legend-coin = Coin; with a plus it is income at the end of each round
legend-knowledge = Knowledge; with a plus it is income at the end of each round
legend-food = Food: feeds one citizen at the end of each round
legend-capacity = Capacity: room for so many Empire cards
legend-army = Army: your army limit is one higher
legend-sword = Sword: counts 1 against every Titan
legend-arrow = Arrow: counts 1 against Titans that show arrows
legend-repair = Repair: turn a damaged card face up again
legend-spy = Spy: 1 knowledge when this army attacks
legend-loot = Loot: 1 coin after the attack of this army
legend-explore = Explore: draw more cards, or explore by the action of this card
legend-ward = Ward: a Titan face of this round does no damage
legend-citizen = Citizen: a new one when you gain the card; before an equals sign, place a citizen here
legend-react = Reaction: works when somebody else does something
legend-points = Points at the end of the match
legend-defence = Defence: what your attack has to reach
legend-star = The stars of a Titan: the deck that it belongs to
legend-damage = Damage: one of your cards is turned face down
legend-starving = Starving: this citizen misses the next round and costs 2 points at the end
legend-hand = The first-player token, claimed for the next round
legend-red = A banner of the red tribe
legend-green = A banner of the green tribe
legend-blue = A banner of the blue tribe
legend-yellow = A banner of the yellow tribe
legend-purple = A banner of the purple tribe

# -- gauges: the numbers that a preview of an option names
gauge-coins = Coins
gauge-knowledge = Knowledge
gauge-room = Room
gauge-citizens = Citizens
gauge-food = Food
gauge-armies = Armies
gauge-swords = Swords
gauge-arrows = Arrows
gauge-income = Coins a round
gauge-income-knowledge = Knowledge a round
gauge-points = Points

# What the computer's page says.
page-round = Round { $n } of { $of }
page-empire-row = Empire row
page-military-row = Military row
page-district = District
page-titans = Titans
page-titan-deck = { $n }-star deck
page-deck-a = Deck A
page-deck-b = Deck B
page-cards = { $n ->
    [0] no cards
    [one] one card
   *[other] { $n } cards
    }
page-drawn = Only you see these cards
page-none = None left
page-no-titan = No Titan is left here
page-reach = You reach { $n } of { $of }
page-coins = { $n ->
    [one] coin
   *[other] coins
    }
page-knowledge = knowledge
page-food = Food
page-capacity = Capacity
page-armies = Armies
page-die-titan = { $n ->
    [one] One card is damaged.
   *[other] { $n } cards are damaged.
}
page-die-coin = { $n ->
    [one] One coin is lost.
   *[other] { $n } coins are lost.
}
page-die-blank = The dice do no harm.
page-always = In every attack
page-at-hand = Citizens at hand
page-your-citizens = Your citizens
page-any-skill = any skill
page-higher-skill = higher ▲
page-starving = Starving
page-citizen = Citizen { $n }
page-citizen-of = Citizen { $n } of { $name }
page-stands = Citizen { $n } of { $name } is here.
page-covered = Covered until round { $n }.
page-from-round = From round { $n }
page-first = First player
page-passed = Passed
page-banners = Banners
page-set = { $n ->
    [0] no banner
    [one] 1 banner
   *[other] { $n } banners
    }: { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
    }; with one more { $next }
page-stored = Stored cards
page-stored-unseen = A stored card that you have not seen
page-damaged = Damaged
page-damaged-about = Damaged: it gives nothing until it is repaired, but its banners count at the end.
page-bonus-now = It gives { $n ->
    [0] no points
    [one] one point
   *[other] { $n } points
    } now.
page-legacy = Legacy
page-army = Army { $n }: { $name }
page-name-coins = { $n ->
    [one] One coin lies
   *[other] { $n } coins lie
    } on its name.
page-picture-coins = { $n ->
    [one] One coin lies
   *[other] { $n } coins lie
    } on its picture.
page-next-price = It costs { $n ->
    [one] one coin
   *[other] { $n } coins
    } next.
page-ready = Ready to attack.
page-spent-about = Used this round; its coins slide down at the end of the round.
page-spent = used
page-price = Costs

# Actions as buttons say them. A form names the texts that its sentence is for; the first that fits is taken.
do-place = Place citizen { $n } on { $piece }
    .form = place {n} {piece}
do-attack = Attack { $piece } with army { $n }
    .form = attack {piece} with army {n}
do-attack-together = Attack { $piece } with armies { $numbers }
    .form = attack {piece} with army {numbers}
do-pass = Pass
    .form = pass
do-buy = Buy { $piece }
    .form = buy {piece}
do-buy-for = Buy { $piece }, discarding { $other }
    .form = buy {piece} discarding {other:piece}
do-buy-stored = Buy { $piece }, which you stored
    .form = buy stored {piece}
do-buy-stored-for = Buy { $piece }, which you stored, discarding { $other }
    .form = buy stored {piece} discarding {other:piece}
do-pay-knowledge = Pay with knowledge
    .form = pay knowledge
do-pay-coins = Pay with coins
    .form = pay coins
do-take = Take { $piece }
    .form = take {piece}
do-survey = Draw three Districts
    .form = survey
do-replace = Discard { $piece }
    .form = replace {piece}
do-repair = Repair { $piece }
    .form = repair {piece}
do-recruit = Recruit { $piece }
    .form = recruit {piece}
do-retire = Join army { $n }, whose card retires
    .form = retire army {n}
do-form = Form a new army
    .form = form a new army
do-explore = Explore the deck
    .form = explore
do-keep = Store { $piece }
    .form = keep {piece}
do-starve = Citizen { $n } goes hungry
    .form = starve {n}
do-starve-together = Citizens { $numbers } go hungry
    .form = starve {numbers}
do-copy = Use the action of { $piece }
    .form = copy {piece}
do-inspect-1 = Look through the one-star Titans
    .form = inspect one-star
do-inspect-2 = Look through the two-star Titans
    .form = inspect two-star
do-inspect-3 = Look through the three-star Titans
    .form = inspect three-star
do-lay = Lay { $piece } next
    .form = lay {piece}
do-damage = { $piece } is damaged
    .form = damage {piece}
do-discard = Army { $n } goes
    .form = discard army {n}
do-name-coin = Remove a coin from the name of army { $n }
    .form = remove name coin of army {n}
do-picture-coin = Remove a coin from the picture of army { $n }
    .form = remove picture coin of army {n}
do-use = Use { $piece }
    .form = use {piece}
do-store-unseen = Store the unseen top card
    .form = store the unseen top card
do-store = Store { $piece }
    .form = store {piece}
do-done = Done
    .form = done
do-decline = No, thank you
    .form = decline

# Hints for a first match.
guide-place = { $press } a glowing space, then one of your citizens: it goes there and acts at once. Instead you may attack a Titan or pass.
guide-skill = The number on a citizen is its skill. Most spaces take only a higher skill than all who stand there, so low ones go early; Build, Recruit and Rebuild take anyone.
guide-build = A card costs what is printed on its picture, and fills one place of your capacity. Its symbols work as long as it is not damaged.
guide-banners = Points come from banners: six of one tribe give 11, a single one only 1. The five sets above your cards show what yours give now.
guide-attack = You are strong enough for a Titan. { $press } it, then the armies that you pay for: the coins stay on them and make them dearer next time.
guide-damage = A falling Titan strikes back. The damaged card gives nothing until you repair it, but keeps its banners for the end.
guide-recruit = A recruit may retire an army's old card: the coins on it are gone, and its legacy goes on helping the new one.
guide-feed = You have more citizens than food. At the end of the round those who go hungry cannot act in the next one, and after the last round each costs 2 points.
guide-end = The second half has begun, with deck B. Gather banners of few tribes; after round 6 the points are counted.

# The lesson: before a move, and after it.
lesson-labor = In your turn a citizen goes to work and acts at once. { $press } Labor, then the marked citizen: this brings you 2 coins.
lesson-labor-done = Two coins more. Labor now takes only a higher skill than the one that stands there, so low ones go first.
lesson-build = Coins are there to build with. { $press } Build and send the next citizen: anyone may go there, whatever the skill.
lesson-build-done = Whoever comes later pays a coin more, unless one of just the same skill stands there.
lesson-buy = A card costs what is printed on its picture and fills one place of your capacity. { $press } { $piece }.
lesson-buy-done = { $piece } works for you now, and its banners are points in the end: the more of one tribe, the better.
lesson-draft = A Titan takes some strength. { $press } Draft: each citizen there, yours included, adds 1 to your attacks of this round.
lesson-draft-done = That helps against every Titan, until the round ends.
lesson-attack = Your armies and Draft reach the defence of a Titan. { $press } { $piece }. Each army costs a coin more than lies on it, and the coins stay there.
lesson-attack-done = { $piece } falls and its banners are yours. But for each of them a die was rolled, and a Titan on a die damages a card.
lesson-pass = All citizens are placed. { $press } “Pass”: when everybody has passed, you get coins and feed your citizens.
lesson-pass-done = A new round: your citizens are back, your armies are ready again, and the row has new cards.
lesson-rebuild = A damaged card gives nothing until it is repaired. { $press } Rebuild: it mends up to two cards, and brings a coin for the work.
lesson-rebuild-done = Rebuild may also bring the first-player token. In the end even damaged cards count their banners.
lesson-recruit = Greater Titans want better armies. { $press } Recruit and send a citizen.
lesson-recruit-done = Swords count against every Titan, arrows only against those that show them.
lesson-army = You may lead two armies, so an old card retires below the new one; its legacy goes on helping. { $press } the marked army.
lesson-army-done = The recruit is ready to attack, and the coins of the old card are gone.
lesson-explore = From round 2 on you may explore, to store a card for later. { $press } Explore.
lesson-explore-done = A stored card takes no room, and only you can build it.
lesson-deck = You may store a card of the row, or draw five from the deck and choose. { $press } the marked deck.
lesson-deck-done = Only you see these five. Keep one that goes with your banners or your armies.
lesson-learn = Knowledge buys Districts and some of the best cards. { $press } Learn: 3 coins become 1 knowledge.
lesson-learn-done = Well spent. The price on a card shows whether it asks for knowledge.
lesson-expand = A District makes your city larger. { $press } Expand: the price is 1 knowledge or 3 coins.
lesson-expand-done = The District that lies open is the one you get. No Titan can ever damage it.
lesson-grow = You have food for one more. { $press } Grow: for 3 coins you get a new citizen, who acts from the next round on.
lesson-grow-done = Your city grows. That is all: work, build, fight. After six rounds the banners are counted, in sets of each tribe.

page-city = City
page-tab-board = Board
page-tab-market = Market
page-tab-city = My city
page-income = { $n ->
    [one] You have 1 coin
   *[other] You have { $n } coins
    }; each round brings { $m }.
page-income-knowledge = You have { $n } knowledge; each round brings { $m }.
page-food-about = Citizens who eat: { $n }. Food: { $m }.
page-room-about = Empire cards that take room: { $n }. Room: { $m }.

# -- where points come from
page-sum-tribe = { $tribe } tribe
page-sum-banners = { $n ->
    [0] no banner
    [one] 1 banner
   *[other] { $n } banners
}
page-sum-cards = Empire cards
page-sum-hunger = Starving citizens
page-points-now = { $n ->
    [one] 1 point so far: where it comes from
   *[other] { $n } points so far: where they come from
}

# The house rules of cards, as the rulebook page lists them, and the heads of its tables.
AW-400 = A card action may give a coin or a knowledge for each thing of a sort that you have: live food, Titans, Districts, armies, damaged cards, your citizens on the board, or banners of a tribe; some cards set a limit.
AW-401 = A card action may take coins off your armies: up to so many, each off a name or a picture as you like; an army without a name coin is ready again.
AW-402 = A card action may add to Draft: you attack with so much more this round, and citizens on Draft do not count for it.
AW-403 = A card action may renew the Empire row: you discard up to so many of its cards, none if you like, and then the row is filled, earlier gaps too.
AW-404 = A card action may let you store a card of the Empire row, as the second way of Explore does, but it is not an Explore.
AW-405 = A card action may let you expand for another price, recruit, or build for fewer coins, without placing on that space and so without a surcharge; all else is as on the board, and what reacts to that board action reacts.
AW-406 = A card action may show you the top Titans of a deck, as many as it says, and you put them back in any order: this is Forest Hideout without the attack, and only you know the order below the new top card.
AW-407 = A card action may ward your cards: until the end of the round, so many Titan faces that would damage a card of yours do nothing; the first ones are held off, and a face that would do nothing anyhow does not count.
AW-408 = A card action may feed citizens: at the coming feeding so many more of yours are fed.
AW-410 = Cards may look at who learns: one that takes coins off armies or sells knowledge looks at the left neighbour, the right one, or every other player; one that gives knowledge looks at its owner.
AW-411 = A card may give coins or knowledge when a Titan is defeated, a fixed number or one for each of its stars: once the Titan and what it gives on gaining are claimed and before the dice, so the coins can still be lost. A Titan with such a reaction counts its own defeat.
AW-412 = A card may give coins or knowledge, or sell knowledge, when somebody explores, expands, recruits, grows or rebuilds: once the action is complete, also if a card carried it out.
AW-413 = A card may give its owner coins or knowledge when an Empire card of his is damaged, or let him pay to prevent that: a card that is damaged gives nothing for it, but it may save itself beforehand; wards come first.
AW-414 = A card may give coins to its owner when he is the last of the round to pass, or let him store a card as Zori Dramatists does.
AW-415 = A card may give its owner a coin of a surcharge that a rival pays for a space on which the owner has a citizen: every coin goes to one card at most, the nearest clockwise from who paid; the others go to the supply.
AW-416 = A card may bring back one citizen of its owner that goes hungry, once a round: of those that he chose to go hungry the one of the highest skill is at hand again, and costs no points at the end.
AW-420 = A card may give points for having the most of something: you score if you have at least one of it and no rival has more, so all who are tied score.
AW-421 = A card may give points for every so many coins or knowledge that you hold at the end, up to its limit; coins on Military cards are not held.
AW-422 = A card may give points for every so many live symbols of a sort at the end.
AW-423 = A card may give points if none of your Empire cards is damaged when the scoring begins: the last repair comes too late for it, or it would mean nothing.
AW-424 = A card may give points for each pair of a banner of one tribe and a banner of another: the rarer of the two tribes counts.
list-example = In a pack
list-text = On the card

# The lists of cards on the rulebook page.
list-card = Card
list-deck = Deck
list-copies = Copies
list-flavour = What people say
list-start = start
list-deck-a = A
list-deck-b = B
list-tribe = The { $text } ({ $colour })
