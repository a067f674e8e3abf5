"""Undo: back to the last seal, never beyond, and forward again to the same place."""

from spieltisch.kernel.errors import Illegal
from spieltisch.kernel.events import SPECTATOR
from spieltisch.kernel.record import Move
from spieltisch.proving.broken import Broken, expect
from spieltisch.proving.trial import UNKNOWN, Trial


def undo(trial: Trial) -> None:
    """Every seat can take its moves back to the last seal, and do them again."""
    _chance_seals(trial)
    for seat in range(trial.setup.seats):
        _refused_beyond(trial, seat)
        if trial.match.undoable(seat):
            _back_and_forth(trial, seat)


def _chance_seals(trial: Trial) -> None:
    moves = trial.match.record.moves
    if moves and moves[-1].chance:
        seat = moves[-1].seat
        expect(not trial.match.undoable(seat), "undo", f"seat {seat} may take back a roll or draw")


def _refused_beyond(trial: Trial, seat: int) -> None:
    before = trial.match.digest()
    most = trial.match.undoable(seat)
    for moves in (most + 1, 0, -1):
        try:
            trial.match.undo(seat, moves)
        except Illegal:
            continue
        raise Broken("undo", f"seat {seat} took back {moves} moves where it has {most}")
    expect(trial.match.digest() == before, "undo", "a refused undo has changed the state")


def _back_and_forth(trial: Trial, seat: int) -> None:
    match = trial.match
    moves = match.record.moves
    first = _first_undone(moves, seat, match.undoable(seat))
    if any(move.seat != seat for move in moves[first:]):
        _back_among_others(trial, seat, first, moves)
        return
    told = match.events(SPECTATOR, since=first + 1)
    _take_back(trial, seat, len(moves) - first)
    _same_digest(trial, first, "taking moves back leads to another state")
    _refused_beyond(trial, seat)
    for move in moves[first:]:
        match.take(seat, move.move)
    _same_digest(trial, len(moves), "moves taken back and made again lead to another state")
    expect(
        told == match.events(SPECTATOR, since=first + 1),
        "undo",
        "moves taken back and made again tell another story",
    )


def _first_undone(moves: list[Move], seat: int, count: int) -> int:
    own = [index for index, move in enumerate(moves) if move.seat == seat]
    return own[-count]


def _take_back(trial: Trial, seat: int, moves: int) -> None:
    if trial.source.random() < 0.5:
        trial.match.undo(seat, moves)
        return
    for _move in range(moves):
        trial.match.undo(seat)


def _same_digest(trial: Trial, moves: int, message: str) -> None:
    expect(trial.match.moves == moves, "undo", f"{trial.match.moves} moves remain, not {moves}")
    known = trial.digests[moves]
    expect(known in (UNKNOWN, trial.match.digest()), "undo", f"{message} (after {moves} moves)")


def _back_among_others(trial: Trial, seat: int, first: int, moves: list[Move]) -> None:
    """In a fork, others' moves stay; where they built on ours, undo may refuse but not harm."""
    match = trial.match
    own = [move for move in moves[first:] if move.seat == seat]
    before = match.digest()
    try:
        match.undo(seat, len(own))
    except Illegal:
        expect(match.digest() == before, "undo", "a refused undo has changed the state")
        return
    _again(trial, seat, own)
    trial.digests[first + 1 :] = [UNKNOWN] * (match.moves - first)
    trial.digests[match.moves] = match.digest()


def _again(trial: Trial, seat: int, own: list[Move]) -> None:
    for move in own:
        try:
            trial.match.take(seat, move.move)
        except Illegal:
            return
