# Every sentence that players of The Ancient World read. The cards at the end say what their TOML files say.

game-title = The Ancient World
seat-0 = Player 0
seat-1 = Player 1
seat-2 = Player 2
seat-3 = Player 3

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
tribe-green = green
tribe-blue = blue
tribe-yellow = yellow
tribe-purple = purple
face-titan = a Titan
face-coin = a coin
face-blank = a blank

ask-turn = Place a citizen, attack a Titan, or pass
ask-build = Buy a card
ask-expand = Pay for Expand with a knowledge or with three coins
ask-district = Keep one of these Districts
ask-rebuild = Repair up to two cards
ask-repair = Choose a card to repair
ask-recruit = Take a Military card
ask-join = Where does the recruit go?
ask-explore = Explore the deck, or store a card of the row
ask-keep = Store one of the cards that you drew
ask-copy = Whose card action do you use?
ask-inspect = Which Titan deck do you look through?
ask-lay = Which Titan lies next, from the top down?
ask-attack-now = Attack the top Titan now?
ask-damage = Choose a card that the Titan damages
ask-discard-army = You have more armies than your limit: which one goes?
ask-remove-coin = Remove a coin from one of your armies?
ask-pay-for-knowledge = Pay a coin for a knowledge?
ask-first-pass = You are first to pass: store a card?
ask-feed = Food is short: who goes hungry?

first-player = { $seat } is first player.
    .rule = AW-56
first-player-you = You are first player.
starting-coins = { $seat } starts with { $n } coins.
    .rule = AW-53
starting-coins-you = You start with { $n } coins.
district-revealed = The next District is { $piece }.
    .rule = AW-142
districts-exhausted = No District is left.
    .rule = AW-143
titan-revealed = The { $n }-star Titan on top is { $piece }.
    .rule = AW-226
titans-exhausted = No { $n }-star Titan is left.
    .rule = AW-231
military-offered = { $piece } joins the Military row.
    .rule = AW-74
empire-offered = { $piece } joins the Empire row.
    .rule = AW-73
reshuffled = The Empire deck is empty; { $n } discards are shuffled into a new one.
    .rule = AW-77
round-begins = Round { $n } begins; { $seat } starts.
    .rule = AW-66
round-begins-you = Round { $n } begins; you start.
deck-b = Deck B takes over; { $n } cards of deck A leave the game.
    .rule = AW-75

placed = { $seat } places citizen { $n } on { $text }.
    .rule = AW-89
placed-you = You place citizen { $n } on { $text }.
placed-on-card = { $seat } places citizen { $n } on { $piece }.
    .rule = AW-195
placed-on-card-you = You place citizen { $n } on { $piece }.
paid-surcharge = { $seat } pays a surcharge of { $n } for { $text } and has { $m } left.
    .rule = AW-116
paid-surcharge-you = You pay a surcharge of { $n } for { $text } and have { $m } left.
paid-coins = { $seat } pays { $n ->
    [one] one coin
   *[other] { $n } coins
    } and has { $m } left.
    .rule = AW-122
paid-coins-you = You pay { $n ->
    [one] one coin
   *[other] { $n } coins
    } and have { $m } left.
paid-knowledge = { $seat } pays { $n } knowledge and has { $m } left.
    .rule = AW-140
paid-knowledge-you = You pay { $n } knowledge and have { $m } left.
paid-for = { $seat } pays { $n } coins and { $m } knowledge for { $piece }.
    .rule = AW-122
paid-for-you = You pay { $n } coins and { $m } knowledge for { $piece }.
labored = { $seat } labors for { $n } coins and has { $m }.
    .rule = AW-110
labored-you = You labor for { $n } coins and have { $m }.
built = { $seat } builds { $piece }.
    .rule = AW-120
built-you = You build { $piece }.
built-stored = { $seat } builds { $piece }, which was stored.
    .rule = AW-120
built-stored-you = You build { $piece }, which you had stored.
discarded-for-build = { $seat } discards { $piece } and pays nothing for the card.
    .rule = AW-313
discarded-for-build-you = You discard { $piece } and pay nothing for the card.
drafted = { $seat } drafts { $n } and attacks with { $m } more this round.
    .rule = AW-132
drafted-you = You draft { $n } and attack with { $m } more this round.
expanded = { $seat } gains the District { $piece }.
    .rule = AW-141
