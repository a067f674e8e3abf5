"""What a seat may know, as plain data: everything but the order of the piles, which has none."""

from spieltisch.games.burgundy import tiles
from spieltisch.games.burgundy.estate import ExpandedEstate
from spieltisch.games.burgundy.pack import DEPOTS
from spieltisch.games.burgundy.phases import PHASE_WORDS
from spieltisch.games.burgundy.table import (
    BLACK_DEPOT,
    GOODS_COLOURS,
    INN_DEPOT,
    MORE_SOURCES,
    NOTHING,
    SOURCE_COUNT,
    SOURCES,
    Estate,
    ExpandedTable,
    Table,
)
from spieltisch.games.burgundy.views_expansions import estate_more, player_more, table_more
from spieltisch.kernel.values import Plain

_PILES = [*tiles.KINDS, "black", "goods", "inns"]


def view(table: Table) -> dict[str, Plain]:
    """The table in words and numbers."""
    known: dict[str, Plain] = {
        "phase": PHASE_WORDS[table.phase],
        "round": table.round + 1,
        "white": table.white,
        "bought": table.bought,
        "rounds": [tiles.GOODS[goods] for goods in table.rounds],
        "depots": {str(depot): _depot(table, depot) for depot in range(1, DEPOTS + 1)},
        "black": _tiles_of(table, BLACK_DEPOT),
        "piles": {name: len(pile.items) for name, pile in zip(_PILES, table.supply, strict=False)},
        "bridge": {"order": list(table.order), "steps": list(table.steps)},
        "bonuses": _bonuses(table),
        "players": [_player(table, seat) for seat in range(table.seats)],
        "estates": [_estate(table, estate) for estate in table.estates],
    }
    if table.rules.inns:
        known["inns"] = [tile for tile in _tiles_of(table, INN_DEPOT) if tile is not None]
    if isinstance(table, ExpandedTable):
        known.update(table_more(table))
    return known


def _depot(table: Table, depot: int) -> dict[str, Plain]:
    begin = GOODS_COLOURS * depot
    return {
        "tiles": _tiles_of(table, depot),
        "goods": _by_colour(table.goods[begin : begin + GOODS_COLOURS]),
    }


def _tiles_of(table: Table, depot: int) -> list[Plain]:
    first = table.rules.first
    found = table.depots[first[depot] : first[depot + 1]]
    return [None if tile == NOTHING else tiles.TILES[tile] for tile in found]


def _by_colour(counts: list[int]) -> dict[str, Plain]:
    return {tiles.GOODS[colour]: count for colour, count in enumerate(counts) if count}


def _bonuses(table: Table) -> dict[str, Plain]:
    owners = [None if owner == NOTHING else owner for owner in table.bonuses]
    return {
        kind: {"large": owners[2 * at], "small": owners[2 * at + 1]}
        for at, kind in enumerate(tiles.KINDS)
    }


def _player(table: Table, seat: int) -> dict[str, Plain]:
    known: dict[str, Plain] = {
        "estate": table.holds[seat],
        "dice": list(table.dice[2 * seat : 2 * seat + 2]),
        "points": dict(score_sheet(table, seat)),
    }
    if isinstance(table, ExpandedTable):
        known.update(player_more(table, seat))
    return known


def score_sheet(table: Table, seat: int) -> dict[str, int]:
    """A seat's points by source."""
    points = table.sheet[seat * SOURCE_COUNT : (seat + 1) * SOURCE_COUNT]
    if isinstance(table, ExpandedTable):
        points += table.more[seat * MORE_SOURCES : (seat + 1) * MORE_SOURCES]
    return dict(zip(SOURCES, points, strict=False))


def _estate(table: Table, estate: Estate) -> dict[str, Plain]:
    placed: dict[str, Plain] = {}
    duchy: str | None = None
    if estate.tiles:
        board = table.rules.duchies[estate.duchy]
        duchy = board.name
        for site, tile in enumerate(estate.tiles):
            if tile >= 0:
                placed[str(board.space[site])] = tiles.TILES[tile]
    known: dict[str, Plain] = {
        "duchy": duchy,
        "tiles": placed,
        "storage": [tiles.TILES[tile] for tile in estate.storage],
        "goods": _by_colour(estate.goods),
        "sold": _by_colour(estate.sold),
        "silver": estate.silver,
        "workers": estate.workers,
    }
    if isinstance(estate, ExpandedEstate):
        known.update(estate_more(table, estate))
    return known
