"""The words of Boonlake as small numbers: kinds, resources, regions, strips, levers, verbs.

Small fixed sets are ints with `Final` names, because the compiled engine compares them fastest.
The lists of keys (ASCII, kebab-case) give each number the name that packs, records, notations
and message ids use.
"""

from __future__ import annotations

from typing import Final

# The three kinds of project cards.
DAY: Final = 0
SUNSET: Final = 1
NIGHT: Final = 2
KIND_KEYS: Final = ["day", "sunset", "night"]
NO_KIND: Final = -1

# Resources; the canal of the pack says in which order they lie downstream.
WOOD: Final = 0
LOAM: Final = 1
STONE: Final = 2
IRON: Final = 3
RESOURCE_KEYS: Final = ["wood", "loam", "stone", "iron"]

# Regions.
BOONLAKE: Final = 0
NEW_HOPE: Final = 1
SOUTHERN: Final = 2
UNKNOWN: Final = 3
REGION_KEYS: Final = ["boonlake", "new-hope", "southern", "unknown"]
NO_REGION: Final = -1

# Action strips.
PIONEER: Final = 0
SETTLE: Final = 1
CATTLE_BREEDING: Final = 2
REGION_SCORING: Final = 3
HIRE: Final = 4
PROGRESS: Final = 5
BUILDER: Final = 6
STRIP_KEYS: Final = [
    "pioneer",
    "settle",
    "cattle-breeding",
    "region-scoring",
    "hire",
    "progress",
    "builder",
]

# Income tracks.
COIN_TRACK: Final = 0
CARD_TRACK: Final = 1
TRACK_KEYS: Final = ["coin", "card"]

# Arms of the river.
SHARED: Final = 0
UPPER: Final = 1
LOWER: Final = 2
ARM_KEYS: Final = ["shared", "upper", "lower"]

# Backs of the building tiles: a start tile is used with at least that many players.
BACK_GREY: Final = 0
BACK_TWO: Final = 1
BACK_THREE: Final = 2
BACK_FOUR: Final = 3
BACK_KEYS: Final = ["grey", "start-2", "start-3", "start-4"]

# Levers. The first three lie in the top row: they replace a player's all-players part.
LEVER_VASE: Final = 0
LEVER_MODERNIZE: Final = 1
LEVER_UPGRADE: Final = 2
LEVER_SITE_COINS: Final = 3
LEVER_THREE_COINS: Final = 4
LEVER_REGION_VP: Final = 5
LEVER_BOAT: Final = 6
LEVER_SETTLEMENT: Final = 7
LEVER_TILE_INHABITANT: Final = 8
LEVER_JOKER_OR: Final = 9
LEVER_JOKER_FIVE: Final = 10
LEVER_CARDS_INHABITANT: Final = 11
LEVER_KEYS: Final = [
    "vase",
    "modernize",
    "upgrade",
    "site-coins",
    "three-coins",
    "region-vp",
    "boat",
    "settlement",
    "tile-inhabitant",
    "joker-or",
    "joker-five",
    "cards-inhabitant",
]
SPECIAL_LEVERS: Final = 3

# Effect verbs. Rewards of the river, hexes and crossed on tracks, sites and cards:
COINS: Final = 0
CARDS: Final = 1
VP: Final = 2
VASE: Final = 3
INHABITANTS: Final = 4
COIN_STEP: Final = 5
CARD_STEP: Final = 6
BUILD: Final = 7
BUILD_AT: Final = 8
VASE_OR_BUILD: Final = 9
# Building sites only:
PAY_COINS: Final = 10
DISCARD_CARDS: Final = 11
LOSE_VP: Final = 12
THREE_STEPS: Final = 13
COIN_INCOME: Final = 14
CARD_INCOME: Final = 15
SETTLEMENT_VP: Final = 16
SETTLEMENT_LOSS: Final = 17
# Immediate card effects:
CARDS_FOR_INHABITANTS: Final = 18
SWAP_CARDS_COINS: Final = 19
SWAP_CARDS_VASE: Final = 20
SWAP_CARDS_VP: Final = 21
LEVER_UP: Final = 22
CARDS_FOR_VP: Final = 23
INHABITANT_FOR_COINS: Final = 24
VASES_FOR_VP: Final = 25
FREE_HOUSE: Final = 26
EASY_SETTLEMENT: Final = 27
# Permanent card effects:
LEVER_DISCOUNT: Final = 28
CARD_DISCOUNT: Final = 29
DISCARD_BONUS: Final = 30
CATTLE_INHABITANT: Final = 31
CATTLE_COINS: Final = 32
RIVER_COIN: Final = 33
HARBOUR_COINS: Final = 34
HARBOUR_CARDS: Final = 35
RIVER_VASE: Final = 36
# Game-end card effects:
END_REGION: Final = 37
END_EACH: Final = 38
END_REACH: Final = 39
VERB_COUNT: Final = 40

# What END_EACH and END_REACH count.
M_COIN_TRACK: Final = 0
M_CARD_TRACK: Final = 1
M_LEVERS: Final = 2
M_CATTLE: Final = 3
M_HOUSES: Final = 4
M_SETTLEMENTS: Final = 5
M_SITES: Final = 6
MEASURE_KEYS: Final = [
    "coin-track",
    "card-track",
    "levers",
    "cattle",
    "houses",
    "settlements",
    "sites",
]

# Categories of the scoring tiles.
SCORE_REGIONS: Final = 0
SCORE_COIN_TRACK: Final = 1
SCORE_CARD_TRACK: Final = 2
SCORE_LOWER_TRACK: Final = 3
SCORE_SITES: Final = 4
SCORE_ADJACENT: Final = 5
SCORE_LEVERS: Final = 6
SCORE_CATTLE: Final = 7
SCORE_SETTLEMENTS: Final = 8
SCORE_BRIDGES: Final = 9
SCORE_GIVE_INHABITANTS: Final = 10
SCORE_GIVE_VASES: Final = 11
SCORE_GIVE_COINS: Final = 12
SCORE_SUNSET_DAY: Final = 13
CATEGORY_KEYS: Final = [
    "regions",
    "coin-track",
    "card-track",
    "lower-track",
    "sites",
    "adjacent",
    "levers",
    "cattle",
    "settlements",
    "bridges",
    "give-inhabitants",
    "give-vases",
    "give-coins",
    "sunset-day",
]

# Sides of the solo tiles and corners that hold a number.
SIDE_A: Final = 0
SIDE_B: Final = 1
SIDE_KEYS: Final = ["a", "b"]
UPPER_LEFT: Final = 0
UPPER_RIGHT: Final = 1
LOWER_LEFT: Final = 2
LOWER_RIGHT: Final = 3

SOLO_LEVEL_KEYS: Final = ["easy", "medium", "challenge", "difficult", "very-difficult"]

HEX_COUNT: Final = 33
REGION_COUNT: Final = 4
ROW_COUNT: Final = 7
