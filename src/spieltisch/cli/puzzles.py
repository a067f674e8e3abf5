"""`spieltisch puzzles`: find positions in which one line is clearly the best."""

import argparse
from pathlib import Path

from spieltisch.arena.puzzles import mine
from spieltisch.arena.ray_cluster import mining_on_ray
from spieltisch.cli import common


def add_to(commands: common.Commands) -> None:
    """Make the command known."""
    parser = commands.add_parser(
        "puzzles",
        description="Let Masters play and keep the positions in which one line is better than the "
        "second by at least five points, whatever seed is searched with, and with twice the "
        "effort too. Each is written as a record with its solution.",
    )
    actions = parser.add_subparsers(metavar="ACTION", required=True)
    mining = actions.add_parser("mine", help="find puzzles in new games")
    mining.add_argument("game", metavar="GAME")
    mining.add_argument("--games", type=int, default=10, help="how many games to play")
    mining.add_argument("--seed", type=int, default=1, help="the same seed finds the same")
    mining.add_argument("--seats", type=int, default=2)
    mining.add_argument("--effort", type=int, default=400, help="positions for each decision")
    mining.add_argument("--each", type=int, default=2, help="puzzles of one game at most")
    mining.add_argument("--ray", metavar="ADDRESS", help="run on this Ray cluster, or 'local'")
    mining.add_argument("--out", default=".", help="the folder to write them to")
    mining.set_defaults(command=run)


def run(given: argparse.Namespace) -> int:
    """Find puzzles and write each as soon as it is found."""
    folder = Path(given.out)
    folder.mkdir(parents=True, exist_ok=True)
    found = 0
    runner = mining_on_ray(given.ray) if given.ray else None
    sizes = (given.games, given.seed, given.effort, given.seats, given.each)
    with common.progress_bar("looking for puzzles") as tick:
        for puzzle in mine(given.game, *sizes, tick, runner):
            found += 1
            path = folder / f"{puzzle.name}.jsonl"
            path.write_text(puzzle.text(), encoding="utf-8")
    print(f"{found} puzzles in {folder}")
    return 0
