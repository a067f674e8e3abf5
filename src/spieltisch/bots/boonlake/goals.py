"""What the scoring tiles will bring: the best way to spread the markers still to be placed."""

from itertools import permutations
from typing import Final

from spieltisch.bots.boonlake.pace import SCORINGS, turns_until
from spieltisch.games.boonlake.pieces import ScoringTile
from spieltisch.games.boonlake.presences import own_within
from spieltisch.games.boonlake.scoring_tiles import cards_of, is_exchange, pair_missing, reached
from spieltisch.games.boonlake.table import SLOTS, Player, Table
from spieltisch.games.boonlake.terms import (
    DAY,
    SCORE_GIVE_COINS,
    SCORE_GIVE_INHABITANTS,
    SCORE_REGIONS,
    SCORE_SUNSET_DAY,
    SUNSET,
)

_PER_TURN: Final = 0.45
"""How much of what is missing can be caught up with in a turn."""


def goals_worth(table: Table, seat: int) -> float:
    """Points to expect from the markers not placed yet."""
    player = table.players[seat]
    if table.scoring[SLOTS - 1] < 0:
        return 0.0
    slots = [slot for slot in range(SLOTS) if not player.markers[slot]]
    scorings = list(range(table.scorings + 1, SCORINGS + 1))
    if len(slots) != len(scorings) or not slots:
        return 0.0
    chances = {slot: _chances(table, seat, player, slot, scorings) for slot in slots}
    best = float("-inf")
    for order in permutations(slots):
        total = 0.0
        for at, slot in enumerate(order):
            total += chances[slot][at]
        best = max(best, total)
    return best


def _chances(
    table: Table, seat: int, player: Player, slot: int, scorings: list[int]
) -> list[float]:
    """Expected points of a tile at each scoring to come."""
    tile = table.pack.scoring_tiles[table.scoring[slot]]
    doubled = 2 if slot == seat else 1
    worth = []
    have = _have(table, seat, tile)
    for scoring in scorings:
        short = _short(player, tile, have, scoring)
        able = _PER_TURN * turns_until(table, scoring)
        chance = 1.0 if short <= 0 else max(0.0, min(0.9, 1 - (short - able) / 2.0))
        if short > 0 and able <= 0:
            chance = 0.0
        worth.append(scoring * doubled * (2 * chance - 1))
    return worth


def missing_for(table: Table, seat: int, player: Player, tile: ScoringTile, scoring: int) -> float:
    """How much of a tile's condition the player lacks at the nth scoring; 0 or less: nothing."""
    return _short(player, tile, _have(table, seat, tile), scoring)


def _have(table: Table, seat: int, tile: ScoringTile) -> tuple[int, int]:
    """What the player has of the tile's category, or of its two halves."""
    if is_exchange(tile):
        return (0, 0)
    if tile.category == SCORE_REGIONS:
        masks = table.pack.map.region_mask
        return (
            own_within(table, seat, masks[tile.regions[0]]),
            own_within(table, seat, masks[tile.regions[1]]),
        )
    if tile.category == SCORE_SUNSET_DAY:
        player = table.players[seat]
        return (cards_of(table, player, SUNSET), cards_of(table, player, DAY))
    return (reached(table, seat, tile), 0)


def _short(player: Player, tile: ScoringTile, have: tuple[int, int], scoring: int) -> float:
    """How much is missing for the nth scoring."""
    need, low = tile.need[scoring - 1], tile.need_low[scoring - 1]
    if tile.category == SCORE_REGIONS:
        return pair_missing(have[0], have[1], need, low)
    if tile.category == SCORE_SUNSET_DAY:
        return pair_missing(have[0], have[1], need, low) - player.projects.bit_count()
    if tile.category == SCORE_GIVE_COINS:
        return max(0.0, (2 * need - player.coins) / 5)
    if is_exchange(tile):
        owned = player.ranch if tile.category == SCORE_GIVE_INHABITANTS else player.vases
        return max(0.0, need - owned - player.coins / 5)
    return need - have[0]
