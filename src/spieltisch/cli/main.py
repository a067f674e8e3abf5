"""`spieltisch`: play, simulate, replay and examine games from the command line.

Exit codes: 0 fine, 1 a check failed, 2 wrong use.
"""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module

from spieltisch import native
from spieltisch.kernel.errors import SpieltischError
from spieltisch.version import __version__

FINE, FAILED, WRONG_USE = 0, 1, 2

COMMANDS = {
    "play": {"play": "open the lobby in the browser, or play a game in the terminal"},
    "run": {
        "games": "list the games with their seats and table options",
        "simulate": "let bots play many games and count the results",
        "replay": "play a recorded game again and check that it ends as recorded",
    },
    "examine": {
        "fuzz": "play random games and check everything after every step",
        "perft": "count the decision sequences to a depth: a regression number",
    },
    "pack": {"pack": "check, show or begin a component pack"},
    "arena": {
        "arena": "let bots compete and say how sure the result is",
        "stats": "say what wins: strips, cards, tiles, duchies, counted over records",
        "train": "learn a value for the Master from self-play",
    },
    "benchmark": {"benchmark": "measure an agent by a task that never changes"},
    "serve": {
        "serve": "serve tables to browsers and programs",
        "verify": "recompute all luck of a finished game from its secret",
        "backup": "save the whole database into one file",
        "restore": "fill an empty database from a backup",
        "complaints": "what people at the tables have told the host about others",
        "examine-store": "play all stored games again with this version and list what differs",
    },
    "draw": {"draw": "draw a moment of a recorded game as SVG or PNG"},
    "report": {
        "report": "tell a game's turning points, and how much was luck and how much decisions"
    },
    "lessons": {"lessons": "list the guided games and check them"},
    "puzzles": {"puzzles": "find positions in which one line is clearly the best"},
    "dataset": {"dataset": "turn recorded games into arrays for learning (Parquet)"},
}
"""By module, so that only the one that is asked for is imported."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and say how it went."""
    words = sys.argv[1:] if arguments is None else arguments
    parser = _parser(next((word for word in words if not word.startswith("-")), ""))
    given = parser.parse_args(words)
    if given.command is None:
        parser.print_help()
        return FINE
    try:
        return int(given.command(given))
    except SpieltischError as fault:
        print(f"spieltisch: {_in_words(fault)}", file=sys.stderr)
        return WRONG_USE
    except BrokenPipeError:
        # Whoever read our output has seen enough.
        sys.stderr.close()
        return FINE
    except KeyboardInterrupt:
        print("\nspieltisch: stopped.", file=sys.stderr)
        return FAILED


def _in_words(fault: SpieltischError) -> str:
    # Only here, since it brings games and texts along: most commands end without.
    from spieltisch.games.packs.findings import PackError
    from spieltisch.help.findings import refused

    return refused(fault, "en") if isinstance(fault, PackError) else str(fault)


def _parser(wanted: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="spieltisch",
        description="A digital table for heavy Euro games: "
        "play them, replay them, let bots play them, put their rules to the test.",
        epilog="Exit codes: 0 fine, 1 a check failed, 2 wrong use. "
        "Every command has its own help: spieltisch simulate --help.",
    )
    parser.add_argument("--version", action="version", version=_version())
    parser.set_defaults(command=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for module, helps in COMMANDS.items():
        if wanted in helps:
            import_module(f"spieltisch.cli.{module}").add_to(commands)
        else:
            for name, line in helps.items():
                commands.add_parser(name, help=line)
    return parser


def _version() -> str:
    """Also whether the rules run compiled: an install cannot say it aloud."""
    return f"spieltisch {__version__} ({native.build()})"
