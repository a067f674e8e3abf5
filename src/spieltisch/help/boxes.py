"""What a part of somebody's own box says and looks like, while it is typed in."""

import copy
from collections.abc import Sequence
from itertools import zip_longest
from typing import Any, Final, NamedTuple

from spieltisch import games, texts
from spieltisch.games.packs import boxes
from spieltisch.games.packs.findings import Files, Finding, PackError
from spieltisch.games.packs.sheets import Control, Field, Sheet, Values
from spieltisch.help.art import Gallery, gallery, voice_of
from spieltisch.help.books import book_of
from spieltisch.help.findings import said, with_place
from spieltisch.help.parts import Part
from spieltisch.kernel.game import Game

ANY: Final = {"amount": "n", "low": "a", "low_vp": "b", "high": "c", "high_vp": "d"}
"""What stands for numbers in the names of effects."""


def label(language: str, message: str) -> str:
    """A label; a word of the pack that no text names is shown as it is."""
    if texts.knows(language, message):
        return texts.say(language, message, ANY)
    return message.removeprefix("box-")


class Shown(NamedTuple):
    """A part in words and as a picture; both empty if its values cannot be read yet."""

    name: str
    lines: tuple[str, ...]
    picture: str


def named(game: str, files: Files, language: str) -> dict[tuple[str, str], str]:
    """What the parts of a box are called, by file and entry."""
    return {entry: part.name for entry, part in _told(game, files, language).items()}


class Found(NamedTuple):
    """What is wrong: in which sheet and entry, what that is called, and what to do."""

    sheet: str
    key: str
    name: str
    text: str


def found(game: str, files: Files, findings: Sequence[Finding], language: str) -> list[Found]:
    """What the check has found in a box, each with its place there, if it has one."""
    names = named(game, files, language) if findings else {}
    told = []
    for finding in findings:
        place = boxes.place_of(game, files, finding)
        if place is None:
            told.append(Found("", "", "", with_place(finding, language)))
        else:
            sheet, key = place
            name = names.get((sheet.file, sheet.called(key)), key)
            told.append(Found(sheet.name, key, name, said(finding.text, language)))
    return told


def readable(game: str, files: Files) -> Game[Any]:
    """The game with a box, and with our values where those in the box cannot be read."""
    try:
        return games.of_files(game, files)
    except PackError as fault:
        ours, mended = boxes.own(game), copy.deepcopy(files)
        for finding in fault.findings:
            place = boxes.place_of(game, files, finding)
            entry = None if place is None else place[0].entry(ours, place[1])
            if place is None or entry is None:
                mended[finding.file] = ours[finding.file]
            else:
                _lay_in(mended, *place, entry)
    try:
        return games.of_files(game, mended)
    except PackError:
        return games.shared(game)


def shown(game: str, files: Files, sheet: Sheet, key: str, language: str) -> Shown:
    """One part as it stands in a box. What is wrong elsewhere in the box does not matter."""
    book = book_of(game)
    entry = sheet.entry(files, key)
    if book is None or entry is None:
        return Shown(key, (), "")
    alone = boxes.own(game)
    _lay_in(alone, sheet, key, copy.deepcopy(entry))
    place = (sheet.file, sheet.called(key))
    try:
        made = games.of_files(game, alone)
    except PackError:
        return Shown(named(game, alone, language).get(place, key), (), "")
    voice = voice_of(language)
    part = next((one for one in book.parts(made, voice) if place in one.entries), None)
    if part is None:
        return Shown(key, (), "")
    return Shown(part.name, part.lines, _picture(game, made, part, language))


def _lay_in(files: Files, sheet: Sheet, key: str, entry: dict[str, object]) -> None:
    if not sheet.table:
        files[sheet.file].update(entry)
        return
    inside = files[sheet.file][sheet.table]
    if isinstance(inside, dict):
        inside[key] = entry
    elif isinstance(inside, list):
        at = int(key) - 1
        inside[at : at + 1] = [entry]


def _picture(game: str, made: Game[Any], part: Part, language: str) -> str:
    """Cards are drawn alone; what lies on the boards needs them drawn anew."""
    usual = gallery(game, language)
    drawn = usual.book.drawings(made, usual.voice).get(part.art)
    if drawn is not None:
        return usual.drawing(drawn)
    anew = Gallery(game, language, made)
    return anew.picture(part.art) if anew.has(part.art) else ""


class Beside(NamedTuple):
    """A part that two boxes hold differently, as each tells it."""

    name: str
    one: tuple[str, ...]
    other: tuple[str, ...]


def side_by_side(game: str, one: Files, other: Files, language: str) -> list[tuple[str, Beside]]:
    """Where two boxes differ, part by part, by the name of its sheet: as the parts are told.

    What telling a part leaves out, and what cannot be read, is named field by field.
    """
    told = [_told(game, files, language) for files in (one, other)]
    fields: dict[tuple[str, str], tuple[Sheet, list[Field]]] = {}
    for sheet, key, changed, _one, _other in boxes.differences(game, one, other):
        here = fields.setdefault((sheet.name, key), (sheet, []))[1]
        here += [field for field in sheet.fields if changed in field.keys and field not in here]
    beside = []
    for (name, key), (sheet, different) in fields.items():
        left, right = (lines.get((sheet.file, sheet.called(key))) for lines in told)
        if left is not None and right is not None and left.lines != right.lines:
            own = [] if left.name == right.name else [(left.name, right.name)]
            rows = [*own, *zip_longest(_values(left), _values(right), fillvalue="")]
        else:
            mine, theirs = (sheet.entry(files, key) or {} for files in (one, other))
            rows = [
                (_in_words(field, mine, language), _in_words(field, theirs, language))
                for field in different
            ]
        part = left or right
        columns = [tuple(line for line in column if line) for column in zip(*rows, strict=True)]
        beside.append((name, Beside(part.name if part else key, *columns)))
    return beside


def _values(part: Part) -> list[str]:
    """The lines of a part, without those that lead to its rules."""
    return [line for line in part.lines if not line.startswith("[r:")]


def _in_words(field: Field, entry: Values, language: str) -> str:
    """A field and what is typed there."""
    controls = field.controls(entry)
    typed = [_value(one, language, len(controls) > 1) for one in controls if one.value]
    value = ", ".join(typed) or texts.say(language, "box-nothing")
    return f"{texts.say(language, f'box-field-{field.name}')}: {value}"


def _value(control: Control, language: str, several: bool) -> str:
    chosen = [label(language, message) for word, message in control.words if word == control.value]
    if chosen or not several or control.kind == "amount":
        return (chosen or [control.value])[0]
    return f"{label(language, control.label)} {control.value}"


def _told(game: str, files: Files, language: str) -> dict[tuple[str, str], Part]:
    book = book_of(game)
    if book is None:
        return {}
    parts = book.parts(readable(game, files), voice_of(language))
    return {entry: part for part in parts for entry in part.entries}
