"""Positions: a game between two actions, of a seat or of chance. They never change.

The engine asks for luck in the middle of a move. Here a move that needs luck stops there: what
chance may bring is a node of its own, and once it is known, the move is made again from its
beginning up to the next piece of luck, or to its end.
"""

from collections.abc import Callable
from typing import Any, Final

from spieltisch.envs.encoding import Encoding, encoding_of
from spieltisch.envs.heard import Heard, remembered
from spieltisch.envs.luck import Asked, Luck, Outcomes, Redrawn
from spieltisch.envs.rewards import OUTCOME, leads, outcome
from spieltisch.kernel import engine
from spieltisch.kernel.agenda import Option
from spieltisch.kernel.errors import Illegal
from spieltisch.kernel.events import Listener
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.values import digest
from spieltisch.kernel.wording import notation

OVER: Final = -4
"""What OpenSpiel calls a player when nobody moves any more."""
CHANCE: Final = -1

Waits = tuple[int, str | None, tuple[int, ...]]
"""A pending move as it is saved: the seat, the option's notation, and what chance has told."""


class Pending:
    """A move that waits for luck: whose it is, what it is, and what chance has told so far.

    The set-up is nobody's move and has no option.
    """

    def __init__(
        self, seat: int, option: Option[Any] | None, told: tuple[int, ...], outcomes: Outcomes
    ) -> None:
        self.seat = seat
        self.option = option
        self.told = told
        self.outcomes = outcomes


class Position:
    """A game at a moment. `state` is before the pending move, if there is one."""

    def __init__(
        self,
        encoding: Encoding,
        kind: str,
        state: Any,
        heard: Heard,
        pending: Pending | None = None,
        gained: list[float] | None = None,
    ) -> None:
        self.encoding = encoding
        self.kind = kind
        self.state = state
        self.heard = heard
        self.pending = pending
        self.gained = gained or [0.0] * encoding.setup.seats
        self._legal: dict[int, Option[Any]] | None = None

    # What it is

    @property
    def begun(self) -> bool:
        """Whether the set-up is over, so that there is something to see."""
        return self.pending is None or self.pending.option is not None

    @property
    def player(self) -> int:
        """The seat that decides, CHANCE or OVER."""
        if self.pending is not None:
            return CHANCE
        index = engine.first_waiting(self.state)
        return engine.choice_at(self.state, index).seat if index >= 0 else OVER

    @property
    def legal(self) -> dict[int, Option[Any]]:
        """The options of the seat that decides, by action, in ascending order."""
        if self._legal is None:
            index = engine.first_waiting(self.state)
            found = self.encoding.actions.legal(engine.options_at(self.state, index))
            self._legal = dict(sorted(found.items()))
        return self._legal

    @property
    def returns(self) -> list[float]:
        """All rewards up to now."""
        if not self.begun:
            return [0.0] * self.encoding.setup.seats
        return self._worth(self.state)

    def _worth(self, state: Any) -> list[float]:
        encoding = self.encoding
        if self.kind == OUTCOME:
            seats = encoding.setup.seats
            return outcome(encoding.game.winners(state), seats) if state.over else [0.0] * seats
        return leads(encoding.game.scores(state), encoding.sides)

    def called(self, action: int) -> str:
        """An action in words."""
        if self.pending is not None:
            return f"luck {action}"
        if self.player >= 0 and action in self.legal:
            return notation(self.encoding.game, self.legal[action])
        return self.encoding.actions.names[action]

    def text(self) -> str:
        """The whole truth in short."""
        told = list(self.pending.told) if self.pending else []
        saved = self.encoding.game.save(self.state)
        return f"{self.encoding.game.name} {digest(saved)} {self.player} {told}"

    # What comes next

    def after(self, action: int) -> "Position":
        """The position after an action of whoever is to act."""
        pending = self.pending
        if pending is not None:
            return self._make(pending.seat, pending.option, (*pending.told, action))
        if self.player < 0 or action not in self.legal:
            raise Illegal(f"action {action} is not legal now")
        return self._make(self.player, self.legal[action], ())

    def _make(self, seat: int, option: Option[Any] | None, told: tuple[int, ...]) -> "Position":
        flow = Flow(Luck(told), Listener())
        try:
            if option is None:
                state = self.encoding.game.new(self.encoding.setup)
                engine.settle(state, flow)
            else:
                state = self.state.clone()
                engine.apply(state, seat, option, flow)
        except Asked as asked:
            pending = Pending(seat, option, told, asked.outcomes)
            return Position(self.encoding, self.kind, self.state, self.heard, pending)
        assert flow.listener is not None
        before = self.returns
        gained = [now - then for now, then in zip(self._worth(state), before, strict=True)]
        heard = Heard(self.heard, flow.listener.heard)
        return Position(self.encoding, self.kind, state, heard, None, gained)

    def redrawn(self, seat: int, source: Callable[[], float]) -> "Position":
        """A position that the seat cannot tell from this one, with all that it cannot know redrawn.

        Luck that a move has had so far is forgotten: that move begins anew.
        """
        if not self.begun:
            return begin(self.encoding, self.kind)
        state = self.encoding.game.imagined(self.state, seat, Redrawn(source))
        heard = self.heard.as_known_to(seat, self.encoding.setup.seats)
        fresh = Position(self.encoding, self.kind, state, heard, None, self.gained)
        pending = self.pending
        return fresh if pending is None else fresh._make(pending.seat, pending.option, ())

    # Copying and saving

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        encoding, pending = self.encoding, self.pending
        waits: Waits | None = None
        if pending is not None:
            option = pending.option
            written = None if option is None else notation(encoding.game, option)
            waits = (pending.seat, written, pending.told)
        return (
            _restore,
            (
                encoding.key,
                self.kind,
                encoding.game.save(self.state),
                self.heard.hashes(encoding.setup.seats),
                waits,
                self.gained,
            ),
        )


def begin(encoding: Encoding, kind: str = OUTCOME) -> Position:
    """A game before its set-up."""
    state = encoding.game.new(encoding.setup)
    blank = Position(encoding, kind, state, Heard(None, []), Pending(CHANCE, None, (), []))
    return blank._make(CHANCE, None, ())


def _restore(
    key: tuple[Any, ...],
    kind: str,
    saved: dict[str, Any],
    hashes: list[str],
    waits: Waits | None,
    gained: list[float],
) -> Position:
    encoding = encoding_of(*key)
    state = encoding.game.load(encoding.setup, saved)
    heard = remembered(hashes)
    if waits is None:
        return Position(encoding, kind, state, heard, None, gained)
    seat, written, told = waits
    if written is None:
        blank = Position(encoding, kind, state, heard, Pending(seat, None, (), []))
        return blank._make(seat, None, told)
    index = engine.branch_of(state, seat)
    option = next(
        option
        for option in engine.options_at(state, index)
        if notation(encoding.game, option) == written
    )
    return Position(encoding, kind, state, heard)._make(seat, option, told)
