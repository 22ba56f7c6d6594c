# Refusals and errors told by the server.
error-illegal = That is not allowed now.
error-draft-complete = The turn is complete: confirm it, or undo its last step.
error-draft-incomplete = The turn is not complete yet.
error-nothing-to-undo = There is nothing to undo.
error-not-begun = The game begins when every seat is taken.
error-bot-plays = A bot is playing for you. Take your seat back first.
error-not-host = Only whoever made this table may do that.
error-bad-level = There is no such bot level. There are: { $text }.
error-bad-chat = A message must not be empty nor longer than { $most } characters.
error-bad-notation = I cannot read this move: { $text }
error-no-hint = This is not your decision now, so there is nothing to suggest.
error-no-plan = There is no turn to plan now: it is your own, or what comes before it is up to chance.
error-no-bot = The bot did not answer. Please try again.
error-no-ply = There has been no such ply: the last one is { $most }.
error-means-nothing = There is nothing to choose here.
error-no-such-thing = Nothing on this table is called “{ $text }”.
error-legal = This move is allowed now.
error-hello-first = The first message must be hello.
error-bad-message = The message does not follow the protocol: { $text }
error-bad-token = There is no such seat token.
error-forbidden = The request was refused: reload the page and try again.
error-slow = The connection does not keep up with the messages.
error-internal = Something broke on the server. The move was not taken; the record of the game is safe.
guest-name = Player { $n }
guest-spectator = Spectator

# The API page
api-title = API for programs
api-line = A program plays a seat by the seat's token: the header Authorization: Bearer. For machines:
api-step-table = Set up a table: the game, the seats, the options.
api-step-token = Take the key of your seat. It is shown once.
api-step-view = Look at the table as that seat: the position and the list of legal actions.
api-step-move = Pick an action of the list. The answer is the new view.
api-step-socket = Or open a WebSocket: the view comes by itself whenever something changes.
api-english = The calls and their fields:
api-takes = takes
error-no-workshop = There is nothing to build for “{ $text }” in this game.

# Lessons
error-no-lesson = This game has no tutorial yet.
error-lesson-alone = Lessons have none of that: there is only you and the teacher.
error-lesson-read = The rules allow it, but read on first and press Next.
error-lesson-do = The rules allow it, but now we are trying something else: what glows.
error-lesson-confirm = Confirm this turn first.
error-lesson-task = Solve the task first, or skip it.
error-lesson-outcome = The task is over. Go on, or try it once more.
lesson-learner = Newcomer
lesson-rival-1 = Boris
lesson-rival-2 = Vera
lesson-rival-3 = Gleb
lesson-rival-4 = Daria
lesson-rival-5 = Egor
