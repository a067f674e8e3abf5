"""Single pictures for the help pages, cut out of what the painters draw for the table.

A picture is a symbol of a stage's sprite, a whole board, or a card; each becomes an SVG document
of its own with just the symbols and paints that it uses.
"""

import re
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final
from xml.etree import ElementTree

from spieltisch import draw, games
from spieltisch.draw.art.palette import PAPER, PAPER_EDGE
from spieltisch.draw.boonlake import boards, cards
from spieltisch.draw.boonlake.effects import marks
from spieltisch.draw.scene import Tray
from spieltisch.draw.stage import Stage, Term
from spieltisch.draw.still_cards import hand
from spieltisch.draw.svg import circle, n, rect, tag, use
from spieltisch.games.boonlake.game import Boonlake
from spieltisch.games.burgundy import tiles
from spieltisch.games.burgundy.game import Burgundy
from spieltisch.games.burgundy.options import CHOOSE, POSTS
from spieltisch.games.burgundy.pack_additions import BONUSES, Route
from spieltisch.games.burgundy.pack_duchies import SOLO, TEAM
from spieltisch.kernel.game import YES, Game
from spieltisch.kernel.wording import Text

FONT: Final = "Iowan Old Style, Palatino Linotype, Palatino, Book Antiqua, Georgia, serif"
BOARD: Final = "board-"
CARD: Final = "card-"
RECESS: Final = "recess-"
ROUTE: Final = "trade-route-"
# Signs drawn in white, for the water: away from it they need a ground.
_GROUNDS: Final = {"anchor": "#2f6f97"}
_REFERENCE = re.compile(r'(?:href="#|url\(#)([\w-]+)')
_CARD_ROOM: Final = 200.0
_EXPANSIONS: Final = ("extra-tiles", "white-castles", "inns", "trade-routes", "shields")
_MOST_PICTURES: Final = 1024


@lru_cache(maxsize=8)
def game_of(name: str) -> Game[Any]:
    """The game with its own component pack."""
    return games.load(name)


def _set_ups(name: str) -> list[tuple[int, dict[str, str]]]:
    """Seats and options whose stages together show every part of a game."""
    if name != "burgundy":
        return [(4, {}), (1, {})]
    # Boards are shown bare; one set-up with all expansions brings their pictures.
    bare = [(4, {"duchies": duchies}) for duchies in (CHOOSE, POSTS, *TEAM)]
    alone = [(1, {"duchies": duchies}) for duchies in SOLO]
    return [*bare, *alone, (4, {"duchies": CHOOSE, **dict.fromkeys(_EXPANSIONS, YES)})]


def voice_of(language: str) -> draw.Voice:
    """A voice for things that name nobody."""
    return draw.Voice(language, _nobody, [])


def _nobody(text: Text) -> str:
    raise AssertionError(f"the help pages do not say {text.message}")


