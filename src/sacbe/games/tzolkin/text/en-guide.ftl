# Tzolk'in: the game in a minute, and worked examples for the rules.

digest-goal =
    You are the chief of a Maya tribe. Your workers ride on the gears of five cities, and the longer they ride, the more they bring. In one turn of the great calendar, feed your tribe, put up buildings and monuments, and please the gods.
    .title = The goal
    .figure = gears
digest-turn =
    One of two things. Either place workers: each goes onto the free space with the lowest number, which you pay for in corn, with a surcharge for the second, the third and so on. Or pick workers up and take the action of each one's space (or of an earlier one, for 1 corn a step back): harvest, take wood, stone or gold, learn a technology, build, climb in a temple. You cannot pass. Then the calendar turns, and every worker rides one space on.
    .title = Your turn
    .figure = placing
digest-win =
    Four times there is a Food Day: 2 corn for every worker, and −3 points for each who stays hungry. The temples then give goods, on the second and fourth day points instead: the higher you stand, the more. Buildings, skulls in Chichen Itza and, at the very end, monuments bring points too. The most points win.
    .title = Who wins
    .figure = temples

example-placing = what workers cost
    .begin = A blue worker stands on space 0 of Palenque. Red has 9 corn.
    .first = A red worker goes onto the free space with the lowest number, space 1. It costs 1 corn: 8 are left.
    .second = A second one in the same turn goes onto space 2: 2 corn for the space and 1 for being the second. 5 are left.
    .turned = Blue has had a turn too, and the day is over: all three in Palenque have ridden one space on. Red's are on 2 and 3 now, and nothing more was paid for that.
example-stepping = an action one has passed
    .begin = A red worker has come to space 3 of Yaxchilan, which gives gold and 2 corn. But a building wants stone.
    .pick = He is picked up. He may take the action of his space, or of any earlier one for 1 corn a step back.
    .act = One step back, to space 2: 1 corn is paid; a stone and 1 corn come in. There are 4 corn again, and the stone.
