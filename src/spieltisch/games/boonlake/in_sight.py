"""What a player sees at any time and might look for: of all this every choice says why not now.

Parts do not know each other, so the list comes to every choice with the table (`Table.in_sight`).
"""

from typing import Final

from spieltisch.games.boonlake.cards import ANY_CARD, PROJECTS
from spieltisch.games.boonlake.cattle import PASTURES
from spieltisch.games.boonlake.develop import DEVELOPS
from spieltisch.games.boonlake.explore import HEXES
from spieltisch.games.boonlake.levers import LEVERS_IN_SIGHT
from spieltisch.games.boonlake.modernize import RECESSES
from spieltisch.games.boonlake.parts import Part
from spieltisch.games.boonlake.production import SITES
from spieltisch.games.boonlake.river import SPACES
from spieltisch.games.boonlake.top_levers import TOP_LEVERS
from spieltisch.games.boonlake.turn import STRIPS
from spieltisch.games.boonlake.upgrade import HOUSES, SETTLEMENTS

IN_SIGHT: Final[list[Part]] = [
    LEVERS_IN_SIGHT,
    SITES,
    HOUSES,
    SETTLEMENTS,
    ANY_CARD,
    PROJECTS,
    HEXES,
    PASTURES,
    DEVELOPS,
    RECESSES,
    TOP_LEVERS,
    SPACES,
    STRIPS,
]
