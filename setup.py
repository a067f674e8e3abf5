"""The build step that pyproject.toml cannot say: compile the core where a C compiler is at hand.

Without one, or with SPIELTISCH_PURE=1, the package is installed as plain Python. What is compiled
stands in `src/spieltisch/native.py`.
"""

import contextlib
import importlib.util
import os
import runpy
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError
from setuptools.extension import Extension

ROOT = Path(__file__).resolve().parent


# The module that knows what is compiled, without the package around it.
native = SimpleNamespace(**runpy.run_path(str(ROOT / "src/spieltisch/native.py")))


@cache
def why_plain() -> str:
    """What keeps the core from being compiled; empty if nothing does."""
    if native.plain_wanted():
        return f"{native.PURE} is set"
    if importlib.util.find_spec("mypyc") is None:
        return "mypyc is not installed"
    return "" if can_compile() else "no C compiler with Python's headers was found"


def can_compile() -> bool:
    """Whether an extension of one line can be built."""
    with tempfile.TemporaryDirectory() as folder, silence():
        source = Path(folder) / "trial.c"
        source.write_text("#include <Python.h>\nint trial;\n", encoding="utf-8")
        command = build_ext(Distribution({"ext_modules": [Extension("trial", [str(source)])]}))
        command.build_temp = command.build_lib = folder
        try:
            command.ensure_finalized()
            command.run()
        except (BaseError, OSError):
            return False
    return True


@contextlib.contextmanager
def silence() -> Iterator[None]:
    """Keep what a compiler says on trial from frightening people."""
    kept = [os.dup(stream) for stream in (1, 2)]
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
    os.close(nowhere)
    try:
        yield
    finally:
        for stream, copy in zip((1, 2), kept, strict=True):
            os.dup2(copy, stream)
            os.close(copy)


def core_extensions() -> list[Any]:
    """The compiled core, one group of modules per room, so that groups can be built at once."""
    from mypyc.build import mypycify

    rooms = {
        room: [os.path.relpath(path, ROOT) for path in files]
        for room, files in native.sources().items()
    }
    return mypycify(
        [path for files in rooms.values() for path in files],
        opt_level="2",
        debug_level="0",
        separate=[(files, f"spieltisch_{room}") for room, files in rooms.items()],
    )


class BuildCore(build_ext):
    """Compiles the core when it is really asked for, not whenever this file is read."""

    def finalize_options(self) -> None:
        self.distribution.ext_modules = [] if why_plain() else core_extensions()
        self.parallel = os.cpu_count() or 1
        super().finalize_options()

    def run(self) -> None:
        native.STAMP.unlink(missing_ok=True)
        if not self.extensions:
            print(f"Spieltisch is installed as plain Python ({why_plain()}): right, only slower.")
            return
        try:
            super().run()
        except (BaseError, OSError) as fault:
            print(f"Spieltisch is installed as plain Python, it could not be compiled: {fault}")
        else:
            native.write_stamp()


class Core(Distribution):
    """A distribution that holds machine code if it can be made here."""

    def has_ext_modules(self) -> bool:
        return not why_plain()


if __name__ == "__main__":
    setup(distclass=Core, cmdclass={"build_ext": BuildCore})
