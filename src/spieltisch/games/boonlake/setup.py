"""Set-up: start tiles, cards, strips, coins, ships, the choice of a scoring tile and of a site.

The two choices are hidden until all have made them; the hand is known before (B24).
"""

from typing import ClassVar, Final

from spieltisch.games.boonlake import events as ev
from spieltisch.games.boonlake.hand import draw_cards
from spieltisch.games.boonlake.parts import PlainChoice
from spieltisch.games.boonlake.supply import take_coins
from spieltisch.games.boonlake.table import SLOTS, Table
from spieltisch.games.boonlake.terms import RESOURCE_KEYS, ROW_COUNT
from spieltisch.kernel.agenda import Option, Step, Together
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.piles import Pile

FIRST_HAND: Final = 6
FIRST_COINS: Final = [6, 7, 8, 8]
NOT_PICKED: Final = -1


class SetUp(Step[Table]):
    """Everything up to the first choice."""

    def run(self, table: Table, flow: Flow) -> None:
        lay_start_tiles(table, flow)
        shuffle_strips(table, flow)
        table.start_ships()
        for seat in range(table.seats):
            draw_cards(table, seat, FIRST_HAND, flow)
        deal_scoring_tiles(table, flow)
        table.rival.lay_out(table, flow)
        table.then(
            Together([ChooseScoringTile(seat) for seat in range(table.seats)]),
            ShowScoringTiles(),
            Together([ChooseFirstSite(seat) for seat in range(table.seats)]),
            ShowFirstSites(),
        )


def lay_start_tiles(table: Table, flow: Flow) -> None:
    """Start tiles for the number of players, mixed on the start hexes; the others leave (B1)."""
    tiles = Pile(table.pack.start_tiles(table.seats))
    for hex_at in table.pack.start_hexes(table.seats):
        tile = flow.draw(tiles)
        table.lay_tile(hex_at, tile)
        flow.tell(ev.START_TILE, tile, hex_at + 1)


def shuffle_strips(table: Table, flow: Flow) -> None:
    """The seven strips in random order."""
    strips = Pile(list(range(ROW_COUNT)))
    table.strips = [flow.draw(strips) for _row in range(ROW_COUNT)]
    for row in range(ROW_COUNT):
        flow.tell(ev.ACTION_BOARD, table.strips[row], row + 1)


def deal_scoring_tiles(table: Table, flow: Flow) -> None:
    """Two hidden tiles to each player."""
    table.pairs = []
    table.picks = [NOT_PICKED] * table.seats
    for seat in range(table.seats):
        pair = sorted([flow.draw(table.box), flow.draw(table.box)])
        table.pairs.append(pair)
        for goal in pair:
            flow.tell(ev.OFFERS_TILE, seat, goal)


class PickScoringTile(Option[Table]):
    """Put this tile in your area."""

    verb: ClassVar[str] = "pick"
    fields: ClassVar[tuple[str, ...]] = ("goal",)

    def __init__(self, goal: int) -> None:
        self.goal = goal

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        table.picks[seat] = self.goal
        flow.tell(ev.PICKS_TILE, seat, self.goal)


class ChooseScoringTile(PlainChoice):
    """Choose one of your two scoring tiles."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, table: Table) -> list[Option[Table]]:
        return [PickScoringTile(goal) for goal in table.pairs[self.seat]]


class ShowScoringTiles(Step[Table]):
    """All show their tiles; random ones fill the areas nobody owns."""

    def run(self, table: Table, flow: Flow) -> None:
        for seat in range(table.seats):
            table.show_scoring_tile(seat, table.picks[seat])
            flow.tell(ev.OWN_TILE, seat, table.picks[seat])
        for slot in range(table.seats, SLOTS):
            goal = flow.draw(table.box)
            table.show_scoring_tile(slot, goal)
            if not table.rival.takes_scoring_tile(slot, goal, flow):
                flow.tell(ev.OPEN_TILE, goal)
        table.pairs = []
        table.box = Pile([])
        table.picks = [NOT_PICKED] * table.seats


class PickFirstSite(Option[Table]):
    """Begin with a production site here."""

    verb: ClassVar[str] = "begin-with"
    fields: ClassVar[tuple[str, ...]] = ("resource",)

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        table.picks[seat] = self.resource
        flow.tell(ev.PICKS_SITE, seat, self.resource)


class ChooseFirstSite(PlainChoice):
    """Choose your first production site."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, table: Table) -> list[Option[Table]]:
        return [PickFirstSite(resource) for resource in range(len(RESOURCE_KEYS))]


class ShowFirstSites(Step[Table]):
    """All show their sites; the coins are dealt."""

    def run(self, table: Table, flow: Flow) -> None:
        for seat in range(table.seats):
            table.players[seat].build_production(table.picks[seat])
            flow.tell(ev.FIRST_SITE, seat, table.picks[seat])
        table.picks = []
        for seat in range(table.seats):
            place = seat + 1 if table.solo else seat  # the Eminence begins
            take_coins(table, seat, FIRST_COINS[place], flow)
