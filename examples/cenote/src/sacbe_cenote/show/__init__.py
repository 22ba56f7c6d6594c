"""How the game is drawn and told."""
