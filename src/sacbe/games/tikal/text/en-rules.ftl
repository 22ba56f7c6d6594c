### Pictures of the rules

figure-cover = The map of Tikal in the middle of a dig
figure-tiles = Four kinds of terrain
figure-temple = Temple
figure-clearing = Clearing
figure-ruins = Ruins
figure-volcano = Volcano
figure-start = The explored corner of the board, and what the way from the base camp costs
figure-levels = Temple levels and how many there are
figure-lay = On the left the tile has a road to temple 3, on the right it has none
figure-route = Straight over 3 AP, round by temple 4 only 2
figure-uncover = Two explorers, two levels, 4 AP
figure-dig = A treasure for 3 AP
figure-camps = The secret path between camps, 1 AP
figure-guard = The guard stays, his two fellows leave the game
figure-majority = A majority, the strength of a leader, a tie, a guard
figure-sets = One, two and three treasures of a kind
figure-auction = An auction: one has had his turn, one has passed
figure-bidder-0 = Andrey
figure-bidder-1 = Anastasia
figure-bidder-2 = Sergey
figure-bidder-3 = Maria

### Rules. The number is in the name, the heading is .title, the picture .figure

rule-T-1 =
    Each player leads an expedition to a deserted Maya city. Temples under control and treasures found bring points, four times a game. Whoever has most in the end wins.
    .title = Components
rule-T-1-1 =
    For all: the board, 36 terrain tiles, 48 temple levels, 24 treasure tokens. For each: a leader, 18 explorers, 2 camps, a score and, in the tactical version, a totem.
    .title = What there is
rule-T-1-2 =
    The back of a tile has a letter: 6 each of A and B, 5 each of C, D, E and F, 4 of G.
    - Temple: the number of its top level, 1 to 6.
    - Clearing: a place for a camp.
    - Ruins: as many treasures as masks.
    - Volcano: one each in B, D and F.
    Every tile but a volcano has exactly three stones along its edges.
    .title = Terrain tiles
    .figure = tiles
rule-T-1-3 =
    Levels from 2 to 10 are a common supply. Fives are the most common (11); there is a single ten.
    .title = Temple levels
    .figure = levels
rule-T-1-4 =
    Eight columns of five cells. Only four are explored: the base camp, two temples of value 1 and a clearing. From the base camp a temple is 2 AP away, the clearing 1 AP.
    .title = The board
    .figure = start
rule-T-1-5 =
    Eight kinds, three of each. Kinds differ by their picture only.
    .title = Treasures
rule-T-1-6 =
    The road between two neighbouring cells is all the stones on both sides of their border, 1 to 6. No stone, no road. There is never a road to a volcano.
    .title = Roads and what they cost

rule-T-2 =
    Two, three and four players set up alike.
    .title = Setup
rule-T-2-1 =
    The tiles of each letter are shuffled by themselves and make one stack: A on top, then B and so on to G. Everybody sees the letter of the top tile.
    .title = The stack
rule-T-2-2 =
    The 24 treasures are shuffled face down.
    .title = Treasures
rule-T-2-3 =
    The levels lie beside the board, by number.
    .title = Levels
rule-T-2-4 =
    All pieces are in reserve, nobody is on the board. Scores are 0, in the tactical version 20.
    .title = The expeditions
rule-T-2-5 =
    The start player is drawn by lot, or the host of the table chooses the seat. Play goes clockwise.
    .title = Start player
rule-T-2-6 =
    With two players each lays 18 tiles, with three 12, with four 9. Nothing else changes.
    .title = Player counts

rule-T-3 =
    First the terrain tile, then 10 action points.
    .title = Course of the game
rule-T-3-1 =
    Only the player whose turn it is acts, and only with what is being decided.
    .title = Whose turn it is
rule-T-3-2 =
    On his turn a player takes the top tile and lays it, then spends up to 10 AP.
    .title = A turn
rule-T-3-3 =
    The top tile is shown to all at the start of the turn. A volcano starts a scoring at once.
    .title = A new tile
rule-T-3-4 =
    The tile goes on an empty cell next to an explored one, turned in any way. On at least one border with a neighbour (not a volcano) there must be at least one stone, on either side. A tile once laid is never moved.
    .title = Where a tile may go
    .figure = lay
rule-T-3-5 =
    A volcano goes on any empty cell next to an explored one. Stones do not matter: nobody enters a volcano.
    .title = Where a volcano may go
rule-T-3-6 =
    Ruins get as many treasures as they show masks, unseen. A laid tile is open to every expedition.
    .title = What is on the new tile
rule-T-3-7 =
    A turn may be ended at any moment. Unused AP are lost.
    .title = End of the turn
rule-T-3-8 =
    Whoever drew the volcano keeps it aside. Starting with him, each player in turn gets 10 AP and scores right afterwards. Then he lays the volcano and takes his normal turn of 10 AP.
    .title = A volcano comes up
rule-T-3-9 =
    A tile that fits nowhere goes back into the box. The turn goes on.
    .title = A tile that fits nowhere
rule-T-3-10 =
    Limits of "two a turn" begin afresh with every new 10 AP.
    .title = Limits
rule-T-3-11 =
    What does not exist cannot be done: no such piece, no such treasure, no exchange with oneself.
    .title = The impossible

rule-T-4 =
    Actions may be repeated and combined in any way as long as the AP last. Each is paid at once and in full.
    - New explorer: 1 AP
    - Move between camps: 1 AP
    - Cross a stone of a road: 1 AP
    - Uncover a temple level: 2 AP
    - Recover a treasure: 3 AP
    - Exchange a treasure: 3 AP
    - Found a camp: 5 AP
    - Place a guard: 5 AP
    .title = Actions
