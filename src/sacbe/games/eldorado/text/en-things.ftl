# The Quest for El Dorado: names of cards, tokens and spaces.

### Names of things

card-explorer = Explorer
    .card = Explorer
card-traveler = Traveler
    .card = Traveler
card-sailor = Sailor
    .card = Sailor
card-scout = Scout
    .card = Scout
card-trailblazer = Trailblazer
    .card = Trail-|blazer
card-photographer = Photographer
    .card = Photo-|grapher
card-treasure_chest = Treasure Chest
    .card = Treasure|Chest
card-jack_of_all_trades = Jack-of-all-Trades
    .card = Jack-of-|all-Trades
card-transmitter = Transmitter
    .card = Trans-|mitter
card-pioneer = Pioneer
    .card = Pioneer
card-giant_machete = Giant Machete
    .card = Giant|Machete
card-captain = Captain
    .card = Captain
card-journalist = Journalist
    .card = Journalist
card-millionaire = Millionaire
    .card = Millionaire
card-adventurer = Adventurer
    .card = Adventurer
card-prop_plane = Prop Plane
    .card = Prop|Plane
card-cartographer = Cartographer
    .card = Carto-|grapher
card-compass = Compass
    .card = Compass
card-scientist = Scientist
    .card = Scientist
card-travel_log = Travel Log
    .card = Travel|Log
card-native = Native
    .card = Native

effect-explorer = 1 machete
effect-traveler = 1 coin
effect-sailor = 1 paddle
effect-scout = 2 machetes
effect-trailblazer = 3 machetes
effect-photographer = 2 coins
effect-treasure_chest = 4 coins, once
effect-jack_of_all_trades = 1 symbol of any kind
effect-transmitter = take any market card into your discard pile for free, once
effect-pioneer = 5 machetes
effect-giant_machete = 6 machetes, once
effect-captain = 3 paddles
effect-journalist = 3 coins
effect-millionaire = 4 coins
effect-adventurer = 2 symbols of any one kind
effect-prop_plane = 4 symbols of any one kind, once
effect-cartographer = draw 2 cards
effect-compass = draw 3 cards, once
effect-scientist = draw a card, then you may remove a card of your hand
effect-travel_log = draw 2 cards, then you may remove up to 2 cards of your hand, once
effect-native = a step to any neighbouring space without paying

### Names and effects where there is little room

brief-scout = Scout
    .does = 2 machetes
brief-trailblazer = Trailblazer
    .does = 3 machetes
brief-photographer = Photographer
    .does = 2 coins
brief-treasure_chest = Treasure Chest
    .does = 4 coins, once
brief-jack_of_all_trades = Jack-of-all-Trades
    .does = 1 of any symbol
brief-transmitter = Transmitter
    .does = any card, once
brief-pioneer = Pioneer
    .does = 5 machetes
brief-giant_machete = Giant Machete
    .does = 6 machetes, once
brief-captain = Captain
    .does = 3 paddles
brief-journalist = Journalist
    .does = 3 coins
brief-millionaire = Millionaire
    .does = 4 coins
brief-adventurer = Adventurer
    .does = 2 of any symbol
brief-prop_plane = Prop Plane
    .does = 4 of any, once
brief-cartographer = Cartographer
    .does = draw 2 cards
brief-compass = Compass
    .does = draw 3, once
brief-scientist = Scientist
    .does = draw 1, remove 1
brief-travel_log = Travel Log
    .does = +2, remove 2, once
brief-native = Native
    .does = a free step

token-machete_1 = 1 machete
    .about = Works like a card with machetes: so many symbols for the jungle.
token-machete_2 = 2 machetes
    .about = Works like a card with machetes: so many symbols for the jungle.
token-machete_3 = 3 machetes
    .about = Works like a card with machetes: so many symbols for the jungle.
token-paddle_1 = 1 paddle
    .about = Works like a card with paddles: so many symbols for water.
token-paddle_2 = 2 paddles
    .about = Works like a card with paddles: so many symbols for water.
token-coin_1 = 1 coin
    .about = Works like a card with coins: for villages and for the market.
token-coin_2 = 2 coins
    .about = Works like a card with coins: for villages and for the market.
token-draw_1 = draw a card
    .about = Draw a card of your deck.
token-remove_1 = remove a card
    .about = Remove one card of your hand from the game.
token-replace = replace cards
    .about = Discard one to four cards of your hand and draw as many.
token-pass_through = pass through
    .about = Until the end of the turn your figures pass occupied spaces and may stop on them.
token-native_step = native step
    .about = One step to a neighbouring space, whatever it costs, like the Native.
token-change_symbol = change symbol
    .about = For your next card with symbols you choose which symbols they are.
token-keep_item = keep item
    .about = Use it right after a card marked #, and that card does not go to the box.

use-machete_1 = for moving
use-machete_2 = for moving
use-machete_3 = for moving
use-paddle_1 = for moving
use-paddle_2 = for moving
use-coin_1 = for moving or buying
use-coin_2 = for moving or buying
use-draw_1 = draw a card
use-remove_1 = remove a card of your hand from the game
use-replace = discard 1 to 4 cards of your hand and draw as many
use-pass_through = until the end of the turn occupied spaces do not stop you
use-native_step = a step to any neighbouring space without paying
use-change_symbol = your next card gives any one kind of symbols
use-keep_item = a card marked # stays with you

symbols-machete = { $n ->
    [one] { $n } machete
   *[other] { $n } machetes
  }
symbols-paddle = { $n ->
    [one] { $n } paddle
   *[other] { $n } paddles
  }
symbols-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }

place = { $left } to El Dorado{ $of ->
    [1] { "" }
   *[other] {" "}({ $across } of { $of })
  }
tip-cave = Cave: nobody may enter it; stop beside it to take a token
tip-new-token = A new token, { $token }: from your next turn on
terrain-jungle = Jungle, { $n ->
    [one] { $n } machete
   *[other] { $n } machetes
  }
terrain-water = Water, { $n ->
    [one] { $n } paddle
   *[other] { $n } paddles
  }
terrain-village = Village, { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
terrain-rubble = Rubble, discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
terrain-camp = Base camp, remove { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
terrain-mountain = Mountain
terrain-cave = Cave
terrain-start = Starting position { $n }
terrain-finish = Finishing space, { $n ->
    [one] { $n } symbol
   *[other] { $n } symbols
  }

blockade-1 = blockade 1: 1 machete
blockade-2 = blockade 2: 1 coin
blockade-3 = blockade 3: discard a card
blockade-4 = blockade 4: 1 paddle
blockade-5 = blockade 5: 2 machetes
blockade-6 = blockade 6: discard 2 cards
