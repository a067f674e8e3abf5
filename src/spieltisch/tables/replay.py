"""Playing a recorded game again: once to its end, or with every position at hand."""

from pathlib import Path
from typing import Any

from spieltisch import games
from spieltisch.kernel.agenda import State
from spieltisch.kernel.chance import NoChance
from spieltisch.kernel.events import Event, seen_by
from spieltisch.kernel.game import Game
from spieltisch.kernel.record import Move, Record
from spieltisch.tables.match import Heard, Match, check_result, older_rules
from spieltisch.tables.record_file import load_record

APART = 8
"""Moves between two kept states: memory against the moves to be made again."""


def replay(path: str | Path, until: int | None = None, pack: str | Path | None = None) -> Match:
    """Play a saved record again, up to a move, and go on from there if you like."""
    record = load_record(path)
    return Match.from_record(games.load(record.header.game, pack), record, until)


class Position(Match):
    """A match as it stood after so many moves, to be looked at."""

    def __init__(self, rerun: "Rerun", moves: int) -> None:
        kept = moves // APART
        known = kept * APART
        self._stand(rerun.game, rerun.setup, rerun.states[kept].clone(), NoChance())
        self._moves = rerun.moves[:known]
        self._heard = rerun.heard[: known + 1]
        self._begun = rerun.begun
        for number in range(known, moves):
            self.replay_move(rerun.moves[number], f"move {number + 1}")
        self._undo = []


class Turn:
    """Where a turn begins: after so many moves, and whose it is."""

    def __init__(self, moves: int, seat: int, number: int) -> None:
        self.moves = moves
        self.seat = seat
        self.number = number


class Rerun:
    """A recorded game played again once; any of its positions is then a few moves away.

    `scores` has everybody's points after every number of moves, `turns` where turns begin.
    """

    def __init__(self, game: Game[Any], record: Record) -> None:
        match = Match.from_record(game, record, until=0)
        self.game = game
        self.setup = match.setup
        self.moves: list[Move] = record.moves
        self.begun = record.chance
        self.states: list[State] = [match.state.clone()]
        self.scores: list[list[int]] = [list(match.scores)]
        self.turns: list[Turn] = []
        self._note_turns([0] * match.seats, match)
        with older_rules(game, record):
            for number, move in enumerate(record.moves, 1):
                before = list(match.state.turns)
                match.replay_move(move, f"move {number}")
                self.scores.append(list(match.scores))
                self._note_turns(before, match)
                if number % APART == 0:
                    self.states.append(match.state.clone())
            check_result(match, record)
        self.heard: list[Heard] = match._heard
        self.end = match

    def _note_turns(self, before: list[int], match: Match) -> None:
        for seat, (was, now) in enumerate(zip(before, match.state.turns, strict=True)):
            if now > was:
                self.turns.append(Turn(match.moves, seat, now))

    def at(self, moves: int) -> Position:
        """The position after so many moves."""
        return Position(self, moves)

    def events(self, moves: int, seat: int) -> list[Event]:
        """What the move that led here did (0: the set-up), as a seat may know it."""
        return [seen_by(seat, kind, values) for kind, values in self.heard[moves]]
