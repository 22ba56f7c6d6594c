# The review of a finished game: its page
review-page = Review of a game
review-of = Review: { $name }
review-intro = The computer plays on from every decision hundreds of times and shows where the game was won, who was lucky, and which turns would have been better. Everybody is judged by what they knew at the time.
review-back = To the table
review-upload-title = Review a game record
review-upload-note = The record of a finished game can be downloaded on its page: the table's menu, “Game record”. Records written by the sacbe program will do as well.
review-upload-file = Record file
review-upload-go = Review it
review-upload-link = Review another record

review-chances = Chances of winning
review-sources = Where the points came from
review-percent = { $n }%
review-comma = .
review-change = { $name }: { $before }% → { $after }%
review-missed = { $name }: { $after }% instead of { $could }%
review-by-chance = Chance decided this.
review-strong = { $name }: a strong turn
review-no-better = { $name }: nothing better was found
review-is-doubtful = { $name }: doubtful, { $n }% of the chances lost (±{ $m })
review-is-mistake = { $name }: a mistake, { $n }% of the chances lost (±{ $m })
review-is-blunder = { $name }: a blunder, { $n }% of the chances lost (±{ $m })
# How many there are stands in front, or one of them is spoken of
review-best = { $n ->
    [one] best turn
   *[other] best turns
  }
review-fine = fine
review-doubtful = doubtful
review-mistake = { $n ->
    [one] mistake
   *[other] mistakes
  }
review-blunder = { $n ->
    [one] blunder
   *[other] blunders
  }
review-times = { $text } (×{ $n })
review-loss = −{ $n }% (±{ $m })
review-lost = Loses { $n }% of the chances by a decision, on average
review-part-luck = Chance
review-part-own = Own turns
review-part-unknown = What was hidden
review-part-others = Rivals' turns

# What can be learnt
review-learn-worst = The costliest turn was “{ $lap }”: { $n }% of the chances lost. Better was: { $better }.
review-learn-clean = The review found no turn that was clearly worse than the best one.
review-learn-behind = Most of the gap to the winner is here: { $source }, { $mine } against { $theirs } ({ $name }).
review-learn-ahead = What won the game above all: { $source }, { $mine } against { $theirs } ({ $name }).
review-learn-even = No source of points was worse than the winner's: timing and small things decided.
review-learn-little = Own turns cost next to nothing: chance and rivals decided the game.
review-learn-beginning = Most was lost at the beginning: { $n }% of all losses. Look at the first turns again.
review-learn-middle = Most was lost in the middle of the game: { $n }% of all losses. That is where to think longer.
review-learn-end = Most was lost at the end: { $n }% of all losses. Work the last turns out to the finish.

# The client's words
ui-review = Review the game
ui-review-start = Begin the review
ui-review-again = Try again
ui-review-wait = Reviewing the game: { $n } of { $m }
ui-review-close = You may close this page: the review goes on and is kept.
ui-review-failed = The review failed: something broke on the server.
ui-review-go = Click the chart or a turning point to see the board
ui-review-turning = Turning points
ui-review-none = There were none: the chances changed little by little.
ui-review-board = The board: { $text }
ui-review-better = Better was
ui-review-show-better = The board after the better turn
ui-review-show-played = The board after what was played
ui-review-replay = Open in the replay
ui-review-players = How everybody played
ui-review-accuracy = Accuracy
ui-review-winner = Victory
ui-review-learn = What this game teaches
ui-review-where = Where the chances went
ui-review-slips = All questionable decisions ({ $n })
ui-review-margin = The margin of one estimate is up to { $text }. The documentation tells how everything here is reckoned.
ui-review-total = Total
ui-review-file = Choose a record file

error-review-alone = A review needs two players or more: alone, there is no chance of winning to go by.
error-review-unknown = Chances of winning have not been measured for this game yet.
error-review-bad-record = This record could not be read: { $text }
error-review-not-over = The game of this record is not over: only finished games are reviewed.
error-review-busy = Two reviews of yours are under way. Wait until they are done.
