"""What each of the 18 shields does while it is on a castle, and what it scores at the end."""

from random import Random

import pytest

from spieltisch import Match
from spieltisch.kernel.errors import Illegal
from spieltisch.tables.speech import speak
from tests.games.burgundy.position import GAME, Play, duke, position

WITH = {"shields": True}


@pytest.mark.parametrize(
    ("shield", "points"), [*[(n, 12) for n in range(1, 7)], *[(n, 8) for n in range(7, 13)]]
)
def test_points_at_the_end(shield: int, points: int) -> None:
    play = position(
        duke(dice=(1, 0), silver=1, shields={44: shield}), options=WITH, seats=2, phase="e"
    )
    play.take("workers 1", *(["end"] if shield == 6 else []), "pay-tribute 1 0")
    assert play.points("shields") == points


@pytest.mark.parametrize("shield", [14, 15, 16, 17, 18])
def test_the_last_ones_score_4(shield: int) -> None:
    play = position(
        duke(dice=(1, 0), silver=1, shields={44: shield}), options=WITH, seats=2, phase="e"
    )
    play.take("workers 1", "pay-tribute 1 0")
    assert play.points("shields") == 4


def test_1_all_pastures_are_one() -> None:
    """Duchy 1 has a pasture of five and one of one; the herd counts everywhere."""
    placed = {31: "cow-3", 32: "pig-2", 33: "bank", 55: "market"}
    for shields, points in (({}, 4), ({44: 1}, 7)):
        play = position(
            duke(dice=(2, 6), storage=["cow-4"], placed=placed, shields=shields), options=WITH
        )
        assert play.promised("place 2 cow-4 56 0")["scores-herd"] == points


def test_2_a_worker_whenever_another_player_gains_some() -> None:
    play = position(duke(dice=(2, 6)), duke(shields={44: 2}), options=WITH)
    play.take("workers 2")
    assert play.estate(0)["workers"] == 2
    assert play.estate(1)["workers"] == 1, "one, however many the other gained"


def test_2_not_for_ones_own_workers() -> None:
    play = position(duke(dice=(2, 6), shields={44: 2}), options=WITH)
    play.take("workers 2")
    assert play.estate()["workers"] == 2


def test_3_tribute_in_silver_and_workers() -> None:
    play = position(
        duke(
            dice=(1, 0),
            silver=1,
            workers=0,
            placed={34: "monastery-1", 23: "castle"},
            shields={44: 3, 23: 7},
        ),
        options=WITH,
        seats=2,
    )
    play.take("workers 1")
    assert play.beginning("pay-tribute") == ["pay-tribute 1 1", "pay-tribute 0 2"]
    play.take("pay-tribute 1 1")
    assert (play.estate()["silver"], play.estate()["workers"]) == (0, 1)


def test_4_any_number_of_key_spaces() -> None:
    play = position(
        duke(dice=(1, 6), storage=["bank", "ship", "mine"], shields={44: 4}),
        depots={1: ["market"]},
        options=WITH,
    )
    play.take("take 1 1 market 0")
    assert play.estate()["storage"] == ["bank", "ship", "mine", "market"]


def test_4_without_it_what_is_too_much_must_go() -> None:
    play = position(
        duke(dice=(1, 0), storage=["bank", "ship", "mine", "market"], shields={44: 4}),
        options=WITH,
        seats=2,
    )
    play.take("workers 1")
    assert play.asked == "GiveUpTile"
    play.take("discard ship")
    assert play.estate()["storage"] == ["bank", "mine", "market"]


def test_4_without_it_how_many_must_go_is_counted_down() -> None:
    play = position(
        duke(dice=(1, 0), storage=["bank", "ship", "mine", "market", "castle"], shields={44: 4}),
        options=WITH,
        seats=2,
    )
    play.take("workers 1")
    assert speak(play.match.choices[0].prompt, "en").endswith("(2 left to give up)")
    play.take("discard ship")
    assert speak(play.match.choices[0].prompt, "en").endswith("(the last one)")


def test_5_goods_of_one_type_from_all_depots() -> None:
    play = position(
        duke(dice=(2, 6), storage=["ship"], shields={44: 5}),
        goods={1: ["pink"], 2: ["red", "pink"], 3: ["red"]},
        options=WITH,
    )
    play.take("place 2 ship 43 0", "load 1")
    assert play.asked == "ChooseType"
    assert play.options == ["load-all pink", "load-all red", "forgo"]
    play.take("load-all red")
    assert play.estate()["goods"] == {"pink": 1, "red": 2}
    assert play.table["bridge"]["steps"][0] == 1


