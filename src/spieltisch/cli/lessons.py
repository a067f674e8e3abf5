"""`spieltisch lessons`: list the guided games and check each."""

import argparse

from spieltisch import games
from spieltisch.cli import common
from spieltisch.tables.lesson_check import faults
from spieltisch.tables.lessons import lessons_of


def add_to(commands: common.Commands) -> None:
    """Make the command known."""
    parser = commands.add_parser(
        "lessons",
        description="List the guided games and check them: every step can be reached, every text "
        "is there in all languages and short enough, and the record is what is played.",
    )
    parser.set_defaults(command=run)


def run(_given: argparse.Namespace) -> int:
    """Check all; 1 if something is wrong."""
    found = 0
    for game in games.names():
        for lesson in lessons_of(game):
            print(f"{game} {lesson.name}: {len(lesson.steps)} steps, {len(lesson.goals)} goals")
            for fault in faults(lesson):
                found += 1
                print(f"  {fault}")
    return 1 if found else 0
