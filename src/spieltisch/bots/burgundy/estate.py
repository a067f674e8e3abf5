"""The hand-made value of a seat's estate, by where its points will come from."""

from typing import Final

from spieltisch.bots.burgundy import alone, heraldry, parts, waiting, ways, worth
from spieltisch.bots.burgundy.prospect import Prospect
from spieltisch.games.burgundy import crests, storage, tiles
from spieltisch.games.burgundy.placing import check_site
from spieltisch.games.burgundy.table import GOODS_COLOURS, OPEN, Estate, Table

_STORED_SHARE: Final = 0.6
"""How much of placing a tile is won by having it: the other action is still to come."""

_OUT_OF_REACH: Final = 0.35
"""What is left of a tile's worth where no space for it is open yet."""


def terms(table: Table, seat: int) -> list[float]:
    """The value in parts; before the duchies are known and at the end there is only the score.

    Partners of a team want the same: the points of both count, and so does all they share.
    """
    found = [0.0] * parts.TERM_COUNT
    estate = table.estate(seat)
    if table.rules.solo:
        if estate.start >= 0:
            alone.add_terms(Prospect(table, seat), found)
        return found
    found[parts.POINTS] = float(_points(table, seat))
    if estate.duchy < 0 or estate.start < 0 or worth.is_finished(table):
        return found
    ahead = Prospect(table, seat)
    left = ahead.left
    hands = ahead.hands
    missing = ahead.missing
    areas = 0.0
    for area in range(len(missing)):
        if missing[area]:
            points = ahead.points_for(ahead.size_of(area))
            areas += worth.area_worth(points, missing[area], left, hands)
    found[parts.AREAS] = areas
    found[parts.STORED] = _stored(ahead)
    found[parts.SILVER] = worth.silver_worth(estate.silver, left, hands)
    found[parts.WORKERS] = worth.worker_worth(estate.workers, left)
    found[parts.GOODS] = _goods(table, estate, left)
    found[parts.MINES] = estate.tiles.count(tiles.MINE_TILE) * worth.mine_worth(table, left)
    found[parts.MONASTERIES] = _monasteries(table, seat, estate, left)
    by_kind = ahead.by_kind
    chance = worth.CHANCE[hands * left]
    for kind in range(len(by_kind)):
        if by_kind[kind]:
            found[parts.COLOURS] += chance[by_kind[kind]] * worth.free_bonus(table, kind)
    ease = worth.ease(left)
    found[parts.REACH] = ease * (0.5 * ahead.open_kinds.bit_count() + 0.12 * ahead.open_sites)
    found[parts.ORDER] = 0.4 * ease * _ahead_of(table, seat)
    found[parts.ACTIONS] = waiting.actions(table, seat)
    if table.rules.expansions:
        found[parts.SHIELDS] = heraldry.shields_worth(ahead)
        found[parts.ROUTES] = ways.routes_worth(ahead)
        found[parts.POSTS] = ways.posts_worth(ahead)
    return found


def _points(table: Table, seat: int) -> int:
    points = table.points(seat)
    if table.rules.team:
        for other in table.holders(table.holds[seat]):
            if other != seat:
                points += table.points(other)
    return points


def _ahead_of(table: Table, seat: int) -> int:
    """How many seats stand behind the seat on the bridge, or behind the partners together."""
    if not table.rules.team:
        return table.seats - 1 - table.order.index(seat)
    own = table.holders(table.holds[seat])
    return sum(table.seats - 1 - table.order.index(partner) for partner in own)


def tile_worth(ahead: Prospect, tile: int, promised: list[int]) -> float:
    """A tile on a key space: what placing it will bring, less the action it still takes.

    The space it waits for is promised to it: no other tile can wait for the same.
    """
    best = 0.0
    best_site = -1
    left = ahead.left
    duchy = ahead.duchy
    estate = ahead.estate
    effect = worth.effect_worth(ahead.table, ahead.seat, tile, left)
    for site in duchy.of_kind[tiles.KIND_OF[tile]]:
        held = estate.tiles[site]
        if held >= 0 or site in promised:
            continue
        area = duchy.area[site]
        brings = effect + (ahead.gain_by_inn(area) if tile == tiles.INN else ahead.gain(area))
        if tiles.ANIMAL_OF[tile] >= 0:
            brings += _herd(ahead, tile, area)
        if held != OPEN and not ahead.anywhere:
            brings *= _OUT_OF_REACH
        elif check_site(estate, duchy, tile, site):
            continue
        if brings > best:
            best = brings
            best_site = site
    promised.append(best_site)
    ready = 0.8 * left if left < 2 else 1.0
    return _STORED_SHARE * min(1.0, ready) * best


def _stored(ahead: Prospect) -> float:
    """All key spaces together, as they will be once a tile that waits for room has come."""
    table = ahead.table
    seat = ahead.seat
    estate = ahead.estate
    promised: list[int] = []
    held = [tile_worth(ahead, tile, promised) for tile in estate.storage]
    for step in table.agenda:
        if isinstance(step, storage.Collect | storage.ChooseStorage) and step.seat == seat:
            held.append(tile_worth(ahead, step.tile, promised))
    total = 0.0
    if table.private:
        # What a partner keeps counts as well, but it takes none of the seat's room.
        held += [tile_worth(ahead, tile, promised) for tile in table.private[seat]]
        for partner in table.holders(table.holds[seat]):
            if partner != seat:
                kept = table.private[partner]
                total += sum([tile_worth(ahead, tile, promised) for tile in kept])
    total += sum(held)
    if estate.bears(crests.ENDLESS_STORAGE):
        return total
    spaces = table.rules.key_spaces + table.rules.private_spaces
    if len(held) > spaces:
        total -= min(held[:spaces])
    if len(held) >= spaces:
        # No room for the next tile, or only for the price of one held.
        total -= min(1.5, min(held))
    return total


def _herd(ahead: Prospect, tile: int, area: int) -> float:
    """The animals of the same type that would score again."""
    duchy = ahead.duchy
    estate = ahead.estate
    pasture = duchy.areas[area]
    if estate.bears(crests.ONE_PASTURE):
        pasture = duchy.of_kind[tiles.LIVESTOCK]
    heads = 0
    for site in pasture:
        other = estate.tiles[site]
        if other >= 0 and tiles.ANIMAL_OF[other] == tiles.ANIMAL_OF[tile]:
            heads += tiles.HEADS_OF[other]
    return float(heads)


def _goods(table: Table, estate: Estate, left: int) -> float:
    """Goods are a point each; sold they are more, and bring silver."""
    sale = table.rules.sale_points
    share = 0.55 * min(1.0, left / 4)
    total = 0.0
    for colour in range(GOODS_COLOURS):
        count = estate.goods[colour]
        if count:
            total += count + share * (count * (sale - 1) + 1.6)
    return total


def _monasteries(table: Table, seat: int, estate: Estate, left: int) -> float:
    total = 0.0
    placed = estate.monasteries
    number = 0
    while placed:
        if placed & 1:
            total += worth.monastery_worth(table, seat, number, left)
        placed >>= 1
        number += 1
    return total
