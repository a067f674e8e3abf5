"""Castles (C8), mines and livestock."""

from tests.games.burgundy.position import duke, position

# Castles


def test_c8_a_castle_gives_an_action_with_any_number() -> None:
    play = position(
        duke(
            dice=(6, 1),
            storage=["castle", "ship"],
            placed={33: "bank"},
            goods={"orange": 2},
        ),
        depots={5: ["mine"], 2: ["cow-3"]},
    )
    play.take("place 6 castle 23 0")
    assert play.options == [
        "take any 2 cow-3 0",
        "take any 5 mine 0",
        "place any ship 43 0",
        "place any ship 45 0",
        "sell any orange 0",
        "workers any",
        "forgo",
    ]
    play.take("place any ship 45 0")
    assert play.table["players"][0]["dice"] == [0, 1], "no die was used for it"


def test_c8_nested_castles_chain() -> None:
    play = position(duke(dice=(6, 1), storage=["castle", "castle", "ship"], placed={33: "bank"}))
    play.take("place 6 castle 23 0", "place any castle 12 0")
    assert play.asked == "CastleAction"
    play.take("place any ship 43 0")
    assert play.asked == "PlayTurn"
    assert play.estate()["storage"] == []


def test_c9_a_castles_action_may_be_forgone() -> None:
    play = position(duke(dice=(6, 1), storage=["castle"], placed={33: "bank"}))
    play.take("place 6 castle 23 0", "forgo")
    assert play.asked == "PlayTurn"


def test_a_castles_workers_count_as_the_action() -> None:
    """Monasteries 13 and 14 help the action whatever gives it."""
    play = position(
        duke(
            dice=(6, 1),
            storage=["castle"],
            placed={33: "bank", 34: "monastery-13", 24: "monastery-14"},
        )
    )
    play.take("place 6 castle 23 0", "four-workers any")
    assert (play.estate()["workers"], play.estate()["silver"]) == (4, 1)


def test_a_castle_says_why_a_space_takes_no_tile() -> None:
    """Any number will do, so only the spaces themselves can say no."""
    play = position(duke(dice=(6, 1), storage=["castle", "ship"], placed={33: "bank"}))
    play.take("place 6 castle 23 0")
    assert play.why_not("place any ship 46") == ("not-next-to-tile", {})
    assert play.why_not("place any ship 44") == ("occupied", {})


# Mines


def test_a_mine_does_nothing_at_once() -> None:
    play = position(duke(dice=(4, 1), storage=["mine"])).take("place 4 mine 53 0")
    assert play.asked == "PlayTurn"
    assert play.estate()["silver"] == 0


def test_mines_pay_at_the_end_of_a_phase() -> None:
    play = position(duke(dice=(4, 4), placed={53: "mine", 62: "mine"}), duke(placed={53: "mine"}))
    play.take("workers 4", "workers 4")
    assert play.table["phase"] == "b"
    assert (play.estate(0)["silver"], play.estate(1)["silver"]) == (2, 1)
    assert play.estate(0)["workers"] == 4


def test_monastery_2_adds_a_worker_for_each_mine() -> None:
    play = position(duke(dice=(4, 4), placed={53: "mine", 62: "mine", 63: "monastery-2"}, silver=1))
    play.take("workers 4", "workers 4")
    assert (play.estate()["silver"], play.estate()["workers"]) == (3, 6)


def test_mines_pay_after_the_last_phase_too() -> None:
    play = position(duke(dice=(4, 4), placed={53: "mine"}), phase="e")
    play.take("workers 4", "workers 4")
    assert play.match.over
    assert play.points("silver") == 1


# Livestock


def test_ben_scores_7_for_cows_and_11_for_more() -> None:
    """4 + 3 = 7 for four cows beside three; later 4 + 4 + 3 = 11."""
    play = position(duke(dice=(4, 1), storage=["cow-4", "cow-4"], placed={31: "cow-3", 33: "bank"}))
    assert play.promised("place 4 cow-4 32 0") == {"scores-herd": 7}
    play.take("place 4 cow-4 32 0")
    assert play.points("livestock") == 7
    assert play.promised("place 1 cow-4 22 0") == {"scores-herd": 11}


def test_ben_scores_5_for_sheep() -> None:
    """A tile of two sheep on a pasture with three sheep: 2 + 3 = 5; the cows do not count."""
    play = position(
        duke(
            dice=(4, 1),
            storage=["sheep-2"],
            placed={31: "cow-3", 33: "bank", 21: "cow-4", 11: "sheep-3"},
        )
    )
    assert play.promised("place 4 sheep-2 32 0") == {"scores-herd": 5}


def test_herds_of_another_pasture_do_not_count() -> None:
    play = position(duke(dice=(2, 1), storage=["cow-4"], placed={31: "cow-3", 55: "bank"}))
    assert play.promised("place 2 cow-4 56 0")["scores-herd"] == 4


def test_monastery_7_ben_scores_9_for_sheep_and_3_for_pigs() -> None:
    """(3 + 1) + (4 + 1) = 9 for sheep; 2 + 1 = 3 for pigs."""
    pasture = {31: "sheep-4", 33: "bank", 34: "monastery-7"}
    sheep = position(duke(dice=(4, 1), storage=["sheep-3"], placed=pasture))
    assert sheep.promised("place 4 sheep-3 32 0") == {"scores-herd": 9}
    pigs = position(duke(dice=(4, 1), storage=["pig-2"], placed=pasture))
    assert pigs.promised("place 4 pig-2 32 0") == {"scores-herd": 3}
