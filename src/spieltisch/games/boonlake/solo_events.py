"""What can happen in the solo game, told of the Wise Eminence step by step."""

from typing import Final

from spieltisch.kernel.events import EventKind

# Set-up and the stack of solo tiles
GOAL: Final = EventKind("eminence-goal", "goal", reveals=True)
STACK: Final = EventKind("eminence-stack", "tiles")
BACK: Final = EventKind("eminence-back", "corner")
STACK_EMPTY: Final = EventKind("eminence-stack-empty")

# A turn
TURN: Final = EventKind("eminence-turn")
REVEALS: Final = EventKind("eminence-reveals", "solotile", reveals=True)
PREFERS: Final = EventKind("eminence-prefers", "corner", "number")
LOOKS: Final = EventKind("eminence-looks", "strip")
CHOOSES: Final = EventKind("eminence-chooses", "strip", "row")
FINDS: Final = EventKind("eminence-finds", "preferred", "number")
WASTED: Final = EventKind("eminence-wasted")
SAILS: Final = EventKind("eminence-sails", "space")
LOCK: Final = EventKind("eminence-lock")
LAST_SPACE: Final = EventKind("eminence-last-space")
LAST_TURNS: Final = EventKind("eminence-last-turns")

# Effects
CACTUS: Final = EventKind("eminence-cactus", "steps", "vp")
CACTUS_END: Final = EventKind("eminence-cactus-end")
DRAWS_TILE: Final = EventKind("eminence-draws-tile", "tile", reveals=True)
LAYS_TILE: Final = EventKind("eminence-lays-tile", "tile", "number")
LAYS_PASTURE: Final = EventKind("eminence-lays-pasture", "number")
STRUCTURE: Final = EventKind("eminence-structure", "houses")
HOUSE: Final = EventKind("eminence-house", "number", "place")
SETTLEMENT: Final = EventKind("eminence-settlement", "number", "place")
CATTLE: Final = EventKind("eminence-cattle", "number", "structures", "cattle")
REGION: Final = EventKind("eminence-region", "region", "difference")
PRESENCES: Final = EventKind("eminence-presences", "presences")

# Scorings
VP: Final = EventKind("eminence-vp", "vp", "gain")
UNREVEALED: Final = EventKind("eminence-unrevealed", "tiles")
TOTAL: Final = EventKind("eminence-total", "vp")
