"""`spieltisch report`: a recorded game's luck and turning points on the command line."""

import json
from pathlib import Path
from random import Random

import pytest

from spieltisch import games
from spieltisch.cli.main import main
from spieltisch.tables.match import Match


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match, rng = Match(games.load("burgundy"), 2, 4), Random(4)
    for _move in range(40):
        choice = match.choices[0]
        match.take(choice.seat, rng.randrange(len(choice.options)))
    path = tmp_path_factory.mktemp("report") / "game.jsonl"
    match.record.save(path)
    return path


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_it_is_told_in_every_language(
    record: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["report", str(record), "--effort", "100", "--language", language]
    assert main(arguments) == 0
    told = capsys.readouterr().out
    luck = {"en": "Luck", "de": "Glück", "fr": "Chance"}[language]
    assert luck in told
    better = {"en": "Better: ", "de": "Besser: ", "fr": "Mieux\u202f: "}[language]
    assert better in told


@pytest.mark.slow
def test_as_json(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", str(record), "--effort", "100", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert sum(seat["decisions"] for seat in told["seats"]) == 40
    assert len(told["expected"]) == 41


def test_what_is_no_record_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "x").write_text("nothing")
    assert main(["report", str(tmp_path / "x")]) == 2
    assert "line 1" in capsys.readouterr().err
