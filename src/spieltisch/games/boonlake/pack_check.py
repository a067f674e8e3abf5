"""What `pack check` verifies beyond the schema: does this pack make a box of Boonlake?

Every finding names file, entry and field. The checks lie in three rooms: the boards here, map
and river in `pack_check_map`, cards, tiles and names in `pack_check_cards`. `new_pack` and
`show_pack` of `pack_tools` are offered here too, so that a command line needs one module only.
"""

from __future__ import annotations

from typing import Final

from spieltisch.games.boonlake import terms as t
from spieltisch.games.boonlake.pack import FILES, built_in_directory, load_pack
from spieltisch.games.boonlake.pack_check_cards import (
    check_cards,
    check_names,
    check_resources,
    check_tiles,
)
from spieltisch.games.boonlake.pack_check_map import check_map, check_river
from spieltisch.games.boonlake.pack_sheets import SHEETS
from spieltisch.games.boonlake.pack_tools import new_pack, show_pack
from spieltisch.games.boonlake.pieces import Pack, Recess
from spieltisch.games.packs.reading import Finding, PackError, Report, Source

__all__ = [
    "COMPONENTS",
    "FILES",
    "SHEETS",
    "check_box",
    "check_pack",
    "load_pack",
    "new_pack",
    "show_pack",
]

COMPONENTS: Final = built_in_directory()

STRIP_KINDS: Final = [t.DAY, t.NIGHT, t.DAY, t.SUNSET, t.NIGHT, t.SUNSET, t.NO_KIND]
HOUSES_BY_TIER: Final = [2, 2, 2, 0, 0]
SETTLEMENTS_BY_TIER: Final = [0, 1, 1, 1, 1]
CATTLE_BY_TIER: Final = [1, 1, 1, 1, 1]
FINAL_VP_BY_TIER: Final = [0, 0, 2, 4, 6]
SHOWN_ACTIONS: Final = [t.SETTLE, t.REGION_SCORING, t.BUILDER]
REMOVED: Final = [[0, 4], [1, 3], [2, 2], [3, 1], [4, 0]]


def check_pack(directory: Source | None = None) -> list[Finding]:
    """Everything that is missing or impossible in a pack; the built-in one if none is named."""
    try:
        pack = load_pack(directory)
    except PackError as error:
        return error.findings
    return check_box(pack)


def check_box(pack: Pack) -> list[Finding]:
    """Everything that is impossible in a pack that could be loaded."""
    report = Report()
    check_action_board(pack, report)
    check_river(pack, report)
    check_map(pack, report)
    check_tiles(pack, report)
    check_tracks(pack, report)
    check_player_board(pack, report)
    check_levers(pack, report)
    check_cards(pack, report)
    check_scoring_tiles(pack, report)
    check_solo(pack, report)
    check_names(pack, report)
    return report.findings


def check_action_board(pack: Pack, report: Report) -> None:
    """Seven rows, steps falling from 4 to 1, only the bottom two cost VP; the strips' kinds."""
    file = "action_board.toml"
    rows = pack.rows
    if len(rows) != t.ROW_COUNT:
        report.add(file, "row", "row", f"there are {len(rows)} rows and must be {t.ROW_COUNT}")
    for row in rows:
        name = f"row {row.index + 1}"
        if row.index == 0 and row.steps != 4:
            report.add(file, name, "steps", f"steps = {row.steps}: the top row has 4 steps")
        if row.index == len(rows) - 1 and row.steps != 1:
            report.add(file, name, "steps", f"steps = {row.steps}: the bottom row has 1 step")
        if row.index > 0 and row.steps > rows[row.index - 1].steps:
            text = f"steps = {row.steps} is more than in the row above: steps fall downwards"
            report.add(file, name, "steps", text)
        costs = row.index >= len(rows) - 2
        if costs and row.vp_loss == 0:
            report.add(file, name, "vp-loss", "vp-loss is missing: the bottom two rows cost VP")
        if not costs and row.vp_loss > 0:
            text = f"vp-loss = {row.vp_loss}: only the bottom two rows cost VP"
            report.add(file, name, "vp-loss", text)
    for strip in pack.strips:
        name = f'strip "{strip.key}"'
        kind = STRIP_KINDS[strip.index]
        if strip.kind != kind:
            word = "none" if kind == t.NO_KIND else t.KIND_KEYS[kind]
            report.add(file, name, "kind", f'kind must be "{word}" on this strip')
        coins = 3 if strip.index == t.BUILDER else 0
        if strip.coins != coins:
            text = f"coins = {strip.coins}: only the Builder pays coins, and 3 of them"
            report.add(file, name, "coins", text)


