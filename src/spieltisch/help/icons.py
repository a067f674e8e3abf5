"""The icon legend: every sign of a game with its name and its meaning."""

from functools import lru_cache

from spieltisch.help.art import gallery
from spieltisch.help.books import Icon


@lru_cache(maxsize=8)
def legend(game: str, language: str) -> dict[str, list[Icon]]:
    """All icons of a game by group."""
    shown = gallery(game, language)
    say = shown.voice.say
    groups = {
        say(f"help-icons-{group}"): [
            Icon(art, say(f"help-icon-{art}"), say(f"help-icon-{art}-text")) for art in icons
        ]
        for group, icons in shown.book.icons.items()
    }
    groups.update(shown.book.own_icons(shown.game, shown.voice))
    listed = {icon.art for icons in groups.values() for icon in icons}
    for art, term in shown.terms.items():
        if art not in listed:
            groups.setdefault(term["group"], []).append(Icon(art, term["name"], term["text"]))
    return groups


@lru_cache(maxsize=8)
def names(game: str, language: str) -> dict[str, str]:
    """The names of all pictures that texts may show."""
    shown = gallery(game, language)
    listed = {icon.art: icon.name for icons in legend(game, language).values() for icon in icons}
    return {**listed, **shown.book.icon_names(shown.game, shown.voice)}
