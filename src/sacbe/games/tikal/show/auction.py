"""The auction beside the map: tiles on offer, who still bids and how much, and the ladder of bids to click."""

from __future__ import annotations

from sacbe.core.svg import INK, about, card_rings, fitted, move, plate, rect, spot, text, use
from sacbe.games.tikal.data import TILES
from sacbe.games.tikal.show import land
from sacbe.games.tikal.show.geometry import hexagon
from sacbe.games.tikal.show.paths import NEAR_BIDS
from sacbe.games.tikal.show.side import PALE
from sacbe.games.tikal.show.words import tile_name, words
from sacbe.games.tikal.state import BIDDING, PICK_TILE, Tikal


def at_auction(s: Tikal) -> bool:
    return s.phase in (BIDDING, PICK_TILE)


def offer(s: Tikal, x: float, y: float, radius: float, per_row: int, lang: str) -> str:
    """The tiles of this round. (x, y) is the centre of the first."""
    out = []
    tiles = [tile for tile in range(36) if int(s.display) >> tile & 1]
    for j, tile in enumerate(tiles):
        at = (x + (j % per_row) * radius * 2.12, y + (j // per_row) * radius * 1.9)
        points = hexagon(radius * 0.94, False)
        rings = f"<polygon class='edge' points='{points}'/><polygon class='ring' points='{points}'/>"
        face = f"<g transform='scale({radius / 60:.3f})'>{land.tile(tile, 0)}</g>"
        said = words(lang)("spot-offer", tile=tile_name(tile, lang), letter=TILES[tile][0])
        which = words(lang)("spot-offer-where", n=j + 1, all=len(tiles))  # tiles of a kind are told apart by ear
        out.append(move(*at, spot(f"pick-{TILES[tile]}", said, face + rings, "offer", where=which)))
    return "".join(out)


def bidders(
    s: Tikal, x: float, y: float, width: float, names: list[str], lang: str, letters: float, row: float = 25.0
) -> str:
    """Everybody with his totem: up with the bid he stands at, out of this auction, or turned down for this round."""
    t = words(lang)
    out = []
    for seat in range(int(s.seats)):
        top = y + seat * row
        up = bool(int(s.totems) >> seat & 1)
        active = s.phase == BIDDING and s.active == seat
        line = ""
        if active:
            line += rect(x - 3, top - row / 2 + 1, width + 6, row - 2, 6, "var(--select)", extra="opacity='.18'")
        line += totem(seat, x + 2, top - 11, up)
        bids = s.phase == BIDDING and s.bidder == seat
        passed = s.phase == BIDDING and bool(int(s.passed) >> seat & 1)
        room = width - 24 - (letters * 2.6 if bids or passed else 0)
        faint = "" if up else "opacity='.5'"  # his totem lies face down: he has played
        name = names[seat]
        line += fitted(x + 24, top + 4.5, name, letters, room, 650, PALE, "start", extra=faint, least=letters)
        if bids:
            line += plate(x + width - 16, top, str(int(s.bid)), letters)
        elif passed:
            line += text(x + width, top + 4.5, t("bid-passed"), letters, 600, PALE, "end", extra="opacity='.8'")
        out.append(about(f"bidder-{seat}", line))
    return "".join(out)


def totem(seat: int, x: float, y: float, up: bool, w: float = 15.0) -> str:
    """Face up: the carved side with the emblem of its owner; face down: blank wood."""
    if not up:
        return rect(x, y, w, w * 1.47, 3, "var(--earth-2)", 1.6, "opacity='.55'")
    return use("tikal-totem", x, y, w, w * 1.47) + use(f"token-{seat}", x + w * 0.17, y + w * 0.4, w * 0.66)


def ladder(
    s: Tikal, seat: int, x: float, y: float, step: float, per_row: int, lang: str, letters: float, high: float = 27.0
) -> str:
    """The next bids as plates; higher ones by tens and ones."""
    t = words(lang)
    least, most = int(s.bid) + 1, int(s.worth(seat))
    near = list(range(least, min(most, int(s.bid) + NEAR_BIDS) + 1))
    out = [
        _rung(f"bid-{amount}", str(amount), t("spot-bid", amount=amount), j, (x, y, step, high), per_row, letters)
        for j, amount in enumerate(near)
    ]
    far = range(int(s.bid) + NEAR_BIDS + 1, most + 1)
    top = y + (-(-len(near) // per_row)) * high + 6
    tens = sorted({amount // 10 for amount in far})
    wide = step * per_row / 4  # three signs
    out += [
        _rung(f"bid-ten-{ten}", f"{ten * 10}+", t("spot-bid-tens", tens=ten * 10), j, (x, top, wide, high), 4, letters)
        for j, ten in enumerate(tens)
    ]
    if tens:
        top += (-(-len(tens) // 4)) * high
        ones = "".join(
            _rung(f"bid-one-{one}", str(one), t("spot-bid-ones", ones=one), j, (x, top, step, high), per_row, letters)
            for j, one in enumerate(sorted({amount % 10 for amount in far}))
        )
        out.append(f"<g class='ones'>{ones}</g>")
    return f"<g style='--edge-w:5px;--ring-w:3px'>{''.join(out)}</g>"


def _rung(
    name: str, said: str, label: str, j: int, grid: tuple[float, float, float, float], per_row: int, letters: float
) -> str:
    x, y, step, high = grid
    left, top = x + (j % per_row) * step, y + (j // per_row) * high
    w, h = step - 4, high - 5
    body = rect(0, 0, w, h, 5, "var(--limestone)", 1.6) + card_rings(0, 0, w, h, 5)
    body += text(w / 2, h / 2 + letters * 0.36, said, letters, 800, INK)
    return move(left, top, spot(name, label, body, "rung"))
