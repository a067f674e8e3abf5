"""What can happen, as it is told to log, screen and statistics."""

from typing import Final

from spieltisch.kernel.events import EventKind

# Set-up
BEGINS: Final = EventKind("begins", "seat")
DRAWS_GOODS: Final = EventKind("draws-goods", "seat", "goods")
SETTLES: Final = EventKind("settles", "seat", "duchy")
FOUNDS: Final = EventKind("founds", "seat", "space")
DEALS_ROUTE: Final = EventKind("deals-route", "seat", "route")
POSTS_SHIELD: Final = EventKind("posts-shield", "shield", "depot")

# Phases and rounds
PHASE_BEGINS: Final = EventKind("phase-begins", "phase")
INN_OPENS: Final = EventKind("inn-opens")
LAYS: Final = EventKind("lays", "depot", "tile", logged=False)
ROLLS: Final = EventKind("rolls", "seat", "one", "two")
DELIVERS: Final = EventKind("delivers", "goods", "depot")
TURN_BEGINS: Final = EventKind("turn-begins", "seat", logged=False)

# Actions
BENDS: Final = EventKind("bends", "seat", "die", "number", "workers")
TAKES: Final = EventKind("takes", "seat", "tile", "depot")
PAYS: Final = EventKind("pays", "seat", "silver", "workers")
DISCARDS: Final = EventKind("discards", "seat", "tile")
PLACES: Final = EventKind("places", "seat", "tile", "space")
SELLS: Final = EventKind("sells", "seat", "goods", "count", "points")

# Effects; the reason of a gain that shows none is told before it
MINES_PAY: Final = EventKind("mines-pay", "seat", "mines")
BY_MONASTERY: Final = EventKind("by-monastery", "seat", "tile")
BY_SHIELD: Final = EventKind("by-shield", "seat", "shield")
EARNS_SILVER: Final = EventKind("earns-silver", "seat", "silver")
EARNS_WORKERS: Final = EventKind("earns-workers", "seat", "workers")
LOADS: Final = EventKind("loads", "seat", "goods", "count", "depot")
ADVANCES: Final = EventKind("advances", "seat", "step")
TOPS: Final = EventKind("tops", "seat")
MIMICS: Final = EventKind("mimics", "seat", "tile")
TRAVELS: Final = EventKind("travels", "seat", "goods", "bonus")

# Shields
CLAIMS: Final = EventKind("claims", "seat", "shield", "depot", "workers")
HANGS: Final = EventKind("hangs", "seat", "shield", "space")
LOSES_SHIELD: Final = EventKind("loses-shield", "seat", "shield")
EMULATES: Final = EventKind("emulates", "seat", "rival_seat")
TURNS_DIE: Final = EventKind("turns-die", "seat", "die", "number")
PAYS_TRIBUTE: Final = EventKind("pays-tribute", "seat", "silver", "workers")
SCORES_SHIELD: Final = EventKind("scores-shield", "seat", "shield", "points")

# Points at once
SCORES_AREA: Final = EventKind("scores-area", "seat", "kind", "size", "points")
SCORES_PHASE: Final = EventKind("scores-phase", "seat", "phase", "points")
SCORES_COLOUR: Final = EventKind("scores-colour", "seat", "kind", "points")
SCORES_HERD: Final = EventKind("scores-herd", "seat", "points")
SCORES_WATCHTOWER: Final = EventKind("scores-watchtower", "seat", "points")
JOINS_POSTS: Final = EventKind("joins-posts", "seat", "points")
JOINS_ALL_POSTS: Final = EventKind("joins-all-posts", "seat", "points")
SCORES_ROUTE: Final = EventKind("scores-route", "seat", "points")

# Solo
REMOVES: Final = EventKind("removes", "tile", "depot")
COUNTS: Final = EventKind("counts", "seat", "counter", "target")
REACHES_TARGET: Final = EventKind("reaches-target", "seat", "target")
BUYS_POINTS: Final = EventKind("buys-points", "seat", "points")
COVERS: Final = EventKind("covers", "seat", "kind")
CLEARS_GOODS: Final = EventKind("clears-goods")
EXCHANGES: Final = EventKind("exchanges", "seat", "tile")
GIVES: Final = EventKind("gives", "seat", "goods")

# Final scoring
SCORES_GOODS: Final = EventKind("scores-goods", "seat", "count", "points")
SCORES_SILVER: Final = EventKind("scores-silver", "seat", "count", "points")
SCORES_WORKERS: Final = EventKind("scores-workers", "seat", "count", "points")
SCORES_MONASTERY: Final = EventKind("scores-monastery", "seat", "tile", "points")
