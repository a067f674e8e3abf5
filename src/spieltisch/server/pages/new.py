"""The page for a new table: game, seats, options in words, pace and manners."""

from typing import Any, Final

from starlette.responses import Response

from spieltisch import games
from spieltisch.help.values import of_house
from spieltisch.server.api.boxes import BoxInfo, list_boxes
from spieltisch.server.api.tables import create_table, game_info
from spieltisch.server.faults import Fault
from spieltisch.server.pages.option_groups import groups_of
from spieltisch.server.pages.rendering import Form, draw, go, page, read_form, struct
from spieltisch.server.pages.seat_choices import seat_kinds, seat_kinds_here, wished_seats
from spieltisch.server.routing import Call
from spieltisch.tables.settings import Settings
from spieltisch.tables.terms import Pace

CLOCKS: Final = {
    "none": (0, "none"),
    "decision-60": (60, "decision"),
    "decision-300": (300, "decision"),
    "game-1800": (1800, "game"),
    "game-3600": (3600, "game"),
    "decision-86400": (86_400, "decision"),
    "decision-259200": (259_200, "decision"),
}
HINTS: Final = {"bots": "hints-bots", "never": "hints-never", "always": "hints-always"}
MOST_SEATS: Final = 8
APART, HERE, FRIENDS = "", "&amp;here=1", "&amp;friends=1"
"""The ways to sit together, as links to this page say them."""
WAYS: Final = {
    APART: ("new-apart", "new-who-why", "bot regular"),
    FRIENDS: ("new-friends", "new-friends-why", "invite"),
    HERE: ("new-here", "new-here-why", "me"),
}
"""What each is called, what is said of it, and who the others are to begin with."""


async def new_table(call: Call) -> Response:
    """The form for a new table, generated from the game's options."""
    name = call.request.query_params.get("game", "")
    if name not in games.names():
        name = games.names()[0]
    info = game_info(name, call.language)
    several = [count for count in info.seat_counts if count > 1]
    way = APART
    if several:
        way = HERE if call.number("here", 0) else FRIENDS if call.number("friends", 0) else APART
    here = way == HERE
    counts = several if way else info.seat_counts
    seats = call.number("seats", 2 if 2 in counts else counts[0])
    if seats not in counts:
        raise Fault("bad-request")
    return draw(
        call,
        "new.html",
        game=info,
        seats=seats,
        games=[game_info(other, call.language) for other in games.names()],
        groups=groups_of(info, seats, call.language),
        sitting=way,
        ways=[(one, text) for one, (text, _, _) in WAYS.items()],
        why=WAYS[way][1],
        together=here,
        counts=counts,
        several=bool(several),
        seat_kinds=(seat_kinds_here if here else seat_kinds)(call.language),
        plans=["me", *[WAYS[way][2]] * (seats - 1)],
        clocks=CLOCKS,
        hints=HINTS,
        boxes=await _boxes(call, name),
        box=call.request.query_params.get("box", ""),
        counted=of_house(name),
    )


async def _boxes(call: Call, game: str) -> list[BoxInfo]:
    """The boxes of this game that can be chosen."""
    if call.somebody is None:
        return []
    return [box for box in await list_boxes(call) if box.game == game]


async def make_table(call: Call) -> Response:
    """A new table from its form."""
    form = await read_form(call)
    settings = struct(Settings, _settings(form))
    info = await create_table(call, settings)
    return go(f"/tables/{info.id}#{info.invite}")


def wished_terms(form: Form) -> dict[str, Any]:
    """What a form says of that which can be changed until the game begins."""
    seconds, clock = CLOCKS.get(form.text("clock", "none"), (0, "none"))
    options = {
        name.removeprefix("option-"): form.last(name)
        for name in form.fields
        if name.startswith("option-")
    }
    return {
        "options": options,
        "pace": {"kind": form.text("pace", "live"), "clock": clock, "seconds": seconds},
        "confirm": form.yes("confirm"),
        "hints": form.text("hints", "bots"),
    }


def clock_key(pace: Pace) -> str:
    """Which of the clocks of the form a table has."""
    chosen = (pace.seconds if pace.clock != "none" else 0, pace.clock)
    return next((key for key, value in CLOCKS.items() if value == chosen), "none")


def _settings(form: Form) -> dict[str, Any]:
    return {
        "game": form.text("game"),
        "seats": wished_seats(form, min(form.number("seats", 0), MOST_SEATS)),
        "language": form.text("language", "en"),
        "private": not form.yes("public"),
        "spectators": form.yes("spectators"),
        "pack": form.text("pack"),
        **wished_terms(form),
    }


ROUTES = [page("/new", new_table, make_table, cost=5)]
