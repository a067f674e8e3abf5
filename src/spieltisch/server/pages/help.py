"""The help pages: rules by chapter, search, icon legend, and a browser of all components."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, ParamSpec, TypeVar
from urllib.parse import urlencode

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spieltisch import texts
from spieltisch.games.packs.reading import ORIGINS
from spieltisch.help import art as help_art
from spieltisch.help import book as help_book
from spieltisch.help import icons as help_icons
from spieltisch.help import markup as help_markup
from spieltisch.help import parts as help_parts
from spieltisch.help import search as help_search
from spieltisch.help.books import Book, book_of, books
from spieltisch.help.parts import Part, Wish
from spieltisch.server.faults import Fault
from spieltisch.server.pages.rendering import draw, page
from spieltisch.server.routing import Call

P = ParamSpec("P")
T = TypeVar("T")
PAGE: Final = 24
"""Components on a page."""
COSTS: Final = {"0": (0, 0), "1-3": (1, 3), "4-6": (4, 6), "7-9": (7, 9), "10": (10, 99)}
_LONGEST_QUERY: Final = 100
_FOR_EVER: Final = "public, max-age=31536000, immutable"


class Guide:
    """What templates ask while they draw a page: words, links and pictures of one game."""

    def __init__(self, call: Call, game: str = "") -> None:
        self.call = call
        self.game = game
        self.language = call.language
        asked = call.request.query_params.get("language", "")
        self.keep = {"language": asked} if asked in texts.LANGUAGES else {}
        self.query = call.request.query_params.get("q", "").strip()[:_LONGEST_QUERY]
        self.path = call.request.url.path

    def link(self, path: str, **query: str | int) -> str:
        """The address of another page, in the language that was asked for."""
        where, mark, anchor = path.partition("#")
        asked = urlencode({**query, **self.keep})
        return where + ("?" + asked if asked else "") + mark + anchor

    def art(self, name: str, game: str = "") -> str:
        """The address of a picture."""
        of = game or self.game
        stamp = help_art.gallery(of, self.language).stamp
        asked = urlencode({"language": self.language, "v": stamp})
        return f"/help/{of}/art/{name}.svg?{asked}"

    def html(self, text: str) -> Markup:
        """A text of the rules as HTML."""
        return help_markup.html(text, self._signposts)

    @property
    def _signposts(self) -> help_markup.Signposts:
        names = help_icons.names(self.game, self.language)
        return help_markup.Signposts(
            icon=self.art,
            icon_name=lambda name: names.get(name, ""),
            rule=lambda place: self.link(f"/help/{self.game}/{place}"),
            part=lambda key: self.link(f"/help/{self.game}/parts/{key}"),
        )

    def title(self, chapter: str) -> str:
        """The title of a chapter."""
        return help_book.said(self.game, self.language, chapter)

    @property
    def chapters(self) -> list[str]:
        """The chapters of the game."""
        return [chapter.name for chapter in self.books[self.game].chapters]

    @property
    def books(self) -> dict[str, Book]:
        """The books of all games that have one."""
        return books()

    def origins(self, part: Part) -> dict[str, list[str]]:
        """What of a part is printed, reported or our own."""
        return help_book.provenance(self.game).by_origin(part)


def _game(call: Call) -> str:
    game = call.path("game")
    if book_of(game) is None:
        raise Fault("not-found")
    return game


async def _shown(call: Call, template: str, guide: Guide, **values: Any) -> Response:
    """A page drawn aside: the first of a language makes pictures, and games go on meanwhile."""
    return await _aside(call, draw, call, template, guide=guide, **values)


async def _aside(call: Call, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    """Pictures and searches take a while: in a thread of their own, and in turns."""
    return await call.app.help.run(call.asker, work, *args, **named)


async def index(call: Call) -> Response:
    """All games, or what a search has found."""
    guide = Guide(call)
    if not guide.query:
        return await _shown(call, "help.html", guide)
    game = call.request.query_params.get("game", "")
    found = await _aside(call, help_search.search, guide.language, guide.query, game)
    guide.game = game if book_of(game) else ""
    return await _shown(call, "help_found.html", guide, found=found)


async def contents(call: Call) -> Response:
    """The chapters of a game."""
    return await _shown(call, "help_game.html", Guide(call, _game(call)))


async def chapter(call: Call) -> Response:
    """One chapter."""
    guide = Guide(call, _game(call))
    found = help_book.chapter_named(guide.game, call.path("chapter"))
    if found is None:
        raise Fault("not-found")
    at = guide.chapters.index(found.name)
    return await _shown(
        call,
        "help_chapter.html",
        guide,
        chapter=found,
        passages=await _aside(call, help_book.passages, guide.game, guide.language, found),
        headings=help_book.headings(guide.game, guide.language, found),
        before=guide.chapters[at - 1] if at else "",
        after=guide.chapters[at + 1] if at + 1 < len(guide.chapters) else "",
    )


async def icons(call: Call) -> Response:
    """The icon legend of a game."""
    guide = Guide(call, _game(call))
    groups = await _aside(call, help_icons.legend, guide.game, guide.language)
    return await _shown(call, "help_icons.html", guide, groups=groups)


@dataclass(frozen=True)
class Leaf:
    """The part of a long list that is on the page."""

    parts: list[Part]
    total: int
    number: int
    last: int


async def parts(call: Call) -> Response:
    """The components of a game, as the filters want them."""
    guide = Guide(call, _game(call))
    asked = {
        name: call.request.query_params.get(name, "")
        for name in ("kind", "cost", "origin", "expansion")
    }
    wish = Wish(asked["kind"], COSTS.get(asked["cost"]), asked["origin"], asked["expansion"])
    book = guide.books[guide.game]
    leaf = await _aside(call, _leaf, guide, wish, call.number("page", 1))
    return await _shown(
        call,
        "help_parts.html",
        guide,
        leaf=leaf,
        asked={name: value for name, value in asked.items() if value},
        kinds=book.kinds,
        costs=list(COSTS) if _priced(guide) else [],
        origins=ORIGINS,
        expansions=book.expansions,
    )


def _leaf(guide: Guide, wish: Wish, number: int) -> Leaf:
    every = help_book.parts(guide.game, guide.language)
    found = help_parts.chosen(every, wish, help_book.provenance(guide.game))
    if words := help_search.words_of(guide.query):
        found = [part for part in found if help_search.holds(_words(part), words)]
    last = max(1, -(-len(found) // PAGE))
    number = min(max(number, 1), last)
    return Leaf(found[(number - 1) * PAGE : number * PAGE], len(found), number, last)


def _priced(guide: Guide) -> bool:
    """Whether components of the game cost coins."""
    every = help_book.parts(guide.game, guide.language)
    return any(part.cost is not None for part in every)


def _words(part: Part) -> str:
    return " ".join([part.name, *map(help_markup.plain, part.lines)])


async def one_part(call: Call) -> Response:
    """One component, large."""
    guide = Guide(call, _game(call))
    every = await _aside(call, help_book.parts, guide.game, guide.language)
    found = next((part for part in every if part.key == call.path("part")), None)
    if found is None:
        raise Fault("not-found")
    return await _shown(call, "help_part.html", guide, part=found)


async def art(request: Request) -> Response:
    """A picture; for ever, if it is asked for by the stamp of what it shows."""
    game, name = request.path_params["game"], request.path_params["name"]
    language = request.query_params.get("language", "")
    language = language if language in texts.LANGUAGES else texts.LANGUAGES[0]
    found = None
    if book_of(game):
        call = Call(request, request.app.state.app, None)
        found = await _aside(call, help_art.picture, game, language, name)
    if found is None:
        return Response(status_code=404)
    asked = request.query_params.get("v", "")
    current = asked == help_art.gallery(game, language).stamp
    caching = _FOR_EVER if current else "no-cache"
    return Response(found, 200, {"Cache-Control": caching}, media_type="image/svg+xml")


ROUTES = [
    page("/help", index),
    page("/help/{game}", contents),
    page("/help/{game}/icons", icons),
    page("/help/{game}/parts", parts, cost=3),
    page("/help/{game}/parts/{part}", one_part),
    Route("/help/{game}/art/{name}.svg", art),
    page("/help/{game}/{chapter}", chapter),
]