rule-T-4-1 =
    For 1 AP an explorer or the leader comes from the reserve to the base camp or to a camp of one's own. The leader walks and digs like an explorer.
    .title = New explorer
rule-T-4-2 =
    Camps of one colour and the base camp are joined by secret paths: for 1 AP one piece goes from any of them to any other. There is no path to camps of others.
    .title = Move between camps
    .figure = camps
rule-T-4-3 =
    One piece goes to a neighbouring cell and pays 1 AP for every stone on the border. A crossing is never split over two turns. A way round may be cheaper. Volcanoes are not entered; pieces and camps of others are no obstacle.
    .title = Move along a road
    .figure = route
rule-T-4-4 =
    For 2 AP the next level goes on a temple, whose value rises by 1. No more than two levels of one temple a turn, and each needs a member of its own on the cell. No majority is needed. If the level needed is sold out, the temple is finished.
    .title = Uncover a temple level
    .figure = uncover
rule-T-4-5 =
    For 3 AP a player takes the top treasure of the ruins and lays it open in front of him. No more than two from one ruins tile a turn, and each needs a member of its own there. Several ruins may be dug in one turn.
    .title = Recover a treasure
    .figure = dig
rule-T-4-6 =
    For 3 AP a single treasure is exchanged for a single treasure of another player, of another kind. He cannot refuse. Pairs and sets are safe.
    .title = Exchange a treasure
rule-T-4-7 =
    For 5 AP a camp goes up in a clearing, or in ruins without treasures, where one has a member. One camp a cell, two camps a player. Camps stay for good.
    .title = Found a camp
rule-T-4-8 =
    It takes a strict majority at the temple: explorers count 1, the leader 3. For 5 AP one member becomes its guard until the end; one's other members there leave the game, those of others stay. The temple cannot be uncovered any more, and it scores for the owner of the guard. Two guards a player.
    .title = Place a guard
    .figure = guard
rule-T-4-9 =
    Costs nothing.
    .title = End the turn
rule-T-4-10 =
    Pieces hide neither stones nor the top number of a temple nor masks.
    .title = What can be seen

rule-T-5 =
    There are four scorings: three volcanoes and the end.
    .title = Scoring
rule-T-5-1 =
    Each scores right after his own 10 AP, with the board as it is then. So one temple may pay several players in one scoring.
    .title = The tally of one player
rule-T-5-2 =
    A temple under control brings the number of its top level. The owner of its guard controls it or, without a guard, whoever is strictly strongest there (explorer 1, leader 3). In a tie nobody scores it.
    .title = Temples
    .figure = majority
rule-T-5-3 =
    One treasure of a kind brings 1 point, two bring 3, three bring 6. Treasures stay and score every time.
    .title = Treasures
    .figure = sets
rule-T-5-4 =
    Three volcanoes and the end of the game: four scorings.
    .title = How often
rule-T-5-5 =
    When the last tile is laid and that turn is over, each player, from the left of whoever laid it, gets a last 10 AP and scores. Whoever laid the last tile comes last.
    .title = End of the game
rule-T-5-6 =
    Most points win. A tie goes to whoever controls the highest temple, then to whoever has more treasures. If that is equal too, the victory is shared.
    .title = Winner

rule-T-6 =
    The tactical version: tiles are not drawn but bought with victory points. All other rules hold.
    .title = Auction
rule-T-6-1 =
    Each player has 20 points and his totem face up.
    .title = Setup
rule-T-6-2 =
    Each round shows as many tiles as there are players. Each will take one and have one turn.
    .title = Round
rule-T-6-3 =
    In turn players bid, each time more than before and no more than their score, or pass. Whoever passes is out of this auction. The last one left pays his bid, takes any tile on display, has a full turn and turns his totem down. The others pay nothing.
    .title = Bidding
    .figure = auction
rule-T-6-4 =
    The start player opens the first auction, later ones are opened by the left neighbour of whoever has just played. Totems that are down are skipped.
    .title = Who opens
rule-T-6-5 =
    If everybody passes, the first who passed gets the turn for nothing.
    .title = All pass
rule-T-6-6 =
    The last player of a round does not bid: he takes the tile that is left for nothing and has his turn.
    .title = The last tile
rule-T-6-7 =
    Totems are turned up, new tiles are shown. The left neighbour of whoever played last opens.
    .title = New round
rule-T-6-8 =
    Scoring starts when the volcano is taken, and with whoever took it. Everybody scores, no totem is turned for it. Then he lays the volcano and has his normal turn.
    .title = A volcano in the auction
rule-T-6-9 =
    After the last turn of the last round comes the final scoring. What is left of the first 20 points counts.
    .title = End
rule-T-6-10 =
    If wished, as in the 1999 edition: the last turns go from the lowest score to the highest, fixed once.
    .title = Order of the final scoring

rule-T-7 =
    There are no secrets between the players of Tikal.
    .title = What is known
rule-T-7-1 =
    Nobody knows the order of the tiles in the stack, nor which treasures lie where.
    .title = Hidden from all
rule-T-7-2 =
    Everybody sees the board, pieces, supplies, treasures, scores, AP, bids, and how many tiles of each letter are left.
    .title = Open to all
rule-T-7-3 =
    Spectators see what players see.
    .title = Spectators

rule-T-8 =
    Chance decides three things: which tile, which treasure, who begins.
    .title = Chance
rule-T-8-1 =
    Any tile left of the top letter is equally likely to come next.
    .title = Tiles
rule-T-8-2 =
    Any treasure not found yet is equally likely to be found.
    .title = Finds
rule-T-8-3 =
    The start player is drawn by lot unless chosen before.
    .title = First turn
