# Tobago: "What is this?": the name, the meaning and the numbers of everything that is seen in a sharing.

what-sharing = Everyone has secretly looked at one card for each of their roses, one more was added, and all were shuffled. They are turned up one by one and offered to the roses from the bottom up.
    .name = Sharing: { $treasure }
what-ladder = The roses of the map: the finder's at the bottom, above it the last clue, and so on up to the first. Every card is offered from the bottom up.
    .name = Ladder
what-rung = A rung of the ladder: a clue and the roses on it. Whoever takes the card takes one rose back from here; whoever passes hands it on to the next rose above.
    .name = Rung: { $owner }
what-rung-finder = The lowest rung of the ladder: the rose of the one who raised the treasure. Every card is offered here first.
    .name = The finder's rose: { $owner }
what-looking = Everyone draws treasure cards for their roses and looks at them in secret; then one more is added, and all are shuffled.
    .name = Cards of the hoard
what-turning = The next card of the hoard, still face down. It is turned up for all and offered to the roses from the bottom up.
    .name = The next card
what-offer = A treasure card that has been turned up. The owner of a rose takes it or passes it on to the next rose.
    .name = Card on offer
what-opened = Cards of this sharing that were turned up before. A card taken lies face down with its owner; one that nobody took is discarded.
    .name = Turned up before
what-hoard = The cards of the hoard that are face down: one for each rose, and an extra one that nobody has seen. With an eye: those you can be sure of.
    .name = Cards face down
what-odds = What the next card may be, worked out from what you have seen and nothing else.
    .name = { odds-title }
what-odds-last = The sharing ends after this card: there is no other in the hoard.
    .name = { odds-last }
what-take = The card goes face down in front of you, and one of your roses comes back from this rung to the supply.
    .name = { $coins }
what-pass = The card is offered to the next rose above, and yours stays on the ladder. A curse, if it is turned up, strikes all who still have roses here.
    .name = { pass }

fact-raiser = Raised by { $name }
fact-rung-clue = "{ $clue }"
fact-rung-roses = { $n ->
    [0] The rose is off already
   *[other] Roses here: { $n }
  }
fact-rung-state = { $state ->
    [now] { $mine ->
        [yes] You decide
       *[no] Answers now
      }
    [passed] Passed on this card
    [used] A card was taken here already
   *[waits] Waits
  }
fact-guard = { $by ->
    [amulet] A curse would take an amulet
    [card] A curse would take the most valuable card
   *[nothing] A curse would find nothing to take
  }
fact-offer-number = Cards turned up in this sharing: { $n }
fact-offer-next = If it is passed on, it goes to { $name }
fact-offer-last = If it is passed on, it is discarded
fact-opened = { $number }. { $card }{ $taker }
fact-opened-taken = : { $name }
fact-opened-refused = : nobody took it
fact-known = { $n ->
    [0] Cards you can be sure of: 0
   *[other] Cards you can be sure of: { $n } ({ $list })
  }
fact-unseen-worth = The others are worth { $worth } coins each on average
fact-curse-chance = A curse: { $percent } %
fact-next-worth = { $worth } coins on average
fact-take = Makes { $have } + { $coins } = { $total }
