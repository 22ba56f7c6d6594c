### The coach: one line about what has become possible or dangerous. No longer than three lines on a phone.

coach-nine = You can close a nine: { $n } ({ $cell }). An area brings bones, and its numbers are no penalty.
coach-loose = Numbers outside areas are taken off at the end: { $n } points now. Rounds left: { $rounds }.
coach-last-box = “{ $operation }” has one box left. Once it is ticked, you cannot choose that operation any more.
coach-too-much = The sum, { $n }, is more than nine: it never fits an area and stays a penalty.
coach-zero = A zero costs nothing, and in an area it lets you keep one bone more. You can write one now.
coach-special = The special cell ({ $cell }) takes nothing but “{ $operation }”. With this roll you can fill it.
coach-wider = There are several areas to choose from. From the best one you draw { $draw } and keep { $keep }.
coach-skeleton = With this bone the skeleton would be yours: { $species }, { $value ->
    [one] { $value } point
   *[other] { $value } points
  } more at the end.
