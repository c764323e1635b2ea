# Every sentence that players of Tides of Time read.

game-title = Tides of Time
seat-0 = Player 0
seat-1 = Player 1

palace = Palace
library = Library
garden = Garden
stronghold = Stronghold
temple = Temple
none = no suit

ask-draft = Pick a card for your kingdom
ask-keep = Keep one card as a relic and discard another

round-begins = Round { $n } begins.
    .rule = TT-11
dealt = { $seat } is dealt { $piece }.
    .rule = TT-8
dealt-you = You are dealt { $piece }.
drafted = { $seat } adds { $piece } to the kingdom.
    .rule = TT-13
drafted-you = You add { $piece } to your kingdom.
handed = { $rival } hands { $seat } { $pieces }.
    .rule = TT-14
handed-you = { $rival } hands you { $pieces }.
scored = { $piece } gives { $seat } { $n ->
    [one] one point
   *[other] { $n } points
    }.
    .rule = TT-28
scored-you = { $piece } gives you { $n ->
    [one] one point
   *[other] { $n } points
    }.
round-score = { $seat } scores { $n } this round and has { $m }.
    .rule = TT-18
round-score-you = You score { $n } this round and have { $m }.
kept = { $seat } keeps { $piece } as a relic and discards { $pieces }.
    .rule = TT-22
kept-you = You keep { $piece } as a relic and discard { $pieces }.
won = { $seat } wins with { $n } points.
    .rule = TT-50
won-you = You win with { $n } points.
shared = Both have { $n } points and share the victory.
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

# Why an adviser would do it.
why-draft = { $piece } brings { $n } now, and would bring the rival { $m }.
why-keep = { $piece } serves longest, and { $pieces } shall not come back.
