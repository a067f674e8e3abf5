"""The three top-row levers: each replaces its player's share of an all-players part (B15)."""

from typing import ClassVar, Final

from spieltisch.games.boonlake import reasons as no
from spieltisch.games.boonlake.levers import check_lever, move_down
from spieltisch.games.boonlake.modernize import ChooseModernize, check_any_modernize
from spieltisch.games.boonlake.parts import Judged, Options, Part
from spieltisch.games.boonlake.supply import give_vases, take_coins, take_vases
from spieltisch.games.boonlake.table import Table
from spieltisch.games.boonlake.terms import LEVER_MODERNIZE, LEVER_UPGRADE, LEVER_VASE
from spieltisch.games.boonlake.upgrade import ChooseUpgrade, check_any_upgrade
from spieltisch.kernel.agenda import Option
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.reasons import FINE, why

TAKE_VASE: Final = 0
GIVE_VASE: Final = 1
MODERNIZE: Final = 2
UPGRADE: Final = 3
SWAP_KEYS: Final = ["take-vase", "give-vase", "modernize", "upgrade"]
SWAP_LEVER: Final = [LEVER_VASE, LEVER_VASE, LEVER_MODERNIZE, LEVER_UPGRADE]
TOP_ROW: Final = 1 << LEVER_VASE | 1 << LEVER_MODERNIZE | 1 << LEVER_UPGRADE
VASE_COINS: Final = 6


def has_top_lever(table: Table, seat: int) -> bool:
    """Whether the player has a top-row lever that is up."""
    player = table.players[seat]
    return player.levers & ~player.used & TOP_ROW != 0


def check_swap(table: Table, seat: int, swap: int) -> int:
    """May this top-row lever replace the player's share now?"""
    player = table.players[seat]
    reason = check_lever(player, SWAP_LEVER[swap])
    if reason:
        return reason
    if swap == GIVE_VASE and player.vases < 1:
        return why(no.VASES_SHORT, 1)
    if swap == MODERNIZE:
        return check_any_modernize(table, seat)
    if swap == UPGRADE:
        return check_any_upgrade(table, seat)
    return FINE


class Instead(Option[Table]):
    """Forgo your share of the all-players part and use a top-row lever."""

    verb: ClassVar[str] = "instead"
    fields: ClassVar[tuple[str, ...]] = ("swap",)

    def __init__(self, swap: int) -> None:
        self.swap = swap
        self.lever_used = SWAP_LEVER[swap]

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        move_down(table, seat, SWAP_LEVER[self.swap], flow)
        if self.swap == TAKE_VASE:
            take_vases(table, seat, 1, flow)
        elif self.swap == GIVE_VASE:
            give_vases(table, seat, 1, flow)
            take_coins(table, seat, VASE_COINS, flow)
        elif self.swap == MODERNIZE:
            table.push(ChooseModernize(seat))
        else:
            table.push(ChooseUpgrade(seat))


INSTEAD: Final = [Instead(swap) for swap in range(len(SWAP_KEYS))]


class TopLevers(Part):
    """The top-row levers."""

    def add(self, table: Table, seat: int, options: Options) -> None:
        if has_top_lever(table, seat):
            for option in INSTEAD:
                if check_swap(table, seat, option.swap) == FINE:
                    options.append(option)

    def judged(self, table: Table, seat: int) -> Judged:
        return [(option, check_swap(table, seat, option.swap)) for option in INSTEAD]


TOP_LEVERS: Final = TopLevers()
