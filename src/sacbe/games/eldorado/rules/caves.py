"""A-4.27 Taking cave tokens, and T-3.8 drawing cards: what NATURE turns up during a turn."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import bit, lowest
from sacbe.games.eldorado.actions import DRAW, FIND
from sacbe.games.eldorado.data import TOKEN_KINDS
from sacbe.games.eldorado.rules.buying import settle_purchase
from sacbe.games.eldorado.rules.guards import ChancePhase
from sacbe.games.eldorado.rules.paying import settle_payment
from sacbe.games.eldorado.rules.piles import ONE, held, nth_card, size
from sacbe.games.eldorado.rules.turns import begin_discarding, explore_all, go_on_drawing
from sacbe.games.eldorado.state import BUYING, DISCARDING, PAYING, Race


class DrawCards(ChancePhase):
    """N-8.2, N-8.3 Each card of the pile is as likely as any other. Only the owner sees which (H-7.2)."""

    name = "draw"
    rule = "N-8.2"

    def codes(self, s: Race, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        pile = s.draw[s.drawer]
        code = DRAW
        while pile != 0:
            if pile & 7 != 0:
                out = append(out, code)
            pile >>= 3
            code += 1
        return out

    def tickets(self, s: Race, code: i64) -> i64:
        return held(s.draw[s.drawer], code - DRAW)

    def all_tickets(self, s: Race) -> i64:
        return size(s.draw[s.drawer])

    def holder(self, s: Race, ticket: i64) -> i64:
        return DRAW + nth_card(s.draw[s.drawer], ticket)

    def step(self, s: Race, seat: i64, code: i64) -> None:
        s.draw[s.drawer] -= ONE[code - DRAW]
        s.hand[s.drawer] += ONE[code - DRAW]
        s.to_draw -= 1
        go_on_drawing(s)

    def audience(self, s: Race, seat: i64, code: i64) -> i64:
        return 1 << s.drawer


class FindTokens(ChancePhase):
    """N-8.4 The top token of a cave may be any that nobody has seen yet."""

    name = "caves"
    rule = "N-8.4"

    def codes(self, s: Race, seat: i64) -> vec[i64]:
        out = vec[i64]()
        token: i64
        for token in range(TOKEN_KINDS):
            if held(s.bag, token) > 0:
                out = append(out, FIND + token)
        return out

    def tickets(self, s: Race, code: i64) -> i64:
        return held(s.bag, code - FIND)

    def all_tickets(self, s: Race) -> i64:
        return size(s.bag)

    def holder(self, s: Race, ticket: i64) -> i64:
        return FIND + nth_card(s.bag, ticket)

    def step(self, s: Race, seat: i64, code: i64) -> None:
        cave = lowest(s.finds)
        s.finds &= ~bit(cave)
        s.cave -= ONE[cave]
        s.bag -= ONE[code - FIND]
        s.locked[s.finder] |= bit(cave)
        if s.back == DISCARDING and not s.on_stop:  # first edition: phases 2 and 3 are still to come
            s.new_tokens += ONE[code - FIND]
        else:
            s.tokens[s.turn] += ONE[code - FIND]
        if s.finds != 0:
            return
        number: i64 = 0 if s.finder == s.turn else 1
        s.finder = -1
        if not s.on_stop:
            explore_all(s, number + 1, s.back)
            return
        s.phase = s.back
        if s.phase == DISCARDING:
            begin_discarding(s)
        elif s.phase == PAYING:
            settle_payment(s)
        elif s.phase == BUYING:
            settle_purchase(s)
