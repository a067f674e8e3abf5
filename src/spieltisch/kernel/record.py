"""Records: a header and moves with their chance outcomes, as JSON Lines.

Save file, replay, bug report and regression fixture are the same thing.
"""

import json
from typing import Any

from spieltisch.kernel.errors import BadRecord
from spieltisch.kernel.values import Plain, canonical

FORMAT = 1


class Header:
    """What must be the same for a record to be played again.

    `rules` is the number of the game's rules: an older one may still play, a newer one cannot.
    """

    def __init__(
        self,
        game: str,
        engine: str,
        pack: str,
        pack_hash: str,
        seats: int,
        options: dict[str, str],
        commitment: str = "",
        rules: int = 1,
    ) -> None:
        self.game = game
        self.engine = engine
        self.pack = pack
        self.pack_hash = pack_hash
        self.seats = seats
        self.options = options
        self.commitment = commitment
        self.rules = rules

    def plain(self) -> dict[str, Plain]:
        line: dict[str, Plain] = {
            "spieltisch": FORMAT,
            "game": self.game,
            "engine": self.engine,
            "pack": self.pack,
            "pack_hash": self.pack_hash,
            "seats": self.seats,
            "options": dict(self.options),
        }
        if self.rules > 1:
            line["rules"] = self.rules
        if self.commitment:
            line["commitment"] = self.commitment
        return line


class Move:
    """One decision: the seat, the option's notation, and what chance told while it ran."""

    def __init__(self, seat: int, move: str, chance: list[int]) -> None:
        self.seat = seat
        self.move = move
        self.chance = chance

    def plain(self) -> dict[str, Plain]:
        line: dict[str, Plain] = {"seat": self.seat, "move": self.move}
        if self.chance:
            line["chance"] = list(self.chance)
        return line


class Record:
    """A game from its set-up to where it has got: `chance` is what the set-up drew.

    `notes` tell what else happened at the table, each after a number of moves; replay needs none.
    """

    def __init__(self, header: Header, chance: list[int], moves: list[Move]) -> None:
        self.header = header
        self.chance = chance
        self.moves = moves
        self.notes: list[tuple[int, dict[str, Plain]]] = []
        self.result: dict[str, Plain] | None = None
        self.secret = ""

    def text(self) -> str:
        """The record as JSON Lines."""
        lines: list[Plain] = [dict(self.header.plain()), {"setup": list(self.chance)}]
        for index in range(len(self.moves) + 1):
            lines.extend({"note": note} for after, note in self.notes if after == index)
            if index < len(self.moves):
                lines.append(dict(self.moves[index].plain()))
        if self.result is not None:
            ending: dict[str, Plain] = {"result": dict(self.result)}
            if self.secret:
                ending["secret"] = self.secret
            lines.append(ending)
        return "".join(canonical(line) + "\n" for line in lines)


def parse(text: str) -> Record:
    """Read a record; whatever is wrong is named with its line."""
    lines = [
        _line(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()
    ]
    if not lines:
        raise BadRecord("the record is empty")
    header = _header(lines[0])
    if len(lines) < 2 or "setup" not in lines[1]:
        raise BadRecord("line 2: the set-up's chance outcomes are missing")
    record = Record(header, _ints(2, lines[1].get("setup")), [])
    for number, line in enumerate(lines[2:], 3):
        if "result" in line:
            record.result = line["result"]
            record.secret = str(line.get("secret", ""))
        elif "note" in line:
            record.notes.append((len(record.moves), _note(number, line["note"])))
        else:
            record.moves.append(_move(number, line))
    return record


def _line(number: int, text: str) -> dict[str, Any]:
    try:
        line = json.loads(text)
    except ValueError as fault:
        raise BadRecord(f"line {number} is not JSON: {fault}") from fault
    except RecursionError as fault:
        raise BadRecord(f"line {number} is nested too deeply") from fault
    if not isinstance(line, dict):
        raise BadRecord(f"line {number} is not a JSON object")
    return line


def _header(line: dict[str, Any]) -> Header:
    if line.get("spieltisch") != FORMAT:
        raise BadRecord(f"line 1: this is not a Spieltisch record of format {FORMAT}")
    try:
        return Header(
            str(line["game"]),
            str(line["engine"]),
            str(line["pack"]),
            str(line["pack_hash"]),
            int(line["seats"]),
            {str(name): str(value) for name, value in line["options"].items()},
            str(line.get("commitment", "")),
            int(line.get("rules", 1)),
        )
    except (KeyError, TypeError, ValueError, AttributeError) as fault:
        raise BadRecord(f"line 1: the header lacks or garbles {fault}") from fault


def _move(number: int, line: dict[str, Any]) -> Move:
    seat, move = line.get("seat"), line.get("move")
    if not isinstance(seat, int) or not isinstance(move, str):
        raise BadRecord(f"line {number}: a move needs a seat (a number) and a move (a text)")
    return Move(seat, move, _ints(number, line.get("chance", [])))


def _note(number: int, note: object) -> dict[str, Plain]:
    if isinstance(note, dict):
        return note
    raise BadRecord(f"line {number}: a note must be a JSON object")


def _ints(number: int, outcomes: object) -> list[int]:
    if isinstance(outcomes, list) and all(type(outcome) is int for outcome in outcomes):
        return outcomes
    raise BadRecord(f"line {number}: chance outcomes must be a list of whole numbers")
