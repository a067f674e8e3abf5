"""A match as a table plays it: from a snapshot, with provable luck that an undo cannot bend."""

from typing import Any

from spieltisch.kernel.agenda import Option, State
from spieltisch.kernel.chance import Chance, Committed
from spieltisch.kernel.errors import SpieltischError
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.game import Game, Setup
from spieltisch.kernel.record import Move, Record
from spieltisch.kernel.values import Plain
from spieltisch.tables.deeds import Told
from spieltisch.tables.match import Match, _Undo


class TableMatch(Match):
    """A match with committed luck. `_marks` tell where the luck stood before each move.

    `whole`: it knows everything from the set-up on, and not only what followed a snapshot.
    """

    whole = True

    def _stand(self, game: Game[Any], setup: Setup, state: Any, chance: Chance) -> None:
        super()._stand(game, setup, state, chance)
        self._marks: list[int] = []
        self.decided: dict[int, _Undo] = {}
        """Each seat's latest decision, with the state before it."""

    @staticmethod
    def resume(
        game: Game[Any], setup: Setup, saved: dict[str, Plain], chance: Committed
    ) -> "TableMatch":
        """Go on from a snapshot. What came before is not known here: the journal has it."""
        return _Resumed(game, setup, saved, chance)

    @classmethod
    def continued(cls, game: Game[Any], record: Record, chance: Committed) -> "TableMatch":
        """Go on from the end of a record with new luck; what it tells cannot be taken back."""
        match = cls.from_record(game, record)
        assert isinstance(match, TableMatch)
        match.chance = chance
        match._undo.clear()
        return match

    @property
    def made(self) -> list[Move]:
        """All moves so far."""
        return self._moves

    @property
    def last(self) -> Move:
        """The latest move."""
        return self._moves[-1]

    def latest_of(self, seat: int, moves: int) -> list[str]:
        """The notations of a seat's latest moves, oldest first."""
        return [move.move for move in self._moves if move.seat == seat][-moves:]

    @property
    def begun(self) -> list[int]:
        """What chance told at set-up."""
        return self._begun

    def told(self, since: int) -> list[Told]:
        """What happened from the set-up (0) or a move (1, 2, …) on, nothing masked."""
        return [[kind.name, *values] for heard in self._heard[since:] for kind, values in heard]

    @property
    def sealed(self) -> bool:
        """Whether nobody can take anything back."""
        return not self._undo

    def _carry_out(self, seat: int, option: Option[Any], chance: Chance) -> None:
        mark = self.chance.mark()
        super()._carry_out(seat, option, chance)
        self._marks.append(mark)

    def _keep_or_seal(self, seat: int, before: State, flow: Flow) -> None:
        super()._keep_or_seal(seat, before, flow)
        self.decided[seat] = _Undo(len(self._moves) - 1, seat, before)

    def _rewind(self, seat: int, to: _Undo) -> None:
        """As in any match, but others' luck must be what the secret tells in the new order.

        Else the record could not be proved afterwards, and the undo is refused.
        """
        now, marks, later = self.chance.mark(), self._marks, self._moves[to.index :]
        self.chance.back_to(marks[to.index])
        self._marks = marks[: to.index]
        self._undo = [undo for undo in self._undo if undo.index < to.index]
        self._moves = self._moves[: to.index]
        self._heard = self._heard[: to.index + 1]
        self.state = to.before.clone()
        try:
            for move in later:
                if move.seat != seat:
                    self._again(move)
            if self.chance.mark() != now:
                raise SpieltischError("luck would be asked more or less often")
        except BaseException:
            self.chance.back_to(now)
            self._marks = marks
            raise

    def _again(self, move: Move) -> None:
        self.take(move.seat, move.move)
        if self.last.chance != move.chance:
            raise SpieltischError("the luck of others would change")


class _Resumed(TableMatch):
    """A match that goes on from a snapshot."""

    whole = False

    def __init__(
        self, game: Game[Any], setup: Setup, saved: dict[str, Plain], chance: Committed
    ) -> None:
        self._stand(game, setup, game.load(setup, saved), chance)
