"""What is seen and heard of a hunt: clues laid, treasures located and raised, cards turned, curses, amulets taken."""

from __future__ import annotations

from sacbe.core.present import Effect
from sacbe.games.tobago.data import CLUES
from sacbe.games.tobago.show.scene import Scene
from sacbe.games.tobago.show.words import clue_symbol, site_symbol, treasure_symbol
from sacbe.games.tobago.state import Tobago


def clue_laid(clue: int) -> list[Effect]:
    return [Effect("flip", [f"clue-{CLUES[clue]}"], icons=["tob-clue-back", clue_symbol(clue)])]


def located(cell: int, colour: int) -> list[Effect]:
    return [Effect("hail", [f"hex-{cell}"], icons=[site_symbol(colour)])]


def raised(before: Tobago, colour: int) -> list[Effect]:
    cell = Scene(before, -1).hunts[colour].located
    return [Effect("lift", [f"hex-{cell}"], icons=[site_symbol(colour), "tob-treasure-back"])]


# Sharing


def turned_up(after: Tobago, coins: int) -> list[Effect]:
    return [Effect("flip", [_offered(after)], icons=["tob-treasure-back", treasure_symbol(coins)])]


def taken(before: Tobago, seat: int, coins: int) -> list[Effect]:
    return [Effect("take", [_offered(before)], coins, [treasure_symbol(coins)], f"panel-{seat}")]


def cursed() -> list[Effect]:
    return [Effect("strike", ["hoard"], icons=["tob-treasure-back", "tob-curse"])]


def lost(seat: int, coins: int) -> list[Effect]:
    return [Effect("count", [f"panel-{seat}"], -coins)]


def scored(seat: int, coins: int) -> list[Effect]:
    """At the end, when everybody's cards are turned over."""
    return [Effect("count", [f"panel-{seat}"], coins)] if coins else []


def _offered(s: Tobago) -> str:
    """The card in the light, by how many have been turned up."""
    return f"offered-{len(s.shown)}"


# Amulets


def amulet(seat: int) -> list[Effect]:
    return [Effect("take", [f"atv-{seat}"], icons=["tob-amulet"], to=f"panel-{seat}")]


def statues_turned(before: Tobago, after: Tobago) -> list[Effect]:
    """The statues, and the amulets they leave on the beach."""
    moved = [n for n, (was, now) in enumerate(zip(before.facing, after.facing, strict=True)) if was != now]
    new = sorted(set(Scene(after, -1).amulets) - set(Scene(before, -1).amulets))
    shown = [Effect("hail", [f"amulet-{cell}" for cell in new], icons=["tob-amulet"])] if new else []
    return [Effect("turn", [f"statue-{n}" for n in moved]), *shown]
