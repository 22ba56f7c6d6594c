# Tzolk'in: every word a person reads.

### The game

game-name = Tzolk'in: The Mayan Calendar
game-blurb = Six meshed gears and a tribe to feed. Workers ride through the cities of the Maya: the longer they wait, the more they bring. Corn, the temples of three gods, technologies, monuments and crystal skulls.
typical-score = usually about { $n ->
    [one] { $n } point
   *[other] { $n } points
  }

### Names of things

gear-palenque = Palenque
gear-yaxchilan = Yaxchilan
gear-tikal = Tikal
gear-uxmal = Uxmal
gear-chichen_itza = Chichen Itza
temple-chaac = Chaac
temple-quetzalcoatl = Quetzalcoatl
temple-kukulcan = Kukulcan
track-agriculture = Agriculture
track-extraction = Resource extraction
track-architecture = Architecture
track-theology = Theology
kind-farm = farm
kind-civic = civic building
kind-tomb = tomb
kind-shrine = shrine
colour-0 = red
colour-1 = blue
colour-2 = yellow
colour-3 = white
resource-wood = wood
resource-stone = stone
resource-gold = gold
space-first = first player space

amount-corn = { $n } corn
amount-wood = { $n } wood
amount-stone = { $n } stone
amount-gold = { $n } gold
amount-skull = { $n } { $n ->
    [one] skull
   *[other] skulls
  }
amount-points = { $shown } { $n ->
    [one] point
   *[other] points
  }
amount-resources = { $n } { $n ->
    [one] resource
   *[other] resources
  }

building-B1-01 = Small farm
building-B1-02 = Small farm
building-B1-03 = Small farm
building-B1-04 = Communal farm
building-B1-05 = Communal farm
building-B1-06 = Tomb of Chaac and Quetzalcoatl
building-B1-07 = Tomb of Chaac and Kukulcan
building-B1-08 = Builder's tomb
building-B1-09 = Field house
building-B1-10 = Terrace works
building-B1-11 = Miners' house
building-B1-12 = Mine workshop
building-B1-13 = Masons' shrine
building-B1-14 = Priests' shrine
building-B2-01 = Large farm
building-B2-02 = Large farm
building-B2-03 = Large farm
building-B2-04 = Merchant's tomb
building-B2-05 = Chieftain's tomb
building-B2-06 = Royal tomb
building-B2-07 = Traveller's tomb
building-B2-08 = Tomb of the three gods
building-B2-09 = House of knowledge (stone)
building-B2-10 = House of knowledge (gold)
building-B2-11 = House of knowledge (corn)
building-B2-12 = House of knowledge (skull)
building-B2-13 = Shrine of Chaac
building-B2-14 = Architects' shrine
building-B2-15 = Shrine of Kukulcan
building-B2-16 = High priests' shrine
building-B2-17 = Shrine of wisdom
building-B2-18 = Shrine of Quetzalcoatl
monument-M-01 = Necropolis
    .counts = 4 points for each tomb of yours
monument-M-02 = City
    .counts = 2 points for each building and monument of yours
monument-M-03 = Realm
    .counts = 6, 5 or 4 points (2, 3, 4 players) for each monument built by anybody
monument-M-04 = Granary
    .counts = 4 points for each corn tile of yours
monument-M-05 = Timber court
    .counts = 4 points for each wood tile of yours
monument-M-06 = Forum
    .counts = 4 points for each civic building of yours
monument-M-07 = House of the people
    .counts = 6, 12, 18 points for 4, 5, 6 workers
monument-M-08 = House of learning
    .counts = 3 points for each technology level
monument-M-09 = House of masters
    .counts = 9, 20, 33 points for 1, 2, 3 or more tracks at level 3
monument-M-10 = Sanctuary
    .counts = 4 points for each shrine of yours
monument-M-11 = Ascent
    .counts = 3 points for each step above the start in one temple
monument-M-12 = Devotion
    .counts = the points of your temple steps once more
monument-M-13 = Palace of skulls
    .counts = 3 points for each skull in Chichen Itza

### What spaces and tiles do

