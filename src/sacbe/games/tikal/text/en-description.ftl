# Tikal: the position in words.

told-grid = Cells: columns a–h from west to east, rows 1–5 from the top; columns b, d, f, h lie half a cell lower. Notation writes a5 as c0r4, b1 as c1r0. Directions clockwise: N (up), NE, SE, S, SW, NW. Roads: direction, neighbour, AP; jungle: direction, cell, own stones on that edge
told-tile = { $place } (tile { $tile }, turned { $turn }/6)
told-roads = Roads: { $each }
told-jungle = Jungle: { $each }
told-site = Treasures left: { $n }
told-guard = guard ({ $piece })
told-newest = The newest tile
told-player = { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
  }. { $sources }. By scoring: { $given }
told-worth = A scoring now: +{ $n }
told-camps = Camps as founded: { $camps }
told-gone = Explorers who left the game: { $n }{ $leader ->
    [gone] , and the leader
    [guard] ; the leader is a guard
   *[map] { "" }
  }
told-treasures = Treasures: { $treasures }
told-stack = Tiles in the stack: { $n }. Next comes one of: { $top }. Below: { $later }
told-discarded = Tiles that fitted nowhere: { $tiles }
told-levels = Temple levels in the supply, number × how many: { $each }
told-buried = Treasures not found yet: { $each }
told-turn = Turn of { $name }, AP left: { $ap }
told-drawn = Tile in hand: { $tile }; stones by direction, before turning
told-digging = A treasure is being dug up in { $at }
told-queue = In this scoring, the one who plays now first: { $names }
told-holder = The volcano is kept aside by { $name }
told-offer = On offer: { $tiles }
told-totems = Totem face up, a turn still to come this round: { $names }
told-passed = Passed: { $names }. First to pass: { $first }
