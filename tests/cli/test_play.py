"""Playing in the terminal, against bots and among bots."""

import builtins
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from spieltisch.bots import load_bot
from spieltisch.cli import main
from spieltisch.cli.play import Terminal
from spieltisch.tables.replay import replay
from tests.games.burgundy.position import duke, position


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the player will type; then the input ends."""
    lines: list[str] = []

    def answers() -> Iterator[str]:
        yield from lines
        raise EOFError

    told = answers()
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(builtins, "input", lambda _prompt: next(told))
    return lines


def played(capsys: pytest.CaptureFixture[str], *more: str) -> str:
    assert main(["play", "burgundy", "--seed", "3", *more]) == 0
    return capsys.readouterr().out


def test_a_number_takes_an_option(typed: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    typed += ["2", "q"]
    assert "Seat 1 takes a tile from depot 1: ship." in played(capsys)


def test_nonsense_is_answered_with_what_is_possible(
    typed: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    typed += ["99", "help", "q"]
    assert played(capsys).count("Type a number from 1 to 19") == 2


def test_a_move_can_be_taken_back(typed: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    typed += ["u", "2", "u", "q"]
    told = played(capsys, "--language", "de")
    assert "Es gibt nichts zurückzunehmen." in told
    assert told.count("Du bist am Zug") == 3


def test_what_is_not_possible_says_why(
    typed: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    typed += ["?"]
    assert "This takes 2 workers; you have 1." in played(capsys)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_bots_play_a_whole_game_and_it_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    path = str(tmp_path / "game.jsonl")
    told = played(capsys, "--watch", "--language", language, "--record", path)
    match = replay(path)
    assert match.over
    assert str(match.scores[match.winners[0]]) in told.splitlines()[-2 + match.winners[0]]


def test_what_stands_open_is_offered_once_in_every_turn_of_others(
    typed: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """Seat 1 bears shield 6 and is not asked: Enter lets the others go on, a number uses it."""
    play = position(
        duke(dice=(2, 6)), duke(dice=(1, 1), shields={44: 6}), options={"shields": True}, seats=3
    )
    terminal = Terminal(play.match, 1, load_bot("random")(Random(1)), "en")
    typed += ["", "2", "q"]
    assert not terminal._stands_open()
    assert not terminal._stands_open(), "not twice in a turn"
    play.match.state.begin_turn(0)
    assert terminal._stands_open()
    assert play.estate(1)["emulates"] == 2
    told = capsys.readouterr().out
    assert told.count("Nobody waits for this") == 2
    assert "Use the monasteries of Seat 3" in told
