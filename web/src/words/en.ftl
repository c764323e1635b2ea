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
notices = Notice when it is my turn
notices-forbidden = This browser forbids notices from this page. Its settings for the page can allow them.
your-turn = The table waits for you.
guide-wanted = Hints in a first game
you-name = Guest

home-title = Four games of the ancient world
home-lead = One click and you play against the computer. No account; nothing leaves this machine.
seats-of = { $least } to { $most } players
seats-exactly = { $most } players
play-computer = Play now
play-friends = With friends
rules = Rules
your-tables = Your tables
blurb-tides-of-time = Draft a kingdom, score it, and let it sink, all but a relic. Eighteen cards, a quarter of an hour.
blurb-the-ancient-world = Send citizens, raise armies, and fight the Titans over six rounds.
blurb-age-of-heroes = Tribes that trade, build, and go to war, until one has five Cities or a Monument, or is the last.
blurb-city-builder = Lay tiles, close districts, and bring settlers and Monuments to your city.
make-table = Make the table
how-many = Players
seat-n = Seat { $n }
a-friend = a friend, by link
clock = Clock
clock-none = none
clock-quick = 10 minutes each, +10 s
clock-slow = a day for each move
friendly = Take back by consent
watched = May be watched
listed = Listed for all on this server

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
hint-comes = Thinking …
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
you = you
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
click-glowing = Click a glowing piece.
choices = { $n } choices
back = Back
doubt = { $action }: as far as can be told, this loses.
do-anyway = Do it anyway
rather-not = Rather not
loses = loses
type = Type an action
type-open = Say it in your own words
type-label = An action as text
do-it = Do it
refused = Not possible:
nearest = Possible instead:
understood = Understood
which = Which one?
log = What happened
earlier = { $n } earlier lines
talk = Talk
chat-label = Say something to all
send = Send
talk-joined = { $name } sits down.
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
talk-agent-failed = The computer at { $name } failed; a default was played.
send-links = Send a link to each friend
send-links-about = Each link seats one person, once. The match begins when all have come.
copy = Copy
copied = Copied
watch-link = To watch
you-win = You win!
you-share = You share the victory
wins = { $names } wins
nobody-wins = Nobody wins
lost-together = The city was not to be, this time
winner = winner
replay = Replay and verify
rematch = Rematch
other-game = Another game
while-away = While you were away ({ $n })

guide-title = Hint { $n } of { $of }
guide-next = Understood
guide-skip = No more hints

replay-title = Replay
replay-of = Replay of { $game }
replay-seat = As seen by
replay-watcher = a watcher
replay-entry = Entry { $n } of { $of }
replay-start = The start
first = First
previous = Previous
next = Next
last = Last
moment-link = Link to this moment
play-on = Play on from here
play-on-about = A new table begins at this moment; the computer plays the other seats.
verify = Verify the shuffle
verify-about = Your browser recomputes every draw from the revealed secret, by its own program.
verify-busy = Recomputing …
verify-good = All is as it should be: the secret matches its commitment, all { $seals } seals hold, and { $n } of { $n } draws are right.
verify-bad = Something is wrong: { $why }
record-file = The record as a file

rules-title = Rules of { $game }
rules-search = Search the rules
rules-found = { $n ->
    [one] One rule found
   *[other] { $n } rules found
}
rules-none = This rulebook is not written yet.

tot-round = Round
tot-hand = Your hand
tot-rival-hand = Their hand
tot-kingdom = Kingdom of { $name }
tot-empty = No card yet
tot-now = now
tot-points = { $n ->
    [one] one point
   *[other] { $n } points
} now
tot-total = Total
tot-relic = Relic
tot-discards = Discards
tot-unseen = { $n } unseen
tot-unlocated = Not seen yet
tot-would = Here it would score { $n } now, and your kingdom { $all }
tot-sealed = Your pick is sealed
tot-picked = has picked

