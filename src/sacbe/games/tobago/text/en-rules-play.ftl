# Tobago: the rules, actions and the end.

rule-T-4 =
    All you may do in a turn, and what comes of it.
    .title = Actions
rule-T-4-1 =
    The first of the two actions.
    .title = A. Play a clue card
rule-T-4-1-1 =
    Choose a clue of your hand and put it below the last one of a map. Put one of your roses on it and draw a new card. Without a rose left you cannot play a clue.
    .title = How to play it
    .figure = clue
rule-T-4-1-2 =
    A clue speaks of a terrain, a largest area, a landmark or the ocean. There are six kinds:
    - in: the treasure is there;
    - next to: on a neighbouring space, but not there itself;
    - in sight: one or two spaces away, but not there itself;
    - not in: anywhere but there;
    - not next to: all but the neighbouring spaces; the terrain or landmark itself is allowed;
    - not in sight: all but the spaces one or two away; the terrain or landmark itself is allowed.
    .title = Six kinds of clues
    .figure = kinds
rule-T-4-1-3 =
    A clue may be added to a map if:
    - it does not contradict the earlier clues and at least one space remains: a treasure cannot vanish;
    - fewer spaces are possible after it.
    .title = Which clue fits
rule-T-4-1-4 =
    A clue has to narrow the hunt also while no markers are out.
    .title = Also before the markers
rule-T-4-1-5 =
    After a clue the markers that no longer fit leave the island. If at most 17 spaces are left now, markers are put out.
    .title = Markers after a clue
rule-T-4-1-6 =
    The map of a located treasure takes no further clue.
    .title = Located already
rule-T-4-1-7 =
    When a clue has to be drawn and the deck is empty, the discarded clues are shuffled. If there are none either, the hand stays short until the next draw.
    .title = Empty clue deck
rule-T-4-1-8 =
    Markers of several colours may lie on one space.
    .title = Several markers
rule-T-4-2 =
    The second of the two actions: up to three steps.
    .title = B. Move the vehicle
rule-T-4-2-1 =
    A step is either any distance within one area, or a change of terrain: onto a neighbouring space of a different terrain.
    .title = Step
    .figure = move
rule-T-4-2-2 =
    Steps may be mixed in any order, and you may make fewer than three. Between them you may pick up and use amulets; raising a treasure ends the move.
    .title = Order of steps
rule-T-4-2-3 =
    The vehicle goes everywhere: through water and mountains, past landmarks and other vehicles. Only not into the ocean.
    .title = Where it goes
rule-T-4-2-4 =
    A step within an area cannot leave it. A change of terrain is exactly one space.
    .title = Limits of a step
rule-T-4-2-5 =
    When a normal step ends on an amulet you may take it. Driving past takes nothing.
    .title = An amulet on the way
rule-T-4-2-6 =
    Raising a treasure ends all unused steps, even if the move has not begun. The one exception: the treasure lies where your vehicle stood when your turn began, and the main action is still unused.
    .title = A treasure ends the move
rule-T-4-3 =
    Clues you do not like can be exchanged for the price of a turn.
    .title = Exchange the hand
rule-T-4-3-1 =
    Instead of your turn discard all clue cards and draw new ones up to a full hand. No amulet is needed.
    .title = Exchange instead of the turn
rule-T-4-3-2 =
    An exchange is the whole turn: it is possible only while nothing else was done in this turn, and it ends the turn. Taking an amulet is something done.
    .title = The whole turn
rule-T-4-3-3 =
    The cards are discarded face down, then new ones are drawn. If the deck runs out, the discards are shuffled, these cards included.
    .title = Order of an exchange
rule-T-4-4 =
    A located treasure is raised by the one whose vehicle stands on it.
    .title = Raise a treasure
rule-T-4-4-1 =
    The treasure is located, it is your turn, and your vehicle stands on its space: it has just arrived, it stood there already, or the treasure was located right under it.
    .title = When
rule-T-4-4-2 =
    It costs no action and no step. You may also leave the treasure in the ground.
    .title = What it costs
rule-T-4-4-3 =
    Several treasures on one space are raised one by one in any order, each with its own sharing.
    .title = Several treasures
rule-T-4-4-4 =
    All unused steps are lost, whether the move has begun or not. But if the main action is unused and your vehicle stood on that space when your turn began, the whole main action stays yours. After an amulet step and a raise elsewhere you may still play a clue. Amulets can always be used.
    .title = Afterwards
rule-T-4-4-5 =
    The finder puts a rose below the last clue: the map is complete. The last marker goes back to its supply.
    .title = The finder's rose
