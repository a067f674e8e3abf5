"""The final scoring and the winners."""

import pytest

from spieltisch import Match
from spieltisch.games.boonlake.final import FinalScoring
from spieltisch.games.boonlake.terms import LEVER_KEYS
from tests.games.boonlake.position import (
    GAME,
    PACK,
    START,
    Settler,
    position,
    settler,
    sheet,
)


def final(*settlers: Settler, **more: object) -> Match:
    return position(*settlers, at=FinalScoring(), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(("levers", "vp"), [(3, 0), (4, 8), (6, 12), (7, 21), (12, 36)])
def test_levers(levers: int, vp: int) -> None:
    match = final(settler(levers=LEVER_KEYS[:levers]), settler())
    assert sheet(match).get("final-levers", 0) == vp


def test_cards_pay_their_printed_points() -> None:
    match = final(settler(played=["smithy", "bank"]), settler())
    assert sheet(match)["final-cards"] == sum(
        PACK.cards[PACK.card_by_key[card]].vp for card in ("smithy", "bank")
    )


def test_the_lower_tiers_pay_two_four_and_six() -> None:
    houses = ["7", "7 lower", "9", "9 lower", "19", "19 lower"]
    match = final(settler(houses=houses), settler())
    assert sheet(match)["final-board"] == 2 * 2
    cattle = final(settler(cattle=[8, 8, 13, 13, 6]), settler(), pastures=[8, 13, 6])
    assert sheet(cattle)["final-board"] == 2 + 4 + 6


def test_b4_cards_count_levels_of_sites() -> None:
    match = final(settler(played=["brickworks"], production={"wood": 2, "iron": 1}), settler())
    assert sheet(match)["final-card-effects"] == 3


def test_presences_in_a_region() -> None:
    tiles = {**START, 12: "fishing-camp"}
    player = settler(played=["mayor"], inhabitants=["7"], houses=["12"], cattle=[8])
    match = final(player, settler(), tiles=tiles, pastures=[8])
    assert sheet(match)["final-card-effects"] == 3


def test_coins_and_cards_in_hand_are_worth_nothing_and_ties_share() -> None:
    match = final(settler(coins=50, hand=["bank"]), settler(), settler(vp=-1))
    assert match.over
    assert match.scores == [0, 0, -1]
    assert match.winners == [0, 1]


def test_b27_the_winner_may_be_below_zero() -> None:
    match = final(settler(vp=-5), settler(vp=-9))
    assert match.winners == [0]
    assert GAME.score_sheet(match.state)[1]["rows"] == -9
