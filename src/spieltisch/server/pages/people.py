"""A page for each person: games and results as far as one may know them, and "play again with"."""

from starlette.responses import Response

from spieltisch import games
from spieltisch.server.api import people_met as api
from spieltisch.server.api.tables import game_info
from spieltisch.server.pages.rendering import draw, go, page, read_form, struct
from spieltisch.server.pages.statistics import told_game
from spieltisch.server.routing import Call


async def person_page(call: Call) -> Response:
    """Somebody I have met, or who plays at public tables; for myself, my own results."""
    person, results = await api.met(call)
    if call.somebody is not None and person.id == call.somebody.id:
        return go("/statistics")
    view = await api.person_view(call)
    return draw(
        call,
        "person.html",
        view=view,
        games=[
            told_game(call, name, [result for result in results if result.game == name])
            for name in sorted({result.game for result in results})
        ],
        kinds=[game_info(name, call.language) for name in games.names()],
    )


async def play_again(call: Call) -> Response:
    """A new table for the two of us."""
    form = await read_form(call)
    info = await api.play_again(call, struct(api.PlayAgain, {"game": form.text("game")}))
    return go(f"/tables/{info.id}#{info.invite}")


ROUTES = [page("/people/{person_id}", person_page, play_again, cost=5)]
