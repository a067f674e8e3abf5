"""Seats that change hands, told among the moves: to a bot, back to a person, to a simpler bot."""

import asyncio
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Sequence

from spieltisch.server.live.table_cache import LiveTable, TableCache
from spieltisch.tables.deeds import (
    Entry,
    GivenBack,
    Moved,
    Resigned,
    Returned,
    Sat,
    TakenOver,
    Undone,
)
from spieltisch.tables.handing import handed_line, replaced_line
from spieltisch.tables.table import Table

MOST_KEPT = 256


class Change:
    """A seat has changed hands; `seq` is the entry that says so."""

    def __init__(self, seq: int, deed: TakenOver | GivenBack | Resigned | Moved) -> None:
        self.seq = seq
        self.seat = deed.seat
        self._deed = deed

    def text(self, language: str, names: Sequence[str]) -> str:
        """The line of the log. A move says that its bot had to be replaced."""
        if isinstance(self._deed, Moved):
            return replaced_line(self.seat, language, names)
        return handed_line(self._deed, language, tuple(names))


class Hands:
    """All changes at a table up to an entry of its journal, and between which moves they lie."""

    def __init__(self) -> None:
        self.seq = 0
        self.changes: list[Change] = []
        self._moves: list[int] = []
        """The entries of the moves that stand, and who made them."""
        self._movers: list[int] = []
        self._levels: dict[int, str] = {}
        self._deciding: dict[int, str] = {}

    def moves_before(self, change: Change) -> int:
        """How many of the moves that stand came before it."""
        return bisect_left(self._moves, change.seq)

    def read(self, entry: Entry) -> None:
        """Take in the next entry."""
        self.seq = entry.seq
        match entry.deed:
            case Moved(seat=seat, bot=bot):
                self._moves.append(entry.seq)
                self._movers.append(seat)
                self._decided(entry.seq, entry.deed, bot)
            case Undone(seat=seat, moves=moves):
                self._take_back(seat, moves)
            case Returned(to=to):
                kept = bisect_left(self._moves, to + 1)
                del self._moves[kept:], self._movers[kept:]
            case Sat(seat=seat, bot=bot):
                self._levels[seat] = bot
            case TakenOver(seat=seat, bot=bot) | Resigned(seat=seat, bot=bot):
                self._levels[seat] = bot
                self.changes.append(Change(entry.seq, entry.deed))
            case GivenBack(seat=seat):
                self._levels[seat] = ""
                self.changes.append(Change(entry.seq, entry.deed))

    def _decided(self, seq: int, deed: Moved, bot: str) -> None:
        """Another bot than the seat's own has decided: told once, until its own is back."""
        level, before = self._levels.get(deed.seat, ""), self._deciding.get(deed.seat, "")
        self._deciding[deed.seat] = bot
        if bot and level and bot not in (level, before):
            self.changes.append(Change(seq, deed))

    def _take_back(self, seat: int, moves: int) -> None:
        at = len(self._moves)
        while moves and at:
            at -= 1
            if self._movers[at] == seat:
                del self._moves[at], self._movers[at]
                moves -= 1


class SeatChanges:
    """The changes at the tables looked at last. What happens here is heard, not read."""

    def __init__(self, tables: TableCache) -> None:
        self._store = tables.store
        self._kept: OrderedDict[str, Hands] = OrderedDict()
        tables.after.append(self._hear)

    def _hear(self, hot: LiveTable, entries: list[Entry]) -> None:
        hands = self._kept.get(hot.table.id)
        for entry in entries:
            if hands is not None and entry.seq == hands.seq + 1:
                hands.read(entry)

    async def of(self, table: Table) -> Hands:
        """The changes up to where the table stands. Only while it is locked."""
        hands = self._kept.setdefault(table.id, Hands())
        self._kept.move_to_end(table.id)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        if hands.seq < table.seq:
            # What another process has stored meanwhile comes when the table itself has got there.
            later = await asyncio.to_thread(self._store.tables.entries, table.id, hands.seq)
            for entry in later:
                if entry.seq <= table.seq:
                    hands.read(entry)
        return hands