action-palenque-1 = fishing
action-tikal-1 = develop a technology
action-tikal-2 = build a building
action-tikal-3 = 1 or 2 technology levels, in one track or two
action-tikal-4 = build 1 or 2 buildings or a monument
action-tikal-5 = a step in two temples for 1 resource
action-uxmal-1 = a temple step for 3 corn
action-uxmal-2 = exchange
action-uxmal-4 = build a building for corn
action-uxmal-5 = any action for 1 corn
action-free = any action of this gear
action-harvest = harvest{ $what ->
    [both] : { $corn } or { $wood }
    [corn] : { $corn }
    [wood] : { $wood }
   *[none] {" "}(no tiles left)
  }
action-skull = a skull for { $points }, { $step }{ $resource ->
    [0] { "" }
   *[other] , a resource
  }
effect-temple = { $temple } +{ $n }
effect-top = { $temple }: no higher step
effect-track = { $track } +{ $n }
effect-any-temple = a step in any temple
effect-any-track = { $n ->
    [one] a level of any technology
   *[other] 2 technology levels, in one track or two
  }
effect-worker = a new worker
effect-six = you have all six workers
effect-no-skull = no skulls left
effect-fed = { $n ->
    [one] feeds { $n } worker
   *[other] feeds { $n } workers
  }
effect-less = every worker needs 1 corn less
effect-builder = you may build one more building
effect-merchant = you may exchange resources and corn
effect-traveller = you may perform any action for 1 corn

### The board

board-label = Gears, temples and tables
market-buildings = Buildings
market-deck = age { $age }, deck { $n }
market-monuments = Monuments
market-monuments-note = scored at the end
market-technologies = Technologies
market-technologies-note = price 1, 2, 3, bonus 1
market-exchange = Exchange
market-skulls = skulls left: { $n }
monument-built = built
stock-mine = Your tribe
wealth-title = Starting wealth: keep two
lens-days = Days
lens-days-about = What your workers will have in a day, in two and later
lens-food = Food
lens-food-about = How much corn the workers take on the food day, and what the temples give
lens-worth = Monuments
lens-worth-about = How many points the monuments would bring you now
lens-food-title = { $days ->
    [0] Food Day now
    [one] Food Day in { $days } day
   *[other] Food Day in { $days } days
  }
lens-food-short = { $days ->
    [0] Food today
   *[other] Food in { $days } d.
  }
tall-bill = need { $need }, have { $have }


spot-space = { $gear } { $number }, price { $price }
spot-first = First player space{ $taken ->
    [yes] , taken
   *[no] { "" }
  }, corn on the teeth { $pot }
spot-worker = { $who ->
    [neutral] Neutral worker
   *[player] Worker, { $colour }
  }: { $place }
spot-day = { $n ->
    [1] Turn by 1 day
   *[2] Turn by 2 days
  }
spot-tile-corn = Corn tile, plantation { $number }
spot-tile-wood = Wood tile, plantation { $number }
spot-temple = Temple: { $temple }, your step { $step }, points { $points }
tip-temple = In the middle of an age: the goods beside the steps you have reached. At its end: the points of your step, and { $bonus } for the highest.
spot-building = { $name }, { $kind }
spot-plain = Build, keeping architecture for a second building
spot-monument = { $name }, { $kind }: { $counts }
spot-track = { $track }, your level { $level }
tip-building = Effect: { $gives }. Price: { $price }.
tip-monument = Price: { $price }. Now it would bring you { $points }.
tip-track = { $top ->
    [yes] The next bonus: { $price }.
   *[no] The next level: { $price }.
  }
levels-agriculture = 1: +1 corn at Palenque 2 to 5. 2: corn without a tile, and +1 corn when fishing. 3: another +2 corn at Palenque 2 to 5. Bonus: a step in any temple.
levels-extraction = 1: +1 wood at Yaxchilan 1 and in Palenque. 2: +1 stone at Yaxchilan 2 and 5. 3: +1 gold at Yaxchilan 3 and 5. Bonus: 2 resources of your choice.
levels-architecture = For every building: 1: +1 corn. 2: +2 points. 3: 1 resource less. Bonus: 3 points.
levels-theology = 1: the action of the next space of Chichen Itza. 2: a step for a resource after a Chichen Itza action. 3: +1 skull at Yaxchilan 4. Bonus: a skull.
spot-trade = { $verb ->
    [sell] Sell { $good } for { $corn }
   *[buy] Buy { $good } for { $corn }
  }
