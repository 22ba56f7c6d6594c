# Tobago: "What is this?": the name, the meaning and the numbers of everything that is drawn, but for the sharing.

### The island: what things mean, and in .name what they are called

what-sea = The ocean: nothing ever lies or drives here. Clues speak of it, and the gazes of the statues end at it.
    .name = Ocean
what-rim = A space is called by the letter of its column and the number of its row. A row goes up and down by half a space from column to column.
    .name = { $kind ->
        [row] Row { $said }
       *[column] Column { $said }
      }
what-island = The island is built of three double-sided pieces in one of 32 ways. The letters of its name are the sides, the digit is the shift.
    .name = Island
what-space = A space of the island. A step of a vehicle is any distance within one area, or onto a neighbouring space of another terrain.
    .name = { $space }
what-statue = A statue: whenever a treasure is raised an amulet appears on the last space of its gaze, at the ocean, and it turns 60° clockwise. Clues speak of statues too.
    .name = Statue: { $space }
what-hut = A hut: clues speak of it, next to it, in sight of it or not. It is in no vehicle's way.
    .name = Hut: { $space }
what-palm = A palm tree: clues speak of it, next to it, in sight of it or not. It is in no vehicle's way.
    .name = Palm tree: { $space }
what-treasure = The treasure is located: one single space is left for it. Whoever's vehicle stands here in their own turn may raise it; then it is shared.
    .name = { $list }: { $space }
what-amulet = An amulet, nobody's yet. Whoever ends a normal step here may take it, or whose vehicle stood here when their turn began.
    .name = Amulet: { $space }
what-parked = Vehicles are in nobody's way: any number may stand on a space, and others drive through.
    .name = { $n ->
        [1] Vehicle: { $names }
       *[other] Vehicles: { $names }
      }
what-marker = A site marker: the treasure of its colour may still lie here. New clues and amulets take markers off until one is left.
    .name = { $n ->
        [1] Marker: { $space }
       *[other] Markers: { $space }
      }
what-vehicle = A vehicle drives up to three steps in a turn. A step is any distance within one area, or onto a neighbouring space of another terrain.
    .name = { $mine ->
        [yes] Your vehicle
       *[no] Vehicle: { $owner }
      }
what-leave = Drive here and do not take the amulet. A click on the space itself takes it; if it is left, no new one appears here.
    .name = Leave the amulet: { $space }
what-remove = A marker that an amulet takes off: the treasure can no longer lie on this space. The last marker cannot be taken off.
    .name = Take off a marker, { $treasure }: { $space }

### What is true of it now

fact-no-island = Not drawn yet
fact-assembly = Assembly { $name }, { $n } spaces
fact-area = { $area }{ $largest ->
    [yes] { " " }(the sign of three little hexes)
   *[no] { "" }
  }: an area of { $n ->
    [one] { $n } space
   *[other] { $n } spaces
  }
fact-coast = By the ocean
fact-looks = Looks { $way }: an amulet will appear on { $place }
fact-looks-nowhere = Does not look anywhere yet
fact-watched = { $lying ->
    [yes] A statue looks here; no second amulet appears while one lies here
   *[no] A statue looks here: the next amulet will appear on this space
  }
fact-amulet-here = An amulet lies here
fact-parked = { $n ->
    [1] Vehicle here: { $names }
   *[other] Vehicles here: { $names }
  }
fact-lies-here = { $treasure } lies here
fact-may-lie-here = May lie here: { $list }
fact-one-of = { $treasure } (one of { $n } spaces)
fact-nothing-here = None of the treasures hunted so far lies here
fact-steps = { $n ->
    [one] You get here in { $n } step
   *[other] You get here in { $n } steps
  }
fact-steps-more = { $n ->
    [one] More than { $n } step away
   *[other] More than { $n } steps away
  }
fact-stands = Stands on: { $space }
fact-steps-left = Steps left: { $n } of { $all }
fact-can-raise = Under it: { $list }
fact-amulet-under = Under it: an amulet
fact-vehicle-at = The vehicle stands on { $place }

### Maps and clues

what-map = A treasure map: a column of clues. The treasure lies where all of them allow; the compass roses on the clues are shares in it.
    .name = { $map }
what-clue = A clue on a map. { $kind } A compass rose on it is its owner's share in the treasure.
    .name = "{ $clue }"
what-card = A clue card of your hand. { $kind } It is played on a map where it leaves fewer spaces than before, but at least one.
    .name = "{ $clue }"
what-first = The first clue, turned up from the deck. { $kind } It goes onto an empty map, with a compass rose.
    .name = "{ $clue }"
kind-in = The treasure is there.
kind-next-to = The treasure is on a neighbouring space, but not there itself.
kind-in-sight = The treasure is one or two spaces away, but not there itself.
kind-not-in = The treasure is anywhere but there.
kind-not-next-to = Not on the neighbouring spaces; anywhere else, the terrain or landmark itself included.
kind-not-in-sight = Not on the spaces 1 or 2 away; anywhere else, the landmark itself included.
what-rose = A compass rose says whose clue this is. In the sharing its owner draws one card for each rose, and is offered cards at each.
    .name = Compass rose: { $owner }
what-slot = The place below the last clue of { $map }: the chosen clue goes here with your rose, if it fits.
    .name = "{ $clue }" goes here
what-double = Double on { $map }: for an amulet the new clue gets two of your roses at once.
    .name = "{ $clue }" with two roses
what-chip = How many spaces would remain possible if this clue were played on { $map }.
    .name = "{ $clue }": what it leaves
what-hand = { $mine ->
    [yes] Your clue cards: only you see them. Whoever plays a clue draws a new card.
   *[no] Clue cards in hand are seen by their owner only. Whoever plays a clue draws a new card.
  }
    .name = { $mine ->
        [yes] Your clue cards
       *[no] Clue cards: { $owner }
      }
