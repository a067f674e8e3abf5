"""The Inns: one a phase beside the black depot, on a space of any colour, one for each area."""

from spieltisch import Match
from tests.games.burgundy.position import GAME, Play, duke, position

WITH = {"inns": True}


def test_each_phase_brings_one_and_those_left_stay() -> None:
    match = Match(GAME, 2, seed=3, options=WITH)
    play = Play(match)
    seen: dict[str, int] = {}
    while not match.over:
        seen.setdefault(play.table["phase"], len(play.table["inns"]))
        match.take(play.seat, "end" if "end" in play.options else _first(play))
    assert seen == {"a": 1, "b": 2, "c": 3, "d": 4, "e": 5}


def _first(play: Play) -> str:
    return "end" if "end" in play.options else play.options[0]


def test_an_inn_is_bought_like_a_tile_of_the_black_depot() -> None:
    play = position(duke(dice=(1, 1), silver=4), black=["ship"], inns=1, options=WITH)
    assert play.beginning("buy") == ["buy black ship 2 0", "buy inns inn 2 0"]
    play.take("buy inns inn 2 0")
    assert play.estate()["storage"] == ["inn"]
    assert play.table["inns"] == []
    assert not play.beginning("buy"), "it is the one purchase of the turn"
    assert play.why_not("buy black ship") == ("bought-already", {})


def test_without_silver_the_reason_is_told() -> None:
    play = position(duke(dice=(1, 1), silver=1), inns=1, options=WITH)
    assert play.why_not("buy inns inn") == ("silver-short", {"needed": 2, "silver": 1})


def test_monastery_6_buys_inns_with_workers() -> None:
    play = position(duke(dice=(1, 1), workers=2, placed={34: "monastery-6"}), inns=1, options=WITH)
    play.take("buy inns inn 0 2")
    assert play.estate()["storage"] == ["inn"]


def test_an_inn_goes_on_any_colour_by_the_usual_rules() -> None:
    """The die and a tile beside it are needed; the colour is not."""
    play = position(duke(dice=(3, 1), storage=["inn"]), inns=0, options=WITH)
    assert play.beginning("place") == [
        "place 3 inn 33 0",
        "place 1 inn 34 0",
        "place 3 inn 54 0",
    ]
    assert play.why_not("place 1 inn 22") == ("not-next-to-tile", {})


def test_only_one_inn_in_an_area() -> None:
    play = position(
        duke(dice=(4, 2), storage=["inn"], placed={42: "ship", 43: "inn"}),
        phase="b",
        inns=0,
        options=WITH,
    )
    assert play.why_not("place 4 inn 41") == ("inn-in-area", {})


def test_an_inn_has_no_effect() -> None:
    """On a castle's space it gives no action, on a mine's no silver."""
    play = position(
        duke(dice=(6, 1), storage=["inn"], placed={34: "monastery-1"}),
        inns=0,
        options=WITH,
    )
    play.take("place 6 inn 23 0")
    assert play.asked == "PlayTurn"


def test_the_rulebooks_example_a_size_4_area_scores_as_5() -> None:
    """15 instead of 10 points; here duchy 4's river of four."""
    play = position(
        duke(
            duchy=4,
            start=11,
            dice=(1, 5),
            storage=["inn"],
            placed={12: "cow-2", 13: "bank", 14: "ship", 24: "ship", 25: "ship"},
        ),
        inns=0,
        options=WITH,
    )
    assert play.promised("place 1 inn 34 0")["scores-area"] == 15
    assert play.told("place 1 inn 34 0")[-2][1]["size"] == 5
    play.take("place 1 inn 34 0")
    assert play.points("area") == 15


def test_areas_count_as_eight_at_most() -> None:
    """Duchy 10's town of eight with an inn: still 36."""
    town = {12: "bank", 23: "market", 34: "church", 44: "warehouse", 45: "carpenter"}
    more = {43: "town-hall", 42: "watchtower"}
    play = position(
        duke(
            duchy=10,
            start=14,
            dice=(6, 5),
            storage=["inn"],
            placed={13: "cow-2", 24: "cow-3", **town, **more},
        ),
        inns=0,
        options=WITH,
    )
    assert play.promised("place 6 inn 41 0")["scores-area"] == 36


def test_an_inn_counts_for_the_colour_bonus() -> None:
    play = position(
        duke(dice=(3, 1), storage=["inn"], placed={61: "bank", 62: "mine", 53: "mine"}),
        inns=0,
        options=WITH,
    )
    assert play.promised("place 3 inn 71 0")["scores-colour"] == 7