guide-tot-hand = These five cards are your hand. Click one: it becomes part of your kingdom. Your rival picks at the same time, in secret.
guide-tot-swap = Then you swap what is left of your hands. So the cards you leave are the cards your rival gets.
guide-tot-suit = The letter at the corner is the card's suit: it counts for other cards. The big number says what the card is worth right now.
guide-tot-score = When no card is left, every card in the kingdoms is scored. The Roof of the World and Kings Nest change how cards count.
guide-tot-relic = A round is over. Click a card to keep it for good as a relic, then another one to throw away. Two new cards follow.
guide-tot-last = Last round: what counts is the sum of all three. You can undo a pick as long as your rival has not picked.

aw-round = Round { $n } of 6
aw-empire-row = Empire row
aw-military-row = Military row
aw-district = District
aw-titans = Titans
aw-titan-deck = { $n }-star deck
aw-deck = Deck { $name }
aw-cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
aw-drawn = Only you see these cards
aw-none = None left
aw-no-titan = No Titan is left here
aw-reach = You reach { $n } of { $of }
aw-board-of = Board of { $name }
aw-coins = coins
aw-knowledge = knowledge
aw-food = Food
aw-hungry = { $n } hungry
aw-capacity = Capacity
aw-armies = Armies
aw-always = In every attack
aw-explore = Explore +{ $n }
aw-drafted = Draft +{ $n } this round
aw-at-hand = Citizens at hand
aw-your-citizens = Your citizens
aw-any = any skill
aw-higher = higher ▲
aw-starving = Starving
aw-citizen = Citizen { $n }
aw-stands = Citizen { $n } of { $name } is here.
aw-covered = Covered until round { $n }.
aw-from-round = From round { $n }
aw-first = First player
aw-first-claimed = First player, claimed
aw-passed = Passed
aw-worth = points now
aw-final = points
aw-vp = pts
aw-banners = Banners
aw-set = { $n } banners give { $points } points; with one more { $next }
aw-stored = Stored cards
aw-stored-unseen = A stored card that you have not seen
aw-damaged = Damaged
aw-damaged-about = Damaged: it gives nothing until it is repaired, but its banners count at the end.
aw-bonus-now = It gives { $n ->
    [one] one point
   *[other] { $n } points
} now.
aw-legacy = Legacy
aw-army = Army { $n }: { $name }
aw-army-coins = { $names } coins on its name, { $pictures } on its picture; it costs { $price } next.
aw-ready = Ready to attack.
aw-spent = Used this round; its coins slide down at the end of the round.
aw-is-spent = used
aw-price = Costs
aw-do-labor = Gain 2 coins. Your citizen must be of higher skill than all who stand here.
aw-do-build = Buy a card of the Empire row or one that you stored. Any skill may come; it costs a coin if others are here and none is of the same skill.
aw-do-draft = For this round you attack with 1 more for each citizen here, yours included. Your citizen must be of higher skill than all who stand here.
aw-do-expand = Pay a knowledge or 3 coins and gain the District. Your citizen must be of higher skill than all who stand here.
aw-do-learn = Pay 3 coins for a knowledge. Your citizen must be of higher skill than all who stand here.
aw-do-rebuild = Repair up to 2 cards, gain a coin, and take the first-player token if nobody claimed it this round. Any skill may come.
aw-do-recruit = Take a Military card. Any skill may come; it costs a coin if others are here and none is of the same skill.
aw-do-explore = Draw 5 Empire cards and store one, or store a card of the row. Your citizen must be of higher skill than all who stand here.
aw-do-grow = Pay 3 coins for a new citizen, who can act next round if there is food. Your citizen must be of higher skill than all who stand here.
aw-short-labor = +2 coins
aw-short-build = buy a card
aw-short-draft = +1 attack per citizen
aw-short-expand = District for 1 knowledge or 3 coins
aw-short-learn = knowledge for 3 coins
aw-short-rebuild = repair 2, +1 coin, first player
aw-short-recruit = Military card
aw-short-explore = draw 5, store 1
aw-short-grow = citizen for 3 coins