spot-wealth = { $kept ->
    [yes] Kept
   *[no] Wealth tile
  }

### Top line and panels

headline-day = Day { $day } of { $days }
headline-late = Day { $day }, the last one
headline-food = { $days ->
    [0] Food Day <b>today</b>
    [one] Food Day in <b>{ $days }</b> day
   *[other] Food Day in <b>{ $days }</b> days
  }
headline-age = Age { $age }
headline-over = The calendar has come full circle
chip-corn = corn
chip-wood = wood
chip-stone = stone
chip-gold = gold
chip-skull = crystal skulls
chip-workers = workers at hand { $n } of { $m }
chip-food = for Food Day: need { $need }, have { $have }
chip-first = first player marker
chip-privilege = light side: may turn the calendar by 2 days
chip-buildings = buildings: { $names }
chip-monuments = monuments: { $names }
chip-corn-tiles = corn tiles
chip-wood-tiles = wood tiles
status-turn = to move
status-chooses = choosing wealth
status-chosen = wealth chosen
status-advances = turns the calendar
status-winner = winner

### The prompt: what to do, what it costs, what is left

prompt-setup = Setup
prompt-setup-detail = Buildings, monuments and wealth tiles are being dealt.
prompt-wealth-title = { $n ->
    [2] Keep two wealth tiles
   *[other] Keep one more tile
  }
prompt-wealth = You get what is on them at once. All tiles are shown together.
prompt-wealth-done = Wealth chosen
prompt-waiting = Waiting for { $names }.
prompt-other = { $name } is to move
prompt-other-advances = { $name } turns the calendar
prompt-other-detail = You may plan your turn.
prompt-refill = New buildings are shown
prompt-refill-detail = Nothing can be undone after that.
prompt-must-beg = Beg for corn
prompt-must-beg-detail = You cannot pay for a worker. You will have 3 corn, but step down in the temple you choose.
prompt-mercy = Place one worker
prompt-mercy-detail = The gods forgive you: the cheapest space for all your corn.
prompt-start = { $mode ->
    [place] Place workers
    [pick] Pick up workers
   *[both] Place workers or pick them up
  }
prompt-start-detail = { $mode ->
    [place] Point at a space; its price is on it. You have { $corn }.
    [pick] Point at one of your workers on a gear. You have { $corn }.
   *[both] Point at a space or at one of your workers. You have { $corn }.
  }{ $beg ->
    [yes] {" "}To beg for corn (you will have 3), point at a temple.
   *[no] { "" }
  }
prompt-placing = { $more ->
    [yes] Place another worker?
   *[no] Workers placed
  }
prompt-placing-detail = Placed: { $n }.{ $more ->
    [yes] {" "}The next one costs { $n } more.
   *[no] { "" }
  } You have { $corn }.
prompt-picking = { $more ->
    [yes] Pick up another worker?
   *[no] Workers are back
  }
prompt-picking-detail = Picked up: { $n }.{ $more ->
    [yes] {" "}The others ride on.
   *[no] { "" }
  } You have { $corn }.
prompt-action = What does this worker do ({ $space })?
prompt-action-detail = { $way ->
    [any] Choose any glowing space of this gear: no corn for steps back.
    [next] Choose a glowing space: this one, a lower one (1 corn per step back) or the next (free). You have { $corn }.
   *[back] Choose a glowing space: this one or a lower one, 1 corn per step back. You have { $corn }.
  }
prompt-any-action = Which action?
prompt-any-action-detail = Any action of Palenque, Yaxchilan, Tikal or Uxmal{ $fee ->
    [0] { "" }
   *[other] {" "}for { $fee } corn
  }; the action's own price is extra.
prompt-harvest = What do you harvest at plantation { $number }?
prompt-harvest-detail = { $corn } or { $wood }.{ $burn ->
    [yes] {" "}To burn the forest for corn, point at the temple where you step down.
   *[no] { "" }
  }
prompt-harvest-corn-detail = { $corn }.
prompt-learn = Which technology?
prompt-learn-detail = { $mode ->
    [free] It is free.
    [may] A second level if you like, paid for separately. Resources: { $n }.
   *[must] The price is on the table. Resources: { $n }.
  }
