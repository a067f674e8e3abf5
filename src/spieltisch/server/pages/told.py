"""What pages tell of a table: with what and how it is played, and its card in a list."""

import asyncio
from collections.abc import Sequence
from typing import Final, NamedTuple

from spieltisch import texts
from spieltisch.server.live.table_cache import now
from spieltisch.server.messages import GameInfo, TableInfo
from spieltisch.server.pages.statistics import ago
from spieltisch.server.routing import Call
from spieltisch.tables.handing import span
from spieltisch.tables.settings import Settings
from spieltisch.tables.terms import Pace

CLOCKS: Final = {"decision": "join-clock-decision", "game": "join-clock-game"}


class Card(NamedTuple):
    """A table in a list: when something happened there, and what one would not expect of it."""

    table: TableInfo
    ago: str
    facts: str


async def cards(call: Call, tables: Sequence[TableInfo]) -> list[Card]:
    """Tables as they are listed."""
    boxes = await _boxes(call, [table.settings.pack for table in tables])
    at = now()
    return [
        Card(table, ago(call.language, at - table.updated_at), _unusual(call, table, boxes))
        for table in tables
    ]


async def _boxes(call: Call, versions: Sequence[str]) -> dict[str, str]:
    """What boxes are called that are played with."""
    asked = {version for version in versions if version}
    return await asyncio.to_thread(call.app.store.boxes.names, asked) if asked else {}


def _unusual(call: Call, table: TableInfo, boxes: dict[str, str]) -> str:
    settings, facts = table.settings, []
    if settings.pace.kind == "days" or table.status == "waiting":
        facts.append(texts.say(call.language, f"pace-{settings.pace.kind}"))
        facts += [clock] if (clock := clock_told(settings.pace, call.language)) else []
    if table.status == "waiting" and settings.language != call.language:
        facts.append(texts.LANGUAGE_NAMES[settings.language])
    if settings.pack:
        facts.append(_box_told(call, boxes.get(settings.pack, "")))
    return " · ".join(facts)


def _box_told(call: Call, name: str) -> str:
    return texts.say(call.language, "box-named", {"name": name})


async def terms_told(call: Call, settings: Settings, info: GameInfo) -> list[tuple[str, str]]:
    """How a table is played: language, pace, box, and the options that matter there."""

    def say(message: str) -> str:
        return texts.say(call.language, message)

    clock = clock_told(settings.pace, call.language)
    pace = " · ".join(filter(None, (say(f"pace-{settings.pace.kind}"), clock)))
    told = [
        (say("new-language"), texts.LANGUAGE_NAMES[settings.language]),
        (say("new-pace"), pace),
    ]
    if settings.pack:
        boxes = await _boxes(call, [settings.pack])
        told.append((say("new-box"), boxes.get(settings.pack, "")))
    for option in info.options:
        chosen = settings.options.get(option.name)
        fits = not option.seat_counts or len(settings.seats) in option.seat_counts
        if fits and chosen in option.values:
            told.append((option.text, option.value_texts[option.values.index(chosen)]))
    return told


def clock_told(pace: Pace, language: str) -> str:
    """How much time there is, in words; nothing where no clock runs."""
    if pace.clock == "none":
        return ""
    time = span(language, pace.seconds * 1000)
    return texts.say(language, CLOCKS[pace.clock], {"time": time})
