"""The eight buildings, by real moves; effects are optional and may come to nothing (C9)."""

import pytest

from tests.games.burgundy.position import Play, duke, position

DEPOTS = {
    1: ["ship", "bank"],
    2: ["castle", "monastery-3"],
    4: ["cow-3", "mine"],
    6: ["ship", "church"],
}


def placed(building: str, **told: object) -> Play:
    """A building placed on 33 with a 3; the other die is still there."""
    goods = told.get("goods")
    play = position(
        duke(
            dice=(3, 6),
            storage=[building, *(["ship"] if building == "town-hall" else [])],
            goods=goods if isinstance(goods, dict) else {},
        ),
        depots=DEPOTS,
    )
    return play.take(f"place 3 {building} 33 0")


def test_market_brings_a_ship_or_livestock() -> None:
    play = placed("market")
    assert play.options == ["fetch 1 ship", "fetch 4 cow-3", "fetch 6 ship", "forgo"]
    play.take("fetch 6 ship")
    assert play.estate()["storage"] == ["ship"]
    assert play.table["depots"]["6"]["tiles"][0] is None
    assert play.table["players"][0]["dice"] == [0, 6], "no die is needed"


def test_carpenter_brings_a_building() -> None:
    play = placed("carpenter")
    assert play.options == ["fetch 1 bank", "fetch 6 church", "forgo"]
    assert play.take("fetch 1 bank").estate()["storage"] == ["bank"]


def test_church_brings_a_mine_monastery_or_castle() -> None:
    play = placed("church")
    assert play.options == ["fetch 2 castle", "fetch 2 monastery-3", "fetch 4 mine", "forgo"]
    assert play.take("fetch 2 castle").estate()["storage"] == ["castle"]


def test_buildings_do_not_fetch_from_the_black_depot() -> None:
    play = position(duke(dice=(3, 6), storage=["market"]), black=["ship"])
    play.take("place 3 market 33 0")
    assert play.asked == "PlayTurn"


def test_warehouse_sells_any_goods() -> None:
    play = placed("warehouse", goods={"red": 2, "orange": 1})
    assert play.options == ["sell any red 0", "sell any orange 0", "forgo"]
    play.take("sell any red 0")
    assert (play.points("sale"), play.estate()["silver"]) == (8, 1)


def test_monasteries_3_and_4_help_the_warehouse() -> None:
    play = position(
        duke(
            dice=(3, 6),
            storage=["warehouse"],
            goods={"red": 1},
            placed={34: "monastery-3", 24: "monastery-4"},
        )
    )
    play.take("place 3 warehouse 33 0", "sell any red 0")
    assert (play.estate()["silver"], play.estate()["workers"]) == (2, 1)


def test_boarding_house_gives_four_workers() -> None:
    assert placed("boarding-house").estate()["workers"] == 4


def test_bank_gives_two_silver() -> None:
    assert placed("bank").estate()["silver"] == 2


def test_town_hall_places_another_tile_without_a_die() -> None:
    """C8: anywhere legal, whatever the dice; its own effect follows."""
    play = placed("town-hall")
    assert play.options == ["place any ship 43 0", "place any ship 45 0", "forgo"]
    play.take("place any ship 45 0")
    assert play.table["bridge"]["steps"][0] == 1
    assert play.table["players"][0]["dice"] == [0, 6]


def test_town_hall_and_warehouse_say_why_not() -> None:
    hall = placed("town-hall")
    assert hall.why_not("place any ship 41") == ("not-next-to-tile", {})
    house = placed("warehouse", goods={"red": 2})
    nothing = {"goods": "burgundy-goods-pink"}
    assert house.why_not("sell any pink") == ("no-such-goods", nothing)


def test_watchtower_scores_four() -> None:
    play = position(duke(dice=(2, 6), storage=["watchtower"], placed={34: "monastery-2"}))
    assert play.promised("place 2 watchtower 35 0") == {"scores-watchtower": 4}
    assert play.take("place 2 watchtower 35 0").points("watchtower") == 4


@pytest.mark.parametrize("building", ["market", "carpenter", "church", "warehouse", "town-hall"])
def test_c9_an_effect_that_cannot_be_used_does_not_hinder_placing(building: str) -> None:
    play = position(duke(dice=(3, 6), storage=[building]))
    play.take(f"place 3 {building} 33 0")
    assert play.asked == "PlayTurn"
    assert play.estate()["tiles"]["33"] == building


@pytest.mark.parametrize("building", ["market", "carpenter", "church", "town-hall"])
def test_c9_every_effect_may_be_forgone(building: str) -> None:
    before = placed(building)
    assert before.take("forgo").asked == "PlayTurn"


def test_c3_fetching_with_full_key_spaces() -> None:
    """A town hall's tile comes from the storage; the black depot can fill it up again."""
    play = position(
        duke(dice=(3, 6), silver=2, storage=["market", "mine", "mine"]),
        depots=DEPOTS,
        black=["bank"],
    )
    play.take("place 3 market 33 0", "buy black bank 2 0", "fetch 4 cow-3")
    assert play.asked == "MakeRoom"
    play.take("discard mine")
    assert play.estate()["storage"] == ["mine", "bank", "cow-3"]


@pytest.mark.parametrize(
    ("building", "there"), [("market", "ship"), ("carpenter", "bank"), ("church", "mine")]
)
def test_c17_a_building_that_fetches_may_make_room_in_a_full_storage(
    building: str, there: str
) -> None:
    """As with a die (C3): what is discarded is the player's choice."""
    play = position(
        duke(dice=(3, 1), storage=[building, "castle", "cow-3"], silver=2),
        depots={2: [there]},
        black=["pig-2"],
    )
    play.take(f"place 3 {building} 33 0", "buy black pig-2 2 0", f"fetch 2 {there}")
    assert play.asked == "MakeRoom"
    play.take("discard cow-3")
    assert sorted(play.estate()["storage"]) == sorted(["castle", "pig-2", there])
