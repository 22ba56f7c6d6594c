# The Quest for El Dorado: the rules and the captions of their pictures.

### Pictures for the rules

figure-cover = A track through the jungle and figures on their way to El Dorado
figure-route = The track Witch's Cauldron: tiles A, L, G, D, M, I and the blue El Dorado tile
figure-terrain = Kinds of spaces and what they cost
figure-cards = Cards of the five colours
figure-leftover = Trailblazer, 3 machetes: each space shows how many will be left
figure-blockade = A blockade on the joint of two tiles
figure-market = The market: bottom row and two upper rows
figure-tokens = Cave tokens
figure-cave = A cave: a figure on a neighbouring space takes a token
figure-hop = An automaton hops over a cave

### The rules. The number is in the name, the heading is .title, the picture is .figure

rule-C-1 =
    You lead an expedition through the jungle and hurry to reach the golden city before the others. The cards of your deck cut the way, paddle and pay; better ones are bought on the market, and those you no longer need are removed. Once somebody has arrived, the round is finished. Whoever has reached El Dorado wins; if several have, the blockades they cleared on the way decide.
    Tiles make the track. Everybody has a deck of their own; the market and the caves are shared.
    .title = What is in the game
rule-C-1-1 =
    Seven large two-sided tiles with 37 spaces a side. The sides are lettered A to N; the two sides of one tile are neighbouring letters: A and B, C and D, and so on. A and B show the starting positions.
    .title = Tiles
    .figure = route
rule-C-1-2 =
    Two narrow two-sided strips with 16 spaces a side: O and P, Q and R.
    .title = Strips
rule-C-1-3 =
    The El Dorado tile ends the track. It has three finishing spaces and a golden zone, a blue side and a green side.
    .title = El Dorado tile
rule-C-1-4 =
    Six numbered blockades: 1 – machete, 2 – coin, 3 – discard a card, 4 – paddle, 5 – two machetes, 6 – discard two cards.
    .title = Blockades
    .figure = blockade
rule-C-1-5 =
    Two figures in each of four colours. The second one is for two-player games only.
    .title = Figures
rule-C-1-6 =
    Starting cards have a single diamond. Everybody has eight: three Explorers, four Travelers and one Sailor.
    .title = Starting cards
rule-C-1-7 =
    Market cards: 18 kinds, three of each.
    .title = Market cards
rule-C-1-8 =
    36 cave tokens. Nobody sees them while they lie in a cave.
    .title = Cave tokens
rule-C-1-9 =
    A space shows how it is paid, and how much:
    - jungle (green): machetes;
    - water (blue): paddles;
    - village (yellow): coins;
    - rubble (gray): discard cards from your hand;
    - base camp (red): remove cards of your hand from the game;
    - mountain and cave (black): never entered;
    - starting position: for the start only;
    - finishing space: 1 paddle on the blue side, 1 machete on the green side.
    .title = Spaces
    .figure = terrain
rule-C-1-10 =
    Green cards give machetes: Explorer 1, Scout 2, Trailblazer 3, Pioneer 5, Giant Machete 6 #. Blue cards give paddles: Sailor 1, Captain 3. Yellow cards give coins: Traveler 1, Photographer 2, Journalist 3, Treasure Chest 4 #, Millionaire 4.
    White cards are any one of the three symbols: Jack-of-all-Trades 1, Adventurer 2, Prop Plane 4 #. Purple cards have no symbols but actions of their own: Transmitter #, Cartographer, Compass #, Scientist, Travel Log #, Native. The mark # means: to the box once it has been used.
    .title = Cards
    .figure = cards
rule-C-1-11 =
    Machetes: 1 – two tokens, 2 – three, 3 – two. Paddles: 1 – two, 2 – three. Coins: 1 – two, 2 – three. Draw a card and remove a card: four each. Replace cards: three. Keep item, pass through, native step and change symbol: two each.
    .title = Which tokens there are
    .figure = tokens

