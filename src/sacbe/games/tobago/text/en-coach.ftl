### The coach: one line about what has become possible or dangerous. No longer than three lines on a phone.

coach-share = To take the card costs you this rose. To pass is to hope for a better one, which may not come.
coach-curse = There may be a curse among the cards, and you have no amulet: with a rose left you lose your best card.
coach-raise = You stand on { $treasure }. Raise it, and it is shared among all who have roses on its map.
coach-near = The place is known ({ $place }): { $treasure }. Your vehicle gets there this turn.
coach-left-out = { $map } map: { $n ->
    [one] { $n } place
   *[other] { $n } places
  } left, and no rose of yours on the map. Without one you get no share.
coach-no-clue = None of your clues fits anywhere. Instead of a turn you may exchange all of them.
coach-locate = One of your clues leaves a single place ({ $place }): then all know where { $treasure } is.
coach-amulet = You can get to an amulet ({ $place }) this turn. It gives an extra action and saves you from a curse.
coach-power = An amulet can be used: an extra step or clue, an exchange, clear a space. Or keep it against a curse.
coach-expert = An amulet can lay a second rose on a clue of yours (one more share) or swap two roses: the lower is asked first.
