# Tikal: "What is this?": the name, the meaning and the numbers of everything that is drawn.

### Things: what they mean, and in .name what they are called

## The map

what-cell-jungle = An unexplored cell. A terrain tile goes next to explored land, and at least one stone must lead to a neighbour; a volcano needs no stones.
    .name = Jungle ({ $at })
what-cell-temple = Brings the number of its top level in a scoring. The owner of its guard gets that or, without a guard, whoever is strictly strongest here: an explorer counts 1, the leader 3.
    .name = Temple { $value } ({ $at })
what-cell-clearing = A clearing brings no points of its own, but a camp can go up here: for 5 AP, with a member of one's own on the cell.
    .name = Clearing ({ $at })
what-cell-ruins = As many masks, so many treasures: to recover one costs 3 AP. When none is left, a camp can be founded here.
    .name = Ruins ({ $at })
what-cell-volcano = Nobody enters a volcano: there is never a road to it. When it comes off the stack, it starts a scoring.
    .name = Volcano ({ $at })
what-cell-base = The camp of all expeditions. Members enter here from the reserve for 1 AP, and secret paths lead from here to one's own camps, for 1 AP too.
    .name = Base camp ({ $at })
what-site-temple = For 2 AP the next level goes on the temple, whose value rises by 1. No more than two levels a turn, and each needs a member of one's own on the cell. No majority is needed.
    .name = Temple { $value } ({ $at })
what-site-ruins = For 3 AP a player takes the top treasure. No more than two from one ruins tile a turn, and each needs a member of one's own here.
    .name = Ruins ({ $at })
what-site-camp = A place for a camp: it costs 5 AP and needs a member of one's own on the cell. One camp a cell, two camps a player.
    .name = { $kind ->
        [ruins] Ruins without treasures ({ $at })
       *[clearing] Clearing ({ $at })
    }
what-turn = Turns the tile on to the next position in which it has a road to a neighbour. ✓ lays it.
    .name = Rotate the tile ({ $at })
what-lay = Lays the tile as it is turned now. It is never moved again, and it is open to every expedition.
    .name = Lay the tile: { $tile } ({ $at })
what-way = Another way of the same piece, in a single move: { $how }.
    .name = Another way ({ $at })
what-grid = A cell is called by the letter of its column and the number of its row, in the log and in the hints.
    .name = Names of the cells

## The expeditions

what-piece-worker = An explorer walks the roads, uncovers temple levels and recovers treasures. At a temple his strength is 1.
    .name = { $n ->
        [1] Explorer: { $owner }
       *[other] Explorers: { $owner }
    }
what-piece-leader = The leader walks and digs like an explorer, but his strength at a temple is 3.
    .name = Leader: { $owner }
what-piece-camp = Its owner's members enter here from the reserve for 1 AP. Secret paths, 1 AP each, join it to his other camp and to the base camp. It stays for good.
    .name = Camp: { $owner }
what-piece-guard = Stays here until the end: the temple scores for his owner, whoever else comes. It cannot be uncovered any more.
    .name = Guard: { $owner }
what-badge = For 5 AP one member stays here as the guard: the temple is yours until the end. Your other members on this cell leave the game, those of others stay.
    .name = Place a guard ({ $at })
what-reserve = All that is not on the board yet. Explorers and the leader enter a camp from here for 1 AP; a camp and a guard cost 5 AP each.
    .name = Expedition: { $owner }
what-reserve-worker = For 1 AP an explorer comes from the reserve to the base camp or to a camp of his own colour.
    .name = Explorers in reserve: { $owner }
what-reserve-leader = Comes from the reserve for 1 AP, walks and digs like an explorer, but his strength at a temple is 3.
    .name = Leader: { $owner }
what-reserve-camp = Camps that can still be founded: for 5 AP, in a clearing or in ruins without treasures, with a member of one's own there.
    .name = Camps: { $owner }
what-reserve-guard = So many guards can still be placed: for 5 AP, at a temple with a strict majority. A member who stands there becomes the guard.
    .name = Guards: { $owner }

## Supplies

what-stack = The terrain tiles: letter A on top, B below it and so on to G. The letter of the top tile is seen, the order within a letter nobody knows.
    .name = The stack of tiles
