# Tzolk'in: "What is this?": the name and the meaning of everything that is drawn.

### The calendar: what things mean, and in .name what they are called

what-calendar = The tzolk'in gear with { $teeth } teeth: a tooth is a day. The arrow shows today. As it turns, the calendar moves the cities and the workers on them.
    .name = Calendar
what-tooth = A tooth of the calendar. Every day moves all workers on the gears to the next space.
    .name = Day { $day }
what-food-mid = A Food Day in the middle of an age, light brown. At the end of the round workers are fed, then temples give the goods of your step and of every step below.
    .name = Food Day { $n }, day { $day }
what-food-end = A Food Day at the end of an age, teal. At the end of the round workers are fed, then temples score, and the highest in each also scores its bonus.
    .name = Food Day { $n }, day { $day }
what-pot = For every round in which the first player space stays empty, a corn is put on the tooth. All of it goes to whoever steps on that space.
    .name = Corn on the teeth
what-first = Room for one worker a round; the space itself is free, the surcharge is as usual. You take the corn from the teeth, and at the end of the round the first player marker (if it is yours, it goes to your left neighbour) and turn the calendar.
    .name = First player space
what-day-1 = All gears turn by one tooth, and workers move to the next space.
    .name = Turn by 1 day
what-day-2 = The privilege of a board that lies light side up: two teeth at once. Not if a player's worker would be pushed off a gear too early. The board then turns dark side up.
    .name = Turn by 2 days
what-age = There are two ages. On the second Food Day the buildings of age 1 are removed and those of age 2 are shown.
    .name = Age
what-lens-days = Shows in how many days your workers will be on which spaces, and what technologies add there. Crossed out: you could not pay for the action now.
    .name = Lens: { lens-days }
what-lens-food = Shows for everybody how much corn the workers take on the next Food Day, and what the temples give.
    .name = Lens: { lens-food }
what-lens-worth = Shows on every monument how many points it would bring you if it were scored now.
    .name = Lens: { lens-worth }

### Gears

what-gear-palenque = The city of food: fishing, and plantations of corn and wood. The further a worker has come, the larger the harvest.
    .name = { gear-palenque }
what-gear-yaxchilan = The city of mines: wood, stone, gold and crystal skulls.
    .name = { gear-yaxchilan }
what-gear-tikal = The city of builders: technologies, buildings, monuments and temple steps.
    .name = { gear-tikal }
what-gear-uxmal = The city of trade: a temple for corn, exchange, a new worker, a building for corn, any action.
    .name = { gear-uxmal }
what-gear-chichen_itza = The holy city: crystal skulls are laid here for points and temple steps. It has more spaces, so the ride is longer.
    .name = { gear-chichen_itza }
what-space = A worker takes the lowest free space. It costs its number in corn, and 1 more for each one already placed this turn. { $deed }
    .name = { $space }
what-act = { $deed }
    .name = { $space }: { $short }
what-worker = Rides with the gear. When its owner picks it up, it performs the action of its space or of a lower one, for 1 corn per step back.
    .name = Worker: { $owner }
what-worker-neutral = Occupies a space and turns with the gear, but never leaves it, never acts and never eats.
    .name = Neutral worker
what-field-corn = Plantation { $number }. Whoever harvests corn here takes an uncovered tile and gets { $gives }. Some monuments score these tiles.
    .name = Corn tile
what-field-wood = Plantation { $number }. Whoever takes wood here takes the tile and gets { $gives }, and the corn tile below is uncovered. For that corn the forest can also be burned: the gods will be angry.
    .name = Wood tile

deed-none = This space has no action.
    .name = no action
deed-free = A worker from here performs any action of this gear, without paying for steps back.
    .name = any action
deed-palenque-1 = Its action is fishing: { $corn }, as often as you like.
    .name = fishing
deed-harvest = Its action is a harvest: { $corn } for an uncovered corn tile{ $n ->
    [0] { "" }
   *[other] {" "}or { $wood } for a wood tile. Burning the forest gives the corn under it and angers the gods
  }.
    .name = harvest
deed-yaxchilan-1 = Its action gives 1 wood.
    .name = wood
deed-yaxchilan-2 = Its action gives 1 stone and 1 corn.
    .name = stone and corn
deed-yaxchilan-3 = Its action gives 1 gold and 2 corn.
    .name = gold and corn
