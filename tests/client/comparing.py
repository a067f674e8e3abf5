"""Two pictures of a screen, compared as somebody would who squints.

Both are reduced, so that letters become grey and only shapes and colours are left; a place differs
if nothing of its colour is found around it in the other picture. Other fonts and other smoothing
move a line here and there: that makes thin and scattered differences. What is hidden, moved or
painted anew makes one large one.
"""

import io
from itertools import product
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageFilter

REDUCED = 6
"""How many points of the screen become one."""
BLUR = 1.5
NEAR = 2
"""How far, in reduced points, something may have moved."""
FLOWS = 10
"""The same downwards and upwards on a page of text, where one line more moves the rest."""
TOO_DIFFERENT = 30
"""Levels of 255 by which a colour channel may differ."""

Places = NDArray[np.bool_]
Levels = NDArray[Any]


class Limits(NamedTuple):
    """The parts of the screen that the largest difference, and all together, may take."""

    largest: float
    all: float


# With the two families of fonts at hand, boards differed by 0.6 and 1.0 % at most and pages of
# text by 1.6 %; a board moved by 48 points differs by 0.7 to 2.8 % in one place and 6.5 % in all.
BOARD = Limits(0.012, 0.03)
TEXT = Limits(0.025, 0.05)


class Difference(NamedTuple):
    """What differs: the share of the largest connected place, and all places."""

    largest: float
    places: Places
    limits: Limits

    @property
    def all(self) -> float:
        return float(self.places.mean())

    @property
    def matters(self) -> bool:
        return self.largest > self.limits.largest or self.all > self.limits.all

    def __str__(self) -> str:
        return f"{self.all:.1%} of the screen, {self.largest:.1%} in one place"


def reduced(screenshot: bytes) -> Image.Image:
    """A screenshot as it is kept."""
    with Image.open(io.BytesIO(screenshot)) as picture:
        return picture.convert("RGB").reduce(REDUCED)


def compare(actual: Image.Image, expected: Image.Image, *, flows: bool = False) -> Difference:
    """How two reduced pictures differ; those of other sizes do everywhere."""
    limits, high = (TEXT, FLOWS) if flows else (BOARD, NEAR)
    if actual.size != expected.size:
        return Difference(1.0, np.ones((actual.height, actual.width), dtype=bool), limits)
    ours, theirs = _squint(actual), _squint(expected)
    places = _missing(ours, theirs, high) | _missing(theirs, ours, high)
    return Difference(_largest(places) / places.size, places, limits)


def _squint(picture: Image.Image) -> Levels:
    return np.asarray(picture.filter(ImageFilter.GaussianBlur(BLUR)), dtype=np.int16)


def _missing(picture: Levels, other: Levels, high: int) -> Places:
    """The places of a picture whose colour is nowhere near in the other one."""
    missing = _differ(picture, other)
    rows, columns = np.nonzero(missing)
    here, found = picture[rows, columns], np.zeros(len(rows), dtype=bool)
    around = np.pad(other, ((high, high), (NEAR, NEAR), (0, 0)), mode="edge")
    for down, right in product(range(2 * high + 1), range(2 * NEAR + 1)):
        found |= ~_differ(here, around[rows + down, columns + right])
    missing[rows, columns] = ~found
    return missing


def _differ(colours: Levels, others: Levels) -> Places:
    different: Places = np.abs(colours - others).max(axis=-1) > TOO_DIFFERENT
    return different


def _largest(places: Places) -> int:
    """The size of the largest connected part."""
    left = {(int(y), int(x)) for y, x in np.argwhere(places)}
    largest = 0
    while left:
        edge, size = [left.pop()], 0
        while edge:
            y, x = edge.pop()
            size += 1
            for near in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)):
                if near in left:
                    left.remove(near)
                    edge.append(near)
        largest = max(largest, size)
    return largest


def marked(actual: Image.Image, difference: Difference) -> Image.Image:
    """A picture in which the places that differ are red and the rest is pale."""
    shown = np.asarray(actual.convert("L").convert("RGB"), dtype=np.uint16)
    pale = (shown + 2 * 255) // 3
    pale[difference.places] = (200, 0, 0)
    return Image.fromarray(pale.astype(np.uint8))