def test_5_keeps_to_the_goods_spaces() -> None:
    play = position(
        duke(
            dice=(2, 6),
            storage=["ship"],
            goods={"brown": 1, "orange": 1, "purple": 1},
            shields={44: 5},
        ),
        goods={1: ["pink"], 2: ["brown"]},
        options=WITH,
    )
    play.take("place 2 ship 43 0", "load 2")
    assert play.asked == "PlayTurn", "pink has no room, brown is gone"


def test_6_another_players_monasteries_count() -> None:
    """At any moment one player is chosen; from then on their monasteries are one's own, too."""
    play = position(
        duke(dice=(2, 6), shields={44: 6}),
        duke(placed={34: "monastery-14"}),
        options=WITH,
    )
    play.take("emulate 1")
    assert not play.beginning("emulate"), "once and for all"
    play.take("four-workers 2")
    assert play.estate()["workers"] == 4
    assert play.estate()["emulates"] == 1


@pytest.mark.parametrize(("own", "tells"), [(27, False), (13, True)])
def test_6_a_piece_rises_by_27_only_if_it_was_not_on_top(own: int, tells: bool) -> None:
    play = position(
        duke(dice=(2, 6), shields={44: 6}, placed={34: f"monastery-{own}"}),
        duke(placed={34: f"monastery-{40 - own}"}),
        options={**WITH, "extra-tiles": True},
        seats=2,
    )
    assert ("tops" in [name for name, _values in play.told("emulate 1")]) is tells


def test_6_also_those_placed_later() -> None:
    play = position(
        duke(dice=(2, 6), shields={44: 6}, silver=1),
        duke(dice=(1, 1), storage=["monastery-13"]),
        options=WITH,
        seats=2,
    )
    play.take("emulate 1", "workers 2", "workers 6", "place 1 monastery-13 34 0", "workers 1")
    assert play.match.state.estates[0].has(13)


def test_6_the_bridge_lifts_both() -> None:
    play = position(
        duke(dice=(1, 6), storage=["monastery-27"]),
        duke(shields={44: 6}),
        order=[2, 3, 0, 1],
        options={**WITH, "extra-tiles": True},
    )
    play.match.state.estates[1].model = 0
    play.take("place 1 monastery-27 34 0")
    assert play.table["bridge"]["order"] == [0, 1, 2, 3]


def test_6_scoring_monasteries_count_for_ones_own_buildings() -> None:
    play = position(
        duke(dice=(1, 1), placed={33: "bank"}, shields={44: 6}, silver=1),
        duke(placed={34: "monastery-22", 33: "bank"}),
        options=WITH,
        seats=2,
        phase="e",
    )
    play.take("emulate 1", "workers 1", "workers 1", "pay-tribute 1 0")
    assert play.points("monastery") == 4
    assert play.points("shields") == 12


def test_c16_before_the_mines_pay_the_owner_of_shield_6_is_asked_if_it_matters() -> None:
    """Seat 1 has monastery 2: a worker for every mine, also for who has chosen that player."""
    play = position(
        duke(dice=(1, 0), placed={53: "mine"}, shields={44: 6}, silver=1),
        duke(placed={34: "monastery-2"}),
        options=WITH,
        seats=2,
    )
    play.take("workers 1", "end", "pay-tribute 1 0")
    assert play.asked == "ChooseModel"
    assert play.options == ["emulate 1", "emulate-later"]
    play.take("emulate 1")
    assert play.estate()["workers"] == 3, "two taken, one for the mine"


def test_c16_nobody_is_asked_before_mines_where_it_changes_nothing() -> None:
    play = position(
        duke(dice=(1, 0), shields={44: 6}, silver=1),
        duke(placed={34: "monastery-2"}),
        options=WITH,
        seats=2,
    )
    play.take("workers 1", "end", "pay-tribute 1 0")
    assert play.table["phase"] == "b"


def test_c16_at_the_latest_before_the_final_scoring() -> None:
    play = position(
        duke(dice=(1, 0), placed={33: "bank"}, shields={44: 6}, silver=1),
        duke(placed={34: "monastery-17"}),
        duke(placed={34: "monastery-22"}),
        options=WITH,
        seats=3,
        phase="e",
    )
    play.take("workers 1", "end", "pay-tribute 1 0")
    assert play.asked == "ChooseModel"
    assert play.options == ["emulate 1", "emulate 2"]
    play.take("emulate 2")
    assert play.match.over
    assert play.points("monastery") == 4


