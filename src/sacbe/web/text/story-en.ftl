# The end page
ui-moments = Decisive moments
ui-moment-go = Open this moment in the replay
ui-course-go = Press on the chart to open the game at that point
ui-watch = Watch the game
ui-share = Share as a picture
ui-share-busy = Drawing…
ui-share-done = The picture is saved
ui-share-failed = There is no picture this time. Please try again.
ui-record-score = Your new record (players: { $n }): { $text }
ui-record-score-was = The record before: { $text }
ui-record-kept = Your record (players: { $n }): { $text }
ui-record-stride = Your greatest leap in this game: +{ $n }; before it was +{ $m }

# The end of a game, told by the server. Differences are plain numbers: of points, coins or spaces, as the chart says.
ending-taken = { $name } takes the lead, { $by } ahead
ending-grows = { $name } draws away: the lead goes from { $before } to { $by }
ending-shrinks = { $name } still leads, but less: from { $before } to { $by }
ending-shared = Level in front: { $names }
ending-tie-break = Level, but { $name } wins by the tie-break
ending-changes = { $n ->
    [0] The lead never changed hands
    [one] The lead changed hands once
   *[other] The lead changed hands { $n } times
  }
ending-led = Longest in front: { $names }, { $part }% of the game
ending-stride = { $lap }: the greatest leap, { $names }, +{ $n }

# The picture to share
postcard-winner = Victory
postcard-winners = Shared victory
postcard-alone = Expedition over
postcard-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
  } { $year }
