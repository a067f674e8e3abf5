"""The auditor of what expansions add: joined posts, trade routes, shields."""

from spieltisch.games.burgundy.border_posts import links
from spieltisch.games.burgundy.crests import RIVALS_MONASTERIES
from spieltisch.games.burgundy.estate import NOBODY, Estate, ExpandedEstate
from spieltisch.games.burgundy.pack_additions import ROUTE_SPACES, SHIELDS
from spieltisch.games.burgundy.shields import borne, own_monasteries
from spieltisch.games.burgundy.table import ExpandedTable
from spieltisch.games.burgundy.tiles import CASTLE_TILE


def expansion_faults(table: ExpandedTable) -> list[str]:
    """What is wrong with what expansions add."""
    faults: list[str] = []
    for number, estate in enumerate(table.estates):
        assert isinstance(estate, ExpandedEstate)
        said = [
            *_post_faults(table, estate),
            *_route_faults(estate),
            *_shield_faults(table, estate),
        ]
        faults += [f"estate {number}: {fault}" for fault in said]
    for seat, store in enumerate(table.private):
        if len(store) > table.rules.private_spaces:
            faults.append(f"seat {seat}: {len(store)} tiles in own storage")
    if table.rules.solo and not 0 <= table.counter < table.target:
        faults.append(f"the counter is at {table.counter}, the target at {table.target}")
    dealt = [route for estate in table.estates for route in _routes(estate)]
    if len(set(dealt)) != len(dealt):
        faults.append(f"a trade route is there twice: {sorted(dealt)}")
    shields = [shield for shield in range(1, SHIELDS + 1) if table.posted[shield]]
    shields += [shield for estate in table.estates for shield in _shields(estate)]
    if len(set(shields)) != len(shields):
        faults.append(f"a shield is there twice: {sorted(shields)}")
    return faults


def _shields(estate: Estate) -> list[int]:
    return borne(estate) if isinstance(estate, ExpandedEstate) else []


def _routes(estate: Estate) -> list[int]:
    return estate.routes if isinstance(estate, ExpandedEstate) else []


def _post_faults(table: ExpandedTable, estate: ExpandedEstate) -> list[str]:
    if not estate.tiles:
        return []
    joined = links(estate, table.rules.duchies[estate.duchy])
    return [] if joined == estate.links else [f"posts joined {joined}, noted {estate.links}"]


def _shield_faults(table: ExpandedTable, estate: ExpandedEstate) -> list[str]:
    faults: list[str] = []
    if estate.crests != sum(1 << shield for shield in borne(estate)):
        faults.append(f"bears {borne(estate)}, noted {estate.crests:b}")
    for site, shield in enumerate(estate.shields):
        if shield and estate.tiles[site] != CASTLE_TILE:
            faults.append(f"shield {shield} is on no castle")
    counting = own_monasteries(estate)
    if estate.model != NOBODY:
        counting |= own_monasteries(table.estates[estate.model])
        if not estate.bears(RIVALS_MONASTERIES):
            faults.append("uses monasteries of others without the shield for it")
    if counting != estate.monasteries:
        faults.append(f"monasteries {counting:b}, noted {estate.monasteries:b}")
    return faults


def _route_faults(estate: ExpandedEstate) -> list[str]:
    faults: list[str] = []
    if len(estate.laid) > ROUTE_SPACES * len(estate.routes):
        faults.append(f"{len(estate.laid)} goods on {len(estate.routes)} trade routes")
    for colour, sold in enumerate(estate.sold):
        if estate.laid.count(colour) > sold:
            faults.append(f"more goods of colour {colour} on trade routes than sold")
    return faults
