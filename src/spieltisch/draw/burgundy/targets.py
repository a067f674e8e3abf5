"""Which slots answer which option of Burgundy, and where a denial is looked for."""

from collections.abc import Callable
from typing import Any

from spieltisch.draw.asking import DenialList, Offer, Question
from spieltisch.draw.painter import View
from spieltisch.draw.scene import OFFER, WHOLE, OptionLine, Panel, Scene
from spieltisch.draw.voice import Voice

GROUPS = {
    "take": "take",
    "fetch": "take",
    "place": "place",
    "found": "place",
    "sell": "sell",
    "workers": "workers",
    "hire": "workers",
    "buy": "buy",
    "load": "goods",
    "load-only": "goods",
    "discard": "discard",
    "settle": "duchy",
    "mimic": "mimic",
}


def add(scene: Scene, view: View, question: Question, voice: Voice) -> None:
    """List the options with their slots, and the denials."""
    finder = Finder(view)
    for offer in question.offers:
        if offer.verb == "settle":
            scene["panels"].append(_offered(offer["duchy"], voice))
        group = GROUPS.get(offer.verb, "finish")
        line = OptionLine(
            notation=offer.notation,
            text=offer.text,
            group=voice.say(f"draw-burgundy-group-{group}"),
            slots=finder.slots(offer),
            cards=[],
        )
        if icon := _icon(offer):
            line["icon"] = icon
        scene["options"].append(line)
    denials = DenialList()
    for refusal in question.refusals:
        if finder.is_covered(refusal.offer):
            continue
        name = _denied(refusal.offer, voice)
        denials.add(name, refusal.why, finder.slots(refusal.offer)[:1])
    scene["denials"] = denials.lines()


def _offered(duchy: str, voice: Voice) -> Panel:
    return Panel(
        id=offer_panel(duchy),
        template=f"duchy-{duchy}",
        role=OFFER,
        title=voice.say("draw-burgundy-duchy", number=duchy),
    )


def _icon(offer: Offer) -> str:
    if "tile" in offer.fields:
        return f"tile-{offer['tile']}"
    if "goods" in offer.fields:
        return f"goods-{offer['goods']}"
    return {"workers": "worker", "hire": "worker", "end": "flag", "found": "tile-castle"}.get(
        offer.verb, ""
    )


def _denied(offer: Offer, voice: Voice) -> str:
    """What a denial is about, in as few words as possible: many slots may share it."""
    if "tile" in offer.fields:
        return voice.say(f"burgundy-tile-{offer['tile']}")
    if "goods" in offer.fields:
        return voice.say(f"burgundy-goods-{offer['goods']}")
    return offer.text


def offer_panel(duchy: str) -> str:
    """The panel of a duchy that may be chosen."""
    return f"offer-{duchy}"


class Finder:
    """Finds the slots of an option on the table that the view shows."""

    def __init__(self, view: View) -> None:
        self.table: dict[str, Any] = view["table"]
        seat = max(view["seat"], 0)
        player = self.table["players"][seat]
        self.estate = self.table["estates"][player["estate"]]
        self.dice: list[int] = player["dice"]
        self.panel = f"estate-{seat}"
        self._ways: dict[str, Callable[[Offer], list[str]]] = {
            "take": self._in_depot,
            "fetch": self._in_depot,
            "buy": self._in_depot,
            "place": lambda offer: [f"{self.panel}/space-{offer['space']}", *self._stored(offer)],
            "found": lambda offer: [f"{self.panel}/space-{offer['space']}"],
            "discard": self._stored,
            "sell": self._goods,
            "workers": lambda offer: [f"{self.panel}/worker"],
            "hire": lambda offer: [f"{self.panel}/silver"],
            "settle": lambda offer: [f"{offer_panel(offer['duchy'])}/{WHOLE}"],
            "load": lambda offer: [f"main/goods-{offer['depot']}"],
            "load-only": lambda offer: [f"main/goods-{offer['depot']}"],
        }

    def slots(self, offer: Offer) -> list[str]:
        """The slots that answer it, the most telling first."""
        way = self._ways.get(offer.verb)
        return way(offer) if way else []

    def is_covered(self, offer: Offer) -> bool:
        """Nobody needs to be told that a tile lies where a tile lies."""
        return offer.verb == "place" and offer["space"] in self.estate["tiles"]

    def _in_depot(self, offer: Offer) -> list[str]:
        depot = offer["depot"]
        black = depot == "black"
        faces = self.table["black"] if black else self.table["depots"][depot]["tiles"]
        number = 0 if black else depot
        return [
            f"main/depot-{number}-{place}"
            for place, word in enumerate(faces)
            if word == offer["tile"]
        ]

    def _stored(self, offer: Offer) -> list[str]:
        return [
            f"{self.panel}/key-{place}"
            for place, word in enumerate(self.estate["storage"])
            if word == offer["tile"]
        ]

    def _goods(self, offer: Offer) -> list[str]:
        return [
            f"{self.panel}/goods-{place}"
            for place, colour in enumerate(self.estate["goods"])
            if colour == offer["goods"]
        ]
