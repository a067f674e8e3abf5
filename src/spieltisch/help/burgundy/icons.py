"""Burgundy's signs."""

from typing import Final

from spieltisch.draw.voice import Voice
from spieltisch.games.burgundy import tiles
from spieltisch.games.burgundy.game import Burgundy
from spieltisch.help.books import Icon

ICONS: Final = {
    "wealth": ("silver", "worker", "vp", "die-3", "back-black"),
    "bonus": ("bonus-large-castle", "bonus-small-castle"),
    "seats": ("marker-0", "marker-1", "marker-2", "marker-3"),
}


def own_icons(_game: Burgundy, voice: Voice) -> dict[str, list[Icon]]:
    """Kinds of tiles and goods, under the names that they have in the game."""
    say = voice.say
    kinds = [
        Icon(f"space-{kind}", say(f"burgundy-kind-{kind}"), say("help-icon-kind-text"))
        for kind in tiles.KINDS
    ]
    goods = [
        Icon(f"goods-{word}", say(f"burgundy-goods-{word}"), say("help-part-sold-by", number=die))
        for die, word in enumerate(tiles.GOODS, 1)
    ]
    return {say("help-icons-kinds"): kinds, say("help-icons-goods"): goods}


def icon_names(_game: Burgundy, voice: Voice) -> dict[str, str]:
    """What tiles, signs and dice are called."""
    say = voice.say
    return {
        **{f"tile-{word}": say(f"burgundy-tile-{word}") for word in tiles.TILES},
        **{f"sign-{kind}": say(f"burgundy-kind-{kind}") for kind in tiles.KINDS},
        **{f"die-{number}": say("draw-burgundy-die", number=number) for number in range(1, 7)},
    }
