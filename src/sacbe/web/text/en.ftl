# The words of the interface: all that is seen around the board. Keys ui-* go to the browser as they are; it fills {name}, {n} itself.

## Site
site-motto = the white road
site-description = Board-game expeditions in the browser: exact rules, honest bots, friends by link.
nav-label = Sections
nav-home = Home
nav-rules = Rules
nav-about = About
nav-board = Board
language = Language
theme = Light or dark theme
theme-light = Light theme
theme-dark = Dark theme
copy = Copy
foot-line = An unofficial fan edition. The games' names belong to their publishers.

## Home
home-title = Every expedition starts at a table
home-line = Exact rules, honest bots, friends by link. Free and open.
home-choose = Choose a game
home-setup = Who plays
home-bots = With bots
home-friends = With friends
engine-making = You can play already. The engine is still being compiled, a few minutes more: until the next start bots only take longer to think.
engine-ready = The compiled engine is ready. It takes over at the next start: Ctrl-C in the window of “make play”, then “make play” again. Tables stay as they are.
engine-failed = The engine could not be compiled, so bots take longer to think. The reason is in build/engine.log.
home-waiting = My games
home-finished = Finished games
home-why = Why play here
home-exact = Exact rules
home-exact-text = Every move is checked against the rules. If one is refused, the table says why and takes you to the rule.
home-fair = Fair draws
home-fair-text = Dice and draws are sealed before the first move. After the game anybody can check them.
home-link = No account
home-link-text = Give a name, send the link and play: on a phone, on a laptop, or together at one screen.
name-label = Your name
name-placeholder = Your name?
game-seats = { $low }–{ $high } players
game-minutes = { $n } min

## Levels of the bots
level-novice = novice
level-novice-note = Lives from turn to turn and often grabs what only looks good
level-traveller = traveller
level-traveller-note = Lives from turn to turn and sometimes misses the best
level-explorer = explorer
level-explorer-note = Greedy: takes whatever pays best right now
level-pathfinder = pathfinder
level-pathfinder-note = Looks a little ahead, and at what others may answer
level-expert = expert
level-expert-note = Compares many turns, several rounds ahead
level-master = master
level-master-note = The strongest: thinks for up to three seconds
strength-rating = rating { $n }
strength-games = { $n ->
    [one] From { $n } game played
   *[other] From { $n } games played
  }
seat-0 = Red
seat-1 = Blue
seat-2 = Yellow
seat-3 = White
seat-4 = Pink
seat-5 = Black