rule-S-2 =
    Track, decks, market and caves are made ready before the first turn.
    .title = Setup
rule-S-2-1 =
    Choose a track: one of the seven known ones or one you have built. The default is Witch's Cauldron, the one of the rulebook: A, L, G, D, M, I and the blue El Dorado.
    .title = Track
rule-S-2-2 =
    The track begins with tile A or B and ends with the El Dorado tile. Unused tiles stay in the box.
    .title = Beginning and end
rule-S-2-3 =
    Shuffle the blockades and put one on every joint between two tiles; strips count as tiles. The joint to El Dorado has none. Spare blockades go to the box.
    .title = Blockades on the joints
rule-S-2-4 =
    Everybody shuffles their eight starting cards and draws four.
    .title = Decks
rule-S-2-5 =
    Whoever sat down first begins. The turn passes clockwise.
    .title = First player
rule-S-2-6 =
    With three or four players the figures stand on spaces 1, 2, 3 (and 4) in turn order. With two, everybody has two figures: the first player on 1 and 3, the second on 2 and 4.
    .title = Figures at the start
rule-S-2-7 =
    18 piles of three cards. The bottom row holds the six kinds with a double diamond: Scout, Trailblazer, Photographer, Treasure Chest, Jack-of-all-Trades, Transmitter. The other twelve form two upper rows.
    .title = Market
    .figure = market
rule-S-2-8 =
    Shuffle the tokens and put a face-down pile of four on every cave of the track. The rest goes to the box unseen.
    .title = Caves
rule-S-2-9 =
    A track of your own may use any tiles, if:
    - the first is A or B;
    - every next tile touches the one before it along at least seven pairs of spaces;
    - tiles do not overlap, and tiles that do not follow each other do not touch;
    - no starting position touches a joint;
    - there are never both sides of one tile;
    - there are at most six joints between tiles and at most nine caves;
    - the El Dorado tile sits around a corner space of the last large tile;
    - a way leads from every starting position to El Dorado.
    .title = A track of your own

rule-T-3 =
    A turn has three phases: play cards, discard cards, draw cards.
    .title = Course of the game
rule-T-3-1 =
    Players take turns clockwise. Cave tokens are taken when the turn is over, after the third phase: which cards to keep is decided before.
    .title = Order
rule-T-3-2 =
    A player whose figures are all in El Dorado takes no more turns. A turn ends at once when the last own figure arrives.
    .title = Who has arrived
rule-T-3-3 =
    In the first phase do as many things as you like in any order: move, buy, use card actions and tokens. Doing nothing is allowed.
    .title = Phase 1: play cards
rule-T-3-4 =
    Cards you have played lie in front of you until the second phase. Cards that leave the game go to the box at once. Cards you discard (for rubble, a gray blockade, half a coin or with a replace token), buy or take with the Transmitter lie on your discard pile at once: if it is shuffled in the same turn, they are shuffled too.
    .title = Played cards
rule-T-3-5 =
    Only what is possible at the moment can be chosen: until rubble is paid, a card to remove is chosen or a purchase is finished, nothing else can be done.
    .title = One decision at a time
rule-T-3-6 =
    Leftover symbols are lost when you play another card to move, pay rubble, a base camp or a gray blockade, take a native step or buy a card. Actions and tokens that move nobody keep them.
    .title = When the leftover is lost
rule-T-3-7 =
    All played cards go to your discard pile. Now you may use draw, remove and replace tokens. Then each card still in your hand is discarded or kept, as you like.
    .title = Phase 2: discard cards
rule-T-3-8 =
    Draw until you hold four cards. If the draw pile runs out while cards are still needed, shuffle the discard pile into a new one. There is no hand limit: with four cards or more you draw nothing.
    .title = Phase 3: draw cards
rule-T-3-9 =
    Then the next player takes a turn, unless the game is over.
    .title = Next player
