"""The icon legend: every sign of a game with its name and its meaning."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from spieltisch.games.burgundy import tiles
from spieltisch.help.art import gallery

# Groups of icons; the messages are `help-icons-<group>`, `help-icon-<icon>` and …`-text`.
_BOONLAKE: Final = {
    "pieces": ("inhabitant", "house", "settlement", "cattle", "ship", "boat"),
    "wealth": ("coin", "vase", "card", "vp"),
    "resources": ("wood", "loam", "stone", "iron", "joker", "site", "site-loam-1", "site-loam-2"),
    "cards": ("kind-day", "kind-sunset", "kind-night", "kind-any", "now", "always", "end"),
    "effects": (
        *("mound", "up", "gear", "step-coin", "step-card", "steps", "wagon-coin", "wagon-card"),
        *("lever-up", "lever-down"),
    ),
    "map": ("anchor", "lock", "bridge", "region-marker", "tile-pasture"),
    "seats": ("marker-0", "marker-1", "marker-2", "marker-3"),
}
_BURGUNDY: Final = {
    "wealth": ("silver", "worker", "vp", "die-3", "back-black"),
    "bonus": ("bonus-large-castle", "bonus-small-castle"),
    "seats": ("marker-0", "marker-1", "marker-2", "marker-3"),
}


@dataclass(frozen=True)
class Icon:
    """A sign, its name and what it means."""

    art: str
    name: str
    text: str


@lru_cache(maxsize=8)
def legend(game: str, language: str) -> dict[str, list[Icon]]:
    """All icons of a game by group."""
    shown = gallery(game, language)
    say = shown.voice.say
    groups = {
        say(f"help-icons-{group}"): [
            Icon(art, say(f"help-icon-{art}"), say(f"help-icon-{art}-text")) for art in icons
        ]
        for group, icons in (_BURGUNDY if game == "burgundy" else _BOONLAKE).items()
    }
    if game == "burgundy":
        groups[say("help-icons-kinds")] = [
            Icon(f"space-{kind}", say(f"burgundy-kind-{kind}"), say("help-icon-kind-text"))
            for kind in tiles.KINDS
        ]
        groups[say("help-icons-goods")] = [
            Icon(
                f"goods-{word}",
                say(f"burgundy-goods-{word}"),
                say("help-part-sold-by", number=number),
            )
            for number, word in enumerate(tiles.GOODS, 1)
        ]
    listed = {icon.art for icons in groups.values() for icon in icons}
    for art, term in shown.terms.items():
        if art not in listed:
            groups.setdefault(term["group"], []).append(Icon(art, term["name"], term["text"]))
    return groups


@lru_cache(maxsize=8)
def names(game: str, language: str) -> dict[str, str]:
    """The names of all pictures that texts may show."""
    say = gallery(game, language).voice.say
    found = {icon.art: icon.name for icons in legend(game, language).values() for icon in icons}
    if game == "burgundy":
        for word in tiles.TILES:
            found[f"tile-{word}"] = say(f"burgundy-tile-{word}")
        for kind in tiles.KINDS:
            found[f"sign-{kind}"] = say(f"burgundy-kind-{kind}")
        for number in range(1, 7):
            found[f"die-{number}"] = say("draw-burgundy-die", number=number)
    else:
        for resource in ("wood", "loam", "stone", "iron"):
            found[f"site-{resource}-1"] = say(f"boonlake-effect-build-{resource}")
    return found
