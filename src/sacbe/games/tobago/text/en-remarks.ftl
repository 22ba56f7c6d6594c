### What bots say.

remark-cursed = The curse took { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  } from me. Bad luck.
remark-raised = I have raised { $treasure }! Let us see what is in it.
remark-took = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }: that was worth the search.
remark-took-little = { $n ->
    [one] { $n } coin is a coin.
   *[other] { $n } coins are better than none.
  }
remark-amulet = The amulet is mine. { $n ->
    [one] I have { $n } amulet.
   *[other] I have { $n } amulets now.
  }
remark-new-clues = All my clues are new ones now.
remark-located = Now everybody knows where { $treasure } lies. Who gets there first?
remark-narrow = After my clue { $n ->
    [one] { $n } site is
   *[other] { $n } sites are
  } left for { $treasure }.
remark-left-out = { $n ->
    [one] { $n } site is
   *[other] { $n } sites are
  } left for { $treasure }, and there is no rose of mine on its map. A pity.
remark-roses = { $n } of my roses are on the map of { $treasure }. I want that one.
remark-other-roses = { $other } has { $n } roses on the map of { $treasure }: a good share.
remark-lead = I have the most; { $other } is { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  } behind.
remark-behind = { $other } is { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  } richer than me. Nicely shared!
remark-deck = { $n ->
    [one] { $n } card is
   *[other] { $n } cards are
  } left in the treasure deck. The end is near.
