"""The component pack: its shape, its constraints, its messages; planted mistakes are found."""

import re
import shutil
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from spieltisch import texts
from spieltisch.games.boonlake import terms as t
from spieltisch.games.boonlake.pack import FILES, built_in_directory, load_pack
from spieltisch.games.boonlake.pack_check import board_income, check_pack, new_pack, show_pack
from spieltisch.games.boonlake.pack_tools import origin_counts
from spieltisch.games.boonlake.pack_words import ALL_WORDS
from spieltisch.games.boonlake.pieces import Effect
from spieltisch.games.pack_writing import NotEmpty
from spieltisch.games.packing import Finding, PackError
from tests.games.boonlake import worth

PACK = load_pack()
DOCS = Path(__file__).resolve().parents[3] / "docs" / "packs.md"


def copy_pack(tmp_path: Path) -> Path:
    directory = tmp_path / "pack"
    shutil.copytree(built_in_directory(), directory)
    return directory


def change(directory: Path, file: str, old: str, new: str) -> None:
    path = directory / file
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{old!r} is not in {file}"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def pairs(effects: list[Effect]) -> list[tuple[int, int]]:
    return [(effect.verb, effect.amount) for effect in effects]


# --- the built-in pack --------------------------------------------------------------------------


def test_the_built_in_pack_has_no_finding() -> None:
    assert [str(finding) for finding in check_pack()] == []


def test_the_built_in_pack_is_read_once() -> None:
    assert load_pack() is PACK
    assert PACK.name == "reconstruction"
    assert len(PACK.hash) == 32


def test_every_value_has_an_origin() -> None:
    counts = origin_counts(PACK)
    assert counts["rulebook"] >= 30
    assert counts["reported"] >= 10
    assert sum(counts.values()) == len(PACK.origins)
    assert PACK.origins[("cards.toml", 'card "smithy"', "cost")] == "rulebook"
    assert PACK.origins[("cards.toml", 'card "smithy"', "vp")] == "reconstructed"
    assert PACK.origins[("action_board.toml", 'strip "pioneer"', "kind")] == "reported"


# --- certain: strips, board, canal --------------------------------------------------------------


def test_strips_show_their_kinds() -> None:
    kinds = {strip.key: strip.kind for strip in PACK.strips}
    assert kinds == {
        "pioneer": t.DAY,
        "cattle-breeding": t.DAY,
        "region-scoring": t.SUNSET,
        "progress": t.SUNSET,
        "hire": t.NIGHT,
        "settle": t.NIGHT,
        "builder": t.NO_KIND,
    }
    assert PACK.strips[t.BUILDER].coins == 3


def test_steps_fall_from_four_to_one_and_only_the_bottom_two_rows_cost_vp() -> None:
    steps = [row.steps for row in PACK.rows]
    assert len(steps) == 7
    assert (steps[0], steps[-1]) == (4, 1)
    assert steps == sorted(steps, reverse=True)
    assert [row.vp_loss > 0 for row in PACK.rows] == [False] * 5 + [True] * 2


def test_the_canal_runs_from_wood_to_iron() -> None:
    assert PACK.board.canal == [t.WOOD, t.LOAM, t.STONE, t.IRON]


# --- certain: player board, levers, tracks ------------------------------------------------------


def test_player_board_tiers() -> None:
    board = PACK.board
    assert [recess.tier for recess in board.houses] == [0, 0, 1, 1, 2, 2]
    assert [recess.tier for recess in board.settlements] == [1, 2, 3, 4]
    assert [recess.tier for recess in board.cattle] == [0, 1, 2, 3, 4]
    assert [recess.tier for recess in board.inhabitants] == [0, 1]
    assert all(recess.vp > 0 and recess.coins == 0 for recess in board.inhabitants)
    assert [board.tier_houses[1], board.tier_settlements[1], board.tier_cattle[1]] == [4, 1, 2]
    assert [recess.final_vp for recess in board.settlements] == [0, 2, 4, 6]


def test_clearing_the_board_takes_31_to_33_inhabitants() -> None:
    houses = 6 * 2
    settlements = 4 * 2 + 1 + 2
    cattle = 5 + 1 + 2
    assert 31 <= houses + settlements + cattle <= 33


