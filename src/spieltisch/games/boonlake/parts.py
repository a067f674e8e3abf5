"""Parts of decisions: each offers one kind of thing and says why another one is not to be had."""

from spieltisch.games.boonlake import reasons as no
from spieltisch.games.boonlake.table import Table
from spieltisch.kernel.agenda import Blocked, Choice, Option
from spieltisch.kernel.reasons import code_of, why

Options = list[Option[Table]]
Judged = list[tuple[Option[Table], int]]
"""Things a player might look for, each with the packed reason why not; FINE if to be had."""


class Part:
    """One kind of thing that a decision may offer."""

    def add(self, table: Table, seat: int, options: Options) -> None:
        """Add the legal options to the list."""
        raise NotImplementedError

    def judged(self, table: Table, seat: int) -> Judged:
        """Everything of this kind in sight, to be had or not."""
        return []


def blocked_among(table: Table, seat: int, judged: Judged, offered: Options) -> list[Blocked]:
    """What is judged and not to be had, then all else `in_sight`, whose moment this is not.

    A real shortage is named before the moment: it stays when the moment has come.
    """
    found = [Blocked(option, reason) for option, reason in judged if reason]
    settled = {*offered, *[option for option, _reason in judged]}
    for part in table.in_sight:
        for option, reason in part.judged(table, seat):
            if option not in settled:
                lasting = reason and code_of(reason) not in no.PASSING
                found.append(Blocked(option, reason if lasting else why(no.NOT_NOW)))
    return [blocked for blocked in found if blocked.option not in offered]


class PlainChoice(Choice[Table]):
    """A choice in which no lever can be used, since something agreed to is being carried out."""

    def blocked(self, table: Table) -> list[Blocked]:
        return blocked_among(table, self.seat, [], self.options(table))
