"""Names that people give themselves: readable, and nobody else's."""

import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Final

from spieltisch import texts
from spieltisch.bots.levels import LEVELS
from spieltisch.server.faults import Fault

INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Signs that show nothing although Unicode counts them among letters, marks or symbols."""
HIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
MOST_MARKS: Final = 2
"""Accents above one another; more would paint over the lines above and below."""
ALIKE: Final = str.maketrans(
    "авсԁеһіјкӏмпорԛгѕтцѵԝхуαεικνορτυχ0135",
    "abcdehijklmnopqrstuvwxyaeikvoptuxoles",
)
"""Signs of other alphabets, and digits, that look like Latin letters."""
_LOOKS: Final = (("rn", "m"), ("vv", "w"), ("cl", "d"))


def checked_name(name: str) -> str:
    """The name, in one of its spellings; a fault if it cannot be read or looks like a bot's."""
    name = unicodedata.normalize("NFC", name)
    if _hides(name) or not folded(name) or folded(name) in _bots():
        raise Fault("bad-name")
    return name


def _hides(name: str) -> bool:
    marks = 0
    for sign in name:
        kind = unicodedata.category(sign)
        if kind in HIDDEN or sign in INVISIBLE or 0xFE00 <= ord(sign) <= 0xFE0F:
            return True
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            return True
    return False


def folded(name: str) -> str:
    """What two names have in common that look alike: only letters and digits, unaccented."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    shown = "".join(sign for sign in plain if sign.isalnum()).translate(ALIKE)
    for one, other in _LOOKS:
        shown = shown.replace(one, other)
    return shown.replace("i", "l")


@cache
def _bots() -> frozenset[str]:
    """All that a bot may be called at a table, with and without its number."""
    names = [
        texts.say(language, f"bot-name-{level}", {"number": number})
        for language in texts.LANGUAGES
        for level in LEVELS
        for number in range(10)
    ]
    return frozenset(folded(part) for name in names for part in (name, name.rstrip("0123456789 ")))


def taken(name: str, others: Iterable[str]) -> bool:
    """Whether one of the others is called like this, or so that nobody could tell them apart."""
    return folded(name) in {folded(other) for other in others}