def test_twelve_levers_three_of_them_special() -> None:
    assert [lever.key for lever in PACK.levers] == t.LEVER_KEYS
    assert [lever.key for lever in PACK.levers if lever.special] == ["vase", "modernize", "upgrade"]
    assert [lever.row == 1 for lever in PACK.levers] == [lever.special for lever in PACK.levers]
    assert PACK.lever_supply == 36


def test_income_tracks() -> None:
    coin, card = PACK.tracks
    assert coin.spaces[0].income == card.spaces[0].income == 2
    assert coin.steps >= 7
    assert card.steps >= 7
    assert pairs(coin.spaces[2].crossed) == [(t.INHABITANTS, 1)]
    crossed = [e.verb for track in PACK.tracks for space in track.spaces for e in space.crossed]
    assert t.BUILD in crossed
    assert coin.past_end_vp == card.past_end_vp == 2


# --- certain: river, regions, map, tiles --------------------------------------------------------


def test_river_starts_and_locks() -> None:
    river = PACK.river
    assert river.start[0][1:] == [0, 0, 2, 2]
    assert river.start[1][1:3] == [0, 0]
    assert river.start[1][4] > river.start[1][3]
    for starts, route in zip(river.start, river.route, strict=True):
        assert all(river.spaces[route[position]].open for position in starts[1:])
    assert river.route[0][: river.shared_lock + 1] == river.route[1][: river.shared_lock + 1]
    assert river.route[0][river.shared_lock + 1] != river.route[1][river.shared_lock + 1]
    assert river.arm_lock == [last - 1 for last in river.last]


def test_river_as_players_tell_it() -> None:
    river = PACK.river
    assert [len(route) for route in river.route] == [20, 20]
    first = [river.spaces[index] for index in river.route[0]]
    second = [river.spaces[index] for index in river.route[1]]
    assert [space.number for space in first if space.harbour] == [8, 12, 16, 20]
    assert pairs(first[7].reward) == [(t.VASE, 1)]
    assert first[11].reward[0].verb == t.VASE_OR_BUILD
    assert river.shared_lock == 11
    assert (t.INHABITANTS, 1) in [pair for space in first for pair in pairs(space.reward)]
    assert (t.INHABITANTS, 2) in [pair for space in second for pair in pairs(space.reward)]
    assert river.start[1][4] == 7
    assert first[-1].final
    assert second[-1].final


def test_pace_at_full_speed() -> None:
    fast = (4 + 4 + 3 + 3) / 4
    turns = {
        players: sum(
            (PACK.river.last[at] - PACK.river.start[at][players]) / fast for at in range(2)
        )
        for players in (2, 3, 4)
    }
    assert 10 <= turns[2] <= 11
    assert 9 <= turns[3] <= 10
    assert 7.5 <= turns[4] <= 8.5


def test_region_labels() -> None:
    labels = {region.key: region.label for region in PACK.map.regions}
    assert (labels["boonlake"].verb, labels["boonlake"].amount) == (t.COINS, 4)
    others = [label for key, label in labels.items() if key != "boonlake"]
    assert [label.amount for label in others] == [3, 3, 3]
    assert {t.CARDS, t.VP} <= {label.verb for label in others}


def test_map() -> None:
    game_map = PACK.map
    assert [place.number for place in game_map.hexes] == list(range(1, 34))
    assert {
        game_map.region_of[one] != game_map.region_of[two] for one, two in game_map.bridges
    } == {True}
    for place in game_map.hexes:
        for other in place.neighbours:
            assert place.index in game_map.neighbours[other]
            assert game_map.neighbour_mask[place.index] >> other & 1
    one, two = game_map.ford
    assert two in game_map.neighbours[one]
    assert sorted(i for region in game_map.regions for i in region.hexes) == list(range(33))
    assert [len(PACK.start_hexes(players)) for players in (1, 2, 3, 4)] == [6, 6, 8, 10]
    assert [t.REGION_KEYS[region] for region in game_map.north] == [
        "unknown",
        "new-hope",
        "boonlake",
        "southern",
    ]


def test_start_tiles_lie_in_every_region() -> None:
    assert {PACK.map.region_of[index] for index in PACK.start_hexes(2)} == {0, 1, 2, 3}


