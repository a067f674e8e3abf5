"""Set-up, phase A with all seven strips, region labels, phase C."""

import random

import pytest

from spieltisch import Match
from spieltisch.kernel.chance import Sampled
from tests.games.boonlake.law import CARDS, TILES, printed
from tests.games.boonlake.position import (
    GAME,
    asked,
    finish_common_part,
    interim,
    offers,
    position,
    previewed,
    seen,
    settler,
    sheet,
    table_of,
    takes,
    why_not,
)

ROWS = printed("action_board.toml")["row"]
STRIPS = printed("action_board.toml")["strip"]
REGIONS = printed("map.toml")["region"]
ORDER = list(STRIPS)


# Set-up


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_b1_start_tiles_lie_on_start_hexes_in_any_order(seats: int) -> None:
    used = {"start-2", "start-3", "start-4"}
    if seats < 4:
        used -= {"start-4"}
    if seats < 3:
        used -= {"start-3"}
    hexes = [
        int(n) for n, h in printed("map.toml")["hex"].items() if 2 <= h.get("start", 9) <= seats
    ]
    places: set[tuple[str, int]] = set()
    for seed in range(12):
        tiles = table_of(Match(GAME, seats, seed=seed))["tiles"]
        laid = {n + 1: GAME.pack.tiles[tile].key for n, tile in enumerate(tiles) if tile >= 0}
        assert sorted(laid) == sorted(hexes)
        assert sorted(laid.values()) == sorted(t for t in TILES if TILES[t]["back"] in used)
        places |= {(tile, n) for n, tile in laid.items()}
    assert len(places) > 2 * len(hexes)  # mixed


def test_strips_and_hands_differ_from_game_to_game() -> None:
    boards = {tuple(table_of(Match(GAME, 2, seed=seed))["strips"]) for seed in range(12)}
    hands = {tuple(seen(Match(GAME, 2, seed=seed))["hand"]) for seed in range(12)}
    assert len(boards) > 8
    assert len(hands) == 12


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("picked", range(5))
def test_b24_a_determinised_set_up_keeps_all_sixteen_tiles(seats: int, picked: int) -> None:
    """Seat 0 knows its own two; the others' tiles and choices are guessed, none is there twice."""
    match = Match(GAME, seats, seed=picked)
    for seat in range(1, min(picked + 1, seats)):
        takes(match, offers(match, seat)[0], seat=seat)
    for seed in range(6):
        copy = match.determinised(0, Sampled(random.Random(seed)))
        tiles = [tile for pair in copy.pairs for tile in pair] + copy.box.items
        assert sorted(tiles) == list(range(16))
        assert copy.pairs[0] == match.state.pairs[0]
        assert all(pair == sorted(pair) for pair in copy.pairs)
        for seat in range(seats):
            chosen = copy.picks[seat]
            assert (chosen == -1) == (match.state.picks[seat] == -1)
            assert chosen == -1 or chosen in copy.pairs[seat]
        assert GAME.audit(copy) == []


def test_b24_a_determinised_first_site_is_guessed_too() -> None:
    match = Match(GAME, 2, seed=3)
    for seat in (0, 1):
        takes(match, offers(match, seat)[0], seat=seat)
    takes(match, "begin-with stone", seat=1)
    guesses = set()
    for seed in range(30):
        copy = match.determinised(0, Sampled(random.Random(seed)))
        guesses.add(copy.picks[1])
        assert copy.scoring == match.state.scoring
    assert guesses == {0, 1, 2, 3}


def test_b24_a_hidden_choice_may_be_taken_back_until_all_have_chosen() -> None:
    match = Match(GAME, 2, seed=3)
    first, second = offers(match)
    takes(match, first)
    match.undo(0)
    takes(match, second)
    takes(match, offers(match, 1)[0], seat=1)
    shown = GAME.pack.scoring_tiles[table_of(match)["scoring"][0]].key
    assert second == f"pick {shown}"


# Phase A


@pytest.mark.parametrize("row", range(1, 8))
def test_b14_what_a_row_costs_is_told_before(row: int) -> None:
    match = position(settler(vp=1), strips=ORDER)
    strip = ORDER[row - 1]
    loss = ROWS[row - 1].get("vp-loss", 0)
    told = [
        values["vp"] for name, values in previewed(match, f"take {strip}") if name == "loses-vp"
    ]
    assert told == ([loss] if loss else [])
    takes(match, f"take {strip}")
    assert match.scores[0] == 1 - loss


