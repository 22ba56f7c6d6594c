# The Quest for El Dorado: all that the table says. Names of things are in en-things.ftl, the rules in en-rules.ftl.

### The game and its options

game-name = The Quest for El Dorado
game-blurb = A race through the jungle. Cards cut the way, paddle and pay; those you buy make your deck stronger, weak ones stay behind in base camps. Reach El Dorado; if several do, the one with most blockades wins.
alone-note = You race three automata. They have no cards: each turn an automaton makes one step on the shortest way, whatever it costs, takes blockades for free and nearly always takes a card out of the market. Reach El Dorado before them; if one arrives in the same round, blockades decide. Only they make you hurry: there is no round limit unless you set one.
option-route = Track
    .about = The track decides how long and how hard the race is; First Expedition is the easiest.
route-witchs_cauldron = Witch's Cauldron
route-first_expedition = First Expedition
route-hills_of_gold = Hills of Gold
route-home_stretch = Home Stretch
route-winding_paths = Winding Paths
route-serpentine = Serpentine
route-swamplands = Swamplands
route-random = random
route-own = your own
option-cave-timing = Cave token
    .about = You take the token as soon as a figure stops at a cave, not at the end of the turn, and may use it at once.
option-cave-timing-end-of-turn = at the end of the turn
option-cave-timing-on-stop = as soon as a figure stops
option-leftover-hand = Cards left in hand
    .about = Cards you did not use may stay for the next turn, or must all be discarded.
option-leftover-hand-choose = keep or discard
option-leftover-hand-discard-all = always discard
option-native-through-blockade = Native at a blockade
    .about = At a blockade the Native not only takes it but steps onto the space behind it as well.
option-native-through-blockade-false = step or blockade
option-native-through-blockade-true = takes it and crosses
option-caves = Cave tokens
    .about = With tokens a stop at a cave brings help for one use; without them caves are mere mountains.
option-caves-true = yes
option-caves-false = no
option-solo-market-scope = Solo: automata remove cards
    .about = The automata take cards out of all open rows of the market, or out of the bottom one only.
option-solo-market-scope-available = of all open rows
option-solo-market-scope-bottom-row = of the bottom row only
option-round-cap = Round limit
    .about = If nobody has arrived by then, whoever has the least way to go wins.
option-rounds = { $n ->
    [0] none
    [one] { $n } round
   *[other] { $n } rounds
  }

### Board

board-label = Track
dock-label = Hand and market
board-no-route = The track is being laid…
market-title = Market
market-purse = your coins: { $n }
market-bought = one card a turn: bought
market-closed = Upper rows open once there is room below
market-open = There is room below: you may buy here
market-more = +{ $n }
spot-upper = { $n ->
    [one] The upper rows of the market: { $n } pile
   *[other] The upper rows of the market: { $n } piles
  }
spot-market = { $card }: { $effect }. Price { $n }
spot-figure = Figure: { $name }
spot-figure-of = Figure { $n }: { $name }
hand-played = played:
hand-mine = Your hand
hand-short = Hand
hand-other = Hand: { $name }
hand-note = a card, then a space
pile-draw = Draw pile: { $n }
pile-discard = Discard pile: { $n }
pile-discard-cards = Discard pile ({ $n }): { $cards }
automaton = { $colour ->
    [blue] Blue automaton
    [yellow] Yellow automaton
   *[white] White automaton
  }
automata-label = Automata: how far they have to go and which blockades they took
left = { $symbols } left
left-nothing = nothing left

### Lenses

lens-market = Market
lens-market-about = Which cards are on the market, what they do and what they cost
lens-market-title = On the market
lens-market-upper = The upper rows of the market
lens-way = Way
lens-way-about = The cheapest way of each to El Dorado and what is still to pay for it
lens-odds = Next hand
lens-odds-about = What the next hand may bring: the odds of your deck
lens-cards = Decks
lens-cards-about = How many cards of which colour everybody has, as far as it is open
lens-way-title = Cheapest way
lens-odds-title = Next hand, %
lens-odds-pile = { $n ->
    [one] 4 of { $n } card in the pile
   *[other] 4 of { $n } cards in the pile
  }
lens-odds-mixed = the pile ({ $n }) and { $m } of the discards
lens-cards-title = Cards by colour

### Top line and panels

