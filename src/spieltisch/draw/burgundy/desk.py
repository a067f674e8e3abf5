"""What lies beside the hexes of a duchy: purse, dice, key spaces, goods, bonus tiles.

Every kind of duchy puts it together in its own way.
"""

from math import sqrt
from typing import Final

from spieltisch.draw.art.common import recess
from spieltisch.draw.art.palette import BOARD_INK, BOARD_SOFT
from spieltisch.draw.burgundy.hexes import NAMES
from spieltisch.draw.burgundy.plan import Plan
from spieltisch.draw.stage import HEX, ROW, STACK, Slot, slot
from spieltisch.draw.svg import Point, use, words
from spieltisch.draw.voice import Voice
from spieltisch.games.burgundy.duchy import Duchy, where
from spieltisch.games.burgundy.tiles import CASTLE

DICE: Final = 2
TRAY: Final = 5
"""Spaces for what shield 4 stores beyond the key spaces; the last of them holds the rest."""
GOODS: Final = 72.0
WIDE: Final = 1000.0
LETTER: Final = 0.52
"""How wide a letter is, by its height, with room to spare."""
_PARTNER: Final = "partner-"


def of(place: int, name: str) -> str:
    """The name of a slot that belongs to the first or the second holder of an estate."""
    return f"{_PARTNER}{name}" if place else name


def key_slot(plan: Plan, index: int) -> str:
    """Where the stored tile with this index lies."""
    return f"key-{min(index, plan.key_spaces + TRAY - 1)}"