rule-T-3-10 =
    Draw, remove and replace tokens may also be used in the second phase, any number, before you choose which cards to keep. The cards you have played lie on the discard pile already and can come back if it is shuffled. A card drawn here may be kept or discarded, not played: moving and buying belong to the first phase, so other tokens do not work here.
    .title = Tokens in the second phase
rule-T-3-11 =
    A payment that has begun can be cancelled; all cards come back. It can only be begun if your cards are enough to finish it.
    .title = Cancelling a payment

rule-A-4 =
    Moving, paying, buying, cards and tokens.
    .title = Actions
rule-A-4-1 =
    A figure moves from space to neighbouring space in any direction, backwards too. Spaces on both sides of a joint are neighbours. While a blockade lies on the joint they are not, and this holds for caves too.
    .title = Moving
rule-A-4-2 =
    To enter jungle, water or a village, the card or token must have at least as many matching symbols as the space shows. That many are spent.
    .title = Entering a space
rule-A-4-3 =
    Symbols that are left may be spent by the same figure on the next space or blockade of the same colour.
    .title = Leftover symbols
    .figure = leftover
rule-A-4-4 =
    One space, one card or token. Cards are never added up: three ones do not enter a space of three.
    .title = No adding up
rule-A-4-5 =
    A space with a figure on it, yours or another's, can be neither entered nor passed.
    .title = Occupied spaces
rule-A-4-6 =
    Mountains and caves can never be entered by any means.
    .title = Black spaces
rule-A-4-7 =
    Nobody returns to a starting position.
    .title = Starting positions
rule-A-4-8 =
    A finishing space costs one symbol: a paddle on the blue tile, a machete on the green one. The figure moves into the golden zone at once, the space is free again, and leftover symbols are lost.
    .title = El Dorado
rule-A-4-9 =
    To cross to another tile, pay the blockade on the joint first. Only a figure standing at that joint can do so.
    .title = Blockade
    .figure = blockade
rule-A-4-10 =
    A coloured blockade is paid like a space: from one card or token, or from the leftover of the step before. What is left serves the next space. For a gray one discard cards from your hand. The figure does not move by paying, and need not cross. You keep the blockade.
    .title = Paying a blockade
rule-A-4-11 =
    After that the joint is open for everybody.
    .title = Open joint
rule-A-4-12 =
    Discard exactly as many cards of your hand as shown, any cards. Symbols never pay for rubble; with too few cards you cannot enter.
    .title = Rubble
rule-A-4-13 =
    Remove exactly as many cards of your hand from the game as shown; with too few cards you cannot enter. A good way to get rid of weak cards.
    .title = Base camp
rule-A-4-14 =
    A bought card goes face up on your discard pile at once. It can be used this turn only if the pile is shuffled and the card comes into your hand.
    .title = Buying
rule-A-4-15 =
    Pay with yellow cards, with white cards as coins, with coin tokens, and discard any other cards of your hand for half a coin each. Yellow and white cards may be given as half a coin too. There is no change.
    .title = Paying
rule-A-4-16 =
    At most one purchase a turn.
    .title = One purchase
rule-A-4-17 =
    The bottom row is always for sale. When a place in it is empty, the two upper rows are for sale too; the rest of the pile you bought from moves to the empty place. Only a purchase moves a pile: the Transmitter and automata leave it where it is.
    .title = What is for sale
    .figure = market
rule-A-4-18 =
    A place is empty when its pile has no card left, whoever took them.
    .title = Empty place
rule-A-4-19 =
    Each card is used for one purpose. A card discarded, bought or taken this turn that comes into your hand by a shuffle is a card of your hand like any other.
    .title = One card, one purpose
rule-A-4-20 =
    The symbol of a white card is chosen when it is played and holds for all its symbols.
    .title = White cards
rule-A-4-21 =
    A card marked # goes to the box once its function was used: a step made, a blockade paid, its coins spent, its action taken. Merely discarded, or given as half a coin, it stays in your deck.
    .title = Cards marked #
