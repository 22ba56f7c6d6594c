"""What stands where the operations were once the game is over."""

from __future__ import annotations

from typing import Final

from sacbe.core.letters import width_of
from sacbe.core.svg import INK, about, card, fitted, rect, text, use
from sacbe.core.words import signed
from sacbe.games.trek12.score import bone_points, penalty
from sacbe.games.trek12.show.words import words
from sacbe.games.trek12.state import Trek

Box = tuple[float, float, float, float]
_STEP: Final = 190.0  # as wide as a seat's total needs to be


def score_line(s: Trek, seat: int) -> str:
    """Bones + Skeletons − penalty; Skeletons are only decided at the end."""
    points = int(bone_points(s.hand[seat]))
    lost = int(penalty(s.number, s.circled[seat], seat))
    skeletons = s.score(seat) - points + lost
    return f"{points}{f' + {skeletons}' if skeletons else ''} − {lost}"


def final_scores(s: Trek, lang: str, box: Box, letters: float) -> str:
    """Every seat's total in order of rank, the winners on white stone."""
    t = words(lang)
    x, y, w, h = box
    roomy = h > 100
    head = 34.0 if roomy else 4.0
    if roomy:
        note = t("final-note")
        words_wide = width_of(note, letters, 500) + width_of(t("final-title"), letters, 700) + 58
        # Where few have played it is narrower, so that none of it lies below the lens buttons.
        wide = min(w, max(words_wide, int(s.seats) * _STEP + 16))
        x, w = x + w - wide, wide
    out = card(x, y, w, h)
    if roomy:
        out += text(x + w - 14, y + letters * 1.45, note, letters, 500, "var(--ink-2)", "end")
        # Beside the note: the left of the card lies below the lens buttons.
        title = x + w - 30 - width_of(note, letters, 500)
        out += text(title, y + letters * 1.45, t("final-title"), letters, 700, "var(--ink)", "end")
    out = about("final", out)
    scores = [s.score(seat) for seat in range(int(s.seats))]
    seats = sorted(range(len(scores)), key=lambda seat: (-scores[seat], seat))
    step = min((w - 16) / len(seats), _STEP)
    left = x + (w - step * len(seats)) / 2
    big = 40.0 if roomy else 24.0
    for j, seat in enumerate(seats):
        cx = left + (j + 0.5) * step
        won = scores[seat] == max(scores)
        row = ""
        if won:
            row += rect(cx - step / 2 + 4, y + head, step - 8, h - head - (8 if roomy else 4), 8, "var(--limestone)", 2)
        ink = INK if won else "var(--ink)"
        middle = y + head + (h - head - 8) * (0.5 if roomy else 0.4)
        total, line = signed(scores[seat]), score_line(s, seat)
        half = len(total) * big * 0.31
        row += use(f"token-{seat}", cx - half - big * 0.5, middle - big * 0.46, big * 0.58)
        row += text(cx + big * 0.32, middle + big * 0.2, total, big, 700, ink, serif=True)
        row += fitted(cx, y + h - (18 if roomy else 9), line, letters, step - 10, 500, ink, least=letters)
        out += about(f"final-{seat}", row)
    return out
