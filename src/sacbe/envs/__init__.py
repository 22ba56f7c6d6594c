"""The games as environments of the field: PettingZoo, Gymnasium, many at once in NumPy arrays, OpenSpiel.

`pip install sacbe[envs]` brings what these need, `sacbe[openspiel]` what `sacbe.envs.openspiel` needs. What each of
them does is described in docs/research.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from sacbe.core.game import Value
from sacbe.core.rewards import SCHEMES

if TYPE_CHECKING:
    from sacbe.envs.many import VectorEnv
    from sacbe.envs.single import SeatEnv
    from sacbe.envs.together import TogetherEnv
    from sacbe.envs.turns import TurnsEnv

__all__ = ["SCHEMES", "aec", "one_seat", "parallel", "register", "vector"]


def _made(module: str, name: str) -> Any:
    try:
        return getattr(import_module(f"sacbe.envs.{module}"), name)
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.startswith("sacbe"):
            raise
        raise ModuleNotFoundError(
            f"sacbe.envs needs {missing.name}, which is not installed: pip install 'sacbe[envs]'", name=missing.name
        ) from missing


def vector(
    slug: str,
    n: int,
    seats: int,
    *,
    options: Mapping[str, Value] | None = None,
    reward: str = "share",
    seed: int = 0,
    workers: int = 0,
) -> VectorEnv:
    """n games side by side, stepped in compiled code; `workers`: in so many processes."""
    made: VectorEnv = _made("many", "VectorEnv")(slug, n, seats, options, reward, seed, workers)
    return made


def aec(
    slug: str,
    seats: int,
    *,
    options: Mapping[str, Value] | None = None,
    reward: str = "share",
    max_cycles: int | None = None,
) -> TurnsEnv:
    """PettingZoo, one seat after the other; cut off after `max_cycles` decisions."""
    made: TurnsEnv = _made("turns", "TurnsEnv")(slug, seats, options, reward, max_cycles)
    return made


def parallel(
    slug: str,
    seats: int,
    *,
    options: Mapping[str, Value] | None = None,
    reward: str = "share",
    max_cycles: int | None = None,
) -> TogetherEnv:
    """PettingZoo, all seats at every step: who may not act waits; cut off after `max_cycles` steps."""
    made: TogetherEnv = _made("together", "TogetherEnv")(slug, seats, options, reward, max_cycles)
    return made


def one_seat(
    slug: str,
    seats: int,
    *,
    seat: int = 0,
    opponents: str = "random",
    options: Mapping[str, Value] | None = None,
    reward: str = "share",
    illegal: str = "error",
) -> SeatEnv:
    """Gymnasium, one seat against bots of this name (see `sacbe.bots.make`); `illegal`: "error", or it may "lose"."""
    made: SeatEnv = _made("single", "SeatEnv")(slug, seats, seat, opponents, options, reward, illegal)
    return made


def register() -> None:
    """Lets `gymnasium.make("sacbe/tikal-v0", seats=4, opponents="greedy")` find the games."""
    _made("single", "register")()