def test_tiles() -> None:
    assert Counter(t.BACK_KEYS[tile.back] for tile in PACK.tiles) == {
        "grey": 25,
        "start-2": 6,
        "start-3": 2,
        "start-4": 2,
    }
    assert PACK.pastures == 7
    assert len(PACK.grey_tiles) == 25
    assert [len(PACK.start_tiles(players)) for players in (1, 2, 3, 4)] == [6, 6, 8, 10]
    assert {len(tile.sites) for tile in PACK.tiles} == {1, 2}


# --- certain: cards, scoring tiles, solo --------------------------------------------------------


def test_165_cards_in_three_kinds() -> None:
    assert len(PACK.cards) == 165
    kinds = Counter(card.kind for card in PACK.cards)
    assert max(kinds.values()) - min(kinds.values()) <= 5
    assert [card.index for card in PACK.cards] == list(range(165))
    for key in ("mayor", "workshop", "bank", "art-gallery", "smithy"):
        assert PACK.cards[PACK.card_by_key[key]].key == key


def test_cards_are_mostly_distinct() -> None:
    effects = Counter(
        str(
            [pairs(part) + [(e.what, e.high_vp) for e in part] for part in (c.now, c.always, c.end)]
        )
        for c in PACK.cards
    )
    assert len(effects) >= 100
    assert max(effects.values()) <= 4


def test_scoring_tiles() -> None:
    categories = Counter(tile.category for tile in PACK.scoring_tiles)
    assert categories.pop(t.SCORE_REGIONS) == 3
    assert set(categories.values()) == {1}
    assert len(categories) == 13
    for tile in PACK.scoring_tiles:
        assert tile.need == sorted(tile.need)
        assert tile.need_low == sorted(tile.need_low)


def test_solo_tiles_and_levels() -> None:
    assert Counter(tile.side for tile in PACK.solo_tiles) == {t.SIDE_A: 5, t.SIDE_B: 5}
    removed = [(level.remove_a, level.remove_b) for level in PACK.solo_levels]
    assert removed == [(0, 4), (1, 3), (2, 2), (3, 1), (4, 0)]
    corners = {number for tile in PACK.solo_tiles for number in tile.corners}
    assert corners == set(range(1, 34))
    offered = Counter(action for tile in PACK.solo_tiles for action in tile.actions)
    assert set(offered.values()) == {4, 5}


# --- the rulebook's examples --------------------------------------------------------------------


def test_monicas_and_maggies_cards() -> None:
    costs = [(card.coins, card.vases, card.resources) for card in PACK.cards]
    assert (2, 0, [0, 2, 1, 0]) in costs
    assert (0, 0, [0, 4, 2, 0]) in costs


def test_joannes_project() -> None:
    project = [
        (tile.project_vp, tile.project_track)
        for tile in PACK.scoring_tiles
        if tile.coins == 13 and tile.resources == [0, 2, 0, 3]
    ]
    assert project == [(8, t.CARD_TRACK)]


def test_elizabeths_site() -> None:
    sites = [pairs(site.on_develop) for tile in PACK.tiles for site in tile.sites]
    assert [(t.PAY_COINS, 4), (t.COIN_STEP, 1)] in sites


def test_francess_hex_pays_two_coins() -> None:
    assert [(t.COINS, 2)] in [pairs(place.reward) for place in PACK.map.hexes]


def test_peters_tile_asks_the_card_track() -> None:
    needs = [tile.need for tile in PACK.scoring_tiles if tile.category == t.SCORE_CARD_TRACK]
    assert needs == [[1, 2, 4, 7]]


def test_tinos_income() -> None:
    coin, card = PACK.tracks
    assert (5, 1) in [(space.income, space.vp) for space in coin.spaces]
    assert (3, 0) in [(space.income, space.vp) for space in card.spaces]
    assert board_income(PACK, houses=3, settlements=1, cattle=1) == (5, 4)


def test_petras_label() -> None:
    label = PACK.map.regions[t.BOONLAKE].label
    assert (label.verb, label.amount) == (t.COINS, 4)


def test_the_solo_examples() -> None:
    board = PACK.solo_board
    assert 2 in board.houses
    assert 6 in board.settlements
    assert 4 in board.cattle
    assert 14 in board.cactus
    shown = [
        tile
        for tile in PACK.solo_tiles
        if set(tile.actions) == {t.BUILDER, t.REGION_SCORING, t.SETTLE}
    ]
    assert [tile.corners[t.LOWER_LEFT] for tile in shown] == [13]
    assert shown[0].side == t.SIDE_A


