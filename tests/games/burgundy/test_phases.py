"""Phases and rounds: filling the depots, goods, the white die, turn order, the end (C11)."""

import random

import pytest

from spieltisch import Match
from tests.games.burgundy.position import GAME, Play, duke, position
from tests.games.burgundy.test_setup import kinds


def skip_turns(match: Match, until: str) -> None:
    """Everybody lets the dice go until a phase begins."""
    while not match.over and Play(match).table["phase"] != until:
        Play(match).take("end")


def played(seats: int, seed: int, **options: object) -> Match:
    """A whole game by chance."""
    match = Match(GAME, seats, seed=seed, options=options)
    source = random.Random(seed)
    while not match.over:
        choice = match.choices[0]
        match.take(choice.seat, source.randrange(len(choice.options)))
    return match


def test_everybody_rolls_two_dice_and_the_white_die_brings_goods() -> None:
    play = Play(Match(GAME, 3, seed=5))
    dice = [player["dice"] for player in play.table["players"]]
    assert all(1 <= die <= 6 for pair in dice for die in pair)
    lying = {number: depot["goods"] for number, depot in play.table["depots"].items()}
    assert list(filter(None, lying.values())) == [lying[str(play.table["white"])]]
    assert sum(lying[str(play.table["white"])].values()) == 1
    assert len(play.table["rounds"]) == 4


def test_c10_the_white_die_is_nobodys_to_use() -> None:
    """It lies beside the player's own dice and gives no action, whatever it shows."""
    for seed in range(20):
        play = Play(Match(GAME, 2, seed=seed))
        own = {str(die) for die in play.table["players"][play.seat]["dice"]}
        assert {option.split()[1] for option in play.beginning("workers")} == own


def test_c11_tiles_leave_the_game_at_the_end_of_a_phase_and_goods_stay() -> None:
    play = position(duke(dice=(1, 1)), depots={4: ["mine"]}, black=["bank"], goods={3: ["pink"]})
    play.take("workers 1", "workers 1")
    assert play.table["phase"] == "b"
    assert play.table["depots"]["3"]["goods"]["pink"] >= 1
    assert all(None not in depot["tiles"] for depot in play.table["depots"].values())
    assert GAME.audit(play.match.state) == [], "the box has the mine and the bank"


def test_each_phase_brings_five_goods() -> None:
    match = Match(GAME, 2, seed=5)
    for phase in "bcde":
        skip_turns(match, phase)
        table = Play(match).table
        lying = sum(sum(depot["goods"].values()) for depot in table["depots"].values())
        assert lying == 5 * "abcde".index(phase) + 1
        assert len(table["rounds"]) == 4


@pytest.mark.parametrize("seed", range(3))
def test_with_three_players_depot_6_alternates_castle_and_mine(seed: int) -> None:
    match = Match(GAME, 3, seed=seed)
    for phase, kind in zip("abcde", ["castle", "mine", "castle", "mine", "castle"], strict=True):
        skip_turns(match, phase)
        assert kinds(Play(match).table["depots"]["6"]["tiles"]) == f"building livestock {kind}"


@pytest.mark.parametrize("seats", [2, 4])
def test_otherwise_it_does_not(seats: int) -> None:
    match = Match(GAME, seats, seed=1)
    skip_turns(match, "b")
    assert "mine" not in kinds(Play(match).table["depots"]["6"]["tiles"])


@pytest.mark.parametrize("seed", range(3))
def test_with_four_players_every_pile_is_used_up_exactly(seed: int) -> None:
    table = Play(played(4, seed)).table
    del table["piles"]["goods"]
    assert set(table["piles"].values()) == {0}
    assert Play(played(4, seed)).table["piles"]["goods"] == 17 - 3 * 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_25_turns(seats: int) -> None:
    assert played(seats, 2).state.turns == [25] * seats


def test_turn_order_follows_the_bridge() -> None:
    """Closer to the centre first, in a stack from top to bottom."""
    play = position(
        duke(dice=(1, 1), step=1), duke(step=2), duke(step=1), duke(step=3), order=[2, 0, 1, 3]
    )
    play.take("workers 1", "workers 1")
    turns = []
    for _turn in range(4):
        turns.append(play.seat)
        play.take("end")
    assert turns == [3, 1, 2, 0]


def test_a_record_played_again_ends_the_same() -> None:
    match = played(3, 11, duchies="random")
    again = Match.from_record(GAME, match.record)
    assert again.digest() == match.digest()
    assert again.scores == match.scores
