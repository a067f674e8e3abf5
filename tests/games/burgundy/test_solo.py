"""The Solo Game: islands joined by rivers, a target instead of rivals."""

import pytest

from spieltisch import Match
from spieltisch.kernel.errors import BadSetup
from tests.games.burgundy.position import GAME, Play, duke, position

WITH = {"duchies": "13a"}


def alone(
    black: list[str] | None = None,
    depots: dict[int, list[str]] | None = None,
    goods_at: dict[int, list[str]] | None = None,
    phase: str = "a",
    counter: int = 0,
    target: int = 50,
    bonuses: dict[str, list[int]] | None = None,
    options: dict[str, object] | None = None,
    **player: object,
) -> Play:
    """The player on duchy 13a, with the starting castle on space 21."""
    return position(
        duke(**{"duchy": "13a", "start": 21, **player}),  # type: ignore[arg-type]
        seats=1,
        black=black or [],
        depots=depots,
        goods=goods_at,
        phase=phase,
        counter=counter,
        target=target,
        bonuses=bonuses,
        options={**WITH, **(options or {})},
    )


def fresh(**options: object) -> Play:
    return Play(Match(GAME, 1, seed=1, options=options))


# Set-up


def test_what_one_begins_with() -> None:
    play = fresh()
    assert play.asked == "PlaceStartingCastle"
    assert play.options == ["found 21", "found 23", "found 26", "found 55"]
    play.take("found 26")
    estate = play.estate()
    assert (estate["silver"], estate["workers"], sum(estate["goods"].values())) == (1, 2, 3)
    assert (play.table["counter"], play.table["target"]) == (0, 50)


def test_the_board_is_that_for_two() -> None:
    play = fresh().take("found 26")
    assert [len(depot["tiles"]) for depot in play.table["depots"].values()] == [2] * 6
    assert len(play.table["black"]) == 4


@pytest.mark.parametrize("target", [45, 50, 55])
def test_the_target_says_how_hard_it_is(target: int) -> None:
    assert fresh(target=target).table["target"] == target


@pytest.mark.parametrize("target", [44, 56])
def test_other_targets_are_refused(target: int) -> None:
    with pytest.raises(BadSetup, match="option target cannot be"):
        fresh(target=target)


def test_islands_are_for_one_and_usual_duchies_are_not() -> None:
    with pytest.raises(BadSetup, match="option duchies cannot be '13a'"):
        Match(GAME, 2, options=WITH)
    with pytest.raises(BadSetup, match="option duchies cannot be '5'"):
        Match(GAME, 1, options={"duchies": "5"})


def test_13b_has_islands_too() -> None:
    play = fresh(duchies="13b")
    assert play.options == ["found 12", "found 41", "found 65", "found 85"]


# Rounds


def test_the_white_die_brings_goods_and_then_takes_a_tile() -> None:
    match = Match(GAME, 1, seed=4)
    match.take(0, "found 26")
    names = [event.name for event in match.events(0)[-1]]
    assert names[-3:] == ["delivers", "removes", "turn-begins"]


def test_tiles_go_in_order_and_from_the_next_depot_where_there_is_none() -> None:
    """All 25 rounds without taking a tile: 12 tiles a phase, five of them go."""
    match = Match(GAME, 1, seed=7)
    match.take(0, "found 26")
    rounds = further = 0
    depots: dict[int, list[int]] = {}
    while True:
        for event in match.events(0)[-1]:
            values = event.values
            if event.name == "phase-begins":
                depots = {depot: [] for depot in range(7)}
            elif event.name == "lays":
                depots[_int(values["depot"])].append(_int(values["tile"]))
            elif event.name == "delivers":
                white = _int(values["depot"])
            elif event.name == "removes":
                nearest = [(white - 1 + n) % 6 + 1 for n in range(6)]
                depot = next(depot for depot in nearest if depots[depot])
                assert (values["depot"], values["tile"]) == (depot, depots[depot].pop(0))
                rounds += 1
                further += depot != white
        if match.over:
            break
        match.take(0, "end")
    assert rounds == 25
    assert further, "some depot was empty"


def _int(value: int | None) -> int:
    assert value is not None
    return value


# Placing


