"""The solo game: the Eminence and the human take turns, and the Eminence begins.

The Eminence is an automaton of the rules: its turn runs by itself, except for the right part of
the strip it has chosen, which the human may carry out.
"""

from typing import ClassVar, Final

from spieltisch.games.boonlake import solo_events as ev
from spieltisch.games.boonlake.eminence import EMINENCE
from spieltisch.games.boonlake.final import FinalScoring
from spieltisch.games.boonlake.interim import Interim
from spieltisch.games.boonlake.river import reach, steps_left
from spieltisch.games.boonlake.solo_places import lay_stack, reveal_tile
from spieltisch.games.boonlake.solo_scoring import score_finally, score_presences, take_income
from spieltisch.games.boonlake.solo_strips import HUMAN, first_effect, second_effect, uppermost
from spieltisch.games.boonlake.strips import ACTIONS
from spieltisch.games.boonlake.table import Rival, Table
from spieltisch.games.boonlake.turn import Locks, Turn, push_together
from spieltisch.kernel.agenda import Step
from spieltisch.kernel.events import EventKind
from spieltisch.kernel.flow import Flow


class WiseEminence(Rival):
    """Its share in what the rules for people do."""

    def lay_out(self, table: Table, flow: Flow) -> None:
        lay_stack(table, flow)

    def takes_scoring_tile(self, slot: int, goal: int, flow: Flow) -> bool:
        if slot == EMINENCE:
            flow.tell(ev.GOAL, goal)
        return slot == EMINENCE

    def score_regions(self, table: Table, flow: Flow) -> None:
        score_presences(table, 1, flow)

    def take_income(self, table: Table, flow: Flow) -> None:
        take_income(table, flow)

    def score_finally(self, table: Table, flow: Flow) -> None:
        score_finally(table, flow)


THE_EMINENCE: Final = WiseEminence()


class SoloRound(Step[Table]):
    """A turn of each; the human has the last one before the end (B26)."""

    def run(self, table: Table, flow: Flow) -> None:
        if table.ending:
            table.then(Interim(), FinalScoring())
        else:
            table.then(EminenceTurn(), Turn(HUMAN), SoloRound())


class EminenceTurn(Step[Table]):
    """Reveal a solo tile, carry out both halves; then the human's share, the ship, phase C."""

    def run(self, table: Table, flow: Flow) -> None:
        table.eminence.acting = True
        flow.tell(ev.TURN)
        tile = reveal_tile(table, flow)
        first_effect(table, tile, flow)
        strip = uppermost(table, tile)
        table.gap = table.row_of(strip)
        flow.tell(ev.CHOOSES, strip, table.gap + 1)
        second_effect(table, strip, tile, flow)
        table.then(
            *ACTIONS[strip].common_part([HUMAN], [HUMAN]),
            EminenceSails(),
            EminenceLocks(EMINENCE, table.ships[EMINENCE]),
            EndEminenceTurn(),
        )


class EminenceSails(Step[Table]):
    """Its ship moves all steps of the row, as far as the river goes, for no reward (B26)."""

    def run(self, table: Table, flow: Flow) -> None:
        position = reach(table, EMINENCE, steps_left(table))[-1]
        table.move_ship(EMINENCE, position)
        flow.tell(ev.SAILS, position + 1)


class EminenceLocks(Locks):
    """Its ship brings interim scorings like any other."""

    lock: ClassVar[EventKind] = ev.LOCK
    last_space: ClassVar[EventKind] = ev.LAST_SPACE
    last_turns: ClassVar[EventKind] = ev.LAST_TURNS


class EndEminenceTurn(Step[Table]):
    """The strip goes to the bottom of the action board, as always."""

    def run(self, table: Table, flow: Flow) -> None:
        push_together(table, flow)
        table.eminence.acting = False
