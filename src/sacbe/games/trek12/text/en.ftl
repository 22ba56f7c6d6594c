# Archeo Trek 12: every word a person reads.

### The game and its options

game-name = Archeo Trek 12
game-blurb = Two dice for everybody, nineteen cells of a skeleton for each. Write numbers so that neighbours total exactly 9, circle them and draw bones from the bag. With five or six players the bag often runs short.
option-solo = Solo game
option-solo-false = no
option-solo-true = yes, for a rank
option-chief = First Chief archaeologist
option-chief-random = drawn by lot
option-chief-seat = seat { $seat }

### Names of things

cell-A1 = snout
cell-A2 = skull
cell-B1 = jaw
cell-B2 = throat
cell-C1 = neck
cell-C2 = shoulder
cell-C3 = back
cell-C4 = rump
cell-D1 = breastbone
cell-D2 = front ribs
cell-D3 = rear ribs
cell-D4 = pelvis
cell-E1 = elbow
cell-E2 = belly
cell-E3 = thigh
cell-E4 = tail root
cell-E5 = tail tip
cell-F1 = front foot
cell-F2 = hind foot

operation-yellow = Yellow
operation-red = Red
operation-difference = Difference
operation-sum = Sum

special-red = red die only
special-yellow = yellow die only
special-sum = addition only

species-green = Diplodocus
species-blue = Triceratops
species-purple = Stegosaurus
species-orange = Tyrannosaurus

bone-green = green bone { $value }
bone-blue = blue bone { $value }
bone-purple = purple bone { $value }
bone-orange = orange bone { $value }

seat-0 = Red
seat-1 = Blue
seat-2 = Yellow
seat-3 = White
seat-4 = Pink
seat-5 = Black

### The board

board-label = Dig Site sheet
board-chief = Chief archaeologist
board-chief-you = You are the Chief
board-chief-short = Chief
board-chief-short-you = Chief: you
race-title = Who leads each skeleton
race-over = Who has the skeletons
race-you = you: { $n }
race-tie = tie: { $n }
race-nobody = nobody yet
race-mine = you have { $n }{ $tie ->
    [yes] , but dearer
   *[no] { "" }
  }
race-others = others { $n }{ $tie ->
    [yes] , but dearer
   *[no] { "" }
  }
race-solo = you have { $n } of 2
finds-mine = My finds
finds-other = Finds: { $colour }
finds-none = Nothing yet
finds-total = { $points } − { $lost } outside = { $total }
callout-bones = { $draw ->
    [one] { $draw } bone
   *[other] { $draw } bones
  }, keep { $keep }
tray-draw = { $who ->
    [me] Draw { $n }, keep { $k }
   *[other] { $colour } draws { $n }, keeps { $k }
  }
tray-keep = { $who ->
    [me] Keep { $k } of { $n }
   *[other] { $colour } keeps { $k } of { $n }
  }
final-title = The dig is over
final-note = bones + skeletons − penalty
ranks-title = Ranks
spot-cell = { $name }: { $kind ->
    [filled] { $number }{ $inside ->
        [yes] , in a Dig area
       *[no] { "" }
      }
    [red] special cell, red die only
    [yellow] special cell, yellow die only
    [sum] special cell, addition only
   *[empty] empty cell
  }
spot-operation = { $name }: { $result }, { $left ->
    [0] no box left
    [one] { $left } box left
   *[other] { $left } boxes left
  }
small-sheet = Dig Site sheet, { $name }
lens-nine = What closes a 9
lens-odds = Odds
lens-odds-total = A nine with the next roll: { $percent } %

### Top line and panels

headline-round = Round { $round } of { $rounds }
headline-chief = Chief: { $name }
headline-bag = In the bag { $n } of 36
chip-chief = Chief archaeologist
chip-bones = { $colour ->
    [green] Diplodocus bones
    [blue] Triceratops bones
    [purple] Stegosaurus bones
   *[orange] Tyrannosaurus bones
  }: { $n }, points { $points }
status-thinks = choosing
status-written = written
status-digs = digging
status-keeps = sorting bones
status-winner = Archaeologist of the Year

### The prompt: what to do, what it costs, what is left

prompt-roll-title = Round { $round }
prompt-roll = { $mine ->
    [yes] You are the Chief and roll the dice. There is no way back after that.
   *[no] The Chief, { $chief }, rolls the dice. There is no way back after that.
  }
