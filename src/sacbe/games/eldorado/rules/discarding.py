"""T-3.7, T-3.10 DISCARD: tokens that deal with the hand, then what is left of it may be kept."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.errors import Refusal
from sacbe.games.eldorado.actions import DISCARD, KEEP, PASS, STEP, USE
from sacbe.games.eldorado.data import CARDS, DRAW_1, REPLACE, TOKENS
from sacbe.games.eldorado.rules.effects import can_use_hand_token, cards_of, use_hand_token
from sacbe.games.eldorado.rules.guards import RacePhase
from sacbe.games.eldorado.rules.piles import ONE, held
from sacbe.games.eldorado.rules.turns import discard_rest, pass_turn
from sacbe.games.eldorado.state import DISCARDING, LATE, Race


def hand_tokens(s: Race, seat: i64) -> vec[i64]:
    """Moving and buying belong to phase 1, so only draw, remove and replace tokens work outside it (Q-35)."""
    out = vec[i64]()
    token: i64
    for token in range(DRAW_1, REPLACE + 1):
        if can_use_hand_token(s, seat, token):
            out = append(out, USE + token)
    return out


class Discard(RacePhase):
    """T-3.5 D17, then D15. Cards are kept one by one; all others are discarded together."""

    name = "discard"

    def codes(self, s: Race, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        if s.tokens[seat] != 0 and s.kept == 0 and s.edition > 1:  # the first edition had no tokens here
            out = hand_tokens(s, seat)
        if not s.discard_all:  # V-6.12
            out = cards_of(out, KEEP, s.hand[seat] - s.kept)
        return append(out, DISCARD)

    def step(self, s: Race, seat: i64, code: i64) -> None:
        if code < KEEP:
            use_hand_token(s, seat, code - USE, DISCARDING)
            return
        if code != DISCARD:
            s.kept += ONE[code - KEEP]
        if code == DISCARD or s.kept == s.hand[seat]:
            discard_rest(s)

    def reason(self, s: Race, seat: i64, code: i64) -> Refusal:
        if KEEP <= code < DISCARD:
            if s.discard_all and held(s.hand[seat], code - KEEP) > 0:
                return Refusal("V-6.12", "E_NOTHING_KEPT")
            return Refusal("T-3.7", "E_NOT_IN_HAND", {"card": CARDS[code - KEEP]})
        if USE <= code < STEP:
            return self.why_not_token(s, seat, code - USE)
        return self.not_now(code)

    def why_not_token(self, s: Race, seat: i64, token: i64) -> Refusal:
        name = TOKENS[token]
        if held(s.tokens[seat], token) == 0:
            return Refusal("A-4.29", "E_NO_TOKEN", {"token": name})
        if not DRAW_1 <= token <= REPLACE:
            return Refusal("A-4.29", "E_TOKEN_TOO_LATE", {"token": name})
        if s.edition == 1:
            if s.late_tokens:
                return Refusal("T-3.10", "E_AFTER_DRAWING", {"token": name})
            return Refusal("A-4.29", "E_TOKEN_TOO_LATE", {"token": name})
        if s.kept != 0:
            return Refusal("T-3.10", "E_KEEPING", {"token": name})
        return Refusal("A-4.31" if token < REPLACE else "A-4.32", "E_HAND_EMPTY", {"token": name})

    def audience(self, s: Race, seat: i64, code: i64) -> i64:
        return 1 << seat if KEEP <= code < DISCARD else -1  # which cards stay is the owner's secret (H-7.2)


class Late(RacePhase):
    """The first edition's option: the same tokens after phase 3, until the player passes the turn on."""

    name = "late"

    def codes(self, s: Race, seat: i64) -> vec[i64]:
        return append(hand_tokens(s, seat), PASS)

    def step(self, s: Race, seat: i64, code: i64) -> None:
        if code == PASS:
            pass_turn(s)
        else:
            use_hand_token(s, seat, code - USE, LATE)

    def reason(self, s: Race, seat: i64, code: i64) -> Refusal:
        if not USE <= code < STEP:
            return Refusal("T-3.10", "E_ONLY_TOKENS")
        token = code - USE
        if held(s.tokens[seat], token) == 0 and held(s.new_tokens, token) > 0:
            return Refusal("A-4.27", "E_TOKEN_NEW", {"token": TOKENS[token]})
        if held(s.tokens[seat], token) == 0:
            return Refusal("A-4.29", "E_NO_TOKEN", {"token": TOKENS[token]})
        if DRAW_1 <= token <= REPLACE:
            return Refusal("A-4.31" if token < REPLACE else "A-4.32", "E_HAND_EMPTY", {"token": TOKENS[token]})
        return Refusal("A-4.29", "E_TOKEN_TOO_LATE", {"token": TOKENS[token]})
