# Tikal: every word a person reads.

### The game and its options

game-name = Tikal
game-blurb = Ten action points a turn and a jungle that grows tile by tile. Find roads of stones, clear temples, dig up treasures, and hold the majority when a volcano wakes.
typical-score = usually about { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
option-auction = Tactical version
    .about = Terrain tiles are not drawn blindly but auctioned: you pay for the best one with victory points.
option-auction-false = no, basic game
option-auction-true = yes, with auctions
option-final-order = Order of the final scoring
    .about = In which order the last turns are taken: round the table, as in the rulebook, or from the lowest score to the highest, as in 1999.
option-final-order-rulebook = as in the rulebook
option-final-order-classic1999 = lowest score first (1999)
option-first = Start player
    .about = Who has the first turn: a lot decides, or you do.
option-first-random = chosen by lot
option-first-seat = seat { $seat }

### Names of places and things

place-is = { $kind ->
    [temple] temple { $value }
    [clearing] clearing
    [ruins] ruins
    [volcano] volcano
    [base] base camp
   *[jungle] unexplored jungle
  }
place-to = { $kind ->
    [temple] to temple { $value }
    [clearing] to the clearing
    [ruins] to the ruins
    [volcano] to the volcano
    [base] to the base camp
   *[jungle] into the jungle
  }
place-at = { $kind ->
    [temple] at temple { $value }
    [clearing] in the clearing
    [ruins] in the ruins
    [volcano] at the volcano
    [base] in the base camp
   *[jungle] in the jungle
  }
tile-name = { $kind ->
    [temple] temple { $value }
    [clearing] clearing
    [ruins] { $value ->
        [2] ruins, 2 masks
        [3] ruins, 3 masks
       *[4] ruins, 4 masks
      }
    [volcano] volcano
   *[base] base camp
  }
piece-worker = explorer
piece-leader = leader
piece-camp = camp
piece-guard = guard

treasure-mask = jade mask
    .taken = a jade mask
treasure-statue = gold statuette
    .taken = a gold statuette
treasure-plate = painted plate
    .taken = a painted plate
treasure-vase = clay vase
    .taken = a clay vase
treasure-necklace = turquoise necklace
    .taken = a turquoise necklace
treasure-knife = obsidian knife
    .taken = an obsidian knife
treasure-skull = crystal skull
    .taken = a crystal skull
treasure-jaguar = stone jaguar
    .taken = a stone jaguar

### The board

board-label = Map of Tikal
dock-label = Supplies, expedition and treasures
side-levels = Temple levels
side-reserve-mine = My expedition
side-reserve = Expedition: { $name }
side-treasures = Treasures · { $n }
side-stack = { $letter }: { $n } of { $all }
spot-tiles = The stack of tiles, left by letter: { $left }
spot-levels = Temple levels left: { $left }
side-offer = Tiles on offer
side-bids = Your bid
spot-cell = { $place }, cell { $at }
spot-stack = { $piece }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
  } { $where }, cell { $at }
spot-temple = Temple { $value }, cell { $at }: uncover a level
spot-ruins = Ruins, treasures left: { $left }, cell { $at }: recover a treasure
spot-camp = { $place }, cell { $at }: found a camp
spot-guard = Place a guard, cell { $at }
spot-turn = Rotate the tile on { $at }
spot-lay = Lay the tile on { $at }
spot-way = Another way to { $at }, { $cost } AP
spot-reserve = { $piece } in reserve: { $count }
spot-treasure = { $kind }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
  }
spot-offer = { $tile }, letter { $letter }
spot-offer-where = tile { $n } of { $all }
spot-bid = Bid { $amount }
spot-bid-tens = Bid from { $tens } up
spot-bid-ones = Last digit of the bid { $ones }
bid-passed = pass

### Lenses

