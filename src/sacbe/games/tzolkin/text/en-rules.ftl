# Tzolk'in: rules and the captions of their pictures.

### Pictures of the rules

figure-cover = The tzolk'in and its five cities
figure-gears = The gears mesh: the tzolk'in turns anticlockwise, the cities clockwise
figure-placing = A worker takes the lowest free space; the second one of a turn costs 1 corn more
figure-stepping = A worker from space 3 may perform action 2 for 1 corn
figure-plantations = The plantations of Palenque: corn waits under the wood
figure-technologies = The technology table: four tracks, three levels and a bonus
figure-temples = Three temples: goods in mid-age on the left, points at the end of an age on the right; on top the bonuses of ages 1 and 2
figure-buildings = Buildings: the frame is the kind, the price on top, what it gives below
figure-monuments = Monuments count at the end of the game only
figure-wealth = Four starting wealth tiles, two to keep
figure-exchange = The exchange table
figure-calendar = Food Days: day 8, 14, 21 and 27
figure-feeding = Five workers and a small farm: four to feed, 8 corn

### Rules. The number is in the name, the heading is .title, the picture is .figure

rule-T-1 =
    You lead a Maya tribe. Workers ride the gears of the cities: the longer they wait, the more they bring. Corn feeds them and pays for their work, and the gods of three temples reward the devout. When the tzolk'in has come full circle, the player with the most victory points wins.
    .title = The game and what is in it
rule-T-1-1 =
    The calendar gear, the tzolk'in, has 26 teeth. It drives the gears of five cities: Palenque, Yaxchilan, Tikal and Uxmal (10 teeth each) and Chichen Itza (13 teeth). A day is one tooth on every gear.
    .title = Gears
    .figure = gears
rule-T-1-2 =
    Small gears have action spaces 0 to 7 and two without a number. Chichen Itza has 0 to 10 and two without a number. Players' workers stand on numbered spaces only; neutral ones ride through the others too.
    .title = Action spaces
rule-T-1-3 =
    Each player has six workers, seven markers (three for temples, four for technologies) and a board with a light and a dark side. There is one first player marker.
    .title = What each player has
rule-T-1-4 =
    32 buildings, 14 of age 1 and 18 of age 2, eight of each kind: farms, civic buildings, tombs and shrines. 13 monuments. 21 starting wealth tiles. 28 harvest tiles: 16 corn and 12 wood.
    .title = Buildings, monuments and tiles
rule-T-1-5 =
    There are exactly 13 crystal skulls, and six workers per player. Corn, wood, stone and gold never run out.
    .title = Supply
rule-T-1-6 =
    Also on the board: three temples, the technology table, the exchange table, nine ovals for skulls, four plantations, six building spaces, monument spaces, the first player space and the score track.
    .title = The board

rule-T-2 =
    Setup is nearly the same for two, three and four; chapter T-6 has the differences.
    .title = Setup
rule-T-2-1 =
    The first player marker is dealt by lot. Play goes clockwise.
    .title = First player
rule-T-2-2 =
    Everybody has three workers in front of them and three in the supply, the board light side up, 0 points and no goods.
    .title = An equal start
rule-T-2-3 =
    One marker on the white step of each temple, and one on the start square of each technology.
    .title = Markers
rule-T-2-4 =
    Each plantation has as many fields as there are players. Every field gets a corn tile; on plantations 3, 4 and 5 a wood tile lies on top.
    .title = Jungle
rule-T-2-5 =
    The arrow points at a teal tooth. No corn lies on the teeth.
    .title = Calendar
rule-T-2-6 =
    Six buildings of age 1 are shown, and two more monuments than there are players. The other monuments stay out of the game.
    .title = Buildings and monuments
rule-T-2-7 =
    Everybody gets four starting wealth tiles in secret.
    .title = Dealing wealth
rule-T-2-8 =
    With two or three players the neutral workers are placed now (T-6.3), before anybody chooses.
    .title = Neutral workers
rule-T-2-9 =
    All players secretly keep two of their four tiles at the same time, then show them and receive what is on them. The tiles stay with you: one of them feeds a worker on every Food Day. A new worker is available at once.
    .title = Choosing starting wealth
    .figure = wealth

rule-T-3 =
    Round after round: everybody's turn, sometimes a Food Day, then the tzolk'in turns.
    .title = Round and turn
