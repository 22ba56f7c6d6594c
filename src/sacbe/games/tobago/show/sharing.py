"""A sharing as one viewer may know it: the ladder of roses, the card on offer, and what is still face down."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from sacbe.core.bits import count
from sacbe.games.tobago.data import ALL_CURSES, ALL_GOLD, COINS_OF, TREASURE_COUNT
from sacbe.games.tobago.show.scene import Scene
from sacbe.games.tobago.state import OFFER_CARD

NOW, PASSED, WAITS, USED = "now", "passed", "waits", "used"
FINDER: Final = -1  # the finder's rose lies under no clue


@dataclass(frozen=True)
class Step:
    """A rung of the ladder."""

    clue: int  # FINDER: the rose of the one who raised the treasure
    owner: int
    roses: int
    state: str


@dataclass(frozen=True)
class Share:
    scene: Scene

    @property
    def colour(self) -> int:
        return int(self.scene.s.raised)

    @property
    def coins(self) -> int:
        """Of the card on offer, 0 if none is."""
        turned = int(self.scene.s.turned)
        return int(COINS_OF[turned]) if turned >= 0 else 0

    @cached_property
    def ladder(self) -> tuple[Step, ...]:
        """From the bottom up (T-4.5.4)."""
        s = self.scene.s
        hunt = self.scene.hunts[self.colour]
        bare = [(FINDER, int(s.raiser), int(s.finder))]
        bare += [(rung.clue, rung.owner, rung.roses) for rung in reversed(hunt.rungs)]
        asked = self._asked_clue()
        steps: list[Step] = []
        reached = s.phase != OFFER_CARD
        for clue, owner, roses in bare:
            here = s.phase == OFFER_CARD and clue == asked
            reached = reached or here
            steps.append(Step(clue, owner, roses, NOW if here else USED if not roses else WAITS if reached else PASSED))
        return tuple(steps)

    def _asked_clue(self) -> int:
        s = self.scene.s
        return int(s.rungs[s.asked]) & 63 if 0 <= s.asked < len(s.rungs) else FINDER

    @property
    def asked(self) -> int:
        """Who is to decide, -1 while nobody is."""
        return next((step.owner for step in self.ladder if step.state == NOW), -1)

    def next_asked(self) -> Step | None:
        """Who would be offered the card after the one who is asked now."""
        waiting = [step for step in self.ladder if step.state == WAITS]
        return waiting[0] if waiting else None

    @cached_property
    def opened(self) -> tuple[tuple[int, int], ...]:
        """The cards turned up before: coins and who took each, -1 if nobody."""
        s = self.scene.s
        before = int(s.shown) & ~(1 << int(s.turned) if s.turned >= 0 else 0)
        return tuple(
            (int(COINS_OF[card]), next((seat for seat in self.scene.seats if int(s.treasures[seat]) >> card & 1), -1))
            for card in _cards(before)
        )

    @property
    def number(self) -> int:
        """How many cards have been turned up."""
        return count(self.scene.s.shown)

    # Face down

    @property
    def size(self) -> int:
        return int(self.scene.s.hoard_size)

    @cached_property
    def known(self) -> tuple[int, ...]:
        """Cards in the hoard that the viewer has looked at, by their coins; a curse is 0."""
        s = self.scene.s
        mine = int(s.hoard) & int(s.seen[self.scene.viewer]) if self.scene.viewer >= 0 else 0
        return tuple(sorted((int(COINS_OF[card]) for card in _cards(mine)), reverse=True))

    @property
    def unknown(self) -> int:
        return max(0, self.size - len(self.known))

    @cached_property
    def unseen_worth(self) -> float:
        """What a card of the hoard that the viewer has not seen is worth on average."""
        _, worth = self.odds
        return (worth * self.size - sum(self.known)) / self.unknown if self.unknown else 0.0

    @cached_property
    def odds(self) -> tuple[float, float]:
        """The chance that the next card is a curse, and what it is worth on average.

        Cards whose place the viewer does not know may lie in the hoard, in the deck or among cards discarded unseen; a
        curse is none of those drawn from the safe top of the deck (T-2.3).
        """
        s = self.scene.s
        if not self.size:
            return 0.0, 0.0
        pool = int(s.treasure_deck)
        gold = [int(COINS_OF[card]) for card in _cards(pool & int(ALL_GOLD))]
        mean = sum(gold) / len(gold) if gold else 0.0
        unsafe = self.unknown * (1 - int(s.hoard_safe) / (self.size + self.number))
        elsewhere = int(s.treasure_deck_size) - int(s.safe) + int(s.buried_size) - int(count(s.buried))
        places = unsafe + elsewhere
        hidden_curses = int(count(pool & int(ALL_CURSES)))
        cursed = min(hidden_curses * unsafe / places, float(self.unknown)) if places else 0.0
        chance = (self.known.count(0) + cursed) / self.size
        worth = (sum(self.known) + (self.unknown - cursed) * mean) / self.size
        return chance, worth


def _cards(mask: int) -> list[int]:
    return [card for card in range(int(TREASURE_COUNT)) if mask >> card & 1]
