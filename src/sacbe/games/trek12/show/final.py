"""What stands where the operations were once the game is over, and the ladder of ranks of a solo game."""

from __future__ import annotations

from sacbe.core.svg import INK, card, fitted, rect, text, use
from sacbe.core.words import signed
from sacbe.games.trek12.data import SOLO_RANKS
from sacbe.games.trek12.score import bone_points, penalty, solo_rank
from sacbe.games.trek12.show.words import words
from sacbe.games.trek12.state import Trek

Box = tuple[float, float, float, float]


def score_line(s: Trek, seat: int) -> str:
    """Bones + Skeletons − penalty; Skeletons are only decided at the end."""
    points = int(bone_points(s.hand[seat]))
    lost = int(penalty(s.number, s.circled[seat], seat))
    skeletons = s.score(seat) - points + lost
    return f"{points}{f' + {skeletons}' if skeletons else ''} − {lost}"


def final_scores(s: Trek, lang: str, box: Box) -> str:
    """Every seat's total in order of rank, the winners on white stone."""
    t = words(lang)
    x, y, w, h = box
    roomy = h > 100
    head = 34.0 if roomy else 6.0
    out = card(x, y, w, h, t("final-title") if roomy else "", t("final-note") if roomy else "")
    scores = [s.score(seat) for seat in range(int(s.seats))]
    seats = sorted(range(len(scores)), key=lambda seat: (-scores[seat], seat))
    step = min((w - 16) / len(seats), 190.0)
    left = x + (w - step * len(seats)) / 2
    big = 40.0 if roomy else 27.0
    for j, seat in enumerate(seats):
        cx = left + (j + 0.5) * step
        won = scores[seat] == max(scores)
        if won:
            out += rect(cx - step / 2 + 4, y + head, step - 8, h - head - 8, 8, "var(--limestone)", 2)
        ink = INK if won else "var(--ink)"
        middle = y + head + (h - head - 8) * 0.52
        total, line = signed(scores[seat]), score_line(s, seat)
        half = len(total) * big * 0.31
        out += use(f"token-{seat}", cx - half - big * 0.5, middle - big * 0.46, big * 0.58)
        out += text(cx + big * 0.32, middle + big * 0.2, total, big, 700, ink, serif=True)
        out += fitted(cx, y + h - 18, line, 14, step - 16, 600, ink)
    return out


def ranks(s: Trek, lang: str, box: Box) -> str:
    """T-6.3 The ranks as steps; the one that the present score would earn is set in white stone."""
    t = words(lang)
    x, y, w, h = box
    out = card(x, y, w, h, t("ranks-title"))
    now = solo_rank(s.score(0))
    row = (h - 34) / len(SOLO_RANKS)
    for j, (least, rank) in enumerate(SOLO_RANKS):
        top = y + 28 + j * row
        mine = rank == now
        if mine:
            out += rect(x + 8, top, w - 16, row - 1, 6, "var(--limestone)", 1.6)
        ink = INK if mine else "var(--ink-2)"
        name, size = t(f"rank-{rank}"), min(13.0, row * 0.72)
        out += fitted(x + 16, top + row * 0.68, name, size, w - 80, 700 if mine else 500, ink, "start")
        out += text(x + w - 16, top + row * 0.68, f"{least}+" if least > 0 else "", size, 700, ink, "end")
    return out