guide-aw-place = Click a glowing space, then one of your citizens: it goes there and acts at once. Instead you may attack a Titan or pass.
guide-aw-skill = The number on a citizen is its skill. Most spaces take only a higher skill than all who stand there, so low ones go early; Build, Recruit and Rebuild take anyone.
guide-aw-build = A card costs what is printed on its picture, and fills one place of your capacity. Its symbols work as long as it is not damaged.
guide-aw-banners = Points come from banners: six of one tribe give 11, a single one only 1. The five sets above your cards show what yours give now.
guide-aw-attack = You are strong enough for a Titan. Click it, then the armies that you pay for: the coins stay on them and make them dearer next time.
guide-aw-damage = A falling Titan strikes back. The damaged card gives nothing until you repair it, but keeps its banners for the end.
guide-aw-recruit = A recruit may retire an army's old card: the coins on it are gone, and its legacy goes on helping the new one.
guide-aw-feed = You have more citizens than food. At the end of the round those who go hungry cannot act in the next one, and after the last round each costs 2 points.
guide-aw-end = The second half has begun, with deck B. Gather banners of few tribes; after round 6 the points are counted.
ah-round = Round { $n }
ah-phase-setup = Setting up
ah-phase-market = Market Day
ah-phase-draw = Draw
ah-phase-action = Action
ah-phase-monument = Monument
ah-phase-discard = Discard
ah-phase-retrieve = Armies come home
ah-phase-over = The end
ah-pick = Six tribes, each with a stone for its Monument
ah-on-map = { $name }, at the table
ah-no-tribe = No tribe yet
ah-roads = Roads to { $names }
ah-deck = Deck
ah-deck-about = { $n } cards to draw from
ah-discards = Discards
ah-none = none
ah-starts = starts
ah-active = on turn
ah-done = done trading
ah-out = out of the game
ah-claims-empire = Claims an Empire: wins if five Cities last a round
ah-claims-culture = Claims Culture: wins if the Monument lasts a round
ah-cities-label = Cities
ah-cities = { $n ->
    [one] One City
   *[other] { $n } Cities
}
ah-monument = Monument, { $n } of 5
ah-monument-about = Built of { $piece }, one card for each part. With five it is complete.
ah-armies = Armies
ah-citadels = { $n ->
    [one] One Citadel
   *[other] { $n } Citadels
}
ah-cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
ah-known = Known to you: { $pieces }
ah-unknown = You know none of these cards.
ah-draws = { $n ->
    [one] draws one on Market Day
   *[other] draws { $n } on Market Day
}
ah-hand = Hand ({ $n })
ah-fights = fights
ah-away = away
ah-shaken = shaken
ah-destroyed = falls
ah-away-about = Away: it neither attacks nor defends until it comes home.
ah-shaken-about = Shaken by an Earthquake: it neither attacks nor defends.
ah-destroyed-about = Destroyed in this battle.
ah-with-general = With a General: two more in every fight.
ah-items = What can be built
ah-battle = Battle
ah-war-conquest = { $name } marches on the Cities of { $rival }
ah-war-plunder = { $name } plunders { $rival }
ah-war-razing = { $name } storms the Monument of { $rival }
ah-barbarian-battle = Barbarians fall upon { $name }
ah-attacks = attacks
ah-defends = defends
ah-citadel-bonus = Citadels: +{ $n } for every Army
ah-chosen = has chosen
ah-lay-here = next
ah-nobody = No Army stands here.
ah-battle-hand = Your Battle Cards: click the one to lay under the marked Army.
ah-duel = Duel { $n }
ah-falls = the Army of { $name } falls
ah-tie = a tie, nobody falls
ah-victorious = { $n ->
    [one] One Victorious Army
   *[other] { $n } Victorious Armies
}
ah-last-battle = Last battle
ah-council = Council of war
ah-whom = Click the tribe you attack.
ah-attack-on = Attack on { $name }
ah-another = Another tribe
ah-objective-conquest = Conquest
ah-objective-plunder = Plunder
ah-objective-razing = Razing
ah-stake-conquest = { $n ->
    [one] one City there
   *[other] { $n } Cities there
}
ah-stake-plunder = { $n ->
    [one] one card in hand
   *[other] { $n } cards in hand
}
ah-stake-razing = { $n ->
    [one] one Monument card
   *[other] { $n } Monument cards
}
ah-spoils-conquest = Two Victorious Armies take a City, four take two.
ah-spoils-plunder = Each Victorious Army takes two random cards.
ah-spoils-razing = One Victorious Army removes a card, three remove two.
ah-attack-with = { $objective } with { $force }
ah-force-army = { $n ->
    [one] one Army
   *[other] { $n } Armies
}
ah-force-general = { $n ->
    [one] one Army with General
   *[other] { $n } Armies with Generals
}
ah-force-hero-army = { $n ->
    [one] a Hero as Army
   *[other] { $n } Heroes as Armies
}
ah-force-hero-general = { $n ->
    [one] a Hero as General
   *[other] { $n } Heroes as Generals
}
ah-force-hero-pair = a Hero led by a Hero
ah-market = Market Day
ah-offer = Offer { $n } of { $name }
ah-offer-says = Gives { $give } for { $want }
ah-or = or
ah-nothing = nothing
ah-all = everyone
ah-declined-by = Declined by { $names }
ah-you-declined = you declined
ah-reply = reply to { $n }
ah-gives = gives
ah-wants = wants
ah-no-offers = No offer is open.
ah-swap = One for one: click a card of your hand, then what you want for it. Everyone sees the offer.
ah-swap-for = { $piece } for …? Click what you want.
ah-compose = Put together a larger offer
ah-you-give = You give
ah-you-want = You want (click to add)
ah-give = Give { $piece }, copy { $n }
ah-want = Want one more { $piece }
ah-unwant = Want no { $piece } (card { $n } of alternative { $of })
ah-or-else = … or something else
ah-to-whom = To
ah-in-reply = in reply to
ah-no-reply = no offer
ah-make-offer = Make this offer

