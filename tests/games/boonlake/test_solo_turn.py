"""Solo: the Eminence's turn, both halves of the tile, and the human's share."""

import pytest

from spieltisch import Match, texts
from spieltisch.games.boonlake.terms import STRIP_KEYS
from spieltisch.kernel.values import Plain
from tests.games.boonlake.position import (
    GAME,
    PACK,
    START,
    asked,
    offers,
    previewed,
    seen,
    settler,
    table_of,
    takes,
    why_not,
)
from tests.games.boonlake.solo_position import (
    HUMAN_TURN,
    acts,
    eminence,
    its,
    its_cattle,
    its_houses,
    its_settlements,
    its_sheet,
    of,
    solo,
    tile_on,
    told,
)

# A) The bottommost strip


@pytest.mark.parametrize(("tile", "structures"), [("a1", 1), ("b5", 2)])
def test_first_settle_builds_structures(tile: str, structures: int) -> None:
    match = solo(tile=tile, top=["builder"], bottom="settle")
    story = acts(match)
    assert of(story, "looks") == [{"strip": STRIP_KEYS.index("settle")}]
    assert len(its_houses(match)) == structures
    assert its(match)["cactus"] == structures  # by the Builder only


@pytest.mark.parametrize(("tile", "steps"), [("a1", 0), ("b5", 1)])
def test_first_cattle_breeding_places_cattle(tile: str, steps: int) -> None:
    match = solo(tile=tile, top=["builder"], bottom="cattle-breeding", pastures=[8, 13])
    acts(match)
    assert len(its_cattle(match)) == 1
    assert table_of(match)["pastures_left"] == 5  # none is laid here
    assert its(match)["cactus"] == steps + 1 + steps


@pytest.mark.parametrize("bottom", ["pioneer", "region-scoring", "hire", "progress", "builder"])
@pytest.mark.parametrize(("tile", "steps"), [("a1", 1), ("b1", 2)])
def test_first_any_other_strip_advances_the_cactus_marker(
    bottom: str, tile: str, steps: int
) -> None:
    match = solo(tile=tile, top=["settle"], bottom=bottom)
    story = acts(match)
    assert its(match)["cactus"] == steps
    assert of(story, "cactus") == [{"steps": steps, "vp": PACK.solo_board.cactus[steps]}]


def test_the_cactus_marker_stays_at_the_end_of_the_track() -> None:
    last = len(PACK.solo_board.cactus) - 1
    match = solo(automaton=eminence(cactus=last - 1), tile="b2", top=["builder"])
    story = acts(match)
    assert its(match)["cactus"] == last
    assert [values["steps"] for values in of(story, "cactus")] == [1]
    assert len(of(story, "cactus-end")) == 2


# B) The uppermost of three actions


@pytest.mark.parametrize("first", ["builder", "region-scoring", "settle"])
def test_builder_region_scoring_or_settle_whichever_is_furthest_up(first: str) -> None:
    """The tile of the rulebook's example."""
    match = solo(tile="a1", top=["pioneer", "hire", first], bottom="progress")
    assert of(acts(match), "chooses") == [{"strip": STRIP_KEYS.index(first), "row": 3}]


def test_the_strip_goes_to_the_bottom_and_the_row_gives_the_steps() -> None:
    match = solo(tile="a1", top=["pioneer", "hire", "builder"], bottom="progress")
    acts(match)
    takes(match, "pass")
    assert table_of(match)["strips"][-1] == STRIP_KEYS.index("builder")
    assert table_of(match)["gap"] == -1
    assert table_of(match)["ships"][1] == PACK.rows[2].steps


def test_wolfgangs_builder() -> None:
    """The marker advances 1 space; the human may play a card or discard it for 2 coins."""
    match = solo(settler(hand=["bank"]), tile="a1", top=["builder"], bottom="progress")
    takes(match, "pass")
    assert its(match)["cactus"] == 1 + 1  # the bottommost strip brought one as well
    assert asked(match) == "ChooseBuilderShare"
    assert offers(match) == ["sell bank", "pass"]
    assert its(match)["acting"]
    takes(match, "sell bank")
    assert seen(match)["coins"] == 2
    assert asked(match) == "ChooseStrip"
    assert not its(match)["acting"]