class Desk:
    """Collects drawings and slots of one board. `fine` is the size of its small print."""

    def __init__(self, plan: Plan, voice: Voice, fine: float) -> None:
        self.plan = plan
        self.voice = voice
        self.fine = fine
        self.art: list[str] = []
        self.slots: dict[str, Slot] = {}

    def draw(self, *parts: str) -> None:
        """Add to the drawing."""
        self.art += parts

    def heading(
        self, x: float, y: float, message: str, anchor: str = "middle", room: float = WIDE
    ) -> None:
        """A word above a field, as large as its room allows; small copies leave it out."""
        said = self.voice.say(message)
        size = min(self.fine, room / (LETTER * len(said)))
        self.draw(words(x, y, said, size, anchor, fill=BOARD_INK, class_="fine"))

    def title(self, x: float, y: float, name: str, size: float = 19) -> str:
        """The name of the duchy, and what it is called."""
        said = self.voice.say("draw-burgundy-duchy", number=name)
        self.draw(words(x, y, said, size, "start", fill=BOARD_SOFT, class_="head fine"))
        return said

    def spaces(self, duchy: Duchy, places: list[Point], radius: float) -> None:
        """The hexes: kind, sign and number; castles may bear shields."""
        grown = radius / 49
        ground, above = dict[str, Slot](), dict[str, Slot]()
        for site, (x, y) in enumerate(places):
            name, space = NAMES[duchy.kind[site]], duchy.space[site]
            self.draw(
                use(f"space-{name}", x, y, 2 * radius),
                use(f"sign-{name}", x, y - 24 * grown, 24 * grown, class_="fine", opacity=0.85),
                use(f"die-{duchy.number[site]}", x, y + 9 * grown, 36 * grown, class_="fine"),
            )
            label = self._space_label(duchy, site, name)
            ground[f"space-{space}"] = slot(x, y, 2 * radius, shape=HEX, label=label)
            if self.plan.shields and duchy.kind[site] == CASTLE:
                label = self.voice.say("draw-burgundy-shield-of", spot=self.spot(duchy, site))
                # The middle of the space stays free for whoever means the space itself.
                where = (x + 0.28 * radius, y + 0.36 * radius)
                above[f"shield-{space}"] = slot(
                    *where, 0.52 * radius, label=label, piece=1.1 * radius
                )
        # What lies in the land lies below all that stands beside it, and shields above the land.
        self.slots = {**ground, **self.slots, **above}

    def _space_label(self, duchy: Duchy, site: int, name: str) -> str:
        label = self.voice.say(
            "draw-burgundy-space",
            spot=self.spot(duchy, site),
            kind=self.voice.say(f"burgundy-kind-{name}"),
        )
        across = [one if two == site else two for one, two in duchy.rivers if site in (one, two)]
        if not across:
            return label
        spaces = " · ".join(self.spot(duchy, other) for other in across)
        return self.voice.say("draw-burgundy-space-river", label=label, spaces=spaces)

    def spot(self, duchy: Duchy, site: int) -> str:
        """A space in words, as options and log tell it."""
        told = where(duchy, duchy.space[site])
        return self.voice.say(
            "burgundy-spot-space",
            colour=self.voice.say(f"burgundy-colour-{NAMES[told['colour']]}"),
            number=told["number"],
            row=self.voice.say(f"burgundy-row-{told['row'] + 1}"),
            place=self.voice.say(f"burgundy-place-{told['place'] + 1}"),
        )

    def coins(self, *places: tuple[str, float, float]) -> None:
        """Silver and workers, each by its middle."""
        for name, x, y in places:
            label = self.voice.say(f"draw-burgundy-{name}")
            self.draw(recess(x, y, 76, 42, 21), use(name, x - 17, y, 36))
            self.slots[name] = slot(x, y, 76, 42, label=label, piece=34)
            self.slots[f"{name}-count"] = slot(x + 18, y, 32, label=label)

    def dice(self, x: float, y: float, place: int = 0, size: float = 72) -> None:
        """A holder's two dice, from left to right."""
        for die in range(DICE):
            left = x + die * (size + 8)
            self.draw(recess(left, y, size, size, 13))
            label = self.voice.say("draw-burgundy-die", number=die + 1)
            self.slots[of(place, f"die-{die}")] = slot(left, y, size, label=label, piece=size - 4)

    def keys(self, x: float, y: float, *, own: int | None = None, radius: float = 49) -> None:
        """Key spaces from left to right: the estate's, or those of a holder alone."""
        count = self.plan.key_spaces if own is None else self.plan.own_spaces
        message = "draw-burgundy-key-space" if own is None else "draw-burgundy-own-key-space"
        for key in range(count):
            left = x + key * (radius * sqrt(3) + 3)
            self.draw(use("hole", left, y, 2 * radius))
            name = f"key-{key}" if own is None else of(own, f"own-key-{key}")
            label = self.voice.say(message, number=key + 1)
            self.slots[name] = slot(left, y, 2 * radius, shape=HEX, label=label)

    def tray(self, left: float, y: float, step: float) -> None:
        """Room for what shield 4 stores beyond the key spaces."""
        if not self.plan.shields:
            return
        wide = step * (TRAY + 1)
        self.draw(
            recess(left + wide / 2, y, wide + 6, step + 6, 12),
            use("glyph-endless", left + step / 2, y, step * 0.85, opacity=0.9),
        )
        label = self.voice.say("draw-burgundy-tray")
        for place in range(TRAY):
            hold = ROW if place == TRAY - 1 else STACK
            x = left + (place + 1.5) * step
            name = f"key-{self.plan.key_spaces + place}"
            self.slots[name] = slot(x, y, step, label=label, hold=hold, piece=step - 2)

    def goods(self, x: float, y: float) -> None:
        """Goods spaces from left to right, with their heading."""
        for place in range(self.plan.goods_spaces):
            left = x + place * GOODS
            self.draw(recess(left, y, 66, 66, 8))
            label = self.voice.say("draw-burgundy-goods-space", number=place + 1)
            self.slots[f"goods-{place}"] = slot(left, y, 66, label=label, piece=58)
        middle = x + (self.plan.goods_spaces - 1) * GOODS / 2
        self.heading(middle, y - 33 - self.fine * 1.2, "draw-burgundy-goods")

    def sold(self, x: float, y: float) -> None:
        """Where sold goods lie face down."""
        label = self.voice.say("draw-burgundy-sold")
        self.draw(recess(x, y, 66, 66, 8))
        self.slots["sold"] = slot(x, y, 66, label=label, hold=ROW, piece=54)
        self.slots["sold-count"] = slot(x, y, 30, label=label)
        self.heading(x, y - 33 - self.fine * 1.2, "draw-burgundy-sold")

    def bonuses(self, x: float, y: float, width: float, height: float = 60) -> None:
        """Where bonus tiles lie."""
        label = self.voice.say("draw-burgundy-bonuses")
        self.slots["bonuses"] = slot(x, y, width, height, label=label, hold=ROW, piece=44)