## Table: labels
players = Players
table-loading = Laying out the board…
onlooker = You are watching
board-label = Game board
tool-hint = Hint
tool-rules = Rules
tool-menu = Menu
side-tabs = Log and chat
tab-log = Log
tab-chat = Chat
chat-empty = All quiet so far. Say hello!
chat-placeholder = Write to all…
chat-send = Send
replay = Game timeline
nearer = Zoom
nearer-in = Zoom in (+)
nearer-out = Zoom out (-)
nearer-fit = The whole board (0)
speed = Others' turns
speed-instant = At once
speed-quick = Quickly
speed-calm = Calmly
replay-step-back = Back one step (←)
replay-step-on = On one step (→)
replay-turn-back = Back one turn (↑)
replay-turn-on = On one turn (↓)
follow-skip = Skip
ui-follow-at = Others' turns: { $n } of { $m }
ui-recap = Since your last turn
ui-recap-play = Play it
ui-recap-mine = For you:
ui-recap-score = Score
replay-live = Now
replay-live-note = Show what is on the table now
replay-back-live = Back to the present
undo = Undo
undo-turn-note = Undo the whole turn so far
undo-sure = Undo the whole turn?
undo-sure-note = Its steps can be brought back one by one.
undo-sure-no = Keep it
steps = Steps of this turn
plan-leave = Back to the game
ui-redo = Redo
ui-step-back-to = Back to before this: { $text }
record = Game record
final-board = Final board
result = Result
rematch = Rematch
lost-line = Connection lost. Reconnecting; your draft is safe.
lobby-sit = Take a seat
lobby-fill = Start without the others:
lobby-level = Strength of the bots
lobby-fill-go = Seat bots and start
lobby-invite = Invite friends
lobby-local-note = For now this link opens on this computer only. For your home network start: sacbe serve --host 0.0.0.0
lobby-invite-note = Send the link or show the code. No account needed. The game starts when every seat is taken.
curtain-note = The board is hidden. Hand over the device; press when nobody else is looking.
menu-seats = At the table
menu-how = How you play
menu-auto = Confirm at once
menu-auto-note = Your move is sent without the Confirm button and can no longer be undone.
menu-remarks = Remarks of bots
menu-remarks-note = Now and then a bot says how its game is going. It gives nothing hidden away.
menu-sound = Sound
menu-sound-note = Your turn, dice, gears, eruptions: quiet, and made by the page itself.
menu-vibration = Vibration
menu-vibration-note = The phone trembles when it is your turn and at great moments.
menu-coach = Coach
menu-coach-note = Says in a line what has become possible or dangerous, once for each thing. On in your first game; kept for each game by itself.
menu-curtain = Curtain between players
menu-curtain-note = Hide the board while the device changes hands.
menu-page = Language and theme
menu-link = Link to this table
menu-link-note = Anyone with it can take a free seat or watch.
inwords = Position in words
inwords-open = Position in words (W)
menu-keys = Keys
key-move = between the places you may choose
key-enter = choose the place; elsewhere, confirm
key-esc = cancel the choice
key-undo = undo a step
key-redo = redo an undone step
key-digits = action buttons
key-hint = hint, then do it
key-lens = switch the lens
key-plan = plan your next turn, back to the game, or play the plan
key-sound = sound off and on
key-what = what this is
key-inwords = the position in words
key-coach = coach on or off
key-why = why not here
key-all = between all places, even those not allowed

## Rules
symbols = Symbols
symbols-of = { $name }: symbols
rules-of = { $name }: rules
rules-page = As a page
contents = Contents
find = Search the rules
find-back = Previous place
find-next = Next place
rule-link = Link to this rule
digest = The game in a minute
example = Example: { $name }
example-back = Back
example-next = Next
print = Print
edition-title = Edition { $n } of the rules
edition-lead = The rulebook was read again, and where we had ruled otherwise its words now hold. Tables begun before are finished by the rules they began with. What is new:

## About
about-title = Sacbe, the white road
about-what = A sacbe is a Maya road paved with limestone; it joined cities. Ours joins board-game expeditions: exact rules, a table in the browser for friends and bots, records of games, and an open door for research.
about-fair = Fair draws
about-fair-text = Before the first move the table shows the fingerprint of a secret seed. Every die and every draw comes from that seed, and after the game it is revealed. The command sacbe verify checks a record from end to end.
about-bots = Your own bots
about-bots-text = Your program may sit at the table too: each seat has a token of its own.
about-api = Description of the interface
about-docs = Documentation (in English)
about-licence = Licence
about-licence-text = Code, texts and drawings are our own and open under the Apache License 2.0.
about-names = This is an unofficial fan edition. The games' names belong to their publishers, who have no part in this project.
about-version = Version { $version }

## State of a table
status-your-turn = Your turn
status-waiting = Waiting for { $name }
status-won = You won: { $score }
status-won-by = { $own ->
    [0] Won by { $name }: { $score }
   *[1] Won by { $name }: { $score }; you: { $mine }
}
status-lost = Lost: { $score }
status-open = { $n ->
    [one] { $n } seat free
   *[other] { $n } seats free
}
# A name for the bot on seat $n
bot-name =
    { $n ->
        [1] Itzel
        [2] Balam
        [3] Nunu
        [4] Kabil
        [5] Nicte
        [6] Kaan
       *[other] Bot { $n }
    }

