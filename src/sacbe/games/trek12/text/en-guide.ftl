# Archeo Trek 12: the game in a minute, and worked examples for the rules.

digest-goal =
    You are archaeologists on one site. Everybody has a sheet of cells in the shape of a dinosaur: write numbers so that neighbours add up to exactly nine, and draw bones from the bag. Sixteen rounds, and the best collection wins.
    .title = The goal
    .figure = cover
digest-turn =
    Two dice are rolled once, for everybody. In secret each chooses one of four operations (yellow die, red die, difference or sum) and writes the result into a cell beside one that is filled. Each operation has only four boxes for the whole game. If the new number completes a connected nine, you may circle it: you draw as many Bone tokens as it has cells, and keep one, plus one more for every 0 in it.
    .title = A round
    .figure = table
digest-win =
    After the sixteenth round the points on your bones are added up. Whoever has the most bones of a colour gets its Skeleton, 1 to 4 points; in a tie, whoever has the cheaper ones. Every number that is in no area takes away as many points as it says: a lonely five costs five. Whoever has the most points wins and is Archaeologist of the Year.
    .title = Who wins
    .figure = score

example-nine = closing a nine
    .begin = There are a 4 and a 3 side by side; a 2 would make nine. The dice show 1 and 3, and their difference is that 2.
    .write = 3 − 1 = 2 is written beside them. 4 + 3 + 2 = 9: the three cells are connected and the new number is one of them, so you may dig.
    .draw = The area is circled. It has three cells, so three bones come out of the bag: 2, 5 and 1. There is no 0 in it, so one may be kept.
    .keep = The blue 5 stays, the others go back into the bag. That is 5 points, and the circled numbers can no longer cost any.
example-zero = what a zero is good for
    .begin = A 5 and a 0 lie side by side. The dice show 4 and 6; the yellow 4 makes nine with the 5.
    .choose = The 4 is written. The nine can be circled in two ways: 4 + 5, or 4 + 5 + 0.
    .draw = The 0 is taken along: three cells, three bones. Two of them may be kept, one for the area and one for the 0.
    .keep = A 6 and a 3: 9 points from one dig. Without the 0 it would have been a single bone.
