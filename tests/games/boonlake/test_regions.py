"""Region scoring: a label for one region, coins for presences in the other three."""

import pytest

from tests.games.boonlake.position import (
    offers,
    position,
    seen,
    settler,
    sheet,
    table_of,
    takes,
    why_not,
)

# Two presences in Unknown, one in New Hope, one in Boonlake.
HERE = settler(inhabitants=["7", "9"], houses=["19"], cattle=[8])


def test_petra() -> None:
    """Boonlake's label pays 4 coins; everybody gets 1 coin per presence elsewhere."""
    other = settler(inhabitants=["19 lower", "21"])
    match = position(HERE, other, pastures=[8])
    takes(match, "take region-scoring", "pass", "region boonlake")
    assert seen(match)["coins"] == 4 + 3
    assert seen(match, 1)["coins"] == 1


@pytest.mark.parametrize(
    ("region", "coins", "cards", "vp"),
    [("boonlake", 4, 0, 0), ("unknown", 3, 0, 0), ("new-hope", 0, 3, 0), ("southern", 0, 0, 3)],
)
def test_labels(region: str, coins: int, cards: int, vp: int) -> None:
    match = position(settler())
    takes(match, "take region-scoring", "pass", f"region {region}")
    player = seen(match)
    assert (player["coins"], player["cards"], player["vp"]) == (coins, cards, vp)
    assert sheet(match).get("regions", 0) == vp


def test_a_covered_label_cannot_be_chosen_again() -> None:
    match = position(settler(), labels=["unknown"])
    takes(match, "take region-scoring", "pass")
    assert offers(match) == ["region boonlake", "region new-hope", "region southern"]
    assert why_not(match, "region unknown") == ("label-covered", {})


def test_b21_with_all_labels_covered_a_region_is_left_out_without_reward() -> None:
    match = position(HERE, pastures=[8], labels=["boonlake", "new-hope", "southern", "unknown"])
    takes(match, "take region-scoring", "pass")
    assert len(offers(match)) == 4
    takes(match, "region unknown")
    assert seen(match)["coins"] == 2
    assert table_of(match)["labels"] == 15


def test_the_lever_adds_as_many_points() -> None:
    player = settler(inhabitants=["7", "9"], houses=["19"], levers=["region-vp"])
    match = position(player)
    takes(match, "take region-scoring", "pass", "region southern")
    assert offers(match) == ["share", "share-and-vp"]
    takes(match, "share-and-vp")
    assert seen(match)["coins"] == 3
    assert sheet(match)["regions"] == 3 + 3


def test_a_top_row_lever_may_replace_the_coins() -> None:
    player = settler(inhabitants=["7"], levers=["vase"])
    match = position(settler(), player)
    takes(match, "take region-scoring", "pass", "region southern")
    assert offers(match, 1) == ["share", "instead take-vase"]
    takes(match, "instead take-vase", seat=1)
    assert (seen(match, 1)["coins"], seen(match, 1)["vases"]) == (0, 1)
