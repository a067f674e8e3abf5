"""The final scoring: levers, cards, the lower tiers of the board."""

from typing import Final

from spieltisch.games.boonlake import events as ev
from spieltisch.games.boonlake import sources
from spieltisch.games.boonlake.card_effects import end_vp
from spieltisch.games.boonlake.player_board import final_board_vp
from spieltisch.games.boonlake.supply import gain_vp
from spieltisch.games.boonlake.table import Table
from spieltisch.kernel.agenda import Step
from spieltisch.kernel.flow import Flow

SOME_LEVERS: Final = 4
MANY_LEVERS: Final = 7


def lever_vp(levers: int) -> int:
    """2 VP a lever from the fourth on, 3 VP a lever from the seventh on."""
    if levers >= MANY_LEVERS:
        return 3 * levers
    return 2 * levers if levers >= SOME_LEVERS else 0


class FinalScoring(Step[Table]):
    """What is left to score; coins and cards in hand are worth nothing."""

    def run(self, table: Table, flow: Flow) -> None:
        flow.tell(ev.FINAL)
        for seat in range(table.seats):
            player = table.players[seat]
            gain_vp(table, seat, lever_vp(player.lever_count()), sources.FINAL_LEVERS, flow)
            printed, effects = 0, 0
            for index in player.played:
                card = table.pack.cards[index]
                printed += card.vp
                for effect in card.end:
                    effects += end_vp(table, seat, effect)
            gain_vp(table, seat, printed, sources.FINAL_CARDS, flow)
            gain_vp(table, seat, effects, sources.FINAL_CARD_EFFECTS, flow)
            gain_vp(table, seat, final_board_vp(table, seat), sources.FINAL_BOARD, flow)
        table.rival.score_finally(table, flow)
