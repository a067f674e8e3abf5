"""`spieltisch report`: the turning points of a recorded game, and how much of it was luck."""

import argparse
import math
from typing import Any

from rich.console import Console
from rich.table import Table

from spieltisch import games, texts
from spieltisch.bots.effort import parse_effort
from spieltisch.bots.report import Report, TurningPoint, report_on
from spieltisch.bots.report.report import EFFORT
from spieltisch.cli import common
from spieltisch.kernel.record import Record
from spieltisch.kernel.wording import option_text
from spieltisch.tables.record_file import load_record
from spieltisch.tables.replay import Rerun
from spieltisch.tables.speech import seat_name, speak


def add_to(commands: common.Commands) -> None:
    """Make the command known."""
    parser = commands.add_parser(
        "report",
        description="Walk through a recorded game with what the Master knows: compare every "
        "decision with the best one, and what dice and draws brought with what they bring on "
        "average. All numbers are points of the final score.",
    )
    parser.add_argument("file", metavar="RECORD", help="a record, as Match.record.save writes it")
    parser.add_argument("--seed", type=int, default=1, help="the same seed tells the same")
    parser.add_argument(
        "--effort",
        metavar="POSITIONS",
        help=f"positions for each decision looked at closely (default {EFFORT.positions})",
    )
    parser.add_argument("--language", choices=texts.LANGUAGES, default="en")
    common.add_json(parser)
    common.add_pack(parser)
    parser.set_defaults(command=run)


def run(given: argparse.Namespace) -> int:
    """Make the report and print it."""
    record = load_record(given.file)
    game = games.load(record.header.game, given.pack)
    effort = parse_effort(given.effort) if given.effort else EFFORT
    with common.progress_bar("looking at the game") as tick:
        report = report_on(game, record, given.seed, effort=effort, progress=tick)
    if given.json:
        common.print_json(report.plain())
    else:
        _print(game, record, report, given.language)
    return 0


def _print(game: Any, record: Record, report: Report, language: str) -> None:
    console = Console()
    rerun = Rerun(game, record)
    console.print(_table(report, rerun.scores[-1], language))
    for seat, told in enumerate(report.seats):
        console.print(f"\n{seat_name(seat, language)}", style="bold")
        for point in told.points:
            console.print(f"  {_line(rerun, seat, point, language)}", highlight=False)


def _table(report: Report, scores: list[int], language: str) -> Table:
    def say(message: str) -> str:
        return texts.say(language, message)

    columns = (
        "report-start",
        "report-dice",
        "report-draws",
        "report-own",
        "report-others",
        "report-score",
        "report-luck",
        "report-without-luck",
    )
    table = Table("", *map(say, columns))
    for seat, told in enumerate(report.seats):
        figures = (told.dice, told.draws, told.own, told.others)
        table.add_row(
            seat_name(seat, language),
            f"{told.start:.1f}",
            *(f"{figure:+.1f}" for figure in figures),
            str(scores[seat]),
            f"{told.luck:+.1f} ± {math.sqrt(told.doubt):.1f}",
            f"{scores[seat] - told.luck:.0f}",
        )
    return table


def _line(rerun: Rerun, seat: int, point: TurningPoint, language: str) -> str:
    """A turning point as a sentence."""
    values: dict[str, str | int] = {"number": point.number, "points": f"{abs(point.points):.1f}"}
    if point.kind == "luck":
        good = point.points > 0
        message = "report-line-lucky" if good else "report-line-unlucky"
        return texts.say(language, message, values)
    position = rerun.at(point.number - 1)
    board = rerun.game.board(position.state, seat)
    took, better = (
        speak(option_text(rerun.game, position.option(seat, move), board), language)
        for move in (point.took, point.better)
    )
    return texts.say(language, "report-line-decision", {**values, "took": took, "better": better})
