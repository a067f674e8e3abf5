"""Burgundy's book."""

from typing import Final

from spieltisch.games.burgundy.options import CHOOSE, POSTS
from spieltisch.games.burgundy.pack_duchies import SOLO, TEAM
from spieltisch.help.books import Book, Turn
from spieltisch.help.burgundy.drawings import drawings
from spieltisch.help.burgundy.figures import FIGURES
from spieltisch.help.burgundy.icons import ICONS, icon_names, own_icons
from spieltisch.help.burgundy.parts import EXPANSIONS, KINDS, parts
from spieltisch.help.burgundy.prompts import PROMPTS
from spieltisch.help.burgundy.rules import CHAPTERS
from spieltisch.help.burgundy.turn import PARTS, part_of
from spieltisch.help.burgundy.values import values
from spieltisch.kernel.game import YES

_ADDED: Final = ("extra-tiles", "white-castles", "inns", "trade-routes", "shields")

BOOK: Final = Book(
    CHAPTERS,
    values,
    FIGURES,
    PROMPTS,
    parts,
    KINDS,
    EXPANSIONS,
    turn=Turn(PARTS, part_of),
    origins=lambda game: game.pack.origins,
    cover=("tile-castle", "tile-ship", "tile-cow-4", "tile-mine", "tile-church"),
    # Boards are shown bare; one set-up with all expansions brings their pictures.
    set_ups=(
        *((4, {"duchies": duchies}) for duchies in (CHOOSE, POSTS, *TEAM)),
        *((1, {"duchies": duchies}) for duchies in SOLO),
        (4, {"duchies": CHOOSE, **dict.fromkeys(_ADDED, YES)}),
    ),
    drawings=drawings,
    icons=ICONS,
    own_icons=own_icons,
    icon_names=icon_names,
)
