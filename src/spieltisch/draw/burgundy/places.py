"""Where on the boards of The Castles of Burgundy something happened."""

from typing import Final

from spieltisch.draw.burgundy.desk import of
from spieltisch.draw.story import Finder, Places, Told
from spieltisch.games.burgundy.table import INN_DEPOT

_MOST = 8
_OWN: Final = {"silver": "silver", "workers": "worker"}


def places(told: Told, find: Finder) -> list[str]:
    """The slots that an event names."""
    seat = told.values.get("seat", -1)
    estate, place = _home(seat, find)
    if "space" in told:
        return find.at(f"{estate}/space-{told.values['space']}")
    if "depot" in told:
        return _at_depot(told, find)
    if "step" in told:
        return find.piece(f"walker-{seat}")
    if "one" in told or "die" in told:
        return find.at(*(f"{estate}/{of(place, f'die-{die}')}" for die in (0, 1)))
    if "phase" in told:
        return find.at(f"main/phase-{told.values['phase']}")
    if "counter" in told:
        return find.piece("counter")
    if "target" in told:
        return find.piece("target")
    if told.name == "travels":
        return find.piece(f"route-next-{estate}")
    if told.name == "inn-opens":
        return find.at("main/inns")
    if told.name == "sells":
        return find.at(f"{estate}/sold")
    for field, slot in _OWN.items():
        if told.values.get(field):
            return find.at(f"{estate}/{slot}")
    return []


def _home(seat: int, find: Finder) -> tuple[str, int]:
    """The board of a seat, and whether it is its first or second holder."""
    before = f"estate-{seat - 1}"
    if find.at(f"{before}/{of(1, 'die-0')}"):
        return before, 1
    return f"estate-{seat}", 0


def _at_depot(told: Told, find: Finder) -> list[str]:
    depot = told.values["depot"]
    if "shield" in told:
        return find.piece(f"shield-{told.values['shield']}")
    if "goods" in told:
        return find.at(f"main/goods-{depot}")
    if depot == INN_DEPOT:
        return find.at("main/inns")
    return find.at(*(f"main/depot-{depot}-{place}" for place in range(_MOST)))


PLACES: Final = Places(places, also_moves=("sells",))
