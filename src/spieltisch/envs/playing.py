"""A game in play for an environment: no record, no undo, fast, and repeatable from its seed."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import numpy as np

from spieltisch.envs.encoding import Encoding, Mask
from spieltisch.envs.observing import Floats
from spieltisch.envs.rewards import OUTCOME, leads, outcome
from spieltisch.kernel import engine
from spieltisch.kernel.agenda import Option
from spieltisch.kernel.chance import NoChance, Sampled
from spieltisch.kernel.errors import Illegal, SpieltischError
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.game import Game, Setup
from spieltisch.kernel.values import Plain
from spieltisch.tables.match import OpenChoice, open_choices, seat_view

NOBODY: Final = -1


class Play:
    """One game. `seat` is who decides now, `options` what it may do.

    While all play at once, the first of those who have not answered yet is asked.
    """

    def __init__(self, encoding: Encoding, seed: int, rewards: str = OUTCOME) -> None:
        flow = Flow(Sampled(Random(seed)))
        state: Any = encoding.game.new(encoding.setup)
        engine.settle(state, flow)
        self._stand(encoding, state, flow, rewards)

    @classmethod
    def at(cls, encoding: Encoding, state: Any) -> "Play":
        """A game that has come to this state, to look at."""
        play = cls.__new__(cls)
        play._stand(encoding, state, Flow(NoChance()), OUTCOME)
        return play

    def _stand(self, encoding: Encoding, state: Any, flow: Flow, rewards: str) -> None:
        self.encoding = encoding
        self.game: Game[Any] = encoding.game
        self.setup: Setup = encoding.setup
        self.rewards = rewards
        self._flow = flow
        self.state = state
        self._leads = leads(self.scores, encoding.sides)
        self.seat = NOBODY
        self.options: Sequence[Option[Any]] = ()
        self._legal: dict[int, Option[Any]] | None = None
        self._look()

    def _look(self) -> None:
        self._legal = None
        index = engine.first_waiting(self.state)
        if index < 0:
            self.seat, self.options = NOBODY, ()
            return
        self.seat = engine.choice_at(self.state, index).seat
        self.options = engine.options_at(self.state, index)

    def __getstate__(self) -> dict[str, Any]:
        kept = {**self.__dict__, "_flow": self._flow.chance}
        del kept["options"], kept["_legal"]
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._flow = Flow(kept["_flow"])
        self._look()

    # What there is to know

    @property
    def legal(self) -> dict[int, Option[Any]]:
        """The options by the number of the action; bots need no numbers."""
        if self._legal is None:
            self._legal = self.encoding.actions.legal(self.options)
        return self._legal

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def over(self) -> bool:
        return self.seat == NOBODY

    @property
    def scores(self) -> list[int]:
        return self.game.scores(self.state)

    @property
    def winners(self) -> list[int]:
        return self.game.winners(self.state) if self.over else []

    def legal_of(self, seat: int) -> dict[int, Option[Any]]:
        """What any seat may do now."""
        if seat == self.seat:
            return self.legal
        index = engine.branch_of(self.state, seat)
        if index < 0:
            return {}
        return self.encoding.actions.legal(engine.options_at(self.state, index))

    def mask(self, seat: int, out: Mask | None = None) -> Mask:
        """A one for every action that a seat may take; who has nothing to decide may only wait."""
        if out is None:
            out = np.empty(len(self.encoding.actions), np.int8)
        out[:] = 0
        out[list(self.legal_of(seat)) or [0]] = 1
        return out

    def observe(self, seat: int, out: Floats | None = None) -> Floats:
        """The observation of a seat."""
        return self.encoding.observer.observe(self.state, seat, out)

    # Playing

    def take(self, action: int) -> None:
        """Take an action for the seat that decides."""
        option = self.legal.get(action)
        if option is None:
            raise Illegal(f"seat {self.seat} cannot take action {self.called(action)} now")
        self.take_option(self.seat, option)

    def take_option(self, seat: int, option: Option[Any]) -> None:
        """Carry out a legal option."""
        engine.apply(self.state, seat, option, self._flow)
        self._look()

    def called(self, action: int) -> str:
        """An action by number and name."""
        names = self.encoding.actions.names
        return f"{action} ({names[action]})" if 0 <= action < len(names) else str(action)

    def collect(self) -> list[float]:
        """The rewards of all seats since this was last asked."""
        if self.rewards == OUTCOME:
            return outcome(self.winners, self.seats) if self.over else [0.0] * self.seats
        before, self._leads = self._leads, leads(self.scores, self.encoding.sides)
        return [now - then for now, then in zip(self._leads, before, strict=True)]

    # What a picture or a description asks for, as of a match

    @property
    def choices(self) -> list[OpenChoice]:
        """One for every seat that may decide now."""
        return open_choices(self.game, self.state)

    @property
    def standing(self) -> list[OpenChoice]:
        """Nothing: in an environment only who is asked acts."""
        return []

    def view(self, seat: int) -> dict[str, Plain]:
        """All that a seat may know now, as plain data."""
        return seat_view(self.game, self.setup, self.state, seat, engine.deciders(self.state))

    def undoable(self, seat: int) -> int:
        """Nothing can be taken back here."""
        return 0

    def preview(self, seat: int, which: int) -> Any:
        """Only a match can tell what an option would bring."""
        raise SpieltischError("an environment does not look ahead: copy it and try")