prompt-chief = The first Chief is drawn by lot.
prompt-write-title = Choose an operation and a cell
prompt-write = Dice { $yellow } and { $red }. { $first ->
    [yes] The first number may go into any cell.
   *[no] The cell must touch a filled one.
  } The operation uses up one box, { $left ->
    [1] this is the last round.
    [one] { $left } round is left.
   *[other] { $left } rounds are left.
  }
prompt-write-watch = Dice { $yellow } and { $red }: the archaeologists write
prompt-written-title = { $operation } { $number } → { $cell }
prompt-written-closes = Closes a nine: draw { $draw ->
    [one] { $draw } bone
   *[other] { $draw } bones
  }, keep { $keep }.
prompt-written = All sheets are shown together.
prompt-waiting = Still choosing: { $names }.
prompt-dig-one = Circle the nine{ $cells ->
    [1] { "" }
   *[other] { " " }{ $sum }
  }?
prompt-dig-more = That is 9 already: circle it, or add a cell. Each one draws a bone more, a 0 lets you keep it.
prompt-dig-title = Which cells will you circle?
prompt-dig = { $areas ->
    [one] { $areas } area fits
   *[other] { $areas } areas fit
  }, { $sum } of 9 picked. Point at one more cell that belongs to yours.
prompt-draw-title = Circled: { $sum }
prompt-draw = { $draw ->
    [one] { $draw } bone comes
   *[other] { $draw } bones come
  } out of the bag, you keep { $keep }. Nothing can be undone after that.
prompt-keep-title = { $k ->
    [one] Keep { $k } more bone
   *[other] Keep { $k } more bones
  }
prompt-keep = { $n } to choose from; { $back ->
    [one] { $back } goes back into the bag.
   *[other] { $back } go back into the bag.
  }
prompt-other-digs = { $name } is digging
prompt-other-digs-detail = Digging goes clockwise from the Chief.
prompt-other-keeps = { $name } keeps { $k ->
    [one] { $k } bone
   *[other] { $k } bones
  }
prompt-other-keeps-detail = { $n } to choose from; the rest goes back into the bag.
prompt-over-title = The dig is over
prompt-over = Archaeologist of the Year: { $names }, { $points ->
    [one] { $shown } point
   *[other] { $shown } points
  }.
prompt-over-solo = { $rank }: { $points ->
    [one] { $shown } point
   *[other] { $shown } points
  }.
confirm-write = Write { $number }
confirm-draw = { $draw ->
    [one] Draw { $draw } bone
   *[other] Draw { $draw } bones
  }
confirm-pass = Pass on
confirm-round = End the round
confirm-end = End the dig

### Actions

brings = { $draw ->
    [one] Draw { $draw } bone
   *[other] Draw { $draw } bones
  }, keep { $keep }
choice-write = { $operation } { $number } → { $cell }
choice-write-closes = closes a nine: draw { $draw ->
    [one] { $draw } bone
   *[other] { $draw } bones
  }, keep { $keep }
choice-pick = Take in: { $cell }, { $number }
choice-pick-many = { $n ->
    [one] { $n } area left
   *[other] { $n } areas left
  }
choice-circle = Circle: { $sum }
choice-skip = Do not dig
choice-keep = Keep: { $token }
choice-keep-note = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

### The log

log-first-chief = { $name } is the first Chief archaeologist
log-round = Round { $round } · dice { $yellow } and { $red }
log-wrote = { $name }: { $operation ->
    [yellow] yellow
    [red] red
    [difference] difference
   *[sum] sum
  } { $number } → { $cell }
log-circled = { $name } circles a nine{ $cells ->
    [1] { "" }
   *[other] { " " }({ $sum })
  } and draws { $draw ->
    [0] from an empty bag
    [one] { $draw } bone
   *[other] { $draw } bones
  }{ $keep ->
    [0] { "" }
   *[other] , keeping { $keep }
  }
log-drew = { $name }: out of the bag { $n ->
    [one] comes { $n } bone
   *[other] come { $n } bones
  }
log-kept = { $name } keeps: { $token }
log-kept-all = { $name } takes { $n ->
    [one] the bone
   *[other] all { $n } bones
  }
log-skip = { $name } does not dig
log-new-chief = { $name } is the new Chief and takes the dice
log-over = The dig is over
log-skeleton = { $species }: { $name }, +{ $value }
log-skeleton-nobody = { $species }: nobody takes the skeleton
log-winner = { $n ->
    [one] Archaeologist of the Year: { $names }
   *[other] Archaeologists of the Year: { $names }
  }, { $points ->
    [one] { $shown } point
   *[other] { $shown } points
  }
