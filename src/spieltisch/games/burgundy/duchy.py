"""A duchy's board: spaces, their kinds and numbers, who borders on whom, and the areas."""

from typing import Final

from spieltisch.games.burgundy.tiles import CASTLE, KINDS
from spieltisch.kernel import hexes

Plot = tuple[int, int, int]
"""The number of a space, its kind, and the number of its die."""

Row = list[tuple[int, int]]
"""Kind and number of each space from left to right."""

_SAME_ROW: Final = 35
"""How much lower than the one above it a scattered space may lie and be in the same row."""


class Duchy:
    """Frozen and shared by all who play on it. Lists are by site unless they say otherwise.

    A site is a hex as an index; a *space* is its number in records: 10 × row + place in the row,
    both counted from 1, so that 44 is the centre of the usual boards. The wide team boards count
    rows in hundreds. People are never told this number, see `where`.
    """

    def __init__(self, name: str, plots: list[Plot], near: list[list[int]]) -> None:
        self.name = name
        self.size = len(plots)
        # Where tiles may spread to.
        self.near = near
        self.space = [space for space, _kind, _number in plots]
        self.kind = [kind for _space, kind, _number in plots]
        self.number = [number for _space, _kind, number in plots]
        # By kind, and all of them for tiles that go anywhere.
        self.of_kind = [
            [site for site in range(self.size) if self.kind[site] == kind]
            for kind in range(len(KINDS))
        ]
        self.of_kind.append(list(range(self.size)))
        self.areas: list[list[int]] = []
        self.area = [0] * self.size
        self.find_areas(near)
        self.site_of = [-1] * (max(self.space) + 1)
        for site, space in enumerate(self.space):
            self.site_of[space] = site
        # Where the starting castle may go.
        self.starts = self.of_kind[CASTLE]
        # The sites that touch each border post.
        self.posts: list[list[int]] = []
        # Where the spaces of islands are drawn, and which sites rivers join.
        self.centres: list[list[int]] = []
        self.rivers: list[list[int]] = []

    def find_areas(self, touching: list[list[int]]) -> None:
        """Areas are groups of one colour whose spaces share edges."""
        self.areas = [
            group
            for kind in range(len(KINDS))
            for group in hexes.groups(self.of_kind[kind], touching)
        ]
        for number, area in enumerate(self.areas):
            for site in area:
                self.area[site] = number

    def area_sizes(self, kind: int) -> list[int]:
        """The sizes of a kind's areas, largest first."""
        sizes = [len(area) for area in self.areas if self.kind[area[0]] == kind]
        return sorted(sizes, reverse=True)

    def sites(self, spaces: list[int]) -> list[int]:
        """The sites of these spaces; unknown spaces are left out."""
        return [self.space.index(space) for space in spaces if space in self.space]


def from_rows(name: str, rows: list[Row]) -> Duchy:
    """A board of rows, every row centred on the others."""
    plots: list[Plot] = []
    cells: list[hexes.Cell] = []
    widest = max(len(row) for row in rows)
    for r, row in enumerate(rows):
        for c, (kind, number) in enumerate(row):
            plots.append((10 * (r + 1) + c + 1, kind, number))
            cells.append(_cell(widest - len(row) + 2 * c, r))
    return Duchy(name, plots, hexes.neighbours(cells))


def _cell(x: int, row: int) -> hexes.Cell:
    """A place in half hexes from the left; neighbours in a row are 2 apart, across rows 1."""
    return ((x - row) // 2, row)


def from_halves(name: str, left: list[Row], right: list[Row]) -> Duchy:
    """Two boards side by side whose widest rows share one space."""
    plots: list[Plot] = []
    cells: list[hexes.Cell] = []
    widest = max(len(row) for row in left)
    shift = 2 * (widest - 1)
    for r, row in enumerate(left):
        joined = row + right[r][1:] if len(row) == widest else row + right[r]
        second = widest - len(right[r]) + shift
        for c, (kind, number) in enumerate(joined):
            x = widest - len(row) + 2 * c
            if c >= len(row):
                x = second + 2 * (c - len(joined) + len(right[r]))
            plots.append((100 * (r + 1) + c + 1, kind, number))
            cells.append(_cell(x, r))
    return Duchy(name, plots, hexes.neighbours(cells))


def from_islands(
    name: str,
    spaces: Row,
    edges: list[list[int]],
    rivers: list[list[int]],
    centres: list[list[int]],
) -> Duchy:
    """Islands: `edges` and `rivers` are pairs of spaces, counted from 1."""
    touching = _neighbours(len(spaces), edges)
    near = _neighbours(len(spaces), [*edges, *rivers])
    numbers = _in_rows(centres, len(spaces))
    duchy = Duchy(name, [(numbers[at], *spaces[at]) for at in range(len(spaces))], near)
    duchy.find_areas(touching)
    duchy.centres = centres
    duchy.rivers = [[one - 1, two - 1] for one, two in rivers]
    return duchy


def where(duchy: Duchy, space: int) -> dict[str, int]:
    """How people are told a space: colour, die, its row from the top and its place from the left.

    Row and place are counted from 0.
    """
    site = duchy.site_of[space]
    row, place = divmod(space, 100 if space > 100 else 10)
    return {
        "colour": duchy.kind[site],
        "number": duchy.number[site],
        "row": row - 1,
        "place": place - 1,
    }


def _in_rows(centres: list[list[int]], count: int) -> list[int]:
    """The numbers of scattered spaces: what lies about as high makes a row."""
    if len(centres) != count:
        return list(range(11, 11 + count))
    numbers = [0] * count
    row = place = height = 0
    for at in sorted(range(count), key=lambda at: centres[at][1]):
        if not row or centres[at][1] - height > _SAME_ROW:
            row += 1
        height = centres[at][1]
        numbers[at] = row
    for row in set(numbers):
        lying = [at for at in range(count) if numbers[at] == row]
        for place, at in enumerate(sorted(lying, key=lambda at: centres[at][0]), 1):
            numbers[at] = 10 * row + place
    return numbers


def _neighbours(count: int, pairs: list[list[int]]) -> list[list[int]]:
    near: list[list[int]] = [[] for _space in range(count)]
    for one, two in pairs:
        if max(one, two) <= count:
            near[one - 1].append(two - 1)
            near[two - 1].append(one - 1)
    return [sorted(others) for others in near]
