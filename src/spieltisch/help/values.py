"""The numbers in the rules' texts: component values and constants, as the engine has them."""

from collections.abc import Callable, Mapping
from typing import Any

from spieltisch.draw.voice import Voice
from spieltisch.games.boonlake import (
    cards,
    cattle,
    explore,
    final,
    plans,
    setup,
    solo_effects,
    solo_look,
    solo_scoring,
    solo_strips,
    strips,
    surcharges,
    table,
    terms,
    upgrade,
)
from spieltisch.games.boonlake.game import Boonlake
from spieltisch.games.burgundy import actions, buildings, phases, purchases
from spieltisch.games.burgundy.estate import GOODS_SPACES, KEY_SPACES
from spieltisch.games.burgundy.game import Burgundy
from spieltisch.games.burgundy.pack import PHASES
from spieltisch.games.burgundy.tiles import GOODS
from spieltisch.kernel.game import Game

Values = Mapping[str, str | int]


def joined(numbers: list[int]) -> str:
    """Numbers that go with two, three and four players, or with phases."""
    return "/".join(str(number) for number in numbers)


def boonlake(game: Boonlake, voice: Voice) -> Values:
    """What Boonlake's rules name."""
    pack = game.pack
    lever_steps = (final.SOME_LEVERS, final.MANY_LEVERS)
    tiers = {one.tier: one.final_vp for one in pack.board.cattle}
    canal = [voice.say(f"boonlake-resource-{terms.RESOURCE_KEYS[r]}") for r in pack.board.canal]
    return {
        "start-two": len(pack.start_hexes(2)),
        "start-three": len(pack.start_hexes(3)),
        "start-four": len(pack.start_hexes(4)),
        "grey-tiles": len(pack.grey_tiles),
        "pastures": pack.pastures,
        "hand": setup.FIRST_HAND,
        "cards": len(pack.cards),
        "goals": len(pack.scoring_tiles),
        "houses": table.HOUSES_EACH,
        "settlements": table.SETTLEMENTS_EACH,
        "cattle": table.CATTLE_EACH,
        "inhabitants": table.INHABITANTS_EACH,
        "ranch": _fresh(game).ranch,
        "beside": len(pack.board.inhabitants),
        "supply": _fresh(game).supply,
        "start-few": pack.river.start[0][2] + 1,
        "start-many": pack.river.start[0][4] + 1,
        "coins-first": setup.FIRST_COINS[0],
        "coins-second": setup.FIRST_COINS[1],
        "coins-others": setup.FIRST_COINS[2],
        "discard-coins": cards.DISCARD_COINS,
        "builder-coins": pack.strips[terms.BUILDER].coins,
        "hire": strips.HIRE_PRICE,
        "coins-instead": explore.COINS_INSTEAD,
        "upstream": plans.UPSTREAM_PRICE,
        "canal": ", ".join(canal),
        "presences": upgrade.PRESENCES_NEEDED,
        "settlement-price": upgrade.SETTLEMENT_PRICE,
        "surcharge-one": upgrade.SURCHARGE[2],
        "surcharge-two": upgrade.SURCHARGE[3],
        "second-settlement": upgrade.SECOND_IN_REGION,
        "vp-for-inhabitant": surcharges.VP_FOR_INHABITANT,
        "herd": cattle.HERD_LIMIT,
        "coins-per-house": cattle.COINS_PER_HOUSE,
        "levers": len(pack.levers),
        "past-end": pack.tracks[0].past_end_vp,
        "some-levers": lever_steps[0],
        "many-levers": lever_steps[1],
        "final-three": tiers[2],
        "final-four": tiers[3],
        "final-five": tiers[4],
        "solo-tiles": len(pack.solo_tiles),
        "solo-stack": solo_look.STACKED,
        "solo-boonlake": solo_strips.BOONLAKE_VP,
        "solo-label": solo_strips.LABEL_VP,
        "none-left": solo_effects.NONE_LEFT_VP,
        "unrevealed": solo_scoring.UNREVEALED_VP,
        "hexes": terms.HEX_COUNT,
    }


def _fresh(game: Boonlake) -> table.Player:
    """A player before the game begins."""
    return game.new(game.setup(2)).players[0]


def burgundy(game: Burgundy, voice: Voice) -> Values:
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
        "workers-taken": actions.WORKERS_TAKEN,
        "workers-many": actions.WORKERS_TAKEN_WITH_MONASTERY,
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


_MAKERS: dict[str, Callable[[Any, Voice], Values]] = {"boonlake": boonlake, "burgundy": burgundy}


def values_of(game: Game[Any], voice: Voice) -> Values:
    """The numbers that the texts of a game's rules name."""
    return _MAKERS[game.name](game, voice)
