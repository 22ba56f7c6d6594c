"""The wide board (1068 x 748): the seat's own sheet large, dice and operations above, finds and Skeletons beside it."""

from __future__ import annotations

from typing import Final, NamedTuple

from sacbe.core.bits import count
from sacbe.core.letters import width_of
from sacbe.core.svg import about, board, card, decor, fitted, rect, text, use
from sacbe.core.words import signed
from sacbe.games.trek12.data import ROUNDS
from sacbe.games.trek12.score import bone_points, penalty
from sacbe.games.trek12.show import pieces
from sacbe.games.trek12.show.callout import Field, callout
from sacbe.games.trek12.show.choices import sure
from sacbe.games.trek12.show.final import final_scores, score_line
from sacbe.games.trek12.show.geometry import CELL
from sacbe.games.trek12.show.lens import (
    Dig,
    Sheet,
    Writing,
    after,
    closed_by,
    dig_of,
    odds,
    pending_of,
    percent,
    sheet_of,
)
from sacbe.games.trek12.show.others import others
from sacbe.games.trek12.show.sheet import Marks, full
from sacbe.games.trek12.show.words import token_list, words
from sacbe.games.trek12.state import DIG_AREAS, DRAW_BONES, KEEP_BONES, OVER, SHOW_SHEETS, WRITE_NUMBERS, Trek

WIDTH: Final = 1068
HEIGHT: Final = 748
LETTERS: Final = 17.1  # the smallest: 12 pixels in a window of 1024 x 768
_RIM: Final = 14  # so much of the ground's wooden rim is left out on every side
_X: Final = 92.0
_Y: Final = 140.0
_OPERATIONS: Final = (572.0, 32.0, 113.0, 146.0)
_STEP: Final = 125.0
_TRAY: Final = (568.0, 28.0, 496.0, 154.0)
_FINAL: Final = (340.0, 28.0, 724.0, 154.0)
_RACE: Final = (34.0, 470.0, 278.0, 270.0)
_FINDS: Final = (812.0, 206.0, 252.0, 158.0)
_SHEETS: Final = (306.0, 68.0, 762.0, 684.0)  # below the lens buttons
FIELD: Final = Field(
    WIDTH + 2 * _RIM,
    HEIGHT + 2 * _RIM,
    _X,
    _Y,
    CELL,
    LETTERS * 3.2,
    LETTERS,
    ((0, 0, 300, 70), (340, 20, 740, 170), _RACE, _FINDS, (970, 650, 120, 110)),
)


class Scene(NamedTuple):
    """What one viewer's board is about, worked out once for both layouts."""

    seat: int  # whose sheet is large
    mine: bool  # and whether it is the viewer's own
    sheet: Sheet
    marks: Marks
    dig: Dig | None  # the area being made, if any
    numbers: tuple[int, ...]  # its numbers
    sure: str  # whether the bag will have its Bones for certain: "yes" or "no"

    @property
    def chosen(self) -> Writing | None:
        return self.marks.ghost


def shown_seat(s: Trek, seat: int) -> int:
    """The viewer's own sheet; for spectators the digger's, else the leader's."""
    if seat >= 0:
        return seat
    if s.digger >= 0:
        return int(s.digger)
    return max(range(int(s.seats)), key=lambda other: (s.score(other), -other))


def scene(s: Trek, viewer: int) -> Scene:
    seat = shown_seat(s, viewer)
    sheet = sheet_of(s, seat)
    ghost = pending_of(s, seat) if s.phase in (WRITE_NUMBERS, SHOW_SHEETS) else None
    area, numbers = 0, sheet.numbers
    if ghost is not None:
        area, numbers = closed_by(sheet, ghost), after(sheet, ghost).numbers
    elif s.digger == seat and s.phase in (DIG_AREAS, DRAW_BONES, KEEP_BONES):
        area = int(s.picked)
    choosing = s.phase == WRITE_NUMBERS and ghost is None
    dashed = area if s.phase != KEEP_BONES else 0
    marks = Marks(
        ghost, dashed, int(s.new_cell[seat]), choosing, (int(s.yellow), int(s.red)), s.round == ROUNDS and s.yellow >= 0
    )
    held = tuple(numbers[cell] for cell in range(len(numbers)) if dashed >> cell & 1)
    whole = dashed and (sum(held) == 9)
    dig = dig_of(numbers, dashed, count(s.bag)) if whole else None
    certain = sure(s, seat, dig) if dig is not None and ghost is not None else "yes"
    return Scene(seat, viewer == seat, sheet, marks, dig, held, certain)


def in_tray(s: Trek) -> bool:
    return s.phase in (DRAW_BONES, KEEP_BONES)


