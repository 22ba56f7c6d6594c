### What bots say.

remark-gold = { $left ->
    [0] El Dorado! My expedition has arrived.
   *[other] One of my figures is in El Dorado; now for the other.
  }
remark-blockade = Blockade { $number } is mine: if several of us arrive, blockades decide.
remark-sprint = { $n ->
    [one] { $n } step
   *[other] { $n } steps
  } nearer in a single turn. That was a march!
remark-token = A find from the cave: { $token }.
remark-last-card = { $card }: the last one on the market is mine.
remark-shopping = Not a step forward, but a new card in my deck: { $card }.
remark-bought = My expedition grows: { $card }.
remark-lighter = { $n ->
    [one] { $n } card of mine
   *[other] { $n } cards of mine
  } went into the box. I have { $cards } now.
remark-still = Not a single step this turn. It happens.
remark-last-round = { $other } is in El Dorado. This is the last round.
remark-in-the-way = { $other } stands right in my way.
remark-near = { $n ->
    [one] { $n } step
   *[other] { $n } steps
  } to El Dorado for me.
remark-lead = I am the nearest to El Dorado: { $other } is { $n ->
    [one] { $n } step
   *[other] { $n } steps
  } behind.
remark-behind = { $other } is { $n ->
    [one] { $n } step
   *[other] { $n } steps
  } nearer to El Dorado than I am. I must hurry.
remark-collector = { $other } has { $n ->
    [one] { $n } blockade
   *[other] { $n } blockades
  }. If several of us arrive, they decide.
