"""Compiles the engine with mypyc as one group; where that cannot be done, the package is built without, and says so.

The C code of each game is one unit: within it the C compiler can put small functions into their callers. The units are
compiled side by side. What was compiled is kept in `build/engine`, so that a new picture or a new text does not compile
the engine again.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools import Extension
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler
from setuptools.command.build_ext import build_ext

from mending import hidden, in_units, mend
from modules import engine_files, module_name

STAMP = "sacbe/_compiled.json"
KEPT = Path(__file__).resolve().parent.parent / "build" / "engine"
# mypy's own settings of pyproject.toml are for `make lint`: a build environment lacks the libraries they look into
MYPY = ["--config-file=", "--ignore-missing-imports", f"--cache-dir={os.devnull}"]


def say(text: str) -> None:
    print(f"sacbe: {text}", file=sys.stderr, flush=True)


def go_without(why: str) -> None:
    say(f"building WITHOUT the compiled engine; everything works, many times slower. Cause: {why}")


def compiler_works() -> bool:
    """Whether a C file that includes Python.h compiles here: asked first, as mypyc takes long to find out."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return Py_IsInitialized(); }\n")
        compiler = new_compiler()
        try:
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])
        except Exception:  # whatever it is, this compiler does not compile; its kinds of error differ by setuptools
            return False
    return True


def engine_extensions(work: Path) -> list[Extension]:
    """The engine as extension modules, C sources in `work`; an empty list when it cannot be compiled here."""
    files = engine_files()
    if os.environ.get("SACBE_COMPILE") != "0" and kept().is_dir():
        return [Extension(name, []) for name in json.loads((kept() / "extensions.json").read_text())]
    if os.environ.get("SACBE_COMPILE") == "0" or not files:
        go_without("SACBE_COMPILE=0" if files else "no engine sources")
        return []
    if not compiler_works():
        go_without("no working C compiler with Python's headers")
        return []
    try:
        from mypyc.build import mypycify

        say(f"compiling {len(files)} engine modules with mypyc")
        paths = [os.path.relpath(path) for path in files]
        extensions = mypycify(
            [*MYPY, *paths], opt_level="3", multi_file=True, group_name="sacbe_engine", target_dir=str(work)
        )
    except (Exception, SystemExit) as problem:  # mypycify leaves by sys.exit when the types do not check
        if os.environ.get("SACBE_COMPILE") == "1":
            raise
        go_without(f"mypyc failed: {problem}")
        return []
    mend(work)
    for extension in extensions:
        extension.sources = in_units([str(source) for source in extension.sources], work)
        extension.extra_compile_args = hidden(extension.extra_compile_args)
    return [extension for extension in extensions if isinstance(extension, Extension)]


def kept() -> Path:
    """Where the engine of these very sources is kept once it is compiled, by this Python and this mypyc."""
    digest = hashlib.sha256(f"{sys.version} {version('mypy')} {sysconfig.get_platform()}".encode())
    for path in [*engine_files(), *sorted(Path(__file__).parent.glob("*.[hp]*"))]:
        digest.update(b"\0" + path.name.encode() + b"\0" + path.read_bytes())
    for name in ("CC", "CFLAGS"):
        digest.update(os.environ.get(name, "").encode())
    return KEPT / digest.hexdigest()[:16]


class BuildEngine(build_ext):
    """build_ext that falls back to plain Python as a whole, and stamps what it compiled with the sources' hashes."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = os.cpu_count()  # the modules' shims

    def run(self) -> None:
        if not self.extensions:
            return
        if kept().is_dir():
            shutil.copytree(kept() / "lib", self.build_lib, dirs_exist_ok=True)
            say("the engine has not changed since it was compiled")
            return
        try:
            super().run()
        except Exception as problem:
            if os.environ.get("SACBE_COMPILE") == "1":
                raise
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            go_without(str(problem))
            return
        hashes = {module_name(path): hashlib.sha256(path.read_bytes()).hexdigest() for path in engine_files()}
        target = Path(self.build_lib, STAMP)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(json.dumps(hashes, indent=1) + "\n")
        say(f"the engine is compiled: {len(hashes)} modules")
        self.keep()

    def build_extensions(self) -> None:
        """The one large extension has many C files: these too are compiled side by side."""
        compile_in_turn = self.compiler.compile

        def compile_side_by_side(sources: list[str], *args: Any, **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: compile_in_turn([source], *args, **options), sources)
                return [path for paths in made for path in paths]

        self.compiler.compile = compile_side_by_side
        super().build_extensions()

    def keep(self) -> None:
        """Only the last one: they are large."""
        shutil.rmtree(KEPT, ignore_errors=True)
        new = KEPT / "new"
        for extension in self.extensions:
            built = Path(self.get_ext_fullpath(extension.name))
            copy = new / "lib" / built.relative_to(self.build_lib)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(built, copy)
        shutil.copy2(Path(self.build_lib, STAMP), new / "lib" / STAMP)
        (new / "extensions.json").write_text(json.dumps([extension.name for extension in self.extensions]))
        new.rename(kept())
