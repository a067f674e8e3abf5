"""The tiny markup of the rules' texts, made into safe HTML or into plain words.

    *important*            strong
    [i:coin]               an icon
    [r:river|the river]    a link to a chapter, or [r:river#locks|locks] to a paragraph
    [p:market|market]      a link to a component

Everything else is text and is escaped.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass

from markupsafe import Markup, escape

_NAME = r"[a-z0-9]+(?:-[a-z0-9]+)*"
_TOKEN = re.compile(
    rf"\[i:(?P<icon>{_NAME})\]"
    rf"|\[r:(?P<rule>{_NAME}(?:#{_NAME})?)\|(?P<rule_words>[^\]]+)\]"
    rf"|\[p:(?P<part>{_NAME})\|(?P<part_words>[^\]]+)\]"
    r"|\*(?P<strong>[^*]+)\*"
)


_ONLY_ICONS = re.compile(rf"(?:\[i:{_NAME}\]|\s)*")


@dataclass(frozen=True)
class Signposts:
    """Where the markup leads: addresses of icons, rules and parts, and the names of icons."""

    icon: Callable[[str], str]
    icon_name: Callable[[str], str]
    rule: Callable[[str], str]
    part: Callable[[str], str]


def html(text: str, to: Signposts) -> Markup:
    """A text as HTML."""
    parts: list[Markup] = []
    end = 0
    for found in _TOKEN.finditer(text):
        parts.append(escape(text[end : found.start()]))
        first = _ONLY_ICONS.fullmatch(text, 0, found.start()) is not None
        parts.append(_element(found, to, first))
        end = found.end()
    parts.append(escape(text[end:]))
    return Markup("").join(parts)


def _element(found: re.Match[str], to: Signposts, first: bool) -> Markup:
    link = Markup('<a href="{}">{}</a>')
    if found["icon"]:
        kind, size = ("icon tile", 40) if found["icon"].startswith("tile-") else ("icon", 24)
        image = Markup('<img class="{}" src="{}" alt="" title="{}" width="{}" height="{}">')
        return image.format(kind, to.icon(found["icon"]), to.icon_name(found["icon"]), size, size)
    if found["rule"]:
        return link.format(to.rule(found["rule"]), found["rule_words"])
    if found["part"]:
        words = found["part_words"]
        # A name with which a text begins is written like a beginning.
        return link.format(to.part(found["part"]), words[0].upper() * first + words[first:])
    return Markup("<strong>{}</strong>").format(found["strong"])


def plain(text: str) -> str:
    """A text in plain words, for searching and for titles."""

    def words(found: re.Match[str]) -> str:
        return found["rule_words"] or found["part_words"] or found["strong"] or ""

    without_icons = re.sub(rf"\s*\[i:{_NAME}\]", "", text)
    return re.sub(r"\s+", " ", _TOKEN.sub(words, without_icons)).strip()


def references(text: str) -> dict[str, list[str]]:
    """What a text refers to: icons, rules and parts by their names."""
    found: dict[str, list[str]] = {"icon": [], "rule": [], "part": []}
    for one in _TOKEN.finditer(text):
        for kind, names in found.items():
            if one[kind]:
                names.append(one[kind])
    return found
