"""`spieltisch pack`: check, show and start component packs."""

import argparse
from pathlib import Path

from spieltisch import games, texts
from spieltisch.cli import common
from spieltisch.games.packs import box_file, boxes
from spieltisch.help.findings import all_of


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

    box = deeds.add_parser("box", help="put a pack into one box file, to hand on or to import")
    box.add_argument("game", metavar="GAME")
    box.add_argument("folder", metavar="DIR", type=Path, help="the pack: a folder or a box file")
    box.add_argument("file", metavar="FILE", type=Path, help="the box file to write")
    box.set_defaults(command=run_box)

    compare = deeds.add_parser("compare", help="say where two packs differ")
    compare.add_argument("game", metavar="GAME")
    compare.add_argument("one", metavar="DIR", type=Path, help="a pack: a folder or a box file")
    compare.add_argument(
        "other", metavar="OTHER", type=Path, nargs="?", help="another (default: the game's own)"
    )
    common.add_json(compare)
    compare.set_defaults(command=run_compare)

    new = deeds.add_parser("new", help="write a commented copy to fill in")
    new.add_argument("game", metavar="GAME")
    new.add_argument("folder", metavar="DIR", type=Path, help="a folder that is empty or not there")
    new.set_defaults(command=run_new)


def _add_place(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "folder",
        metavar="DIR",
        type=Path,
        nargs="?",
        help="the pack: a folder or a box file (default: the game's own)",
    )


def run_check(given: argparse.Namespace) -> int:
    """Print every finding; 1 if there are any."""
    findings = all_of(boxes.check(given.game, given.folder), "en")
    if given.json:
        common.print_json({"game": given.game, "findings": findings})
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
    for path in games.pack_tools(given.game).new_pack(given.folder, name_of):
        print(path)
    return 0


def name_of(language: str, message: str) -> str:
    """What a component is called in a language; nothing where no message says it."""
    return texts.say(language, message) if texts.knows(language, message) else ""


def run_box(given: argparse.Namespace) -> int:
    """Write a pack as one file."""
    files = boxes.read(given.game, given.folder)
    given.file.write_bytes(box_file.text_of(given.game, files))
    print(given.file)
    return 0


def run_compare(given: argparse.Namespace) -> int:
    """Print every difference; 1 if there are any."""
    files = [
        boxes.own(given.game) if place is None else boxes.read(given.game, place)
        for place in (given.one, given.other)
    ]
    found = boxes.differences(given.game, *files)
    if given.json:
        common.print_json([{**one._asdict(), "sheet": one.sheet.name} for one in found])
    else:
        for one in found:
            print(
                f"{one.sheet.name} {one.key}: {one.field} = {one.one or '-'} / {one.other or '-'}"
            )
        print(f"{len(found)} differences" if found else "These packs hold the same values.")
    return 1 if found else 0
