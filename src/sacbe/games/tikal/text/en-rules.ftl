### Pictures of the rules

figure-cover = The map of Tikal in the middle of a dig
figure-tiles = Four kinds of terrain
figure-temple = Temple
figure-clearing = Clearing
figure-ruins = Ruins
figure-volcano = Volcano
figure-start = The explored corner of the board, and what the way from the base camp costs
figure-levels = Temple levels and how many there are
figure-lay = On the left the tile has a road to temple 3, on the right it has none
figure-route = Straight over 3 AP, round by temple 4 only 2
figure-uncover = Two explorers, two levels, 4 AP
figure-dig = A treasure for 3 AP
figure-camps = The secret path between camps, 1 AP
figure-guard = The guard stays, his two fellows leave the game
figure-majority = A majority, the strength of a leader, a tie, a guard
figure-sets = One, two and three treasures of a kind
figure-auction = An auction: one has had his turn, one has passed
figure-bidder-0 = Andrey
figure-bidder-1 = Anastasia
figure-bidder-2 = Sergey
figure-bidder-3 = Maria