lens-majority = Who holds what
lens-majority-about = Who has the majority on each temple, and by how much
lens-score = Points now
lens-score-about = What everybody would get if there were a scoring now
lens-reach = Who gets where
lens-reach-about = What it costs in AP to get to each cell: for you and for the nearest rival
lens-tiles = In the stack
lens-tiles-about = Which tiles are still in the stack
lens-score-title = A scoring now would give
lens-tiles-title = Left of letter { $letter }: { $n }
lens-tiles-none = The stack is used up
lens-tiles-volcano = { $least ->
    [1] { $most ->
        [1] Volcano: the next tile
       *[other] Volcano: within the next { $most }
      }
   *[other] Volcano: tile { $least } to { $most } from here
  }
lens-tiles-no-volcano = No volcano in the stack

### Top line and panels

headline-tile = Tile { $n } of { $m }
headline-scorings = Scorings done: { $n } of { $m }
headline-volcano = Volcano: tile { $least }–{ $most } of the stack
headline-volcano-sure = Volcano: tile { $n } of the stack
headline-volcano-offer = A volcano is on offer
headline-volcano-now = A scoring round is on
headline-no-volcano = Next: the final scoring
headline-final = The final scoring is on
headline-over = The game is over
chip-workers = Explorers in reserve: { $n }
chip-leader = The leader is still in reserve
chip-camps = Camps in reserve: { $n }
chip-guards = Guards still to place: { $n }
panel-worth = scoring: +{ $points }
status-plays = plays, { $ap } AP
status-lays = lays a tile
status-bids = thinks of a bid
status-bid = bid { $amount }
status-passed = passed
status-picks = picks a tile
status-waits = scores later
status-played = has played
status-winner = Best archaeologist of Tikal

### The prompt: what to do, what it costs, what is left

prompt-first = Who goes first?
prompt-first-detail = It is decided by lot.
prompt-draw-title = Turn complete
prompt-draw = { $name } will draw a new tile. Nothing can be undone after that.
prompt-draw-auction = New tiles will be shown, { $name } opens the bidding. Nothing can be undone after that.
prompt-find-title = What lies in the ruins?
prompt-find = { $mine ->
    [yes] The top treasure is turned up and is yours. This cannot be undone.
   *[no] { $name } turns up a treasure.
  }
prompt-lay-title = Lay the tile: { $tile }
prompt-lay = At least one stone must lead to explored land.
prompt-lay-volcano = Choose any cell next to explored land. Stones do not matter.
prompt-lay-turn = Press the tile to rotate it; ✓ lays it
prompt-lay-here = This is how it will lie; ✓ lays it
prompt-play-turn = Your turn: { $ap } AP
prompt-play-scoring = Volcano! You have { $ap } AP, then your tally
prompt-play-final = Last turn: { $ap } AP, then the final tally
prompt-play = Choose an explorer, a temple or ruins. New ones wait in reserve, 1 AP each.
prompt-play-tally = A tally now would give <b>+{ $points }</b>. Unused AP are lost.
prompt-where = Where does the { $piece } go?
prompt-take = What will you take for it? 3 AP
prompt-give = What will you give for it? 3 AP
prompt-guard = Who stays as the guard?
prompt-bid-title = { $totems ->
    [2] Two bid: who takes a tile and the turn?
    [3] Three bid: who takes a tile and the turn?
   *[4] Four bid: who takes a tile and the turn?
  }
prompt-bid-first = No bid yet. You have { $score } points: name a bid or pass.
prompt-bid = { $name } offers { $bid }. You have { $score } points: bid more or pass.
prompt-bid-ones = A bid from { $tens } up: what is its last digit?
prompt-bid-now = Highest bid { $bid }: { $name }.
prompt-bid-none = No bid yet.
prompt-pick-title = Pick a terrain tile
prompt-pick = { $paid ->
    [0] It costs you nothing.
   *[other] You paid { $paid } points.
  } A volcano starts a scoring at once.
prompt-other = { $name } plays
prompt-other-detail = { $ap } of 10 AP left.
prompt-other-scoring = Volcano! { $name } plays, then scores
prompt-other-final = Last turn: { $name }
prompt-other-lays = { $name } lays a tile
prompt-other-lays-detail = In hand: { $tile }.
prompt-other-bids = { $name } is bidding
prompt-other-picks = { $name } picks a tile
prompt-over-title = The expeditions are over
prompt-over = { $n ->
    [1] Best archaeologist of Tikal
   *[other] Best archaeologists of Tikal
  }: { $names }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
