"""The action board: seven rows with steps and losses, and the strips that lie in them."""

from typing import Final

from spieltisch.draw.art.common import board
from spieltisch.draw.art.palette import BOARD_INK, INK, WHITE, pair
from spieltisch.draw.boonlake.effects import SMALLEST, marks
from spieltisch.draw.stage import Slot, Template, slot
from spieltisch.draw.svg import group, rect, shape, symbol, use, words
from spieltisch.draw.voice import Voice
from spieltisch.games.boonlake import terms
from spieltisch.games.boonlake.pieces import Pack, Row, Strip

WIDTH: Final = 640.0
HEIGHT: Final = 372.0
_ROW: Final = 50.0
_STRIP_WIDTH: Final = 500.0
_STRIP_HEIGHT: Final = 46.0
_GROUNDS: Final = {
    terms.DAY: pair("#bcd9ef", "#8db2cd"),
    terms.SUNSET: pair("#f5c193", "#cd9660"),
    terms.NIGHT: pair("#b9b6cf", "#9f9abd"),
    terms.NO_KIND: pair("#d9bd94", "#b3966a"),
}
# What a strip gives its taker, and what it gives all (or all others): icons with numbers.
_MINE: Final[dict[int, list[tuple[str, str]]]] = {
    terms.PIONEER: [("mound", "2"), ("inhabitant", ""), ("up", "")],
    terms.SETTLE: [("inhabitant", ""), ("up", "")],
    terms.CATTLE_BREEDING: [("tile-pasture", "")],
    terms.REGION_SCORING: [("region-marker", "")],
    terms.HIRE: [("inhabitant", "+1"), ("mound", "1")],
    terms.PROGRESS: [("gear", "")],
    terms.BUILDER: [("card", "▶"), ("card", "+2")],
}
_ALL: Final[dict[int, list[tuple[str, str]]]] = {
    terms.PIONEER: [("card", "+2"), ("card", "▶")],
    terms.SETTLE: [("inhabitant", ""), ("up", ""), ("card", "▶")],
    terms.CATTLE_BREEDING: [("cattle", ""), ("card", "▶")],
    terms.REGION_SCORING: [("coin", "×")],
    terms.HIRE: [("coin", "−3"), ("inhabitant", "+1")],
    terms.PROGRESS: [("inhabitant", "−1"), ("gear", "")],
    terms.BUILDER: [("card", "▶")],
}


def make(pack: Pack, voice: Voice) -> Template:
    """The board without its strips."""
    slots: dict[str, Slot] = {}
    art = [board(WIDTH, HEIGHT)]
    art += [_row(row, slots, voice) for row in pack.rows]
    return Template(width=WIDTH, height=HEIGHT, art=group(*art), slots=slots)


def _row(row: Row, slots: dict[str, Slot], voice: Voice) -> str:
    y = 33 + row.index * _ROW
    label = voice.say("draw-boonlake-row", steps=row.steps, loss=row.vp_loss)
    slots[f"row-{row.index}"] = slot(
        372, y, _STRIP_WIDTH, _STRIP_HEIGHT, label=label, piece=_STRIP_WIDTH
    )
    art = [
        rect(122, y - 23, _STRIP_WIDTH, _STRIP_HEIGHT, rx=8, fill=INK, opacity=0.12),
        use("ship", 36, y - 1, 34),
        words(66, y, str(row.steps), 25, fill=BOARD_INK, font_weight="bold"),
    ]
    if row.vp_loss:
        art.append(use("vp", 96, y, 48) + rect(81, y - 12, 30, 21, rx=3, fill="#fff6dc"))
        loss = f"−{row.vp_loss}"
        art.append(words(96, y - 2, loss, SMALLEST, fill="#a3291a", font_weight="bold"))
    return group(*art)


def symbols(pack: Pack, voice: Voice) -> str:
    """The seven strips, with their names; and as they lie there while they are carried out."""
    drawn: list[str] = []
    for strip in pack.strips:
        name, art = f"strip-{strip.key}", _strip(strip, voice)
        drawn.append(symbol(name, art, _STRIP_WIDTH, _STRIP_HEIGHT, ground=True))
        carried = use(name, 0, 0, _STRIP_WIDTH, _STRIP_HEIGHT) + _taken()
        drawn.append(symbol(f"{name}-taken", carried, _STRIP_WIDTH, _STRIP_HEIGHT, ground=True))
    return "".join(drawn)


def _taken() -> str:
    """A frame around the strip whose action is carried out now, with a pointer at it."""
    left, top = -_STRIP_WIDTH / 2, -_STRIP_HEIGHT / 2
    high = _STRIP_HEIGHT - 4
    return rect(
        left + 2,
        top + 2,
        _STRIP_WIDTH - 4,
        high,
        rx=9,
        fill="none",
        stroke="#8f2f23",
        stroke_width=5,
    ) + shape(f"M{left} -11l19 11l-19 11z", fill="#8f2f23", stroke=WHITE, stroke_width=2.5)


def _strip(strip: Strip, voice: Voice) -> str:
    left, top = -_STRIP_WIDTH / 2, -_STRIP_HEIGHT / 2
    name = voice.say(f"boonlake-strip-{strip.key}")
    kind = f"kind-{terms.KIND_KEYS[strip.kind]}" if strip.kind >= 0 else ""
    first = (
        use(kind, left + 26, 0, 36)
        if kind
        else marks([("coin", f"+{strip.coins}")], left + 29, -1, 20)
    )
    return group(
        rect(left + 4, top + 5, _STRIP_WIDTH - 3, _STRIP_HEIGHT - 5, rx=9, fill=INK, opacity=0.4),
        rect(
            left + 1,
            top + 1,
            _STRIP_WIDTH - 2,
            _STRIP_HEIGHT - 5,
            rx=9,
            fill=_GROUNDS[strip.kind],
            stroke=INK,
            stroke_width=1.6,
        ),
        rect(
            left + 1, top + 1, _STRIP_WIDTH - 2, _STRIP_HEIGHT - 5, rx=9, fill="url(#paint-grain)"
        ),
        rect(
            left + 1, top + 1, _STRIP_WIDTH - 2, _STRIP_HEIGHT - 5, rx=9, fill="url(#paint-light)"
        ),
        group(
            first,
            words(left + 54, -1, name, 20.8, "start", fill=INK, font_weight="bold", class_="head"),
            marks(_MINE[strip.index], left + 278, -1, 27),
            shape(
                "M0 -9h9v-7l14 16l-14 16v-7h-9z",
                fill=WHITE,
                stroke=INK,
                transform=f"translate({left + 346} -1)",
            ),
            marks(_ALL[strip.index], left + 432, -1, 27),
            class_="printed",
        ),
    )