guide-ah-tribe = Click a tribe. It builds its Monument of the stone under its name, and only of that; all else is the same for all.
guide-ah-market = On Market Day everyone draws and all may swap any cards. Click a card of yours, then what you want for it; click an offer of another tribe to answer it.
guide-ah-road = Before you act you may ask a neighbour for a Road. All whom Roads join, however far, bring you one more card on every Market Day.
guide-ah-action = One action a turn: collect a card for each of your Cities, build, or go to war.
guide-ah-build = What you can pay glows below. Click an item, then the cards you pay with; Gold stands for any of the four common goods.
guide-ah-monument = Cards of your own stone go to your Monument, as many as you like. There they are safe from plunder, but not from a war on the Monument.
guide-ah-war = Click the tribe you attack, then for what: two Victorious Armies take a City, each one plunders two cards, one razes a part of a Monument. Your Armies are away afterwards, unless a Road leads there.
guide-ah-lay = You see only your own Battle Cards. Lay one under each Army: a General adds two, each Citadel one to every defender.
guide-ah-claim = A tribe claims victory. It wins at the end of its next turn, if five Cities or five parts of the Monument are still there: one round to stop it.
cb-vp = { $n } VP
cb-turn = Turn
cb-stack = Tiles in the stack
cb-street = Longest street
cb-fulfilled = Monuments fulfilled
cb-bag = Settlers in the bag
cb-nobles = Nobles in supply
cb-from-tracks = VP from tracks
cb-from-monuments = VP from Monuments
cb-edict = The Edict: { $name }.
cb-arrived = Just arrived
cb-hand = Your tiles
cb-hand-of = Tiles of { $name }
cb-tile-supply = Tile supply
cb-starters = Starter sets
cb-starter-set = { $colour } Starter set
cb-monuments = Monument supply
cb-needs = Needs { $needs } and a closed district of two blocks
cb-none = None left
cb-city-of = City of { $name }
cb-district = District at { $at }, city of { $name }
cb-houses = { $n } of { $m } Houses inhabited
cb-track = Track { $n }
cb-column = { $column }, track { $n }
cb-column-own = Cleared so far: { $n } VP
cb-column-done = Nobody can be taken here any more. Cleared: { $n } VP
cb-worth = { $n } VP
cb-line = Track { $n }: { $names }
cb-line-full = { $n } settlers wait, { $m } spaces are safe.
cb-at-gate = At the gate: { $piece }.
cb-face = Streets { $arms }. From top left clockwise: { $cells }
cb-cell-H = House
cb-cell-B = Baths (blue)
cb-cell-G = Gardens (green)
cb-cell-O = Market (orange)
cb-cell-R = Shrine (red)
cb-cell-S = Statue
cb-cell-lake = Lake
cb-cell-ground = open ground
cb-blue = Blue
cb-green = Green
cb-orange = Orange
cb-red = Red
cb-purple = Purple
cb-wish = Needs a Landmark of its colour ({ $colour }) and one of another colour.
cb-wish-noble = Needs two Landmarks of its colour ({ $colour }) and one of another colour.
cb-wish-purple = Needs Landmarks of three colours.
cb-wish-purple-noble = Needs Landmarks of all four colours.
cb-nearer = Zoom in, city of { $name }
cb-farther = Zoom out, city of { $name }
cb-fit = Show all
cb-move = Move the tile
cb-move-not = Leave the tile
cb-turn-left = Turn left
cb-turn-right = Turn right
cb-turn-how = Key R, Shift+R or the wheel
cb-side = Side { $side }: { $name }.
cb-key = What the signs mean
cb-commoner = Commoner
cb-noble = Noble
cb-closed = closed district
cb-lived = inhabited
cb-full = every House inhabited

