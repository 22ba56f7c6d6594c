# Archeo Trek 12: "What is this?": the name, the meaning and the numbers of everything that is drawn.

### Things: what they mean, and in .name what they are called

what-cell = A cell of the sheet, for one number. The first number goes into any cell, each later one into a cell that touches a filled one. Touching cells that total exactly 9 can be circled.
    .name = Cell: { $cell }
what-special = A special cell: { $kind }. The operation counts, not the number. It need not be filled.
    .name = Special cell: { $cell }
what-op-yellow = Write the value of the yellow die. Every writing ticks a box of this row.
    .name = Operation: { $operation }
what-op-red = Write the value of the red die. Every writing ticks a box of this row.
    .name = Operation: { $operation }
what-op-difference = Write the difference of the dice: the smaller from the larger, 0 is possible. Every writing ticks a box of this row.
    .name = Operation: { $operation }
what-op-sum = Write the sum of the dice. A 10 or 11 can be in no nine. Every writing ticks a box of this row.
    .name = Operation: { $operation }
what-die-yellow = The yellow die has the numbers 0 to 5. The Chief rolls both dice once a round, and both values are everybody's.
    .name = Yellow die
what-die-red = The red die has the numbers 1 to 6. The Chief rolls both dice once a round, and both values are everybody's.
    .name = Red die
what-chief = Wears the hat, rolls the dice and digs first. Whoever digs last in a round is the next one.
    .name = Chief archaeologist
what-race = The four Skeleton tokens. At the end each goes to whoever has most bones of its colour; of those who tie, to the one whose bones are worth less.
    .name = Who leads each skeleton
what-skeleton = { $solo ->
    [yes] A Skeleton token. In a solo game it is yours with at least { $need } bones of its colour.
   *[no] A Skeleton token. At the end it goes to whoever has most bones of its colour; of those who tie, to the one whose bones are worth less.
  }
    .name = Skeleton: { $species }
what-bone = A Bone token. At the end it is worth the points written on it, and it counts for the skeleton of its colour: { $species }.
    .name = { $bone }
what-finds = The Bone tokens { $mine ->
    [yes] you have kept
   *[no] this archaeologist has kept
  }. Their total less the penalty for numbers in no area is the score as it stands, without skeletons.
    .name = Finds: { $owner }
what-tray = The bones drawn for the area that was circled. One is kept, and one more for every zero in the area; the others go back into the bag.
    .name = Bones just drawn
what-bag = The Bone tokens are in here. Whoever circles an area draws blindly, one for each of its cells.
    .name = Bag
what-area = Circled cells that total exactly 9. Their numbers cost nothing, and they can be in no other area.
    .name = Dig area
what-area-new = The area that is being circled: it totals exactly 9 and holds the new number. One bone is drawn for each of its cells; one is kept, and one more for every zero.
    .name = New area
what-sheet = Everybody has such a sheet: 19 cells of a dinosaur's skeleton, three of them special. Circles that touch are adjacent.
    .name = Dig Site sheet: { $owner }
what-ranks = The rank that the score of a solo game earns.
    .name = Ranks
what-final = Bones and skeletons, less the numbers in no Dig area.
    .name = The result
what-final-one = An archaeologist's result: points on bones and skeletons, less the penalty.
    .name = Result: { $owner }
what-headline-round = There are as many rounds as boxes in the table of operations: each round everybody ticks one.
    .name = Round
what-player = An archaeologist at this table. All write at the same time, and dig in turn: clockwise from the Chief.
    .name = { $owner }
what-score = The score as it stands: { $over ->
    [yes] bones and skeletons less the penalty
   *[no] bones less the penalty; skeletons are decided at the end
  }.
    .name = Score: { $owner }
what-status = What this archaeologist is doing in this round.
    .name = What { $owner } is doing
what-colour = Bones of one colour. Whoever has most of them gets the skeleton at the end.
    .name = Bones: { $species }
what-lens-nine = Shows on empty cells which number would total exactly 9 with its neighbours there. In bold: those this roll has.
    .name = { lens-nine }
what-lens-odds = Shows how likely the next roll is to close a nine: in each cell, and anywhere.
    .name = { lens-odds }
what-lens-others = Shows the others' sheets in large; in a solo game, the ranks.
    .name = { lens-others }

### What is true of it now

fact-points = { $n ->
    [one] { $shown } point
   *[other] { $shown } points
  }
fact-written = Written here: { $n } ({ $operation })
fact-pending = { $n } goes here: not shown yet
fact-in-area = In the area { $sum }: no penalty
fact-outside = { $n ->
    [0] A zero in no area costs nothing
   *[other] In no area: penalty { $n }
  }
