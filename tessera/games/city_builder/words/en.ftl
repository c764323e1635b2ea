# Every sentence that players of City Builder: Ancient World read.

game-title = City Builder: Ancient World
blurb = Lay tiles, complete districts, and bring settlers and Monuments to your city.
for-whom = Alone, together, or against each other.
option-mode = Against each other, together, or alone; one seat always plays alone
option-mode-competitive = against each other
option-mode-cooperative = together
option-mode-solo = alone
option-difficulty = How many Monuments to fulfil, together or alone
option-difficulty-beginner = beginner
option-difficulty-intermediate = intermediate
option-difficulty-advanced = advanced
option-edict = Play with an Emperor's Edict, together or alone
option-extra_commoners = Commoners on each track at the start (0 to 9), together or alone
option-pack = A folder with tiles.toml, monuments.toml and edicts.toml; else the house set


ask-edict-side = Choose which side of the Edict counts
ask-starters = Choose a Starter set as your first hand
ask-track = Which of your tracks does the settler join?
ask-which-settler = Add one settler to the track; the other goes back or away
ask-lay = Lay a tile in your city
    .then = Where does the tile go?
ask-expand = Gain settlers, build Monuments, or end your turn
    .then = Which district is it for?
ask-statues = Which colours do the Statues take?
ask-take = Take a tile of the supply

dealt = { $piece } is dealt.
    .rule = CB-59
stands = { $piece } stands on space { $m } of the { $text } of track { $n }.
    .rule = CB-68
    .from-zero = n
stands-purple = { $piece } stands on space { $m } of the { $text } of track { $n }.
    .rule = CB-67
    .from-zero = n
town-square = { $seat } begins a city with { $piece }.
    .rule = CB-59
town-square-you = You begin your city with { $piece }.
stack = { $n } City tiles form the stack{ $m ->
    [0] .
    [one] ; one leaves the game unseen.
   *[other] ; { $m } leave the game unseen.
    }
    .rule = CB-61
revealed = { $piece } joins the Monument supply.
    .rule = CB-132
laid-out = { $piece } lies in the Monument supply.
    .rule = CB-70
laid-out-together = { $piece } lies in the Monument supply.
    .rule = CB-146
supplied = { $piece } lies in the tile supply.
    .rule = CB-148
refilled = { $piece } joins the tile supply.
    .rule = CB-181
edict = The Emperor proclaims { $piece }.
    .rule = CB-152
edict-side = { $seat } chooses { $text } as the Edict.
    .rule = CB-152
edict-side-you = You choose { $text } as the Edict.
starters = { $seat } begins with these tiles: { $pieces }.
    .rule = CB-72
starters-you = You begin with these tiles: { $pieces }.
turn = Round { $n }: it is the turn of { $seat }.
    .rule = CB-74
turn-you = Round { $n }: it is your turn.

arrived = { $piece } comes out of the bag for { $seat }.
    .rule = CB-158
arrived-you = { $piece } comes out of the bag for you.
queued = { $piece } joins track { $n }, on space { $m }.
    .rule = CB-160
    .from-zero = n
ennobled = Two Commoners of one colour go back into the bag; { $piece } takes their place, on space { $m } of track { $n }.
    .rule = CB-161
    .from-zero = n
nobles-in-bag = The bag is empty: { $n ->
    [one] the last Noble goes in.
   *[other] the { $n } Nobles of the supply go in.
    }
    .rule = CB-168
no-immigration = Bag and Noble supply are empty: nobody comes for { $seat }.
    .rule = CB-170
no-immigration-you = Bag and Noble supply are empty: nobody comes for you.
returned = { $seat } puts { $piece } back into the bag.
    .rule = CB-207
returned-you = You put { $piece } back into the bag.
dismissed = { $seat } sends { $piece } out of the game.
    .rule = CB-207
dismissed-you = You send { $piece } out of the game.

laid = { $seat } lays { $piece } at { $text }{ $n ->
    [0] .
    [1] , turned by 90 degrees.
    [2] , turned by 180 degrees.
   *[3] , turned by 270 degrees.
    }
    .rule = CB-76
laid-you = You lay { $piece } at { $text }{ $n ->
    [0] .
    [1] , turned by 90 degrees.
    [2] , turned by 180 degrees.
   *[3] , turned by 270 degrees.
    }
moved = { $seat } moves { $piece } to { $text }{ $n ->
    [0] .
    [1] , turned by 90 degrees.
    [2] , turned by 180 degrees.
   *[3] , turned by 270 degrees.
    }
    .rule = CB-84
moved-you = You move { $piece } to { $text }{ $n ->
    [0] .
    [1] , turned by 90 degrees.
    [2] , turned by 180 degrees.
   *[3] , turned by 270 degrees.
    }
completed = { $seat } completes the district at { $text } { $n ->
    [0] without a House
    [one] with one House
   *[other] with { $n } Houses
    }.
    .rule = CB-39
completed-you = You complete the district at { $text } { $n ->
    [0] without a House
    [one] with one House
   *[other] with { $n } Houses
    }.
needs-statues = { $piece } needs Statues in the district at { $text } in the city of { $seat }.
    .rule = CB-111
needs-statues-you = { $piece } needs Statues in your district at { $text }.
gained = { $piece } moves into the district at { $text } in the city of { $seat }.
    .rule = CB-92
gained-you = { $piece } moves into your district at { $text }.
gained-column = The { $text } of track { $m } now gives { $seat } { $n } VP.
    .rule = CB-136
    .from-zero = m
