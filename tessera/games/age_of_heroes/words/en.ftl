# Every sentence that players of Age of Heroes read.

game-title = Age of Heroes
seat-0 = Player 0
seat-1 = Player 1
seat-2 = Player 2
seat-3 = Player 3
seat-4 = Player 4
seat-5 = Player 5

ask-tribe = Choose your tribe
ask-ask = Ask a neighbour for a Road, or go on
ask-road = Do you allow a Road between your tribes?
ask-action = Choose your action
ask-exchange = Discard a card to draw another
ask-build = Build an item, or stop
ask-war = Declare your attack: target, objective and forces
ask-respond = You are attacked. Play a card in answer, or nothing
ask-barbarians = Barbarians attack you. Play a card in answer, or nothing
ask-luck-earthquake = An Earthquake hits your Army. Play Luck, or nothing
ask-luck-volcano = A Volcano threatens a City of yours. Play Luck, or nothing
ask-luck-famine = Famine takes all Grain. Play Luck, or nothing
ask-lay = Lay a Battle Card under each of your Armies
ask-fight = Choose the Army that fights this round
ask-meet-barbarians = Choose the Army that meets the Barbarians
ask-spoils = How much do you take?
ask-monument = How many cards do you add to your Monument?
ask-discard = Discard down to five cards
ask-shake = Choose the Army that the Earthquake shakes
ask-erupt = Choose the tribe that loses a City to the Volcano
ask-trade = Your call: offer, accept, withdraw or pass
ask-bargain = Trade with everybody, and say when you are done

drew-for-order = { $seat } draws Battle Card { $n } for the order of play.
    .rule = AH-21
drew-for-order-you = You draw Battle Card { $n } for the order of play.
start-player = { $seat } is start player.
    .rule = AH-21
start-player-you = You are start player.
new-start-player = { $seat } is start player from now on.
    .rule = AH-43
new-start-player-you = You are start player from now on.
tribe-taken = { $seat } leads the { $text }.
    .rule = AH-26
tribe-taken-you = You lead the { $text }.
dealt = { $seat } is dealt { $piece }.
    .rule = AH-31
dealt-you = You are dealt { $piece }.
disaster-spared = { $seat } drew { $piece }, which is discarded without effect at the start.
    .rule = AH-33
disaster-spared-you = You drew { $piece }, which is discarded without effect at the start.

round-begins = Round { $n } begins.
    .rule = AH-40
turn-begins = { $seat } begins a turn with { $n ->
    [one] one card
   *[other] { $n } cards
    } in hand.
    .rule = AH-45
turn-begins-you = You begin your turn with { $n ->
    [one] one card
   *[other] { $n } cards
    } in hand.
drew = { $seat } draws a card.
    .rule = AH-48
drew-card = { $seat } draws { $piece }.
    .rule = AH-48
drew-card-you = You draw { $piece }.
drew-event = { $seat } draws { $piece }, which is resolved at once.
    .rule = AH-49
drew-event-you = You draw { $piece }, which is resolved at once.
set-aside = { $seat } draws { $piece } and sets it aside until all have drawn.
    .rule = AH-235
set-aside-you = You draw { $piece } and set it aside until all have drawn.
event-resolved = { $piece }, drawn by { $seat }, is resolved.
    .rule = AH-236
event-resolved-you = Your { $piece } is resolved.
reshuffled = The deck is empty: { $n ->
    [one] the one discarded card becomes
   *[other] the { $n } discarded cards are shuffled and become
    } the deck.
    .rule = AH-51
nothing-to-draw = Neither deck nor discard pile holds a card: { $seat } goes without { $n ->
    [one] a draw
   *[other] { $n } draws
    }.
    .rule = AH-53

chose-taxes = { $seat } collects taxes.
    .rule = AH-57
chose-taxes-you = You collect taxes.
chose-build = { $seat } builds.
    .rule = AH-63
chose-build-you = You build.
chose-war = { $seat } goes to war.
    .rule = AH-106
chose-war-you = You go to war.
chose-rest = { $seat } takes no action.
    .rule = AH-56
chose-rest-you = You take no action.
exchanged = { $seat } discards { $piece } for another card.
    .rule = AH-60
exchanged-you = You discard { $piece } for another card.
road-asked = { $seat } asks { $rival } for a Road.
    .rule = AH-93
