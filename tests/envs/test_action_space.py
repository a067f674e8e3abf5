"""Every option has a number of its own: in whole games, at every table."""

import os
import subprocess
import sys

import pytest

from spieltisch.envs.action_space import WAIT, ActionSpace, Deed, UnknownOption, deed
from spieltisch.games.burgundy.actions import Sell, Take, TakeFourWorkers, TakeWorkers
from spieltisch.games.burgundy.dice import WHITE
from spieltisch.kernel.wording import notation
from tests.envs.positions import TABLES, every_setup, name_of, table, wander

SEATS = [1, 2, 3, 4]
STANDS_FOR = {"four-workers": "workers"}
"""Verbs that share the numbers of the verb in whose place they stand."""


def check_game(game: str, seats: int, options: dict[str, object], seed: int, level: str) -> None:
    """`legal` itself complains of options without a number or with the same; here the rest."""
    encoding = table(game, seats, options)
    for play in wander(encoding, seed, level):
        for action, option in play.legal.items():
            assert 0 < action < len(encoding.actions)
            verb = encoding.actions.verb_of(action)
            assert verb == STANDS_FOR.get(option.verb, option.verb)
            words = [verb, *notation(play.game, option).split()[1:]]
            # The name leaves out what follows from the position, and says nothing else.
            named = encoding.actions.names[action].split()
            assert [word.replace("white-", "white") for word in named if word not in words] in (
                [],
                ["white"],
            )


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("game", ["boonlake", "burgundy"])
def test_no_two_options_of_a_choice_share_a_number(game: str, seats: int) -> None:
    for number, options in enumerate(every_setup(game, seats)):
        check_game(game, seats, options, number, "random")


@pytest.mark.parametrize("at", TABLES, ids=name_of)
def test_nor_where_sensible_play_leads(at: tuple[str, int, dict[str, object]]) -> None:
    check_game(*at, seed=5, level="novice")


@pytest.mark.extended
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("game", ["boonlake", "burgundy"])
def test_nor_in_many_more_games(game: str, seats: int) -> None:
    for options in every_setup(game, seats):
        for seed in range(100, 106):
            check_game(game, seats, options, seed, "novice" if seed % 2 else "random")


@pytest.mark.parametrize("at", TABLES, ids=name_of)
def test_every_verb_of_the_space_exists_and_names_are_unique(
    at: tuple[str, int, dict[str, object]],
) -> None:
    encoding = table(*at)
    verbs = {option.verb for option in encoding.game.option_classes()}
    assert {one.verb for one in encoding.actions.deeds} <= verbs
    assert len(set(encoding.actions.names)) == len(encoding.actions)
    assert encoding.actions.names[WAIT] == "wait"


def test_numbers_do_not_depend_on_the_process() -> None:
    code = (
        "from spieltisch.envs.encoding import encoding_of;"
        "from spieltisch.kernel.values import digest;"
        "print(*[digest(list(encoding_of(g, s).actions.names))"
        " for g in ('boonlake', 'burgundy') for s in (1, 4)])"
    )
    found = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(found) == 1


def test_what_follows_from_the_position_has_no_number_of_its_own() -> None:
    actions = table("burgundy", 2, {"white-castles": "yes"}).actions
    castle = 22
    assert actions.number(Take(3, 2, castle, 1)) == actions.number(Take(3, 2, castle, 0))
    assert actions.number(Sell(3, 1, 0)) != actions.number(Sell(4, 1, 0))
    # The white die is one die, whatever it shows.
    white = {actions.number(TakeWorkers(WHITE + face)) for face in range(1, 7)}
    assert len(white) == 1
    assert actions.names[white.pop()] == "workers white"
    assert actions.number(TakeFourWorkers(3)) == actions.number(TakeWorkers(3))


def test_an_option_it_does_not_know_is_named() -> None:
    actions = table("burgundy", 2).actions
    with pytest.raises(UnknownOption, match="no number for Take"):
        actions.number(Take(3, 9, 1, 0))


def test_options_that_share_a_number_are_noticed() -> None:
    game = table("burgundy", 2).game
    careless = ActionSpace(game, [Deed("sell", ("goods",), [(1,)])])
    with pytest.raises(UnknownOption, match="share a number"):
        careless.legal([Sell(3, 1, 0), Sell(4, 1, 0)])


def test_a_deed_takes_its_fields_values_independently() -> None:
    assert deed("build", resource=[0, 1], place=[4, 5]).keys == [(0, 4), (0, 5), (1, 4), (1, 5)]
