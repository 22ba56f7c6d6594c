"""`sacbe serve` with the toy game at hand, and bots that need no worker processes."""

from __future__ import annotations

import sacbe.web.app as web
from sacbe import cli
from tests.table.played import games
from tests.web.inside import Guesser

if __name__ == "__main__":
    create = web.create_app
    web.create_app = lambda settings, **more: create(settings, games, Guesser(), **more)
    cli.main()
