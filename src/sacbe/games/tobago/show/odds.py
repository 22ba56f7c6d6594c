"""What a sharing may still bring, from what one viewer has seen and nothing else."""

from __future__ import annotations

from typing import Final

from sacbe.core.svg import INK, about, plate, rect, text, use
from sacbe.games.tobago.show.lines import lines
from sacbe.games.tobago.show.rim import Box
from sacbe.games.tobago.show.sharing import Share
from sacbe.games.tobago.show.words import tenths, words

LIGHT: Final = "#F6EFDF"  # on the dark stage, in both themes


def worth_plate(share: Share, lang: str, x: float, y: float, w: float, letters: float) -> str:
    """In the odds lens: what a card that the viewer has not seen is worth on average."""
    worth = plate(x + w / 2, y + w * 1.1, f"≈{tenths(share.unseen_worth, lang)}", max(letters, w * 0.16))
    return f"<g class='lens lens-odds' pointer-events='none'>{worth}</g>"


def if_it_goes_on(share: Share, lang: str, box: Box, letters: float) -> str:
    """The odds of the next card, once all are there."""
    return "" if share.drawing else about("odds", _odds(share, lang, box, letters))


def _odds(share: Share, lang: str, box: Box, letters: float) -> str:
    t = words(lang)
    x, y, w, h = box
    if not share.size:
        h = letters * 2.4
    edge = letters * 0.8
    out = rect(x, y, w, h, 12, LIGHT, extra="stroke='#0C0A08' stroke-width='2.5'")
    head = t("odds-title") if share.size else t("odds-last")
    out += text(x + edge, y + letters * 1.5, head, letters, 700, INK, "start", serif=True)
    if not share.size:
        return out
    chance, worth = share.odds
    coins = tenths(worth, lang)
    rows = (
        ("tob-curse", t("odds-curse"), f"{round(chance * 100)} %", "#9A2418" if chance else INK),
        ("tob-treasure-4", t("odds-worth"), t("odds-coins", n=coins) if w > letters * 16 else coins, INK),
    )
    tall = letters * 1.9
    for index, (symbol, said, value, tone) in enumerate(rows):
        top = y + letters * 2.1 + index * letters * 2.3
        base = top + tall / 2 + letters * 0.36
        out += use(symbol, x + edge, top, tall / 1.4, tall)
        out += text(x + edge + tall, base, said, letters, 550, INK, "start")
        out += text(x + w - edge, base, value, letters, 800, tone, "end")
    rest = y + letters * 6.7
    if share.scene.viewer >= 0 and y + h - rest > letters * 2:
        mine = int(share.scene.s.amulets[share.scene.viewer])
        guard = what_a_curse_takes(share, lang)
        middle = (rest + y + h - 6) / 2
        faded = "" if mine else "opacity='.35'"
        out += use("tob-amulet", x + edge - 3, middle - tall / 2, tall, extra=faded)
        out += lines(x + edge + tall, middle, guard, letters, w - edge * 1.4 - tall, INK)
    return out


def what_a_curse_takes(share: Share, lang: str) -> str:
    """T-4.6.2 From the viewer, who pays only with a rose left in this sharing."""
    t, s, me = words(lang), share.scene.s, share.scene.viewer
    if not any(step.roses for step in share.ladder if step.owner == me):
        return t("odds-safe")
    if s.amulets[me]:
        return t("odds-guarded", n=int(s.amulets[me]))
    return t("odds-bare") if s.treasures[me] else t("odds-nothing")
