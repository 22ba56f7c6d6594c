"""Three stepped temples as printed: the good of mid-age at the left of a step, points at the right, markers between."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from sacbe.core.svg import about, card_rings, move, num, rect, spot, text, use
from sacbe.core.words import signed
from sacbe.games.tzolkin.actions import BEG, BURN, CLIMB
from sacbe.games.tzolkin.data import START_STEP, STEP_GOODS, STEPS, TEMPLE_BONUS, TEMPLES
from sacbe.games.tzolkin.rules.goods import step_up
from sacbe.games.tzolkin.show.geometry import LETTERS
from sacbe.games.tzolkin.show.icons import said_width
from sacbe.games.tzolkin.show.scene import Scene
from sacbe.games.tzolkin.show.words import points, temple_name, words
from sacbe.games.tzolkin.state import Tzolkin


class Size(NamedTuple):
    """How large the temples are drawn: the height of a step, the width of the start step, the gap between temples.

    `name`: the height of a line below each for its name, 0 where it has none.
    """

    step: float
    width: float
    gap: float
    letters: float
    token: float
    name: float = 0.0


WIDE: Final = Size(23.5, 104, 107, LETTERS, 18)


def temples(s: Tzolkin, now: Scene, lang: str, size: Size = WIDE) -> str:
    """Side by side, the feet of the middle one at the origin."""
    return "".join(move((i - 1) * size.gap, 0, _temple(s, now, i, lang, size)) for i in range(len(TEMPLES)))


def _temple(s: Tzolkin, now: Scene, temple: int, lang: str, size: Size) -> str:
    t = words(lang)
    top = len(STEPS[temple]) * size.step
    w = size.width
    here = [int(s.temple[seat * 3 + temple]) for seat in range(int(s.seats))]
    step = here[now.seat]
    said = t("spot-temple", temple=temple_name(temple, lang), step=step, points=signed(STEPS[temple][step]))
    rings = card_rings(-w / 2 - 3, -top - size.step * 1.2, w + 6, top + size.step * 1.2 + 3, 9)
    body = f"<rect class='hit' x='{num(-w / 2)}' y='{num(-top - 26)}' width='{num(w)}' height='{num(top + 26)}'/>"
    body += rings + _steps(temple, int(s.age), size)
    if size.name:
        body += text(0, size.name, temple_name(temple, lang), 13, 650)
    tip = t("tip-temple", bonus=points(TEMPLE_BONUS[temple][min(int(s.age), 2) - 1], lang))
    drawn = spot(f"temple-{TEMPLES[temple]}", said, body, where=tip)
    return drawn + _markers(temple, here, size) + _ghost(s, now, temple, step, size)


@cache
def _steps(temple: int, age: int, size: Size) -> str:
    out = []
    colour = f"var(--t-{TEMPLES[temple]})"
    for step, worth in enumerate(STEPS[temple]):
        w = _width(step, size)
        y = -step * size.step
        fill = colour if step > START_STEP else "var(--limestone)" if step == START_STEP else "#8B8072"
        drawn = rect(-w / 2, y - size.step, w, size.step, 0, fill, 1.6)
        drawn += rect(-w / 2 + 1.5, y - size.step + 1.5, w - 3, 3, 0, "#fff", extra="opacity='.35'")
        baseline = y - (size.step - size.letters * 0.7) / 2
        drawn += text(w / 2 - 5, baseline, signed(worth), size.letters, 800, anchor="end")
        if good := STEP_GOODS[temple].get(step):
            drawn += use(f"tz-{good}", -w / 2 + 1, y - (size.step + size.token) / 2, size.token)
        out.append(about(step_id(temple, step), drawn))
    top = -len(STEPS[temple]) * size.step
    r = size.step * 0.58
    god = f"<circle r='{num(r)}' fill='{colour}' stroke='var(--outline)' stroke-width='2'/>"
    god += use(f"tz-god-{TEMPLES[temple]}", -r * 0.66, -r * 0.66, r * 1.32, extra="color='#221A12'")
    god += move(r + 4, 0, _bonuses(temple, age, size.letters * 1.75, size.letters))
    return "".join(out) + move(-size.letters * 1.75 - 2, top - r, god)


def _bonuses(temple: int, age: int, cell: float, letters: float) -> str:
    """T-3.23 For the highest: at the end of age 1 (left), of age 2 (right); the one that comes next is lit."""
    h = letters * 1.32
    out = ""
    for i, bonus in enumerate(TEMPLE_BONUS[temple]):
        lit = i == age - 1
        out += rect(i * cell, -h / 2, cell - 1.5, h, 4, "var(--limestone)" if lit else "var(--stone-2)", 1.5)
        out += text(i * cell + cell / 2 - 0.75, letters * 0.36, f"+{bonus}", letters, 800 if lit else 600)
    return out


def _width(step: int, size: Size) -> float:
    return size.width * (1 - 0.031 * step if step else 0.9)


def _between(temple: int, step: int, size: Size) -> tuple[float, float]:
    """What the good at the left and the points at the right of a step leave for markers."""
    half = _width(step, size) / 2
    good = size.token if step in STEP_GOODS[temple] else 0.0
    return -half + good + 2, half - 6 - said_width(signed(STEPS[temple][step]), size.letters)


def _markers(temple: int, here: list[int], size: Size) -> str:
    out = []
    for step in set(here):
        seats = [seat for seat, at in enumerate(here) if at == step]
        left, right = _between(temple, step, size)
        apart = min(size.token * 0.94, (right - left - size.token) / max(1, len(seats) - 1))
        x = (left + right - size.token - apart * (len(seats) - 1)) / 2
        y = -step * size.step - (size.step + size.token) / 2
        pictures = [use(f"token-{seat}", x + i * apart, y, size.token) for i, seat in enumerate(seats)]
        what = step_id(temple, step)
        out += [(seat, about(what, picture)) for seat, picture in zip(seats, pictures, strict=True)]
    return f"<g pointer-events='none'>{''.join(picture for _, picture in sorted(out))}</g>"


def _ghost(s: Tzolkin, now: Scene, temple: int, step: int, size: Size) -> str:
    """Where the viewer's marker would go, while this temple is pointed at."""
    if any(base + temple in now.legal for base in (BEG, BURN)):
        target = step - 1
    elif CLIMB + temple in now.legal:
        target = step + 1 if can_climb(s, now.viewer, temple) else step
    else:
        return ""
    if target == step:
        return ""
    y = -target * size.step - (size.step + size.token) / 2
    left, right = _between(temple, target, size)
    ghost = f"<g class='ghost'>{use(f'token-{now.viewer}', (left + right - size.token) / 2, y, size.token)}</g>"
    preview = f"<g class='preview' data-of='temple-{TEMPLES[temple]}' pointer-events='none'>{ghost}</g>"
    return about(step_id(temple, target), preview)


def step_id(temple: int, step: int) -> str:
    return f"step-{TEMPLES[temple]}-{step}"


def can_climb(s: Tzolkin, seat: int, temple: int) -> bool:
    """T-4.28, asked of the rules."""
    later = s.copy()
    step_up(later, seat, temple)
    return later.temple[seat * 3 + temple] > s.temple[seat * 3 + temple]