# --- the worth model ----------------------------------------------------------------------------


def test_costs_follow_worth_with_some_spread() -> None:
    residuals = {c.key: worth.card_worth(c) - worth.card_cost(c) for c in PACK.cards}
    assert all(-9 <= residual <= 9 for residual in residuals.values()), residuals
    mean = sum(residuals.values()) / len(residuals)
    assert -1.5 <= mean <= 1.5
    spread = sum((r - mean) ** 2 for r in residuals.values()) / len(residuals)
    assert 2 <= spread**0.5 <= 5


def test_no_kind_of_card_is_better_than_the_others() -> None:
    for kind in range(3):
        cards = [card for card in PACK.cards if card.kind == kind]
        mean = sum(worth.card_worth(c) - worth.card_cost(c) for c in cards) / len(cards)
        assert -2 <= mean <= 2


def test_some_strong_cards_are_dear_and_some_helpful_ones_nearly_free() -> None:
    dear = [c for c in PACK.cards if worth.card_cost(c) >= 35 and worth.card_worth(c) >= 38]
    free = [c for c in PACK.cards if worth.card_cost(c) <= 10 and worth.card_worth(c) >= 9]
    assert len(dear) >= 5
    assert len(free) >= 5


def test_projects_follow_worth() -> None:
    for tile in PACK.scoring_tiles:
        if PACK.origins[("scoring_tiles.toml", f'tile "{tile.key}"', "project")] != "rulebook":
            assert abs(worth.project_worth(tile) - worth.project_cost(tile)) <= 6, tile.key


def test_every_resource_is_wanted() -> None:
    wanted = [sum(card.resources[resource] for card in PACK.cards) for resource in range(4)]
    assert min(wanted) * 2 >= max(wanted)


# --- names --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_everything_has_a_name(language: str) -> None:
    ids = texts.message_ids(language, "boonlake-")
    assert len(ids) == len(set(ids))
    wanted = [f"boonlake-card-{card.key}" for card in PACK.cards]
    wanted += [f"boonlake-tile-{tile.key}" for tile in PACK.tiles]
    for family, keys in (
        ("kind", t.KIND_KEYS),
        ("resource", t.RESOURCE_KEYS),
        ("region", t.REGION_KEYS),
        ("strip", t.STRIP_KEYS),
        ("track", t.TRACK_KEYS),
        ("lever", t.LEVER_KEYS),
        ("lever-text", t.LEVER_KEYS),
        ("scoring", t.CATEGORY_KEYS),
        ("solo-level", t.SOLO_LEVEL_KEYS),
        ("effect", [word.name for word in ALL_WORDS]),
    ):
        wanted += [f"boonlake-{family}-{key}" for key in keys]
    assert set(wanted) <= set(ids)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_no_two_cards_share_a_name(language: str) -> None:
    names = Counter(texts.say(language, f"boonlake-card-{card.key}") for card in PACK.cards)
    assert [name for name, count in names.items() if count > 1] == []


# --- planted mistakes ---------------------------------------------------------------------------