@pytest.mark.parametrize(
    ("strip", "tile", "cactus"),
    [
        ("builder", "a1", 1),
        ("builder", "b5", 2),
        ("progress", "a2", 1),
        ("progress", "b5", 2),
        ("hire", "a2", 1),
        ("hire", "b1", 2),
        ("pioneer", "a2", 0),
        ("pioneer", "b2", 1),
        ("cattle-breeding", "a3", 0),
        ("cattle-breeding", "b2", 1),
        ("settle", "a1", 0),
        ("settle", "b1", 0),
        ("region-scoring", "a1", 0),
        ("region-scoring", "b1", 0),
    ],
)
def test_cactus_steps_of_every_action(strip: str, tile: str, cactus: int) -> None:
    match = solo(tile=tile, top=[strip], bottom="builder" if strip != "builder" else "hire")
    acts(match)
    first = 1 if tile.startswith("a") else 2
    assert its(match)["cactus"] == first + cactus


@pytest.mark.parametrize("tile", ["a2", "b1"])
def test_hire_lays_a_building_tile_without_reward(tile: str) -> None:
    match = solo(tile=tile, top=["hire"], reveals=["gold-creek"])
    story = acts(match)
    number = of(story, "lays-tile")[0]["number"]
    assert tile_on(match, number) == "gold-creek"
    assert of(story, "draws-tile") == [{"tile": PACK.tile_by_key["gold-creek"]}]
    assert its_houses(match) == []
    assert its_sheet(match) == {}
    assert (seen(match)["coins"], seen(match)["ranch"]) == (0, 3)


@pytest.mark.parametrize(("tile", "corner"), [("a2", "upper-right"), ("b3", "upper-left")])
def test_pioneer_lays_two_tiles_and_a_house_on_the_upper_site_of_the_second(
    tile: str, corner: str
) -> None:
    match = solo(tile=tile, corner=corner, top=["pioneer"], reveals=["gold-creek", "fir-hollow"])
    story = acts(match)
    first, second = of(story, "lays-tile")
    assert first["tile"] == PACK.tile_by_key["gold-creek"]
    assert its_houses(match) == [str(second["number"])]
    assert tile_on(match, second["number"]) == "fir-hollow"
    assert its(match)["houses"] == 1


def test_pioneer_without_a_second_tile_sets_no_house() -> None:
    match = solo(tile="a2", top=["pioneer"], mound=["gold-creek"])
    story = acts(match)
    assert len(of(story, "lays-tile")) == 1
    assert its_houses(match) == []
    assert its(match)["vp"] == 0


def test_pioneer_with_no_house_left_earns_ten_points() -> None:
    six = ["7", "7 lower", "9", "9 lower", "19", "19 lower"]
    match = solo(automaton=eminence(houses=six), tile="a2", top=["pioneer"])
    acts(match)
    assert its_sheet(match) == {"none-left": 10}
    assert len(its_houses(match)) == 6


def test_tiles_that_cannot_be_drawn_or_placed_go_to_waste() -> None:
    match = solo(tile="a2", top=["hire"], mound=[])
    story = acts(match)
    assert len(of(story, "wasted")) == 1
    assert its(match)["cactus"] == 1 + 1  # the marker advances all the same


@pytest.mark.parametrize("tile", ["a3", "b2"])
def test_cattle_breeding_lays_a_pasture_and_places_cattle(tile: str) -> None:
    match = solo(tile=tile, corner="lower-left", top=["cattle-breeding"])
    story = acts(match)
    number = of(story, "lays-pasture")[0]["number"]
    assert tile_on(match, number) == "pasture"
    assert its_cattle(match) == [number]
    assert table_of(match)["pastures_left"] == 6


def test_cattle_breeding_without_a_pasture_left_still_places_cattle() -> None:
    pastures = [1, 2, 6, 8, 11, 12, 13]
    match = solo(tile="a3", top=["cattle-breeding"], pastures=pastures)
    story = acts(match)
    assert of(story, "lays-pasture") == []
    assert len(its_cattle(match)) == 1


@pytest.mark.parametrize(("tile", "structures"), [("a1", 1), ("b1", 2)])
def test_settle_builds_structures(tile: str, structures: int) -> None:
    match = solo(tile=tile, top=["settle"])
    story = acts(match)
    assert len(its_houses(match)) == structures
    assert [values["houses"] for values in of(story, "structure")] == [0, 1][:structures]


def test_two_structures_may_be_a_house_and_then_a_settlement() -> None:
    match = solo(tile="b5", top=["builder"], bottom="settle", automaton=eminence(houses=["9"]))
    acts(match)
    assert (len(its_houses(match)), len(its_settlements(match))) == (1, 1)
    assert its(match)["houses"] == 2


# The human's share


