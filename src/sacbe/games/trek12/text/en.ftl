# Archeo Trek 12: every word a person reads.

### The game and its options

game-name = Archeo Trek 12
game-blurb = Two dice for everybody, nineteen cells of a skeleton for each. Write numbers so that neighbours total exactly 9, circle them and draw bones from the bag. With five or six players the bag often runs short.
typical-score = usually about { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
alone-note = No rivals, your points count: below 10 you are a Student, from 10 a Digger, from 20 an Archaeologist, from 30 a Professor, from 37 Archaeologist of the Year. Two bones of a colour win its Skeleton.
option-solo = Solo game
option-solo-false = no
option-solo-true = yes, for a rank
option-chief = First Chief archaeologist
    .about = Who rolls in the first round and digs first: a lot decides, or you do.
option-chief-random = chosen by lot
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


### The board

board-label = Dig Site sheet
dock-label = Operations
board-chief = Chief
board-chief-you = Chief: you
race-title = Who leads each skeleton
race-over = Who has the skeletons
race-you = you
race-tie = tie: { $n }
race-nobody = nobody yet
race-gathering = not gathered yet
race-unclaimed = unclaimed
race-mine = you: { $n }{ $tie ->
    [yes] , worth more
   *[no] { "" }
  }
race-others = others: { $n }{ $tie ->
    [yes] , worth more
   *[no] { "" }
  }
race-solo = you have { $n }, need 2
finds-mine = My finds
finds-other = Finds: { $name }
finds-none = Nothing yet
finds-total = { $points } − penalty { $lost } = { $total }
callout-bones = { $draw ->
    [0] the bag is empty
   *[other] { $sure ->
        [yes] { $draw ->
            [one] { $draw } bone
           *[other] { $draw } bones
          }, keep { $keep }
       *[no] up to { $draw }, keep { $keep }
      }
  }
tray-draw = { $who ->
    [me] Draw { $n }, keep { $k }
   *[other] { $name } draws { $n }, keeps { $k }
  }
tray-keep = { $who ->
    [me] Keep { $k } of { $n }
   *[other] { $name } keeps { $k } of { $n }
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
spot-chief = Chief archaeologist: { $mine ->
    [yes] you
   *[no] { $name }
  }
spot-bag = Bones in the bag: { $n }
spot-skeleton = { $species }, { $value } { $value ->
    [one] point
   *[other] points
  }. { $taken ->
    [yes] { $name } leads.
   *[no] Nobody leads.
  } Bones of each player: { $held }
lens-ranks = Ranks
lens-ranks-about = The ranks of the solo game: how many points each one asks for, and which is yours now
lens-others = Others' sheets
lens-others-about = The others' sheets in large: numbers, areas, bones
lens-odds-total-short = A nine: { $percent } %
lens-nine = What closes a 9
lens-nine-about = Which numbers in which cells make exactly 9 with their neighbours
lens-odds = Odds
lens-odds-about = How likely the next roll is to close a nine
lens-odds-total = A nine with the next roll: { $percent } %
lens-odds-none = No roll is left

### Top line and panels

headline-round = Round { $round } of { $rounds }
headline-chief = Chief: { $name }
headline-bag = In the bag: { $n } of 36
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
prompt-chief = The first Chief is chosen by lot.
prompt-write-title = Choose an operation and a cell
prompt-where = Where does the { $number } go?
prompt-what = What goes into the { $cell }?
prompt-write = { $left ->
    [1] The last round.
   *[other] { $first ->
        [yes] The first number may go into any cell.
       *[no] The cell must touch a filled one.
      }
  } The operation uses up one box.
prompt-write-watch = Dice { $yellow } and { $red }: the archaeologists write
prompt-written-title = { $operation } { $number } → { $cell }
prompt-written-closes = Closes a nine: { $bones }.
prompt-written = All sheets are shown together.
prompt-waiting = Still choosing: { $names }.
prompt-dig-one = Circle the nine{ $cells ->
    [1] { "" }
   *[other] { " " }{ $sum }
  }?
prompt-dig-more = That is 9. Circle it or add zeros: { $bag ->
    [full] each lets you draw and keep one more.
    [short] few bones are left in the bag.
   *[empty] the bag is empty, so no bones, but these numbers cost nothing.
  }
prompt-dig-title = Which cells will you circle?
prompt-dig = { $areas ->
    [one] { $areas } area fits
   *[other] { $areas } areas fit
  }, { $sum } of 9 picked. Pick another cell of the area you want.
prompt-draw-title = Circled: { $sum }
prompt-draw = You draw { $draw ->
    [one] { $draw } bone
   *[other] { $draw } bones
  } from the bag and keep { $keep }. Nothing can be undone after that.
prompt-keep-title = { $k ->
    [one] Keep { $k } bone
   *[other] Keep { $k } bones
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
prompt-over = { $n ->
    [one] Archaeologist of the Year
   *[other] Archaeologists of the Year
  }: { $names }, { $points ->
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
confirm-pass = End turn
confirm-round = End the round
confirm-end = End the dig

### Actions

# How many bones a nine will bring; with a bag nearly empty it cannot be said before the others have dug.
closes-bones = { $draw ->
    [0] the bag is empty, but these numbers cost nothing
    [one] draw { $sure ->
        [yes] { "" }
       *[no] { "up to " }
      }{ $draw } bone, keep { $sure ->
        [yes] { "" }
       *[no] { "up to " }
      }{ $keep }
   *[other] draw { $sure ->
        [yes] { "" }
       *[no] { "up to " }
      }{ $draw } bones, keep { $sure ->
        [yes] { "" }
       *[no] { "up to " }
      }{ $keep }
  }

brings = { $draw ->
    [0] The bag is empty: no bones, but these numbers cost nothing
    [one] Draw { $draw } bone, keep { $keep }
   *[other] Draw { $draw } bones, keep { $keep }
  }
choice-write = { $operation } { $number } → { $cell }
choice-write-closes = closes a nine: { $bones }
choice-pick = Add to the area: { $cell }, { $number }
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
  }{ $draw ->
    [0] ; the bag is empty
    [one] { " " }and draws { $draw } bone
   *[other] { " " }and draws { $draw } bones
  }{ $keep ->
    [0] { "" }
   *[other] , keeping { $keep }
  }
log-drew = { $name } draws { $n ->
    [one] { $n } bone
   *[other] { $n } bones
  } from the bag
log-kept = { $name } keeps the { $colour ->
    [green] green
    [blue] blue
    [purple] purple
   *[orange] orange
  } bone { $value }
log-kept-all = { $name } takes { $n ->
    [one] the bone
   *[other] all { $n } bones
  }
log-skip = { $name } does not dig
log-new-chief = { $name } is the new Chief and takes the dice
log-over = The dig is over
log-skeleton = { $name } takes a skeleton: { $species }, +{ $value }
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

# The course of the game, and what a game alone came to
standing-title = Points, round by round
lap = Round { $n }
alone-rank = Rank: { $rank }. The next, { $better }, was { $n ->
    [one] { $n } point
   *[other] { $n } points
  } away.
alone-top = Rank: { $rank }, and there is none above it.

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

hint-gain = An estimate: by the end of the game “{ $mine }” brings { $n ->
    [one] { $n } point
   *[other] { $n } points
  } more than “{ $other }”.
reason-closes = Closes a nine: { $bones }.
reason-zero = A zero costs nothing, and in an area it may bring one more bone. { reason-chance }
reason-chance = { $chance ->
    [none] No nine is possible next roll.
    [better] Makes a nine with the next roll likelier: { $percent } %.
   *[other] Keeps a nine with the next roll possible: { $percent } %.
  }
reason-lost = { $number } fits into no nine, but is least in the way here.
reason-last = Last round: { $number ->
    [0] a zero adds nothing to the penalty.
   *[other] this adds only { $number } to the penalty.
  }
reason-dig = { $best ->
    [yes] The best of the areas
   *[no] A Dig area
  }: { $draw ->
    [0] the bag is empty, but these numbers cost nothing.
    [one] draw { $draw } bone, keep { $keep }.
   *[other] draw { $draw } bones, keep { $keep }.
  }
reason-skip = { $why ->
    [zero] With a zero beside it the same nine may bring more bones.
    [last] It is the last round: these numbers go to the penalty.
   *[other] These numbers may still go into another area.
  }
reason-keep = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, and one more bone of this colour towards its skeleton.
reason-keep-most = Nothing to choose from is worth more: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
reason-keep-skeleton = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, and { $solo ->
    [yes] the skeleton is yours
   *[no] you now lead for the skeleton
  } ({ $species }, +{ $value }).

### Refusals

refusal-E_WRONG_PHASE = This is not possible now.
refusal-E_NOT_YOUR_TURN = It is another archaeologist's turn.
refusal-E_ALREADY_LOCKED = You have already confirmed your result.
refusal-E_BAD_REQUEST = Unknown operation, cell or token.
refusal-E_ROW_FULL = { $operation }: all { $boxes } boxes of this operation are ticked.
refusal-E_CELL_FILLED = This cell is already filled: { $cell }, { $number }.
refusal-E_NOT_ADJACENT = Choose a cell next to a filled one: no filled cell touches this one ({ $cell }).
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
refusal-ASKED_BAG = Bones left in the bag: { $n }. They are drawn blindly, one for each cell of a circled area.
refusal-ASKED_CHIEF = The hat is the Chief archaeologist's, who rolls the dice and digs first.
refusal-ASKED_SKELETON = At the end the skeleton ({ $value }) goes to whoever has most bones of its colour.
refusal-E_NO_SUCH_SEAT = There are { $seats ->
    [one] { $seats } archaeologist
   *[other] { $seats } archaeologists
  } at the table: no such seat.
