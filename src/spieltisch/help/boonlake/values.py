"""The numbers in the texts of Boonlake's rules."""

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
from spieltisch.help.books import Values


def values(game: Boonlake, voice: Voice) -> Values:
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
