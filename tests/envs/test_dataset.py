"""Datasets hold what was seen, might have been done and was done, and how it ended."""

import json
from pathlib import Path
from random import Random

import numpy as np
import pytest

from spieltisch import Match, games
from spieltisch.arena.play import Terms, play_fixture
from spieltisch.arena.schedule import Schedule
from spieltisch.bots import load_bot
from spieltisch.bots.players import players_in
from spieltisch.cli.main import main
from spieltisch.envs.dataset import batches, lesson_of, read, write
from spieltisch.envs.encoding import encoding_of
from spieltisch.envs.imitation import play_match
from spieltisch.kernel.errors import BadRecord, BadSetup
from spieltisch.tables.record_file import load_record
from spieltisch.version import __version__


def record(folder: Path, name: str, game: str, seats: int = 2, moves: int | None = None) -> Match:
    """A recorded game between random bots, up to a move."""
    if moves is None:
        make = load_bot("random")
        match = play_match(games.load(game), 7, [make(Random(seat)) for seat in range(seats)])
    else:
        match = Match(games.load(game), seats, seed=7)
        for _move in range(moves):
            choice = match.choices[0]
            match.take(choice.seat, choice.options[0])
    match.record.save(folder / name)
    return match


@pytest.mark.parametrize("game", ["boonlake", "burgundy"])
def test_every_real_decision_is_a_row(tmp_path: Path, game: str) -> None:
    match = record(tmp_path, "one.jsonl", game)
    summary = write([tmp_path], tmp_path / "games.parquet")
    data = read(tmp_path / "games.parquet")
    assert (summary.games, summary.unfinished, summary.rows) == (1, 0, len(data))
    encoding = encoding_of(game, 2)
    again = Match.from_record(match.game, load_record(tmp_path / "one.jsonl"), until=0)
    row = 0
    for number, move in enumerate(match.record.moves, 1):
        options = again.choice(move.seat).options
        if len(options) > 1:
            assert (data.moves[row], data.seats[row]) == (number, move.seat)
            seen = encoding.observer.observe(again.state, move.seat)
            assert np.array_equal(data.observations[row], seen)
            assert np.array_equal(data.masks[row], encoding.mask(options))
            taken = encoding.actions.legal(options)[int(data.actions[row])]
            assert taken == again.option(move.seat, move.move)
            row += 1
        again.replay_move(move, "again")
    assert row == len(data)
    for seat in range(2):
        mine = data.seats == seat
        assert set(data.scores[mine]) == {match.scores[seat]}
        won = 1.0 if match.winners == [seat] else -1.0
        assert len(match.winners) == 2 or set(data.outcomes[mine]) == {won}
        assert set(data.leads[mine]) == {match.scores[seat] - match.scores[1 - seat]}


def test_the_file_says_what_it_holds_and_reads_in_pieces(tmp_path: Path) -> None:
    for number in range(2):
        record(tmp_path, f"{number}.jsonl", "burgundy")
    write([tmp_path / "0.jsonl", tmp_path / "1.jsonl"], tmp_path / "games.parquet")
    data = read(tmp_path / "games.parquet")
    encoding = encoding_of("burgundy", 2)
    assert data.about["game"] == "burgundy"
    assert data.about["options"] == encoding.setup.options
    assert data.about["actions"] == encoding.actions.names
    assert [part["name"] for part in data.about["parts"]] == list(encoding.observer.layout.parts)
    assert sorted(set(data.games)) == [0, 1]
    pieces = list(batches(tmp_path / "games.parquet", rows=50))
    assert len(pieces) > 2
    assert all(len(piece) <= 50 for piece in pieces)
    together = np.concatenate([piece.observations for piece in pieces])
    assert np.array_equal(together, data.observations)


def test_unfinished_games_are_left_out(tmp_path: Path) -> None:
    record(tmp_path, "a.jsonl", "burgundy")
    record(tmp_path, "b.jsonl", "burgundy", moves=20)
    assert lesson_of(load_record(tmp_path / "b.jsonl")) is None
    summary = write([tmp_path], tmp_path / "games.parquet")
    assert (summary.games, summary.unfinished) == (1, 1)


def test_different_tables_do_not_go_into_one_file(tmp_path: Path) -> None:
    record(tmp_path, "a.jsonl", "burgundy")
    record(tmp_path, "b.jsonl", "burgundy", seats=3, moves=5)
    with pytest.raises(BadSetup, match=r"b\.jsonl has another game"):
        write([tmp_path], tmp_path / "games.parquet")
    assert [path.name for path in tmp_path.iterdir() if "parquet" in path.name] == []


def test_no_records_no_file(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="no record in"):
        write([tmp_path], tmp_path / "games.parquet")


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record(tmp_path, "a.jsonl", "burgundy")
    record(tmp_path, "b.jsonl", "burgundy", moves=20)
    target = tmp_path / "games.parquet"
    assert main(["dataset", str(tmp_path), "-o", str(target)]) == 0
    said = capsys.readouterr().out
    assert f"{len(read(target))} decisions of 1 games" in said
    assert "left out: 1 games" in said
    assert main(["dataset", str(tmp_path), "-o", str(target), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["rows"] == len(read(target))
    assert main(["dataset", str(tmp_path / "none.jsonl"), "-o", str(target)]) == 2
    assert "cannot read" in capsys.readouterr().err


def test_a_file_says_who_played_and_with_what(tmp_path: Path) -> None:
    terms = Terms("burgundy", 2, ["random", "novice"], records=str(tmp_path))
    for number in range(2):
        play_fixture(terms, Schedule(2, 2, 1).fixture(number))
    record(tmp_path, "unsigned.jsonl", "burgundy")
    files = sorted(tmp_path.glob("*.jsonl"))
    write(files, tmp_path / "games.parquet")
    data = read(tmp_path / "games.parquet")
    game = games.load("burgundy")
    assert data.about["engine"] == [__version__]
    assert (data.about["pack"], data.about["pack_hash"]) == (game.pack_name, game.pack_hash)
    assert data.about["rules"] == [game.rules]
    told = data.about["players"]
    for number, path in enumerate(files):
        sat = players_in(load_record(path))
        for seat in range(2):
            rows = set(data.players[(data.games == number) & (data.seats == seat)])
            assert rows == {told.index(sat[seat]) if sat[seat] else -1}