what-hand = The tile that is being laid now. After that, AP can be spent.
    .name = New tile: { $owner }
what-aside = The volcano is kept aside: each player in turn gets 10 AP and scores. Then whoever brought it up lays it and takes his normal turn.
    .name = The volcano waits: { $owner }
what-next = A tile of the top letter that has not come out yet. Each of them is equally likely to come next.
    .name = { $tile }, letter { $letter }
what-levels = A common supply. The next level of a temple is taken from here; if the number needed is used up, the temple is finished.
    .name = Temple levels
what-treasures = Eight kinds, three of each. In ruins they lie face down; those that are found stay with the players and score every time.
    .name = Treasures
what-treasures-of = Treasures found stay with the player. In every scoring one of a kind brings 1 point, two bring 3, three bring 6.
    .name = Treasures: { $owner }
what-treasure = A treasure. In every scoring one of this kind brings 1 point, two bring 3, three bring 6.
    .name = { $kind }

## The auction

what-offer = Each round shows as many tiles as there are players. Whoever wins the auction takes any of them and has a turn.
    .name = Tiles on offer
what-pick = A tile on offer. Whoever wins the auction picks any of those shown, lays it and spends 10 AP.
    .name = { $tile }
what-totem = Whoever has had his turn puts his totem face down and bids no more in this round. When all have played, the totems are turned up again.
    .name = Totem: { $owner }
what-bidder = Each bid is higher than the one before and no more than one's score. Whoever passes is out of this auction; only the winner pays.
    .name = Bidding: { $owner }
what-bids = Bids are victory points: more than before and no more than one's score. Only the winner of the auction pays.
    .name = Your bid
what-bid = Bid so many victory points. If nobody offers more, you pay them, pick a tile and have your turn.
    .name = Bid { $amount }
what-bid-ten = A high bid takes two presses: first the tens, then the last digit.
    .name = Bid from { $tens } up
what-bid-one = The last digit of a high bid: it is chosen after the tens.
    .name = Last digit: { $ones }

## Players, the top line, lenses

what-worth = What a scoring would give now: points for temples under control and for treasures.
    .name = A scoring now: { $owner }
what-lens-majority = Shows on the temples whose they are, and the strength of the first and the second. The sign = is a tie, a lock is a guard.
    .name = { lens-majority }
what-lens-score = Shows which temple would score for whom, and what everybody would get if there were a scoring now.
    .name = { lens-score }
what-lens-reach = Shows for how many AP one more member gets to a cell: on top one of yours, below it one of the nearest rival. A pale number: the AP of this turn are too few.
    .name = { lens-reach }
what-lens-tiles = Shows the tiles of the top letter that have not come out yet, and when to expect a volcano.
    .name = { lens-tiles }
what-headline-tile = How many terrain tiles have been taken. After the last one each player gets 10 more AP, and the final scoring comes.
    .name = Terrain tiles
what-headline-scorings = There are four scorings: three volcanoes and the end of the game.
    .name = Scorings
what-headline-volcano = A volcano that comes up starts a scoring: each player in turn gets 10 AP and scores right afterwards. There is one volcano each in B, D and F.
    .name = The next scoring
what-player = Leads an expedition. On his turn he lays a terrain tile and spends up to 10 AP.
    .name = { $owner }
what-score = Victory points: for temples under control and for treasures, in each of the four scorings.
    .name = Score: { $owner }
what-status = What is going on with this player now.
    .name = What the player does: { $owner }

### What is true of it now

fact-each = { $name } – { $n }
fact-masks = Treasures: { $n } of { $all }
fact-camp-of = Camp: { $name }
fact-camp-free = No camp here yet
fact-members = Members here: { $each }
fact-guarded = Guard ({ $name }): brings { $n }, cannot be uncovered any more
fact-nobody-here = Nobody is here: nobody will score it
fact-held = Under the control of { $name }
fact-tied = A tie: nobody will score it
fact-strengths = Strength: { $each }
fact-next-level = Next level: { $level }, left in the supply: { $left }
fact-no-level = Finished: no level { $level } is left
fact-top-level = Finished: there is no higher level
fact-taken = Taken here this turn: { $n } of { $most }
fact-roads = Roads to neighbours, in AP: { $each }
fact-no-roads = No road leads from here
fact-reach = { $whose ->
    [mine] One more member of yours gets here for { $ap } AP
    [rival] The nearest rival ({ $name }): for { $ap } AP
   *[other] One more member ({ $name }) gets here for { $ap } AP
  }
