"""Who is awaited at a table without a clock, for how long, and a bot that plays for the absent."""

import msgspec

from spieltisch import texts
from spieltisch.server.live import table_cache
from spieltisch.server.live.table_cache import Command
from spieltisch.tables.deeds import Entry
from spieltisch.tables.handing import span
from spieltisch.tables.refusal import Refused
from spieltisch.tables.seating import seat_names
from spieltisch.tables.table import Table


class Awaited(msgspec.Struct, frozen=True):
    """Somebody else who should decide: since when, when a bot may be asked for, and the words."""

    seat: int
    since: int
    until: int
    text: str
    why: str


class Absent(msgspec.Struct, frozen=True):
    """Somebody for whom a bot may play now, and how long they have been awaited, in words."""

    seat: int
    time: str


def others_awaited(table: Table, mine: list[int], language: str) -> list[Awaited]:
    """The others for whom a person with these seats waits."""
    patience, names = table.patience, seat_names(table.seats, language)

    def words(seat: int) -> tuple[str, str]:
        name = {"name": names[seat]}
        return texts.say(language, "do-stand-in", name), texts.say(language, "absent-why", name)

    return [
        Awaited(seat, since, since + patience.limit, *words(seat))
        for seat, since in patience.since.items()
        if mine and seat not in mine
    ]


def absent(table: Table, mine: list[int], language: str) -> list[Absent]:
    """Those of them who have been awaited for long enough."""
    at = table_cache.now()
    return [
        Absent(one.seat, span(language, at - one.since))
        for one in others_awaited(table, mine, language)
        if one.until <= at
    ]


def stand_in_command(person: str, seat: int) -> Command:
    """The command of a person who does not want to wait any longer."""

    def command(table: Table, at: int) -> Entry:
        mine = table.seats_of(person)
        if not mine:
            raise Refused("not-seated")
        return table.take_over(seat, at, "absent", mine[0])

    return command
