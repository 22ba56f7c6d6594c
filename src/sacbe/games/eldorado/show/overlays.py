"""The lenses as drawings: tables on limestone beside the track, and the cheapest ways on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sacbe.core.svg import INK, about, fitted, num, rect, text, use
from sacbe.games.eldorado.data import SYMBOLS
from sacbe.games.eldorado.show.cards import KIND
from sacbe.games.eldorado.show.geometry import Box, Point
from sacbe.games.eldorado.show.lens import COLOUR_ORDER, STEPS, by_colour, next_hand, path_of, whole_way
from sacbe.games.eldorado.show.view import kinds_of, owned
from sacbe.games.eldorado.show.words import words
from sacbe.games.eldorado.state import Race

SOFT: Final = "#5B4A37"


def slab(box: Box, title: str, note: str = "", size: float = 14.0) -> str:
    x, y, w, h = box
    out = rect(x + 2, y + 4, w, h, 9, "#000", extra="opacity='.25'") + rect(x, y, w, h, 9, "var(--limestone)", 2)
    out += fitted(x + 12, y + 6 + size, title, size, w - 24, 700, INK, "start", serif=True, least=12.5)
    return out + (fitted(x + 12, y + 36, note, 12.5, w - 20, 500, SOFT, "start", least=12.5) if note else "")


def odds(s: Race, seat: int, lang: str, box: Box) -> str:
    """The chances of the next hand: by symbol for a single card, and for the whole hand on the market."""
    t = words(lang)
    told = next_hand(s, seat)
    x, y, w, _ = box
    note = t("lens-odds-mixed", n=told.pile, m=told.reshuffled) if told.reshuffled else t("lens-odds-pile", n=told.pile)
    out = slab((x, y, w, 150), t("lens-odds-title"), note)
    step = (w - 46) / len(STEPS)
    for k, n in enumerate(STEPS):
        out += text(x + 40 + (k + 0.5) * step, y + 53, f"{n}+", 12.5, 700, SOFT)
    for row, symbol in enumerate(SYMBOLS):
        top = y + 60 + row * 21
        out += use(f"ed-g-{symbol}", x + 14, top, 19)
        for k, chance in enumerate(told.single[row]):
            out += _chance(x + 40 + k * step, top, step - 3, chance)
    top = y + 126
    out += use("i-market", x + 14, top, 18, extra=f"style='color:{INK}'")
    for k, chance in enumerate(told.coins):
        out += _chance(x + 40 + k * step, top, step - 3, chance)
    return out


def _chance(x: float, y: float, w: float, chance: int) -> str:
    """A percentage over a bar of that length."""
    fill = rect(x, y + 1, w, 18, 4, "var(--stone)") + rect(x, y + 1, w * chance / 100, 18, 4, "var(--village)")
    return fill + text(x + w / 2, y + 14.5, chance, 12.5, 700)


def ways(s: Race, lang: str, names: list[str], box: Box) -> str:
    """What everybody still has to pay on the cheapest way."""
    t = words(lang)
    x, y, w, _ = box
    racers = int(s.racers)
    out = slab((x, y, w, 48 + 21 * racers), t("lens-way-title"))
    glyphs = [f"ed-g-{symbol}" for symbol in SYMBOLS] + ["ed-i-card"]
    step = (w - 88) / 4
    for k, glyph in enumerate(glyphs):
        out += use(glyph, x + 40 + (k + 0.5) * step - 9, y + 26, 17)
    for racer in range(racers):
        top = y + 46 + racer * 21
        bill = whole_way(s, racer)
        out += use(f"token-{racer}", x + 12, top, 17)
        for k, n in enumerate(bill):
            out += text(x + 40 + (k + 0.5) * step, top + 14, n, 13, 600)
        out += text(x + w - 12, top + 14, sum(bill), 15, 800, INK, "end", serif=True)
    return out


def roads(s: Race, at: Callable[[int], Point]) -> str:
    """The cheapest way of every figure, on the track, a little beside each other."""
    out = ""
    for figure in range(int(s.figures())):
        path = path_of(s, figure)
        if len(path.hexes) < 2:
            continue
        off = (figure - 1.5) * 9
        d = "M" + "L".join(f"{num(x + off)} {num(y + off)}" for x, y in map(at, path.hexes))
        line = f"<path d='{d}' fill='none' stroke-linecap='round' stroke-linejoin='round'"
        drawn = f"{line} stroke='var(--outline)' stroke-width='14'/>"
        drawn += f"{line} class='seat-{int(s.owner(figure))}' stroke='var(--seat)' stroke-width='8'/>"
        out += about(f"figure-{figure}", drawn)
    return out


def road_costs(s: Race, at: Callable[[int], Point], letters: float) -> str:
    """What each of these ways costs, over the head of the figure that goes it."""
    out = ""
    for figure in range(int(s.figures())):
        path = path_of(s, figure)
        if len(path.hexes) > 1:
            x, y = at(path.hexes[0])
            w, h = letters * 1.9, letters * 1.2
            plate = rect(x - w / 2, y - 50 - h, w, h, 8, "var(--limestone)", 3)
            out += about(f"figure-{figure}", plate + text(x, y - 50 - h * 0.2, path.cost, letters, 800))
    return out


def decks(s: Race, lang: str, box: Box) -> str:
    """How many cards of each colour everybody owns."""
    t = words(lang)
    x, y, w, _ = box
    seats = int(s.seats)
    out = slab((x, y, w, 46 + 24 * seats), t("lens-cards-title"))
    step = (w - 72) / 5
    for k, colour in enumerate(COLOUR_ORDER):
        out += rect(x + 38 + (k + 0.5) * step - 7, y + 27, 14, 18, 3, KIND[colour], 1.4)
    for seat in range(seats):
        top = y + 48 + seat * 24
        out += use(f"token-{seat}", x + 12, top, 17)
        for k, n in enumerate(by_colour(s, seat)):
            out += text(x + 38 + (k + 0.5) * step, top + 14, n, 14, 700 if n else 400)
        out += text(x + w - 12, top + 14, len(kinds_of(owned(s, seat))), 15, 800, INK, "end", serif=True)
    return out


def large(box: Box, draw: Callable[[Box], str]) -> str:
    """A table of a lens, drawn in its usual size and shown as wide as its box."""
    x, y, w, _ = box
    usual = 196.0
    place = f"translate({num(x)} {num(y)}) scale({w / usual:.3f})"
    return f"<g class='ed-note' transform='{place}'>{draw((0, 0, usual, 150))}</g>"


def lens(name: str, body: str) -> str:
    return f"<g class='lens lens-{name}' data-what='lens-{name}' pointer-events='none'>{body}</g>"