def check_tracks(pack: Pack, report: Report) -> None:
    """Both start at 2 and never fall; an inhabitant between coin space 2 and 3; 7 steps."""
    file = "tracks.toml"
    builds = 0
    for track in pack.tracks:
        unit = "coins" if track.index == t.COIN_TRACK else "cards"
        if track.steps < 7:
            text = f"the {track.key} track has {track.steps} steps and needs at least 7"
            report.add(file, track.key, track.key, text)
            continue
        first = track.spaces[0]
        if first.income != 2:
            text = f"{unit} = {first.income}: the track starts on a space worth 2"
            report.add(file, f"{track.key} 1", unit, text)
        if first.crossed:
            text = "crossed: nothing lies before the first space"
            report.add(file, f"{track.key} 1", "crossed", text)
        for at in range(1, len(track.spaces)):
            space, before = track.spaces[at], track.spaces[at - 1]
            name = f"{track.key} {at + 1}"
            if space.income < before.income:
                text = f"{unit} = {space.income} is less than on the space before"
                report.add(file, name, unit, text)
            if space.vp < before.vp:
                report.add(file, name, "vp", f"vp = {space.vp} is less than on the space before")
            builds += len([e for e in space.crossed if e.verb == t.BUILD])
    if builds == 0:
        text = "crossed: no step builds a production site; add crossed = { build = true }"
        report.add(file, "coin", "crossed", text)
    coin, card = pack.tracks[t.COIN_TRACK], pack.tracks[t.CARD_TRACK]
    third = coin.spaces[2].crossed if coin.steps >= 2 else []
    if not third or third[0].verb != t.INHABITANTS:
        text = "crossed: an inhabitant lies between coin space 2 and coin space 3"
        report.add(file, "coin 3", "crossed", text)
    if not [s for s in coin.spaces if s.income == 5 and s.vp == 1]:
        report.add(file, "coin", "coins", "coins: some space must pay 5 coins and 1 VP (Tino)")
    if not [s for s in card.spaces if s.income == 3 and s.vp == 0]:
        report.add(file, "card", "cards", "cards: some space must pay 3 cards and no VP (Tino)")
    if coin.past_end_vp != 2:
        text = f"past-end-vp = {coin.past_end_vp}: a step past the end pays 2 VP"
        report.add(file, "", "past-end-vp", text)


def check_player_board(pack: Pack, report: Report) -> None:
    """The pieces of the five tiers, their income, the canal, and Tino's income."""
    file = "player_board.toml"
    before = len(report.findings)
    board = pack.board
    groups: list[tuple[str, list[Recess], list[int]]] = [
        ("houses", board.houses, HOUSES_BY_TIER),
        ("settlements", board.settlements, SETTLEMENTS_BY_TIER),
        ("cattle", board.cattle, CATTLE_BY_TIER),
        ("inhabitants", board.inhabitants, [1, 1, 0, 0, 0]),
    ]
    for field, recesses, by_tier in groups:
        for tier in range(board.tiers):
            here = [recess for recess in recesses if recess.tier == tier]
            name = f"tier {tier + 1}"
            if len(here) != by_tier[tier]:
                text = f"{field} has {len(here)} recesses and must have {by_tier[tier]}"
                report.add(file, name, field, text)
            for recess in here:
                if recess.coins + recess.vp == 0:
                    report.add(file, name, field, f"{field}: every vacated recess pays something")
                if field == "inhabitants" and (recess.vp == 0 or recess.coins > 0):
                    report.add(file, name, field, "inhabitants: these recesses pay VP only")
                if field != "inhabitants" and recess.final_vp != FINAL_VP_BY_TIER[tier]:
                    text = f"final-vp = {recess.final_vp} must be {FINAL_VP_BY_TIER[tier]}"
                    report.add(file, name, "final-vp", text)
    if board.canal[0] != t.WOOD or board.canal[3] != t.IRON:
        report.add(file, "", "canal", "canal: wood lies first and iron last")
    sound = len(report.findings) == before
    if sound and not pays(pack, 5, 4):
        text = "no position of one cattle pays 5 coins and 4 VP (Tino): look at the incomes"
        report.add(file, "tier 1", "houses", text)


