"""The Wise Eminence on screen: its board, the cactus track, the solo tile in use, the stack."""

from typing import Final

from spieltisch.draw.art.common import board, recess
from spieltisch.draw.art.palette import BOARD_INK, BOARD_SOFT, INK, SOFT_INK, WHITE, pair
from spieltisch.draw.painter import View
from spieltisch.draw.parts import Filler, Parts
from spieltisch.draw.scene import Stat, Summary
from spieltisch.draw.stage import ROW, Slot, Template, slot
from spieltisch.draw.svg import circle, group, rect, shape, symbol, words
from spieltisch.draw.voice import Voice
from spieltisch.games.boonlake import terms
from spieltisch.games.boonlake.eminence import EMINENCE, NO_TILE
from spieltisch.games.boonlake.pieces import Pack, SoloTile
from spieltisch.games.boonlake.table import CATTLE_EACH, HOUSES_EACH, SETTLEMENTS_EACH

PANEL: Final = "eminence"
WIDTH: Final = 640.0
HEIGHT: Final = 372.0
_CACTUS_COLUMNS: Final = 16
SMALLEST: Final = 25.0
"""The Eminence's board is shown smaller than the others, so its words are larger."""
_TILE_WIDTH: Final = 280.0
_TILE_HEIGHT: Final = 170.0
_HAT: Final = {"fill": "#8a6238"}
# Corners of a solo tile, in the order of its numbers.
_CORNERS: Final = ((-1, -1), (1, -1), (-1, 1), (1, 1))


def make(pack: Pack, voice: Voice) -> Template:
    """The board without its pieces."""
    slots: dict[str, Slot] = {}
    art = [board(WIDTH, HEIGHT)]
    listed = {
        "house": pack.solo_board.houses,
        "settlement": pack.solo_board.settlements,
        "cattle": pack.solo_board.cattle,
    }
    for row, (piece, points) in enumerate(listed.items()):
        art.append(_row(row, piece, points, slots, voice))
    art.append(_portrait(304, 128))
    art.append(_cactus(pack.solo_board.cactus, slots, voice))
    art.append(recess(482, 96, _TILE_WIDTH + 6, _TILE_HEIGHT + 4, 12))
    slots["tile"] = slot(
        482,
        96,
        _TILE_WIDTH,
        _TILE_HEIGHT,
        label=voice.say("draw-boonlake-solo-tile"),
        piece=_TILE_WIDTH,
    )
    slots["stack"] = slot(482, 208, _TILE_WIDTH, 34, label=voice.say("draw-boonlake-solo-stack"))
    return Template(width=WIDTH, height=HEIGHT, art=group(*art), slots=slots)


def _row(row: int, piece: str, points: list[int], slots: dict[str, Slot], voice: Voice) -> str:
    """Pieces from left to right, and the points that the last vacated place pays."""
    y = 42 + row * 64
    name = voice.say(f"draw-boonlake-{piece}")
    art = []
    for index, vp in enumerate(points[1:]):
        x = 38 + index * 52
        label = voice.say("draw-boonlake-solo-place", piece=name, vp=vp)
        slots[f"{piece}-{index}"] = slot(x, y, 46, 54, label=label, piece=36)
        art.append(recess(x, y, 48, 56, 8))
        art.append(words(x, y, str(vp), SMALLEST, fill=BOARD_SOFT, font_weight="bold"))
    return group(*art)


def _portrait(x: float, y: float) -> str:
    """The Wise Eminence in a frame: an old head with a broad hat, in the light of evening."""
    pen = {"stroke": INK, "stroke_width": 1.6, "stroke_linejoin": "round"}
    face = group(
        rect(-26, -62, 52, 124, rx=10, fill="#e9b878"),
        circle(12, -38, 9, fill="#fbe3a0"),
        shape("M-26 10q14 -16 26 -6q14 -10 26 4v44q0 10 -10 10h-32q-10 0 -10 -10z", fill="#c98a5c"),
        shape("M-26 62v-18q4 -22 20 -25h12q16 3 20 25v8q0 10 -10 10z", fill="#3f6b66", **pen),
        shape("M-8 20l8 12l8 -12l4 8l-12 22l-12 -22z", fill="#e7d6ae", **pen),
        shape("M-15 -14q0 -14 15 -14t15 14q2 30 -15 34q-17 -4 -15 -34z", fill="#d9a477", **pen),
        shape("M-15 0q4 8 15 6q11 2 15 -6q3 26 -15 34q-18 -8 -15 -34z", fill="#f4efe2", **pen),
        shape("M-9 3q9 -5 18 0q-9 5 -18 0z", fill="#f4efe2", **pen),
        shape("M0 -8l-3 9h5M-11 -9q4 -3 7 0M4 -9q4 -3 7 0", fill="none", **pen),
        circle(-7, -5, 1.8, fill=INK),
        circle(7, -5, 1.8, fill=INK),
        shape("M-30 -14q30 -14 60 0q-8 -6 -16 -7q-2 -20 -14 -20t-14 20q-8 1 -16 7z", **_HAT, **pen),
        shape("M-15 -22q15 -6 30 0", fill="none", stroke="#a3291a", stroke_width=4),
        rect(-27, -63, 54, 126, rx=10, fill="none", stroke="#8a5a31", stroke_width=5),
        rect(-29, -65, 58, 130, rx=12, fill="none", stroke=INK, stroke_width=1.4),
        transform=f"translate({x} {y})",
    )
    return rect(x - 25, y - 60, 58, 130, rx=12, fill=INK, opacity=0.3) + face


