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
from spieltisch.kernel.wording import Text

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
        report.add(
            file,
            "row",
            "row",
            Text("pack-there-are-rows", {"rows": len(rows), "count": t.ROW_COUNT}),
        )
    for row in rows:
        name = f"row {row.index + 1}"
        if row.index == 0 and row.steps != 4:
            report.add(file, name, "steps", Text("pack-steps-top-row-has", {"steps": row.steps}))
        if row.index == len(rows) - 1 and row.steps != 1:
            report.add(file, name, "steps", Text("pack-steps-bottom-row-has", {"steps": row.steps}))
        if row.index > 0 and row.steps > rows[row.index - 1].steps:
            text = Text("pack-steps-more-than-row", {"steps": row.steps})
            report.add(file, name, "steps", text)
        costs = row.index >= len(rows) - 2
        if costs and row.vp_loss == 0:
            report.add(file, name, "vp-loss", Text("pack-vp-loss-missing-bottom"))
        if not costs and row.vp_loss > 0:
            text = Text("pack-vp-loss-only-bottom", {"loss": row.vp_loss})
            report.add(file, name, "vp-loss", text)
    for strip in pack.strips:
        name = f'strip "{strip.key}"'
        kind = STRIP_KINDS[strip.index]
        if strip.kind != kind:
            word = "none" if kind == t.NO_KIND else t.KIND_KEYS[kind]
            report.add(file, name, "kind", Text("pack-kind-strip", {"word": word}))
        coins = 3 if strip.index == t.BUILDER else 0
        if strip.coins != coins:
            text = Text("pack-coins-only-builder-pays", {"coins": strip.coins})
            report.add(file, name, "coins", text)


def check_tracks(pack: Pack, report: Report) -> None:
    """Both start at 2 and never fall; an inhabitant between coin space 2 and 3; 7 steps."""
    file = "tracks.toml"
    builds = 0
    for track in pack.tracks:
        unit = "coins" if track.index == t.COIN_TRACK else "cards"
        if track.steps < 7:
            text = Text("pack-track-has-steps-needs", {"track": track.key, "steps": track.steps})
            report.add(file, track.key, track.key, text)
            continue
        first = track.spaces[0]
        if first.income != 2:
            text = Text("pack-track-starts-space-worth", {"unit": unit, "income": first.income})
            report.add(file, f"{track.key} 1", unit, text)
        if first.crossed:
            text = Text("pack-crossed-nothing-lies-before")
            report.add(file, f"{track.key} 1", "crossed", text)
        for at in range(1, len(track.spaces)):
            space, before = track.spaces[at], track.spaces[at - 1]
            name = f"{track.key} {at + 1}"
            if space.income < before.income:
                text = Text("pack-less-than-space-before", {"unit": unit, "income": space.income})
                report.add(file, name, unit, text)
            if space.vp < before.vp:
                report.add(file, name, "vp", Text("pack-vp-less-than-space", {"vp": space.vp}))
            builds += len([e for e in space.crossed if e.verb == t.BUILD])
    if builds == 0:
        text = Text("pack-crossed-no-step-builds")
        report.add(file, "coin", "crossed", text)
    coin, card = pack.tracks[t.COIN_TRACK], pack.tracks[t.CARD_TRACK]
    third = coin.spaces[2].crossed if coin.steps >= 2 else []
    if not third or third[0].verb != t.INHABITANTS:
        text = Text("pack-crossed-inhabitant-lies-between")
        report.add(file, "coin 3", "crossed", text)
    if not [s for s in coin.spaces if s.income == 5 and s.vp == 1]:
        report.add(file, "coin", "coins", Text("pack-coins-some-space-pay"))
    if not [s for s in card.spaces if s.income == 3 and s.vp == 0]:
        report.add(file, "card", "cards", Text("pack-cards-some-space-pay"))
    if coin.past_end_vp != 2:
        text = Text("pack-past-end-vp-step", {"vp": coin.past_end_vp})
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
                text = Text(
                    "pack-has-recesses-have",
                    {"field": field, "here": len(here), "by": by_tier[tier]},
                )
                report.add(file, name, field, text)
            for recess in here:
                if recess.coins + recess.vp == 0:
                    report.add(
                        file, name, field, Text("pack-every-vacated-recess-pays", {"field": field})
                    )
                if field == "inhabitants" and (recess.vp == 0 or recess.coins > 0):
                    report.add(file, name, field, Text("pack-inhabitants-these-recesses-pay"))
                if field != "inhabitants" and recess.final_vp != FINAL_VP_BY_TIER[tier]:
                    text = Text(
                        "pack-final-vp", {"vp": recess.final_vp, "final": FINAL_VP_BY_TIER[tier]}
                    )
                    report.add(file, name, "final-vp", text)
    if board.canal[0] != t.WOOD or board.canal[3] != t.IRON:
        report.add(file, "", "canal", Text("pack-canal-wood-lies-first"))
    sound = len(report.findings) == before
    if sound and not pays(pack, 5, 4):
        text = Text("pack-no-position-one-cattle")
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
        report.add(
            file, "", "supply", Text("pack-supply-there-are-36", {"supply": pack.lever_supply})
        )
    places: dict[tuple[int, int], str] = {}
    for lever in pack.levers:
        name = f'lever "{lever.key}"'
        if lever.special != (lever.row == 1):
            text = Text("pack-row-row-1-three", {"row": lever.row})
            report.add(file, name, "row", text)
        place = (lever.row, lever.column)
        if place in places:
            text = Text(
                "pack-column-recess-lies-there", {"column": lever.column, "places": places[place]}
            )
            report.add(file, name, "column", text)
        places[place] = lever.key
        if not 1 <= lever.cost <= 15:
            report.add(file, name, "cost", Text("pack-cost-outside-1-15", {"cost": lever.cost}))


