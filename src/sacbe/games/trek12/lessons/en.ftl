# Archeo Trek 12: the tutorial. <chapter> is its title, <chapter>-<step> what the teacher says.

numbers = Two dice, one number
numbers-goal = You are an archaeologist, and this is your sheet: a dinosaur of nineteen cells. Every round you write one number on it. Make neighbouring numbers add up to <b>nines</b>: each brings bones, and bones are points. Most points win.
numbers-dice = The dice are rolled once, for everybody: <b>yellow</b> has 0 to 5, <b>red</b> has 1 to 6. Now they show 2 and 6.
numbers-operations = Make one number of the two. There are four <b>operations</b>: take yellow (2), red (6), their difference (4) or their sum (8). Which one is up to you.
numbers-first = Your first number may go anywhere. Let us begin in the middle: the sum, into the front ribs.
    .todo = Choose Sum, then the glowing cell.
    .instead = That is allowed too, but let us do this one together: the sum, 8, into the front ribs.
numbers-confirm = So far it is written in pencil: only you see it, and you can undo it. When everybody has confirmed, all sheets are shown at once.
    .todo = Confirm: the button “Write 8” below.
    .instead = Your number is chosen. Confirm it below, or undo it and write another.
numbers-minus = Minus eight already? That is as it should be: a number you have written counts as a <b>penalty</b> until it is part of a nine. Nobody has a nine yet.
numbers-beside = A new round, a new roll: 2 and 5. From now on a number goes only <b>next to a filled cell</b>: the circles must touch.
numbers-second = Your choice: any operation, and one of the three lit cells.
    .todo = Write a number and confirm it.
    .instead = We come to this cell in a moment: it is special. For now choose one of the three lit ones.
numbers-boxes = Each operation has only <b>four boxes</b>, and every number you write ticks one. Sixteen boxes, sixteen rounds. Do not spend your sums at once: you will want them.
numbers-special = Three cells are <b>special</b>: the shoulder takes the red die only, the rear ribs a sum only, the elbow the yellow die only. What counts is the operation, not the number.
numbers-task = Your turn: the dice show 5 and 5. Write a number into any special cell. Numbers above nine fit into no nine.
    .todo = Fill one special cell and confirm.
    .done = You can do what matters most: make a number and find it a place.
    .better = Right, the cell is filled. But a 10 fits into no nine and will cost you ten points in the end. A 5, yellow or red, would have been of more use.
    .lost = That number went into an ordinary cell. Look at the shoulder, the rear ribs and the elbow: each takes an operation of its own. Once more?

nines = Closing a nine
nines-nine = Another sheet. On it a 4 and a 3 stand side by side: 7 together. Neighbouring numbers that make <b>exactly 9</b> can be circled. That is a nine. You are 2 short.
nines-close = The dice show 1 and 3: their difference is 2. Write it into any cell next to the 4 or the 3.
    .todo = Choose Difference, a cell, and confirm.
    .instead = That number does not make nine: 4 + 3 and another 2. The difference gives you a 2.
nines-circle = 4 + 3 + 2 = 9. In your turn you may circle one area, and it must hold the number you have <b>just written</b>. Let it pass, and later only a new zero beside it can close this nine.
    .todo = Circle the nine.
    .instead = You may leave it, but then there are no bones. Circle it.
nines-draw = Three cells in the area: you draw <b>three bones</b> from the bag and keep one. There is no way back from that, so the table asks first.
    .todo = Draw the bones: the button below.
    .instead = The nine is circled already. Now draw your bones: the button below.
nines-keep = The number on a bone is what it is worth. Keep the one that is worth the most; the others go back into the bag.
    .todo = Keep the blue 5 and confirm.
    .instead = You could keep that one, but the blue 5 is worth the most.
