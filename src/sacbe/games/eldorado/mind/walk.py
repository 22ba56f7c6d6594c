"""How far one figure can come this turn, for every set of cards and tokens it may use up on the way."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import bit, count
from sacbe.games.eldorado.actions import CLEAR, PAY, PLAY, STEP, USE
from sacbe.games.eldorado.data import BLOCKADE_ASKS, BLOCKADE_COST, CAMP, RUBBLE
from sacbe.games.eldorado.mind.ground import LONGEST, PLACES, Ground
from sacbe.games.eldorado.mind.items import NATIVES, Items
from sacbe.games.eldorado.state import PAYING, TOKEN

_SETS: Final[i64] = 128
_ROOM: Final[i64] = 120  # places noted for one set of items
_NEVER: Final = -1000.0
_BEHIND: Final = 0.5  # rounds that a place may be behind the best one and still be gone on from

CAVE_WORTH: Final = 0.22  # rounds a cave token saves


class Gains:
    """What a walk has come to, by set of items."""

    def __init__(self) -> None:
        self.gain: vec[float] = vec[float]([_NEVER] * int(_SETS))  # the rounds saved by using exactly these items
        self.first: vec[i64] = vec[i64]([-1] * int(_SETS))  # the action it begins with


class Walk:
    """One walk after the other. The places a set of items leads to are noted side by side, from `set * _ROOM` on."""

    ground: Ground
    gains: Gains

    def __init__(self, items: Items) -> None:
        self.items: Final = items
        self.alike = False
        self._count: vec[i64] = vec[i64]([0] * int(_SETS))
        self._place: vec[i64] = vec[i64]([0] * int(_SETS * _ROOM))
        self._value: vec[float] = vec[float]([0.0] * int(_SETS * _ROOM))
        self._begin: vec[i64] = vec[i64]([-1] * int(_SETS * _ROOM))
        # By set and place, where it is noted. It may be left from another walk, so what is noted there decides.
        self._noted: vec[i64] = vec[i64]([0] * int(_SETS * PLACES))
        self._then: vec[float] = vec[float]([0.0] * int(LONGEST))  # along one lead
        self._usable: vec[i64] = vec[i64]([0] * 7)  # the items that may go on from one set,
        self._symbols: vec[i64] = vec[i64]([0] * 7)  # what for,
        self._joined: vec[i64] = vec[i64]([0] * 7)  # and the set that this makes

    def go(self, ground: Ground, gains: Gains, symbols: i64, power: i64, arrival: float, alike: bool) -> None:
        """Walk over this ground; `symbols` of `power` are at hand already and go first.

        With `alike` only sets of equal items are looked at: enough to tell what one card saves after its equals.
        """
        self.ground = ground
        self.gains = gains
        self.alike = alike
        s, deck, figure, here = ground.race, ground.deck, ground.figure, ground.here
        route = s.route
        sets = bit(self.items.number)
        mask: i64
        i: i64
        for mask in range(sets):
            self._count[mask] = 0
            gains.gain[mask] = _NEVER
            gains.first[mask] = -1
        if s.phase == PAYING and s.payer == figure:
            if s.pay_hex >= 0:
                self.pay(0, 2 * s.pay_hex, s.to_pay, 0.0, -1, route.terrain[s.pay_hex] == CAMP)
            else:
                self.pay(0, 2 * here + 1, s.to_pay, deck.credit(s.standing(s.pay_joint)), -1, False)
        else:
            self.put(0, 2 * here, 0.0, -1)
            if symbols != 0:
                self.use(0, 2 * here, 0.0, symbols, power, -1)
        rich: i64 = 0
        for i in range(len(route.caves)):
            if s.cave_tokens(i) > 0 and (s.locked[figure] >> i) & 1 == 0:
                rich |= bit(i)
        for mask in range(sets):
            if self._count[mask] > 0:
                self.weigh(mask, rich, arrival)
                self.extend(mask)

    def weigh(self, mask: i64, rich: i64, arrival: float) -> None:
        """The best of the places that these items lead to."""
        ground = self.ground
        deck, route = ground.deck, ground.race.route
        place, value, piece, beside = self._place, self._value, route.piece, route.beside
        from_here = deck.rounds(ground.here)
        most = _NEVER
        k: i64
        for k in range(mask * _ROOM, mask * _ROOM + self._count[mask]):
            cell = place[k] >> 1
            saved = value[k] + from_here - deck.rounds(cell)
            if piece[cell] == route.pieces:
                saved += arrival
            elif beside[cell] & rich != 0:
                saved += CAVE_WORTH * float(count(beside[cell] & rich))
            if saved > most:
                most = saved
                self.gains.first[mask] = self._begin[k]
        self.gains.gain[mask] = most

    def extend(self, mask: i64) -> None:
        """Go on, but only from where it has come nearly as far."""
        usable = self.sort_out(mask)
        if usable == 0 and self.items.cards & ~mask == 0:
            return
        ground = self.ground
        deck, route = ground.deck, ground.race.route
        from_here = deck.rounds(ground.here)
        enough = self.gains.gain[mask] - _BEHIND
        k: i64
        for k in range(mask * _ROOM, mask * _ROOM + self._count[mask]):
            cell = self._place[k] >> 1
            if route.piece[cell] != route.pieces and self._value[k] + from_here - deck.rounds(cell) >= enough:
                self.go_on(mask, usable, self._place[k], self._value[k], self._begin[k])

    def sort_out(self, mask: i64) -> i64:
        """How many items may be used next; `_usable` says which."""
        items = self.items
        usable: i64 = 0
        i: i64
        for i in range(items.number):
            symbols = items.symbols[i]
            if symbols == 0 or (mask >> i) & 1 or (self.alike and mask & ~items.equals(i) != 0):
                continue
            source = items.source[i]
            if i > 0 and items.source[i - 1] == source and (mask >> (i - 1)) & 1 == 0:
                continue  # of equal items the first goes first
            if self.ground.race.any_symbol and source < TOKEN and symbols != NATIVES and mask & items.cards == 0:
                symbols = 7
            self._usable[usable] = i
            self._symbols[usable] = symbols
            self._joined[usable] = mask | bit(i)
            usable += 1
        return usable

    def go_on(self, mask: i64, usable: i64, place: i64, value: float, first: i64) -> None:
        """One more source, or a payment."""
        items = self.items
        n: i64
        for n in range(usable):
            i = self._usable[n]
            begin = first
            if first < 0:
                source = items.source[i]
                begin = USE + source - TOKEN if source >= TOKEN else PLAY + source
            self.use(self._joined[n], place, value - items.loss[i], self._symbols[n], items.power[i], begin)
        rest = items.cards & ~mask
        if rest == 0:
            return
        cards = count(rest)
        ground = self.ground
        route = ground.race.route
        at = ground.look(place, False)
        k: i64
        for k in range(6 * at, 6 * at + ground.exits[at]):
            there = ground.exit_to[k] >> 1
            if route.terrain[there] >= RUBBLE and route.cost[there] <= cards:
                begin = STEP + 6 * ground.number + ground.exit_direction[k] if first < 0 else first
                self.pay(mask, ground.exit_to[k], route.cost[there], value, begin, route.terrain[there] == CAMP)
        blockade = ground.blockade[at]
        if blockade > 0 and BLOCKADE_ASKS[blockade] == RUBBLE and BLOCKADE_COST[blockade] <= cards:
            begin = CLEAR + 6 * ground.number + blockade - 1 if first < 0 else first
            self.pay(mask, place + 1, BLOCKADE_COST[blockade], value + ground.deck.credit(blockade), begin, False)

    def put(self, mask: i64, place: i64, value: float, first: i64) -> None:
        """A place these items lead to: of several ways there the best, and of equal ones the first that was found."""
        base = mask * _ROOM
        noted = self._count[mask]
        at = base + self._noted[mask * PLACES + place]
        if at < base + noted and self._place[at] == place:
            if self._value[at] >= value:
                return
        else:
            if noted == _ROOM:
                return
            at = base + noted
            self._noted[mask * PLACES + place] = noted
            self._count[mask] = noted + 1
            self._place[at] = place
        self._value[at] = value
        self._begin[at] = first

    def pay(self, mask: i64, place: i64, cards: i64, value: float, first: i64, camp: bool) -> None:
        """Every way to give so many of the cards not used yet."""
        items = self.items
        rest = items.cards & ~mask
        if not self.alike:
            self.give(mask, rest, place, cards, value, first, camp)
            return
        i: i64
        for i in range(items.number):
            equals = items.equals(i)
            if equals & -equals == bit(i) and mask & ~equals == 0:
                self.give(mask, rest & equals, place, cards, value, first, camp)

    def give(self, mask: i64, rest: i64, place: i64, cards: i64, value: float, first: i64, camp: bool) -> None:
        items = self.items
        given = rest
        while given != 0 or cards == 0:
            if count(given) == cards:
                then = value
                begin = first
                i: i64
                for i in range(items.number):
                    if (given >> i) & 1:
                        if camp:
                            then += items.removal[i]
                        if begin < 0:
                            begin = PAY + items.source[i]
                self.put(mask | given, place, then, begin)
            if given == 0:
                return
            given = (given - 1) & rest

    def use(self, mask: i64, place: i64, value: float, symbols: i64, power: i64, first: i64) -> None:
        """All places a source leads to from here."""
        if symbols == NATIVES:
            self.step_anywhere(mask, place, value, first)
            return
        symbol: i64
        for symbol in range(3):
            if (symbols >> symbol) & 1:
                self.follow(self.ground.leads(place, symbol, power), mask, value, first)

    def step_anywhere(self, mask: i64, place: i64, value: float, first: i64) -> None:
        ground = self.ground
        at = ground.look(place, ground.race.native_through)
        k: i64
        for k in range(6 * at, 6 * at + ground.exits[at]):
            begin = STEP + 6 * ground.number + ground.exit_direction[k] if first < 0 else first
            self.put(mask, ground.exit_to[k], value, begin)
        blockade = ground.blockade[at]
        if blockade > 0:
            begin = CLEAR + 6 * ground.number + blockade - 1 if first < 0 else first
            self.put(mask, place + 1, value + ground.deck.credit(blockade), begin)

    def follow(self, lead: i64, mask: i64, value: float, first: i64) -> None:
        """Every step of a lead, with what the blockades taken on the way bring. Notes them just as `put` does."""
        ground = self.ground
        start, clears = ground.lead[lead], ground.lead_clears[lead]
        to, begin = ground.step_to, ground.step_first
        places, values, begins, noted, then = self._place, self._value, self._begin, self._noted, self._then
        base = mask * _ROOM
        row = mask * PLACES
        end = base + self._count[mask]
        worth = value
        step: i64
        for step in range(start, ground.lead_end[lead]):
            if clears:
                before = ground.step_from[step]
                worth = value if before < 0 else then[before - start]
                if ground.step_clears[step] > 0:
                    worth += ground.deck.credit(ground.step_clears[step])
                then[step - start] = worth
            place = to[step]
            at = base + noted[row + place]
            if at < end and places[at] == place:
                if values[at] >= worth:
                    continue
            else:
                if end == base + _ROOM:
                    continue
                at = end
                noted[row + place] = end - base
                places[at] = place
                end += 1
            values[at] = worth
            begins[at] = first if first >= 0 else begin[step]
        self._count[mask] = end - base
