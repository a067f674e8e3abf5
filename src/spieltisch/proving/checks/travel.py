"""Travel: states and whole matches go to other processes, and deep copies stand alone."""

import copy
import pickle
from typing import TypeVar

from spieltisch.kernel.agenda import State
from spieltisch.proving.broken import Broken, as_broken, expect
from spieltisch.proving.checks.copies import attributes, differing
from spieltisch.proving.play import notations
from spieltisch.proving.trial import Trial
from spieltisch.tables.match import Match

EVERY = 8
"""A match carries its whole past: it is sent on every so many moves."""

T = TypeVar("T")


def travel(trial: Trial) -> None:
    """A pickled state, and a deep copy, is the same in every way and another object."""
    state: State = trial.state
    for way, twin in _ways(state):
        expect(twin is not state, "travel", f"{way}, the state is the same object")
        made = type(twin)
        expect(made is type(state), "travel", f"{way}, the state is a {made.__name__}")
        lost = differing(attributes(state), attributes(twin))
        expect(not lost, "travel", f"{way}, the state differs in {lost}")
        expect(
            notations(trial.game, twin) == notations(trial.game, state.clone()),
            "travel",
            f"{way}, the state offers other options",
        )
    if trial.match.moves % EVERY == 0:
        _match_travels(trial)


def _ways(thing: T) -> list[tuple[str, T]]:
    try:
        return [
            ("pickled", pickle.loads(pickle.dumps(thing))),
            ("deeply copied", copy.deepcopy(thing)),
        ]
    except Exception as fault:
        name = type(thing).__name__
        raise Broken("travel", f"a {name} cannot be pickled or copied: {fault!r}") from fault


def _match_travels(trial: Trial) -> None:
    """A match that has travelled has the same past and, given the same moves, the same future."""
    match = trial.match
    before, counter = match.record.text(), match.chance.mark()
    moves = trial.probes(1)
    twins: list[tuple[str, Match]] = _ways(match)
    for way, twin in twins:
        expect(twin.record.text() == before, "travel", f"{way}, the match has another record")
        for seat in range(trial.setup.seats):
            alike = twin.events(seat) == match.events(seat)
            expect(alike, "travel", f"{way}, the match tells seat {seat} another story")
            kept = twin.undoable(seat) == match.undoable(seat)
            expect(kept, "travel", f"{way}, seat {seat} can take back another number of moves")
        for seat, option in moves:
            try:
                twin.take(seat, option)
            except Exception as fault:
                raise as_broken(fault, f"the match, {way},") from fault
    futures = {twin.record.text() for _way, twin in twins}
    expect(len(futures) == 1, "travel", "pickled and deeply copied, the match goes on differently")
    apart = match.record.text() == before and match.chance.mark() == counter and not trial.changed()
    expect(apart, "travel", "play on a copy of the match changed the original")
