"""Finds the slots of an option on the table that a view shows."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from spieltisch.draw.asking import Offer
from spieltisch.draw.burgundy.desk import key_slot, of
from spieltisch.draw.burgundy.main_scene import places_of
from spieltisch.draw.burgundy.making import MAIN, estate_panel, holders
from spieltisch.draw.burgundy.plan import Plan
from spieltisch.draw.painter import View
from spieltisch.draw.scene import WHOLE
from spieltisch.games.burgundy import crests

_TAKING = frozenset(("take", "fetch", "buy"))
_ROOM = "room"


def offer_panel(duchy: str) -> str:
    """The panel of a duchy that may be chosen."""
    return f"offer-{duchy}"


class Finder:
    """Knows where everything lies for the seat that looks."""

    def __init__(self, plan: Plan, view: View) -> None:
        self.plan = plan
        self.table: dict[str, Any] = view["table"]
        seat = max(view["seat"], 0)
        player = self.table["players"][seat]
        self.estate = self.table["estates"][player["estate"]]
        self.dice: list[int] = player["dice"]
        self.private: list[str] = player.get("storage", [])
        self.panel = estate_panel(self.table, player["estate"])
        self.castles = plan.castles(self.estate["duchy"])
        self.place = holders(self.table, player["estate"]).index(seat)
        # Slots by die, by tile and of the free key spaces: many options name the same.
        self._found: dict[str, list[str]] = {}

    def slots(self, offer: Offer) -> list[str]:
        """The slots that answer it, the most telling first."""
        way = _WAYS.get(offer.verb)
        return way(self, offer) if way else []

    def tools(self, offer: Offer) -> list[str]:
        """The slots of what it is done with: a die, and the tile that is placed."""
        found = self._die(offer["die"]) if "die" in offer.fields else []
        if offer.verb == "place":
            return found + self._stored(offer)
        if offer.verb == "place-own":
            return found + self._own_stored(offer)
        return found

    def my_dice(self) -> list[str]:
        """The slots of the dice that the seat acts with, used or not."""
        return self._mine(*(of(self.place, f"die-{at}") for at in range(len(self.dice))))

    def drops(self, offer: Offer) -> list[str]:
        """Where a tile may be dragged that is taken."""
        return self._room(offer) if offer.verb in _TAKING else []

    def _die(self, word: str) -> list[str]:
        if word not in self._found:
            dice = [at for at, number in enumerate(self.dice) if str(number) == word]
            mine = self._mine(*(of(self.place, f"die-{at}") for at in dice))
            self._found[word] = [f"{MAIN}/white-die"] if word.startswith("white") else mine
        return self._found[word]

    def is_covered(self, offer: Offer) -> bool:
        """Nobody needs to be told that a tile lies where a tile lies."""
        return offer.verb in ("place", "place-own") and offer["space"] in self.estate["tiles"]

    def _mine(self, *names: str) -> list[str]:
        return [f"{self.panel}/{name}" for name in names]

    def _space(self, offer: Offer) -> list[str]:
        """A space, and the place for a shield upon it: whoever hits that means the space."""
        space = offer["space"]
        shield = [f"shield-{space}"] if space in self.castles else []
        return self._mine(f"space-{space}", *shield)

    # On the main board

    def _in_depot(self, offer: Offer) -> list[str]:
        depot = offer["depot"]
        if depot == "inns":
            return [f"{MAIN}/inns"]
        if depot == "black":
            return self._lying(0, self.table["black"], offer["tile"])
        return self._lying(int(depot), self.table["depots"][depot]["tiles"], offer["tile"])

    def _lying(self, number: int, faces: list[str | None], tile: str) -> list[str]:
        places = [place for place, word in enumerate(faces) if word == tile]
        return [f"{MAIN}/depot-{number}-{place}" for place in places]

    def _load(self, offer: Offer) -> list[str]:
        return [f"{MAIN}/goods-{offer['depot']}"]

    def _load_all(self, offer: Offer) -> list[str]:
        return [
            f"{MAIN}/goods-{number}"
            for number, depot in self.table["depots"].items()
            if offer["goods"] in depot["goods"]
        ]

    def _posted(self, offer: Offer) -> list[str]:
        return [f"{MAIN}/{places_of(self.table['shields'])[offer['shield']]}"]

    # In the duchy and beside it

    def _stored(self, offer: Offer) -> list[str]:
        tile = offer["tile"]
        if tile not in self._found:
            places = [at for at, word in enumerate(self.estate["storage"]) if word == tile]
            self._found[tile] = _once(self._mine(*(key_slot(self.plan, at) for at in places)))
        return self._found[tile]

    def _own_stored(self, offer: Offer) -> list[str]:
        places = [at for at, word in enumerate(self.private) if word == offer["tile"]]
        return self._mine(*(of(self.place, f"own-key-{at}") for at in places))

    def _room(self, offer: Offer) -> list[str]:
        """The key spaces of the team that are free; with shield 4 also beyond them."""
        if _ROOM not in self._found:
            first = len(self.estate["storage"])
            free = range(first, max(self.plan.key_spaces, first + 1))
            self._found[_ROOM] = _once(self._mine(*(key_slot(self.plan, at) for at in free)))
        return self._found[_ROOM]

    def _own_room(self, offer: Offer) -> list[str]:
        free = range(len(self.private), self.plan.own_spaces)
        return self._mine(*(of(self.place, f"own-key-{at}") for at in free))

    def _goods(self, offer: Offer) -> list[str]:
        colours = list(self.estate["goods"])
        return (
            self._mine(f"goods-{colours.index(offer['goods'])}")
            if (offer["goods"] in colours)
            else []
        )

    def _borne(self, shield: int) -> list[str]:
        """A shield in the duchy, and the castle that bears it."""
        spaces = [space for space, one in self.estate["shields"].items() if one == shield]
        return self._mine(*(f"{what}-{space}" for space in spaces for what in ("shield", "space")))

    def _turned(self, offer: Offer) -> list[str]:
        """Every die that shows what it was."""
        return self._die(offer["die"])

    def _tribute(self, offer: Offer) -> list[str]:
        return self._mine("silver", *(["worker"] if offer["workers"] != "0" else []))

    def _counted(self, offer: Offer) -> list[str]:
        """Where the counter will stand."""
        return self._mine(f"count-{self.table['counter'] + int(offer['points'])}")


def _once(names: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(names))


_WAYS: Final[Mapping[str, Callable[[Finder, Offer], list[str]]]] = {
    "take": Finder._in_depot,
    "fetch": Finder._in_depot,
    "buy": Finder._in_depot,
    "place": Finder._space,
    "found": Finder._space,
    "discard": Finder._stored,
    "sell": Finder._goods,
    "workers": lambda it, offer: it._mine("worker"),
    "four-workers": lambda it, offer: it._mine("worker"),
    "hire": lambda it, offer: it._mine("silver"),
    "settle": lambda it, offer: [f"{offer_panel(offer['duchy'])}/{WHOLE}"],
    "load": Finder._load,
    "load-only": Finder._load,
    "load-all": Finder._load_all,
    "place-own": Finder._space,
    "place-from": lambda it, offer: [*it._in_depot(offer), *it._space(offer)],
    "discard-own": Finder._own_stored,
    "share": Finder._room,
    "keep": Finder._own_room,
    "claim": Finder._posted,
    "claim-by-castle": Finder._posted,
    "hang": Finder._space,
    "give-up": lambda it, offer: it._borne(int(offer["shield"])),
    "emulate": lambda it, offer: it._borne(crests.RIVALS_MONASTERIES),
    "turn-die": Finder._turned,
    "pay-tribute": Finder._tribute,
    "exchange": lambda it, offer: it._lying(0, it.table["black"], offer["tile"]),
    "give": Finder._goods,
    "buy-points": Finder._counted,
}
"""How an option's slots are found, by its verb."""
