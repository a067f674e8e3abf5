"""Packs for tests: the built-in one, and copies in which something is changed."""

import shutil
from pathlib import Path

from spieltisch.games.boonlake.pack import built_in_directory, load_pack
from spieltisch.games.boonlake.pieces import Effect

PACK = load_pack()


def copy_pack(tmp_path: Path) -> Path:
    """A copy of the built-in pack that may be changed."""
    directory = tmp_path / "pack"
    shutil.copytree(built_in_directory(), directory)
    return directory


def change(directory: Path, file: str, old: str, new: str) -> None:
    """Write something else where `old` stands first."""
    path = directory / file
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{old!r} is not in {file}"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def pairs(effects: list[Effect]) -> list[tuple[int, int]]:
    """Verbs with their amounts."""
    return [(effect.verb, effect.amount) for effect in effects]
