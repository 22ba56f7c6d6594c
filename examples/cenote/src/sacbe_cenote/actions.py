"""Every action and its notation, such as "rope 4"."""

from __future__ import annotations

from typing import Final

from sacbe.core.actions import ActionSpace, Verb
from sacbe_cenote.data import BLESSINGS, ROPES, TREASURES

ACTIONS: Final = ActionSpace(
    Verb("treasure", tuple(map(str, TREASURES))),  # NATURE: what appears in the well
    Verb("rope", tuple(map(str, ROPES))),  # in secret: which rope I let down
    Verb("pull"),  # NATURE: all ropes are seen
    Verb("keep"),
    Verb("offer"),
    Verb("bless", tuple(map(str, BLESSINGS))),  # NATURE: what only the finder sees
)
# Codes begin at the first piece of each kind, so that code - TREASURE is the number on it.
TREASURE: Final = ACTIONS.first["treasure"] - TREASURES[0]
ROPE: Final = ACTIONS.first["rope"] - ROPES[0]
PULL: Final = ACTIONS.first["pull"]
KEEP: Final = ACTIONS.first["keep"]
OFFER: Final = ACTIONS.first["offer"]
BLESS: Final = ACTIONS.first["bless"] - BLESSINGS[0]
