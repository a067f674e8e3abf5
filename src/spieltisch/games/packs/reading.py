"""The pack framework: component values as TOML files, read into typed data with good messages.

A pack is a directory of TOML files. A game reads each of them through `Entry`, which takes one
field at a time, knows where it came from and writes everything that is wrong into a `Report`
instead of stopping at the first mistake. Every value has an origin: `rulebook` (stated, or strict
logic from the text), `reported` (players' accounts) or `reconstructed` (our own design).
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from spieltisch.games.packs import box_file
from spieltisch.games.packs.findings import Files, Finding, PackError, Report
from spieltisch.kernel.wording import Text

__all__ = ["Entry", "Files", "Finding", "PackError", "Report", "Source"]

ORIGINS: Final = ["rulebook", "reported", "reconstructed"]
LANGUAGES: Final = ["en", "de", "fr"]

# What these fields hold is shown to people and never played by, so the hash leaves them out.
UNPLAYED: Final = frozenset(["origin", "origins", "name", "names", "about"])


Source = Path | Files
"""Where a pack lies: in a folder of TOML files, in one box file, or in memory."""


def shown(value: object) -> str:
    """A value as it stands in a TOML file, shortened."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{value}"'
    text = str(value)
    return text if len(text) <= 40 else text[:37] + "..."


