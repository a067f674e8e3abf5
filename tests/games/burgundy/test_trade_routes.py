"""The Trade Routes: goods sold travel along a row of cards; colours that match earn a bonus."""

import pytest

from spieltisch import Match
from tests.games.burgundy.position import GAME, Play, duke, position

WITH = {"trade-routes": True}


@pytest.mark.parametrize(("seats", "cards"), [(2, 5), (3, 4), (4, 3)])
def test_cards_by_number_of_players(seats: int, cards: int) -> None:
    play = Play(Match(GAME, seats, seed=1, options=WITH))
    for seat in range(seats):
        assert len(play.estate(seat)["routes"]) == 3 * cards


def test_no_card_is_dealt_twice() -> None:
    table = Match(GAME, 4, seed=1, options=WITH).state
    dealt = [route for estate in table.estates for route in estate.routes]
    assert sorted(dealt) == list(range(12))


def test_goods_are_laid_from_left_to_right_and_match_or_do_not() -> None:
    """Card 1 is turquoise, orange, brown: two turquoise goods, of which the first matches."""
    play = position(duke(dice=(1, 2), goods={"turquoise": 2}, routes=[1, 2, 3]), options=WITH)
    play.take("sell 1 turquoise 0")
    laid = [space["laid"] for space in play.estate()["routes"]]
    assert laid[:3] == ["turquoise", "turquoise", None]
    assert play.estate()["silver"] == 1 + 2, "one for the sale, two for the route"
    assert play.points("sale") == 8


@pytest.mark.parametrize(
    ("card", "laid", "goods", "then", "silver", "workers", "points"),
    [
        (1, [], "turquoise", [], 3, 0, 0),
        (3, [], "pink", [], 1, 4, 0),
        (5, [], "orange", [], 1, 0, 4),
        (2, [], "brown", ["sell any red 0"], 2, 0, 0),
    ],
)
def test_bonuses_of_silver_workers_points_and_sales(
    card: int,
    laid: list[str],
    goods: str,
    then: list[str],
    silver: int,
    workers: int,
    points: int,
) -> None:
    number = ["turquoise", "purple", "pink", "red", "brown", "orange"].index(goods) + 1
    play = position(
        duke(dice=(number, 2), goods={goods: 1, "red": 1}, routes=[card], laid=laid),
        options=WITH,
    )
    play.take(f"sell {number} {goods} 0", *then)
    assert (play.estate()["silver"], play.estate()["workers"]) == (silver, workers)
    assert play.points("routes") == points


@pytest.mark.parametrize(
    ("card", "laid", "goods", "options"),
    [
        (7, [], 1, ["fetch 1 ship", "fetch 2 cow-2", "forgo"]),
        (4, [], 2, ["fetch 3 bank", "forgo"]),
        (9, [], 1, ["fetch 4 mine", "fetch 5 castle", "fetch 6 monastery-1", "forgo"]),
        (
            6,
            [],
            4,
            [
                "fetch 1 ship",
                "fetch 2 cow-2",
                "fetch 3 bank",
                "fetch 4 mine",
                "fetch 5 castle",
                "fetch 6 monastery-1",
                "forgo",
            ],
        ),
    ],
)
def test_bonuses_that_take_a_tile(
    card: int, laid: list[str], goods: int, options: list[str]
) -> None:
    colour = ["turquoise", "purple", "pink", "red", "brown", "orange"][goods - 1]
    play = position(
        duke(dice=(goods, 2), goods={colour: 1}, routes=[card], laid=laid),
        depots={
            1: ["ship"],
            2: ["cow-2"],
            3: ["bank"],
            4: ["mine"],
            5: ["castle"],
            6: ["monastery-1"],
        },
        options=WITH,
    )
    play.take(f"sell {goods} {colour} 0")
    assert play.options == options
    play.take(options[0])
    assert play.estate()["storage"] == [options[0].split()[2]]


def test_the_extra_action_is_one_with_any_number() -> None:
    play = position(
        duke(dice=(6, 2), goods={"orange": 1}, routes=[1], laid=["red"], sold={"red": 1}),
        depots={3: ["bank"]},
        options=WITH,
    )
    play.take("sell 6 orange 0")
    assert play.asked == "RouteAction"
    assert play.options == ["take any 3 bank 0", "workers any", "forgo"]
    play.take("take any 3 bank 0")
    assert play.estate()["storage"] == ["bank"]


def test_a_town_halls_bonus_places_a_tile() -> None:
    play = position(
        duke(dice=(2, 2), goods={"purple": 1}, storage=["bank"], routes=[11]), options=WITH
    )
    play.take("sell 2 purple 0")
    assert play.asked == "PlaceAnother"
    play.take("place any bank 33 0")
    assert play.estate()["tiles"]["33"] == "bank"


def test_a_bonus_is_used_before_the_next_tile_is_laid() -> None:
    """Card 2 sells goods for brown: those goods come on the route before the second brown one."""
    play = position(
        duke(dice=(5, 2), goods={"brown": 2, "purple": 1}, routes=[2, 3]),
        depots={1: ["mine"]},
        options=WITH,
    )
    play.take("sell 5 brown 0")
    assert play.asked == "SellFromWarehouse"
    play.take("sell any purple 0")
    assert play.asked == "FetchTile", "purple matches the second space"
    play.take("fetch 1 mine")
    laid = [space["laid"] for space in play.estate()["routes"]]
    assert laid[:4] == ["brown", "purple", "brown", None]


def test_goods_from_a_warehouse_travel_too() -> None:
    play = position(
        duke(dice=(3, 2), storage=["warehouse"], goods={"turquoise": 1}, routes=[1]), options=WITH
    )
    play.take("place 3 warehouse 33 0", "sell any turquoise 0")
    assert play.estate()["silver"] == 3


def test_a_full_route_takes_no_more() -> None:
    play = position(
        duke(
            dice=(5, 2),
            goods={"brown": 2},
            sold={"red": 2},
            routes=[1],
            laid=["red", "red"],
        ),
        depots={1: ["bank"]},
        options=WITH,
    )
    play.take("sell 5 brown 0", "fetch 1 bank")
    assert [space["laid"] for space in play.estate()["routes"]] == ["red", "red", "brown"]
    assert play.estate()["sold"] == {"brown": 2, "red": 2}
    assert play.asked == "PlayTurn"


def test_what_lies_on_the_route_is_sold_for_monasteries() -> None:
    play = position(
        duke(
            dice=(1, 2),
            goods={"turquoise": 2},
            routes=[1],
            placed={34: "monastery-15", 24: "monastery-25"},
        ),
        phase="e",
        options=WITH,
    )
    play.take("sell 1 turquoise 0", "workers 2")
    assert play.points("monastery") == 2 + 2