gained-column-you = The { $text } of track { $m } now gives you { $n } VP.
built = { $seat } builds { $piece } at { $text }.
    .rule = CB-117
built-you = You build { $piece } at { $text }.
assigned = { $seat } gives Statues their colours: { $text }.
    .rule = CB-107
assigned-you = You give Statues their colours: { $text }.
statues = { $pieces }
    .form = statues {pieces}
fulfilled = { $piece } in the city of { $seat } is fulfilled, number { $n } of the { $m } that are wanted.
    .rule = CB-178
fulfilled-you = Your { $piece } is fulfilled, number { $n } of the { $m } that are wanted.
ended = { $seat } ends the Expansion.
    .rule = CB-81
ended-you = You end your Expansion.

discarded = { $seat } puts { $piece } under the stack.
    .rule = CB-127
discarded-you = You put { $piece } under the stack.
discarded-unseen = { $seat } puts a tile under the stack.
    .rule = CB-127
drawn = { $seat } draws { $piece }.
    .rule = CB-129
drawn-you = You draw { $piece }.
drawn-unseen = { $seat } draws a tile.
    .rule = CB-129
took = { $seat } takes { $piece } from the tile supply.
    .rule = CB-181
took-you = You take { $piece } from the tile supply.

scored-column = { $seat } scores { $n } VP in the { $text } of track { $m }.
    .rule = CB-137
    .from-zero = m
scored-column-you = You score { $n } VP in the { $text } of track { $m }.
scored-monument = { $piece } brings { $seat } { $n ->
    [0] no VP
   *[other] { $n } VP
    }.
    .rule = CB-139
scored-monument-you = { $piece } brings you { $n ->
    [0] no VP
   *[other] { $n } VP
    }.
final-score = { $seat } ends with { $n ->
    [0] no VP
   *[other] { $n } VP
    } and { $m ->
    [0] no settlers
    [one] one settler
   *[other] { $m } settlers
    }.
    .rule = CB-136
final-score-you = You end with { $n ->
    [0] no VP
   *[other] { $n } VP
    } and { $m ->
    [0] no settlers
    [one] one settler
   *[other] { $m } settlers
    }.
won = { $seat } wins with { $n ->
    [0] no VP
   *[other] { $n } VP
    }.
    .rule = CB-140
won-you = You win with { $n ->
    [0] no VP
   *[other] { $n } VP
    }.
shared = { $seat } shares the victory with { $n ->
    [0] no VP
   *[other] { $n } VP
    }.
    .rule = CB-143
shared-you = You share the victory with { $n ->
    [0] no VP
   *[other] { $n } VP
    }.
tie-settlers = { $n } players have the most VP; the fewest settlers in the city decide between them.
    .rule = CB-141
tie-monuments = { $n } players have the most VP, and the best of them have equally few settlers; the fewest Monuments decide.
    .rule = CB-142
outcome-won = Victory: { $n } Monuments are fulfilled, and { $m } were wanted.
    .rule = CB-188
outcome-won-edict = Victory: { $n } Monuments are fulfilled, { $m } were wanted, and every city keeps the Edict.
    .rule = CB-188
outcome-overrun = Defeat: a settler stands on the skull. { $n ->
    [0] None of the { $m } Monuments wanted was
    [one] One of the { $m } Monuments wanted was
   *[other] { $n } of the { $m } Monuments wanted were
    } fulfilled.
    .rule = CB-192
outcome-out-of-tiles = Defeat: all tiles are used. { $n ->
    [0] None of the { $m } Monuments wanted is
    [one] One of the { $m } Monuments wanted is
   *[other] { $n } of the { $m } Monuments wanted are
    } fulfilled.
    .rule = CB-191
outcome-disobeyed = Defeat: the Edict was not kept. { $n ->
    [0] None of the { $m } Monuments wanted was
    [one] One of the { $m } Monuments wanted was
   *[other] { $n } of the { $m } Monuments wanted were
    } fulfilled.
    .rule = CB-193

column-0 = left column
column-1 = centre column
column-2 = right column

blue = blue
green = green
orange = orange
red = red
purple = purple
blue-commoner = Blue Commoner
green-commoner = Green Commoner
orange-commoner = Orange Commoner
red-commoner = Red Commoner
purple-commoner = Purple Commoner
blue-noble = Blue Noble
green-noble = Green Noble
orange-noble = Orange Noble
red-noble = Red Noble
purple-noble = Purple Noble