class Entry:
    """One table of a pack file. Every reader names file, entry and field when it complains.

    `prefix` is set for tables inside an entry: the field `coins` of a cost is called `cost.coins`.
    After a complaint a reader returns some value of the right type so that reading can go on.
    """

    def __init__(
        self,
        report: Report,
        file: str,
        name: str,
        data: dict[str, object],
        origin: str,
        prefix: str = "",
    ) -> None:
        self.report = report
        self.file = file
        self.name = name
        self.data = data
        self.prefix = prefix
        self.seen: set[str] = set()
        self.origin = origin
        self.field_origins: dict[str, str] = {}
        if not prefix:
            self._read_origins()

    def _read_origins(self) -> None:
        self.seen.add("origin")
        self.seen.add("origins")
        own = self.data.get("origin")
        if own is not None:
            self.origin = self._origin("origin", own)
        by_field = self.data.get("origins")
        if by_field is None:
            return
        if not isinstance(by_field, dict):
            self.complain(
                "origins", Text("pack-origins-table-field-origin", {"value": shown(by_field)})
            )
            return
        for field, value in by_field.items():
            if field not in self.data:
                self.complain("origins", Text("pack-origins-names-field-entry", {"field": field}))
            self.field_origins[str(field)] = self._origin("origins", value)

    def _origin(self, field: str, value: object) -> str:
        if isinstance(value, str) and value in ORIGINS:
            return value
        self.complain(
            field,
            Text(
                "pack-not-one", {"path": field, "value": shown(value), "words": ", ".join(ORIGINS)}
            ),
        )
        return "reconstructed"

    def complain(self, field: str, text: Text) -> None:
        """Write a finding about one field of this entry."""
        self.report.add(self.file, self.name, self.prefix + field, text)

    def has(self, field: str) -> bool:
        """Whether the field is there at all."""
        return field in self.data

    def take(self, field: str) -> object:
        """The raw value of a field that must be there; None after a complaint."""
        self.seen.add(field)
        if not self.prefix:
            origin = self.field_origins.get(field, self.origin)
            self.report.origins[(self.file, self.name, field)] = origin
        value = self.data.get(field)
        if value is None:
            path = self.prefix + field
            self.complain(field, Text("pack-missing-add-with-printed", {"path": path}))
        return value

    def number(self, field: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number between low and high; the default if the field may be left out."""
        if default is not None and field not in self.data:
            return default
        value = self.take(field)
        return low if value is None else self._number(field, value, low, high)

    def _number(self, field: str, value: object, low: int, high: int) -> int:
        path = self.prefix + field
        if isinstance(value, bool) or not isinstance(value, int):
            self.complain(field, Text("pack-whole-number", {"path": path, "value": shown(value)}))
            return low
        if value < low or value > high:
            self.complain(
                field,
                Text("pack-between", {"path": path, "value": value, "low": low, "high": high}),
            )
            return low
        return value

    def numbers(self, field: str, count: int, low: int, high: int) -> list[int]:
        """A list of exactly `count` whole numbers."""
        value = self.take(field)
        fallback = [low] * count
        if value is None:
            return fallback
        path = self.prefix + field
        if not isinstance(value, list):
            self.complain(
                field,
                Text("pack-list-numbers", {"path": path, "value": shown(value), "count": count}),
            )
            return fallback
        if len(value) != count:
            self.complain(
                field,
                Text("pack-has-numbers-have", {"path": path, "value": len(value), "count": count}),
            )
            return fallback
        return [self._number(field, item, low, high) for item in value]

    def pairs(self, field: str, low: int, high: int) -> list[list[int]]:
        """A list of pairs of whole numbers, of any length."""
        value = self.take(field)
        path = self.prefix + field
        if value is None:
            return []
        if not isinstance(value, list):
            self.complain(field, Text("pack-list-pairs", {"path": path, "value": shown(value)}))
            return []
        found: list[list[int]] = []
        for item in value:
            if not isinstance(item, list) or len(item) != 2:
                self.complain(
                    field,
                    Text(
                        "pack-pair-such-as",
                        {"path": path, "item": shown(item), "low": low, "high": high},
                    ),
                )
                continue
            found.append([self._number(field, part, low, high) for part in item])
        return found

    def text(self, field: str, default: str | None = None) -> str:
        """A piece of text."""
        if default is not None and field not in self.data:
            return default
        value = self.take(field)
        if value is None:
            return ""
        if not isinstance(value, str) or not value:
            self.complain(
                field,
                Text(
                    "pack-text-quotes",
                    {"path": self.prefix + field, "value": shown(value)},
                ),
            )
            return ""
        return value

    def flag(self, field: str) -> bool:
        """true or false; false if left out."""
        if field not in self.data:
            return False
        value = self.take(field)
        if not isinstance(value, bool):
            self.complain(
                field,
                Text(
                    "pack-true-or-false",
                    {"path": self.prefix + field, "value": shown(value)},
                ),
            )
            return False
        return value

    def choice(self, field: str, options: Sequence[str]) -> int:
        """One word out of a fixed set, as its position in that set."""
        value = self.take(field)
        return 0 if value is None else self._choice(field, value, options)

    def _choice(self, field: str, value: object, options: Sequence[str]) -> int:
        if isinstance(value, str) and value in options:
            return options.index(value)
        words = ", ".join(options)
        self.complain(
            field,
            Text(
                "pack-not-one",
                {"path": self.prefix + field, "value": shown(value), "words": words},
            ),
        )
        return 0

    def choices(self, field: str, options: Sequence[str], count: int) -> list[int]:
        """A list of exactly `count` different words out of a fixed set."""
        value = self.take(field)
        path = self.prefix + field
        fallback = list(range(count))
        if value is None:
            return fallback
        if not isinstance(value, list):
            self.complain(
                field,
                Text("pack-list-words", {"path": path, "value": shown(value), "count": count}),
            )
            return fallback
        if len(value) != count:
            self.complain(
                field,
                Text("pack-has-words-have", {"path": path, "value": len(value), "count": count}),
            )
            return fallback
        found = [self._choice(field, item, options) for item in value]
        if len(set(found)) != count:
            self.complain(
                field, Text("pack-names-something-twice", {"path": path, "value": shown(value)})
            )
        return found

    def table(self, field: str, required: bool = True) -> Entry:
        """A table inside this entry, e.g. a cost; empty if it may be left out and is."""
        value: object = None
        if required or field in self.data:
            value = self.take(field)
        data: dict[str, object] = {}
        if isinstance(value, dict):
            data = value
        elif value is not None:
            path = self.prefix + field
            self.complain(
                field, Text("pack-table-such-as-coins", {"path": path, "value": shown(value)})
            )
        return Entry(self.report, self.file, self.name, data, self.origin, f"{self.prefix}{field}.")

    def tables(self, field: str) -> list[Entry]:
        """A list of tables inside this entry, e.g. the sites of a tile."""
        value = self.take(field)
        if value is None:
            return []
        path = self.prefix + field
        if not isinstance(value, list):
            self.complain(field, Text("pack-list-tables", {"path": path, "value": shown(value)}))
            return []
        found: list[Entry] = []
        for at, item in enumerate(value, 1):
            if isinstance(item, dict):
                prefix = f"{path}.{at}."
                found.append(Entry(self.report, self.file, self.name, item, self.origin, prefix))
            else:
                self.complain(field, Text("pack-table", {"path": path, "item": shown(item)}))
        return found

    def named(self, field: str) -> dict[str, Entry]:
        """The entries `[field.key]`, by key, in the order of their keys."""
        value = self.take(field)
        if value is None:
            return {}
        if not isinstance(value, dict):
            self.complain(field, Text("pack-consist-tables-some-key", {"field": field}))
            return {}
        found: dict[str, Entry] = {}
        for key in sorted(value):
            name = f'{field} "{key}"'
            item = value[key]
            if not isinstance(item, dict):
                self.report.add(
                    self.file, name, field, Text("pack-table-2", {"field": field, "value": key})
                )
                continue
            if not is_key(key):
                text = Text("pack-not-key-use-small", {"value": key})
                self.report.add(self.file, name, "key", text)
            found[key] = Entry(self.report, self.file, name, item, self.origin)
        return found

    def listed(self, field: str) -> list[Entry]:
        """The entries `[[field]]`, in the order of the file; called "field 1", "field 2" ..."""
        value = self.take(field)
        if value is None:
            return []
        if not isinstance(value, list):
            self.complain(field, Text("pack-consist-tables", {"field": field}))
            return []
        found: list[Entry] = []
        for at, item in enumerate(value, 1):
            name = f"{field} {at}"
            if isinstance(item, dict):
                found.append(Entry(self.report, self.file, name, item, self.origin))
            else:
                self.report.add(self.file, name, field, Text("pack-table-3", {"item": shown(item)}))
        return found

    def names(self) -> dict[str, str]:
        """Own names of a component, `names = { en = "...", de = "...", fr = "..." }`, if any."""
        if "names" not in self.data:
            return {}
        table = self.table("names")
        found = {language: table.text(language) for language in LANGUAGES}
        for language, name in found.items():
            if len(name) > box_file.LONGEST_NAME or not name.isprintable():
                text = Text(
                    "pack-names-one-line-at",
                    {"language": language, "longest": box_file.LONGEST_NAME},
                )
                table.complain(language, text)
        table.done()
        return found

    def done(self) -> None:
        """Complain about every field that nobody asked for."""
        for field in self.data:
            if field not in self.seen:
                path = self.prefix + field
                known = ", ".join(sorted(self.seen - {"origin", "origins"}))
                self.complain(
                    field, Text("pack-not-known-here-remove", {"path": path, "known": known})
                )


def is_key(key: str) -> bool:
    """Keys are kebab-case ASCII: they stand in records and notations for ever."""
    parts = key.split("-")
    return key.isascii() and all(part.isalnum() and part == part.lower() for part in parts)


def part(parts: dict[str, Entry], whole: Entry, name: str) -> Entry:
    """The entry of this name; after a complaint an empty one that says nothing more."""
    if name not in parts:
        whole.complain(name, Text("pack-entry-missing", {"name": name}))
    return parts.get(name, Entry(Report(), whole.file, name, {}, "reconstructed"))


def read_directory(source: Source, files: Sequence[str], report: Report) -> dict[str, Entry]:
    """Parse the files of a pack. The `origin` at the top of a file is its default."""
    if isinstance(source, Path) and not source.is_file():
        return _read_folder(source, files, report)
    inside = source if isinstance(source, dict) else box_file.parse(source.read_bytes()).files
    found: dict[str, Entry] = {}
    for file in files:
        if file not in inside:
            report.add(file, "", "", Text("pack-file-missing-copy-from"))
        found[file] = Entry(report, file, "", inside.get(file, {}), "reconstructed")
    for file in inside:
        if file not in files:
            _no_such_file(file, files, report)
    return found


def _no_such_file(file: str, files: Sequence[str], report: Report) -> None:
    text = Text("pack-no-such-file-belongs", {"files": ", ".join(files)})
    report.add(file, "", "", text)


def _read_folder(directory: Path, files: Sequence[str], report: Report) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for file in files:
        data: dict[str, object] = {}
        path = directory / file
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            report.add(file, "", "", Text("pack-file-missing-copy-from"))
        except UnicodeDecodeError:
            report.add(file, "", "", Text("pack-file-not-utf-8"))
        except tomllib.TOMLDecodeError as error:
            report.add(file, "", "", Text("pack-file-not-valid-toml", {"error": str(error)}))
        except RecursionError:
            report.add(file, "", "", Text("pack-file-nested-too-deeply"))
        found[file] = Entry(report, file, "", data, "reconstructed")
    if directory.is_dir():
        for path in sorted(directory.glob("*.toml")):
            if path.name not in files:
                _no_such_file(path.name, files, report)
    return found


def played(value: object) -> object:
    """The part of parsed data that a game is played by: origins and names left out."""
    if isinstance(value, dict):
        return {key: played(item) for key, item in value.items() if key not in UNPLAYED}
    if isinstance(value, list):
        return [played(item) for item in value]
    return value


def content_hash(files: dict[str, Entry]) -> str:
    """The hash of a pack: over its parsed values, whatever the comments, order and layout."""
    data = {file: played(entry.data) for file, entry in files.items()}
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.blake2b(text.encode("ascii"), digest_size=16).hexdigest()
