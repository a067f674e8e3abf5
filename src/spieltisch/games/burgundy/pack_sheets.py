"""Burgundy's parts as forms to fill in: those that no source gives whole."""

from typing import Final

from spieltisch.games.burgundy import tiles
from spieltisch.games.burgundy.pack_additions import BONUSES, ROUTE_SPACES
from spieltisch.games.burgundy.pack_duchies import BORDER, SOLO, TEAM
from spieltisch.games.packs.sheets import Choices, Lines, Numbers, Sheet

_FILE: Final = "expansion_duchies.toml"

SHEETS: Final = (
    Sheet(
        "route",
        "expansions.toml",
        "route",
        (
            Choices("goods", ROUTE_SPACES, tiles.GOODS, "burgundy-goods-"),
            Choices("bonuses", ROUTE_SPACES, BONUSES, "burgundy-bonus-"),
        ),
    ),
    Sheet("border", _FILE, "duchy", (Lines("rows"), Numbers("posts", pairs=True)), only=BORDER),
    Sheet("team", _FILE, "duchy", (Lines("left"), Lines("right"), Numbers("start")), only=TEAM),
    Sheet(
        "island",
        _FILE,
        "duchy",
        (Lines("spaces", spaced=True), Numbers("edges", pairs=True), Numbers("rivers", pairs=True)),
        only=SOLO,
    ),
    Sheet("sides", "duchies.toml", "board", (Numbers("sides", pairs=True),), only=["dealt"]),
)
