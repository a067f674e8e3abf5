"""Commands that put a game's rules to the test: fuzz and perft."""

import argparse
import os

from spieltisch.cli import common
from spieltisch.proving import fuzz
from spieltisch.proving.perft import perft


def add_to(commands: common.Commands) -> None:
    """Make the commands known."""
    fuzzing = commands.add_parser(
        "fuzz",
        description="Play random games over all seat counts and table options, with every check "
        "of the test kit after every step. Exit code 1 if a check fails; the failing game is saved "
        "as a record that `spieltisch replay` reproduces.",
    )
    common.add_game(fuzzing)
    fuzzing.add_argument("--games", type=common.positive, default=20, help="how many (default 20)")
    fuzzing.add_argument("--seed", type=int, default=1, help="the same seed gives the same games")
    fuzzing.add_argument("--seats", type=common.positive, help="only this number of seats")
    fuzzing.add_argument(
        "--light",
        action="store_true",
        help="check only errors, dead ends, runaways, conservation and replay",
    )
    fuzzing.add_argument(
        "--records", metavar="DIR", default=".", help="where to save the record of a failure"
    )
    fuzzing.add_argument(
        "--jobs", type=common.positive, default=os.cpu_count() or 1, help="processes to use"
    )
    fuzzing.add_argument(
        "--mixed",
        type=common.positive,
        default=0,
        metavar="N",
        help="only N random mixtures of all table options for each number of seats",
    )
    common.add_table_options(fuzzing)
    common.add_json(fuzzing)
    fuzzing.set_defaults(command=run_fuzz)

    counting = commands.add_parser(
        "perft",
        description="Count the sequences of decisions reachable from the start of a game with a "
        "fixed seed. The numbers change only when the rules or the pack do.",
    )
    common.add_game(counting)
    counting.add_argument("--depth", type=common.positive, default=3, help="decisions (default 3)")
    counting.add_argument("--seats", type=common.positive, help="how many play (default: fewest)")
    counting.add_argument("--seed", type=int, default=1)
    common.add_table_options(counting)
    common.add_json(counting)
    counting.set_defaults(command=run_perft)


def run_fuzz(given: argparse.Namespace) -> int:
    """Fuzz a game; 1 if anything is broken."""
    with common.progress_bar(f"fuzzing {given.game}") as tick:
        report = fuzz(
            given.game,
            given.games,
            seed=given.seed,
            light=given.light,
            seats=[given.seats] if given.seats else None,
            options=common.table_options(given),
            records_dir=given.records,
            jobs=given.jobs,
            progress=tick,
            pack=given.pack,
            mixed=given.mixed,
        )
    if given.json:
        common.print_json(
            {
                "game": report.game,
                "games": report.games,
                "decisions": report.decisions,
                "checks": report.checks,
                "seconds": round(report.seconds, 2),
                "failures": [str(failure) for failure in report.failures],
            }
        )
    else:
        print(report)
    return 0 if report else 1


def run_perft(given: argparse.Namespace) -> int:
    """Count and print."""
    game = common.game_of(given)
    seats = given.seats or min(game.seat_counts)
    counts = perft(game, seats, common.table_options(given), given.depth, given.seed)
    if given.json:
        common.print_json({"game": game.name, "seats": seats, "seed": given.seed, "counts": counts})
        return 0
    for depth, count in enumerate(counts, 1):
        print(f"{depth:>3} {count}")
    return 0
