# Tzolk'in: the position in words.

told-food-days = Day { $day }. Food Days: { $days }. Over: { $done }. Age { $age }. Corn on the calendar: { $pot }, on its teeth { $teeth }
told-first = First player marker: { $marker }. On the first player space: { $space }. Turns of this round that are over: { $turn }
told-turn = Turn of { $name }. Placed: { $placed }, picked up: { $picked }, buildings built: { $built }
told-tasks = Still to decide in this turn, the first one now: { $tasks }
told-granted = Actions granted by tombs: { $names }
told-traded = In this exchange sold: { $sold }; bought: { $bought }
told-gears = Gears: spaces in brackets, whoever stands there in capitals, then what its action brings { $name }. Every day a worker moves up a space. A worker is placed on the lowest free space of a gear, for as much corn as its number; the second of a turn costs 1 more, the third 2 more, and so on
told-neutral = neutral
told-field = { $number }: corn { $corn }, wood { $wood }
told-fields = Harvest tiles at Palenque, corn uncovered and wood (under each lies another corn): { $fields }. Wood tiles burned: { $burned }
told-temple = { $name }: { $here }. Points of the steps, and goods in the middle of an age: { $steps }. For the highest, age 1: +{ $first }, age 2: +{ $second }
told-buildings = Buildings on display (price): what { $name } gets: { $tiles }
told-monuments = Monuments on display (price): what they score, and for { $name } now: { $tiles }
told-deck = Not yet on display: { $tiles }
told-exchange = Exchange, in corn: wood { $wood }, stone { $stone }, gold { $gold }
told-neutral-tiles = Wealth tiles opened for neutral workers: { $tiles }
told-part = { $part } { $n }
told-player = { $name }: { $score } if the game ended now; { $now } so far{ $any ->
    [yes] {" "}({ $sources })
   *[no] { "" }
  }
told-goods = Goods: { $goods }
told-tribe = Workers at hand: { $free } of { $all }. Harvest tiles: corn { $corn }, wood { $wood }. Board: { $side ->
    [light] light side, may turn the calendar by 2 days
   *[dark] dark side, used up
  }
told-built = Buildings: { $buildings }. Monuments: { $monuments }
told-hidden = hidden: { $n }
told-dealt = Wealth tiles dealt: { $tiles }
told-kept = Wealth tiles kept: { $tiles }
told-task-act = the action of a worker from { $space }
told-task-act-anywhere = { $how ->
    [may] any action of a small gear, if wanted
   *[must] any action of a small gear, for corn
  }
told-task-harvest = harvest at Palenque { $n }
told-task-learn = develop a technology{ $how ->
    [free] , free
    [may] , paid, if wanted
   *[must] , paid
  }
told-task-pay = pay resources of choice: { $n }
told-task-climb = a temple step, not in: { $barred }{ $twice ->
    [yes] ; then one in another temple
   *[no] { "" }
  }
told-task-take = take resources of choice: { $n }
told-task-build = build{ $how ->
    [tikal_2] {" "}a building (Tikal 2)
    [tikal_4] {" "}a building or a monument (Tikal 4)
    [uxmal_4] {" "}a building for corn (Uxmal 4)
    [second] {" "}a second building, architecture still unused
    [second_plain] {" "}a second building, architecture used
   *[tomb] {" "}a building (tomb)
  }
told-task-spare = which resource architecture saves: { $building }{ $how ->
    [paid] , already paid for
   *[no] { "" }
  }
told-task-trade = exchange
told-task-offer = a resource for a temple step, if wanted
told-task-order = which granted action first
told-task-advance = a level: { $track }
told-task-give = what { $building } gives, from effect { $how } (counted from 0)
told-task-settle = architecture level { $how } kept for a second building after { $building }
