"""`python -m benchmarks.phone`: see the package."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console

import benchmarks.phone
import sacbe
from benchmarks.phone.report import VISITS, run

if __name__ == "__main__":
    options = argparse.ArgumentParser(
        prog="benchmarks.phone", description=benchmarks.phone.__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    options.add_argument("--visits", type=int, default=VISITS, help="of each page; medians are told")
    options.add_argument("--games", nargs="+", choices=sacbe.SLUGS, default=list(sacbe.SLUGS))
    options.add_argument("--save", type=Path, help="keep the figures in this file")
    options.add_argument("--before", type=Path, help="print the figures of this file beside the new ones")
    chosen = options.parse_args()
    console = Console()
    run(
        console if console.width >= 120 else Console(width=120),
        chosen.visits,
        chosen.before,
        chosen.save,
        games=chosen.games,
    )
