### The coach: one line about what has become possible or dangerous. No longer than three lines on a phone.

coach-final = Somebody is in El Dorado: this is your last turn. Arrive now, and you can still win.
coach-stuck = No card in your hand can move you now. Buy a card, or discard what you do not need and draw anew.
coach-adding = Cards do not add up: this space needs a single card with { $symbol ->
    [0] { $n } machetes
    [1] { $n } paddles
   *[other] { $n } coins
  } or more.
coach-leftover = The card you played has symbols left: { $n }. Walk on with them; the next card ends them.
coach-blockade = You can clear blockade { $number }. It becomes yours, and decides if you arrive together with others.
coach-cave = You can stop beside a cave: whoever ends a turn there takes its token.
coach-token = You have a cave token that can be used now. It then leaves the game.
coach-buy = You can afford “{ $card }” (price { $price }). One purchase a turn; it comes to you later, from your discards.
coach-keep = You may keep cards for your next turn, but you only draw up to four. Better discard what you cannot use.
coach-remove = A card leaves your deck for good. Give a weak one: the strong ones will come more often.
