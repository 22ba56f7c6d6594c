"""What is seen and heard of a game: rolling dice, a nine drawn round, bones that count, Skeletons won."""

from __future__ import annotations

from collections.abc import Sequence

from sacbe.core.present import Effect
from sacbe.games.trek12.data import CELLS, COLOURS, RED_FACES, SKELETON_VALUES, TOKEN_VALUE, TOKENS, YELLOW_FACES
from sacbe.games.trek12.show.lens import cells_of
from sacbe.games.trek12.show.words import bone_symbol


def rolled(yellow: int, red: int) -> list[Effect]:
    return [
        Effect("roll", ["die-yellow"], icons=[f"trek-die-y-{face}" for face in _tumbling(YELLOW_FACES, yellow)]),
        Effect("roll", ["die-red"], icons=[f"trek-die-r-{face}" for face in _tumbling(RED_FACES, red)]),
    ]


def _tumbling(faces: Sequence[int], last: int) -> list[int]:
    """All faces of a die, the one that lies on top in the end as the last."""
    at = faces.index(last) + 1
    return [*faces[at:], *faces[:at]]


def circled(seat: int, area: int) -> list[Effect]:
    """On the digger's own sheet round the cells, for others round the small sheet on his panel."""
    return [Effect("close", [f"panel-{seat}"], mine=[f"cell-{CELLS[cell]}" for cell in cells_of(area)])]


def kept(seat: int, tokens: list[int], tray: int) -> list[Effect]:
    """From the tray, or straight out of the bag where nothing was left to choose."""
    return [
        Effect(
            "take",
            [f"token-{TOKENS[token]}" if tray >> token & 1 else "bag"],
            int(TOKEN_VALUE[token]),
            [bone_symbol(token)],
            f"panel-{seat}",
        )
        for token in tokens
    ]


def skeleton(colour: int) -> list[Effect]:
    return [Effect("count", [f"skeleton-{COLOURS[colour]}"], SKELETON_VALUES[colour])]