@pytest.mark.parametrize("strip", [strip for strip in STRIPS if strip != "builder"])
def test_all_cards_of_the_strips_kind_and_only_those_are_sold(strip: str) -> None:
    hand = list(CARDS)[::9]
    match = position(settler(hand=hand))
    takes(match, f"take {strip}")
    sold = {move.split()[1] for move in offers(match) if move.startswith("sell")}
    assert sold == {card for card in hand if CARDS[card]["kind"] == STRIPS[strip]["kind"]}
    card = sorted(sold)[0]
    takes(match, f"sell {card}")
    assert seen(match)["coins"] == 2
    assert GAME.pack.card_by_key[card] in table_of(match)["discards"]


def test_the_builder_sells_nothing_before_the_common_part() -> None:
    match = position(settler(hand=["smithy", "bank"]))
    takes(match, "take builder")
    assert not [move for move in offers(match) if move.startswith("sell")]
    takes(match, "pass")
    assert {"sell smithy", "sell bank"} <= set(offers(match))


def test_the_builder_may_play_two_cards() -> None:
    match = position(
        settler(coins=9, hand=["potter", "sawmill"], production={"loam": 2, "wood": 2})
    )
    takes(match, "take builder", "play potter", "play sawmill")
    assert len(seen(match)["played"]) == 2


def test_the_active_player_settles_twice_and_the_others_once() -> None:
    match = position(settler(), settler())
    takes(match, "take settle", "pass", "develop 7 upper", "develop 7 lower")
    takes(match, "develop 9 upper", seat=1)
    assert (seen(match)["ranch"], seen(match, 1)["ranch"]) == (1, 2)
    assert asked(match) == "ChooseSpace"


def test_pioneer_everything_may_be_left_out_but_comes_in_its_order() -> None:
    match = position(settler(inhabitants=["7"]), settler())
    kinds = []
    takes(match, "take pioneer")
    while offers(match) and asked(match) != "ChooseSpace":
        kinds.append(asked(match))
        takes(match, "pass")
    assert kinds == ["ChooseCard", "ChooseExplore", "ChooseExplore", "ChooseDevelopment"]


def test_pioneer_a_tile_just_laid_may_be_developed_at_once() -> None:
    match = position(settler(), reveals=["gold-creek", "alder-grove"])
    takes(
        match, "take pioneer", "pass", "explore", "lay 13", "explore", "lay 8", "develop 13 upper"
    )
    assert seen(match)["coins"] == 1 + 2 + 5


def test_pioneer_the_others_may_play_what_they_have_just_drawn() -> None:
    other = settler(production={"loam": 2}, coins=1)
    match = position(settler(), other, draws=["potter", "bank"])
    takes(match, "take pioneer", *["pass"] * 4)
    assert {"play potter", "sell bank", "sell potter", "pass"} <= set(offers(match, 1))
    takes(match, "play potter", seat=1)
    assert seen(match, 1)["vases"] == 1


def test_hire_the_inhabitant_comes_before_the_tile() -> None:
    match = position(settler(ranch=0))
    takes(match, "take hire", "pass")
    assert seen(match)["ranch"] == 1
    assert asked(match) == "ChooseExplore"


def test_cattle_breeding_a_pasture_just_laid_may_be_used() -> None:
    match = position(settler())
    takes(match, "take cattle-breeding", "pass", "pasture 8", "cattle 8 1 0")
    assert seen(match)["cattle"] == 1


def test_cattle_breeding_the_sale_instead_pays_the_bonus_of_the_kind() -> None:
    """The rulebook's own case: no cattle, a card is discarded instead."""
    bonus = next(c for c in CARDS if CARDS[c].get("always") == {"discard-day": 1})
    match = position(settler(hand=["smithy"], played=[bonus]), pastures=[8])
    takes(match, "take cattle-breeding", "pass", "pass", "sell smithy")
    assert seen(match)["coins"] == 3


# Region scoring


