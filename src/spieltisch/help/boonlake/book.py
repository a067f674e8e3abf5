"""Boonlake's book."""

from typing import Final

from spieltisch.help.books import Book, Turn
from spieltisch.help.boonlake.drawings import drawings
from spieltisch.help.boonlake.figures import FIGURES
from spieltisch.help.boonlake.icons import GROUNDS, ICONS, icon_names
from spieltisch.help.boonlake.parts import EXPANSIONS, KINDS, parts
from spieltisch.help.boonlake.prompts import PROMPTS
from spieltisch.help.boonlake.rules import CHAPTERS
from spieltisch.help.boonlake.turn import PARTS, part_of
from spieltisch.help.boonlake.values import values

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
    cover=("kind-day", "inhabitant", "house", "cattle", "ship"),
    set_ups=((4, {}), (1, {})),
    drawings=drawings,
    grounds=GROUNDS,
    icons=ICONS,
    icon_names=icon_names,
)
