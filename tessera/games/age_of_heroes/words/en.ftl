# Every sentence that players of Age of Heroes read.

game-title = Age of Heroes
blurb = Tribes trade, build and go to war, until one has five Cities or a complete Monument, or is the last one left.
for-whom = For a lively table that likes to bargain.
option-market = How cards are traded on Market Day
option-market-turns = Called by turns
option-market-open = All at once
option-market_circuits = How many circuits trading by turns has at most; 0 means no trading
option-tribes = How tribes are given out
option-tribes-pick = Picked in order of play
option-tribes-random = Dealt at random
option-max_rounds = After how many rounds the match stops unfinished; 0 means no limit

ask-tribe = Choose your tribe
ask-ask = Ask a neighbour for a Road, or go on
ask-road = Do you allow a Road between your tribes?
ask-action = Choose your action
ask-exchange = Discard a card to draw another
ask-build = Build an item, or stop
    .then = What do you pay for { $piece } with?
    .then-general = Which Army gets the General?
    .then-road = To which tribe does the Road lead?
    .then-army = What do you pay the General with?
    .then-seat = What do you pay the Road with?
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
ask-aside = Choose which of your cards is resolved next
ask-shake = Choose the Army that the Earthquake shakes
ask-erupt = Choose the tribe that loses a City to the Volcano
ask-trade = Your call: offer, accept, withdraw or pass
ask-bargain = Trade with everybody, and say when you are done

drew-for-order = { $seat } draws Battle Card { $n } for the order of play.
    .rule = AH-21
drew-for-order-you = You draw Battle Card { $n } for the order of play.
order-tied = The highest card, { $m }, was drawn by { $n } players, who draw again.
    .rule = AH-22
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
    .fold = dealt-all
dealt-you = You are dealt { $piece }.
dealt-all = { $seat } is dealt { $pieces }.
dealt-all-you = You are dealt { $pieces }.
disaster-spared = { $seat } was dealt a disaster, { $piece }, which is discarded without effect.
    .rule = AH-33
disaster-spared-you = You were dealt a disaster, { $piece }, which is discarded without effect.
disaster-passed-over = { $seat } drew a disaster, { $piece }, which on the first Market Day is discarded without effect.
    .rule = AH-37
disaster-passed-over-you = You drew a disaster, { $piece }, which on the first Market Day is discarded without effect.

round-begins = Round { $n } begins.
    .rule = AH-40
turn-begins = { $seat } begins a turn with { $n ->
    [0] no cards
    [one] one card
   *[other] { $n } cards
    } in hand.
    .rule = AH-45
turn-begins-you = You begin your turn with { $n ->
    [0] no cards
    [one] one card
   *[other] { $n } cards
    } in hand.
drew = { $seat } draws a card.
    .rule = AH-48
    .fold = drew-all
drew-all = { $seat } draws { $n } cards.
drew-card = { $seat } draws { $piece }.
    .rule = AH-48
    .fold = drew-cards
drew-card-you = You draw { $piece }.
drew-cards = { $seat } draws { $pieces }.
drew-cards-you = You draw { $pieces }.
drew-event = { $seat } draws { $piece } and resolves the card at once.
    .rule = AH-49
drew-event-you = You draw { $piece } and resolve the card at once.
set-aside = { $seat } draws { $piece } and sets the card aside until all have drawn.
    .rule = AH-235
set-aside-you = You draw { $piece } and set the card aside until all have drawn.
event-resolved = { $seat } resolves { $piece }.
    .rule = AH-236
event-resolved-you = You resolve { $piece }.
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
nothing-to-draw-you = Neither deck nor discard pile holds a card: you go without { $n ->
    [one] a draw
   *[other] { $n } draws
    }.

chose-taxes = { $seat } collects taxes.
    .rule = AH-57
chose-taxes-you = You collect taxes.
chose-build = { $seat } chooses to build.
    .rule = AH-63
chose-build-you = You choose to build.
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

war-conquest = { $seat } attacks { $rival } for conquest with { $n ->
    [one] one Army
   *[other] { $n } Armies
    }.
    .rule = AH-115
war-conquest-you = You attack { $rival } for conquest with { $n ->
    [one] one Army
   *[other] { $n } Armies
    }.
war-conquest-rival-you = { $seat } attacks you for conquest with { $n ->
    [one] one Army
   *[other] { $n } Armies
    }.
war-plunder = { $seat } attacks { $rival } for plunder with { $n ->
    [one] one Army
   *[other] { $n } Armies
    }.
    .rule = AH-115
war-plunder-you = You attack { $rival } for plunder with { $n ->
    [one] one Army
   *[other] { $n } Armies
    }.
war-plunder-rival-you = { $seat } attacks you for plunder with { $n ->
    [one] one Army
   *[other] { $n } Armies
    }.
war-razing = { $seat } attacks the Monument of { $rival } with { $n ->
    [one] one Army
   *[other] { $n } Armies
    }.
    .rule = AH-115
war-razing-you = You attack the Monument of { $rival } with { $n ->
    [one] one Army
   *[other] { $n } Armies
    }.
