### What bots say.

remark-tallied = { $n ->
    [one] { $n } point
   *[other] { $n } points
  } in a single tally. May it go on like this!
remark-guard = My guard watches over temple { $value } ({ $at }) to the end of the game.{ $left ->
    [0] { "" } That was my last: there are only two.
   *[other] { "" } I have one more to post.
  }
remark-found = { $held ->
    [1] A treasure from the ruins: { $treasure }.
    [2] Another treasure: { $treasure }. A pair!
   *[other] The third of them: { $treasure }. My set is whole!
  }
remark-swapped = A good trade: { $treasure } is with me now{ $held ->
    [1] .
    [2] , and that makes a pair.
   *[other] , and the set is whole.
  }
remark-camp = There is a camp of mine on { $at } now: new explorers set out right here.
remark-uncovered = The temple on { $at } has grown to { $value }. Worth a quarrel.
remark-even = { $other } and I are even at temple { $value } ({ $at }). While we are, nobody scores it.
remark-outnumbered = At temple { $value } ({ $at }) { $other } is stronger than me by just one.
remark-lead = { $n ->
    [one] { $n } point
   *[other] { $n } points
  } ahead. { $other } comes next.
remark-behind = { $other } is { $n ->
    [one] { $n } point
   *[other] { $n } points
  } ahead of me. I could learn something there.
remark-third = The third of my set is still in the ground: { $treasure }.
remark-tiles = { $n ->
    [one] { $n } tile is left
   *[other] { $n } tiles are left
  } in the stacks. Time to think of the end.
remark-holds = The tallest temple, { $value } on { $at }, is mine for now.
remark-all-out = There is nobody left in my reserve.