## Errors: pages
error-title = Off the path
error-404-title = The trail ends here
error-404-text = There is no such page. There may be a typo in the address.
error-table-title = No such table
error-table-text = Check the link: it may not have been copied in full.
error-newer-rules-title = Newer rules than ours
error-newer-rules-text = This table was begun by an edition of the rules that this server does not know yet. Nothing is lost: it can be played on as soon as the server is brought up to date.
error-damaged-title = This table is damaged
error-damaged-text = What is stored of it cannot be read. Whoever runs this server can restore it from a backup; your other games are safe.
error-403-title = Not for you
error-403-text = The seat belongs to somebody else, or the link is out of date. Open the table from the home page.
error-429-title = Too often
error-429-text = Wait a minute and try again.
error-500-title = A landslide on our side
error-500-text = The server made a mistake. Your games are safe; reload the page in a minute.

## Errors: table
error-stale = The position has changed. This is the table now.
error-not-your-seat = This seat is not yours.
error-rate = Too many messages. Wait a little.
error-too-big = The message is too long.
error-garbage = The table did not understand the message.
error-gone = This table is gone.
error-newer-rules = This table goes by newer rules than this server knows: { $text }.
error-not-begun = The game has not begun yet: there is nothing to show.
error-not-over = This is shown after the end of the game.
error-bad-name = A name has 1 to 20 characters.
error-seat-taken = Somebody has just taken this seat. Choose another.
error-no-seat = No seat is free. You may watch.
error-unknown-game = There is no such game here.
error-bad-options = This game cannot be set up like that: check the number of players and the options.

