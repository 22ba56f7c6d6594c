"""What floats over the track: the hand with its piles and tokens, and the market."""

from __future__ import annotations

from typing import Final

from sacbe.core.svg import about, card_rings, fit, num, rect, spot, text, use
from sacbe.games.eldorado.actions import COINS, HALF
from sacbe.games.eldorado.data import CARDS, KINDS, POWER, SYMBOL_CARDS, SYMBOLS, TOKENS
from sacbe.games.eldorado.show.cards import (
    NUMBERS,
    SHAPE,
    WORDS,
    back,
    coin,
    condensed,
    count_plate,
    empty_place,
    face,
    hand_card,
    heading,
    offer,
    stall,
    token_spot,
)
from sacbe.games.eldorado.show.compact import low_face
from sacbe.games.eldorado.show.geometry import Box
from sacbe.games.eldorado.show.view import (
    View,
    counted,
    held_by,
    kinds_of,
    opened,
    purse,
    source_kind,
    stalls,
    tokens_of,
)
from sacbe.games.eldorado.show.words import (
    card_name,
    card_symbol,
    half,
    pile_names,
    symbols_name,
    token_name,
    token_symbol,
    words,
)
from sacbe.games.eldorado.state import BUYING, DISCARDING, OVER, Race

_CARD: Final = 96.0
_SHADE: Final = "stroke='var(--canopy-3)' stroke-width='3' paint-order='stroke'"


