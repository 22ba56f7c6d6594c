"""The end of a game as a picture to send to somebody: who won, all scores, the course, the game and the day.

It stands alone: drawings, colours and letters are inside it, and it asks nobody for anything.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Final

from sacbe.core import svg
from sacbe.core.game import Game
from sacbe.core.present import Tally
from sacbe.core.svg import INK, fitted, num, rect, text, use
from sacbe.core.words import figure
from sacbe.table.ending import Ending
from sacbe.web.ending.chart import chart
from sacbe.web.ending.letters import lettered
from sacbe.web.ending.told import plot
from sacbe.web.wording import words

WIDTH: Final = 1200.0
HEIGHT: Final = 1000.0
EDGE: Final = 40.0
STAGE: Final = 320.0  # how wide the winner's picture is
TOP: Final = 126.0
CHART: Final = 396.0
GAP: Final = 54.0  # above the chart: its title
SCALE: Final = 1.5  # of the chart: letters as large as those around it
SOFT: Final = "#5B4A37"
_SYMBOLS: Final = Path(__file__).parents[1] / "templates" / "_symbols.html"


def postcard(ending: Ending, game: Game, lang: str, second: int) -> str:
    """`second`: when the last move was made."""
    t = words(lang)
    day = datetime.fromtimestamp(second, UTC)
    date = t("postcard-date", day=day.day, month=day.month, year=str(day.year))
    bottom = HEIGHT - EDGE - CHART
    high = bottom - GAP - TOP
    body = rect(0, 0, WIDTH, HEIGHT, 0, "var(--paper)")
    body += fitted(EDGE, 84, game.presenter.title(lang), 54, 780, 700, INK, "start", serif=True)
    body += text(WIDTH - EDGE, 58, "Sacbe", 30, 700, INK, "end", serif=True)
    body += text(WIDTH - EDGE, 92, date, 23, 600, SOFT, "end")
    body += _stage(ending, high)
    left = EDGE + STAGE + 24
    body += _scores(ending, lang, left, WIDTH - EDGE - left, high)
    drawn = chart(plot(ending, game, lang), (WIDTH - 2 * EDGE) / SCALE, CHART / SCALE, live=False)
    title = game.presenter.standing_title(lang)
    body += fitted(EDGE, bottom - 17, title, 24, WIDTH - 2 * EDGE, 700, INK, "start", serif=True)
    size = f"x='{num(EDGE)}' y='{num(bottom)}' width='{num(WIDTH - 2 * EDGE)}' height='{num(CHART)}'"
    body += drawn.replace("<svg ", f"<svg {size} ", 1)
    names = ", ".join(ending.names[racer] for racer in ending.winners)
    label = svg.esc(f"{game.presenter.title(lang)}: {names}, {date}")
    picture = (
        f"<svg role='img' aria-label='{label}' viewBox='0 0 {num(WIDTH)} {num(HEIGHT)}'>"
        f"<defs>{_summit()}</defs>{body}</svg>"
    )
    art = (svg.LOOK / "symbols-common.svg",)
    return lettered(svg.standalone(picture, css=(svg.LOOK / "tokens.css",), art=art))


@cache
def _summit() -> str:
    """The scene of the end page, which belongs to the pages and not to the drawings of the games."""
    found = re.search(r"<symbol id='scene-summit'.*?</symbol>", _SYMBOLS.read_text(encoding="utf-8"), re.S)
    assert found is not None, "the pages have lost their summit"
    return found[0]


def _stage(ending: Ending, height: float) -> str:
    """Whoever has won, on the summit; alone one stands there in any case, unless automata were quicker."""
    seats = range(ending.final.players())
    first = [seat for seat in ending.winners if seat in seats] or ([0] if not ending.winners else [])
    frame = f"<rect x='{num(EDGE)}' y='{num(TOP)}' width='{num(STAGE)}' height='{num(height)}' rx='16'"
    out = f"<clipPath id='stage'>{frame}/></clipPath>"
    # On the drawing itself it would be moved along with it.
    out += f"<g clip-path='url(#stage)'>{use('scene-summit', EDGE, TOP, STAGE, height)}</g>"
    wide = STAGE * (0.46 if len(first) < 2 else 0.8 / len(first))
    foot = TOP + height * 0.53
    for at, seat in enumerate(first):
        x = EDGE + STAGE / 2 + (at - len(first) / 2) * wide
        out += use(f"leader-{seat}", x, foot - wide, wide, wide * 1.03)
    return f"{out}{frame} fill='none' stroke='{INK}' stroke-width='3'/>"


def _scores(ending: Ending, lang: str, x: float, width: float, height: float) -> str:
    """Everybody with sign, name and score, the best first."""
    t, alone = words(lang), ending.final.players() == 1
    kind = "alone" if alone else "winners" if len(ending.winners) > 1 else "winner"
    out = rect(x, TOP, width, height, 16, "var(--panel)", 3)
    out += text(x + 28, TOP + 42, t(f"postcard-{kind}"), 25, 700, "var(--accent-ink)", "start")
    row = min(76.0, (height - 66) / len(ending.tallies))
    for at, tally in enumerate(ending.tallies):
        y = TOP + 58 + row * at
        if tally.seat in ending.winners:
            out += rect(x + 14, y, width - 28, row - 6, 10, "var(--paper)", 2.4)
        out += _row(ending, tally, x, y + (row - 6) / 2, width, row)
    return out


def _row(ending: Ending, tally: Tally, x: float, y: float, width: float, row: float) -> str:
    size = min(34.0, row * 0.56)
    total = tally.shown or figure(tally.total)
    out = use(f"token-{tally.seat}", x + 30, y - size * 0.45, size * 0.9)
    out += fitted(x + 42 + size, y + size * 0.34, ending.names[tally.seat], size, width - 240, 700, INK, "start")
    return out + text(x + width - 32, y + size * 0.38, total, size * 1.2, 700, INK, "end", serif=True)
