"""What is compiled is found by rule: a sixth game needs no line in the build."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def modules() -> ModuleType:
    spec = spec_from_file_location("modules", ROOT / "build_tools" / "modules.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_new_game_is_found_by_its_file_names(
    modules: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = tmp_path / "sacbe" / "games" / "sixth"
    hot = [
        "data.py",
        "state.py",
        "score.py",
        "observe.py",
        "observe_land.py",
        "mind/__init__.py",
        "mind/policy.py",
        "rules/__init__.py",
        "rules/moving.py",
    ]
    for name in [*hot, "__init__.py", "board.py", "lens.py"]:
        (game / name).parent.mkdir(parents=True, exist_ok=True)
        (game / name).touch()
    monkeypatch.setattr(modules, "SOURCE", tmp_path)
    assert modules.engine_files() == sorted(game / name for name in hot)


def test_every_pattern_of_a_game_finds_something(modules: ModuleType) -> None:
    for pattern in modules.COMPILED:
        if "search_*" not in pattern:
            assert list(modules.SOURCE.glob(pattern)), f"{pattern} names nothing: remove it, or the file was renamed"


def test_names(modules: ModuleType) -> None:
    games = modules.SOURCE / "sacbe" / "games" / "x"
    assert modules.module_name(games / "state.py") == "sacbe.games.x.state"
    assert modules.module_name(games / "rules" / "__init__.py") == "sacbe.games.x.rules"
