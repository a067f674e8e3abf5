"""Playing in the terminal, against bots and among bots."""

import builtins
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from spieltisch.cli import main
from spieltisch.tables.replay import replay


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
