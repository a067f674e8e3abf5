"""The lobby: my tables with my turn first, games that begin with one click, tables of others."""

import asyncio
from itertools import zip_longest

from starlette.responses import Response

from spieltisch import games, texts, titles
from spieltisch.help.values import of_house
from spieltisch.server.api import people as api_people
from spieltisch.server.api.tables import create_table, game_info, lobby_of
from spieltisch.server.messages import Login, NewGuest, OneToken, TableInfo
from spieltisch.server.pages.learn import offered
from spieltisch.server.pages.rendering import draw, go, our_page, page, read_form, struct
from spieltisch.server.pages.seat_choices import planned
from spieltisch.server.pages.told import cards
from spieltisch.server.routing import Call, admit
from spieltisch.tables.settings import Settings
from spieltisch.titles import Start, Title

FINISHED_SHOWN = 6


async def lobby(call: Call) -> Response:
    """Everything that I might want to do next."""
    listed = await lobby_of(call, call.somebody)
    own = call.somebody.id if call.somebody else ""
    rows = await asyncio.to_thread(call.app.store.tables.of_person, own) if own else []
    lessons, learned = offered(rows)
    titles = {name: game_info(name, call.language).text for name in games.names()}
    finished = [info for info in listed.mine if info.status == "finished"]

    others = [one for one in listed.mine if not one.your_turn and one.status != "finished"]
    starts = _starts()
    return draw(
        call,
        "lobby.html",
        titles=titles,
        turn=await cards(call, [info for info in listed.mine if info.your_turn]),
        others=await cards(call, others),
        finished=await cards(call, finished[:FINISHED_SHOWN]),
        more=len(finished) > FINISHED_SHOWN,
        open=await cards(call, listed.open),
        invited=await cards(call, listed.invited),
        running=await cards(call, listed.running),
        starts=[start for start in starts if not start[1].waits],
        together=[start for start in starts if start[1].waits],
        lessons=lessons,
        learned=learned,
        posters=_posters(call.language),
        values={name: found for name in games.names() if (found := of_house(name))},
    )


def _starts() -> list[tuple[str, Start]]:
    """Tables made with one click: the first of every game, then the second, and so on."""
    rows = zip_longest(*([(title.name, one) for one in title.starts] for title in titles.every()))
    return [start for row in rows for start in row if start is not None]


def _posters(language: str) -> list[tuple[str, str, Start]]:
    """The games that have a few words of praise, with these, and how each begins at once."""
    found = [
        (title.name, f"lobby-about-{title.name}", title.starts[:1]) for title in titles.every()
    ]
    return [
        (name, texts.say(language, message), starts[0])
        for name, message, starts in found
        if starts and texts.knows(language, message)
    ]


async def welcome(call: Call) -> Response:
    """A guest picks a name, or goes without one to the game on a poster."""
    form = await read_form(call)
    wanted = form.text("start")
    poster = next((one for one in titles.every() if one.starts and one.name == wanted), None)
    if poster is not None:
        await admit(call, 5)
    if poster is not None and not form.text("name"):
        await api_people.come_unnamed(call)
    else:
        body = struct(NewGuest, {"name": form.text("name"), "language": call.language})
        await api_people.new_guest(call, body)
    if poster is not None:
        return go(f"/tables/{(await _begin(call, poster)).id}/play")
    return go(our_page(form.text("after", "/")))


async def _begin(call: Call, title: Title) -> TableInfo:
    """The first of a game's tables that are made with one click."""
    start = title.starts[0]
    fields = {
        "game": title.name,
        "seats": planned(start.seats),
        "options": dict(start.options),
        "language": call.language,
    }
    return await create_table(call, struct(Settings, fields))


async def sign_in(call: Call) -> Response:
    """Become who I was: by password or by transfer link."""
    after = our_page(call.request.query_params.get("after", "/"))
    return draw(call, "sign_in.html", after=after)


async def do_sign_in(call: Call) -> Response:
    """One of the two forms."""
    form = await read_form(call)
    if form.text("token"):
        await api_people.transfer(call, struct(OneToken, {"token": form.text("token")}))
    else:
        fields = {"login": form.text("login"), "password": form.text("password")}
        await api_people.login(call, struct(Login, fields))
    return go(our_page(form.text("after", "/")))


ROUTES = [
    page("/", lobby),
    page("/welcome", None, welcome, cost=5),
    page("/sign-in", sign_in, do_sign_in, cost=15),
]
