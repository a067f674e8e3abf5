"""Five phases of five rounds: filling the depots, rolling, turns by the bridge, end of a phase."""

from typing import ClassVar, Final

from spieltisch.games.burgundy import tiles
from spieltisch.games.burgundy.events import (
    BY_MONASTERY,
    DELIVERS,
    LAYS,
    MINES_PAY,
    PHASE_BEGINS,
    ROLLS,
)
from spieltisch.games.burgundy.gains import earn_silver, earn_workers
from spieltisch.games.burgundy.monasteries import WORKERS_FROM_MINES
from spieltisch.games.burgundy.pack import DEPOTS, PHASES
from spieltisch.games.burgundy.scoring import FinalScoring
from spieltisch.games.burgundy.table import GOODS_COLOURS, GOODS_PILE, NOTHING, Table
from spieltisch.games.burgundy.turn import Turn
from spieltisch.kernel.agenda import Step
from spieltisch.kernel.flow import Flow

ROUNDS: Final = 5
PHASE_WORDS: Final = ["a", "b", "c", "d", "e"]


class Phase(Step[Table]):
    """Clear and fill the depots, lay out five goods, play five rounds."""

    fields: ClassVar[tuple[str, ...]] = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, state: Table, flow: Flow) -> None:
        state.phase = self.phase
        flow.tell(PHASE_BEGINS, self.phase)
        clear_depots(state)
        fill_depots(state, flow)
        for expansion in state.rules.expansions:
            expansion.phase_begins(state, flow)
        state.rounds = [flow.draw(state.supply[GOODS_PILE]) for _round in range(ROUNDS)]
        state.then(*[Round(number) for number in range(ROUNDS)], EndOfPhase(self.phase))


def clear_depots(table: Table) -> None:
    """Tiles that nobody took leave the game. Goods stay, and so do inns."""
    for slot in range(len(table.rules.slot_pile)):
        tile = table.depots[slot]
        if tile != NOTHING:
            table.box[tile] += 1
            table.depots[slot] = NOTHING


def fill_depots(table: Table, flow: Flow) -> None:
    """A tile for every space from the pile of its colour.

    With three players one space of depot 6 alternates: a castle in A, C, E, a mine in B, D.
    """
    rules = table.rules
    supply = table.own_supply()
    from_pile = rules.alternate_pile if table.phase % 2 else rules.slot_pile
    for depot in range(DEPOTS + 1):
        for slot in range(rules.first[depot], rules.first[depot + 1]):
            tile = flow.draw(supply[from_pile[slot]])
            table.depots[slot] = tile
            flow.tell(LAYS, depot, tile)


class Round(Step[Table]):
    """Everybody rolls, the white die brings goods to a depot, then all have a turn."""

    fields: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, state: Table, flow: Flow) -> None:
        if state.finished():
            state.agenda.clear()
            return
        state.round = self.number
        for seat in state.order:
            state.dice[2 * seat] = flow.roll(6)
            state.dice[2 * seat + 1] = flow.roll(6)
            flow.tell(ROLLS, seat, state.dice[2 * seat], state.dice[2 * seat + 1])
        state.white = flow.roll(6)
        goods = state.rounds.pop(0)
        state.goods[GOODS_COLOURS * state.white + goods] += 1
        flow.tell(DELIVERS, goods, state.white)
        for expansion in state.rules.expansions:
            expansion.round_begins(state, flow)
        state.push(Turns(sorted(state.order)))


class Turns(Step[Table]):
    """Everybody who is left has a turn, always the foremost on the bridge.

    Monastery 27 may lift a piece outside its owner's turn, so the order can change in a round.
    """

    fields: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: list[int]) -> None:
        self.left = left

    def run(self, state: Table, flow: Flow) -> None:
        seat = self.left[0]
        for foremost in state.order:
            if foremost in self.left:
                seat = foremost
                break
        if len(self.left) > 1:
            state.push(Turns([other for other in self.left if other != seat]))
        state.push(Turn(seat))


class EndOfPhase(Step[Table]):
    """What expansions do at the end of a phase, then the mines."""

    fields: ClassVar[tuple[str, ...]] = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, state: Table, flow: Flow) -> None:
        state.push(PayMines(self.phase))
        for expansion in state.rules.expansions:
            expansion.phase_ends(state)


class PayMines(Step[Table]):
    """Mines pay. After the last phase comes the final scoring; alone nothing is left to score."""

    fields: ClassVar[tuple[str, ...]] = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, state: Table, flow: Flow) -> None:
        for seat in state.stewards():
            pay_mines(state, seat, flow)
        if self.phase + 1 < PHASES:
            state.push(Phase(self.phase + 1))
        elif not state.rules.solo:
            state.push(FinalScoring())


def pay_mines(table: Table, seat: int, flow: Flow) -> None:
    """A silver coin for each mine, and a worker with monastery 2."""
    estate = table.estate(seat)
    mines = estate.tiles.count(tiles.MINE_TILE)
    if not mines:
        return
    flow.tell(MINES_PAY, seat, mines)
    earn_silver(table, seat, mines, flow)
    if estate.has(WORKERS_FROM_MINES):
        flow.tell(BY_MONASTERY, seat, tiles.monastery(WORKERS_FROM_MINES))
        earn_workers(table, seat, mines, flow)
    for expansion in table.rules.expansions:
        expansion.mines_paid(table, seat, mines, flow)
