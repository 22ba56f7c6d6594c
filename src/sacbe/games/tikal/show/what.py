"""\"What is this?\": everything drawn at Tikal, by its kind."""

from __future__ import annotations

from typing import Final

from sacbe.core.asking import Kinds
from sacbe.games.tikal.show.what_auction import AUCTION
from sacbe.games.tikal.show.what_land import LAND
from sacbe.games.tikal.show.what_pieces import MEMBERS
from sacbe.games.tikal.show.what_players import PLAYERS
from sacbe.games.tikal.show.what_supplies import SUPPLIES
from sacbe.games.tikal.state import Tikal

KINDS: Final[Kinds[Tikal]] = {**LAND, **MEMBERS, **SUPPLIES, **AUCTION, **PLAYERS}