c01 = City tile 1
c02 = City tile 2
c03 = City tile 3
c04 = City tile 4
c05 = City tile 5
c06 = City tile 6
c07 = City tile 7
c08 = City tile 8
c09 = City tile 9
c10 = City tile 10
c11 = City tile 11
c12 = City tile 12
c13 = City tile 13
c14 = City tile 14
c15 = City tile 15
c16 = City tile 16
c17 = City tile 17
c18 = City tile 18
c19 = City tile 19
c20 = City tile 20
c21 = City tile 21
c22 = City tile 22
c23 = City tile 23
c24 = City tile 24
c25 = City tile 25
c26 = City tile 26
c27 = City tile 27
c28 = City tile 28
c29 = City tile 29
c30 = City tile 30
c31 = City tile 31
c32 = City tile 32
c33 = City tile 33
c34 = City tile 34
c35 = City tile 35
c36 = City tile 36
c37 = City tile 37
c38 = City tile 38
c39 = City tile 39
c40 = City tile 40
c41 = City tile 41
c42 = City tile 42
c43 = City tile 43
c44 = City tile 44
c45 = City tile 45
c46 = City tile 46
c47 = City tile 47
c48 = City tile 48
c49 = City tile 49
c50 = City tile 50
c51 = City tile 51
c52 = City tile 52
c53 = City tile 53
c54 = City tile 54
c55 = City tile 55
c56 = City tile 56
c57 = City tile 57
c58 = City tile 58
c59 = City tile 59
c60 = City tile 60
blue-1 = Blue Starter tile 1
blue-2 = Blue Starter tile 2
blue-3 = Blue Starter tile 3
green-1 = Green Starter tile 1
green-2 = Green Starter tile 2
green-3 = Green Starter tile 3
orange-1 = Orange Starter tile 1
orange-2 = Orange Starter tile 2
orange-3 = Orange Starter tile 3
red-1 = Red Starter tile 1
red-2 = Red Starter tile 2
red-3 = Red Starter tile 3
town-square-1 = Town Square 1
town-square-2 = Town Square 2
town-square-3 = Town Square 3
town-square-4 = Town Square 4
town-square-5 = Town Square 5
town-square-6 = Town Square 6

temple-of-apollo = Temple of Apollo
    .text = 2 VP for each populated district adjacent to this Monument.
basilica-of-the-wards = Basilica of the Wards
    .text = 1 VP for each settler living in districts adjacent to this Monument.
hall-of-the-surveyors = Hall of the Surveyors
    .text = 4 VP for each uniquely shaped completed district.
golden-waystone = Golden Waystone
    .text = 1 VP for each tile of the longest street along this Monument.
arch-of-the-legions = Arch of the Legions
    .text = 12 VP if your longest street is longer than everybody else's.
court-of-the-nymphs = Court of the Nymphs
    .text = 8 VP if this Monument touches the fountain.
house-of-waters = House of Waters
    .text = 4 VP for each Lake in completed districts without a Monument.
gallery-of-ancestors = Gallery of Ancestors
    .text = 3 VP for each Statue in populated districts.
villa-of-the-patricians = Villa of the Patricians
    .text = 3 VP for each step between this Monument and the fountain.
granary-of-plenty = Granary of Plenty
    .text = 2 VP for each empty House in completed districts adjacent to this Monument.
arena-of-the-multitude = Arena of the Multitude
    .text = 10 VP if more settlers live in districts adjacent to this Monument than beside any Monument of another city.
guild-of-the-set-square = Guild of the Set Square
    .text = 8 VP for each L-shaped completed district.
temple-of-the-seasons = Temple of the Seasons
    .text = 5 VP for each populated district with all four Landmark colours adjacent to this Monument.
theatre-of-full-benches = Theatre of Full Benches
    .text = 2 VP for each fully occupied district.
palace-of-the-purple = Palace of the Purple
    .text = 3 VP for each purple settler in your city.
processional-way = Processional Way
    .text = 3 VP for each other Monument in your city, twice as many for one in an adjacent district.
shrine-of-good-neighbours = Shrine of Good Neighbours
    .text = At least two populated districts adjacent to this Monument.
hearth-of-the-ward = Hearth of the Ward
    .text = At least five settlers in districts adjacent to this Monument.
waystone-of-the-province = Waystone of the Province
    .text = A street of at least five tiles along this Monument.
house-of-the-surveyor = House of the Surveyor
    .text = At least two uniquely shaped completed districts in this city.
border-watch = Border Watch
    .text = At least two steps between this Monument and the fountain, and at least one populated district adjacent to it.
forum-of-the-patricians = Forum of the Patricians
    .text = At least one Noble in districts adjacent to this Monument.
colonnade-of-the-fountain = Colonnade of the Fountain
    .text = Both places at the fountain in completed districts, at least one of them populated.
theatre-of-the-quarter = Theatre of the Quarter
    .text = At least one fully occupied district adjacent to this Monument.
sculptors-portico = Sculptors' Portico
    .text = At least two Statues in populated districts of this city.
altar-of-concord = Altar of Concord
    .text = Settlers of all five colours in this city.
rostra-of-the-tribunes = Rostra of the Tribunes
    .text = At least one populated district adjacent to this Monument, and no empty House in any adjacent one.

edict-1 = the Edict of Boundary or Highway
boundary = Boundary
    .text = A city is at most 6 tiles wide and 6 tiles high.
highway = Highway
    .text = Every city has a street of at least 5 tiles.
edict-2 = the Edict of Modest Rank or Noble Blood
modest-rank = Modest Rank
    .text = No district holds more than one Noble.
noble-blood = Noble Blood
    .text = At least one Noble lives in every city.
edict-3 = the Edict of Open Door or Census
open-door = Open Door
    .text = A city has at most 4 empty Houses in completed districts.
census = Census
    .text = At least 5 settlers live in every city.
edict-4 = the Edict of Piety or Many Peoples
piety = Piety
    .text = A city without a Monument holds at most 2 settlers.
many-peoples = Many Peoples
    .text = Settlers of at least 4 colours live in every city.
edict-5 = the Edict of Sacred Distance or Waters
sacred-distance = Sacred Distance
    .text = No two Monuments of a city stand in adjacent districts.
waters = Waters
    .text = In every city both places at the fountain belong to completed districts.

