"""How the game is drawn, told and clicked. Nothing here decides a rule."""
