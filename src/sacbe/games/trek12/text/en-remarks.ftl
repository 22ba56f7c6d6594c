### What bots say.

remark-great-bone = A bone worth { $value }! That is what we dig for.
remark-bones = { $n ->
    [one] { $n } bone
   *[other] { $n } bones
  } from a single dig: a good round.
remark-wide = A dig area of { $n ->
    [one] { $n } cell
   *[other] { $n } cells
  }: there was a lot to choose from.
remark-too-much = No nine holds a { $n }: { $cell } will cost me to the end.
remark-zero = My zero ({ $cell }) waits for its dig area: it brings one more bone.
remark-row-full = My row “{ $operation }” is full: no more of those.
remark-skeleton = { $species }: the skeleton is mine for now, plus { $value }.
remark-one-bone = { $species }: { $other } has the skeleton for now, by a single bone.
remark-lead = { $n ->
    [one] { $n } point
   *[other] { $n } points
  } ahead, but nobody has the skeletons yet.
remark-behind = { $other } is { $n ->
    [one] { $n } point
   *[other] { $n } points
  } ahead of me. There is some catching up to do!
remark-loose = { $n ->
    [one] { $n } point
   *[other] { $n } points
  } of my numbers lie in no dig area. Time to circle them.
remark-tidy = { $n ->
    [one] { $n } number
   *[other] { $n } numbers
  } on my sheet, and no penalty at all.
remark-no-bones = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
  } gone, and not one bone for me.
remark-rounds = { $n ->
    [1] The last round!
   *[other] { $n } rounds to go.
  }
