"""The interim scoring in five steps: plays, a scoring tile, income, levers up, labels free."""

from typing import ClassVar, Final

from spieltisch.games.boonlake import events as ev
from spieltisch.games.boonlake import sources
from spieltisch.games.boonlake.cards import ANY_CARD, FORGOING, PROJECTS
from spieltisch.games.boonlake.decisions import MAY_PASS, Decision, Pass
from spieltisch.games.boonlake.parts import Part
from spieltisch.games.boonlake.player_board import board_income
from spieltisch.games.boonlake.presences import cattle_points
from spieltisch.games.boonlake.scoring_tiles import ChooseScoring
from spieltisch.games.boonlake.supply import gain_vp
from spieltisch.games.boonlake.table import Table
from spieltisch.games.boonlake.tracks import card_income, coin_income
from spieltisch.games.boonlake.upgrade import HOUSES, SETTLEMENTS
from spieltisch.kernel.agenda import Option, Step, Together
from spieltisch.kernel.flow import Flow

LAST_SCORING: Final = 4
ROUND_END: Final = 2
"""The scoring that ends the first round."""


class Interim(Step[Table]):
    """An interim scoring, for all."""

    def run(self, table: Table, flow: Flow) -> None:
        table.scorings += 1
        flow.tell(ev.INTERIM, table.scorings)
        seats = table.clockwise_from(table.active)
        table.then(
            Together([ChoosePlay(seat, 2) for seat in seats]),
            Together([ChooseScoring(seat) for seat in seats]),
            Income(),
            LastUse(),
            LeversUp(),
            EndInterim(),
        )


# Step 1: up to twice a card, a project or an upgrade (B2)


_PARTS: Final[list[Part]] = [ANY_CARD, PROJECTS, HOUSES, SETTLEMENTS, FORGOING, MAY_PASS]


class ChoosePlay(Decision):
    """Play a card, realize a project or upgrade; nothing is sold or developed here."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    always_asks: ClassVar[bool] = True

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def parts(self) -> list[Part]:
        return _PARTS

    def carry_out(self, table: Table, option: Option[Table], flow: Flow) -> None:
        if self.left > 1 and not isinstance(option, Pass):
            table.push(ChoosePlay(self.seat, self.left - 1))
        option.do(table, self.seat, flow)


# Step 3: income


class Income(Step[Table]):
    """From tracks, board and cattle; the last one pays only VP (B23)."""

    def run(self, table: Table, flow: Flow) -> None:
        only_vp = table.scorings == LAST_SCORING
        for seat in table.clockwise_from(table.active):
            flow.tell(ev.INCOME, seat)
            coin_income(table, seat, only_vp, flow)
            card_income(table, seat, only_vp, flow)
            board_income(table, seat, only_vp, flow)
            gain_vp(table, seat, cattle_points(table, seat), sources.CATTLE_INCOME, flow)
        table.rival.take_income(table, flow)


# Steps 4 and 5


class LastUse(Step[Table]):
    """Levers may be used until they go up, also by what the income has brought (B15).

    At the fourth scoring the income brings nothing that could pay for a lever.
    """

    def run(self, table: Table, flow: Flow) -> None:
        if table.scorings == LAST_SCORING:
            return
        asked: list[Step[Table]] = []
        for seat in table.clockwise_from(table.active):
            choice = ChooseBeforeLeversUp(seat)
            if len(choice.options(table)) > 1:
                asked.append(choice)
        if asked:
            table.push(Together(asked))


_LAST_USE_PARTS: Final[list[Part]] = [MAY_PASS]


class ChooseBeforeLeversUp(Decision):
    """Use a lever before it goes up; put to those who could use one now, and to nobody else."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def parts(self) -> list[Part]:
        return _LAST_USE_PARTS

    def boat_lever_matters(self) -> bool:
        return True


class LeversUp(Step[Table]):
    """1 VP for every lever that was not used; then all move up."""

    def run(self, table: Table, flow: Flow) -> None:
        for seat in table.clockwise_from(table.active):
            player = table.players[seat]
            unused = (player.levers & ~player.used).bit_count()
            gain_vp(table, seat, unused, sources.LEVERS, flow)
            if player.used:
                flow.tell(ev.LEVERS_UP, seat, player.used.bit_count())
                player.used = 0


class EndInterim(Step[Table]):
    """Region labels are free again; the second scoring ends the first round."""

    def run(self, table: Table, flow: Flow) -> None:
        table.labels = 0
        flow.tell(ev.LABELS_FREE)
        if table.scorings == ROUND_END:
            table.round = 1
            table.crossed = False
            table.start_ships()
            flow.tell(ev.NEW_ROUND, 2)
