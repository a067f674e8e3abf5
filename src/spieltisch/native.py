"""Which build of the core runs: compiled to machine code by mypyc, or plain Python.

Building compiles the modules that `sources` lists where a C compiler is at hand (see setup.py) and
writes down what they were compiled from. Where that note is missing, a source has changed since,
or `SPIELTISCH_PURE` is set, the plain source is used: a compiled core is never half made, nor
older than the rules one reads.
"""

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, spec_from_file_location
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
        "bots/net.py",
        "bots/search/*.py",
    ),
    "envs": (
        "envs/action_space.py",
        "envs/writing.py",
        "envs/*/marks.py",
        "envs/*/writing.py",
    ),
}
"""What is compiled together, so that the parts can be compiled at the same time."""
LEFT_OUT = (
    "__init__.py",
    "title.py",
    "record.py",
    "pack_check*.py",
    "pack_tools.py",
    "pack_sheets.py",
)
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


def write_stamp(place: Path, made_from: str) -> None:
    """Note, whole or not at all, what the core has been compiled from."""
    draft = place.with_suffix(".draft")
    draft.write_text(json.dumps({"sources": made_from}) + "\n", encoding="utf-8")
    draft.replace(place)


def plain_wanted() -> bool:
    """Whether the person at the keyboard asked for plain Python."""
    return os.environ.get(PURE, "") not in ("", "0")


def up_to_date() -> bool:
    """Whether there is a compiled core made from the sources as they are."""
    return stamp() == fingerprint()


class _PlainSources(MetaPathFinder):
    """Finds the source of a module where Python would prefer its compiled form."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, _, module = name.rpartition(".")
        if path is None or package.partition(".")[0] != HOUSE.name:
            return None
        source = Path(next(iter(path)), module + ".py")
        return spec_from_file_location(name, source) if source.exists() else None


def choose() -> None:
    """Decide once, before anything of the core is imported, for this process and its children.

    Who starts plain stays so to the end, also if a core is compiled meanwhile.
    """
    if plain_wanted() or not up_to_date():
        os.environ[PURE] = "1"
        sys.meta_path.insert(0, _PlainSources())


def build() -> str:
    """The build that runs: compiled or plain."""
    engine = find_spec("spieltisch.kernel.engine")
    plain = engine is None or str(engine.origin).endswith(".py")
    return "plain" if plain else "compiled"


if __name__ == "spieltisch.native":  # and not while setup.py reads this file
    choose()
