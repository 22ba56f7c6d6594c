### The coach: one line about what has become possible or dangerous. No longer than three lines on a phone.

coach-edge = { $gear }: your worker is on the last space. Unless you pick it up now, it leaves with nothing.
coach-hunger = Food Day { $days ->
    [0] is today
    [one] in { $days } day
   *[other] in { $days } days
  }: you need { $need } corn and have { $have }. A hungry worker costs { $points } points. Corn grows in Palenque.
coach-last-days = The game ends { $days ->
    [0] today
    [one] in { $days } day
   *[other] in { $days } days
  }. Workers you leave on the gears bring nothing.
coach-beg = Little corn ({ $have }). At the start of a turn you may beg: it becomes 3, for a step down in a temple.
coach-temple = { $temple }: on Food Day the highest scores +{ $bonus }. { $gap ->
    [0] You are not alone at the top: one step, and all of it is yours.
   *[other] One step, and you share the bonus.
  }
coach-skull = Your worker in Chichen Itza stands on space { $n }, and you have a skull: pick it up and lay it there.
coach-build = “{ $building }”: you have the resources, and your worker in Tikal can build. Pick it up.
coach-pot = On the first player space { $n } corn are waiting, and a worker there costs nothing.
coach-either = In a turn you either place workers or pick them up. The longer one rides, the stronger its action.
coach-dearer = You may place one more, but it costs { $n } corn more than the number of its space.
