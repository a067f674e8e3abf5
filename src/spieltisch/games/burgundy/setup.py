"""Set-up: who begins, goods, workers, duchies and starting castles."""

from typing import ClassVar

from spieltisch.games.burgundy import tiles
from spieltisch.games.burgundy.actions import Options
from spieltisch.games.burgundy.estate import ExpandedEstate
from spieltisch.games.burgundy.events import BEGINS, DRAWS_GOODS, FOUNDS, SETTLES
from spieltisch.games.burgundy.phases import Phase
from spieltisch.games.burgundy.placing import lay
from spieltisch.games.burgundy.table import GOODS_PILE, OUT_OF_REACH, Table
from spieltisch.kernel.agenda import Choice, Option, Step, Together
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.piles import Pile


class SetUp(Step[Table]):
    """Everything before phase A.

    `numbers` are the duchies to choose from, all the same for everybody; one means no choice.
    Otherwise `boards` are dealt at random, and everybody chooses a side of the one received.
    """

    fields: ClassVar[tuple[str, ...]] = ("numbers", "boards")

    def __init__(self, numbers: list[int], boards: list[list[int]]) -> None:
        self.numbers = numbers
        self.boards = boards

    def run(self, state: Table, flow: Flow) -> None:
        rules = state.rules
        start = flow.roll(state.seats) - 1 if state.seats > 1 else 0
        state.order = state.clockwise_from(start)
        flow.tell(BEGINS, start)
        supply = state.own_supply()
        for expansion in rules.expansions:
            expansion.set_up(state, flow)
        for place, seat in enumerate(state.stewards()):
            estate = state.estate(seat)
            estate.workers = rules.workers[place]
            for _tile in range(rules.pack.board.goods):
                goods = flow.draw(supply[GOODS_PILE])
                estate.goods[goods] += 1
                flow.tell(DRAWS_GOODS, seat, goods)
        sides = self._sides(state, flow)
        state.then(
            Together([ChooseDuchy(seat, sides[at]) for at, seat in enumerate(state.stewards())]),
            Phase(0),
        )

    def _sides(self, state: Table, flow: Flow) -> list[list[int]]:
        """The duchies that each estate may choose from, in turn order."""
        if self.numbers:
            return [self.numbers for _seat in state.order]
        pile = Pile(list(range(len(self.boards))))
        return [self.boards[flow.draw(pile)] for _seat in state.order]


class ChooseDuchy(Choice[Table]):
    """Which duchy, or which side of the board dealt?"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "duchies")

    def __init__(self, seat: int, duchies: list[int]) -> None:
        self.seat = seat
        self.duchies = duchies

    def options(self, state: Table) -> Options:
        return [Settle(duchy) for duchy in self.duchies]


class Settle(Option[Table]):
    """Play on this duchy; then place the starting castle."""

    verb: ClassVar[str] = "settle"
    fields: ClassVar[tuple[str, ...]] = ("duchy",)

    def __init__(self, duchy: int) -> None:
        self.duchy = duchy

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        estate = state.estate(seat)
        estate.duchy = self.duchy
        estate.tiles = [OUT_OF_REACH] * state.duchy(seat).size
        if isinstance(estate, ExpandedEstate):
            estate.shields = [0] * state.duchy(seat).size
        flow.tell(SETTLES, seat, self.duchy)
        state.push(PlaceStartingCastle(seat))


class PlaceStartingCastle(Choice[Table]):
    """On which castle space does the starting castle stand?

    It is part of the set-up: it neither acts nor scores.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: Table) -> Options:
        duchy = state.duchy(self.seat)
        return [Found(duchy.space[site]) for site in duchy.starts]


class Found(Option[Table]):
    """Place the starting castle."""

    verb: ClassVar[str] = "found"
    fields: ClassVar[tuple[str, ...]] = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        estate = state.estate(seat)
        duchy = state.duchy(seat)
        estate.start = duchy.site_of[self.space]
        state.own_supply()[tiles.CASTLE].remove(tiles.CASTLE_TILE)
        lay(estate, duchy, tiles.CASTLE_TILE, estate.start)
        flow.tell(FOUNDS, seat, self.space)