log-solo = Rank: { $rank }, { $points ->
    [one] { $shown } point
   *[other] { $shown } points
  }

### The result

part-bones = Bones: { $species }
part-skeletons = Skeleton tokens
part-penalty = Penalty cells
rank-year = Archaeologist of the Year
rank-professor = Professor
rank-archaeologist = Archaeologist
rank-digger = Digger
rank-student = Student
rank-skeletons = Skeletons: { $names }

### Why this is hinted

reason-closes = Closes a nine: draw { $draw ->
    [one] { $draw } bone
   *[other] { $draw } bones
  }, keep { $keep }.
reason-zero = A zero costs nothing and adds a bone to its area. A nine with the next roll: { $percent } %.
reason-chance = { $better ->
    [yes] Makes a nine with the next roll likelier: { $percent } %.
   *[no] Keeps a nine with the next roll possible: { $percent } %.
  }
reason-lost = { $number } fits into no nine, but is least in the way here.
reason-last = Last round: only the { $number } stays outside.
reason-dig = The best of the areas: draw { $draw ->
    [one] { $draw } bone
   *[other] { $draw } bones
  }, keep { $keep }.
reason-skip = With a zero beside it the same nine will bring more bones.
reason-keep = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, and one more bone of this colour towards its skeleton.
reason-keep-most = The dearest of those drawn: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
reason-keep-skeleton = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, and you now lead the skeleton ({ $species }, +{ $value }).

### Refusals

refusal-E_WRONG_PHASE = This is not possible now.
refusal-E_NOT_YOUR_TURN = It is another archaeologist's turn.
refusal-E_ALREADY_LOCKED = You have already confirmed your result.
refusal-E_BAD_REQUEST = Unknown operation, cell or token.
refusal-E_ROW_FULL = { $operation }: all { $boxes } boxes of this operation are ticked.
refusal-E_CELL_FILLED = This cell is already filled: { $cell }, { $number }.
refusal-E_NOT_ADJACENT = Choose a cell next to a filled one: { $cell } touches none.
refusal-E_SPECIAL = Special cell ({ $cell }): { $kind }.
refusal-E_AREA_BAD_SET = This cell is in the area already: point at another one, or circle what is picked.
refusal-E_AREA_EMPTY_CELL = A Dig area consists of filled cells only. Empty: { $cells }.
refusal-E_AREA_WITHOUT_NEW = The area must contain the number you have just written.
refusal-E_AREA_REUSE = A cell can belong to one Dig area only. Already circled: { $cells }.
refusal-E_AREA_NOT_CONNECTED = The cells of an area must be connected.
refusal-E_AREA_SUM = The numbers must total exactly 9 (now { $sum }).
refusal-E_KEEP_COUNT = This bone is yours already. Keep exactly { $k } more of those drawn.
refusal-E_KEEP_NOT_DRAWN = You can keep only tokens you have just drawn.
refusal-E_NOT_IN_BAG = This token is not in the bag.
refusal-E_NO_SUCH_SEAT = There are { $seats ->
    [one] { $seats } archaeologist
   *[other] { $seats } archaeologists
  } at the table: no such seat.

### Figures of the rules

figure-cover = A skeleton and two dice
figure-sheet = The Dig Site sheet: nineteen cells, three of them special
figure-table = The four operations after a roll of 2 and 5
figure-area = A 2 is written: the area 4 + 3 + 2 + 0 + 0
figure-tie = Two blue bones each: the cheaper bones take the skeleton
figure-score = A score of 33
figure-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
figure-penalty = penalty

### Rules. The number is in the name, the heading is .title, the picture .figure

rule-T-1 =
    Two dice, and a pencil and a sheet for each are enough. Bone and Skeleton tokens are shared.
    .title = What you need
rule-T-1-1 =
    Every archaeologist has the same sheet: 19 round cells in the shape of a dinosaur. Circles that touch are adjacent. Three cells are special: shoulder, rear ribs and elbow.
    .title = The Dig Site sheet
    .figure = sheet
rule-T-1-2 =
    The sheet has a table: four operations (yellow, red, difference, sum) with four boxes in each row. That is 16 boxes, fewer than there are cells.
    .title = The choices table
    .figure = table
