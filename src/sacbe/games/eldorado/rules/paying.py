"""A-4.12, A-4.13 Rubble and base camps, A-4.10 gray blockades: cards are given one by one."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.errors import Refusal
from sacbe.games.eldorado.actions import BUY, PAY
from sacbe.games.eldorado.data import BLOCKADE_COST, CAMP, CARDS, KINDS
from sacbe.games.eldorado.rules.guards import RacePhase
from sacbe.games.eldorado.rules.moving import enter_paid, take_blockade
from sacbe.games.eldorado.rules.piles import ONE, held, kinds_in, size
from sacbe.games.eldorado.rules.turns import lay_off, lose_card, stop_moving
from sacbe.games.eldorado.state import CAVES, FREE, PAYING, Race


def begin_payment(s: Race, figure: i64, cell: i64, joint: i64) -> None:
    """For entering a hex, or for the blockade on a joint. The symbols left over are lost (A-4.3)."""
    s.phase = PAYING
    s.payer = figure
    s.pay_hex = cell
    s.pay_joint = joint
    s.to_pay = s.route.cost[cell] if cell >= 0 else BLOCKADE_COST[s.standing(joint)]
    s.window = 0
    stop_moving(s)
    if s.phase != CAVES:
        settle_payment(s)


def settle_payment(s: Race) -> None:
    """Without a choice (all cards, or all of one kind) the rest is given at once; after that the figure goes."""
    hand = s.hand[s.turn]
    while s.to_pay > 0 and (size(hand) == s.to_pay or kinds_in(hand) == 1):
        kind: i64 = 0
        while held(hand, kind) == 0:
            kind += 1
        give_card(s, kind)
        hand = s.hand[s.turn]
    if s.to_pay > 0:
        return
    figure, cell, joint = s.payer, s.pay_hex, s.pay_joint
    s.payer = -1
    s.pay_hex = -1
    s.pay_joint = -1
    if cell >= 0:
        enter_paid(s, figure, cell)
    else:
        take_blockade(s, joint)
        s.phase = FREE


def give_card(s: Race, kind: i64) -> None:
    if s.pay_hex >= 0 and s.route.terrain[s.pay_hex] == CAMP:
        lose_card(s, s.turn, kind)
        s.gone[s.turn] += ONE[kind]
    else:
        lay_off(s, s.turn, kind)  # also a single-use card is only discarded
    s.to_pay -= 1


class Pay(RacePhase):
    """T-3.5 PAYING, D6."""

    name = "pay"

    def codes(self, s: Race, seat: i64) -> vec[i64]:
        out = vec[i64]()
        kind: i64
        for kind in range(KINDS):
            if held(s.hand[seat], kind) > 0:
                out = append(out, PAY + kind)
        return out

    def step(self, s: Race, seat: i64, code: i64) -> None:
        give_card(s, code - PAY)
        settle_payment(s)

    def reason(self, s: Race, seat: i64, code: i64) -> Refusal:
        if PAY <= code < BUY:
            return Refusal("A-4.19", "E_NOT_IN_HAND", {"card": CARDS[code - PAY]})
        return self.not_now(code)