road-asked-you = You ask { $rival } for a Road.
road-asked-rival-you = { $seat } asks you for a Road.
road-granted = { $seat } allows { $rival } a Road this turn.
    .rule = AH-96
road-granted-you = You allow { $rival } a Road this turn.
road-granted-rival-you = { $seat } allows you a Road this turn.
road-refused = { $seat } refuses { $rival } a Road.
    .rule = AH-96
road-refused-you = You refuse { $rival } a Road.
road-refused-rival-you = { $seat } refuses you a Road.
built-city = { $seat } builds a City with { $pieces }.
    .rule = AH-64
built-city-you = You build a City with { $pieces }.
built-army = { $seat } raises an Army with { $pieces }.
    .rule = AH-64
built-army-you = You raise an Army with { $pieces }.
built-citadel = { $seat } builds a Citadel with { $pieces }.
    .rule = AH-64
built-citadel-you = You build a Citadel with { $pieces }.
built-general = { $seat } appoints a General of Army { $n } with { $pieces }.
    .rule = AH-79
built-general-you = You appoint a General of Army { $n } with { $pieces }.
built-road = { $seat } builds a Road to { $rival } with { $pieces }.
    .rule = AH-100
built-road-you = You build a Road to { $rival } with { $pieces }.
built-road-rival-you = { $seat } builds a Road to you with { $pieces }.

war-conquest = { $seat } attacks { $rival } for conquest with { $text }.
    .rule = AH-115
war-conquest-you = You attack { $rival } for conquest with { $text }.
war-conquest-rival-you = { $seat } attacks you for conquest with { $text }.
war-plunder = { $seat } attacks { $rival } for plunder with { $text }.
    .rule = AH-115
war-plunder-you = You attack { $rival } for plunder with { $text }.
war-plunder-rival-you = { $seat } attacks you for plunder with { $text }.
war-razing = { $seat } attacks the Monument of { $rival } with { $text }.
    .rule = AH-115
war-razing-you = You attack the Monument of { $rival } with { $text }.
war-razing-rival-you = { $seat } attacks your Monument with { $text }.
war-undeclared = { $seat } declares no attack and takes no action.
    .rule = AH-301
war-undeclared-you = You declare no attack and take no action.
games-cancel-war = { $seat } holds Olympic Games: the attack of { $rival } is off.
    .rule = AH-124
games-cancel-war-you = You hold Olympic Games: the attack of { $rival } is off.
games-cancel-war-rival-you = { $seat } holds Olympic Games: your attack is off.
heroes-defend = { $seat } calls { $n ->
    [one] a Mighty Hero
   *[other] { $n } Mighty Heroes
    }: { $text }.
    .rule = AH-123
heroes-defend-you = You call { $n ->
    [one] a Mighty Hero
   *[other] { $n } Mighty Heroes
    }: { $text }.
unopposed = { $seat } has no Army to defend with: { $n ->
    [one] one attacker is
   *[other] all { $n } attackers are
    } Victorious.
    .rule = AH-137
unopposed-you = You have no Army to defend with: { $n ->
    [one] one attacker is
   *[other] all { $n } attackers are
    } Victorious.
drew-battle-card = { $seat } draws Battle Card { $n }.
    .rule = AH-134
drew-battle-card-you = You draw Battle Card { $n }.
laid = { $seat } lays Battle Card { $n } under { $text }.
    .rule = AH-135
laid-you = You lay Battle Card { $n } under { $text }.
round-won = { $text }: { $seat } wins the round against { $rival }, { $n } to { $m }.
    .rule = AH-143
round-won-you = { $text }: you win the round against { $rival }, { $n } to { $m }.
round-won-rival-you = { $text }: { $seat } wins the round against you, { $n } to { $m }.
round-lost = { $text }: { $seat } loses the round against { $rival }, { $n } to { $m }.
    .rule = AH-143
round-lost-you = { $text }: you lose the round against { $rival }, { $n } to { $m }.
round-lost-rival-you = { $text }: { $seat } loses the round against you, { $n } to { $m }.
round-tied = { $text }: { $seat } and { $rival } tie, { $n } to { $m }, and nobody loses an Army.
    .rule = AH-144
barbarian-round-won = { $text }: the Barbarians beat { $rival }, { $n } to { $m }.
    .rule = AH-182
