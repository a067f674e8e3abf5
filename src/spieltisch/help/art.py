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
from spieltisch.draw.art.palette import by_day
from spieltisch.draw.stage import Stage, Term
from spieltisch.draw.svg import circle, n, tag
from spieltisch.help.books import Drawing, books
from spieltisch.kernel.game import Game
from spieltisch.kernel.wording import Text

FONT: Final = "Iowan Old Style, Palatino Linotype, Palatino, Book Antiqua, Georgia, serif"
BOARD: Final = "board-"
_REFERENCE = re.compile(r'(?:href="#|url\(#)([\w-]+)')
_MOST_PICTURES: Final = 1024


def voice_of(language: str) -> draw.Voice:
    """A voice for things that name nobody."""
    return draw.Voice(language, _nobody, [])


def _nobody(text: Text) -> str:
    raise AssertionError(f"the help pages do not say {text.message}")


class Gallery:
    """All pictures of a game in a language."""

    def __init__(self, name: str, language: str, game: Game[Any] | None = None) -> None:
        """Of the game with its own pack, or of one with another."""
        self.game = game or games.shared(name)
        self.book = books()[name]
        self.voice = voice_of(language)
        stages = [
            draw.stage_of(self.game, self.game.setup(seats, options), self.voice)
            for seats, options in self.book.set_ups
        ]
        self.pieces: dict[str, str] = {}
        self.boxes: dict[str, str] = {}
        for stage in reversed(stages):
            self._take_apart(stage)
        self.drawings = {
            BOARD + name: Drawing(board["art"], f"0 0 {n(board['width'])} {n(board['height'])}")
            for stage in reversed(stages)
            for name, board in stage["templates"].items()
        }
        self.drawings.update(self.book.drawings(self.game, self.voice))
        drawn = [*self.pieces.values(), *(drawing.inner for drawing in self.drawings.values())]
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
        return name in self.boxes or name in self.drawings

    def picture(self, name: str) -> str:
        """A picture as an SVG document."""
        if name not in self.boxes:
            return self._document(*self.drawings[name])
        inner = self._inner(name)
        if name in self.book.grounds:
            inner = circle(0, 0, 49, fill=self.book.grounds[name]) + inner
        return self._document(inner, self.boxes[name])

    def drawing(self, drawn: Drawing) -> str:
        """A drawing that is not one of the game's own, as an SVG document."""
        return self._document(*drawn)

    def _inner(self, name: str) -> str:
        whole = self.pieces[name]
        return whole[whole.index(">") + 1 : whole.rindex("</")]

    def _document(self, inner: str, box: str) -> str:
        found: dict[str, str] = {}
        self._gather(inner, found)
        width, height = box.split()[2:]
        return tag(
            "svg",
            by_day((tag("defs", "".join(found.values())) if found else "") + inner),
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


@lru_cache(maxsize=16)
def gallery(name: str, language: str) -> Gallery:
    """The pictures of a game, made when first asked for."""
    return Gallery(name, language)


@lru_cache(maxsize=_MOST_PICTURES)
def picture(name: str, language: str, art: str) -> bytes | None:
    """A picture as it is sent; None if there is no such picture."""
    shown = gallery(name, language)
    return shown.picture(art).encode() if shown.has(art) else None
