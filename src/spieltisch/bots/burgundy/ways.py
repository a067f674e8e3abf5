"""What lies along the way: trade routes for goods to be sold, border posts to be joined."""

from typing import Final

from spieltisch.bots.burgundy import worth
from spieltisch.bots.burgundy.prospect import Prospect
from spieltisch.games.burgundy.estate import ExpandedEstate
from spieltisch.games.burgundy.pack_additions import ROUTE_SPACES
from spieltisch.games.burgundy.table import GOODS_COLOURS, NOTHING, Table, expanded, grounds
from spieltisch.games.burgundy.trade_routes import Travel, route_at

_BONUS_WORTH: Final[list[float]] = [2.6, 2.6, 2.8, 3.0, 3.2, 3.4, 3.4, 4.0, 3.4, 2.9]
"""What each bonus of a route is worth: that of the buildings, an action, any tile."""

_FAR: Final = 99


# Trade routes


def routes_worth(ahead: Prospect) -> float:
    """What the goods held will earn on the route, sold in the best order."""
    table = ahead.table
    if not grounds(table, ahead.seat).routes:
        return 0.0
    estate = grounds(table, ahead.seat)
    at = len(estate.laid)
    total = 0.0
    # Goods that are on their way already come first.
    for step in table.agenda[::-1]:
        if isinstance(step, Travel) and step.seat == ahead.seat:
            total += _bonuses(table, estate, at, step.goods, step.count)
            at += step.count
    share = 0.55 * min(1.0, ahead.left / 4)
    stacks = [colour for colour in range(GOODS_COLOURS) if estate.goods[colour]]
    while stacks:
        found = [_bonuses(table, estate, at, colour, estate.goods[colour]) for colour in stacks]
        best = max(found)
        if not best:
            break
        total += share * best
        at += estate.goods[stacks.pop(found.index(best))]
    return total


def _bonuses(table: Table, estate: ExpandedEstate, at: int, goods: int, count: int) -> float:
    """What a stack of goods earns from some space of the row on."""
    total = 0.0
    for space in range(at, min(at + count, ROUTE_SPACES * len(estate.routes))):
        route = route_at(table, estate, space)
        if route.goods[space % ROUTE_SPACES] == goods:
            total += _BONUS_WORTH[route.bonuses[space % ROUTE_SPACES]]
    return total


# Border posts


def posts_worth(ahead: Prospect) -> float:
    """The pairs of posts that may still be joined, by how many tiles that takes."""
    if not ahead.duchy.posts:
        return 0.0
    joined = grounds(ahead.table, ahead.seat).links
    first = _steps_from(ahead, 0)
    ways = [_steps_to(ahead, first, 1), _steps_to(ahead, first, 2)]
    ways.append(_steps_to(ahead, _steps_from(ahead, 1), 2))
    chance = worth.CHANCE[ahead.hands * ahead.left]
    bonus = worth.PHASE_BONUS[worth.TURNS - ahead.left]
    total = 0.0
    for pair in range(len(ways)):
        if not joined >> pair & 1:
            total += 0.8 * chance[ways[pair]] * bonus[ways[pair]]
    ways.sort()
    # Two ways join all three posts.
    return total + chance[min(ways[0] + ways[1], worth.MOST_MISSING)] * _all_joined(ahead)


def _all_joined(ahead: Prospect) -> int:
    """The points for being the next to join all posts."""
    bonuses = expanded(ahead.table).post_bonuses
    if NOTHING not in bonuses or grounds(ahead.table, ahead.seat).links == 0b111:
        return 0
    rules = ahead.table.rules
    return rules.small_bonus if bonuses.index(NOTHING) else rules.large_bonus


def _steps_from(ahead: Prospect, post: int) -> list[int]:
    """By site: the tiles it takes to come there from a post, placed ones being free."""
    duchy = ahead.duchy
    held = ahead.estate.tiles
    steps = [_FAR] * duchy.size
    here = []
    for site in duchy.posts[post]:
        steps[site] = 0 if held[site] >= 0 else 1
        here.append(site)
    while here:
        beyond = []
        for site in here:
            for beside in duchy.near[site]:
                cost = steps[site] + (0 if held[beside] >= 0 else 1)
                if cost < steps[beside]:
                    steps[beside] = cost
                    beyond.append(beside)
        here = beyond
    return steps


def _steps_to(ahead: Prospect, steps: list[int], post: int) -> int:
    return min([steps[site] for site in ahead.duchy.posts[post]])
