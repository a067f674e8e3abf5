"""Where long words may be broken: soft hyphens in what is drawn, never in what is said."""

import re
from functools import lru_cache
from typing import Final

from spieltisch.draw.svg import SOFT_HYPHEN
from spieltisch.draw.voice import Voice

_WORD: Final = re.compile(r"\w+")


def parted(text: str, voice: Voice) -> str:
    """A text with soft hyphens in the long words that the language knows the joints of."""
    known = _known(voice.say("draw-joints"))
    return _WORD.sub(lambda found: known.get(found[0], found[0]), text)


@lru_cache
def _known(joints: str) -> dict[str, str]:
    """Words and what they look like with soft hyphens."""
    return {word.replace("|", ""): word.replace("|", SOFT_HYPHEN) for word in joints.split()}