# What Monuments score, and what objectives and Edicts ask for.
bonus-populated-adjacent = { $n } VP { $m ->
    [1] if no other city has as many populated districts adjacent to a Monument
   *[other] for each populated district adjacent to this Monument
    }
bonus-settlers-adjacent = { $n } VP { $m ->
    [1] if no other city has as many settlers in districts adjacent to a Monument
   *[other] for each settler living in districts adjacent to this Monument
    }
bonus-empty-houses-adjacent = { $n } VP { $m ->
    [1] if no other city has as many empty Houses in completed districts adjacent to a Monument
   *[other] for each empty House in completed districts adjacent to this Monument
    }
bonus-nobles-adjacent = { $n } VP { $m ->
    [1] if no other city has as many Nobles in districts adjacent to a Monument
   *[other] for each Noble living in districts adjacent to this Monument
    }
bonus-fully-occupied-adjacent = { $n } VP { $m ->
    [1] if no other city has as many fully occupied districts adjacent to a Monument
   *[other] for each fully occupied district adjacent to this Monument
    }
bonus-four-colours-adjacent = { $n } VP { $m ->
    [1] if no other city has as many populated districts with all four Landmark colours adjacent to a Monument
   *[other] for each populated district with all four Landmark colours adjacent to this Monument
    }
bonus-street-along = { $n } VP { $m ->
    [1] if the longest street along this Monument is longer than along any Monument of another city
   *[other] for each tile of the longest street along this Monument
    }
bonus-steps-to-fountain = { $n } VP { $m ->
    [1] if no Monument of another city is as far from its fountain
   *[other] for each step between this Monument and the fountain
    }
bonus-touches-fountain = { $n } VP { $m ->
    [1] if this Monument touches the fountain and no Monument of another city does
   *[other] if this Monument touches the fountain
    }
bonus-monuments-near = { $n } VP { $m ->
    [1] if no other city has as many Monuments besides one, those in adjacent districts counted twice
   *[other] for each other Monument in your city, twice as many for one in an adjacent district
    }
bonus-empty-houses = { $n } VP { $m ->
    [1] if no other city has as many empty Houses in completed districts
   *[other] for each empty House in completed districts
    }
bonus-unique-shapes = { $n } VP { $m ->
    [1] if no other city has as many uniquely shaped completed districts
   *[other] for each uniquely shaped completed district
    }
bonus-longest-street = { $n } VP { $m ->
    [1] if your longest street is longer than everybody else's
   *[other] for each tile of your longest street
    }
bonus-populated-at-fountain = { $n } VP { $m ->
    [1] if no other city has as many populated districts that touch the fountain
   *[other] for each populated district that touches the fountain
    }
bonus-fountain-completed = { $n } VP { $m ->
    [1] if no other city has as many places at the fountain in completed districts
   *[other] for each place at the fountain in a completed district
    }
bonus-lakes = { $n } VP { $m ->
    [1] if no other city has as many Lakes in completed districts without a Monument
   *[other] for each Lake in completed districts without a Monument
    }
bonus-statues-populated = { $n } VP { $m ->
    [1] if no other city has as many Statues in populated districts
   *[other] for each Statue in populated districts
    }
bonus-nobles = { $n } VP { $m ->
    [1] if more Nobles live in your city than in any other
   *[other] for each Noble in your city
    }
bonus-most-nobles-in-a-district = { $n } VP { $m ->
    [1] if no other city has a district with as many Nobles
   *[other] for each Noble of the district that has most
    }
bonus-settlers = { $n } VP { $m ->
    [1] if more settlers live in your city than in any other
   *[other] for each settler in your city
    }
bonus-settlers-without-monument = { $n } VP { $m ->
    [1] if your city has no Monument and more settlers than any other without one
   *[other] for each settler in your city, if it has no Monument
    }
bonus-l-shapes = { $n } VP { $m ->
    [1] if no other city has as many L-shaped completed districts
   *[other] for each L-shaped completed district
    }
bonus-l-shapes-populated = { $n } VP { $m ->
    [1] if no other city has as many populated L-shaped districts
   *[other] for each populated L-shaped district
    }
bonus-four-colours-populated = { $n } VP { $m ->
    [1] if no other city has as many populated districts with all four Landmark colours
   *[other] for each populated district with all four Landmark colours
    }
bonus-fully-occupied = { $n } VP { $m ->
    [1] if no other city has as many fully occupied districts
   *[other] for each fully occupied district
    }
bonus-purple-settlers = { $n } VP { $m ->
    [1] if more purple settlers live in your city than in any other
   *[other] for each purple settler in your city
    }
bonus-colours = { $n } VP { $m ->
    [1] if settlers of more colours live in your city than in any other
   *[other] for each colour of settlers in your city
    }
bonus-other-monuments = { $n } VP { $m ->
    [1] if no other city has as many Monuments besides this one
   *[other] for each other Monument in your city
    }
bonus-monuments-adjacent = { $n } VP { $m ->
    [1] if no other city has as many pairs of Monuments in adjacent districts
   *[other] for each pair of Monuments in adjacent districts
    }
bonus-width = { $n } VP { $m ->
    [1] if your city is wider than any other
   *[other] for each tile that your city is wide
    }
bonus-height = { $n } VP { $m ->
    [1] if your city is higher than any other
   *[other] for each tile that your city is high
    }
condition-populated-adjacent = { $m ->
    [1] at most
    [2] no
   *[other] at least
    } { $n ->
    [0] populated district
    [one] one populated district
   *[other] { $n } populated districts
    } adjacent to this Monument
