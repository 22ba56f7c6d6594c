"""The build steps that pyproject.toml cannot say: compile the engine, bundle the browser client."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).resolve().parent / "build_tools"))

from client import CLIENT, ClientNotBuilt, bundle
from engine import BuildEngine, engine_extensions, say


class BuildPackage(build_py):
    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            self.copy_docs()

    def copy_docs(self) -> None:
        """The written pages of the documentation go into the package: every server has it at /docs."""
        target = Path(self.build_lib, "sacbe", "docs", "pages")
        target.mkdir(parents=True, exist_ok=True)
        for page in Path(__file__).resolve().parent.joinpath("docs").glob("*.md"):
            self.copy_file(str(page), str(target / page.name))


# An editable install runs the sources as they are; only a real build compiles, and out of tree, so nothing goes stale.
building = {"bdist_wheel", "build", "build_ext", "install"} & set(sys.argv)

if building and CLIENT.is_dir():
    # Before setuptools looks for what goes into the package: what is made later it does not see. A wheel without the
    # client is still a working engine and API.
    try:
        bundle()
    except ClientNotBuilt as problem:
        say(f"building WITHOUT the browser client: {problem}")

with tempfile.TemporaryDirectory(prefix="sacbe-build-") as work:
    setup(
        ext_modules=engine_extensions(Path(work)) if building else [],
        cmdclass={"build_ext": BuildEngine, "build_py": BuildPackage},
        options={"build": {"build_base": work}} if building else {},
    )
