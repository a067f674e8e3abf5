"""The signs of the browser's own tools, drawn in the colour of the words beside them."""

from spieltisch.draw.svg import circle, rect, shape, symbol

_PEN = {
    "fill": "none",
    "stroke": "currentColor",
    "stroke_width": 8,
    "stroke_linecap": "round",
    "stroke_linejoin": "round",
}
_FULL = {"fill": "currentColor"}


def symbols() -> str:
    """All of them."""
    drawn = {
        "undo": shape("M-30 -6h42a24 24 0 0 1 0 48h-22M-14 -26l-20 20l20 20", **_PEN),
        "redo": shape("M30 -6h-42a24 24 0 0 0 0 48h22M14 -26l20 20l-20 20", **_PEN),
        "plan": shape("M-34 34l8 -26l46 -46l18 18l-46 46zM8 -26l18 18", **_PEN),
        "hint": shape(
            "M-14 22q0 -12 -10 -20a28 28 0 1 1 48 0q-10 8 -10 20zM-12 36h24M-6 46h12", **_PEN
        ),
        "story": circle(0, 0, 36, **_PEN) + shape("M0 -20v20l14 12", **_PEN),
        "glossary": shape(
            "M-38 -30q20 -8 38 4q18 -12 38 -4v58q-20 -8 -38 4q-18 -12 -38 -4zM0 -26v58", **_PEN
        ),
        "log": shape("M-14 -26h48M-14 0h48M-14 26h48", **_PEN)
        + "".join(circle(-34, y, 6, **_FULL) for y in (-26, 0, 26)),
        "settings": shape("M-36 -24h72M-36 0h72M-36 24h72", **_PEN)
        + "".join(circle(x, y, 10, **_FULL) for x, y in ((-12, -24), (18, 0), (-18, 24))),
        "keys": rect(-40, -26, 80, 52, rx=10, **_PEN)
        + shape("M-22 -8h2M0 -8h2M22 -8h2M-14 12h28", **_PEN),
        "rules": circle(0, 0, 38, **_PEN)
        + shape("M-12 -10q0 -14 12 -14t12 13q0 7 -12 14v7", **_PEN)
        + circle(0, 25, 5, **_FULL),
        "page": shape("M6 -34h28v28M34 -34L-4 4M-8 -26h-24v58h58v-24", **_PEN),
        "chart": shape("M-36 -34v68h72M-22 16l18 -22l16 12l22 -34", **_PEN),
        "replay": circle(0, 0, 38, **_PEN) + shape("M-10 -18l28 18l-28 18z", **_FULL),
        "crown": shape("M-36 -18l18 16l18 -30l18 30l18 -16l-8 44h-56zM-28 36h56", **_FULL),
        "more": "".join(circle(x, 0, 8, **_FULL) for x in (-28, 0, 28)),
        "close": shape("M-26 -26l52 52M26 -26l-52 52", **_PEN),
        "back": shape("M16 -32l-34 32l34 32", **_PEN),
        "on": shape("M-16 -32l34 32l-34 32", **_PEN),
        # The arrow that takes back, struck through.
        "barrier": shape(
            "M-40 -14H3M28 -8.5A26 26 0 0 1 12 38H0M-20 -34l-20 20l20 20M-18 46L34 -44", **_PEN
        ),
        "table": shape("M-38 -14h76M-30 -14v42M30 -14v42M-38 -14l12 -18h52l12 18", **_PEN),
        "seat": circle(0, -18, 16, **_PEN) + shape("M-32 38q0 -32 32 -32t32 32", **_PEN),
        "bot": rect(-34, -20, 68, 52, rx=12, **_PEN)
        + shape("M0 -20v-16M-14 18h28", **_PEN)
        + "".join(circle(x, 0, 6, **_FULL) for x in (-14, 14)),
        "flag": shape("M-26 40v-76h52l-14 18l14 18h-52", **_PEN),
        "lobby": shape("M-36 4l36 -34l36 34M-26 0v34h52v-34M-6 34v-20h12v20", **_PEN),
    }
    return "".join(symbol(f"tool-{name}", drawing) for name, drawing in drawn.items())
