# Tobago: every word a person reads.

### The game and its options

game-name = Tobago
game-blurb = Everybody hunts the same four treasures: each clue takes spaces away from the island until one is left. Whoever gets there first sets off a sharing, and a curse may hide in it.
typical-score = usually about { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
option-assembly = Island
    .about = The island can be put together in 32 ways: on a small one treasures are found sooner, on a large one you drive longer.
option-assembly-random = by lot
option-assembly-named = assembly { $name }
option-object-placement = Statues, huts and palm trees
    .about = Statues, huts and palm trees are placed by lot, or by all of you in turn.
option-object-placement-random = by lot
option-object-placement-manual = placed by the players
option-object-spacing = Between equal landmarks
    .about = How many spaces at least lie between two landmarks of a kind.
option-object-spacing-5 = 4 spaces
option-object-spacing-4 = 3 spaces
option-expert-amulets = Expert amulet powers
    .about = An amulet can do two more things: put a second rose on a clue, and swap roses.
option-expert-amulets-true = yes
option-expert-amulets-false = no
option-curse-effect = Curse
    .about = What happens when a curse turns up: the sharing ends at once, or goes on for those who paid.
option-curse-effect-standard = standard: the sharing stops
option-curse-effect-continue-all = weaker (a): all pay and go on
option-curse-effect-continue-protected = weaker (b): the protected go on
option-curse-cards = Curse cards
    .about = With one curse card instead of two, gold is lost less often.
option-curse-cards-2 = two
option-curse-cards-1 = one
option-curse-depth = Where the curses are
    .about = The first cards of the deck are safe: 12 of them, or 18 if you want fewer surprises.
option-curse-depth-27 = in the bottom 27 cards
option-curse-depth-21 = in the bottom 21 cards
option-curse-returns = A curse that struck
    .about = A curse that struck leaves the game, or is shuffled back and may strike again.
option-curse-returns-false = leaves the game
option-curse-returns-true = returns to the deck

workshop-label = Island { $name }
workshop-turn-left = Turn over the left piece: { $side }
workshop-turn-right = Turn over the upper right piece: { $side }
workshop-turn-bottom = Turn over the bottom piece: { $side }
workshop-swap = Exchange two pieces
workshop-shift = Shift the teeth
workshop-spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
  }
workshop-unknown = There is no island "{ $name }": three letters of sides and the shift, as in aBC-1.

### Names of things

terrain-beach = beach
terrain-jungle = jungle
terrain-river = river
terrain-scrubland = scrubland
terrain-lake = lake
terrain-mountains = mountains
landmark-statue = Statue
landmark-hut = Hut
landmark-palm = Palm tree
vehicle = Vehicle
facing-N = north
facing-NE = north-east
facing-SE = south-east
facing-S = south
facing-SW = south-west
facing-NW = north-west
map-white = White
    .of = the White map
    .treasure = the white treasure
map-grey = Grey
    .of = the Grey map
    .treasure = the grey treasure
map-brown = Brown
    .of = the Brown map
    .treasure = the brown treasure
map-black = Black
    .of = the Black map
    .treasure = the black treasure
coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
coins-word = { $n ->
    [one] coin
   *[other] coins
  }
cards-word = { $n ->
    [one] card
   *[other] cards
  }
cards-count = { $n ->
    [one] { $n } treasure card
   *[other] { $n } treasure cards
  }

### Clue cards

clue-in-beach = On the beach
clue-in-jungle = In the jungle
clue-in-river = In the river
clue-in-scrubland = In the scrubland
clue-in-lake = In the lake
clue-in-mountains = In the mountains
clue-in-largest-beach = On the largest beach
clue-in-largest-jungle = In the largest jungle
clue-in-largest-river = In the largest river
clue-in-largest-scrubland = In the largest scrubland
clue-in-largest-lake = In the largest lake
clue-in-largest-mountains = In the largest mountains
clue-next-to-beach = Next to the beach
clue-next-to-jungle = Next to the jungle
clue-next-to-river = Next to the river
clue-next-to-scrubland = Next to the scrubland
clue-next-to-lake = Next to the lake
clue-next-to-mountains = Next to the mountains
clue-next-to-largest-beach = Next to the largest beach
clue-next-to-largest-jungle = Next to the largest jungle
clue-next-to-largest-river = Next to the largest river
clue-next-to-largest-scrubland = Next to the largest scrubland
clue-next-to-largest-lake = Next to the largest lake
clue-next-to-largest-mountains = Next to the largest mountains
clue-next-to-hut = Next to a hut
clue-next-to-palm = Next to a palm tree
clue-next-to-statue = Next to a statue
clue-next-to-ocean = Next to the ocean
clue-in-sight-ocean = In sight of the ocean
clue-in-sight-hut = In sight of a hut
clue-in-sight-palm = In sight of a palm tree
clue-in-sight-statue = In sight of a statue
clue-in-sight-largest-lake = In sight of the largest lake
clue-in-sight-largest-river = In sight of the largest river
clue-in-sight-largest-mountains = In sight of the largest mountains
clue-not-in-beach = Not on the beach
clue-not-in-jungle = Not in the jungle
clue-not-in-river = Not in the river
clue-not-in-scrubland = Not in the scrubland
clue-not-in-lake = Not in the lake
clue-not-in-mountains = Not in the mountains
clue-not-in-largest-lake = Not in the largest lake
clue-not-in-largest-jungle = Not in the largest jungle
clue-not-next-to-ocean = Not next to the ocean
clue-not-next-to-hut = Not next to a hut
clue-not-next-to-palm = Not next to a palm tree
clue-not-next-to-statue = Not next to a statue
clue-not-next-to-river = Not next to the river
clue-not-next-to-scrubland = Not next to the scrubland
clue-not-in-sight-hut = Not in sight of a hut
clue-not-in-sight-palm = Not in sight of a palm tree
clue-not-in-sight-statue = Not in sight of a statue

