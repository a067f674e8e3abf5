"""What expansions add to what a seat may know. Nothing of it is hidden."""

from spieltisch.games.burgundy import tiles
from spieltisch.games.burgundy.estate import NOBODY, ExpandedEstate
from spieltisch.games.burgundy.pack_additions import BONUSES, ROUTE_SPACES
from spieltisch.games.burgundy.table import NOTHING, ExpandedTable, Table
from spieltisch.games.burgundy.trade_routes import route_at
from spieltisch.kernel.values import Plain


def table_more(table: ExpandedTable) -> dict[str, Plain]:
    """The main board."""
    first, second = [None if owner == NOTHING else owner for owner in table.post_bonuses]
    shields: dict[str, Plain] = {
        str(shield): depot for shield, depot in enumerate(table.posted) if depot
    }
    known: dict[str, Plain] = {
        "posts": {"large": first, "small": second},
        "shields": shields,
        "bent": table.bent,
    }
    if table.rules.solo:
        known["counter"] = table.counter
        known["target"] = table.target
        known["gains"] = list(table.gains)
        known["turned"] = [tiles.TILES[tile] for tile in table.turned]
    return known


def player_more(table: ExpandedTable, seat: int) -> dict[str, Plain]:
    """What belongs to a seat."""
    if not table.private:
        return {}
    return {"storage": [tiles.TILES[tile] for tile in table.private[seat]]}


def estate_more(table: Table, estate: ExpandedEstate) -> dict[str, Plain]:
    """What belongs to an estate."""
    shields: dict[str, Plain] = {}
    if estate.tiles:
        spaces = table.rules.duchies[estate.duchy].space
        for site, shield in enumerate(estate.shields):
            if shield:
                shields[str(spaces[site])] = shield
    return {
        "links": estate.links,
        "routes": _routes(table, estate),
        "shields": shields,
        "emulates": None if estate.model == NOBODY else estate.model,
    }


def _routes(table: Table, estate: ExpandedEstate) -> list[Plain]:
    """The spaces of the trade route from left to right."""
    spaces: list[Plain] = []
    for at in range(ROUTE_SPACES * len(estate.routes)):
        route = route_at(table, estate, at)
        space: dict[str, Plain] = {
            "goods": tiles.GOODS[route.goods[at % ROUTE_SPACES]],
            "bonus": BONUSES[route.bonuses[at % ROUTE_SPACES]],
            "laid": tiles.GOODS[estate.laid[at]] if at < len(estate.laid) else None,
        }
        spaces.append(space)
    return spaces
