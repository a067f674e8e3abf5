"""The auditor: every tile and goods tile exactly once, nothing below zero, nothing over full."""

from spieltisch.games.burgundy import tiles
from spieltisch.games.burgundy.scoring import recounted
from spieltisch.games.burgundy.table import (
    BLACK_PILE,
    GOODS_COLOURS,
    GOODS_PILE,
    GOODS_SPACES,
    KEY_SPACES,
    NOTHING,
    OPEN,
    SOURCE_COUNT,
    Estate,
    Table,
    full_supply,
)
from spieltisch.kernel.piles import Pile


def audit(table: Table) -> list[str]:
    """What is wrong with the pieces."""
    full = full_supply(table.rules)
    faults = _compare("tile", tiles.TILES, _tile_counts(table), _counts(full, BLACK_PILE + 1))
    whole = [table.rules.pack.tiles.goods_each] * GOODS_COLOURS
    faults += _compare("goods", tiles.GOODS, _goods_counts(table), whole)
    for number, estate in enumerate(table.estates):
        faults += [f"estate {number}: {fault}" for fault in _estate_faults(table, estate)]
    faults += _score_faults(table)
    if sorted(table.order) != list(range(table.seats)):
        faults.append(f"the bridge has the pieces {table.order}")
    steps = [table.steps[seat] for seat in table.order]
    if steps != sorted(steps, reverse=True):
        faults.append(f"the bridge is out of order: {table.order} at {steps}")
    return faults


def _counts(piles: list[Pile], until: int) -> list[int]:
    counts = [0] * len(tiles.TILES)
    for pile in piles[:until]:
        for tile in pile.items:
            counts[tile] += 1
    return counts


def _tile_counts(table: Table) -> list[int]:
    counts = _counts(table.supply, BLACK_PILE + 1)
    places = [table.depots, *[estate.storage for estate in table.estates]]
    places += [estate.tiles for estate in table.estates]
    for place in places:
        for tile in place:
            if tile >= 0:
                counts[tile] += 1
    return [count + boxed for count, boxed in zip(counts, table.box, strict=True)]


def _goods_counts(table: Table) -> list[int]:
    counts = [table.rounds.count(colour) for colour in range(GOODS_COLOURS)]
    for colour in table.supply[GOODS_PILE].items:
        counts[colour] += 1
    for at, count in enumerate(table.goods):
        counts[at % GOODS_COLOURS] += count
    for estate in table.estates:
        for colour in range(GOODS_COLOURS):
            counts[colour] += estate.goods[colour] + estate.sold[colour]
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
    if len(estate.storage) > KEY_SPACES:
        faults.append(f"{len(estate.storage)} tiles in storage")
    if estate.goods_types() > GOODS_SPACES or min(estate.goods) < 0:
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
        if tile >= 0 and tiles.KIND_OF[tile] != duchy.kind[site]:
            faults.append(f"{tiles.TILES[tile]} on space {space} of another colour")
        if tile < 0 and beside != (tile == OPEN):
            faults.append(f"space {space} is marked {tile}")
    return faults


def _score_faults(table: Table) -> list[str]:
    faults: list[str] = []
    for seat in range(table.seats):
        sheet = table.sheet[seat * SOURCE_COUNT : (seat + 1) * SOURCE_COUNT]
        if sheet != recounted(table, seat):
            faults.append(f"seat {seat}: scored {sheet}, counted {recounted(table, seat)}")
    for owner in table.bonuses:
        if owner != NOTHING and not 0 <= owner < table.seats:
            faults.append(f"a bonus tile belongs to seat {owner}")
    return faults
