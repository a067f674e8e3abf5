"""Solo: set-up, the five levels, and the stack of solo tiles."""

import random
from collections import Counter

import pytest

from spieltisch import Match
from spieltisch.games.boonlake.terms import SIDE_A, SIDE_B, SOLO_LEVEL_KEYS
from spieltisch.kernel.errors import BadSetup
from tests.games.boonlake.position import GAME, PACK, offers, seen, table_of, takes
from tests.games.boonlake.solo_position import acts, its, its_sheet, of, solo, told


def begun(level: str = "easy", seed: int = 1) -> Match:
    """The human has made his two choices; the Eminence has had its first action."""
    match = Match(GAME, 1, seed=seed, options={"level": level})
    takes(match, offers(match)[0], "begin-with stone")
    return match


# The table


def test_it_is_set_up_as_for_two_players() -> None:
    table = table_of(Match(GAME, 1, seed=1))
    assert sorted(tile for tile in table["tiles"] if tile >= 0) == sorted(PACK.start_tiles(2))
    assert [at for at, tile in enumerate(table["tiles"]) if tile >= 0] == PACK.start_hexes(2)
    assert (table["mound"], table["pastures_left"]) == (25, 7)
    assert table["ships"] == [PACK.river.start[0][2]] * 2


def test_the_eminences_pieces_lie_on_its_board_and_it_has_nothing_else() -> None:
    match = Match(GAME, 1, seed=1)
    board = its(match)
    for pieces in ("vp", "houses", "settlements", "cattle", "cactus"):
        assert board[pieces] == 0
    assert its_sheet(match) == {}
    assert not {"coins", "cards", "hand", "ranch", "boats", "production", "coin_track"} & set(board)
    assert match.scores == [0]
    assert len(table_of(match)["players"]) == 1


def test_the_human_begins_with_seven_coins_after_the_eminence() -> None:
    match = Match(GAME, 1, seed=4)
    assert (seen(match)["coins"], len(seen(match)["hand"])) == (0, 6)
    takes(match, offers(match)[0])
    takes(match, "begin-with stone")
    story = told(match)
    names = [name for name, _values in story]
    assert ("coins", {"seat": 0, "coins": 7}) in story
    assert names.index("eminence-turn") > names.index("coins")
    assert "turn" not in names[: names.index("eminence-turn")]


def test_a_random_scoring_tile_is_shown_for_the_eminence() -> None:
    tiles = set()
    for seed in range(20):
        match = Match(GAME, 1, seed=seed)
        takes(match, offers(match)[0])
        shown = table_of(match)["scoring"]
        assert len(set(shown)) == 4
        assert of(told(match), "goal") == [{"goal": shown[1]}]
        tiles.add(shown[1])
    assert len(tiles) > 8


# Levels


@pytest.mark.parametrize(
    ("level", "a", "b"),
    [
        ("easy", 5, 1),
        ("medium", 4, 2),
        ("challenge", 3, 3),
        ("difficult", 2, 4),
        ("very-difficult", 1, 5),
    ],
)
def test_a_level_removes_its_tiles(level: str, a: int, b: int) -> None:
    match = Match(GAME, 1, seed=2, options={"level": level})
    assert its(match)["stack"] == [a, b]
    sides = Counter(PACK.solo_tiles[tile].side for tile in whole_stack(match))
    assert (sides[SIDE_A], sides[SIDE_B]) == (a, b)


def whole_stack(match: Match, times: int = 1) -> list[int]:
    """Play at random until the stack has been gone through; the tiles in their order."""
    source = random.Random(5)
    shown: list[int] = []
    while len(shown) < 6 * times:
        before = match.moves
        choice = match.choices[0]
        match.take(0, source.choice(choice.options))
        assert not match.over
        shown += [values["solotile"] for values in of(told(match, before + 1), "reveals")]
    return shown


def test_all_tiles_of_a_side_are_equally_likely_to_be_removed() -> None:
    first = Counter(its(begun("challenge", seed))["tile"] for seed in range(120))
    assert set(first) == set(range(10))


def test_the_level_is_a_table_option_for_one_seat() -> None:
    option = GAME.options_for(1)[0]
    assert (option.name, option.values) == ("level", tuple(SOLO_LEVEL_KEYS))
    assert "level" not in [option.name for option in GAME.options_for(2)]
    with pytest.raises(BadSetup):
        GAME.setup(2, {"level": "easy"})
    with pytest.raises(BadSetup):
        GAME.setup(1, {"level": "harmless"})


# The stack


def test_the_stack_has_six_tiles_with_backs_turned_at_random() -> None:
    corners = set()
    for seed in range(30):
        match = Match(GAME, 1, seed=seed)
        story = told(match, 0)
        assert of(story, "stack") == [{"tiles": 6}]
        corners.add(of(story, "back")[0]["corner"])
        assert its(match)["corner"] == of(story, "back")[0]["corner"]
    assert corners == {0, 1, 2, 3}


def test_every_tile_comes_once_before_the_same_six_form_a_new_stack() -> None:
    match = Match(GAME, 1, seed=9, options={"level": "challenge"})
    shown = whole_stack(match)
    assert len(set(shown)) == 6
    assert its(match)["stack"] == [0, 0]
    again = solo(tile="a1", left=0)
    acts(again)
    six = set(its(again)["shown"])
    takes(again, "pass")
    later = [*play_on(again, 6)]
    assert set(later) == six


def play_on(match: Match, tiles: int) -> list[int]:
    """The next tiles that are revealed."""
    source = random.Random(1)
    shown: list[int] = []
    while len(shown) < tiles:
        match.take(0, source.choice(match.choices[0].options))
        shown += [values["solotile"] for values in of(told(match), "reveals")]
    return shown


def test_the_new_stack_is_mixed_when_the_next_tile_is_needed() -> None:
    match = solo(tile="a1", left=0)
    story = acts(match)
    assert ("eminence-stack-empty", {}) in story
    assert of(story, "stack") == []
    assert its(match)["stack"] == [0, 0]
    before = match.moves
    play_on(match, 1)
    story = told(match, before + 1)
    assert of(story, "stack") == [{"tiles": 6}]
    assert len(of(story, "back")) == 2  # the new top, and the next one once it is revealed
    assert sum(its(match)["stack"]) == 5


def test_nothing_in_the_stack_exists_before_it_is_revealed() -> None:
    """Which tiles were removed is decided by the reveals; neither view nor copy can tell."""
    match = Match(GAME, 1, seed=2, options={"level": "medium"})
    assert "hidden" not in its(match)
    assert match.state.eminence.hidden == list(range(10))
    copy = match.determinised(0)
    assert copy.eminence == match.state.eminence
    assert copy.eminence is not match.state.eminence


# Whether all is there


@pytest.mark.parametrize("name", ["houses", "settlements", "cattle", "cactus", "vp"])
def test_the_audit_finds_what_is_wrong_with_the_eminence(name: str) -> None:
    match = Match(GAME, 1, seed=2)
    assert GAME.audit(match.state) == []
    copy = match.state.clone()
    setattr(copy.eminence, name, 99)
    assert [found for found in GAME.audit(copy) if "of the Eminence" in found]
    assert GAME.audit(match.state) == []


def test_the_audit_finds_a_solo_tile_too_many() -> None:
    match = begun("challenge")
    copy = match.state.clone()
    copy.eminence.shown = copy.eminence.shown * 2
    assert [found for found in GAME.audit(copy) if found.startswith("solo tiles")]