def check_scoring_tiles(pack: Pack, report: Report) -> None:
    """13 single categories and 3 pairs of regions, thresholds that rise and can be reached."""
    file = "scoring_tiles.toml"
    tiles = pack.scoring_tiles
    if len(tiles) != 16:
        report.add(
            file, "tile", "tile", Text("pack-there-are-scoring-tiles", {"tiles": len(tiles)})
        )
    most = reachable(pack)
    for category, key in enumerate(t.CATEGORY_KEYS):
        here = [tile for tile in tiles if tile.category == category]
        count = 3 if category == t.SCORE_REGIONS else 1
        if len(here) != count:
            text = Text("pack-category-tiles", {"value": key, "here": len(here), "count": count})
            entry = f'tile "{here[-1].entry}"' if here else "tile"
            report.add(file, entry, "category", text)
    pairs: list[list[int]] = []
    for tile in tiles:
        name = f'tile "{tile.entry}"'
        for field, needs in (("need", tile.need), ("need-low", tile.need_low)):
            if needs != sorted(needs):
                report.add(
                    file, name, field, Text("pack-not-fall", {"field": field, "needs": str(needs)})
                )
        if tile.need[3] <= tile.need[0]:
            report.add(
                file, name, "need", Text("pack-need-grow-over-game", {"need": str(tile.need)})
            )
        if max(tile.need) > most[tile.category]:
            text = Text(
                "pack-need-asks-more-than",
                {"need": str(tile.need), "category": most[tile.category]},
            )
            report.add(file, name, "need", text)
        if [1 for low, high in zip(tile.need_low, tile.need, strict=True) if low > high]:
            report.add(
                file,
                name,
                "need-low",
                Text("pack-need-low-above-need", {"low": str(tile.need_low)}),
            )
        if tile.regions:
            pair = sorted(tile.regions)
            if pair in pairs:
                report.add(file, name, "regions", Text("pack-regions-another-tile-shows"))
            pairs.append(pair)
        check_resources(tile.resources, "project", file, name, report)
        if tile.project_vp == 0:
            report.add(file, name, "project", Text("pack-project-vp-0-every"))
    if not [tile for tile in tiles if is_joannes(tile.coins, tile.resources, tile.project_vp)]:
        text = Text("pack-project-one-costs-13")
        report.add(file, "tile", "project", text)
    cards = [tile for tile in tiles if tile.category == t.SCORE_CARD_TRACK]
    if cards and cards[0].need != [1, 2, 4, 7]:
        text = Text("pack-need-1-2-4", {"need": str(cards[0].need)})
        report.add(file, f'tile "{cards[0].entry}"', "need", text)


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
            text = Text("pack-side-tiles-5", {"value": key, "count": count})
            report.add(file, "tile", "side", text)
    shown = [tile for tile in pack.solo_tiles if sorted(tile.actions) == SHOWN_ACTIONS]
    if not [tile for tile in shown if tile.side == t.SIDE_A]:
        text = Text("pack-actions-tile-shows-builder")
        report.add(file, "tile", "actions", text)
    if not [tile for tile in pack.solo_tiles if tile.corners[t.LOWER_LEFT] == 13]:
        report.add(file, "tile", "corners", Text("pack-corners-some-tile-has"))
    for tile in pack.solo_tiles:
        if len(set(tile.corners)) != 4:
            text = Text("pack-corners-four-numbers-differ", {"corners": str(tile.corners)})
            report.add(file, f'tile "{tile.key}"', "corners", text)
    for action, key in enumerate(t.STRIP_KEYS):
        if not [tile for tile in pack.solo_tiles if action in tile.actions]:
            report.add(file, "tile", "actions", Text("pack-actions-no-tile-ever", {"value": key}))
    board = pack.solo_board
    for field, values, example in (
        ("houses", board.houses, 2),
        ("settlements", board.settlements, 6),
        ("cattle", board.cattle, 4),
        ("cactus", board.cactus, 14),
    ):
        if values != sorted(values):
            report.add(file, "board", field, Text("pack-not-fall-from-one", {"field": field}))
        if example not in values:
            text = Text("pack-some-space-pays-vp", {"field": field, "example": example})
            report.add(file, "board", field, text)
    for level in pack.solo_levels:
        if [level.remove_a, level.remove_b] != REMOVED[level.index]:
            a, b = REMOVED[level.index]
            text = Text("pack-remove-remove-b-level", {"a": a, "b": b})
            report.add(file, f'level "{level.key}"', "remove-a", text)
