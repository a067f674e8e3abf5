"""Where victory points come from: the lines of the score sheet."""

from typing import Final

ROWS: Final = 0
RIVER: Final = 1
TRACKS: Final = 2
SITES: Final = 3
REGIONS: Final = 4
SECOND_SETTLEMENT: Final = 5
SURCHARGES: Final = 6
PROJECTS: Final = 7
CARD_EFFECTS: Final = 8
LEVERS: Final = 9
SCORING_TILES: Final = 10
TRACK_INCOME: Final = 11
BOARD_INCOME: Final = 12
CATTLE_INCOME: Final = 13
FINAL_LEVERS: Final = 14
FINAL_CARDS: Final = 15
FINAL_CARD_EFFECTS: Final = 16
FINAL_BOARD: Final = 17

SOURCE_KEYS: Final = (
    "rows",
    "river",
    "tracks",
    "sites",
    "regions",
    "second-settlement",
    "surcharges",
    "projects",
    "card-effects",
    "levers",
    "scoring-tiles",
    "track-income",
    "board-income",
    "cattle-income",
    "final-levers",
    "final-cards",
    "final-card-effects",
    "final-board",
)
