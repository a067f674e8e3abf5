"""The book of rules: every game's chapters, spoken in a language, with its tables and parts."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from spieltisch import texts
from spieltisch.draw.voice import Voice
from spieltisch.games.boonlake.game import Boonlake
from spieltisch.games.burgundy.game import Burgundy
from spieltisch.help.art import BOARD, gallery, game_of, voice_of
from spieltisch.help.boonlake import figures as help_figures_boonlake
from spieltisch.help.boonlake import parts as help_parts_boonlake
from spieltisch.help.boonlake import rules as help_boonlake
from spieltisch.help.burgundy import figures as help_figures_burgundy
from spieltisch.help.burgundy import parts as help_parts_burgundy
from spieltisch.help.burgundy import rules as help_burgundy
from spieltisch.help.chapters import FIGURE, HEAD, PICTURE, Block, Chapter, message_of
from spieltisch.help.figures import Figure, figure_of, known
from spieltisch.help.parts import Part, Provenance
from spieltisch.help.values import Values, values_of

CHAPTERS: Final[dict[str, tuple[Chapter, ...]]] = {
    "boonlake": help_boonlake.CHAPTERS,
    "burgundy": help_burgundy.CHAPTERS,
}
_PARTS: Final[dict[str, Callable[[Any, Voice], list[Part]]]] = {
    "boonlake": help_parts_boonlake.parts,
    "burgundy": help_parts_burgundy.parts,
}
KINDS: Final[dict[str, tuple[str, ...]]] = {
    "boonlake": help_parts_boonlake.KINDS,
    "burgundy": help_parts_burgundy.KINDS,
}
"""The kinds of components, in their order."""
EXPANSIONS: Final[dict[str, tuple[str, ...]]] = {
    "boonlake": help_parts_boonlake.EXPANSIONS,
    "burgundy": help_parts_burgundy.EXPANSIONS,
}
"""What components belong to: the base game, or something that is played only if wanted."""
# Importing them makes their figures known.
FIGURES: Final = (help_figures_boonlake, help_figures_burgundy)


@dataclass(frozen=True)
class Passage:
    """A piece of a chapter as it is read: some texts of one kind, each with its anchor."""

    kind: str
    texts: tuple[tuple[str, str], ...]
    figure: Figure | None = None


def chapter_named(game: str, name: str) -> Chapter | None:
    """A chapter of a game's rules."""
    return next((one for one in CHAPTERS.get(game, ()) if one.name == name), None)


@lru_cache(maxsize=16)
def _values(game: str, language: str) -> Values:
    return values_of(game_of(game), voice_of(language))


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
            figure = figure_of(game_of(game), block.anchors[0], voice_of(language))
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


def figures(game: str) -> list[str]:
    """The names of all tables that a game's rules can show."""
    return known(game)


@lru_cache(maxsize=16)
def parts(game: str, language: str) -> tuple[Part, ...]:
    """All components of a game."""
    shown = gallery(game, language)
    return tuple(_PARTS[game](shown.game, shown.voice))


@lru_cache(maxsize=8)
def provenance(game: str) -> Provenance:
    """Where the values of a game's components come from."""
    found = game_of(game)
    assert isinstance(found, Boonlake | Burgundy)
    return Provenance(found.pack.origins)
