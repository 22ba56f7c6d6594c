# The Quest for El Dorado: "What is this?": the name, the meaning and the numbers of everything that is drawn.

### Spaces: what they mean, and in .name what they are called

what-ground-jungle = To enter, one card or one token must have so many machetes. Symbols left over serve for the next space.
    .name = { $ground }
what-ground-water = To enter, one card or one token must have so many paddles. Symbols left over serve for the next space.
    .name = { $ground }
what-ground-village = To enter, one card or one token must have so many coins. Symbols left over serve for the next space.
    .name = { $ground }
what-ground-rubble = To enter, discard so many cards of your hand, whichever you like. Symbols do not pay for it.
    .name = { $ground }
what-ground-camp = To enter, remove so many cards of your hand from the game. That is how weak cards are got rid of.
    .name = { $ground }
what-ground-mountain = It can never be entered, whatever you play.
    .name = { $ground }
what-ground-cave = A cave is never entered. Whoever ends a turn beside it takes its top token; for the next one you must go away and come back.
    .name = { $ground }
what-ground-start = A figure begins its way here. Nobody can come back to it.
    .name = { $ground }
what-ground-finish = To enter it costs { $n ->
    [one] { $n } symbol
   *[other] { $n } symbols
  }: a paddle on the blue tile, a machete on the green one. The figure goes on to the gold zone at once.
    .name = { $ground }
what-ground-gold = Figures that have arrived stand here. Whoever has brought all of his own may win.
    .name = El Dorado: the gold zone

### Blockades and figures

what-blockade = It bars the joint of two tiles. { $kind ->
    [gray] It goes to whoever has a figure at the joint and discards cards for it.
   *[coloured] It goes to whoever has a figure at the joint and pays for it as for a space: with one card, a token or symbols left over.
  } If several arrive, the one with most blockades wins.
    .name = { $blockade }
what-figure = A figure of an expedition. It goes from space to neighbouring space, never to an occupied one.
    .name = Figure: { $owner }
what-automaton = A rival of the solo game. It takes the shortest way, pays nothing, and removes a market card with every step.
    .name = { $owner }
what-automata = Your rivals in the solo game: how many spaces they still have to go, and which blockades they have taken.
    .name = Automata
what-route-comes = A random track is put together from tiles before the first turn.
    .name = The track is being laid

### Cards

what-card-green = A green card: machetes for the jungle. On the market it is discarded for half a coin.
    .name = { $card }
what-card-blue = A blue card: paddles for water. On the market it is discarded for half a coin.
    .name = { $card }
what-card-yellow = A yellow card: coins for villages and for the market.
    .name = { $card }
what-card-white = A white card: all its symbols are machetes, paddles or coins, as you choose.
    .name = { $card }
what-card-purple = A purple card: it has no symbols, but a power of its own. On the market it is discarded for half a coin.
    .name = { $card }
what-half = Discard the card for half a coin instead of all its coins.
    .name = { $card }: half a coin
what-source = This card or token is moving a figure now. Another card for moving, or a purchase, and what is left of it is lost.
    .name = Moving: { $card }
what-market = One purchase a turn. The bottom row is always for sale, the upper ones while a place below is empty. A bought card goes to your discard pile.
    .name = Market
what-hand = { $mine ->
    [yes] Your cards: you move and pay with them, and use their powers. At the end of your turn you draw up to four.
   *[no] Only their owner sees the cards of a hand; the others see how many there are.
  }
    .name = Hand: { $owner }
what-played = Cards played this turn. At its end they go to the discard pile.
    .name = Played: { $owner }
what-pile-draw = At the end of a turn cards are drawn from here, up to four. When it runs out, the discard pile is shuffled into it.
    .name = Draw pile: { $owner }
what-pile-discard = Discarded and bought cards, which lie open. When the draw pile runs out, they become the new one.
    .name = Discard pile: { $owner }
what-token = { $about } It is used once, on your own turn.
    .name = Cave token: { $token }

### Lenses, the top line and the panels

what-lens-market = Shows every card of the market: what it does and what it costs.
    .name = { lens-market }
what-lens-way = Shows everybody's cheapest way to El Dorado and what it is paid with. Figures in the way are not counted.
    .name = { lens-way }
what-lens-odds = Shows what the next hand of four cards will bring if all of this one is discarded: at least one card with so many symbols, and in the last row so many coins in the whole hand.
    .name = { lens-odds }
what-lens-cards = Shows how many cards of which colour everybody has in the whole deck.
    .name = { lens-cards }
what-round = A round is a turn for everybody. When somebody arrives, the round is finished and the race is over.
    .name = Round
