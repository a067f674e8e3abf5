"""The hand in a still: cards as drawings, since an SVG cannot break lines by itself."""

from spieltisch.draw.art.motifs import library
from spieltisch.draw.art.palette import INK, PAPER
from spieltisch.draw.scene import Card, Tray
from spieltisch.draw.svg import group, lines, n, rect, tag, use, words, wrap

_WIDTH, _HEIGHT, _GAP = 190.0, 226.0, 10.0
_TITLE = 14
_TONES = {"day": "#bcd9ef", "sunset": "#f5c193", "night": "#c3c0d8"}


def hand(trays: list[Tray], x: float, y: float, room: float) -> tuple[str, float]:
    """The seat's own cards in rows, and how high they are."""
    cards = [card for tray in trays if tray["own"] for card in tray["cards"]]
    columns = max(1, int((room + _GAP) // (_WIDTH + _GAP)))
    drawn = [
        group(
            _card(card),
            transform=f"translate({x + index % columns * (_WIDTH + _GAP)}"
            f" {y + index // columns * (_HEIGHT + _GAP)})",
        )
        for index, card in enumerate(cards)
    ]
    used = {part[0] for card in cards for part in card.get("picture", [])}
    defs = tag("defs", "".join(library.parts()[name] for name in sorted(used)))
    return defs + "".join(drawn), -(-len(cards) // columns) * (_HEIGHT + _GAP)


def _card(card: Card) -> str:
    parts = [
        rect(0, 0, _WIDTH, _HEIGHT, rx=10, fill=PAPER, stroke=INK, stroke_width=2),
        rect(1, 1, _WIDTH - 2, 32, rx=9, fill=_TONES.get(card["tone"], "#e9d5a9")),
        use(card["emblem"], 18, 17, 24),
        _title(card),
    ]
    if card["points"]:
        parts.append(use("vp", _WIDTH - 18, 17, 30))
        parts.append(words(_WIDTH - 18, 16, card["points"], 14, fill=INK, font_weight="bold"))
    x = 10.0
    for price in card["prices"]:
        parts.append(words(x, 106, str(price["amount"]), 16, "start", fill=INK, font_weight="bold"))
        parts.append(use(price["icon"], x + 10 * len(str(price["amount"])) + 11, 106, 20))
        x += 10 * len(str(price["amount"])) + 30
    if picture := card.get("picture"):
        frame = {"x": 1, "y": 33, "width": n(_WIDTH - 2), "height": 56, "viewBox": "0 0 160 64"}
        drawing = library.drawn(picture)
        parts.append(tag("svg", drawing, **frame, preserveAspectRatio="xMidYMax slice"))
    y = 132.0
    for line in card["lines"]:
        if line["icon"]:
            parts.append(use(line["icon"], 16, y, 17))
        parts.append(lines(28, y, line["text"], 24, 14, fill=INK))
        y += 17.5 * len(wrap(line["text"], 24)) + 3
    return "".join(parts)


def _title(card: Card) -> str:
    """The name in one line, or in two smaller ones."""
    dress = {"fill": INK, "font_weight": "bold"}
    if len(card["title"]) <= _TITLE:
        return words(36, 17, card["title"], 16, "start", **dress)
    rows = len(wrap(card["parted"], _TITLE))
    return lines(36, 17 - 7 * (rows - 1), card["parted"], _TITLE, 13, spacing=14 / 13, **dress)