confirm-end = End turn
confirm-find = Turn the treasure over
confirm-bid = Bid { $amount }
confirm-pass = Pass
confirm-over = End the game

### Actions

choice-lay = Lay the tile ({ $tile }) → { $at }
choice-lay-turned = turned by { $turn }/6
choice-enter = { $kind ->
    [leader] Leader
   *[worker] New explorer
  } enters at the base camp ({ $at }), { $cost } AP
choice-recruit = { $kind ->
    [leader] Leader sets out
   *[worker] New explorer
  } { $where } ({ $at }), { $cost } AP
choice-move = { $piece } ({ $start }) { $where } ({ $at }), { $cost } AP
choice-way-straight = straight over
choice-way-secret = by the secret path
choice-takes = temple { $value } will be yours
choice-ties = temple { $value } will be nobody's
choice-uncover = Uncover level { $next } ({ $at }), 2 AP
choice-uncover-note = { $whose ->
    [mine] you control this temple
    [other] somebody else controls this temple
   *[nobody] nobody controls this temple
  }
choice-dig = Recover a treasure ({ $at }), 3 AP
choice-dig-note = { $left ->
    [one] { $left } treasure in the ruins
   *[other] { $left } treasures in the ruins
  }
choice-exchange = { $other }: take { $take }, give { $give }, 3 AP
choice-exchange-note = { $sum ->
    [0] changes nothing in a tally
   *[other] in every tally: +{ $mine } for you, +{ $theirs } for the other player
  }
choice-camp = Found a camp { $where } ({ $at }), 5 AP
choice-camp-note = the secret path leads here for 1 AP
choice-guard = { $piece ->
    [leader] The leader
   *[worker] An explorer
  } guards temple { $value } ({ $at }), 5 AP
choice-guard-note = { $leader ->
    [yes] yours for good; { $leaving ->
        [0] the leader leaves the game
        [one] the leader and { $leaving } explorer leave the game
       *[other] the leader and { $leaving } explorers leave the game
      }
   *[no] { $leaving ->
        [0] the temple is yours for good
        [one] yours for good; { $leaving } explorer leaves the game
       *[other] yours for good; { $leaving } explorers leave the game
      }
  }
choice-end = End turn
choice-end-lost = { $ap } AP lost
choice-bid = Bid { $amount }
choice-bid-note = leaves { $left }
choice-pass = Pass
choice-pick = Take the tile: { $tile }

### Log

log-first = { $name } goes first
log-turn = Tile { $n } · { $name }
log-drew = { $name } draws a tile: { $tile }, letter { $letter }
log-offer = On offer: { $tiles }
log-volcano = { $name } brings up a volcano: everybody gets 10 AP and scores
log-discarded = The tile ({ $tile }) fits nowhere and goes back into the box
log-laid = { $kind ->
    [temple] { $name } finds temple { $value } in the jungle ({ $at })
    [ruins] { $name } comes upon ruins ({ $at }) with { $value } treasures
    [volcano] { $name } lays the volcano ({ $at }): no way through here any more
   *[clearing] { $name } finds a clearing ({ $at })
  }
log-recruited = { $piece ->
    [leader] { $name }: the leader arrives { $where } ({ $at })
   *[worker] { $name }: a new explorer { $where } ({ $at })
  }
log-travelled = { $piece ->
    [leader] { $name }: the leader takes the secret path { $where } ({ $at }), 1 AP
   *[worker] { $name }: an explorer takes the secret path { $where } ({ $at }), 1 AP
  }
log-walked = { $piece ->
    [leader] { $name }: the leader walks { $where } ({ $at }), { $cost } AP
   *[worker] { $name }: an explorer walks { $where } ({ $at }), { $cost } AP
  }
log-taken = { $name } takes temple { $value } ({ $at }), held by { $other } until now
log-tied = { $name } draws level at temple { $value } ({ $at }): now it is nobody's
log-ceded = { $name } walks away from temple { $value } ({ $at }), now held by { $other }
log-uncovered = { $name } uncovers a level of a temple ({ $at }): { $value } → { $next }
log-digs = { $name } digs in the ruins ({ $at })
log-found = { $name } recovers { $treasure }{ $held ->
    [2] { "" }, the second one: a collection grows
    [3] { "" }, and the set is complete
   *[other] { "" }
  }