def _in_anothers_turn() -> Play:
    """Seat 0 plays, seat 1 bears shield 6, seat 2 has monastery 27 and monastery 14."""
    return position(
        duke(dice=(2, 6)),
        duke(dice=(1, 1), shields={44: 6}, silver=1),
        duke(dice=(1, 1), placed={34: "monastery-14", 43: "ship"}),
        options=WITH,
        seats=3,
    )


def test_c16_shield_6_is_used_in_anothers_turn_and_holds_nobody_up() -> None:
    play = _in_anothers_turn()
    before = play.options
    assert [(one.seat, one.notations) for one in play.match.standing] == [
        (1, ["emulate 0", "emulate 2"])
    ]
    play.take("workers 2")
    play.match.take(1, "emulate 2")
    assert play.seat == 0, "seat 0 goes on"
    assert set(play.options) < set(before)
    assert play.estate(1)["emulates"] == 2
    assert not play.match.standing, "once and for all"
    play.take("workers 6", "four-workers 1")
    assert play.estate(1)["workers"] == 4, "monastery 14 of seat 2"


def test_c16_monastery_27_of_another_lifts_the_piece_before_its_turn_comes() -> None:
    play = position(
        duke(dice=(1, 6), storage=["monastery-27"]),
        duke(dice=(1, 1)),
        duke(dice=(1, 1), shields={44: 6}),
        options={**WITH, "extra-tiles": True},
        seats=3,
    )
    play.take("place 1 monastery-27 34 0")
    play.match.take(2, "emulate 0")
    assert play.table["bridge"]["order"] == [2, 0, 1]
    play.take("workers 6")
    assert play.seat == 2, "it has overtaken seat 1 in this very round"


def test_c16_only_the_owner_may_and_only_while_shield_6_waits() -> None:
    play = _in_anothers_turn()
    with pytest.raises(Illegal):
        play.match.take(2, "emulate 0")
    with pytest.raises(Illegal):
        play.match.take(1, "emulate 1")
    with pytest.raises(Illegal):
        play.match.take(1, "end")
    play.match.take(1, "emulate 0")
    with pytest.raises(Illegal):
        play.match.take(1, "emulate 2")


def test_c16_both_partners_of_a_team_may_at_any_time() -> None:
    play = position(
        duke("12a", 407, dice=(2, 6)),
        duke("12a", 407),
        duke("12a", 407, shields={407: 6}),
        options={**WITH, "duchies": "12a"},
    )
    assert [one.seat for one in play.match.standing] == [2, 3]
    play.match.take(3, "emulate 0")
    assert not play.match.standing


def test_c16_a_partner_who_uses_it_may_end_a_turn_that_has_nothing_else_left() -> None:
    play = position(
        duke("12a", 407, dice=(2, 0), shields={407: 6}),
        duke("12a", 407),
        duke("12a", 407, dice=(1, 1)),
        options={**WITH, "duchies": "12a"},
    )
    play.take("workers 2")
    assert play.options == ["emulate 2", "end"]
    play.match.take(1, "emulate 2")
    assert play.seat == 2, "only ending was left"
    play.match.undo(1)
    assert play.options == ["emulate 2", "end"]


def test_c16_what_was_done_in_anothers_turn_can_be_taken_back_until_that_one_decides() -> None:
    play = _in_anothers_turn()
    play.take("workers 2")
    play.match.take(1, "emulate 2")
    assert play.match.undoable(0) == 1, "an aside seals nothing of others"
    play.match.undo(1)
    assert play.estate(1)["emulates"] is None
    play.match.take(1, "emulate 0")
    play.match.undo(0)
    assert play.estate(1)["emulates"] == 0, "what others did since stays"
    play.take("workers 2")
    assert play.match.undoable(1) == 0
    assert play.match.undoable(0) == 1


def test_c16_a_record_with_it_plays_again() -> None:
    match = _played_until_shield_6_stands()
    seat, words = match.standing[0].seat, match.standing[0].notations
    match.take(seat, words[0])
    again = Match.from_record(match.game, match.record)
    assert again.digest() == match.digest()
    assert again.record.moves[-1].seat == seat not in {one.seat for one in match.choices}


def _played_until_shield_6_stands() -> Match:
    """A random game up to where somebody who is not asked may use shield 6."""
    for seed in range(40):
        match = Match(GAME, 2, seed=seed, options=WITH)
        source = Random(seed)
        while not match.over:
            if match.standing:
                return match
            choice = match.choices[0]
            claims = [word for word in choice.notations if word.startswith(("claim 6 ", "hang 6"))]
            match.take(choice.seat, claims[0] if claims else source.randrange(len(choice.options)))
    raise AssertionError("nobody has won shield 6")


