"""What one installs from: a fresh copy of the sources, in which nothing has been made yet."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from tests.needs import lacking
from tests.web.server import ROOT

NEEDED = ("src/", "build_tools/", "docs/", "pyproject.toml", "setup.py", "README.md")


def test_a_wheel_of_a_fresh_copy_has_the_browser_client_in_it(tmp_path: Path) -> None:
    if shutil.which("node") is None or shutil.which("npm") is None:
        lacking("node and npm", "nodejs and npm")
    if not (ROOT / ".git").exists():
        lacking("git checkout", "git")
    copy = tmp_path / "sources"
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file() and name.startswith(
            ("src/", "build_tools/", "docs/", "pyproject", "setup", "README")
        ):
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, copy / name)
    # without a C compiler, as that takes minutes: it is the rest that is looked at
    built = subprocess.run(
        [sys.executable, "setup.py", "bdist_wheel", "--dist-dir", str(tmp_path)],
        cwd=copy,
        env=os.environ | {"CC": "false"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr[-2000:]
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        names = set(wheel.namelist())
    for wanted in ("bundle/table.js", "table.css"):
        assert f"sacbe/web/static/{wanted}" in names, built.stderr[-2000:]
    assert any(name.startswith("sacbe/web/static/fonts/") for name in names)
    assert "sacbe/docs/pages/hosting.md" in names