def test_other_islands_are_reached_only_by_rivers() -> None:
    """A ship on 32 opens 13 and 42, where its rivers lead."""
    play = alone(dice=(6, 1), storage=["ship"], placed={22: "monastery-1"})
    assert play.why_not("place 6 ship 13") == ("not-next-to-tile", {})
    play = alone(dice=(6, 1), storage=["ship", "castle"], placed={22: "monastery-1", 32: "ship"})
    assert "place 6 ship 13 0" in play.options


def test_goods_of_all_colours_may_be_kept() -> None:
    play = alone(
        dice=(1, 6),
        storage=["ship"],
        placed={22: "monastery-1"},
        goods={"red": 1, "pink": 1, "brown": 1},
        goods_at={2: ["orange"]},
    )
    play.take("place 1 ship 32 0", "load 2")
    assert len(play.estate()["goods"]) == 4


# Ships


def ship(**player: object) -> Play:
    """A ship about to land on 7, with goods on depots 2 and 5."""
    return alone(
        dice=(1, 6),
        placed={22: "monastery-1"},
        goods_at={2: ["orange", "red"], 5: ["pink"]},
        black=["mine", "ship"],
        **{"storage": ["ship"], **player},  # type: ignore[arg-type]
    )


def test_a_ship_takes_the_goods_of_one_depot_and_all_others_leave_the_game() -> None:
    play = ship().take("place 1 ship 32 0", "load 2")
    assert play.estate()["goods"] == {"red": 1, "orange": 1}
    assert all(depot["goods"] == {} for depot in play.table["depots"].values())


def test_with_fewer_than_five_goods_nothing_is_exchanged() -> None:
    assert ship().take("place 1 ship 32 0", "load 2").asked == "PlayTurn"


def left_to_give(play: Play) -> object:
    """What the question counts down."""
    return play.match.choices[0].prompt.values["left"]


def test_five_goods_buy_a_tile_of_the_black_depot_face_down() -> None:
    play = ship(goods={"brown": 4}).take("place 1 ship 32 0", "load 2")
    assert play.asked == "ExchangeGoods"
    assert play.options == ["exchange mine", "exchange ship", "forgo"]
    play.take("exchange mine")
    assert play.asked == "GiveGoods"
    assert left_to_give(play) == 5
    play.take("give brown", "give red", "give brown", "give brown")
    assert left_to_give(play) == 1
    play.take("give orange")
    assert play.estate()["goods"] == {"brown": 1}
    assert play.estate()["storage"] == ["face-down"]
    assert play.table["black"] == [None, "ship", None, None]


def test_only_one_exchange_for_a_ship() -> None:
    play = ship(goods={"brown": 10 - 3}).take("place 1 ship 32 0", "load 2", "exchange mine")
    play.take(*["give brown"] * 5)
    assert play.asked == "PlayTurn"


def test_a_full_storage_must_make_room_first() -> None:
    play = ship(goods={"brown": 5}, storage=["ship", "bank", "church", "market"][:3])
    play.take("place 1 ship 32 0", "forgo", "exchange mine")
    assert play.estate()["storage"] == ["bank", "church", "face-down"]


def test_a_full_storage_asks_which_tile_goes() -> None:
    play = ship(
        goods={"brown": 5},
        storage=["ship", "bank", "church"],
        silver=2,
    )
    play.take("place 1 ship 32 0", "buy black ship 2 0", "forgo", "exchange mine")
    assert play.asked == "MakeRoom"
    play.take("discard church")
    assert play.estate()["storage"] == ["bank", "ship", "face-down"]


@pytest.mark.parametrize(("die", "space"), [(5, 31), (2, 23), (4, 12), (6, 11), (3, 22), (1, 32)])
def test_a_black_tile_goes_on_any_colour(die: int, space: int) -> None:
    placed = {11: "cow-2", 22: "monastery-1", 31: "mine"}
    placed.pop(space, None)
    play = alone(dice=(die, 0), storage=["face-down"], placed=placed)
    play.take(f"place {die} face-down {space} 0")
    assert play.estate()["tiles"][str(space)] == "face-down"
    assert GAME.audit(play.match.state) == []


