"""What floats over the track: the hand with its piles and tokens, and the market."""

from __future__ import annotations

from typing import Final

from sacbe.core.svg import card_rings, fit, fitted, num, rect, spot, text, use
from sacbe.games.eldorado.actions import COINS, HALF
from sacbe.games.eldorado.data import CARDS, KINDS, SYMBOL_CARDS, SYMBOLS, TOKENS
from sacbe.games.eldorado.show.cards import (
    SHAPE,
    back,
    count_plate,
    empty_place,
    face,
    hand_card,
    heading,
    offer,
    stall,
    token_spot,
)
from sacbe.games.eldorado.show.geometry import Box
from sacbe.games.eldorado.show.view import View, held_by, kinds_of, purse, source_kind, stalls, tokens_of
from sacbe.games.eldorado.show.words import card_name, card_symbol, half, symbols_name, token_symbol, words
from sacbe.games.eldorado.state import BUYING, DISCARDING, OVER, Race

_CARD: Final = 86.0


def market(s: Race, now: View, lang: str, box: Box) -> str:
    """Bottom row as cards, upper rows as small stalls."""
    t = words(lang)
    x, y, w, _ = box
    note = ""
    if now.mine and s.phase != OVER:
        spent = s.bought and s.turn == now.seat
        note = t("market-bought") if spent else t("market-purse", n=half(purse(s, now.seat)))
    bottom, upper = stalls(s)
    opened = any(not held_by(int(s.market), kind) for kind in bottom)
    out = heading(x + 12, y + 18, t("market-title"), note)
    step, wide = (w - 20) / 6, (w - 20) / 6 - 8
    for k, kind in enumerate(bottom):
        place = (x + 10 + k * step + 4, y + 30, wide, wide * SHAPE)
        copies = held_by(int(s.market), kind)
        out += offer(kind, copies, place, now.mark(s, kind), lang) if copies else empty_place(place)
    said = t("market-open" if opened else "market-closed")
    shade = "stroke='var(--canopy-3)' stroke-width='3' paint-order='stroke'"
    out += fitted(x + 14, y + 125, said, 12, w - 24, 600, "#F6EFDF", "start", extra=shade)
    for k, kind in enumerate(upper):
        place = (x + 10 + k % 6 * step + 2, y + 130 + k // 6 * 34, step - 4, 31)
        if kind >= 0:
            mark = now.mark(s, kind)
            mark = mark if opened or mark == "legal" else "plain"
            out += stall(kind, held_by(int(s.market), kind), place, mark, lang)
        else:
            out += empty_place(place)
    return out


def hand(s: Race, now: View, lang: str, names: list[str], box: Box) -> str:
    """Piles at the left, the cards beside them, tokens and what has been played above."""
    t = words(lang)
    x, y, w, h = box
    seat = now.seat
    out = piles(s, seat, lang, x + 10, y + h - 140, 44)
    title = t("hand-mine") if now.mine else t("hand-other", name=names[seat])
    tokens = token_row(s, now, lang, x + w - 22, y + 21, 34)
    own = tokens_of(int(s.tokens[seat])) + (tokens_of(int(s.new_tokens)) if s.turn == seat else [])
    room = w - 24 - 40 * len(own)
    shown = played(s, lang, x + w - 24 - 40 * len(own), y + 3, 23)
    note = _note(s, now, lang) if not tokens and not shown else ""
    out += heading(x + 12, y + 22, title, note, fit(title + " " + note, 15, room, 11)) + shown + tokens
    left, top = x + 68, y + h - _CARD * SHAPE - 10
    out += cards(s, now, lang, left, top, w - 76, _CARD)
    return out


def _note(s: Race, now: View, lang: str) -> str:
    return words(lang)("hand-note") if now.acts and now.ways and s.source < 0 else ""


def piles(s: Race, seat: int, lang: str, x: float, y: float, w: float) -> str:
    """Draw pile above, discard pile below, each with its number."""
    t = words(lang)
    h = w * SHAPE
    draw = sum(int(s.draw[seat]) >> (3 * kind) & 7 for kind in range(int(KINDS))) - int(s.unknown[seat])
    thrown = kinds_of(int(s.discard[seat]))
    out = f"<g><title>{t('pile-draw', n=draw)}</title>" + (back(x, y, w) if draw else empty_place((x, y, w, h)))
    out += count_plate(x + w, y + h / 2, str(draw)) + "</g>"
    y += h + 8
    top = use(card_symbol(thrown[-1]), x, y, w, h) if thrown else empty_place((x, y, w, h))
    out += f"<g><title>{t('pile-discard', n=len(thrown))}</title>{top}"
    return out + count_plate(x + w, y + h / 2, str(len(thrown))) + "</g>"


def token_row(s: Race, now: View, lang: str, right: float, y: float, size: float) -> str:
    """The tokens of the shown player, to tap, from the right; those found this turn are pale: they wait."""
    out = ""
    seen: dict[int, int] = {}
    at = right
    for token in reversed(tokens_of(int(s.tokens[now.seat]))):
        copy = seen.get(token, 0)
        seen[token] = copy + 1
        out += token_spot(f"token-{TOKENS[token]}-{copy}", token, at, y, size, lang)
        at -= size + 6
    fresh = tokens_of(int(s.new_tokens)) if s.turn == now.seat else []
    for token in fresh:
        out += f"<g opacity='.55'>{use(token_symbol(token), at - size / 2, y - size / 2, size)}</g>"
        at -= size + 6
    return out


def cards(s: Race, now: View, lang: str, x: float, y: float, w: float, wide: float) -> str:
    seat = now.seat
    h = wide * SHAPE
    own = kinds_of(int(s.hand[seat]))
    hidden = int(s.unknown[seat])
    moving = s.turn == seat and source_kind(s) != (-1, -1)
    places = len(own) + hidden + moving
    step = min(wide + 10, (w - wide) / max(places - 1, 1))
    out = ""
    at = x
    if moving:
        out += _source(s, lang, (at, y - 8, wide, h))
        at += step
    seen: dict[int, int] = {}
    for kind in own:
        copy = seen.get(kind, 0)
        seen[kind] = copy + 1
        name = f"hand-{CARDS[kind]}-{copy}"
        kept = s.phase == DISCARDING and now.mine and copy < held_by(int(s.kept), kind)
        box = (at, y - (8 if kept else 0), wide, h)
        out += hand_card(name, kind, box, lang, _over(s, now, kind, name, box, kept, lang))
        at += step
    for k in range(hidden):
        out += f"<g id='back-{seat}-{k}' class='piece'>{back(at, y, wide)}</g>"
        at += step
    return out


def _over(s: Race, now: View, kind: int, name: str, box: Box, kept: bool, lang: str) -> str:
    """What is drawn over a card of the hand: its coins while buying, a mark if it is kept."""
    x, y, w, _ = box
    if kept:
        return rect(x + w - 25, y + 4, 21, 21, 7, "var(--accent)", 1.6) + use(
            "i-confirm", x + w - 22.5, y + 6.5, 16, extra="style='color:var(--on-accent)'"
        )
    if s.phase == BUYING and now.acts and CARDS[kind] in SYMBOL_CARDS:
        coins, alone = int(COINS) + SYMBOL_CARDS.index(CARDS[kind]), int(HALF) + kind
        if coins in now.legal and alone in now.legal:
            ring = f"cx='{num(x + w - 14)}' cy='{num(y + 14)}' r='15'"
            body = f"<circle {ring} fill='var(--limestone)' stroke='var(--outline)' stroke-width='1.8'/>"
            body += text(x + w - 14, y + 19.5, "½", 16, 800)
            body += f"<circle class='edge' {ring}/><circle class='ring' {ring}/>"
            return spot(f"half-{name}", words(lang)("choice-half", card=card_name(kind, lang)), body)
    return ""


def _source(s: Race, lang: str, box: Box) -> str:
    """The card or token that is moving a figure now: lifted, with what is left of it."""
    t = words(lang)
    x, y, w, h = box
    kind, token = source_kind(s)
    if kind >= 0:
        body = face(kind, x, y, w, lang)
        label = card_name(kind, lang)
    else:
        body = rect(x, y, w, h, w * 0.1, "var(--limestone)", 2) + use(token_symbol(token), x + 8, y + 24, w - 16)
        label = t(f"token-{TOKENS[token]}")
    body = rect(x - 5, y - 5, w + 10, h + 10, 12, "var(--select)", 2) + body + card_rings(x, y, w, h, w * 0.1)
    if s.symbol >= 0 and s.left > 0:
        label += ": " + t("left", symbols=symbols_name(int(s.symbol), int(s.left), lang))
        body += rect(x + w / 2 - 26, y - 14, 52, 26, 13, "var(--glow)", 1.8)
        body += text(x + w / 2 - 9, y + 5, int(s.left), 17, 800)
        body += use(f"ed-g-{SYMBOLS[int(s.symbol)]}", x + w / 2, y - 11, 20)
    return spot("source", label, body, "piece selected")


def played(s: Race, lang: str, right: float, y: float, w: float) -> str:
    """What the player whose turn it is has played, small, up to a right edge."""
    if s.turn >= s.seats or s.phase == OVER:
        return ""
    shown = kinds_of(int(s.played[s.turn]))
    if not shown:
        return ""
    step = min(w + 3, 150 / len(shown))
    left = right - w - step * (len(shown) - 1)
    out = fitted(left - 26, y + 20, words(lang)("hand-played"), 11, 64, 600, "#F6EFDF", "end")
    out += use(f"token-{int(s.turn)}", left - 22, y + 8, 15)
    return out + "".join(use(card_symbol(kind), left + k * step, y, w, w * SHAPE) for k, kind in enumerate(shown))
