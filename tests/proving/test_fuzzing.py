"""Fuzzing finds planted faults and keeps records that lead to them."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from spieltisch import games
from spieltisch.kernel.errors import BadSetup, DeadEnd, Runaway
from spieltisch.kernel.game import Game
from spieltisch.proving import fuzz, prove, prove_game
from spieltisch.proving.plan import tables
from spieltisch.tables.match import Match
from spieltisch.tables.record_file import load_record
from spieltisch.titles import Title
from tests.proving import hiding_faults, table_faults
from tests.proving.dice import Dice
from tests.proving.hands import Hands

KNOWN: dict[str, type[Game[Any]]] = {
    "dice": Dice,
    "hands": Hands,
    "stuck": table_faults.StuckRows,
    "spinning": table_faults.Spinning,
    "lost": table_faults.LostAtOnce,
    "losing": table_faults.VanishingCoin,
    "leaky": hiding_faults.LeakyView,
    "unsorted": table_faults.SetOrder,
    "truthful": hiding_faults.TruthfulRedraw,
}


@pytest.fixture(autouse=True)
def _known() -> Iterator[None]:
    for name, game in KNOWN.items():
        games.add(Title(name, partial(_make, game)))
    yield
    for name in KNOWN:
        games.remove(name)


def _make(game: type[Game[Any]], _pack: Path | None) -> Game[Any]:
    return game()


@pytest.mark.parametrize("light", [False, True])
def test_sound_game(light: bool, tmp_path: Path) -> None:
    seen: list[tuple[int, int]] = []
    report = fuzz("dice", 6, 3, light, records_dir=tmp_path, progress=lambda *p: seen.append(p))
    assert report
    assert report.games == 6
    assert report.summary.startswith("dice: 6 games, ")
    assert report.summary.endswith("all fine")
    assert seen == [(n, 6) for n in range(1, 7)]
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("light", [False, True])
@pytest.mark.parametrize(("name", "error"), [("stuck", DeadEnd), ("spinning", Runaway)])
def test_saved_record_leads_to_the_error(
    name: str, error: type[Exception], light: bool, tmp_path: Path
) -> None:
    report = fuzz(name, 4, 3, light, records_dir=tmp_path)
    assert report.failures
    assert "FAILED" in report.summary
    for failure in report.failures:
        record = load_record(failure.saved_as)
        assert failure.move == len(record.moves)
        Match.from_record(KNOWN[name](), record, failure.move - 1)
        with pytest.raises(error):
            Match.from_record(KNOWN[name](), record)


@pytest.mark.parametrize("light", [False, True])
def test_saved_record_ends_with_the_move_that_lost_a_coin(light: bool, tmp_path: Path) -> None:
    report = fuzz("losing", 2, 3, light, records_dir=tmp_path)
    failure = report.failures[0]
    game, record = KNOWN["losing"](), load_record(failure.saved_as)
    assert record.moves[-1].move == "pay"
    assert not game.audit(Match.from_record(game, record, failure.move - 1).state)
    assert game.audit(Match.from_record(game, record).state)


@pytest.mark.parametrize("light", [False, True])
def test_record_of_a_set_up_that_fails(light: bool, tmp_path: Path) -> None:
    report = fuzz("lost", 1, 3, light, records_dir=tmp_path)
    record = load_record(report.failures[0].saved_as)
    assert not record.moves
    with pytest.raises(Runaway):
        Match.from_record(KNOWN["lost"](), record)


def test_same_seed_gives_the_same_games() -> None:
    failures = [fuzz("leaky", 3, 8).failures for _time in range(2)]
    assert [str(failure) for failure in failures[0]] == [str(failure) for failure in failures[1]]


def test_failure_names_table_seed_and_move() -> None:
    text = str(fuzz("leaky", 1, 8, seats=[3]).failures[0])
    assert text.startswith("[hidden-view] hands, 3 seats, order=together, seed 8, move 0: ")


def test_many_processes_find_the_same_as_one() -> None:
    alone, many = (fuzz("stuck", 8, 3, light=True, jobs=jobs) for jobs in (1, 2))
    assert many.games == alone.games
    assert many.decisions == alone.decisions
    assert sorted(map(str, many.failures)) == sorted(map(str, alone.failures))


def test_many_processes_stop_when_enough_has_failed() -> None:
    report = fuzz("leaky", 400, 3, jobs=2)
    assert len(report.failures) >= 10
    assert report.games < 400


def test_what_only_many_games_show_is_found() -> None:
    report = fuzz("truthful", 4, 3)
    assert {failure.check for failure in report.failures} == {"redraw-truth"}


def test_games_are_spread_over_all_tables() -> None:
    setups = tables(Dice(), None, None, seed=1)
    assert {setup.seats for setup in setups[:3]} == {1, 2, 3}
    assert {setup.options["order"] for setup in setups[:6]} == {"together", "in-turn"}
    assert {setup.options["rounds"] for setup in setups} == {"2", "3"}
    assert {setup.options.get("double") for setup in setups} == {None, "no", "yes"}
    assert len({(s.seats, str(s.options)) for s in setups}) == len(setups)


def test_mixtures_are_random_in_everything_and_nothing_else_is_played() -> None:
    setups = tables(Dice(), [2, 3], None, seed=1, mixed=20)
    assert {setup.seats for setup in setups} == {2, 3}
    for name in ("order", "rounds", "double"):
        assert len({setup.options[name] for setup in setups}) == 2
    assert len({(s.seats, str(s.options)) for s in setups}) == len(setups) <= 2 * 2**3
    with_one = tables(Dice(), [2], None, seed=1, fixed={"rounds": 2}, mixed=20)
    assert {setup.options["rounds"] for setup in with_one} == {"2"}


def test_fixed_options_leave_out_seat_counts_that_lack_them() -> None:
    setups = tables(Dice(), None, None, seed=1, fixed={"double": True})
    assert {setup.seats for setup in setups} == {2, 3}
    assert {setup.options["double"] for setup in setups} == {"yes"}
    with pytest.raises(BadSetup):
        tables(Dice(), None, None, seed=1, fixed={"treble": True})


def test_option_sets_of_the_caller() -> None:
    setups = tables(Dice(), [2], [{"rounds": 2}, {"order": "in-turn"}], seed=1)
    assert [(s.options["rounds"], s.options["order"]) for s in setups] == [
        ("2", "together"),
        ("2", "in-turn"),
        ("3", "in-turn"),
    ]


def test_prove_game_says_what_is_wrong() -> None:
    assert prove_game("dice", games=2).games == 2
    with pytest.raises(AssertionError, match=r"(?s)FAILED.*\[hidden-view\] hands, 2 seats"):
        prove_game(hiding_faults.LeakyView(), games=2)
    with pytest.raises(AssertionError, match="dice: same-everywhere: another process plays"):
        prove_game("unsorted", games=2)


def test_on_game_hears_of_every_game() -> None:
    heard: list[int] = []
    prove(Dice(), games=3, on_game=lambda report: heard.append(report.games))
    assert heard == [1, 2, 3]


def test_fault_in_the_set_up_keeps_a_record(tmp_path: Path) -> None:
    class Unfit(Dice):
        def audit(self, state: object) -> list[str]:
            return ["nothing is right"]

    report = prove(Unfit(), games=1, light=True)
    assert [failure.move for failure in report.failures] == [0]
    report.failures[0].save(tmp_path / "new")
    assert load_record(report.failures[0].saved_as).header.game == "dice"
