"""Datasets: recorded games as arrays of observation, mask, action and outcome, in Parquet.

One row is one decision between at least two options, as the seat that made it saw the table. What
a seat did without being asked is played, but it is no row: an environment would not have asked.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from spieltisch.bots.players import players_in
from spieltisch.envs.encoding import Encoding, Mask, encoding_of
from spieltisch.envs.observing import Floats
from spieltisch.envs.rewards import leads, outcome
from spieltisch.kernel import engine
from spieltisch.kernel.errors import BadRecord, BadSetup
from spieltisch.kernel.game import Game
from spieltisch.kernel.record import Record
from spieltisch.kernel.values import Plain
from spieltisch.tables.match import Match
from spieltisch.tables.record_file import load_record

ABOUT: Final = b"spieltisch"
"""Where the file says what it holds."""

UNKNOWN: Final = -1
"""The player of a seat of which a record does not say who sat there."""

Progress = Callable[[int, int], None]


class Decision:
    """What a seat saw, might have done, and did."""

    def __init__(self, move: int, seat: int, observation: Floats, mask: Mask, action: int) -> None:
        self.move = move
        self.seat = seat
        self.observation = observation
        self.mask = mask
        self.action = action


class Lesson:
    """A finished game: its decisions, and what it came to for each seat."""

    def __init__(self, encoding: Encoding, decisions: list[Decision], match: Match) -> None:
        self.encoding = encoding
        self.decisions = decisions
        self.scores = match.scores
        self.outcomes = outcome(match.winners, match.seats)
        self.leads = leads(match.scores, encoding.sides)
        self.players: list[int] = [UNKNOWN] * match.seats


def lesson_of(record: Record, pack: str | None = None) -> Lesson | None:
    """Play a record again and write every decision down; None if the game was not finished."""
    header = record.header
    encoding = encoding_of(header.game, header.seats, header.options, pack)
    match = Match.from_record(encoding.game, record, until=0)
    decisions: list[Decision] = []
    for number, move in enumerate(record.moves, 1):
        options = match.choice(move.seat).options
        if len(options) > 1 and move.seat in engine.deciders(match.state):
            action = encoding.actions.number(match.option(move.seat, move.move))
            seen = encoding.observer.observe(match.state, move.seat)
            decisions.append(Decision(number, move.seat, seen, encoding.mask(options), action))
        match.replay_move(move, f"move {number}")
    return Lesson(encoding, decisions, match) if match.over else None


# Writing


class Summary:
    """What was written."""

    def __init__(self, encoding: Encoding) -> None:
        self.game = encoding.game.name
        self.seats = encoding.setup.seats
        self.numbers = encoding.observer.layout.size
        self.actions = len(encoding.actions)
        self.games = 0
        self.unfinished = 0
        self.rows = 0


class Cast:
    """Who plays in some records, each once, and what made these records."""

    def __init__(self, game: Game[Any], records: Iterable[Record]) -> None:
        self.players: list[dict[str, Plain]] = []
        self.engines: set[str] = set()
        self.rules: set[int] = set()
        self.pack = (game.pack_name, game.pack_hash)
        for record in records:
            self.engines.add(record.header.engine)
            self.rules.add(record.header.rules)
            for player in players_in(record):
                if player and player not in self.players:
                    self.players.append(player)

    def numbers(self, record: Record) -> list[int]:
        """The players of a record by seat, as places in the list."""
        return [self.players.index(player) if player else UNKNOWN for player in players_in(record)]

    def about(self) -> dict[str, Any]:
        """What a file says of them."""
        name, hash_ = self.pack
        return {
            "engine": sorted(self.engines),
            "rules": sorted(self.rules),
            "pack": name,
            "pack_hash": hash_,
            "players": self.players,
        }


def record_files(places: Sequence[str | Path]) -> list[Path]:
    """The records among files and folders, in a fixed order."""
    found: list[Path] = []
    for place in map(Path, places):
        found += sorted(place.glob("*.jsonl")) if place.is_dir() else [place]
    if not found:
        raise BadRecord("there is no record in " + ", ".join(map(str, places)))
    return found


def write(
    places: Sequence[str | Path],
    target: str | Path,
    pack: str | None = None,
    progress: Progress | None = None,
) -> Summary:
    """Write the decisions of recorded games to one Parquet file.

    All must have been played with the same game, seats and options, or the arrays would differ.
    """
    files = record_files(places)
    first = load_record(files[0]).header
    encoding = encoding_of(first.game, first.seats, first.options, pack)
    summary = Summary(encoding)
    cast = Cast(encoding.game, map(load_record, files))
    schema = _schema(encoding, cast)
    unfinished = Path(f"{target}.part")
    try:
        with pq.ParquetWriter(unfinished, schema, compression="zstd") as writer:
            for number, path in enumerate(files):
                record = load_record(path)
                _check_same(path, record, encoding)
                lesson = lesson_of(record, pack)
                if lesson is not None:
                    lesson.players = cast.numbers(record)
                _write_game(writer, schema, lesson, number, summary)
                if progress:
                    progress(number + 1, len(files))
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)
    return summary


def _write_game(
    writer: Any, schema: Any, lesson: Lesson | None, number: int, summary: Summary
) -> None:
    if lesson is None:
        summary.unfinished += 1
        return
    writer.write_table(_table(lesson, number, schema))
    summary.games += 1
    summary.rows += len(lesson.decisions)


def _check_same(path: Path, record: Record, encoding: Encoding) -> None:
    header = record.header
    mine = (encoding.game.name, encoding.setup.seats, encoding.setup.options)
    if (header.game, header.seats, header.options) != mine:
        raise BadSetup(
            f"{path.name} has another game, other seats or other options than the first record: "
            "write a file for each"
        )


def _schema(encoding: Encoding, cast: Cast) -> Any:
    about = {
        "game": encoding.game.name,
        **cast.about(),
        "seats": encoding.setup.seats,
        "options": encoding.setup.options,
        "actions": encoding.actions.names,
        "parts": [
            {
                "name": part.name,
                "start": part.start,
                "shape": list(part.shape),
                "scale": part.scale,
                "usual": part.usual,
                "meaning": part.meaning,
            }
            for part in encoding.observer.layout.parts.values()
        ],
    }
    columns = [
        ("game", pa.int32()),
        ("move", pa.int32()),
        ("seat", pa.int8()),
        ("player", pa.int16()),
        ("observation", pa.list_(pa.float32(), encoding.observer.layout.size)),
        ("action_mask", pa.list_(pa.bool_(), len(encoding.actions))),
        ("action", pa.int32()),
        ("outcome", pa.float32()),
        ("score", pa.int32()),
        ("lead", pa.float32()),
    ]
    return pa.schema(columns, metadata={ABOUT: json.dumps(about).encode()})


def _table(lesson: Lesson, number: int, schema: Any) -> Any:
    rows = lesson.decisions
    observations = np.concatenate([row.observation for row in rows])
    masks = np.concatenate([row.mask for row in rows]).astype(bool)
    layout, actions = lesson.encoding.observer.layout, lesson.encoding.actions
    seats = [row.seat for row in rows]
    columns = [
        pa.array([number] * len(rows), pa.int32()),
        pa.array([row.move for row in rows], pa.int32()),
        pa.array(seats, pa.int8()),
        pa.array([lesson.players[seat] for seat in seats], pa.int16()),
        pa.FixedSizeListArray.from_arrays(pa.array(observations), layout.size),
        pa.FixedSizeListArray.from_arrays(pa.array(masks), len(actions)),
        pa.array([row.action for row in rows], pa.int32()),
        pa.array([lesson.outcomes[seat] for seat in seats], pa.float32()),
        pa.array([lesson.scores[seat] for seat in seats], pa.int32()),
        pa.array([lesson.leads[seat] for seat in seats], pa.float32()),
    ]
    return pa.Table.from_arrays(columns, schema=schema)


# Reading


class Dataset:
    """Decisions as arrays, a row for each. `about` says what game it was and what all means."""

    def __init__(self, columns: dict[str, NDArray[Any]], about: dict[str, Any]) -> None:
        self.about = about
        self.games = columns["game"]
        self.moves = columns["move"]
        self.seats = columns["seat"]
        self.players = columns["player"]
        self.observations = columns["observation"]
        self.masks = columns["action_mask"]
        self.actions = columns["action"]
        self.outcomes = columns["outcome"]
        self.scores = columns["score"]
        self.leads = columns["lead"]

    def __len__(self) -> int:
        return len(self.actions)


def read(path: str | Path) -> Dataset:
    """All of a file at once; `batches` is for files that are too large for that."""
    with pq.ParquetFile(path) as file:
        return _dataset(file.read().combine_chunks(), file.schema_arrow)


def batches(path: str | Path, rows: int = 4096) -> Iterator[Dataset]:
    """A file piece by piece, at most so many rows at a time."""
    with pq.ParquetFile(path) as file:
        for batch in file.iter_batches(batch_size=rows):
            yield _dataset(pa.Table.from_batches([batch]), file.schema_arrow)


def _dataset(table: Any, schema: Any) -> Dataset:
    columns = {name: _array(table.column(name)) for name in schema.names}
    return Dataset(columns, json.loads(schema.metadata[ABOUT]))


def _array(column: Any) -> NDArray[Any]:
    if not pa.types.is_fixed_size_list(column.type):
        return np.asarray(column.to_numpy())
    flat = pa.chunked_array([chunk.flatten() for chunk in column.chunks]).to_numpy()
    return np.asarray(flat.reshape(len(column), column.type.list_size))
