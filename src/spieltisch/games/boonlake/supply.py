"""What is taken from the supply and given back: coins, vases, inhabitants, victory points.

Only wooden pieces are limited: who should get more inhabitants than there are takes what is there.
"""

from spieltisch.games.boonlake import events as ev
from spieltisch.games.boonlake.table import Table
from spieltisch.kernel.flow import Flow


def take_coins(table: Table, seat: int, coins: int, flow: Flow) -> None:
    """Coins from the supply, which never runs out."""
    if coins > 0:
        table.players[seat].coins += coins
        flow.tell(ev.COINS, seat, coins)


def pay_coins(table: Table, seat: int, coins: int, flow: Flow) -> None:
    """Coins back to the supply."""
    if coins > 0:
        table.players[seat].coins -= coins
        flow.tell(ev.PAYS, seat, coins)


def take_vases(table: Table, seat: int, vases: int, flow: Flow) -> None:
    """Vases from the supply, which never runs out (B9)."""
    if vases > 0:
        table.players[seat].vases += vases
        flow.tell(ev.VASES, seat, vases)


def give_vases(table: Table, seat: int, vases: int, flow: Flow) -> None:
    """Vases back to the supply."""
    if vases > 0:
        table.players[seat].vases -= vases
        flow.tell(ev.GIVES_VASES, seat, vases)


def take_inhabitants(table: Table, seat: int, inhabitants: int, flow: Flow) -> None:
    """From the supply to the ranch, as far as there are any."""
    player = table.players[seat]
    got = min(inhabitants, player.supply)
    if got > 0:
        player.supply -= got
        player.ranch += got
        flow.tell(ev.INHABITANTS, seat, got)


def give_inhabitants(table: Table, seat: int, inhabitants: int, flow: Flow) -> None:
    """From the ranch back to the supply."""
    if inhabitants > 0:
        player = table.players[seat]
        player.ranch -= inhabitants
        player.supply += inhabitants
        flow.tell(ev.GIVES_INHABITANTS, seat, inhabitants)


def gain_vp(table: Table, seat: int, vp: int, source: int, flow: Flow) -> None:
    """Gain victory points, or lose them if negative. There is no bottom."""
    if vp:
        table.players[seat].score(vp, source)
        if vp > 0:
            flow.tell(ev.VP, seat, vp, source)
        else:
            flow.tell(ev.LOSES_VP, seat, -vp, source)
