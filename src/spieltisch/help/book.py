"""The book of rules: every game's chapters, spoken in a language, with its tables and parts."""

from dataclasses import dataclass
from functools import lru_cache

from spieltisch import games, texts
from spieltisch.help.art import BOARD, gallery, voice_of
from spieltisch.help.books import Values, book_of, books
from spieltisch.help.chapters import FIGURE, HEAD, PICTURE, Block, Chapter, message_of
from spieltisch.help.figures import Figure
from spieltisch.help.parts import Part, Provenance


@dataclass(frozen=True)
class Passage:
    """A piece of a chapter as it is read: some texts of one kind, each with its anchor."""

    kind: str
    texts: tuple[tuple[str, str], ...]
    figure: Figure | None = None


def chapter_named(game: str, name: str) -> Chapter | None:
    """A chapter of a game's rules."""
    book = book_of(game)
    return next((one for one in book.chapters if one.name == name), None) if book else None


@lru_cache(maxsize=16)
def _values(game: str, language: str) -> Values:
    return books()[game].values(games.shared(game), voice_of(language))


@lru_cache(maxsize=4096)
def said(game: str, language: str, chapter: str, anchor: str = "") -> str:
    """A paragraph, or a chapter's title, with its numbers filled in; the markup is still in it."""
    text = texts.say(language, message_of(game, chapter, anchor), _values(game, language))
    # Names of strips and tiles stand as headings, too.
    return text[:1].upper() + text[1:]


def passages(game: str, language: str, chapter: Chapter) -> list[Passage]:
    """A chapter as it is read."""
    found = []
    for block in chapter.blocks:
        if block.kind == FIGURE:
            make = books()[game].figures[block.anchors[0]]
            figure = make(games.shared(game), voice_of(language))
            found.append(Passage(FIGURE, (), figure))
        elif block.kind == PICTURE:
            found.append(Passage(PICTURE, ((block.anchors[0], _caption(language, block)),)))
        else:
            spoken = [
                (anchor, said(game, language, chapter.name, anchor)) for anchor in block.anchors
            ]
            found.append(Passage(block.kind, tuple(spoken)))
    return found


def _caption(language: str, block: Block) -> str:
    """What a board shows; other pictures stand beside the words that explain them."""
    art = block.anchors[0]
    return texts.say(language, f"help-{art}") if art.startswith(BOARD) else ""


def headings(game: str, language: str, chapter: Chapter) -> list[tuple[str, str]]:
    """The headings inside a chapter, by anchor."""
    return [
        (anchor, said(game, language, chapter.name, anchor))
        for block in chapter.blocks
        if block.kind == HEAD
        for anchor in block.anchors
    ]


@lru_cache(maxsize=16)
def parts(game: str, language: str) -> tuple[Part, ...]:
    """All components of a game."""
    shown = gallery(game, language)
    return tuple(shown.book.parts(shown.game, shown.voice))


@lru_cache(maxsize=8)
def provenance(game: str) -> Provenance:
    """Where the values of a game's components come from."""
    return Provenance(books()[game].origins(games.shared(game)))
