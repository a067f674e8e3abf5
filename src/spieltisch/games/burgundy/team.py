"""The Team Game: two teams of two, each with one large duchy.

Partners share everything but dice, points and two key spaces of their own: an estate belongs to
all who hold it (`table.holders`), and that is how most rules need not know of teams. Where they
do: who sits with whom and what a team begins with is in `rules`, shared and own key spaces in
`storage`, placing one's own tiles in `actions`, both pieces under monastery 27 in `bridge`, the
common row of trade routes in `trade_routes`, the sum of points and ties in `scoring`.
"""

from spieltisch.games.burgundy.rules import Expansion
from spieltisch.games.burgundy.table import Table
from spieltisch.kernel.flow import Flow


class Team(Expansion):
    """Turns begin in the order A1, B1, A2, B2: A1 is who begins, B1 the next of the others."""

    def set_up(self, table: Table, flow: Flow) -> None:
        teams: list[list[int]] = [[], []]
        for seat in table.order:
            teams[0 if table.holds[seat] == table.holds[table.order[0]] else 1].append(seat)
        table.order = [seat for pair in zip(*teams, strict=True) for seat in pair]
