"""`spieltisch pack`: check, show and start component packs."""

import argparse
from pathlib import Path

from spieltisch import games
from spieltisch.cli import common


def add_to(commands: common.Commands) -> None:
    """Make the commands known."""
    parser = commands.add_parser(
        "pack",
        description="A component pack holds every printed value of a game. "
        "Whoever owns the box can type its values into a pack and play with it (--pack DIR).",
    )
    deeds = parser.add_subparsers(title="what to do", metavar="DEED", required=True)

    check = deeds.add_parser("check", help="say what is missing or impossible in a pack")
    _add_place(check)
    common.add_json(check)
    check.set_defaults(command=run_check)

    show = deeds.add_parser("show", help="print every component with its values and their origin")
    _add_place(show)
    show.set_defaults(command=run_show)

    new = deeds.add_parser("new", help="write a commented copy to fill in")
    new.add_argument("game", metavar="GAME")
    new.add_argument("folder", metavar="DIR", type=Path, help="a folder that is empty or not there")
    new.set_defaults(command=run_new)


def _add_place(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "folder", metavar="DIR", type=Path, nargs="?", help="the pack (default: the game's own)"
    )


def run_check(given: argparse.Namespace) -> int:
    """Print every finding; 1 if there are any."""
    findings = games.pack_tools(given.game).check_pack(given.folder)
    if given.json:
        common.print_json({"game": given.game, "findings": [str(found) for found in findings]})
    else:
        for found in findings:
            print(found)
        print(f"{len(findings)} findings" if findings else "This pack can be played.")
    return 1 if findings else 0


def run_show(given: argparse.Namespace) -> int:
    """Print a pack."""
    tools = games.pack_tools(given.game)
    print(tools.show_pack(tools.load_pack(given.folder)), end="")
    return 0


def run_new(given: argparse.Namespace) -> int:
    """Write a pack to fill in."""
    for path in games.pack_tools(given.game).new_pack(given.folder):
        print(path)
    return 0
