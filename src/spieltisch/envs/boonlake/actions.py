"""The action space of Boonlake: about a thousand actions, the same for every number of seats."""

from spieltisch.envs.action_space import Deed, deed
from spieltisch.games.boonlake.cards import FORGO
from spieltisch.games.boonlake.game import Boonlake
from spieltisch.games.boonlake.surcharges import VP_FOR_INHABITANT
from spieltisch.games.boonlake.terms import (
    HEX_COUNT,
    SCORE_GIVE_COINS,
    SCORE_GIVE_INHABITANTS,
    SCORE_GIVE_VASES,
)
from spieltisch.games.boonlake.upgrade import SURCHARGE

PLACES = range(2)


def deeds(game: Boonlake) -> list[Deed]:
    """Every verb with the values of its fields, from the component pack."""
    words = game.lexicon
    cards = range(len(game.pack.cards))
    goals = range(len(game.pack.scoring_tiles))
    hexes = range(1, HEX_COUNT + 1)
    levers = range(len(game.pack.levers))
    resources = range(len(words["resource"]))
    # Additional inhabitants may be replaced by VP, which tells the ways to pay apart.
    surcharges = range(0, max(SURCHARGE) * VP_FOR_INHABITANT + 1, VP_FOR_INHABITANT)
    return [
        deed("pass"),
        # Set-up
        deed("pick", goal=goals),
        deed("begin-with", resource=resources),
        # The turn
        deed("take", strip=range(len(game.pack.strips))),
        deed("sail", space=range(1, max(map(len, game.pack.river.route)) + 1)),
        deed("vase"),
        deed("instead", swap=range(len(words["swap"]))),
        # Cards
        deed("play", card=cards),
        deed("sell", card=cards),
        deed("discard", card=cards),
        deed("realize", goal=goals),
        deed("forgo", lever=[option.lever for option in FORGO]),
        deed("pay", boats=range(len(words["boats"])), using=range(len(words["using"]))),
        deed("trade", trade=range(len(words["trade"]))),
        deed("draw-one"),
        deed("draw-two"),
        deed("draw-and-play"),
        # Levers
        deed("lever", way=range(len(words["way"]))),
        deed("lever-up", lever=levers),
        deed("modernize", lever=levers),
        deed("modernize-for-inhabitant", lever=levers),
        deed("tile-lever"),
        # The map
        deed("explore"),
        deed("lay", number=hexes),
        deed("develop", number=hexes, place=PLACES),
        deed("house", number=hexes, place=PLACES),
        deed("free-house", number=hexes, place=PLACES),
        deed("settlement", number=hexes, place=PLACES, vp=surcharges),
        deed("lever-settlement", number=hexes, place=PLACES, vp=surcharges),
        deed("pasture", number=hexes),
        deed("cattle", number=hexes, vp=surcharges),
        # Inhabitants, production, tracks
        deed("hire-for-coins"),
        deed("hire-for-cards"),
        deed("build", resource=resources),
        deed("advance", track=range(len(game.pack.tracks))),
        # Scorings
        deed("region", region=range(len(game.pack.map.regions))),
        deed("share"),
        deed("share-and-vp"),
        deed("score", goal=goals),
        Deed("give-inhabitants", ("goal", "pieces"), _gifts(game, SCORE_GIVE_INHABITANTS)),
        Deed("give-vases", ("goal", "pieces"), _gifts(game, SCORE_GIVE_VASES)),
        deed("give-coins", goal=sorted({goal for goal, _pieces in _gifts(game, SCORE_GIVE_COINS)})),
        deed("give-nothing", goal=goals),
    ]


def _gifts(game: Boonlake, category: int) -> list[tuple[int, int]]:
    """Scoring tiles that want something given, each with the pieces that may be given for it."""
    return [
        (tile.index, pieces)
        for tile in game.pack.scoring_tiles
        if tile.category == category
        for pieces in range(max(tile.need) + 1)
    ]
