"""Which modules mypyc compiles: the hot half of the engine. A new game is found by its file names."""

from __future__ import annotations

from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src"

COMPILED = (
    "sacbe/core/state.py",
    "sacbe/core/actions.py",
    "sacbe/core/bits.py",
    "sacbe/core/chance.py",
    "sacbe/core/errors.py",
    "sacbe/core/evaluation.py",
    "sacbe/core/hexes.py",
    "sacbe/core/net.py",
    "sacbe/core/observation.py",
    "sacbe/core/playout.py",
    "sacbe/games/*/data.py",
    "sacbe/games/*/notation.py",
    "sacbe/games/*/actions.py",
    "sacbe/games/*/state.py",
    "sacbe/games/*/score.py",
    "sacbe/games/*/observe*.py",
    "sacbe/games/*/mind/*.py",
    "sacbe/games/*/rules/*.py",
    "sacbe/bots/glance.py",
    "sacbe/bots/greedy.py",
    "sacbe/bots/learned.py",
    "sacbe/bots/planning.py",
    "sacbe/bots/search.py",
    "sacbe/bots/search_*.py",
    "sacbe/bots/turns.py",
    "sacbe/table/patch.py",
)


def engine_files() -> list[Path]:
    """Every file that the rules above pick, in a fixed order."""
    return sorted({path for pattern in COMPILED for path in SOURCE.glob(pattern)})


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
