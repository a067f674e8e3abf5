"""The table options, and what they mean for a match."""

from typing import Final

from spieltisch.games.burgundy.border_posts import BorderPosts
from spieltisch.games.burgundy.inns import Inns
from spieltisch.games.burgundy.pack import Pack
from spieltisch.games.burgundy.pack_duchies import BORDER, DUCHIES, SOLO, STANDARD, TEAM
from spieltisch.games.burgundy.rules import MOST, Expansion
from spieltisch.games.burgundy.shields import Shields
from spieltisch.games.burgundy.solo import Solo
from spieltisch.games.burgundy.team import Team
from spieltisch.games.burgundy.trade_routes import TradeRoutes
from spieltisch.kernel.game import Setup, TableOption, switch

RANDOM: Final = "random"
CHOOSE: Final = "choose"
POSTS: Final = "11"
FEWEST: Final = "fewest"

_DUCHIES: Final = (*STANDARD, RANDOM, CHOOSE, POSTS)

TABLE_OPTIONS: Final = (
    # Four may play in teams and one alone, on boards of their own; all else goes with any board.
    TableOption("duchies", _DUCHIES, STANDARD[0], (2, 3)),
    TableOption("duchies", (*_DUCHIES, *TEAM), STANDARD[0], (4,)),
    TableOption("duchies", SOLO, SOLO[0], (1,)),
    TableOption("target", [str(points) for points in range(45, 56)], "50", (1,)),
    switch("extra-tiles"),
    switch("white-castles"),
    switch("inns"),
    switch("trade-routes"),
    switch("shields"),
    TableOption("tie-break", (FEWEST, MOST), FEWEST, (2, 3, 4)),
)


def expansions_of(setup: Setup) -> list[Expansion]:
    """The expansions that the options ask for, in the order in which they act."""
    found: list[Expansion] = []
    if setup.options["duchies"] in TEAM:
        found.append(Team())
    elif setup.options["duchies"] in SOLO:
        found.append(Solo(setup.number("target")))
    if setup.options["duchies"] == POSTS:
        found.append(BorderPosts())
    if setup.yes("inns"):
        found.append(Inns())
    if setup.yes("trade-routes"):
        found.append(TradeRoutes())
    if setup.yes("shields"):
        found.append(Shields())
    return found


def duchies_of(option: str) -> list[int]:
    """The duchies to choose from, counted from 0; none where boards are dealt."""
    if option in (RANDOM, POSTS):
        return []
    return list(range(len(STANDARD))) if option == CHOOSE else [DUCHIES.index(option)]


def boards_of(option: str, pack: Pack) -> list[list[int]]:
    """The boards that are dealt, each with its sides as duchies counted from 0."""
    if option == POSTS:
        return [[DUCHIES.index(name)] for name in BORDER]
    return pack.dealt if option == RANDOM else []
