"""The tall board."""

from sacbe.games.tzolkin.show.board import draw

__all__ = ["draw"]