def test_6_when_the_shield_is_lost_they_are_too() -> None:
    play = position(
        duke(dice=(3, 3), shields={44: 6}),
        duke(placed={34: "monastery-14"}),
        posted={7: 3},
        options=WITH,
    )
    play.take("emulate 1", "claim 7 0")
    assert not play.match.state.estates[0].has(14)
    assert play.estate()["emulates"] is None


def test_7_bonus_tiles_score_double() -> None:
    play = position(
        duke(
            dice=(3, 1),
            storage=["mine"],
            placed={61: "bank", 62: "mine", 53: "mine"},
            shields={44: 7},
        ),
        options=WITH,
    )
    play.take("place 3 mine 71 0")
    assert (play.points("colour"), play.points("shields")) == (7, 7)


def test_8_mines_pay_double_but_monastery_2_does_not() -> None:
    play = position(
        duke(
            dice=(1, 0),
            silver=1,
            placed={53: "mine", 62: "mine", 34: "monastery-2"},
            shields={44: 8},
        ),
        options=WITH,
        seats=2,
    )
    play.take("workers 1", "pay-tribute 1 0")
    assert (play.estate()["silver"], play.estate()["workers"]) == (4, 2 + 2)


@pytest.mark.parametrize("placed", [{}, {34: "monastery-3"}])
def test_9_silver_for_each_tile_sold_whatever_monastery_3_says(placed: dict[int, str]) -> None:
    play = position(
        duke(dice=(3, 1), goods={"pink": 3}, placed=placed, shields={44: 9}), options=WITH
    )
    play.take("sell 3 pink 0")
    assert play.estate()["silver"] == 3


def test_10_scoring_monasteries_double_at_the_end() -> None:
    play = position(
        duke(
            dice=(1, 0),
            silver=1,
            placed={33: "bank", 34: "monastery-22"},
            shields={44: 10},
        ),
        options=WITH,
        seats=2,
        phase="e",
    )
    play.take("workers 1", "pay-tribute 1 0")
    assert (play.points("monastery"), play.points("shields")) == (4, 4 + 8)


def test_11_a_castle_may_bring_a_shield_as_its_action() -> None:
    play = position(
        duke(dice=(6, 1), storage=["castle"], placed={34: "monastery-1"}, shields={44: 11}),
        posted={7: 3, 18: 5},
        options=WITH,
    )
    play.take("place 6 castle 23 0")
    assert play.beginning("claim-by-castle") == ["claim-by-castle 7", "claim-by-castle 18"]
    play.take("claim-by-castle 18", "hang 18 23 0")
    assert play.estate()["shields"] == {"44": 11, "23": 18}
    assert play.asked == "PlayTurn"
    assert play.table["players"][0]["dice"] == [0, 1]


def test_11_only_with_the_shield() -> None:
    play = position(
        duke(dice=(6, 1), storage=["castle"], placed={34: "monastery-1"}),
        posted={7: 3},
        options=WITH,
    )
    play.take("place 6 castle 23 0")
    assert not play.beginning("claim-by-castle")


def test_12_goods_sold_score_double() -> None:
    play = position(duke(dice=(3, 1), goods={"pink": 3}, shields={44: 12}), options=WITH)
    play.take("sell 3 pink 0")
    assert (play.points("sale"), play.points("shields")) == (12, 12)


def test_13_doubles_every_shield_and_itself() -> None:
    play = position(
        duke(
            dice=(1, 0),
            silver=2,
            placed={34: "monastery-1", 23: "castle"},
            shields={44: 13, 23: 7},
        ),
        options=WITH,
        seats=2,
        phase="e",
    )
    play.take("workers 1", "pay-tribute 2 0")
    assert play.points("shields") == 2 * 4 + 2 * 8


def test_14_a_tile_of_the_depots_goes_straight_into_the_duchy() -> None:
    """After all turns of the phase and before tribute; its effect applies."""
    play = position(
        duke(dice=(1, 0), shields={44: 14}),
        duke(),
        depots={2: ["bank"], 3: ["cow-2"]},
        options=WITH,
        seats=2,
    )
    play.take("workers 1")
    assert play.asked == "TileFromDepot"
    assert play.beginning("place-from 2 bank") == [
        "place-from 2 bank 33",
        "place-from 2 bank 54",
    ]
    assert not play.beginning("place-from 3 cow-2"), "no pasture lies beside a tile"
    play.take("place-from 2 bank 33")
    assert play.asked == "PayTribute", "the bank's silver can pay"
    assert play.estate()["silver"] == 2