guide-cb-edict = The Emperor has an Edict with two sides. Side A forbids something for the whole game, side B must be accomplished by every city before you can win.
guide-cb-starters = Choose three tiles to begin with. A set is rich in the Landmarks of its colour, so look which settlers wait at your ends of the tracks.
guide-cb-track = A settler has come. Choose the track it joins: once a settler stands on the skull, all have lost.
guide-cb-lay = Click one of your tiles, turn it with R, the wheel or the buttons, and click a glowing place beside your city. Streets need not match.
guide-cb-move = Until you take a settler or a Monument, you may still move or turn this tile with "Move the tile".
guide-cb-closed = A district is closed once streets enclose it: it changes colour and shows its Houses. Click a glowing settler, then the district it moves into.
guide-cb-statue = A Statue stands in for a Landmark of any colour. The colour it gets now stays for ever.
guide-cb-monument = A Monument needs a closed district of exactly two blocks without settlers, with both Landmarks. It covers the whole district.
guide-cb-discard = Click tiles that you do not want; they go under the stack and you draw new ones. Or keep them.

rated = computer rated { $n }
level-novice = Novice
level-apprentice = Apprentice
level-player = Player
level-master = Master
level-champion = Champion
level-greedy = Computer
level-random = Dice
level-ismcts = Thinker
level-race = Comparer
level-about-novice = guesses at what comes next
level-about-apprentice = knows its way a little
level-about-player = plays like a regular
level-about-master = thinks of many ways it may go
level-about-champion = thinks as long as it may
level-wanted = The computer plays as
computer-plays = computer

do-tot-draft = Draft { $piece }
do-tot-keep = Keep { $piece } as a relic, discard { $other }

