"""Records: a game written down and read again is the same game."""

from spieltisch.kernel.record import parse
from spieltisch.proving.broken import Broken, expect
from spieltisch.proving.trial import UNKNOWN, Trial
from spieltisch.tables.match import Match


def replay(trial: Trial) -> None:
    """The record, as text, replays to the same hash, and stops after any move at the right one."""
    end = trial.match.moves
    stops = {0, end, trial.source.randint(0, end), trial.source.randint(0, end)}
    for stop in sorted(stops):
        known = trial.digests[stop]
        again = replayed(trial, stop)
        expect(again.moves == stop, "replay", f"replay until {stop} stops after {again.moves}")
        expect(
            known in (UNKNOWN, again.digest()), "replay", f"replay leads elsewhere at move {stop}"
        )


def replayed(trial: Trial, until: int | None = None) -> Match:
    """The match that its record's text tells."""
    try:
        return Match.from_record(trial.game, parse(trial.match.record.text()), until)
    except Exception as fault:
        raise Broken("replay", f"the record cannot be replayed: {fault}") from fault
