"""What the API of analyses takes and gives, as types."""

from __future__ import annotations

import msgspec


class Handed(msgspec.Struct):
    """A record of a game, or a position on a line, as text."""

    text: str


class Made(msgspec.Struct):
    analysis: str
    url: str


class Mine(msgspec.Struct):
    """`changed`: when it was written last, in seconds since 1970."""

    analysis: str
    url: str
    game: str
    name: str
    title: str
    changed: int
