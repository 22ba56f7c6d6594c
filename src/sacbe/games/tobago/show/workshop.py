"""T-2.1 Building an island: each of the three pieces can be turned over, two can change places, all can be shifted."""

from __future__ import annotations

from typing import Final, NamedTuple

from sacbe.core.lettering import lettered
from sacbe.core.present import Workshop
from sacbe.core.svg import card_rings, esc, num, rect, spot, text
from sacbe.games.tobago.data import ASSEMBLIES
from sacbe.games.tobago.show.board import within
from sacbe.games.tobago.show.ground import largest_signs, still
from sacbe.games.tobago.show.land import land_of
from sacbe.games.tobago.show.rim import Box
from sacbe.games.tobago.show.words import words


class Plan(NamedTuple):
    """Where everything stands: beside each other on a wide screen, one below the other on a tall one."""

    width: float
    height: float
    island: Box
    panel: Box
    title: float  # height of the name's line
    button: Box  # the first one
    pitch: float
    spaces: float  # height of the line with their number


PLANS: Final = {
    "wide": Plan(980, 600, Box(6, 6, 690, 588), Box(702, 6, 272, 588), 46, Box(712, 70, 256, 64), 84, 560),
    "tall": Plan(370, 640, Box(4, 4, 362, 316), Box(4, 326, 362, 312), 354, Box(12, 366, 346, 44), 49, 627),
}


def workshop(value: str, lang: str, layout: str = "wide") -> Workshop:
    """The island of a name; of an unknown name the first one, with the problem."""
    t = words(lang)
    plan = PLANS[layout]
    value = "" if value == "random" else value  # a choice of the option too, but nothing to begin with
    known = value in ASSEMBLIES
    name = value if known else ASSEMBLIES[0]
    index = ASSEMBLIES.index(name)
    land = land_of(index)
    # The sea reaches beyond the picture, which may be narrower than its bench.
    body = f"<rect x='-600' y='-600' width='{plan.width + 1200}' height='{plan.height + 1200}' fill='var(--deep)'/>"
    body += within(land, plan.island, still(index) + largest_signs(land, frozenset()))
    body += rect(*plan.panel, 12, "var(--panel)", 2)
    middle = plan.panel.x + plan.panel.w / 2
    body += text(middle, plan.title, name, 26, 700, "var(--ink)", serif=True)
    for row, (key, goal) in enumerate(_ways(name)):
        x, y, w, h = plan.button
        y += row * plan.pitch
        side = {"side": goal[_TURNED[key]]} if key in _TURNED else {}
        said = t(f"workshop-{key}", **side)
        inside = card_rings(x, y, w, h, 9) + rect(x, y, w, h, 9, "var(--paper)", 2)
        inside += lettered(x + w / 2, y + h / 2, said, 17, w - 20, 2, "var(--ink)", 650)
        button = spot(f"build-{key}", said, inside)
        body += button.replace("class='spot'", f"class='spot' data-value='{goal}'", 1)
    said = t("workshop-spaces", n=len(land.cells))
    body += text(middle, plan.spaces, said, 15, 600, "var(--ink-2)")
    label = esc(t("workshop-label", name=name))
    svg = (
        f"<svg class='bench {layout}' role='group' aria-label='{label}'"
        f" viewBox='0 0 {num(plan.width)} {num(plan.height)}'>{body}</svg>"
    )
    if value and not known:
        return Workshop(value, svg, [t("workshop-unknown", name=value)], read=False)
    return Workshop(name, svg, [])


_TURNED: Final = {"turn-left": 0, "turn-right": 1, "turn-bottom": 2}  # the slot of the piece that is turned over


def _ways(name: str) -> list[tuple[str, str]]:
    """What can be done to an island, and the island that comes of it."""
    sides, _, shift = name.partition("-")
    ways = [
        (key, f"{sides[:slot]}{sides[slot].swapcase()}{sides[slot + 1 :]}-{shift}") for key, slot in _TURNED.items()
    ]
    ways.append(("swap", f"{sides[0]}{sides[2]}{sides[1]}-{shift}"))
    ways.append(("shift", f"{sides}-{1 - int(shift)}"))
    return ways
