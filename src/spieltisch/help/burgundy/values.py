"""The numbers in the texts of Burgundy's rules."""

from spieltisch.draw.voice import Voice
from spieltisch.games.burgundy import actions, buildings, phases, purchases
from spieltisch.games.burgundy.estate import GOODS_SPACES, KEY_SPACES
from spieltisch.games.burgundy.game import Burgundy
from spieltisch.games.burgundy.pack import PHASES
from spieltisch.games.burgundy.tiles import GOODS
from spieltisch.help.books import Values
from spieltisch.help.figures import joined


def values(game: Burgundy, voice: Voice) -> Values:
    """What Burgundy's rules name."""
    board, more = game.pack.board, game.pack.additions
    duchies = {duchy.name: duchy.size for duchy in game.pack.duchies}
    rounds = PHASES * phases.ROUNDS
    return {
        "spaces": duchies["1"],
        "team-spaces": duchies["12a"],
        "phases": PHASES,
        "rounds": phases.ROUNDS,
        "all-rounds": rounds,
        "all-actions": 2 * rounds,
        "price": purchases.PRICE,
        "key-spaces": KEY_SPACES,
        "goods-spaces": GOODS_SPACES,
        "workers-taken": actions.TakeWorkers.count,
        "workers-many": actions.TakeFourWorkers.count,
        "goods-each": game.pack.tiles.goods_each,
        "goods-total": game.pack.tiles.goods_each * len(GOODS),
        "goods-start": board.goods,
        "silver-start": board.silver,
        "workers-start": joined(board.workers),
        "bridge": board.bridge_steps,
        "sale-silver": 1,
        "sale": joined(board.sale),
        "boarding-house": buildings.WORKERS_OF_BOARDING_HOUSE,
        "bank": buildings.SILVER_OF_BANK,
        "watchtower": buildings.POINTS_OF_WATCHTOWER,
        "large": joined(board.large_bonus),
        "small": joined(board.small_bonus),
        "large-four": board.large_bonus[2],
        "phase-points": joined(board.phase),
        "phase-a": board.phase[0],
        "phase-b": board.phase[1],
        "phase-c": board.phase[2],
        "area-three": board.area[3],
        "area-four": board.area[4],
        "area-five": board.area[5],
        "town-example": board.area[3] + board.phase[1],
        "white-castles": more.white_castles,
        "white-castles-black": more.black_white_castles,
        "inns": more.inns,
        "route-cards": joined(more.route_cards),
        "shields-high": more.shield_points[1],
        "shields-middle": more.shield_points[7],
        "shields-low": more.shield_points[13],
        "team-shared": more.shared_spaces,
        "team-private": more.private_spaces,
        "team-silver": more.team_silver,
        "team-workers-first": more.team_workers[0],
        "team-workers-second": more.team_workers[1],
        "solo-silver": more.solo_silver,
        "solo-workers": more.solo_workers,
        "solo-exchange": more.solo_exchange,
        "solo-step": more.solo_step,
    }
