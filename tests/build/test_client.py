"""The browser client is bundled where the machine has no Node.js of its own, too: by the one of the package index."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

import client


def test_the_bundle_needs_no_npm_by_name(tmp_path: Path) -> None:
    """A wheel holds no links, so the `npm` beside its node does not run; npm's own script does."""
    npm = client.system_node()
    if npm is None:
        pytest.skip("no Node.js of the machine's own here: the bundle was made without it")
    programs = tmp_path / "bin"
    programs.mkdir()
    (programs / "node").symlink_to(shutil.which("node") or "")
    broken = programs / "npm"
    broken.write_text("#!/bin/sh\nexit 1\n")
    broken.chmod(0o755)
    sources = tmp_path / "web" / "client"
    shutil.copytree(client.CLIENT, sources, ignore=shutil.ignore_patterns("node_modules"))
    (sources / "node_modules").symlink_to(client.CLIENT / "node_modules")
    path = os.pathsep.join([str(programs), os.environ["PATH"]])
    subprocess.run(
        [programs / "node", Path(npm[0]).resolve(), "run", "build"],
        cwd=sources,
        env={**os.environ, "PATH": path},
        check=True,
        capture_output=True,
    )
    assert sum(made.stat().st_size for made in (tmp_path / "web" / "static" / "bundle").glob("*.js")) > 50_000
    assert list((tmp_path / "web" / "static" / "fonts").glob("*.woff2"))
