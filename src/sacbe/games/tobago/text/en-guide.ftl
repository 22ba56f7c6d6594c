# Tobago: the game in a minute, and worked examples for the rules.

digest-goal =
    Treasures are hidden on the island, and nobody knows where: you settle it together, clue by clue. Whoever helped to find one gets a share. What counts in the end is gold.
    .title = The goal
    .figure = clue
digest-turn =
    One of two things. Either play a clue card on one of the four treasure maps: "in the jungle", "next to a hut", "not in a river". It rules out spaces where the treasure cannot be, and your compass rose lies on it: that is a share. Or drive your vehicle up to three steps: onto a neighbouring space of another landscape, or any distance within one. When one space is left, the treasure is located, and whoever stands on it may raise it. Amulets from the shore give another clue or step and ward off the curse.
    .title = Your turn
    .figure = move
digest-win =
    A raised treasure is shared by all whose roses lie on its map: a treasure card for each rose, and one more. Cards are offered from the bottom up, and everybody takes or waits for a better one. But if a curse turns up the sharing ends, and all who waited lose an amulet or their dearest card. When the treasure deck is used up, the most gold wins.
    .title = Who wins
    .figure = ladder

example-searching = three clues
    .begin = The white map has one clue: in the jungle. The treasure may lie under any of 13 white markers.
    .hut = Red plays "next to a hut" and puts a rose on it. Of 13 spaces 4 remain.
    .found = Blue plays "not in the largest jungle", and one space is left: the treasure is located. Red and Blue both have a share in it.
example-sharing = a sharing
    .begin = Red has raised the white treasure: Red's rose is at the bottom of the ladder, above it are the clues from the last to the first. A 2 is turned up, and Red decides.
    .passed = Red passes: 2 is not much. Yellow, one rung up, takes it, and Yellow's rose is gone.
    .taken = A 6 turns up and is again offered to Red first. Red takes it with the bottom rose: 6 coins.
    .last = Red lets a 3 pass, and Blue takes it; the next card, a 4, Red takes with the second rose. No roses are left and the sharing is over: 10, 3 and 2 coins.
