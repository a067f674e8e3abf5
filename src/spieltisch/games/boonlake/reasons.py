"""Why not: every reason for which something in Boonlake cannot be had now."""

from typing import Final

from spieltisch.kernel.reasons import ReasonKind

NOT_NOW: Final = 1
COINS_SHORT: Final = 2
VASES_SHORT: Final = 3
RESOURCES_SHORT: Final = 4
CARDS_SHORT: Final = 5
INHABITANTS_SHORT: Final = 6
SUPPLY_EMPTY: Final = 7
WRONG_KIND: Final = 8
PROJECT_DONE: Final = 9
SITE_TAKEN: Final = 10
NO_HOUSE: Final = 11
NO_SETTLEMENT: Final = 12
NO_CATTLE: Final = 13
PRESENCES_SHORT: Final = 14
PASTURE_FULL: Final = 15
LEVER_OWNED: Final = 16
LEVER_MISSING: Final = 17
LEVER_DOWN: Final = 18
LEVER_MOMENT: Final = 19
HEX_TAKEN: Final = 20
HEX_REMOTE: Final = 21
LABEL_COVERED: Final = 22
SPACE_TAKEN: Final = 23
SPACE_FAR: Final = 24
SPACE_BEHIND: Final = 25
TILE_SCORED: Final = 26
SITE_LEVEL: Final = 27
BOATS_UPSTREAM: Final = 28
NOTHING_TO_UPGRADE: Final = 29
PILE_EMPTY: Final = 30

REASONS: Final = (
    ReasonKind("fine"),
    ReasonKind("not-now"),
    ReasonKind("coins-short", "short"),
    ReasonKind("vases-short", "short"),
    ReasonKind("resources-short", "need", "have", "resource"),
    ReasonKind("cards-short", "need", "have"),
    ReasonKind("inhabitants-short", "need", "have"),
    ReasonKind("supply-empty"),
    ReasonKind("wrong-kind", "kind"),
    ReasonKind("project-done"),
    ReasonKind("site-taken"),
    ReasonKind("no-house"),
    ReasonKind("no-settlement"),
    ReasonKind("no-cattle"),
    ReasonKind("presences-short", "need", "have"),
    ReasonKind("pasture-full"),
    ReasonKind("lever-owned"),
    ReasonKind("lever-missing"),
    ReasonKind("lever-down"),
    ReasonKind("lever-moment"),
    ReasonKind("hex-taken"),
    ReasonKind("hex-remote"),
    ReasonKind("label-covered"),
    ReasonKind("space-taken"),
    ReasonKind("space-far", "steps"),
    ReasonKind("space-behind"),
    ReasonKind("tile-scored"),
    ReasonKind("site-level"),
    ReasonKind("boats-upstream"),
    ReasonKind("nothing-to-upgrade"),
    ReasonKind("pile-empty"),
)

PASSING: Final = (NOT_NOW, WRONG_KIND, LEVER_MOMENT, SPACE_TAKEN, SPACE_FAR, SPACE_BEHIND)
"""Reasons of a moment. All others are real shortages: they hold whatever is decided now."""