rule-A-4-22 =
    Transmitter #: take a card from any pile of any row onto your discard pile, free. It is not a purchase, and the pile stays where it is.
    .title = Transmitter
rule-A-4-23 =
    Cartographer: draw 2 cards. Compass #: draw 3. You may use them at once. If the draw pile is empty, the discard pile is shuffled, with what was bought or discarded this turn but without the cards played.
    .title = Cartographer and Compass
rule-A-4-24 =
    Scientist: draw 1 card, then you may remove 1 from your hand. Travel Log #: draw 2, then you may remove up to 2. Cards just drawn count too.
    .title = Scientist and Travel Log
rule-A-4-25 =
    The Native moves a figure to any neighbouring space without paying. Not onto black, occupied or starting spaces; El Dorado is allowed.
    .title = Native
rule-A-4-26 =
    Instead of a step the Native may take a blockade at which the figure stands. Never both at once.
    .title = Native and blockades
rule-A-4-27 =
    If your turn, with all its three phases, ends next to a cave, take its top token and put it face up in front of you. Next to several caves: one from each. The token can be used from your next turn on.
    .title = Cave token
    .figure = cave
rule-A-4-28 =
    For a second token from the same cave the figure must first move to a space that does not touch it. Walking round the cave is no use.
    .title = Leave and return
rule-A-4-29 =
    Tokens are used in your own turn, any number, at any time, even in mid-movement; then they go to the box. In the second phase only draw, remove and replace tokens work. A token is not a card: it does not pay rubble, base camps, gray blockades or half coins.
    .title = When to use tokens
rule-A-4-30 =
    Machetes, paddles and coins on a token work like a card with these symbols; coins can also pay at the market.
    .title = Symbol tokens
rule-A-4-31 =
    Draw: draw a card. Remove: remove exactly one card of your hand from the game.
    .title = Draw and remove
rule-A-4-32 =
    Replace: discard one to four cards of your hand and draw as many.
    .title = Replace
rule-A-4-33 =
    Keep item: use it right after a card marked #, and the card does not go to the box. After another card, another token or the end of the phase it is too late.
    .title = Keep item
rule-A-4-34 =
    Pass through: until the end of the turn your figures pass occupied spaces and may stop on them. A second token of this kind would do nothing more this turn.
    .title = Pass through
rule-A-4-35 =
    Native step works like the Native.
    .title = Native step
rule-A-4-36 =
    Change symbol: for your next card with symbols you choose which symbols they are, for moving or for paying. Until such a card is played no second token can be used.
    .title = Change symbol

rule-E-5 =
    The round in which somebody reaches El Dorado is finished. If several have arrived, the one with most blockades wins.
    .title = End of the game
rule-E-5-1 =
    When all figures of a player are in El Dorado, the round is finished: those who play after that player get one more turn. If the player is last in turn order, the game ends at once.
    .title = Last round
rule-E-5-2 =
    Only players with all figures in El Dorado can win. A single one is the winner.
    .title = Who wins
rule-E-5-3 =
    If several have arrived, the one with most blockades wins. Then the highest blockade number counts, then the earlier arrival.
    .title = If several arrive
rule-E-5-4 =
    There are no points. Those who did not arrive are ranked by the way they still had to go.
    .title = Places of the others

rule-V-6 =
    With two players, alone, and with other settings.
    .title = Variants
rule-V-6-1 =
    Everybody has two figures. For each card you choose which one moves; one card moves one figure. Your own figures block each other too. Both must reach El Dorado.
    .title = Two players
rule-V-6-2 =
    You play against three automata. You begin on space 1 by the usual rules; the automata follow from spaces 2, 3 and 4, in this order. They have no cards.
    .title = Solo game
