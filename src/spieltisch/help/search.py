"""Searching the help pages: all words, whatever their case and accents, with excerpts."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from markupsafe import Markup, escape

from spieltisch.help import icons as help_icons
from spieltisch.help.book import parts, said
from spieltisch.help.books import books
from spieltisch.help.chapters import FIGURE, HEAD, PICTURE
from spieltisch.help.markup import plain

MOST_WORDS: Final = 8
MOST_FOUND: Final = 60
_AROUND: Final = 110
_SHORT: Final = 2
_JOINED: Final = {"œ": "oe", "æ": "ae", "’": "'"}


@dataclass(frozen=True)
class Place:
    """Something that can be found: where it stands, its heading and its text."""

    game: str
    path: str
    title: str
    heading: str
    text: str


@dataclass(frozen=True)
class Found:
    """A place that fits, with the words marked."""

    place: Place
    title: Markup
    heading: Markup
    excerpt: Markup


def fold(text: str) -> tuple[str, list[int]]:
    """A text without case and accents, and for each of its letters where it came from."""
    letters: list[str] = []
    origin: list[int] = []
    for at, letter in enumerate(text):
        bare = unicodedata.normalize("NFKD", _JOINED.get(letter.lower(), letter))
        for part in "".join(c for c in bare if not unicodedata.combining(c)).casefold():
            letters.append(part)
            origin.append(at)
    return "".join(letters), origin


def words_of(query: str) -> list[str]:
    """The words that are looked for."""
    found = re.findall(r"[^\W_]+", fold(query)[0])
    return list(dict.fromkeys(found))[:MOST_WORDS]


def _pattern(word: str) -> re.Pattern[str]:
    """Long words are found inside others, short ones only where a word begins."""
    start = r"\b" if len(word) <= _SHORT else ""
    return re.compile(start + re.escape(word))


def holds(text: str, words: list[str]) -> bool:
    """Whether all words occur in a text."""
    folded = fold(text)[0]
    return all(_pattern(word).search(folded) for word in words)


@lru_cache(maxsize=8)
def places(language: str) -> tuple[tuple[Place, str, str], ...]:
    """Everything that can be found in a language; its text and its headings folded."""
    return tuple(
        (place, fold(place.text)[0], fold(f"{place.title} {place.heading}")[0])
        for game in books()
        for place in (*_rules(game, language), *_icons(game, language), *_parts(game, language))
    )


def _rules(game: str, language: str) -> Iterator[Place]:
    for chapter in books()[game].chapters:
        title = plain(said(game, language, chapter.name))
        heading = ""
        for block in chapter.blocks:
            for anchor in block.anchors if block.kind not in (FIGURE, PICTURE) else ():
                text = plain(said(game, language, chapter.name, anchor))
                if block.kind == HEAD:
                    heading = text
                path = f"/help/{game}/{chapter.name}#{anchor}"
                yield Place(game, path, title, "" if block.kind == HEAD else heading, text)


def _icons(game: str, language: str) -> Iterator[Place]:
    for group, icons in help_icons.legend(game, language).items():
        for icon in icons:
            yield Place(game, f"/help/{game}/icons#{icon.art}", icon.name, group, icon.text)


def _parts(game: str, language: str) -> Iterator[Place]:
    for part in parts(game, language):
        text = " · ".join(plain(line) for line in part.lines)
        yield Place(game, f"/help/{game}/parts/{part.key}", part.name, "", text)


def search(language: str, query: str, game: str = "") -> list[Found]:
    """All places in which every word of the query occurs, the best first."""
    patterns = [_pattern(word) for word in words_of(query)]
    if not patterns:
        return []
    ranked: list[tuple[int, Place]] = []
    for place, text, heads in places(language):
        if game and place.game != game:
            continue
        in_text = [bool(pattern.search(text)) for pattern in patterns]
        in_heads = [bool(pattern.search(heads)) for pattern in patterns]
        if all(map(any, zip(in_text, in_heads, strict=True))) and (any(in_text) or all(in_heads)):
            ranked.append((-sum(in_text) - 2 * sum(in_heads), place))
    ranked.sort(key=lambda pair: pair[0])
    return [_found(place, patterns) for _rank, place in ranked[:MOST_FOUND]]


def _found(place: Place, patterns: list[re.Pattern[str]]) -> Found:
    return Found(
        place,
        marked(place.title, patterns),
        marked(place.heading, patterns),
        marked(excerpt(place.text, patterns), patterns),
    )


def excerpt(text: str, patterns: list[re.Pattern[str]]) -> str:
    """The part of a text around the first word found."""
    folded, origin = fold(text)
    first = min((found.start() for p in patterns if (found := p.search(folded))), default=0)
    at = origin[first] if origin else 0
    begin = 0 if at <= _AROUND else text.rfind(" ", 0, at - _AROUND // 2) + 1
    end = begin + 2 * _AROUND
    if end >= len(text):
        return ("… " if begin else "") + text[begin:]
    end = text.find(" ", end)
    return ("… " if begin else "") + (text[begin:end] + " …" if end >= 0 else text[begin:])


def marked(text: str, patterns: list[re.Pattern[str]]) -> Markup:
    """A text with every word found in <mark>."""
    folded, origin = fold(text)
    lit = [False] * len(text)
    for pattern in patterns:
        for found in pattern.finditer(folded):
            for at in range(origin[found.start()], origin[found.end() - 1] + 1):
                lit[at] = True
    parts_: list[Markup] = []
    begin = 0
    for at in range(1, len(text) + 1):
        if at == len(text) or lit[at] != lit[begin]:
            piece = escape(text[begin:at])
            parts_.append(Markup("<mark>{}</mark>").format(piece) if lit[begin] else piece)
            begin = at
    return Markup("").join(parts_)