condition-settlers-adjacent = { $m ->
    [1] at most
    [2] no
   *[other] at least
    } { $n ->
    [0] settler
    [one] one settler
   *[other] { $n } settlers
    } in districts adjacent to this Monument
condition-empty-houses-adjacent = { $m ->
    [1] at most
    [2] no
   *[other] at least
    } { $n ->
    [0] empty House
    [one] one empty House
   *[other] { $n } empty Houses
    } in completed districts adjacent to this Monument
condition-nobles-adjacent = { $m ->
    [1] at most
    [2] no
   *[other] at least
    } { $n ->
    [0] Noble
    [one] one Noble
   *[other] { $n } Nobles
    } in districts adjacent to this Monument
condition-fully-occupied-adjacent = { $m ->
    [1] at most
    [2] no
   *[other] at least
    } { $n ->
    [0] fully occupied district
    [one] one fully occupied district
   *[other] { $n } fully occupied districts
    } adjacent to this Monument
condition-four-colours-adjacent = { $m ->
    [1] at most
    [2] no
   *[other] at least
    } { $n ->
    [0] populated district
    [one] one populated district
   *[other] { $n } populated districts
    } with all four Landmark colours adjacent to this Monument
condition-street-along = { $m ->
    [1] at most
    [2] no
   *[other] at least
    } { $n ->
    [0] tile
    [one] one tile
   *[other] { $n } tiles
    } in the longest street along this Monument
condition-steps-to-fountain = { $m ->
    [1] at most
    [2] no
   *[other] at least
    } { $n ->
    [0] step
    [one] one step
   *[other] { $n } steps
    } between this Monument and the fountain
condition-touches-fountain = { $m ->
    [2] this Monument does not touch the fountain
   *[other] this Monument touches the fountain
    }
condition-monuments-near = { $m ->
    [1] at most
    [2] no
   *[other] at least
    } { $n ->
    [0] other Monument
    [one] one other Monument
   *[other] { $n } other Monuments
    } (one in an adjacent district counts twice)
condition-empty-houses = { $m ->
    [1] at most
    [2] no
   *[other] at least
    } { $n ->
    [0] empty House
    [one] one empty House
   *[other] { $n } empty Houses
    } in completed districts
condition-unique-shapes = { $m ->
    [1] at most
    [2] no
   *[other] at least
    } { $n ->
    [0] uniquely shaped completed district
    [one] one uniquely shaped completed district
   *[other] { $n } uniquely shaped completed districts
    }
condition-longest-street = a longest street of { $m ->
    [1] at most
    [2] no
   *[other] at least
    } { $n ->
    [0] tile
    [one] one tile
   *[other] { $n } tiles
    }
condition-populated-at-fountain = { $m ->
    [1] at most
    [2] no
   *[other] at least
    } { $n ->
    [0] populated district
    [one] one populated district
   *[other] { $n } populated districts
    } at the fountain
condition-fountain-completed = { $m ->
    [1] at most
    [2] no
   *[other] at least
    } { $n ->
    [0] place
    [one] one place
   *[other] { $n } places
    } at the fountain in completed districts
condition-lakes = { $m ->
    [1] at most
    [2] no
   *[other] at least
    } { $n ->
    [0] Lake
    [one] one Lake
   *[other] { $n } Lakes
    } in completed districts without a Monument
condition-statues-populated = { $m ->
    [1] at most
    [2] no
   *[other] at least
    } { $n ->
    [0] Statue
    [one] one Statue
   *[other] { $n } Statues
    } in populated districts
condition-nobles = { $m ->
    [1] at most
    [2] no
   *[other] at least
    } { $n ->
    [0] Noble
    [one] one Noble
   *[other] { $n } Nobles
    }
condition-most-nobles-in-a-district = { $m ->
    [1] at most
    [2] no
   *[other] at least
    } { $n ->
    [0] Noble
    [one] one Noble
   *[other] { $n } Nobles
    } { $m ->
    [1] in any district
    [2] in any district
   *[other] in one district
    }
condition-settlers = { $m ->
    [1] at most
    [2] no
   *[other] at least
    } { $n ->
    [0] settler
    [one] one settler
   *[other] { $n } settlers
    }
condition-settlers-without-monument = { $m ->
    [1] at most
    [2] no
   *[other] at least
    } { $n ->
    [0] settler
    [one] one settler
   *[other] { $n } settlers
    } as long as there is no Monument
condition-l-shapes = { $m ->
    [1] at most
    [2] no
   *[other] at least
    } { $n ->
    [0] L-shaped completed district
    [one] one L-shaped completed district
   *[other] { $n } L-shaped completed districts
    }
condition-l-shapes-populated = { $m ->
    [1] at most
    [2] no
   *[other] at least
    } { $n ->
    [0] populated L-shaped district
    [one] one populated L-shaped district
   *[other] { $n } populated L-shaped districts
    }
condition-four-colours-populated = { $m ->
    [1] at most
    [2] no
   *[other] at least
    } { $n ->
    [0] populated district
    [one] one populated district
   *[other] { $n } populated districts
    } with all four Landmark colours
condition-fully-occupied = { $m ->
    [1] at most
    [2] no
   *[other] at least
    } { $n ->
    [0] fully occupied district
    [one] one fully occupied district
   *[other] { $n } fully occupied districts
    }
