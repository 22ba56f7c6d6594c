"""What lies beside the map: the stack of tiles, the tile in hand, temple levels, own pieces in reserve, treasures."""

from __future__ import annotations

from sacbe.core.letters import width_of
from sacbe.core.svg import about, card_rings, fitted, num, rect, spot, text, use
from sacbe.core.words import seat_names
from sacbe.games.tikal.data import CAMPS, GUARDS, TREASURES
from sacbe.games.tikal.show import land
from sacbe.games.tikal.show.geometry import LETTERS
from sacbe.games.tikal.show.lens import letters_left, top_letter
from sacbe.games.tikal.show.paths import treasure_id
from sacbe.games.tikal.show.pieces import count_plate, plate_width
from sacbe.games.tikal.show.words import stack_left, supply_left, tile_name, treasure_name, words
from sacbe.games.tikal.state import IN_RESERVE, OVER, Tikal

PALE = "var(--limestone)"  # text on the dark of the jungle
LINE = 34.0  # from one line of treasures to the next


def heading(x: float, y: float, said: str, width: float) -> str:
    return fitted(x, y, said, LETTERS, width, 590, PALE, "start", extra="opacity='.88'", least=LETTERS)


def asked(name: str, label: str, box: tuple[float, float, float, float], body: str) -> str:
    """Something that is never chosen, but may be asked about by a rest of the pointer or a tap (hints.beyond)."""
    x, y, w, h = (num(value) for value in box)
    hit = f"<rect class='hit' x='{x}' y='{y}' width='{w}' height='{h}'/>"
    return spot(name, label, hit + card_rings(*box, 8) + body)


# Tiles


def stack(s: Tikal, x: float, y: float, radius: float, width: float, letters: float, lang: str) -> str:
    """The top of the stack with its letter and, below, how many tiles have it. (x, y) is the hex's centre."""
    t = words(lang)
    out = ""
    letter = top_letter(s)
    if letter:
        out += "".join(
            use("tikal-tile-back", x - radius - j * 2.2, y - radius - j * 2.6, 2 * radius)
            for j in range(min(2, int(s.stack).bit_count() - 1), 0, -1)
        )
        out += land.back(letter, x, y, radius)
    else:
        out += use("tikal-tile-back", x - radius, y - radius, 2 * radius, extra="opacity='.3'")
    left = dict(letters_left(s))
    said = t("side-stack", letter=letter, n=left.get(letter, 0), all=sum(left.values())) if letter else "–"
    foot = y + radius + letters
    out += fitted(x - radius, foot, said, letters, width, 590, PALE, "start", extra="opacity='.9'", least=letters)
    box = (x - radius, y - radius, 2 * radius, 2 * radius + letters * 1.3)
    return asked("stack", t("spot-tiles", left=stack_left(s)), box, out)


def in_hand(s: Tikal, x: float, y: float, radius: float, lang: str) -> str:
    """The tile to lay, as a piece that walks to its cell."""
    if s.drawn < 0:
        return ""
    seat = max(0, int(s.holder if s.holder >= 0 else s.active))
    hand = land.small_tile(int(s.drawn), x, y, radius)
    rim = f"<circle cx='{num(x)}' cy='{num(y)}' r='{num(radius * 1.06)}' fill='var(--select)' opacity='.14'/>"
    token = use(f"token-{seat}", x + radius * 0.62, y - radius * 0.98, 16)
    label = f"role='img' aria-label='{tile_name(int(s.drawn), lang)}'"
    return f"<g id='tile-{int(s.drawn)}' class='piece' data-what='hand' {label}>{rim}{hand}{token}</g>"


# Temple levels


