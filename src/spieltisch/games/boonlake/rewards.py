"""Plain rewards: of hexes, the river, region labels, and those crossed on the income tracks."""

from spieltisch.games.boonlake.hand import draw_cards
from spieltisch.games.boonlake.pieces import Effect
from spieltisch.games.boonlake.production import ChooseBuild, build
from spieltisch.games.boonlake.supply import gain_vp, take_coins, take_inhabitants, take_vases
from spieltisch.games.boonlake.table import Table
from spieltisch.games.boonlake.terms import BUILD, BUILD_AT, CARDS, COINS, INHABITANTS, VASE, VP
from spieltisch.kernel.flow import Flow


def bring(table: Table, seat: int, effect: Effect, source: int, flow: Flow) -> bool:
    """Give a plain reward; VP are booked under the source. False: this reward is not plain."""
    verb = effect.verb
    if verb == COINS:
        take_coins(table, seat, effect.amount, flow)
    elif verb == CARDS:
        draw_cards(table, seat, effect.amount, flow)
    elif verb == VP:
        gain_vp(table, seat, effect.amount, source, flow)
    elif verb == VASE:
        take_vases(table, seat, effect.amount, flow)
    elif verb == INHABITANTS:
        take_inhabitants(table, seat, effect.amount, flow)
    elif verb == BUILD:
        table.push(ChooseBuild(seat))
    elif verb == BUILD_AT:
        build(table, seat, effect.what, flow)
    else:
        return False
    return True
