# Tzolk'in: "What is this?": what holds now of everything that is drawn.

fact-today = Today is day { $day } of { $days }
fact-late = Day { $day }, the last one
fact-circle = { headline-over }
fact-days-left = Days to the Food Day: { $n }
fact-day-today = It is today
fact-day-ahead = Days until then: { $n }
fact-day-past = It is over
fact-food-past = It is over
fact-pot = On the teeth: { $corn }
fact-marker = First player marker: { $mine ->
    [yes] yours
   *[no] { $name }
  }
fact-will-be = It will be day { $day }
fact-board = { $mine ->
    [yes] Your board
   *[no] Board of { $name }
  }: { $side ->
    [light] light side up
   *[dark] dark side up
  }
fact-age = It is age { $age } of 2
fact-bill = { $mine ->
    [yes] You need { $need }, you have { $have }
   *[no] { $name } needs { $need }, has { $have }
  }
fact-hungry = Would stay hungry: { $n }, that is { $points }
fact-mouths = Workers to feed: { $n }, { $each } corn each; fed for nothing: { $fed }
fact-income = { $mine ->
    [yes] Temples would give you { $what }
   *[no] Temples would give { $name } { $what }
  }
fact-riders = Workers on the gear: { $n }
fact-next-space = The next worker goes to space { $number }, price { $corn }
fact-gear-full = No space is free
fact-free = Free
fact-stands = Taken: { $name }
fact-neutral-stands = Taken by a neutral worker
fact-not-lowest = Cannot be entered now: space { $number } is free
fact-place-price = Price now: { $corn }
fact-mercy = Price { $corn }, but the gods forgive: all your corn is enough
fact-arrivals = { $mine ->
    [yes] Your workers will be here in (days): { $days }
   *[no] { $name } will be here in (days): { $days }
  }
fact-gives = { $mine ->
    [yes] For you now it is { $what }
   *[no] For { $name } now it is { $what }
  }
fact-field-gives = { $mine ->
    [yes] With your technologies: { $what }
   *[no] With the technologies of { $name }: { $what }
  }
fact-added = Technologies add { $what }
fact-tiles = Tiles left: corn uncovered { $corn }{ $number ->
    [2] { "" }
   *[other] , wood { $wood }
  }
fact-laid = The skull is laid: { $name }. This action is over
fact-able = { $mine ->
    [yes] You
   *[no] { $name }
  } { $able ->
    [yes] could
   *[no] could not
  } perform the action now
fact-way = { $way }
fact-left = Left: { $n }
fact-covered = And under wood: { $n }
fact-rides = Stands on { $space }
fact-rides-hidden = { $gear }, a space without a number: nobody is placed here
fact-picked-up = If picked up now, { $what }
fact-rides-off = Leaves without an action in (days): { $n }
fact-step-of = { $mine ->
    [yes] You
   *[no] { $name }
  }: step { $step } of { $top }, { $points }
fact-highest = Highest now: { $names }, { $n ->
    [1] bonus { $points }
   *[other] { $points } each
  }
fact-step-points = At the end of an age: { $points }
fact-step-good = In the middle of an age: { $what } for those here or higher
fact-step-here = Here: { $names }
fact-nobody-here = Nobody is here now
fact-level-of = { $mine ->
    [yes] Your level: { $level }
   *[no] { $name }: level { $level }
  }
fact-next-level = { $top ->
    [yes] The next bonus
   *[no] The next level
  } for { $mine ->
    [yes] you
   *[no] { $name }
  } now: { $price }
fact-your-next = { $mine ->
    [yes] { $top ->
        [yes] Your next advance
       *[no] Your next level
      }
   *[no] The next advance of { $name }
  }{ $free ->
    [yes] , free now (0)
   *[no] { "" }
  }
fact-level-price = Price: { $price }
fact-level-held = Reached by: { $names }
fact-nobody-yet = Nobody has it yet
fact-on-display = On display: { $n }
fact-deck = Left in the deck: { $n }
fact-price = Price: { $price }
fact-owned = Built by { $name }
fact-building-gives = { $mine ->
    [yes] Effect for you: { $what }
   *[no] Effect for { $name }: { $what }
  }
fact-uxmal = At Uxmal 4: { $corn }
fact-enough = { $mine ->
    [yes] You have enough for it now
   *[no] { $name } has enough for it now
  }
fact-wanting = { $mine ->
    [yes] You lack { $what }
   *[no] { $name } lacks { $what }
  }{ $saved ->
    [yes] ; architecture saves one resource
   *[no] { "" }
  }
fact-monuments = On display: { $shown }, built: { $built }
fact-twice = The points of the steps count 2 times: at the end of the age and for the monument
fact-raised = Built by { $name }, now { $points }
fact-worth = { $mine ->
    [yes] Would bring you { $points } now
   *[no] Would bring { $name } { $points } now
  }
fact-have = { $mine ->
    [yes] You have { $what }
   *[no] { $name } has { $what }
  }
fact-skulls = In the supply: { $n } of { $all }
fact-skulls-out = Players have { $held }, in Chichen Itza { $laid } of { $ovals }
fact-wealth-gives = Gives { $what }
fact-wealth-kept = { $mine ->
    [yes] You have kept it
   *[no] Kept by { $name }
  }
fact-at-hand = At hand: { $n } of { $all }
fact-on-gears = On the gears: { $n }
fact-on-first = One is on the first player space
fact-in-supply = In the supply: { $n }
fact-worth-at-end = At the end of the game this is { $points }
fact-place = Number { $n } in the turn order
fact-score = Now { $points }
fact-from = { $source }: { $points }
fact-status = Now: { $status }
fact-waits = Waiting now
fact-count = In all: { $n }
fact-copies = { $n ->
    [1] { $name }
   *[other] { $name } × { $n }
  }
fact-monument-now = { $name }: { $points } now
