"""Where on Boonlake's boards something happened."""

from typing import Final

from spieltisch.draw.boonlake.solo import PANEL
from spieltisch.draw.story import NOBODY, Finder, Places, Told
from spieltisch.games.boonlake import terms
from spieltisch.games.boonlake.eminence import EMINENCE

_EMINENCE: Final = "eminence-"
# Counters on a seat's own board, by the field that names them.
_COUNTERS: Final = {"coins": "coins", "vases": "vases", "inhabitants": "ranch"}
_SOLO_TILE: Final = ("eminence-reveals", "eminence-prefers", "eminence-back", "eminence-stack")


def places(told: Told, find: Finder) -> list[str]:
    """The slots that an event names."""
    if told.name in _SOLO_TILE:
        return find.at(f"{PANEL}/tile", f"{PANEL}/stack")
    if told.name.startswith("eminence-cactus"):
        return find.piece("cactus")
    if "number" in told:
        return _on_map(told, find)
    if "space" in told:
        return find.piece(f"ship-{_owner(told)}")
    if "region" in told:
        return find.at(f"map/label-{told.values['region']}")
    if "strip" in told:
        return find.piece(f"strip-{told.words['strip']}")
    if "goal" in told:
        return find.piece(f"goal-{told.words['goal']}")
    return _on_board(told, find)


def _on_map(told: Told, find: Finder) -> list[str]:
    number = told.values["number"]
    if "place" in told:
        return find.at(f"map/site-{number}-{told.values['place']}")
    return find.at(f"map/hex-{number}")


def _on_board(told: Told, find: Finder) -> list[str]:
    """On a seat's own board, or its marker on a track."""
    seat = told.values.get("seat", NOBODY)
    if "track" in told:
        return find.piece(f"{told.words['track']}-marker-{seat}")
    if "lever" in told:
        return find.at(f"player-{seat}/lever-{told.values['lever']}")
    if "resource" in told:
        return find.at(f"player-{seat}/production-{told.values['resource']}")
    for field, slot in _COUNTERS.items():
        if field in told:
            return find.at(f"player-{seat}/{slot}")
    if told.name == "labels-free":
        return find.at(*(f"map/label-{region}" for region in range(terms.REGION_COUNT)))
    return []


def _owner(told: Told) -> int:
    """The Eminence's events name no seat: they are its own."""
    if told.name.startswith(_EMINENCE):
        return EMINENCE
    return told.values.get("seat", NOBODY)


PLACES: Final = Places(
    places, chapters={"eminence-turn": "draw-boonlake-eminence-turn"}, owner=_owner
)
