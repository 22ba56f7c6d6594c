# The Quest for El Dorado: the position in words.

told-grid = Hexes are q,r. Directions: E +1,0; NE +1,−1; NW 0,−1; W −1,0; SW −1,+1; SE 0,+1. Of each piece every row r with its q; 0…2 is 0, 1 and 2. Figures go from piece to piece, the end lies behind the last
told-piece = Piece { $n } of { $all }
told-end = End, entered with { $symbols }
told-row = r { $r }: { $hexes }
told-unfinished = The track is still being laid; the piece to join: { $laid }
told-joint = between pieces { $first } and { $second }: { $what }
told-blockades = Blockades { $each }
told-caves = Caves with their tokens left: { $each }
told-once = , single use
told-card = { $name } ({ $code }): { $does }, price { $price }{ $once }
told-cards = Cards there are: { $cards }
told-market = Market, cards left. Bottom row: { $bottom }. Upper rows ({ $open ->
    [yes] open
   *[no] closed
  }): { $upper }
told-bag = Cave tokens nobody has seen: { $tokens }
told-racer = { $name }. Figure { $figures }. Spaces to El Dorado: { $left }{ $arrived ->
    [0] { "" }
   *[other] . Arrived as number { $arrived }
  }
told-locked = No new token before leaving the caves { $each }
told-taken = Blockades taken: { $each }
told-hand = Hand of { $name }: { $hand }; unseen: { $unknown }; everybody knows: { $known }
told-tokens = Tokens: { $tokens }
told-piles = Draw pile{ $unknown ->
    [0] { "" }
   *[other] {" "}(and the unseen cards in hand)
  }: { $draw }. Discard pile: { $discard }. Played: { $played }. Out of the game: { $gone }
told-moving = Moving with { $source }, left: { $left }. Figure: { $figure ->
    [0] to be chosen
   *[other] { $figure }
  }{ $moved ->
    [yes] , has moved
   *[no] { "" }
  }{ $spared ->
    [yes] ; it stays in the deck
   *[no] { "" }
  }
told-any-symbol = Your next card gives any symbols
told-pass-through = Occupied spaces can be passed
told-bought = A card has been bought this turn
told-window = Could be kept with the token: { $cards }
told-fresh = Bought or taken this turn: { $cards }
told-new-tokens = Tokens found this turn, usable from the next: { $tokens }
told-paying = To pay for { $goal } with figure { $figure }: cards still to give: { $n }
told-buying = Buying { $card }. Paid: { $paid }. Single-use cards among it: { $coined }
told-removing = { $must ->
    [yes] To be removed from the hand
   *[no] May be removed from the hand
  }: { $n }
told-replaced = Laid off to be replaced: { $n }
told-kept = Marked to be kept: { $cards }
told-drawing = { $name } draws cards: { $n }; then { $then }
told-finding = Figure { $figure } finds tokens in the caves { $caves }; then { $then }

told-turn = Turn of { $name }: { $doing }
told-phase-route = the track is laid
told-phase-blockades = blockades are laid
told-phase-draw = cards are drawn
told-phase-play = playing cards, moving, buying
told-phase-target = the first space of the card is named
told-phase-pay = cards are given
told-phase-buy = a card is paid for
told-phase-remove = cards are removed
told-phase-take = a market card is taken
told-phase-replace = cards are replaced
told-phase-caves = cave tokens are found
told-phase-discard = cards are kept or discarded
told-phase-late = tokens after drawing
told-phase-automata = automata move
told-phase-over = the race is over
told-phase-deal = the next hand is dealt
told-phase-next = the turn ends

# An option of the first edition
option-late-tokens = Tokens after drawing
option-late-tokens-false = no
option-late-tokens-true = yes