## Words the browser needs
ui-you = you
ui-you-short = you
ui-you-cap = You
ui-guest = Guest
ui-acting = to move
ui-here = at the table
ui-free = Free the seat
ui-free-note = { $name } gets up, and somebody else can sit down here
ui-away = away
ui-stands-in = bot stands in
ui-stands-in-you = a bot plays for you
ui-bot-for-you = A bot is playing for you
ui-bot-for-you-note = The seat stays yours: come back whenever you like.
ui-missing = Waiting for { $name }
ui-missing-note = There is no connection. Wait, send the link again, or seat a bot: the seat can be taken back at any time.
ui-missing-watch = There is no connection.
ui-missing-call = Copy the link
ui-missing-bot-for = Seat a bot for { $name }
ui-plan = Plan my turn
ui-plan-note = Try it out while you wait: nobody sees it.
ui-plan-again = Back to my plan
ui-plan-on = Plan: nobody else sees it
ui-plan-is = Your plan: { $text }
ui-plan-done = The plan is complete
ui-plan-done-note = It will be offered when your turn comes.
ui-plan-drop = Drop the plan
ui-plan-take = Play my plan
ui-plan-looked = { $name } moved: your plan was looked through again.
ui-plan-lost = From “{ $text }” on your plan no longer works.
ui-plan-lost-end = Your turn would now end before “{ $text }”.
ui-bot-level = bot · { $level }
ui-bot-of = Bot: { $level }
ui-meter = { $n } of { $m } left
ui-ready = { $text }?
ui-ready-note = Then it is final. Undo takes a step back.
ui-confirm = Confirm
ui-close = Close
ui-copied = Copied
ui-play = Play from here
ui-pause = Pause
ui-ply-of = step { $n } of { $m }
ui-replay-at = Replay: step { $n } of { $m }
ui-to-ply = Show this moment
ui-coach-show = Show me
ui-coach-known = Got it
ui-coach-on = The coach is on: when something becomes possible or dangerous, it is said here.
ui-coach-off = The coach is off.
ui-scene-seen = I see
ui-lens-none = { $name }: nothing to show now
ui-log-more = Show the steps of this turn: { $n }
ui-log-less = Hide the steps of this turn: { $n }
ui-mute = Do not hear { $name } any more
ui-mute-onlookers = Do not hear onlookers any more
ui-unmute = Muted lines: { $n }. Hear everybody again
ui-rule = Rule { $rule }
ui-why-title = Not here, not now
ui-not-asked = There is nothing to choose here. Now: { $text }
ui-picked = Chosen: { $text }. Esc cancels the choice.
ui-picked-touch = Chosen: { $text }. Tap it again to cancel.
ui-picked-undo = Chosen: { $text }. Undo takes it back.
ui-taken-back = Taken back: { $text }. ↷ does it again.
ui-hint-is = Hint: { $text }
ui-hint-do = Do that
ui-hint-all = Do all { $n } steps
ui-rules-come = Opening the rules…
ui-no-server = The server does not answer. Check the connection and try again.
ui-no-luck = That did not work. Try again.
ui-pass-to = Pass the device to { $name }
ui-i-am = I am { $name }, show the board
ui-seat-open = Free seat
ui-sit-here = Sit here
ui-name-first = Enter your name first.
ui-lobby-wait = Waiting for players
ui-lobby-join = You are invited
ui-lobby-count = { $n } of { $m } at the table
ui-menu-hold = Play this seat
ui-menu-bot = Let a bot play
ui-menu-bot-mine = Let a bot play for me
ui-menu-back-mine = Play myself again
ui-sound-off = Turn the sound off
ui-sound-on = Turn the sound on
ui-players = Players
ui-setup-bots = { $name } with bots
ui-setup-friends = { $name } with friends
ui-setup-hotseat = { $name } at one screen
ui-setup-bots-note = Any bot's seat can go to a friend, or to someone beside you.
ui-setup-alone = { $name } alone
ui-setup-alone-note = No rivals: play for your best score.
ui-setup-open-note = You get a link and a QR code. Whoever opens it sits down, no account needed.
ui-setup-hotseat-note = You take turns on this device. What others must not see is hidden in between.
ui-variants = More: variants
ui-variants-usual = as for a first game
ui-name-of = Name of player { $n }
ui-again = { $name } again
ui-create = Create the table and get a link
ui-start = Start the game
ui-seat-n = Who plays seat { $n }
ui-player-n = Player { $n }
ui-kind-bot = Bot
ui-kind-person = Person
ui-kind-open = Friend by link
ui-kind-open-note = Taken by invitation
ui-kind-hotseat = At this screen
ui-kind-hotseat-note = Plays with you on this device
ui-your-turn = Your turn
ui-found = { $n } found
ui-found-at = { $n } of { $m }
ui-refused-here = This rule refused your move
ui-back-table = Back to the table
ui-back-home = Home
ui-end-victory = Victory
ui-end-shared = Shared victory
ui-end-done = Expedition over
ui-end-solo = Your result
ui-end-nobody = Nobody wins
ui-end-points = { $n } points
ui-end-tie = { $n } points each
ui-end-ahead = { $n } points, { $m } ahead of { $name }
ui-end-place = Your place: { $n } of { $m }
ui-best-first = Your best result: it is kept on this device.
ui-best-new = A new best result!
ui-best-kept = Your best: { $text }
ui-final-board = Final board
ui-open = Open
ui-end-sources = Where the points come from
menu-palette = Colours for the colour-blind
menu-palette-note = Orange, blue and yellow instead of red and green; shapes tell players apart in any case.
menu-fair = Every draw follows from a secret seed. This is its fingerprint; at the end the seed is shown and anybody can check.
ui-fair = The draws were fair
ui-fair-open = Check the draws yourself
ui-fair-text = The fingerprint was shown before the first move, the seed is open now. Every die and every draw of this game comes from it.
ui-fair-hash = Fingerprint
ui-fair-seed = Seed

# The workshop: an option put together by hand
workshop-text = The same as text, to keep or to share
workshop-use = Play this
ui-own = Custom…
ui-own-now = Custom
ui-workshop = { $name }: custom
ui-workshop-fine = Everything fits. Play it!

## Lessons
nav-learn = Learn it
rules-learn = Learn it by playing · { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
lesson-title = Tutorial
lesson-chapters = { $name }: tutorial
lesson-about = About { $n } min. Take the chapters in any order and stop where you like: this browser remembers the place.
ui-lesson-chapters = All chapters
ui-lesson-chapter = Chapter { $n } of { $m }
ui-lesson-step = Step { $n } of { $m }
ui-lesson-task = Task
ui-lesson-done = Well done!
ui-lesson-better = Done, but it can be better
ui-lesson-lost = Not yet
ui-lesson-confirm = Now press “{ $text }”.
ui-lesson-back = Back
ui-lesson-next = Next
ui-lesson-skip = Skip
ui-lesson-again = Once more
ui-lesson-on = Next chapter
ui-lesson-real = Play a real game
ui-minutes = { $n } min
