"""Packs for people: a commented copy to fill in, and a pack as text to read."""

from collections.abc import Callable, Sequence
from pathlib import Path

from spieltisch.games.packs.reading import Report, Source, read_directory, shown
from spieltisch.kernel.errors import SpieltischError

HOW_TO = """\
# A pack of your own. Everything here is filled in as we know it, so it can be played at once;
# replace the values file by file with those printed in your box, and mark what you have typed in
# with origin = "reported" (for a whole file at its top, for an entry inside it, or for single
# fields: origins = { cost = "reported" }).
#
#   spieltisch pack check GAME DIR     says what is missing or impossible
#   spieltisch pack show GAME DIR      shows what the game reads
#
# The format is described in docs/packs.md.

"""

Edit = Callable[[str, str], str]
"""Changes the text of a file (the first value is its name) on its way into a new pack."""

Names = Callable[[str, str], str]
"""The words of a message in a language, or nothing: games do not know the texts that name them."""

Origins = dict[tuple[str, str, str], str]
"""The origin of each field, by file, entry and field."""


class NotEmpty(SpieltischError):
    """A new pack is only written where nothing can be lost."""


def unchanged(_file: str, text: str) -> str:
    """The text as it is."""
    return text


def write_pack(
    source: Path, files: Sequence[str], directory: Path, edit: Edit = unchanged
) -> list[Path]:
    """Write a commented copy of a pack into a folder that is empty or does not exist yet."""
    if directory.exists() and (not directory.is_dir() or any(directory.iterdir())):
        raise NotEmpty(f"{directory} is not empty: name a new directory for the pack")
    directory.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    for file in files:
        text = edit(file, (source / file).read_text(encoding="utf-8"))
        if file == "pack.toml":
            text = HOW_TO + with_name(text, directory.name)
        path = directory / file
        path.write_text(text, encoding="utf-8")
        written.append(path)
    return written


def with_name(text: str, name: str) -> str:
    """The file pack.toml with another name for the pack."""
    kept = [line for line in text.splitlines() if not line.startswith(("name =", "about ="))]
    quoted = name.replace("\\", "").replace('"', "") or "my pack"
    return "\n".join([*kept, f'name = "{quoted}"']) + "\n"


def show_files(directory: Source, files: Sequence[str], origins: Origins) -> str:
    """Every value of a pack as it stands in its files, with its origin."""
    lines: list[str] = []
    read = read_directory(directory, files, Report())
    for file in files:
        data = read[file].data
        lines += ["", file.removesuffix(".toml")]
        for (of_file, entry, field), origin in origins.items():
            whole_table = not entry and isinstance(data.get(field), dict)
            if of_file == file and not whole_table:
                lines.append(f"  {entry:<24} {field} = {_value(data, entry, field)}  ({origin})")
    return "\n".join(lines) + "\n"


def _value(data: dict[str, object], entry: str, field: str) -> str:
    """A value by its entry's name, such as `tile "market"`, and its field."""
    place: object = data
    for part in entry.replace('"', "").split():
        place = place.get(part, {}) if isinstance(place, dict) else {}
    return shown(place.get(field)) if isinstance(place, dict) else ""
