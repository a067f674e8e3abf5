"""No, with a reason: what a table answers to something that may not be done now.

A refusal never tells what is hidden: it names a code, and the text belongs to the code.
"""

from typing import Final

from spieltisch.kernel.errors import SpieltischError
from spieltisch.kernel.wording import Text

MESSAGES: Final = {
    "stale": "refused-stale",
    "not-your-seat": "refused-not-your-seat",
    "no-such-seat": "refused-no-such-seat",
    "not-now": "refused-not-now",
    "illegal": "refused-illegal",
    "needs-confirm": "refused-needs-confirm",
    "wasteful": "refused-wasteful",
    "nothing-to-undo": "refused-nothing-to-undo",
    "nothing-to-redo": "refused-nothing-to-redo",
    "not-begun": "refused-not-begun",
    "already-begun": "refused-already-begun",
    "not-full": "refused-not-full",
    "said-already": "refused-said-already",
    "fixed-terms": "refused-fixed-terms",
    "over": "refused-over",
    "not-over": "refused-not-over",
    "seat-taken": "refused-seat-taken",
    "needs-invite": "refused-needs-invite",
    "already-sits": "refused-already-sits",
    "bot-plays": "refused-bot-plays",
    "no-bot-plays": "refused-no-bot-plays",
    "resigned": "refused-resigned",
    "in-time": "refused-in-time",
    "not-seated": "refused-not-seated",
    "own-seat": "refused-own-seat",
    "bot-already": "refused-bot-already",
    "has-clock": "refused-has-clock",
    "not-awaited": "refused-not-awaited",
    "too-soon": "refused-too-soon",
    "on-holiday": "refused-on-holiday",
    "no-hints": "refused-no-hints",
    "no-spectators": "refused-no-spectators",
    "name-taken": "refused-name-taken",
    "nobody-plays": "refused-nobody-plays",
    "not-welcome": "refused-not-welcome",
    "bad-setup": "refused-bad-setup",
}
"""The message of each refusal, by its code."""


class Refused(SpieltischError):
    """Something that may not be done now; the table is as it was.

    `wait`: in how many milliseconds it may be done, if waiting is all that it takes. `because`:
    what the game says of it, where it says something that the mover may know.
    """

    def __init__(self, code: str, wait: int = 0, because: Text | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.wait = wait
        self.because = because
        self.message = MESSAGES[code]
