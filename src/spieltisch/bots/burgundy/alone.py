"""The value of the solo game: how much of the work of filling the duchy is done.

Every space takes two actions, one to take a tile and one to place it. All else is worth the
actions that it saves or brings; an action counts as much as a die in the other games.
"""

from typing import Final

from spieltisch.bots.burgundy import heraldry, parts, ways, worth
from spieltisch.bots.burgundy.prospect import Prospect
from spieltisch.games.burgundy import buildings, effects, solo, storage, tiles
from spieltisch.games.burgundy import monasteries as m
from spieltisch.games.burgundy.direct import DirectChoice
from spieltisch.games.burgundy.pack import DEPOTS
from spieltisch.games.burgundy.placing import check_site
from spieltisch.games.burgundy.table import BLACK_DEPOT, NOTHING, OPEN, Table, expanded
from spieltisch.kernel.agenda import Choice, Step

# What things are worth, in actions.
P: Final[dict[str, float]] = {
    "stored": 0.9,
    "far": 0.5,
    "stuck": 1.1,
    "useless": 0.1,
    "full": 0.5,
    "effect": 0.6,
    "silver": 0.38,
    "silver_more": 0.05,
    "worker": 0.28,
    "worker_more": 0.1,
    "goods": 0.12,
    "stack": 0.1,
    "mine": 0.38,
    "monastery": 0.3,
    "colour": 1.2,
    "area": 1.0,
    "kinds": 0.12,
    "sites": 0.04,
    "growth": 9.0,
    "scarce": 0.5,
    "ratio": 0.5,
    "castle": 1.0,
    "wild": 0.3,
    "in_depot": 0.75,
    "future": 0.65,
    "black": 0.4,
}

_WON: Final = 40.0

# What placing a building brings.
_BUILDING: Final[list[float]] = [0.8, 0.8, 0.8, 0.35, 1.0, 0.75, 0.9, 0.1, 1.0]


def add_terms(ahead: Prospect, found: list[float]) -> None:
    """Fill in the parts of the value."""
    table = ahead.table
    estate = ahead.estate
    left = ahead.left
    empty = ahead.empty()
    action = worth.DIE
    done = 2.0 * (ahead.duchy.size - empty)
    found[parts.SPACES] = action * (done if empty else done + _WON)
    if not empty or (not left and not table.agenda):
        return
    ease = min(1.0, left / 3)
    found[parts.STORED] = action * _stored(ahead)
    useful = min(estate.silver, 2 * left + 2)
    found[parts.SILVER] = action * (
        P["silver"] * ease * useful + P["silver_more"] * (estate.silver - useful)
    )
    few = min(estate.workers, 6)
    found[parts.WORKERS] = (
        action * ease * (P["worker"] * few + P["worker_more"] * (estate.workers - few))
    )
    found[parts.GOODS] = action * ease * _goods(ahead)
    mines = estate.tiles.count(tiles.MINE_TILE)
    found[parts.MINES] = action * P["mine"] * mines * (worth.PHASES - table.phase - 1 + ease)
    found[parts.MONASTERIES] = P["monastery"] * _monasteries(ahead)
    found[parts.COLOURS] = action * P["colour"] * _colours(ahead)
    found[parts.AREAS] = action * P["area"] * _areas(ahead) / 35
    found[parts.REACH] = (
        action * ease * (P["kinds"] * ahead.open_kinds.bit_count() + P["sites"] * ahead.open_sites)
    )
    found[parts.COUNTER] = action * _target_actions(ahead)
    found[parts.SUPPLY] = -action * _shortage(ahead)
    found[parts.ACTIONS] = action * _actions(table)
    found[parts.SHIELDS] = heraldry.shields_worth(ahead)
    found[parts.ROUTES] = ways.routes_worth(ahead)


def _stored(ahead: Prospect) -> float:
    """The tiles on key spaces that there is a space for, and what they will do."""
    held = ahead.estate.storage[:]
    for step in ahead.table.agenda:
        if isinstance(step, storage.Collect):
            held.append(step.tile)
        elif isinstance(step, solo.KeepFaceDown):
            held.append(tiles.FACE_DOWN)
    wanted = ahead.by_kind[:]
    open_sites = _open_sites(ahead)
    values = []
    near = 0
    for tile in held:
        kind = tiles.KIND_OF[tile]
        if kind == tiles.WILD:
            near += 1
            values.append(P["stored"] + P["wild"])
        elif not wanted[kind]:
            values.append(P["useless"])
        else:
            wanted[kind] -= 1
            if open_sites[kind] and _placeable(ahead, tile):
                near += 1
                open_sites[kind] -= 1
                values.append(P["stored"] + P["effect"] * effect(ahead, tile))
            else:
                values.append(P["far"])
    total = sum(values)
    spaces = ahead.table.rules.key_spaces
    if len(values) > spaces:
        total -= min(values)
    if len(values) >= spaces:
        total -= P["full"] if near else P["stuck"]
    return total


def _open_sites(ahead: Prospect) -> list[int]:
    """How many tiles of each colour could be placed next: two cannot wait for the same space."""
    if ahead.anywhere:
        return ahead.by_kind[:]
    counts = [0] * len(ahead.by_kind)
    for site in range(ahead.duchy.size):
        if ahead.estate.tiles[site] == OPEN:
            counts[ahead.duchy.kind[site]] += 1
    return counts