condition-purple-settlers = { $m ->
    [1] at most
    [2] no
   *[other] at least
    } { $n ->
    [0] purple settler
    [one] one purple settler
   *[other] { $n } purple settlers
    }
condition-colours = settlers of { $m ->
    [1] at most
    [2] no
   *[other] at least
    } { $n ->
    [0] colour
    [one] one colour
   *[other] { $n } colours
    }
condition-other-monuments = { $m ->
    [1] at most
    [2] no
   *[other] at least
    } { $n ->
    [0] other Monument
    [one] one other Monument
   *[other] { $n } other Monuments
    }
condition-monuments-adjacent = { $m ->
    [1] at most
    [2] no
   *[other] at least
    } { $n ->
    [0] pair of Monuments
    [one] one pair of Monuments
   *[other] { $n } pairs of Monuments
    } in adjacent districts
condition-width = { $m ->
    [1] at most
    [2] no
   *[other] at least
    } { $n ->
    [0] tile
    [one] one tile
   *[other] { $n } tiles
    } wide
condition-height = { $m ->
    [1] at most
    [2] no
   *[other] at least
    } { $n ->
    [0] tile
    [one] one tile
   *[other] { $n } tiles
    } high

# What the page says.
page-lost = The city was not to be, this time
page-vp = { $n } VP
page-turn = Turn
page-stack = Tiles in the stack
page-street = Longest street
page-fulfilled = Monuments fulfilled
page-from-tracks = VP from tracks
page-edict = Edict: { $name }
page-every-city = In every city: { $text }.
page-arrived = Just arrived
page-hand = Your tiles
page-hand-of = Tiles of { $name }
page-tile-supply = Tile supply
page-starters = Starter sets
page-starter-set = Starter set: { $colour }
page-monuments = Monument supply
page-needs = Needs { $needs } and a completed district of two blocks
page-none = None left
page-city-of = City of { $name }
page-district = District at { $at }, city of { $name }
page-houses = Houses occupied: { $n } of { $m }
page-track = Track { $n }
page-column = { $column }, track { $n }
page-column-own = Cleared so far: { $n ->
    [0] no VP
   *[other] { $n } VP
    }
page-column-done = Nobody can be taken here any more. Cleared: { $n ->
    [0] no VP
   *[other] { $n } VP
    }
page-line = Track { $n }: { $names }
page-line-full = { $n ->
    [0] Nobody waits
    [one] One settler waits
   *[other] { $n } settlers wait
    }, and { $m ->
    [one] one space is safe
   *[other] { $m } spaces are safe
    }.
page-at-gate = At the gate: { $piece }.
page-face = Streets { $arms }. From top left clockwise: { $cells }
page-cell-H = House
page-cell-B = Baths (blue)
page-cell-G = Gardens (green)
page-cell-O = Market (orange)
page-cell-R = Shrine (red)
page-cell-S = Statue
page-cell-lake = Lake
page-cell-ground = open ground
page-wish = Needs one Landmark of its colour ({ $colour }) and one of another colour.
page-wish-noble = Needs two Landmarks of its colour ({ $colour }) and one of another colour.
page-wish-purple = Needs Landmarks of three colours.
page-wish-purple-noble = Needs Landmarks of all four colours.
page-nearer = Zoom in, city of { $name }
page-farther = Zoom out, city of { $name }
page-fit = Show all
page-move = Move the tile
page-move-not = Leave the tile
page-turn-left = Turn left
page-turn-right = Turn right
page-turn-how = R, Shift+R or the wheel
page-tab-city = City
page-tab-settlers = Settlers
page-tab-goals = Monuments
page-of = { $n } of { $m }
page-goals = What is wanted
page-kept = kept
page-not-yet = not yet
page-done = fulfilled
page-lay-it = Lay it
page-tiles-of = Tiles in the city of { $name }
page-tile-at = Row { $row }, column { $column }. { $face }
page-cell-home = House of a { $settler }
page-cell-statue = Statue ({ $colour })
page-does-districts = closes { $n ->
    [one] a district
   *[other] { $n } districts
    }
page-does-homes = { $n ->
    [one] one home
   *[other] { $n } homes
    }
page-does-street = street of { $n }
page-scored = The cities are finished
page-monument-n = Monument { $n }
page-total = Total
page-side = Side { $side }: { $name }

# Actions as sentences.
do-side = { $piece } counts
    .form = side {piece}
do-starters = Begin with the { $colour } Starter set
    .form = choose {colour:piece} starters
do-admit = The settler joins track { $track }
    .form = admit to track {track}
do-return = { $piece } joins the track, { $other } goes back into the bag
    .form = admit {piece} and return {other:piece}
do-dismiss = { $piece } joins the track, { $other } leaves the game
    .form = admit {piece} and dismiss {other:piece}
do-lay = Lay { $piece } { $n ->
    [0] at { $at }
    [1] at { $at }, turned by 90 degrees
    [2] at { $at }, turned by 180 degrees
   *[3] at { $at }, turned by 270 degrees
    }
    .form = lay {piece} at {at} turned {n}
do-gain = A settler moves from track { $track }, { $column }, into the district at { $at }
    .form = gain track {track} {column:piece} into {at}
do-gain-first = A settler moves from track { $track } into the district at { $at }
    .form = gain track {track} into {at}
do-build = Build { $piece } at { $at }
    .form = build {piece} at {at}
