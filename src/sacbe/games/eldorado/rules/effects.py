"""A-4.22 to A-4.24, A-4.31, A-4.32 Choices that an action card or a cave token opens: remove, take, replace."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.errors import Refusal
from sacbe.games.eldorado.actions import DONE, REMOVE, REPLACE, TAKE
from sacbe.games.eldorado.data import CARDS, DRAW_1, HAND, KINDS, REMOVE_1, SCOUT
from sacbe.games.eldorado.rules.guards import RacePhase
from sacbe.games.eldorado.rules.piles import ONE, held
from sacbe.games.eldorado.rules.turns import draw_cards, lay_off, lose_card, return_to_play
from sacbe.games.eldorado.state import CHOOSE_REMOVE, CHOOSE_REPLACE, FREE, Race


def use_hand_token(s: Race, seat: i64, token: i64, after: i64) -> None:
    """A-4.31, A-4.32 Draw, remove and replace; `after` is where the play goes on."""
    s.tokens[seat] -= ONE[token]
    s.after = after
    if token == DRAW_1:
        draw_cards(s, seat, 1, after)
    elif token == REMOVE_1:
        s.to_remove = 1
        s.must_remove = True
        s.phase = CHOOSE_REMOVE
    else:
        s.replaced = 0
        s.phase = CHOOSE_REPLACE


def can_use_hand_token(s: Race, seat: i64, token: i64) -> bool:
    """Q-19 Drawing is always possible, also if no card is left; the others need a card in hand."""
    return held(s.tokens[seat], token) > 0 and (token == DRAW_1 or s.hand[seat] != 0)


def cards_of(out: vec[i64], first: i64, pile: i64) -> vec[i64]:
    kind: i64
    for kind in range(KINDS):
        if held(pile, kind) > 0:
            out = append(out, first + kind)
    return out


class Remove(RacePhase):
    """T-3.5 CHOOSE_REMOVE, D9: out of the game for good."""

    name = "remove"

    def codes(self, s: Race, seat: i64) -> vec[i64]:
        out = cards_of(vec[i64](), REMOVE, s.hand[seat])
        return out if s.must_remove else append(out, DONE)

    def step(self, s: Race, seat: i64, code: i64) -> None:
        if code != DONE:
            lose_card(s, seat, code - REMOVE)
            s.gone[seat] += ONE[code - REMOVE]
            s.to_remove -= 1
        if code == DONE or s.to_remove == 0 or s.hand[seat] == 0:
            return_to_play(s)

    def reason(self, s: Race, seat: i64, code: i64) -> Refusal:
        if code == DONE:
            return Refusal("A-4.31", "E_MUST_REMOVE")
        if REMOVE <= code < REPLACE:
            return Refusal("A-4.31" if s.must_remove else "A-4.24", "E_NOT_IN_HAND", {"card": CARDS[code - REMOVE]})
        return self.not_now(code)


class Take(RacePhase):
    """T-3.5 CHOOSE_TAKE, A-4.22: any pile of any row, free. It is no purchase (Q-15), and the pile stays there."""

    name = "take"

    def codes(self, s: Race, seat: i64) -> vec[i64]:
        return cards_of(vec[i64](), TAKE - SCOUT, s.market)

    def step(self, s: Race, seat: i64, code: i64) -> None:
        kind = code - TAKE + SCOUT
        s.market -= ONE[kind]
        s.discard[seat] += ONE[kind]
        s.fresh += ONE[kind]
        s.phase = FREE

    def reason(self, s: Race, seat: i64, code: i64) -> Refusal:
        if TAKE <= code < REMOVE:
            return Refusal("A-4.22", "E_SOLD_OUT", {"card": CARDS[code - TAKE + SCOUT]})
        return self.not_now(code)


class Replace(RacePhase):
    """T-3.5 CHOOSE_REPLACE, D16: one to four cards onto the discard pile, then as many are drawn."""

    name = "replace"

    def codes(self, s: Race, seat: i64) -> vec[i64]:
        out = cards_of(vec[i64](), REPLACE, s.hand[seat])
        return append(out, DONE) if s.replaced > 0 else out

    def step(self, s: Race, seat: i64, code: i64) -> None:
        if code != DONE:
            lay_off(s, seat, code - REPLACE)
            s.replaced += 1
        if code == DONE or s.replaced == HAND or s.hand[seat] == 0:
            draw_cards(s, seat, s.replaced, s.after)

    def reason(self, s: Race, seat: i64, code: i64) -> Refusal:
        if code == DONE:
            return Refusal("A-4.32", "E_REPLACE_ONE")
        if REPLACE <= code < DONE:
            return Refusal("A-4.32", "E_NOT_IN_HAND", {"card": CARDS[code - REPLACE]})
        return self.not_now(code)
