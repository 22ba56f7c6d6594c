# A game begun by earlier rules
earlier-rules = This game began by edition { $edition } of the rules and is finished by it; new games go by edition { $newest }.

# The seats by their colours
seat-0 = Red
seat-1 = Blue
seat-2 = Yellow
seat-3 = White
seat-4 = Pink
seat-5 = Black

# A hint whose second choice is about as good
hint-even = “{ $other }” is about as good as “{ $mine }”.
# What is compared is not the step that is hinted, but one that follows it
hint-later = About a later step. { $told }

# What somebody has said, as a line of the log
said = { $name }: “{ $text }”

# A position in words
described-you = { $name } (you)
described-onlooker = You look on.
described-seat = You play seat { $seat }, { $name }.
described-seats = Seats in playing order: { $seats }
described-edition = rules of edition { $edition }
described-options = Played with: { $options }
described-decides = To decide: { $names }
described-chance = To decide: chance
described-over = Nothing is left to decide: the game is over
