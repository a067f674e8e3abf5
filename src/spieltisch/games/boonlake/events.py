"""What can happen in Boonlake, for the log, the animation and the preview of options."""

from typing import Final

from spieltisch.kernel.events import EventKind

# Set-up
START_TILE: Final = EventKind("start-tile", "tile", "number")
ACTION_BOARD: Final = EventKind("action-board", "strip", "row", logged=False)
OFFERS_TILE: Final = EventKind("offered", "seat", "goal?")
PICKS_TILE: Final = EventKind("picks-goal", "seat", "goal?")
OWN_TILE: Final = EventKind("own-goal", "seat", "goal", reveals=True)
OPEN_TILE: Final = EventKind("open-goal", "goal", reveals=True)
PICKS_SITE: Final = EventKind("picks-site", "seat", "resource?")
FIRST_SITE: Final = EventKind("first-site", "seat", "resource", reveals=True)

# A turn
TURN: Final = EventKind("turn", "seat")
STRIP: Final = EventKind("strip", "seat", "strip", "row")
PASSES: Final = EventKind("passes", "seat", logged=False)
SAILS: Final = EventKind("sails", "seat", "space")
LOCK: Final = EventKind("lock", "seat")
LAST_SPACE: Final = EventKind("last-space", "seat")
LAST_TURNS: Final = EventKind("last-turns", "seat")
STRIPS_PUSHED: Final = EventKind("strips-pushed", "strip", logged=False)
NEW_ROUND: Final = EventKind("new-round", "round")

# What is taken and given
COINS: Final = EventKind("coins", "seat", "coins")
PAYS: Final = EventKind("pays", "seat", "coins")
VASES: Final = EventKind("vases", "seat", "vases")
GIVES_VASES: Final = EventKind("gives-vases", "seat", "vases")
INHABITANTS: Final = EventKind("inhabitants", "seat", "inhabitants")
GIVES_INHABITANTS: Final = EventKind("gives-inhabitants", "seat", "inhabitants")
VP: Final = EventKind("vp", "seat", "vp", "score")
LOSES_VP: Final = EventKind("loses-vp", "seat", "vp", "score")
DRAWS: Final = EventKind("draws", "seat", "card?")
DISCARDS: Final = EventKind("discards", "seat", "card")
RESHUFFLE: Final = EventKind("reshuffle", "cards")
BUILDS_SITE: Final = EventKind("builds-site", "seat", "resource", "level")
TRACK_STEP: Final = EventKind("track-step", "seat", "track", "position")

# Why something is taken, where the line before does not say it
DISCARD_BONUS: Final = EventKind("discard-bonus", "seat", "kind")
NOWHERE_TO_EXPLORE: Final = EventKind("nowhere-to-explore", "seat")
NO_PASTURE: Final = EventKind("no-pasture", "seat")
CATTLE_BONUS: Final = EventKind("cattle-bonus", "seat", "houses")
RIVER_BONUS: Final = EventKind("river-bonus", "seat")
INCOME: Final = EventKind("income", "seat")

# Cards, projects and levers
PLAYS: Final = EventKind("plays", "seat", "card")
REALIZES: Final = EventKind("realizes", "seat", "goal")
BOATS: Final = EventKind("boats", "seat", "boats")
MODERNIZES: Final = EventKind("modernizes", "seat", "lever")
LEVER_DOWN: Final = EventKind("lever-down", "seat", "lever")
LEVER_UP: Final = EventKind("lever-up", "seat", "lever")
LEVERS_UP: Final = EventKind("levers-up", "seat", "levers")

# The map
REVEALS_TILE: Final = EventKind("reveals-tile", "seat", "tile", reveals=True)
LAYS_TILE: Final = EventKind("lays-tile", "seat", "tile", "number")
LAYS_PASTURE: Final = EventKind("lays-pasture", "seat", "number")
DEVELOPS: Final = EventKind("develops", "seat", "number", "place")
HOUSE: Final = EventKind("house", "seat", "number", "place")
SETTLEMENT: Final = EventKind("settlement", "seat", "number", "place")
SECOND_SETTLEMENT: Final = EventKind("second-settlement", "seat", "region")
CATTLE: Final = EventKind("cattle", "seat", "number")
TIER_BONUS: Final = EventKind("tier-bonus", "seat", "tier")
REGION: Final = EventKind("region", "seat", "region")
PRESENCES: Final = EventKind("presences", "seat", "presences")

# Scorings
INTERIM: Final = EventKind("interim", "scoring")
SCORES_TILE: Final = EventKind("scores-goal", "seat", "goal")
FAILS_TILE: Final = EventKind("fails-goal", "seat", "goal")
LABELS_FREE: Final = EventKind("labels-free")
FINAL: Final = EventKind("final")