def board_income(pack: Pack, houses: int, settlements: int, cattle: int) -> tuple[int, int]:
    """Coins and VP that the board pays once that many pieces have left it."""
    board = pack.board
    vacated = board.houses[:houses] + board.settlements[:settlements] + board.cattle[:cattle]
    for tier, recess in enumerate(board.inhabitants):
        empty = houses >= board.tier_houses[tier] and cattle >= board.tier_cattle[tier]
        if empty and settlements >= board.tier_settlements[tier]:
            vacated.append(recess)
    return sum(recess.coins for recess in vacated), sum(recess.vp for recess in vacated)


def pays(pack: Pack, coins: int, vp: int) -> bool:
    """Whether some position with one cattle on the map pays exactly this."""
    for houses in range(len(pack.board.houses) + 1):
        for settlements in range(min(houses, len(pack.board.settlements)) + 1):
            if board_income(pack, houses, settlements, 1) == (coins, vp):
                return True
    return False


def check_levers(pack: Pack, report: Report) -> None:
    """Three levers in the top row and no others; every recess its own place; 36 tiles."""
    file = "levers.toml"
    if pack.lever_supply != 36:
        report.add(file, "", "supply", f"supply = {pack.lever_supply}: there are 36 lever tiles")
    places: dict[tuple[int, int], str] = {}
    for lever in pack.levers:
        name = f'lever "{lever.key}"'
        if lever.special != (lever.row == 1):
            text = f"row = {lever.row}: row 1 is for the three special levers"
            report.add(file, name, "row", text)
        place = (lever.row, lever.column)
        if place in places:
            text = f"column = {lever.column}: the recess of {places[place]} lies there already"
            report.add(file, name, "column", text)
        places[place] = lever.key
        if not 1 <= lever.cost <= 15:
            report.add(file, name, "cost", f"cost = {lever.cost} is outside 1 to 15")


