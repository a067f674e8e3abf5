"""A private plan: what would become of moves that nobody makes.

A plan is a copy of the position in which all that its seat cannot know has been drawn anew, and
in which luck never answers. It goes on as long as the seat decides by itself; where chance, a
reveal or somebody else would come in, it ends.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final, Literal

from spieltisch.kernel import engine
from spieltisch.kernel.chance import NoChance, Sampled
from spieltisch.kernel.errors import Illegal, NoMoreChance, SpieltischError
from spieltisch.kernel.events import Event, Listener
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.values import Plain
from spieltisch.kernel.wording import Text, notation, option_text
from spieltisch.tables.match import (
    Match,
    OpenChoice,
    Preview,
    decider,
    open_choices,
    seat_view,
    until_revealed,
)

Ends = Literal["", "luck", "others", "over", "none"]
MOST_MOVES: Final = 60
_NO_LUCK: Final = NoChance()
_ANY_LUCK: Final = Sampled(Random())
"""For copies of which nothing is shown: how they are drawn need not be hard to foresee."""


class PlanStep:
    """A move of the plan: its notation, its text, and what it brings."""

    def __init__(self, move: str, text: Text, events: list[Event]) -> None:
        self.move = move
        self.text = text
        self.events = events


class Plan:
    """A position that one seat plays on for itself. `ends` says why it goes no further.

    `turn`: the seat had nothing to decide, so it plans the turn that it would have now. `before` is
    an earlier position, as the seat knew it, to be played on from instead.
    """

    def __init__(self, match: Match, seat: int, before: Any = None) -> None:
        self.game = match.game
        self.setup = match.setup
        self.seat = seat
        self.seals = match.seals
        self.steps: list[PlanStep] = []
        self.state: Any = match.determinised(seat) if before is None else before.clone()
        self.turn = False
        self.ends: Ends = ""
        if engine.branch_of(self.state, seat) < 0:
            self._begin_turn()

    def _begin_turn(self) -> None:
        """Let the seat's turn begin now, as if nobody else had anything left to do."""
        turn = self.game.turn_step(self.seat)
        if turn is None or self.state.over or not any(self.state.turns):
            self.ends = "none"
            return
        self.turn = True
        self.state.branches = []
        self.state.agenda = [turn]
        self.state.stack = self.state.agenda
        self.state.forget_offers()
        try:
            engine.settle(self.state, Flow(NoChance(), Listener()))
        except SpieltischError:
            self.ends = "none"
        else:
            self._look_on()
            self.ends = "none" if self.ends else ""

    def follow(self, moves: list[str]) -> None:
        """Try moves until one cannot be had."""
        for move in moves:
            if not self.take(move):
                break

    def take(self, move: str) -> bool:
        """Try a move; False if it cannot be had here."""
        if self.ends or len(self.steps) >= MOST_MOVES:
            return False
        index = engine.branch_of(self.state, self.seat)
        for option in engine.options_at(self.state, index):
            if notation(self.game, option) == move:
                self._carry_out(option, move)
                return True
        return False

    def foresee(self, move: str) -> Preview | None:
        """Try a move and say what it brings, and whether it could be taken back."""
        before = decider(self.state)
        if not self.take(move):
            return None
        seals = self.ends == "luck" or decider(self.state) != before
        return Preview(self.steps[-1].events, self.seals and seals)

    def _carry_out(self, option: Any, move: str) -> None:
        before = self.state.clone()
        listener = Listener()
        flow = Flow(NoChance(), listener)
        try:
            engine.apply(self.state, self.seat, option, flow)
        except NoMoreChance:
            # What happened before luck was asked stands: it is what the move surely brings.
            self.ends = "luck"
        if flow.revealed:
            self.state, self.ends = before, "luck"
        events = until_revealed(self.seat, listener.heard)
        text = option_text(self.game, option, self.game.board(before, self.seat))
        self.steps.append(PlanStep(move, text, events))
        if not self.ends:
            self._look_on()

    def _look_on(self) -> None:
        if self.state.over:
            self.ends = "over"
        elif engine.branch_of(self.state, self.seat) < 0:
            self.ends = "others"

    # What a scene is made from

    @property
    def choices(self) -> list[OpenChoice]:
        """What the seat may try next. Others' choices are their own."""
        if self.ends:
            return []
        return [one for one in open_choices(self.game, self.state) if one.seat == self.seat]

    @property
    def standing(self) -> list[OpenChoice]:
        """Nothing: a plan is what the seat does when it is asked."""
        return []

    def view(self, seat: int) -> dict[str, Plain]:
        """All that the plan's seat may know of it; nobody else may look."""
        if seat != self.seat:
            raise Illegal(f"seat {seat} may not look at the plan of seat {self.seat}")
        deciders = [] if self.ends else [seat]
        return {**seat_view(self.game, self.setup, self.state, seat, deciders), "over": False}

    def undoable(self, seat: int) -> int:
        return len(self.steps)

    def preview(self, seat: int, which: int) -> Preview:
        raise Illegal("a plan is tried out, not previewed")


def plan(match: Match, seat: int, moves: list[str]) -> Plan:
    """The plan of these moves; the first that cannot be had ends it."""
    made = Plan(match, seat)
    made.follow(moves)
    return made


def sealing(match: Match, seat: int, named: Sequence[str]) -> list[str]:
    """The moves behind which a seat could take nothing back, of its options' notations.

    They are tried on what the seat may know; what it is offered it knows.
    """
    index = engine.branch_of(match.state, seat)
    if index < 0 or not match.seals:
        return []
    position, before = match.determinised(seat, _ANY_LUCK), decider(match.state)
    seals = []
    for number, option in enumerate(engine.options_at(match.state, index)):
        copy, flow = position.clone(), Flow(_NO_LUCK)
        try:
            engine.apply(copy, seat, option, flow)
        except NoMoreChance:
            seals.append(named[number])
        else:
            if flow.revealed or decider(copy) != before:
                seals.append(named[number])
    return seals