MISTAKES = [
    # file, old, new, entry, field, part of the message
    ("cards.toml", 'kind = "day"', 'kind = "dusk"', 'card "smithy"', "kind", "day, sunset, night"),
    ("cards.toml", "loam = 2", "lome = 2", 'card "smithy"', "cost.lome", "not known"),
    ("cards.toml", "lever-discount = 1", "fly = 1", 'card "smithy"', "always.fly", "not an effect"),
    ("cards.toml", "[card.smithy]", "[card.Smithy]", 'card "Smithy"', "key", "small letters"),
    ("cards.toml", "vp = 3", "vp = 33", 'card "smithy"', "vp", "between 0 and 20"),
    ("cards.toml", "vp = 3", 'vp = "3"', 'card "smithy"', "vp", "whole number"),
    ("cards.toml", 'kind = "day"\n', "", 'card "smithy"', "kind", "kind is missing"),
    ("cards.toml", "loam = 4", "loam = 6", 'card "bank"', "cost", "two boats"),
    ("cards.toml", "[card.smithy]", "[card.gunsmith]", 'card "gunsmith"', "names", "names.de"),
    ("cards.toml", "vp = 3", 'vp = 3\norigin = "guess"', 'card "smithy"', "origin", "rulebook"),
    (
        "cards.toml",
        '[card.workshop]\nkind = "day"',
        '[card.workshop]\nkind = "day"\nprice = 3',
        'card "workshop"',
        "price",
        "price is not known here",
    ),
    ("cards.toml", "[[4, 3], [7, 7]]", "[[7, 3], [4, 7]]", "", "end.reach-coin-track", "rise"),
    ("action_board.toml", "steps = 4", "steps = 3", "row 1", "steps", "top row"),
    ("action_board.toml", "vp-loss = 3", "vp-loss = 0", "row 6", "vp-loss", "bottom two rows"),
    ("action_board.toml", "steps = 3", "steps = 3\nvp-loss = 1", "row 4", "vp-loss", "only the"),
    (
        "action_board.toml",
        '[strip.hire]\nkind = "night"',
        '[strip.hire]\nkind = "day"',
        'strip "hire"',
        "kind",
        "night",
    ),
    ("river.toml", "shared = 12", "shared = 14", "", "locks", "shared stretch"),
    ("river.toml", "lower = 19", "lower = 17", "", "locks", "just before"),
    (
        "river.toml",
        "round-1 = [1, 1, 3, 3]",
        "round-1 = [1, 1, 2, 2]",
        "",
        "starts",
        "[1, 1, 3, 3]",
    ),
    ("river.toml", "[1, 1, 3, 8]", "[1, 1, 8, 8]", "", "starts", "further ahead"),
    ("river.toml", "[1, 1, 3, 8]", "[1, 1, 3, 7]", "shared 7", "kind", "harbour"),
    ("river.toml", "{ vase-or-build = true }", "{ coins = 3 }", "", "reward", "vase-or-build"),
    ("map.toml", "[2, 3], ", "[2, 8], ", "bridge 2-8", "bridges", "different regions"),
    ("map.toml", "[14, 20], [15, 21]", "[14, 21], [15, 20]", "bridge 15-20", "bridges", "crosses"),
    ("map.toml", "ford = [15, 16]", "ford = [14, 15]", "ford 14-15", "ford", "do not touch"),
    ("map.toml", "at = [1, 0]", "at = [2, 0]", 'hex "2"', "at", "already the place of hex 1"),
    ("map.toml", "at = [4, 0]", "at = [3, 0]", 'hex "2"', "at", "water"),
    ("map.toml", "at = [1, 0]", "at = [30, 0]", 'hex "2"', "at", "no edge, bridge or ford"),
    ("map.toml", "1 = { region", "34 = { region", 'hex "1"', "hex", "missing"),
    ("map.toml", "start = 4, ", "", "hex", "start", "must be on 2"),
    (
        "map.toml",
        "label = { coins = 4 }",
        "label = { coins = 5 }",
        'region "boonlake"',
        "label",
        "4",
    ),
    ("map.toml", "label = { vp = 3 }", "label = { coins = 3 }", "region", "label", "vp"),
    ("map.toml", "north = 2", "north = 1", "region", "north", "once each"),
    ("map.toml", "build-iron", "build-gold", 'hex "6"', "reward.build-gold", "not an effect"),
    ("tiles.toml", "pastures = 7", "pastures = 6", "", "pastures", "7"),
    ("tiles.toml", 'back = "start-3"', 'back = "start-2"', "tile", "back", "must be on 6"),
    ("tiles.toml", "pay-coins = 4, coin", "pay-coins = 5, coin", "tile", "sites", "Elizabeth"),
    (
        "tiles.toml",
        "[{ coins = 5 }]",
        "[{ gold = 5 }]",
        'tile "gold-creek"',
        "sites.1.gold",
        "gold",
    ),
    ("tiles.toml", "[{ coins = 5 }]", "[{}, {}, {}]", 'tile "gold-creek"', "sites", "1 or 2"),
    (
        "tracks.toml",
        "crossed = { inhabitants = 1 }",
        "crossed = { coins = 1 }",
        "coin 3",
        "crossed",
        "space 3",
    ),
    ("tracks.toml", "coins = 6", "coins = 4", "coin 7", "coins", "less than on the space before"),
    ("tracks.toml", "past-end-vp = 2", "past-end-vp = 3", "", "past-end-vp", "2 VP"),
    (
        "player_board.toml",
        "houses = [{ coins = 1 }, { coins = 1 }]",
        "houses = [{ coins = 1 }]",
        "tier 1",
        "houses",
        "must have 2",
    ),
    ("player_board.toml", "final-vp = 6", "final-vp = 5", "tier 5", "final-vp", "must be 6"),
    ("player_board.toml", '"wood", "loam"', '"loam", "wood"', "", "canal", "wood lies first"),
    ("player_board.toml", "cattle = [{ coins = 2 }]", "cattle = [{ coins = 9 }]", "", "", "Tino"),
    ("levers.toml", "row = 2", "row = 1", 'lever "site-coins"', "row", "special"),
    ("levers.toml", "[lever.boat]", "[lever.raft]", 'lever "raft"', "key", "not a lever"),
    ("levers.toml", "cost = 3", "cost = -5", 'lever "vase"', "cost", "between"),
    ("scoring_tiles.toml", "[1, 2, 4, 7]", "[1, 2, 4, 6]", 'tile "card-track"', "need", "Peter"),
    ("scoring_tiles.toml", "[1, 2, 5, 7]", "[1, 5, 2, 7]", 'tile "coin-track"', "need", "fall"),
    ("scoring_tiles.toml", "need = [1, 2, 5, 7]", "need = [1, 2, 5]", "", "need", "must have 4"),
    ("scoring_tiles.toml", "coins = 13", "coins = 12", "tile", "project", "Joanne"),
    (
        "scoring_tiles.toml",
        '["boonlake", "unknown"]',
        '["boonlake", "lake"]',
        "",
        "regions",
        "lake",
    ),
    ("solo.toml", "settlements = [6, 6, 6, 6]", "settlements = [4, 5, 7, 7]", "board", "", "6"),
    ("solo.toml", "corners = [4, 29, 13, 22]", "corners = [4, 29, 34, 22]", 'tile "a1"', "", "33"),
    ("solo.toml", 'side = "b"', 'side = "a"', "tile", "side", "must be on 5"),
    ("solo.toml", "remove-b = 4", "remove-b = 3", 'level "easy"', "remove-a", "must be 0 and 4"),
    ("pack.toml", "format = 1", "format = 2", "", "format", "between 1 and 1"),
]


