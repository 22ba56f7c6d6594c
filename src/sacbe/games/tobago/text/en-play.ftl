# Tobago: prompts and actions.

### The prompt: what to do, what it costs, what is left

prompt-turn-title = { $can ->
    [both] Your turn: a clue or the vehicle
    [clue] Your turn: you may play a clue
    [swap] Your turn: the vehicle or new clues
    [drive] Your turn: the vehicle
   *[none] No clue to play and no steps left
  }
prompt-turn = { $why ->
    [fits] Choose a clue card{ $can ->
        [both] { " " }or your vehicle: up to 3 steps.
       *[other] . Your steps ended when you raised the treasure.
      }
    [roses] You have no rose left, so you cannot play a clue.{ $can ->
        [none] { " " }End the turn.
       *[other] { " " }Choose your vehicle: up to 3 steps.
      }
   *[none] None of your clues fits now.{ $can ->
        [none] { " " }End the turn.
       *[other] { " " }Choose your vehicle: up to 3 steps.
      }
  }
prompt-found-title = You stand on { $treasure }
prompt-found = Raising it costs nothing{ $lost ->
    [yes] , but the remaining steps are lost
   *[no] { "" }
  }. Nothing can be undone after that.
prompt-moving-title = Vehicle: { $n ->
    [one] { $n } step left
   *[other] { $n } steps left
  }
prompt-moving = { $amulet ->
    [yes] Numbers are steps; a crossed amulet is left lying.
   *[no] The number on a space is the steps it takes.
  }
prompt-amulet = There is an amulet under your vehicle: take it, it costs nothing.
prompt-done-title = The main action is done
prompt-done = { $n ->
    [0] End the turn.
   *[other] You may use an amulet or end the turn.
  }
ask-map = { $clue }: which map?
ask-where = Drive where? { $n ->
    [one] { $n } step.
   *[other] Up to { $n } steps.
  }{ $amulet ->
    [yes] { " " }An amulet there: take it; a crossed one: leave it.
   *[no] { "" }
  }
ask-power = What shall the amulet do? You have { $n }
ask-remove = Which marker comes off?
ask-clue = Spend an amulet on a clue: which one?
ask-leg = Spend an amulet on a step: where to?
ask-exchange = Spend an amulet to exchange all clues?
ask-double = Which of your clues gets a second rose?
ask-swap = The roses of which clue change places?
prompt-swap-title = With which roses?
prompt-swap = The roses of "{ $clue }" go to the chosen clue of the same map.
prompt-start-title = Begin a new hunt: { $map }
prompt-start = Put down the first clue from your hand, with your rose: it costs nothing.
prompt-place-title = { $kind ->
    [statue] Place a statue
    [hut] Place a hut
   *[palm] Place a palm tree
  }
prompt-place = { $kind ->
    [statue] Not by the ocean; at least { $spacing } spaces between statues.
    [hut] At least { $spacing } spaces between huts.
   *[palm] At least { $spacing } spaces between palm trees.
  }
prompt-face-title = Where does the statue look?
prompt-face = Choose a neighbouring space: amulets will appear where the gaze meets the ocean.
prompt-vehicle-title = Place your vehicle
prompt-vehicle = On any space: best where several terrains meet.
prompt-put-title = { $clue }: which map does it begin?
prompt-put = Empty maps are all alike: choose any. The clue bears your rose, a first share.
prompt-hoard-title = Sharing: { $treasure }
prompt-hoard = Everyone looks at their own cards, then they are shuffled. This cannot be undone.
prompt-next-title = You have answered
prompt-turning = The next card will be turned up; after that your answer cannot be undone.
prompt-offer-title = { $again ->
    [yes] To you again: take
   *[no] Take
  } { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }?
prompt-offer = { $left ->
    [one] { $left } card
   *[other] { $left } cards
  } still face down, { $worth } coins on average. Taking costs one rose.
prompt-offer-last = There is no other card in the hoard.
prompt-offered-title = On offer: { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
prompt-offered = { $name } answers next.
prompt-draw-title = { $n ->
    [one] You draw { $n } clue
   *[other] You draw { $n } clues
  }
prompt-draw = A new card is drawn; nothing can be undone after that.
prompt-exchanged = You get new cards and the turn ends; nothing can be undone after that.
prompt-started-title = A new hunt has begun
prompt-chance-title = Chance comes next
prompt-chance = Confirm; nothing can be undone after that.
prompt-other-turn = { $name } to move
prompt-other-start = { $name } begins a new map
prompt-other-setup = { $name } prepares the game
prompt-others-first = Everyone prepares in turn, clockwise.
prompt-other = Point at a clue of yours: the maps show how many spaces it would leave.
prompt-over-title = The game is over
prompt-over = Most gold: { $names }, { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }.
confirm-end = End the game
confirm-draw = Draw a clue
confirm-exchange = Exchange clues
confirm-start = Begin the hunt
confirm-raise = Raise the treasure
confirm-answer = Confirm the answer
confirm-setup = Confirm
confirm-turn = End turn

### Actions

choice-play = { $clue } on { $map }: { $n } → { $left }
choice-play-double = { $clue } with two roses on { $map }: { $n } → { $left }
choice-drive = Drive: { $terrain } ({ $place }), { $n ->
    [one] { $n } step
   *[other] { $n } steps
  }
choice-leave = Drive to the amulet: { $terrain } ({ $place }), { $n ->
    [one] { $n } step
   *[other] { $n } steps
  }
choice-collect = Take the amulet
choice-amulet-leg = Spend an amulet on a step: { $terrain } ({ $place })
choice-exchange = Exchange clues
choice-exchange-note = { $whole ->
    [yes] takes the whole turn
   *[no] instead of clue and move
  }
choice-amulet-exchange = Spend an amulet to exchange all clues
choice-raise = Raise { $treasure }
choice-raise-note = { $n ->
    [one] { $n } card to share
   *[other] { $n } cards to share
  }
choice-remove = Take off a marker: { $map }, { $terrain } ({ $place })
choice-double = A second rose on "{ $clue }"
choice-swap = Swap the roses of "{ $clue }"
choice-with = Swap with the roses of "{ $clue }"
choice-end = End turn
choice-place = { $what }: { $terrain } ({ $place })
choice-face = Gaze: { $way }
choice-put = Begin { $map }: { $left ->
    [one] { $left } space remains
   *[other] { $left } spaces remain
  }
choice-start = { $clue } on { $map }: { $left ->
    [one] { $left } space remains
   *[other] { $left } spaces remain
  }
note-amulet = costs an amulet
note-amulets = { $n ->
    [one] costs { $n } amulet
   *[other] costs { $n } amulets
  }
note-amulet-left = costs an amulet; { $left ->
    [one] { $left } space remains
   *[other] { $left } spaces remain
  }
note-locates = { $treasure } is located
note-takes = { $n ->
    [one] and { $n } amulet is yours
   *[other] and { $n } amulets are yours
  }
note-left = the amulet stays where it lies
note-free = costs nothing
