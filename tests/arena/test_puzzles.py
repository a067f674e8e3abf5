"""Puzzles: mined by the command, shipped as records, each legal and solved by its solution."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from spieltisch import games, titles
from spieltisch.arena.puzzles import CLEAR, TO_THE_END, lead_of, lead_played_well
from spieltisch.cli.main import main
from spieltisch.kernel import engine
from spieltisch.kernel.wording import notation
from spieltisch.tables import puzzles
from spieltisch.tables.match import Match
from spieltisch.tables.planning import plan

GAMES = [title.name for title in titles.every() if title.puzzles]
SHIPPED = [(game, puzzle) for game in GAMES for puzzle in puzzles.shipped(game)]
by_name = pytest.mark.parametrize(
    ("game", "puzzle"), SHIPPED, ids=[f"{game}-{puzzle.name}" for game, puzzle in SHIPPED]
)


def position(game: str, puzzle: puzzles.Puzzle) -> Match:
    return Match.from_record(games.shared(game), puzzle.record)


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_of_several_themes_and_difficulties(game: str) -> None:
    own = [puzzle for name, puzzle in SHIPPED if name == game]
    assert len(own) >= 40
    themes = {theme.name for theme in puzzles.themes_of(game)}
    assert len({puzzle.theme for puzzle in own}) >= 4
    assert {puzzle.theme for puzzle in own} <= themes
    assert {puzzle.difficulty for puzzle in own} == {"easy", "medium", "hard"}


@pytest.mark.parametrize("game", GAMES)
def test_each_is_legal_and_its_solution_solves_it(game: str) -> None:
    for puzzle in puzzles.shipped(game):
        match = position(game, puzzle)
        assert [choice.seat for choice in match.choices] == [puzzle.seat], puzzle.name
        made = plan(match, puzzle.seat, puzzle.solution)
        assert [step.move for step in made.steps] == puzzle.solution, puzzle.name
        assert puzzle.solved_by(match, puzzle.solution), puzzle.name
        assert not puzzle.solved_by(match, puzzle.second), puzzle.name
        assert puzzle.lead >= CLEAR


@pytest.mark.extended
@by_name
def test_the_best_stays_the_best_by_another_seed(game: str, puzzle: puzzles.Puzzle) -> None:
    match = position(game, puzzle)
    lead = lead_of(match, puzzle, Random(f"again {puzzle.name}"), worlds=160)
    assert lead >= CLEAR - 2, "within the noise of a search"


@pytest.mark.extended
@by_name
def test_the_best_is_not_behind_in_the_end(game: str, puzzle: puzzles.Puzzle) -> None:
    """A look ahead may take for a gain what only comes sooner."""
    match = position(game, puzzle)
    assert lead_of(match, puzzle, Random(f"again {puzzle.name}"), 48, TO_THE_END) >= 0


@pytest.mark.extended
@pytest.mark.parametrize(
    ("game", "puzzle"),
    [one for one in SHIPPED if one[1].measure == "move"],
    ids=[f"{game}-{puzzle.name}" for game, puzzle in SHIPPED if puzzle.measure == "move"],
)
def test_no_other_move_is_as_good_when_continued_well(game: str, puzzle: puzzles.Puzzle) -> None:
    """Hiring seems dear to whoever plays on by one-step moves: they hire until nothing is left."""
    match = position(game, puzzle)
    assert lead_played_well(match, puzzle, Random(f"well {puzzle.name}")) >= CLEAR - 2


def test_the_command_finds_puzzles_that_read_back(tmp_path: Path) -> None:
    words = ["puzzles", "mine", "burgundy", "--games", "2", "--seed", "3", "--effort", "60"]
    assert main([*words, "--out", str(tmp_path)]) == 0
    for path in tmp_path.glob("*.jsonl"):
        text = path.read_text(encoding="utf-8")
        assert puzzles.read_puzzle(path.stem, text).text() == text


def test_another_line_is_no_solution() -> None:
    """Planted: a puzzle whose accepted lines are others is not solved by the solution."""
    game, puzzle = SHIPPED[0]
    match = position(game, puzzle)
    puzzle = replace(puzzle, accepted=["something-else"])
    assert not puzzle.solved_by(match, puzzle.solution)
    first = engine.options_at(match.state, engine.branch_of(match.state, puzzle.seat))[0]
    assert notation(match.game, first)
