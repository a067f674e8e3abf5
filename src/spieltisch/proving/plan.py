"""Which tables to play: all seat counts and table options, well mixed from the start."""

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from spieltisch.kernel.game import ORDER, Game, Setup

Options = Mapping[str, object]

RANDOM_SETS = 3


def option_sets(game: Game[Any], seats: int, source: random.Random) -> list[dict[str, object]]:
    """The defaults, every other value of every option once, and a few random mixtures."""
    known = [option for option in game.options_for(seats) if option.name != ORDER.name]
    sets: list[dict[str, object]] = [{}]
    sets += [
        {option.name: value}
        for option in known
        for value in option.values
        if value != option.default
    ]
    if len(known) > 1:
        sets += [
            {option.name: source.choice(option.values) for option in known}
            for _set in range(RANDOM_SETS)
        ]
    return sets


def mixtures(
    game: Game[Any], seats: int, count: int, source: random.Random
) -> list[dict[str, object]]:
    """So many random values for all options at once: where expansions meet, faults hide."""
    known = game.options_for(seats)
    return [
        {option.name: source.choice(option.values) for option in known} for _set in range(count)
    ]


def in_both_orders(options: Options) -> list[dict[str, object]]:
    """Options as given, played together and in turn unless they say which."""
    if ORDER.name in options:
        return [dict(options)]
    return [{**options, ORDER.name: order} for order in ORDER.values]


def tables(
    game: Game[Any],
    seat_counts: Sequence[int] | None,
    sets: Sequence[Options] | None,
    seed: int,
    fixed: Options | None = None,
    mixed: int = 0,
) -> list[Setup]:
    """All tables to be played, so ordered that the first few already differ in everything.

    `fixed` options hold at every table; seat counts that do not have them are left out. `mixed`:
    so many random mixtures of all options for each seat count, and nothing else.
    """
    source = random.Random(f"tables {seed}")

    def sets_for(seats: int) -> Sequence[Options]:
        if mixed:
            return mixtures(game, seats, mixed, source)
        return option_sets(game, seats, source) if sets is None else sets

    columns = [
        _distinct(
            game.setup(seats, options)
            for chosen in sets_for(seats)
            for options in in_both_orders({**chosen, **(fixed or {})})
        )
        for seats in seat_counts or _seat_counts_with(game, fixed or {})
    ]
    longest = max(len(column) for column in columns)
    return [column[row] for row in range(longest) for column in columns if row < len(column)]


def _seat_counts_with(game: Game[Any], fixed: Options) -> list[int]:
    """The seat counts that have these options; all of them if none has, so that one complains."""
    fitting = [
        seats
        for seats in game.seat_counts
        if fixed.keys() <= {option.name for option in game.options_for(seats)}
    ]
    return fitting or list(game.seat_counts)


def _distinct(setups: Iterable[Setup]) -> list[Setup]:
    return list({str(sorted(setup.options.items())): setup for setup in setups}.values())