war-razing-rival-you = { $seat } attacks your Monument with { $n ->
    [one] one Army
   *[other] { $n } Armies
    }.
war-undeclared = { $seat } declares no attack and takes no action.
    .rule = AH-301
war-undeclared-you = You declare no attack and take no action.
games-cancel-war = { $seat } plays Olympic Games, and the attack of { $rival } is called off.
    .rule = AH-124
games-cancel-war-you = You play Olympic Games, and the attack of { $rival } is called off.
games-cancel-war-rival-you = { $seat } plays Olympic Games, and your attack is called off.
heroes-as-armies = { $seat } calls { $n ->
    [one] a Mighty Hero as an Army
   *[other] { $n } Mighty Heroes as Armies
    }.
    .rule = AH-117
heroes-as-armies-you = You call { $n ->
    [one] a Mighty Hero as an Army
   *[other] { $n } Mighty Heroes as Armies
    }.
heroes-as-generals = { $seat } calls { $n ->
    [one] a Mighty Hero as a General
   *[other] { $n } Mighty Heroes as Generals
    }.
    .rule = AH-118
heroes-as-generals-you = You call { $n ->
    [one] a Mighty Hero as a General
   *[other] { $n } Mighty Heroes as Generals
    }.
unopposed = { $seat } has no Army to defend with: { $n ->
    [1] the one attacker is
    [2] both attackers are
   *[other] all { $n } attackers are
    } Victorious.
    .rule = AH-137
unopposed-you = You have no Army to defend with: { $n ->
    [1] the one attacker is
    [2] both attackers are
   *[other] all { $n } attackers are
    } Victorious.
outnumbered = { $seat } has too few Armies: { $n ->
    [one] one attacker meets nobody and is
   *[other] { $n } attackers meet nobody and are
    } Victorious.
    .rule = AH-150
outnumbered-you = You have too few Armies: { $n ->
    [one] one attacker meets nobody and is
   *[other] { $n } attackers meet nobody and are
    } Victorious.
drew-battle-card = { $seat } draws Battle Card { $n }.
    .rule = AH-134
drew-battle-card-you = You draw Battle Card { $n }.
laid = { $seat } lays Battle Card { $n } under { $text }.
    .rule = AH-135
laid-you = You lay Battle Card { $n } under { $text }.
turned-up = { $seat } turns up Battle Card { $n } under { $text }{ $m ->
    [0] .
    [one] ; a Citadel adds 1.
   *[other] ; Citadels add { $m }.
    }
    .rule = AH-145
turned-up-you = You turn up Battle Card { $n } under { $text }{ $m ->
    [0] .
    [one] ; a Citadel adds 1.
   *[other] ; Citadels add { $m }.
    }
turned-up-led = { $seat } turns up Battle Card { $n } under { $text }; its General adds 2{ $m ->
    [0] .
    [one] , a Citadel 1.
   *[other] , Citadels { $m }.
    }
    .rule = AH-145
turned-up-led-you = You turn up Battle Card { $n } under { $text }; its General adds 2{ $m ->
    [0] .
    [one] , a Citadel 1.
   *[other] , Citadels { $m }.
    }
barbarian-card = The Barbarians turn up Battle Card { $n }.
    .rule = AH-180
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
round-tied-you = { $text }: you and { $rival } tie, { $n } to { $m }, and nobody loses an Army.
round-tied-rival-you = { $text }: { $seat } and you tie, { $n } to { $m }, and nobody loses an Army.
barbarian-round-won = { $text }: the Barbarians beat { $rival }, { $n } to { $m }.
    .rule = AH-182
barbarian-round-won-rival-you = { $text }: the Barbarians beat you, { $n } to { $m }.
barbarian-round-lost = { $text }: { $rival } drives the Barbarians off, { $m } to { $n }.
    .rule = AH-183
barbarian-round-lost-rival-you = { $text }: you drive the Barbarians off, { $m } to { $n }.
barbarian-round-tied = { $text }: { $rival } holds the Barbarians, { $m } to { $n }.
    .rule = AH-183
barbarian-round-tied-rival-you = { $text }: you hold the Barbarians, { $m } to { $n }.
army-destroyed = { $seat } loses army { $n }{ $m ->
    [0] .
   *[other] , and its General with it.
    }
    .rule = AH-85
army-destroyed-you = You lose army { $n }{ $m ->
    [0] .
   *[other] , and its General with it.
    }
heroes-leave = { $n ->
    [one] A Mighty Hero of { $seat } has served and is
   *[other] { $n } Mighty Heroes of { $seat } have served and are
    } discarded.
    .rule = AH-147
heroes-leave-you = { $n ->
    [one] Your Mighty Hero has served and is
   *[other] Your { $n } Mighty Heroes have served and are
    } discarded.
heroes-spent = { $n ->
    [one] The Mighty Hero of { $seat } is
   *[other] The { $n } Mighty Heroes of { $seat } are
    } discarded, although there was no battle.
    .rule = AH-126
