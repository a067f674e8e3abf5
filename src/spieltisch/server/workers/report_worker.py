"""A process that makes the report on one finished game: the record on stdin, lines on stdout.

Lines are JSON: how far it is, and at the end the report. It ends when its server does.
"""

import importlib
import json
import os
import sys
import threading
from typing import Any, TextIO

from spieltisch import games
from spieltisch.bots.report import report_on
from spieltisch.kernel.record import parse
from spieltisch.server.workers.bot_worker import limit_memory

NICENESS = 10
STEPS_TOLD = 100


def make(record_text: str, pack: str, out: TextIO) -> None:
    """Make the report and tell how it goes."""
    record = parse(record_text)
    told = -1

    def tell(done: int, total: int) -> None:
        nonlocal told
        step = done * STEPS_TOLD // max(1, total)
        if step > told:
            told = step
            _write(out, {"done": done, "total": total})

    report = report_on(games.shared(record.header.game, pack or None), record, progress=tell)
    _write(out, {"report": report.plain()})


def _write(out: TextIO, line: dict[str, Any]) -> None:
    out.write(json.dumps(line) + "\n")
    out.flush()


def _end_with_the_server() -> None:
    """Stdin ends when the server does, however it ends."""
    sys.stdin.read()
    os._exit(1)


def main() -> None:
    """Make one report."""
    for module in filter(None, os.environ.get("SPIELTISCH_GAMES", "").split(",")):
        importlib.import_module(module)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    limit_memory(int(os.environ.get("SPIELTISCH_BOT_MEGABYTES", "1024")))
    asked = json.loads(sys.stdin.readline())
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    make(asked["record"], asked["pack"], sys.stdout)


if __name__ == "__main__":
    main()
