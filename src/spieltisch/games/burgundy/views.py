"""What a seat may know, as plain data: everything but the order of the piles, which has none."""

from spieltisch.games.burgundy import tiles
from spieltisch.games.burgundy.pack import DEPOTS
from spieltisch.games.burgundy.phases import PHASE_WORDS
from spieltisch.games.burgundy.table import (
    BLACK_DEPOT,
    GOODS_COLOURS,
    NOTHING,
    SOURCE_COUNT,
    SOURCES,
    Estate,
    Table,
)
from spieltisch.kernel.values import Plain

_PILES = [*tiles.KINDS, "black", "goods"]


def view(table: Table) -> dict[str, Plain]:
    """The table in words and numbers."""
    return {
        "phase": PHASE_WORDS[table.phase],
        "round": table.round + 1,
        "white": table.white,
        "bought": table.bought,
        "rounds": [tiles.GOODS[goods] for goods in table.rounds],
        "depots": {str(depot): _depot(table, depot) for depot in range(1, DEPOTS + 1)},
        "black": _tiles_of(table, BLACK_DEPOT),
        "piles": {name: len(pile.items) for name, pile in zip(_PILES, table.supply, strict=True)},
        "bridge": {"order": list(table.order), "steps": list(table.steps)},
        "bonuses": _bonuses(table),
        "players": [_player(table, seat) for seat in range(table.seats)],
        "estates": [_estate(table, estate) for estate in table.estates],
    }


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
    return {
        "estate": table.holds[seat],
        "dice": list(table.dice[2 * seat : 2 * seat + 2]),
        "points": dict(score_sheet(table, seat)),
    }


def score_sheet(table: Table, seat: int) -> dict[str, int]:
    """A seat's points by source."""
    begin = seat * SOURCE_COUNT
    return {source: table.sheet[begin + at] for at, source in enumerate(SOURCES)}


def _estate(table: Table, estate: Estate) -> dict[str, Plain]:
    placed: dict[str, Plain] = {}
    duchy: str | None = None
    if estate.tiles:
        board = table.rules.duchies[estate.duchy]
        duchy = board.name
        for site, tile in enumerate(estate.tiles):
            if tile >= 0:
                placed[str(board.space[site])] = tiles.TILES[tile]
    return {
        "duchy": duchy,
        "tiles": placed,
        "storage": [tiles.TILES[tile] for tile in estate.storage],
        "goods": _by_colour(estate.goods),
        "sold": _by_colour(estate.sold),
        "silver": estate.silver,
        "workers": estate.workers,
    }