def test_a_black_tile_has_no_effect_but_completes_areas() -> None:
    """On the mine's space it brings no silver when the phase ends; it scores the area."""
    play = alone(dice=(5, 0), storage=["face-down"])
    play.take("place 5 face-down 31 0")
    assert play.points("area") == 1
    assert play.table["phase"] == "b"
    assert play.estate()["silver"] == 0


def test_black_ships_load_nothing_and_exchange_nothing() -> None:
    play = alone(
        dice=(1, 6),
        storage=["face-down"],
        placed={22: "monastery-1"},
        goods={"brown": 5},
        goods_at={2: ["red"]},
        black=["mine"],
    )
    play.take("place 1 face-down 32 0")
    assert play.asked == "PlayTurn"
    assert play.table["depots"]["2"]["goods"] == {"red": 1}


# Monasteries and colours


def test_monasteries_score_at_once() -> None:
    play = alone(dice=(3, 6), storage=["monastery-22"], placed={12: "bank", 11: "cow-2"})
    assert play.promised("place 3 monastery-22 22 0")["scores-monastery"] == 4
    play.take("place 3 monastery-22 22 0")
    assert play.points("monastery") == 4


def test_monastery_26_counts_the_colours_completed_so_far() -> None:
    play = alone(dice=(3, 6), storage=["monastery-26"], bonuses={"mine": [0], "ship": [0]})
    play.take("place 3 monastery-26 22 0")
    assert play.points("monastery") == 6


MINES = {14: "mine", 64: "mine"}


def test_a_complete_colour_brings_a_tile_of_the_black_depot_and_no_points() -> None:
    play = alone(dice=(5, 1), storage=["mine"], placed=MINES, black=["bank", "monastery-7", "ship"])
    play.take("place 5 mine 31 0")
    assert play.asked == "ColourTile"
    assert "place-from black monastery-7 22" in play.options
    play.take("place-from black bank 15")
    assert play.points("colour") == 0
    assert play.estate()["silver"] == 2, "its effect applies"


def test_a_tile_so_placed_may_complete_another_colour() -> None:
    castles = {23: "castle", 26: "castle"}
    play = alone(
        dice=(5, 1),
        storage=["mine"],
        placed={**MINES, **castles, 54: "bank"},
        black=["castle", "bank"],
    )
    play.take("place 5 mine 31 0", "place-from black castle 55", "use-effect castle")
    assert play.asked == "CastleAction"
    play.take("workers any")
    assert play.asked == "ColourTile"


def test_it_may_be_left_and_needs_a_tile_that_fits() -> None:
    play = alone(dice=(5, 1), storage=["mine"], placed=MINES, black=["bank"])
    assert play.take("place 5 mine 31 0", "forgo").asked == "PlayTurn"
    play = alone(dice=(5, 1), storage=["mine"], placed=MINES)
    assert play.take("place 5 mine 31 0").asked == "PlayTurn"


# The counter


def test_points_move_the_counter() -> None:
    play = alone(dice=(3, 6), goods={"pink": 2}, counter=10)
    play.take("sell 3 pink 0", "buy-points 0")
    assert play.table["counter"] == 14
    assert play.score() == 4


def test_more_points_may_be_bought_for_silver() -> None:
    play = alone(dice=(3, 6), goods={"pink": 2}, counter=10, silver=3)
    play.take("sell 3 pink 0")
    assert play.asked == "BuyMore"
    assert play.options == [f"buy-points {points}" for points in range(5)]
    play.take("buy-points 3")
    assert play.table["counter"] == 17
    assert play.estate()["silver"] == 1
    assert play.points("silver-paid") == 3


def test_no_more_than_the_target_needs() -> None:
    play = alone(dice=(3, 6), goods={"pink": 2}, counter=44, silver=8)
    play.take("sell 3 pink 0")
    assert play.options[-1] == "buy-points 2"
    play.take("buy-points 2")
    assert (play.table["counter"], play.table["target"]) == (0, 45)
    assert play.asked == "TargetAction"


