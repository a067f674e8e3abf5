"""The build step that pyproject.toml cannot say: compile the core where a C compiler is at hand.

Without one, or with SPIELTISCH_PURE=1, the package is installed as plain Python. What is compiled
stands in `src/spieltisch/native.py`.
"""

import importlib.util
import os
import re
import runpy
import sys
import sysconfig
import tempfile
import tomllib
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError
from setuptools.extension import Extension

ROOT = Path(__file__).resolve().parent
CANNOT_COMPILE = (BaseError, CCompilerError, OSError)  # two families, and no compiler to start

# The module that knows what is compiled, without the package around it.
native = SimpleNamespace(**runpy.run_path(str(ROOT / "src/spieltisch/native.py")))


@cache
def why_plain() -> str:
    """What keeps the core from being compiled; empty if nothing does."""
    if native.plain_wanted():
        return f"{native.PURE} is set"
    if importlib.util.find_spec("mypyc") is None:
        return "mypyc is not installed"
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "trial.c"
        source.write_text("#include <Python.h>\nint trial;\n", encoding="utf-8")
        trial = build_ext(Distribution({"ext_modules": [Extension("trial", [str(source)])]}))
        trial.build_temp = trial.build_lib = folder
        try:
            trial.ensure_finalized()
            trial.run()
        except CANNOT_COMPILE:
            return "no C compiler with Python's headers was found"
    return ""


def core_extensions() -> list[Any]:
    """The compiled core, one group of modules per room, so that groups can be built at once."""
    from mypyc.build import mypycify

    rooms = {
        room: [os.path.relpath(path, ROOT) for path in files]
        for room, files in native.sources().items()
    }
    # The packages around the core are read for their names only: what they in turn import need
    # not be installed where the core is built.
    around = ["--follow-imports=silent", "--ignore-missing-imports", "--no-site-packages"]
    extensions = mypycify(
        [*around, *(path for files in rooms.values() for path in files)],
        opt_level="2",
        debug_level="0",
        separate=[(files, f"spieltisch_{room}") for room, files in rooms.items()],
    )
    if sys.platform != "win32":
        # Nothing outside a room calls its functions by name, so calls inside it need no detour.
        for extension in extensions:
            extension.extra_compile_args.append("-fvisibility=hidden")
    return extensions


class BuildCore(build_ext):
    """Compiles the core when it is really asked for, not whenever this file is read."""

    def finalize_options(self) -> None:
        self.made_from = native.fingerprint()  # before it is read: it may change meanwhile
        self.distribution.ext_modules = [] if why_plain() else core_extensions()
        self.parallel = os.cpu_count() or 1
        super().finalize_options()

    def run(self) -> None:
        """Compile; the stamp is taken away first and written last."""
        house = native.HOUSE if self.inplace else Path(self.build_lib, "spieltisch")
        stamp = house / native.STAMP.name
        for old in (stamp, *house.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}")):
            old.unlink(missing_ok=True)
        reason = why_plain()
        if not reason:
            try:
                super().run()
                native.write_stamp(stamp, self.made_from)
            except CANNOT_COMPILE as fault:
                reason = f"it could not be compiled: {fault}"
        if reason:
            print(f"Spieltisch is built as plain Python ({reason}): right, only slower.")


class Core(Distribution):
    """A distribution that holds machine code if it can be made here."""

    def has_ext_modules(self) -> bool:
        return not why_plain()


def page() -> str:
    """README for a package index, which does not know the files it points to."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        home = tomllib.load(file)["project"]["urls"]["Homepage"]
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    text = re.sub(r"(!\[[^]]*\]\()(?!\w+:)", rf"\1{home}/raw/main/", text)
    return re.sub(r"((?<!!)\[[^]]*\]\()(?![\w#]+:|#)", rf"\1{home}/blob/main/", text)


if __name__ == "__main__":
    setup(
        distclass=Core,
        cmdclass={"build_ext": BuildCore},
        long_description=page(),
        long_description_content_type="text/markdown",
    )
