"""The auditor: every tile and goods tile exactly once, nothing below zero, nothing over full."""

from spieltisch.games.burgundy import tiles
from spieltisch.games.burgundy.audit_expansions import expansion_faults
from spieltisch.games.burgundy.rules import GOODS_PILE, full_supply
from spieltisch.games.burgundy.scoring import recounted, written
from spieltisch.games.burgundy.shields import being_cleared
from spieltisch.games.burgundy.storage import has_room
from spieltisch.games.burgundy.table import (
    GOODS_COLOURS,
    NOTHING,
    OPEN,
    Estate,
    ExpandedTable,
    Table,
)
from spieltisch.kernel.piles import Pile


def audit(table: Table) -> list[str]:
    """What is wrong with the pieces."""
    full = full_supply(table.rules)
    faults = _compare("tile", tiles.TILES, _tile_counts(table), _counts(full))
    whole = [table.rules.pack.tiles.goods_each] * GOODS_COLOURS
    faults += _compare("goods", tiles.GOODS, _goods_counts(table), whole)
    for number, estate in enumerate(table.estates):
        faults += [f"estate {number}: {fault}" for fault in _estate_faults(table, estate)]
    faults += _score_faults(table)
    if isinstance(table, ExpandedTable):
        faults += expansion_faults(table)
    if sorted(table.order) != list(range(table.seats)):
        faults.append(f"the bridge has the pieces {table.order}")
    steps = [table.steps[seat] for seat in table.order]
    if steps != sorted(steps, reverse=True):
        faults.append(f"the bridge is out of order: {table.order} at {steps}")
    return faults


def _counts(piles: list[Pile]) -> list[int]:
    """How many tiles of each face are in the piles, goods aside."""
    counts = [0] * len(tiles.TILES)
    for number, pile in enumerate(piles):
        if number != GOODS_PILE:
            for tile in pile.items:
                counts[tile] += 1
    return counts


def _tile_counts(table: Table) -> list[int]:
    counts = _counts(table.supply)
    places = [table.depots, *[estate.storage for estate in table.estates], *table.private]
    places += [estate.tiles for estate in table.estates]
    for place in places:
        for tile in place:
            if tile >= 0:
                counts[tile] += 1
    for tile, boxed in enumerate(table.box):
        counts[tile] += boxed
    if isinstance(table, ExpandedTable):
        # Every tile turned over lies somewhere as one that is face down.
        counts[tiles.FACE_DOWN] -= len(table.turned)
        for tile in table.turned:
            counts[tile] += 1
    return counts


def _goods_counts(table: Table) -> list[int]:
    counts = [table.rounds.count(colour) for colour in range(GOODS_COLOURS)]
    for colour in table.supply[GOODS_PILE].items:
        counts[colour] += 1
    for at, count in enumerate(table.goods):
        counts[at % GOODS_COLOURS] += count
    for estate in table.estates:
        for colour in range(GOODS_COLOURS):
            counts[colour] += estate.goods[colour] + estate.sold[colour]
    if isinstance(table, ExpandedTable):
        counts = [count + lost for count, lost in zip(counts, table.lost, strict=True)]
    return counts


def _compare(what: str, words: list[str], found: list[int], wanted: list[int]) -> list[str]:
    return [
        f"{what} {word}: {have} instead of {want}"
        for word, have, want in zip(words, found, wanted, strict=True)
        if have != want
    ]


def _estate_faults(table: Table, estate: Estate) -> list[str]:
    faults: list[str] = []
    if estate.silver < 0 or estate.workers < 0:
        faults.append(f"{estate.silver} silver, {estate.workers} workers")
    overfull = len(estate.storage) > table.rules.key_spaces and not has_room(table, estate)
    if overfull and not being_cleared(table, estate):
        faults.append(f"{len(estate.storage)} tiles in storage")
    if estate.goods_types() > table.rules.goods_spaces or min(estate.goods) < 0:
        faults.append(f"goods {estate.goods}")
    if estate.tiles:
        faults += _duchy_faults(table, estate)
    return faults


def _duchy_faults(table: Table, estate: Estate) -> list[str]:
    duchy = table.rules.duchies[estate.duchy]
    faults: list[str] = []
    for site, tile in enumerate(estate.tiles):
        space = duchy.space[site]
        beside = any(estate.tiles[other] >= 0 for other in duchy.near[site])
        if tile >= 0 and tiles.KIND_OF[tile] not in (duchy.kind[site], tiles.WILD):
            faults.append(f"{tiles.TILES[tile]} on space {space} of another colour")
        if tile < 0 and beside != (tile == OPEN):
            faults.append(f"space {space} is marked {tile}")
    return faults


def _score_faults(table: Table) -> list[str]:
    faults: list[str] = []
    for number, seat in enumerate(table.owners()):
        sheet = written(table, number)
        counted = recounted(table, number)
        if sheet != counted:
            faults.append(f"seat {seat}: scored {sheet}, counted {counted}")
    for owner in table.bonuses:
        if owner != NOTHING and not 0 <= owner < table.seats:
            faults.append(f"a bonus tile belongs to seat {owner}")
    return faults