def check_scoring_tiles(pack: Pack, report: Report) -> None:
    """13 single categories and 3 pairs of regions, thresholds that rise and can be reached."""
    file = "scoring_tiles.toml"
    tiles = pack.scoring_tiles
    if len(tiles) != 16:
        report.add(file, "tile", "tile", f"there are {len(tiles)} scoring tiles and must be 16")
    most = reachable(pack)
    for category, key in enumerate(t.CATEGORY_KEYS):
        here = [tile for tile in tiles if tile.category == category]
        count = 3 if category == t.SCORE_REGIONS else 1
        if len(here) != count:
            text = f'category "{key}" is on {len(here)} tiles and must be on {count}'
            entry = f'tile "{here[-1].key}"' if here else "tile"
            report.add(file, entry, "category", text)
    pairs: list[list[int]] = []
    for tile in tiles:
        name = f'tile "{tile.key}"'
        for field, needs in (("need", tile.need), ("need-low", tile.need_low)):
            if needs != sorted(needs):
                report.add(file, name, field, f"{field} = {needs} must not fall")
        if tile.need[3] <= tile.need[0]:
            report.add(file, name, "need", f"need = {tile.need} must grow over the game")
        if max(tile.need) > most[tile.category]:
            text = f"need = {tile.need} asks for more than {most[tile.category]}"
            report.add(file, name, "need", text)
        if [1 for low, high in zip(tile.need_low, tile.need, strict=True) if low > high]:
            report.add(file, name, "need-low", f"need-low = {tile.need_low} is above need")
        if tile.regions:
            pair = sorted(tile.regions)
            if pair in pairs:
                report.add(file, name, "regions", "regions: another tile shows the same pair")
            pairs.append(pair)
        check_resources(tile.resources, "project", file, name, report)
        if tile.project_vp == 0:
            report.add(file, name, "project", "project.vp = 0: every project brings VP")
    if not [tile for tile in tiles if is_joannes(tile.coins, tile.resources, tile.project_vp)]:
        text = "project: one costs 13 coins, 2 loam and 3 iron and brings 8 VP (Joanne)"
        report.add(file, "tile", "project", text)
    cards = [tile for tile in tiles if tile.category == t.SCORE_CARD_TRACK]
    if cards and cards[0].need != [1, 2, 4, 7]:
        text = f"need = {cards[0].need} must be [1, 2, 4, 7] (Peter)"
        report.add(file, f'tile "{cards[0].key}"', "need", text)


def is_joannes(coins: int, resources: list[int], vp: int) -> bool:
    """The special project of the rulebook's example."""
    return coins == 13 and resources == [0, 2, 0, 3] and vp == 8


def reachable(pack: Pack) -> list[int]:
    """The most that a scoring tile of each category may ask for."""
    coin, card = pack.tracks[t.COIN_TRACK].steps, pack.tracks[t.CARD_TRACK].steps
    return [15, coin, card, min(coin, card), 8, 33, 12, 5, 4, 15, 10, 10, 20, 15]


def check_solo(pack: Pack, report: Report) -> None:
    """5 A and 5 B tiles, rising boards with the numbers of the example, the five levels."""
    file = "solo.toml"
    for side, key in enumerate(t.SIDE_KEYS):
        count = len([tile for tile in pack.solo_tiles if tile.side == side])
        if count != 5:
            text = f'side "{key}" is on {count} tiles and must be on 5'
            report.add(file, "tile", "side", text)
    shown = [tile for tile in pack.solo_tiles if sorted(tile.actions) == SHOWN_ACTIONS]
    if not [tile for tile in shown if tile.side == t.SIDE_A]:
        text = "actions: an A tile shows Builder, Region scoring and Settle"
        report.add(file, "tile", "actions", text)
    if not [tile for tile in pack.solo_tiles if tile.corners[t.LOWER_LEFT] == 13]:
        report.add(file, "tile", "corners", "corners: some tile has a 13 in the lower left")
    for tile in pack.solo_tiles:
        if len(set(tile.corners)) != 4:
            text = f"corners = {tile.corners}: the four numbers must differ"
            report.add(file, f'tile "{tile.key}"', "corners", text)
    for action, key in enumerate(t.STRIP_KEYS):
        if not [tile for tile in pack.solo_tiles if action in tile.actions]:
            report.add(file, "tile", "actions", f'actions: no tile ever offers "{key}"')
    board = pack.solo_board
    for field, values, example in (
        ("houses", board.houses, 2),
        ("settlements", board.settlements, 6),
        ("cattle", board.cattle, 4),
        ("cactus", board.cactus, 14),
    ):
        if values != sorted(values):
            report.add(file, "board", field, f"{field} must not fall from one space to the next")
        if example not in values:
            text = f"{field}: some space pays {example} VP (the rulebook's solo example)"
            report.add(file, "board", field, text)
    for level in pack.solo_levels:
        if [level.remove_a, level.remove_b] != REMOVED[level.index]:
            a, b = REMOVED[level.index]
            text = f"remove-a and remove-b must be {a} and {b} on this level"
            report.add(file, f'level "{level.key}"', "remove-a", text)
