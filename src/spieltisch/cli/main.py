"""`spieltisch`: play, simulate, replay and examine games from the command line.

Exit codes: 0 fine, 1 a check failed, 2 wrong use.
"""

import argparse
import sys
from collections.abc import Sequence

from spieltisch.cli import arena, dataset, draw, examine, pack, play, report, run, serve
from spieltisch.kernel.errors import SpieltischError
from spieltisch.version import __version__

FINE, FAILED, WRONG_USE = 0, 1, 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and say how it went."""
    parser = _parser()
    given = parser.parse_args(arguments)
    if given.command is None:
        parser.print_help()
        return FINE
    try:
        return int(given.command(given))
    except SpieltischError as fault:
        print(f"spieltisch: {fault}", file=sys.stderr)
        return WRONG_USE
    except BrokenPipeError:
        # Whoever read our output has seen enough.
        sys.stderr.close()
        return FINE
    except KeyboardInterrupt:
        print("\nspieltisch: stopped.", file=sys.stderr)
        return FAILED


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="spieltisch",
        description="A digital table for heavy Euro games: "
        "play them, replay them, let bots play them, put their rules to the test.",
        epilog="Exit codes: 0 fine, 1 a check failed, 2 wrong use. "
        "Every command has its own help: spieltisch simulate --help.",
    )
    parser.add_argument("--version", action="version", version=f"spieltisch {__version__}")
    parser.set_defaults(command=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    play.add_to(commands)
    run.add_to(commands)
    examine.add_to(commands)
    pack.add_to(commands)
    arena.add_to(commands)
    serve.add_to(commands)
    draw.add_to(commands)
    report.add_to(commands)
    dataset.add_to(commands)
    return parser
