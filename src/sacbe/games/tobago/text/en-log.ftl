# Tobago: log, reasons of hints, refusals.

### Log

log-island = Island { $name }
log-first = { $name } begins
log-landmarks = Statues, huts and palm trees are in place
log-place = { $name } places a { $kind ->
    [statue] statue
    [hut] hut
   *[palm] palm tree
  }
log-vehicle = { $name } places the vehicle: { $terrain }
log-put = { $name } begins a hunt: "{ $clue }" on { $map }, { $left ->
    [one] { $left } space
   *[other] { $left } spaces
  }
log-deal = You draw the clue "{ $clue }"
log-play = { $name }: "{ $clue }" on { $map }, { $n } → { $left }
log-play-double = { $name }: "{ $clue }" with two roses on { $map }, { $n } → { $left }
log-located = Located: { $treasure }, { $terrain }
log-leg = { $name } drives to { $terrain }
log-amulet-leg = { $name } spends an amulet on a step: { $terrain }
log-exchange = { $name } exchanges all clues and skips the turn
log-amulet-exchange = { $name } spends an amulet to exchange all clues
log-sharing = Sharing: { $treasure }
log-raise = { $name } raises { $treasure }. { $n ->
    [one] { $n } card to share
   *[other] { $n } cards to share
  }
