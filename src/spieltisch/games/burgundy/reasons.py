"""Why not: every way this game says no. A code is a reason's place in the list."""

from typing import Final

from spieltisch.kernel.reasons import ReasonKind

OCCUPIED: Final = 1
OTHER_COLOUR: Final = 2
NOT_NEXT_TO_TILE: Final = 3
TWIN_BUILDING: Final = 4
WORKERS_SHORT: Final = 5
NO_DIE_LEFT: Final = 6
NO_SUCH_GOODS: Final = 7
BOUGHT_ALREADY: Final = 8
SILVER_SHORT: Final = 9
MEANS_SHORT: Final = 10
INN_IN_AREA: Final = 11
NOT_BOTH_DICE: Final = 12
NOBODYS_TURN: Final = 13
DICE_LEFT: Final = 14

REASONS: Final = (
    ReasonKind("fine"),
    ReasonKind("occupied"),
    ReasonKind("other-colour", "kind"),
    ReasonKind("not-next-to-tile"),
    ReasonKind("twin-building", "tile"),
    ReasonKind("workers-short", "needed", "workers"),
    ReasonKind("no-die-left"),
    ReasonKind("no-such-goods", "goods"),
    ReasonKind("bought-already"),
    ReasonKind("silver-short", "needed", "silver"),
    ReasonKind("means-short", "needed", "silver", "workers"),
    ReasonKind("inn-in-area"),
    ReasonKind("not-both-dice"),
    ReasonKind("nobodys-turn"),
    ReasonKind("dice-left", "left"),
)
