"""Stages and scenes: what a table looks like, as SVG and plain data.

A *stage* is the static drawing of a game's boards with named slots, made once for a game, its
options and seats. A *scene* says what lies in the slots, what may be done and why something may
not, built from one seat's view. Browser, stills and tests all use the same two.
"""

from spieltisch.draw.painters import painter
from spieltisch.draw.parts import GONE, KINDS, Laid, Part, Parts, laid_anew, whole
from spieltisch.draw.scene import arrange, compose
from spieltisch.draw.showing import (
    Moment,
    Playing,
    denials_of,
    own_of,
    preview_of,
    public_of,
    scene_of,
    stage_of,
    summary_of,
)
from spieltisch.draw.stage import Stage
from spieltisch.draw.still import Picture, size_of, still
from spieltisch.draw.story import Shown, StoryLine, story_of, told_lines
from spieltisch.draw.voice import Voice

__all__ = [
    "GONE",
    "KINDS",
    "Laid",
    "Moment",
    "Part",
    "Parts",
    "Picture",
    "Playing",
    "Shown",
    "Stage",
    "StoryLine",
    "Voice",
    "arrange",
    "compose",
    "denials_of",
    "laid_anew",
    "own_of",
    "painter",
    "preview_of",
    "public_of",
    "scene_of",
    "size_of",
    "stage_of",
    "still",
    "story_of",
    "summary_of",
    "told_lines",
    "whole",
]
