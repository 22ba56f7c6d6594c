### The coach: one line about what has become possible or dangerous. No longer than three lines on a phone.

coach-scoring = { $last ->
    [1] The last scoring: spend your AP, then your temples and treasures count for the last time.
   *[0] Scoring: first spend your AP, then your temples and treasures score at once.
  }
coach-volcano = { $last ->
    [1] The next tile is a volcano, and with it comes a scoring.
   *[other] { $first ->
        [1] The very next tile may be a volcano,
       *[other] A volcano may come before your next turn,
      } and with it a scoring. One of the next { $last } tiles is one for certain.
  }
coach-majority = Temple { $value } ({ $at }) { $tied ->
    [1] is tied: nobody scores it. One more explorer, and it is yours.
   *[0] is not yours, but two more explorers would take it.
  }
coach-exchange = { $other } has the match for your treasure ({ $treasure }). You may exchange; nobody can refuse.
coach-guard = A guard ({ $cost } AP) keeps temple { $value } ({ $at }) yours for good; your other pieces there leave the game.
coach-dig = Your explorer stands on ruins: for { $cost } AP you can take a treasure. Pairs and triples are worth more.
coach-uncover = You can uncover a level of the temple ({ $at }): it becomes { $value }. Whoever is stronger there scores it.
coach-camp = You can found a camp here for { $cost } AP: new explorers set out right from it.
coach-leader = Your leader is still in reserve. At a temple it counts as { $n } explorers.
