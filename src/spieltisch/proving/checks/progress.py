"""Progress: no way of deciding leads back to where it began, so no game can go on for ever."""

from spieltisch.kernel import engine
from spieltisch.kernel.chance import Sampled
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.wording import notation
from spieltisch.proving.broken import expect
from spieltisch.proving.play import open_branches
from spieltisch.proving.trial import UNKNOWN, Trial

ANSWERS = 3
"""Options of the seat's next choice that are tried after each probe."""


def progress(trial: Trial) -> None:
    """The state has never been like this before, and no two decisions come back to it."""
    known = trial.digest
    if known == UNKNOWN:
        return
    expect(
        known not in trial.digests[:-1],
        "progress",
        f"after {len(trial.digests) - 1} moves the state is what it was before: a cycle",
    )
    _search(trial, known)


def _search(trial: Trial, known: str) -> None:
    """Try some options, and some of what may follow each, on copies."""
    flow = Flow(Sampled(trial.source))
    for seat, option in trial.probes():
        after = trial.state.clone()
        engine.apply(after, seat, option, flow)
        word = notation(trial.game, option)
        expect(after.digest() != known, "progress", f"{word!r} changes nothing at all")
        indices = [i for i in open_branches(after) if engine.choice_at(after, i).seat == seat]
        for index in indices:
            options = engine.options_at(after, index)
            for answer in trial.source.sample(options, min(ANSWERS, len(options))):
                there = after.clone()
                engine.apply_at(there, index, answer, flow)
                expect(
                    there.digest() != known,
                    "progress",
                    f"{word!r} and then {notation(trial.game, answer)!r} lead back",
                )
