"""Presences: inhabitants, houses and settlements on sites, cattle on pastures.

Adjacent are hexes that share an edge, are joined by a bridge, or are the ford pair (B6).
"""

from typing import Final

from spieltisch.games.boonlake.table import HOUSE, SETTLEMENT, SITE_COUNT, Table
from spieltisch.games.boonlake.terms import HEX_COUNT, REGION_COUNT

ALL_HEXES: Final = (1 << HEX_COUNT) - 1


def sites_with(table: Table, owner: int, piece: int) -> list[int]:
    """The sites on which such a piece of this owner stands."""
    wanted = owner * 4 + piece
    sites = table.sites
    return [site for site in range(SITE_COUNT) if sites[site] == wanted]


def presences_on(table: Table, hex_at: int) -> int:
    """Presences on one tile, whoever owns them."""
    if table.pastures >> hex_at & 1:
        return table.herd_size(hex_at)
    sites = table.sites
    return (1 if sites[2 * hex_at] else 0) + (1 if sites[2 * hex_at + 1] else 0)


def presences_beside(table: Table, site: int) -> int:
    """Presences next to a building site, also on its own tile; itself does not count."""
    hex_at = site // 2
    count = presences_on(table, hex_at) - 1
    for other in table.pack.map.neighbours[hex_at]:
        count += presences_on(table, other)
    return count


def own_on(table: Table, owner: int, hex_at: int) -> int:
    """Presences of one owner on one tile."""
    if table.pastures >> hex_at & 1:
        return table.herd_of(hex_at, owner)
    count = 0
    for site in (2 * hex_at, 2 * hex_at + 1):
        piece = table.sites[site]
        if piece and piece >> 2 == owner:
            count += 1
    return count


def own_by_region(table: Table, owner: int) -> list[int]:
    """Presences of one owner in each of the four regions."""
    counts = [0] * REGION_COUNT
    region_of = table.pack.map.region_of
    for hex_at in range(HEX_COUNT):
        if table.covered >> hex_at & 1:
            counts[region_of[hex_at]] += own_on(table, owner, hex_at)
    return counts


def own_within(table: Table, owner: int, hexes: int) -> int:
    """Presences of one owner on a bit set of hexes."""
    hexes &= table.covered
    count = 0
    for hex_at in range(HEX_COUNT):
        if hexes >> hex_at & 1:
            count += own_on(table, owner, hex_at)
    return count


def own_hexes(table: Table, owner: int) -> int:
    """The bit set of hexes with a presence of this owner."""
    found = 0
    for hex_at in range(HEX_COUNT):
        if table.covered >> hex_at & 1 and own_on(table, owner, hex_at):
            found |= 1 << hex_at
    return found


def largest_group(hexes: int, neighbour_mask: list[int]) -> int:
    """The size of the largest connected group in a bit set of hexes."""
    largest = 0
    while hexes:
        group = hexes & -hexes
        edge = group
        while edge:
            reached = 0
            while edge:
                first = edge & -edge
                edge ^= first
                reached |= neighbour_mask[first.bit_length() - 1]
            edge = reached & hexes & ~group
            group |= edge
        largest = max(largest, group.bit_count())
        hexes &= ~group
    return largest


def pieces_beside(table: Table, hex_at: int, piece: int) -> int:
    """Houses (or settlements) of any player on the tiles next to a hex."""
    count = 0
    sites = table.sites
    for other in table.pack.map.neighbours[hex_at]:
        for site in (2 * other, 2 * other + 1):
            if sites[site] & 3 == piece:
                count += 1
    return count


def houses_beside(table: Table, hex_at: int) -> int:
    """Houses of any player on the tiles next to a hex."""
    return pieces_beside(table, hex_at, HOUSE)


def settlements_beside(table: Table, hex_at: int) -> int:
    """Settlements of any player on the tiles next to a hex."""
    return pieces_beside(table, hex_at, SETTLEMENT)


def cattle_points(table: Table, owner: int) -> int:
    """For each of the owner's cattle, the settlements of anybody next to it."""
    points = 0
    for hex_at in range(HEX_COUNT):
        if table.pastures >> hex_at & 1:
            own = table.herd_of(hex_at, owner)
            if own:
                points += own * settlements_beside(table, hex_at)
    return points