rule-T-3-1 =
    A round is a turn for everybody, on a Food Day also feeding and rewards, and the calendar update. The game ends after the fourth Food Day. If nobody uses the privilege there are 27 rounds; each double advance removes one, except from day 26: the last Food Day is then held on day 28.
    .title = Round
rule-T-3-2 =
    The holder of the first player marker begins, then clockwise. The marker does not move by itself.
    .title = Turn order
rule-T-3-3 =
    At the start of a turn you may beg for corn. Then you either place workers or pick them up, never both. You may not skip. At the end of the turn buildings are refilled, and whoever took the first player space collects the accumulated corn.
    .title = A turn
rule-T-3-4 =
    With 2 corn or fewer at the start of your turn you may beg: you then have exactly 3 corn, but the gods are angry and you step down in one temple.
    .title = Begging for corn
rule-T-3-5 =
    If you have no worker on a gear and cannot pay for even one, you must beg. Three corn are always enough.
    .title = When you must beg
rule-T-3-6 =
    If you then also stand on the bottom step of every temple, the gods forgive you: place exactly one worker on the cheapest space and give up all your corn.
    .title = Mercy of the gods
rule-T-3-7 =
    You may place if you have an available worker and the corn for at least one space. You may pick up if a worker of yours is on a gear. In the first round there is nobody to pick up.
    .title = Place or pick up
rule-T-3-8 =
    Choose a gear: the worker takes its lowest free space. You may not skip it. Any worker occupies a space, a neutral one too.
    .title = Where a worker goes
    .figure = placing
rule-T-3-9 =
    A worker costs the number of the space in corn, and 1 more for each one already placed this turn. The surcharge for 1 to 6 workers together: 0, 1, 3, 6, 10, 15.
    .title = Price of placing
rule-T-3-10 =
    Place at least one; you may place all that are available. Available means in front of you: not on a gear, not on the first player space, not in the supply.
    .title = How many workers
rule-T-3-11 =
    Between Palenque and Chichen Itza lies the first player space. It holds one worker per round and costs 0 corn; the surcharge counts as usual.
    .title = First player space
rule-T-3-12 =
    Pick up your workers one by one in any order, and perform each one's action at once. The others ride on. A worker on the first player space comes back by itself.
    .title = Picking up
rule-T-3-13 =
    For each worker picked up, one of three:
    - the action of the space it stood on;
    - the action of any lower space of the same gear, for 1 corn per space back; it does not matter whether it is occupied;
    - nothing.
    Space 0 has no action.
    .title = A worker's action
    .figure = stepping
rule-T-3-14 =
    Spaces 6 and 7 of the small gears and space 10 of Chichen Itza are free-choice spaces: a worker from there performs any action of the gear without paying for steps back.
    .title = Free-choice spaces
rule-T-3-15 =
    First the corn for steps back, then the action's own price, then the gain. A gain cannot pay for its own action, but helps the next worker. The two halves of Tikal 3 and Tikal 4 count separately.
    .title = Order of payment
rule-T-3-16 =
    An action you cannot pay for cannot be chosen. Doing nothing is always possible.
    .title = If you cannot pay
rule-T-3-17 =
    If you built, the empty building spaces are refilled at the end of your turn from the deck of the current age. An empty deck leaves them empty. Monuments are never refilled.
    .title = New buildings
rule-T-3-18 =
    Whoever placed on the first player space this turn takes all corn from the teeth. It cannot pay for placing this turn, but it can feed workers on a Food Day.
    .title = Accumulated corn
rule-T-3-19 =
    Food Days are day 8, 14, 21 and 27: after all turns, before the calendar update. The very first day is not one.
    .title = Food Days
    .figure = calendar
rule-T-3-20 =
    Every worker outside the supply needs 2 corn, the one on the first player space too. Farms feed some workers for nothing or lower everybody's need by 1. You must feed as many as you can; each hungry worker costs 3 victory points. Nobody is half fed.
    .title = Feeding
    .figure = feeding
rule-T-3-21 =
    On the second Food Day, after feeding and before rewards, the buildings of age 1 are removed and six of age 2 are shown. What is built stays; monuments are not touched.
    .title = Change of buildings
