"""A puzzle at its table: begun at its position, nobody else moves, all of it can be taken back."""

import pytest

from spieltisch import titles
from spieltisch.server.live.guiding import prepared
from spieltisch.server.live.news import voice_of
from spieltisch.server.live.puzzling import puzzle_view
from spieltisch.tables.puzzles import Puzzle, shipped
from spieltisch.tables.refusal import Refused
from spieltisch.tables.settings import SeatPlan, Settings
from spieltisch.tables.snapshot import may_snapshot
from spieltisch.tables.table import Table

GAMES = [title.name for title in titles.every() if title.puzzles]
FEW = [(game, puzzle) for game in GAMES for puzzle in shipped(game)[::16]]
by_name = pytest.mark.parametrize(("game", "puzzle"), FEW, ids=[f"{g}-{p.name}" for g, p in FEW])


def settings_of(game: str, puzzle: Puzzle) -> Settings:
    header = puzzle.record.header
    seats = [SeatPlan("bot", "regular")] * header.seats
    seats[puzzle.seat] = SeatPlan("me")
    return Settings(game, tuple(seats), dict(header.options), puzzle=puzzle.name)


def begun(game: str, puzzle: Puzzle) -> tuple[Table, list[object]]:
    table = Table("puzzle", settings_of(game, puzzle).checked(), b"s" * 32)
    entries: list[object] = []
    for number, plan in enumerate(table.settings.seats):
        if plan.kind == "me":
            entries.append(table.sit(number, "solver", "Solver", 0))
        else:
            entries.append(table.sit_bot(number, plan.bot, 0))
    entries += table.begin(0)
    return table, entries


def verdict(table: Table, seat: int) -> str:
    view = puzzle_view(table, seat, voice_of(table, "en"))
    assert view is not None
    return str(view["verdict"])


def play(table: Table, puzzle: Puzzle, moves: list[str]) -> list[object]:
    seat = puzzle.seat
    return [entry for move in moves for entry in table.move(seat, move, 0, confirmed=True)]


@by_name
def test_the_solution_solves_it_and_the_next_best_does_not(game: str, puzzle: Puzzle) -> None:
    table, entries = begun(game, puzzle)
    start = table.playing.digest()
    assert start == table.playing.from_record(table.game, puzzle.record).digest()
    assert verdict(table, puzzle.seat) == "open"
    for moves, expected in ((puzzle.second, "missed"), (puzzle.solution, "solved")):
        made = moves if puzzle.measure == "turn" else moves[:1]
        entries += play(table, puzzle, made)
        assert verdict(table, puzzle.seat) == expected
        assert [prepared(table, seat) for seat in table.bots_to_move()] in ([], [None])
        assert not may_snapshot(table)
        again = Table("puzzle", table.settings, table.secret)
        for entry in entries:
            again.fold(entry)  # type: ignore[arg-type]
        assert again.playing.digest() == table.playing.digest()
        entries.append(table.undo(puzzle.seat, 0, len(made)))
        assert table.playing.digest() == start
    with pytest.raises(Refused):
        table.undo(puzzle.seat, 0)


def test_words_for_all_of_it_in_all_languages() -> None:
    for game, puzzle in FEW:
        table, _entries = begun(game, puzzle)
        for language in ("en", "de", "fr"):
            view = puzzle_view(table, puzzle.seat, voice_of(table, language))
            assert view is not None
            assert all(one["text"] for one in view["solution"])
            assert len(view["reasons"]) >= 2
        assert puzzle_view(table, 1 - puzzle.seat, voice_of(table, "en")) is None


def test_a_puzzle_is_not_played_otherwise() -> None:
    game, puzzle = FEW[0]
    good = settings_of(game, puzzle)
    seats = tuple(reversed(good.seats))
    for bad in (
        Settings(game, seats, dict(good.options), puzzle=puzzle.name),
        Settings(game, good.seats, {}, puzzle="no-such-puzzle"),
        Settings(game, (SeatPlan("me"), SeatPlan("me")), dict(good.options), puzzle=puzzle.name),
    ):
        with pytest.raises(Refused):
            bad.checked()
