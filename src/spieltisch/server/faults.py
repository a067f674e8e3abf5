"""What goes wrong in a request, with status, code and text."""

from typing import Final

from spieltisch import texts
from spieltisch.server.messages import Problem
from spieltisch.tables.handing import span
from spieltisch.tables.refusal import Refused
from spieltisch.tables.speech import speak

FAULTS: Final = {
    "bad-request": (400, "fault-bad-request"),
    "bad-box": (400, "fault-bad-box"),
    "bad-mail": (400, "fault-bad-mail"),
    "bad-name": (400, "fault-bad-name"),
    "bad-webhook": (400, "fault-bad-webhook"),
    "long-holiday": (400, "fault-long-holiday"),
    "who-are-you": (401, "fault-who-are-you"),
    "wrong-password": (401, "fault-wrong-password"),
    "wrong-token": (401, "fault-wrong-token"),
    "foreign-origin": (403, "fault-foreign-origin"),
    "not-yours": (403, "fault-not-yours"),
    "not-found": (404, "fault-not-found"),
    "wrong-method": (405, "fault-wrong-method"),
    "too-slow": (408, "fault-too-slow"),
    "cannot-replay": (409, "fault-cannot-replay"),
    "box-not-ready": (409, "fault-box-not-ready"),
    "too-many-boxes": (409, "fault-too-many-boxes"),
    "login-taken": (409, "fault-login-taken"),
    "too-large": (413, "fault-too-large"),
    "wrong-type": (415, "fault-wrong-type"),
    "enough": (429, "fault-enough"),
    "too-many": (429, "fault-too-many"),
    "broken": (500, "fault-broken"),
    "busy": (503, "fault-busy"),
    "no-room": (503, "fault-no-room"),
    "not-stored": (503, "fault-not-stored"),
}
"""Status and message of each fault, by its code."""


class Fault(Exception):
    """A request that is answered with a problem."""

    def __init__(self, code: str, more: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.more = more
        self.status, self.message = FAULTS[code]

    def problem(self, language: str = "en") -> Problem:
        """What the client is told."""
        said = texts.say(language, self.message)
        return Problem(self.code, self.message, f"{said} {self.more}".strip())


def refusal(no: Refused, language: str = "en") -> Problem:
    """What the client is told when the table says no."""
    values = {"time": span(language, no.wait, up=True)} if no.wait else {}
    text = texts.say(language, no.message, values)
    if no.because is not None:
        text = f"{speak(no.because, language)} {text}"
    return Problem(no.code, no.message, text, no.wait)
