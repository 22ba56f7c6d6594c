"""T-2 Setup and T-6.3 neutral workers: what NATURE draws before the first turn, and DP-WEALTH."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import bit, count, lowest
from sacbe.core.errors import HiddenPosition, Refusal
from sacbe.games.tzolkin.actions import BEG, DEAL, FIRST, KEEP, NEUTRALS, REVEAL, SHOW
from sacbe.games.tzolkin.data import (
    ALL_WEALTH,
    BUILDING_COUNT,
    CHICHEN,
    DEALT,
    FIRST_BIT,
    KEPT,
    MONUMENTS,
    MOST_EFFECTS,
    ON_GEAR,
    WEALTH,
    WEALTH_GEAR,
    WEALTH_GIVES,
    WEALTH_SPACE,
    monuments_shown,
    neutral_workers,
)
from sacbe.games.tzolkin.rules.goods import give
from sacbe.games.tzolkin.rules.guards import ChancePhase, TzolkinPhase, not_now
from sacbe.games.tzolkin.rules.rounds import DrawBuildings, begin_round
from sacbe.games.tzolkin.state import (
    DEAL_WEALTH,
    KEEP_WEALTH,
    LAY_BUILDINGS,
    LAY_MONUMENTS,
    OPEN_WEALTH,
    PLACE_NEUTRALS,
    Tzolkin,
)


def tiles_of(mask: i64, first: i64) -> vec[i64]:
    """The codes of a verb for every tile of a mask."""
    out = vec[i64](capacity=24)
    while mask != 0:
        out = append(out, first + lowest(mask))
        mask &= mask - 1
    return out


class ChooseFirst(ChancePhase):
    """T-2.1, R-26 Every seat is equally likely to begin."""

    name = "first"

    def codes(self, s: Tzolkin, seat: i64) -> vec[i64]:
        return tiles_of(bit(s.seats) - 1, FIRST)

    def refuse(self, s: Tzolkin, seat: i64, code: i64) -> Refusal | None:
        if code >= SHOW:
            return not_now(code)
        return None if code - FIRST < s.seats else Refusal("T-2.1", "E-NO-SUCH-SEAT", {"seats": int(s.seats)})

    def step(self, s: Tzolkin, seat: i64, code: i64) -> None:
        s.marker = code - FIRST
        s.phase = LAY_BUILDINGS


class LayBuildings(DrawBuildings):
    """T-2.6 Six buildings of age 1."""

    name = "buildings"

    def go_on(self, s: Tzolkin) -> None:
        s.phase = LAY_MONUMENTS


class LayMonuments(ChancePhase):
    """T-2.6 Players + 2 monuments; the others are out of the game."""

    name = "monuments"

    def codes(self, s: Tzolkin, seat: i64) -> vec[i64]:
        return tiles_of(s.unseen, SHOW + BUILDING_COUNT)

    def refuse(self, s: Tzolkin, seat: i64, code: i64) -> Refusal | None:
        if code < SHOW + BUILDING_COUNT or code >= DEAL:
            return not_now(code)
        monument = code - SHOW - BUILDING_COUNT
        return None if (s.unseen >> monument) & 1 else Refusal("T-2.6", "E-NOT-IN-DECK", {"tile": MONUMENTS[monument]})

    def step(self, s: Tzolkin, seat: i64, code: i64) -> None:
        monument = code - SHOW - BUILDING_COUNT
        s.unseen &= ~bit(monument)
        laid: i64 = 0
        while s.offered[laid] >= 0:
            laid += 1
        s.offered[laid] = monument
        if laid + 1 == monuments_shown(s.seats):
            s.phase = DEAL_WEALTH


# T-2.7 Wealth tiles


def undealt(s: Tzolkin) -> i64:
    mask = ALL_WEALTH & ~s.neutral_tiles
    seat: i64
    for seat in range(s.seats):
        mask &= ~s.dealt[seat]
    return mask


class DealWealth(ChancePhase):
    """T-2.7 Four tiles face down to each player, who alone sees them."""

    name = "deal"

    def codes(self, s: Tzolkin, seat: i64) -> vec[i64]:
        return tiles_of(undealt(s), DEAL)

    def refuse(self, s: Tzolkin, seat: i64, code: i64) -> Refusal | None:
        if code < DEAL or code >= NEUTRALS:
            return not_now(code)
        return None if (undealt(s) >> (code - DEAL)) & 1 else already_dealt(code - DEAL)

    def step(self, s: Tzolkin, seat: i64, code: i64) -> None:
        to = next_dealt(s)
        s.dealt[to] |= bit(code - DEAL)
        s.dealt_count[to] += 1
        if to == s.seats - 1 and s.dealt_count[to] == DEALT:
            s.phase = PLACE_NEUTRALS if neutral_workers(s.seats) > 0 else KEEP_WEALTH

    def audience(self, s: Tzolkin, seat: i64, code: i64) -> i64:
        return bit(next_dealt(s))


def next_dealt(s: Tzolkin) -> i64:
    """The seat that gets the next tile."""
    seat: i64 = 0
    while s.dealt_count[seat] == DEALT:
        seat += 1
    return seat


def already_dealt(tile: i64) -> Refusal:
    return Refusal("T-2.7", "E-NOT-IN-DECK", {"tile": WEALTH[tile]})


# T-6.3 Neutral workers


class PlaceNeutrals(ChancePhase):
    """Undealt tiles are opened one by one; the first neutral worker of a small gear brings one opposite."""

    name = "neutrals"

    def codes(self, s: Tzolkin, seat: i64) -> vec[i64]:
        return tiles_of(undealt(s), NEUTRALS)

    def refuse(self, s: Tzolkin, seat: i64, code: i64) -> Refusal | None:
        if code < NEUTRALS or code >= KEEP:
            return not_now(code)
        return None if (undealt(s) >> (code - NEUTRALS)) & 1 else already_dealt(code - NEUTRALS)

    def step(self, s: Tzolkin, seat: i64, code: i64) -> None:
        tile = code - NEUTRALS
        s.neutral_tiles |= bit(tile)
        gear = WEALTH_GEAR[tile]
        space = WEALTH_SPACE[tile]
        is_first = s.neutrals & ON_GEAR[gear] == 0
        s.neutrals |= bit(FIRST_BIT[gear] + space)
        all_of_them = neutral_workers(s.seats)
        if is_first and gear != CHICHEN and count(s.neutrals) < all_of_them:
            s.neutrals |= bit(FIRST_BIT[gear] + (space + 5) % 10)
        if count(s.neutrals) == all_of_them:
            s.phase = KEEP_WEALTH


# T-2.9 DP-WEALTH


class KeepWealth(TzolkinPhase):
    """Everybody at once, secretly, keeps two of his four tiles, one after the other."""

    name = "wealth"

    def actors(self, s: Tzolkin) -> i64:
        mask: i64 = 0
        seat: i64
        for seat in range(s.seats):
            if s.kept_count[seat] < KEPT:
                mask |= bit(seat)
        return mask

    def codes(self, s: Tzolkin, seat: i64) -> vec[i64]:
        return tiles_of(s.dealt[seat] & ~s.kept[seat], KEEP)

    def refuse(self, s: Tzolkin, seat: i64, code: i64) -> Refusal | None:
        if code < KEEP or code >= REVEAL:
            return not_now(code)
        tile = code - KEEP
        if (s.kept[seat] >> tile) & 1:
            return Refusal("T-2.9", "E-KEPT", {"tile": WEALTH[tile]})
        return None if (s.dealt[seat] >> tile) & 1 else Refusal("T-2.9", "E-NOT-DEALT", {"tile": WEALTH[tile]})

    def step(self, s: Tzolkin, seat: i64, code: i64) -> None:
        s.kept[seat] |= bit(code - KEEP)
        s.kept_count[seat] += 1
        if self.actors(s) == 0:
            s.phase = OPEN_WEALTH

    def audience(self, s: Tzolkin, seat: i64, code: i64) -> i64:
        return bit(seat)


class OpenWealth(ChancePhase):
    """T-2.9 Kept tiles are opened together, and everybody receives what they show."""

    name = "reveal"

    def codes(self, s: Tzolkin, seat: i64) -> vec[i64]:
        return tiles_of(1, REVEAL)

    def refuse(self, s: Tzolkin, seat: i64, code: i64) -> Refusal | None:
        return None if REVEAL <= code < BEG else not_now(code)

    def step(self, s: Tzolkin, seat: i64, code: i64) -> None:
        player: i64
        for player in range(s.seats):
            if count(s.kept[player]) < s.kept_count[player]:
                raise HiddenPosition(f"what seat {player} has kept is hidden here; guess(rng) fills it in")
            rest = s.kept[player]
            while rest != 0:
                receive(s, player, lowest(rest))
                rest &= rest - 1
        begin_round(s)


def receive(s: Tzolkin, seat: i64, tile: i64) -> None:
    place: i64
    for place in range(MOST_EFFECTS):
        effect = WEALTH_GIVES[tile * MOST_EFFECTS + place]
        if effect >= 0:
            give(s, seat, effect >> 4, effect & 15)