headline-round = Round { $n }
headline-route = Track: { $name }
headline-blockades = Blockades: { $n } of { $all }
chip-hand = Cards in hand: { $n }
chip-draw = Cards in the draw pile: { $n }
chip-discard = Discard pile ({ $n }): { $cards }
score-way = { $n ->
    [one] space
   *[other] spaces
  }
score-arrived = in El Dorado
status-turn = to move
status-last = last turn
status-arrived = in El Dorado
status-winner = winner

### The prompt: what to do, what it costs, what is left

prompt-setup-title = The track is made ready
prompt-setup = Blockades go on the joints, everybody draws four cards.
prompt-automata-title = The automata move
prompt-automata = Each makes one move, the shortest way.
prompt-free-title = { $can ->
    [buy] { $final ->
        [yes] Last turn: no way to go
       *[no] No way to go. Buy a card?
      }
    [end] End your turn
   *[play] { $final ->
        [yes] Last turn: play a card
       *[no] { $first ->
            [yes] Your turn: play a card
           *[no] What next?
          }
      }
  }
prompt-free = { $can ->
    [buy] { $final ->
        [yes] A purchase would not help any more: end your turn.
       *[no] You have coins for { $coins }. No card in hand leads on.
      }
    [end] { $keeps ->
        [yes] Nothing else is left to do. You may keep useful cards.
       *[no] Nothing else is left to do. Then you draw new cards.
      }
   *[play] { $bought ->
        [yes] You have bought a card this turn.
       *[no] To move, choose a card of your hand; to buy, a card of the market. You have coins for { $coins }.
      }
  }
note-pass-through = Occupied spaces do not stop you.
note-both-figures = Both your figures must reach El Dorado.
note-any-symbol = Your next card gives any symbols.
prompt-moving-title = { $source }: where next?
prompt-moving = Left: { $symbols }. Lost if you play another card or buy.
prompt-where = { $source }: where to?
prompt-upper = Upper rows: what to buy?
prompt-which-figure = Which figure?
prompt-target = { $effect }. Spaces show how many symbols will be left.
prompt-pay-rubble-title = { $n ->
    [one] Rubble: discard { $n } card
   *[other] Rubble: discard { $n } cards
  }
prompt-pay-rubble = Any cards of your hand; they go to your discard pile at once.
prompt-pay-camp-title = { $n ->
    [one] Base camp: remove { $n } card
   *[other] Base camp: remove { $n } cards
  }
prompt-pay-camp = What you remove leaves the game for good.
prompt-pay-blockade-title = { $n ->
    [one] Blockade: discard { $n } card
   *[other] Blockade: discard { $n } cards
  }
prompt-pay-blockade = Any cards of your hand; the blockade will be yours.
prompt-buy-title = { $card } for { $n }: how do you pay?
prompt-buy = This card: { $effect }. Paid { $paid }, missing { $missing }; your cards show what each of them pays.
prompt-buy-enough = This card: { $effect }. Paid { $paid }: that is enough, there is no change.
prompt-remove-title = { $n ->
    [one] Remove { $n } card of your hand
   *[other] Remove up to { $n } cards of your hand
  }
prompt-remove = They leave the game for good. You need not remove any.
prompt-remove-must = It leaves the game for good.
prompt-take-title = Transmitter: take a market card
prompt-take = Any card of any row, free. It goes to your discard pile at once.
prompt-replace-title = Which cards do you replace?
prompt-replace = { $n } of { $most } discarded; you draw as many.
prompt-discard-title = Which cards do you keep?
prompt-discard = { $kept ->
    [0] Tap a card to keep it. The others are discarded, you draw { $draws }.
   *[other] Kept: { $kept }, you draw { $draws }.
  }
note-hand-tokens = Tokens may be used before you choose.
prompt-tokens-title = Use a token?
prompt-tokens = Or end your turn: you draw { $draws }.
prompt-late-title = Tokens after drawing
prompt-late = Use a token or pass the turn.
prompt-cave-title = { $who ->
    [me] A cave is next to you: take a token
   *[other] { $name } is at a cave
  }
prompt-cave = { $n ->
    [one] A token will be turned up; nothing can be undone after that.
   *[other] { $n } tokens will be turned up; nothing can be undone after that.
  }
prompt-draw-title = { $who ->
    [me] { $n ->
        [one] You draw a card
       *[other] You draw { $n } cards
      }
   *[other] { $n ->
        [one] { $name } draws a card
       *[other] { $name } draws { $n } cards
      }
  }