barbarian-round-won-rival-you = { $text }: the Barbarians beat you, { $n } to { $m }.
barbarian-round-lost = { $text }: { $rival } drives the Barbarians off, { $m } to { $n }.
    .rule = AH-183
barbarian-round-lost-rival-you = { $text }: you drive the Barbarians off, { $m } to { $n }.
barbarian-round-tied = { $text }: { $rival } holds the Barbarians, { $m } to { $n }.
    .rule = AH-183
barbarian-round-tied-rival-you = { $text }: you hold the Barbarians, { $m } to { $n }.
army-destroyed = { $seat } loses army { $n }.
    .rule = AH-146
army-destroyed-you = You lose army { $n }.
heroes-leave = { $n ->
    [one] A Mighty Hero of { $seat } leaves
   *[other] { $n } Mighty Heroes of { $seat } leave
    } after the battle.
    .rule = AH-147
no-spoils = { $n ->
    [one] One Victorious Army brings
   *[other] { $n } Victorious Armies bring
    } { $seat } no spoils.
    .rule = AH-156
no-spoils-you = { $n ->
    [one] One Victorious Army brings
   *[other] { $n } Victorious Armies bring
    } you no spoils.
took-conquest = With { $m ->
    [one] one Victorious Army
   *[other] { $m } Victorious Armies
    } { $seat } takes { $n ->
    [one] a City
   *[other] { $n } Cities
    } from { $rival }.
    .rule = AH-154
took-conquest-you = With { $m ->
    [one] one Victorious Army
   *[other] { $m } Victorious Armies
    } you take { $n ->
    [one] a City
   *[other] { $n } Cities
    } from { $rival }.
took-conquest-rival-you = With { $m ->
    [one] one Victorious Army
   *[other] { $m } Victorious Armies
    } { $seat } takes { $n ->
    [one] a City
   *[other] { $n } Cities
    } from you.
took-plunder = With { $m ->
    [one] one Victorious Army
   *[other] { $m } Victorious Armies
    } { $seat } plunders { $n ->
    [one] a card
   *[other] { $n } cards
    } from { $rival }.
    .rule = AH-158
took-plunder-you = With { $m ->
    [one] one Victorious Army
   *[other] { $m } Victorious Armies
    } you plunder { $n ->
    [one] a card
   *[other] { $n } cards
    } from { $rival }.
took-plunder-rival-you = With { $m ->
    [one] one Victorious Army
   *[other] { $m } Victorious Armies
    } { $seat } plunders { $n ->
    [one] a card
   *[other] { $n } cards
    } from you.
took-razing = With { $m ->
    [one] one Victorious Army
   *[other] { $m } Victorious Armies
    } { $seat } razes { $n ->
    [one] a card
   *[other] { $n } cards
    } of the Monument of { $rival }.
    .rule = AH-162
took-razing-you = With { $m ->
    [one] one Victorious Army
   *[other] { $m } Victorious Armies
    } you raze { $n ->
    [one] a card
   *[other] { $n } cards
    } of the Monument of { $rival }.
took-razing-rival-you = With { $m ->
    [one] one Victorious Army
   *[other] { $m } Victorious Armies
    } { $seat } razes { $n ->
    [one] a card
   *[other] { $n } cards
    } of your Monument.
loot = { $seat } takes { $pieces } from { $rival }.
    .rule = AH-159
loot-you = You take { $pieces } from { $rival }.
loot-rival-you = { $seat } takes { $pieces } from you.
home-by-road = { $n ->
    [one] The surviving Army
   *[other] The { $n } surviving Armies
    } of { $seat } come home at once by the Road to { $rival }.
    .rule = AH-168
armies-away = { $n ->
    [one] The surviving Army of { $seat } is away
   *[other] The { $n } surviving Armies of { $seat } are away
    } until the next Retrieve phase.
    .rule = AH-167
armies-home = { $n ->
    [one] One Army of { $seat } is
   *[other] { $n } Armies of { $seat } are
    } ready again.
    .rule = AH-227
barbarians-sent-away = { $seat } plays { $piece } and the Barbarians leave.
    .rule = AH-178
barbarians-sent-away-you = You play { $piece } and the Barbarians leave.
barbarians-unopposed = No Army of { $seat } meets the Barbarians.
    .rule = AH-184
