"""A turn: choose a strip and carry it out (A), sail (B), push the strips together (C)."""

from typing import ClassVar, Final

from spieltisch.games.boonlake import events as ev
from spieltisch.games.boonlake import sources
from spieltisch.games.boonlake.decisions import Decision
from spieltisch.games.boonlake.final import FinalScoring
from spieltisch.games.boonlake.interim import Interim
from spieltisch.games.boonlake.parts import Judged, Options, Part
from spieltisch.games.boonlake.river import ChooseSpace
from spieltisch.games.boonlake.strips import ACTIONS, ChooseCard
from spieltisch.games.boonlake.supply import gain_vp, take_coins
from spieltisch.games.boonlake.table import Table
from spieltisch.games.boonlake.terms import NO_KIND, REGION_SCORING, ROW_COUNT
from spieltisch.kernel.agenda import Option, SeatStep, Step
from spieltisch.kernel.events import EventKind
from spieltisch.kernel.flow import Flow


class Turn(SeatStep[Table]):
    """A player's turn begins."""

    def run(self, table: Table, flow: Flow) -> None:
        table.active = self.seat
        table.begin_turn(self.seat)
        flow.tell(ev.TURN, self.seat)
        table.push(ChooseStrip(self.seat))


# Phase A


def lift_strip(table: Table, seat: int, strip: int, flow: Flow) -> None:
    """Take a strip from the action board; its row now shows the ship's steps."""
    table.gap = table.row_of(strip)
    flow.tell(ev.STRIP, seat, strip, table.gap + 1)


class TakeStrip(Option[Table]):
    """Take this strip: pay for a bottom row (B14), then card, own part, common part, ship."""

    verb: ClassVar[str] = "take"
    fields: ClassVar[tuple[str, ...]] = ("strip",)

    def __init__(self, strip: int) -> None:
        self.strip = strip

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        lift_strip(table, seat, self.strip, flow)
        gain_vp(table, seat, -table.pack.rows[table.gap].vp_loss, sources.ROWS, flow)
        printed = table.pack.strips[self.strip]
        table.then(
            CommonPart(seat, self.strip),
            ChooseSpace(seat),
            Locks(seat, table.ships[seat]),
            EndTurn(seat),
        )
        table.then(*ACTIONS[self.strip].own_part(seat))
        if printed.kind == NO_KIND:
            take_coins(table, seat, printed.coins, flow)
        else:
            table.push(ChooseCard(seat, printed.kind))


TAKE: Final = [TakeStrip(strip) for strip in range(ROW_COUNT)]


class Strips(Part):
    """The seven strips, from the top row down."""

    def add(self, table: Table, seat: int, options: Options) -> None:
        for strip in table.strips:
            options.append(TAKE[strip])

    def judged(self, table: Table, seat: int) -> Judged:
        return [(TAKE[strip], 0) for strip in table.strips]


STRIPS: Final = Strips()
_PARTS: Final[list[Part]] = [STRIPS]


class ChooseStrip(Decision):
    """Which strip to take."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def parts(self) -> list[Part]:
        return _PARTS

    def boat_lever_matters(self) -> bool:
        return True


class CommonPart(Step[Table]):
    """The part of the action that involves all players."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "strip")

    def __init__(self, seat: int, strip: int) -> None:
        self.seat = seat
        self.strip = strip

    def run(self, table: Table, flow: Flow) -> None:
        if self.strip == REGION_SCORING:
            table.rival.score_regions(table, flow)
        seats = table.clockwise_from(self.seat)
        table.then(*ACTIONS[self.strip].common_part(seats[1:], seats))


# Phase B, after the ship has moved


class Locks(Step[Table]):
    """The first ship of the round across a lock brings an interim scoring (B13).

    The way to the final space crosses the arm's lock. In round 1 that scoring ends the round at
    once; in round 2 it waits until everybody has had equally many turns.
    """

    fields: ClassVar[tuple[str, ...]] = ("owner", "before")
    lock: ClassVar[EventKind] = ev.LOCK
    last_space: ClassVar[EventKind] = ev.LAST_SPACE
    last_turns: ClassVar[EventKind] = ev.LAST_TURNS

    def __init__(self, owner: int, before: int) -> None:
        self.owner = owner
        self.before = before

    def run(self, table: Table, flow: Flow) -> None:
        river = table.pack.river
        position = table.ships[self.owner]
        if position == river.last[table.round]:
            flow.tell(self.last_space, self.owner)
            if table.round == 0:
                table.push(Interim())
            elif not table.ending:
                table.ending = True
                flow.tell(self.last_turns, self.owner)
        if not table.crossed and self.before <= river.shared_lock < position:
            table.crossed = True
            flow.tell(self.lock, self.owner)
            table.push(Interim())


# Phase C


def push_together(table: Table, flow: Flow) -> None:
    """The strip taken goes to the bottom, the others move up."""
    strip = table.strips[table.gap]
    table.push_strips_together()
    flow.tell(ev.STRIPS_PUSHED, strip)


class EndTurn(SeatStep[Table]):
    """Push the strips together; the next player follows, or the end."""

    def run(self, table: Table, flow: Flow) -> None:
        push_together(table, flow)
        if table.solo:
            return  # the solo round says who follows
        following = (self.seat + 1) % table.seats
        if table.ending and following == 0:
            table.then(Interim(), FinalScoring())
        else:
            table.push(Turn(following))