prompt-draw = Nothing can be undone after that.
prompt-end-title = { $who ->
    [me] End your turn
   *[other] { $name } ends the turn
  }
prompt-end = { $n ->
    [one] You draw { $n } card
   *[other] You draw { $n } cards
  }{ $kept ->
    [0] .
   *[other] ; { $kept } in hand already.
  } It cannot be undone.
prompt-others-title = { $name } to move
prompt-others = { $final ->
    [yes] This is the last round.
   *[no] You may look at the track and the market.
  }
prompt-others-arrived = You are in El Dorado, waiting for the others.
prompt-over-title = The race is over
prompt-over = { $arrived ->
    [yes] Winner: { $names }.
   *[no] Nobody reached El Dorado. Nearest: { $names }.
  }
confirm-turn = End turn
confirm-automata = Let the automata move
confirm-cave = Take the token
confirm-draw = { $n ->
    [one] Draw a card
   *[other] Draw { $n } cards
  }
confirm-end = End the race

### Actions

choice-play = Play: { $card }
choice-use = Token: { $token }
choice-go = { $place }
choice-with = { $source } → { $goal }
choice-clear = Take { $blockade }
way-pays = { $n ->
    [one] give { $n } card
   *[other] give { $n } cards
  }
way-takes = { $n ->
    [one] blockade { $names } is yours
   *[other] blockades { $names } are yours
  }
way-free = nothing to pay
way-gold = your figure is in El Dorado
choice-stop = Stop
choice-stop-note = lost: { $symbols }
choice-save = Keep: { $card }
choice-end = End turn
choice-end-keep = Keep cards…
choice-end-tokens = Use a token…
choice-end-tokens-note = or end the turn
choice-end-keep-note = choose what stays
choice-end-note = { $n ->
    [0] nothing to draw
    [one] you draw { $n } card
   *[other] you draw { $n } cards
  }
choice-end-takes = you take a cave token
choice-end-cave = then a cave token
choice-end-discards = { $n ->
    [one] { $n } card is discarded
   *[other] { $n } cards are discarded
  }
choice-discard = { $n ->
    [0] End turn
    [one] Discard { $n } card
   *[other] Discard { $n } cards
  }
choice-discard-note = { $n ->
    [0] without a token
   *[other] and end the turn
  }
choice-done = No more
choice-pass = Pass the turn
choice-confirm = Buy: { $card }
choice-spend = Pay with the token: { $token }
choice-buy = Buy: { $card } for { $n }
choice-take = Take: { $card } (price { $n })
choice-coins = { $card }: { $coins }
choice-half = { $card }: half a coin
half-instead = as ½
card-leaves = goes to the box
choice-give-discard = Discard: { $card }
choice-give-remove = Remove: { $card }
choice-give-note = { $n ->
    [one] { $n } card to go
   *[other] { $n } cards to go
  }
choice-remove = Remove from the game: { $card }
choice-replace = Replace: { $card }
choice-keep = Keep: { $card }
choice-pay-all = Pay: { $names }
half-of = ½ { $card }

### Log

log-route = The track is laid: { $sides }
log-round = Round { $n }
log-play = { $name }: { $card }{ $action ->
    [yes] { " " }(“{ $effect }”)
   *[no] , { $effect }
  }
log-use = { $name }: token, { $token }
log-step = { $name } → { $place }
log-step-of = { $name }, figure { $n } → { $place }
log-given = { $name } discards: { $cards }
log-removed = { $name } removes from the game: { $cards }
log-blockade = { $name } takes blockade { $n }
log-gold = { $name }: a figure is in El Dorado
log-gold-of = { $name }: figure { $n } is in El Dorado
log-buy = { $name } buys: { $card }
log-take = { $name } takes with the Transmitter: { $card }
log-market-lost = { $name } removes from the market: { $card }
log-cave-lost = { $name } removes a cave token
scene-token = The token lies before you, face up. It can be used once, in a turn of yours.
log-find = { $name } finds in a cave: { $token }
log-replace = { $name } replaces: { $card }
log-save = { $name } keeps: { $card }
log-kept = { $n ->
    [one] { $name } keeps { $n } card
   *[other] { $name } keeps { $n } cards
  }