def _placeable(ahead: Prospect, tile: int) -> bool:
    """Whether some space within reach takes the tile."""
    kind = tiles.KIND_OF[tile]
    if kind != tiles.BUILDING:
        return True
    for site in ahead.duchy.of_kind[kind]:
        if not check_site(ahead.estate, ahead.duchy, tile, site):
            return True
    return False


def effect(ahead: Prospect, tile: int) -> float:
    """What placing a tile brings beside the space that it fills."""
    kind = tiles.KIND_OF[tile]
    if kind == tiles.BUILDING:
        return 0.8 if tile == tiles.WHITE_CASTLE else _BUILDING[tile]
    if kind == tiles.CASTLE:
        return P["castle"]
    if kind == tiles.MINE:
        return P["mine"] * (worth.PHASES - ahead.table.phase)
    if kind == tiles.SHIP:
        return 3 * P["goods"]
    if kind == tiles.LIVESTOCK:
        return 1.5 * tiles.HEADS_OF[tile] / 35
    number = tile - tiles.BEFORE_MONASTERIES
    return P["monastery"] * _monastery(ahead, number) / worth.DIE


def _goods(ahead: Prospect) -> float:
    """Goods make a tile when five come together with a ship, or points when sold."""
    goods = sum(ahead.estate.goods)
    for step in ahead.table.agenda:
        if isinstance(step, solo.GiveGoods):
            goods -= 1
    stacks = ahead.estate.goods_types()
    return P["goods"] * goods + P["stack"] * stacks


def _monastery(ahead: Prospect, number: int) -> float:
    if number >= m.SOLD_TYPES:
        # It scores at once, and then no more.
        return 4.0 * worth.DIE / 35 if number <= m.BONUS_TILES else 1.0
    return worth.monastery_worth(ahead.table, ahead.seat, number, ahead.left)


def _monasteries(ahead: Prospect) -> float:
    total = 0.0
    for number in range(1, m.SOLD_TYPES):
        if ahead.estate.has(number):
            total += _monastery(ahead, number)
    return total


def _colours(ahead: Prospect) -> float:
    """How near colours are to being complete: each brings a tile, as long as there is room."""
    total = 0.0
    for kind in range(len(ahead.by_kind)):
        missing = ahead.by_kind[kind]
        if missing:
            share = 1 - missing / len(ahead.duchy.of_kind[kind])
            total += share * share
    return total


def _areas(ahead: Prospect) -> float:
    total = 0.0
    for area in range(len(ahead.missing)):
        missing = ahead.missing[area]
        if missing:
            points = ahead.points_for(ahead.size_of(area))
            bonus = worth.PHASE_BONUS[worth.TURNS - ahead.left][missing]
            total += (points + bonus) / (missing + 1)
    return total


def _target_actions(ahead: Prospect) -> float:
    """The actions that the counter will still bring, with points as they usually come."""
    table = expanded(ahead.table)
    points = table.counter + sum(table.gains) + P["growth"] * ahead.left
    target = table.target
    step = table.rules.pack.additions.solo_step
    actions = 0.0
    while points >= target:
        points -= 1.08 * target
        target = max(target - step, step)
        actions += 1
    return actions + max(0.0, points) / target


def _shortage(ahead: Prospect) -> float:
    """Spaces whose tiles may not turn up any more."""
    table = ahead.table
    there = [0.0] * (len(tiles.KINDS) + 1)
    first = table.rules.first
    for slot in range(first[DEPOTS + 1]):
        tile = table.depots[slot]
        if tile != NOTHING:
            black = slot < first[BLACK_DEPOT + 1]
            there[tiles.KIND_OF[tile]] += P["black"] if black else P["in_depot"]
    phases = worth.PHASES - 1 - table.phase
    for slot in range(first[1], first[DEPOTS + 1]):
        there[table.rules.slot_pile[slot]] += phases * P["future"]
    wanted = ahead.by_kind[:]
    for tile in ahead.estate.storage:
        kind = tiles.KIND_OF[tile]
        if kind < len(wanted) and wanted[kind]:
            wanted[kind] -= 1
    total = 0.0
    for kind in range(len(wanted)):
        if wanted[kind]:
            ratio = wanted[kind] / (there[kind] + 0.3)
            total += wanted[kind] * max(0.0, ratio - P["ratio"])
    return P["scarce"] * min(total, 40.0)


def _actions(table: Table) -> float:
    if not table.agenda:
        return 0.0
    asked = table.agenda[-1]
    if not isinstance(asked, Choice):
        return 0.0
    total = 0.0
    for die in table.dice:
        if die:
            total += 1.0
    for step in table.agenda:
        total += _waiting(table, step)
    return total


def _waiting(table: Table, step: Step[Table]) -> float:
    if not isinstance(step, effects.EffectChoice):
        return 0.0
    if isinstance(step, effects.ExtraAction):
        return 1.0
    if isinstance(step, DirectChoice):
        return 2.0
    if isinstance(step, buildings.FetchTile | buildings.PlaceAnother):
        return 0.8
    if isinstance(step, effects.ChooseDepot):
        return P["goods"] * worth.best_goods(table) + 0.05
    if isinstance(step, solo.ExchangeGoods):
        return 0.2
    return 0.5
