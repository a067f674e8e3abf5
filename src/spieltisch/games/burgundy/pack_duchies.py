"""The duchies of a pack, read and checked: usual boards, team boards and islands."""

from typing import Final

from spieltisch.games.burgundy import tiles
from spieltisch.games.burgundy.duchy import Duchy, Row, from_halves, from_islands, from_rows
from spieltisch.games.packs.reading import Entry, part
from spieltisch.kernel.wording import Text

STANDARD: Final = [str(number) for number in range(1, 11)]
BORDER: Final = ["11a", "11b", "11c", "11d", "11e", "11f"]
TEAM: Final = ["12a", "12b"]
SOLO: Final = ["13a", "13b"]
DUCHIES: Final = [*STANDARD, *BORDER, *TEAM, *SOLO]
"""All duchies in the order of their numbers in records."""

STANDARD_SPACES: Final = [12, 6, 6, 6, 4, 3]
"""Spaces of each kind on a usual duchy."""
TEAM_SPACES: Final = [24, 12, 12, 12, 7, 6]
POSTS: Final = 3


def read_duchies(file: Entry, more: Entry) -> list[Duchy]:
    """All duchies in the order of their numbers."""
    usual = file.named("duchy")
    other = more.named("duchy")
    duchies = [_read_rows(name, part(usual, file, name)) for name in STANDARD]
    duchies += [_read_border(name, part(other, more, name)) for name in BORDER]
    duchies += [_read_halves(name, part(other, more, name)) for name in TEAM]
    duchies += [_read_islands(name, part(other, more, name)) for name in SOLO]
    more.done()
    return duchies


def read_dealt(file: Entry) -> list[list[int]]:
    """The sides of the boards dealt at random, as duchies counted from 0."""
    entry = part(file.named("board"), file, "dealt")
    dealt = entry.pairs("sides", 1, len(STANDARD))
    if len(dealt) < 4:
        entry.complain("sides", Text("pack-four-players-need-at"))
    entry.done()
    file.done()
    return [[number - 1 for number in sides] for sides in dealt]


def _read_rows(name: str, entry: Entry) -> Duchy:
    rows = _rows(entry, "rows")
    start = entry.number("start", 11, 99, default=0)
    entry.done()
    duchy = from_rows(name, rows)
    _start_on(entry, duchy, [start] if start else [])
    _check_spaces(entry, "rows", duchy, STANDARD_SPACES)
    return duchy


def _read_border(name: str, entry: Entry) -> Duchy:
    duchy = from_rows(name, _rows(entry, "rows"))
    posts = entry.pairs("posts", 11, 99)
    entry.done()
    _check_spaces(entry, "rows", duchy, STANDARD_SPACES)
    duchy.posts = [duchy.sites(spaces) for spaces in posts]
    if [len(sites) for sites in duchy.posts] != [2] * POSTS:
        entry.complain("posts", Text("pack-pairs-spaces-duchy", {"posts": POSTS}))
    return duchy


def _read_halves(name: str, entry: Entry) -> Duchy:
    left = _rows(entry, "left")
    right = _rows(entry, "right")
    if [len(row) for row in left] != [len(row) for row in right]:
        entry.complain("right", Text("pack-both-halves-have-rows"))
        right = left
    duchy = from_halves(name, left, right)
    start = entry.take("start")
    entry.done()
    spaces = [space for space in start if isinstance(space, int)] if isinstance(start, list) else []
    _start_on(entry, duchy, spaces or [0])
    _check_spaces(entry, "left", duchy, TEAM_SPACES)
    return duchy


def _read_islands(name: str, entry: Entry) -> Duchy:
    spaces = _row(entry, "spaces", _texts(entry, "spaces"))
    most = max(len(spaces), 1)
    edges = entry.pairs("edges", 1, most)
    rivers = entry.pairs("rivers", 1, most)
    centres = entry.pairs("centres", 0, 9999)
    entry.done()
    if len(centres) != len(spaces):
        entry.complain(
            "centres",
            Text("pack-has-places-spaces", {"centres": len(centres), "spaces": len(spaces)}),
        )
    duchy = from_islands(name, spaces or [(tiles.CASTLE, 6)], edges, rivers, centres)
    _check_spaces(entry, "spaces", duchy, STANDARD_SPACES)
    return duchy


def _start_on(entry: Entry, duchy: Duchy, spaces: list[int]) -> None:
    """Fix where the starting castle may stand; without spaces it is any castle space."""
    castles = [duchy.space[site] for site in duchy.of_kind[tiles.CASTLE]]
    for space in spaces:
        if space not in castles:
            entry.complain("start", Text("pack-start-not-castle-space", {"space": space}))
    duchy.starts = duchy.sites(spaces) or duchy.of_kind[tiles.CASTLE]


def _check_spaces(entry: Entry, field: str, duchy: Duchy, wanted: list[int]) -> None:
    counts = [len(duchy.of_kind[kind]) for kind in range(len(tiles.KINDS))]
    if duchy.size > 1 and counts != wanted:
        text = Text(
            "pack-has-spaces-have",
            {"counts": str(counts), "kinds": ", ".join(tiles.KINDS), "wanted": str(wanted)},
        )
        entry.complain(field, text)


def _rows(entry: Entry, field: str) -> list[Row]:
    rows = [_row(entry, field, text.split()) for text in _texts(entry, field)]
    return [row for row in rows if row] or [[(tiles.CASTLE, 6)]]


def _texts(entry: Entry, field: str) -> list[str]:
    value = entry.take(field)
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        entry.complain(field, Text("pack-list-texts", {"field": field}))
        return []
    return [str(text) for text in value]


def _row(entry: Entry, field: str, words: list[str]) -> Row:
    sites: Row = []
    for word in words:
        if len(word) == 2 and word[0] in tiles.KIND_LETTERS and word[1] in "123456":
            sites.append((tiles.KIND_LETTERS.index(word[0]), int(word[1])))
        else:
            entry.complain(
                field,
                Text("pack-not-letter-digit-1", {"word": word, "letters": tiles.KIND_LETTERS}),
            )
    return sites
