"""The auditor of what expansions add: joined posts and trade routes."""

from spieltisch.games.burgundy.border_posts import links
from spieltisch.games.burgundy.estate import ExpandedEstate
from spieltisch.games.burgundy.pack_additions import ROUTE_SPACES
from spieltisch.games.burgundy.table import ExpandedTable


def expansion_faults(table: ExpandedTable) -> list[str]:
    """What is wrong with what expansions add."""
    faults: list[str] = []
    for number, estate in enumerate(table.estates):
        assert isinstance(estate, ExpandedEstate)
        said = [*_post_faults(table, estate), *_route_faults(estate)]
        faults += [f"estate {number}: {fault}" for fault in said]
    dealt = [route for estate in table.estates for route in _routes(estate)]
    if len(set(dealt)) != len(dealt):
        faults.append(f"a trade route is there twice: {sorted(dealt)}")
    return faults


def _routes(estate: object) -> list[int]:
    return estate.routes if isinstance(estate, ExpandedEstate) else []


def _post_faults(table: ExpandedTable, estate: ExpandedEstate) -> list[str]:
    if not estate.tiles:
        return []
    joined = links(estate, table.rules.duchies[estate.duchy])
    return [] if joined == estate.links else [f"posts joined {joined}, noted {estate.links}"]


def _route_faults(estate: ExpandedEstate) -> list[str]:
    faults: list[str] = []
    if len(estate.laid) > ROUTE_SPACES * len(estate.routes):
        faults.append(f"{len(estate.laid)} goods on {len(estate.routes)} trade routes")
    for colour, sold in enumerate(estate.sold):
        if estate.laid.count(colour) > sold:
            faults.append(f"more goods of colour {colour} on trade routes than sold")
    return faults