expanded-you = You gain the District { $piece }.
surveyed = { $seat } looks at { $n } Districts.
    .rule = AW-372
surveyed-you = You look at { $n } Districts.
looked-at = { $seat } sees { $piece }.
    .rule = AW-320
looked-at-you = You see { $piece }.
learned = { $seat } pays three coins, learns and has { $m } knowledge.
    .rule = AW-147
learned-you = You pay three coins, learn and have { $m } knowledge.
declined = { $seat } makes no use of { $piece }.
    .rule = AW-250
declined-you = You make no use of { $piece }.
name-coin-removed = { $pieces } takes a name coin off army { $m } of { $seat }, which costs { $n } next time.
    .rule = AW-315
name-coin-removed-you = { $pieces } takes a name coin off your army { $m }, which costs { $n } next time.
picture-coin-removed = { $pieces } takes a picture coin off army { $m } of { $seat }, which costs { $n } next time.
    .rule = AW-315
picture-coin-removed-you = { $pieces } takes a picture coin off your army { $m }, which costs { $n } next time.
army-ready = Army { $m } of { $seat } is ready again.
    .rule = AW-317
army-ready-you = Your army { $m } is ready again.
coins-gained = { $piece } gives { $seat } { $n ->
    [one] one coin
   *[other] { $n } coins
    }, which makes { $m }.
    .rule = AW-199
coins-gained-you = { $piece } gives you { $n ->
    [one] one coin
   *[other] { $n } coins
    }, which makes { $m }.
knowledge-gained = { $piece } gives { $seat } { $n } knowledge, which makes { $m }.
    .rule = AW-199
knowledge-gained-you = { $piece } gives you { $n } knowledge, which makes { $m }.
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
token-locked = The first-player token was claimed before and stays with { $rival }.
    .rule = AW-154
token-locked-rival-you = The first-player token was claimed before and stays with you.
recruited = { $seat } recruits { $piece } for { $n } coins and has { $m } left.
    .rule = AW-160
recruited-you = You recruit { $piece } for { $n } coins and have { $m } left.
retired = { $piece } retires in army { $m } of { $seat }; { $n } coins on it go to the supply.
    .rule = AW-166
retired-you = { $piece } retires in your army { $m }; { $n } coins on it go to the supply.
army-formed = { $piece } forms army { $m } of { $seat }.
    .rule = AW-164
army-formed-you = { $piece } forms your army { $m }.
explores = { $seat } draws { $n } cards of the Empire deck.
    .rule = AW-176
explores-you = You draw { $n } cards of the Empire deck.
explored = { $seat } draws { $piece }.
    .rule = AW-176
explored-you = You draw { $piece }.
stored = { $seat } stores { $piece } from the row.
    .rule = AW-174
stored-you = You store { $piece } from the row.
kept = { $seat } stores one of these cards and discards { $n }.
    .rule = AW-177
kept-own = { $seat } stores { $piece } and discards { $n } cards.
    .rule = AW-177
kept-own-you = You store { $piece } and discard { $n } cards.
stored-unseen = { $seat } stores the unseen top card of the Empire deck.
    .rule = AW-336
stored-unseen-own = { $seat } stores { $piece } off the Empire deck.
    .rule = AW-336
stored-unseen-own-you = You store { $piece } off the Empire deck.
citizen-gained = { $seat } gains citizen { $n }, who waits in the Starving box.
    .rule = AW-188
citizen-gained-you = You gain citizen { $n }, who waits in the Starving box.
welcomed = { $piece } pays { $seat } { $n } coins for the new citizen, which makes { $m }.
    .rule = AW-300
welcomed-you = { $piece } pays you { $n } coins for the new citizen, which makes { $m }.
copied = { $seat } uses the action of { $piece } through { $pieces }.
    .rule = AW-305
copied-you = You use the action of { $piece } through { $pieces }.
inspected = { $seat } looks at the top { $n } of the { $m }-star Titans and puts them in order.
    .rule = AW-320
inspected-you = You look at the top { $n } of the { $m }-star Titans and put them in order.
laid = { $seat } lays { $piece } at place { $n }.
    .rule = AW-320
laid-you = You lay { $piece } at place { $n } from the top.