def levels(s: Tikal, x: float, y: float, step: float, per_row: int, gap: float, letters: float, lang: str) -> str:
    """How many of each number are left; used-up ones are faint. (x, y) is the corner of the first."""
    plates, counts = "", ""
    half = step / 2
    for j, number in enumerate(range(2, 11)):
        cx, cy = x + (j % per_row + 0.5) * step, y + (j // per_row) * gap + half
        left = int(s.supply[number])
        faint = "" if left else " opacity='.38'"
        plate = use("tikal-level", cx - half, cy - half, step)
        plate += text(cx - 1, cy + letters * 0.3, number, letters, 700, serif=True)
        plates += f"<g{faint}>{plate}</g>"
        counts += _count(cx + half * 0.62, cy + half * 0.94, left, letters) if left else ""
    box = (x, y, step * per_row, gap + step + letters * 0.5)
    return asked("levels", words(lang)("spot-levels", left=supply_left(s)), box, plates + counts)


def _count(cx: float, cy: float, left: int, letters: float) -> str:
    w = max(width_of(str(left), letters, 800) + letters * 0.4, letters * 1.1)
    pill = rect(cx - w / 2, cy - letters * 0.56, w, letters * 1.12, letters * 0.56, "var(--panel)", 1.2)
    return pill + text(cx, cy + letters * 0.36, left, letters, 800, "var(--ink)")


# The reserve of a seat


def shown_seat(s: Tikal, viewer: int) -> int:
    """Whose reserve is shown: one's own, to spectators that of whoever plays."""
    return viewer if viewer >= 0 else max(0, int(s.active))


def in_reserve(s: Tikal, seat: int) -> dict[str, int]:
    """What a seat has not placed yet, in the order in which it is drawn."""
    camps = int(CAMPS) - sum(s.camp[seat * 2 + k] >= 0 for k in range(2))
    leader, guards = int(s.leader[seat] == IN_RESERVE), int(GUARDS) - int(s.guards[seat])
    return {"worker": int(s.reserve[seat]), "leader": leader, "camp": camps, "guard": guards}


def reserve(s: Tikal, seat: int, mine: bool, x: float, y: float, step: float, letters: float, lang: str) -> str:
    """Explorers and leader to recruit, camps and guards still to be placed. (x, y) is the left end of the foot line."""
    t = words(lang)
    sizes = ((28.0, 34.0), (40.0, 42.0), (40.0, 34.0), (34.0, 40.0))
    out = []
    for j, (kind, count) in enumerate(in_reserve(s, seat).items()):
        (w, h), cx = sizes[j], x + (j + 0.5) * step
        body = use(f"{kind}-{seat}", cx - w / 2 + (4 if kind == "leader" else 0), y - h, w, h)
        half = step / 2 - 1
        inside = half - 3 - plate_width(count, letters) / 2  # the light of the next one lies over what sticks out
        body += count_plate(cx + min(10, inside), y - 4, count, letters)
        if not count:
            body = f"<g opacity='.4'>{body}</g>"
        box = (cx - half, y - 44, 2 * half, 50.0)
        said = t("spot-reserve", piece=t(f"piece-{kind}"), count=count)
        if mine and kind in ("worker", "leader"):
            hit = f"<rect class='hit' x='{num(box[0])}' y='{num(box[1])}' width='{num(box[2])}' height='50'/>"
            out.append(spot(f"reserve-{kind}", said, hit + card_rings(*box, 8) + body, "mover", drag=True))
        else:
            out.append(asked(f"reserve-{kind}", said, box, body))
    return f"<g style='--edge-w:5px;--ring-w:3px'>{''.join(out)}</g>"


# Treasures


def treasures_of(s: Tikal, seat: int) -> list[tuple[int, int]]:
    """Kinds and how many of each a seat holds."""
    held = [(kind, int(s.treasure[seat * 8 + kind])) for kind in range(len(TREASURES))]
    return [(kind, count) for kind, count in held if count]


def treasure_row(
    s: Tikal, seat: int, x: float, y: float, width: float, size: float, letters: float, lang: str, per_line: int = 8
) -> str:
    """A player's finds; singles may be exchanged, so each is a place to click. (x, y) is the middle of the left end."""
    held = treasures_of(s, seat)
    out = use(f"token-{seat}", x, y - 8, 16)
    left, room = x + 21, width - 21
    if not held:
        out += text(left + 2, y + letters * 0.35, "–", letters, 600, PALE, "start", extra="opacity='.6'")
        return about(f"treasures-{seat}", out)
    out = about(f"treasures-{seat}", out)
    step = min(size * 1.3, room / min(len(held), per_line))
    side = min(size, step * 0.92)
    for j, (kind, count) in enumerate(held):
        cx, cy = left + (j % per_line + 0.5) * step, y + j // per_line * LINE
        body = card_rings(cx - side / 2 - 2, cy - side / 2 - 2, side + 4, side + 4, 6)
        body += use(f"tikal-treasure-{TREASURES[kind]}", cx - side / 2, cy - side / 2, side)
        if count > 1:
            body += count_plate(cx + side * 0.36, cy + side * 0.3, count, letters)
        said = words(lang)("spot-treasure", kind=treasure_name(kind, lang), count=count)
        hit = f"<rect class='hit' x='{num(cx - step / 2)}' y='{num(cy - 15)}' width='{num(step)}' height='30'/>"
        whose = seat_names(lang, int(s.seats))[seat]
        out += spot(treasure_id(seat, kind), said, hit + body, "piece" if s.phase != OVER else "", where=whose)
    return out


def treasure_stack(s: Tikal) -> int:
    """Treasures that lie on no ruins yet."""
    return sum(int(s.buried[kind]) for kind in range(8)) - sum(int(s.site[cell]) for cell in range(40))
