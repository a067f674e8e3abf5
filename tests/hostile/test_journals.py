"""Long journals: whoever moves and takes back thousands of times stops nobody who reads."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from spieltisch.server import limits
from spieltisch.server.live import journals
from spieltisch.server.live.seat_changes import Hands
from spieltisch.tables.deeds import Entry, Moved, Undone
from spieltisch.tables.journal import Journal
from tests.server.inside import server_inside
from tests.server.serving import Client

FEW, MANY = 50, 400


def undone(times: int) -> list[Entry]:
    """A journal in which nothing stands."""
    return numbered([deed for _ in range(times) for deed in (Moved(0, "x"), Undone(0))])


def numbered(deeds: Sequence[Moved | Undone]) -> list[Entry]:
    return [Entry(seq, 0, deed) for seq, deed in enumerate(deeds, 1)]


def hands(entries: list[Entry]) -> None:
    seen = Hands()
    for entry in entries:
        seen.read(entry)


def work(read: Callable[[list[Entry]], object], entries: list[Entry]) -> int:
    """How many of Python's instructions it takes, which no load of the machine changes."""
    count = 0

    def trace(frame: FrameType, event: str, _arg: Any) -> Any:
        nonlocal count
        frame.f_trace_opcodes = True
        count += event == "opcode"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        read(entries)
    finally:
        sys.settrace(before)
    return count


@pytest.mark.parametrize("read", [Journal, hands])
def test_reading_takes_as_long_as_the_journal_is(read: Callable[[list[Entry]], object]) -> None:
    few, many = (work(read, undone(times)) for times in (FEW, MANY))
    assert few < many < 1.1 * (MANY / FEW) * few


def test_notes_stay_where_moves_stood() -> None:
    moved = [Moved(0, "a"), Moved(1, "b"), Moved(0, "c"), Moved(0, "d")]
    journal = Journal(numbered([*moved, Undone(0, 2), Moved(1, "e"), Undone(1, 2)]))
    assert [line.move.move for line in journal.lines] == ["a"]
    assert [after for after, _note in journal.notes] == [1, 1]


def test_a_long_journal_costs_who_reads_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journals, "ENTRIES_A_UNIT", 0.1)
    with server_inside(tmp_path) as inside:
        ann = Client.program(inside.url, "Ann")
        path = f"/api/v1/tables/{ann.table('me', 'me')['id']}"
        for page in ("log", "screen", "scene", "story"):
            inside.app.limits = limits.Limits(1.0)
            statuses = [ann.get(f"{path}/{page}").status for _ in range(20)]
            assert 429 in statuses, page
