"""Boonlake's signs."""

from typing import Final

from spieltisch.draw.voice import Voice
from spieltisch.games.boonlake.game import Boonlake
from spieltisch.games.boonlake.terms import RESOURCE_KEYS

ICONS: Final = {
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
GROUNDS: Final = {"anchor": "#2f6f97"}


def icon_names(_game: Boonlake, voice: Voice) -> dict[str, str]:
    """What production sites are called, which the legend shows by example only."""
    return {
        f"site-{resource}-1": voice.say(f"boonlake-effect-build-{resource}")
        for resource in RESOURCE_KEYS
    }
