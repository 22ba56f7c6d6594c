"""The Quest for El Dorado: a race through the jungle with a deck that grows on the way."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any, Final

from sacbe.core.game import Game, Option, Value
from sacbe.core.state import Over, Phase
from sacbe.games.eldorado.actions import ACTIONS
from sacbe.games.eldorado.data import EDITION, NO_CAP, ROUND_CAPS, ROUTES
from sacbe.games.eldorado.loading import load
from sacbe.games.eldorado.rules.automata import MoveAutomaton
from sacbe.games.eldorado.rules.buying import Buy
from sacbe.games.eldorado.rules.caves import DrawCards, FindTokens
from sacbe.games.eldorado.rules.discarding import Discard, Late
from sacbe.games.eldorado.rules.effects import Remove, Replace, Take
from sacbe.games.eldorado.rules.laying import LayBlockades, LayRoute, begin_blockades
from sacbe.games.eldorado.rules.paying import Pay
from sacbe.games.eldorado.rules.playing import Play, Target
from sacbe.games.eldorado.rules.routes import build, check_route
from sacbe.games.eldorado.score import SCORE_BOUNDS
from sacbe.games.eldorado.state import Race

# T-3, in the order of the constants in state.py.
PHASES: Final[list[Phase[Any]]] = [
    LayRoute(),
    LayBlockades(),
    DrawCards(),
    Play(),
    Target(),
    Pay(),
    Buy(),
    Remove(),
    Take(),
    Replace(),
    FindTokens(),
    Discard(),
    Late(),
    MoveAutomaton(),
    Over("T-3.9", "E_OVER"),
]


_OPTIONS: Final[dict[str, Option]] = {
    "route": Option((*ROUTES, "random"), "witchs_cauldron", check_route),  # S-2.1, S-2.9
    "cave_timing": Option(("end_of_turn", "on_stop"), "end_of_turn"),  # V-6.11
    "leftover_hand": Option(("choose", "discard_all"), "choose"),  # V-6.12
    "native_through_blockade": Option((False, True), False),
    "caves": Option((True, False), True),
    "solo_market_scope": Option(("available", "bottom_row"), "available"),
}


class Eldorado(Game):
    slug = "eldorado"
    edition = EDITION
    seats = range(1, 5)
    options = MappingProxyType(_OPTIONS | {"round_cap": Option(ROUND_CAPS, NO_CAP)})
    # The first edition called every race off, and had tokens after drawing as an option (T-3.10).
    earlier = MappingProxyType(
        {
            1: MappingProxyType(
                _OPTIONS | {"late_tokens": Option((False, True), False), "round_cap": Option((60, 40), 60)}
            )
        }
    )
    actions = ACTIONS
    score_bounds = SCORE_BOUNDS
    bounded = MappingProxyType({"round_cap": ROUND_CAPS[-1]})
    max_length = None  # nobody has to move, and the rulebook knows no last round

    def begin(self, seats: int, options: dict[str, Value], edition: int) -> Race:
        if seats > 1 and options["solo_market_scope"] != "available":
            raise ValueError("solo_market_scope is about the automata of the solo game: it goes with one seat (V-6.12)")
        name = str(options["route"])
        s = Race(PHASES, seats, build("" if name == "random" else name), edition)
        s.route_name = name
        s.on_stop = options["cave_timing"] == "on_stop"
        s.discard_all = options["leftover_hand"] == "discard_all"
        s.native_through = bool(options["native_through_blockade"])
        s.with_caves = bool(options["caves"])
        s.bottom_only = options["solo_market_scope"] == "bottom_row"
        s.late_tokens = bool(options.get("late_tokens", False))
        s.round_cap = int(options["round_cap"])
        if s.route.finished:
            begin_blockades(s)
        return s

    def load(self, d: dict[str, Any]) -> Race:
        return load(PHASES, d)


GAME: Final = Eldorado()