heroes-spent-you = { $n ->
    [one] Your Mighty Hero is
   *[other] Your { $n } Mighty Heroes are
    } discarded, although there was no battle.
conquest-in-vain = { $n ->
    [0] No Army of { $seat } is Victorious,
    [one] Only one Army of { $seat } is Victorious,
   *[other] Only { $n } Armies of { $seat } are Victorious,
    } and it takes two to conquer a City of { $rival }.
    .rule = AH-156
conquest-in-vain-you = { $n ->
    [0] No Army of yours is Victorious,
    [one] Only one Army of yours is Victorious,
   *[other] Only { $n } Armies of yours are Victorious,
    } and it takes two to conquer a City of { $rival }.
conquest-in-vain-rival-you = { $n ->
    [0] No Army of { $seat } is Victorious,
    [one] Only one Army of { $seat } is Victorious,
   *[other] Only { $n } Armies of { $seat } are Victorious,
    } and it takes two to conquer a City of yours.
plunder-in-vain = { $n ->
    [0] No Army of { $seat } is Victorious, so { $rival } keeps all cards.
   *[other] { $rival } holds no card that { $seat } could plunder.
    }
    .rule = AH-158
plunder-in-vain-you = { $n ->
    [0] No Army of yours is Victorious, so { $rival } keeps all cards.
   *[other] { $rival } holds no card that you could plunder.
    }
plunder-in-vain-rival-you = { $n ->
    [0] No Army of { $seat } is Victorious, so you keep all your cards.
   *[other] You hold no card that { $seat } could plunder.
    }
razing-in-vain = No Army of { $seat } is Victorious, so the Monument of { $rival } stands.
    .rule = AH-162
razing-in-vain-you = No Army of yours is Victorious, so the Monument of { $rival } stands.
razing-in-vain-rival-you = No Army of { $seat } is Victorious, so your Monument stands.
took-conquest = With { $m ->
    [one] one Victorious Army
   *[other] { $m } Victorious Armies
    } { $seat } takes { $n ->
    [0] no City
    [one] a City
   *[other] { $n } Cities
    } from { $rival }.
    .rule = AH-154
took-conquest-you = With { $m ->
    [one] one Victorious Army
   *[other] { $m } Victorious Armies
    } you take { $n ->
    [0] no City
    [one] a City
   *[other] { $n } Cities
    } from { $rival }.
took-conquest-rival-you = With { $m ->
    [one] one Victorious Army
   *[other] { $m } Victorious Armies
    } { $seat } takes { $n ->
    [0] no City
    [one] a City
   *[other] { $n } Cities
    } from you.
took-plunder = With { $m ->
    [one] one Victorious Army
   *[other] { $m } Victorious Armies
    } { $seat } plunders { $n ->
    [0] no card
    [one] a card
   *[other] { $n } cards
    } from { $rival }.
    .rule = AH-158
took-plunder-you = With { $m ->
    [one] one Victorious Army
   *[other] { $m } Victorious Armies
    } you plunder { $n ->
    [0] no card
    [one] a card
   *[other] { $n } cards
    } from { $rival }.
took-plunder-rival-you = With { $m ->
    [one] one Victorious Army
   *[other] { $m } Victorious Armies
    } { $seat } plunders { $n ->
    [0] no card
    [one] a card
   *[other] { $n } cards
    } from you.
took-razing = With { $m ->
    [one] one Victorious Army
   *[other] { $m } Victorious Armies
    } { $seat } razes { $n ->
    [0] no card
    [one] a card
   *[other] { $n } cards
    } of the Monument of { $rival }.
    .rule = AH-162
took-razing-you = With { $m ->
    [one] one Victorious Army
   *[other] { $m } Victorious Armies
    } you raze { $n ->
    [0] no card
    [one] a card
   *[other] { $n } cards
    } of the Monument of { $rival }.
took-razing-rival-you = With { $m ->
    [one] one Victorious Army
   *[other] { $m } Victorious Armies
    } { $seat } razes { $n ->
    [0] no card
    [one] a card
   *[other] { $n } cards
    } of your Monument.
loot = { $seat } takes { $pieces } from { $rival }.
    .rule = AH-159
loot-you = You take { $pieces } from { $rival }.
loot-rival-you = { $seat } takes { $pieces } from you.
home-by-road = { $n ->
    [one] One Army of { $seat } comes
   *[other] { $n } Armies of { $seat } come
    } home at once by the Road to { $rival }.
    .rule = AH-168
home-by-road-you = { $n ->
    [one] One Army of yours comes
   *[other] { $n } Armies of yours come
    } home at once by the Road to { $rival }.
home-by-road-rival-you = { $n ->
    [one] One Army of { $seat } comes
   *[other] { $n } Armies of { $seat } come
    } home at once by the Road to you.
armies-away = { $n ->
    [one] One Army of { $seat } is away
   *[other] { $n } Armies of { $seat } are away
    } until the next Retrieve phase of the tribe.
    .rule = AH-167
armies-away-you = { $n ->
    [one] One Army of yours is away
   *[other] { $n } Armies of yours are away
    } until your next Retrieve phase.