rule-T-4-5 =
    Everyone with a rose on the map has a share.
    .title = Sharing
rule-T-4-5-1 =
    Each player draws as many treasure cards as they have roses on the map, the finder's rose included, and looks at them in secret. The finder draws first, then clockwise.
    .title = A secret look
rule-T-4-5-2 =
    All these cards are put together face down, one extra card that nobody has seen is added, and the hoard is shuffled.
    .title = The extra card
rule-T-4-5-3 =
    If the treasure deck runs out, the discards are shuffled and drawing goes on. A deck that ran out makes this the last sharing.
    .title = Empty deck
rule-T-4-5-4 =
    The roses form a ladder: the finder's rose at the bottom, above it the last clue, and so on up to the first. A rung holds one rose, or two of one player.
    .title = The ladder
    .figure = ladder
rule-T-4-5-5 =
    The top card is turned up and offered from the bottom up. The owner of a rose takes the card or passes it on to the next rose. Whoever has several rungs is asked at each of them.
    .title = The offer
rule-T-4-5-6 =
    Whoever takes the card puts it face down in front of them and takes one rose back from that rung.
    .title = Take
rule-T-4-5-7 =
    A card that nobody takes is discarded.
    .title = Nobody takes
rule-T-4-5-8 =
    The next card starts again at the lowest rose, until the cards or the roses run out. Cards left over are discarded unseen.
    .title = And so on
rule-T-4-5-9 =
    You must not tell what you have seen. Least of all a curse.
    .title = Silence
rule-T-4-6 =
    A curse is turned up: the treasure is cursed.
    .title = Curse
    .figure = curse
rule-T-4-6-1 =
    The sharing stops. Cards already taken stay with their owners.
    .title = End of the sharing
rule-T-4-6-2 =
    Everyone who still has a rose on the map loses an amulet. Without an amulet they lose their most valuable treasure card, even one taken in this sharing; without either, nothing. It is one loss, however many roses there are. An amulet lying on the island is nobody's.
    .title = What is lost
rule-T-4-6-3 =
    The curse card leaves the game. The rest of the hoard is discarded unseen; a second curse in it has no effect.
    .title = The cards
rule-T-4-6-4 =
    All roses go back to their owners.
    .title = The roses
rule-T-4-7 =
    A shared treasure makes room for a new one.
    .title = A new hunt
rule-T-4-7-1 =
    The clues of the map are discarded, the roses go back. The map is empty.
    .title = Cleaning up
rule-T-4-7-2 =
    Whoever was last to take a treasure card puts down the first clue of the new map, from their hand and with their rose, and draws a card. It costs no action, whoever's turn it is.
    .title = First clue of a new map
rule-T-4-7-3 =
    If nobody took a card, the finder begins the new map.
    .title = If nobody took
rule-T-4-7-4 =
    No new map after the last sharing.
    .title = At the end
rule-T-4-8 =
    Every raised treasure wakes the statues.
    .title = Amulets appear
    .figure = gaze
rule-T-4-8-1 =
    The gaze of each statue goes straight on until it meets the ocean. On the last space before the water an amulet appears, unless one lies there. Nothing on the way stops a gaze.
    .title = The gaze
rule-T-4-8-2 =
    At most one amulet lies on a space, even if two statues look there.
    .title = One amulet
rule-T-4-8-3 =
    Then all statues turn by 60° clockwise.
    .title = The turn
rule-T-4-8-4 =
    After that the finder goes on with the turn.
    .title = The turn goes on
rule-T-4-9 =
    Amulets are picked up in your own turn only, and only if you want to.
    .title = Collecting amulets
rule-T-4-9-1 =
    At the start of your turn you may take an amulet under your vehicle; it costs nothing.
    .title = Under your wheels
rule-T-4-9-2 =
    When a normal step ends on an amulet you may take it. Driving on needs a further step. Several may be taken in one turn.
    .title = Stopping
rule-T-4-9-3 =
    No amulet is taken after a step for which an amulet was spent, by driving past, when it has appeared under your vehicle during the turn, or in another player's turn.
    .title = When not
rule-T-4-9-4 =
    An amulet under another vehicle goes to whoever stops there with a normal step. You may own any number.
    .title = From under other wheels
rule-T-4-9-5 =
    You may take the amulet until your vehicle leaves the space or your turn ends, and do other things first: raise a treasure, say. An amulet left lying stays where it is, and no new one appears there. At the table a click on a space with an amulet takes it at once; to leave it, click the crossed amulet.
    .title = Take it or leave it
