"""The colours of the house: ink, paper and muted earth tones, by day and by night.

A colour that differs at night is a pair. Browsers choose by the page's colour scheme; stills are
drawn by day (`by_day`). What is printed on tiles, cards and icons keeps its colours: symbols are
daylight unless they are ground (see `svg.symbol`), and `class="printed"` makes any group so.
"""

import re
from typing import Final


def pair(day: str, night: str) -> str:
    """A colour by day and by night."""
    return f"light-dark({day},{night})"


def by_day(drawing: str) -> str:
    """A drawing for those that know no night: every pair is its first colour."""
    return re.sub(r"light-dark\((#\w+),#\w+\)", r"\1", drawing)


INK: Final = "#3b2b1d"
SOFT_INK: Final = "#6b5540"
PAPER: Final = "#f6ead0"
PAPER_DEEP: Final = "#e6d2a8"
PAPER_EDGE: Final = "#c9ac79"
WOOD: Final = "#a9713f"
WOOD_DEEP: Final = "#6f4524"
GOLD: Final = "#e3b341"
GOLD_DEEP: Final = "#9c7115"
SILVER: Final = "#d9dde1"
SILVER_DEEP: Final = "#7d858d"
RED: Final = "#b5402e"
BLUE: Final = "#2f6ea5"
GREEN: Final = "#4d8a4a"
WHITE: Final = "#fffaf0"

# What boards are made of, and what is written on them.
BOARD: Final = pair(PAPER, "#4a3b2d")
BOARD_DEEP: Final = pair(PAPER_DEEP, "#33281e")
BOARD_EDGE: Final = pair(PAPER_EDGE, "#6d5639")
BOARD_INK: Final = pair(INK, "#f3e6cb")
BOARD_SOFT: Final = pair(SOFT_INK, "#d5c09a")
BOARD_LESS: Final = pair("#a3291a", "#ffab97")
FIELD: Final = pair(PAPER_DEEP, "#5f4c37")
"""A field that is printed on a board, with words on it."""
PLAQUE: Final = pair(WHITE, "#e9dabb")
"""A bright field behind icons and numbers; at night a lamp's light lies on it."""
WATER: Final = pair("#7fb2d3", "#2f5f82")
WATER_DEEP: Final = pair("#3f6f92", "#16344c")
WATER_LIGHT: Final = pair("#a9d0e6", "#5d90b3")

SEATS: Final = ("#b23a2b", "#2a6db0", "#d99a1c", "#6a4a94")
"""The colours of the seats; each also has a sign of its own."""
SEATS_DEEP: Final = ("#6f1d13", "#123f6c", "#8a5b06", "#3b2459")
SEATS_LIGHT: Final = ("#e58b7c", "#82b4e0", "#f5cf7d", "#b39bd6")