do-aw-place = Place citizen { $n } on { $piece }
do-aw-attack = Attack { $piece } with army { $numbers }
do-aw-pass = Pass
do-aw-buy = Buy { $piece }
do-aw-buy-for = Buy { $piece }, discarding { $other }
do-aw-buy-stored = Buy { $piece }, which you stored
do-aw-buy-stored-for = Buy { $piece }, which you stored, discarding { $other }
do-aw-pay-knowledge = Pay with knowledge
do-aw-pay-coins = Pay with coins
do-aw-take = Take { $piece }
do-aw-repair = Repair { $piece }
do-aw-recruit = Recruit { $piece }
do-aw-retire = Retire the recruit in army { $n }
do-aw-form = Form a new army
do-aw-explore = Explore the deck
do-aw-keep = Store { $piece }
do-aw-starve = Citizen { $numbers } goes hungry
do-aw-copy = Use the action of { $piece }
do-aw-inspect-1 = Look through the one-star Titans
do-aw-inspect-2 = Look through the two-star Titans
do-aw-inspect-3 = Look through the three-star Titans
do-aw-lay = Lay { $piece } next
do-aw-damage = { $piece } is damaged
do-aw-discard = Army { $n } goes
do-aw-name-coin = Remove the name coin of army { $n }
do-aw-picture-coin = Remove the picture coin of army { $n }
do-aw-use = Use { $piece }
do-aw-store-unseen = Store the unseen top card
do-aw-store = Store { $piece }
do-aw-done = Done
do-aw-decline = No, thank you

do-ah-tribe = Lead the { $piece }
do-ah-ask = Ask { $seat } for a Road
do-ah-go-on = Go on
do-ah-yes = Yes, allow it
do-ah-no = No, refuse it
do-ah-taxes = Collect taxes
do-ah-build = Build
do-ah-war = Go to war
do-ah-rest = Take no action
do-ah-exchange = Discard { $piece } for another card
do-ah-place = { $n ->
    [0] Add no card
    [1] Add one card
   *[other] Add { $n } cards
    }
do-ah-discard = Discard { $piece }
do-ah-road = Build a Road to { $seat } with { $pieces }
do-ah-general = Appoint a General for army { $n } with { $pieces }
do-ah-item = Build { $piece } with { $pieces }
do-ah-stop = Build nothing more
do-ah-shake = Shake army { $n }
do-ah-erupt = The Volcano hits { $seat }
do-ah-nothing = Play nothing
do-ah-play = Play { $piece }
do-ah-lay = Lay { $n } under army { $army }
do-ah-lay-hero = Lay { $n } under hero { $army }
do-ah-fight = Army { $n } fights
do-ah-fight-hero = Hero { $n } fights
do-ah-take = { $n ->
    [0] Take nothing
   *[other] Take { $n }
    }
do-ah-army-army = Army { $n } against army { $other }
do-ah-army-hero = Army { $n } against hero { $other }
do-ah-hero-army = Hero { $n } against army { $other }
do-ah-hero-hero = Hero { $n } against hero { $other }
do-ah-barbarian-army = The Barbarian Army against army { $other }
do-ah-barbarian-hero = The Barbarian Army against hero { $other }
do-ah-pass = Pass
do-ah-done = Done trading
do-ah-accept = Accept o{ $n }, choice { $choice }
do-ah-decline = Decline o{ $n }
do-ah-withdraw = Take back o{ $n }
do-ah-offer = Offer { $pieces } for { $wanted }

do-cb-side = { $piece } counts
do-cb-starters = Begin with the { $colour } tiles
do-cb-admit = The settler joins track { $track }
do-cb-return = { $piece } joins the track, { $other } goes back into the bag
do-cb-dismiss = { $piece } joins the track, { $other } leaves the game
do-cb-lay = Lay { $piece } at { $at }, turned { $n }
do-cb-gain = A settler moves from track { $track }, { $column }, into the district at { $at }
do-cb-gain-first = A settler moves from track { $track } into the district at { $at }
do-cb-build = Build { $piece } at { $at }
do-cb-end = End your Expansion
do-cb-discard = Put { $piece } under the stack
do-cb-keep = Keep the rest
do-cb-assign = The Statues take { $pieces }
do-cb-take = Take { $piece }
