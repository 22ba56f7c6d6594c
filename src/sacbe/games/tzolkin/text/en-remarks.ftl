### What bots say.

remark-hungry = { $n ->
    [1] One of my workers went hungry: there go 3 points.
   *[other] { $n } of my workers went hungry. The gods will not forget it.
  }
remark-monument = { $monument }: that monument is mine!
remark-skull = { $n ->
    [1] My first skull lies in Chichen Itza.
   *[other] That makes { $n } skulls of mine in Chichen Itza.
  }
remark-learned = { $track }: nobody teaches beyond level three.
remark-begged = Begging is no honour, but it is corn. { $temple } is angry.
remark-pot = { $n } corn from the teeth of the calendar. Thank you for leaving it to me.
remark-last-corn = The last corn tile of plantation { $plantation } is mine now.
remark-highest = { $temple }: nobody stands higher in that temple than I do.
remark-edge = { $gear }: one more day, and my worker leaves the gear with nothing.
remark-short = { $days ->
    [0] Food Day is today
    [one] Food Day is { $days } day away
   *[other] Food Day is { $days } days away
  }, and I am { $n } corn short.
remark-ready = { $days ->
    [0] Food Day is today
    [one] Food Day is { $days } day away
   *[other] Food Day is { $days } days away
  }, and I am ready for it: { $need } needed, { $have } corn in store.
remark-lead = My lead is { $n ->
    [one] { $n } point
   *[other] { $n } points
  }. Will { $other } catch up?
remark-behind = { $other } is { $n ->
    [one] { $n } point
   *[other] { $n } points
  } ahead of me. Well played.
remark-waited = { $space }: my worker is there. Waiting is a move too.
remark-all-out = { $n ->
    [one] My only worker is busy.
   *[other] All { $n } of my workers are busy.
  }
