"""The light way: games at the engine's speed, each played again once from its record."""

import random
from typing import Any

from spieltisch.kernel import engine
from spieltisch.kernel.agenda import Option, State
from spieltisch.kernel.chance import Recorded, Sampled
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.game import Game, Setup
from spieltisch.kernel.record import Move, Record, parse
from spieltisch.kernel.wording import notation
from spieltisch.proving.broken import Broken, as_broken
from spieltisch.proving.play import Deaf, open_branches, record_of
from spieltisch.tables.match import Match
from spieltisch.tables.record_file import RecordFile

AUDIT_EVERY = 64
"""Decisions between two audits. What vanishes stays gone; the replay finds the very move."""


class Taken:
    """A decision made: who took which option, its place among them, and what chance told."""

    def __init__(self, seat: int, place: int, option: Option[Any], outcomes: list[int]) -> None:
        self.seat = seat
        self.place = place
        self.option = option
        self.outcomes = outcomes


class LightGame:
    """One random game without a match around it."""

    def __init__(self, game: Game[Any], setup: Setup, seed: int) -> None:
        self.game = game
        self.setup = setup
        self.source = random.Random(f"light {seed}")
        self.chance = Sampled(self.source)
        self.taken: list[Taken] = []
        self.begun: list[int] = []
        self.sound = True

    def play(self, bound: int) -> None:
        """Play to the end, then replay; Broken carries the record that leads to the fault."""
        try:
            state = self._begin()
            while not state.over and self.sound:
                self._decide(state)
                if len(self.taken) > bound:
                    raise Broken("endless", f"not over after {bound} decisions")
                if len(self.taken) % AUDIT_EVERY == 0:
                    self.sound = not self.game.audit(state)
            self._replay(state)
        except Exception as fault:
            broken = as_broken(fault, "play")
            broken.record = broken.record or self.record()
            raise broken from fault

    def _begin(self) -> State:
        flow = Flow(self.chance, Deaf())
        self.begun = flow.outcomes
        state: State = self.game.new(self.setup)
        engine.settle(state, flow)
        return state

    def _decide(self, state: State) -> None:
        index = engine.first_waiting(state)
        if state.branches:
            index = self.source.choice(open_branches(state))
        options = engine.options_at(state, index)
        place = int(self.source.random() * len(options))
        flow = Flow(self.chance, Deaf())
        seat = engine.choice_at(state, index).seat
        self.taken.append(Taken(seat, place, options[place], flow.outcomes))
        engine.apply_at(state, index, options[place], flow)

    def record(self) -> RecordFile:
        """The moves so far, the failing one included."""
        moves = [
            Move(taken.seat, notation(self.game, taken.option), taken.outcomes)
            for taken in self.taken
        ]
        return record_of(self.game, self.setup, self.begun, moves)

    def _replay(self, state: State) -> None:
        self.sound = self.sound and not self.game.audit(state)
        record = self.record()
        if not self.sound:
            self._find_loss(record)
        try:
            again = self._played_again(parse(record.text()))
        except Exception as fault:
            raise Broken("replay", f"the record cannot be replayed: {fault}") from fault
        if again.digest() != state.digest():
            raise Broken("replay", "the record's replay leads elsewhere")

    def _played_again(self, record: Record) -> State:
        """The state to which the record leads, found at the engine's speed."""
        state: State = self.game.new(self.game.setup(record.header.seats, record.header.options))
        engine.settle(state, Flow(Recorded(record.chance)))
        for move, taken in zip(record.moves, self.taken, strict=True):
            index = engine.branch_of(state, move.seat)
            option = engine.options_at(state, index)[taken.place]
            if notation(self.game, option) != move.move:
                raise Broken("replay", f"{move.move!r} is not offered where it was")
            engine.apply_at(state, index, option, Flow(Recorded(move.chance)))
        return state

    def _find_loss(self, record: Record) -> None:
        """Replay move by move to the first one after which the audit complains."""
        match = Match.from_record(self.game, record, 0)
        for number, move in enumerate([None, *record.moves]):
            if move is not None:
                match.replay_move(move, f"move {number}")
            wrong = self.game.audit(match.state)
            if wrong:
                broken = Broken("audit", "; ".join(wrong))
                broken.record = record_of(self.game, self.setup, self.begun, record.moves[:number])
                raise broken
