"""What a beginner is likely to do: sensible moves, none of them thought through."""

from typing import Any

from spieltisch.games.burgundy.actions import Place, Sell, Take, TakeWorkers
from spieltisch.games.burgundy.effects import Forgo
from spieltisch.games.burgundy.shields import Claim, GiveUp, Hang
from spieltisch.games.burgundy.solo import BuyPoints
from spieltisch.games.burgundy.storage import Discard, has_own_room, has_room
from spieltisch.games.burgundy.table import Table, expanded
from spieltisch.games.burgundy.turn import EndTurn
from spieltisch.kernel.agenda import Option


def likelihood(table: Table, seat: int, option: Option[Any]) -> float:
    """Place what you have, take what you may need, and never let a die go unused."""
    if isinstance(option, Place):
        return 8.0 / (1 + option.workers)
    if isinstance(option, Take):
        return (1.0 if _room(table, seat) else 0.05) / (1 + option.workers)
    if isinstance(option, Sell):
        return 4.0 * table.estate(seat).goods[option.goods] / (1 + option.workers)
    if isinstance(option, EndTurn):
        return 0.001 if table.unused_dice(seat) else 2.0
    if isinstance(option, Forgo):
        return 0.01
    if isinstance(option, TakeWorkers):
        return 0.5
    if isinstance(option, Discard):
        return 1.0
    return _with_expansions(table, seat, option)


def _room(table: Table, seat: int) -> bool:
    return has_room(table, table.estate(seat)) or has_own_room(table, seat)


def _with_expansions(table: Table, seat: int, option: Option[Any]) -> float:
    """Shields are worth two dice if they come cheaply, and silver is not thrown away."""
    if isinstance(option, Claim):
        points = table.rules.pack.additions.shield_points[option.shield]
        return 0.25 * points / (1 + option.workers)
    if isinstance(option, Hang):
        return 0.1 if option.loses else 2.0
    if isinstance(option, GiveUp):
        return 0.1
    if isinstance(option, BuyPoints):
        wide = expanded(table)
        reaches = wide.counter + option.points >= wide.target
        return 3.0 if reaches or not option.points else 0.1
    return 1.5