def test_the_target_brings_an_action_and_comes_down_by_five() -> None:
    """What goes beyond the target is lost."""
    play = alone(dice=(3, 6), goods={"pink": 4}, counter=45, depots={2: ["castle"]})
    play.take("sell 3 pink 0")
    assert (play.table["counter"], play.table["target"]) == (0, 45)
    assert play.asked == "TargetAction"
    play.take("take any 2 castle 0")
    assert play.estate()["storage"] == ["castle"]
    assert play.table["players"][0]["dice"] == [0, 6]


@pytest.mark.parametrize(("target", "then"), [(49, 44), (45, 40), (55, 50)])
def test_every_target_comes_down_by_five(target: int, then: int) -> None:
    play = alone(dice=(3, 6), goods={"pink": 1}, counter=target - 1, target=target)
    play.take("sell 3 pink 0")
    assert play.table["target"] == then


def test_gains_are_counted_one_by_one() -> None:
    """An area of 1 in phase A: 1 point reaches the target, the 10 of the phase begin anew."""
    play = alone(dice=(5, 1), storage=["mine"], counter=49)
    play.take("place 5 mine 31 0", "count-points 1", "workers any")
    assert (play.table["counter"], play.table["target"]) == (10, 45)


def test_a_purchase_between_two_gains() -> None:
    play = alone(dice=(5, 1), storage=["mine"], counter=48, silver=1)
    play.take("place 5 mine 31 0", "count-points 1", "buy-points 1", "workers any")
    assert (play.table["counter"], play.table["target"]) == (10, 45)
    assert play.points("silver-paid") == 1
    assert play.score() == 1 + 1 + 10, "bought, for the area, for the phase"


def test_points_that_expansions_bring_move_the_counter_too() -> None:
    play = alone(
        dice=(6, 2),
        goods={"orange": 1},
        routes=[5],
        options={"trade-routes": True},
    )
    play.take("sell 6 orange 0", "buy-points 0", "buy-points 0")
    gained = play.points("sale") + play.points("routes")
    assert play.points("routes") == 4
    assert play.table["counter"] == gained


# The order of partial actions


def town_hall(**more: object) -> Play:
    """A town hall about to complete its area of 1 on 2 and to reach the target; a castle in 1."""
    return alone(
        dice=(4, 6),
        placed={11: "cow-2"},
        depots={1: ["castle"]},
        counter=49,
        **{"storage": ["town-hall"], **more},  # type: ignore[arg-type]
    )


def test_c15_the_target_action_takes_the_castle_that_the_town_hall_places() -> None:
    """Nothing in storage fits the town hall; the action for the target brings what does."""
    play = town_hall().take("place 4 town-hall 12 0")
    assert play.asked == "ChooseNext"
    assert play.options == ["use-effect town-hall", "count-points 1", "count-points 10"]
    play.take("count-points 1")
    assert (play.table["counter"], play.table["target"]) == (0, 45)
    assert play.options == ["use-target", "use-effect town-hall"]
    play.take("use-target", "take any 1 castle 0")
    assert play.asked == "PlaceAnother", "what is left alone comes by itself"
    play.take("place any castle 23 0")
    assert play.estate()["tiles"]["23"] == "castle"


def test_c15_the_effect_may_come_first() -> None:
    play = town_hall(storage=["town-hall", "monastery-1"])
    play.take("place 4 town-hall 12 0", "use-effect town-hall", "place any monastery-1 22 0")
    assert play.estate()["tiles"]["22"] == "monastery-1"
    assert play.take("count-points 1").asked == "TargetAction", "the counter came after it"


def test_c15_the_colour_tile_before_the_effect() -> None:
    """The last castle completes its colour: the tile for it comes before the castle's action."""
    play = alone(
        dice=(4, 6),
        storage=["castle"],
        placed={23: "castle", 26: "castle", 54: "bank"},
        black=["bank"],
    )
    play.take("place 4 castle 55 0")
    assert play.options == ["use-effect castle", "fill-colour"]
    play.take("fill-colour")
    assert play.asked == "ColourTile"
    play.take("forgo")
    assert play.asked == "CastleAction", "what is left alone comes by itself"


