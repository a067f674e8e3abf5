"""`spieltisch dataset`: recorded games as arrays for learning."""

import argparse

from spieltisch.cli import common
from spieltisch.kernel.errors import SpieltischError


def add_to(commands: common.Commands) -> None:
    """Make the command known."""
    parser = commands.add_parser(
        "dataset",
        description="Play records again and write every decision between at least two options: "
        "what the seat saw, which actions were legal, which one it took, and how the game ended "
        "for it. All records must have the same game, seats and options. "
        "`spieltisch arena GAME --records DIR` makes records. Needs the extra `research`.",
    )
    parser.add_argument(
        "records", metavar="RECORD", nargs="+", help="records, or folders with records (*.jsonl)"
    )
    parser.add_argument("-o", "--output", metavar="FILE", required=True, help="FILE.parquet")
    common.add_pack(parser)
    common.add_json(parser)
    parser.set_defaults(command=run)


def run(given: argparse.Namespace) -> int:
    """Write one file."""
    try:
        from spieltisch.envs import dataset
    except ImportError as fault:
        raise SpieltischError(str(fault)) from fault
    with common.progress_bar("records") as tick:
        summary = dataset.write(given.records, given.output, given.pack, tick)
    if given.json:
        common.print_json(vars(summary))
        return 0
    print(
        f"{given.output}: {summary.rows} decisions of {summary.games} games "
        f"({summary.numbers} numbers an observation, {summary.actions} actions)"
    )
    if summary.unfinished:
        print(f"left out: {summary.unfinished} games that were not finished")
    return 0