def test_15_a_tile_of_the_black_depot_or_an_inn() -> None:
    play = position(
        duke(dice=(1, 0), shields={44: 15}),
        black=["bank"],
        inns=1,
        options={**WITH, "inns": True},
        seats=2,
    )
    play.take("workers 1")
    assert play.asked == "TileFromBlackDepot"
    assert "place-from black bank 33" in play.options
    assert "place-from inns inn 34" in play.options
    assert not play.beginning("buy")
    play.take("forgo")
    assert play.estate()["shields"] == {}


def both_tiles(silver: int = 0) -> Play:
    """Shields 14 and 15 at the end of a phase: a bank lies in depot 2, a church in the middle."""
    play = position(
        duke(
            dice=(1, 0),
            silver=silver,
            placed={34: "monastery-1", 23: "castle"},
            shields={44: 14, 23: 15},
        ),
        depots={2: ["bank"]},
        black=["church"],
        options=WITH,
        seats=2,
    )
    play.take(*(["workers 1", "end"] if silver else ["workers 1"]))
    return play


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("place-from 2 bank 33", "place-from black church 35"),
        ("place-from black church 33", "place-from 2 bank 35"),
    ],
)
def test_14_and_15_in_the_order_of_the_players_choice(first: str, second: str) -> None:
    play = both_tiles()
    assert play.asked == "TileFromEither"
    play.take(first, second)
    assert play.asked == "PayTribute"
    placed = play.estate()["tiles"]
    assert {placed["33"], placed["35"]} == {"bank", "church"}


def test_14_and_15_one_may_be_used_without_the_other() -> None:
    play = both_tiles().take("place-from black church 33")
    assert play.asked == "TileFromDepot"
    play.take("forgo")
    assert "bank" not in play.estate()["tiles"].values()


def test_at_the_end_of_a_phase_nobody_may_buy_and_the_reason_says_so() -> None:
    """It was "you have bought a tile this turn", which is not true."""
    assert both_tiles(silver=2).why_not("buy") == ("nobodys-turn", {})
    assert both_tiles().why_not("buy") == ("silver-short", {"needed": 2, "silver": 0})


def test_16_one_die_a_turn_becomes_any_number() -> None:
    play = position(
        duke(dice=(2, 6), goods={"red": 1}, shields={44: 16}), posted={7: 6}, options=WITH
    )
    assert len(play.beginning("turn-die")) == 10
    play.take("turn-die 2 6")
    assert "claim 7 0" in play.options, "also to make a double"
    assert not play.beginning("turn-die")


def test_16_again_in_the_next_turn() -> None:
    play = position(duke(dice=(2, 6), shields={44: 16}), duke(dice=(1, 1)), options=WITH, seats=2)
    play.match.state.estates[0].silver = 1
    play.take("turn-die 2 4", "workers 4", "workers 6", "workers 1", "workers 1")
    play.take("pay-tribute 1 0")
    while play.seat != 0:
        play.take("end")
    assert play.beginning("turn-die")


def test_17_areas_score_as_the_next_larger() -> None:
    """A size 3 area scores as one of 4: 10 instead of 6."""
    play = position(
        duke(
            dice=(3, 1),
            storage=["mine"],
            placed={61: "bank", 62: "mine", 53: "mine"},
            shields={44: 17},
        ),
        options=WITH,
    )
    play.take("place 3 mine 71 0")
    assert (play.points("area"), play.points("shields")) == (6, 4)


def test_17_is_capped_at_size_8() -> None:
    town = {12: "bank", 23: "market", 34: "church", 44: "warehouse", 45: "carpenter"}
    play = position(
        duke(
            duchy=10,
            start=14,
            dice=(6, 5),
            storage=["boarding-house"],
            placed={13: "cow-2", 24: "cow-3", 43: "town-hall", 42: "watchtower", **town},
            shields={14: 17},
        ),
        options=WITH,
    )
    promised = play.promised("place 6 boarding-house 41 0")
    assert promised["scores-area"] == 36
    assert "scores-shield" not in promised


def test_18_tiles_may_be_placed_anywhere() -> None:
    play = position(duke(dice=(6, 1), storage=["bank"], shields={44: 18}), options=WITH)
    assert "place 6 bank 61 0" in play.options
    play.take("place 6 bank 61 0")
    assert play.estate()["tiles"]["61"] == "bank"


def test_18_colour_and_number_still_matter() -> None:
    play = position(duke(dice=(6, 6), storage=["bank"], shields={44: 18}), options=WITH)
    assert play.beginning("place") == ["place 6 bank 61 0", "place 6 bank 65 0"]