armies-home = { $n ->
    [one] One Army of { $seat } is
   *[other] { $n } Armies of { $seat } are
    } ready again.
    .rule = AH-227
armies-home-you = { $n ->
    [one] One Army of yours is
   *[other] { $n } Armies of yours are
    } ready again.
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
boom = The people of { $seat } grow in number: a new City, the { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
    [11] eleventh
   *[other] twelfth
    } of the tribe.
    .rule = AH-191
boom-you = Your people grow in number: a new City, your { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
    [11] eleventh
   *[other] twelfth
    }.
boom-in-vain = No City is left for the Population Boom of { $seat }.
    .rule = AH-192
boom-in-vain-you = No City is left for your Population Boom.
earthquake-in-vain = The Earthquake that { $seat } drew finds no Army at home without a General and has no effect.
    .rule = AH-196
earthquake-in-vain-you = The Earthquake that you drew finds no Army at home without a General and has no effect.
volcano-in-vain = The Volcano that { $seat } drew finds no other tribe with a City and has no effect.
    .rule = AH-203
volcano-in-vain-you = The Volcano that you drew finds no other tribe with a City and has no effect.
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
city-lost = { $seat } loses a City and has { $n ->
    [0] none
    [one] one
   *[other] { $n }
    } left.
    .rule = AH-204
city-lost-you = You lose a City and have { $n ->
    [0] none
    [one] one
   *[other] { $n }
    } left.
grain-lost = { $seat } loses { $n } Grain to the Famine.
    .rule = AH-206
grain-lost-you = You lose { $n } Grain to the Famine.

placed = { $seat } adds { $n } { $piece } to the Monument, which now holds { $m ->
    [one] one card
   *[other] { $m } cards
    }.
    .rule = AH-220
placed-you = You add { $n } { $piece } to your Monument, which now holds { $m ->
    [one] one card
   *[other] { $m } cards
    }.
discarded = { $seat } discards { $piece } and holds { $n } cards.
    .rule = AH-224
    .fold = discarded-all
discarded-you = You discard { $piece } and hold { $n } cards.
discarded-all = { $seat } discards { $n } cards: { $pieces }.
discarded-all-you = You discard { $n } cards: { $pieces }.

market-day = Market Day { $n } is held.
    .rule = AH-231
offer-made = { $seat } offers { $text } (o{ $n }).
    .rule = AH-250
offer-made-you = You offer { $text } (o{ $n }).
offer-withdrawn = { $seat } takes back o{ $n }.
    .rule = AH-250
offer-withdrawn-you = You take back o{ $n }.
offer-lapsed = o{ $n } of { $seat } lapses.
    .rule = AH-254
offer-lapsed-you = Your o{ $n } lapses.
offers-expired = { $n ->
    [one] The one open offer lapses
   *[other] The { $n } open offers lapse
    }.
    .rule = AH-312
offer-declined = o{ $n } of { $seat } is declined and closed.
    .rule = AH-258
offer-declined-you = Your o{ $n } is declined and closed.
traded = { $seat } accepts o{ $n } of { $rival } and gives { $text }.
    .rule = AH-247
traded-you = You accept o{ $n } of { $rival } and give { $text }.
traded-rival-you = { $seat } accepts your o{ $n } and gives { $text }.
declined = { $seat } declines o{ $n } of { $rival }.
    .rule = AH-258
declined-you = You decline o{ $n } of { $rival }.
declined-rival-you = { $seat } declines your o{ $n }.
passed = { $seat } passes.
    .rule = AH-266
passed-you = You pass.
done-trading = { $seat } is done trading.
    .rule = AH-261
done-trading-you = You are done trading.
trades-no-more = { $seat } trades no more on this Market Day.
    .rule = AH-264
trades-no-more-you = You trade no more on this Market Day.
said = { $seat } says: { $text }
    .rule = AH-265
    .literal = text
said-you = You say: { $text }
trading-over = Trading is over: everybody is done.
    .rule = AH-263
trading-over-passed = Trading is over: all { $n } tribes passed in a row.
    .rule = AH-268
trading-over-circuits = Trading is over: { $n ->
    [one] every tribe was called once.
   *[other] every tribe was called { $n } times.
    }
    .rule = AH-269

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
unfinished = The game stops unfinished after { $n ->
    [one] one round
   *[other] { $n } rounds
    }.
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
why-barter = { $pieces } would do more good than what is given for it.
why-discard = Of all that is held { $piece } is needed least.
why-fight = Of those that have not fought, { $text } has the best total.
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

# -- gauges: the numbers that a preview of an option names
gauge-cities = Cities
gauge-monument = Monument cards
gauge-citadels = Citadels
gauge-armies = Armies
gauge-generals = Generals
gauge-roads = Roads
gauge-cards = Cards in hand