do-move = Move the tile { $n ->
    [0] to { $at }
    [1] to { $at }, turned by 90 degrees
    [2] to { $at }, turned by 180 degrees
   *[3] to { $at }, turned by 270 degrees
    }
    .form = move to {at} turned {n}
do-end = End your turn
    .form = end expansion
do-discard = Put { $piece } under the stack
    .form = discard {piece}
do-assign = The Statues take { $pieces }
    .form = assign {pieces}
do-take = Take { $piece }
    .form = take {piece}

# Hints for a first match.
guide-edict = The Emperor has an Edict with two sides. Side A forbids something for the whole game. Side B must be accomplished by every city before you can win.
guide-starters = Choose three tiles to begin with. A set is rich in Landmarks of its colour, so look at the settlers who wait at your ends of the tracks.
guide-track = A settler has come. Choose the track that it joins: as soon as a settler stands on the skull, all of you have lost.
guide-lay = { $press } one of your tiles, turn it with the round arrows, and choose a glowing place beside your city. Streets need not match.
guide-move = Until you take a settler or a Monument, you may still move or turn this tile with "Move the tile".
guide-closed = A district is completed once its streets enclose it: it changes colour and shows how many of its Houses are occupied. { $press } a glowing settler, then the district it moves into.
guide-statue = A Statue stands in for a Landmark of any colour. The colour that it gets now stays for ever.
guide-monument = A Monument needs a completed district of exactly two blocks, with both Landmarks and without settlers. It covers the whole district.
guide-discard = A tile that you do not want may go under the stack. { $press } it, then the stack. You draw new tiles when your turn ends.

# The lesson: before a move, and after it.
lesson-starters = You begin with a set of three tiles, rich in buildings of one colour: its Landmarks. { $press } the marked set; settlers at your end of the tracks want that colour.
lesson-starters-done = These three are your hand. You lay one in each of your eighteen turns.
lesson-tile = { $press } the marked tile, then the marked place beside your city. The round arrows turn a tile; streets need not match.
lesson-tile-done = Your city grows. Until you take a settler or a Monument you may still move or turn that tile.
lesson-turn = There is nothing more to do yet. { $press } “End your turn”: you draw a tile, and your rival has a turn.
lesson-turn-done = You hold three tiles again. Your rival builds a city too, and takes settlers from the other ends of your tracks.
lesson-street = A street divides only where the arms of two tiles meet. { $press } the marked tile, then the place where it carries on your street.
lesson-street-done = Joined! What such streets enclose on all sides becomes a district.
lesson-discard = A tile with few streets encloses little. { $press } it, then the stack beside your hand: it goes underneath.
lesson-discard-done = It will come back late, if ever. You still lay a tile, and draw two at the end of this turn.
lesson-close = One tile more, and streets enclose a piece of your city. { $press } the marked tile, then the marked place.
lesson-close-done = A completed district! It can take one Monument or up to five settlers, never both.
lesson-monument = { $piece } wants two blocks side by side and two Landmarks; a Statue may stand in for one. { $press } the Monument, then the district.
lesson-monument-done = { $piece } covers the whole district for ever and scores at the end, by the rule on its card.
lesson-wish = The next district is for settlers. A Commoner wants a Landmark of its colour and one of another, side by side in one district. { $press } a tile and lay it.
lesson-wish-done = Step by step. In each column of the tracks you reach only the settler at your end.
lesson-settler = A settler finds all it wants in your new district. { $press } the marked settler, then the district: it moves into a House.
lesson-settler-done = The space that it leaves will be cleared and give you the points printed there, and the next settler comes to your end.
lesson-plan = Let your next district grow before you close it: more Houses, and the three Landmarks that a Noble wants. { $press } a tile and lay it.
lesson-plan-done = Good. Plan with all three tiles, and look at what your rival may take first.
lesson-noble = A middle column holds Nobles: they want two Landmarks of their colour and one more, but their spaces count most. { $press } the marked one, then the district.
lesson-noble-done = A Noble lives with you. That is all: enclose, settle, build. In the end cleared spaces and Monuments are added up.
lesson-statue = A Landmark is missing for it, and a Statue may stand in: in a colour that it keeps for ever. { $press } the marked choice.
lesson-statue-done = It has moved in. A district takes only one settler of each colour.

# Why an adviser would do it.
why-gain = { $piece } fits into { $text }, and then the next one in line comes within reach.
why-build = { $piece } brings more at { $text } than the settlers who could live there.
why-end = Nothing in reach is worth the House it would take.
why-best = It leaves the city best off.
why-nearer = It brings the districts around { $text } nearer to completion.
why-completes = { $m ->
    [one] It completes
   *[other] It completes { $m } districts, the largest of them
    } { $text } { $n ->
    [0] without a House
    [one] with one House
   *[other] with { $n } Houses
    }.

# Why an action is refused.
no-starters-first = a Starter set is chosen now, with: choose COLOUR starters
no-starters-taken = the { $text } Starter set is taken; { $n ->
    [0] none is left
    [one] one is left
   *[other] { $n } are left
    }
no-own-track = the settler goes to one of your own tracks, { $n } or { $m }
    .from-zero = n m
no-one-of-two = add one of the two settlers drawn, and return or dismiss the other
no-lay-first = a tile is laid now, with: lay TILE at X,Y turned 0-3
no-tile-not-in-hand = { $piece } is not in your hand, which holds { $n ->
    [0] no tile
    [one] one tile
   *[other] { $n } tiles
    }
