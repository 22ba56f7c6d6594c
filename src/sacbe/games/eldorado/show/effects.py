"""What is seen and heard of a race: blockades break, caves give up tokens, cards are bought, El Dorado is reached."""

from __future__ import annotations

from sacbe.core.present import Effect
from sacbe.games.eldorado.data import CARDS
from sacbe.games.eldorado.show.words import card_symbol, token_symbol
from sacbe.games.eldorado.state import Race


def broken(number: int) -> list[Effect]:
    return [Effect("break", [f"blockade-{number}"], icons=[f"ed-blockade-{number}"])]


def found(before: Race, after: Race, token: int) -> list[Effect]:
    caves = [n for n in range(len(after.route.caves)) if after.cave_tokens(n) < before.cave_tokens(n)]
    seat = int(before.turn)
    return [Effect("lift", [f"cave-{n}"], icons=[token_symbol(token)], to=f"panel-{seat}") for n in caves]


def bought(seat: int, kind: int) -> list[Effect]:
    return [Effect("take", [f"market-{CARDS[kind]}"], icons=[card_symbol(kind)], to=f"panel-{seat}")]


def arrived(figure: int) -> list[Effect]:
    return [Effect("hail", [f"figure-{figure}"], icons=["ed-g-sun"])]
