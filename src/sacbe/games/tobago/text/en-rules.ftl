# Tobago: the rules and the captions of their figures.

### Figures of the rules

figure-cover = An island with treasures, vehicles and clue cards
figure-island = An island of three pieces: terrains, landmarks, largest areas
figure-objects = Landmarks: a hut, a palm tree, and a statue that faces one of its six neighbours
figure-kinds = The six kinds of clues: above where the treasure is, below where it is not
figure-clue = White lies next to a hut; "In the jungle" leaves only the jungle spaces
figure-move = Three steps: to the edge of the jungle, into the mountains, across the mountains
figure-ladder = The sharing: a card is offered from the bottom up
figure-gaze = An amulet appears where the gaze meets the ocean; then the statue turns
figure-curse = The curse, and the amulet that protects from it
figure-treasure = Treasure cards: two to six coins

### Rules. The number is in the name, the heading is .title, the picture .figure

rule-T-1 =
    Everybody hunts the same four treasures. Nobody knows beforehand where a treasure is: it lies wherever the clues played so far still allow. Whoever drives there and raises it sets off a sharing, and everyone with a compass rose on the map has a share. The most gold coins win.
    .title = What is in the game
rule-T-1-1 =
    The island is built of three double-sided pieces. The front sides (a, b, c) have fewer spaces than the back sides (A, B, C).
    .title = The board
    .figure = island
rule-T-1-2 =
    Four huts, three palm trees and three statues stand on the island. A statue faces one of its six neighbouring spaces.
    .title = Landmarks
    .figure = objects
rule-T-1-3 =
    52 clue cards. Each has a kind (there are six) and something it speaks of: a terrain, a largest area, a landmark or the ocean.
    .title = Clue cards
rule-T-1-4 =
    39 treasure cards with 2 to 6 gold coins, and 2 curse cards. Equal cards cannot be told apart.
    .title = Treasure cards
    .figure = treasure
rule-T-1-5 =
    21 amulets.
    .title = Amulets
rule-T-1-6 =
    17 site markers for each of four treasures: white, grey, brown and black.
    .title = Markers
rule-T-1-7 =
    Each player has one vehicle and 15 compass roses.
    .title = Vehicle and roses
rule-T-1-8 =
    There are four treasure maps, one a colour. A map is a column of clues: the first is at the top, each new one goes below the last. There may be any number of clues.
    .title = Treasure map
rule-T-1-10 =
    A space is one hex of the island. There are six terrains: beach, jungle, river, scrubland, lake and mountains. All else is ocean, and nothing ever lies or drives there.
    .title = Space
rule-T-1-11 =
    Neighbouring spaces of one terrain form one area.
    .title = Area
rule-T-1-12 =
    The area with most spaces of a terrain is its largest: the largest lake, the largest jungle. The board marks it with three little hexes. Whichever way the island is built, each terrain has exactly one.
    .title = Largest area
rule-T-1-13 =
    A space is coastal if at least one of its sides is ocean. All others are inland.
    .title = Coast
rule-T-1-14 =
    Distance is counted straight, space by space, across the water of a bay as well.
    .title = Distance
rule-T-1-15 =
    A treasure may lie on every space that all clues of its map allow and that no amulet has cleared. Without clues that is the whole island.
    .title = Where a treasure may be
rule-T-1-16 =
    A treasure is located when one single space is left for it.
    .title = Located
rule-T-1-17 =
    Markers are put out as soon as there are enough of them: when at most 17 spaces are left. Until then the lens "Sites" shows the spaces.
    .title = When markers appear

rule-T-2 =
    The same for two, three and four players, but for the size of the hand and the number of maps begun.
    .title = Setup
rule-T-2-1 =
    The island is built in one of 32 ways: by lot, or as the host chooses.
    .title = Island
rule-T-2-2 =
    Landmarks are placed by lot, or by the players in turn: statues first with their facing, then huts, then palm trees.
    - At most one landmark on a space.
    - At least 4 spaces between two equal landmarks.
    - A statue does not stand by the ocean, and faces one of its six neighbours.
    A landmark may not be put where it would leave no room for the others.
    .title = Huts, palm trees, statues
rule-T-2-3 =
    Of the 39 treasure cards 12 are the top of the deck; the 27 below are mixed with the two curses. So there is no curse among the first 12 cards.
    .title = Treasure deck
rule-T-2-4 =
    All 21 amulets are in the supply. None is on the island yet.
    .title = Amulet supply
rule-T-2-5 =
    The start player is drawn by lot. Play goes clockwise.
    .title = Start player
rule-T-2-6 =
    In turn order each player puts the vehicle on any space, also one with a hut or another vehicle.
    .title = Vehicles
rule-T-2-7 =
    The markers form four supplies of 17.
    .title = Marker supplies
rule-T-2-8 =
    The 52 clue cards are shuffled.
    .title = Clue deck
rule-T-2-9 =
    In turn order each player turns up the top clue, puts it on an empty map of their choice and marks it with a rose.
    .title = First clues
rule-T-2-10 =
    Each player is dealt 4 clue cards; 6 with two players.
    .title = Hands
rule-T-2-11 =
    With two or three players some maps stay empty. Anyone may begin such a map by playing a clue on it.
    .title = Empty maps

rule-T-3 =
    In your turn you have one main action. Treasures and amulets come on top of it.
    .title = A turn
rule-T-3-1 =
    The main action is one of two:
    - play a clue card;
    - move the vehicle, up to three steps.
    Instead of the whole turn you may exchange your hand of clues.
    .title = Main action
rule-T-3-2 =
    At any moment of your turn, also between two steps, you may raise a treasure your vehicle stands on, pick up an amulet under it and use amulets, in any order and number.
    .title = On top of it
rule-T-3-3 =
    If your vehicle stands on an amulet when your turn begins, you may take it. It costs no step.
    .title = Start of turn
rule-T-3-4 =
    A move has up to three steps. The first step takes the main action.
    .title = Counting steps
rule-T-3-5 =
    While it is your turn you may do all that the position allows: a clue, a step, an exchange, a treasure, an amulet, or end the turn. Nobody else decides anything then, except in a sharing.
    .title = What may be done
rule-T-3-6 =
    The turn is over when you end it, with or without a main action, or when you have exchanged your clues without an amulet.
    .title = End of turn
rule-T-3-7 =
    Outside your turn you decide in three cases: in the setup, when a card is offered to you in a sharing, and when you have to begin a new map.
    .title = Decisions outside your turn
rule-T-3-8 =
    From the moment a treasure is raised until the statues have turned nothing else may be done: amulets and a second treasure have to wait.
    .title = A sharing is not interrupted

## What each edition of the rules changed
edition-2 =
    - Picking up an amulet is your choice: you may leave it lying.
    - Exchanging your clues without an amulet takes the whole turn.
    - After an amulet step and a raised treasure no steps are left; a clue may still be played.
    - Double does not go with the clue that locates the treasure.
    - Equal treasure cards cannot be told apart, not even by someone who has seen one of them.
    - Expert amulet powers are off unless they are chosen.