# The same in short, where there is no room for the whole name.
short-in = { $what }
short-next-to = next to: { $what }
short-in-sight = in sight: { $what }
short-not-in = not { $what }
short-not-next-to = not next to: { $what }
short-not-in-sight = out of sight: { $what }
reference-beach = beach
reference-jungle = jungle
reference-river = river
reference-scrubland = scrubland
reference-lake = lake
reference-mountains = mountains
reference-largest-beach = largest beach
reference-largest-jungle = largest jungle
reference-largest-river = largest river
reference-largest-scrubland = largest scrubland
reference-largest-lake = largest lake
reference-largest-mountains = largest mountains
reference-hut = hut
reference-palm = palm tree
reference-statue = statue
reference-ocean = ocean

### Board

board-label = The island of Tobago
board-no-island = The island is being drawn…
spot-space = { $terrain } ({ $place })
spot-vehicle = Your vehicle
spot-leave = Drive there and leave the amulet ({ $place })
spot-site = { $map }: marker ({ $place })
spot-map = { $map }: { $clues ->
    [0] empty map
   *[other] { $n ->
        [1] treasure located
        [one] { $n } space
       *[other] { $n } spaces
      }
  }
spot-clue = "{ $clue }", { $map }
spot-clue-roses = { $n ->
    [one] Compass rose: { $name }
   *[other] Two compass roses: { $name }
  }
spot-amulets = Your amulets: { $n }
map-empty = empty
slot-label = { $map }: { $n } → { $left }
slot-double = { $map }: Double, two roses
hand-title = Your clues
card-leaves = Spaces left: { $list }
hands-title = Clue cards in hand
first-clue-you = Your first clue
first-clue = First clue: { $name }
deck-treasures = Treasure deck: { $n }
deck-clues = Clue deck: { $n }
deck-amulets = Amulets in the supply: { $n }
power-remove = Clear a space
power-remove-short = Clear
power-clue = Another clue
power-clue-short = Clue
power-leg = Extra step
power-leg-short = Step
power-exchange = Exchange clues
power-exchange-short = Hand
power-double = Double
power-double-short = Double
power-swap = Swap roses
power-swap-short = Swap

### Sharing

stage-label = Sharing a treasure
stage-title = Treasure: { $map }
stage-order = Cards are offered from the bottom up
stage-number = Card { $n }
stage-looking = Cards are drawn
stage-secret = Everyone looks at their own cards in secret
stage-turning = About to be turned up
stage-you = You decide
stage-other = { $name } answers next
stage-opened = Turned up before
stage-hoard = { $n ->
    [0] No card left in the hoard
    [one] { $n } card left in the hoard
   *[other] { $n } cards left in the hoard
  }
stage-due = { $n ->
    [one] { $n } card will make the hoard
   *[other] { $n } cards will make the hoard
  }
stage-seen = { $n ->
    [0] You cannot be sure of any of them
   *[other] You can be sure of { $n } of them
  }
stage-seen-short = { $n ->
    [0] none of them known to you
   *[other] { $n } known to you
  }
rung-me = You
rung-you = your answer
rung-now = next
rung-passed = passed
rung-waits = waits
rung-used = taken
odds-title = The next card
odds-last = This is the last card
odds-curse = a curse
odds-worth = on average
odds-coins = { $n } coins
odds-guarded = An amulet protects you ({ $n })
odds-bare = No amulet: your most valuable card would go
odds-safe = A curse would not touch you: no rose left here
odds-nothing = You have nothing to lose yet
take = Take { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
take-note = makes { $total }; one rose comes back to you
pass = Pass
pass-note = the card goes to { $name }
pass-note-me = it comes to you again, higher up
pass-note-nobody = the card is discarded

### Lenses

lens-reach = Reach
lens-gaze = Gazes
lens-sites = Sites
lens-odds = Odds
lens-reach-about = Numbers: how many steps you need to get there
lens-reach-none = No way to drive now: no vehicle on the island, or no steps left
lens-gaze-about = Where the statues look: the next amulets appear there, at the ocean
lens-gaze-none = The statues do not look anywhere yet
lens-sites-about = Where a treasure may lie that has no markers yet
lens-sites-none = Nothing to show: every hunt that has begun has its markers
lens-odds-about = On cards face down: what they are worth on average
lens-odds-none = Odds are seen during a sharing only
lens-at-stage = This is seen on the island, after the sharing

### Top line and panels

headline-island = Island layout: { $name }
headline-deck = Treasure cards: { $n }
headline-curses = Curses in the game: { $n }
headline-last = The last sharing
headline-silence = Do not tell what you saw
chip-treasures = Treasure cards: { $n }
chip-amulets = Amulets: { $n }
chip-roses = Compass roses in supply: { $n }
chip-clues = Clue cards: { $n }
status-winner = Winner
status-asked = takes or passes
status-starts = begins a new map
status-drives = driving, { $n ->
    [one] { $n } step left
   *[other] { $n } steps left
  }
status-thinks = to move
# The course of the game
standing-title = Coins, turn by turn
lap = Turn { $n }

tally-sources = Where the coins come from
part-coins = Cards of { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
rank-winner = The richest on the island
