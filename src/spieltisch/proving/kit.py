"""The kit's front door: what a game's test file and the command line call."""

from collections.abc import Sequence
from typing import Any

from spieltisch.games import load
from spieltisch.kernel.game import Game
from spieltisch.proving.broken import Broken
from spieltisch.proving.elsewhere import same_everywhere
from spieltisch.proving.fuzzing import fuzz
from spieltisch.proving.plan import Options, tables
from spieltisch.proving.report import Report
from spieltisch.proving.run import BOUND, OnGame, prove_numbers

GAMES = 24


def prove(
    game: Game[Any],
    seat_counts: Sequence[int] | None = None,
    option_sets: Sequence[Options] | None = None,
    games: int = GAMES,
    seed: int = 1,
    light: bool = False,
    on_game: OnGame | None = None,
    bound: int = BOUND,
) -> Report:
    """Play random games under all checks, spread over seat counts, table options and orders.

    `games` is the number in all. Game number n is played at table n with seed + n.
    """
    setups = tables(game, seat_counts, option_sets, seed)
    return prove_numbers(game, setups, range(games), seed, light, on_game, bound)


def prove_game(
    game: str | Game[Any],
    seat_counts: Sequence[int] | None = None,
    option_sets: Sequence[Options] | None = None,
    games: int = GAMES,
    seed: int = 1,
    light: bool = False,
    bound: int = BOUND,
) -> Report:
    """What a game's test file calls: fails with a readable message, else returns the report.

    A game given by name is also played in other processes, which must come to the same end.
    """
    rules = load(game) if isinstance(game, str) else game
    report = prove(rules, seat_counts, option_sets, games, seed, light, bound=bound)
    if not report:
        raise AssertionError(str(report))
    if isinstance(game, str):
        try:
            same_everywhere(rules, seed, bound)
        except Broken as fault:
            raise AssertionError(f"{rules.name}: {fault}") from fault
    return report


__all__ = ["fuzz", "prove", "prove_game"]