def draw(s: Trek, viewer: int, lang: str, names: list[str]) -> str:
    now = scene(s, viewer)
    lens = LETTERS if s.phase != OVER else 0.0
    t = words(lang)
    seat = now.seat
    parts = [
        decor(
            use("trek-ground", 0, 0, WIDTH + 2 * _RIM, HEIGHT + 2 * _RIM)
            + use("trek-brush", 560, 706, 118, 30, "transform='rotate(-9 600 720)'")
        ),
        f"<g transform='translate({_X} {_Y})'>{full(now.sheet, now.marks, lang, CELL, lens)}</g>",
        pieces.dice(s, 372, 68, 66, 10, 6) if s.phase != OVER else "",
        pieces.chief_pill(s, viewer, lang, 443, 165, LETTERS) if s.phase != OVER else "",
        _operations(s, now, viewer, lang, names),
        about("race", titled(_RACE, t("race-over" if s.phase == OVER else "race-title"))),
        pieces.skeleton_rows(s, viewer, lang, names, (_RACE[0] + 12, _RACE[1] + 38, _RACE[2] - 24, 57), LETTERS),
        _finds(s, now, lang, names),
        pieces.bag(s, 984, 656, 74, LETTERS, lang),
        next_roll(now, lang, 520, 738, LETTERS) if s.phase != OVER else "",
        others(s, seat, lang, names, _SHEETS, LETTERS),
    ]
    if now.dig is not None and s.phase != DRAW_BONES:
        parts.append(callout(FIELD, now.dig, now.numbers, now.sure, lang))
    body = f"<g class='seat-{seat}' transform='translate({-_RIM} {-_RIM})'>{''.join(parts)}</g>"
    return board(WIDTH, HEIGHT, t("board-label"), body, letters=LETTERS)


def titled(box: tuple[float, float, float, float], title: str, note: str = "") -> str:
    """A card with a heading in letters that can be read."""
    x, y, w, h = box
    room = w - 28 - (LETTERS * 2.2 if note else 0)
    out = card(x, y, w, h) + fitted(
        x + 14, y + LETTERS * 1.5, title, LETTERS, room, 590, "var(--ink)", "start", least=LETTERS
    )
    return out + (text(x + w - 14, y + LETTERS * 1.5, note, LETTERS, 600, "var(--ink-2)", "end") if note else "")


def _operations(s: Trek, now: Scene, viewer: int, lang: str, names: list[str]) -> str:
    if in_tray(s):
        return pieces.tray(s, viewer, lang, names, _TRAY, 64, LETTERS)
    if s.phase == OVER:
        return final_scores(s, lang, _FINAL, LETTERS)
    x, y, w, h = _OPERATIONS
    arrow = decor(
        "<path d='M538 104h18l-6-7M556 104l-6 7' fill='none' stroke='var(--outline)' stroke-width='3'"
        " stroke-linecap='round' stroke-linejoin='round'/>"
    )
    chosen = now.chosen.operation if now.chosen else -1
    return arrow + "".join(
        pieces.operation_card(
            row, now.sheet.ticked[row], int(s.yellow), int(s.red), row == chosen, lang, (x + row * _STEP, y, w, h)
        )
        for row in range(4)
    )


def _finds(s: Trek, now: Scene, lang: str, names: list[str]) -> str:
    """The Bones of the shown seat, on a card as high as they need."""
    t = words(lang)
    x, y, w, _ = _FINDS
    tokens = token_list(int(s.hand[now.seat]))
    size, step, per_row = (41.0, 45.0, 5) if len(tokens) <= 10 else (35.0, 37.5, 6)
    if len(tokens) > 18:
        size, step, per_row = 29.0, 32.0, 7
    rows = max(-(-len(tokens) // per_row), 1)
    h = 72 + (rows * step * 1.03 if tokens else 24)
    over = f"{score_line(s, now.seat)} = {signed(s.score(now.seat))}"
    total = over if s.phase == OVER else _so_far(s, now.seat, lang)
    title = t("finds-mine") if now.mine else t("finds-other", name=names[now.seat])
    out = titled((x, y, w, h), title, str(len(tokens)))
    low = y + h - 13
    if not tokens:
        out += fitted(x + 14, y + 56, t("finds-none"), LETTERS, w - 26, 500, "var(--ink-2)", "start", least=LETTERS)
    out += fitted(x + 14, low, total, LETTERS, w - 24, 500, "var(--ink-2)", "start", least=LETTERS)
    return about("finds", out) + pieces.bone_row(tokens, x + 13, y + 37, size, step, per_row, lang)


def _so_far(s: Trek, seat: int, lang: str) -> str:
    """Bones − penalty: the Skeletons are still to be won."""
    points, lost = int(bone_points(s.hand[seat])), int(penalty(s.number, s.circled[seat], seat))
    return words(lang)("finds-total", points=points, lost=lost, total=signed(points - lost))


def next_roll(now: Scene, lang: str, x: float, y: float, size: float, short: bool = False) -> str:
    """In the odds lens: the chance that the next roll closes any nine."""
    brief = "-short" if short else ""
    sheet = after(now.sheet, now.chosen) if now.chosen else now.sheet
    t = words(lang)
    chance = percent(odds(sheet).any)
    said = t("lens-odds-none") if now.marks.last_roll else t(f"lens-odds-total{brief}", percent=chance)
    w, h = width_of(said, size) + size, size * 1.5
    drawn = rect(x - w / 2, y - h / 2, w, h, size * 0.38, "var(--limestone)", 1.8) + text(
        x, y + size * 0.36, said, size
    )
    return f"<g class='lens lens-odds' data-what='lens-odds' pointer-events='none'>{drawn}</g>"