deed-yaxchilan-4 = Its action gives a crystal skull, while the supply has one.
    .name = skull
deed-yaxchilan-5 = Its action gives 1 gold, 1 stone and 2 corn.
    .name = gold, stone and corn
deed-tikal-1 = Its action develops a technology: a level costs 1, 2 or 3 resources.
    .name = technology
deed-tikal-2 = Its action builds a building for resources; you get at once what it gives.
    .name = building
deed-tikal-3 = Its action develops technologies by 1 or 2 levels, in one track or two; each is paid for separately.
    .name = two technologies
deed-tikal-4 = Its action builds 1 or 2 buildings one after the other, or 1 monument.
    .name = buildings or a monument
deed-tikal-5 = Its action is a step up in two different temples for 1 resource.
    .name = two temples
deed-uxmal-1 = Its action is a step up in any temple for 3 corn.
    .name = offering
deed-uxmal-2 = Its action exchanges resources for corn and corn for resources, as often as you like.
    .name = exchange
deed-uxmal-3 = Its action gives one more worker from the supply, to be placed next turn at the earliest.
    .name = new worker
deed-uxmal-4 = Its action builds a building for 2 corn per resource of its price.
    .name = building for corn
deed-uxmal-5 = Its action is, for 1 corn, any action of Palenque, Yaxchilan, Tikal or Uxmal; its own price is extra.
    .name = any action
deed-skull = Its action lays a skull: { $points }, a step up in the temple of { $temple }{ $resource ->
    [0] { "" }
   *[other] {" "}and a resource of your choice
  }. Once a game, by anybody.
    .name = laying a skull

### Temples and technologies

what-temple = A temple. In the middle of an age it gives the goods of your step and of every step below, at its end the points of your step. The highest also scores a bonus: { $first } in the first age, { $second } in the second; if several tie, each gets half.
    .name = { $temple }
what-step = { $kind ->
    [bottom] The bottom step loses points at the end of an age. The gods are angry with those who beg for corn or burn the forest.
    [start] The white step: everybody starts here.
    [top] The top holds one player. Reaching it turns your board light side up.
   *[other] A step of the temple: the higher, the more points at the end of an age. There is room for everybody.
  }
    .name = { $temple }, step { $step }
what-technologies = Four tracks with three levels and a bonus each. A level costs 1, 2 or 3 resources of any kind; after the third, each advance for 1 resource gives the bonus.
    .name = Technology table
what-track = A technology track. { $levels }
    .name = { $track }
what-level = { $level ->
    [4] The bonus of every advance after the third level: { $gives }.
   *[other] { $gives }. A level works to the end of the game.
  }
    .name = { $track }, { $level ->
    [4] bonus
   *[other] level { $level }
  }
level-agriculture-1 = +1 corn when harvesting corn at Palenque 2 to 5
level-agriculture-2 = Corn at Palenque 2 to 5 even without an uncovered tile, and +1 corn when fishing
level-agriculture-3 = Another +2 corn when harvesting corn at Palenque 2 to 5
level-agriculture-4 = a step up in any temple
level-extraction-1 = +1 wood at Yaxchilan 1 and when taking wood in Palenque
level-extraction-2 = +1 stone at Yaxchilan 2 and 5
level-extraction-3 = +1 gold at Yaxchilan 3 and 5
level-extraction-4 = 2 resources of your choice
level-architecture-1 = +1 corn for building a building
level-architecture-2 = +2 points for building a building
level-architecture-3 = A building costs 1 resource less, at Uxmal 2 corn less
level-architecture-4 = 3 points
level-theology-1 = A worker from Chichen Itza may perform the action of the next space (+1) for nothing
level-theology-2 = After a Chichen Itza action you may pay 1 resource and step up in any temple
level-theology-3 = +1 skull at Yaxchilan 4
level-theology-4 = a crystal skull

### Buildings, monuments, exchange, wealth

what-buildings = Buildings on display are built with Tikal 2 and 4 for resources, with Uxmal 4 for corn. The frame is the kind, the price is on top, what it gives below.
    .name = Buildings
what-deck = The deck of buildings of the { $age ->
    [1] first
   *[2] second
  } age. Whoever built refills the empty spaces from it at the end of the turn. Nobody knows its order.
    .name = Deck, age { $age }
