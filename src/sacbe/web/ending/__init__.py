"""The end of a game as it is shown: the chart of its course, its moments in words, and a picture of it to share."""