# Why an action is refused. Each follows "Not possible: ".
no-action-so = one action now: taxes, build or war, or rest
no-answer-but-luck = the only answer to this event is Luck, or nothing
no-answer-to-call = a called player offers, accepts, withdraws or passes
no-army-at-home = army { $n } is not one of your Armies at home
no-army-for-general = army { $n } is not an Army of yours that lacks a General
no-army-for-war = war needs an Army at home or a Mighty Hero in hand
no-army-in-force = an attack needs at least one Army or Hero-Army
no-army-to-lead = { $n ->
    [0] none of your Armies at home lacks a General
    [one] only one of your Armies at home lacks a General
   *[other] only { $n } of your Armies at home lack a General
    }
no-army-to-shake = choose an Army of another tribe that is home and has no General
no-battle-card = you have no Battle Card { $n } left to lay
no-building-so = build an item with its payment now, or stop
no-card-held = you hold no { $piece }
no-card-to-discard = discard one of your { $n } cards; { $m } may stay
no-card-to-exchange = exchange { $n ->
    [one] the one card
   *[other] one of the { $n } cards
    } in your hand
no-city-to-lose = choose another tribe that owns a City
no-cover = your hand does not hold all you offer: { $pieces }
no-declaration = an attack is declared now, as: { $text }
    .literal = text
no-delivery = you do not hold all that is wanted: { $pieces }
no-difference = the alternatives must differ from one another and from what is given
no-free-tribe = the { $text } are taken
no-fresh-army = choose { $n ->
    [one] the one fighter of yours that has
   *[other] one of your { $n } fighters that have
    } not fought
no-grain-to-keep = you hold no Grain that Luck could keep
no-heroes-enough = that takes { $n ->
    [one] one Hero
   *[other] { $n } Heroes
    }, and you hold { $m ->
    [0] none
    [one] one
   *[other] { $m }
    }
no-army-without-general = your cards pay for a General only, and no Army of yours lacks one
no-item-in-reach = { $n ->
    [0] you hold no card to pay for an item
    [one] your one card pays for nothing that you may build
   *[other] your { $n } cards pay for nothing that you may build
    }
no-permission-for-road = your cards pay for a Road only, and no neighbour has allowed you one this turn
no-item-left = all { $n } { $m ->
    [0] Cities
    [1] Armies
    [2] Citadels
    [3] Generals
   *[other] Roads
    } are in play, and none is left to build
no-luck-in-war = Luck has no effect on an attack by another tribe
no-more-offers = you have made { $n } offers this Market Day, and that is the limit
no-more-trade = you trade no more this Market Day
no-neighbour = { $rival } is not your neighbour
no-offer-of-yours = o{ $n } is no open offer of yours
no-offer-to-decline = o{ $n } is not an open offer to you that you have not declined yet
no-offer-to-reply = o{ $n } is no open offer of the addressee
no-offer-to-you = o{ $n } is not addressed to you
no-open-offer = o{ $n } is not open
no-other-fighter-first = the next card goes under { $k ->
    [1] hero
   *[other] army
    } { $n }: cards are laid in the order of the Armies
no-other-tribe = at seat { $n } there is no other surviving tribe
no-part-in-force = army { $n } takes no part, so no Hero can lead it
no-payment = your hand does not hold the cards of this payment for { $n ->
    [0] a City
    [1] an Army
    [2] a Citadel
    [3] a General
   *[other] a Road
    }
no-spoils-there = { $rival } has { $n ->
    [0] no City to conquer
    [1] no card to plunder
   *[other] no Monument to raze
    }
no-question-now = the time to ask for a Road is over
no-question-so = ask a neighbour for a Road now, or go on
no-moving-laid-cards = Battle Cards are laid now, and a card that is laid stays where it is
no-road-allowed = { $rival } has not allowed a Road this turn
no-room-for-offer = you have { $n } open offers; withdraw one first
no-elimination-by-trade = the exchange would leave a player with neither cards nor Cities
no-second-choice = your fighter is chosen; both are shown when your rival has chosen too
no-second-done = you are done already
no-second-fight = { $k ->
    [1] hero
   *[other] army
    } { $n } has fought in this battle already
no-second-general = army { $n } has a General already
no-second-question = { $rival } was asked this turn already
no-second-road = a Road to { $rival } exists, and one is all there can be
no-so-many-alternatives = an offer names one to { $n } alternatives, not { $m }
no-so-many-cards = nobody can deliver so many cards of this kind: { $piece }
no-so-many-for-monument = { $n ->
    [0] you hold no { $piece } for your Monument
    [one] you can place one card at most, and only { $piece }
   *[other] you can place { $n } cards at most, and only { $piece }
    }
no-such-alternative = o{ $n } has { $m ->
    [one] one alternative
   *[other] { $m } alternatives
    }
no-such-card-aside = choose one of the cards that you set aside
no-such-answer = answer the attack with nothing, or play a card
no-such-force = at home you have { $n ->
    [0] no Army
    [one] one Army
   *[other] { $n } Armies
    } without a General and { $m ->
    [0] none
    [one] one
   *[other] { $m }
    } with one
no-such-spoils = { $n ->
    [one] one Victorious Army
   *[other] { $n } Victorious Armies
    } may take { $m } at most