rule-T-3-22 =
    On Food Days 1 and 3 (light brown) each temple gives the goods of your step and of every step below. If there are not enough skulls for everybody, nobody gets one.
    .title = Mid-age rewards
rule-T-3-23 =
    On Food Days 2 and 4 (teal) each temple scores the value of your step; the bottom step loses points. The highest player in a temple also scores its bonus: brown 6 and 2, yellow 2 and 6, green 4 and 4 in the first and second age. If several tie, each gets half.
    .title = End-of-age rewards
rule-T-3-24 =
    If the first player space is empty, 1 corn is put on the current tooth and the calendar turns one day.
    .title = Calendar update: space empty
rule-T-3-25 =
    If your worker stands there, it comes back to you, the marker comes to you (or goes to your left neighbour if it was yours), and you turn the calendar one day or, by privilege, two. No corn is put on the tooth.
    .title = Calendar update: space taken
rule-T-3-26 =
    A day moves every worker on the gears one space on. Whoever leaves the last one (7, in Chichen Itza 10) goes home without an action. Neutral workers never leave.
    .title = Turning
rule-T-3-27 =
    Two days are allowed only if your board is light side up and no player's worker stands on space 6 of a small gear or space 9 of Chichen Itza. Neutral workers do not matter. Your board then turns dark side up.
    .title = Privilege: two days
rule-T-3-28 =
    A Food Day cannot be avoided: if a double advance jumps over it, the new round is that Food Day.
    .title = A Food Day jumped over
rule-T-3-29 =
    After the fourth Food Day the calendar turns one more day, which matters for ties, and the game is over. In the last round the first player space may still be taken for its corn.
    .title = The last round
rule-T-3-30 =
    A turn goes step by step: begging, then placing or picking up, the action of each worker, the end of the turn. An action of another step has to wait.
    .title = Steps of a turn
rule-T-3-31 =
    Only what can be both done and paid is offered. What is begun must be finished; a second technology level, a second building, an exchange and the actions of tombs may be declined. A resource sold is not bought back in the same exchange, nor the other way round: that would only undo the deal.
    .title = Decisions
rule-T-3-32 =
    Nothing new is revealed before the end of a turn, so it may be tried and undone as often as you like.
    .title = Undo

rule-T-4 =
    Five cities, three temples, four technologies.
    .title = Actions
rule-T-4-1 =
    What you gain comes from the supply, what you pay goes back. A gain cannot be refused.
    .title = Goods
rule-T-4-2 =
    If fewer skulls are left than you should get, you get what is left (on a Food Day see T-3.22). A skull paid for a monument goes back to the supply; one laid in Chichen Itza stays there.
    .title = Crystal skulls
rule-T-4-3 =
    Corn, wood, stone and gold never run out. Resources are wood, stone and gold.
    .title = Resources
rule-T-4-4 =
    Palenque 1, fishing: 3 corn, as often as you like.
    .title = Fishing
rule-T-4-5 =
    Palenque 2 to 5, harvest at the plantation of that number. One of:
    - take an uncovered corn tile and gain 4, 5, 7 or 9 corn;
    - take a wood tile and gain 2, 3 or 4 wood (plantation 2 has none). The corn tile below is uncovered.
    .title = Harvest
    .figure = plantations
rule-T-4-6 =
    Corn can be taken from under the wood too: the wood tile is burned, you take the corn tile below and its corn, but the gods are angry, one step down in a temple. On the bottom of every temple you may not burn.
    .title = Burning the forest
rule-T-4-7 =
    With agriculture 2 you harvest corn even where no corn tile is uncovered: no tile is taken, no god is angry.
    .title = Corn without a tile
rule-T-4-8 =
    Harvest tiles are kept to the end: some monuments score them. Burned ones belong to nobody.
    .title = Harvest tiles
rule-T-4-9 =
    Yaxchilan: 1 gives wood; 2 stone and 1 corn; 3 gold and 2 corn; 4 a crystal skull; 5 gold, stone and 2 corn.
    .title = Yaxchilan
rule-T-4-10 =
    Tikal 1: develop a technology by one level. Tikal 3: one or two levels, in one track or two. Each is paid for separately.
    .title = Developing technologies
rule-T-4-11 =
    The first level costs 1 resource, the second 2, the third 3, in any mix. Levels from buildings and wealth tiles are free.
    .title = Price of a technology
    .figure = technologies