nines-points = Five points for you, and the circled numbers are no penalty any more: they will cost you nothing.
nines-chief = To circle a nine and draw bones is to <b>dig</b>. All dig in turn, beginning with the <b>Chief archaeologist</b>. Whoever digs last in a round becomes Chief and rolls the dice. Now that is you.
nines-task = Close another nine. You have two rounds: the first roll is 3 and 4, the second nobody knows.
    .todo = Write two neighbouring numbers that make 9, circle them and take a bone.
    .done = The nine is yours. Leaving numbers that are easily made up to 9 is half of this game.
    .lost = No nine was closed. Write 7, 4 or 1 first and the next number beside it: 7 + 2, 4 + 5 and 1 + 8 make nine; for a 3 you would have to roll a 6. And do not forget to circle it.

zeros = Zeros and larger areas
zeros-cells = A new sheet again. An area draws as many bones as it has <b>cells</b>, and you keep one. The larger the area, the better your choice. Here you have 5, 0 and 6.
zeros-zero = And a <b>zero</b> is a gift: it does not change the sum, but for every zero in the area you keep one bone more. Zeros come from the yellow die, and from the difference of equal numbers.
zeros-four = Yellow shows 4, and 5 + 4 = 9. Write the 4 into the back, next to the 5.
    .todo = Yellow into the back, and confirm.
    .instead = We need the 4 next to the 5 now: yellow into the back.
zeros-add = 5 + 4 is nine already, and could be circled as it is. But there is a zero beside it: with it you have three cells, and keep two bones instead of one.
    .todo = Choose the zero to add it to the area.
    .instead = That would bring you only one bone. Choose the zero first.
zeros-draw = Three cells, one zero: draw three bones, keep two.
    .todo = Draw the bones.
    .instead = The area is circled. Now draw the bones.
zeros-keep = Keep the two that are worth the most.
    .todo = Keep the 6 and the 3, and confirm.
    .instead = The 1 is worth less. Keep the orange 6 and the green 3.
zeros-task = You have two bones. Make it <b>four</b> within two rounds. Your 6 is not circled yet, the dice show 0 and 3. Think which to write first.
    .todo = Collect four bones.
    .done = A zero and a nine: two bones at a stroke. Good archaeologists keep a place for zeros.
    .lost = That did not make four bones. The 6 needs a 3, but put a zero beside it first: 6 + 0 + 3 bring two bones.

ending = Skeletons and the end
ending-penalty = Now a sheet that is nearly full: it is round fourteen of sixteen. In the end every number outside your areas <b>takes away</b> as many points as it shows. Now that is your 2 and your 4: minus six.
ending-save = Let us save them: 2 + 4 + 3 = 9, and the difference of the dice is just that 3. Write it next to both, or next to the 4.
    .todo = Write the difference into a glowing cell and confirm.
    .instead = Then 2 and 4 would still cost you. Write the difference, 3, beside them.
ending-circle = Circle it: the penalty goes, and bones come.
    .todo = Circle the nine.
    .instead = Not digging only makes the penalty larger.
ending-draw = Three cells and no zero: three bones to choose from, one for you.
    .todo = Draw the bones.
    .instead = The area is circled. Now draw the bones.
ending-skeletons = In the end each <b>skeleton</b> goes to whoever has the most bones of its colour: Diplodocus is 1 point, Triceratops 2, Stegosaurus 3, Tyrannosaurus 4.
ending-keep = You drew a green 3, a blue 1 and an orange 1. You and your rival have one orange bone each, but his is worth less, so the Tyrannosaurus is his for now. A second one brings it to you: 1 + 4 points, more than any other.
    .todo = Keep the orange 1 and confirm.
    .instead = It is worth more by itself, but the orange 1 brings a skeleton worth 4.
ending-tie = With equally many bones, the skeleton goes to whoever's bones of that colour are <b>worth less</b>: that is how your rival had the Tyrannosaurus. So even a 1 is good for something. Without a single bone of the colour you never get its skeleton.
ending-task = Two rounds are left, and two boxes: one Red and one Sum. The first roll is 4 and 5. By the way, a 9 in one cell is a nine already. Play on, and win!
    .todo = Write your last two numbers and finish in front.
    .done = You have won! Now you know the whole game. The rest is practice.
    .lost = Your rival was ahead this time. Look at the sum: 4 + 5 is a nine in a single cell. Circle it, and leave red for the last round.