no-time-but-trade = this is the time to trade: { $text }
    .literal = text
no-trade-with = { $rival } trades no more this Market Day
no-tribe-chosen = a tribe is chosen now

# What the page says.
page-round = Round { $n }
page-phase-setup = Setting up
page-phase-market = Market Day
page-phase-draw = Draw
page-phase-action = Action
page-phase-monument = Monument
page-phase-discard = Discard
page-phase-retrieve = Armies come home
page-phase-over = The end
page-pick = Six tribes, each with a stone for its Monument
page-no-tribe = No tribe yet
page-roads = { $n ->
    [one] Road to { $names }
   *[other] Roads to { $names }
    }
page-deck = Deck
page-deck-about = { $n ->
    [0] The deck is empty
    [one] One card to draw from
   *[other] { $n } cards to draw from
    }
page-none = none
page-starts = starts
page-done = done trading
page-out = out of the game
page-claims-empire = Claims an Empire: wins if five Cities last a round
page-claims-culture = Claims Culture: wins if the Monument lasts a round
page-cities = { $n ->
    [0] No City
    [one] One City
   *[other] { $n } Cities
    }
page-monument = Monument, { $n } of 5
page-monument-about = Built of { $piece }, one card for each part. With five it is complete.
page-armies = Armies
page-citadels = { $n ->
    [one] One Citadel
   *[other] { $n } Citadels
    }
page-cards = { $n ->
    [0] no cards
    [one] one card
   *[other] { $n } cards
    }
page-unknown = You know none of these cards.
page-draws = { $n ->
    [one] draws one on Market Day
   *[other] draws { $n } on Market Day
    }
page-hand = Hand ({ $n })
page-fights = fights
page-away-about = Away: it neither attacks nor defends until it comes home.
page-shaken-about = Shaken by an Earthquake: it neither attacks nor defends.
page-destroyed-about = Destroyed in this battle.
page-with-general = With a General: two more in every fight.
page-items = What can be built
page-battle = Battle
page-war-conquest = The { $name } march on the Cities of the { $rival }
page-war-plunder = The { $name } plunder the { $rival }
page-war-razing = The { $name } storm the Monument of the { $rival }
page-barbarian-battle = Barbarians fall upon the { $name }
page-citadel-bonus = Citadels: +{ $n } for every Army
page-chosen = has chosen
page-nobody = No Army stands here.
page-battle-hand = Your Battle Cards. { $press } the one to lay under the marked Army.
page-falls = an Army of the { $name } falls
page-tie = a tie, no Army falls
page-victorious = { $n ->
    [one] One Victorious Army
   *[other] { $n } Victorious Armies
    }
page-attacks = Declare an attack
page-whom = { $press } the tribe you attack.
page-attack-on = Attack on { $name }
page-another = Another tribe
page-stake-conquest = { $n ->
    [0] no City there
    [one] one City there
   *[other] { $n } Cities there
    }
page-stake-plunder = { $n ->
    [0] no card in hand
    [one] one card in hand
   *[other] { $n } cards in hand
    }
page-stake-razing = { $n ->
    [0] no Monument card
    [one] one Monument card
   *[other] { $n } Monument cards
    }
page-spoils-conquest = Two Victorious Armies take a City, four take two.
page-spoils-plunder = Each Victorious Army takes two random cards.
page-spoils-razing = One Victorious Army removes a card, three remove two.
page-too-few = { $n ->
    [one] takes nothing: one Victorious Army is needed
   *[other] takes nothing: { $n } Victorious Armies are needed
}
page-goals = How the game is won
page-goal-empire = An Empire: five Cities that stand for a round
page-goal-culture = Culture: a Monument of five cards that stands for a round
page-goal-survivor = Or every other tribe falls
page-no-tribe-yet = Your tribe decides which resource your Monument is built of.
page-attack-with = { $objective } with { $force }
page-offer = Offer { $n } of { $name }
page-offer-says = Gives { $give } for { $want }
page-all = everyone
page-declined-by = Declined by { $names }
page-no-offers = No offer is open.
page-swap = One for one. { $press } a card of your hand, then what you want for it. Everyone sees the offer.
page-compose = Larger offer …
page-you-give = You give
page-you-want = { $press } all that you want
page-give = Give { $piece }, copy { $n }
page-want = Want one more { $piece }
page-unwant = Remove { $piece } (card { $n } of alternative { $of })
page-or-else = … or something else
page-to-whom = To
page-in-reply = in reply to
page-no-reply = no offer
page-make-offer = Make this offer
page-several = { $n } { $piece }
page-aim = Choose { $name }
page-no-cards = No cards
page-to-discard = { $n } more
page-your-hand = Your hand · { $n }
page-discarded = { $n } discarded
page-costs = Costs { $pieces }
page-open-offers = The market · { $n ->
    [0] no open offer
    [one] one open offer
   *[other] { $n } open offers
    }
page-offers = { $n ->
    [0] No offer
    [one] One offer
   *[other] { $n } offers
    }