log-idle = { $name } plays no card
log-shuffle = { $name } shuffles the discard pile
log-waits = { $name } waits: there is no way
log-final = Last round
log-over = The race is over
log-winner = { $arrived ->
    [yes] Winner: { $names }
   *[no] Nearest to El Dorado: { $names }
  }

### Result

# The course of the game
standing-title = Spaces left to El Dorado
lap = Round { $n }
automata-told = The automata: { $ways }.
automaton-arrived = { $colour } is in El Dorado
automaton-way = { $colour } is { $way ->
    [one] { $way } space
   *[other] { $way } spaces
  } short

tally-title = How the race ended
part-arrival = El Dorado
part-blockades = Blockades
part-way = Way left
rank-winner = El Dorado in round { $round }, { $n ->
    [0] no blockades
    [one] { $n } blockade
   *[other] { $n } blockades
  }.
rank-arrived = El Dorado in round { $round }, { $n ->
    [0] no blockades
    [one] { $n } blockade
   *[other] { $n } blockades
  }: the winner has more blockades, a higher number or came earlier.
rank-nearest = Nearest: { $n ->
    [one] { $n } space
   *[other] { $n } spaces
  } to El Dorado.
rank-way = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
  } short of El Dorado.
rank-automaton = The { $colour } automaton has won.

### Why this move is suggested

hint-gain = By an estimate you reach El Dorado { $n ->
    [one] { $n } round
   *[other] { $n } rounds
  } sooner than by “{ $other }”.
reason-nearer = { $n ->
    [one] { $n } space nearer to El Dorado.
   *[other] { $n } spaces nearer to El Dorado.
  }
reason-can-near = { $n ->
    [one] It can take you { $n } space nearer to El Dorado.
   *[other] It can take you { $n } spaces nearer to El Dorado.
  }
reason-around = A detour that makes the rest cheaper.
reason-clear = It opens the joint; if several arrive, the one with most blockades wins.
reason-effect = It gives you more to play with: { $effect }.
reason-buy = It makes your deck stronger: { $effect }.
reason-stop = What is left is of no use here.
reason-pay = The card you will miss least.
reason-coins = Its coins are best spent this way.
reason-half = The best card to give up for half a coin.
reason-remove = Without weak cards your deck is stronger.
reason-replace = Another card is likely to be more useful.
reason-save = The card will be useful once more.
reason-keep = Useful next turn.
reason-end = Nothing else is worth doing this turn.

### Refusals

chosen-machete = machetes
chosen-paddle = paddles
chosen-coin = coins
refusal-E_WRONG_PHASE = Finish what you have begun first.
refusal-E_NOT_YOUR_TURN = It is another player's turn.
refusal-E_BAD_REQUEST = There is no such action.
refusal-E_NO_SUCH_CHANCE = Chance decides this, not a player.
refusal-E_OVER = The race is over.
refusal-E_NEW_CARD = This card is new: { $card } still lies on your discard pile.
refusal-E_NOT_IN_HAND = This card is not in your hand: { $card }.
refusal-E_NO_TOKEN = You have no such token: { $token }.
refusal-E_TOKEN_NEW = { $token } was found this turn: it may be used from your next turn on.
refusal-E_TOKEN_TOO_LATE = The token { $token } cannot be used now: it works in the first phase only, while cards are played.
refusal-E_KEEPING = The token { $token } is used before you choose which cards to keep.
refusal-E_NOTHING_KEPT = In this game the cards left in hand are always discarded.
refusal-E_ALREADY_PASSING = Occupied spaces do not stop you this turn as it is.
refusal-E_AFTER_DRAWING = The token { $token } can be used after drawing. First choose which cards to keep.
refusal-E_ONLY_TOKENS = After drawing, only tokens are used.
refusal-E_HAND_EMPTY = The token { $token } needs a card in hand.
refusal-E_MARKET_EMPTY = No card is left on the market.
refusal-E_NO_TARGET = { $source }: there is nowhere to go.
refusal-E_TOO_FAR = Too far: a figure goes from space to neighbouring space and pays for each one.
refusal-E_OFF_BOARD = There is no track there.
refusal-E_BLOCKADE = The way is barred by { $blockade }. Pay it first.
refusal-E_OPEN_PILE = { $empty ->
    [yes] There is nothing here yet.
   *[no] The discard pile holds: { $pile }. Everybody may see it.
  }
