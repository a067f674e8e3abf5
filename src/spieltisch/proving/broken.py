"""How a check says no."""

from spieltisch.kernel.errors import DeadEnd, Runaway
from spieltisch.kernel.record import Move
from spieltisch.tables.record_file import RecordFile


class Broken(Exception):
    """A promise that a game does not keep: the check that found it, and what it saw.

    `moves` are those made after the match's own that lead to the fault, the failing one included.
    `record` is the whole game instead, where there is no match to add them to.
    """

    def __init__(self, check: str, message: str, moves: list[Move] | None = None) -> None:
        super().__init__(f"{check}: {message}")
        self.check = check
        self.message = message
        self.moves = moves or []
        self.record: RecordFile | None = None


def expect(holds: bool, check: str, message: str) -> None:
    """Raise Broken unless the promise holds."""
    if not holds:
        raise Broken(check, message)


def as_broken(fault: Exception, during: str, moves: list[Move] | None = None) -> Broken:
    """Any exception from a game's rules as the name of the check that it fails."""
    if isinstance(fault, Broken):
        return fault
    names: dict[type[Exception], str] = {DeadEnd: "dead-end", Runaway: "runaway"}
    check = names.get(type(fault), "error")
    return Broken(check, f"{type(fault).__name__} in {during}: {fault}", moves)
