"""A duchy's board: spaces, their kinds and numbers, who borders on whom, and the areas."""

from spieltisch.games.burgundy.tiles import KINDS
from spieltisch.kernel import hexes

Plot = tuple[int, int, int, int]
"""Row, place in the row, kind, number: all counted from 0 but the number."""


class Duchy:
    """Frozen and shared by all who play on it. Lists are by site unless they say otherwise.

    A site is a hex as an index; a *space* is the number people call it by: 10 × row + place in
    the row, both counted from 1, so that 44 is the centre of the usual boards.
    """

    def __init__(self, name: str, plots: list[Plot], near: list[list[int]], start: int) -> None:
        self.name = name
        self.size = len(plots)
        self.near = near
        self.kind = [kind for _row, _place, kind, _number in plots]
        self.number = [number for _row, _place, _kind, number in plots]
        self.space = [10 * (row + 1) + place + 1 for row, place, _kind, _number in plots]
        self.of_kind = [
            [site for site in range(self.size) if self.kind[site] == kind]
            for kind in range(len(KINDS))
        ]
        self.areas = [group for members in self.of_kind for group in hexes.groups(members, near)]
        self.area = [0] * self.size
        for number, area in enumerate(self.areas):
            for site in area:
                self.area[site] = number
        self.site_of = [-1] * (max(self.space) + 1)
        for site, space in enumerate(self.space):
            self.site_of[space] = site
        # Where the starting castle goes; -1 where its owner chooses.
        self.start = self.site_of[start] if start in self.space else -1

    def area_sizes(self, kind: int) -> list[int]:
        """The sizes of a kind's areas, largest first."""
        sizes = [len(area) for area in self.areas if self.kind[area[0]] == kind]
        return sorted(sizes, reverse=True)


def from_rows(name: str, rows: list[list[tuple[int, int]]], start: int) -> Duchy:
    """A board of rows, each (kind, number) from left to right, every row centred on the others."""
    plots: list[Plot] = []
    cells: list[hexes.Cell] = []
    widest = max(len(row) for row in rows)
    for r, row in enumerate(rows):
        for c, (kind, number) in enumerate(row):
            plots.append((r, c, kind, number))
            # In half hexes from the left; neighbours in a row are 2 apart, across rows 1.
            x = widest - len(row) + 2 * c
            cells.append(((x - r) // 2, r))
    return Duchy(name, plots, hexes.neighbours(cells), start)
