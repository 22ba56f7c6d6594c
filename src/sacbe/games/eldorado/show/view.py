"""What one viewer's board is about, worked out once: whose hand is shown, what may be reached, what can be paid."""

from __future__ import annotations

from typing import NamedTuple

from sacbe.games.eldorado.actions import BUY, TAKE
from sacbe.games.eldorado.data import HAND, KINDS, SCOUT, SINGLE_USE, TOKEN_KINDS
from sacbe.games.eldorado.rules.money import wealth
from sacbe.games.eldorado.show.reach import Way, ways
from sacbe.games.eldorado.state import BUYING, CHOOSE_TAKE, FREE, TOKEN, Race


def kinds_of(pile: int, count: int = int(KINDS)) -> list[int]:
    """The cards (or tokens) of a pile, one number each."""
    return [kind for kind in range(count) for _ in range(pile >> (3 * kind) & 7)]


def tokens_of(pile: int) -> list[int]:
    return kinds_of(pile, int(TOKEN_KINDS))


def held_by(pile: int, kind: int) -> int:
    return pile >> (3 * kind) & 7


def owned(s: Race, seat: int) -> int:
    """All cards of a player, wherever they lie: everybody knows that. One that is moving a figure counts, too."""
    cards = int(s.hand[seat] + s.draw[seat] + s.discard[seat] + s.played[seat])
    kind, _ = source_kind(s)
    return cards + (1 << (3 * kind)) if s.turn == seat and kind >= 0 else cards


def draws(s: Race, seat: int, kept: int) -> int:
    """T-3.8 How many cards are drawn if so many of the hand are kept: up to four, as far as there are cards."""
    kind, _ = source_kind(s)
    leaves = s.turn == seat and kind >= 0 and SINGLE_USE[kind] == 1 and not s.spared
    return min(max(int(HAND) - kept, 0), len(kinds_of(owned(s, seat))) - kept - leaves)


def purse(s: Race, seat: int) -> int:
    """Half coins that hand and tokens could bring together."""
    return int(wealth(s.hand[seat], s.tokens[seat], s.any_symbol))


class View(NamedTuple):
    seat: int  # whose hand and deck are shown
    mine: bool
    acts: bool  # whether the viewer is to decide now
    legal: frozenset[int]
    ways: dict[int, list[Way]]

    def mark(self, s: Race, kind: int) -> str:
        """How the price of a market card is shown."""
        if s.phase == BUYING and s.buying == kind:
            return "chosen"
        if not self.acts or s.phase not in (FREE, CHOOSE_TAKE):
            return "plain"
        code = int(TAKE if s.phase == CHOOSE_TAKE else BUY) + kind - int(SCOUT)
        return "legal" if code in self.legal else "plain" if s.bought else "dear"

    def upper(self, s: Race) -> bool:
        """Whether a card of the upper rows can be had now."""
        return any(kind >= 0 and self.mark(s, kind) == "legal" for kind in stalls(s)[1])


def view(s: Race, viewer: int) -> View:
    acts = viewer >= 0 and bool(s.actors() >> viewer & 1)
    seat = viewer if viewer >= 0 else min(int(s.turn), int(s.seats) - 1)
    legal = frozenset(s.legal(viewer)) if acts else frozenset()
    return View(seat, viewer >= 0, acts, legal, ways(s, viewer) if acts else {})


def source_kind(s: Race) -> tuple[int, int]:
    """The card and the token that is moving a figure; -1 for none."""
    source = int(s.source)
    return (source, -1) if 0 <= source < TOKEN else (-1, source - int(TOKEN)) if source >= TOKEN else (-1, -1)


def stalls(s: Race) -> tuple[list[int], list[int]]:
    """The kinds in the bottom row, and those of the upper rows with -1 where a pile has moved down or is gone."""
    bottom = [int(kind) for kind in s.bottom]
    upper = [kind if kind not in bottom and held_by(int(s.market), kind) else -1 for kind in range(9, int(KINDS))]
    return bottom, upper


def opened(s: Race) -> bool:
    """Whether the upper rows are for sale: a place of the bottom row is empty."""
    return any(not held_by(int(s.market), kind) for kind in stalls(s)[0])


def counted(pile: int) -> list[tuple[int, int]]:
    """The kinds of a pile with how many there are of each."""
    return [(kind, n) for kind in range(int(KINDS)) if (n := held_by(pile, kind))]


def figure_number(s: Race, figure: int) -> int:
    """Of a racer's figures, which: 1 or 2."""
    return 1 + sum(s.owner(other) == s.owner(figure) for other in range(figure))