log-remove = { $name } spends an amulet to take off a marker: { $map }, { $terrain }
log-double = { $name } spends an amulet to put a second rose on "{ $clue }"
log-swap = { $name } spends an amulet to swap roses: "{ $clue }" and "{ $other }"
log-look = { $name }: you saw { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
log-look-curse = { $name }: you saw a curse
log-turned = Turned up: { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
log-curse = The treasure is cursed!
scene-curse = A curse has come up and ends the sharing. Whoever still has a compass rose on the map gives up an amulet, or else the most valuable treasure.
scene-curse-goes-on = A curse has come up. Whoever still has a compass rose on the map gives up an amulet, or else the most valuable treasure. The sharing goes on.
scene-curse-protected = A curse has come up. Whoever still has a compass rose on the map gives up an amulet and shares on. Whoever has none loses the most valuable treasure and takes back all roses.
scene-curse-nobody = Nobody has lost anything.
log-guarded = { $name } gives up an amulet
log-lost = { $name } loses { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
log-take = { $name } takes { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
log-pass = { $name } passes
log-nobody = Nobody takes { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
log-start = { $name } begins a new hunt: "{ $clue }" on { $map }, { $left ->
    [one] { $left } space
   *[other] { $left } spaces
  }
log-amulet = { $name } collects an amulet
log-statues = { $n ->
    [0] No new amulet, the statues turn
    [one] { $n } amulet appears, the statues turn
   *[other] { $n } amulets appear, the statues turn
  }
log-over = The treasure deck had run out, and that was the last sharing: the game is over
log-dead = No clue can be added any more and there is no amulet left: the game is over
log-score = { $name }: { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
log-winner = { $n ->
    [one] { $names } wins
   *[other] { $names } share the victory
  }

### Why this move is suggested

hint-gain = An estimate: by the end of the game “{ $mine }” brings { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  } more than “{ $other }”.
reason-locates = { $near ->
    [yes] The last clue: it locates { $treasure }, and you are near.
   *[no] The last clue: it locates { $treasure }, and you have one more rose on its map.
  }
reason-narrows = It narrows the hunt, { $n } → { $left }, and your rose gives you a share.
reason-to-treasure = There is { $treasure }: whoever arrives first gets it.
reason-to-amulet = There is an amulet: protection from a curse, or one more action.
reason-drive = From there you are nearer to the treasures to come.
reason-exchange = Your clues narrow the hunts very little.
reason-collect = The amulet costs nothing: protection from a curse, or one more action.
reason-raise = Your roses in this sharing: { $n }.
reason-remove = { $left ->
    [1] One space remains: the treasure is located.
    [one] { $left } space remains.
   *[other] { $left } spaces remain.
  }
reason-roses = The more roses you have and the lower they are, the larger your share.
reason-end = There is nothing more worth doing this turn.
reason-take = { $n } against { $worth } on average for the next one; risk of a curse { $percent } %.
reason-pass = The next card has { $worth } on average against { $n }; risk of a curse { $percent } %.
reason-answer-last = There is no other card in the hoard.
reason-start = Your rose is the first; spaces that remain: { $left }.
reason-put = Spaces that remain: { $left }.
reason-setup = A good place to begin.

### Refusals

refusal-BAD_REQUEST = There is no such action.
refusal-WRONG_PHASE = This cannot be done now.
refusal-IN_SHARING = A sharing is under way: finish it first.
refusal-NOT_YOUR_TURN = Another player is to decide.
refusal-GAME_OVER = The game is over.
refusal-NO_SUCH_SEAT = { $seats ->
    [one] There is { $seats } player
   *[other] There are { $seats } players
  }: no such seat.
refusal-NOT_ON_ISLAND = That is ocean ({ $hex }).
refusal-OCCUPIED = The space is taken by a { $by ->
    [statue] statue
    [hut] hut
   *[palm] palm tree
  }.
refusal-NOT_INTERIOR = A statue may not stand by the ocean.
refusal-TOO_CLOSE = Too close to an equal landmark: distance { $distance }, at least { $least } is needed.
refusal-NO_COMPLETION = That would leave no room for the other landmarks ({ $more } to come).
refusal-MAP_NOT_EMPTY = { $map }: the map has been begun, choose an empty one.
refusal-MAIN_USED = The main action is done: { $main ->
    [clue] a clue was played
    [moving] the vehicle has moved
   *[exchange] the clues were exchanged
  }.
refusal-NO_LEGS = No steps left.
refusal-TURN_BEGUN = An exchange without an amulet is the whole turn: only while nothing else was done in it.
refusal-NO_AMULET_HERE = There is no amulet under your vehicle.
refusal-NOT_BY_THIS_WAY = You cannot take this amulet now: only at the start of a turn, or after a normal step onto its space.
refusal-NO_AMULET = Not enough amulets: { $needed } needed, you have { $have }.
refusal-EXPERT_OFF = The expert powers are switched off in this game.
refusal-NO_ROSE = Not enough roses: { $needed } needed, { $have } in your supply.
refusal-NOT_IN_HAND = You do not hold this clue: "{ $card }".
refusal-NOTHING_LEFT = { $map }: { $sites ->
    [1] already located, takes no more clues.
   *[other] with "{ $card }" no space would be left.
  }
refusal-NO_REDUCTION = { $map }: { $sites ->
    [1] already located, takes no more clues.
   *[other] "{ $card }" rules out none of the { $sites } spaces.
  }
refusal-ALREADY_THERE = Your vehicle is there already.
refusal-NOT_ONE_LEG = Not within one step: drive within your area, or onto a neighbouring space of another terrain. Click your vehicle: numbers show how far your steps take you.
refusal-NOT_LOCATED = { $map }: not located yet, { $sites ->
    [one] { $sites } space
   *[other] { $sites } spaces
  } possible.
refusal-NOT_THERE = Not here: { $treasure } lies at ({ $hex }).
refusal-NO_MARKERS = { $map }: no markers yet: { $sites ->
    [one] { $sites } space
   *[other] { $sites } spaces
  } possible, markers come at 17 or fewer.
refusal-NO_MARKER_THERE = { $map }: no marker on this space.
refusal-LAST_MARKER = { $map }: the last marker stays.
refusal-NOT_ON_A_MAP = The clue "{ $card }" is on no map.
refusal-TREASURE_LOCATED = { $by ->
    [earlier] Located already: the roses of { $treasure } stay as they are.
   *[other] "{ $card }" locates the treasure: it cannot bear a second rose.
  }
refusal-NOT_YOUR_ROSE = The rose on "{ $card }" is not yours.
refusal-ALREADY_DOUBLE = There are two roses on "{ $card }" already.
refusal-NOTHING_TO_SWAP = A swap would change nothing: "{ $card }".
refusal-NO_SWAP_BEGUN = First choose the swap and its first clue.
refusal-SAME_CLUE = Choose another clue of the same map.
refusal-OTHER_MAP = Roses swap within one map: "{ $card }" and "{ $other }" are on two.
refusal-SAME_ROSES = "{ $card }" and "{ $other }" bear the same.
refusal-NOT_IN_HOARD = That card is not in the hoard.
refusal-NOT_IN_CLUE_DECK = The clue "{ $card }" is not in the deck.
refusal-NOT_IN_TREASURE_DECK = That card is not in the treasure deck.
refusal-NOT_BY_VALUE = Equal cards cannot be told apart: write "{ $other }", not "{ $card }".
refusal-SAFE_ON_TOP = There are safe cards on top: { $safe }.
