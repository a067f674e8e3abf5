"""The player board: tiers, the tier bonus, and what vacated recesses pay."""

from spieltisch.games.boonlake import events as ev
from spieltisch.games.boonlake import sources
from spieltisch.games.boonlake.pieces import PlayerBoard
from spieltisch.games.boonlake.supply import gain_vp, take_coins
from spieltisch.games.boonlake.table import Player, Table
from spieltisch.kernel.flow import Flow


def tier_is_empty(board: PlayerBoard, player: Player, tier: int) -> bool:
    """All wooden pieces of this tier (and so of those above) have left the board."""
    return (
        player.houses >= board.tier_houses[tier]
        and player.settlements >= board.tier_settlements[tier]
        and player.cattle >= board.tier_cattle[tier]
    )


def take_tier_bonus(table: Table, seat: int, flow: Flow) -> None:
    """Once one of the top two tiers is empty, the inhabitant beside it comes to the ranch."""
    board = table.pack.board
    player = table.players[seat]
    while player.recess:
        tier = board.inhabitants[len(board.inhabitants) - player.recess].tier
        if not tier_is_empty(board, player, tier):
            return
        player.recess -= 1
        player.ranch += 1
        flow.tell(ev.TIER_BONUS, seat, tier + 1)


def board_income(table: Table, seat: int, only_vp: bool, flow: Flow) -> None:
    """Coins and VP of every vacated recess."""
    board = table.pack.board
    player = table.players[seat]
    coins, vp = 0, 0
    for recesses, gone in (
        (board.houses, player.houses),
        (board.settlements, player.settlements),
        (board.cattle, player.cattle),
        (board.inhabitants, len(board.inhabitants) - player.recess),
    ):
        for recess in recesses[:gone]:
            coins += recess.coins
            vp += recess.vp
    if not only_vp:
        take_coins(table, seat, coins, flow)
    gain_vp(table, seat, vp, sources.BOARD_INCOME, flow)


def final_board_vp(table: Table, seat: int) -> int:
    """Final scoring: VP for every vacated recess of the lower tiers."""
    board = table.pack.board
    player = table.players[seat]
    vp = 0
    for recess in board.houses[: player.houses]:
        vp += recess.final_vp
    for recess in board.settlements[: player.settlements]:
        vp += recess.final_vp
    for recess in board.cattle[: player.cattle]:
        vp += recess.final_vp
    return vp