rule-T-4-12 =
    At level 3 the marker stays, and each further advance for 1 resource gives the bonus of the track, again and again:
    - agriculture: a step up in any temple;
    - resource extraction: two resources of your choice;
    - architecture: 3 victory points;
    - theology: a crystal skull.
    .title = One-time bonus
rule-T-4-13 =
    Tikal 2: build one building on display for its resources. Take it and receive what it gives at once.
    .title = Building
    .figure = buildings
rule-T-4-14 =
    Tikal 4: one building, or two one after the other, or one monument. Never a building and a monument.
    .title = Two buildings or a monument
rule-T-4-15 =
    Of two buildings architecture helps only one, whichever you like, with all its levels. With the first you say whether it is the one; if not, the second is, and may also use a level that the first one gave. If there is no second, architecture applies to the first after all (R-20).
    .title = Architecture and two buildings
rule-T-4-16 =
    What the first building gave may pay for the second. But an action it gives is performed after the second, or after you have declined one.
    .title = The first building helps the second
rule-T-4-17 =
    Monuments are built only with Tikal 4, at full price, without architecture. You may have several. They count at the end of the game.
    .title = Monuments
rule-T-4-18 =
    Tikal 5: for 1 resource step up in two different temples.
    .title = Two temples
rule-T-4-19 =
    Uxmal 1: for 3 corn step up in any temple.
    .title = Offering
rule-T-4-20 =
    Uxmal 2: exchange resources for corn and corn for resources as often as you like. Wood is 2 corn, stone 3, gold 4. Skulls cannot be exchanged.
    .title = Exchange
    .figure = exchange
rule-T-4-21 =
    Uxmal 3: one more worker from the supply. It can be placed next turn at the earliest. With six workers nothing happens.
    .title = A new worker
rule-T-4-22 =
    Uxmal 4: build one building for 2 corn per resource of its price; corn only. No monuments.
    .title = A building for corn
rule-T-4-23 =
    Uxmal 5: for 1 corn perform any action of Palenque, Yaxchilan, Tikal or Uxmal, paying its own price too. Not Chichen Itza.
    .title = Any action
rule-T-4-24 =
    Chichen Itza 1 to 9: lay a skull of yours on the oval of the action and at once get the points, a step up in the shown temple and on 6, 8 and 9 a resource of your choice. Points in order: 4, 5, 6, 7, 8, 8, 10, 11, 13. Temples: 1-3 brown, 4-6 green, 7-9 yellow.
    .title = Laying skulls
rule-T-4-25 =
    Each of the nine actions is performed once per game, by anybody. Without a skull, or with the oval filled, the action cannot be chosen.
    .title = One skull per oval
rule-T-4-26 =
    With theology 1 a worker from Chichen Itza may instead perform the action of the next space, for nothing. From 0 the first, from 9 any.
    .title = The next space
rule-T-4-27 =
    With theology 2 you may pay 1 resource after each Chichen Itza action, even the one just gained, and step up in any temple.
    .title = One more step
rule-T-4-28 =
    A step up moves your marker to the next step. If you are at the top, or the next step is the top and another player holds it, nothing happens; what was paid stays paid.
    .title = Stepping up
    .figure = temples
rule-T-4-29 =
    The top of a temple holds one player. Reaching it turns your board light side up at once. All other steps hold everybody.
    .title = The top of a temple
rule-T-4-30 =
    Begging and burning cost a step down in one temple of your choice, but not where you already stand at the bottom.
    .title = Anger of the gods
rule-T-4-31 =
    Agriculture. 1: +1 corn when harvesting corn at Palenque 2 to 5. 2: corn without a tile, and +1 corn when fishing. 3: another +2 corn at Palenque 2 to 5.
    .title = Agriculture
rule-T-4-32 =
    Resource extraction. 1: +1 wood at Yaxchilan 1 and when taking wood in Palenque. 2: +1 stone at Yaxchilan 2 and 5. 3: +1 gold at Yaxchilan 3 and 5.
    .title = Resource extraction
rule-T-4-33 =
    Architecture helps with buildings, not with monuments. 1: +1 corn. 2: +2 victory points. 3: 1 resource less (at Uxmal 2 corn less). The corn cannot pay for the same building.
    .title = Architecture
