"""Boonlake's parts as forms to fill in, in the order in which one takes them out of the box."""

from typing import Final

from spieltisch.games.boonlake import pack_words as w
from spieltisch.games.boonlake import terms as t
from spieltisch.games.packs.sheets import (
    Amounts,
    Choice,
    Choices,
    Effects,
    Listed,
    Names,
    Number,
    Numbers,
    Sheet,
    Table,
    Where,
)

_EFFECT: Final = "boonlake-effect-"
_REGION: Final = "boonlake-region-"
_RESOURCES: Final = dict.fromkeys(t.RESOURCE_KEYS, (0, 6))
_NAMED: Final = {key: f"boonlake-resource-{key}" for key in t.RESOURCE_KEYS}
_RIVER: Final = (
    Choice("kind", ["plain", "harbour", "start"], "box-space-"),
    Effects("reward", {"reward": w.RIVER_WORDS}, 1, _EFFECT),
)
_CROSSED: Final = Effects("crossed", {"crossed": w.CROSSED_WORDS}, 1, _EFFECT)
_RECESS: Final = Amounts("recess", {"coins": (0, 9), "vp": (0, 20)})

SHEETS: Final = (
    Sheet(
        "card",
        "cards.toml",
        "card",
        (
            Names(),
            Choice("kind", t.KIND_KEYS, "boonlake-kind-"),
            Amounts("cost", {"coins": (0, 30), "vases": (0, 3), **_RESOURCES}, labels=_NAMED),
            # Before the effects: after the last of them Enter is pressed, wherever that is.
            Number("vp", 0, 20, optional=True),
            Effects(
                "effects",
                {"now": w.NOW_WORDS, "always": w.ALWAYS_WORDS, "end": w.END_WORDS},
                4,
                _EFFECT,
            ),
        ),
    ),
    Sheet(
        "tile",
        "tiles.toml",
        "tile",
        (
            Names(),
            Choice("back", t.BACK_KEYS, "box-back-"),
            Listed("sites", Effects("site", {"site": w.SITE_WORDS}, 3, _EFFECT), 1, 2),
        ),
    ),
    Sheet(
        "goal",
        "scoring_tiles.toml",
        "tile",
        (
            Where("category", ["regions"], Choices("regions", 2, t.REGION_KEYS, _REGION)),
            Numbers("need"),
            Where("category", ["regions", "sunset-day"], Numbers("need-low")),
            Amounts(
                "project",
                {"coins": (0, 40), **_RESOURCES, "vp": (0, 30)},
                (Choice("track", t.TRACK_KEYS, "boonlake-track-"),),
                _NAMED,
                ("coins", "vp"),
            ),
        ),
    ),
    Sheet(
        "lever",
        "levers.toml",
        "lever",
        (Number("cost", 0, 30), Number("row", 1, 6), Number("column", 1, 6)),
    ),
    Sheet(
        "hex",
        "map.toml",
        "hex",
        (
            Effects("reward", {"reward": w.HEX_WORDS}, 1, _EFFECT),
            Number("hex-start", 2, 4, optional=True, key="start"),
            Choice("region", t.REGION_KEYS, _REGION),
            Numbers("at"),
        ),
    ),
    Sheet("map-whole", "map.toml", "", (Numbers("bridges", pairs=True), Numbers("ford"))),
    Sheet(
        "region",
        "map.toml",
        "region",
        (Effects("label", {"label": w.LABEL_WORDS}, 1, _EFFECT), Number("north", 1, 4)),
    ),
    Sheet("river-shared", "river.toml", "shared", _RIVER, listed=True),
    Sheet("river-upper", "river.toml", "upper", _RIVER, listed=True),
    Sheet("river-lower", "river.toml", "lower", _RIVER, listed=True),
    Sheet(
        "river-whole",
        "river.toml",
        "",
        (
            Table(
                "locks", (Number("shared", 1, 30), Number("upper", 1, 30), Number("lower", 1, 30))
            ),
            Table("starts", (Numbers("round-1"), Numbers("round-2"))),
        ),
    ),
    Sheet(
        "track-coin",
        "tracks.toml",
        "coin",
        (Number("coins", 0, 20), Number("vp", 0, 20, optional=True), _CROSSED),
        listed=True,
    ),
    Sheet(
        "track-card",
        "tracks.toml",
        "card",
        (Number("cards", 0, 20), Number("vp", 0, 20, optional=True), _CROSSED),
        listed=True,
    ),
    Sheet(
        "row",
        "action_board.toml",
        "row",
        (Number("steps", 1, 9), Number("vp-loss", 0, 10, optional=True)),
        listed=True,
    ),
    Sheet(
        "tier",
        "player_board.toml",
        "tier",
        (
            Listed("houses", _RECESS, 0, 2),
            Listed("settlements", _RECESS, 0, 1),
            Listed("cattle", _RECESS, 0, 1),
            Listed("inhabitants", _RECESS, 0, 1),
            Number("final-vp", 0, 20, optional=True),
        ),
        listed=True,
    ),
    Sheet(
        "solo-tile",
        "solo.toml",
        "tile",
        (
            Choice("side", t.SIDE_KEYS, "box-side-"),
            Choices("actions", 3, t.STRIP_KEYS, "boonlake-strip-"),
            Numbers("corners"),
        ),
    ),
    Sheet(
        "solo-board",
        "solo.toml",
        "",
        (
            Table(
                "board",
                (Numbers("houses"), Numbers("settlements"), Numbers("cattle"), Numbers("cactus")),
            ),
        ),
    ),
)
"""All that is not the rulebook's own: strips, levels and what a scoring tile counts are."""