@pytest.mark.parametrize(
    ("file", "old", "new", "entry", "field", "text"),
    MISTAKES,
    ids=[f"{at}-{mistake[0].removesuffix('.toml')}" for at, mistake in enumerate(MISTAKES)],
)
def test_a_planted_mistake_is_found(
    tmp_path: Path, file: str, old: str, new: str, entry: str, field: str, text: str
) -> None:
    directory = copy_pack(tmp_path)
    change(directory, file, old, new)

    def matches(finding: Finding) -> bool:
        same_place = finding.file == file and finding.entry.startswith(entry)
        return same_place and finding.field.startswith(field) and text in finding.text

    findings = check_pack(directory)
    assert [f for f in findings if matches(f)], [str(f) for f in findings]


def test_a_missing_file_a_broken_file_and_a_stranger_are_named(tmp_path: Path) -> None:
    directory = copy_pack(tmp_path)
    (directory / "levers.toml").unlink()
    (directory / "tiles.toml").write_text("[tile", encoding="utf-8")
    (directory / "notes.toml").write_text("", encoding="utf-8")
    found = {finding.file: finding.text for finding in check_pack(directory)}
    assert "missing" in found["levers.toml"]
    assert "not valid TOML" in found["tiles.toml"]
    assert "remove it" in found["notes.toml"]


def test_a_card_too_few_and_an_effect_too_rare(tmp_path: Path) -> None:
    directory = copy_pack(tmp_path)
    path = directory / "cards.toml"
    blocks = path.read_text(encoding="utf-8").split("\n\n")
    kept = [block for block in blocks if "lever-up" not in block or "[card." not in block]
    path.write_text("\n\n".join(kept), encoding="utf-8")
    messages = [str(finding) for finding in check_pack(directory)]
    assert any("must be 165" in message for message in messages)
    assert any("now.lever-up is on 0 cards" in message for message in messages)


