"""Packages beside Sacbe as a user installs them, in a folder of their own that only chosen processes look into."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"


def install(package: Path, into: Path) -> None:
    """As `pip install` does, without asking any index. From a copy: building leaves files beside the sources."""
    copy = into.with_name(f"{into.name}-{package.name}")
    shutil.copytree(package, copy)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    done = subprocess.run([*pip, "--target", str(into), str(copy)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def pretend(into: Path, package: str, code: str, **groups: dict[str, str]) -> None:
    """A package of one module, as it looks when it is installed; `games` and `bots` are its entry points."""
    into.mkdir(exist_ok=True)
    (into / f"{package}.py").write_text(code)
    info = into / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    lines = [
        f"[sacbe.{group}]\n" + "".join(f"{k} = {v}\n" for k, v in names.items()) for group, names in groups.items()
    ]
    (info / "entry_points.txt").write_text("\n".join(lines))


def path_with(*folders: Path) -> dict[str, str]:
    """The environment of a process that finds these packages beside the Sacbe that is tested."""
    seen = [str(folder) for folder in folders]
    if "site-packages" not in (home := str(_home())):
        seen.append(home)
    return {"PYTHONPATH": os.pathsep.join(seen), "PYTHONWARNINGS": "ignore::UserWarning"}


def run(folder: Path, *command: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command],
        env=os.environ | path_with(folder),
        cwd=cwd or folder,
        capture_output=True,
        text=True,
        check=False,
    )


def _home() -> Path:
    import sacbe

    return Path(sacbe.__file__).parents[1]