log-exchanged = { $name } trades with { $other }: gives { $give }, takes { $take }
log-camped = { $name } founds a camp { $where } ({ $at })
log-guarded = { $name } puts a guard on temple { $value } ({ $at }){ $leader ->
    [yes] { $leaving ->
        [0] , the leader leaves the game
        [one] , the leader and { $leaving } explorer leave the game
       *[other] , the leader and { $leaving } explorers leave the game
      }
   *[no] { $leaving ->
        [0] { "" }
        [one] , { $leaving } explorer leaves the game
       *[other] , { $leaving } explorers leave the game
      }
  }
log-rest = { $name }: { $ap } AP unused
log-bid = { $name } bids { $amount }
log-pass = { $name } passes
log-pass-forced = { $name } cannot bid more and passes
log-won = { $name } wins the auction for { $amount }
log-won-free = { $name } gets a tile for nothing
log-picked = { $name } takes a tile: { $tile }
log-totems = The totems are face up again
log-tally = { $name } scores +{ $total } ({ $treasures ->
    [0] for temples
   *[other] temples { $temples }, treasures { $treasures }
  })
scene-tally-temples = { $n ->
    [0] No temple is yours alone: nothing for temples.
   *[other] Temples <b>+{ $points }</b>: { $each }
  }
scene-tally-treasures = { $n ->
    [0] You hold no treasures yet.
   *[other] Treasures <b>+{ $points }</b>: { $each }
  }
scene-tally-set = { $treasure } ×{ $held } +{ $points }
log-final = The last turns and the final scoring
log-over = The expeditions are over
log-winner = { $n ->
    [1] Best archaeologist of Tikal
   *[other] Best archaeologists of Tikal
  }: { $names }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
log-tie = { $by ->
    [temple] The tie was broken by temple { $temple }
    [treasures] The tie was broken by treasures
   *[both] The tie was broken by temple { $temple } and then by treasures
  }

### The end

# The course of the game: a point for each tile, and one for the last turns
standing-title = Points, with what a scoring would bring
lap = { $n ->
    [37] Final scoring
   *[other] Tile { $n }
  }

part-start = Starting capital
part-temples = Temples by majority
part-guards = Temples with guards
part-treasures = Treasures
part-bids = Paid in auctions
rank-tie = Tie-break: highest temple { $temple }, treasures { $treasures }

### Why this move is suggested

hint-gain = An estimate: by the end of the game “{ $mine }” brings { $n ->
    [one] { $n } point
   *[other] { $n } points
  } more than “{ $other }”.
reason-lay = { $farther ->
    [yes] It costs you { $mine } AP to get here; 10 AP are not enough for any rival.
   *[no] It costs you { $mine } AP to get here, the nearest rival { $other }.
  }
reason-lay-far = Far from everybody: nobody will hurry here.
reason-lay-volcano = The volcano closes a road where you do not need it.
reason-move-lead = Temple { $value }: you will lead by { $margin }.
reason-move-temple = To temple { $value }: strength { $have }, control needs { $need }.
reason-move-ruins = To the ruins: treasures left there: { $left }.
reason-move = Nearer to what brings points.
reason-uncover = { $mine ->
    [yes] The temple is yours: { $next } from now on. Scorings to come: { $rounds }.
   *[no] The temple grows to { $next }; what remains is to control it.
  }
reason-dig = { $percent } % to make a pair or a set, and a point in any case.
reason-exchange = { choice-exchange-note }. Nobody can refuse you.
reason-camp = From here the expedition sets out for 1 AP until the end of the game.
reason-guard = { $points } in every scoring, and nobody can take it from you. Scorings to come: { $rounds }.
reason-end = Nothing better can be done with the AP left.
reason-bid = The turn and the choice are worth it; { $left } will be left.
reason-pass = This turn is not worth more.
reason-pick = The best of the tiles on offer.

### Refusals

