"""What a part of somebody's own box says and looks like, while it is typed in."""

import copy
from typing import Any, NamedTuple

from spieltisch import games
from spieltisch.games.packs import boxes
from spieltisch.games.packs.findings import Files, PackError
from spieltisch.games.packs.sheets import Sheet
from spieltisch.help.art import Gallery, gallery, voice_of
from spieltisch.help.books import book_of
from spieltisch.help.parts import Part
from spieltisch.kernel.game import Game


class Shown(NamedTuple):
    """A part in words and as a picture; both empty if its values cannot be read yet."""

    name: str
    lines: tuple[str, ...]
    picture: str


def named(game: str, files: Files, language: str) -> dict[tuple[str, str], str]:
    """What the parts of a box are called, by file and entry."""
    book = book_of(game)
    if book is None:
        return {}
    try:
        made = games.of_files(game, files)
    except PackError:
        made = games.shared(game)
    voice = voice_of(language)
    return {entry: part.name for part in book.parts(made, voice) for entry in part.entries}


def shown(game: str, files: Files, sheet: Sheet, key: str, language: str) -> Shown:
    """One part as it stands in a box. What is wrong elsewhere in the box does not matter."""
    book = book_of(game)
    entry = sheet.entry(files, key)
    if book is None or entry is None:
        return Shown(key, (), "")
    alone = boxes.own(game)
    _lay_in(alone, sheet, key, copy.deepcopy(entry))
    try:
        made = games.of_files(game, alone)
    except PackError:
        return Shown(key, (), "")
    voice, place = voice_of(language), (sheet.file, sheet.called(key))
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
    """Where two boxes differ, part by part, by the name of its sheet; in words where there are."""
    told = [_told(game, files, language) for files in (one, other)]
    found: dict[tuple[str, str], tuple[str, Beside]] = {}
    for difference in boxes.differences(game, one, other):
        sheet, key = difference.sheet, difference.key
        place = (sheet.file, sheet.called(key))
        left, right = (lines.get(place) for lines in told)
        named = left or right
        if left is not None and right is not None and left.lines != right.lines:
            beside = Beside(left.name, left.lines, right.lines)
        else:
            raw = f"{difference.field}: "
            known = found.get((sheet.name, key))
            before = known[1] if known else Beside(named.name if named else key, (), ())
            beside = Beside(
                before.name,
                (*before.one, raw + difference.one),
                (*before.other, raw + difference.other),
            )
        found[(sheet.name, key)] = (sheet.name, beside)
    return list(found.values())


def _told(game: str, files: Files, language: str) -> dict[tuple[str, str], Part]:
    book = book_of(game)
    if book is None:
        return {}
    try:
        made = games.of_files(game, files)
    except PackError:
        return {}
    return {entry: part for part in book.parts(made, voice_of(language)) for entry in part.entries}
