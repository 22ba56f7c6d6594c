"""The curve of a run as a picture: how well each generation foretells the end, and how it did against the best bot."""

from __future__ import annotations

from typing import Any, Final

WIDTH: Final = 640
HEIGHT: Final = 320
_LEFT, _TOP, _RIGHT, _BOTTOM = 48, 40, 16, 36
_LINES: Final = (
    ("lead", "#1f6f54", "of the final lead explained by the net"),
    ("hand", "#8a8272", "of the same by the hand-written outlook"),
    ("won", "#b4532a", "of its trial won against the best bot so far"),
)


def draw_curve(slug: str, reports: list[dict[str, Any]]) -> str:
    """An SVG file. All lines are parts of a whole, from 0 to 1; what lies below is drawn at 0."""
    last = max(len(reports), 2)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="12">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#faf6ec"/>'
        f'<text x="{_LEFT}" y="18" font-weight="bold">{slug}: {len(reports)} generations</text>'
    ]
    for tenth in range(0, 11, 2):
        y = _y(tenth / 10)
        parts.append(f'<path d="M{_LEFT} {y}H{WIDTH - _RIGHT}" stroke="#ddd5c3"/>')
        parts.append(f'<text x="{_LEFT - 6}" y="{y + 4}" text-anchor="end">{tenth / 10:.1f}</text>')
    for row, (key, colour, about) in enumerate(_LINES):
        points = " ".join(f"{_x(i, last)},{_y(_share(one, key))}" for i, one in enumerate(reports))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        x, y = WIDTH - _RIGHT - 260, 14 + 13 * row
        parts.append(f'<text x="{x}" y="{y}" fill="{colour}">{about}</text>')
    for i, one in enumerate(reports):
        if last <= 20 or i % (last // 10) == 0:
            parts.append(f'<text x="{_x(i, last)}" y="{HEIGHT - 16}" text-anchor="middle">{one["generation"]}</text>')
    return "\n".join([*parts, "</svg>\n"])


def _share(report: dict[str, Any], key: str) -> float:
    return float(report["won"]) / report["games"] if key == "won" else float(report[key])


def _x(index: int, last: int) -> float:
    return round(_LEFT + (WIDTH - _LEFT - _RIGHT) * index / (last - 1), 1)


def _y(share: float) -> float:
    return round(HEIGHT - _BOTTOM - (HEIGHT - _TOP - _BOTTOM) * min(max(share, 0.0), 1.0), 1)
