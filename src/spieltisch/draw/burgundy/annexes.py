"""What some tables have beside the black depot: inns, border post bonuses, the teams' order."""

from typing import Final

from spieltisch.draw.art.common import recess
from spieltisch.draw.art.palette import BOARD_INK, BOARD_SOFT, INK, pair
from spieltisch.draw.burgundy.plan import Plan
from spieltisch.draw.stage import ROW, Slot, slot
from spieltisch.draw.svg import group, rect, use, words
from spieltisch.draw.voice import Voice

ROOM: Final = 58.0
"""How much further apart upper and lower depots lie, to make room."""
_LEFT: Final = 104.0
_RIGHT: Final = 536.0
_WIDE: Final = 190.0
_HIGH: Final = 80.0


def add(y: float, plan: Plan, slots: dict[str, Slot], voice: Voice) -> str:
    """All of them that this table has, at the height of the black depot."""
    art = []
    if plan.inns:
        art.append(_inns(y, slots, voice))
    if plan.posts:
        art.append(_posts(y, plan, slots, voice))
    elif plan.team:
        art.append(_order(y, plan, slots, voice))
    return group(*art)


def _plate(x: float, y: float, fill: str) -> str:
    left, top = x - _WIDE / 2, y - _HIGH / 2
    return rect(left + 4, top + 6, _WIDE, _HIGH, rx=16, fill=INK, opacity=0.3) + rect(
        left, top, _WIDE, _HIGH, rx=16, fill=fill, stroke=INK, stroke_width=1.6
    )


def _inns(y: float, slots: dict[str, Slot], voice: Voice) -> str:
    """The stack of inns: as black as the depot it belongs to."""
    slots["inns"] = slot(
        _RIGHT, y, 180, 72, label=voice.say("draw-burgundy-inns"), hold=ROW, piece=74
    )
    return (
        _plate(_RIGHT, y, pair("#3f3833", "#1d1814"))
        + use("hole", _RIGHT, y, 72)
        + use("tile-inn", _RIGHT, y, 60, opacity=0.25)
    )


def _posts(y: float, plan: Plan, slots: dict[str, Slot], voice: Voice) -> str:
    """What the first two to join all three posts score."""
    values = plan.pack.board
    art = [_plate(_LEFT, y, pair("#e9d5a9", "#584532"))]
    for dx, dy in ((-78, 17), (-44, 17), (-61, -16)):
        art.append(use("glyph-post", _LEFT + dx, y + dy, 32))
    for size, dx in (("large", 6), ("small", 66)):
        points = (values.large_bonus if size == "large" else values.small_bonus)[plan.players - 2]
        art.append(recess(_LEFT + dx, y, 54, 54, 27))
        art.append(words(_LEFT + dx, y, f"+{points}", 18, fill=BOARD_SOFT, font_weight="bold"))
        label = voice.say(f"draw-burgundy-posts-{size}", points=points)
        slots[f"posts-{size}"] = slot(_LEFT + dx, y, 54, label=label, piece=46)
    return group(*art)


def _order(y: float, plan: Plan, slots: dict[str, Slot], voice: Voice) -> str:
    """Who plays when in this round."""
    art = [_plate(_LEFT, y, pair("#e9d5a9", "#584532"))]
    said = voice.say("draw-burgundy-order")
    art.append(words(_LEFT, y - 23, said, plan.fine, fill=BOARD_INK))
    for place in range(plan.seats):
        x = _LEFT + (place - (plan.seats - 1) / 2) * 48
        art.append(recess(x, y + 12, 43, 43, 22))
        label = voice.say("draw-burgundy-order-place", number=place + 1)
        slots[f"order-{place}"] = slot(x, y + 12, 43, label=label, piece=40)
    return group(*art)
