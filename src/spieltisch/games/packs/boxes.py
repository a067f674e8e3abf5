"""Boxes: packs that people type in themselves. The pages of a server and the command line use this.

A box is what the files of a pack hold, in memory. It begins as a copy of the game's own pack, with
the origin of every value, and can be played as soon as the pack's check finds nothing.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from spieltisch import games, titles
from spieltisch.games.packs import box_file
from spieltisch.games.packs.findings import Files, Finding, PackError, Report
from spieltisch.games.packs.reading import Source, read_directory, shown
from spieltisch.games.packs.sheets import Sheet, Values, entries
from spieltisch.kernel.wording import Text

HEAD = "pack.toml"


class Progress(NamedTuple):
    """How many entries of a sheet hold no invention of ours any more."""

    sheet: Sheet
    done: int
    total: int


class Difference(NamedTuple):
    """Where two boxes differ: the entry, the field, and what stands in each; empty: nothing."""

    sheet: Sheet
    key: str
    field: str
    one: str
    other: str


def own(game: str) -> Files:
    """A copy of the game's own pack."""
    return read(game, Path(games.pack_tools(game).COMPONENTS))


def read(game: str, source: Source) -> Files:
    """What a pack's files hold, wherever it lies."""
    report = Report()
    found = read_directory(source, games.pack_tools(game).FILES, report)
    report.close()
    return copy.deepcopy({file: entry.data for file, entry in found.items()})


def new(game: str, name: str) -> Files:
    """A box to fill in."""
    files = own(game)
    rename(files, name)
    return files


def taken_in(raw: bytes) -> box_file.Box:
    """A box from a file, if it is one of a game that is known here and nothing else."""
    box = box_file.parse(raw)
    if box.game not in games.names() or titles.part_of(box.game, "packs") is None:
        raise box_file.refused(Text("pack-box-belongs-game-not"))
    known = set(games.pack_tools(box.game).FILES)
    if set(box.files) != known:
        raise box_file.refused(Text("pack-box-does-not-have"))
    rename(box.files, str(box.files[HEAD].get("name", "")))
    return box


def rename(files: Files, name: str) -> None:
    """Name a box; what is said about our own pack is not said about it."""
    plain = "".join(letter for letter in name if letter.isprintable()).strip()
    files[HEAD]["name"] = plain[:40] or "box"
    files[HEAD].pop("about", None)


def name_of(files: Files) -> str:
    """What a box is called."""
    return str(files[HEAD].get("name", ""))


def check(game: str, files: Source | None) -> list[Finding]:
    """Everything that is missing or impossible."""
    try:
        found: list[Finding] = games.pack_tools(game).check_pack(files)
    except PackError as refused:
        return refused.findings
    return found


def beyond_repair(game: str, files: Files) -> Finding | None:
    """What keeps a box out; it may come in with all that one can still type in."""
    findings = check(game, files)
    for finding in findings:
        unknown = finding.text.message == "pack-not-known-here-remove"
        if unknown or place_of(game, files, finding) is None:
            return finding
    sound = all(sheet.entry(files, key) is not None for sheet, key in entries(sheets(game), files))
    return None if sound else findings[0]


def version_of(game: str, files: Files) -> str:
    """What this version of a box is called; only of one that can be played."""
    played: str = games.pack_tools(game).load_pack(files).hash
    return box_file.version_of(game, files, played)


def sheets(game: str) -> Sequence[Sheet]:
    """The kinds of parts that can be typed in."""
    found: Sequence[Sheet] = games.pack_tools(game).SHEETS
    return found


def sheet_named(game: str, name: str) -> Sheet | None:
    """One kind of parts."""
    return next((sheet for sheet in sheets(game) if sheet.name == name), None)


def progress(game: str, files: Files) -> list[Progress]:
    """How far the work has got, by kind."""
    found = []
    for sheet in sheets(game):
        keys = sheet.keys(files)
        found.append(Progress(sheet, sum(sheet.done(files, key) for key in keys), len(keys)))
    return found


def typed(
    sheet: Sheet, entry: Values, form: Mapping[str, str], fields: Sequence[str], done: bool
) -> dict[str, tuple[Any, Any]]:
    """Put what a form says of some fields into an entry; what changed, as before and after."""
    wished: Values = {}
    for field in sheet.fields:
        if field.name in fields:
            wished.update(field.read(form))
    changed = put(entry, wished)
    if done:
        changed.update(put(entry, sheet.marked(entry)))
    return changed


def put(entry: Values, wished: Values) -> dict[str, tuple[Any, Any]]:
    """Set values of an entry, None takes one away; what changed, as before and after."""
    changed = {}
    for key, value in wished.items():
        before = entry.get(key)
        if before == value and type(before) is type(value):
            continue
        changed[key] = (before, value)
        if value is None:
            del entry[key]
        else:
            entry[key] = value
    return changed


def findings_of(sheet: Sheet, key: str, findings: Sequence[Finding]) -> list[tuple[str, Text]]:
    """What is said of one entry, or of all of its kind: the field it is said of, and the text."""
    said = [(_field_of(sheet, key, finding), finding.text) for finding in findings]
    return [(field, text) for field, text in said if field is not None]


def _field_of(sheet: Sheet, key: str, finding: Finding) -> str | None:
    """The field that a finding is about; empty if it is about the whole entry, None if another."""
    if finding.file != sheet.file:
        return None
    top = finding.field.split(".")[0]
    for field in sheet.fields:
        # What has no entries of its own is known by its fields, however the check calls the place.
        if top in field.keys and (
            not sheet.table or finding.entry in (sheet.called(key), sheet.table)
        ):
            return field.name
        if not sheet.table and finding.entry in field.keys:
            return field.name
    return "" if sheet.table and finding.entry == sheet.called(key) else None


def place_of(game: str, files: Files, finding: Finding) -> tuple[Sheet, str] | None:
    """The entry that a finding is about; without a key if it is about all of a kind."""
    for sheet, key in entries(sheets(game), files):
        alone = not sheet.table or finding.entry == sheet.called(key)
        if alone and _field_of(sheet, key, finding) is not None:
            return sheet, key
    every = [sheet for sheet in sheets(game) if _field_of(sheet, "", finding) is not None]
    return (every[0], "") if every else None


def differences(game: str, one: Files, other: Files) -> list[Difference]:
    """Where two boxes of a game differ, field by field."""
    found = []
    for sheet in sheets(game):
        keys = dict.fromkeys([*sheet.keys(one), *sheet.keys(other)])
        for key in keys:
            mine, theirs = sheet.entry(one, key) or {}, sheet.entry(other, key) or {}
            for field in dict.fromkeys(key for part in sheet.fields for key in part.keys):
                left, right = mine.get(field), theirs.get(field)
                if json.dumps(left, sort_keys=True) != json.dumps(right, sort_keys=True):
                    found.append(Difference(sheet, key, field, _said(left), _said(right)))
    return found


def _said(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, dict):
        return ", ".join(f"{key} {_said(inner)}" for key, inner in value.items()) or "–"
    if isinstance(value, list):
        return " | ".join(_said(inner) for inner in value)
    return shown(value).strip('"')