rule-T-4-10 =
    You decide how many amulets to use. Each gives one thing and goes back to the supply.
    .title = Amulet powers
rule-T-4-10-1 =
    Take one marker of any colour off the island: that space is ruled out. Never the last marker of a colour.
    .title = Clear a space
rule-T-4-10-2 =
    Play one more clue card, as usual.
    .title = Another clue
rule-T-4-10-3 =
    Make one step outside the three, before, between or after them. You may raise a treasure at its end, but collect no amulet.
    .title = Extra step
rule-T-4-10-4 =
    Discard all clue cards and draw new ones without skipping the turn.
    .title = Exchange
rule-T-4-10-5 =
    The curse takes an amulet instead of your most valuable card. This happens by itself.
    .title = Protection
rule-T-4-10-6 =
    For experts. Put two roses on the clue you are playing, or add a second rose to a clue that bears a single one of yours. Never more than two on a clue. The treasure must not be located yet, nor be located by this very clue. Every rose is a share.
    .title = Double
rule-T-4-10-7 =
    For experts. Exchange what lies on two clues of one map: a single rose or a pair, whoever owns them, as long as something changes. The treasure is not located yet.
    .title = Swap roses

rule-T-5 =
    The game lasts as long as there are treasure cards.
    .title = End of the game
rule-T-5-1 =
    When the treasure deck has run out, that sharing is carried out, and the game is over at once.
    .title = The last sharing
rule-T-5-2 =
    Count the gold coins on your treasure cards. Amulets and roses do not count.
    .title = Counting
rule-T-5-3 =
    The most coins win. Tied players share the victory.
    .title = Winner
rule-T-5-4 =
    If no clue can ever be added to any map, no treasure is located, and there is no amulet anywhere, the game ends and is counted.
    .title = Dead position

rule-T-6 =
    Variants can be combined, except for the two weaker curses.
    .title = Variants
rule-T-6-1 =
    With two players the hand is 6 and two maps are begun; with three 4 and three; with four 4 and four.
    .title = Number of players
rule-T-6-2 =
    Variant (a). Everyone with a rose on the map pays the curse, and the sharing goes on with the same cards and roses.
    .title = Weaker curse: all stay
rule-T-6-3 =
    Variant (b). Whoever owns an amulet gives it up and stays in. Whoever has none loses their most valuable card and takes back their roses. The sharing goes on among the others.
    .title = Weaker curse: the protected stay
rule-T-6-4 =
    Variant (c). One curse card instead of two.
    .title = One curse
rule-T-6-5 =
    The curses are mixed into the bottom 21 cards instead of 27: the first 18 are safe.
    .title = More predictable curse
rule-T-6-6 =
    A curse that has struck does not leave the game but is shuffled back into the treasure deck.
    .title = Stronger curse
rule-T-6-7 =
    Only one of the two weaker curses can be chosen; all else combines.
    .title = What goes together
rule-T-6-8 =
    Double and swap are switched on if you wish: the rulebook gives them to experienced players.
    .title = Expert powers

rule-T-7 =
    Island, maps, roses and amulets are open to all. Clues in hand are seen by their owner. Hoard cards are seen by whoever drew them, the extra card by nobody. Treasure cards taken lie face down: their number is known to all, their coins to the owner.
    .title = Who sees what
rule-T-7-1 =
    What you have seen you keep to yourself. So the table shows it only to whoever drew it.
    .title = The secret of a sharing
rule-T-7-2 =
    A treasure card is its coins, a curse card is a curse, and nothing else. If you have looked at a 4 and a 4 is turned up, nobody can tell whether it was yours.
    .title = Equal cards cannot be told apart

rule-T-8 =
    Chance decides few things, and only when they happen.
    .title = Chance
rule-T-8-1 = The island, unless it was chosen.
    .title = Island
rule-T-8-2 = The places of landmarks and facings of statues, unless the players place them.
    .title = Landmarks
rule-T-8-3 = Who begins.
    .title = First turn
rule-T-8-4 = The order of treasures and curses.
    .title = Treasure deck
rule-T-8-5 = The order of the clue cards.
    .title = Clue deck
rule-T-8-6 = The clue discards when they become a new deck.
    .title = Clue discards
rule-T-8-7 = Which cards are in a hoard, and in which order they are turned up.
    .title = Hoard
rule-T-8-8 = The treasure discards when the deck has run out.
    .title = Treasure discards
rule-T-8-9 = Where in the deck a returning curse goes.
    .title = Returning curse