what-hands = How many clue cards the players hold. Which ones is seen by their owners only.
    .name = Clue cards in hand

fact-map-empty = Empty: the whole island is possible, { $n } spaces
fact-map-located = 1 space left, the treasure is located: { $space }
fact-map-sites = Possible spaces: { $n }
fact-map-markers = { $out ->
    [yes] Its markers are on the island
   *[no] Markers appear when at most { $most } spaces are left
  }
fact-map-clues = Clues: { $n }
fact-map-roses = Compass roses: { $list }
fact-map-hoard = Cards to share if it were raised now: { $n }
fact-clue-place = { $map }, clue { $n } of { $all }
fact-clue-alone = By itself it allows { $n } of { $all } spaces
fact-roses-clue = On "{ $clue }": { $n }
fact-roses-map = On the whole map ({ $map }): { $n }
fact-roses-left = Roses in the supply: { $n }
fact-leaves = { $map }: { $n } → { $left }
fact-leaves-none = { $map }: does not fit, no space would be left (0)
fact-leaves-same = { $map }: does not fit, it would take no space away ({ $n })
fact-leaves-located = { $map }: the treasure is located already
fact-puts = { $mine ->
    [yes] You choose the map for it
   *[no] { $name } chooses the map for it
  }
fact-hand = Cards: { $n }, a full hand has { $limit }
fact-held-by = { $name }: { $n }

### Decks and amulets

what-deck-treasures = Treasure cards with 2 to 6 coins each; curses are mixed into the lower ones. When the deck runs out, the last sharing is on.
    .name = Treasure deck
what-deck-clues = Clue cards are drawn from here. When there is none to draw, the discarded clues are shuffled.
    .name = Clue deck
what-deck-amulets = The supply of amulets. They appear on the island after every treasure and come back here when they are used.
    .name = Amulet supply
what-amulets = An amulet is used at any moment of your turn: clear a space, play another clue, drive an extra step, exchange your clues. From a curse it protects you by itself.
    .name = Your amulets
what-amulets-of = Each amulet has one use in its owner's turn. A curse takes an amulet in place of the most valuable treasure card.
    .name = Amulets: { $owner }
what-power-remove = For an amulet take one marker of any colour off the island: its space is no longer possible. The last marker cannot be taken off.
    .name = { power-remove }
what-power-clue = For an amulet play another clue card, as usual.
    .name = { power-clue }
what-power-leg = For an amulet drive one more step. You may raise a treasure at its end, but not take an amulet.
    .name = { power-leg }
what-power-exchange = For an amulet discard all clue cards and draw new ones; it does not take the turn.
    .name = { power-exchange }
what-power-double = For an amulet add a second rose to a single one of yours. The treasure must not be located yet.
    .name = { power-double }
what-power-swap = For an amulet the roses on two clues of one map change places, whosever they are. The treasure must not be located yet.
    .name = { power-swap }

fact-deck = { $n } of { $all } left
fact-clue-discards = Discarded: { $n }
fact-amulet-supply = { $n } of { $all } in the supply
fact-amulets-lying = On the island: { $n }
fact-treasures-left = Cards left: { $n }
fact-safe = On top without a curse: { $n }
fact-curses = Curses in the game: { $n }
fact-last-sharing = The treasure deck has run out: this sharing is the last
fact-amulets = Your amulets: { $n }
fact-amulets-held = Amulets: { $n }
fact-markers-out = Markers that may be taken off: { $n }
fact-cards-fitting = Clues in your hand that fit: { $n } of { $all }
fact-one-step = Spaces within one step: { $n }
fact-cards-held = Clue cards in your hand: { $n }

### Lenses, top line, players

what-lens-reach = Shows how many steps you need to each space.
    .name = { lens-reach }
what-lens-gaze = Shows where the statues look: amulets appear there, at the ocean, after the next treasure.
    .name = { lens-gaze }
what-lens-sites = Shows where a treasure may lie while there are not enough markers for it.
    .name = { lens-sites }
what-lens-odds = Shows in a sharing what a card that you have not seen is worth on average.
    .name = { lens-odds }
what-curses = Curse cards that have not left the game. When one is turned up, all who still have roses on the map lose an amulet, or else their most valuable card.
    .name = Curses
what-silence = Everyone has secretly seen some cards of the hoard. Nobody may tell about them.
    .name = Silence
what-player = A treasure hunter at this table. Turns go clockwise: a clue or the vehicle, and treasures and amulets on top of that.
    .name = { $owner }
what-score = { $shown ->
    [yes] The gold coins on the treasure cards taken. Whoever has most of them at the end wins.
   *[no] The number of treasure cards taken. The coins on them are seen by their owner only, until the end.
  }
    .name = { $shown ->
        [yes] Coins: { $owner }
       *[no] Treasure cards: { $owner }
      }
what-treasures = Treasure cards taken lie face down. { $shown ->
    [yes] The coins on them decide who wins.
   *[no] The coins on them are seen by their owner only, until the end.
  }
    .name = Treasure cards: { $owner }
what-roses = Compass roses in the supply. Each clue played takes one, and after the sharing they come back. Without a rose no clue can be played.
    .name = Compass roses: { $owner }
what-status = What this player has to do now.
    .name = What { $owner } is doing

fact-within = { $steps ->
    [one] Within { $steps } step: { $n } spaces
   *[other] Within { $steps } steps: { $n } spaces
  }
fact-next-amulets = Amulets will appear on: { $list }
fact-no-next-amulets = No new ones: amulets lie there already
fact-roses-left-of = { $n } of { $all } in the supply
fact-roses-out = On maps: { $n }
fact-status = Now: { $status }
fact-waits = Has nothing to decide now