prompt-pay = What do you pay with? { $left } more
prompt-pay-detail = Point at a resource of your tribe.
prompt-climb = In which temple do you step up?
prompt-climb-detail = Your marker moves to the next step.
prompt-take = Which resource do you take? { $n } more
prompt-take-detail = Point at it in your tribe.
prompt-build = { $mode ->
    [tikal4] Build a building or a monument
    [second] Build a second building?
    [uxmal] Which building for corn?
    [tomb] Build one more?
   *[one] Which building?
  }
prompt-build-detail = { $mode ->
    [tikal4] Two buildings are possible, or one monument.{ $corner ->
        [yes] {" "}The corner of a card keeps architecture for a second building.
       *[no] { "" }
      }
    [second] The first is yours; what it gave may be spent.{ $kept ->
        [yes] {" "}Without a second one architecture goes to the first.
       *[no] { "" }
      }
    [uxmal] 2 corn per resource{ $less ->
        [yes] , 2 corn less with architecture
       *[no] { "" }
      }. You have { $corn }.
    [tomb] The builder's tomb lets you; the price is in resources.
   *[one] The price is on top of the card.
  }
prompt-spare = { $paid ->
    [yes] Which resource comes back?
   *[no] Which resource do you save?
  }
prompt-spare-detail = { $paid ->
    [yes] With no second building, architecture makes the first one, “{ $name }”, 1 resource cheaper.
   *[no] Architecture makes “{ $name }” 1 resource cheaper.
  }
prompt-trade = Exchange resources and corn
prompt-trade-detail = As often as you like. You have { $corn }.
prompt-offer = A resource for a temple step?
prompt-offer-detail = Theology: pay 1 resource and step up in any temple.
prompt-grant = Which action first?
prompt-grant-detail = The tombs you built gave them.
prompt-advance = How many days does the calendar turn?
prompt-advance-detail = Two days only once, until you reach the top of a temple: your board turns dark.
prompt-over-title = The calendar has come full circle
prompt-over = { $n ->
    [one] Winner: { $names }
   *[other] Shared victory: { $names }
  }, { $points }.
confirm-wealth = Keep
confirm-turn = End turn
confirm-end = End the game

### Actions

choice-keep = Keep: { $what }
choice-beg = Beg for corn: { $temple } −1
choice-beg-note = you will have 3 corn
choice-place = Place: { $space }
choice-place-note = price { $corn }, { $left } left
choice-place-mercy = for all your corn
choice-place-pot = { $corn } from the teeth at the end of the turn
choice-place-marker = { $to ->
    [left] the first player marker goes to your left neighbour
   *[me] the first player marker comes to you
  }
choice-pick = Pick up: { $space }
choice-pick-none = no action
choice-act-back = steps back: { $corn }
choice-act-fee = price { $corn }
choice-nothing = Do nothing
choice-have = you have { $what }
choice-done-place = Stop placing
choice-done-pick = Stop picking up
choice-done-learn = No second level
choice-done-build = Stop building
choice-done-kept = architecture goes to the first building: { $help }
choice-done-back = 1 resource back
choice-done-trade = End the exchange
choice-done-offer = Pay nothing
choice-done-any = Decline
choice-harvest-corn = Take { $corn }
choice-harvest-wood = Take { $wood }
choice-harvest-free = Without a tile: { $corn }
choice-burn = Burn the forest: { $temple } −1
choice-burn-note = { $corn }
choice-learn = { $track }: level { $level }
choice-learn-bonus = { $track }: bonus
choice-learn-note = price { $price }
choice-learn-free = free
choice-climb = { $temple }: step up
choice-climb-note = { $points } at the end of an age
choice-climb-lost = no higher step: this one is lost
choice-pay = Pay { $resource }
choice-take = Take { $resource }
choice-spare = Save { $resource }
choice-spare-back = Take back { $resource }
choice-build = Build: { $name }
choice-build-plain = Build, keeping architecture for a second: { $name }
choice-build-note = { $price }; effect: { $gives }
choice-build-kept = { $edition ->
    [1] architecture only for a second building
   *[other] without a second building architecture goes to this one
  }
choice-build-arch = architecture: { $help }
choice-monument = Build the monument: { $name }
choice-monument-note = { $counts }; now { $points }. Price: { $price }
choice-sell = Sell { $good } for { $corn }
choice-buy = Buy { $good } for { $corn }
choice-use-builder = Build a building
choice-use-merchant = Exchange
choice-use-traveller = Any action
choice-advance = { $n ->
    [1] Turn by 1 day
   *[2] Turn by 2 days
  }
