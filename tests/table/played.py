"""The games that tables are tried with: the five, and a toy that has every kind of secret."""

from __future__ import annotations

import sacbe
from sacbe.core.compiled import is_compiled
from sacbe.core.game import Game

# Whole games at a table: the toy one from the sources; the five on the compiled engine, which is much quicker and where
# no game made up in a test can be.
PLAYED = sacbe.SLUGS if is_compiled() else ("toy",)


def games(slug: str) -> Game:
    if slug == "toy":
        from tests.table.toy import TOY

        return TOY
    return sacbe.game(slug)
