"""Which build of the core runs: compiled to machine code by mypyc, or plain Python.

Installing compiles the modules that `sources` lists where a C compiler is at hand (see setup.py)
and writes down what they were compiled from. If a source has changed since, or `SPIELTISCH_PURE`
is set, the plain source is used: a compiled core is never older than the rules one reads.
"""

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

HOUSE = Path(__file__).parent
STAMP = HOUSE / "native.json"
PURE = "SPIELTISCH_PURE"

ROOMS = {
    "kernel": ("kernel/*.py",),
    **{
        title.parent.name: (f"games/{title.parent.name}/*.py", f"bots/{title.parent.name}/*.py")
        for title in sorted(HOUSE.glob("games/*/title.py"))
    },
    "bots": (
        "bots/bot.py",
        "bots/craft.py",
        "bots/effort.py",
        "bots/learned.py",
        "bots/search/*.py",
    ),
}
"""What is compiled together, so that the parts can be compiled at the same time."""
LEFT_OUT = ("__init__.py", "title.py", "record.py", "pack_check*.py", "pack_tools.py")
"""What runs once, or lives from what only plain Python can do, gains nothing by compiling."""


def sources() -> dict[str, list[Path]]:
    """The modules that are compiled, by room, in a stable order."""
    return {room: _files(patterns) for room, patterns in ROOMS.items()}


def _files(patterns: tuple[str, ...]) -> list[Path]:
    files = [path for pattern in patterns for path in sorted(HOUSE.glob(pattern))]
    return [path for path in files if not any(path.match(pattern) for pattern in LEFT_OUT)]


def _all_sources() -> list[Path]:
    return [path for files in sources().values() for path in files]


def fingerprint() -> str:
    """A hash of everything that is compiled, and of the Python it is compiled for."""
    parts = hashlib.sha256(sys.implementation.cache_tag.encode())
    for path in _all_sources():
        parts.update(path.relative_to(HOUSE).as_posix().encode())
        parts.update(path.read_bytes())
    return parts.hexdigest()


def stamp() -> str:
    """What the compiled core was made from; empty where there is none."""
    try:
        return str(json.loads(STAMP.read_text(encoding="utf-8"))["sources"])
    except (OSError, ValueError, KeyError, TypeError):
        return ""


def write_stamp() -> None:
    """Note that the core has just been compiled from the sources as they are."""
    STAMP.write_text(json.dumps({"sources": fingerprint()}) + "\n", encoding="utf-8")


def plain_wanted() -> bool:
    """Whether the person at the keyboard asked for plain Python."""
    return os.environ.get(PURE, "") not in ("", "0")


def up_to_date() -> bool:
    """Whether there is a compiled core made from the sources as they are."""
    return stamp() == fingerprint()


class _PlainSources(MetaPathFinder):
    """Finds the source of a module where Python would prefer its compiled form."""

    def __init__(self) -> None:
        self.paths = {_module_name(path): path for path in _all_sources()}

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        source = self.paths.get(name)
        return None if source is None else spec_from_file_location(name, source)


def _module_name(path: Path) -> str:
    return ".".join([HOUSE.name, *path.relative_to(HOUSE).with_suffix("").parts])


def choose() -> None:
    """Decide once, before anything of the core is imported."""
    if STAMP.exists() and (plain_wanted() or not up_to_date()):
        sys.meta_path.insert(0, _PlainSources())


def build() -> str:
    """The build that runs: compiled or plain."""
    engine = sys.modules.get("spieltisch.kernel.engine")
    compiled = engine is not None and not str(engine.__file__).endswith(".py")
    return "compiled" if compiled else "plain"


if __name__ == "spieltisch.native":  # and not while setup.py reads this file
    choose()