@pytest.mark.parametrize(
    ("strip", "tile", "question"),
    [
        ("settle", "a1", "ChooseSettling"),
        ("cattle-breeding", "a3", "ChooseCattle"),
        ("builder", "a1", "ChooseBuilderShare"),
        ("hire", "a2", "ChooseHire"),
        ("progress", "a2", "ChooseProgress"),
    ],
)
def test_the_human_may_carry_out_the_right_part(strip: str, tile: str, question: str) -> None:
    bottom = "region-scoring"
    match = solo(settler(coins=9), tile=tile, top=[strip], bottom=bottom)
    takes(match, "pass")
    assert asked(match) == question
    ships = table_of(match)["ships"]
    assert ships[1] == 0  # the ship follows afterwards


def test_of_a_pioneer_the_human_gets_the_others_share() -> None:
    match = solo(tile="a2", top=["pioneer"])
    takes(match, "pass")
    assert seen(match)["cards"] == 2
    assert asked(match) == "ChooseAnyCard"
    own = solo(begin=HUMAN_TURN, top=["pioneer"])
    takes(own, "take pioneer", "pass", "pass", "pass")
    while asked(own) != "ChooseSpace":
        takes(own, "pass")
    assert seen(own)["cards"] == 0


def test_a_top_row_lever_may_replace_the_humans_share() -> None:
    match = solo(settler(levers=["vase"]), tile="a2", top=["pioneer"])
    takes(match, "pass")
    assert offers(match) == ["draw-and-play", "instead take-vase"]
    takes(match, "instead take-vase")
    assert (seen(match)["vases"], seen(match)["cards"]) == (1, 0)


def test_the_eminence_ignores_the_humans_turns() -> None:
    """No tile, house, cattle or step by anything the human takes but a region scoring."""
    for strip in ("settle", "cattle-breeding", "hire", "progress", "builder", "pioneer"):
        match = solo(settler(ranch=5), begin=HUMAN_TURN, top=[strip], pastures=[8])
        takes(match, f"take {strip}")
        while asked(match) != "ChooseSpace":
            takes(match, "pass" if "pass" in offers(match) else offers(match)[-1])
        board = its(match)
        assert [board[name] for name in ("vp", "houses", "cattle", "cactus")] == [0] * 4


# Told step by step


def test_a_whole_turn_is_told() -> None:
    match = solo(tile="b1", corner="lower-right", top=["settle"], bottom="hire", tiles=START)
    takes(match, "pass", "pass")
    story = [name.removeprefix("eminence-") for name, _ in told(match, 1) if name != "passes"]
    assert story == [
        "turn",
        "reveals",
        "back",
        "prefers",
        "looks",
        "cactus",
        "chooses",
        "structure",
        "finds",
        "house",
        "structure",
        "finds",
        "house",
        "sails",
        "strips-pushed",
        "turn",
    ]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_turn_can_be_read(language: str) -> None:
    match = solo(tile="b1", corner="lower-right", top=["settle"])
    takes(match, "pass")
    lines = match.log(0, language, since=1)
    assert len(lines) == 13
    built = texts.say(language, "boonlake-spot-7")
    assert sum(built in line for line in lines) == 4  # found and built on, twice
    assert not any("7" in line for line in lines)  # a tile covers the number
    assert not any("boonlake-" in line for line in lines)


# Why not and preview


def test_a_preview_ends_where_the_eminence_reveals_a_tile() -> None:
    match = solo(settler(hand=["bank"]), tile="b1", top=["settle"])
    names = [name for name, _values in previewed(match, "sell bank")]
    assert names == ["discards", "coins", "eminence-turn"]
    assert match.preview(0, "sell bank").seals


def test_what_the_human_cannot_have_has_its_reason() -> None:
    match = solo(settler(coins=1, houses=["7"]), tile="a1", top=["settle"])
    takes(match, "pass")
    reason, values = why_not(match, "settlement 7 upper 2 0")
    assert (reason, values["need"]) == ("presences-short", 3)


def test_undo_stops_at_the_eminences_turn() -> None:
    match = solo(settler(hand=["bank"], levers=["joker-five"]), tile="a1", top=["builder"])
    takes(match, "lever five-coins")
    assert match.undoable(0) == 1
    takes(match, "pass")
    assert match.undoable(0) == 0


def test_copies_and_saves_hold_the_eminence() -> None:
    match = solo(tile="b1", top=["settle"], automaton=eminence(houses=["7"], cactus=3))
    saved = saved_board(match)
    takes(match, "pass")
    assert saved_board(match) != saved
    copy = match.state.clone()
    copy.eminence.score(5, 0)
    copy.eminence.houses += 1
    assert match.state.eminence.vp == 0
    assert copy.digest() != match.digest()


def saved_board(match: Match) -> Plain:
    return GAME.save(match.state)["eminence"]
