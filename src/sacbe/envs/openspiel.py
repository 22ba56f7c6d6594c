"""The games for OpenSpiel: after `register()`, `pyspiel.load_game("sacbe_trek12(players=3)")` finds them.

Chance is explicit, with the odds of its tickets. Where several choose at once they are asked in the order of seats, and
none is told what another has chosen before all have. An information state is all that a seat was told, in order, and
the position as it sees it. `resample_from_infostate` fills in what the seat does not know by the game's own `guess`:
what others were told is left as it was, what they see is of the world made up.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import numpy as np
import pyspiel

from sacbe.core.rewards import SCHEMES, checked, rewards
from sacbe.core.state import NATURE, NATURE_BIT, SPECTATOR, State
from sacbe.envs.start import opening
from sacbe.games import SLUGS, game

_UNBOUNDED = 1_000_000  # a length for games whose rules set none: OpenSpiel wants a number
_registered: dict[str, type] = {}


class Held:
    """A position that OpenSpiel may copy and pickle in its own way."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.state.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return _held, (self.state.slug(), json.dumps(self.state.dump()))


def _held(slug: str, dump: str) -> Held:
    return Held(game(slug).load(json.loads(dump)))


class SpielState(pyspiel.State):
    """`told`: for each seat what it was told so far, one action a line."""

    def __init__(self, of: Any) -> None:
        super().__init__(of)
        self.held = Held(of.opening.copy())
        self.told = [""] * of.seats
        self.scheme = of.scheme

    def current_player(self) -> int:
        mask = self.held.state.actors()
        if mask == 0:
            return int(pyspiel.PlayerId.TERMINAL)
        if mask & NATURE_BIT:
            return int(pyspiel.PlayerId.CHANCE)
        return (mask & -mask).bit_length() - 1

    def _legal_actions(self, player: int) -> list[int]:
        return self.held.state.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.held.state
        codes = state.legal(NATURE)
        tickets = [state.tickets(code) for code in codes]
        return [(code, count / sum(tickets)) for code, count in zip(codes, tickets, strict=True)]

    def _apply_action(self, action: int) -> None:
        state = self.held.state
        player = self.current_player()
        seat = NATURE if player == pyspiel.PlayerId.CHANCE else player
        knows = state.audience(seat, action)
        who = "chance" if seat == NATURE else str(seat)
        words = game(state.slug()).text(action)
        state.apply(seat, action)
        self.told = [
            f"{lines}{who}: {words if knows >> i & 1 or i == seat else '?'}\n" for i, lines in enumerate(self.told)
        ]

    def _action_to_string(self, player: int, action: int) -> str:
        return game(self.held.state.slug()).text(action)

    def is_terminal(self) -> bool:
        return self.held.state.actors() == 0

    def returns(self) -> list[float]:
        state = self.held.state
        return rewards(state, self.scheme) if state.actors() == 0 else [0.0] * state.players()

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Another world that this player cannot tell from the true one. `sampler` gives numbers from 0 to 1."""
        other: SpielState = self.clone()
        rng = Random(int(sampler() * (1 << 53)))
        other.held = Held(self.held.state.hide(player).guess(rng))
        return other

    def __str__(self) -> str:
        return json.dumps(self.held.state.dump(), ensure_ascii=False)


class SpielObserver:
    """What OpenSpiel asks of an observer: a tensor (as `game.observation` writes it) and a string."""

    def __init__(self, slug: str, kind: Any) -> None:
        self._observation = game(slug).observation
        self._perfect_recall = kind.perfect_recall
        self._public_only = kind.private_info == pyspiel.PrivateInfoType.NONE
        # without what is private there is no seat to look from, and the tensor is of nobody
        size = 0 if self._public_only else self._observation.size
        self.tensor = np.zeros(size, np.float32)
        self.dict = {} if self._public_only else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if not self._public_only:
            self._observation.into(state.held.state, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        view = state.held.state.hide(SPECTATOR if self._public_only else player)
        now = json.dumps(view.dump(), ensure_ascii=False)
        return state.told[player] + now if self._perfect_recall and not self._public_only else now


class SpielGame(pyspiel.Game):
    """Of each game there is a subclass: OpenSpiel keeps what makes a game beyond the end of Python, and only of a class
    can it be left there."""

    slug: str
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        slug = self.slug
        self.seats = int(given.get("players", _usual(slug)))
        self.scheme = checked(str(given.get("reward", SCHEMES[0])))
        found, self.opening = opening(slug, self.seats, None)
        low, high = found.score_bounds
        spread = float(high - low)
        bounds = {"share": (0.0, 1.0), "score": (-spread, spread), "rank": (-1.0, 1.0)}[self.scheme]
        if self.scheme == "score" and self.seats == 1:
            bounds = (float(low), float(high))
        info = pyspiel.GameInfo(
            num_distinct_actions=found.actions.size,
            max_chance_outcomes=found.actions.size,
            num_players=self.seats,
            min_utility=bounds[0],
            max_utility=bounds[1],
            max_game_length=found.max_length or _UNBOUNDED,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return game(self.slug).max_length or _UNBOUNDED

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.slug, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def _usual(slug: str) -> int:
    return min(2, max(game(slug).seats))


def register() -> list[str]:
    """Makes the games known to OpenSpiel and gives their names there; to call it again does nothing more."""
    for slug in SLUGS:
        name = f"sacbe_{slug}"
        if name in _registered:
            continue
        found = game(slug)
        kind = pyspiel.GameType(
            short_name=name,
            long_name=f"Sacbe: {slug}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.GENERAL_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=max(found.seats),
            min_num_players=min(found.seats),
            provides_information_state_string=True,
            provides_information_state_tensor=True,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={"players": _usual(slug), "reward": SCHEMES[0]},
        )

        made = type(f"Sacbe{slug.title()}", (SpielGame,), {"slug": slug, "kind": kind})
        pyspiel.register_game(kind, made)
        _registered[name] = made
    return list(_registered)