rule-T-4-34 =
    Theology. 1: the action of the next space of Chichen Itza. 2: a step for a resource after a Chichen Itza action. 3: +1 skull at Yaxchilan 4.
    .title = Theology
rule-T-4-35 =
    You receive everything a building gives at once. Only an action may be declined. Two levels are two free advances in a row, in one track or two.
    .title = What buildings give
rule-T-4-36 =
    Farms give nothing at once but work on every Food Day; several add up.
    .title = Farms
rule-T-4-37 =
    The wealth tile that feeds a worker works on every Food Day but is not a building.
    .title = The tile that feeds
rule-T-4-38 =
    Builder's tomb: after the temple step you may build one more building for resources, as with Tikal 2. Architecture applies.
    .title = Builder's tomb
rule-T-4-39 =
    A level works from the moment it is reached, but not for the construction that gave it.
    .title = When a level works
rule-T-4-40 =
    Two steps in a temple are two single steps, and the second may be lost.
    .title = Two steps

rule-T-5 =
    The tzolk'in has come full circle.
    .title = End of the game
rule-T-5-1 =
    The fourth Food Day: feeding, temple points, one more turn of the calendar and the final scoring.
    .title = When the game ends
rule-T-5-2 =
    The score may be negative.
    .title = Below zero
rule-T-5-3 =
    All resources become corn by the exchange table; each corn is a quarter point, nothing is rounded. Each skull left is 3 points. Then the monuments are scored.
    .title = Final scoring
rule-T-5-4 =
    Each monument counts its own thing: your tombs, civic buildings or shrines (4 each), your buildings and monuments (2 each), monuments built by anybody (6, 5 or 4 each for two, three, four players), corn or wood tiles (4 each), workers (6, 12, 18 for four, five, six), technology levels (3 each), tracks at level 3 (9, 20, 33 for one, two, three or more), steps above the start in one temple (3 each), the step values once more, or skulls in Chichen Itza (3 each). A monument counts itself too.
    .title = Points of monuments
    .figure = monuments
rule-T-5-5 =
    The player with the most victory points wins.
    .title = The winner
rule-T-5-6 =
    In a tie: more workers on the city gears after the last turn of the calendar. Still tied: a shared victory.
    .title = Ties

rule-T-6 =
    The fewer players, the tighter the gears.
    .title = Two, three, four
rule-T-6-1 =
    Four players: 6 monuments, 4 fields each. Three: 5 monuments, 3 fields, 6 neutral workers. Two: 4 monuments, 2 fields, 12 neutral workers.
    .title = Numbers
rule-T-6-2 =
    There are always six building spaces.
    .title = Buildings
rule-T-6-3 =
    The wealth tiles left are shown one by one. Each names a gear and a space: a neutral worker goes there. If it is the first neutral worker on that gear, another goes opposite (not in Chichen Itza).
    .title = How neutral workers are placed
rule-T-6-4 =
    Two never meet on one space, and the tiles always suffice.
    .title = There is room
rule-T-6-5 =
    Neutral workers occupy spaces and turn with the gear, but never leave it, never act and never eat.
    .title = What neutral workers do

rule-T-7 =
    There is one secret: the four wealth tiles dealt until they are shown, and those discarded after. Nobody knows the order of the building decks. All else is seen by all.
    .title = Who sees what

rule-R-12 =
    Uxmal 5 and the traveller's tomb cannot choose Uxmal 5 itself: it would only burn 1 more corn.
    .title = Ruling: any action does not choose itself
rule-R-20 =
    If Tikal 4 ends with one building, architecture applies to it, even if it was built at its full price. You receive what the levels you held when paying give: 1 corn, 2 points, and at level 3 you take back 1 resource of its price, of your choice. This comes before any action of a tomb.
    .title = Ruling: a single building with Tikal 4
rule-R-21 =
    Architecture always applies: it is pure gain. With Tikal 2, Uxmal 4 and the builder's tomb at once, with Tikal 4 to one of the buildings. At level 3 you choose the resource that is saved.
    .title = Ruling: architecture always applies
rule-R-22 =
    The first technology level or construction of an action cannot be skipped: if you do not want it, choose to do nothing. An exchange may be ended at once.
    .title = Ruling: what is begun

## What each edition of the rules changed
edition-2 =
    - Tikal 4: if only one building is built, architecture always applies to it, whichever way it was begun.
