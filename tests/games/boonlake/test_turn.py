"""A turn: the strip, its card, and the strips pushed together."""

import pytest

from spieltisch.games.boonlake.terms import STRIP_KEYS
from tests.games.boonlake.position import (
    PACK,
    finish_common_part,
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

KINDS = {
    "pioneer": "day",
    "cattle-breeding": "day",
    "region-scoring": "sunset",
    "progress": "sunset",
    "hire": "night",
    "settle": "night",
}
CARD = {"day": "smithy", "sunset": "bank", "night": "inventor"}


@pytest.mark.parametrize(("strip", "kind"), KINDS.items())
def test_the_first_card_is_of_the_strips_kind(strip: str, kind: str) -> None:
    match = position(settler(coins=20, hand=list(CARD.values()), production={"loam": 2, "iron": 2}))
    takes(match, f"take {strip}")
    sold = [move for move in offers(match) if move.startswith("sell")]
    assert sold == [f"sell {CARD[kind]}"]
    for other, card in CARD.items():
        if other != kind:
            assert why_not(match, f"play {card}") == (
                "wrong-kind",
                {"kind": f"boonlake-kind-{kind}"},
            )


def test_a_card_may_be_discarded_for_two_coins() -> None:
    match = position(settler(hand=["smithy", "bank"]))
    takes(match, "take pioneer", "sell smithy")
    assert seen(match)["coins"] == 2
    assert table_of(match)["discards"] == [PACK.card_by_key["smithy"]]


def test_forgoing_is_asked_even_without_a_fitting_card() -> None:
    match = position(settler(hand=["bank"]))
    takes(match, "take pioneer")
    assert offers(match) == ["pass"]


def test_builder_gets_three_coins_instead_of_a_card() -> None:
    match = position(settler(hand=["smithy"]))
    takes(match, "take builder")
    assert seen(match)["coins"] == 3
    assert offers(match) == ["draw-two", "pass"]


@pytest.mark.parametrize("row", range(7))
def test_b14_the_bottom_rows_cost_vp_even_below_zero(row: int) -> None:
    match = position(settler())
    strip = STRIP_KEYS[row]
    takes(match, f"take {strip}")
    assert match.scores[0] == -PACK.rows[row].vp_loss
    assert (PACK.rows[row].vp_loss > 0) == (row >= 5)


def test_b27_points_may_stay_negative() -> None:
    match = position(settler(vp=-3), strips=["pioneer"])
    assert match.scores[0] == -3
    takes(match, "take builder")
    assert match.scores[0] == -3 - PACK.rows[6].vp_loss
    assert sheet(match)["rows"] == match.scores[0]


def test_phase_c_closes_the_gap() -> None:
    match = position(settler(), strips=["hire", "settle", "pioneer"])
    before = table_of(match)["strips"]
    takes(match, "take settle")
    assert table_of(match)["gap"] == 1
    finish_common_part(match)
    takes(match, "sail 2")
    after = table_of(match)["strips"]
    assert after == [before[0], *before[2:], before[1]]
    assert [choice.seat for choice in match.choices] == [1]


def test_the_preview_tells_what_a_row_costs() -> None:
    match = position(settler())
    lost = ("loses-vp", {"seat": 0, "vp": PACK.rows[6].vp_loss, "score": 0})
    assert lost in previewed(match, "take builder")
