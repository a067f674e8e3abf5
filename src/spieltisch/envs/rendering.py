"""Pictures of a game in play: words, SVG, or pixels, all of the same scene as in the browser."""

from io import BytesIO
from typing import Final

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from spieltisch import draw
from spieltisch.envs.describing import Description
from spieltisch.envs.playing import NOBODY, Play
from spieltisch.kernel.errors import BadSetup
from spieltisch.kernel.events import SPECTATOR
from spieltisch.tables.speech import voice_of

HUMAN: Final = "human"
ANSI: Final = "ansi"
SVG: Final = "svg"
RGB_ARRAY: Final = "rgb_array"
MODES: Final = [HUMAN, ANSI, SVG, RGB_ARRAY]

Pixels = NDArray[np.uint8]


class Renderer:
    """Shows a game as one seat sees it; by default as the seat that decides."""

    def __init__(
        self,
        mode: str | None,
        seat: int | None = None,
        language: str = "en",
        width: int = 1200,
    ) -> None:
        if mode is not None and mode not in MODES:
            raise BadSetup(f"no render mode {mode!r}; there are: {', '.join(MODES)}")
        self.mode = mode
        self.seat = seat
        self.language = language
        self.width = width

    def render(self, play: Play) -> Pixels | str | None:
        """What the mode asks for; `human` prints words."""
        if self.mode is None:
            return None
        seat = self._viewer(play)
        voice = voice_of(self.language, [], play.seats)
        if self.mode in (ANSI, HUMAN):
            words = str(Description(play, seat, voice))
            if self.mode == ANSI:
                return words
            print(words)
            return None
        svg = draw.Picture(play, seat, voice).svg
        return svg if self.mode == SVG else pixels(svg, self.width)

    def _viewer(self, play: Play) -> int:
        if self.seat is not None:
            return self.seat
        return SPECTATOR if play.seat == NOBODY else play.seat


def pixels(svg: str, width: int) -> Pixels:
    """A drawing as rows of red, green and blue."""
    png = resvg_py.svg_to_bytes(svg_string=svg, width=width, background="white")
    with Image.open(BytesIO(bytes(png))) as image:
        return np.asarray(image.convert("RGB"), np.uint8)
