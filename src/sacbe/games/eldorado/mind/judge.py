"""One seat's race: the rounds it still needs with its deck, and what cards and tokens are worth to it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import count
from sacbe.games.eldorado.data import KINDS, PRICE, SCOUT, SINGLE_USE, TOKEN_KINDS
from sacbe.games.eldorado.mind.deck import STAGES, Deck, Weights
from sacbe.games.eldorado.mind.walk import BLOCKADE_SHARE, BLOCKADE_WORTH, blockade_rounds
from sacbe.games.eldorado.mind.ways import Ways
from sacbe.games.eldorado.rules.market import available, bottom_kinds, empty_slot
from sacbe.games.eldorado.rules.piles import ONE, held, size
from sacbe.games.eldorado.rules.track import Route
from sacbe.games.eldorado.state import TOKEN, Race

_DECKS: Final = 1000  # remembered for one route and stage
_ROUTES: Final = 16

# Rounds a token saves: three machetes, two paddles, two coins, then draw, remove, replace, pass through, native step,
# change symbol, keep item.
TOKEN_WORTH: Final[vec[float]] = vec[float](
    [0.15, 0.22, 0.3, 0.2, 0.3, 0.15, 0.22, 0.2, 0.1, 0.3, 0.08, 0.35, 0.15, 0.12]
)
_TOKENS_FADE: Final = 4.0  # with so many rounds to go tokens begin to be worth less


class Chart:
    """A route and the decks met on it."""

    def __init__(self, route: Route) -> None:
        self.ways: Final = Ways(route)
        self.decks: list[dict[int, Deck]] = [{} for _ in range(8)]  # by stage, then by cards


class Judge:
    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        self.charts: dict[str, Chart] = {}
        self.chart: Chart | None = None
        self.worth: vec[float] = vec[float]([0.0] * 21)  # by kind: rounds saved if it joined the deck now

    def deck(self, s: Race, cards: i64) -> Deck:
        chart = self.chart
        if chart is None or chart.ways.route is not s.route:
            found = self.charts.get(s.route.text)
            if found is None:
                if len(self.charts) >= _ROUTES:
                    self.charts.clear()
                found = Chart(s.route)
                self.charts[s.route.text] = found
            chart = found
            self.chart = chart
        stage = stage_of(s)
        decks = chart.decks[stage]
        deck = decks.get(cards)
        if deck is None:
            if len(decks) >= _DECKS:
                decks.clear()
            deck = Deck(chart.ways, self.weights, cards, stage)
            decks[cards] = deck
        return deck

    def rounds(self, s: Race, seat: i64, cards: i64) -> float:
        """All own figures to El Dorado with this deck."""
        deck = self.deck(s, cards)
        total = self.blockade_rounds(s, seat, deck) if s.barrier != 0 else 0.0
        number: i64
        for number in range(2):
            figure = s.own_figure(seat, number)
            if figure >= 0 and s.figure[figure] >= 0:
                total += deck.rounds(s.figure[figure])
        return total

    def standing(self, s: Race, seat: i64) -> float:
        """Minus the rounds to go, and what is owned besides cards."""
        cards = cards_of(s, seat)
        rounds = self.rounds(s, seat, cards)
        worth = -rounds
        if s.turn == seat and s.fresh != 0:  # what has just been bought comes after a reshuffle
            late = 1.0 - self.share(s, seat, rounds)
            worth -= late * (self.rounds(s, seat, cards - s.fresh) - rounds)
        worth += BLOCKADE_WORTH * float(count(s.blockades[seat]))
        tokens = s.tokens[seat]
        if s.turn == seat:
            tokens += s.new_tokens
        if tokens != 0:
            fading = self.fading(s, seat, cards)
            token: i64
            for token in range(TOKEN_KINDS):
                worth += fading * TOKEN_WORTH[token] * float(held(tokens, token))
        return worth

    def fading(self, s: Race, seat: i64, cards: i64) -> float:
        """Tokens must be used before the race is over."""
        return min(1.0, self.rounds(s, seat, cards) / _TOKENS_FADE)

    def share(self, s: Race, seat: i64, rounds: float) -> float:
        """How much of its worth a card has that is laid onto the discard pile now: it comes after a reshuffle."""
        late = (0.25 * float(size(s.draw[seat])) + 1.0) / max(rounds, 0.5)
        return self.weights.eager * max(1.0 - late, 0.0)

    def blockade_rounds(self, s: Race, seat: i64, deck: Deck) -> float:
        """The blockades that stand before the hindmost figure."""
        first: i64 = s.route.joints
        number: i64
        for number in range(2):
            figure = s.own_figure(seat, number)
            if figure >= 0 and s.figure[figure] >= 0:
                first = min(first, s.route.piece[s.figure[figure]])
        total = 0.0
        joint: i64
        for joint in range(first, s.route.joints):
            if s.standing(joint) > 0:
                total += BLOCKADE_SHARE * blockade_rounds(deck, s.standing(joint))
        return total

    # -- cards ------------------------------------------------------------------------------------------------------

    def look_at_market(self, s: Race, seat: i64, cards: i64) -> None:
        """`worth` of every kind still to be had."""
        rounds = self.rounds(s, seat, cards)
        share = self.share(s, seat, rounds)
        coin = self.weights.coin
        kind: i64
        for kind in range(SCOUT, KINDS):
            self.worth[kind] = 0.0
            if held(s.market, kind) > 0:
                if coin > 0.0:
                    saved = coin * float(PRICE[kind])
                else:
                    saved = rounds - self.rounds(s, seat, cards + ONE[kind])
                self.worth[kind] = share * saved

    def best_at(self, s: Race, prices: vec[i64], best: vec[i64]) -> None:
        """`best[halves]`: the kind to buy with so many half coins; -1 for none."""
        bottom = bottom_kinds(s)
        opened = empty_slot(s) >= 0
        kind: i64
        halves: i64
        for halves in range(len(best)):
            best[halves] = -1
        for kind in range(SCOUT, KINDS):
            if self.worth[kind] > 0.0 and available(s, kind, bottom, opened):
                for halves in range(2 * prices[kind], len(best)):
                    if best[halves] < 0 or self.worth[kind] > self.worth[best[halves]]:
                        best[halves] = kind

    def best_of_all(self, s: Race) -> i64:
        """The kind to take with the Transmitter; -1 if nothing is left."""
        best: i64 = -1
        kind: i64
        for kind in range(SCOUT, KINDS):
            if held(s.market, kind) > 0 and (best < 0 or self.worth[kind] > self.worth[best]):
                best = kind
        return best

    def removal(self, s: Race, seat: i64, cards: i64, kind: i64) -> float:
        """Rounds saved if a card of this kind left the deck."""
        return self.rounds(s, seat, cards) - self.rounds(s, seat, cards - ONE[kind])


def stage_of(s: Race) -> i64:
    """How far a usual race would have come by now. It is the same all through a round, so no step changes it."""
    usual: i64 = 26 if s.seats == 2 else 16
    return min(STAGES * (s.round - 1) // usual, STAGES - 1)


def cards_of(s: Race, seat: i64) -> i64:
    """All cards a seat owns; one that is moving a figure too, unless that uses it up."""
    cards = s.hand[seat] + s.draw[seat] + s.discard[seat] + s.played[seat]
    if s.turn == seat and 0 <= s.source < TOKEN and (SINGLE_USE[s.source] == 0 or s.spared):
        cards += ONE[s.source]
    return cards
