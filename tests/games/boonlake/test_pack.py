"""What is in the built-in component pack: what is certain, and names in every language."""

from collections import Counter

import pytest

from spieltisch import texts
from spieltisch.games.boonlake import terms as t
from spieltisch.games.boonlake.pack import load_pack
from spieltisch.games.boonlake.pack_check import check_pack
from spieltisch.games.boonlake.pack_check_map import may_start
from spieltisch.games.boonlake.pack_tools import origin_counts
from spieltisch.games.boonlake.pack_words import ALL_WORDS
from tests.games.boonlake.packs import PACK, pairs

# --- the built-in pack ----------------------------------------------------------------------------


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


# --- certain: strips, board, canal ----------------------------------------------------------------


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


# --- certain: player board, levers, tracks --------------------------------------------------------


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


# --- certain: river, regions, map, tiles ----------------------------------------------------------


def test_river_starts_and_locks() -> None:
    river = PACK.river
    assert river.start[0][1:] == [0, 0, 2, 2]
    assert river.start[1][1:3] == [0, 0]
    assert river.start[1][4] > river.start[1][3]
    for starts, route in zip(river.start, river.route, strict=True):
        assert all(may_start(river.spaces[route[position]]) for position in starts[1:])
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


# --- certain: cards, scoring tiles, solo ----------------------------------------------------------


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


# --- names ----------------------------------------------------------------------------------------


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
