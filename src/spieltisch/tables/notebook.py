"""A match in a notebook: drawn as the browser draws it."""

from collections.abc import Sequence
from typing import Final

from spieltisch import draw, texts
from spieltisch.kernel.events import SPECTATOR
from spieltisch.tables.speech import voice_of

_LANGUAGE: Final = texts.LANGUAGES[0]


def notebook_picture(match: draw.Playing, known: Sequence[str]) -> str:
    """The table as whoever decides sees it, as SVG."""
    seat = match.choices[0].seat if match.choices else SPECTATOR
    return draw.Picture(match, seat, voice_of(_LANGUAGE, known, match.setup.seats)).svg