what-building = { $farm ->
    [yes] A farm gives nothing at once but helps to feed workers on every Food Day. Several farms add up.
   *[no] A building, its kind: { $kind }. Whoever builds it gets at once all that is shown on it; some monuments score kinds of buildings.
  }
    .name = { $building }
what-plain = Build this one at its full price and keep architecture for the second: it helps only one of 2 buildings. If there is no second one, architecture goes to this one.
    .name = Architecture for the second building
what-empty-building = An empty building space. It is refilled at the end of the turn, while the deck of the age has something left.
    .name = Building space
what-empty-monument = An empty monument space. Monuments are never refilled.
    .name = Monument space
what-monuments = Monuments are built with Tikal 4 at full price, without architecture. They are scored at the end of the game.
    .name = Monuments
what-monument = A monument, its kind: { $kind }. At the end of the game: { $counts }.
    .name = { $monument }
what-exchange = In an exchange wood is 2 corn, stone 3, gold 4, both ways. One exchanges with Uxmal 2 and with the merchant's tomb.
    .name = Exchange table
what-trade = { $verb ->
    [sell] In an exchange give { $good } and get { $corn }, as often as you like. What was sold is not bought back in the same exchange.
   *[buy] In an exchange give { $corn } and get { $good }, as often as you like. What was bought is not sold again in the same exchange.
  }
    .name = { $verb ->
    [sell] Sell { $good }
   *[buy] Buy { $good }
  }
what-skulls = Crystal skulls in the supply. When they are gone nobody gets one, until a skull paid for a monument comes back.
    .name = Supply of skulls
what-wealth-tray = Of the four tiles dealt to you in secret you keep two and get at once what is on them.
    .name = Starting wealth
what-wealth = A starting wealth tile. Below is the space where such a tile, if nobody was dealt it, puts a neutral worker: { $space }.
    .name = Wealth tile

### Tribes and players

what-tribe = The workers of a tribe. Those at hand can be placed: not the ones on a gear, on the first player space or in the supply. A grey circle is a worker on the way, a dashed one is in the supply.
    .name = { $mine ->
    [yes] Your workers
   *[no] Workers: { $name }
  }
what-good-corn = Corn feeds workers and pays for placing them and for steps back. At the end of the game 4 corn are a point.
    .name = Corn
what-good-wood = A resource for buildings, monuments and technologies. In an exchange and at the end of the game it is worth 2 corn.
    .name = Wood
what-good-stone = A resource for buildings, monuments and technologies. In an exchange and at the end of the game it is worth 3 corn.
    .name = Stone
what-good-gold = A resource for buildings, monuments and technologies. In an exchange and at the end of the game it is worth 4 corn.
    .name = Gold
what-good-skull = Skulls are laid in Chichen Itza. One left at the end of the game is 3 points. Skulls cannot be exchanged.
    .name = Crystal skulls
what-bill = On a Food Day every worker outside the supply needs 2 corn; farms help. Each hungry worker costs 3 points.
    .name = { $mine ->
    [yes] Your Food Day bill
   *[no] Food Day bill: { $name }
  }
what-player = The leader of a tribe. The holder of the first player marker begins, then play goes clockwise.
    .name = { $owner }
what-score = { $over ->
    [yes] The final score: points from the game, corn and resources (each corn a quarter point), skulls and monuments.
   *[no] Points scored so far. Corn, resources, skulls and monuments count at the end of the game.
  }
    .name = Score: { $owner }
what-status = What the leader is doing now. In a turn one either places workers or picks them up.
    .name = What { $owner } is doing
what-built = Buildings that were built. Farms feed on every Food Day; some monuments score kinds of buildings.
    .name = Buildings: { $owner }
what-palaces = Monuments that were built. They are scored at the end of the game.
    .name = Monuments: { $owner }
what-corn-tiles = Tiles taken when harvesting corn. They give nothing by themselves; the monument “{ monument-M-04 }” counts them.
    .name = Corn tiles: { $owner }
what-wood-tiles = Tiles taken with wood. They give nothing by themselves; the monument “{ monument-M-05 }” counts them.
    .name = Wood tiles: { $owner }
what-marker = Its holder has the first turn of a round. It moves only when somebody has stepped on the first player space.
    .name = First player marker
what-privilege = The board lies light side up: when updating the calendar its owner may turn it by 2 days. A dark board turns light again at the top of a temple.
    .name = Privilege: two days
