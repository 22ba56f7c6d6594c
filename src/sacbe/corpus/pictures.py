"""Statistics as pictures: histograms, and bars with their margins for the seats."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sacbe.arena.standing import wilson
from sacbe.corpus.stats import Counts, Stats

WIDTH: Final = 640
HEIGHT: Final = 280
_LEFT, _TOP, _RIGHT, _BOTTOM = 48, 36, 16, 34
_BARS: Final = 40  # at most


def draw(stats: Stats, folder: Path) -> list[Path]:
    """The SVG files of a game, by what they show."""
    title = f"{stats.slug}, {stats.seats} seats, {stats.games} games"
    pictures = {
        "lengths": histogram(f"{title}: decisions a game", stats.choices),
        "branching": histogram(f"{title}: actions a decision", stats.branching),
        "scores": histogram(f"{title}: final scores", stats.scores),
        "seats": seats(f"{title}: won by seat", stats),
    }
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for name, svg in pictures.items():
        files.append(folder / f"{stats.slug}-{stats.seats}-{name}.svg")
        files[-1].write_text(svg, encoding="utf-8")
    return files


def histogram(title: str, counts: Counts) -> str:
    low, high = min(counts.of), max(counts.of)
    width = max(1, -(-(high - low + 1) // _BARS))  # of a bar, in what is counted
    bars = [0] * ((high - low) // width + 1)
    for number, times in counts.of.items():
        bars[(number - low) // width] += times
    step = (WIDTH - _LEFT - _RIGHT) / len(bars)
    parts = _frame(title, 100 * max(bars) / counts.total)
    for place, bar in enumerate(bars):
        x, y = _LEFT + place * step, _y(bar / max(bars))
        first, last = low + place * width, low + place * width + width - 1
        said = f"{first}" if first == last else f"{first} to {last}"
        parts.append(
            f'<rect x="{x + 0.5:.1f}" y="{y}" width="{max(step - 1, 0.5):.1f}" height="{HEIGHT - _BOTTOM - y:.1f}" '
            f'fill="#1f6f54"><title>{said}: {100 * bar / counts.total:.1f} %</title></rect>'
        )
        if place % max(1, len(bars) // 10) == 0:
            parts.append(f'<text x="{x + step / 2:.1f}" y="{HEIGHT - 16}" text-anchor="middle">{first}</text>')
    return "\n".join([*parts, "</svg>\n"])


def seats(title: str, stats: Stats) -> str:
    """The line is what each would win if seats were alike; whiskers hold the true share with 95 %."""
    step = (WIDTH - _LEFT - _RIGHT) / stats.seats
    margins = [wilson(won, stats.games) for won in stats.won]
    top = max(high for _, high in margins)
    parts = _frame(title, 100 * top)
    for seat, (won, (low, high)) in enumerate(zip(stats.won, margins, strict=True)):
        x, y = _LEFT + seat * step, _y(won / stats.games / top)
        middle = x + step / 2
        parts.append(
            f'<rect x="{x + step * 0.2:.1f}" y="{y}" width="{step * 0.6:.1f}" height="{HEIGHT - _BOTTOM - y:.1f}" '
            f'fill="#8a8272"/>'
            f'<path d="M{middle:.1f} {_y(low / top)}V{_y(high / top)}" stroke="#221a12" stroke-width="2"/>'
            f'<text x="{middle:.1f}" y="{HEIGHT - 16}" text-anchor="middle">seat {seat}</text>'
        )
    y = _y(1 / stats.seats / top)
    parts.append(f'<path d="M{_LEFT} {y}H{WIDTH - _RIGHT}" stroke="#b4532a" stroke-dasharray="6 4"/>')
    return "\n".join([*parts, "</svg>\n"])


def _frame(title: str, most: float) -> list[str]:
    """`most`: percent at the top."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="12"><rect width="{WIDTH}" height="{HEIGHT}" fill="#faf6ec"/>'
        f'<text x="{_LEFT}" y="20" font-weight="bold">{title}</text>'
    ]
    for quarter in range(5):
        y = _y(quarter / 4)
        parts.append(f'<path d="M{_LEFT} {y}H{WIDTH - _RIGHT}" stroke="#ddd5c3"/>')
        parts.append(f'<text x="{_LEFT - 6}" y="{y + 4}" text-anchor="end">{most * quarter / 4:.0f} %</text>')
    return parts


def _y(share: float) -> float:
    return round(HEIGHT - _BOTTOM - (HEIGHT - _TOP - _BOTTOM) * min(max(share, 0.0), 1.0), 1)