attacked = { $seat } pays { $n ->
    [one] one coin
   *[other] { $n } coins
    } for { $pieces } (army { $text }) and attacks { $piece } with { $m }.
    .rule = AW-209
attacked-you = You pay { $n ->
    [one] one coin
   *[other] { $n } coins
    } for { $pieces } (army { $text }) and attack { $piece } with { $m }.
spied = Spies bring { $seat } { $n } knowledge, which makes { $m }.
    .rule = AW-223
spied-you = Spies bring you { $n } knowledge, which makes { $m }.
titan-claimed = { $piece } with defence { $n } falls to { $seat }.
    .rule = AW-224
titan-claimed-you = { $piece } with defence { $n } falls to you.
rolled = A damage die shows { $text }.
    .rule = AW-235
coins-lost = { $seat } loses { $n ->
    [one] one coin
   *[other] { $n } coins
    } to the dice and has { $m }.
    .rule = AW-238
coins-lost-you = You lose { $n ->
    [one] one coin
   *[other] { $n } coins
    } to the dice and have { $m }.
damaged = { $piece } of { $seat } is damaged.
    .rule = AW-239
damaged-you = Your { $piece } is damaged.
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
income = { $seat } gets { $n } coins of income and has { $m }.
    .rule = AW-251
income-you = You get { $n } coins of income and have { $m }.
income-knowledge = { $seat } gets { $n } knowledge of income and has { $m }.
    .rule = AW-251
income-knowledge-you = You get { $n } knowledge of income and have { $m }.
fed = { $seat } has { $m } food for { $n } citizens.
    .rule = AW-257
fed-you = You have { $m } food for { $n } citizens.
starves = Citizen { $n } of { $seat } starves; there was food for { $m }.
    .rule = AW-258
starves-you = Your citizen { $n } starves; there was food for { $m }.
scored-starving = { $seat } loses { $m } points for { $n ->
    [one] a starving citizen
   *[other] { $n } starving citizens
    }.
    .rule = AW-351
scored-starving-you = You lose { $m } points for { $n ->
    [one] a starving citizen
   *[other] { $n } starving citizens
    }.
scored-tribe = { $seat } scores { $m ->
    [one] one point
   *[other] { $m } points
    } for { $n } { $text } { $n ->
    [one] banner
   *[other] banners
    }.
    .rule = AW-353
scored-tribe-you = You score { $m ->
    [one] one point
   *[other] { $m } points
    } for { $n } { $text } { $n ->
    [one] banner
   *[other] banners
    }.
scored-card = { $piece } gives { $seat } { $n ->
    [one] one point
   *[other] { $n } points
    }.
    .rule = AW-357
scored-card-you = { $piece } gives you { $n ->
    [one] one point
   *[other] { $n } points
    }.
final-score = { $seat } has { $n } points and { $m } coins.
    .rule = AW-359
final-score-you = You have { $n } points and { $m } coins.
won = { $seat } wins with { $n } points.
    .rule = AW-359
won-you = You win with { $n } points.
shared = { $seat } shares the victory with { $n } points.
    .rule = AW-368
shared-you = You share the victory with { $n } points.

fishing-dock = Fishing Dock
    .text = Banners: blue. +1 food.
wheat-fields = Wheat Fields
    .text = Banners: yellow. +1 food.
city-guard = City Guard
    .text = Free. Active: 2 sword. Legacy: 1 sword.
militia = Militia
    .text = Free. Active: 1 sword, 1 arrow. Legacy: 1 arrow.
crane = Crane
    .text = Cost 2 coins and 1 knowledge. Banners: red. When you build, you may discard this card instead of paying.
distant-outpost = Distant Outpost
    .text = Cost 2 coins. Banners: red. When your right neighbour learns, you may remove 1 coin from one of your armies.
masons-yard = Masons Yard
    .text = Cost 1 coin and 1 knowledge. Banners: red. +1 coin income. Action: repair up to 2 cards.
bronze-foundry = Bronze Foundry
    .text = Cost 4 coins. Banners: red. +1 sword.
outrider-lodge = Outrider Lodge
    .text = Cost 5 coins. Banners: red, green. +1 army limit.
forest-hideout = Forest Hideout
    .text = Cost 3 coins. Banners: green. Action: put the top 4 Titans of a deck in any order, and you may attack the new top card.