refusal-E_DRAW_PILE = The draw pile lies face down: nobody knows its order.
refusal-E_BLACK = Mountains and caves cannot be entered.
refusal-E_START_HEX = Nobody returns to a starting position.
refusal-E_OCCUPIED = Another figure stands there.
refusal-E_NO_FIGURE = This figure is not on the track.
refusal-E_OTHER_FIGURE = The symbols left are for your other figure: one card or token moves one figure.
refusal-E_PLAY_FIRST = Choose a card or token first: it takes { $symbol } from one card or token.
refusal-E_ONLY_COINS = { $card }: coins pay for villages, and there is no village beside you that can be entered. To buy a card, choose it on the market.
refusal-E_WRONG_SYMBOL = Wrong symbols: it takes { $symbol } from one card or token.
refusal-E_SYMBOL_CHOSEN = The symbols of this card are chosen already: { $chosen }.
refusal-E_TOO_FEW_SYMBOLS = { $missing } short: it takes { $symbol } from one card or token, you have { $have }.
refusal-E_PAID_WITH_CARDS = { $terrain ->
    [rubble] Rubble is paid with cards of your hand: { $need }. Symbols do not help here.
    [camp] A base camp is paid with cards of your hand: { $need }. Symbols do not help here.
   *[other] A gray blockade is paid with cards of your hand: { $need }. Symbols do not help here.
  }
refusal-E_TOO_FEW_CARDS = Too few cards: it takes { $need }, your hand has { $have }.
refusal-E_NO_BLOCKADE = This blockade is not on the track: { $blockade }.
refusal-E_NOT_BESIDE = Come closer first: a blockade can only be taken from a space that touches it.
refusal-E_NOTHING_LEFT = There are no symbols left over.
refusal-E_BOUGHT_ALREADY = Only one card may be bought a turn.
refusal-E_SOLD_OUT = None of these cards is left on the market: { $card }.
refusal-E_ROW_CLOSED = The upper rows are closed: no place in the bottom row is empty.
refusal-E_TOO_POOR = { $card } costs { $price }, you have { $halves }: { $missing } short.
refusal-E_PRICE_NOT_REACHED = { $card } costs { $price }, only { $halves } is paid.
refusal-E_NO_COINS = { $card } gives no coins, only half a coin.
refusal-E_OUT_OF_REACH = That would not be enough: { $card } costs { $price }, { $halves } is paid.
refusal-E_ALREADY_CHANGED = Your next card gives any symbols already.
refusal-E_MUST_REMOVE = One card must be removed.
refusal-E_REPLACE_ONE = Discard at least one card.
refusal-E_TOO_LATE_TO_KEEP = Only a card marked # that was just used can be kept. For { $card } it is too late.

### The track builder

workshop-label = Track builder
workshop-begin = Begin with tile A or B
workshop-add = Add tile { $side }
workshop-move = Move tile { $side } here
workshop-turn = Turn { $side }
workshop-remove = Remove { $side }
workshop-remove-end = Remove El Dorado
workshop-end = Place El Dorado here
workshop-blue = Blue El Dorado
workshop-green = Green El Dorado
workshop-why-laid = Tile { $side } is already on the track.
workshop-why-back = Tile { $side } is the back of { $other }, which is on the track.
workshop-why-start = Tile { $side } can only begin a track.
workshop-why-finished = El Dorado ends the track: remove it to add tiles.
workshop-why-full = The track has seven tiles; there cannot be more.
workshop-why-room = No room for tile { $side } here: move or turn the last one.
problem-word = “{ $a }” is no tile. Write its side, its turn and its place, like L5@7,-4, and El Dorado at the end, like blue4@3,7.
problem-begin = A track begins with tile A or B.
problem-end = Add a tile or place El Dorado.
problem-ends = A track begins with tile A or B and ends with one El Dorado tile.
problem-joints = There are more joints than blockades: six between the tiles are the most.
problem-twice = There is only one side { $a }.
problem-sides = { $a } and { $b } are the two sides of one tile.
problem-overlap = Tiles must not overlap.
problem-touch = { $a } and { $b } do not follow each other and must not touch.
problem-pairs = { $a } and { $b } touch too little: { $n } pairs of spaces instead of seven.
problem-start = Tile { $a } touches a starting position.
problem-corner = El Dorado must sit around a corner space of the last large tile.
problem-gold = The golden zone lies on the last tile.
problem-caves = Too many caves: { $n }, and there are tokens for nine.
problem-way = Not every starting position has a way to El Dorado.