what-route = The track is put together from tiles; the last of them leads to El Dorado.
    .name = Track: { $route }
what-blockades = At first a blockade lies on every joint of two tiles. Whoever takes one keeps it.
    .name = Blockades
what-player = An expedition at this table. Turns go clockwise.
    .name = { $owner }
what-score = There are no points: first of all one must arrive. Those who do not are ranked by the way left, those who do by their blockades.
    .name = Way left: { $owner }
what-status = What this expedition is doing.
    .name = What { $owner } is doing

### What is true of it now

fact-left = Spaces to El Dorado: { $n }
fact-stands = Here stands: { $names }
fact-cave = Tokens in the cave: { $n }
fact-source-now = Now
fact-reach-left = { $source }: { $left } left over
fact-reach-exact = { $source }: enough, with nothing left over
fact-reach-gold = { $source }: a figure in El Dorado
fact-reach-pays = { $source }: cards to give: { $n }
fact-taken = Taken by { $name }
fact-bars = Still bars its joint
fact-in-box = It is not on this track
fact-figure-number = Figure { $n } of two
fact-arrived = Already in El Dorado
fact-cheapest = Cheapest way to El Dorado: { $n }
fact-bill = machetes { $machetes }, paddles { $paddles }, coins { $coins }, cards { $cards }
fact-moves-now = It moves now
fact-single-use = Goes to the box when it has been used
fact-price = Costs coins: { $n }
fact-copies = Cards left: { $n }
fact-sold-out = All of them are gone
fact-for-sale = For sale
fact-not-for-sale = Upper row: for sale when a place below is empty
fact-bought = You have bought a card this turn
fact-purse = Your coins: { $n }
fact-paid = Paid: { $n }
fact-upper-open = A place below is empty: the upper rows are open
fact-upper-shut = The upper rows are closed
fact-upper-left = Piles in the upper rows: { $n }
fact-hand-cards = Cards in hand: { $n }
fact-pays = Pays { $coins } on the market
fact-pays-half = On the market: half a coin
fact-source-left = Left: { $symbols }
fact-pile = Cards: { $n }
fact-token-waits = Found this turn: it can be used from the next on
fact-way-of = { $name }: { $bill }; { $n } in all
fact-deck-of = { $name }: green { $green }, blue { $blue }, yellow { $yellow }, white { $white }, purple { $purple }; { $n } in all
fact-odds-machete = Machetes: { $chances }
fact-odds-paddle = Paddles: { $chances }
fact-odds-coin = Coins: { $chances }
fact-odds-market = On the market: { $chances }
fact-round = Round { $n }
fact-last-round = It is the last round
fact-standing = Still there: { $n } of { $all }
fact-blockades-taken = Blockades taken: { $n }
fact-of = { $name }: { $said }
fact-status = Now: { $status }
fact-waits = Waits for its turn

### The symbols page

symbols-shelf-costs = What one pays with
symbols-shelf-ground = Spaces
symbols-shelf-blockades = Blockades
symbols-shelf-green = Green cards
symbols-shelf-blue = Blue cards
symbols-shelf-yellow = Yellow cards
symbols-shelf-white = White cards
symbols-shelf-purple = Purple cards
symbols-shelf-tokens = Cave tokens
symbols-shelf-table = On the table, and lenses

symbol-machete = The symbol of green cards: it enters the jungle.
    .name = Machete
symbol-paddle = The symbol of blue cards: it enters water.
    .name = Paddle
symbol-coin = The symbol of yellow cards: it enters villages and pays on the market.
    .name = Coin
symbol-discard = So many cards of your hand go to the discard pile.
    .name = Discard cards
symbol-remove = So many cards of your hand go to the box for good.
    .name = Remove cards
symbol-jungle = The number: how many machetes one card must have.
    .name = Jungle
symbol-water = The number: how many paddles one card must have.
    .name = Water
symbol-village = The number: how many coins one card must have.
    .name = Village
symbol-rubble = Discard so many cards of your hand.
    .name = Rubble
symbol-camp = Remove so many cards of your hand from the game.
    .name = Base camp
symbol-mountain = It can never be entered.
    .name = Mountain
symbol-cave = Never entered; whoever ends a turn beside it takes a token. The number: how many are left.
    .name = Cave and its tokens
symbol-start = Figures begin here and cannot come back. The number: the order of play.
    .name = Start space
symbol-finish = One symbol: a paddle on the blue tile, a machete on the green one.
    .name = Entrance of El Dorado
symbol-gold = Figures that have arrived stand here.
    .name = Gold zone
symbol-blockade-1 = It costs 1 machete.
    .name = Blockade 1
symbol-blockade-2 = It costs 1 coin.
    .name = Blockade 2
