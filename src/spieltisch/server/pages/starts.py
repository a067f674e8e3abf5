"""Games that begin with one click: who sits where, and what is said about it."""

from typing import Any, Final

STARTS: Final[list[dict[str, Any]]] = [
    {
        "game": "boonlake",
        "seats": ["me"],
        "name": "start-solo-boonlake",
        "more": "start-solo-boonlake-more",
        "options": {},
    },
    {
        "game": "burgundy",
        "seats": ["me", "bot expert"],
        "name": "start-burgundy-expert",
        "more": "start-burgundy-expert-more",
        "options": {},
    },
    {
        "game": "boonlake",
        "seats": ["me", "bot regular", "bot regular"],
        "name": "start-boonlake-regulars",
        "more": "start-boonlake-regulars-more",
        "options": {},
    },
    {
        "game": "burgundy",
        "seats": ["me", "bot novice"],
        "name": "start-burgundy-novice",
        "more": "start-burgundy-novice-more",
        "options": {},
    },
]
