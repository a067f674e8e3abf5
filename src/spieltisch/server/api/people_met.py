"""Endpoints for the people I have met: whom I have played with, how they did, and once more."""

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec

from spieltisch import games
from spieltisch.server.api.tables import checked, fill, info_of, make_table
from spieltisch.server.faults import Fault
from spieltisch.server.messages import Name, Request, StandingInfo, TableInfo
from spieltisch.server.routing import Call, Endpoint
from spieltisch.store.people import Person
from spieltisch.store.results import Result, results_of
from spieltisch.tables.library import load_game
from spieltisch.tables.refusal import Refused
from spieltisch.tables.settings import Settings

MOST_INVITATIONS: Final = 50
"""So many that nobody has answered are shown to one person."""


class Companion(msgspec.Struct, frozen=True):
    """Somebody I have played with: how often, how often each of us won, and what we played last."""

    id: str
    name: str
    played: int
    won: int
    lost: int
    last_game: str
    last_at: int


class PersonView(msgspec.Struct, frozen=True):
    """Somebody, as far as I may know: games at public tables, and those that I have played too."""

    id: str
    name: str
    standings: list[StandingInfo]
    together: Companion | None


class PlayAgain(Request, frozen=True):
    """Which game to play with somebody."""

    game: Name


def companions_in(results: Sequence[Result], me: str) -> list[Companion]:
    """Everybody in my results, the latest first. `lost`: they won and I did not."""
    met: dict[str, list[tuple[Result, str, bool]]] = {}
    for result in results:
        for person in {one.person for one in result.others} - {"", me}:
            theirs = [one for one in result.others if one.person == person and one.name]
            if theirs:
                won = any(one.won for one in theirs)
                met.setdefault(person, []).append((result, theirs[0].name, won))
    return [
        Companion(
            person,
            games_with[0][1],
            len({result.table_id for result, _name, _won in games_with}),
            len({result.table_id for result, _name, _won in games_with if result.won}),
            len({r.table_id for r, _name, they_won in games_with if they_won and not r.won}),
            games_with[0][0].game,
            games_with[0][0].at,
        )
        for person, games_with in met.items()
    ]


def standings_in(results: Sequence[Result]) -> list[StandingInfo]:
    """Results game by game."""
    found = []
    for game in sorted({result.game for result in results}):
        scores = [result.score for result in results if result.game == game]
        won = sum(result.won for result in results if result.game == game)
        mean = round(sum(scores) / len(scores), 1)
        found.append(StandingInfo(game, len(scores), won, max(scores), mean))
    return found


async def company(call: Call) -> list[Companion]:
    """Everybody I have finished a game with, the latest first."""
    me = call.person.id
    return companions_in(await asyncio.to_thread(results_of, call.app.store.engine, me), me)


async def met(call: Call) -> tuple[Person, list[Result]]:
    """Somebody of whom I may know something, with the results that I may know of."""
    person = await asyncio.to_thread(call.app.store.people.get, call.path("person_id"))
    if person is None:
        raise Fault("not-found")
    me = call.somebody.id if call.somebody is not None else ""
    seen_by = None if me == person.id else me
    results = await asyncio.to_thread(results_of, call.app.store.engine, person.id, seen_by)
    if not results and me != person.id:
        raise Fault("not-found")
    return person, results


async def person_view(call: Call) -> PersonView:
    """How somebody has done, as far as I may know."""
    person, results = await met(call)
    mine = await company(call) if call.somebody is not None else []
    together = next((one for one in mine if one.id == person.id), None)
    return PersonView(person.id, person.name, standings_in(results), together)


async def play_again(call: Call, body: PlayAgain) -> TableInfo:
    """A table for the two of us, at which a seat is kept for somebody I have met.

    They find it in their lobby; what is played with can be changed there until it begins.
    """
    person, _results = await met(call)
    if person.id == call.person.id or body.game not in games.names():
        raise Fault("bad-request")
    if all(one.id != person.id for one in await company(call)):
        raise Fault("not-found")
    apart = call.app.store.manners.apart
    if await asyncio.to_thread(apart, call.person.id, [person.id]):
        raise Refused("not-welcome")
    asked = await asyncio.to_thread(
        call.app.store.tables.watched_by, person.id, MOST_INVITATIONS, "waiting"
    )
    for row in asked:
        if (row.creator, row.game) == (call.person.id, body.game):
            return await info_of(call, row.id)  # they have not answered yet
    if len(asked) >= MOST_INVITATIONS:
        raise Fault("enough")
    counts = [count for count in load_game(body.game).seat_counts if count > 1]
    plans = [{"kind": "me"}, *[{"kind": "open"}] * (min(counts) - 1)]
    wished = {"game": body.game, "seats": plans, "language": call.person.language}
    new, invite = await make_table(call, checked(msgspec.convert(wished, Settings)))
    await asyncio.to_thread(call.app.store.tables.add_watcher, new, person.id)
    await call.app.tables.act(new, lambda table, at: fill(table, call.person, at))
    return await info_of(call, new, invite)


_P = "/people/{person_id}"
ENDPOINTS = [
    Endpoint("GET", "/me/company", company, list[Companion], cost=4),
    Endpoint("GET", _P, person_view, PersonView, cost=4),
    Endpoint("POST", f"{_P}/play", play_again, TableInfo, PlayAgain, cost=10),
]
