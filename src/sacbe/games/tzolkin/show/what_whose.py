"""\"What is this?\": of whom an answer speaks. Prices and gains are the viewer's own; a spectator is told those of
whoever is to move, by name."""

from __future__ import annotations

from sacbe.core.asking import Asked
from sacbe.core.words import Arg
from sacbe.games.tzolkin.show.lens import Bill, feeding, temple_income
from sacbe.games.tzolkin.show.scene import shown_seat
from sacbe.games.tzolkin.show.words import amounts, points
from sacbe.games.tzolkin.state import OVER, START_TURN, Tzolkin


def seat_of(a: Asked[Tzolkin]) -> int:
    return shown_seat(a.s, a.viewer)


def whose(a: Asked[Tzolkin], seat: int) -> dict[str, Arg]:
    """What a text needs to say "you" or a name."""
    return {"mine": "yes" if seat == a.viewer else "no", "name": a.names[seat]}


def playing(s: Tzolkin) -> bool:
    """Turns are taken: there are prices to pay."""
    return bool(START_TURN <= s.phase < OVER)


def names_at(a: Asked[Tzolkin], places: list[int], place: int) -> str:
    """Who of all seats stands at a place."""
    return ", ".join(a.names[seat] for seat, at in enumerate(places) if at == place)


def bill_facts(a: Asked[Tzolkin], seat: int) -> list[str]:
    """T-3.20 What feeding would take now, and cost."""
    bill: Bill = feeding(a.s, seat)
    facts = [a.fact("bill", need=bill.need, have=bill.have, **whose(a, seat))]
    if bill.unfed:
        facts.append(a.fact("hungry", n=bill.unfed, points=points(-bill.lost, a.lang)))
    return facts


def income_fact(a: Asked[Tzolkin], seat: int) -> str:
    """T-3.22, T-3.23 What the temples would bring at the next Food Day."""
    income = temple_income(a.s, seat)
    what = amounts(income.goods, a.lang) or points(income.points, a.lang)
    return a.fact("income", what=what, **whose(a, seat))