fact-far-jungle = Does not touch explored land: no tile can go here yet
fact-near-jungle = Touches explored land
fact-fits-volcano = The volcano can go here
fact-fits = The tile ({ $tile }) fits here, positions: { $n }
fact-fits-not = The tile ({ $tile }) does not fit here: it would have no road to a neighbour
fact-positions = Positions in which it fits: { $n }
fact-way = Costs { $ap } AP
fact-way-best = The cheapest way: { $ap } AP
fact-columns = Columns: { $each }
fact-rows = Rows: { $each }
fact-stands = Stands { $where } ({ $at })
fact-alike = Explorers here: { $n }
fact-strength = The owner's strength at this temple: { $n }
fact-every-scoring = The temple brings { $n } in a scoring
fact-stays-worker = { $leader ->
    [yes] If an explorer stays, the leader leaves the game, and explorers: { $leaving }
   *[no] If an explorer stays, explorers who leave the game: { $leaving }
  }
fact-stays-leader = If the leader stays, explorers who leave the game: { $leaving }
fact-reserve = In reserve: explorers { $worker }, leader { $leader }, camps { $camp }, guards { $guard }
fact-left = { $n } of { $all } left
fact-on-map = On the board: { $n }
fact-gone = Became guards or left the game: { $n }
fact-leader = { $where ->
    [reserve] In reserve: { $n }
    [map] In reserve: { $n }, he is on the board
    [guard] In reserve: { $n }, he has become a guard
   *[gone] In reserve: { $n }, he has left the game
  }
fact-stack = { $n } of { $all } left
fact-stack-empty = { lens-tiles-none }
fact-letters = By letter: { $each }
fact-top = Top letter { $letter }, tiles: { $n }
fact-volcano-in = { lens-tiles-volcano }
fact-no-volcano = { lens-tiles-no-volcano }
fact-letter = Letter { $letter }
fact-chance = { $n ->
    [1] Comes next for certain
   *[other] Comes next: 1 chance in { $n }
  }
fact-tile-temple = { $tile }: points for whoever controls it
fact-tile-clearing = { $tile }: a place for a camp
fact-tile-ruins = { $tile }: as many treasures
fact-tile-volcano = { $tile }: starts a scoring, cannot be entered on the board
fact-levels = Left, number × how many: { $each }
fact-levels-gone = Used up: { $each }
fact-unlaid = Not in any ruins yet: { $n }
fact-on-ruins = In ruins: { $n }
fact-found = Found: { $n }
fact-scores = Points in every scoring: { $n }
fact-held-treasures = This player ({ $name }) has { $n }
fact-buried = Not found yet: { $n } of { $all }
fact-single = A single: for 3 AP it can be exchanged for somebody else's single
fact-safe = Pairs and sets are safe from exchange
fact-offered = Left on offer: { $n }
fact-totem-up = The totem is face up: a turn in this round is to come
fact-totem-down = The totem is face down: bids no more in this round
fact-bid = The highest bid: { $n }
fact-highest = The highest bid: { $n } ({ $name })
fact-no-bid = No bid yet
fact-passed = Passed: out of this auction
fact-thinks = Decides now
fact-has = Victory points: { $n }
fact-bids = You can bid from { $least } to { $most }
fact-only-pass = Nothing left to bid more with: only a pass
fact-left-after = If it wins, victory points left: { $n }
fact-worth = A scoring now would give +{ $total }: temples { $temples }, treasures { $treasures }
fact-holds = { $name }: temples { $n }
fact-player-worth = { $name }: +{ $n }
fact-tiles = { $n } of { $all } taken
fact-in-stack = Still in the stack: { $n }
fact-scorings = { $n } of { $all } are over
fact-total = Victory points now: { $n }
fact-given = The scorings gave: { $each }
fact-part = { $part }: { $n }
fact-status = Now: { $status }
fact-waits = Has nothing to decide now