fact-first = The first number: any cell will do
fact-open = Touches a filled cell: can be written in
fact-shut = Touches no filled cell: cannot be written in
fact-closes = A nine is closed by { $numbers }
fact-chance = With the next roll: { $percent } %
fact-no-roll = { lens-odds-none }
fact-any-chance = { lens-odds-total }
fact-result = Gives { $n } now
fact-not-rolled = The dice have not been rolled yet
fact-boxes = Boxes ticked: { $ticked } of { $boxes }
fact-boxes-full = All { $boxes } boxes are ticked: it is used up
fact-rolled = Shows { $n }
fact-chief = { $mine ->
    [yes] Now it is you
   *[no] Now: { $name }
  }
fact-leads = { $over ->
    [yes] Goes to { $name }
   *[no] { $name } leads
  }
fact-nobody-leads = { $over ->
    [yes] Goes to nobody
   *[no] Nobody leads
  }
fact-solo-bones = You have { $n }, need { $need }
fact-bones-of = { $name }: { $n }
fact-in-bag = It is in the bag
fact-in-tray = Just drawn: it is kept or goes back
fact-held = { $name } has it
fact-colour = Bones of this colour: { $n }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
fact-bones = Bones: { $n }
fact-score-line = { $points } − penalty { $lost } = { $total }
fact-score-all = { $points } + skeletons { $skeletons } − penalty { $lost } = { $total }
fact-bag = { $n } of { $all } left
fact-bag-empty = Empty: an area saves its numbers from the penalty but brings no bones
fact-area = { $sum }
fact-cells = Cells: { $cells }, zeros among them: { $zeros }
fact-brings = { callout-bones }
fact-picked = { $sum } of 9 chosen
fact-filled = Cells filled: { $n } of { $all }
fact-areas = Areas circled: { $n }
fact-rank = { $least ->
    [0] below: { $rank }
   *[other] from { $least }: { $rank }
  }
fact-rank-now = The score now, { $total }: { $rank }
fact-round = Round { $round } of { $rounds }
fact-status = Now: { $status }
fact-waits = Has nothing to decide now

### The symbols page

symbols-sheet = The Dig Site sheet
symbols-dice = Dice and bag
symbols-bones = Bone tokens
symbols-skeletons = Skeleton tokens
symbols-lenses = Lenses and players

symbol-sheet = 19 cells in the shape of a dinosaur; circles that touch are adjacent.
    .name = Dig Site sheet
symbol-cell = Takes the result of any operation.
    .name = Cell
symbol-cell-red = Takes only the result of the red die.
    .name = Special cell: shoulder
symbol-cell-yellow = Takes only the result of the yellow die.
    .name = Special cell: elbow
symbol-cell-sum = Takes only the result of addition.
    .name = Special cell: rear ribs
symbol-die-yellow = The numbers 0 to 5. A blank die has not been rolled yet.
    .name = Yellow die
symbol-die-red = The numbers 1 to 6. A blank die has not been rolled yet.
    .name = Red die
symbol-chief = The hat of the Chief archaeologist, who rolls the dice and digs first.
    .name = Chief archaeologist
symbol-bag = Bones are drawn from it blindly, one for each cell of an area. The number: how many are left.
    .name = Bag
symbol-bone-green = A green bone, the thigh of a diplodocus. The number on it is its points.
    .name = Diplodocus bone
symbol-bone-blue = A blue bone, the skull of a triceratops. The number on it is its points.
    .name = Triceratops bone
symbol-bone-purple = A purple bone, the plate of a stegosaurus. The number on it is its points.
    .name = Stegosaurus bone
symbol-bone-orange = An orange bone, the tooth of a tyrannosaurus. The number on it is its points.
    .name = Tyrannosaurus bone
symbol-skeleton-green = 1 point for whoever has most green bones.
    .name = Diplodocus skeleton
symbol-skeleton-blue = 2 points for whoever has most blue bones.
    .name = Triceratops skeleton
symbol-skeleton-purple = 3 points for whoever has most purple bones.
    .name = Stegosaurus skeleton
symbol-skeleton-orange = 4 points for whoever has most orange bones.
    .name = Tyrannosaurus skeleton
symbol-nine = A lens: which number would total exactly 9 with its neighbours in a cell.
    .name = { lens-nine }
symbol-odds = A lens: how likely the next roll is to close a nine.
    .name = { lens-odds }
symbol-others = A lens: the others' sheets in large; in a solo game, the ranks.
    .name = { lens-others }
symbol-players = Every seat has a colour and a shape of its own.
    .name = Players