refusal-E_WRONG_PHASE = { $phase ->
    [lay] Lay the tile first: actions come after it.
    [bid] This is an auction: bid or pass.
    [pick] First choose one of the tiles that are offered.
   *[other] This cannot be done now.
  }
refusal-E_NOT_YOUR_TURN = It is another player's turn.
refusal-E_BAD_REQUEST = There is no such action.
refusal-E_NO_SUCH_SEAT = There are { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
  } at the table: no such seat.
refusal-E_NOT_ON_TOP = The top tiles of the stack have the letter { $letter }.
refusal-E_NOT_IN_STACK = This tile is no longer in the stack: { $tile }.
refusal-E_NONE_BURIED = All three of these treasures have been found.
refusal-E_OFF_BOARD = There is no such cell on the board.
refusal-E_CELL_OCCUPIED = Cell { $cell } has been explored already.
refusal-E_NOT_ADJACENT = Cell { $cell } does not touch explored land.
refusal-E_NO_PATH = Laid like this the tile has no road: at least one stone must lead from { $cell } to a neighbour (a volcano does not count).
refusal-E_NOT_YOUR_CAMP = Cell { $cell } is out of reach: an expedition sets out from the base camp or a camp of its own, and from there the AP left are too few, or there is no road.
refusal-E_NO_RESERVE = { $piece ->
    [leader] The leader is not in reserve.
   *[worker] No explorer is left in reserve.
  }
refusal-ASKED_STACK = The stack of terrain tiles, the first letter on top. Left by letter: { $left }.
refusal-ASKED_LEVELS = Temple levels that can still be uncovered, by number: { $left }.
refusal-ASKED_RESERVE = The expedition's reserve: explorers and the leader enter a camp from here for 1 AP.
refusal-ASKED_CAMP = Camps in reserve. To found one (5 AP), press a clearing where you have an explorer.
refusal-ASKED_GUARD = So many guards can still be placed (5 AP): a badge appears at a temple where you have the majority.
refusal-E_SAME_CAMP = That is the same camp ({ $cell }).
refusal-E_NO_PIECE = { $piece ->
    [leader] Your leader is not on { $cell }.
   *[worker] You have no explorer on { $cell }.
  }
refusal-E_VOLCANO = A volcano cannot be entered ({ $cell }).
refusal-E_NO_ROAD = There is no road from { $cell } to { $to }: not one stone between them.
refusal-E_NO_AP = { $missing } AP short: you need { $need } and have { $have }.
refusal-E_NOT_TEMPLE = There is no temple on { $cell }.
refusal-E_GUARDED = A guard stands on this temple ({ $cell }): it is finished.
refusal-E_LIMIT = No more than { $most } a turn here ({ $cell }).
refusal-E_MEMBERS = You need { $need ->
    [one] { $need } explorer
   *[other] { $need } explorers
  } on { $cell } and have { $have }.
refusal-E_NO_LEVEL = No level { $level } is left: this temple ({ $cell }) is finished.
refusal-E_NOT_RUINS = There are no ruins on { $cell }.
refusal-E_EMPTY_RUINS = No treasure is left here ({ $cell }).
refusal-E_OWN_NOT_SINGLE = Only singles can be exchanged. { $named }: you have { $have }.
refusal-E_THEIR_NOT_SINGLE = Only singles can be exchanged. { $named }: the other player has { $have }.
refusal-E_SAME_KIND = Both treasures are of the same kind ({ $kind }).
refusal-E_NOT_CLEARING = A camp needs a clearing or ruins without treasures, not this place ({ $cell }).
refusal-E_CAMP_EXISTS = There is a camp on { $cell } already.
refusal-E_NO_CAMP_LEFT = Your camps stand already: no more than { $most }.
refusal-E_NO_GUARD_LEFT = You have placed your guards: no more than { $most }.
refusal-E_NO_MAJORITY = No majority ({ $cell }): your strength is { $have }, you need { $need }.
refusal-E_BID_LOW = A bid of { $bid } is too low: at least { $least }.
refusal-E_BID_CAP = A bid of { $bid } is more than your score: you have { $have }.
refusal-E_NO_TILE = This tile is not on offer: { $tile }.
