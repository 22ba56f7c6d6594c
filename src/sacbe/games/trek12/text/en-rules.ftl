# Archeo Trek 12: the rules and the captions of their figures.

### Figures of the rules

figure-cover = A skeleton and two dice
figure-sheet = The Dig Site sheet: nineteen cells, three of them special
figure-table = The four operations after a roll of 2 and 5
figure-area = A 2 is written: the area 4 + 3 + 2 + 0 + 0
figure-tie = Two blue bones each: the bones worth less take the skeleton
figure-score = A score of 33
figure-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
figure-penalty = penalty

### Rules. The number is in the name, the heading is .title, the picture .figure

rule-T-1 =
    You are archaeologists on one dig. The dice are shared, the sheet is your own: make one number of the two that were rolled and write it so that neighbouring cells add up to exactly 9. A nine that is circled brings bones from the bag, and whoever has the most bones of a colour gets its skeleton too. Numbers left outside take points away. Whoever has the most points wins.
    Two dice, and a pencil and a sheet for each are enough. Bone and Skeleton tokens are shared.
    The pictures of the printed sheets are lost to us. The shape of the sheet, the number of boxes in a row and the values of bones and skeletons are our reconstruction; everything else is by the rulebook.
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
    One player is the first Chief archaeologist. The seat is chosen by lot; the host may choose a seat instead.
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
    The player with the highest score is the Archaeologist of the Year. Equal best scores share the title.
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
    The lot for the first Chief, each round's roll (36 equally likely pairs) and the tokens from the bag. A roll offers a 0, by yellow or by difference, 11 times in 36.
    .title = Where chance comes in