hunters-of-merk = Hunters of Merk
    .text = Cost 2 coins. Banners: green. +1 sword.
bramble-pickets = Bramble Pickets
    .text = Cost 1 coin. Banners: green. +1 arrow.
honey-glades = Honey Glades
    .text = Cost 3 coins. Banners: green. +1 coin income, +1 food.
reed-villages = Reed Villages
    .text = Cost 3 coins and 1 knowledge. Banners: green, blue. +1 food.
aqueduct = Aqueduct
    .text = Cost 2 coins. Banners: blue. Whenever you gain a citizen, gain 1 coin per food.
crypta-ship = Crypta Ship
    .text = Cost 4 coins. Banners: blue. Action: explore, then gain 2 coins.
tidal-nets = Tidal Nets
    .text = Cost 1 coin. Banners: blue. +1 food, +1 explore.
pilgrim-quay = Pilgrim Quay
    .text = Cost 5 coins. Banners: blue. 1 new citizen.
floodplain-granary = Floodplain Granary
    .text = Cost 4 coins. Banners: blue, yellow. +2 food.
bridge = Bridge
    .text = Cost 3 coins. Banners: yellow. Action: use a card action of a rival.
desert-archive = Desert Archive
    .text = Cost 4 coins. Banners: yellow. +1 coin income. Action: gain 1 knowledge.
desert-caravan = Desert Caravan
    .text = Cost 3 coins. Banners: yellow. Action: gain 1 coin per food.
salt-road = Salt Road
    .text = Cost 2 coins. Banners: yellow. +1 coin income.
lantern-bazaar = Lantern Bazaar
    .text = Cost 3 coins and 1 knowledge. Banners: yellow, purple. +1 food.
archivists-of-bol = Archivists of Bol
    .text = Cost 3 coins. Banners: purple. +1 coin income, +2 explore.
scribe-guild = Scribe Guild
    .text = Cost 2 coins. Banners: purple. When your left neighbour learns, you may pay 1 coin for 1 knowledge.
zori-dramatists = Zori Dramatists
    .text = Cost 2 coins. Banners: purple. When you are first to pass, you may store a card of the row or the unseen top card of the deck.
house-of-tablets = House of Tablets
    .text = Cost 3 coins. Banners: purple. +1 knowledge income.
oath-hall = Oath Hall
    .text = Cost 5 coins. Banners: purple, red. +1 arrow.
shield-hall = Shield Hall
    .text = Cost 4 coins. Banners: red. +1 food, +1 sword.
drill-field = Drill Field
    .text = Cost 3 coins and 1 knowledge. Banners: red. +1 sword, +1 army limit.
ember-quarter = Ember Quarter
    .text = Cost 4 coins and 1 knowledge. Banners: red, red. +1 arrow.
siege-workshop = Siege Workshop
    .text = Cost 5 coins and 2 knowledge. Banners: red, green. +1 sword, +1 army limit.
citadel = Citadel
    .text = Cost 4 coins and 1 knowledge. Banners: red. At the end 1, 1, 2, 2, 3, 3 points for 1 to 6 red banners.
stag-archers-grove = Stag Archers Grove
    .text = Cost 4 coins. Banners: green. +2 arrow.
settlers-clearing = Settlers Clearing
    .text = Cost 5 coins. Banners: green. +1 food, 1 new citizen.
greenwood-moot = Greenwood Moot
    .text = Cost 5 coins and 2 knowledge. Banners: green, green. 1 new citizen.
mill-villages = Mill Villages
    .text = Cost 5 coins and 1 knowledge. Banners: green, blue. +2 food.
elder-grove = Elder Grove
    .text = Cost 4 coins and 1 knowledge. Banners: green. At the end 1, 1, 1, 2, 2, 3 points for 1 to 6 green banners.
town-hall = Town Hall
    .text = Cost 3 coins and 1 knowledge. Banners: blue. Action: gain 1 knowledge, then take the first-player token if its hand side is down.
harbour-market = Harbour Market
    .text = Cost 3 coins. Banners: blue. +1 coin income, +1 food.
pearl-divers = Pearl Divers
    .text = Cost 3 coins and 2 knowledge. Banners: blue, blue. Action: gain 3 coins.