no-place-taken = a tile already lies at { $text }
no-place-apart = { $text } shares no side with a tile of your city; { $n ->
    [one] one position does
   *[other] { $n } positions do
    }
no-second-tile = exactly one tile is laid in a turn; it may still be moved, with: move to X,Y turned 0-3
no-expansion-goes-on = now gain settlers, build Monuments, or end your turn
no-tile-stays = a settler was gained or a Monument built this turn, so the tile stays where it is
no-tile-lies-so = the tile already lies at { $text }, turned like that
no-settler-named-so = a settler is named by track and column in the competitive game, by track alone in the others
no-foreign-track = you take settlers only from your own end of your own tracks
no-such-district = no completed district of your city has { $text } as its first block
no-last-settler = the last settler of a column is never taken
no-one-at-gate = nobody stands at the gate of track { $n }
    .from-zero = n
no-home-under-monument = a Monument stands in that district, so nobody can live there
no-house-free = { $n ->
    [0] that district has no House
    [one] the only House of that district is occupied
   *[other] all { $n } Houses of that district are occupied
    }
no-second-of-colour = { $piece } cannot live in a district where a settler of that colour already lives
no-landmarks-commoner = { $piece } needs one Landmark of its colour and one of another; the district has { $n ->
    [0] none
    [one] one
   *[other] { $n }
    } of its colour, { $m ->
    [0] none
    [one] one
   *[other] { $m }
    } of other colours and { $k ->
    [0] no free Statue
    [one] one free Statue
   *[other] { $k } free Statues
    }
no-landmarks-noble = { $piece } needs two Landmarks of its colour and one of another; the district has { $n ->
    [0] none
    [one] one
   *[other] { $n }
    } of its colour, { $m ->
    [0] none
    [one] one
   *[other] { $m }
    } of other colours and { $k ->
    [0] no free Statue
    [one] one free Statue
   *[other] { $k } free Statues
    }
no-landmarks-purple = { $piece } needs Landmarks of { $m } colours; the district has { $n ->
    [0] none
    [one] Landmarks of one colour
   *[other] Landmarks of { $n } colours
    } and { $k ->
    [0] no free Statue
    [one] one free Statue
   *[other] { $k } free Statues
    }
no-landmarks-monument = { $piece } needs { $text }; the district has { $n ->
    [0] neither of them
    [one] only one of them
   *[other] both of them
    } and { $k ->
    [0] no free Statue
    [one] one free Statue
   *[other] { $k } free Statues
    }
no-monument-not-in-supply = { $piece } is not in the supply, which holds { $n ->
    [0] no Monument
    [one] one Monument
   *[other] { $n } Monuments
    }
no-monument-shape = a Monument needs a district of exactly two blocks side by side; this one has { $n ->
    [one] one block
   *[other] { $n } blocks
    }
no-second-monument = a Monument already stands in that district
no-monument-among-settlers = { $n ->
    [one] a settler lives
   *[other] { $n } settlers live
    } in that district
no-statue-set = the Statues take exactly the colours that are lacking; with { $n ->
    [one] one free Statue
   *[other] { $n } free Statues
    } there { $m ->
    [one] is one way
   *[other] are { $m } ways
    } to choose them
no-stack-no-discard = the stack is empty, so nobody discards any more
no-discard-of-last = your last tile must be laid
no-discards-together = tiles are never discarded in this game
no-take-from-supply = take { $n ->
    [one] the only tile
   *[other] one of the { $n } tiles
    } of the supply

landmarks-blue-blue = two blue Landmarks
landmarks-blue-green = a blue and a green Landmark
landmarks-blue-orange = a blue and an orange Landmark
landmarks-blue-red = a blue and a red Landmark
landmarks-green-green = two green Landmarks
landmarks-green-orange = a green and an orange Landmark
landmarks-green-red = a green and a red Landmark
landmarks-orange-orange = two orange Landmarks
landmarks-orange-red = an orange and a red Landmark
landmarks-red-red = two red Landmarks

# The lists at the end of the rulebook page.
list-competitive = Monuments of the game against each other
list-cooperative = Monuments of the games together and alone
list-monument = Monument
list-needs = Landmarks
list-text = What it gives or asks
list-edict = Edict
list-side = Side
list-tile = Tile
list-streets = Streets

# What the symbols mean, beside the rules.
legend-house = A House: one settler lives here
legend-landmark-blue = A blue Landmark: Baths
legend-landmark-green = A green Landmark: Gardens
legend-landmark-orange = An orange Landmark: a Market
legend-landmark-red = A red Landmark: a Shrine
legend-statue = A Statue: takes the colour of any Landmark when one is needed
legend-lake = A Lake
legend-open-ground = Open ground
legend-settler-blue = A blue settler
legend-settler-green = A green settler
legend-settler-orange = An orange settler
legend-settler-red = A red settler
legend-settler-purple = A purple settler: needs Landmarks of several colours
legend-noble = The crown of a Noble
legend-monument = A Monument: fills a district of two blocks
legend-fountain = The fountain of the Town Square
legend-skull = The skull at the end of a track: reaching it loses the game

# The numbers that a preview of an option names.
gauge-districts = Districts
gauge-homes = Empty homes
gauge-settlers = Settlers
gauge-monuments = Monuments
gauge-street = Longest street
gauge-points = Points
gauge-fulfilled = Monuments fulfilled

# -- where points come from
page-sum-settlers = Cleared spaces
page-sum-monuments = Monuments
page-sum-fulfilled = Fulfilled Monuments
