"""How the game is drawn, told and clicked."""
