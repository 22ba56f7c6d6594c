# The Quest for El Dorado: the game in a minute, and worked examples for the rules.

digest-goal =
    A race through the jungle: who leads an expedition into the golden city first? The track is put together from tiles, and the cards of your deck clear the way. At first it is weak and the same for everybody; what becomes of it is up to you.
    .title = The goal
    .figure = route
digest-turn =
    You hold four cards. Green ones cut through jungle, blue ones paddle over water, yellow ones pay in villages: play a card and walk as far as its symbols go. Grey spaces cost discarded cards; red camps remove cards from the game, so fewer weak ones are left in your deck. With other cards you may pay at the market, yellow ones in coins, all others half a coin each, and buy one card a turn. What is left you keep or discard; then draw up to four again.
    .title = Your turn
    .figure = leftover
digest-win =
    Once somebody has entered El Dorado (with two players, with both figures), the round is played to its end. If you alone have arrived, you win. If several have, whoever took more blockades on the way wins, and in a tie whoever has the one with the highest number. There are no points: only the way counts.
    .title = Who wins
    .figure = cover

example-leftover = one card, three steps
    .begin = Red holds a Trailblazer: three machetes. Ahead lies jungle.
    .first = The Trailblazer is played, and the first space costs one machete. Two are left, and the figure may go on.
    .second = The second space costs one machete too; one is left.
    .third = A third space, and the machetes are used up. The card is spent, but Explorer, Traveler and Sailor are still in hand.
example-blockade = a blockade
    .begin = Red stands at the joint of two tiles, and there is a blockade on it: one machete.
    .clear = The Explorer pays for it. The blockade is Red's now and will help in a tie, but the figure has not moved.
    .cross = Beyond it is water: the Sailor takes the figure onto the next tile. The joint is open to all; nobody else has to pay.
example-buying = buying a card
    .begin = There are two Travelers in hand, one coin each, and Explorer and Sailor count half a coin each. Three coins in all.
    .buy = A Trailblazer has been bought for 3. It goes onto the discard pile and comes into the hand once the draw pile is empty and the discards are shuffled. All four cards are spent.