@pytest.mark.parametrize("left_out", REGIONS)
def test_the_three_other_regions_pay_a_coin_for_every_presence(left_out: str) -> None:
    """2 presences in Unknown, 2 in New Hope, 4 in Boonlake, 1 in Southern."""
    where = {"unknown": 2, "new-hope": 2, "boonlake": 4, "southern": 1}
    other = settler(
        ranch=0, inhabitants=["7", "9", "9 lower"], houses=["19", "21"], cattle=[8, 20, 20],
        settlements=["24"],
    )  # fmt: skip
    match = position(settler(), other, pastures=[8, 20])
    takes(match, "take region-scoring", "pass", f"region {left_out}")
    assert seen(match, 1)["coins"] == sum(where.values()) - where[left_out]
    label = REGIONS[left_out]["label"]
    assert seen(match)["coins"] == label.get("coins", 0)
    assert seen(match)["cards"] == label.get("cards", 0)
    assert sheet(match) == ({"regions": label["vp"]} if "vp" in label else {})


def test_covered_labels_do_not_matter_for_the_coins() -> None:
    match = position(settler(inhabitants=["7", "9"]), labels=["unknown", "new-hope"])
    takes(match, "take region-scoring", "pass", "region boonlake")
    assert seen(match)["coins"] == 4 + 2


def test_b21_labels_are_used_up_one_by_one_and_freed_by_a_scoring() -> None:
    match = position(settler(), labels=["unknown", "new-hope", "boonlake"])
    takes(match, "take region-scoring", "pass")  # one region is left: nothing to choose
    assert sheet(match) == {"regions": 3}
    assert table_of(match)["labels"] == 15
    match = interim(settler(), settler(), labels=["boonlake", "unknown", "new-hope", "southern"])
    for move in ("pass", "score levers"):
        for seat in (0, 1):
            takes(match, move, seat=seat)
    assert table_of(match)["labels"] == 0


def test_b21_no_reward_a_second_time_and_the_preview_says_so() -> None:
    match = position(settler(), labels=list(REGIONS))
    takes(match, "take region-scoring", "pass")
    told = [name for name, _values in previewed(match, "region boonlake")]
    assert "coins" not in told
    takes(match, "region boonlake")
    assert (seen(match)["coins"], sheet(match)) == (0, {})


# Phase C


@pytest.mark.parametrize("row", range(1, 8))
def test_phase_c_the_strip_goes_to_the_bottom_and_the_rest_moves_up(row: int) -> None:
    match = position(settler(), settler(), strips=ORDER)
    strip = ORDER[row - 1]
    takes(match, f"take {strip}")
    while table_of(match)["gap"] >= 0:
        finish_common_part(match)
        if offers(match) and asked(match) == "ChooseSpace":
            takes(match, offers(match)[0])
    keys = [GAME.pack.strips[index].key for index in table_of(match)["strips"]]
    assert keys == [*[s for s in ORDER if s != strip], strip]
    assert asked(match, 1) == "ChooseStrip"


# Tracks


@pytest.mark.parametrize("track", ["coin", "card"])
def test_b25_the_whole_way_along_a_track_and_past_its_end(track: str) -> None:
    """Three steps at a time with the same site, from every space."""
    spaces = printed("tracks.toml")[track]
    last = len(spaces) - 1
    for at in range(last + 1):
        player = settler(coins=8, ranch=1, **{f"{track}_track": at})  # type: ignore[arg-type]
        match = position(player, tiles={8: "hot-springs"})
        takes(match, "take settle", "pass", "develop 8 upper", f"advance {track}")
        crossed = [what for space in spaces[at + 1 : at + 4] for what in space.get("crossed", {})]
        if "build" in crossed:
            takes(match, "build iron")
        player_now = seen(match)
        assert player_now[f"{track}_track"] == min(last, at + 3)
        assert player_now["ranch"] == crossed.count("inhabitants")
        assert player_now["vases"] == crossed.count("vase")
        assert player_now["coins"] == 2 * crossed.count("coins")
        assert player_now["production"][3] == crossed.count("build")
        past = max(0, at + 3 - last)
        assert sheet(match) == ({"tracks": 2 * past} if past else {})


def test_b25_a_site_crossed_on_a_track_may_be_left_and_is_void_at_level_two() -> None:
    match = position(settler(coins=4, coin_track=3))
    takes(match, "take settle", "pass", "develop 19 upper", "pass")
    assert seen(match)["production"] == [0, 0, 0, 0]
    full = {"wood": 2, "loam": 2, "stone": 2, "iron": 2}
    match = position(settler(coins=4, coin_track=3, production=full))
    takes(match, "take settle", "pass", "develop 19 upper")
    assert seen(match)["coin_track"] == 4
    assert why_not(match, "build wood") == ("site-level", {})
