"""The team's duchy: two halves side by side, each partner's own things at his end of it."""

from math import sqrt
from typing import Final

from spieltisch.draw.art.common import board, recess
from spieltisch.draw.burgundy.desk import Desk, of
from spieltisch.draw.burgundy.duchies import RADIUS
from spieltisch.draw.burgundy.plan import PARTNERS, Plan
from spieltisch.draw.scene import WHOLE
from spieltisch.draw.stage import Template, slot
from spieltisch.draw.svg import Point, group, use
from spieltisch.draw.voice import Voice
from spieltisch.games.burgundy.duchy import Duchy

WIDTH: Final = 1150.0
HEIGHT: Final = 742.0
RIVALS: Final = "rivals"
"""The template of the other team's duchy, which has a place of its own on the screen."""
_TOP: Final = 64.0
_FINE: Final = 22.0


def make(duchy: Duchy, plan: Plan, voice: Voice) -> Template:
    """A team's board."""
    desk = Desk(plan, voice, _FINE)
    title = voice.say("draw-burgundy-duchy", number=duchy.name)
    desk.slots[WHOLE] = slot(WIDTH / 2, HEIGHT / 2, WIDTH - 8, HEIGHT - 10, label=title)
    desk.draw(board(WIDTH, HEIGHT))
    desk.coins(("silver", WIDTH / 2, 38), ("worker", WIDTH / 2, 86))
    for place in range(PARTNERS):
        _partner(desk, place)
    _shared(desk)
    desk.spaces(duchy, places(duchy), RADIUS)
    return Template(width=WIDTH, height=HEIGHT, art=group(*desk.art), slots=desk.slots)


def places(duchy: Duchy) -> list[Point]:
    """The middle of every site: rows of the two halves, the widest of which share a hex."""
    rows: dict[int, list[int]] = {}
    for site, space in enumerate(duchy.space):
        rows.setdefault(space // 100 - 1, []).append(site)
    across = RADIUS * sqrt(3)
    widest = max(len(sites) for sites in rows.values())
    half = (widest + 1) // 2
    found: list[Point] = [(0, 0)] * duchy.size
    for row, sites in rows.items():
        joined = len(sites) == widest
        length = half if joined else len(sites) // 2
        for place, site in enumerate(sites):
            # From the first hex of the widest row, in hexes; the second half is shifted.
            steps = (half - length) / 2 + place
            if not joined and place >= length:
                steps += half - 1 - length
            x = WIDTH / 2 + (steps - (widest - 1) / 2) * across
            found[site] = (x, _TOP + row * RADIUS * 1.5)
    return found


def _partner(desk: Desk, place: int) -> None:
    """A partner's name and points above, dice and key spaces below, at his end of the board."""

    def at(x: float, width: float = 0) -> float:
        """The same distance from the partner's end."""
        return WIDTH - x - width if place else x

    name_label = desk.voice.say("draw-burgundy-partner", number=place + 1)
    points_label = desk.voice.say("draw-ui-points")
    desk.draw(recess(at(78), 34, 132, 40, 20), recess(at(58), 82, 92, 42, 21))
    desk.draw(use("vp", at(58) - 25, 82, 36))
    desk.slots[of(place, "name")] = slot(at(78), 34, 130, 34, label=name_label)
    desk.slots[of(place, "points")] = slot(at(58) + 16, 82, 48, 34, label=points_label)
    desk.slots[of(place, "seat")] = slot(at(126), 82, 34, label=name_label)
    desk.dice(at(54, 80), 552, place)
    keys = (desk.plan.own_spaces - 1) * (RADIUS * sqrt(3) + 3)
    desk.keys(at(62, keys), 676, own=place)


def _shared(desk: Desk) -> None:
    """What belongs to both lies in the middle."""
    keys = (desk.plan.key_spaces - 1) * (RADIUS * sqrt(3) + 3)
    desk.keys(WIDTH / 2 - keys / 2, 676)
    desk.heading(WIDTH / 2, 606, "draw-burgundy-team-keys")
    desk.goods(266, 688)
    desk.sold(746, 688)
    desk.bonuses(866, 688, 148, 60)
    desk.tray(204, 592, 44)
