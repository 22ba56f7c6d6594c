# Cenote: every word a person reads.

game-name = Cenote
game-blurb = Six treasures lie in the well, one a round. Everybody lets down a rope in secret: the longest one that nobody else has let down reaches the treasure. Keep it, or offer it for a blessing that only you will see?
option-pile = What nobody reaches
    .about = A treasure that nobody has reached sinks, or waits for the next round.
option-pile-false = sinks
option-pile-true = waits for the next round

### The board

board = The well, round { $round } of { $rounds }
well = The cenote
well-found = The well: keep { $numbers }
rope = Rope { $n }
rope-down = rope is down
headline-round = Round { $n } of { $rounds }
headline-left = Still to come: { $numbers }
headline-bag = Blessings in the bag: { $n }
chip-treasure = Treasure: { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
chip-blessing = Blessing: { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
chip-unseen = Blessings that only they know: { $n }
status-thinks = choosing a rope
status-found = has found it
status-winner = winner

### The position in words

told-well = In the well: { $numbers }. Blessings that you have not seen: { $bag }.
told-player = { $name }: ropes left { $ropes }; { $state ->
    [none] no rope is down
    [mine] rope { $rope } is down
   *[hidden] a rope is down, nobody else knows which
  }; treasures kept { $kept }; blessings { $blessed }, and { $unseen } that only they know.

### What is asked

prompt-treasure = A treasure appears
prompt-treasure-detail = Then everybody chooses a rope.
prompt-rope = Let down a rope
prompt-rope-detail = In the well: { $numbers }. The longest rope that nobody else lets down reaches it; every rope is used once.
prompt-waiting = Your rope is down
prompt-waiting-detail = When everybody has chosen, all ropes are pulled up.
prompt-found = You have found { $numbers }
prompt-found-detail = Keep it, or offer it to the well for a blessing: on average { $mean }.
prompt-other-found = { $name } has found { $numbers }
prompt-other-detail = Keep it or offer it?
prompt-blessing = The well takes your offering
prompt-blessing-detail = You draw a blessing. Nobody else will see it before the end.
prompt-over = The well is silent
prompt-over-who = { $names }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
choice-rope = Rope { $n }
choice-keep = Keep the treasure
choice-keep-note = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
choice-offer = Offer it to the well
choice-offer-note = a blessing, on average { $mean }
confirm-rope = Let the rope down
confirm-offer = Draw a blessing
confirm-round = On to the next round
confirm-end = Finish

### What happened

log-treasure = Round { $round }: a treasure of { $n } glitters in the well
log-rope = { $name } pulls up rope { $n }
log-found = { $name } has found it
log-nobody = Nobody's rope was alone: { $pile ->
    [true] the treasure waits for the next round
   *[false] the treasure sinks
  }
log-kept = { $name } keeps { $numbers }
log-offered = { $name } offers { $numbers } to the well
log-blessed = { $name } draws a blessing in secret
log-blessed-me = Your blessing: { $n }

part-treasures = Treasures
part-blessings = Blessings
standing-title = Points that everybody knows of, round by round
lap = Round { $n }

### Why

hint-gain = “{ $mine }” is about { $n ->
    [one] { $n } point
   *[other] { $n } points
  } better than “{ $other }”.
reason-prize = What lies there brings { $n }, a blessing { $mean } on average.
reason-rope = { $n ->
    [0] Nobody has a longer rope left.
    [one] One other has a longer rope left.
   *[other] { $n } others have a longer rope left.
  }
E_NOT_YOUR_TURN = It is not your turn.
E_WRONG_PHASE = That cannot be done now.
E_CHOSEN = Your rope is down already.
E_USED = Rope { $rope } has been used already.
E_OVER = The game is over.

### Rules and pictures

figure-cover = A treasure in the well, and three ropes
figure-lone = Two let down the 6: the 4 is the longest rope that is alone

digest-goal =
    Treasures of 2 to 7 points lie in an old well, one a round. After six rounds whoever has the most points wins.
    .title = The goal
    .figure = cover
digest-turn =
    Everybody has ropes of 1 to 6 and lets one down in secret. The longest rope that nobody else has let down reaches the treasure. Whoever has found it keeps it, or offers it to the well for a blessing of 1 to 8 that only they see. Every rope is used once.
    .title = A round
    .figure = lone
digest-win =
    After six rounds everybody adds up treasures and blessings. The most points win; equals share the win.
    .title = The end
    .figure = option-pile-False
rule-C-1 =
    Whoever has the most points after six rounds wins. There are six treasures (2, 3, 4, 5, 6 and 7), a bag with eight blessings (1 to 8), and for each of two to four players six ropes (1 to 6).
    .title = The goal, and what there is
    .figure = cover
rule-C-2 =
    There are six rounds of the same five steps.
    .title = The round
rule-C-2-1 =
    One of the treasures that are left appears in the well, each as likely as any other.
    .title = A treasure
rule-C-2-2 =
    Everybody chooses one of their ropes and lets it down, in secret and at once.
    .title = The ropes
rule-C-2-3 =
    All ropes are pulled up; they are not used again. The longest rope that only one player has let down has reached the treasure. If no rope was alone, the treasure sinks; with the option “waits for the next round” it stays in the well.
    .title = The longest rope alone
    .figure = lone
rule-C-2-4 =
    Whoever has found what lies in the well keeps all of it, or offers all of it to the well.
    .title = Keep or offer
rule-C-2-5 =
    For an offering the finder draws one blessing from the bag. Nobody else sees it before the end.
    .title = A blessing
rule-C-3 =
    After six rounds blessings are shown. Treasures and blessings are added up; the most points win, and equals share the win.
    .title = The end