great-canal = Great Canal
    .text = Cost 5 coins and 1 knowledge. Banners: blue, yellow. +1 coin income, +1 food.
lighthouse-of-oru = Lighthouse of Oru
    .text = Cost 3 coins and 1 knowledge. Banners: blue. At the end 1, 1, 1, 1, 1, 2 points for 1 to 6 blue banners.
trade-city = Trade City
    .text = Cost 3 coins and 1 knowledge. Banners: yellow. +1 coin income. Action: use a card action of a rival.
caravan-court = Caravan Court
    .text = Cost 6 coins and 1 knowledge. Banners: yellow. +1 coin income. Action: gain 1 coin per food. At the end 2 points for each District.
amber-bank = Amber Bank
    .text = Cost 4 coins and 1 knowledge. Banners: yellow, yellow. +2 coin income.
sun-calendar = Sun Calendar
    .text = Cost 3 coins and 2 knowledge. Banners: yellow, purple. +1 knowledge income.
spice-exchange = Spice Exchange
    .text = Cost 6 coins. Banners: yellow. +1 coin income. At the end 0, 0, 1, 1, 1, 1 points for 1 to 6 yellow banners.
star-watchers = Star Watchers
    .text = Cost 5 coins. Banners: purple. +1 knowledge income, +1 arrow.
map-room = Map Room
    .text = Cost 3 coins and 1 knowledge. Banners: purple. +3 explore. Action: explore, then gain 1 knowledge.
temple-of-masks = Temple of Masks
    .text = Cost 5 coins and 1 knowledge. Banners: purple, purple. Action: repair 1 card, then gain 3 coins.
oracle-guard = Oracle Guard
    .text = Cost 5 coins and 1 knowledge. Banners: purple, red. +1 sword.
hall-of-echoes = Hall of Echoes
    .text = Cost 3 coins and 1 knowledge. Banners: purple. At the end 1, 1, 1, 1, 2, 2 points for 1 to 6 purple banners.
moon-festival = Moon Festival
    .text = Cost 3 coins and 2 knowledge. Banners: green, purple. At the end 1 point for each set of five different banners.
crown-road = Crown Road
    .text = Cost 6 coins and 1 knowledge. Banners: red, blue, yellow.
ford-spears = Ford Spears
    .text = Free. Active: 2 arrow, 1 repair. Legacy: 1 sword.
reed-slingers = Reed Slingers
    .text = Free. Active: 3 arrow. Legacy: 1 loot.
night-runners = Night Runners
    .text = Free. Active: 1 sword, 1 arrow, 1 spy. Legacy: 1 spy.
dune-raiders = Dune Raiders
    .text = Free. Active: 1 sword, 1 arrow, 1 loot. Legacy: 1 loot.
mason-levies = Mason Levies
    .text = Free. Active: 1 sword, 1 arrow, 1 repair. Legacy: 1 sword.
hill-wardens = Hill Wardens
    .text = Free. Active: 1 sword, 2 arrow. Legacy: 1 arrow.
coast-watch = Coast Watch
    .text = Free. Active: 3 arrow. Legacy: 1 sword.
temple-ushers = Temple Ushers
    .text = Free. Active: 2 arrow, 1 spy. Legacy: 1 spy.
merkian-troop = Merkian Troop
    .text = Cost 1. Active: 1 sword, 3 arrow. Legacy: 1 sword.
veiled-blades = Veiled Blades
    .text = Cost 1. Active: 2 sword, 1 spy. Legacy: 1 sword.
titan-hounds = Titan Hounds
    .text = Cost 2. Active: 3 sword, 1 loot. Legacy: 1 arrow.
salt-lancers = Salt Lancers
    .text = Cost 2. Active: 2 sword, 1 arrow, 1 spy. Legacy: 1 sword.
sun-phalanx = Sun Phalanx
    .text = Cost 3. Active: 3 sword, 2 loot. Legacy: 1 arrow.
oru-engineers = Oru Engineers
    .text = Cost 3. Active: 3 sword, 2 repair. Legacy: 1 sword.
mud-strider = Mud Strider
    .text = 1-star Titan, defence 3 against swords only. Banners: green. Capacity 1, +1 knowledge income.
thorn-back = Thorn Back
    .text = 1-star Titan, defence 3 against swords only. Banners: purple. Capacity 1, +1 knowledge income.