barbarians-unopposed-you = No Army of yours meets the Barbarians.
barbarians-take = The Barbarians take { $piece } from { $seat }; it is discarded.
    .rule = AH-185
barbarians-take-you = The Barbarians take { $piece } from you; it is discarded.

luck-played = { $seat } plays Luck and is spared.
    .rule = AH-215
luck-played-you = You play Luck and are spared.
boom = The people of { $seat } grow in number: a new City, the { $n }. of the tribe.
    .rule = AH-191
boom-you = Your people grow in number: a new City, your { $n }.
boom-in-vain = No City is left for the Population Boom of { $seat }.
    .rule = AH-192
no-target = { $piece }, drawn by { $seat }, finds no target and has no effect.
    .rule = AH-196
quake-aimed = { $seat } turns the Earthquake on army { $n } of { $rival }.
    .rule = AH-194
quake-aimed-you = You turn the Earthquake on army { $n } of { $rival }.
quake-aimed-rival-you = { $seat } turns the Earthquake on your army { $n }.
shaken = Army { $n } of { $seat } is shaken until the end of its owner's next turn.
    .rule = AH-197
shaken-you = Your army { $n } is shaken until the end of your next turn.
volcano-aimed = { $seat } turns the Volcano on { $rival }.
    .rule = AH-201
volcano-aimed-you = You turn the Volcano on { $rival }.
volcano-aimed-rival-you = { $seat } turns the Volcano on you.
city-lost = { $seat } loses a City and has { $n } left.
    .rule = AH-204
city-lost-you = You lose a City and have { $n } left.
grain-lost = { $seat } loses { $n } Grain to the Famine.
    .rule = AH-206
grain-lost-you = You lose { $n } Grain to the Famine.

placed = { $seat } adds { $n } { $piece } to the Monument, which holds { $m }.
    .rule = AH-220
placed-you = You add { $n } { $piece } to your Monument, which holds { $m }.
discarded = { $seat } discards { $piece } and holds { $n } cards.
    .rule = AH-224
discarded-you = You discard { $piece } and hold { $n } cards.

market-day = Market Day { $n } is held.
    .rule = AH-231
offer-made = { $seat } says o{ $n }: { $text }.
    .rule = AH-250
offer-made-you = You say o{ $n }: { $text }.
offer-withdrawn = { $seat } takes back o{ $n }.
    .rule = AH-250
offer-withdrawn-you = You take back o{ $n }.
offer-lapsed = o{ $n } of { $seat } lapses.
    .rule = AH-254
offer-lapsed-you = Your o{ $n } lapses.
offer-expired = o{ $n } of { $seat } lapses as trading ends.
    .rule = AH-312
offer-expired-you = Your o{ $n } lapses as trading ends.
offer-declined = o{ $n } of { $seat } is declined and closed.
    .rule = AH-258
offer-declined-you = Your o{ $n } is declined and closed.
offer-closed = o{ $n } of { $seat } is closed.
    .rule = AH-256
traded = { $seat } accepts o{ $n } of { $rival }: { $text } for { $pieces }.
    .rule = AH-247
traded-you = You accept o{ $n } of { $rival }: { $text } for { $pieces }.
traded-rival-you = { $seat } accepts your o{ $n }: { $text } for { $pieces }.
declined = { $seat } declines o{ $n } of { $rival }.
    .rule = AH-258
declined-you = You decline o{ $n } of { $rival }.
passed = { $seat } passes.
    .rule = AH-266
passed-you = You pass.
done-trading = { $seat } is done trading.
    .rule = AH-261
done-trading-you = You are done trading.
timed-out = { $seat } has run out of time and trades no more today.
    .rule = AH-264
timed-out-you = You have run out of time and trade no more today.
said = { $seat } says: { $text }
    .rule = AH-265
said-you = You say: { $text }
trading-over = Trading is over.
    .rule = AH-263

eliminated = { $seat } has neither cards nor Cities and is out of the game.
    .rule = AH-272
eliminated-you = You have neither cards nor Cities and are out of the game.
claimed-empire = { $seat } claims victory with { $n } Cities, if they last for a round.
    .rule = AH-294
claimed-empire-you = You claim victory with { $n } Cities, if they last for a round.
claimed-culture = { $seat } claims victory with a Monument of { $n } cards, if it lasts for a round.
    .rule = AH-294
