"""`python -m benchmarks.load`: see the package."""

from __future__ import annotations

import argparse

from rich.console import Console

import benchmarks.load
from benchmarks.load.report import PARTS, Wish, run

if __name__ == "__main__":
    options = argparse.ArgumentParser(
        prog="benchmarks.load", description=benchmarks.load.__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    options.add_argument("--only", nargs="+", choices=PARTS, default=list(PARTS))
    options.add_argument("--tables", type=int, default=Wish.tables)
    options.add_argument("--seconds", type=float, default=Wish.seconds, help="of each run")
    options.add_argument("--game", default=Wish.game)
    options.add_argument("--pace", type=float, default=None, help="moves a second to ask for; 0: as fast as it goes")
    options.add_argument("--sockets", type=int, default=Wish.sockets, help="idle ones")
    chosen = options.parse_args()
    wish = Wish(chosen.game, chosen.tables, chosen.seconds, chosen.pace, chosen.sockets, tuple(chosen.only))
    run(Console(width=max(Console().width, 120)), wish)
