"""Decisions: what every choice of a player has in common.

A decision is made of parts (see `parts`). Levers that work at any moment (B15) are added to every
decision and leave it open, and so does the boat lever where it can matter (B16). Options that use
a lever name it as `lever_used`.
"""

from typing import ClassVar, Final

from spieltisch.games.boonlake import events as ev
from spieltisch.games.boonlake.levers import UseLever, add_boat_lever, add_levers, judged_levers
from spieltisch.games.boonlake.parts import Judged, Options, Part, blocked_among
from spieltisch.games.boonlake.table import Table
from spieltisch.kernel.agenda import Blocked, Choice, Option
from spieltisch.kernel.flow import Flow


class Pass(Option[Table]):
    """Do nothing more here: every effect is optional."""

    verb: ClassVar[str] = "pass"

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        flow.tell(ev.PASSES, seat)


PASS: Final = Pass()


class MayPass(Part):
    """Passing is always possible."""

    def add(self, table: Table, seat: int, options: Options) -> None:
        options.append(PASS)


MAY_PASS: Final = MayPass()


NO_PARTS: Final[list[Part]] = []


class Decision(Choice[Table]):
    """A choice of a player, made of parts, with the levers for any moment added."""

    def parts(self) -> list[Part]:
        return NO_PARTS

    def add_options(self, table: Table, options: Options) -> None:
        """The options without levers. Decisions with values of their own add them here."""
        seat = self.seat
        for part in self.parts():
            part.add(table, seat, options)

    def levers_help(self, table: Table) -> bool:
        """Whether coins, cards or inhabitants could open options where there is only one now."""
        return True

    def boat_lever_matters(self) -> bool:
        """Whether the boat lever may be used here, besides payments: at the choice of a strip,
        before an effect that moves a lever up, and before levers go up (B16).
        """
        return False

    def options(self, table: Table) -> Options:
        options: Options = []
        self.add_options(table, options)
        if len(options) > 1 or self.levers_help(table):
            add_levers(table, self.seat, options)
            if self.boat_lever_matters():
                add_boat_lever(table, self.seat, options)
        return options

    def take(self, table: Table, option: Option[Table], flow: Flow) -> None:
        if isinstance(option, UseLever):
            table.push(self)
            option.do(table, self.seat, flow)
        else:
            self.carry_out(table, option, flow)

    def carry_out(self, table: Table, option: Option[Table], flow: Flow) -> None:
        option.do(table, self.seat, flow)

    # Why not

    def judged(self, table: Table) -> Judged:
        """What belongs to this decision, to be had or not."""
        return [item for part in self.parts() for item in part.judged(table, self.seat)]

    def blocked(self, table: Table) -> list[Blocked]:
        offered = self.options(table)
        judged = self.judged(table) + judged_levers(table, self.seat, offered)
        return blocked_among(table, self.seat, judged, offered)
