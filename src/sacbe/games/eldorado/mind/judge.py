"""One seat's race: the rounds it still needs with its deck, and what cards and tokens are worth to it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import count
from sacbe.games.eldorado.data import KINDS, PRICE, SCOUT, SINGLE_USE, TOKEN_KINDS
from sacbe.games.eldorado.mind.deck import BLOCKADE_SHARE, BLOCKADE_WORTH, STAGES, Deck, Weights
from sacbe.games.eldorado.mind.ways import ATLAS, Ways
from sacbe.games.eldorado.rules.market import available, bottom_kinds, empty_slot
from sacbe.games.eldorado.rules.piles import ONE, held, size
from sacbe.games.eldorado.rules.track import Route
from sacbe.games.eldorado.state import TOKEN, Race

_DECKS: Final[i64] = 1021  # places for one on a route, at most two kilobytes each; a prime, as decks are packed numbers
_CHARTS: Final[i64] = 4

# Rounds a token saves: three machetes, two paddles, two coins, then draw, remove, replace, pass through, native step,
# change symbol, keep item.
TOKEN_WORTH: Final[vec[float]] = vec[float](
    [0.15, 0.22, 0.3, 0.2, 0.3, 0.15, 0.22, 0.2, 0.1, 0.3, 0.08, 0.35, 0.15, 0.12]
)
_TOKENS_FADE: Final = 4.0  # with so many rounds to go tokens begin to be worth less


class Chart:
    """A route and the decks met on it, each in the one place that its cards and the stage of the race lead to."""

    def __init__(self, ways: Ways, weights: Weights) -> None:
        self.ways: Final = ways
        self.weights: Final = weights
        self.decks: list[Deck | None] = [None] * int(_DECKS)

    def deck(self, cards: i64, stage: i64) -> Deck:
        at = (cards + stage) % _DECKS
        deck = self.decks[at]
        if deck is None or deck.cards != cards or deck.stage != stage:
            deck = Deck(self.ways, self.weights, cards, stage)
            self.decks[at] = deck
        return deck


class Judge:
    chart: Chart

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        self.charts: list[Chart] = []  # of the last routes
        self.route: Route | None = None  # of the last position
        self.worth: vec[float] = vec[float]([0.0] * 21)  # by kind: rounds saved if it joined the deck now
        # what is ahead of one seat
        self._stage: i64 = 0
        self._hexes: vec[i64] = vec[i64]([0, 0])  # where its figures stand
        self._figures: i64 = 0
        self._blockades: vec[i64] = vec[i64]([0] * 6)  # those before the hindmost figure
        self._standing: i64 = 0

    def deck(self, s: Race, cards: i64) -> Deck:
        if self.route is not s.route:
            self.chart = self._find_chart(ATLAS.ways(s.route))
            self.route = s.route
        self._stage = stage_of(s)
        return self.chart.deck(cards, self._stage)

    def _find_chart(self, ways: Ways) -> Chart:
        for chart in self.charts:
            if chart.ways is ways:
                return chart
        if len(self.charts) >= _CHARTS:
            self.charts.pop(0)
        self.charts.append(Chart(ways, self.weights))
        return self.charts[-1]

    def rounds(self, s: Race, seat: i64, cards: i64) -> float:
        """All own figures to El Dorado with this deck."""
        deck = self.deck(s, cards)
        self._look_ahead(s, seat)
        return self._rounds(deck)

    def _look_ahead(self, s: Race, seat: i64) -> None:
        """What `_rounds` adds up is the same for all decks a seat might have."""
        first: i64 = s.route.joints
        self._figures = 0
        self._standing = 0
        number: i64
        for number in range(2):
            figure = s.own_figure(seat, number)
            if figure >= 0 and s.figure[figure] >= 0:
                self._hexes[self._figures] = s.figure[figure]
                self._figures += 1
                first = min(first, s.route.piece[s.figure[figure]])
        joint: i64
        for joint in range(first, s.route.joints):
            if s.standing(joint) > 0:
                self._blockades[self._standing] = s.standing(joint)
                self._standing += 1

    def _rounds(self, deck: Deck) -> float:
        total = 0.0
        i: i64
        for i in range(self._standing):
            total += BLOCKADE_SHARE * deck.blockade_rounds(self._blockades[i])
        for i in range(self._figures):
            total += deck.rounds(self._hexes[i])
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
            fading = self.fading(rounds)
            token: i64
            for token in range(TOKEN_KINDS):
                worth += fading * TOKEN_WORTH[token] * float(held(tokens, token))
        return worth

    def fading(self, rounds: float) -> float:
        """Tokens must be used before the race is over."""
        return min(1.0, rounds / _TOKENS_FADE)

    def share(self, s: Race, seat: i64, rounds: float) -> float:
        """How much of its worth a card has that is laid onto the discard pile now: it comes after a reshuffle."""
        late = (0.25 * float(size(s.draw[seat])) + 1.0) / max(rounds, 0.5)
        return self.weights.eager * max(1.0 - late, 0.0)

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
                    saved = rounds - self._rounds(self.chart.deck(cards + ONE[kind], self._stage))
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
        return self.rounds(s, seat, cards) - self._rounds(self.chart.deck(cards - ONE[kind], self._stage))


def stage_of(s: Race) -> i64:
    """How far a usual race would have come by now. It is the same all through a round, so no step changes it."""
    usual: i64 = 26
    if s.seats != 2:
        usual = 16
    return min(STAGES * (s.round - 1) // usual, STAGES - 1)


def cards_of(s: Race, seat: i64) -> i64:
    """All cards a seat owns; one that is moving a figure too, unless that uses it up."""
    cards = s.hand[seat] + s.draw[seat] + s.discard[seat] + s.played[seat]
    if s.turn == seat and 0 <= s.source < TOKEN and (SINGLE_USE[s.source] == 0 or s.spared):
        cards += ONE[s.source]
    return cards