class Gallery:
    """All pictures of a game in a language."""

    def __init__(self, name: str, language: str) -> None:
        self.game = game_of(name)
        self.voice = voice_of(language)
        stages = [
            draw.stage_of(self.game, self.game.setup(seats, options), self.voice)
            for seats, options in _set_ups(name)
        ]
        self.pieces: dict[str, str] = {}
        self.boxes: dict[str, str] = {}
        for stage in reversed(stages):
            self._take_apart(stage)
        self.boards = {
            BOARD + board: template
            for stage in reversed(stages)
            for board, template in stage["templates"].items()
        }
        drawn = [*self.pieces.values(), *(board["art"] for board in self.boards.values())]
        if isinstance(self.game, Boonlake):
            drawn += [str(cards.project(card, self.voice)) for card in self.game.pack.cards]
        self.stamp = blake2b("".join(drawn).encode(), digest_size=6).hexdigest()
        # What is said for several players comes before what is said for one.
        self.terms: dict[str, Term] = {
            term["art"]: term for stage in reversed(stages) for term in stage["glossary"]
        }

    def _take_apart(self, stage: Stage) -> None:
        """Note every symbol, gradient and pattern of a sprite by its id."""
        root = ElementTree.fromstring(f"<svg>{stage['sprite']}</svg>")
        for element in root.iter():
            if name := element.get("id"):
                self.pieces[name] = ElementTree.tostring(element, encoding="unicode")
                if element.tag == "symbol":
                    self.boxes[name] = element.get("viewBox", "")

    def has(self, name: str) -> bool:
        """Whether there is such a picture."""
        if name.startswith(CARD) and isinstance(self.game, Boonlake):
            return name.removeprefix(CARD) in self.game.pack.card_by_key
        drawn = (self.boxes, self.boards, self._recesses(), self._routes())
        return any(name in some for some in drawn)

    def _recesses(self) -> dict[str, int]:
        if not isinstance(self.game, Boonlake):
            return {}
        return {RECESS + lever.key: lever.index for lever in self.game.pack.levers}

    def _routes(self) -> dict[str, Route]:
        if not isinstance(self.game, Burgundy):
            return {}
        routes = self.game.pack.additions.routes
        return {f"{ROUTE}{number}": route for number, route in enumerate(routes, 1)}

    def picture(self, name: str) -> str:
        """A picture as an SVG document."""
        if name in self.boxes:
            inner = self._inner(name)
            if name in _GROUNDS:
                inner = circle(0, 0, 49, fill=_GROUNDS[name]) + inner
            return self._document(inner, self.boxes[name])
        if name in self.boards:
            board = self.boards[name]
            return self._document(board["art"], f"0 0 {n(board['width'])} {n(board['height'])}")
        if name in self._recesses():
            looks = boards.LEVER_LOOKS[self._recesses()[name]]
            return self._document(marks(looks, 0, 0, 44), "-60 -30 120 60")
        if name in self._routes():
            return self._document(_route(self._routes()[name]), "0 0 180 120")
        assert isinstance(self.game, Boonlake)
        printed = self.game.pack.cards[self.game.pack.card_by_key[name.removeprefix(CARD)]]
        tray = Tray(id="", title="", cards=[cards.project(printed, self.voice)], own=True)
        drawn, height = hand([tray], 5, 5, _CARD_ROOM - 10)
        return self._document(drawn, f"0 0 {n(_CARD_ROOM)} {n(height)}")

    def _inner(self, name: str) -> str:
        whole = self.pieces[name]
        return whole[whole.index(">") + 1 : whole.rindex("</")]

    def _document(self, inner: str, box: str) -> str:
        found: dict[str, str] = {}
        self._gather(inner, found)
        width, height = box.split()[2:]
        return tag(
            "svg",
            (tag("defs", "".join(found.values())) if found else "") + inner,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=box,
            width=width,
            height=height,
            font_family=FONT,
        )

    def _gather(self, inner: str, found: dict[str, str]) -> None:
        """Collect what a drawing refers to, and what that refers to."""
        for name in _REFERENCE.findall(inner):
            if name not in found and name in self.pieces:
                found[name] = self.pieces[name]
                self._gather(self.pieces[name], found)


def _route(route: Route) -> str:
    """A trade route card: the colours above, what they earn below."""
    parts = [rect(2, 2, 176, 116, rx=10, fill=PAPER, stroke=PAPER_EDGE, stroke_width=3)]
    for place, (colour, bonus) in enumerate(zip(route.goods, route.bonuses, strict=True)):
        x = 34.0 + 56 * place
        parts.append(use(f"print-{tiles.GOODS[colour]}", x, 34, 46))
        parts.append(use(f"route-{BONUSES[bonus]}", x, 86, 48))
    return "".join(parts)


@lru_cache(maxsize=16)
def gallery(name: str, language: str) -> Gallery:
    """The pictures of a game, made when first asked for."""
    return Gallery(name, language)


@lru_cache(maxsize=_MOST_PICTURES)
def picture(name: str, language: str, art: str) -> bytes | None:
    """A picture as it is sent; None if there is no such picture."""
    shown = gallery(name, language)
    return shown.picture(art).encode() if shown.has(art) else None
