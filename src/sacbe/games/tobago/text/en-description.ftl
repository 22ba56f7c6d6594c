# Tobago: the position in words.

told-grid = Spaces are called by column (a letter, west to east) and row (a number, north to south); columns { $lower } lie half a space lower. Notation q,r: q = number of the column (A = 0) { $west }, r = row { $north } − q/2 rounded down
told-statue = { $at } looks { $way }, its gaze ends at { $end }
told-landmarks = Statues: { $statues }. Huts: { $huts }. Palm trees: { $palms }
told-amulets = Amulets on the island: { $places }. In the supply: { $supply }
told-clue = { $clue } ({ $name }, { $n ->
    [one] { $n } rose
   *[other] { $n } roses
  })
told-map = { $map } map: { $clues }. Possible spaces: { $n } ({ $places })
told-cleared = Cleared by amulets: { $places }
told-player = { $name }: vehicle at { $at }, amulets { $amulets }, roses in supply { $roses }, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  } on treasure cards everybody saw being taken: { $cards }
told-hand = Clue cards in hand: { $cards }
told-exchanged = Exchanged clue cards: { $cards }; surely older than the last shuffle: { $kept } in hand, { $discarded } exchanged; exchanged before that shuffle: { $shuffled }
told-looks = Cards seen for this hoard: { $n } ({ $cards })
told-saw-buried = Knows as laid aside unseen by others: { $cards }
told-saw-buried-safe = Knows as laid aside from curse-free hoards: { $cards }
told-recycled = Knows as shuffled back during this hoard: { $cards }
told-hidden = unknown: { $n }
told-clue-deck = Clue deck: { $n }. Clue cards unseen by you: { $cards }
told-played = Clues discarded face up: { $played }. In the last shuffle, seen by all: { $shuffled }
told-first-clue = The first clue, to be put on a map: { $card }
told-dealing = Clue cards are dealt to { $name }: { $n }{ $then ->
    [setup] , then the setup goes on
    [amulets] , then amulets appear
    [next] , then it is the next player's turn
   *[turn] , then the turn goes on
  }
told-treasure-deck = Treasure deck: { $n }, of them on top surely no curse: { $safe }. Unseen by you: { $cards }
told-aside = Treasure cards refused or lost: { $refused }. Laid aside unseen: { $buried }; of curse-free hoards: { $buried_safe }. Out of the game: { $removed }
told-turn = First player: { $first }. Turn: { $turn }{ $main ->
    [clue] ; has laid a clue
    [moving] ; drives
    [exchange] ; has exchanged cards
   *[unused] ; main action still to come
  }, steps left: { $legs }{ $idle ->
    [yes] , nothing done yet
   *[no] { "" }
  }
told-start = Began the turn at { $at }
told-may-collect = May still pick up the amulet under the vehicle
told-swapping = Swapping the roses of: { $clue }
told-sharing = Sharing { $treasure }, raised by { $name }. Roses of the finder: { $finder }{ $token ->
    [yes] {" "}(a token counts for the rose that is wanting)
   *[no] { "" }
  }
told-hoard = Hoard face down: { $n } ({ $cards }), from the curse-free top: { $safe }
told-looker = Looks at cards now: { $name }
told-hoard-old = Drawn before the discards were shuffled back: { $n }; surely among those: { $cards }
told-offer = On offer: { $turned }. Asked: { $asked } (0 is the finder, then the clues from the last to the first). Turned up so far and taken by: { $shown }. Took last: { $last }