rule-T-1-3 =
    36 tokens in four colours. Each colour has nine bones: 1, 1, 2, 2, 3, 4, 5, 6, 7. The shape tells the colour too: a thigh bone is Diplodocus, a skull Triceratops, a plate Stegosaurus, a tooth Tyrannosaurus.
    .title = Bone tokens
rule-T-1-4 =
    One of each colour: Diplodocus 1 point, Triceratops 2, Stegosaurus 3, Tyrannosaurus 4.
    .title = Skeleton tokens
rule-T-1-5 =
    The yellow die shows 0 to 5.
    .title = Yellow die
rule-T-1-6 =
    The red die shows 1 to 6.
    .title = Red die
rule-T-1-7 =
    Bone tokens are drawn blindly from a bag; they may lie face down on the table instead.
    .title = The bag

rule-T-2 =
    Setup is the same for any number of archaeologists.
    .title = Prepare the dig
rule-T-2-1 =
    Everybody gets an empty sheet: no number, no tick, no area, no token.
    .title = Sheets
rule-T-2-2 =
    All 36 Bone tokens go into the bag. The four Skeleton tokens lie face up in sight.
    .title = Tokens
rule-T-2-3 =
    One player is the first Chief archaeologist. It is drawn by lot; the host may choose a seat instead.
    .title = The first Chief
rule-T-2-4 =
    Seats do not change; play goes clockwise.
    .title = Order
rule-T-2-5 =
    Best with two, three or four. Five and six are possible (T-6.2), and so is one (T-6.3).
    .title = How many archaeologists

rule-T-3 =
    In a round the Chief rolls the dice, everybody writes one number, then all dig in turn, and the Chief is named.
    .title = Dig
rule-T-3-1 =
    There are exactly 16 rounds, one for each box of the choices table. Everybody ticks one box a round, so all tables are full at the same time.
    .title = How many rounds
rule-T-3-2 =
    A round has these steps:
    - roll: both dice, once, for everybody;
    - write: all choose an operation and a cell at the same time and in secret, then the sheets are shown together;
    - dig: from the Chief and clockwise, each may circle one area, draw tokens and keep some;
    - the Chief is named, and the round ends.
    .title = Steps of a round
rule-T-3-4 =
    An action is possible only in its step and in your turn. What you have confirmed cannot be changed.
    .title = Everything in its time
rule-T-3-8 =
    Operation, cell and token must be those of this game. A refused action changes nothing.
    .title = Only what is on the table

rule-T-4 =
    There are only four decisions: what to write and where, whether to dig, which cells to circle, and which tokens to keep.
    .title = Actions
rule-T-4-0 =
    The Chief rolls both dice once. There is no re-roll. Both values are for everybody.
    .title = Roll the dice
rule-T-4-1 =
    Choose an operation, tick a box of its row and write the result into a cell of your sheet.
    .title = Write a result
rule-T-4-1-1 =
    Everybody writes exactly one number every round. There is no pass.
    .title = Writing is a must
rule-T-4-1-2 =
    What an operation gives:
    - yellow: the value of the yellow die;
    - red: the value of the red die;
    - difference: the larger minus the smaller; it may be 0, never less;
    - sum: both values together. Sums of 10 and 11 are written too, though they fit into no nine.
    .title = The four operations
rule-T-4-1-3 =
    Boxes are ticked from left to right. When all four are ticked, the operation can no longer be used.
    .title = Boxes of an operation
rule-T-4-1-4 =
    The cell must be empty. Your first number may go anywhere; each later one only into a cell next to one that is filled. Circled cells count as filled.
    .title = Where to write
rule-T-4-1-5 =
    The shoulder takes the red die only, the rear ribs an addition only, the elbow the yellow die only. What counts is the operation you chose, not the number: if yellow shows 0 the sum equals red, but the shoulder refuses it. Special cells may be filled in the first round; they never have to be.
    .title = Special cells
    .figure = sheet
rule-T-4-1-7 =
    Until everybody has confirmed, nobody sees what the others write. Then all numbers are written at once.
    .title = Sheets are shown together
rule-T-4-2 =
    In your turn you may circle one Dig area, or not dig. Digging always succeeds. One area a round at most.
    .title = Uncover fossils
rule-T-4-3 =
    An area is a connected group of filled cells of your sheet that totals exactly 9 and holds the number you have just written.
    .title = The Dig area
    .figure = area