def market(s: Race, now: View, lang: str, box: Box) -> str:
    """Upper rows as small stalls, below them the bottom row as cards: the rows lie as on a table."""
    t = words(lang)
    w = box[2]
    x = y = 0.0
    note = ""
    if now.mine and s.phase != OVER:
        spent = s.bought and s.turn == now.seat
        note = t("market-bought") if spent else t("market-purse", n=half(purse(s, now.seat)))
    bottom, upper = stalls(s)
    out = about("market", heading(x + 12, y + 19, t("market-title"), note, 19, NUMBERS))
    step, wide = (w - 16) / 6, (w - 16) / 6 - 7
    out += _rows_note(s, now, lang, (x + 10, y + 25, w - 20, 23))
    top = y + 51
    rows = ""
    for k, kind in enumerate(upper):
        place: Box = (x + 8 + k % 6 * step + 2, top + k // 6 * 36, step - 4, 32)
        if kind >= 0:
            mark = now.mark(s, kind)
            mark = mark if opened(s) or mark == "legal" else "plain"
            rows += stall(kind, held_by(int(s.market), kind), place, mark, lang)
        else:
            rows += about("market", empty_place(place))
    for k, kind in enumerate(bottom):
        place = (x + 8 + k * step + 3, top + 77, wide, wide * SHAPE)
        copies = held_by(int(s.market), kind)
        rows += offer(kind, copies, place, now.mark(s, kind), lang) if copies else about("market", empty_place(place))
    return _placed("ed-market", box, f"{out}<g class='ed-stalls'>{rows}</g>")


def _placed(name: str, box: Box, body: str) -> str:
    """Drawn from its own corner: a low screen puts it elsewhere, larger."""
    return f"<g class='{name}' transform='translate({num(box[0])} {num(box[1])})'>{body}</g>"


def _rows_note(s: Race, now: View, lang: str, box: Box) -> str:
    """Above the upper rows: when they can be bought from. While they can, it may be asked which."""
    t = words(lang)
    x, y, w, h = box
    size = fit(t("market-open" if opened(s) else "market-closed"), 16.5, w - 8, WORDS, 600)
    said = text(x + 4, y + h - 6, t("market-open" if opened(s) else "market-closed"), size, 600, "#F6EFDF", "start")
    body = f"<g class='ed-fine' {_SHADE}>{said}</g>"
    if not now.upper(s):
        return about("market", body)
    left = sum(kind >= 0 for kind in stalls(s)[1])
    return spot("market", t("spot-upper", n=left), body + card_rings(x - 1, y, w, h, 6), "ed-rows")


def hand(s: Race, now: View, lang: str, names: list[str], box: Box, room: Box) -> str:
    """Piles at the left, the cards beside them, tokens and what has been played above. `room`: what is free of the
    track around `box`; a large hand spreads over it."""
    t = words(lang)
    x, y, w, h = box
    seat = now.seat
    places = int(s.hand_size(seat)) + (s.turn == seat and source_kind(s) != (-1, -1))
    wide = min(max(w, 76 + places * (_CARD + 6)), room[2])
    if x > 0:  # in the right corner it grows to the left
        x -= wide - w
    at = x, y
    x = y = 0.0
    out = piles(s, seat, lang, x + 8, y + h - 146, 46)
    title = t("hand-mine") if now.mine else t("hand-other", name=names[seat])
    tokens = token_row(s, now, lang, x + w - 24, y + 20, 38)
    own = tokens_of(int(s.tokens[seat])) + (tokens_of(int(s.new_tokens)) if s.turn == seat else [])
    shown = played(s, lang, x + w - 24 - 44 * len(own), y + 2, 24)
    note = _note(s, now, lang) if not tokens and not shown else ""
    short = bool(own or shown)
    title = t("hand-short") if short else title
    out += about("hand", heading(x + 10, y + 24, title, note, fit(title, 19, 200, WORDS), WORDS))
    out += about("played", shown) + tokens
    out += cards(s, now, lang, (x + 76, y + h - _CARD * SHAPE - 8, wide - 80, _CARD * SHAPE), _CARD)
    return _placed("ed-hand", (*at, w, h), out)


def _note(s: Race, now: View, lang: str) -> str:
    return words(lang)("hand-note") if now.acts and now.ways and s.source < 0 else ""


def piles(s: Race, seat: int, lang: str, x: float, y: float, w: float, letters: float = NUMBERS) -> str:
    """Draw pile above, discard pile below, each with its number. H-7.4 The discard pile lies open: its cards are named
    where it is asked about."""
    t = words(lang)
    h = w * SHAPE
    draw = sum(int(s.draw[seat]) >> (3 * kind) & 7 for kind in range(int(KINDS))) - int(s.unknown[seat])
    thrown = kinds_of(int(s.discard[seat]))
    body = (back(x, y, w) if draw else empty_place((x, y, w, h))) + card_rings(x, y, w, h, 4)
    out = spot("pile-draw", t("pile-draw", n=draw), body + count_plate(x + w, y + h / 2, str(draw), letters))
    y += h + 8
    top = use(card_symbol(thrown[-1]), x, y, w, h) if thrown else empty_place((x, y, w, h))
    named = pile_names(counted(int(s.discard[seat])), lang)
    said = t("pile-discard-cards", n=len(thrown), cards=named) if thrown else t("pile-discard", n=0)
    body = f"<rect class='hit' x='{num(x)}' y='{num(y)}' width='{num(w)}' height='{num(h)}'/>{top}"
    body += card_rings(x, y, w, h, 4) + count_plate(x + w, y + h / 2, str(len(thrown)), letters)
    return out + spot("pile-discard", said, body)


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
        copy = seen.get(token, 0)
        seen[token] = copy + 1
        said = words(lang)("tip-new-token", token=token_name(token, lang))
        out += f"<g opacity='.6'>{token_spot(f'token-{TOKENS[token]}-{copy}', token, at, y, size, lang, said)}</g>"
        at -= size + 6
    return out


def cards(s: Race, now: View, lang: str, box: Box, wide: float) -> str:
    """The hand in a row; where there is no room for it, on top of each other. Cards that are lower than they are on a
    table are those of a phone."""
    x, y, w, h = box
    seat = now.seat
    own = kinds_of(int(s.hand[seat]))
    hidden = int(s.unknown[seat])
    moving = s.turn == seat and source_kind(s) != (-1, -1)
    places = len(own) + hidden + moving
    step = min(wide + 6, (w - wide) / max(places - 1, 1))
    out = ""
    at = x
    if moving:
        out += _source(s, lang, (at, y - 5, wide, h))
        at += step
    seen: dict[int, int] = {}
    for kind in own:
        copy = seen.get(kind, 0)
        seen[kind] = copy + 1
        name = f"hand-{CARDS[kind]}-{copy}"
        kept = s.phase == DISCARDING and now.mine and copy < held_by(int(s.kept), kind)
        place = (at, y - (5 if kept else 0), wide, h)
        shown = _face(kind, place, lang, step > wide * 0.9)  # or the next card would cut its name off
        out += hand_card(name, kind, place, lang, shown, _over(s, now, kind, place, kept))
        out += _half(s, now, kind, name, place, lang)
        at += step
    for k in range(hidden):
        tall = min(wide, h / SHAPE)
        out += f"<g id='back-{seat}-{k}' class='piece' data-what='hand'>{back(at, y, tall)}</g>"
        at += step
    return out


def _face(kind: int, box: Box, lang: str, named: bool = True) -> str:
    x, y, w, h = box
    return low_face(kind, box, lang, named) if h < w * SHAPE - 1 else face(kind, x, y, w, lang, WORDS, named)


def _over(s: Race, now: View, kind: int, box: Box, kept: bool) -> str:
    """What is drawn over a card of the hand: what it pays while buying, a mark if it is kept."""
    x, y, w, _ = box
    if kept:
        return rect(x + w - 25, y + 4, 21, 21, 7, "var(--accent)", 1.6) + use(
            "i-confirm", x + w - 22.5, y + 6.5, 16, extra="style='color:var(--on-accent)'"
        )
    if s.phase != BUYING or not now.acts:
        return ""
    size = _number(box)
    if _pays_coins(now, kind):
        return coin(x + w - size, y + size * 0.9, str(int(POWER[kind])), size, True)
    return coin(x + w - size, y + size * 0.9, "½", size, True) if int(HALF) + kind in now.legal else ""


def _half(s: Race, now: View, kind: int, name: str, box: Box, lang: str) -> str:
    """A tap on a card pays all its coins; the half of one is a second, smaller offer at its foot, in words."""
    if s.phase != BUYING or not now.acts or int(HALF) + kind not in now.legal or not _pays_coins(now, kind):
        return ""
    x, y, w, h = box
    size = _number(box)
    rest = (x + 5, y + h - size * 1.9, w - 10, size * 1.7)
    body = rect(*rest, size * 0.8, "var(--limestone)", 1.6)
    body += condensed(x + w / 2, y + h - size * 0.7, words(lang)("half-instead"), size, w - 22)
    body += card_rings(*rest, size * 0.8)
    return spot(f"half-{name}", words(lang)("choice-half", card=card_name(kind, lang)), body)


def _pays_coins(now: View, kind: int) -> bool:
    return CARDS[kind] in SYMBOL_CARDS and int(COINS) + SYMBOL_CARDS.index(CARDS[kind]) in now.legal


def _number(box: Box) -> float:
    """How large the number on a card's coin is."""
    _, _, w, h = box
    return NUMBERS if h > w * 1.2 else 14.0


def _source(s: Race, lang: str, box: Box) -> str:
    """The card or token that is moving a figure now: lifted, with what is left of it."""
    t = words(lang)
    x, y, w, h = box
    kind, token = source_kind(s)
    if kind >= 0:
        body = _face(kind, box, lang)
        label = card_name(kind, lang)
    else:
        body = rect(x, y, w, h, w * 0.1, "var(--limestone)", 2) + use(
            token_symbol(token), x + (w - min(w, h - 30)) / 2, y + 22, min(w, h - 30)
        )
        label = t(f"token-{TOKENS[token]}")
    body = rect(x - 5, y - 5, w + 10, h + 10, 12, "var(--select)", 2) + body + card_rings(x, y, w, h, w * 0.1)
    if s.symbol >= 0 and s.left > 0:
        label += ": " + t("left", symbols=symbols_name(int(s.symbol), int(s.left), lang))
        body += rect(x + w / 2 - 27, y - 14, 54, 27, 13.5, "var(--glow)", 1.8)
        body += text(x + w / 2 - 10, y + 6, int(s.left), 18, 800)
        body += use(f"ed-g-{SYMBOLS[int(s.symbol)]}", x + w / 2, y - 11, 20)
    return spot("source", label, body, "piece selected")


def played(s: Race, lang: str, right: float, y: float, w: float) -> str:
    """What the player whose turn it is has played, small, up to a right edge."""
    if s.turn >= s.seats or s.phase == OVER:
        return ""
    shown = kinds_of(int(s.played[s.turn]))
    if not shown:
        return ""
    step = min(w + 3, 120 / len(shown))
    left = right - w - step * (len(shown) - 1)
    fine = f"class='ed-fine' {_SHADE}"
    out = text(left - 24, y + 23, words(lang)("hand-played"), WORDS, 600, "#F6EFDF", "end", extra=fine)
    out += use(f"token-{int(s.turn)}", left - 20, y + 9, 16)
    return out + "".join(use(card_symbol(kind), left + k * step, y, w, w * SHAPE) for k, kind in enumerate(shown))
