"""What every game shares, and nothing that knows a game."""
