# Tikal: the game in a minute, and worked examples for the rules.

digest-goal =
    You lead an expedition into a lost Maya city. Temples rise from the jungle level by level, and treasures lie in the ruins. Four times a game everybody scores: for the temples they control, and for all the treasures they have found.
    .title = The goal
    .figure = cover
digest-turn =
    Reveal a terrain tile and lay it beside explored land so that a road leads to it. Then spend up to 10 action points: bring in an explorer (1), walk (1 for each stone of the road), uncover a level of a temple (2), dig up or exchange a treasure (3), found a camp or post a guard (5). No dice: everybody has the same ten.
    .title = Your turn
    .figure = uncover
digest-win =
    A volcano means scoring. Each player in turn gets ten more action points and then scores at once. A temple is worth the number on its top if you are strongest there: an explorer counts 1, the leader 3. In a tie nobody scores it; a guard holds it for good. One treasure of a kind is worth 1 point, two 3, three 6. There are three volcanoes, and a last scoring at the end. The most points win.
    .title = Who wins
    .figure = majority

example-turn = a first turn
    .begin = Red has revealed temple 2. It may go on any free cell beside the explored corner, as long as there is a stone on the border.
    .lay = The tile lies north of the clearing, one stone between them. Now the actions begin: 10 points.
    .walk = An explorer enters at the base camp (1 AP), walks to the clearing (1 stone, 1 AP) and on to the temple (1 more). 7 AP are left.
    .level = He uncovers a level for 2 AP: the temple is worth 3 now. A single explorer cannot do that here a second time.
    .second = A second explorer goes the same way (3 AP) and uncovers another level (2 AP). All 10 AP are spent, the temple is worth 4, and only Red is there.
example-control = who holds a temple
    .begin = Temple 6. Red has two explorers there, strength 2; Blue has the leader, strength 3. If it were scored now, Blue would get the 6 points.
    .tie = A red explorer comes over from the clearing: 3 against 3. In a tie the temple scores for nobody.
    .more = Another one comes: 4 against 3, and the temple is Red's. That took only 2 AP; 8 are left.
    .guard = For 5 AP Red posts a guard. The other three go back to the box, but the 6 points of every scoring are Red's now, however many blue explorers may come.
