"""A still: a stage and a scene as one SVG, for files, notebooks and tests."""

import re
from math import ceil

from spieltisch.draw.art.palette import INK, PAPER, by_day
from spieltisch.draw.scene import OTHER, Panel, Scene
from spieltisch.draw.showing import Playing, scene_of, stage_of
from spieltisch.draw.stage import Stage, split
from spieltisch.draw.still_cards import hand
from spieltisch.draw.svg import circle, group, n, rect, tag, use, words
from spieltisch.draw.voice import Voice

_GAP = 16.0
_FONT = "Iowan Old Style, Palatino Linotype, Palatino, Book Antiqua, Georgia, serif"
_HEAD = 44.0


class Picture:
    """A match as a seat sees it; notebooks show it by itself."""

    def __init__(self, match: Playing, seat: int, voice: Voice) -> None:
        self.svg = still(stage_of(match.game, match.setup, voice), scene_of(match, seat, voice))

    def _repr_svg_(self) -> str:
        return self.svg


def still(stage: Stage, scene: Scene) -> str:
    """The scene as an SVG document: shared boards, the seat's own, then the others' small."""
    parts, width, height = _boards(stage, scene)
    frame = rect(0, 0, width, height, fill="#5d4630")
    heading = words(_GAP, 24, _headline(stage, scene), 20, "start", fill=PAPER, font_weight="bold")
    inner = f"<defs>{stage['sprite']}</defs>{frame}{heading}{''.join(parts)}"
    return tag(
        "svg",
        by_day(inner),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {n(width)} {n(height)}",
        width=n(width),
        height=n(height),
        font_family=_FONT,
    )


def size_of(svg: str) -> tuple[int, int]:
    """Width and height of a still, in pixels."""
    found = re.search(r'width="([\d.]+)" height="([\d.]+)" font-family', svg)
    assert found is not None
    return ceil(float(found[1])), ceil(float(found[2]))


def _headline(stage: Stage, scene: Scene) -> str:
    scores = " · ".join(f"{line['name']} {line['score']}" for line in scene["seats"])
    return " — ".join(part for part in (stage["title"], scene["status"], scores) if part)


def _boards(stage: Stage, scene: Scene) -> tuple[list[str], float, float]:
    """The stage's columns side by side, then the others' boards small, then the hand below."""
    parts: list[str] = []
    x, deepest = _GAP, _HEAD
    for panels, scale in _columns(stage, scene):
        y, widest = _HEAD, 0.0
        for panel in panels:
            template = stage["templates"][panel["template"]]
            place = f"translate({n(x)} {n(y)}) scale({n(scale)})"
            parts.append(group(_panel(stage, scene, panel), transform=place))
            y += template["height"] * scale + _GAP
            widest = max(widest, template["width"] * scale)
        x += widest + _GAP if panels else 0
        deepest = max(deepest, y)
    cards, height = hand(scene["trays"], _GAP, deepest, max(x, 400.0) - 2 * _GAP)
    return [*parts, cards], max(x, 400.0), max(deepest + height, 60.0)


def _columns(stage: Stage, scene: Scene) -> list[tuple[list[Panel], float]]:
    columns: list[tuple[list[Panel], float]] = []
    for column in stage["layout"]:
        listed = [
            panel
            for name in column["shows"]
            for panel in scene["panels"]
            if name in (panel["template"], panel["role"]) and panel["role"] != OTHER
        ]
        columns.append((listed, 1.0))
    columns.append(([panel for panel in scene["panels"] if panel["role"] == OTHER], 0.5))
    return columns


def _panel(stage: Stage, scene: Scene, panel: Panel) -> str:
    template = stage["templates"][panel["template"]]
    parts = [template["art"]]
    for piece in scene["pieces"]:
        if split(piece["slot"])[0] != panel["id"]:
            continue
        x, y, width, height = piece["at"]
        opacity = 0.45 if piece.get("dim") else None
        parts.append(use(piece["art"], x, y, width, height, opacity=opacity))
        if badge := piece.get("badge"):
            parts.append(_badge(x + width * 0.32, y - height * 0.3, badge, width))
    for readout in scene["readouts"]:
        owner, name = split(readout["slot"])
        if owner == panel["id"]:
            slot = template["slots"][name]
            parts.append(
                words(slot["x"], slot["y"], readout["text"], 20, fill=INK, font_weight="bold")
            )
    return "".join(parts)


def _badge(x: float, y: float, content: str, width: float) -> str:
    radius = max(9.0, width * 0.17)
    return circle(x, y, radius, fill="#fffaf0", stroke=INK, stroke_width=1.5) + words(
        x, y, content, radius * 1.3, fill=INK, font_weight="bold"
    )