rule-T-4-3-1 =
    All cells are filled and the numbers total exactly 9. One cell with a 9 is enough. A 10 or 11 never fits.
    .title = Exactly nine
rule-T-4-3-2 =
    You may circle any connected part of your free numbers, not necessarily all that touch. If several areas are possible, the choice is yours.
    .title = Which cells
rule-T-4-3-3 =
    The cells of an area touch each other. A 0 is a number like any other and can be the bridge. A cell belongs to one area only, and another area is no bridge.
    .title = Connected, and once only
rule-T-4-3-4 =
    The area holds this round's number. A nine that you passed by can only be circled later together with a new number, a 0 for instance.
    .title = With the new number
rule-T-4-3-5 =
    You point at the cells one by one. Those that belong to every possible area are picked already; when only one area is left it is circled by itself.
    .title = How to point at an area
rule-T-4-3-6 =
    There is no limit to the number of cells.
    .title = How many cells
rule-T-4-4 =
    A circled area stays for good, and its numbers cost no penalty. Draw as many tokens from the bag as it has cells, and keep one, plus one more for every 0 in it. Everybody sees the tokens.
    In the example there are five cells and two zeros: five tokens, three of them yours.
    .title = How many tokens
    .figure = area
rule-T-4-5 =
    Which tokens to keep is up to you, but the number is exact: no more, no fewer. The others go back into the bag at once, before the next archaeologist's turn.
    .title = Keep and return
rule-T-4-5-1 =
    If everything drawn must be kept there is no choice: the tokens are yours at once.
    .title = Nothing to choose from
rule-T-4-6 =
    If the bag holds fewer tokens than the area has cells, draw them all and keep no more than your due. With an empty bag an area may still be circled: it saves its numbers from the penalty.
    .title = The bag runs short
rule-T-4-7 =
    Whoever dug last in this round becomes the new Chief and takes the dice. If nobody dug, the Chief stays. An area circled with an empty bag counts.
    .title = Naming the Chief
rule-T-4-8 =
    If all 16 boxes are ticked it is time to end the dig. The digging of the last round is played in full.
    .title = End of the round

rule-T-5 =
    Bones and skeletons bring points; numbers outside every area take them away.
    .title = End the dig
rule-T-5-1 =
    Each Skeleton goes to the archaeologist with strictly the most bones of its colour. In a tie, to the one of them with the fewest points on bones of THAT COLOUR. If that is a tie too, nobody takes it. Without a bone of the colour there is no Skeleton.
    .title = Skeleton tokens
    .figure = tie
rule-T-5-2 =
    Every number outside the Dig areas costs as many points as it says. Empty cells and zeros cost nothing.
    .title = Penalty cells
rule-T-5-3 =
    Add the points on your bones and skeletons, and subtract the penalty. A score may fall below zero.
    In the example: (1 + 1) + 3 + (4 + 5 + 7) + (4 + 6) for bones, 1 + 3 for skeletons, minus 2 of penalty: 33 points.
    .title = Scoring
    .figure = score
rule-T-5-4 =
    The highest score is the Archaeologist of the Year. Equal best scores share the title.
    .title = Archaeologist of the Year

rule-T-6 =
    The rules are the same for all, but the number of players can be felt.
    .title = How many you are
rule-T-6-1 =
    There are no variants and no expert rules.
    .title = No variants
rule-T-6-2 =
    With five or six the rules are the same, but the bag often runs short (T-4.6): in about seven games of ten with five, nearly always with six.
    .title = Five and six
rule-T-6-3 =
    A house variant for one. All rules hold, except that two bones of a colour win its Skeleton. The score earns a rank:
    - below 10: Student;
    - from 10: Digger;
    - from 20: Archaeologist;
    - from 30: Professor;
    - from 37: Archaeologist of the Year.
    .title = Solo game

rule-T-7 =
    Everything is open: sheets, tokens, dice, what the bag holds. The one secret is what the others choose until all have confirmed.
    .title = What everybody sees
rule-T-7-1 =
    Scores during the game are shown without Skeletons, which are decided at the end. Who leads each colour can be seen on the table.
    .title = Score during the game
rule-T-7-2 =
    You may change your choice until you confirm it. After the sheets are shown, and after tokens have left the bag, there is no way back.
    .title = Undo

rule-T-8 =
    The lot for the first Chief, each round's roll (36 equal pairs) and the tokens from the bag. A roll offers a 0, by yellow or by difference, 11 times in 36.
    .title = Where chance comes in
