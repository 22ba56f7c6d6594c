"""A sharing as one viewer may know it: the ladder of roses, the card on offer, and what is still face down."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from sacbe.games.tobago.data import COINS_OF, FIRST_OF_VALUE, VALUES
from sacbe.games.tobago.rules.hoards import next_card
from sacbe.games.tobago.rules.values import number_of, without
from sacbe.games.tobago.show.scene import Scene
from sacbe.games.tobago.state import (
    DRAW_EXTRA,
    LOOK_AT_CARDS,
    OFFER_CARD,
    opened_card,
    opened_taker,
    shown_tally,
)

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
        before = [int(o) for o in s.shown][: len(s.shown) - (s.turned >= 0)]
        return tuple((int(COINS_OF[opened_card(o)]), int(opened_taker(o))) for o in before)

    @property
    def number(self) -> int:
        """How many cards have been turned up."""
        return len(self.scene.s.shown)

    # Face down

    @property
    def drawing(self) -> bool:
        """T-4.5.1 The hoard is not whole yet: cards are still drawn for the roses."""
        return int(self.scene.s.phase) in (LOOK_AT_CARDS, DRAW_EXTRA)

    @property
    def due(self) -> int:
        """T-4.5.2 How many cards the hoard gets: one for each rose, and one more."""
        return 1 + sum(step.roses for step in self.ladder)

    @property
    def size(self) -> int:
        return int(self.scene.s.hoard_size)

    @cached_property
    def known(self) -> tuple[int, ...]:
        """Cards that must still be in the hoard, as the viewer drew more of them than were turned up: their coins."""
        s = self.scene.s
        mine = without(s.seen[self.scene.viewer], shown_tally(s)) if self.scene.viewer >= 0 else 0
        coins = [int(COINS_OF[FIRST_OF_VALUE[v]]) for v in range(VALUES) for _ in range(number_of(mine, v))]
        return tuple(sorted(coins, reverse=True))

    @property
    def unknown(self) -> int:
        return max(0, self.size - len(self.known))

    @cached_property
    def unseen_worth(self) -> float:
        """What a card of the hoard that the viewer cannot be sure of is worth on average."""
        _, worth = self.odds
        return (worth * self.size - sum(self.known)) / self.unknown if self.unknown else 0.0

    @cached_property
    def odds(self) -> tuple[float, float]:
        """The chance that the next card is a curse, and what it is worth on average."""
        chance, worth = next_card(self.scene.s)
        return float(chance), float(worth)
