"""The map: every hex and its reward, every way between hexes, every building site."""

import pytest

from tests.games.boonlake.law import BRIDGES, FORD, HEXES, RESOURCES, TILES, Told, beside, tell_site
from tests.games.boonlake.position import (
    asked,
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

ANY_TILE = "old-landing"
SITES = [
    (tile, place)
    for tile in TILES
    for place, _site in zip(("upper", "lower"), TILES[tile]["sites"], strict=False)
]


# Explore


@pytest.mark.parametrize("number", HEXES)
def test_a_tile_may_be_laid_on_every_hex_beside_another_and_nowhere_else(number: int) -> None:
    match = position(settler(), tiles={number: ANY_TILE})
    takes(match, "take hire", "pass", "explore")
    assert {int(move.split()[1]) for move in offers(match)} == beside(number)
    assert why_not(match, f"lay {number}") == ("hex-taken", {})
    for other in set(HEXES) - beside(number) - {number}:
        assert why_not(match, f"lay {other}") == ("hex-remote", {})


def test_bridges_and_the_ford_join_hexes_that_share_no_edge() -> None:
    for first, second in [*BRIDGES, FORD]:
        assert second in beside(first)
        assert first in beside(second)


@pytest.mark.parametrize("pasture", [False, True])
@pytest.mark.parametrize("number", HEXES)
def test_every_hex_pays_its_reward_for_tiles_and_for_pastures(number: int, pasture: bool) -> None:
    neighbour = min(beside(number))
    match = position(settler(ranch=0), tiles={neighbour: ANY_TILE})
    before = seen(match)
    if pasture:
        takes(match, "take cattle-breeding", "pass", f"pasture {number}")
        hired = 0
    else:
        takes(match, "take hire", "pass", "explore", f"lay {number}")
        hired = 1
    after = seen(match)
    expected = {"coins": 0, "cards": 0, "ranch": hired}
    levels = [0, 0, 0, 0]
    for what, amount in HEXES[number].get("reward", {}).items():
        if what.startswith("build-"):
            levels[RESOURCES.index(what.removeprefix("build-"))] = 1
        else:
            expected["ranch" if what == "inhabitants" else what] += amount
    assert {name: after[name] - before[name] for name in expected} == expected
    assert after["production"] == levels


def test_b9_nobody_left_for_the_reward_of_a_hex() -> None:
    match = position(settler(ranch=7), tiles={7: ANY_TILE})
    takes(match, "take hire", "pass", "explore", "lay 1")  # an inhabitant
    assert (seen(match)["ranch"], seen(match)["supply"]) == (8, 0)


def test_it_does_not_matter_whether_somebody_lives_next_door() -> None:
    empty = position(settler(), tiles={7: ANY_TILE})
    lived = position(settler(), settler(inhabitants=["7"]), tiles={7: ANY_TILE})
    for match in (empty, lived):
        takes(match, "take hire", "pass", "explore")
    assert offers(empty) == offers(lived)


def test_b11_the_second_tile_pays_two_coins_when_the_first_took_the_last_hex() -> None:
    pastures = [n for n in HEXES if n not in (1, 7)]
    match = position(settler(), tiles={7: ANY_TILE}, pastures=pastures)
    takes(match, "take pioneer", "pass", "explore")
    assert seen(match)["coins"] == 2  # hex 1 was the only one; the second tile has no place
    assert seen(match)["ranch"] == 4
    assert asked(match) == "ChooseDevelopment"


def test_b11_the_second_tile_pays_two_coins_when_the_first_was_the_last_grey_one() -> None:
    match = position(settler(), mound=["gold-creek"])
    takes(match, "take pioneer", "pass", "explore", "lay 13")
    assert seen(match)["coins"] == 1 + 2
    assert table_of(match)["mound"] == 0


def test_b11_no_free_hex_for_a_pasture_pays_two_coins() -> None:
    tiles = {n: tile for n, tile in zip(HEXES, TILES, strict=False) if n != 7}
    match = position(settler(), tiles=tiles, pastures=[7])
    takes(match, "take cattle-breeding", "pass")
    assert seen(match)["coins"] == 2
    assert table_of(match)["pastures_left"] == 6


# Develop


def developing(tile: str, **things: object) -> "tuple[Told, str]":
    """Seat 0 may develop; the tile lies on hex 8. Its markers stand two steps on both tracks."""
    hand = ["smithy", "bank", "mayor", "potter", "sawmill"]
    rich = {"coins": 20, "hand": hand, "coin_track": 2, "card_track": 2, **things}
    match = position(settler(**rich), tiles={8: tile})  # type: ignore[arg-type]
    takes(match, "take settle", "pass")
    return Told(match), "develop 8"


@pytest.mark.parametrize(("tile", "place"), SITES)
def test_every_site_costs_and_brings_what_it_shows(tile: str, place: str) -> None:
    told, develop = developing(tile)
    told.makes(f"{develop} {place}")
    told.gains(ranch=-1)
    tell_site(told, TILES[tile]["sites"][("upper", "lower").index(place)])
    told.check()
    assert why_not(told.match, f"{develop} {place}") == ("site-taken", {})


@pytest.mark.parametrize(("tile", "place"), SITES)
def test_every_site_is_refused_to_who_cannot_pay(tile: str, place: str) -> None:
    site = TILES[tile]["sites"][("upper", "lower").index(place)]
    told, develop = developing(tile, coins=site.get("pay-coins", 0) - 1, hand=["bank"])
    if "pay-coins" in site:
        assert why_not(told.match, f"{develop} {place}") == ("coins-short", {"short": 1})
    elif site.get("discard-cards", 0) > 1:
        need = {"need": site["discard-cards"], "have": 1}
        assert why_not(told.match, f"{develop} {place}") == ("cards-short", need)
    else:
        assert f"{develop} {place}" in offers(told.match)


@pytest.mark.parametrize(("tile", "place"), SITES)
def test_every_site_says_before_what_it_costs_and_brings(tile: str, place: str) -> None:
    site = TILES[tile]["sites"][("upper", "lower").index(place)]
    told, develop = developing(tile)
    events = previewed(told.match, f"{develop} {place}")
    if "pay-coins" in site:
        assert ("pays", {"seat": 0, "coins": site["pay-coins"]}) in events
    if "coins" in site:
        assert ("coins", {"seat": 0, "coins": site["coins"]}) in events
    if "lose-vp" in site and "discard-cards" not in site:
        assert any(name == "loses-vp" and v["vp"] == site["lose-vp"] for name, v in events)
    if "vp" in site:
        assert any(name == "vp" and v["vp"] == site["vp"] for name, v in events)


@pytest.mark.parametrize(("tile", "place"), SITES)
def test_every_site_pays_or_costs_when_its_house_becomes_a_settlement(
    tile: str, place: str
) -> None:
    site = TILES[tile]["sites"][("upper", "lower").index(place)]
    where = "8" if place == "upper" else "8 lower"
    around = settler(inhabitants=["7", "7 lower", "13"])
    tiles = {
        8: tile,
        7: "old-landing" if tile != "old-landing" else "birch-meadow",
        13: "fir-hollow",
    }
    if tile == "fir-hollow":
        tiles[13] = "rose-terrace"
    match = position(settler(houses=[where]), around, tiles=tiles)
    takes(match, "take settle", "pass", f"settlement 8 {place} 2 0")
    vp = site.get("settlement-vp", 0) - site.get("settlement-loss", 0)
    assert sheet(match) == ({"sites": vp} if vp else {})


def test_a_site_that_costs_points_for_a_settlement_says_so_before() -> None:
    around = settler(inhabitants=["7", "7 lower", "13"])
    tiles = {8: "sunken-meadow", 7: "old-landing", 13: "fir-hollow", 1: "gold-creek"}
    player = settler(houses=["8"], settlements=["1"])
    match = position(player, around, tiles=tiles)
    takes(match, "take settle", "pass")
    lost = [v["vp"] for name, v in previewed(match, "settlement 8 upper 2 0") if name == "loses-vp"]
    assert lost == [5, 5]  # the second settlement in the region, and the site
    takes(match, "settlement 8 upper 2 0")
    assert match.scores[0] == -10


def test_two_sites_of_a_tile_may_belong_to_two_players() -> None:
    match = position(settler(), settler())
    takes(match, "take settle", "pass", "develop 7 upper", "pass")
    takes(match, "develop 7 lower", seat=1)
    assert table_of(match)["sites"][12:14] == [1, 5]


def test_nobody_lives_on_a_pasture() -> None:
    match = position(settler(), pastures=[8])
    takes(match, "take settle", "pass")
    assert not [move for move in offers(match) if move.startswith("develop 8")]
    assert not [
        refusal
        for refusal in match.refusals(0)
        if refusal.what.message == "boonlake-do-develop" and refusal.what.values["number"] == 8
    ]
