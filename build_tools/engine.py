"""Compiles the engine with mypyc as one group; where that cannot be done, the package is built without, and says so."""

from __future__ import annotations

import hashlib
import json
import os
import re
import sys
import tempfile
from pathlib import Path

from setuptools import Extension
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler
from setuptools.command.build_ext import build_ext

from modules import engine_files, module_name

STAMP = "sacbe/_compiled.json"
# mypy's own settings of pyproject.toml are for `make lint`: a build environment lacks the libraries they look into
MYPY = ["--config-file=", "--ignore-missing-imports", f"--cache-dir={os.devnull}"]


def say(text: str) -> None:
    print(f"sacbe: {text}", file=sys.stderr, flush=True)


def go_without(why: str) -> None:
    say(f"building WITHOUT the compiled engine; everything works, many times slower. Cause: {why}")


def compiler_works() -> bool:
    """Whether a C file that includes Python.h compiles here: asked first, as mypyc takes long to find out."""
    import sysconfig

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
            [*MYPY, *paths], opt_level="3", multi_file=False, group_name="sacbe_engine", target_dir=str(work)
        )
    except (Exception, SystemExit) as problem:  # mypycify leaves by sys.exit when the types do not check
        if os.environ.get("SACBE_COMPILE") == "1":
            raise
        go_without(f"mypyc failed: {problem}")
        return []
    widen_shifts(work)
    return [extension for extension in extensions if isinstance(extension, Extension)]


def widen_shifts(work: Path) -> None:
    """Mends a fault of mypyc 2.4.1: it writes the i64 expression `1 << n` as a 32-bit shift in C, wrong from n = 31 on.

    A variable that holds the 1 does not help, as mypyc puts the literal in its place.
    """
    for source in work.rglob("*.c"):
        text = source.read_text()
        mended = re.sub(r"= (-?\d+) << cpy_", r"= (int64_t)\1 << cpy_", text)
        if mended != text:
            source.write_text(mended)


class BuildEngine(build_ext):
    """build_ext that falls back to plain Python as a whole, and stamps what it compiled with the sources' hashes."""

    def run(self) -> None:
        if not self.extensions:
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
