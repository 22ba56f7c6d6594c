"""Work that is done elsewhere: in processes of this machine, or on a Ray cluster. Nothing here knows a game."""
