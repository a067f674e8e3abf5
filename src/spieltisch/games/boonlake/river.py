"""Phase B: the ship's way along the river, and the reward where it ends.

At least 1 step, at most those of the strip's row. Spaces with other ships are skipped and not
counted, unless any number of ships may lie there: in harbours, on the final space, and where the
ships of this number of players started. The final space stops every ship (B12).
"""

from typing import ClassVar, Final

from spieltisch.games.boonlake import events as ev
from spieltisch.games.boonlake import reasons as no
from spieltisch.games.boonlake import sources
from spieltisch.games.boonlake.decisions import Decision
from spieltisch.games.boonlake.hand import draw_cards
from spieltisch.games.boonlake.parts import Judged, Options, Part
from spieltisch.games.boonlake.pieces import RiverSpace
from spieltisch.games.boonlake.production import SITES
from spieltisch.games.boonlake.rewards import bring
from spieltisch.games.boonlake.supply import take_coins, take_vases
from spieltisch.games.boonlake.table import (
    PERK_HARBOUR_CARDS,
    PERK_HARBOUR_COINS,
    PERK_RIVER_COINS,
    PERK_RIVER_VASES,
    Table,
)
from spieltisch.games.boonlake.terms import COINS, VASE, VASE_OR_BUILD
from spieltisch.kernel.agenda import Option
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.reasons import FINE, why


def space_at(table: Table, position: int) -> RiverSpace:
    """The space at a position of this round's route."""
    river = table.pack.river
    return river.spaces[river.route[table.round][position]]


def steps_left(table: Table) -> int:
    """The steps of the row from which the strip was taken."""
    return table.pack.rows[table.gap].steps


def is_taken(table: Table, owner: int, position: int) -> bool:
    """Another ship lies there, and only one may."""
    for other in range(len(table.ships)):
        if other != owner and table.ships[other] == position:
            return not table.pack.river.roomy[table.round][table.seats] >> position & 1
    return False


def reach(table: Table, owner: int, steps: int) -> list[int]:
    """The positions where a ship may end, nearest first; full steps come last."""
    position = table.ships[owner]
    last = table.pack.river.last[table.round]
    found: list[int] = []
    while steps > 0 and position < last:
        position += 1
        if not is_taken(table, owner, position):
            found.append(position)
            steps -= 1
    return found


def check_space(table: Table, seat: int, position: int, reached: list[int]) -> int:
    """May the ship end there?"""
    if position in reached:
        return FINE
    if position <= table.ships[seat]:
        return why(no.SPACE_BEHIND)
    if is_taken(table, seat, position):
        return why(no.SPACE_TAKEN)
    return why(no.SPACE_FAR, steps_left(table))


class Sail(Option[Table]):
    """End the ship's move on this space."""

    verb: ClassVar[str] = "sail"
    fields: ClassVar[tuple[str, ...]] = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        position = self.space - 1
        table.move_ship(seat, position)
        flow.tell(ev.SAILS, seat, self.space)
        river_reward(table, seat, space_at(table, position), flow)


SAIL: Final = [Sail(space) for space in range(1, 61)]


class Spaces(Part):
    """The river spaces within reach."""

    def add(self, table: Table, seat: int, options: Options) -> None:
        for position in reach(table, seat, steps_left(table)):
            options.append(SAIL[position])

    def judged(self, table: Table, seat: int) -> Judged:
        reached = reach(table, seat, steps_left(table)) if table.gap >= 0 else []
        return [
            (SAIL[position], check_space(table, seat, position, reached))
            for position in range(table.pack.river.last[table.round] + 1)
        ]


SPACES: Final = Spaces()
_PARTS: Final[list[Part]] = [SPACES]


class ChooseSpace(Decision):
    """How far to sail."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def parts(self) -> list[Part]:
        return _PARTS

    def levers_help(self, table: Table) -> bool:
        return False


# Rewards


def river_reward(table: Table, seat: int, space: RiverSpace, flow: Flow) -> None:
    """The reward of the space, with what permanent effects add to it."""
    perks = table.players[seat].perks
    for reward in space.reward:
        if reward.verb == VASE_OR_BUILD:
            table.push(ChooseVaseOrBuild(seat))
            continue
        bring(table, seat, reward, sources.RIVER, flow)
        if reward.verb == COINS and perks[PERK_RIVER_COINS]:
            flow.tell(ev.RIVER_BONUS, seat)
            take_coins(table, seat, perks[PERK_RIVER_COINS], flow)
        elif reward.verb == VASE and perks[PERK_RIVER_VASES]:
            flow.tell(ev.RIVER_BONUS, seat)
            take_vases(table, seat, perks[PERK_RIVER_VASES], flow)
    if space.harbour and (perks[PERK_HARBOUR_COINS] or perks[PERK_HARBOUR_CARDS]):
        flow.tell(ev.RIVER_BONUS, seat)
        take_coins(table, seat, perks[PERK_HARBOUR_COINS], flow)
        draw_cards(table, seat, perks[PERK_HARBOUR_CARDS], flow)


class TakeVase(Option[Table]):
    """Take the vase of the river."""

    verb: ClassVar[str] = "vase"

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        take_vases(table, seat, 1 + table.players[seat].perks[PERK_RIVER_VASES], flow)


TAKE_VASE: Final = TakeVase()


class RiverVase(Part):
    """The vase of the river."""

    def add(self, table: Table, seat: int, options: Options) -> None:
        options.append(TAKE_VASE)


_VASE_PARTS: Final[list[Part]] = [RiverVase(), SITES]


class ChooseVaseOrBuild(Decision):
    """A vase, or a production site."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def parts(self) -> list[Part]:
        return _VASE_PARTS

    def levers_help(self, table: Table) -> bool:
        return False