claimed-culture-you = You claim victory with a Monument of { $n } cards, if it lasts for a round.
lapsed-empire = The claim of { $seat } to an Empire lapses.
    .rule = AH-290
lapsed-empire-you = Your claim to an Empire lapses.
lapsed-culture = The claim of { $seat } to Culture lapses.
    .rule = AH-290
lapsed-culture-you = Your claim to Culture lapses.
won-empire = { $seat } wins as an Empire of { $n } Cities.
    .rule = AH-287
won-empire-you = You win as an Empire of { $n } Cities.
won-culture = { $seat } wins with a Monument of { $n } cards.
    .rule = AH-287
won-culture-you = You win with a Monument of { $n } cards.
won-survivor = { $seat } is the last tribe and wins.
    .rule = AH-284
won-survivor-you = Yours is the last tribe, and you win.
unfinished = The game stops unfinished after { $n } rounds.
    .rule = AH-295

egyptians = Egyptians
    .text = They build their Monument of Limestone.
romans = Romans
    .text = They build their Monument of Concrete.
greeks = Greeks
    .text = They build their Monument of Marble.
babylonians = Babylonians
    .text = They build their Monument of Brick.
celts = Celts
    .text = They build their Monument of Sandstone.
chinese = Chinese
    .text = They build their Monument of Granite.

iron = Iron
    .text = Pays for Armies, Citadels and Generals.
wood = Wood
    .text = Pays for Cities and Citadels.
grain = Grain
    .text = Pays for Armies; a Famine takes it all.
stone = Stone
    .text = Pays for Cities, Citadels and Roads.
gold = Gold
    .text = Stands for Iron, Wood, Grain or Stone; a General needs it as it is.
limestone = Limestone
    .text = For the Monument of the Egyptians.
concrete = Concrete
    .text = For the Monument of the Romans.
marble = Marble
    .text = For the Monument of the Greeks.
brick = Brick
    .text = For the Monument of the Babylonians.
sandstone = Sandstone
    .text = For the Monument of the Celts.
granite = Granite
    .text = For the Monument of the Chinese.
population-boom = Population Boom
    .text = At once: a City without payment.
earthquake = Earthquake
    .text = At once: shake a rival Army that has no General.
volcano = Volcano
    .text = At once: a rival loses a City.
famine = Famine
    .text = At once: everyone discards all Grain.
barbarians = Barbarians
    .text = At once: a Barbarian Army attacks you and takes two cards if it wins.
olympic-games = Olympic Games
    .text = Keep it; cancels one attack on you.
mighty-hero = Mighty Hero
    .text = Keep it; an Army or a General for one battle.
luck = Luck
    .text = Keep it; blocks one disaster that would hit you.
battle-card-1 = Battle Card 1
battle-card-2 = Battle Card 2
battle-card-3 = Battle Card 3
battle-card-4 = Battle Card 4
battle-card-5 = Battle Card 5
battle-card-6 = Battle Card 6

city = City
    .text = A card for each when you collect taxes; five are an Empire.
army = Army
    .text = Attacks and defends; a Battle Card each.
citadel = Citadel
    .text = One more for every defending Army.
general = General
    .text = Two more for its Army, which no Earthquake shakes.
road = Road
    .text = Joins two neighbours: more cards on Market Day, and Armies come home at once.

# Why an adviser would do it.
why-attack = { $rival } looks open: of 100 Armies { $n } should be Victorious and { $m } be lost.
why-item = { $text }: it serves better than the { $n } cards it costs.
why-barter = { $pieces } would do more than what is given for it.
why-discard = Of all that is held { $piece } is needed least.
why-fight = { $text } has the best total of those that have not fought.
why-disaster = It should hit whoever is nearest to winning.
why-nothing-better = Nothing else promises more.
why-taxes = Each City brings a card, and they are needed.
why-build = What a wanted item costs is at hand.
why-war = There is an attack whose odds are good.
why-rest = No action would do any good.
why-yes = A Road brings cards to both.
why-no = That tribe is too near to winning to be helped.
why-go-on = A Road could not be paid for now.
why-play-luck = What would be lost is worth more than the card.
why-play-olympic-games = The attack would cost more than the card.
why-nothing = What would be lost is not worth a card.
why-pass = Nobody is likely to give what is wanted for what can be spared.