def _cactus(points: list[int], slots: dict[str, Slot], voice: Voice) -> str:
    art = [words(20, 244, voice.say("draw-boonlake-cactus"), SMALLEST, "start", fill=BOARD_INK)]
    for position, vp in enumerate(points):
        x = 30 + position % _CACTUS_COLUMNS * 38.6
        y = 284 + position // _CACTUS_COLUMNS * 50
        label = voice.say("draw-boonlake-cactus-space", position=position, vp=vp)
        slots[f"cactus-{position}"] = slot(x, y, 36, 46, label=label, hold=ROW, piece=34)
        art.append(recess(x, y, 36, 46, 6))
        art.append(
            words(x, y, str(vp), SMALLEST, fill=pair("#3d6b2c", "#b9dfa0"), font_weight="bold")
        )
    return group(*art)


def symbols(pack: Pack, voice: Voice) -> str:
    """The ten solo tiles."""
    return "".join(
        symbol(f"solo-{tile.key}", _tile(tile, voice), _TILE_WIDTH, _TILE_HEIGHT)
        for tile in pack.solo_tiles
    )


def _tile(tile: SoloTile, voice: Voice) -> str:
    half, tall = _TILE_WIDTH / 2, _TILE_HEIGHT / 2
    ground = "#d7e3c4" if tile.side == terms.SIDE_A else "#e8cfa8"
    parts = [
        rect(
            -half + 2,
            -tall + 2,
            2 * half - 4,
            2 * tall - 4,
            rx=12,
            fill=ground,
            stroke=INK,
            stroke_width=2,
        ),
        words(
            0, -tall + 26, terms.SIDE_KEYS[tile.side].upper(), 30, fill=SOFT_INK, font_weight="bold"
        ),
    ]
    for (dx, dy), number in zip(_CORNERS, tile.corners, strict=True):
        x, y = dx * (half - 27), dy * (tall - 27)
        parts.append(circle(x, y, 20, fill=WHITE, stroke=INK))
        parts.append(words(x, y, str(number), SMALLEST, fill=INK, font_weight="bold"))
    for index, strip in enumerate(tile.actions):
        name = voice.say(f"boonlake-strip-{terms.STRIP_KEYS[strip]}")
        parts.append(words(0, -26 + index * 31, name, SMALLEST, fill=INK, font_weight="bold"))
    return group(*parts)


class EminenceMaker(Filler):
    """Puts the Eminence's pieces onto its board."""

    def __init__(self, pack: Pack, voice: Voice, parts: Parts) -> None:
        super().__init__(parts)
        self.pack = pack
        self.voice = voice

    def make(self, eminence: View) -> None:
        """What lies on its board."""
        self.show(PANEL, eminence, self._fill, eminence)

    def _fill(self, eminence: View) -> None:
        for piece, gone, all_ in (
            ("house", eminence["houses"], HOUSES_EACH),
            ("settlement", eminence["settlements"], SETTLEMENTS_EACH),
            ("cattle", eminence["cattle"], CATTLE_EACH),
        ):
            for index in range(gone, all_):
                name = f"{piece}-{EMINENCE}"
                self._piece(
                    name, name, f"{piece}-{index}", self.voice.say(f"draw-boonlake-{piece}")
                )
        position = eminence["cactus"]
        vp = self.pack.solo_board.cactus[position]
        label = self.voice.say("draw-boonlake-cactus-space", position=position, vp=vp)
        self._piece("cactus", f"marker-{EMINENCE}", f"cactus-{position}", label)
        self._tile(eminence)
        stack = eminence["stack"]
        text = self.voice.say("draw-boonlake-solo-left", a=stack[0], b=stack[1])
        self.part.write(f"{PANEL}/stack", text, text)

    def _piece(self, key: str, art: str, slot_name: str, label: str) -> None:
        self.part.piece(key, art, f"{PANEL}/{slot_name}", label)

    def _tile(self, eminence: View) -> None:
        if eminence["tile"] == NO_TILE:
            return
        tile = self.pack.solo_tiles[eminence["tile"]]
        names = [
            self.voice.say(f"boonlake-strip-{terms.STRIP_KEYS[strip]}") for strip in tile.actions
        ]
        label = self.voice.say(
            "draw-boonlake-solo-prefers", actions=", ".join(names), number=eminence["preferred"]
        )
        self._piece(f"solo-{tile.key}", f"solo-{tile.key}", "tile", label)

    def line(self, eminence: View, *, asked: bool) -> Summary:
        """Its line among the seats; while somebody is asked, it waits."""
        counts = {
            "house": eminence["houses"],
            "settlement": eminence["settlements"],
            "cattle": eminence["cattle"],
        }
        stats = [
            Stat(
                icon=icon,
                value=str(count),
                label=f"{self.voice.say(f'draw-boonlake-{icon}')}: {count}",
            )
            for icon, count in counts.items()
        ]
        return Summary(
            seat=EMINENCE,
            name=self.voice.say("boonlake-solo-eminence"),
            score=eminence["vp"],
            stats=stats,
            deciding=eminence["acting"] and not asked,
        )
