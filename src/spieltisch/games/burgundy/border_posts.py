"""The Border Posts: duchies 11 have three posts at their edge, worth points when joined."""

from typing import Final

from spieltisch.games.burgundy.duchy import Duchy
from spieltisch.games.burgundy.events import JOINS_ALL_POSTS, JOINS_POSTS
from spieltisch.games.burgundy.rules import Expansion
from spieltisch.games.burgundy.table import FROM_POSTS, NOTHING, Estate, Table, expanded, grounds
from spieltisch.kernel import hexes
from spieltisch.kernel.flow import Flow

_PAIRS: Final = [(0, 1), (0, 2), (1, 2)]
ALL_JOINED: Final = 0b111


class BorderPosts(Expansion):
    """Points for every pair of posts that placed tiles join, by whatever way they lead."""

    def placed(self, table: Table, seat: int, tile: int, site: int, flow: Flow) -> None:
        estate = grounds(table, seat)
        joined = links(estate, table.duchy(seat))
        new = (joined & ~estate.links).bit_count()
        if not new:
            return
        estate.links = joined
        for _pair in range(new):
            points = table.rules.phase_points[table.phase]
            table.score(seat, FROM_POSTS, points)
            flow.tell(JOINS_POSTS, seat, points)
        if joined == ALL_JOINED:
            _score_all(table, seat, flow)


def _score_all(table: Table, seat: int, flow: Flow) -> None:
    """As much as a colour bonus for the first two to join all posts; no tile goes with it."""
    bonuses = expanded(table).post_bonuses
    if NOTHING not in bonuses:
        return
    rank = bonuses.index(NOTHING)
    bonuses[rank] = seat
    points = table.rules.small_bonus if rank else table.rules.large_bonus
    table.score(seat, FROM_POSTS, points)
    flow.tell(JOINS_ALL_POSTS, seat, points)


def links(estate: Estate, duchy: Duchy) -> int:
    """A bit for each pair of posts that placed tiles join."""
    if not duchy.posts:
        return 0
    placed = [site for site in range(duchy.size) if estate.tiles[site] >= 0]
    joined = 0
    for group in hexes.groups(placed, duchy.near):
        touched = [any(site in group for site in post) for post in duchy.posts]
        for bit, (one, two) in enumerate(_PAIRS):
            if touched[one] and touched[two]:
                joined |= 1 << bit
    return joined