symbol-blockade-3 = Discard one card.
    .name = Blockade 3
symbol-blockade-4 = It costs 1 paddle.
    .name = Blockade 4
symbol-blockade-5 = It costs 2 machetes.
    .name = Blockade 5
symbol-blockade-6 = Discard two cards.
    .name = Blockade 6
symbol-figures = Every seat has a colour and a shape of its own; with two players everybody has two.
    .name = The players' figures
symbol-automaton = A rival of the solo game.
    .name = Automaton
symbol-deck = The back of a card: only its owner sees it, and nobody in a draw pile.
    .name = Draw pile and hidden cards
symbol-card = So many cards are to be given, or may be drawn.
    .name = Card
symbol-sun = This step takes the figure to El Dorado.
    .name = Sun
symbol-tick = The symbols are enough, with nothing left over; on a card of the hand: it is kept.
    .name = Tick
symbol-market = A lens: every card of the market, what it does and what it costs.
    .name = Market
symbol-way = A lens: everybody's cheapest way. On the Native: a step without paying.
    .name = Way
symbol-odds = A lens: what the next hand will bring.
    .name = New hand
symbol-cards = A lens: how many cards of which colour everybody has. On a panel: cards in hand.
    .name = Decks
symbol-card-explorer = Gives: { effect-explorer }.
    .name = { card-explorer }
symbol-card-traveler = Gives: { effect-traveler }.
    .name = { card-traveler }
symbol-card-sailor = Gives: { effect-sailor }.
    .name = { card-sailor }
symbol-card-scout = Gives: { effect-scout }.
    .name = { card-scout }
symbol-card-trailblazer = Gives: { effect-trailblazer }.
    .name = { card-trailblazer }
symbol-card-photographer = Gives: { effect-photographer }.
    .name = { card-photographer }
symbol-card-treasure_chest = Gives: { effect-treasure_chest }.
    .name = { card-treasure_chest }
symbol-card-jack_of_all_trades = Gives: { effect-jack_of_all_trades }.
    .name = { card-jack_of_all_trades }
symbol-card-transmitter = Power: { effect-transmitter }.
    .name = { card-transmitter }
symbol-card-pioneer = Gives: { effect-pioneer }.
    .name = { card-pioneer }
symbol-card-giant_machete = Gives: { effect-giant_machete }.
    .name = { card-giant_machete }
symbol-card-captain = Gives: { effect-captain }.
    .name = { card-captain }
symbol-card-journalist = Gives: { effect-journalist }.
    .name = { card-journalist }
symbol-card-millionaire = Gives: { effect-millionaire }.
    .name = { card-millionaire }
symbol-card-adventurer = Gives: { effect-adventurer }.
    .name = { card-adventurer }
symbol-card-prop_plane = Gives: { effect-prop_plane }.
    .name = { card-prop_plane }
symbol-card-cartographer = Power: { effect-cartographer }.
    .name = { card-cartographer }
symbol-card-compass = Power: { effect-compass }.
    .name = { card-compass }
symbol-card-scientist = Power: { effect-scientist }.
    .name = { card-scientist }
symbol-card-travel_log = Power: { effect-travel_log }.
    .name = { card-travel_log }
symbol-card-native = Power: { effect-native }.
    .name = { card-native }
symbol-token-machete_1 = { token-machete_1.about }
    .name = Token: { token-machete_1 }
symbol-token-machete_2 = { token-machete_2.about }
    .name = Token: { token-machete_2 }
symbol-token-machete_3 = { token-machete_3.about }
    .name = Token: { token-machete_3 }
symbol-token-paddle_1 = { token-paddle_1.about }
    .name = Token: { token-paddle_1 }
symbol-token-paddle_2 = { token-paddle_2.about }
    .name = Token: { token-paddle_2 }
symbol-token-coin_1 = { token-coin_1.about }
    .name = Token: { token-coin_1 }
symbol-token-coin_2 = { token-coin_2.about }
    .name = Token: { token-coin_2 }
symbol-token-draw_1 = { token-draw_1.about }
    .name = Token: { token-draw_1 }
symbol-token-remove_1 = { token-remove_1.about }
    .name = Token: { token-remove_1 }
symbol-token-replace = { token-replace.about }
    .name = Token: { token-replace }
symbol-token-pass_through = { token-pass_through.about }
    .name = Token: { token-pass_through }
symbol-token-native_step = { token-native_step.about }
    .name = Token: { token-native_step }
symbol-token-change_symbol = { token-change_symbol.about }
    .name = Token: { token-change_symbol }
symbol-token-keep_item = { token-keep_item.about }
    .name = Token: { token-keep_item }