page-offers-page = Offers, page { $n }
page-new-offer = New offer
page-a-card-of-yours = a card of yours
page-accept = Accept
page-accept-for = Accept for { $want }
page-decline = Decline
page-withdraw = Take back
page-many-ponder = { $n } have not answered
page-ponders = { $name } has not answered
page-lacking = you lack { $pieces }
page-leave = Back
page-turn = The turn
page-your-turn = Your turn
page-turn-of = The { $name } are on turn
page-attack = attack
page-defend = defend
page-fight-of = Fight { $n } of { $of }
page-falls-you = your Army falls
page-face-down = face down
page-not-yet = Who stands here is still open.
page-tab-board = Table
page-tab-prices = Build
page-tab-tribes = Tribes

# Forces, by their numbers.
count-army = { $n ->
    [one] one Army
   *[other] { $n } Armies
    }
count-general = { $n ->
    [one] one Army with a General
   *[other] { $n } Armies with Generals
    }
count-hero-army = { $n ->
    [one] a Hero as an Army
   *[other] { $n } Heroes as Armies
    }
count-hero-general = { $n ->
    [one] a Hero as a General
   *[other] { $n } Heroes as Generals
    }
count-hero-pair = { $n ->
    [one] a Hero led by a Hero
   *[other] { $n } Heroes led by Heroes
    }

# The names of objectives, and small words.
conquest = Conquest
plunder = Plunder
razing = Razing
nothing = nothing
or = or

# Actions. A form is the text of an action; the first that fits says it.
do-tribe = Lead the { $piece }
    .form = tribe {piece}
do-ask = Ask { $seat } for a Road
    .form = ask {seat}
do-go-on = Go on
    .form = go-on
do-yes = Yes, allow it
    .form = yes
do-no = No, refuse it
    .form = no
do-taxes = Collect taxes
    .form = taxes
do-build = Build
    .form = build
do-war = Go to war
    .form = war
do-rest = Take no action
    .form = rest
do-exchange = Discard { $piece } for another card
    .form = exchange {piece}
do-place = { $n ->
    [0] Add no card
    [one] Add one card
   *[other] Add { $n } cards
    }
    .form = place {n}
do-discard = Discard { $piece }
    .form = discard {piece}
do-road = Build a Road to { $seat } with { $pieces }
    .form = build road to {seat} with {pieces}
do-general = Appoint a General for army { $n } with { $pieces }
    .form = build general on army {n} with {pieces}
do-city = Build a City with { $pieces }
    .form = build city with {pieces}
do-army = Raise an Army with { $pieces }
    .form = build army with {pieces}
do-citadel = Build a Citadel with { $pieces }
    .form = build citadel with {pieces}
do-stop = Build nothing more
    .form = stop
do-resolve = Resolve { $piece } next
    .form = resolve {piece}
do-shake = Shake army { $n }
    .form = shake army {n}
do-erupt = The Volcano hits { $seat }
    .form = erupt {seat}
do-nothing = Play nothing
    .form = nothing
do-play = Play { $piece }
    .form = play {piece}
do-lay = Lay { $n } under army { $army }
    .form = lay {n} under army {army:n}
do-lay-hero = Lay { $n } under hero { $army }
    .form = lay {n} under hero {army:n}
do-fight = Army { $n } fights
    .form = fight army {n}
do-fight-hero = Hero { $n } fights
    .form = fight hero {n}
do-take = { $n ->
    [0] Take nothing
   *[other] Take { $n }
    }
    .form = take {n}
do-pass = Pass
    .form = pass
do-done = Done trading
    .form = done
do-accept = Accept o{ $n }, choice { $choice }
    .form = accept o{n} {choice:n}
do-decline = Decline o{ $n }
    .form = decline o{n}
do-withdraw = Take back o{ $n }
    .form = withdraw o{n}
do-war-attack = Attack { $seat }, for { $objective }, with { $counts }
    .form = war {seat} {objective:piece} with {counts}
do-play-heroes = Play { $counts }
    .form = play {counts}
do-offer-reply = Offer { $pieces } for { $wanted } to { $seat }, in reply to o{ $n }
    .form = offer {pieces} for {wanted:pieces} to {seat} reply o{n}
do-offer-to = Offer { $pieces } for { $wanted } to { $seat }
    .form = offer {pieces} for {wanted:pieces} to {seat}
do-offer = Offer { $pieces } for { $wanted }
    .form = offer {pieces} for {wanted:pieces}

# What the log calls a fighter, a duel and a trade. A form is the text of an event.
fighter-army = army { $n }
    .form = army {n}
fighter-hero = hero { $n }
    .form = hero {n}
duel-army-army = Army { $n } against army { $other }
    .form = army {n} against army {other:n}
duel-army-hero = Army { $n } against hero { $other }
    .form = army {n} against hero {other:n}
duel-hero-army = Hero { $n } against army { $other }
    .form = hero {n} against army {other:n}
duel-hero-hero = Hero { $n } against hero { $other }
    .form = hero {n} against hero {other:n}
duel-barbarian-army = The Barbarian Army against army { $other }
    .form = the Barbarian Army against army {other:n}
