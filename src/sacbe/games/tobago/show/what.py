"""\"What is this?\": who answers for which kind of thing."""

from __future__ import annotations

from typing import Final

from sacbe.core.asking import Kinds
from sacbe.games.tobago.show.what_island import ISLAND
from sacbe.games.tobago.show.what_maps import HUNTS
from sacbe.games.tobago.show.what_players import PLAYERS
from sacbe.games.tobago.show.what_sharing import SHARING
from sacbe.games.tobago.state import Tobago

KINDS: Final[Kinds[Tobago]] = {**ISLAND, **HUNTS, **SHARING, **PLAYERS}
