"""Develop: an inhabitant on a free site, its costs and its rewards."""

import pytest

from tests.games.boonlake.position import (
    PACK,
    START,
    offers,
    position,
    seen,
    settler,
    sheet,
    table_of,
    takes,
    why_not,
)


def test_elizabeth() -> None:
    """4 coins for a step on the coin track."""
    match = position(settler(coins=4))
    takes(match, "take settle", "pass", "develop 19 upper")
    assert (seen(match)["coins"], seen(match)["coin_track"], seen(match)["ranch"]) == (0, 1, 2)
    assert table_of(match)["sites"][36] == 1


def test_costs_and_places_that_block() -> None:
    match = position(settler(coins=3, inhabitants=["7"]), settler(inhabitants=["7 lower"]))
    takes(match, "take settle", "pass")
    assert why_not(match, "develop 19 upper") == ("coins-short", {"short": 1})
    assert why_not(match, "develop 7 upper") == ("site-taken", {})
    assert why_not(match, "develop 7 lower") == ("site-taken", {})
    assert why_not(match, "develop 27 lower") == ("cards-short", {"need": 2, "have": 0})
    assert "develop 9 upper" in offers(match)


def test_nobody_on_the_ranch() -> None:
    match = position(settler(ranch=0))
    takes(match, "take pioneer", "pass", "pass", "pass")
    assert [choice.seat for choice in match.choices] == [1]
    match = position(settler(ranch=0), settler())
    takes(match, "take settle", "pass")
    assert why_not(match, "develop 7 upper") == ("inhabitants-short", {"need": 1, "have": 0})


def test_cards_are_discarded_one_by_one() -> None:
    match = position(settler(hand=["smithy", "bank", "mayor"]))
    takes(match, "take settle", "pass", "develop 27 lower")
    assert offers(match) == ["discard smithy", "discard bank", "discard mayor"]
    takes(match, "discard bank", "discard smithy")
    assert seen(match)["cards"] == 1
    assert seen(match)["coin_track"] == 1


def test_sites_pay_coins_cards_points_and_vases() -> None:
    match = position(settler(coins=9))
    takes(match, "take settle", "pass", "develop 7 upper")
    assert seen(match)["coins"] == 10
    takes(match, "develop 9 lower")
    assert sheet(match) == {"sites": 1}
    assert seen(match)["coins"] == 9
    match = position(settler(coins=1))
    takes(match, "take settle", "pass", "develop 21 upper")
    assert (seen(match)["coins"], seen(match)["vases"]) == (0, 1)
    match = position(settler())
    takes(match, "take settle", "pass", "develop 9 upper")
    assert seen(match)["cards"] == 1


def test_three_steps_on_one_track() -> None:
    match = position(settler(coins=8), tiles={**START, 8: "hot-springs"})
    takes(match, "take settle", "pass", "develop 8 upper")
    assert offers(match) == ["advance coin", "advance card"]
    takes(match, "advance coin")
    assert seen(match)["coin_track"] == 3
    assert seen(match)["ranch"] == 3  # one developed, one crossed on the way


def test_income_of_a_marker_at_once() -> None:
    match = position(settler(coins=1, coin_track=4), tiles={**START, 8: "silver-vein"})
    takes(match, "take settle", "pass", "develop 8 upper")
    space = PACK.tracks[0].spaces[4]
    assert (seen(match)["coins"], match.scores[0]) == (space.income, space.vp)
    assert seen(match)["coin_track"] == 4
    match = position(settler(card_track=1, coins=3), tiles={**START, 8: "scribes-cave"})
    takes(match, "take settle", "pass", "develop 8 upper")
    assert seen(match)["cards"] == PACK.tracks[1].spaces[1].income


def test_points_may_be_the_price() -> None:
    hand = ["smithy", "bank", "mayor", "potter"]
    match = position(settler(hand=hand), tiles={**START, 8: "stone-circle"})
    takes(match, "take settle", "pass", "develop 8 upper")
    takes(match, *[f"discard {card}" for card in hand])
    assert sheet(match) == {"sites": -2}
    takes(match, "advance card")
    assert seen(match)["card_track"] == 3


@pytest.mark.parametrize(("steps", "ranch"), [(1, 2), (2, 3)])
def test_b25_crossed_rewards_are_taken_at_once(steps: int, ranch: int) -> None:
    """An inhabitant lies between the spaces 2 and 3 of the coin track."""
    match = position(settler(coins=4, coin_track=steps - 1))
    takes(match, "take settle", "pass", "develop 19 upper")
    assert seen(match)["coin_track"] == steps
    assert seen(match)["ranch"] == ranch


def test_b25_a_site_to_build_stops_the_marker_until_it_is_chosen() -> None:
    match = position(settler(coins=8, coin_track=2), tiles={**START, 8: "hot-springs"})
    takes(match, "take settle", "pass", "develop 8 upper", "advance coin")
    assert seen(match)["coin_track"] == 4
    takes(match, "build stone")
    assert seen(match)["production"] == [0, 0, 1, 0]
    assert seen(match)["coin_track"] == 5


def test_b25_steps_past_the_end_pay_two_points_each() -> None:
    last = PACK.tracks[0].steps
    match = position(settler(coins=8, coin_track=last - 1), tiles={**START, 8: "hot-springs"})
    takes(match, "take settle", "pass", "develop 8 upper", "advance coin")
    assert seen(match)["coin_track"] == last
    assert sheet(match) == {"tracks": 4}
