"""Who is absent from a table without a clock: those for whom a bot may be asked to play."""

import msgspec

from spieltisch.server.live import table_cache
from spieltisch.server.live.news import voice_of
from spieltisch.server.live.own_seats import Awaited, awaited
from spieltisch.tables.handing import span
from spieltisch.tables.table import Table


class Absent(msgspec.Struct, frozen=True):
    """Somebody for whom a bot may play now, and how long they have been awaited, in words."""

    seat: int
    time: str


def others_awaited(table: Table, mine: list[int], language: str) -> list[Awaited]:
    """The others for whom a person with these seats waits."""
    return [
        one for one in awaited(table, voice_of(table, language)) if mine and one.seat not in mine
    ]


def absent(table: Table, mine: list[int], language: str) -> list[Absent]:
    """Those of them who have been awaited for long enough."""
    at = table_cache.now()
    return [
        Absent(one.seat, span(language, at - one.since))
        for one in others_awaited(table, mine, language)
        if one.until <= at
    ]
