"""Provable luck: recompute every roll and draw of a finished game from its secret."""

import hashlib

from spieltisch.kernel.chance import Committed
from spieltisch.kernel.errors import SpieltischError
from spieltisch.kernel.record import Record
from spieltisch.tables.library import game_of_record
from spieltisch.tables.table_match import TableMatch


class Proof:
    """What was recomputed, and what is wrong; `faults` empty means that all luck was honest."""

    def __init__(self) -> None:
        self.outcomes = 0
        self.skipped = 0
        self.faults: list[str] = []


def verify(record: Record) -> Proof:
    """Check the secret against the commitment, and every outcome against the secret."""
    proof = Proof()
    try:
        secret = bytes.fromhex(record.secret)
    except ValueError:
        secret = b""
    if not record.header.commitment or not secret:
        proof.faults.append("the record holds no commitment or no secret: nothing can be proved")
    elif hashlib.sha256(secret).hexdigest() != record.header.commitment:
        proof.faults.append("the secret is not the one that was committed to")
    else:
        _recompute(record, secret, proof)
    return proof


def _recompute(record: Record, secret: bytes, proof: Proof) -> None:
    start = _continued_at(record)
    try:
        match = _start(record, secret, start, proof)
        for number, move in enumerate(record.moves[start:], start + 1):
            match.take(move.seat, move.move)
            _compare(f"move {number}", move.chance, match.last.chance, proof)
    except SpieltischError as fault:
        proof.faults.append(str(fault))
        return
    if record.result is not None and record.result.get("hash") != match.digest():
        proof.faults.append("the game ends differently from what the record says")


def _continued_at(record: Record) -> int:
    """How many moves come from another game, whose own record proves them."""
    return max((n for n, note in record.notes if note.get("deed") == "continued"), default=0)


def _start(record: Record, secret: bytes, moves: int, proof: Proof) -> TableMatch:
    game = game_of_record(record.header.game, record.header.pack_hash)
    chance = Committed(secret)
    if moves:
        before = Record(record.header, record.chance, record.moves[:moves])
        proof.skipped = len(record.chance) + sum(len(move.chance) for move in before.moves)
        return TableMatch.continued(game, before, chance)
    match = TableMatch(game, record.header.seats, options=record.header.options, chance=chance)
    _compare("set-up", record.chance, match.begun, proof)
    return match


def _compare(where: str, recorded: list[int], proved: list[int], proof: Proof) -> None:
    proof.outcomes += len(proved)
    if recorded != proved:
        proof.faults.append(f"{where}: the record tells {recorded}, the secret {proved}")