choice-advance-note = your board turns dark side up
choice-advance-food = a Food Day comes

### The log

log-first = { $name } begins
log-shown = On display: { $name }
log-shown-monument = Monument on display: { $name }
log-neutral = Neutral worker: { $space }
log-wealth = { $name } starts with { $what }
log-beg = { $name } begs for corn and angers { $temple }
log-place = { $name } places a worker: { $space }{ $n ->
    [0] { "" }
   *[other] , { $corn }
  }
log-place-mercy = The gods forgive { $name }: a worker for all the corn ({ $space })
log-nothing = { $name }: a worker is back without an action ({ $space })
log-act = { $name }, { $space }: { $what }
log-act-back = { $name }, { $space } (stepping back, { $corn }): { $what }
log-gain = { $name } gets { $what }
log-harvest = { $name } harvests { $what }
log-burn = { $name } burns the forest: { $what }; { $temple } is angry
log-learn = { $name } develops { $track }, level { $level }
log-bonus = { $name } gets the bonus of { $track }
log-climb = { $name } steps up: { $temple }, step { $step }
log-climb-top = { $name } reaches the top of the temple: { $temple }
log-climb-lost = { $name }: no higher step in the temple of { $temple }
log-build = { $name } builds: { $building }
log-architecture = Architecture gives { $name }: { $what }
log-monument = { $name } builds a monument: { $monument }
log-sell = { $name } exchanges { $good } for { $corn }
log-buy = { $name } exchanges { $corn } for { $good }
log-pot = { $name } takes { $corn } from the teeth
log-marker = { $name } now has the first player marker
log-advance = { $name } turns the calendar by 2 days
log-day = Day { $day }
log-food-day = { $n ->
    [0] First Food Day: mid-age rewards
    [1] Second Food Day: end-of-age rewards
    [2] Third Food Day: mid-age rewards
   *[3] Fourth Food Day: end-of-age rewards
  }
log-fed = { $name } feeds the tribe: { $corn }
log-fed-free = { $name } feeds the tribe without corn: the farms are enough
log-hungry = { $name } cannot feed { $n ->
    [one] { $n } worker
   *[other] { $n } workers
  }: { $points }
log-temples = The temples give { $name }: { $what }
# On the card of a Food Day whose temples gave nothing
scene-temples-nothing = The temples give you nothing this time.
log-home = A worker leaves the gear without an action: { $name }, { $gear }
log-new-age = Age 2 begins: new buildings
log-over = The calendar has come full circle
log-final = { $name }: { $points }
log-winner = { $n ->
    [one] Winner: { $names }
   *[other] Shared victory: { $names }
  }, { $points }

### The result

# The course of the game
standing-title = Points, day by day
lap = Day { $n }

part-other = Other
part-buildings = Buildings
part-technology = Technologies
part-chichen_itza = Chichen Itza
part-temples_1 = Temples, age 1
part-temples_2 = Temples, age 2
part-hunger = Hunger
part-goods = Corn and resources
part-skulls = Skulls
part-monuments = Monuments
tally-monuments = Monuments: { $names }
tally-tie = workers on the gears: { $n }

### Why this is hinted

hint-gain = An estimate: by the end of the game “{ $mine }” brings { $n ->
    [one] { $n } point
   *[other] { $n } points
  } more than “{ $other }”.
reason-place-free = The space costs nothing, and the worker is already riding.
reason-place = For { $corn } the worker is nearer to the better actions.
reason-first-pot = It brings { $corn } from the teeth.
reason-first-marker = Going first is worth it.
reason-first-home = From here the worker comes back by itself at the end of the round.
reason-pick = Time to pick this worker up: { $what }.
reason-act = What you need most now: { $what }.
reason-wait = The others had better ride on.
reason-hold = The others are better kept at hand.
reason-enough = Nothing more is worth it here.
reason-food = A Food Day is near, and you cannot feed everybody.
reason-anger = Corn is worth more than a temple step now.
reason-temple = Higher in a temple means more points and goods.
reason-build = Effect: { $what }.
reason-monument = At the end it brings { $points }, counted as of now.
reason-learn = This technology pays off: { $track }.
reason-keep = A good start: { $what }.
reason-pay = You need this resource least.
reason-spare = You need this resource most.
reason-take = This is the resource you lack.
reason-harvest = You need this more now.
reason-trade = This way there is enough corn and resources for what you need.
reason-use = This order is better.
reason-advance = { $n ->
    [1] Your workers are in no hurry.
   *[2] Your workers get to the good spaces sooner.
  }
