"""What `spieltisch pack` needs of this game."""

from pathlib import Path

from spieltisch.games.burgundy.pack import COMPONENTS, FILES, Pack, load_pack
from spieltisch.games.burgundy.pack_sheets import SHEETS
from spieltisch.games.packs.reading import Finding, PackError, Source
from spieltisch.games.packs.writing import Names, show_files, write_pack

__all__ = [
    "COMPONENTS",
    "FILES",
    "SHEETS",
    "check_pack",
    "load_pack",
    "new_pack",
    "show_pack",
]


def check_pack(directory: Source | None = None) -> list[Finding]:
    """Everything that is missing or impossible in a pack."""
    try:
        load_pack(directory)
    except PackError as refused:
        return refused.findings
    return []


def new_pack(directory: Path, names: Names) -> list[Path]:
    """Write a commented copy for the owner of another edition to change."""
    return write_pack(COMPONENTS, FILES, directory)


def show_pack(pack: Pack) -> str:
    """A pack as plain text: every value with its origin."""
    return f"{pack.name}  {pack.hash}\n" + show_files(pack.directory, FILES, pack.origins)
