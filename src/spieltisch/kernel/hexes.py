"""Hex geometry that every board of hexes shares: axial coordinates, neighbours, groups."""

from collections.abc import Collection, Sequence

Cell = tuple[int, int]
"""Axial coordinates (q, r)."""

DIRECTIONS: tuple[Cell, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def neighbours(cells: Sequence[Cell]) -> list[list[int]]:
    """For each cell the indices of the cells that share an edge with it, in ascending order."""
    index = {cell: number for number, cell in enumerate(cells)}
    return [
        sorted(index[(q + dq, r + dr)] for dq, dr in DIRECTIONS if (q + dq, r + dr) in index)
        for q, r in cells
    ]


def groups(members: Collection[int], adjacent: Sequence[Sequence[int]]) -> list[list[int]]:
    """The connected groups among the members, each sorted, in the order of their first member."""
    left = set(members)
    found: list[list[int]] = []
    for start in sorted(members):
        if start not in left:
            continue
        left.discard(start)
        group = [start]
        for place in group:
            for other in adjacent[place]:
                if other in left:
                    left.discard(other)
                    group.append(other)
        found.append(sorted(group))
    return found
