"""Set-up by number of players, duchies and starting castles."""

from collections import Counter

import pytest

from spieltisch import Match
from spieltisch.games.burgundy.tiles import KIND_OF, KINDS, TILES
from tests.games.burgundy.position import GAME, Play

PER_DEPOT = {
    2: ["building ship", "monastery castle", "livestock building", "ship building",
        "mine monastery", "building livestock"],
    3: ["building ship monastery", "monastery castle building", "livestock building ship",
        "ship building livestock", "mine monastery building", "building livestock castle"],
    4: ["building ship monastery livestock", "monastery castle building building",
        "livestock building ship monastery", "ship building livestock mine",
        "mine monastery building building", "building livestock castle ship"],
}  # fmt: skip


def begun(seats: int, seed: int = 7, **options: object) -> Play:
    return Play(Match(GAME, seats, seed=seed, options=options))


def kinds(tiles: list[str]) -> str:
    return " ".join(KINDS[KIND_OF[TILES.index(tile)]] for tile in tiles)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_depots_hold_the_kinds_of_the_board(seats: int) -> None:
    table = begun(seats).table
    assert [kinds(depot["tiles"]) for depot in table["depots"].values()] == PER_DEPOT[seats]
    assert len(table["black"]) == {2: 4, 3: 6, 4: 8}[seats]
    assert sum(len(depot["tiles"]) for depot in table["depots"].values()) == 6 * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_everybody_gets(seats: int) -> None:
    table = begun(seats).table
    order = table["bridge"]["order"]
    assert order == [(order[0] + i) % seats for i in range(seats)], "clockwise"
    assert table["bridge"]["steps"] == [0] * seats
    assert [table["estates"][seat]["workers"] for seat in order] == [1, 2, 3, 4][:seats]
    for estate in table["estates"]:
        assert estate["silver"] == 1
        assert sum(estate["goods"].values()) == 3
        assert estate["tiles"] == {"44": "castle"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_piles_after_the_first_depots_are_filled(seats: int) -> None:
    table = begun(seats).table
    laid = Counter(word for row in PER_DEPOT[seats] for word in row.split())
    whole = {"building": 40, "monastery": 20, "ship": 20, "livestock": 20, "mine": 10}
    for kind, count in whole.items():
        assert table["piles"][kind] == count - laid[kind]
    assert table["piles"]["castle"] == 14 - seats - laid["castle"], "starting castles come first"
    assert table["piles"]["black"] == 40 - len(table["black"])
    assert table["piles"]["goods"] == 42 - 3 * seats - 5


def test_the_first_player_is_drawn_by_lot() -> None:
    firsts = {begun(4, seed=seed).table["bridge"]["order"][0] for seed in range(40)}
    assert firsts == {0, 1, 2, 3}


@pytest.mark.parametrize("number", ["1", "2"])
def test_on_duchies_1_and_2_the_castle_stands_in_the_centre(number: str) -> None:
    table = begun(2, duchies=number).table
    assert [estate["duchy"] for estate in table["estates"]] == [number, number]
    assert all(estate["tiles"] == {"44": "castle"} for estate in table["estates"])


@pytest.mark.parametrize("number", [str(number) for number in range(3, 11)])
def test_on_duchies_3_to_10_everybody_chooses_a_castle_space(number: str) -> None:
    play = begun(2, duchies=number)
    assert sorted(choice.seat for choice in play.match.choices) == [0, 1]
    assert play.asked == "PlaceStartingCastle"
    assert len(play.options) == 4
    chosen = play.options[2]
    seat = play.seat
    play.take(chosen)
    assert play.estate(seat)["tiles"] == {chosen.split()[1]: "castle"}
    assert play.score(seat) == 0, "it neither scores nor acts"


def test_castles_are_chosen_at_once_in_any_order() -> None:
    match = Match(GAME, 3, seed=7, options={"duchies": "3"})
    assert len(match.choices) == 3
    for seat in (2, 0, 1):
        match.take(seat, match.choice(seat).options[0])
    assert not match.state.branches


def test_or_in_turn_order() -> None:
    match = Match(GAME, 3, seed=7, options={"duchies": "3", "order": "in-turn"})
    order = match.state.order
    for seat in order:
        assert [choice.seat for choice in match.choices] == [seat]
        match.take(seat, 0)


def test_random_boards_are_dealt_and_a_side_is_chosen() -> None:
    """Each player gets a board by lot and chooses front or back, then the castle space."""
    match = Match(GAME, 4, seed=3, options={"duchies": "random"})
    sides = [choice.notations for choice in match.choices]
    assert all(len(pair) == 2 for pair in sides)
    settled = [notation for pair in sides for notation in pair]
    assert sorted(settled) == sorted(f"settle {number}" for number in range(3, 11))
    seat = match.choices[0].seat
    match.take(seat, match.choices[0].notations[1])
    assert len(match.choice(seat).options) == 4


def test_free_choice_of_any_duchy_also_the_same() -> None:
    match = Match(GAME, 2, seed=3, options={"duchies": "choose"})
    assert match.choices[0].notations == [f"settle {number}" for number in range(1, 11)]
    for seat in (0, 1):
        match.take(seat, "settle 2")
    estates = Play(match).table["estates"]
    assert [estate["duchy"] for estate in estates] == ["2", "2"]
    assert Play(match).asked == "PlayTurn", "duchy 2 has its castle in the centre"


def test_who_knows_the_game_chooses_side_and_castle_in_turn_order() -> None:
    """After all else is prepared; one after the other, as the bridge says."""
    match = Match(GAME, 3, seed=7, options={"duchies": "random", "order": "in-turn"})
    asked = []
    while type(match.choices[0].choice).__name__ != "PlayTurn":
        assert len(match.choices) == 1
        asked.append(match.choices[0].seat)
        match.take(asked[-1], 0)
    order = match.state.order
    assert asked == [seat for seat in order for _side_and_castle in range(2)]


def test_or_all_choose_at_the_same_time() -> None:
    match = Match(GAME, 3, seed=7, options={"duchies": "random"})
    assert sorted(choice.seat for choice in match.choices) == [0, 1, 2]