def test_the_message_names_file_entry_and_field(tmp_path: Path) -> None:
    directory = copy_pack(tmp_path)
    change(directory, "cards.toml", 'kind = "day"', 'kind = "dusk"')
    with pytest.raises(PackError) as caught:
        load_pack(directory)
    expected = 'cards.toml, card "smithy": kind = "dusk" is not one of day, sunset, night'
    assert str(caught.value) == expected


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    directory = copy_pack(tmp_path)
    change(directory, "cards.toml", 'kind = "day"', 'kind = "dusk"')
    change(directory, "tracks.toml", "past-end-vp = 2", 'past-end-vp = "two"')
    assert {finding.file for finding in check_pack(directory)} == {"cards.toml", "tracks.toml"}


# --- the hash -----------------------------------------------------------------------------------


def test_the_hash_ignores_comments_layout_order_origins_and_names(tmp_path: Path) -> None:
    directory = copy_pack(tmp_path)
    change(directory, "cards.toml", "[card.smithy]", "# a note\n\n[card.smithy]  # here")
    change(directory, "cards.toml", "coins = 2, loam = 2, stone = 1", "stone=1,loam=2, coins=2")
    change(directory, "levers.toml", 'origin = "reconstructed"', 'origin = "reported"')
    change(directory, "pack.toml", 'name = "reconstruction"', 'name = "mine"')
    blocks = (directory / "tiles.toml").read_text(encoding="utf-8").split("\n\n[")
    shuffled = "\n\n[".join([blocks[0], *reversed(blocks[1:])])
    (directory / "tiles.toml").write_text(shuffled, encoding="utf-8")
    other = load_pack(directory)
    assert other.hash == PACK.hash
    assert [tile.key for tile in other.tiles] == [tile.key for tile in PACK.tiles]


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("cards.toml", "vp = 3", "vp = 4"),
        ("cards.toml", "[card.smithy]", "[card.sawyer]"),
        ("map.toml", "[25, 26]", "[24, 26]"),
        ("levers.toml", "cost = 9", "cost = 8"),
        ("river.toml", "coins = 5", "coins = 6"),
        ("solo.toml", "7, 12, 14", "7, 13, 14"),
    ],
)
def test_any_value_changes_the_hash(tmp_path: Path, file: str, old: str, new: str) -> None:
    directory = copy_pack(tmp_path)
    change(directory, file, old, new)
    assert load_pack(directory).hash != PACK.hash


# --- new and show -------------------------------------------------------------------------------


def test_a_new_pack_can_be_checked_and_played_at_once(tmp_path: Path) -> None:
    written = new_pack(tmp_path / "my-box")
    assert [path.name for path in written] == FILES
    assert [str(finding) for finding in check_pack(tmp_path / "my-box")] == []
    mine = load_pack(tmp_path / "my-box")
    assert mine.name == "my-box"
    assert mine.hash == PACK.hash
    assert mine.cards[0].names["de"]
    assert "spieltisch pack check" in written[0].read_text(encoding="utf-8")


def test_a_new_pack_overwrites_nothing(tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("mine", encoding="utf-8")
    with pytest.raises(NotEmpty, match="not empty"):
        new_pack(tmp_path)


def test_an_own_card_brings_its_own_name(tmp_path: Path) -> None:
    directory = tmp_path / "my-box"
    new_pack(directory)
    change(directory, "cards.toml", "[card.smithy]", "[card.gunsmith]")
    assert check_pack(directory) == []
    pack = load_pack(directory)
    assert pack.cards[pack.card_by_key["gunsmith"]].names["fr"] == "Forge"


def test_show_names_every_component_with_its_origin() -> None:
    shown = show_pack(PACK)
    for card in PACK.cards:
        assert card.key in shown
    assert "smithy" in shown
    assert "day; 2 coins, 2 loam, 1 stone; always: lever-discount = 1; 3 VP" in shown
    assert "rulebook/reconstructed" in shown


def test_the_example_in_the_docs_is_in_the_pack() -> None:
    blocks = re.findall(r"```toml\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    cards = tomllib.loads((built_in_directory() / "cards.toml").read_text(encoding="utf-8"))
    shown = tomllib.loads(blocks[0])["card"]
    assert {key: cards["card"][key] for key in shown} == shown