reason-nothing = There is no better action now.

### Refusals

refusal-E-NO-SUCH-ACTION = There is no such action.
refusal-E-NOT-YOUR-TURN = It is not your turn.
refusal-E-NOT-NOW = This is not possible now.
refusal-E-SKIP = You must place or pick up at least one worker.
refusal-E-MIX = You cannot place and pick up in one turn.
refusal-E-BEG-CORN = You may beg only with 2 corn or fewer, at the start of the turn.
refusal-E-BEG-BOTTOM = You are on the bottom step of every temple.
refusal-E-TEMPLE-BOTTOM = You are on the bottom step of this temple; choose another.
refusal-E-MUST-BEG = You cannot pay for a worker: you must beg.
refusal-E-NOT-LOWEST = A worker goes to the lowest free space: { $space }.
refusal-E-GEAR-FULL = This gear has no free space: { $gear }.
refusal-E-NO-WORKER = You have no available worker.
refusal-E-CORN = Not enough corn: you need { $need } and have { $have }.
refusal-E-FPS-TAKEN = The first player space is taken.
refusal-E-NOT-YOURS = That is not your worker.
refusal-E-HIGHER = You cannot use the action of a higher space.
refusal-E-NO-ACTION = This space has no action of its own: { $gear } { $space }.
refusal-goods = You lack { $what }.{ $saved ->
    [0] { "" }
   *[other] {" "}Architecture would save one of them.
  }
refusal-E-RES = Not enough resources: you need { $need } and have { $have }.
refusal-E-NO-TILE = No harvest tile is available here.
refusal-E-BURN = You cannot burn the forest.
refusal-E-NOT-SHOWN = This tile is not on display.
refusal-E-MONUMENT-TIKAL4 = Monuments are built only with Tikal 4.
refusal-E-BUILD-OR-MONUMENT = One action builds either buildings or one monument.
refusal-E-ARCH-ONCE = Architecture was already used in this action.
refusal-E-MIXED-PAY = Uxmal 4 is paid in corn only.
refusal-E-SAME-TEMPLE = Choose two different temples.
refusal-E-NO-SKULL = You have no crystal skull.
refusal-E-SKULL-TAKEN = This space already holds a skull.
refusal-E-NO-CHICHEN = Chichen Itza cannot be chosen here.
refusal-E-DOUBLE-DARK = Your board is dark side up.
refusal-E-DOUBLE-PUSH = A worker would be pushed off too early: { $space }.
refusal-E-OVER = The game is over.
refusal-E-AGRICULTURE = Harvesting without a tile needs agriculture 2; you have { $have }.
refusal-E-ARCH-GAIN = Architecture is pure gain here: build with it.
refusal-E-NO-ARCH = You have no architecture.
refusal-E-KEPT = You have kept this tile already.
refusal-E-NOT-DEALT = You were not dealt this tile.
refusal-E-MERCY = The gods allow only the cheapest space: its price is { $cost }.
refusal-E-MUST-ACT = This action cannot be declined: choose one.
refusal-E-MUST-BUILD = Build at least one building or a monument.
refusal-E-MUST-LEARN = Develop at least one technology.
refusal-E-NO-SUCH-SEAT = There is no such seat: { $seats } players.
refusal-E-NOT-AGAIN = This action cannot choose itself.
refusal-E-NOT-GRANTED = Nothing has given you this action.
refusal-E-NOT-IN-DECK = It is no longer in the deck.
refusal-E-OTHER-GEAR = A worker performs actions of its own gear: { $gear }.
refusal-E-SPARE = This building does not need that resource, so it cannot be saved.
refusal-E-TAKE-TILE = An uncovered corn tile lies here: take it.
refusal-E-TRADE-BACK = { $did ->
    [sold] You have sold this resource in this exchange. Buying it back would only undo the sale: use undo.
   *[bought] You have bought this resource in this exchange. Selling it again would only undo the purchase: use undo.
  }
