### The coach: one line about what has become possible or dangerous. No longer than three lines on a phone.

coach-nine = You can close a nine: { $n } ({ $cell }). An area brings Bones, and its numbers are no penalty.
coach-loose = Numbers outside areas are taken off at the end: { $n } points now. Rounds left: { $rounds }.
coach-last-box = Row “{ $operation }” has one box left. Once it is ticked, you cannot choose it any more.
coach-too-much = The sum, { $n }, is more than nine: it never fits an area and stays a penalty.
coach-zero = A zero costs nothing, and in an area it lets you keep one Bone more. You can write one now.
coach-special = Cell “{ $cell }” takes nothing but “{ $operation }”. With this roll you can fill it.
coach-wider = There are several areas to choose from. The best is marked: draw { $draw }, keep { $keep }.
coach-skeleton = With this Bone the Skeleton would be yours: { $species }, { $value ->
    [one] { $value } point
   *[other] { $value } points
  } more at the end.
