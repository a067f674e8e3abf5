"""The kit also finds faults of the table itself: undo, seals, refusals, replay."""

import random
from typing import Any

import pytest

from spieltisch.kernel import engine
from spieltisch.kernel.agenda import State
from spieltisch.kernel.chance import Recorded, Sampled
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.game import Game
from spieltisch.kernel.record import Record
from spieltisch.proving import prove
from spieltisch.tables import match as tables
from spieltisch.tables.match import Match, Which
from tests.proving.dice import Dice
from tests.proving.hands import Hands
from tests.proving.votes import Votes

Patch = pytest.MonkeyPatch
RANDOM = random.Random(1)


def found(game: Game[Any]) -> set[str]:
    report = prove(game, games=6, bound=100)
    return {failure.check for failure in report.failures}


def test_chance_that_does_not_seal(monkeypatch: Patch) -> None:
    def keep(self: Match, seat: int, before: State, flow: Flow) -> None:
        if engine.deciders(before) == engine.deciders(self.state):
            self._undo.append(tables._Undo(len(self._moves) - 1, seat, before))
        else:
            self._undo.clear()

    monkeypatch.setattr(Match, "_keep_or_seal", keep)
    assert found(Hands()) == {"undo"}


def test_undo_beyond_the_seal(monkeypatch: Patch) -> None:
    undo = Match.undo
    monkeypatch.setattr(
        Match,
        "undo",
        lambda self, seat, moves=1: undo(self, seat, max(1, min(moves, self.undoable(seat)))),
    )
    assert found(Dice()) == {"undo"}


def test_undo_that_forgets_to_rewind(monkeypatch: Patch) -> None:
    def rewind(self: Match, seat: int, to: tables._Undo) -> None:
        self._undo = self._undo[: to.index]
        self._moves = self._moves[: to.index]

    monkeypatch.setattr(Match, "_rewind", rewind)
    assert found(Dice()) == {"undo"}


def test_undo_that_leaves_the_log(monkeypatch: Patch) -> None:
    rewind = Match._rewind

    def forgetful(self: Match, seat: int, to: tables._Undo) -> None:
        heard = self._heard
        rewind(self, seat, to)
        self._heard = heard

    monkeypatch.setattr(Match, "_rewind", forgetful)
    assert found(Dice()) == {"undo"}


def test_a_refused_undo_that_harms(monkeypatch: Patch) -> None:
    undo = Match.undo

    def harmful(self: Match, seat: int, moves: int = 1) -> None:
        self.state.points[0] += moves > self.undoable(seat)
        undo(self, seat, moves)

    monkeypatch.setattr(Match, "undo", harmful)
    assert found(Votes()) == {"undo"}


def test_a_table_that_allows_anything(monkeypatch: Patch) -> None:
    option = Match.option

    def obliging(self: Match, seat: int, which: Which) -> Any:
        options = self.choice(seat).options
        return options[which % len(options)] if type(which) is int else option(self, seat, which)

    monkeypatch.setattr(Match, "option", obliging)
    assert found(Dice()) == {"refusals"}


def test_a_table_that_crashes_on_nonsense(monkeypatch: Patch) -> None:
    option = Match.option

    def brittle(self: Match, seat: int, which: Which) -> Any:
        return self.choice(seat).options[which] if type(which) is int else option(self, seat, which)

    monkeypatch.setattr(Match, "option", brittle)
    assert found(Dice()) == {"refusals"}


def test_a_refusal_that_harms(monkeypatch: Patch) -> None:
    take = Match.take

    def harmful(self: Match, seat: int, which: Which) -> None:
        self.state.points[0] += seat not in engine.deciders(self.state)
        take(self, seat, which)

    monkeypatch.setattr(Match, "take", harmful)
    assert found(Votes()) == {"refusals"}


def test_replay_that_stops_late(monkeypatch: Patch) -> None:
    again = Match.from_record.__func__  # type: ignore[attr-defined]

    def late(cls: type[Match], game: Game[Any], record: Record, until: int | None = None) -> Any:
        return again(cls, game, record, None if until is None else until + 1)

    monkeypatch.setattr(Match, "from_record", classmethod(late))
    assert found(Dice()) == {"replay"}


def test_replay_that_rolls_anew(monkeypatch: Patch) -> None:
    class Anew(Recorded):
        def roll(self, sides: int) -> int:
            super().roll(sides)
            return Sampled(RANDOM).roll(sides)

    monkeypatch.setattr("spieltisch.tables.match.Recorded", Anew)
    assert found(Dice()) == {"replay"}
