"""Draws the curves of PPO runs of one game, a line a run, as SVG, and prints what they came to as a table.

    python examples/ppo/curve.py OUT.svg RUN...

RUN is a folder that ppo.py has written, or a curve.csv.
"""

from __future__ import annotations

import csv
import sys
from pathlib import Path
from typing import Final

TARGET: Final = 0.9  # of the games against random seats: what the runs are asked for
WIDTH: Final = 640
HEIGHT: Final = 320
_LEFT, _TOP, _RIGHT, _BOTTOM = 48, 36, 16, 40
_COLOURS: Final = ("#1f6f54", "#b4532a", "#3a5a8c", "#8a6d1f", "#6b3f7a")

Line = dict[str, float]


def read(run: Path) -> list[Line]:
    with (run / "curve.csv" if run.is_dir() else run).open(newline="") as file:
        return [{name: float(number) for name, number in row.items()} for row in csv.DictReader(file)]


def reached(lines: list[Line], share: float = TARGET) -> Line | None:
    """The first trial in which so many games were won, and in every later one too."""
    found = None
    for line in reversed(lines):
        if line["won"] < share:
            break
        found = line
    return found


def table(runs: dict[str, list[Line]]) -> str:
    """In Markdown: after how much each run won the target and more for good, and its last trial."""
    rows = ["| run | steps to 90 % | minutes of one core | minutes | last trial |", "|---|---|---|---|---|"]
    for name, lines in runs.items():
        there, last = reached(lines), lines[-1]
        spent = "not reached | | |"
        if there:
            spent = f"{there['steps']:,.0f} | {there['cpu_seconds'] / 60:.1f} | {there['seconds'] / 60:.1f} |"
        share = f"{100 * last['won']:.1f} % ({100 * last['low']:.1f} to {100 * last['high']:.1f})"
        rows.append(f"| {name} | {spent} {share} of {last['games']:.0f} after {last['steps']:,.0f} steps |")
    return "\n".join(rows)


def draw(title: str, runs: dict[str, list[Line]]) -> str:
    """What part of the games against random seats was won; the bands hold the true part with 95 %.

    By processor time: that tells the same on a machine that does other things, too.
    """
    most = max([line["cpu_seconds"] for lines in runs.values() for line in lines] + [1.0])
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="12"><rect width="{WIDTH}" height="{HEIGHT}" fill="#faf6ec"/>'
        f'<text x="{_LEFT}" y="20" font-weight="bold">{title}</text>'
    ]
    for fifth in range(6):
        y = _y(fifth / 5)
        parts.append(f'<path d="M{_LEFT} {y}H{WIDTH - _RIGHT}" stroke="#ddd5c3"/>')
        parts.append(f'<text x="{_LEFT - 6}" y="{y + 4}" text-anchor="end">{20 * fifth} %</text>')
    parts.append(f'<path d="M{_LEFT} {_y(TARGET)}H{WIDTH - _RIGHT}" stroke="#221a12" stroke-dasharray="6 4"/>')
    for tick in _ticks(most / 60):
        x = _x(tick * 60, most)
        parts.append(f'<text x="{x}" y="{HEIGHT - 22}" text-anchor="middle">{tick:g}</text>')
    parts.append(f'<text x="{WIDTH - _RIGHT}" y="{HEIGHT - 6}" text-anchor="end">minutes of one core</text>')
    for number, (name, lines) in enumerate(runs.items()):
        colour = _COLOURS[number % len(_COLOURS)]
        there = [f"{_x(line['cpu_seconds'], most)},{_y(line['high'])}" for line in lines]
        back = [f"{_x(line['cpu_seconds'], most)},{_y(line['low'])}" for line in reversed(lines)]
        middle = " ".join(f"{_x(line['cpu_seconds'], most)},{_y(line['won'])}" for line in lines)
        parts.append(f'<polygon points="{" ".join(there + back)}" fill="{colour}" fill-opacity="0.12"/>')
        parts.append(f'<polyline points="{middle}" fill="none" stroke="{colour}" stroke-width="2"/>')
        x = _LEFT + 8 + 110 * (number % len(_COLOURS))
        parts.append(f'<text x="{x}" y="{HEIGHT - 6}" fill="{colour}">{name}</text>')
    return "\n".join([*parts, "</svg>\n"])


def _ticks(minutes: float) -> list[float]:
    step = next((s for s in (0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60) if minutes / s <= 10), 120.0)
    return [round(step * i, 2) for i in range(int(minutes / step) + 1)]


def _x(seconds: float, most: float) -> float:
    return round(_LEFT + (WIDTH - _LEFT - _RIGHT) * seconds / most, 1)


def _y(share: float) -> float:
    return round(HEIGHT - _BOTTOM - (HEIGHT - _TOP - _BOTTOM) * share, 1)


def main() -> None:
    if len(sys.argv) < 3:
        raise SystemExit("usage: curve.py OUT.svg RUN...")
    runs = {Path(run).stem: read(Path(run)) for run in sys.argv[2:]}
    Path(sys.argv[1]).write_text(draw("PPO: games won against random seats", runs), encoding="utf-8")
    print(table(runs))


if __name__ == "__main__":
    main()
