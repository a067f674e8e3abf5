"""Hiding: whatever is redrawn behind a seat's back, it sees, reads and may do the same.

A *world* is a copy in which all that is hidden from one seat has been redrawn.
"""

from typing import Any

from spieltisch.kernel import engine
from spieltisch.kernel.agenda import State
from spieltisch.kernel.chance import Sampled
from spieltisch.kernel.events import SPECTATOR
from spieltisch.kernel.values import Plain, canonical
from spieltisch.proving.broken import Broken, as_broken, expect
from spieltisch.proving.play import in_world, notations, seats_and_spectator, view_text, wander
from spieltisch.proving.trial import Ledger, Trial

ENOUGH = 30
"""Redraws after which a difference must have shown if there is any."""


def redraw(trial: Trial, seat: int) -> Any:
    """A world for a seat."""
    try:
        return trial.game.imagined(trial.state, seat, Sampled(trial.source))
    except Exception as fault:
        raise Broken("redraw", f"determinise for seat {seat} raised {fault!r}") from fault


def redraws(trial: Trial) -> None:
    """A redraw fits all that its seat knows, adds up, can be played, and is not the truth."""
    viewers = seats_and_spectator(trial.state) * 2 if trial.hides else [SPECTATOR]
    for seat in viewers:
        world = redraw(trial, seat)
        _same_knowledge(trial, world, seat)
        _same_options(trial, world, seat)
        wrong = trial.game.audit(world)
        expect(not wrong, "redraw-audit", f"redrawn for seat {seat}: {'; '.join(wrong)}")
        _note_truth(trial, world, seat)
        _plays(trial, world, seat)
        apart = not trial.changed()
        expect(apart, "redraw-apart", f"a redraw for {_named(seat)} has changed the true state")


def _same_knowledge(trial: Trial, world: State, seat: int) -> None:
    for viewer in (seat, SPECTATOR):
        expect(
            view_text(trial.match, world, viewer) == view_text(trial.match, trial.state, viewer),
            "hidden-view",
            f"the view of {_named(viewer)} changes with what is hidden from {_named(seat)}"
            " (or a redraw changes what it knows)",
        )


def _same_options(trial: Trial, world: State, seat: int) -> None:
    true = _offer(trial, trial.state, seat)
    redrawn = _offer(trial, world, seat)
    expect(
        redrawn == true,
        "hidden-options",
        f"the options of seat {seat} change with what is hidden from it: {true} became {redrawn}",
    )


def _offer(trial: Trial, state: State, seat: int) -> list[str]:
    """All that a seat is shown of its choice: the question, options, and what is blocked."""
    if seat not in engine.deciders(state):
        return []
    choice = in_world(trial.match, state).choice(seat)
    blocked = [repr(blocked) for blocked in choice.choice.blocked(state)]
    return [repr(choice.choice), *notations(trial.game, state.clone())[seat], *blocked]


def _plays(trial: Trial, world: State, seat: int) -> None:
    try:
        wander(trial.game, world, trial.source, 6)
    except Exception as fault:
        if not trial.hides:
            raise
        reason = as_broken(fault, "play").message
        raise Broken(
            "redraw-plays", f"a redraw for seat {seat} cannot be played: {reason}"
        ) from fault


def _note_truth(trial: Trial, world: State, seat: int) -> None:
    """Note whether what another seat holds came out different from the truth."""
    others = [owner for owner in range(trial.setup.seats) if owner != seat]
    if not others:
        return
    owner = trial.source.choice(others)
    if _hides(trial, owner, seat):
        different = view_text(trial.match, world, owner) != view_text(
            trial.match, trial.state, owner
        )
        trial.ledger.note((trial.setup.seats, seat, owner), different)


def _hides(trial: Trial, owner: int, seat: int) -> bool:
    """Whether the owner holds something that the seat may not know.

    Either events said so, or the owner's view shows what the seat's shows nowhere (which counts
    only for a game that redraws: the others say that nothing is hidden).
    """
    own = trial.game.view(trial.state, owner)
    if own == trial.game.view(trial.state, SPECTATOR):
        return False
    if owner in trial.hiders:
        return True
    if not trial.hides:
        return False
    return not _parts(own) <= _parts(trial.game.view(trial.state, seat))


def _parts(plain: Plain) -> set[str]:
    """Every list and object inside, as text."""
    if not isinstance(plain, list | dict) or not plain:
        return set()
    inside = list(plain.values()) if isinstance(plain, dict) else plain
    parts = {canonical(part) for part in inside if isinstance(part, list | dict) and part}
    return parts.union(*(_parts(part) for part in inside))


def truth_told(ledger: Ledger) -> None:
    """Redraws must not always give another seat what it truly holds."""
    for (seats, seat, owner), count in ledger.redraws.items():
        expect(
            count < ENOUGH or ledger.different[seats, seat, owner] > 0,
            "redraw-truth",
            f"with {seats} seats, {count} redraws for {_named(seat)} all gave seat {owner} what it"
            " truly holds: determinise tells the truth",
        )


def _named(seat: int) -> str:
    return "a spectator" if seat == SPECTATOR else f"seat {seat}"
