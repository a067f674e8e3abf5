"""What several commands share: arguments, options by name, progress, JSON."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from spieltisch import games
from spieltisch.kernel.errors import BadSetup
from spieltisch.kernel.game import Game

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
Tick = Callable[[int, int], None]


def positive(text: str) -> int:
    """A whole number above zero."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not above zero")
    return number


positive.__name__ = "number above zero"


def add_game(parser: argparse.ArgumentParser) -> None:
    """The game and its pack."""
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(games.names())}")
    add_pack(parser)


def add_pack(parser: argparse.ArgumentParser) -> None:
    """A pack of the user's own."""
    parser.add_argument("--pack", metavar="DIR", help="play with the component pack in this folder")


def add_table_options(parser: argparse.ArgumentParser) -> None:
    """Table options by name."""
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="set a table option; `spieltisch games` lists them; may be repeated",
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    """Output for programs."""
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of text")


def game_of(given: argparse.Namespace) -> Game[Any]:
    """The game asked for, with its pack."""
    return games.load(given.game, given.pack)


def table_options(given: argparse.Namespace) -> dict[str, str]:
    """The table options given as NAME=VALUE."""
    chosen: dict[str, str] = {}
    for text in given.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(f"--option takes NAME=VALUE, not {text!r}")
        chosen[name] = value
    return chosen


def print_json(value: object) -> None:
    """One JSON object on one line."""
    print(json.dumps(value, ensure_ascii=False))


@contextmanager
def progress_bar(what: str) -> Iterator[Tick | None]:
    """A bar with the time left, on a terminal only."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console

    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