rule-V-6-3 =
    An automaton takes the shortest direction to the next tile and makes one move. It ignores costs, figures and blockades, and may hop over a single black space. Of equal directions: a plain step first, then a hop over black, then over a figure; then whichever is nearer to El Dorado.
    .title = Shortest direction
rule-V-6-4 =
    It simply enters an empty space and removes a market card.
    .title = Step of an automaton
rule-V-6-5 =
    Green, blue or yellow space: the first available card of that colour, or if there is none the first available purple one. Gray or red space: the first available purple one. Available are the cards somebody could buy now, whatever they cost. White cards are never removed. The card goes to the box and no pile moves: an empty place stays empty, and the upper rows stay open to you.
    .title = What an automaton removes
rule-V-6-6 =
    If the next space is black and the one behind it is empty, the automaton hops over it and removes the top token of the cave. The market stays as it is.
    .title = Hop over black
    .figure = hop
rule-V-6-7 =
    If a figure stands on the next space and the one behind it in the same direction is empty, the automaton hops over the figure. The market stays as it is. It never hops over two occupied or black spaces in a row.
    .title = Hop over a figure
rule-V-6-8 =
    Crossing a joint with a blockade, the automaton takes it without paying.
    .title = Automata and blockades
rule-V-6-9 =
    If it cannot go anywhere, the automaton waits.
    .title = Waiting
rule-V-6-10 =
    Automata that have arrived are compared with you by the same rules.
    .title = End of the solo game
rule-V-6-11 =
    Option: the token is taken as soon as a movement stops next to the cave and may be used in the same turn. To take another, a movement must stop somewhere else first.
    .title = Token at once
rule-V-6-12 =
    Other options: leftover cards are always discarded; the Native takes a blockade and crosses in one play; no cave tokens; automata remove cards of the bottom row only; a limit of 40 or 60 rounds. Normally there is none. If one was chosen and nobody has arrived by then, the game is called off and whoever has least way to go wins; of equals the one with more blockades, then with the higher number.
    .title = Other options

rule-H-7 =
    Almost everything lies open.
    .title = Who sees what
rule-H-7-1 =
    Track, blockades, figures and market are seen by all.
    .title = Track and market
rule-H-7-2 =
    Only you see your hand; the others see how many cards it has.
    .title = Hand
rule-H-7-3 =
    Nobody knows the order of a draw pile; its size is seen by all. You can work out what is in yours: all your cards but those in your hand and your discard pile.
    .title = Draw pile
rule-H-7-4 =
    Discard piles, played and removed cards are seen by all.
    .title = Discard piles
rule-H-7-5 =
    Nobody knows which tokens lie in a cave; how many is seen by all.
    .title = Caves
rule-H-7-6 =
    Tokens you own lie face up.
    .title = Tokens owned
rule-H-7-7 =
    Tokens put in the box unseen are seen by nobody.
    .title = Tokens in the box
rule-H-7-8 =
    Which blockades are not on the track follows from those that are.
    .title = Spare blockades
rule-H-7-9 =
    Which figure has taken a token from which cave is seen by all.
    .title = Who was at a cave

rule-N-8 =
    Chance decides only what is shuffled; automata move without chance.
    .title = What chance decides
rule-N-8-1 =
    Which blockade lies on which joint.
    .title = Blockades
rule-N-8-2 =
    The first order of the decks.
    .title = First decks
rule-N-8-3 =
    Every shuffle of a discard pile.
    .title = Reshuffles
rule-N-8-4 =
    Which tokens lie in which cave.
    .title = Tokens
rule-N-8-5 =
    A random track, if that was chosen.
    .title = Random track

## What each edition of the rules changed
edition-2 =
    - A race has no last round unless a limit is chosen before it.
    - Draw, remove and replace tokens may be used in the second phase too.
    - A cave's token is taken after the third phase: which cards to keep is decided before it is seen.
    - A bought card and a card discarded for rubble or half a coin lie on the discard pile at once.
    - An automaton puts a card into the box and moves no pile of the market.