@pytest.mark.parametrize(("first", "then"), [(1, 4), (4, 11), (10, 5)])
def test_c15_scores_are_counted_in_the_order_of_the_players_choice(first: int, then: int) -> None:
    """A herd of 4 that completes an area of 1 in phase A: what comes first may go to waste.

    46 and 1, then 10: 7 are lost and the herd's 4 begin anew. The herd first: nothing is lost.
    """
    play = alone(dice=(6, 1), storage=["cow-4"], counter=46)
    play.take("place 6 cow-4 11 0")
    assert play.options == ["count-points 1", "count-points 10", "count-points 4"]
    play.take(f"count-points {first}")
    if first == 1:
        play.take("count-points 10")
    play.take("workers any")
    assert (play.table["counter"], play.table["target"]) == (then, 45)


def test_c15_nothing_is_asked_where_no_order_reaches_the_target() -> None:
    play = alone(dice=(6, 1), storage=["cow-4"], counter=34)
    assert play.take("place 6 cow-4 11 0").asked == "PlayTurn"
    assert play.table["counter"] == 34 + 1 + 10 + 4


# The crane


def crane(**more: object) -> Play:
    """A crane in the duchy, and two monasteries that score buildings to be placed."""
    return alone(
        dice=(3, 3),
        placed={12: "crane", 11: "cow-2", 16: "bank", 26: "castle"},
        storage=["monastery-22", "monastery-17"],
        options={"extra-tiles": True},
        **more,  # type: ignore[arg-type]
    )


def test_the_crane_counts_as_a_building_of_choice_once() -> None:
    play = crane().take("place 3 monastery-22 22 0")
    assert play.asked == "ChooseCrane"
    play.take("count-crane monastery-22")
    assert play.points("monastery") == 8, "a bank and the crane"
    while play.asked != "PlayTurn":
        play.take(play.options[0])
    play.take("place 3 monastery-17 27 0")
    while not play.match.over and play.asked not in ("PlayTurn", "ChooseCrane"):
        assert not play.beginning("count-crane")
        play.take(play.options[0])
    assert play.asked != "ChooseCrane", "it has counted already"
    assert play.points("monastery") == 8


def test_the_crane_may_be_kept_for_another_monastery() -> None:
    play = crane().take("place 3 monastery-22 22 0", "forgo")
    assert play.points("monastery") == 4
    while play.asked != "PlayTurn":
        play.take(play.options[0])
    play.take("place 3 monastery-17 27 0")
    while not play.beginning("count-crane"):
        play.take(play.options[0])
    play.take("count-crane monastery-17")
    assert play.points("monastery") == 8


# The end


def test_25_rounds_without_a_full_duchy_are_lost() -> None:
    match = Match(GAME, 1, seed=7)
    match.take(0, "found 26")
    while not match.over:
        match.take(0, "end")
    assert match.state.turns == [25]
    assert match.winners == []
    assert match.scores == [0], "nothing is scored at the end"


def test_all_37_spaces_win() -> None:
    words = {"B": "bank", "M": "monastery-2", "S": "ship", "L": "cow-2", "C": "castle", "G": "mine"}
    buildings = ["bank", "market", "church", "warehouse", "town-hall", "watchtower", "carpenter"]
    animals = ["cow-2", "cow-3", "pig-2", "pig-3", "sheep-2", "sheep-3"]
    monasteries = [f"monastery-{number}" for number in range(1, 7)]
    duchy = GAME.pack.duchies[18]
    fill: dict[int, str] = {}
    pools = {"B": buildings * 2, "M": monasteries, "L": animals}
    for site in range(duchy.size):
        letter = "BMSLCG"[duchy.kind[site]]
        fill[duchy.space[site]] = pools[letter].pop() if letter in pools else words[letter]
    del fill[21], fill[31]
    play = alone(dice=(5, 0), storage=["mine"], placed=fill, phase="c")
    play.take("place 5 mine 31 0")
    assert play.match.over
    assert play.match.winners == [0]


# With other expansions


def test_inns_white_castles_shields_and_trade_routes_go_with_it() -> None:
    play = fresh(**{"inns": True, "white-castles": True, "trade-routes": True, "shields": True})
    play.take("found 26")
    assert len(play.estate()["routes"]) == 15
    assert play.table["inns"] == ["inn"]
    assert sorted(play.table["shields"].values()) == [1, 2, 3, 4, 5, 6]
