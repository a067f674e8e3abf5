"""Two worlds: the same move made in the true world and in a redrawn one.

Whatever comes out differently for a seat was hidden from it, so it must not come out: not
in its view, its events or its options, and for the mover not without a seal.
"""

from typing import Any

from spieltisch.kernel import engine
from spieltisch.kernel.agenda import Option, State
from spieltisch.kernel.chance import Chance, Recorded, Seeded
from spieltisch.kernel.errors import NoMoreChance
from spieltisch.kernel.events import SPECTATOR, Event, Listener, seen_by
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.wording import notation
from spieltisch.proving.broken import Broken
from spieltisch.proving.checks.hiding import redraw
from spieltisch.proving.play import make_move, notations, seats_and_spectator, view_text
from spieltisch.proving.trial import Trial

TRIES = 4
"""Redraws to look for one in which the same move can be made."""


class World:
    """A state after a move, and what was heard on the way."""

    def __init__(self, trial: Trial, state: State, mover: int, move: str, chance: Chance) -> None:
        self.trial = trial
        self.state = state
        self.listener = Listener()
        self.flow = Flow(chance, self.listener)
        option = _meant(trial, state, mover, move)
        self.move = make_move(trial.game, state, mover, option, self.flow)
        self.sealed = self.flow.rolled or self.flow.revealed or state.over

    def heard(self, seat: int) -> list[Event]:
        """What the seat hears."""
        return [seen_by(seat, kind, values) for kind, values in self.listener.heard]

    def revealed(self, seat: int) -> list[Event]:
        """What the seat hears and could not know before."""
        return [
            seen_by(seat, kind, values)
            for kind, values in self.listener.heard
            if kind.reveals or (kind.has_secret and values[0] == seat)
        ]

    def offer(self, seat: int) -> list[str]:
        """The options that the seat has afterwards."""
        return notations(self.trial.game, self.state).get(seat, [])


class NotPossible(Exception):
    """The move cannot be made in this world."""


def _meant(trial: Trial, state: State, mover: int, move: str) -> Option[Any]:
    index = engine.branch_of(state, mover)
    if index >= 0:
        for option in engine.options_at(state, index):
            if notation(trial.game, option) == move:
                return option
    raise NotPossible(move)


def two_worlds(trial: Trial) -> None:
    """A move looks the same to everybody from whom the difference is hidden."""
    for mover, option in trial.probes() if trial.hides else []:
        move = notation(trial.game, option)
        number = trial.source.getrandbits(32)
        true = World(trial, trial.state.clone(), mover, move, Seeded(number))
        for viewer in seats_and_spectator(trial.state):
            for _time in range(TRIES):
                if _compared(trial, true, viewer, mover, move, number):
                    break


def _compared(trial: Trial, true: World, viewer: int, mover: int, move: str, number: int) -> bool:
    """Compare with one redrawn world; False where the move cannot be made there."""
    # The same raw luck draws different cards from different piles, which shows whether a draw
    # leaks. A viewer who rightly learns of the draw must get the same card in both worlds.
    learns = viewer == mover or bool(true.revealed(viewer))
    chance = Recorded(true.move.chance) if learns else Seeded(number)
    try:
        other = World(trial, redraw(trial, viewer), mover, move, chance)
    except NotPossible:
        return False
    except Broken as fault:
        if isinstance(fault.__cause__, NoMoreChance):
            return False
        message = f"redrawn for seat {viewer}, {fault.message}"
        raise Broken("redraw-plays", message) from fault
    unsealed = viewer == mover and not true.sealed
    if unsealed or other.revealed(viewer) == true.revealed(viewer):
        _alike(true, other, viewer, mover)
    return True


def _alike(true: World, other: World, viewer: int, mover: int) -> None:
    match = true.trial.match
    differing = {
        "hidden-events": (true.heard(viewer), other.heard(viewer)),
        "hidden-view": tuple(view_text(match, world.state, viewer) for world in (true, other)),
        "hidden-options": (true.offer(viewer), other.offer(viewer)),
    }
    for check, (here, there) in differing.items():
        if here != there:
            who = "a spectator" if viewer == SPECTATOR else f"seat {viewer}"
            unsealed = viewer == mover and not true.sealed and check != "hidden-options"
            raise Broken(
                "missing-seal" if unsealed else check,
                f"{true.move.move!r} of seat {mover} tells {who} what is hidden from it:"
                f" {here} or {there}",
                [true.move],
            )