cinder-hound = Cinder Hound
    .text = 1-star Titan, defence 4 against swords only. Banners: green. Capacity 1, +1 knowledge income.
dune-crawler = Dune Crawler
    .text = 1-star Titan, defence 4 against swords and arrows. Banners: purple. Capacity 1, +1 coin income.
fog-heron = Fog Heron
    .text = 1-star Titan, defence 5 against swords and arrows. Banners: green. Capacity 1, +1 knowledge income.
brine-horn = Brine Horn
    .text = 1-star Titan, defence 5 against swords and arrows. Banners: purple. Capacity 1, +1 knowledge income.
whispering-mask = Whispering Mask
    .text = 1-star Titan, defence 6 against swords and arrows. Banners: green. Capacity 1, +3 explore.
iron-boar = Iron Boar
    .text = 2-star Titan, defence 8 against swords only. Banners: green, green. Capacity 1, +1 knowledge income.
sleepless-king = Sleepless King
    .text = 2-star Titan, defence 9 against swords only. Banners: purple, purple. Capacity 2, repairs 1 on gaining it.
reef-mother = Reef Mother
    .text = 2-star Titan, defence 9 against swords and arrows. Banners: green, green. Capacity 1, +1 coin income.
stone-being = Stone Being
    .text = 2-star Titan, defence 8 against swords and arrows. Banners: red, yellow. Capacity 1, +1 food.
glass-scorpion = Glass Scorpion
    .text = 2-star Titan, defence 10 against swords and arrows. Banners: purple, purple. Capacity 2, +1 knowledge income.
root-giant = Root Giant
    .text = 2-star Titan, defence 11 against swords and arrows. Banners: purple, red. Capacity 2, +1 knowledge income.
forge-colossus = Forge Colossus
    .text = 3-star Titan, defence 10 against swords only. Banners: red, red, blue. Capacity 2, +1 coin income, +1 food.
veil-serpent = Veil Serpent
    .text = 3-star Titan, defence 11 against swords only. Banners: blue, yellow, red. Capacity 2, +1 knowledge income.
tide-caller = Tide Caller
    .text = 3-star Titan, defence 12 against swords only. Banners: blue, yellow, red. Capacity 2, +2 coin income.
walking-mountain = Walking Mountain
    .text = 3-star Titan, defence 12 against swords and arrows. Banners: blue, blue, yellow. Capacity 2, 1 new citizen.
moon-eater = Moon Eater
    .text = 3-star Titan, defence 13 against swords and arrows. Banners: yellow, yellow, blue. Capacity 2, 1 new citizen.
storm-crown = Storm Crown
    .text = 3-star Titan, defence 14 against swords and arrows. Banners: blue, blue, yellow. Capacity 2, +1 arrow, repairs 1 on gaining it.
last-dragon-of-zor = Last Dragon of Zor
    .text = 3-star Titan, defence 15 against swords and arrows. Banners: red, red, yellow. Capacity 2, +1 food, 1 new citizen.
terrace-ward = Terrace Ward
    .text = Capacity 3.
barracks-ward = Barracks Ward
    .text = Capacity 2, +1 army limit.
river-ward = River Ward
    .text = Capacity 2, +1 food.
market-ward = Market Ward
    .text = Capacity 2, +1 coin income.
wall-ward = Wall Ward
    .text = Capacity 2, +1 sword.

# Why an adviser would do it.
why-labor = Coins for what is wanted next: about { $n } points.
why-build = A card of the row is worth its price: about { $n } points.
why-draft = This brings a Titan within reach: about { $n } points.
why-expand = The cards need room: about { $n } points.
why-learn = Knowledge opens the better cards: about { $n } points.
why-rebuild = Damaged cards earn nothing until repaired: about { $n } points.
why-recruit = A stronger army, and a cheap one again: about { $n } points.
why-explore = The deck may hold a better card than the row: about { $n } points.
why-grow = Another pair of hands for every round to come: about { $n } points.
why-own-card = The own card does this better than the board: about { $n } points.
why-attack = { $piece } for { $m } coins, with its banners: about { $n } points.
why-card = { $piece } fits the banners and the purse: about { $n } points.
why-pass = Nothing left is worth a citizen or a coin.
why-best = The best of the choices here: about { $n } points.