duel-barbarian-hero = The Barbarian Army against hero { $other }
    .form = the Barbarian Army against hero {other:n}
trade-terms-reply = { $pieces } for { $wanted } to { $seat }, in reply to o{ $n }
    .form = {pieces} for {wanted:pieces} to {seat} reply o{n}
trade-terms-to = { $pieces } for { $wanted } to { $seat }
    .form = {pieces} for {wanted:pieces} to {seat}
trade-terms = { $pieces } for { $wanted }
    .form = {pieces} for {wanted:pieces}

# Hints of a first match.
guide-tribe = { $press } a tribe. It builds its Monument of the stone under its name, and only of that; all else is the same for all.
guide-market = On Market Day everyone draws and all may swap any cards. { $press } a card of yours, then what you want for it, or an offer of another tribe to answer it.
guide-road = Before you act you may ask a neighbour for a Road. All whom Roads join, however far, bring you one more card on every Market Day.
guide-action = One action a turn: collect a card for each of your Cities, build, or go to war.
guide-build = What you can pay glows below. { $press } an item, then the cards you pay with; Gold stands for any of the four common goods.
guide-monument = Cards of your own stone go to your Monument, as many as you like. There they are safe from plunder, but not from a war on the Monument.
guide-war = { $press } the tribe you attack, then for what: two Victorious Armies take a City, each one plunders two cards, one razes a part of a Monument. Your Armies are away afterwards, unless a Road leads there.
guide-lay = You see only your own Battle Cards. Lay one under each Army: a General adds two, each Citadel one to every defender.
guide-claim = A tribe claims victory. It wins at the end of its next turn, if five Cities or five parts of the Monument are still there: one round to stop it.

# The lesson: before a move, and after it.
lesson-tribe = Each tribe has a stone of its own for its Monument; in all else they are alike. { $press } the marked tribe.
lesson-tribe-done = There are two ways to win: five Cities, or five cards of your stone on your Monument.
lesson-offer = It is Market Day: all have drawn cards, and all may swap. { $press } { $piece } in your hand, then the marked card that you want for it.
lesson-offer-done = All see your offer, and who likes it accepts it. If you want nothing more, pass.
lesson-accept = This offer helps you: you give one card and get another. { $press } the marked offer.
lesson-accept-done = The cards have changed hands. What you do not need may be just what others want.
lesson-allow = A neighbour asks you for a Road. The neighbour pays for it, and it serves you both. { $press } the marked answer.
lesson-allow-done = A yes holds for this turn only, and binds you to nothing.
lesson-answer = Something is about to hit you. With the right card you may stop it. { $press } the marked answer.
lesson-answer-done = Luck stops disasters and Barbarians, Olympic Games stop an attack, and Heroes fight for you.
lesson-road = This is your turn. First you may ask neighbours for a Road. { $press } the marked tribe.
lesson-road-done = After a yes you may build that Road in this turn. Each tribe joined to yours by Roads brings you one more card a Market Day.
lesson-taxes = Now one action. { $press } “Collect taxes”: you draw a card for each of your Cities.
lesson-taxes-done = One City, one card: the more Cities, the more cards.
lesson-monument = After the action, cards of your own stone go to your Monument: no plunderer can take them there. { $press } the marked choice.
lesson-monument-done = Five of them make it complete. Only a war to raze it can take them away again.
lesson-build = You hold what something new costs. { $press } “Build”, your action of this turn.
lesson-build-done = What glows can be paid for; Gold stands for any of the four common goods.
lesson-item = With Iron, Wood, Grain and Stone you build. { $press } the marked item and, where you have a choice, the cards that pay for it.
lesson-item-done = It counts at once. With one action you may build as much as you can pay for.
lesson-war = Your Armies are home, so you may fight. { $press } “Go to war”, your action of this turn.
lesson-war-done = Name a rival, an aim, and the Armies that go: plunder brings cards, conquest Cities, razing pulls down a Monument.
lesson-target = Two Victorious Armies take a City; for plunder or razing one is enough. { $press } the marked tribe, then what is marked next.
lesson-target-done = The rival may answer with a card. Then each Army draws a Battle Card from 1 to 6.
lesson-lay = Only you see your Battle Cards. One goes under each of your Armies. { $press } the marked card.
lesson-lay-done = A General adds 2 to it, and each Citadel 1 to every Army that defends.
lesson-fight = In each round both sides choose an Army in secret, then both are shown. { $press } the marked Army.
lesson-fight-done = The higher total wins, and the other Army falls. Your Armies that met nobody are Victorious too.
lesson-spoils = You have won. { $press } the marked choice: you take what your Victorious Armies can carry.
lesson-spoils-done = It is yours. Your Armies are away until your next turn ends, unless a Road leads straight home.
lesson-discard = At the end of a turn you keep five cards. { $press } { $piece }: you need it least.
lesson-discard-done = That is all: trade, collect, build, fight. Whoever claims victory wins a round later, if nobody stops it.

# -- what the match is won by
page-sum-cities = Cities
page-sum-monument = Cards of the Monument
