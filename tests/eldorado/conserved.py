"""What is never made and never lost: cards, tokens, blockades and figures."""

from __future__ import annotations

from sacbe.games.eldorado.data import KINDS, TOKENS_PER_CAVE
from sacbe.games.eldorado.rules.piles import FULL_BAG, FULL_MARKET, STARTING_DECK, held, shared, size
from sacbe.games.eldorado.state import GOLD_ZONE, NO_SOURCE, OFF, ROUTE, TOKEN, Race


def check(s: Race) -> None:
    _cards(s)
    _tokens(s)
    _track(s)


def _cards(s: Race) -> None:
    """Every card is in one place. Automata put cards into the box, so solo the market may lose some."""
    everything = s.market
    for seat in range(s.seats):
        deck = s.hand[seat] + s.draw[seat] + s.discard[seat] + s.played[seat] + s.gone[seat]
        if s.turn == seat and NO_SOURCE < s.source < TOKEN:
            deck += 1 << (3 * s.source)
        assert all(held(deck, kind) == held(STARTING_DECK, kind) for kind in range(3)), "the starting cards"
        everything += deck - STARTING_DECK
        assert s.unknown[seat] == 0
        assert shared(s.known[seat], s.hand[seat]) == s.known[seat]
    assert everything == FULL_MARKET or (s.seats == 1 and shared(everything, FULL_MARKET) == everything)
    if s.turn < s.seats:
        assert shared(s.kept, s.hand[s.turn]) == s.kept
        assert shared(s.fresh, s.discard[s.turn]) == s.fresh
    bottom = [s.bottom[slot] for slot in range(6)]
    assert len(set(bottom)) == 6
    assert all(3 <= kind < KINDS for kind in bottom)


def _tokens(s: Race) -> None:
    seen = s.new_tokens
    for seat in range(s.seats):
        seen += s.tokens[seat]
    assert shared(seen + s.bag, FULL_BAG) == seen + s.bag, "no token twice"
    lying = sum(s.cave_tokens(cave) for cave in range(len(s.route.caves)))
    assert lying <= size(s.bag)
    if s.phase != ROUTE and s.with_caves:
        taken = len(s.route.caves) * TOKENS_PER_CAVE - lying
        assert size(FULL_BAG) - size(s.bag) == taken or s.seats == 1


def _track(s: Race) -> None:
    joints = [s.standing(joint) for joint in range(s.route.joints) if s.standing(joint)]
    owned = [number for racer in range(4) for number in range(1, 7) if s.blockades[racer] >> number & 1]
    assert len(set(joints + owned)) == len(joints + owned) <= 6, "no blockade twice"
    for figure in range(4):
        cell = s.figure[figure]
        if figure >= s.figures() or s.phase == ROUTE:
            assert cell == OFF
        else:
            assert cell == GOLD_ZONE or s.route.terrain[cell] < 5 or cell == s.route.starts[figure]
    for racer in range(s.racers):
        own = [s.own_figure(racer, number) for number in range(2)]
        home = all(s.figure[figure] == GOLD_ZONE for figure in own if figure >= 0)
        assert home == (s.arrived[racer] > 0)
    assert s.final == any(s.arrived[racer] > 0 for racer in range(4))
    if s.source == NO_SOURCE:
        assert (s.left, s.symbol, s.mover) == (0, -1, -1)
