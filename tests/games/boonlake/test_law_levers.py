"""The levers below the top row: each with its effect, its moments and its conditions (B15)."""

import pytest

from tests.games.boonlake.law import LEVER_COST
from tests.games.boonlake.position import (
    START,
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

ANYTIME = ["lever two-coins", "lever two-cards", "lever five-coins", "lever cards-for-inhabitant"]
HAND = ["bank", "mayor", "smithy"]


# Region scoring


def test_five_presences_pay_five_coins_and_five_points() -> None:
    """The rulebook's own numbers."""
    player = settler(
        levers=["region-vp"], inhabitants=["7", "9", "9 lower"], houses=["21"], cattle=[8]
    )
    match = position(settler(), player, pastures=[8])
    takes(match, "take region-scoring", "pass", "region boonlake")
    takes(match, "share-and-vp", seat=1)
    assert seen(match, 1)["coins"] == 5
    assert sheet(match, 1) == {"regions": 5}


def test_the_lever_of_region_scorings_waits_for_one() -> None:
    match = position(settler(levers=["region-vp"]))
    assert why_not(match, "look-at-lever region-vp") == ("lever-moment", {})


# Boats, settlements, tiles


TILES = {**START, 12: "fishing-camp"}


def test_b16_the_lever_moves_one_boat_and_two_coins_the_other() -> None:
    player = settler(
        coins=4, hand=["smithy"], production={"loam": 1}, boats=("iron", "iron"), levers=["boat"]
    )
    match = position(player)
    takes(match, "take pioneer", "play smithy")
    assert seen(match)["coins"] == 0
    assert seen(match)["used"] == seen(match)["levers"]
    assert seen(match)["boats"] == [1, 2]


def test_b16_the_lever_is_spared_by_who_would_rather_pay() -> None:
    player = settler(
        coins=9, hand=["smithy"], production={"loam": 1}, boats=("loam", "iron"), levers=["boat"]
    )
    match = position(player)
    takes(match, "take pioneer", "play smithy")
    assert offers(match) == ["pay loam-stone 4 no-lever", "pay loam-stone 2 boat"]


def test_b15_the_settlement_lever_waits_for_a_house_that_may_become_a_settlement() -> None:
    near = settler(inhabitants=["7 lower", "12"])
    player = settler(levers=["settlement"], houses=["7"], ranch=0)
    match = position(player, near, tiles=TILES)
    takes(match, "take settle", "pass")
    assert why_not(match, "settlement 7 upper 1 0") == (
        "inhabitants-short", {"need": 1, "have": 0},
    )  # fmt: skip
    lonely = position(
        settler(levers=["settlement"], houses=["7"]), settler(inhabitants=["12"]), tiles=TILES
    )
    takes(lonely, "take settle", "pass")
    assert why_not(lonely, "settlement 7 upper 1 0") == ("presences-short", {"need": 2, "have": 1})


def test_b15_the_settlement_lever_eases_the_third_and_fourth_as_well() -> None:
    near = settler(inhabitants=["7 lower", "12", "12 lower"])
    for built, ways in (
        (["9", "19"], ["2 0", "1 4"]),
        (["9", "19", "21"], ["3 0", "2 4", "1 8"]),
    ):
        player = settler(levers=["settlement"], houses=["7"], settlements=built, ranch=4)
        match = position(player, near, tiles=TILES)
        takes(match, "take settle", "pass")
        eased = [m for m in offers(match) if m.startswith("lever-settlement")]
        assert eased == [f"lever-settlement 7 upper {way}" for way in ways]


def test_b15_the_settlement_lever_may_be_used_in_a_scoring() -> None:
    near = settler(inhabitants=["7 lower", "12"])
    match = interim(settler(levers=["settlement"], houses=["7"]), near, tiles=TILES)
    takes(match, "lever-settlement 7 upper 1 0")
    assert seen(match)["settlements"] == 1


def test_the_tile_lever_is_offered_for_every_tile_until_it_is_down() -> None:
    match = position(settler(levers=["tile-inhabitant"], ranch=0))
    takes(match, "take pioneer", "pass", "explore", "lay 8", "pass", "explore", "lay 13")
    assert offers(match) == ["tile-lever", "pass"]
    takes(match, "tile-lever")
    assert seen(match)["ranch"] == 1
    match = position(settler(levers=["tile-inhabitant"], ranch=0))
    takes(match, "take pioneer", "pass", "explore", "lay 8", "tile-lever", "explore", "lay 13")
    assert asked(match) == "ChooseDevelopment"


def test_b9_the_tile_lever_is_not_offered_when_nobody_is_left() -> None:
    match = position(settler(levers=["tile-inhabitant"], ranch=8))
    takes(match, "take hire", "pass", "explore", "lay 8")
    assert asked(match) != "ChooseTileLever"


# Levers for any moment


@pytest.mark.parametrize("way", ANYTIME)
@pytest.mark.parametrize(
    "moves",
    [
        [],
        ["take hire"],
        ["take hire", "pass"],
        ["take hire", "pass", "explore"],
        ["take hire", "pass", "pass"],
        ["take settle", "pass"],
        ["take settle", "pass", "pass"],
        ["take cattle-breeding", "pass"],
        ["take region-scoring", "pass"],
        ["take progress", "pass"],
        ["take builder"],
        ["take builder", "pass"],
        ["take builder", "pass", "pass"],
    ],
)
def test_b15_levers_for_any_moment_at_every_decision(moves: list[str], way: str) -> None:
    levers = ["joker-or", "joker-five", "cards-inhabitant"]
    player = settler(levers=levers, hand=HAND, coins=3, inhabitants=["7"])
    match = position(player, settler(), strips=["builder"])
    takes(match, *moves)
    if moves[-2:] == ["pass", "pass"] and moves[0] == "take builder":
        takes(match, "pass", seat=1)
        assert asked(match) == "ChooseSpace"
    kind = asked(match)
    before = seen(match)
    takes(match, way)
    if way == "lever cards-for-inhabitant":
        takes(match, "discard bank", "discard mayor")
    after = seen(match)
    coins, cards, ranch, vp = {
        "lever two-coins": (2, 0, 0, 0),
        "lever two-cards": (0, 2, 0, 0),
        "lever five-coins": (5, 0, 0, 0),
        "lever cards-for-inhabitant": (0, -2, 1, 3),
    }[way]
    names = ("coins", "cards", "ranch", "vp")
    gained = tuple(after[name] - before[name] for name in names)
    assert gained == (coins, cards, ranch, vp)
    assert asked(match) == kind  # the decision is still open
    assert way not in offers(match)
    assert why_not(match, way) == ("lever-down", {})


def test_b15_a_lever_may_open_what_was_closed() -> None:
    """Without an inhabitant nothing can be developed; the lever brings one."""
    match = position(settler(levers=["cards-inhabitant"], hand=["bank", "mayor"], ranch=0))
    takes(match, "take settle", "pass")
    assert offers(match) == ["pass", "lever cards-for-inhabitant"]
    takes(match, "lever cards-for-inhabitant", "discard bank", "discard mayor", "develop 7 upper")
    assert seen(match)["ranch"] == 0


def test_b9_the_lever_pays_its_points_even_when_nobody_is_left() -> None:
    match = position(settler(levers=["cards-inhabitant"], hand=["bank", "mayor"], ranch=8))
    takes(match, "lever cards-for-inhabitant", "discard bank", "discard mayor")
    assert (seen(match)["ranch"], sheet(match)) == (8, {"levers": 3})


def test_levers_say_what_is_missing() -> None:
    match = position(settler(levers=["cards-inhabitant", "joker-or"], hand=["bank"]), pile=[])
    assert why_not(match, "lever cards-for-inhabitant") == ("cards-short", {"need": 2, "have": 1})
    assert why_not(match, "lever two-cards") == ("pile-empty", {})


def test_b17_the_joker_lowers_the_cost_of_a_special_project() -> None:
    """2 loam and 3 iron; the sites show 2 and 1, the boats lie at iron and wood."""
    player = settler(
        coins=13, production={"loam": 2, "iron": 1}, boats=("wood", "wood"), levers=["joker-five"]
    )
    match = position(player, goals=["levers", "sites", "coin-track", "card-track"])
    takes(match, "take pioneer", "realize levers")
    assert "pay wood-iron 13 five" in offers(match)
    takes(match, "pay wood-iron 13 five")
    assert seen(match)["coins"] == 5
    assert sheet(match) == {"projects": 16}


def test_a_joker_makes_one_wood_none_and_three_iron_two() -> None:
    """The two examples beside the symbol."""
    poor = settler(hand=["workshop"], coins=3, boats=("iron", "iron"), levers=["joker-or"])
    match = position(poor)  # wood and iron; a boat shows the iron
    takes(match, "take pioneer", "play workshop")
    assert seen(match)["used"] == seen(match)["levers"]
    assert seen(match)["coins"] == 0
    mine = settler(
        hand=["ore-mine"],
        coins=3,
        production={"wood": 1},
        boats=("iron", "iron"),
        levers=["joker-or"],
    )
    match = position(mine)
    takes(match, "take pioneer", "play ore-mine")
    assert seen(match)["used"] == seen(match)["levers"]


# Buying, moving up


def test_a_lever_just_bought_may_be_used_at_once() -> None:
    match = position(settler(coins=LEVER_COST["joker-five"]))
    takes(match, "take progress", "pass", "modernize joker-five", "lever five-coins")
    assert seen(match)["coins"] == 5


def test_progress_buys_up_to_two_levers() -> None:
    match = position(settler(coins=20, ranch=1), settler(coins=20))
    takes(match, "take progress", "pass", "modernize boat", "modernize-for-inhabitant vase")
    assert (seen(match)["levers"].bit_count(), seen(match)["ranch"]) == (2, 0)
    assert offers(match) == []


@pytest.mark.parametrize("number", [1, 2, 3])
def test_levers_move_up_at_every_scoring_and_may_be_used_again(number: int) -> None:
    levers = ["joker-five", "boat", "vase"]
    match = interim(settler(levers=levers, used=["joker-five"]), settler(), number=number)
    assert "lever five-coins" not in offers(match)
    for _step in range(2):
        for seat in (0, 1):
            takes(
                match, next(m for m in offers(match, seat) if m[:4] in ("pass", "scor")), seat=seat
            )
    assert sheet(match)["levers"] == 2
    assert seen(match)["used"] == 0


def test_b15_in_a_scoring_levers_may_be_used_up_to_their_reset() -> None:
    match = interim(settler(levers=["joker-five"]), settler())
    takes(match, "lever five-coins", "pass")
    takes(match, "pass", seat=1)
    takes(match, "score sites")
    takes(match, "score sites", seat=1)
    assert seen(match)["used"] == 0
    assert "levers" not in sheet(match)  # it was used, so it pays no point


def test_b15_b23_nothing_can_be_used_after_the_reset_of_the_fourth_scoring() -> None:
    player = settler(levers=["joker-five", "cards-inhabitant"], hand=["bank", "mayor"], ship=19)
    match = position(settler(ship=19), player, crossed=True, scorings=3, round_=2)
    for seat in (0, 1):
        takes(match, "take pioneer" if seat == 0 else "take settle", seat=seat)
        finish_common_part(match)
        if offers(match, seat) and asked(match, seat) == "ChooseSpace":
            takes(match, offers(match, seat)[0], seat=seat)
    assert table_of(match)["scorings"] == 4
    takes(match, "lever cards-for-inhabitant", "discard bank", "discard mayor", "pass", seat=1)
    takes(match, "pass")
    takes(match, "score sites")
    assert "lever five-coins" in offers(match, 1)  # still before the reset
    takes(match, "score sites", seat=1)
    assert match.over
    assert sheet(match, 1)["levers"] == 3 + 1


def test_previews_tell_which_lever_goes_down() -> None:
    match = position(settler(levers=["three-coins", "joker-five"]))
    assert previewed(match, "lever five-coins")[:2] == [
        ("lever-down", {"seat": 0, "lever": 10}),
        ("coins", {"seat": 0, "coins": 5}),
    ]
    takes(match, "take pioneer")
    assert previewed(match, "forgo three-coins")[1] == ("coins", {"seat": 0, "coins": 3})


def test_the_cards_are_given_before_anything_is_taken() -> None:
    match = position(settler(levers=["cards-inhabitant"], hand=["bank", "mayor"]))
    takes(match, "lever cards-for-inhabitant", "discard bank")
    assert (seen(match)["ranch"], sheet(match)) == (3, {})
    takes(match, "discard mayor")
    assert (seen(match)["ranch"], sheet(match)) == (4, {"levers": 3})
