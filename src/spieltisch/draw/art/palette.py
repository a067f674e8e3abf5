"""The colours of the house: ink, paper and muted earth tones."""

from typing import Final

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

SEATS: Final = ("#b23a2b", "#2a6db0", "#d99a1c", "#6a4a94")
"""The colours of the seats; each also has a sign of its own."""
SEATS_DEEP: Final = ("#6f1d13", "#123f6c", "#8a5b06", "#3b2459")
SEATS_LIGHT: Final = ("#e58b7c", "#82b4e0", "#f5cf7d", "#b39bd6")
